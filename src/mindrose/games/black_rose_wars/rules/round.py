"""BR-5 The game as a row of rounds, a round as six phases, and what begins and ends each of them."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components.things import CLEANUP, NOTHING, PHASE, PHASES, ROSE_PHASE, TURN
from mindrose.games.black_rose_wars.rules import event_cards, evocations, happenings, quests, values
from mindrose.games.black_rose_wars.rules.action_phase import ACTION_PHASE
from mindrose.games.black_rose_wars.rules.cleanup import CLEANUP_STEPS
from mindrose.games.black_rose_wars.rules.ending import NameWinner, TellBonuses, has_ended
from mindrose.games.black_rose_wars.rules.event_cards import APPLYING
from mindrose.games.black_rose_wars.rules.evocation_phase import EVOCATION_PHASE
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.games.black_rose_wars.rules.planning import PLANNING_STEPS
from mindrose.games.black_rose_wars.rules.preparation import SETUP
from mindrose.games.black_rose_wars.rules.rose_phase import ROSE_STEPS
from mindrose.games.black_rose_wars.rules.study import STUDY_STEPS
from mindrose.games.black_rose_wars.state import SPENT, BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program, Step
from mindrose.kernel.slots import ANYTHING, Kind, Slot

# Slots of a phase.
WHICH: Final = 0
BASE: Final = 1

STEPS: Final = [ROSE_STEPS, STUDY_STEPS, PLANNING_STEPS, ACTION_PHASE, EVOCATION_PHASE, CLEANUP_STEPS]


# The game


class Prepare(Step[BlackRoseWars]):
    """BR-3.1.1 The set-up comes first."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        table.push(SETUP, 0)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is SETUP


class BeginRound(Step[BlackRoseWars]):
    """BR-1.2.1 A new round, in which what works once a round works again."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        table.round += 1
        table.phase = NOTHING
        while table.piles.size(SPENT) > 0:
            table.piles.draw(SPENT)
        table.tell(events.ROUND, table.round)


class NextPhase(Step[BlackRoseWars]):
    """BR-5.1.1 The six phases of a round, always in the same order."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        phase = table.phase + 1
        if phase < len(PHASES):
            frame.repeat()
            table.push(ONE_PHASE, table.crown).slots[WHICH] = phase

    def repeats(self) -> bool:
        return True

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is ONE_PHASE

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return table.first


class EndRound(Step[BlackRoseWars]):
    """BR-25.1.10 The end of the game, or another round."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        if not has_ended(table):
            frame.back_to(BeginRound)


# A phase


class BeginPhase(Step[BlackRoseWars]):
    """BR-5.2.1 Whoever holds the crown now is first for the whole phase.

    BR-25.1.7 What acts in the Clean-up phase comes in its step 2.
    """

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        table.phase = frame.slots[WHICH]
        table.first = table.crown
        frame.slots[BASE] = happenings.number_of(table)
        table.tell(events.PHASE, table.phase, table.first)
        if table.phase != CLEANUP:
            happenings.note(table, happenings.BEGIN, what=table.phase)


class ApplyEvents(Step[BlackRoseWars]):
    """BR-5.1.2 The open events of this phase; those of the Black Rose phase come in its step 3."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        if table.phase != ROSE_PHASE:
            event_cards.begin_events(table, table.phase)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is APPLYING


class TakeSteps(Step[BlackRoseWars]):
    """BR-5.1.1 What is done in this phase."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        table.push(STEPS[table.phase], frame.seat)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is STEPS[frame.slots[WHICH]]


class EndPhase(Step[BlackRoseWars]):
    """4.8 The end of a phase may be answered."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        happenings.note(table, happenings.END, what=table.phase)


class EndPhaseEffects(Step[BlackRoseWars]):
    """BR-1.2.3 "During the phase" ends when the phase ends."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        values.end_changes(table, TURN)
        values.end_changes(table, PHASE)
        evocations.end_control(table, TURN)
        evocations.end_control(table, PHASE)
        quests.end_span(table, quests.ONE_PHASE)


ONE_PHASE: Final = Program(
    "phase",
    "BR-5.1.1",
    [
        BeginPhase(),
        EndSentence(BASE),
        ApplyEvents(),
        TakeSteps(),
        EndPhase(),
        EndSentence(BASE),
        EndPhaseEffects(),
    ],
    slots=[Slot("number", Kind("a phase", 0, len(PHASES) - 1), begun=True), Slot("base", ANYTHING, by=BeginPhase)],
)
GAME: Final = Program(
    "game",
    "BR-1.2.1",
    [Prepare(), BeginRound(), NextPhase(), EndRound(), TellBonuses(), NameWinner("winner", "BR-26.3.2")],
)
