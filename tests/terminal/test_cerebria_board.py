"""The board of Cerebria in a terminal: what it shows, what stays hidden, and how wide it is."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import mindrose
from mindrose.faces.cerebria.speaker import CerebriaSpeaker
from mindrose.kernel.table import Table
from mindrose.terminal.session import board_of
from tests.rules.cerebria.playing import GAME
from tests.terminal.test_session import session

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
DESK: dict[str, Any] = {
    "seats": [
        {"spirit": "love", "at": "valley-cradle", "hand": ["affection", "trust", "trust"], "wp": 5, "essence": 3,
         "vibes": {"move": ["wild", None, "red"], "invoke": ["green"]}},
        {"spirit": "hatred", "at": "network", "hand": {"count": 3, "known": ["anger"]}},
        {"spirit": "delight", "at": "valley-cradle", "hand": ["desire"]},
        {"spirit": "misery", "at": "land"},
    ],
    "spaces": {"valley-1": "kindness 2 by 0", "cradle-1": "insecurity 1 by 3 marks valley-1 1",
               "network-land": "bleakness 1 by 1"},
    "sites": {"valley": "bliss major", "land": "gloom minor"},
    "factions": {"bliss": {"ambition": 2, "points": 7, "identity": {"minor": 2}}},
}  # fmt: skip


def drawn(table: Table, seat: int, language: str = "en", width: int = 80) -> str:
    """The board as a seat sees it."""
    speaker = mindrose.Speaker(table.game, language, NAMES[: table.players], table.options)
    screen = Console(file=io.StringIO(), width=width, highlight=False)
    screen.print(board_of("cerebria")(table.view(seat), speaker, table.game))
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


def line_with(text: str, *parts: str) -> str:
    """The one line in which all parts stand, in this order."""
    found = [line for line in text.splitlines() if all(part in line for part in parts)]
    assert len(found) == 1, (parts, found)
    assert [found[0].index(part) for part in parts] == sorted(found[0].index(part) for part in parts)
    return found[0]


def test_a_realm_shows_control_fortress_and_sphere() -> None:
    text = drawn(GAME.from_position({**DESK, "offset": 0, "origin": {"commitment": 4}}), 0)
    line_with(text, "◉ Valley of Motives: Gain Willpower", "♜◉+2", "Commitment 4/7 (−1 WP, +1 Ambition)")
    line_with(text, "◈ Land of Desires: Intensify", "♜◈+1", "Diligence 7/7 (+2 WP)")


def test_an_emotion_shows_faction_colour_intensity_essence_and_tokens() -> None:
    table = GAME.from_position(DESK)
    text = drawn(table, 0)
    intensity = table.view(0)["intensity"]["valley-1"]
    line_with(text, f"1 ◉ Kindness ♣ {intensity} ■■□", "−1", "2 —")
    line_with(text, "◈ Network–Land", "◈ Bleakness 1 ■□")
    held = {**DESK, "spaces": {"cradle-2": "desire 1 token 2 by 2"}}
    line_with(drawn(GAME.from_position(held), 0), "2 ◉ Desire ♣", "+2")


def test_spirits_stand_where_they_are_with_their_players() -> None:
    lines = drawn(GAME.from_position(DESK), 0).splitlines()
    frontier = next(number for number, line in enumerate(lines) if "Valley–Cradle" in line)
    assert lines[frontier].rstrip().endswith("♟ Love, Ann")
    assert lines[frontier + 1].strip() == "♟ Delight, Cleo"


def test_factions_show_ambition_points_and_fragments() -> None:
    text = drawn(GAME.from_position(DESK), 0)
    line_with(text, "◉ Bliss", "★★☆", "7 + 6 = 13", "3 Minor, 2 Major, 1 Capstone", "2 Minor (+6)")
    line_with(text, "◈ Gloom", "☆☆☆", "0 + 0 = 0", "4 Minor, 3 Major, 1 Capstone", "—")
    line_with(text, "Points if the game ended now: Intentions + Identity.")


def test_the_points_on_the_table_are_those_of_the_end() -> None:
    table = GAME.new(2, "points")
    chance = random.Random(1)
    while (asked := table.question) is not None:
        table.answer(chance.choice(asked.answers))
    scored = [event for event in table.events() if event["event"] == "scored"]
    assert [bool(event["fragments"]) for event in scored] == [True, True]
    for event in scored:
        line_with(drawn(table, 0), f"{event['intentions']} + {event['fragments']} = {event['number']}")


def test_what_cannot_be_done_now_stays_in_sight_with_the_reason(tmp_path: Path) -> None:
    seats = [{"spirit": "love", "at": "valley", "wp": 1}, {"spirit": "hatred", "at": "land"}]
    playing, screen = session(tmp_path, "me,random", table=GAME.from_position({"seats": seats}))
    asked = playing.table.question
    assert asked is not None
    playing.show(asked, "")
    text = " ".join(screen.shown().split())
    assert "– Fortify (cost 3 WP): You do not have enough WP (CB-11.1.2)" in text
    assert "– Intensify (cost 1 WP): There is no Emotion of your faction (CB-13.5.1)" in text
    assert "– Gain Willpower" not in text


def test_a_long_line_stays_beside_its_mark_in_writing_without_spaces(tmp_path: Path) -> None:
    playing, screen = session(tmp_path, "me,random", language="zh")
    playing.item("   –", "强化情感须有己方情感与你的精灵相邻" * 5)
    first, second, *_ = screen.shown().splitlines()
    assert first.startswith("   –  强化")
    assert second.startswith("      ")


def test_hands_are_seen_by_their_faction_only() -> None:
    """CB-24.1.1, CB-24.1.4"""
    table = GAME.from_position(DESK)
    text = drawn(table, 0)
    line_with(text, "Hand", "3: ▲ Affection, ✦ Trust ×2")
    line_with(text, "Hand", "1: ♣ Desire")
    line_with(text, "Hand", "3: ▲ Anger, ? ×2")
    assert "Trust" not in drawn(table, 1)


def test_a_spirit_board_shows_its_rows_and_unlocked_upgrades() -> None:
    line_with(drawn(GAME.from_position(DESK), 0), "Move ✱ + Overcome ▲ · Invoke ♣")


def test_side_b_shows_the_upgrades_of_the_spirit() -> None:
    """CB-21.1.1"""
    table = GAME.from_position({**DESK, "options": {"spirit_side": "b"}, "seats": [
        {"spirit": "anxiety", "faction": "gloom", "vibes": {"move": ["red", None, None, "blue"]}}
        if seat == 1 else entry for seat, entry in enumerate(DESK["seats"])
    ]})  # fmt: skip
    line_with(drawn(table, 1), "Move ▲ + From the Shadows ●")


def test_the_header_tells_the_turn_and_the_end() -> None:
    table = GAME.from_position({**DESK, "active": 0, "turn": 4, "actions": 2, "absorb": False})
    line_with(drawn(table, 2), "Turn 5: Ann", "2 actions left", "no Absorb this turn")
    ending = GAME.from_position({**DESK, "trigger": "twenty_points"})
    line_with(drawn(ending, 0), "20 Intention points: the game ends after this turn.")


def test_aspirations_are_shown_to_those_who_know_them() -> None:
    """CB-3.6.1, CB-3.6.4"""
    table = GAME.new(4, "aspirations")
    chance = random.Random(1)
    assert "Hidden Aspiration" not in drawn(table, 0)
    while table.question is not None and table.question.kind != "menu":
        table.answer(chance.choice(table.question.answers))
    view = table.view(0)
    speaker = mindrose.Speaker(GAME)
    assert isinstance(speaker, CerebriaSpeaker)
    text = drawn(table, 0)
    line_with(text, "Common Aspiration", speaker.aspiration(view["common"][0]))
    line_with(text, "Hidden Aspiration ◉", speaker.aspiration(view["factions"]["bliss"]["hidden"]["seen"][0]))
    assert "Hidden Aspiration ◈" not in text


def test_an_action_that_was_begun_is_shown_with_what_it_discards() -> None:
    """CB-7.2.2"""
    locked = {"spirit": "love", "at": "valley", "hand": ["trust"], "wp": 5, "vibes": {"invoke": ["green"]}}
    table = GAME.from_position({"seats": [locked, {"spirit": "hatred", "at": "land"}]})
    table.do("act", action="move").do("vibe_card", card="trust")
    line_with(drawn(table, 0), "Move · Discard Trust for a Vibe")
    assert "Discard" not in drawn(table, 1)


@pytest.mark.parametrize("language", ["en", "ru", "it", "zh"])
def test_every_moment_of_a_game_fits_a_narrow_terminal(language: str) -> None:
    table = GAME.new(4, "narrow")
    chance = random.Random(2)
    while (asked := table.question) is not None:
        if len(table.given) % 20 == 0:
            text = drawn(table, asked.seat, language)
            screen = Console(width=200)
            assert all(screen.measure(line).maximum <= 80 for line in text.splitlines())
        table.answer(chance.choice(asked.answers))


def test_a_whole_game_is_played(tmp_path: Path) -> None:
    playing, screen = session(tmp_path, "me,random", table=GAME.new(2, "terminal"))
    playing.play()
    assert playing.table.over
    assert any("Common Aspiration" in text for _, text in screen.screens)
