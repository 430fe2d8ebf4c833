"""What a power lets its player choose among: Emotions, opposing players, opposing Spirits."""

from __future__ import annotations

from typing import Any

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.ring import after, before, next_to, spirit_space_of
from mindrose.games.cerebria.components.things import MODERATES, SEATS, SPACES, SPIRIT_SPACES
from mindrose.games.cerebria.powers.auras import POWER_SPACE
from mindrose.games.cerebria.powers.subjects import ONE, own_faction, stands
from mindrose.games.cerebria.rules.control import reaches
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame
from mindrose.language.steps import AT_LEAST, AT_MOST, EQUAL, MORE, Number


class Trait:
    """Something that a candidate must be; `code` is why one is refused that is not."""

    def __init__(self, code: str) -> None:
        self.code = code

    def fits(self, table: Cerebria, frame: Frame, thing: i64) -> bool:
        raise NotImplementedError


class EmotionEssence(Trait):
    """The Essence on an Emotion, compared with a number."""

    def __init__(self, how: i64, number: Number[Any]) -> None:
        super().__init__("E_ESSENCE")
        self.how: i64 = how
        self.number = number

    def fits(self, table: Cerebria, frame: Frame, thing: i64) -> bool:
        return compares(table.essence[thing], self.how, self.number.of(table, frame))


class SeatEssence(Trait):
    """The Essence on the board of a player's Spirit, compared with a number."""

    def __init__(self, how: i64, number: Number[Any]) -> None:
        super().__init__("E_ESSENCE")
        self.how: i64 = how
        self.number = number

    def fits(self, table: Cerebria, frame: Frame, thing: i64) -> bool:
        return compares(table.held[thing], self.how, self.number.of(table, frame))


class SeatWillpower(Trait):
    """The WP of a player, compared with a number."""

    def __init__(self, how: i64, number: Number[Any]) -> None:
        super().__init__("E_WP")
        self.how: i64 = how
        self.number = number

    def fits(self, table: Cerebria, frame: Frame, thing: i64) -> bool:
        return compares(table.wp[thing], self.how, self.number.of(table, frame))


class Free(Trait):
    """A slot for Essence is free on it."""

    def __init__(self) -> None:
        super().__init__("E_SLOTS")

    def fits(self, table: Cerebria, frame: Frame, thing: i64) -> bool:
        return table.free_slots(thing) > 0


class Pushable(Trait):
    """The next space further away from the Emotion whose power it is is empty."""

    def __init__(self) -> None:
        super().__init__("E_OCCUPIED")

    def fits(self, table: Cerebria, frame: Frame, thing: i64) -> bool:
        return pushable(table, frame.slots[POWER_SPACE], thing)


class Moderate(Trait):
    """It is neither Strong nor a Starting Emotion."""

    def __init__(self) -> None:
        super().__init__("E_TARGET")

    def fits(self, table: Cerebria, frame: Frame, thing: i64) -> bool:
        return 0 <= table.card[thing] < MODERATES


class InArea(Trait):
    """It stands in an area of the Emotion whose power it is."""

    def __init__(self, area: i64) -> None:
        super().__init__("E_ADJ")
        self.area: i64 = area

    def fits(self, table: Cerebria, frame: Frame, thing: i64) -> bool:
        return reaches(table, self.area, frame.slots[POWER_SPACE], thing)


class Without(Trait):
    """It is not so."""

    def __init__(self, trait: Trait) -> None:
        super().__init__("E_TARGET")
        self.trait = trait

    def fits(self, table: Cerebria, frame: Frame, thing: i64) -> bool:
        return not self.trait.fits(table, frame, thing)


class Either(Trait):
    """One of several is so."""

    def __init__(self, traits: list[Trait]) -> None:
        super().__init__(traits[0].code)
        self.traits = traits

    def fits(self, table: Cerebria, frame: Frame, thing: i64) -> bool:
        for trait in self.traits:
            if trait.fits(table, frame, thing):
                return True
        return False


def compares(left: i64, how: i64, right: i64) -> bool:
    if how == AT_LEAST:
        return left >= right
    if how == AT_MOST:
        return left <= right
    if how == EQUAL:
        return left == right
    return left > right if how == MORE else left < right


def beyond(origin: i64, space: i64) -> i64:
    """The space behind a neighbouring one, seen from an Emotion."""
    return after(space) if after(origin) == space else before(space)


