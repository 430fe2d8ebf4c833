"""Moments of a game with the Avatar, each as a program that ends with it: what runs on somebody's own table."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components.things import CLEANUP, COMBAT, EVOCATION, ROSE, ROSE_PHASE
from mindrose.games.black_rose_wars.rules import avatar, round
from mindrose.games.black_rose_wars.rules.damage import hurt
from mindrose.games.black_rose_wars.rules.happenings import AIMED, BY_ATTACK, BY_OTHER, BY_SPELL, note, number_of
from mindrose.games.black_rose_wars.rules.interrupts import EndSentence
from mindrose.games.black_rose_wars.rules.rose_phase import DrawEvent, ResolveEvents, SlideEvents
from mindrose.games.black_rose_wars.rules.round import ONE_PHASE, BeginPhase
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.programs import Frame, Program, Step

ORDER: Final = "order"
REACTION: Final = "reaction"
EVOCATIONS: Final = "evocations"
CLEAN_UP: Final = "cleanup"
NEW_EVENT: Final = "event"
MOMENTS: Final = (ORDER, REACTION, EVOCATIONS, CLEAN_UP, NEW_EVENT)
PHASE_OF: Final = {
    ORDER: "action",
    REACTION: "action",
    EVOCATIONS: "evocation",
    CLEAN_UP: "cleanup",
    NEW_EVENT: "rose",
}

# How the Avatar is hurt: by a combat spell that has chosen it, by an attack, or by anything else.
SPELL: Final = "spell"
WAYS: Final = {SPELL: BY_SPELL, "attack": BY_ATTACK, "other": BY_OTHER}

# Slots of a deed.
BASE: Final = 0
DOER: Final = 1  # the mage or evocation
WAY: Final = 2
DAMAGE: Final = 3

# Slots of a phase, and of the steps of the Black Rose phase.
WHICH: Final = round.WHICH
SINCE: Final = round.BASE


class Activate(Step[BlackRoseWars]):
    """BR-29.2.1, BR-29.2.2 The activation of the Avatar, if it has an order left."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        if avatar.can_act(table):
            avatar.begin(table)


class Suffer(Step[BlackRoseWars]):
    """BR-29.4.1 The Avatar is chosen as a target by a combat spell, receives damage, or both in one sentence."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        doer, way = frame.slots[DOER], frame.slots[WAY]
        frame.slots[BASE] = number_of(table)
        if way == BY_SPELL:
            note(table, AIMED, trig=table.side_of(doer), victim=ROSE, how=COMBAT)
        hurt(table, table.side_of(doer), doer, ROSE, frame.slots[DAMAGE], way)


class WholePhase(Step[BlackRoseWars]):
    """BR-5.1.1 A phase from its beginning to its end."""

    def __init__(self, phase: int) -> None:
        super().__init__()
        self.phase = phase

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        table.push(ONE_PHASE, table.crown).slots[WHICH] = self.phase


class NewRound(Step[BlackRoseWars]):
    """BR-1.2.1, BR-29.2.2 In the next round the Avatar has played no order yet."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        table.round += 1
        table.obeyed = 0


class BeginRosePhase(Step[BlackRoseWars]):
    """BR-6.1.1 The Black Rose phase; of its steps those about events are nobody's own."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        table.push(EVENT_STEPS, table.crown)
        table.push(PHASE_START, table.crown).slots[WHICH] = ROSE_PHASE


PHASE_START: Final = Program("phase_start", "BR-5.1.1", [BeginPhase(), EndSentence(SINCE)], slots=("number", "base"))
EVENT_STEPS: Final = Program(
    "event_steps",
    "BR-6.1.1",
    [SlideEvents(), EndSentence(0), DrawEvent(), EndSentence(0), ResolveEvents()],
    slots=("base", "turn"),
)
PROGRAMS: Final = {
    ORDER: Program("its_order", "BR-29.2.1", [Activate()]),
    REACTION: Program(
        "its_reaction", "BR-29.4.2", [Suffer(), EndSentence(BASE)], slots=("base", "doer", "way", "damage")
    ),
    EVOCATIONS: Program("its_evocations", "BR-29.5.2", [WholePhase(EVOCATION)]),
    CLEAN_UP: Program("its_clean_up", "BR-29.6.1", [WholePhase(CLEANUP), NewRound()]),
    NEW_EVENT: Program("its_event", "BR-6.1.2", [BeginRosePhase()]),
}
