"""4.8 When a card answers: what must have happened, to whom, where and how much of it."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars.components import lodge
from mindrose.games.black_rose_wars.components.things import CELL, FIRST_EVOCATION, NOBODY, ROSE, WILD
from mindrose.games.black_rose_wars.rules import happenings
from mindrose.games.black_rose_wars.rules.happenings import SURE, WHERE, fact
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.programs import Frame
from mindrose.language.steps import Test

# Words for figures and participants, from the side of a card's owner.
ANYBODY: Final = 0  # VX-16 the owner and what is its own, too
ME: Final = 1
FOE: Final = 2  # an opposing figure
MAGE: Final = 3  # an opponent mage; any mage where the Black Rose owns the card
EVOCATION: Final = 4
MY_EVOCATION: Final = 5  # one that the owner controls
FOE_EVOCATION: Final = 6
THIS: Final = 7  # the evocation whose skill it is
ITS_OWNER: Final = 8  # of that evocation
THE_ROSE: Final = 9
BOUND: Final = 10  # what a name stands for
OWN: Final = 11  # a figure of the owner


class Whom:
    """Which figures a word in a trigger means; BR-15.1.6 not the own ones unless it says so."""

    def __init__(self, word: i64, slot: i64 = -1) -> None:
        self.word: i64 = word
        self.slot: i64 = slot

    def means(self, table: BlackRoseWars, figure: i64, owner: i64, this: i64, frame: Frame | None) -> bool:
        """Whether it means a figure; `this` is the evocation that has the card, `frame` has the names."""
        word = self.word
        if word == ANYBODY:
            return True
        if figure < 0:
            return False
        if word == ME:
            return figure == owner
        if word == THIS:
            return figure == this
        if word == ITS_OWNER:
            return this >= 0 and figure == table.owner[this]
        if word == THE_ROSE:
            return figure == ROSE
        if word == BOUND:
            return frame is not None and figure == frame.slots[self.slot]
        is_mage = figure < FIRST_EVOCATION
        if word == MAGE:
            return is_mage and figure != owner and (figure != ROSE or table.place[ROSE] >= 0)
        if word == FOE:
            return figure != owner if is_mage else table.owner[figure] != owner
        if word == OWN:
            return figure == owner if is_mage else table.owner[figure] == owner
        if is_mage:
            return False
        if word == MY_EVOCATION:
            return table.controller[figure] == owner and table.bearer[figure] == NOBODY
        return word == EVOCATION or table.controller[figure] != owner


class Where:
    """Which rooms a trigger means: some colours and rooms, all of them, or those in a range of somebody."""

    def __init__(self, colours: i64, rooms: list[int], reach: i64, from_totems: bool, at_this: bool) -> None:
        self.colours: i64 = colours  # a bit per colour
        self.rooms: vec[i64] = vec[i64](rooms)
        self.reach: i64 = reach  # from the owner; -1 where it does not matter
        self.from_totems = from_totems
        self.at_this = at_this

    def means(self, table: BlackRoseWars, room: i64, owner: i64, this: i64) -> bool:
        if room < 0 or room >= CELL:
            return False
        if self.at_this:
            return this >= 0 and table.place[this] == room
        if self.reach >= 0:
            return lodge.has(covered(table, owner, self.reach, self.from_totems), room)
        if (self.colours >> table.room_colour(room)) & 1:
            return True
        for i in range(i64(len(self.rooms))):
            if table.room[room] == self.rooms[i]:
                return True
        return False


def covered(table: BlackRoseWars, participant: i64, reach: i64, from_totems: bool) -> i64:
    """BR-4.2.7, 4.3 The rooms in range of a mage, and with a Spirit Path of every Totem that it controls."""
    needs_sight = table.settings.needs_sight
    rooms: i64 = 0
    if table.in_lodge(participant):
        rooms = lodge.in_range(table.place[participant], reach, needs_sight)
    elif reach >= lodge.WHOLE_LODGE:
        return lodge.EVERYWHERE
    if from_totems:
        for figure in range(i64(FIRST_EVOCATION), table.content.figures):
            if table.controller[figure] == participant and table.content.is_totem(figure) and table.in_lodge(figure):
                rooms |= lodge.in_range(table.place[figure], reach, needs_sight)
    return rooms


class Trigger:
    """One thing that a card waits for. Roles that a kind of happening does not have are left out by its writer."""

    def __init__(
        self,
        kind: i64,
        role: i64,
        whom: Whom,
        where: Where | None,
        source: Whom | None,
        least: i64,
        how: i64,
        types: i64,
        elements: i64,
        whats: i64,
        summons: bool,
        test: Test[Any] | None,
    ) -> None:
        self.kind: i64 = kind
        self.role: i64 = role  # TRIG or VICTIM: whom the first word is about; NOTHING where it is about nobody
        self.whom = whom
        self.where = where
        self.source = source
        self.least: i64 = least
        self.how: i64 = how  # of a hit; -1 for any
        self.types: i64 = types  # of a spell, a bit each; 0 where it does not matter
        self.elements: i64 = elements
        self.whats: i64 = whats  # numbers of phases or actions, a bit each; 0 where it does not matter
        self.summons = summons
        self.test = test

    def matches(self, table: BlackRoseWars, happening: i64, owner: i64, this: i64, frame: Frame | None) -> bool:
        """Whether a happening is what this card waits for, as far as everybody can see it."""
        if fact(table, happening, happenings.KIND) != self.kind:
            return False
        if self.role >= 0 and not self.whom.means(table, fact(table, happening, self.role), owner, this, frame):
            return False
        if self.where is not None and not self.where.means(table, fact(table, happening, WHERE), owner, this):
            return False
        if self.source is not None and not self.comes_from(
            table, fact(table, happening, happenings.SRC), owner, this, frame
        ):
            return False
        if self.least > 0 and fact(table, happening, happenings.AMOUNT) < self.least:
            return False
        if self.how >= 0 and fact(table, happening, happenings.HOW) % SURE != self.how:
            return False
        if self.whats != 0 and (self.whats >> fact(table, happening, happenings.WHAT)) & 1 == 0:
            return False
        return (self.types == 0 and self.elements == 0 and not self.summons) or self.spell_fits(table, happening)

    def comes_from(self, table: BlackRoseWars, figure: i64, owner: i64, this: i64, frame: Frame | None) -> bool:
        """BR-19.1.4 What an evocation does comes from it and from whoever controls it."""
        source = self.source
        assert source is not None
        if source.means(table, figure, owner, this, frame):
            return True
        return figure >= FIRST_EVOCATION and source.means(table, table.controller[figure], owner, this, frame)

    def spell_fits(self, table: BlackRoseWars, happening: i64) -> bool:
        """The spell has one of the types or elements, or summons, where that is asked for."""
        if (self.types >> fact(table, happening, happenings.HOW)) & 1:
            return True
        shown = fact(table, happening, happenings.AMOUNT)  # 2 * spell + side, once it lies face up
        if shown < 0:
            return False
        side = table.content.sides[shown]
        if self.elements != 0 and (side.element == WILD or (self.elements >> side.element) & 1 == 1):
            return True
        return self.summons and side.summons
