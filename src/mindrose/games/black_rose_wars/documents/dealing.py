"""What a view leaves open, dealt at random for every imagined world: spells by their backs, quests, events, orders."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components.things import NOTHING, QUEST_ACTIVE, QUEST_DISCARDED, SEATS
from mindrose.games.black_rose_wars.state import (
    EVENT_DECK,
    GRIMOIRE,
    HAND,
    KNOWING,
    LOOKED_AT,
    QUEST_DECK,
    QUEST_DISCARD,
    BlackRoseWars,
)
from mindrose.kernel.chance import Chance
from mindrose.kernel.ints import i64, vec

BOARD: Final = -1  # instead of a pile
ANY_BACK: Final = -1  # nobody sees what the back of a card shows
ONE: Final[i64] = 1


class Place:
    """Where a spell lies that a seat does not see: in which pile or on a board, and what it shows."""

    def __init__(self, pile: i64, owner: i64, index: i64, back: i64, token: i64) -> None:
        self.pile: i64 = pile  # the first one of its sort where it is a seat's
        self.owner: i64 = owner
        self.index: i64 = index  # in a grimoire from the bottom; on a board 4 * seat + slot
        self.back: i64 = back
        self.token: i64 = token  # DC-S6 the type of an activated spell

    def lay(self, table: BlackRoseWars, spell: i64, chance: Chance) -> None:
        piles = table.piles
        if self.pile == HAND:
            piles.slip(HAND + self.owner, KNOWING * spell + (ONE << self.owner))
        elif self.pile == LOOKED_AT:
            piles.slip(LOOKED_AT + self.owner, spell)
        elif self.pile == GRIMOIRE:
            piles.set(GRIMOIRE + self.owner, self.index, KNOWING * spell)
        elif self.pile == BOARD:
            table.spell[self.index] = spell
            side = chance.below(2)
            fits = self.token == NOTHING or table.content.types[2 * spell + side] == self.token
            table.side[self.index] = side if fits else 1 - side
        else:
            piles.put(self.pile, spell)

    def takes(self, table: BlackRoseWars, spell: i64) -> bool:
        """Whether a spell has a side for the token that lies here."""
        types = table.content.types
        return self.token == NOTHING or types[2 * spell] == self.token or types[2 * spell + 1] == self.token


class SpellDealing:
    """The copies of spells that nothing names, by their backs: schools, then forgotten ones, then each seat's own."""

    def __init__(self, schools: i64) -> None:
        self.schools: i64 = schools
        self.pools: list[vec[i64]] = []
        self.bound: list[list[Place]] = []  # by back, those with a token first
        self.free: list[Place] = []  # where any card can be, those with a token first
        self.personal: vec[i64] = vec[i64]([NOTHING] * SEATS)  # the personal spell of each seat
        self.spare: vec[i64] = vec[i64]([0] * SEATS)  # how many copies of it lie where backs are not seen

    def deal(self, table: BlackRoseWars, chance: Chance) -> None:
        """First what only few cards can be: personal spells, and tokens on cards whose backs nobody sees."""
        places = self.free
        for seat in range(i64(SEATS)):
            for _ in range(self.spare[seat]):
                places = self.lay_personal(table, places, seat, chance)
        pools: list[vec[i64]] = []
        for pool in self.pools:
            shuffled = pool[:]
            shuffle(shuffled, chance)
            pools.append(shuffled)
        used = vec[i64]([0] * len(pools))  # how many cards of each pool are laid, from its beginning
        for place in places:
            if place.token != NOTHING:
                self.lay_with_token(table, place, pools, used, chance)
        left: list[i64] = []
        for back in range(len(pools)):
            for place in self.bound[back]:
                lay_next(table, place, pools[back], used, back, chance)
            for i in range(used[back], i64(len(pools[back]))):
                left.append(pools[back][i])
        self.lay_left(table, places, vec[i64](left), chance)

    def lay_with_token(
        self, table: BlackRoseWars, place: Place, pools: list[vec[i64]], used: vec[i64], chance: Chance
    ) -> None:
        """A card that fits, of a pool that has more cards than places where its back is seen."""
        chosen: i64 = NOTHING
        number: i64 = 0
        for back in range(len(pools)):
            if i64(len(pools[back])) - used[back] > i64(len(self.bound[back])):
                for i in range(used[back], i64(len(pools[back]))):
                    if place.takes(table, pools[back][i]):
                        number += 1
                        if chance.below(number) == 0:
                            chosen = back
        if chosen != NOTHING:
            lay_next(table, place, pools[chosen], used, chosen, chance)

    def lay_left(self, table: BlackRoseWars, places: list[Place], left: vec[i64], chance: Chance) -> None:
        """BR-10.1.3 What is left can be with anybody."""
        shuffle(left, chance)
        taken: i64 = 0
        for place in places:
            if place.token == NOTHING and taken < len(left):
                place.lay(table, left[taken], chance)
                taken += 1

    def lay_personal(self, table: BlackRoseWars, places: list[Place], seat: i64, chance: Chance) -> list[Place]:
        """A personal spell comes to one of its owner's places: the places that are left."""
        chosen: i64 = NOTHING
        number: i64 = 0
        for i in range(i64(len(places))):
            if places[i].owner == seat and places[i].takes(table, self.personal[seat]):
                number += 1
                if chance.below(number) == 0:
                    chosen = i
        if chosen == NOTHING:
            return places
        places[chosen].lay(table, self.personal[seat], chance)
        return places[:chosen] + places[chosen + 1 :]