def pushable(table: Cerebria, origin: i64, space: i64) -> bool:
    return next_to(origin, space) and table.card[beyond(origin, space)] < 0


class Candidates:
    """Things of one kind, numbered from 0, some of which can be chosen."""

    def __init__(self, traits: list[Trait], size: i64, answer: i64, kind: str) -> None:
        self.traits = traits
        self.size: i64 = size
        self.answer: i64 = answer  # the answer that names thing number 0
        self.kind = kind  # of the question

    def flaw(self, table: Cerebria, frame: Frame, thing: i64) -> str:
        """Why a thing is not one of them at all, whatever traits it has; nothing if it is."""
        raise NotImplementedError

    def obstacle(self, table: Cerebria, frame: Frame, thing: i64) -> str:
        """Why a thing cannot be chosen; nothing if it can."""
        flaw = self.flaw(table, frame, thing)
        if flaw:
            return flaw
        for trait in self.traits:
            if not trait.fits(table, frame, thing):
                return trait.code
        return ""

    def all(self, table: Cerebria, frame: Frame) -> i64:
        """The bits of all of them."""
        found: i64 = 0
        for thing in range(self.size):
            if not self.obstacle(table, frame, thing):
                found |= ONE << thing
        return found


class Neighbours(Candidates):
    """CB-4.1.4 Emotions of the own or of the opposing faction next to the one whose power it is."""

    def __init__(self, own: bool, traits: list[Trait]) -> None:
        super().__init__(traits, SPACES, replies.SPACE, "power_emotion")
        self.own = own

    def flaw(self, table: Cerebria, frame: Frame, thing: i64) -> str:
        if not stands(table, frame) or not next_to(frame.slots[POWER_SPACE], thing):
            return "E_ADJ"
        faction = own_faction(table, frame)
        return "" if table.holds(thing, faction if self.own else 1 - faction) else "E_TARGET"

    def all(self, table: Cerebria, frame: Frame) -> i64:
        """The two spaces beside it are all that there is to look at."""
        space = frame.slots[POWER_SPACE]
        found: i64 = 0
        if not self.obstacle(table, frame, after(space)):
            found |= ONE << after(space)
        if not self.obstacle(table, frame, before(space)):
            found |= ONE << before(space)
        return found


class Others(Candidates):
    """Emotions of the own or of the opposing faction anywhere, but for the one whose power it is."""

    def __init__(self, own: bool, traits: list[Trait]) -> None:
        super().__init__(traits, SPACES, replies.SPACE, "power_emotion")
        self.own = own

    def flaw(self, table: Cerebria, frame: Frame, thing: i64) -> str:
        faction = own_faction(table, frame)
        itself = thing == frame.slots[POWER_SPACE] and stands(table, frame)
        return "" if not itself and table.holds(thing, faction if self.own else 1 - faction) else "E_TARGET"


class Opponents(Candidates):
    """Players of the opposing faction."""

    def __init__(self, traits: list[Trait]) -> None:
        super().__init__(traits, SEATS, replies.SEAT, "power_opponent")

    def flaw(self, table: Cerebria, frame: Frame, thing: i64) -> str:
        opposing = thing < table.players and table.faction[thing] != own_faction(table, frame)
        return "" if opposing else "E_TARGET"


class Spirits(Candidates):
    """Opposing Spirits within some steps of the Spirit space adjacent to the Emotion whose power it is."""

    def __init__(self, reach: i64, traits: list[Trait]) -> None:
        super().__init__(traits, SEATS, replies.SEAT, "power_spirit")
        self.reach: i64 = reach

    def flaw(self, table: Cerebria, frame: Frame, thing: i64) -> str:
        if thing >= table.players or table.faction[thing] == own_faction(table, frame) or table.space[thing] < 0:
            return "E_TARGET"
        return "" if distance(spirit_space_of(frame.slots[POWER_SPACE]), table.space[thing]) <= self.reach else "E_ADJ"


def distance(spirit_space: i64, other: i64) -> i64:
    """CB-4.1.2 The steps between two Spirit spaces, the shorter way round."""
    steps = (other - spirit_space + SPIRIT_SPACES) % SPIRIT_SPACES
    return min(steps, SPIRIT_SPACES - steps)
