"""What the slots of running programs can hold: each by its name, in powers by the steps that fill it."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import (
    ASPIRATIONS,
    BLEAKNESS,
    EMOTIONS,
    FACTIONS,
    MODERATES,
    REALMS,
    ROWS,
    SEATS,
    SLOTS,
    SPACES,
    SPIRIT_SPACES,
    VIBES,
)
from mindrose.games.cerebria.powers.choices import Choose, ChooseDestination, ChooseTurns, Gather
from mindrose.games.cerebria.rules.absorb import Take, WatchPowers
from mindrose.games.cerebria.rules.empower import AfterEmpower, ExchangeCards
from mindrose.games.cerebria.rules.hidden import Look
from mindrose.games.cerebria.rules.placement import BeginPlacement, ImagineSpirit
from mindrose.games.cerebria.rules.quell import RemoveEssence
from mindrose.games.cerebria.rules.revelation import AddFragments, Judge, ShowHidden
from mindrose.games.cerebria.rules.seating import TakePresetSpirits
from mindrose.games.cerebria.rules.turn import MenuAgain
from mindrose.games.cerebria.rules.vibes import ChooseSpot
from mindrose.games.cerebria.state import NOTHING
from mindrose.kernel.machine import Program, Step
from mindrose.language.steps import InSlot, NextMember, SetSlot

MANY: Final = 1_000_000  # more Willpower than anybody has
TOP_OF_DECK: Final = 99


class Kind:
    """What a slot that is filled can hold."""

    def __init__(self, words: str, first: int, last: int, also: tuple[int, ...] = ()) -> None:
        self.words = words
        self.first = first
        self.last = last
        self.also = also

    def allows(self, value: int) -> bool:
        return self.first <= value <= self.last or value in self.also

    def told(self) -> str:
        numbers = ", ".join([f"{self.first} to {self.last}", *[str(value) for value in self.also]])
        return f"{self.words}, {numbers}"


CARD: Final = Kind("a Moderate Emotion", 0, MODERATES - 1)
EMOTION: Final = Kind("an Emotion", 0, EMOTIONS - 1)
EMOTION_SPACE: Final = Kind("an Emotion space", 0, SPACES - 1)
SPIRIT_SPACE: Final = Kind("a Spirit space", 0, SPIRIT_SPACES - 1)
REALM: Final = Kind("a Realm", 0, REALMS - 1)
SPHERE: Final = Kind("a Sphere", 0, REALMS - 1)
SEAT: Final = Kind("a seat", 0, SEATS - 1)
FACTION: Final = Kind("a faction", 0, len(FACTIONS) - 1)
ASPIRATION: Final = Kind("an Aspiration", 0, len(ASPIRATIONS) - 1)
COLOUR: Final = Kind("a colour", 0, len(VIBES) - 1)
ROW_SLOT: Final = Kind("a slot of a row", 0, SLOTS - 1)
BOARD_SLOT: Final = Kind("a slot of a Spirit board", 0, ROWS * SLOTS - 1)
FLAG: Final = Kind("no or yes", 0, 1)
ONCE: Final = Kind("yes", 1, 1)
AMOUNT: Final = Kind("an amount", 1, replies.MOST)
NUMBER: Final = Kind("a number", 0, MANY)

KINDS: Final = {
    # The setup
    "number": Kind("how many seats have chosen", 0, SEATS),
    **{f"card_{number}": CARD for number in range(1, 17)},
    **{f"slot_{number}": BOARD_SLOT for number in range(1, 5)},
    **{f"colour_{number}": COLOUR for number in range(1, 5)},
    "place": Kind("a place in the turn order", 0, SEATS - 1),
    "stand": SPIRIT_SPACE,
    "imagined": SPIRIT_SPACE,
    # Turns and actions
    "ending": ONCE,
    "vibe_card": CARD,
    "vibe_slot": ROW_SLOT,
    "vibe_colour": COLOUR,
    "second_card": CARD,
    "second_slot": ROW_SLOT,
    "second_colour": COLOUR,
    "upgrades": Kind("a bit per upgrade", 0, 7),
    "realm": REALM,
    "end": SPIRIT_SPACE,
    "partner": SEAT,
    "pushed": SPIRIT_SPACE,
    "pushed_too": SPIRIT_SPACE,
    "target": EMOTION_SPACE,
    "source": Kind("a Moderate Emotion, the Bleakness or the top card", 0, MODERATES - 1, (BLEAKNESS, TOP_OF_DECK)),
    "space": EMOTION_SPACE,
    "shown": CARD,
    "amount": AMOUNT,
    "colour": COLOUR,
    "kind": EMOTION,
    "emptied": FLAG,
    "site": REALM,
    "feed": CARD,
    "gone": CARD,
    "savoured": Kind("two Moderate Emotions", 0, MODERATES * MODERATES - 1),
    "origin": EMOTION_SPACE,
    "spot": BOARD_SLOT,
    # Absorb and Revelation
    "used_sphere": SPHERE,
    "near": FLAG,
    "gained": NUMBER,
    "before": NUMBER,
    "sphere": SPHERE,
    "joins": FLAG,
    "common": ASPIRATION,
    "shown_bliss": ASPIRATION,
    "shown_gloom": ASPIRATION,
    "fulfilled_bliss": Kind("a number of Aspirations", 0, 2),
    "fulfilled_gloom": Kind("a number of Aspirations", 0, 2),
    "major": FACTION,
    "due": Kind("a bit per faction", 0, 3),
    "faction": FACTION,
    "failed": FLAG,
    "seen": Kind("a number of cards", 1, 3),
    # Powers
    "waiting": Kind("a bit per Emotion space", 0, (1 << SPACES) - 1),
    "moment": FLAG,
    "emotion": EMOTION,
    "told": ONCE,
}

# The steps that fill a slot: before them nothing is in it, after them something is. None: it is filled when the program
# begins, or as long as it was a draft; drafts are retraced, see `drafts`.
FILLED: Final[dict[str, dict[str, type[Step[Any]] | None]]] = {
    "setup": {"number": TakePresetSpirits},
    "placement": {"place": BeginPlacement, "stand": ImagineSpirit},
    "turn": {"ending": MenuAgain},
    "invoke": {"upgrades": None, "source": None, "space": None},
    "quell": {"upgrades": None, "target": None, "amount": None, "kind": RemoveEssence, "emptied": RemoveEssence},
    "fortify": {"upgrades": None, "site": None},
    "empower": {"upgrades": None, "target": None, "gone": ExchangeCards},
    "absorb": {"used_sphere": None, "near": None, "before": WatchPowers},
    "revelation": {
        "sphere": None, "joins": None, "common": ShowHidden, "fulfilled_bliss": Judge, "fulfilled_gloom": Judge,
        "due": AddFragments,
    },
    "renewal": {"faction": None, "failed": None, "seen": Look},
    "vibe": {"spot": ChooseSpot},
    "given_vibe": {"spot": ChooseSpot},
    "powers": {"waiting": None, "moment": None},
}  # fmt: skip
# The steps before which a slot is empty; after them it may stay so.
FILLABLE: Final[dict[str, dict[str, type[Step[Any]]]]] = {
    "quell": {"colour": RemoveEssence},
    "empower": {"savoured": AfterEmpower},
    "absorb": {"gained": Take},
    "revelation": {"shown_bliss": ShowHidden, "shown_gloom": ShowHidden, "major": AddFragments},
}
NOWHERE: Final = Step  # no step fills the slot alone
FIXED: Final = ("space", "emotion", "sphere", "told")  # what every power has
OF_POWERS: Final[dict[str, type[Step[Any]] | None]] = {"space": None, "emotion": None}


def fault(program: Program, at: int, name: str, value: int, power: bool) -> str:
    """What is wrong with a slot that holds a value of its kind, or nothing, at a step; nothing if it can be so."""
    filled = (OF_POWERS if power else FILLED.get(program.name, {})).get(name, NOWHERE)
    fillable = FILLABLE.get(program.name, {}).get(name, NOWHERE)
    if filled is not NOWHERE and value == NOTHING and done(program, at, filled):
        return "something"
    if filled is not NOWHERE and value != NOTHING and not done(program, at, filled):
        return "nothing yet"
    if fillable is not NOWHERE and value != NOTHING and not done(program, at, fillable):
        return "nothing yet"
    return ""


def done(program: Program, at: int, step: type[Step[Any]] | None) -> bool:
    """A frame of a program has done a step; None is done from the beginning."""
    return step is None or any(isinstance(program.steps[i], step) for i in range(min(at, int(program.length))))


def power_kinds(program: Program) -> dict[str, Kind]:
    """The kinds of the slots of a power, from the steps that fill them."""
    slots = program.slots
    kinds = {name: KINDS[name] if name in FIXED else NUMBER for name in slots}
    for i in range(program.length):
        step = program.steps[i]
        if isinstance(step, Choose):
            kinds[slots[step.slot]] = EMOTION_SPACE if step.candidates.answer == replies.SPACE else SEAT
        elif isinstance(step, Gather):
            kinds[slots[step.slot]] = Kind("a set, one bit each", 0, (1 << int(step.candidates.size)) - 1)
        elif isinstance(step, ChooseTurns):
            kinds[slots[step.slot]] = AMOUNT
        elif isinstance(step, ChooseDestination):
            kinds[slots[step.slot]] = SPIRIT_SPACE
        elif isinstance(step, SetSlot) and isinstance(step.number, InSlot):
            kinds[slots[step.slot]] = kinds[slots[step.number.slot]]
        elif isinstance(step, NextMember):
            kinds[slots[step.it]] = Kind("a member of a set", 0, kinds[slots[step.members]].last.bit_length() - 1)
    return kinds
