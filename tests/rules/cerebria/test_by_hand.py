"""CB-23.3.7 What a card leaves to the people: it is shown and told to everybody, and nothing else happens."""

from __future__ import annotations

from pathlib import Path

import pytest

import mindrose
from mindrose.faces.cerebria.packing import CONTENTS
from mindrose.faces.cerebria.speaker import CerebriaSpeaker
from mindrose.games.cerebria.game import CerebriaGame
from mindrose.kernel.languages import LANGUAGES
from tests.rulebook import rule
from tests.rules.cerebria.content_packs import loaded, mistake_of, with_changed, write
from tests.rules.cerebria.scenes import Scene, with_text

TEXT = {"en": "Sing a song.", "ru": "Спойте песню.", "it": "Canta una canzone.", "zh": "唱一首歌。"}


@rule("CB-23.3.7")
def test_everybody_is_reminded_as_the_card_enters_and_nothing_else_happens() -> None:
    scene = Scene(content=with_text("courage", TEXT)).enter("courage", 6)
    assert scene.kind == ""
    assert scene.told() == ["by_hand"]
    card = scene.card("courage")
    event = scene.table.events()[-1]
    assert event == {"event": "by_hand", "space": 6, "card": card, "text": card}
    assert Scene(content=with_text("courage", TEXT)).enter("trust", 6).quiet()


@rule("CB-23.3.7")
def test_a_power_says_when_and_under_what_condition() -> None:
    content = with_text("courage", TEXT, courage=["on turnend: if #foe>=1: byhand", "on enter: gain me wp 1"])
    assert Scene({7: "guilt"}, content=content).enter("courage", 6).told() == ["power", "willpower"]
    assert Scene({6: "courage", 7: "guilt"}, content=content).end_turn(0).told() == ["by_hand"]
    assert Scene({6: "courage"}, content=content).end_turn(0).quiet()


@rule("CB-23.3.7")
def test_a_blank_power_does_nothing(tmp_path: Path) -> None:
    content = loaded(tmp_path, "emotions", with_changed("emotions", "moderate", "courage", power=""))
    assert content.power_texts(content.find("courage"), 0) == []
    assert Scene({7: "guilt"}, content=content).enter("courage", 6).quiet()


@rule("CB-23.3.7")
def test_a_text_is_one_for_all_languages_or_one_for_each(tmp_path: Path) -> None:
    content = loaded(tmp_path, "emotions", with_changed("emotions", "strong", "valor", power="", text="♪"))
    assert [content.by_hand(content.find("valor"), language) for language in LANGUAGES] == ["♪"] * 4
    facts = with_changed("emotions", "strong", "valor", power="", text={"en": "Sing.", "ru": "Спойте."})
    assert "text has no text in it, zh; one for all languages is text =" in mistake_of(tmp_path, "emotions", facts)


@rule("CB-23.3.7")
def test_what_is_left_to_the_people_is_written_on_the_card(tmp_path: Path) -> None:
    facts = with_changed("emotions", "moderate", "courage", power=["on enter: byhand"])
    assert "`byhand` leaves something to the people: say what, in words, on the card: text =" in mistake_of(
        tmp_path, "emotions", facts
    )


@rule("CB-23.3.7")
@pytest.mark.parametrize(
    ("language", "marked", "listed"),
    [
        ("en", "✋ By hand: Sing a song.", "1 of them with something to do by hand"),
        ("ru", "✋ Вручную: Спойте песню.", "с действиями вручную — 1"),
        ("it", "✋ A mano: Canta una canzone.", "1 in parte a mano"),
        ("zh", "✋ 手动结算：唱一首歌。", "其中需手动结算1张"),
    ],
)
def test_it_is_marked_on_the_card_in_the_log_and_in_the_list(
    tmp_path: Path, language: str, marked: str, listed: str
) -> None:
    write(tmp_path, "emotions", with_changed("emotions", "moderate", "courage", power="", text=TEXT))
    holds = CONTENTS.check(tmp_path, language).lines
    assert f"    {marked}" in holds
    assert any(line.endswith(listed) for line in holds)
    assert any(line.endswith(listed) for line in CONTENTS.summary(tmp_path, language).lines)
    game = mindrose.load("cerebria", tmp_path)
    assert isinstance(game, CerebriaGame)
    speaker = CerebriaSpeaker(game, language, [])
    assert speaker.power("courage") == marked
    assert speaker.powers()["first"]["courage"] == marked
    courage = speaker.naming.type_of("courage")
    event = speaker.event({"event": "by_hand", "space": 1, "card": courage, "text": courage})
    assert event.endswith(TEXT[language])
