"""Content packs: a good one is played with, a bad one is refused by file, line and column."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from mindrose.games.cerebria.components.packs import DEFAULT, load
from mindrose.games.cerebria.components.things import BLISS, FIRST, GLOOM, REVISED
from mindrose.kernel.errors import BadContent
from tests.rulebook import rule
from tests.rules.cerebria.content_packs import (
    entry_in,
    facts_of,
    loaded,
    mistake_of,
    mistakes,
    mistakes_of,
    with_changed,
    write,
)


def test_what_a_pack_does_not_have_is_that_of_the_default_pack(tmp_path: Path) -> None:
    folder = tmp_path / "My Emotions"
    folder.mkdir()
    content = loaded(folder, "emotions", with_changed("emotions", "strong", "hope", track=[3, 4, 5]))
    card = content.find("hope")
    assert [content.track[9 * card + essence] for essence in (1, 2, 3)] == [3, 4, 5]
    assert content.pack == "my-emotions"
    assert content.name("pack", "my-emotions", "it") == "My Emotions"
    assert content.document["decks"] == load().document["decks"]


def test_a_pack_of_own_decks(tmp_path: Path) -> None:
    facts = facts_of("decks")
    for entry in facts["deck"]:
        entry.update(id=f"my-{entry['id']}", source="original")
    courage = entry_in(facts, "deck", "my-love")
    courage["cards"] = dict.fromkeys(load().ids[:16], 1)
    content = loaded(tmp_path, "decks", facts)
    assert list(content.decks[content.deck("my-love", BLISS)].cards) == list(range(16))
    assert content.deck("love", BLISS) == load().deck("love", BLISS)
    assert content.deck("my-love", GLOOM) == -1


def test_a_power_of_the_first_edition_replaces_the_other(tmp_path: Path) -> None:
    facts = with_changed("emotions", "moderate", "comfort", power_first=["on enter: draw me 1"])
    content = loaded(tmp_path, "emotions", facts)
    card = content.find("comfort")
    assert content.power_texts(card, FIRST) == ["on enter: draw me 1"]
    assert content.power_texts(card, REVISED) == ["on turnend: if near(me,this): gain me wp 1"]


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="nowhere is not a folder of content files: "):
        load(tmp_path / "nowhere")


def test_a_folder_without_content_is_refused(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("nothing here")
    assert mistakes(tmp_path)[0].endswith(
        "holds none of pack.toml, emotions.toml, spirits.toml, board.toml, decks.toml"
    )


def test_a_file_with_another_name_is_refused(tmp_path: Path) -> None:
    (tmp_path / "emotion.toml").write_text("")
    assert mistakes(tmp_path)[0].startswith("- emotion.toml: a pack has no such file (did you mean 'emotions'?)")


def test_files_that_cannot_be_read_are_all_named_with_the_place(tmp_path: Path) -> None:
    (tmp_path / "board.toml").write_bytes(b"\xff\xfe[[realm]]")
    (tmp_path / "emotions.toml").write_text("[[moderate]]\nid = \n")
    (tmp_path / "decks.toml").mkdir()
    syntax, encoding, folder = mistakes(tmp_path)
    assert syntax == "- emotions.toml:2:6: nothing stands behind the `=` of this line"
    assert encoding == "- board.toml: is not written in UTF-8: save it with that encoding"
    assert folder.startswith("- decks.toml: cannot be read: ")


@pytest.mark.parametrize(
    ("file", "table"),
    [("emotions", "moderate"), ("spirits", "row"), ("board", "realm"), ("board", "intention"), ("decks", "deck")],
)
@pytest.mark.parametrize("value", [None, 3, []])
def test_what_is_no_list_of_tables_is_refused(tmp_path: Path, file: str, table: str, value: Any) -> None:
    facts = facts_of(file)
    facts.pop(table)
    if value is not None:
        facts[table] = value
    assert f"- {file}.toml: there is no {table} in it: write each one under [[{table}]]" in mistakes_of(
        tmp_path, file, facts
    )


def test_one_bracket_where_there_are_several_is_told(tmp_path: Path) -> None:
    facts = facts_of("decks")
    facts["deck"] = {"id": "courage"}
    told = "decks.toml:1:1: there are several of these: write [[deck]], with two brackets, not [deck]"
    assert f"- {told}" in mistakes_of(tmp_path, "decks", facts)


def test_an_entry_that_is_no_table_is_refused(tmp_path: Path) -> None:
    (tmp_path / "decks.toml").write_text('deck = ["love"]')
    assert "deck 1 is a table of facts, not 'love'" in mistakes(tmp_path)[0]


@pytest.mark.parametrize("table", ["wheel", "basic_layout"])
def test_a_missing_table_is_refused(tmp_path: Path, table: str) -> None:
    facts = facts_of("board")
    del facts[table]
    assert mistake_of(tmp_path, "board", facts) == f"- board.toml: there is no [{table}] in it"


def test_a_table_that_is_not_known_is_refused(tmp_path: Path) -> None:
    facts = facts_of("decks") | {"decc": [{"id": "love"}]}
    mistake = mistake_of(tmp_path, "decks", facts)
    assert mistake.endswith("there is no 'decc' here (did you mean 'deck'?); there is deck")


def test_all_mistakes_are_told_at_once_each_with_its_place(tmp_path: Path) -> None:
    facts = with_changed("emotions", "moderate", "comfort", vibe="rad", colour="red", threshold="two")
    facts["moderate"][0]["name"] = {"en": "Affection", "ru": "", "zh": 1, "de": "Zuneigung"}
    write(tmp_path, "spirits", with_changed("spirits", "spirit", "love", faction="gloom"))
    found = mistakes_of(tmp_path, "emotions", facts)
    assert found[:7] == [
        "- emotions.toml:3:8: moderate 'affection': name has no text in ru, it, zh; "
        'one for all languages is name = "…"',
        "- emotions.toml:3:59: moderate 'affection': name is in en, ru, it, zh, not in 'de'",
        "- emotions.toml:22:1: moderate 'comfort': there is no 'colour' here; there is id, name, faction, vibe, track, "
        "threshold, strong, power, power_first, text, source",
        "- emotions.toml:16:9: moderate 'comfort': vibe is one of red, yellow, green, blue, not 'rad' "
        "(did you mean 'red'?) (CB-23.1.1)",
        "- emotions.toml:18:14: moderate 'comfort': threshold is a whole number from 1 to 8, not 'two' (CB-12.1.2)",
        "- emotions.toml: 4 moderate Emotions of bliss are red, not 3",
        "- spirits.toml:4:12: spirit 'love': this is a Spirit of bliss",
    ]


@pytest.mark.parametrize("name", [None, "", 7, "Courage", "cou rage", "-", "отвага"])
def test_an_id_that_cannot_be_written_in_a_position_is_refused(tmp_path: Path, name: Any) -> None:
    found = mistakes_of(tmp_path, "emotions", with_changed("emotions", "moderate", "courage", id=name))
    assert any("the id is made of a to z" in mistake for mistake in found)


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (None, "source says where each of name, track, threshold, power comes from"),
        ("published", "source says where each of name, track, threshold, power comes from"),
        ({"name": "published", "track": "published", "threshold": "original"}, "the source of the power is one of"),
        (
            {"name": "publised", "track": "published", "threshold": "original", "power": "original"},
            "the source of the name is one of rulebook, published, original, not 'publised' (did you mean 'published'",
        ),
        (
            {
                "name": "published",
                "track": "published",
                "threshold": "original",
                "power": "original",
                "pover": "original",
            },
            "source has no 'pover' (did you mean 'power'?)",
        ),
    ],
)
def test_where_the_facts_of_a_card_come_from_is_said(tmp_path: Path, source: Any, told: str) -> None:
    assert told in mistake_of(tmp_path, "emotions", with_changed("emotions", "moderate", "courage", source=source))


@pytest.mark.parametrize("source", [None, "internet", ["rulebook"]])
def test_where_a_deck_comes_from_is_said(tmp_path: Path, source: Any) -> None:
    assert "one of rulebook, published, original" in mistake_of(
        tmp_path, "decks", with_changed("decks", "deck", "love", source=source)
    )


@rule("CB-2.1.2", "CB-2.1.3")
def test_a_missing_emotion_is_refused(tmp_path: Path) -> None:
    facts = facts_of("emotions")
    facts["moderate"].remove(entry_in(facts, "moderate", "trust"))
    number, vibe, strong = mistakes_of(tmp_path, "emotions", facts)
    assert number == "- emotions.toml: 16 moderate Emotions are of bliss, not 15 (CB-2.1.2)"
    assert vibe == "- emotions.toml: 4 moderate Emotions of bliss are yellow, not 3"
    assert strong.endswith("strong 'faith': no moderate Emotion becomes this one (CB-12.1.8)")


@pytest.mark.parametrize(
    ("strong", "told"),
    [
        ("fate", "there is no strong Emotion 'fate' (did you mean 'faith'?) (CB-23.1.1)"),
        (None, "there is no strong Emotion 'None' (CB-23.1.1)"),
        ("freedom", "'freedom' is the Strong Emotion of 'safety' already (CB-2.1.3)"),
        ("rage", "'rage' is of the other faction (CB-2.1.3)"),
    ],
)
def test_each_moderate_emotion_has_a_strong_one_of_its_own(tmp_path: Path, strong: Any, told: str) -> None:
    found = mistakes_of(tmp_path, "emotions", with_changed("emotions", "moderate", "trust", strong=strong))
    assert told in found[0]
    assert found[-1].endswith("strong 'faith': no moderate Emotion becomes this one (CB-12.1.8)")


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"id": "safety"}, "moderate 'safety' is called 'safety' too"),
        ({"name": {"en": "safety", "ru": "1", "it": "1", "zh": "1"}}, "moderate 'safety' is called 'safety' too"),
    ],
)
def test_two_emotions_of_one_name_are_refused(tmp_path: Path, changes: Any, told: str) -> None:
    found = mistakes_of(tmp_path, "emotions", with_changed("emotions", "moderate", "trust", **changes))
    assert any(told in mistake for mistake in found)


def test_four_moderate_emotions_have_each_vibe(tmp_path: Path) -> None:
    yellow, blue = mistakes_of(tmp_path, "emotions", with_changed("emotions", "moderate", "trust", vibe="blue"))
    assert yellow == "- emotions.toml: 4 moderate Emotions of bliss are yellow, not 3"
    assert blue == "- emotions.toml: 4 moderate Emotions of bliss are blue, not 5"


def test_a_strong_emotion_has_the_vibe_of_its_moderate_one(tmp_path: Path) -> None:
    mistake = mistake_of(tmp_path, "emotions", with_changed("emotions", "strong", "faith", vibe="blue"))
    assert "strong 'faith': a Strong Emotion has the vibe of its Moderate one: leave it out" in mistake


@pytest.mark.parametrize(
    ("track", "told"),
    [
        ([2, 3, 2], "the track 2-3-2 falls (CB-5.1.2)"),
        ([0, 1, 2], "with one Essence the Intensity is at least 1, not 0 (CB-5.1.2)"),
        ([], "track is a list of 1 to 8 whole numbers"),
        ([1] * 9, "track is a list of 1 to 8 whole numbers"),
        ([1, 2.5], "track is a list of 1 to 8 whole numbers"),
        ([1, True], "track is a list of 1 to 8 whole numbers"),
        ([1, 10], "track is a list of 1 to 8 whole numbers"),
        ("1-2-3", "track is a list of 1 to 8 whole numbers"),
        (None, "track is a list of 1 to 8 whole numbers"),
    ],
)
@pytest.mark.parametrize(("table", "name"), [("strong", "faith"), ("starting", "brightness")])
def test_a_track_starts_at_1_and_never_falls(tmp_path: Path, table: str, name: str, track: Any, told: str) -> None:
    found = mistakes_of(tmp_path, "emotions", with_changed("emotions", table, name, track=track))
    assert any(told in mistake and f"{table} {name!r}" in mistake for mistake in found)


@pytest.mark.parametrize(("track", "column"), [([2, 3, 2], 16), ([0, 1, 2], 10), ([1, 99, 2], 13), ([], 9), (7, 9)])
def test_a_mistake_in_a_track_is_told_at_the_number(tmp_path: Path, track: Any, column: int) -> None:
    facts = with_changed("emotions", "moderate", "comfort", track=track)
    place = mistakes_of(tmp_path, "emotions", facts)[0].split()[1]
    assert place == f"emotions.toml:17:{column}:"


def test_a_threshold_can_be_reached(tmp_path: Path) -> None:
    mistake = mistake_of(tmp_path, "emotions", with_changed("emotions", "moderate", "tranquility", threshold=3))
    assert mistake.endswith("moderate 'tranquility': threshold 3 cannot be reached with 2 Essence slots (CB-12.1.2)")


@pytest.mark.parametrize("threshold", [None, 0, -1, True, 2.0])
def test_a_threshold_is_at_least_1(tmp_path: Path, threshold: Any) -> None:
    facts = with_changed("emotions", "moderate", "tranquility", threshold=threshold)
    mistake = mistake_of(tmp_path, "emotions", facts)
    assert "threshold" in mistake
    assert "a whole number from 1 to 8" in mistake


def test_the_essence_fits_on_the_strong_emotion(tmp_path: Path) -> None:
    mistake = mistake_of(tmp_path, "emotions", with_changed("emotions", "strong", "selflessness", track=[3, 3, 3]))
    assert "moderate 'generosity': it has 4 Essence slots, 'selflessness' only 3" in mistake
    assert mistake.endswith("(CB-12.1.4)")


@pytest.mark.parametrize(
    ("card", "changes", "told"),
    [
        ("courage", {"vibe": "blue"}, "vibe is red in the rulebook"),
        ("kindness", {"threshold": 3}, "threshold is 2 in the rulebook"),
        ("kindness", {"strong": "purity"}, "strong is benevolence in the rulebook"),
        ("affection", {"track": [1, 1, 3]}, "the rulebook shows it with Intensity 2"),
        ("dislike", {"track": [2, 2, 3]}, "the rulebook shows it with Intensity 1"),
        ("craving", {"track": [2, 2, 2]}, "the rulebook shows it with Intensity 1"),
    ],
)
def test_the_default_pack_agrees_with_the_rulebook(
    tmp_path: Path, card: str, changes: dict[str, Any], told: str
) -> None:
    facts = with_changed("emotions", "moderate", card, **changes)
    shutil.copy(DEFAULT / "pack.toml", tmp_path)
    assert any(f"moderate {card!r}: {told}" in mistake for mistake in mistakes_of(tmp_path, "emotions", facts))
    (tmp_path / "pack.toml").unlink()
    if "track" in changes or "threshold" in changes:
        load(tmp_path)


@pytest.mark.parametrize(
    ("power", "told"),
    [
        ("on enter: token 7", ":20:21: moderate 'comfort': token 7 is above 6, the most there is (CB-5.1.5)"),
        ("aura: intensity +7", ":20:17: moderate 'comfort': intensity 7 is above 6, the most there is (CB-5.1.5)"),
        ("aura: intensity +#empty(4)", ":20:28: moderate 'comfort': #empty(4) can count 8, more than 6 (CB-5.1.5)"),
    ],
)
def test_no_bonus_is_above_6(tmp_path: Path, power: str, told: str) -> None:
    facts = with_changed("emotions", "moderate", "comfort", power=[power])
    assert mistake_of(tmp_path, "emotions", facts) == f"- emotions.toml{told}"


@pytest.mark.parametrize("key", ["power", "power_first"])
@pytest.mark.parametrize("power", ["on enter: draw me 1", ["on enter: if near(me,this: draw me 1"], [1], [""], ["x"]])
def test_a_power_that_cannot_be_read_is_refused(tmp_path: Path, key: str, power: Any) -> None:
    facts = with_changed("emotions", "moderate", "comfort", **{key: power})
    assert "moderate 'comfort': " in mistake_of(tmp_path, "emotions", facts)


def test_a_word_that_powers_do_not_have_is_refused_where_it_stands(tmp_path: Path) -> None:
    facts = with_changed("emotions", "moderate", "comfort", power=["on enter: drow me 1"])
    mistake = mistake_of(tmp_path, "emotions", facts)
    assert mistake.startswith("- emotions.toml:20:21: moderate 'comfort': ")
    assert mistake.endswith("(did you mean 'draw'?)")


def test_an_emotion_without_power_is_refused(tmp_path: Path) -> None:
    assert mistake_of(tmp_path, "emotions", with_changed("emotions", "strong", "hope", power=None)).endswith(
        "it has no power: a card without one says so with power = []"
    )


@rule("CB-23.1.3")
@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"vibe": "red"}, "there is no 'vibe' here"),
        ({"power": ["on enter: draw me 1"]}, "there is no 'power' here"),
        ({"id": "gloominess"}, "id is one of brightness, bleakness, not 'gloominess'"),
        ({"faction": "bliss"}, "it is the Starting Emotion of gloom"),
        ({"id": "brightness"}, "the starting Emotions are brightness and bleakness"),
    ],
)
def test_starting_emotions_are_brightness_and_bleakness_alone(tmp_path: Path, changes: Any, told: str) -> None:
    found = mistakes_of(tmp_path, "emotions", with_changed("emotions", "starting", "bleakness", **changes))
    assert any(told in mistake for mistake in found)


def test_what_a_pack_says_of_itself_is_checked(tmp_path: Path) -> None:
    facts = {"id": "My Pack", "name": {"en": "Mine"}, "author": "me", "source": "original"}
    assert mistakes_of(tmp_path, "pack", facts) == [
        "- pack.toml:2:1: there is no 'author' here; there is id, name, about, source",
        "- pack.toml:3:7: the id is made of a to z, 0 to 9, hyphens and underscores, not 'My Pack'",
        '- pack.toml:4:1: name has no text in ru, it, zh; one for all languages is name = "…"',
        "- pack.toml:1:1: about is a text, or one in each of en, ru, it, zh",
    ]
