# mypyc: plain
"""What the values are that events, choices and refusals of Black Rose Wars tell."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.naming import figure_names
from mindrose.games.black_rose_wars.components.things import (
    ACTIONS,
    COLOURS_OF_MAGES,
    FIRST_EVOCATION,
    PHASES,
    ROSE,
    SHOWN,
    SIDES,
    SLOT_NAMES,
    SPELL_SLOTS,
    TYPES,
)
from mindrose.games.black_rose_wars.effects.discarding import BACKS
from mindrose.games.black_rose_wars.rules import happenings
from mindrose.games.black_rose_wars.rules.ending import BONUSES
from mindrose.games.black_rose_wars.rules.priorities import CRITERIA, PRIORITIES
from mindrose.kernel.kinds import NUMBER, ORDINAL, SEAT, SHARED, Kind, Kinds

CHANGE: Final = Kind("change")  # a gain, or below zero a loss


class Participant(Kind):
    """BR-1.1.4 A mage by its seat, or the Black Rose."""

    def __init__(self) -> None:
        super().__init__("participant")

    def holds(self, value: int | str, players: int) -> bool:
        return isinstance(value, int) and (-1 <= value < players or value == ROSE)


class Figure(Kind):
    """A mage by its seat, the Black Rose, or an evocation by its card."""

    def __init__(self, words: list[str]) -> None:
        super().__init__("figure", words)

    def holds(self, value: int | str, players: int) -> bool:
        there = super().holds(value, players)
        return there and not (isinstance(value, int) and players <= value < ROSE)


class Slots(Kind):
    """BR-12.1.6 Slots of a board, a bit each."""

    def __init__(self) -> None:
        super().__init__("slots", SLOT_NAMES)

    def holds(self, value: int | str, players: int) -> bool:
        return isinstance(value, int) and 0 <= value < 1 << SPELL_SLOTS


class Several(Kind):
    """Figures or rooms, a bit each."""

    def holds(self, value: int | str, players: int) -> bool:
        return isinstance(value, int) and 0 < value < 1 << len(self.words)


class Offer(Kind):
    """A branch of an effect, by the program and the step that lets one pick: `nigredo 2 0`."""

    def __init__(self) -> None:
        super().__init__("offer")

    def holds(self, value: int | str, players: int) -> bool:
        return isinstance(value, str)


def kinds(content: Content) -> Kinds:
    """What each name means, with the things of a content pack."""
    participant = Participant()
    figure = Figure(figure_names(content))
    assert len(figure.words) == content.figures > FIRST_EVOCATION
    return {
        **SHARED,
        "owner": SEAT,
        "participant": participant,
        "giver": participant,
        "figure": figure,
        "figures": Several("figures", figure.words),
        "other": figure,
        "source": figure,
        "trig": figure,
        "victim": figure,
        "room": Kind("room", content.room_ids),
        "rooms": Several("rooms", content.room_ids),
        "cell": ORDINAL,
        "colour": Kind("word", COLOURS_OF_MAGES),
        "converted.colour": participant,
        "cleared.colour": participant,
        "healed.colour": participant,
        "replaced.colour": participant,
        "cube_moved.colour": participant,
        "averted.seat": participant,
        "defeated.seat": participant,
        "trophy.seat": participant,
        "assigned.seat": participant,
        "hexed.seat": participant,
        "hex_marked.seat": participant,
        "lifted.seat": participant,
        "ceded.seat": participant,
        "activation.seat": participant,
        "cell.seat": participant,
        "mage": Kind("mage", content.mage_ids),
        "school": Kind("school", content.school_ids),
        "list": Kind("list", content.list_ids),
        "spell": Kind("spell", content.spell_ids),
        "side": Kind("word", SIDES),
        "type": Kind("word", TYPES),
        "element": Kind("word", SHOWN),
        "back": Kind("word", BACKS),
        "slot": Kind("word", SLOT_NAMES),
        "slots": Slots(),
        "event_drawn.slot": ORDINAL,
        "slid.slot": ORDINAL,
        "event_card": Kind("event", content.event_ids),
        "quest": Kind("quest", content.quest_ids),
        "hex": Kind("hex", content.hex_ids),
        "upgrade": Kind("upgrade", content.upgrade_ids),
        "evocation": Kind("evocation", content.kind_ids),
        "order": Kind("order", content.order_ids),
        "phase": Kind("word", PHASES),
        "moon": ORDINAL,
        "action": Kind("word", ACTIONS),
        "bonus": Kind("word", BONUSES),
        "cause": Kind("word", happenings.NAMES),
        "priority": Kind("word", PRIORITIES),
        "criterion": Kind("word", CRITERIA),
        "branch": ORDINAL,
        "offer": Offer(),
        "change": CHANGE,
        "total": NUMBER,
        "most": NUMBER,
        "used": NUMBER,
    }