class PileDealing:
    """BR-2.4.3 The own grimoire: its owner knows the cards in it, not where they are; the back of the top is seen."""

    def __init__(self, pile: i64, pool: vec[i64], cells: vec[i64], back: i64) -> None:
        self.pile: i64 = pile
        self.pool = pool
        self.cells = cells  # indices from the bottom, the top last if it is not known
        self.back: i64 = back  # of the top, ANY_BACK if it is known or not seen

    def deal(self, table: BlackRoseWars, chance: Chance) -> None:
        pool = self.pool[:]
        shuffle(pool, chance)
        last = i64(len(pool)) - 1
        if self.back != ANY_BACK:
            for i in range(last + 1):
                if self.back_of(table, pool[i]) == self.back:
                    swap(pool, i, last)
                    break
        for i in range(last + 1):
            table.piles.set(self.pile, self.cells[i], KNOWING * pool[i])

    def back_of(self, table: BlackRoseWars, card: i64) -> i64:
        return back_of(table, card)


class OrderDealing(PileDealing):
    """BR-2.4.3, BR-29.4.1 The orders of a moon: which ones are left is known, and the back of the top one is seen."""

    def back_of(self, table: BlackRoseWars, card: i64) -> i64:
        return table.content.order_back[card]


class QuestDealing:
    """BR-2.4.2, BR-2.4.4 The quests of a moon that a seat does not see: with others, discarded, or in the deck."""

    def __init__(self, moon: i64, pool: vec[i64], holders: vec[i64], discarded: i64) -> None:
        self.moon: i64 = moon
        self.pool = pool
        self.holders = holders
        self.discarded: i64 = discarded

    def deal(self, table: BlackRoseWars, chance: Chance) -> None:
        pool = self.pool[:]
        shuffle(pool, chance)
        held = i64(len(self.holders))
        for i in range(i64(len(pool))):
            quest = pool[i]
            if i < held:
                table.quest[quest] = QUEST_ACTIVE
                table.holder[quest] = self.holders[i]
            elif i < held + self.discarded:
                table.quest[quest] = QUEST_DISCARDED
                table.piles.put(QUEST_DISCARD, quest)
            else:
                table.piles.put(QUEST_DECK + self.moon, quest)


class EventDealing:
    """BR-2.4.3 The event deck of a moon."""

    def __init__(self, moon: i64, pool: vec[i64]) -> None:
        self.moon: i64 = moon
        self.pool = pool

    def deal(self, table: BlackRoseWars, chance: Chance) -> None:
        pool = self.pool[:]
        shuffle(pool, chance)
        for i in range(i64(len(pool))):
            table.piles.put(EVENT_DECK + self.moon, pool[i])


def back_of(table: BlackRoseWars, spell: i64) -> i64:
    """DC-S6 What a card shows face down: its school, forgotten, or behind these that it is personal."""
    content = table.content
    school = content.school_of[spell]
    if school >= 0:
        return school
    return content.schools if spell >= content.forgotten else content.schools + 1


def lay_next(table: BlackRoseWars, place: Place, pool: vec[i64], used: vec[i64], back: i64, chance: Chance) -> None:
    """The next card of a pool that can lie at a place is laid there."""
    for i in range(used[back], i64(len(pool))):
        if place.takes(table, pool[i]):
            swap(pool, i, used[back])
            place.lay(table, pool[used[back]], chance)
            used[back] += 1
            return


def shuffle(cards: vec[i64], chance: Chance) -> None:
    i = i64(len(cards)) - 1
    while i > 0:
        swap(cards, i, chance.below(i + 1))
        i -= 1


def swap(cards: vec[i64], one: i64, other: i64) -> None:
    card = cards[one]
    cards[one] = cards[other]
    cards[other] = card
