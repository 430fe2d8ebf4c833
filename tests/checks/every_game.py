"""The checks that every random game of every game passes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

from msgspec.json import encode

from mindrose.kernel.errors import MindroseError, Refusal
from mindrose.kernel.game import Game
from mindrose.kernel.machine import Stack, State
from mindrose.kernel.preview import Preview
from mindrose.kernel.record import read, replay
from mindrose.kernel.table import Asked, Table

Conserved = Callable[[State], None]
Permuted = Callable[[State, int, random.Random], State]
LONGEST_PREVIEW = 4  # answers
RECONSIDERS = 0.1  # of the moments at which somebody could


class Stage:
    """A decision of several seats at the same time: the table before it, and what each of them has answered."""

    def __init__(self, table: Table) -> None:
        self.start = table.clone()
        self.told = len(table.story)
        self.number = table.state.stack.seals
        self.given: dict[int, list[int]] = {}
        self.settled: dict[int, int] = {}  # answers of a seat until it changed its mind for the last time

    def note(self, asked: Asked, answer: int) -> None:
        answers = self.given.setdefault(asked.seat, [])
        answers.append(answer)
        if asked.settled:
            self.settled[asked.seat] = len(answers)

    def open(self, table: Table) -> bool:
        return bool(table.state.stack.branches) and table.state.stack.seals == self.number

    def check(self, table: Table) -> None:
        """The same choices in another order lead to the same table, and to the same story for everybody.

        Whoever changed their mind does so first: the last answer that is waited for ends it.
        """
        for seats in (sorted(self.given), sorted(self.given, reverse=True)):
            again = self.start.clone()
            for first in (True, False):
                for seat in seats:
                    changed = self.settled.get(seat, 0)
                    for answer in self.given[seat][:changed] if first else self.given[seat][changed:]:
                        again.answer(answer, seat)
            assert moment(again) == moment(table)
            for viewer in (None, *range(table.players)):
                assert again.events(viewer, self.told) == table.events(viewer, self.told)


def pick(table: Table, chance: random.Random) -> Asked:
    """Some open question; whoever may only reconsider seldom does."""
    asked = table.questions
    waiting = [question for question in asked if not question.settled]
    return chance.choice(asked if chance.random() < RECONSIDERS else waiting)


def moment(table: Table) -> tuple[str, list[list[int]]]:
    """All that a table is at a moment: its state, and who may answer what."""
    return table.state.fingerprint(), [[asked.seat, *table.legal(asked.seat)] for asked in table.questions]


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
        self.stops: set[str] = set()  # what ended previews
        self.refused: set[tuple[str, str]] = set()  # codes and rules of refusals

    def play(self, table: Table, seed: int) -> Table:
        """A whole random game with all checks; returns it finished."""
        chance = random.Random(seed)
        stage: Stage | None = None
        while not table.over:
            asked = pick(table, chance)
            self.kinds.add(asked.kind)
            self.check_state(table.state)
            if chance.random() < self.often:
                self.check_moment(table, chance)
            if table.state.stack.branches and stage is None:
                stage = Stage(table)
            self.answer(table, asked, chance, stage)
            if stage is not None and not stage.open(table):
                stage.check(table)
                stage = None
        self.check_state(table.state)
        self.check_end(table)
        self.check_replay(table)
        self.told |= {str(event["event"]) for event in table.events()}
        return table

    def check_state(self, state: State) -> None:
        """At every question, and at the end."""
        self.conserved(state)

    def answer(self, table: Table, asked: Asked, chance: random.Random, stage: Stage | None) -> None:
        """Gives some answer; what only begins or continues a command is seen by nobody else."""
        seat, answer = asked.seat, chance.choice(table.legal(asked.seat))
        if stage is not None:
            stage.note(asked, answer)
        others = [other for other in (None, *range(table.players)) if other != seat]
        before = [self.game.view(table.state, other) for other in others] if chance.random() < self.often else None
        told = len(table.story)
        table.answer(answer, seat)
        if before is not None and table.drafting(seat):
            assert [self.game.view(table.state, other) for other in others] == before
            assert not any(table.events(other, told) for other in others)

    def check_moment(self, table: Table, chance: random.Random) -> None:
        self.check_clone(table, chance)
        self.check_refusals(table)
        self.check_undo(table)
        for seat in range(table.players):
            self.check_secrets(table, seat, chance)
            self.check_sample(table, seat, chance)
        for asked in table.questions:
            self.check_preview(table, asked.seat, chance)
        self.check_position(table)

    def check_undo(self, table: Table) -> None:
        """What can be taken back can be answered again, and a command that is dropped leaves nothing behind."""
        before = moment(table)
        for seat in range(table.players):
            if not table.can_undo(seat):
                continue
            last = table.given.entry(table.last_of(seat))
            twin = table.clone().undo(seat)
            assert len(twin.given) == len(table.given) - 1
            assert moment(twin.answer(last.answer, last.seat)) == before
        for asked in table.questions:
            if table.drafting(asked.seat):
                twin = table.clone().withdraw(asked.seat)
                assert not twin.drafting(asked.seat)
                assert len(twin.given) == len(table.given) - table.drafted(asked.seat)
        assert moment(table) == before

    def check_clone(self, table: Table, chance: random.Random) -> None:
        """A clone equals its original, and neither feels what happens to the other; so is a copy into a used one."""
        before = moment(table)
        clone = table.clone()
        assert moment(clone) == before
        clone.answer(chance.choice(clone.legal()))
        assert moment(table) == before
        twin = table.clone()
        after = moment(clone)
        twin.answer(chance.choice(twin.legal()))
        assert moment(clone) == after
        twin.state.copy(clone.state)
        assert moment(twin) == after
        twin.state.copy(table.state)
        assert (moment(twin), moment(clone), moment(table)) == (before, after, before)

    def check_refusals(self, table: Table) -> None:
        """The answers offered are exactly the answers accepted; the rest is refused by a rule and changes nothing."""
        before = table.state.fingerprint()
        story = len(table.story)
        for asked in table.questions:
            legal = set(table.legal(asked.seat))
            assert len(legal) == len(asked.answers)
            assert legal
            for number in range(table.game.actions):
                if number in legal:
                    assert table.refusal(number, asked.seat) is None
                    table.clone().answer(number, asked.seat)
                else:
                    self.check_refusal(table, number, asked.seat)
        for seat in range(table.players):
            if seat not in {asked.seat for asked in table.questions}:
                self.check_foreign(table, seat)
        assert table.state.fingerprint() == before
        assert len(table.story) == story

    def check_refusal(self, table: Table, number: int, seat: int) -> None:
        """A rule forbids it; what each rule has against anything is also put into words, once."""
        refusal = table.unspoken(number, seat)
        assert refusal.rule
        if (refusal.code, refusal.rule) not in self.refused:
            self.refused.add((refusal.code, refusal.rule))
            spoken = table.refusal(number, seat)
            assert spoken is not None
            assert (spoken.code, spoken.rule) == (refusal.code, refusal.rule)
            assert str(spoken)

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

    def check_preview(self, table: Table, seat: int, chance: random.Random) -> None:
        """What a seat foresees is what the engine then does; it changes nothing, and knows nothing that is hidden."""
        before = moment(table)
        answers = [chance.choice(table.legal(seat))]
        preview = table.preview(seat, answers)
        while preview.stop == "open" and preview.question is not None and len(answers) < LONGEST_PREVIEW:
            answers.append(chance.choice(preview.question.answers).number)
            preview = table.preview(seat, answers)
        assert moment(table) == before
        self.stops.add(preview.stop)
        other = table.clone()
        other.state = self.permuted(table.state, seat, chance)
        other.state.journal = other.story
        assert foreseen(other.preview(seat, answers)) == foreseen(preview)
        self.check_plan(table, other, seat, answers)
        twin = table.clone()
        for answer in answers:
            twin.answer(answer, seat)
        if preview.stop in ("open", "other", "over"):
            assert preview.taken == len(answers)
            assert (twin.view(seat), twin.events(seat)[len(table.events(seat)) :]) == (preview.view, preview.events)
        else:
            assert preview.stop in ("hidden", "chance")
            assert sealed(twin) > sealed(table)

    def check_plan(self, table: Table, other: Table, seat: int, answers: list[int]) -> None:
        """What a partner is shown of a plan depends on nothing that both may not know."""
        sides = self.game.sides(table.players)
        for mate in range(table.players):
            if mate != seat and sides[mate] == sides[seat] and other.view(mate) == table.view(mate):
                shown = Preview(table, seat, answers, viewer=mate)
                assert foreseen(Preview(other, seat, answers, viewer=mate)) == foreseen(shown)

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
        """No question is left over, nothing can be answered, and the game says how it ended."""
        assert table.over
        assert table.questions == []
        assert table.legal() == []
        outcome = table.outcome
        assert outcome is not None
        assert outcome.reason
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


def sealed(table: Table) -> int:
    """Grows with all that was shown or drawn."""
    return int(table.state.chance.drawn) + seals(table.state.stack)


def seals(stack: Stack) -> int:
    return int(stack.seals) + sum(seals(branch) for branch in stack.branches)


def foreseen(preview: Preview) -> bytes:
    """All that a preview tells, in bytes."""
    return encode([preview.view, preview.events, preview.stop, preview.taken])


def seen(game: Game, state: State, seat: int) -> bytes:
    """Everything a seat gets of a state, in bytes."""
    return encode([game.view(state, seat), game.observation(state, seat)])
