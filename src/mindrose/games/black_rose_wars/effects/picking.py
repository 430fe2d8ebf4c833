"""DC-17 Picking one thing after the other: cards, slots, quests, hexes, tokens."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import NOTHING, PARTICIPANTS
from mindrose.games.black_rose_wars.state import KNOWING, BlackRoseWars
from mindrose.kernel.ints import i64, mypyc_attr
from mindrose.kernel.programs import Answers, Choice, Frame, Question
from mindrose.kernel.reasons import NONE, shared_reason
from mindrose.kernel.slots import Kind, Slot

# The first slots of every program that lets somebody pick.
WHOSE: Final = 0  # the participant whose things they are
WANTED: Final = 1  # how many are still to be picked
MOST_MEMBERS: Final = 63  # of a set, a bit each
PICKING: Final = (
    Slot("whose", Kind("a participant", 0, PARTICIPANTS - 1), begun=True),
    Slot("wanted", Kind("how many", 0, 1000), begun=True),
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Question[BlackRoseWars]):
    """Things are picked until enough are, none is left, or, where it is optional, no more are wanted.

    Where all that are there must be picked, nobody is asked in which order.
    """

    def __init__(
        self, kind: str, rule: str, first: i64, size: i64, hidden: bool = False, optional: bool = False
    ) -> None:
        super().__init__(kind, rule, hidden=hidden)
        self.first: i64 = first  # the answer for the first thing of that kind
        self.size: i64 = size
        self.optional = optional
        self.not_now: i64 = shared_reason("E_TURN", rule)
        self.missing: i64 = shared_reason("E_TARGET", rule)

    def following(self, table: BlackRoseWars, frame: Frame, number: i64) -> i64:
        """The first thing behind a number that can be picked, NOTHING if there is none."""
        raise NotImplementedError

    def there(self, table: BlackRoseWars, frame: Frame) -> i64:
        """How many things there are to pick."""
        raise NotImplementedError

    def take(self, table: BlackRoseWars, frame: Frame, number: i64) -> None:
        """What is done with a thing that is picked."""
        raise NotImplementedError

    def against(self, table: BlackRoseWars, frame: Frame, number: i64) -> i64:
        """The reason against a thing that cannot be picked."""
        return self.missing

    def masks(self, table: BlackRoseWars, frame: Frame) -> bool:
        """Whether it is asked even if there is nothing to pick, so that the others do not see that there is not."""
        return False

    def is_forced(self, table: BlackRoseWars, frame: Frame) -> bool:
        return not self.optional and not self.hidden and self.there(table, frame) <= frame.slots[WANTED]

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        number = self.following(table, frame, NOTHING)
        if frame.slots[WANTED] <= 0:
            return
        if number == NOTHING:
            if self.masks(table, frame):
                answers.add(replies.PASS)
            return
        if self.optional:
            answers.add(replies.PASS)
        if self.is_forced(table, frame):
            answers.add(self.first + number)
            return
        while number != NOTHING:
            answers.add(self.first + number)
            number = self.following(table, frame, number)

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        lowest = self.following(table, frame, NOTHING)
        number = answer - self.first
        masked = lowest == NOTHING and self.masks(table, frame)
        if frame.slots[WANTED] <= 0 or (lowest == NOTHING and not masked):
            return self.not_now
        if answer == replies.PASS:
            return NONE if self.optional or masked else self.not_now
        if not 0 <= number < self.size:
            return self.not_now
        if self.is_forced(table, frame):
            return NONE if number == lowest else self.missing
        if self.following(table, frame, number - 1) == number:
            return NONE
        return self.against(table, frame, number)

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        if answer == replies.PASS:
            frame.slots[WANTED] = 0
            return
        frame.slots[WANTED] -= 1
        frame.repeat()
        self.take(table, frame, answer - self.first)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("pass", {})
        return Choice(self.kind, self.points(table, frame, answer - int(self.first)))

    def points(self, table: BlackRoseWars, frame: Frame, number: int) -> dict[str, int | str]:
        raise NotImplementedError

    def series(self, table: BlackRoseWars, frame: Frame) -> int:
        return 1 if self.optional else int(min(frame.slots[WANTED], self.there(table, frame)))


@mypyc_attr(allow_interpreted_subclasses=True)
class PickSpell(Pick):
    """Spells of a pile of somebody; copies of one are all the same."""

    def __init__(
        self, kind: str, rule: str, pile: i64, unit: i64 = KNOWING, hidden: bool = False, optional: bool = False
    ) -> None:
        super().__init__(kind, rule, replies.SPELL, replies.SPELLS, hidden, optional)
        self.pile: i64 = pile  # that of the first seat
        self.unit: i64 = unit  # what a spell is multiplied by in that pile

    def may_be(self, table: BlackRoseWars, spell: i64) -> bool:
        """Whether a spell can be picked at all."""
        return True

    def following(self, table: BlackRoseWars, frame: Frame, number: i64) -> i64:
        pile = self.pile + frame.slots[WHOSE]
        found: i64 = NOTHING
        for i in range(table.piles.size(pile)):
            spell = table.piles.at(pile, i) // self.unit
            if spell > number and (found == NOTHING or spell < found) and self.may_be(table, spell):
                found = spell
        return found

    def there(self, table: BlackRoseWars, frame: Frame) -> i64:
        return table.piles.size(self.pile + frame.slots[WHOSE])

    def points(self, table: BlackRoseWars, frame: Frame, number: int) -> dict[str, int | str]:
        return {"spell": number}


@mypyc_attr(allow_interpreted_subclasses=True)
class PickMember(Pick):
    """Members of a set, a bit each."""

    def members(self, table: BlackRoseWars, frame: Frame) -> i64:
        raise NotImplementedError

    def following(self, table: BlackRoseWars, frame: Frame, number: i64) -> i64:
        if number + 1 >= MOST_MEMBERS:
            return NOTHING
        members = self.members(table, frame) >> (number + 1)
        if members == 0:
            return NOTHING
        found = number + 1
        while members & 1 == 0:
            members >>= 1
            found += 1
        return found

    def there(self, table: BlackRoseWars, frame: Frame) -> i64:
        members = self.members(table, frame)
        number: i64 = 0
        while members > 0:
            members &= members - 1
            number += 1
        return number
