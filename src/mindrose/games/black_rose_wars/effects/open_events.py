"""4.6 Events that effects draw and discard: primitives 38 and 39, VX-39."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import EVENT_SLOTS, NOBODY, NOTHING, ROSE
from mindrose.games.black_rose_wars.effects.instructions import first_reached, reached, tally
from mindrose.games.black_rose_wars.effects.picking import PICKING, WANTED, WHOSE, PickMember
from mindrose.games.black_rose_wars.effects.subjects import Figures, actor, decider, done
from mindrose.games.black_rose_wars.rules import event_cards
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program, Step
from mindrose.language.steps import Number

ONE: Final[i64] = 1


class DrawEvent(Step[BlackRoseWars]):
    """38 `event X`, VX-39 `moon=m`: a mage draws an event (BR-7.1.2).

    BR-29.1.2 For the Avatar it is drawn by nobody: whoever is to its right only turns the card.
    """

    def __init__(self, whom: Figures, moon: i64, from_event: bool) -> None:
        super().__init__()
        self.whom = whom
        self.moon: i64 = moon  # NOTHING: the current one
        self.from_event = from_event

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        done(frame, 0)
        drawer = first_reached(table, frame, self.whom, self.from_event)
        if drawer == NOBODY and not (table.plays(ROSE) and self.is_for_rose(table, frame)):
            return
        moon = table.moon if self.moon == NOTHING else self.moon
        done(frame, 1 if event_cards.draw_event(table, drawer, moon) else 0)

    def is_for_rose(self, table: BlackRoseWars, frame: Frame) -> bool:
        return (reached(table, frame, self.whom, self.from_event) >> ROSE) & 1 == 1

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return table.content.is_effect(begun.program)

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return NOBODY


class DiscardEvent(PickMember):
    """39, BR-7.1.3 Which of the open events."""

    def members(self, table: BlackRoseWars, frame: Frame) -> i64:
        found: i64 = 0
        for slot in range(i64(EVENT_SLOTS)):
            if table.event[slot] >= 0:
                found |= ONE << slot
        return found

    def take(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        event_cards.discard_event(table, number)
        tally(table, 1)

    def points(self, table: BlackRoseWars, frame: Frame, number: int) -> dict[str, int | str]:
        return {"event_card": int(table.event[number])}


DISCARDING_EVENTS: Final = Program(
    "discarding_events",
    "BR-7.1.3",
    [DiscardEvent("discard_event", "BR-7.1.3", replies.EVENT, EVENT_SLOTS)],
    PICKING,
)


class DiscardEvents(Step[BlackRoseWars]):
    """39 `edisc k`: the actor chooses."""

    def __init__(self, number: Number[Any]) -> None:
        super().__init__()
        self.number = number

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        done(frame, 0)
        number: i64 = self.number.of(table, frame)
        if number > 0:
            begun = table.push(DISCARDING_EVENTS, decider(table, frame))
            begun.slots[WHOSE] = actor(frame)
            begun.slots[WANTED] = number

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is DISCARDING_EVENTS

    def runner(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> i64:
        return decider(table, frame)
