"""Observations: every number has a name, from the same declaration that lays the row out."""

from __future__ import annotations

import pytest

import mindrose
from goofspiel.game import Goofspiel
from hearts.game import Hearts
from mindrose.kernel.game import Game
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import State
from mindrose.kernel.observing import Layout, Observer, Row, blank_cells, each, number, rows, words

CARD = Layout(each("colour", ("red", "blue")), number("worth", 4, 2))
TABLE = Layout(rows("card", range(2), CARD), number("turn", 9))

GAMES = [*mindrose.games(), Hearts(), Goofspiel()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_number_of_an_observation_has_a_name_of_its_own(game: Game) -> None:
    layout = game.layout()
    names = layout.names
    assert len(set(names)) == len(names)
    assert all(name.isprintable() and " " not in name for name in names)
    for players in range(game.players_min, game.players_max + 1):
        table = game.new(players, "names")
        for step in range(40):
            for seat in range(players):
                check_ranges(game, table.state, seat)
            if table.over:
                break
            asked = table.questions[step % len(table.questions)]
            table.answer(asked.answers[step % len(asked.answers)], asked.seat)


@pytest.mark.parametrize(("game", "name"), [("cerebria", "seat.mate.there"), ("cerebria-cards", "seat.3.there")])
def test_a_name_finds_its_number(game: str, name: str) -> None:
    at = mindrose.load(game).layout().names.index(name)
    two, four = (mindrose.load(game).new(players, 1).observation(0)[at] for players in (2, 4))
    assert (two, four) == (0.0, 1.0)


def test_names_lead_to_a_number_from_the_outside_in() -> None:
    assert TABLE.names == [
        "card.0.colour.red",
        "card.0.colour.blue",
        "card.0.worth",
        "card.1.colour.red",
        "card.1.colour.blue",
        "card.1.worth",
        "turn",
    ]


def check_ranges(game: Game, state: State, seat: int) -> None:
    """Every number is at most what its layout says, and a row that is used again is the same."""
    observer = game.observer()
    row = observer.row()
    observer.observe(state, seat, row)
    numbers = list(row.cells)
    beyond = [f"{told} {now}" for told, now in zip(observer.layout.numbers, numbers, strict=True) if now > told.most]
    assert beyond == []
    observer.observe(state, (seat + 1) % state.players, row)
    observer.observe(state, seat, row)
    assert list(row.cells) == numbers


def written(*numbers: int) -> list[int]:
    """What a row of five bytes, the second of three, is after an observer has written it."""
    cells = blank_cells(i64(15))
    row = Row(cells, i64(5))
    for _ in range(2):
        row.begin()
        row.number(numbers[0])
        row.one_of(numbers[1], 3)
        row.flag(numbers[2] == 1)
    assert list(cells[:5]) == list(cells[10:]) == [0] * 5
    return list(cells[5:10])


def test_numbers_places_and_flags_are_written_one_after_another() -> None:
    assert written(7, 2, 1) == [7, 0, 0, 1, 1]
    assert written(0, -1, 0) == [0, 0, 0, 0, 0]


def test_what_is_out_of_range_is_told_as_its_end() -> None:
    assert written(1000, 0, 0)[0] == 255
    assert written(-3, 0, 0)[0] == 0


def test_a_place_that_there_is_not_is_an_error() -> None:
    with pytest.raises(IndexError):
        written(0, 3, 0)


def test_sets_counts_and_whole_words() -> None:
    row = Row(blank_cells(i64(16)), i64(0))
    row.begin()
    row.bits(0b1101, 3)
    for thing in (2, 0, 2):
        row.count_one(thing)
    row.skip(3)
    row.word(2**40 + 5)
    assert list(row.cells) == [1, 0, 1, 1, 0, 2, 6, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    row.begin()
    row.word(-1)
    row.word(2**63 - 2)
    assert list(row.cells) == [0] * 8 + [255] * 7 + [127]


def test_a_row_grows_with_what_is_written() -> None:
    row = Row(blank_cells(i64(1000)), i64(0))
    for _ in range(2):
        row.begin()
        for value in range(1000):
            row.number(value % 200 + 1)
        assert list(row.cells) == [number % 200 + 1 for number in range(1000)]
    row.begin()
    assert not any(row.cells)


def test_a_scaled_row_is_in_the_units_of_its_layout() -> None:
    row = Row(blank_cells(TABLE.size), i64(0))
    for value in (1, 0, 3, 0, 1, 2, 9):
        row.number(value)
    assert TABLE.scaled(row) == [1.0, 0.0, 1.5, 0.0, 1.0, 1.0, 1.0]
    assert TABLE.most == [1, 1, 4, 1, 1, 4, 9]


class Short(Observer):
    def write(self, state: State, seat: int, row: Row) -> None:
        row.number(1)


def test_a_row_of_another_length_is_an_error() -> None:
    short = Short(TABLE)
    with pytest.raises(AssertionError, match="1 numbers were written where the layout has 7"):
        short.observe(mindrose.load("cerebria-cards").new(2, 1).state, 0, short.row())


def test_words_have_a_name_for_each_of_their_bytes() -> None:
    assert Layout(words("slot", (0, 1))).names[7:9] == ["slot.0.7", "slot.1.0"]
