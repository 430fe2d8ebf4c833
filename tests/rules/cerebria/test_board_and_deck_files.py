"""Files of Spirit boards, of the board and of decks: what they may say, and how they are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.packs import load
from mindrose.games.cerebria.components.things import ASPIRATIONS, DETERMINATION, HASTE, REVISED, SIDE_B
from tests.rulebook import rule
from tests.rules.cerebria.content_packs import (
    entry_in,
    facts_of,
    loaded,
    mistake_of,
    mistakes_of,
    with_changed,
    write,
)

LAST_ROW = len(facts_of("spirits")["row"]) - 1
PLACES = facts_of("board")["basic_layout"]["places"]


@rule("CB-2.1.1")
def test_a_missing_spirit_is_refused(tmp_path: Path) -> None:
    facts = facts_of("spirits")
    facts["spirit"].remove(entry_in(facts, "spirit", "love"))
    assert mistake_of(tmp_path, "spirits", facts) == "- spirits.toml: no spirit has the id love"


@rule("CB-2.1.1")
def test_a_spirit_that_the_rules_do_not_know_is_refused(tmp_path: Path) -> None:
    unknown, missing = mistakes_of(tmp_path, "spirits", with_changed("spirits", "spirit", "love", id="lave"))
    assert "id is one of love, delight" in unknown
    assert "not 'lave' (did you mean 'love'?)" in unknown
    assert missing == "- spirits.toml: no spirit has the id love"


@rule("CB-21.1.2")
def test_a_row_that_is_not_listed_for_side_b_is_that_of_side_a(tmp_path: Path) -> None:
    facts = facts_of("spirits")
    facts["row"] = [row for row in facts["row"] if row["side"] == "a"]
    content = loaded(tmp_path, "spirits", facts)
    board = (SIDE_B * 2 + REVISED) * 8 * 15
    assert (content.upgrade[board], content.upgrade[board + 2]) == (HASTE, DETERMINATION)
    assert list(content.upgrade[: len(content.upgrade) // 2]) == list(content.upgrade[len(content.upgrade) // 2 :])


def test_a_row_that_side_a_does_not_have_is_refused(tmp_path: Path) -> None:
    revised, first = mistakes_of(tmp_path, "spirits", {"spirit": facts_of("spirits")["spirit"],
                                                       "row": facts_of("spirits")["row"][1:]})  # fmt: skip
    assert revised == "- spirits.toml: there is no row of move on side a in the revised edition"
    assert first == "- spirits.toml: there is no row of move on side a in the first edition"


def test_two_rows_for_one_board_are_refused(tmp_path: Path) -> None:
    facts = facts_of("spirits")
    facts["row"].append({**facts["row"][LAST_ROW], "edition": "both"})
    assert "there are two rows for anxiety, side b, " in mistakes_of(tmp_path, "spirits", facts)[0]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"spirit": "love"}, "spirit is one of all, not 'love' (CB-21.1.1)"),
        ({"side": "c"}, "side is one of a, b, not 'c'"),
        ({"edition": "second"}, "edition is one of both, revised, first, not 'second'"),
        ({"action": "absorb"}, "action is one of move, invoke, quell, fortify, empower, not 'absorb'"),
        ({"action": None}, "action is missing: one of move, invoke, quell, fortify, empower"),
    ],
)
def test_a_row_says_whose_it_is(tmp_path: Path, changes: dict[str, Any], told: str) -> None:
    assert told in mistakes_of(tmp_path, "spirits", with_changed("spirits", "row", 0, **changes))[0]


@rule("CB-21.1.1")
@pytest.mark.parametrize("upgrades", [None, "haste +1w", [], ["haste +1w", "overcome +1w"], ["haste", "overcome", 3]])
def test_a_row_has_three_upgrades(tmp_path: Path, upgrades: Any) -> None:
    facts = with_changed("spirits", "row", 0, upgrades=upgrades)
    assert "row 1: upgrades is a list of 3 texts (CB-21.1.1), not" in mistake_of(tmp_path, "spirits", facts)


@pytest.mark.parametrize(
    ("upgrade", "told"),
    [
        ("hast +1w", "there is no upgrade 'hast' (did you mean 'haste'?)"),
        ("", "there is no upgrade ''"),
        ("support +1a", "support is an upgrade of invoke, not of move"),
        ("seethe", "seethe is an upgrade of invoke, fortify, empower, not of move"),
        ("haste 1w", "what haste adds to the cost is +1w to +9w and +1a to +9a, not '1w'"),
        ("haste +0w", "what haste adds to the cost is +1w to +9w and +1a to +9a, not '+0w'"),
        ("haste +1w +2w", "haste names the same cost twice"),
        ("determination +1w", "determination makes an action cheaper and adds nothing to its cost"),
        ("overcome", "the upgrade overcome is there twice"),
    ],
)
def test_an_upgrade_is_one_of_its_action_with_what_it_costs(tmp_path: Path, upgrade: str, told: str) -> None:
    facts = with_changed("spirits", "row", 0, upgrades=[upgrade, "overcome +1w", "embrace"])
    assert told in mistake_of(tmp_path, "spirits", facts)


@pytest.mark.parametrize(("table", "name"), [("realm", "land"), ("sphere", "humility")])
def test_there_are_five_realms_and_five_spheres(tmp_path: Path, table: str, name: str) -> None:
    facts = facts_of("board")
    facts[table].remove(entry_in(facts, table, name))
    assert f"- board.toml: there are 5 of {table}, not 4 (CB-4.2.1)" in mistakes_of(tmp_path, "board", facts)


@pytest.mark.parametrize(("table", "name", "other"), [("realm", "land", "valley"), ("sphere", "humility", "diligence")])
def test_their_names_are_different(tmp_path: Path, table: str, name: str, other: str) -> None:
    mistake = mistake_of(tmp_path, "board", with_changed("board", table, name, id=other))
    assert mistake.endswith(f"{table} {other!r}: another {table} has this id: each has one of its own")


@pytest.mark.parametrize(
    ("table", "name", "changes", "told"),
    [
        ("realm", "land", {"action": "harvest"}, "another realm has the action 'harvest' too"),
        ("realm", "land", {"action": "harvets"}, "not 'harvets' (did you mean 'harvest'?)"),
        ("realm", "land", {"cost": -1}, "cost is a whole number from 0 to 9, not -1"),
        ("realm", "land", {"id": "land-of-desires"}, "spaces are called after it, as in valley-1"),
        ("sphere", "humility", {"bonus": "diligence"}, "another sphere has the bonus 'diligence' too"),
        ("sphere", "humility", {"bonus": None}, "bonus is missing: one of commitment, humility"),
        ("aspiration", "unity", {"id": "harmony"}, "id is one of attitude"),
        ("aspiration", "unity", {"id": "attitude"}, "another aspiration has the id 'attitude' too"),
        ("aspiration", "unity", {"basic": 1}, "basic is true or false, not 1"),
    ],
)
def test_a_bad_fact_about_the_board_is_refused(
    tmp_path: Path, table: str, name: str, changes: dict[str, Any], told: str
) -> None:
    found = mistakes_of(tmp_path, "board", with_changed("board", table, name, **changes))
    assert any(told in mistake for mistake in found)


@rule("CB-1.2.7")
def test_seven_aspirations_are_in_the_basic_game(tmp_path: Path) -> None:
    mistake = mistake_of(tmp_path, "board", with_changed("board", "aspiration", "reflection", basic=True))
    assert mistake == "- board.toml: 7 Aspirations are in the basic game, not 8 (CB-1.2.7)"


@rule("CB-2.1.6")
@pytest.mark.parametrize("name", ASPIRATIONS[:2])
def test_no_aspiration_may_be_missing(tmp_path: Path, name: str) -> None:
    facts = facts_of("board")
    facts["aspiration"].remove(entry_in(facts, "aspiration", name))
    assert f"- board.toml: no aspiration has the id {name}" in mistakes_of(tmp_path, "board", facts)


@rule("CB-16.1.2", "CB-16.1.3")
@pytest.mark.parametrize(
    ("number", "changes", "told"),
    [
        (0, {"points": 1}, "points are the same for all Intentions in the revised edition: leave them out (CB-16.1.2)"),
        (8, {"points": None}, "points is missing: a whole number from 1 to 9 (CB-16.1.3)"),
        (0, {"number": None}, "number is missing: a whole number from 1 to 9"),
        (2, {"number": 3}, "fill_emotion is not measured: leave the number out"),
        (0, {"deed": "quell"}, "deed is one of quell_at_least, quell_exactly"),
        (1, {"deed": "quell_at_least", "number": 1}, "this Intention is on this side already"),
        (1, {"side": "A"}, "side is one of a, b, not 'A' (did you mean 'a'?)"),
    ],
)
def test_a_bad_intention_is_refused(tmp_path: Path, number: int, changes: dict[str, Any], told: str) -> None:
    mistake = mistake_of(tmp_path, "board", with_changed("board", "intention", number, **changes))
    assert f"intention {number + 1}: " in mistake
    assert told in mistake


def test_a_side_without_intentions_is_refused(tmp_path: Path) -> None:
    facts = facts_of("board")
    facts["intention"] = facts["intention"][4:]
    mistake = mistake_of(tmp_path, "board", facts)
    assert mistake == "- board.toml: there is no intention on side a of the revised edition"


@pytest.mark.parametrize(
    ("bonuses", "told"),
    [
        ({"0": "essence"}, "bonuses lie on spaces 1 to 19, not on '0' (CB-16.2.1)"),
        ({"20": "essence"}, "bonuses lie on spaces 1 to 19, not on '20' (CB-16.2.1)"),
        ({"three": "essence"}, "bonuses lie on spaces 1 to 19, not on 'three' (CB-16.2.1)"),
        (
            {"3": "cards"},
            "one of essence, card, ambition, not 'cards' (did you mean 'card'?) (CB-16.2.2)",
        ),
        ({"3": "nothing"}, "space 3 gives one of essence, card, ambition, not 'nothing' (CB-16.2.2)"),
        (["essence"], "bonuses says what spaces of the wheel give"),
    ],
)
def test_the_wheel_gives_three_kinds_of_bonus_on_its_spaces(tmp_path: Path, bonuses: Any, told: str) -> None:
    facts = facts_of("board")
    facts["wheel"]["bonuses"] = bonuses
    assert told in mistake_of(tmp_path, "board", facts)


def test_a_wheel_without_bonuses_gives_nothing(tmp_path: Path) -> None:
    facts = facts_of("board")
    facts["wheel"]["bonuses"] = {}
    assert set(loaded(tmp_path, "board", facts).wheel) == {0}


@pytest.mark.parametrize(
    ("number", "changes", "told"),
    [
        (0, {"spirit_space": 8}, "place 1: Spirit space 8 is in a Realm, not on a Frontier (CB-3.8.2)"),
        (1, {"spirit_space": 9, "emotion_space": 0}, "place 2: another Spirit is on Frontier 4 (CB-3.8.2)"),
        (0, {"emotion_space": 14}, "place 1: next to Frontier 4 are the spaces 13 and 0, not 14 (CB-3.8.3)"),
        (2, {"emotion_space": 2}, "place 3: next to Frontier 0 are the spaces 1 and 3, not 2 (CB-3.8.3)"),
        (0, {"faction": "gloom"}, "places lists the two of bliss, then the two of gloom"),
        (0, {"spirit_space": 10}, "places is a list of 4, each with a faction, a spirit_space from 0 to 9"),
        (0, {"emotion_space": "13"}, "places is a list of 4, each with a faction, a spirit_space from 0 to 9"),
    ],
)
def test_the_basic_layout_is_legal(tmp_path: Path, number: int, changes: dict[str, Any], told: str) -> None:
    facts = facts_of("board")
    facts["basic_layout"]["places"][number] |= changes
    assert told in mistake_of(tmp_path, "board", facts)


@pytest.mark.parametrize(("key", "value"), [("offset", 5), ("offset", None), ("places", PLACES[:3]), ("places", None)])
def test_the_basic_layout_is_whole(tmp_path: Path, key: str, value: Any) -> None:
    facts = facts_of("board")
    facts["basic_layout"] = {
        name: told for name, told in (facts["basic_layout"] | {key: value}).items() if told is not None
    }
    assert f"basic_layout: {key} is " in mistake_of(tmp_path, "board", facts)


def deck_of(**cards: int | None) -> dict[str, Any]:
    """The default decks, in that of Love other cards than there were."""
    facts = facts_of("decks")
    love = entry_in(facts, "deck", "love")
    love["cards"] = {name: copies for name, copies in (love["cards"] | cards).items() if copies is not None}
    love["source"] = "original"
    return facts


@rule("CB-3.5.1")
@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ({"trust": 1}, "a deck holds 16 cards, not 15 (E_DECKBUILD, CB-3.5.1)"),
        ({"kindness": 1}, "a deck holds 16 cards, not 17 (E_DECKBUILD, CB-3.5.1)"),
        ({"trust": None, "anger": 2}, "'anger' is of gloom (E_DECKBUILD, CB-3.5.1)"),
    ],
)
def test_a_deck_holds_16_moderate_emotions_of_its_faction(tmp_path: Path, cards: Any, told: str) -> None:
    assert mistake_of(tmp_path, "decks", deck_of(**cards)).endswith(f"deck 'love': {told}")


@rule("CB-3.5.2")
@pytest.mark.parametrize("copies", [3, 0, -2, True, "two"])
def test_a_deck_holds_at_most_two_of_a_kind(tmp_path: Path, copies: Any) -> None:
    found = mistakes_of(tmp_path, "decks", deck_of(trust=copies))
    told = f"a deck holds 1 or 2 of each Emotion, not {copies!r} of 'trust' (E_DECKBUILD, CB-3.5.2)"
    assert found[0].endswith(f"deck 'love': {told}")


@rule("CB-3.5.3")
@pytest.mark.parametrize("card", ["faith", "brightness"])
def test_strong_and_starting_emotions_are_in_no_deck(tmp_path: Path, card: str) -> None:
    mistake = mistake_of(tmp_path, "decks", deck_of(**{"trust": None, card: 2}))
    assert mistake.endswith(f"deck 'love': {card!r} is no Moderate Emotion (E_DECKBUILD, CB-3.5.3)")


def test_a_deck_names_emotions_that_exist(tmp_path: Path) -> None:
    mistake = mistake_of(tmp_path, "decks", deck_of(trust=None, truste=2))
    assert mistake.startswith("- decks.toml:20:")
    assert mistake.endswith("deck 'love': there is no Moderate Emotion 'truste' (did you mean 'trust'?) (CB-3.5.1)")


def test_a_deck_of_the_rulebook_is_eight_names_twice(tmp_path: Path) -> None:
    facts = deck_of(trust=1, kindness=1)
    write(tmp_path, "decks", facts)
    assert len(load(tmp_path).decks[2].cards) == 16
    entry_in(facts, "deck", "love")["source"] = "rulebook"
    told = mistake_of(tmp_path, "decks", facts)
    assert "a deck of the rulebook is 8 Emotions, each of them twice (CB-25.1, CB-25.2)" in told


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"cards": None}, "cards says how many of which Emotion"),
        ({"cards": ["courage"] * 16}, "cards says how many of which Emotion"),
        ({"faction": "joy"}, "faction is one of bliss, gloom, not 'joy'"),
        ({"spirit": "hatred"}, "hatred is no Spirit of bliss"),
        ({"spirit": "hate"}, "not 'hate' (did you mean 'hatred'?)"),
        ({"id": "delight"}, "another deck has this id"),
        ({"name": {"en": "Love's deck"}}, "name has no text in ru, it, zh"),
    ],
)
def test_a_bad_fact_about_a_deck_is_refused(tmp_path: Path, changes: dict[str, Any], told: str) -> None:
    found = mistakes_of(tmp_path, "decks", with_changed("decks", "deck", "love", **changes))
    assert any(told in mistake for mistake in found)


def test_there_are_not_too_many_decks(tmp_path: Path) -> None:
    bliss = facts_of("decks")["deck"][0]
    copies = [{**bliss, "id": f"copy-{number}"} for number in range(replies.DECKS - 9)]
    told = f"- decks.toml: there are at most {replies.DECKS} decks, those of the rulebook included, not 41"
    assert mistake_of(tmp_path, "decks", {"deck": copies}) == told
    write(tmp_path, "decks", {"deck": copies[1:]})
    assert len(load(tmp_path).decks) == replies.DECKS
