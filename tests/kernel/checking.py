"""What must hold at every moment of every game, whatever it is about."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from mindrose.kernel.errors import MindroseError, Refusal
from mindrose.kernel.machine import State
from mindrose.kernel.record import read, replay
from mindrose.kernel.table import Asked, Table


def story(table: Table) -> list[list[int]]:
    """Everything that was told, secrets included."""
    return [[int(event.kind), *event.values(), int(event.seers)] for event in table.story.since(0)]


def snapshot(table: Table) -> tuple[str, list[list[int]], int, list[list[int]]]:
    """Everything that a table is."""
    asked = [[question.seat, *question.stack.answers.listed()] for question in table.questions]
    return table.state.fingerprint(), story(table), len(table.given), asked


def views(table: Table) -> list[Any]:
    """What every seat and a spectator see, now and of what has happened."""
    seats: list[int | None] = [None, *range(table.players)]
    return [[table.view(seat), table.events(seat)] for seat in seats]


def pick(table: Table, dice: random.Random) -> tuple[Asked, int]:
    """Some question and some answer; whoever may only reconsider seldom does."""
    asked = table.questions
    waiting = [question for question in asked if not question.stack.settled()]
    question = dice.choice(asked if dice.random() < 0.1 else waiting)
    return question, dice.choice(question.answers).number


def check_clone(table: Table, dice: random.Random) -> None:
    """A copy is equal, and whatever is done to one of the two the other one stays as it was."""
    before = snapshot(table)
    twin = table.clone()
    assert snapshot(twin) == before
    third = twin.clone()
    for _ in range(3):
        if not twin.over:
            question, answer = pick(twin, dice)
            twin.answer(answer, question.seat)
    assert snapshot(table) == before
    assert snapshot(third) == before


def check_replay(table: Table) -> None:
    """The record, written and read again, leads to the same table, event for event."""
    again = replay(read(json.loads(table.record().json())), table.game)
    assert snapshot(again) == snapshot(table)
    assert views(again) == views(table)


def check_position(table: Table) -> None:
    """The printed position leads to the same table."""
    document = json.loads(json.dumps(table.position()))
    again = table.game.from_position(document, table.seed)
    assert again.state.fingerprint() == table.state.fingerprint()
    assert [again.view(seat) for seat in range(table.players)] == [table.view(seat) for seat in range(table.players)]


def check_answers(table: Table) -> None:
    """The answers offered are exactly those accepted; a refusal says why and changes nothing."""
    before = snapshot(table)
    for question in table.questions:
        legal = question.stack.answers.listed()
        assert legal == sorted(set(legal))
        assert [number for number, bit in enumerate(table.mask(question.seat)) if bit] == legal
        for number in range(-1, table.game.actions + 1):
            if number in legal:
                assert table.refusal(number, question.seat) is None
                table.clone().answer(number, question.seat)
            else:
                with pytest.raises(Refusal) as caught:
                    table.answer(number, question.seat)
                assert caught.value.code.startswith("E_")
    assert snapshot(table) == before


def check_samples(table: Table, seed: int) -> None:
    """A world that a seat imagines looks to it like the one it is in."""
    for seat in range(table.players):
        assert table.sample(seat, seed).view(seat) == table.view(seat)


def check_undo(table: Table, possible: bool) -> None:
    """The last answer can be taken back and given again, or is refused to be taken back; nothing else changes."""
    before = snapshot(table)
    assert table.can_undo() is possible
    twin = table.clone()
    if possible:
        last = table.given.since(0)[-1]
        twin.undo()
        assert len(twin.given) == len(table.given) - 1
        twin.answer(last.answer, last.seat)
    else:
        with pytest.raises(MindroseError, match="cannot be taken back"):
            twin.undo()
    assert snapshot(twin) == before
    assert snapshot(table) == before


class Ancestors:
    """Copies of every earlier state, to see at the end that nothing reached back into one of them."""

    def __init__(self) -> None:
        self.kept: list[tuple[State, str]] = []

    def keep(self, table: Table) -> None:
        self.kept.append((table.state.clone(), table.state.fingerprint()))

    def check(self) -> None:
        for state, fingerprint in self.kept:
            assert state.fingerprint() == fingerprint
