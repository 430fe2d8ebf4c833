"""Packs of one's own: decks beside the published ones, and records that know which cards they were played with."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

import mindrose
from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.packs import load
from mindrose.games.cerebria.components.things import BLISS, GLOOM
from mindrose.games.cerebria.game import CerebriaGame, table_of
from mindrose.kernel.errors import BadContent, BadOption, BadRecord
from mindrose.kernel.record import Record, read, replay
from mindrose.text import Speaker
from tests.rulebook import rule
from tests.rules.cerebria.content_packs import entry_in, facts_of, loaded, mistakes, with_changed, write

PUBLISHED = [deck["id"] for deck in facts_of("decks")["deck"]]
BRAVE = {"courage": 2, "excitement": 2, "safety": 2, "trust": 2, "desire": 2, "innocence": 2, "optimism": 2, "hope": 2}
SHY = {"fear": 2, "guilt": 2, "loneliness": 2, "boredom": 2, "mistrust": 2, "insecurity": 2, "disgust": 2, "anger": 2}


def deck(name: str, **changes: Any) -> dict[str, Any]:
    cards = {card: copies for card, copies in BRAVE.items() if card != "hope"} | {"kindness": 2}
    return {"id": name, "name": name.title(), "faction": "bliss", "cards": cards, "source": "original"} | changes


def ids(content: Content) -> list[str]:
    return [deck.id for deck in content.decks]


def played(game: CerebriaGame, answers: int = 30, **options: Any) -> Record:
    table = game.new(4, "packs", **options)
    for _ in range(answers):
        table.answer(table.legal()[0])
    return read(table.record().document())


@pytest.fixture
def packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for packs, with `brave` in it: one deck."""
    monkeypatch.setenv("MINDROSE_PACKS", str(tmp_path))
    folder = tmp_path / "brave"
    folder.mkdir()
    write(folder, "decks", {"deck": [deck("brave")]})
    return tmp_path


# Decks


@rule("CB-22.1.7", "CB-25.1.1", "CB-25.1.2", "CB-25.2.1", "CB-25.2.8")
def test_decks_of_a_pack_come_after_the_published_ones(tmp_path: Path) -> None:
    content = loaded(tmp_path, "decks", {"deck": [deck("brave"), deck("shy", faction="gloom", cards=SHY)]})
    assert ids(content) == [*PUBLISHED, "brave", "shy"]
    assert (content.deck("Brave", BLISS), content.deck("shy", GLOOM)) == (10, 11)
    assert (content.deck("starter", BLISS), content.deck("starter", GLOOM)) == (0, 1)


def test_a_deck_with_the_id_of_a_published_one_takes_its_place(tmp_path: Path) -> None:
    content = loaded(tmp_path, "decks", {"deck": [deck("love", spirit="love")]})
    assert ids(content) == PUBLISHED
    taken = content.decks[content.deck("love", BLISS)]
    assert content.find("courage") in taken.cards
    assert taken.names == dict.fromkeys(("en", "ru", "it", "zh"), "Love")


def test_published_decks_with_emotions_that_the_pack_does_not_have_are_left_out(tmp_path: Path) -> None:
    facts = with_changed("emotions", "moderate", "affection", id="fondness")
    content = loaded(tmp_path, "emotions", facts)
    assert ids(content) == [name for name in PUBLISHED if name != "empathy"]
    write(tmp_path, "decks", {"deck": [deck("fond", cards=deck("brave")["cards"] | {"courage": 0} | {"fondness": 2})]})
    (mistake,) = mistakes(tmp_path)
    assert "1 or 2 of each Emotion, not 0 of 'courage'" in mistake
    cards = {card: copies for card, copies in deck("brave")["cards"].items() if card != "courage"} | {"fondness": 2}
    content = loaded(tmp_path, "decks", {"deck": [deck("fond", cards=cards)]})
    assert ids(content)[-1] == "fond"


def test_a_published_deck_is_left_out_when_its_emotions_changed_sides(tmp_path: Path) -> None:
    facts = facts_of("emotions")
    for bliss, gloom in (("courage", "anger"), ("valor", "rage")):
        kind = "moderate" if bliss == "courage" else "strong"
        one, other = entry_in(facts, kind, bliss), entry_in(facts, kind, gloom)
        one["faction"], other["faction"] = "gloom", "bliss"
    content = loaded(tmp_path, "emotions", facts)
    with_courage = {"starter-bliss", "delight", "harmony"}
    with_anger = {"starter-gloom", "hatred", "anxiety"}
    assert ids(content) == [name for name in PUBLISHED if name not in with_courage | with_anger]


def test_a_game_goes_on_without_any_deck_list(packs: Path) -> None:
    facts = facts_of("emotions")
    for entry in facts["moderate"]:
        entry["id"] = f"my-{entry['id']}"
    (packs / "mine").mkdir()
    write(packs / "mine", "emotions", facts)
    assert ids(load(packs / "mine")) == []
    played(CerebriaGame(), 120, pack="mine", mode="basic")


# Records


def test_a_table_is_played_with_the_decks_of_its_pack(packs: Path) -> None:
    game = CerebriaGame()
    spirits = {"spirit_0": "love", "spirit_1": "hatred", "spirit_2": "delight", "spirit_3": "misery"}
    table = game.new(4, 1, pack="brave", deck_0="brave", deck_1="hatred", deck_2="brave", deck_3="starter", **spirits)
    state = table_of(table.state)
    brave = list(game.pack("brave").decks[10].cards)
    assert list(state.decks[:16]) == list(state.decks[32:48]) == brave
    with pytest.raises(BadOption, match="bliss has no deck 'brave'"):
        game.new(4, 1, deck_0="brave")


