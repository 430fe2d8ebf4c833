"""The board of Black Rose Wars in a terminal: what it shows, what stays hidden, and how wide it is."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import mindrose
from mindrose.kernel.table import Table
from mindrose.terminal.session import board_of
from tests.rules.black_rose_wars.playing import GAME
from tests.terminal.test_cerebria_board import NAMES, line_with
from tests.terminal.test_session import session

DESK: dict[str, Any] = {
    "round": 3,
    "crown": 1,
    "lodge": {
        "P01": {"room": "crypt", "cubes": ["rose", 0, 0]},
        "P02": {"room": "cemetery", "restored": True},
        "P03": {"room": "altar", "restored": True, "used": True},
    },
    "evocations": {"cadaver-1": {"at": "P01", "owner": 0, "controller": 0, "cubes": [1]}},
    "rose": {"power": 4},
    "seats": [
        {"mage": "rikkart", "colour": "red", "at": "P01", "power": 5, "cubes": [1, "rose"], "trophies": [1],
         "hand": ["devouring-dark", "devouring-dark", "parasite-thought"],
         "board": {"quick": {"spell": "grave-doll", "side": "reverse"}},
         "quests": {"qu1-06": "active"}},
        {"mage": "arianna", "colour": "blue", "at": "cell", "power": 2, "hand": ["liquid-fire"]},
    ],
}  # fmt: skip


def drawn(table: Table, seat: int, language: str = "en", width: int = 80) -> str:
    """The board as a seat sees it."""
    speaker = mindrose.Speaker(table.game, language, NAMES[: table.players], table.options)
    screen = Console(file=io.StringIO(), width=width, highlight=False)
    screen.print(board_of("black-rose-wars")(table.view(seat), speaker, table.game))
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


def test_the_power_track_goes_from_the_first_to_the_last() -> None:
    text = drawn(GAME.from_position(DESK), 0)
    line_with(text, "▲ Ann 5", "✿ Black Rose 4", "● Bob 2")
    line_with(text, "1st moon now; 2nd moon at 6, 3rd moon at 18, end at 30 power")


def test_the_avatar_has_a_row_and_stands_in_its_room() -> None:
    avatar = {"at": "P01", "cubes": [0, 1], "obeyed": 1, "order": "or1-02", "decks": [["or1-04", "rest"]]}
    table = GAME.from_position({**DESK, "options": {"avatar": "plays"}, "avatar": avatar})
    text = drawn(table, 0, width=200)
    line_with(text, "The Possessed", "Crypt", "▲●··········", "orders played 1/3", "Thorn Volley")
    line_with(text, "the top order waits for damage to it", "decks by moon 10/10/10")
    line_with(text, "│✿ The Possessed")
    ties = {"at": "P10", "decks": [["or1-01", "rest"]]}
    seats = [{"at": "P09"}, {"at": "P11"}]
    tied = GAME.from_position({"options": {"avatar": "plays"}, "active": "rose", "avatar": ties, "seats": seats})
    line_with(drawn(tied, 0, width=120), "activation: The Possessed")


def test_rooms_show_their_cubes_their_colour_and_who_is_there() -> None:
    text = drawn(GAME.from_position(DESK), 0, width=120)
    line_with(text, "│Crypt", "│Cemetery", "│Sacrificial Altar")
    line_with(text, "│✿▲▲··· grey", "│✦ grey", "│✧ grey")
    line_with(text, "│▲ Ann ")
    line_with(text, "│▲ Cadaver 1")


def test_a_mage_in_a_cell_is_shown_with_the_exits() -> None:
    """BR-4.1.1"""
    line_with(drawn(GAME.from_position(DESK), 0, width=200), "Cell 2: ● Bob → ")


def test_a_mage_shows_values_damage_trophies_and_evocations() -> None:
    table = GAME.from_position(DESK)
    text = drawn(table, 0, width=120)
    values = table.view(0)["values"]["mage-0"]
    line_with(text, "▲ Ann · Rikkart", "5 power", "Crypt")
    line_with(text, "Life panel ●✿·", f"2/{values['health']}", f"strength {values['strength']}", "trophies 1 ●")
    line_with(text, "Evocation", "Cadaver 1 (Crypt, strength 2, speed 2, health 2) ●·")
    line_with(text, "● Bob · Arianna", "♛ crown")


def test_spells_and_quests_are_seen_by_their_owner_only() -> None:
    """BR-2.4.2, DC-S6"""
    table = GAME.from_position(DESK)
    own, other = drawn(table, 0, width=120), drawn(table, 1, width=120)
    line_with(own, "Quick: Grave Doll (reverse effect, prepared)", "I: —")
    line_with(other, "Quick: ? Hexcraft (prepared)", "I: —")
    line_with(own, "3/7: Devouring Dark ×2, Parasite Thought")
    line_with(other, "3/7: ? Nightmare ×3")
    line_with(own, "Guardian Mage (")
    line_with(other, "hidden quest (moon 1)")
    assert "Liquid Fire" not in own


def test_an_evocation_without_damage_is_told_apart_from_the_next() -> None:
    evocations = {"cadaver-1": {"at": "P01", "owner": 0}, "cadaver-2": {"at": "P01", "owner": 0}}
    text = drawn(GAME.from_position({**DESK, "evocations": evocations}), 0, width=200)
    line_with(text, "health 2) ·· 0/2 · Cadaver 2 (Crypt, strength 2, speed 2, health 2) ·· 0/2")


def test_what_is_planned_has_left_the_hand() -> None:
    """BR-12.1.2"""
    table = GAME.new(2, 1)
    while (asked := table.asked(0)) is None or asked.kind != "plan":
        waited = table.question
        assert waited is not None
        table.answer(waited.answers[0])
    line_with(drawn(table, 0, width=200), "4/7: Shared Torture", "Cube of Lamentations")
    table.do("lay", by=0, slot=0, spell="cube-of-lamentations").do("side", by=0, side=0)
    text = drawn(table, 0, width=200)
    line_with(text, "Quick: Cube of Lamentations (main effect)")
    line_with(text, "3/7: Shared Torture, Grim Torment, Master of Pleasure")
    assert text.count("Cube of Lamentations") == 1


def test_an_umbra_is_shown_with_its_bearer() -> None:
    umbra = {"umbra-1": {"at": "P01", "owner": 1, "bearer": 0}}
    text = drawn(GAME.from_position({**DESK, "evocations": umbra}), 0, width=200)
    line_with(text, "│▲ Umbra 1")
    line_with(text, "Umbra 1 (Crypt", "owner: ● Bob")


@pytest.mark.parametrize("language", ["en", "ru", "it", "zh"])
def test_every_moment_of_a_game_fits_a_narrow_terminal(language: str) -> None:
    table = GAME.new(4, "narrow")
    chance = random.Random(2)
    while (asked := table.question) is not None:
        if len(table.given) % 40 == 0:
            text = drawn(table, asked.seat, language)
            screen = Console(width=200)
            assert all(screen.measure(line).maximum <= 80 for line in text.splitlines())
        table.answer(chance.choice(asked.answers))


def test_a_whole_game_is_played(tmp_path: Path) -> None:
    playing, screen = session(tmp_path, "me,random", table=GAME.new(2, "terminal"))
    playing.play()
    assert playing.table.over
    assert any("│Crypt" in text for _, text in screen.screens)
