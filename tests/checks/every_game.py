"""The checks that every random game of every game passes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from mindrose.kernel.errors import MindroseError, Refusal
from mindrose.kernel.game import Game
from mindrose.kernel.machine import State
from mindrose.kernel.record import read, replay
from mindrose.kernel.table import Table

Conserved = Callable[[State], None]
Permuted = Callable[[State, int, random.Random], State]


class Checker:
    """Plays tables of one game at random and checks them on the way.

    `conserved` fails when a component is missing or there twice; `permuted` gives a state that differs only in
    what a seat may not know. `often` is the share of the moments at which the dear checks are made.
    """

    def __init__(self, game: Game, conserved: Conserved, permuted: Permuted, often: float = 1.0) -> None:
        self.game = game
        self.conserved = conserved
        self.permuted = permuted
        self.often = often
        self.kinds: set[str] = set()
        self.told: set[str] = set()

    def play(self, table: Table, seed: int) -> Table:
        """A whole random game with all checks; returns it finished."""
        chance = random.Random(seed)
        while (asked := table.question) is not None:
            self.kinds.add(asked.kind)
            self.conserved(table.state)
            if chance.random() < self.often:
                self.check_moment(table, chance)
            table.answer(chance.choice(table.legal(asked.seat)), asked.seat)
        self.conserved(table.state)
        self.check_end(table)
        self.check_replay(table)
        self.told |= {str(event["event"]) for event in table.events()}
        return table

    def check_moment(self, table: Table, chance: random.Random) -> None:
        self.check_clone(table, chance)
        self.check_refusals(table)
        for seat in range(table.players):
            self.check_secrets(table, seat, chance)
            self.check_sample(table, seat, chance)
        self.check_position(table)

    def check_clone(self, table: Table, chance: random.Random) -> None:
        """A clone equals its original, and neither feels what happens to the other."""
        before = table.state.fingerprint()
        clone = table.clone()
        assert clone.state.fingerprint() == before
        clone.answer(chance.choice(clone.legal()))
        assert table.state.fingerprint() == before
        twin = table.clone()
        after = clone.state.fingerprint()
        twin.answer(chance.choice(twin.legal()))
        assert clone.state.fingerprint() == after

    def check_refusals(self, table: Table) -> None:
        """The options offered are exactly the answers accepted; the rest is refused by a rule and changes nothing."""
        before = table.state.fingerprint()
        story = len(table.story)
        for asked in table.questions:
            legal = set(table.legal(asked.seat))
            assert len(legal) == len(asked.answers)
            assert legal
            for number in range(table.game.actions):
                refusal = table.refusal(number, asked.seat)
                assert (refusal is None) == (number in legal)
                assert refusal is None or refusal.rule
            for number in legal:
                table.clone().answer(number, asked.seat)
        for seat in range(table.players):
            if seat not in {asked.seat for asked in table.questions}:
                self.check_foreign(table, seat)
        assert table.state.fingerprint() == before
        assert len(table.story) == story

    def check_foreign(self, table: Table, seat: int) -> None:
        for number in (0, table.game.actions // 2, table.game.actions - 1):
            try:
                table.answer(number, seat)
            except Refusal as refusal:
                assert refusal.rule
            else:
                raise AssertionError(f"seat {seat} is not asked, but could answer")

    def check_secrets(self, table: Table, seat: int, chance: random.Random) -> None:
        """What a seat sees does not depend on what it may not know."""
        other = self.permuted(table.state, seat, chance)
        assert seen(self.game, other, seat) == seen(self.game, table.state, seat)

    def check_sample(self, table: Table, seat: int, chance: random.Random) -> None:
        """A sampled world looks exactly as the one it was imagined from."""
        sample = table.sample(seat, chance.randrange(2**40))
        assert seen(self.game, sample.state, seat) == seen(self.game, table.state, seat)

    def check_position(self, table: Table) -> None:
        """A position that was written down stands on the table again, to the last card."""
        document = json.loads(json.dumps(table.position()))
        again = self.game.from_position(document, table.seed)
        assert again.state.fingerprint() == table.state.fingerprint()

    def check_end(self, table: Table) -> None:
        """No question is left over, nothing can be answered, somebody has won."""
        assert table.over
        assert table.questions == []
        assert table.legal() == []
        outcome = table.outcome
        assert outcome is not None
        assert outcome.winners
        try:
            table.answer(0)
        except MindroseError:
            return
        raise AssertionError("an answer was taken after the end")

    def check_replay(self, table: Table) -> None:
        """The record gives the same state, event for event."""
        again = replay(read(json.loads(table.record().json())), self.game)
        assert again.state.fingerprint() == table.state.fingerprint()
        for seat in (None, *range(table.players)):
            assert again.events(seat) == table.events(seat)


def seen(game: Game, state: State, seat: int) -> str:
    """Everything a seat gets of a state, in bytes."""
    return json.dumps([game.view(state, seat), game.observation(state, seat)], ensure_ascii=False)