def test_a_record_replays_with_the_pack_it_was_played_with(packs: Path) -> None:
    game = CerebriaGame()
    record = played(game, pack="brave")
    assert record.content != game.content_hash()
    again = replay(record, CerebriaGame())
    assert again.record().document() == record.document()


def test_a_record_is_replayed_whatever_became_of_its_pack(packs: Path) -> None:
    record = read(played(CerebriaGame(), pack="brave").document())
    write(packs / "brave", "decks", {"deck": [deck("bolder"), deck("brave")]})
    assert replay(record, CerebriaGame()).options["pack"] == record.options["pack"]
    shutil.rmtree(packs / "brave")
    assert replay(record, CerebriaGame()).record().document() == record.document()
    shutil.rmtree(packs / ".kept")
    assert replay(record, CerebriaGame()).record().document() == record.document()


def test_a_record_of_cards_from_a_path_brings_them_along(packs: Path) -> None:
    record = played(CerebriaGame(packs / "brave"))
    assert record.pack is not None
    assert record.pack["decks"]["deck"][0]["id"] == "brave"
    assert mindrose.replay(record.document()).record().document() == record.document()
    assert played(CerebriaGame()).pack is None


def test_a_table_keeps_its_pack_and_a_new_one_sees_what_was_changed(packs: Path) -> None:
    game = CerebriaGame()
    table = game.new(4, 1, pack="brave")
    write(packs / "brave", "decks", {"deck": [deck("brave"), deck("bolder")]})
    assert "bolder" not in ids(game.pack(str(table.options["pack"])))
    later = game.new(4, 1, pack="brave")
    assert "bolder" in ids(game.pack(str(later.options["pack"])))
    assert "bolder" not in ids(CerebriaGame().pack(str(table.options["pack"])))


def test_the_hash_covers_what_the_rules_read(packs: Path) -> None:
    game = CerebriaGame()
    decks = {f"deck_{seat}": "brave" for seat in range(4)}
    hashed = game.content_hash({"pack": "brave", **decks})
    chosen = game.content_hash({"pack": "brave"})
    write(packs / "brave", "decks", {"deck": [deck("brave") | {"name": "Храбрецы"}]})
    assert game.content_hash({"pack": "brave"}) == chosen
    write(packs / "brave", "decks", {"deck": [deck("brave"), deck("bolder")]})
    assert game.content_hash({"pack": "brave", **decks}) == hashed
    assert game.content_hash({"pack": "brave"}) != chosen
    write(packs / "brave", "emotions", with_changed("emotions", "moderate", "courage", threshold=3))
    assert game.content_hash({"pack": "brave", **decks}) != hashed


def test_a_record_whose_cards_were_changed_by_hand_says_so(packs: Path) -> None:
    document = played(CerebriaGame(), pack="brave").document()
    shutil.rmtree(packs / ".kept")
    shutil.rmtree(packs / "brave")
    document["pack"]["decks"]["deck"].pop()
    with pytest.raises(BadRecord, match="the content pack 'brave' is not the one that is meant"):
        replay(read(document), CerebriaGame())
    del document["pack"]
    document["options"]["pack"] = "brave"
    with pytest.raises(BadRecord, match="there is no content pack 'brave' here: `mindrose content list` says where"):
        replay(read(document), CerebriaGame())


def test_the_mistakes_of_a_pack_do_not_say_where_on_this_computer_it_lies(packs: Path) -> None:
    write(packs / "brave", "decks", {"deck": [deck("brave") | {"faction": "chess"}]})
    with pytest.raises(BadContent) as caught:
        CerebriaGame().new(4, 1, pack="brave")
    assert str(caught.value).startswith("brave has mistakes:\n- brave/decks.toml:")
    assert str(packs) not in str(caught.value)


def test_comments_in_a_pack_do_not_count(packs: Path) -> None:
    record = played(CerebriaGame(), pack="brave")
    path = packs / "brave" / "decks.toml"
    path.write_text("# Decks for brave people.\n" + path.read_text(encoding="utf-8"), encoding="utf-8")
    assert replay(record, CerebriaGame()).players == 4


@pytest.mark.parametrize("name", ["../brave", "Brave", "/etc", "", "a" * 65])
def test_a_pack_is_named_like_a_folder(packs: Path, name: str) -> None:
    with pytest.raises(BadOption, match="option pack names a folder of content packs"):
        CerebriaGame().new(4, 1, pack=name)


def test_a_pack_with_mistakes_cannot_be_played_with(packs: Path) -> None:
    write(packs / "brave", "decks", {"deck": [deck("brave", cards=BRAVE)]})
    with pytest.raises(BadContent, match=r"'hope' is no Moderate Emotion \(E_DECKBUILD, CB-3.5.3\)"):
        CerebriaGame().new(4, 1, pack="brave")


def test_a_card_can_be_without_a_power_but_says_so(packs: Path) -> None:
    content = loaded(packs / "brave", "emotions", with_changed("emotions", "moderate", "courage", power=[]))
    assert content.power_texts(content.find("courage"), 0) == []
    assert Speaker(CerebriaGame(packs / "brave"), "ru").card_text("courage").splitlines()[1] == "Без силы."
    write(packs / "brave", "emotions", with_changed("emotions", "moderate", "courage", power=None))
    (mistake,) = mistakes(packs / "brave")
    assert mistake.endswith("moderate 'courage': it has no power: a card without one says so with power = []")
