"""What happens in a sentence and may be answered at its end (4.8 of the rules): noted, and forgotten with the sentence.

Happenings lie in a pile, the last one on top. A sentence that runs inside another one (EM-9) has its own on top of
those that wait for the end of the outer one. Only what somebody listens for is noted, and what the rules themselves
must know of: hits, and mages that are to be defeated.
"""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.things import NOTHING, REVEALED
from mindrose.games.black_rose_wars.state import HAPPENED, MOST_HAPPENED, BlackRoseWars
from mindrose.kernel.ints import i64

ENTERS: Final = 0
LEAVES: Final = 1
HIT: Final = 2
LETHAL: Final = 3
AIMED: Final = 4
CAST: Final = 5
ACTS: Final = 6
DOES: Final = 7
MOVED: Final = 8
HEXED: Final = 9
LINKED: Final = 10
SUMMONS: Final = 11
SLAIN: Final = 12
GONE: Final = 13
WOKEN: Final = 14
SPRUNG: Final = 15
REPLACES: Final = 16
AVERTED: Final = 17
FELLED: Final = 18
SCORES: Final = 19
UNSTABLE: Final = 20
RESTORED: Final = 21
CROWNED: Final = 22
QUEST_DONE: Final = 23
BEGIN: Final = 24
END: Final = 25
TURN_START: Final = 26
TURN_END: Final = 27
CELLED: Final = 28
LOSES: Final = 29
REVEALS: Final = 30
RESOLVED: Final = 31
CONVERTS: Final = 32
CLAIMS: Final = 33
SETTLED: Final = 34  # something that nothing can answer any more
NAMES: Final = (
    "enters", "leaves", "hit", "lethal", "aimed", "cast", "acts", "does", "moved", "hexed", "linked", "summons",
    "slain", "gone", "woken", "sprung", "replaces", "averted", "felled", "scores", "unstable", "restored", "crowned",
    "questdone", "begin", "end", "turnstart", "turnend", "celled", "loses", "reveals", "resolved", "converts", "claims",
)  # fmt: skip

# What a happening is about; what it does not have is NOTHING.
KIND: Final = 0
TRIG: Final = 1  # the figure or participant that caused it
SRC: Final = 2  # who dealt the damage or assigned the hex
VICTIM: Final = 3  # the figure that suffered it
WHERE: Final = 4  # a room
WHAT: Final = 5  # a spell on a board (4 * seat + slot), a hex, a phase, an evocation, an action, the event it drew
AMOUNT: Final = 6  # how much, or which side of which spell that lies face up: 2 * spell + side
HOW: Final = 7  # how damage comes, or which type of spell
PLACED: Final = 8  # and the next one: of a hit, the cubes of each colour that nothing has taken back
FINAL_TRIG: Final = 8  # of a lethal one, who dealt the final damage where some of it was taken back and dealt again
FINAL_SRC: Final = 9
WIDTH: Final = 10
# More than ever wait for the ends of their sentences, if these end at all.
MANY: Final[i64] = MOST_HAPPENED // WIDTH * 3 // 4

# How damage comes (4.8); what is added says that no spell may answer it (VX-34).
BY_SPELL: Final = 0
BY_ATTACK: Final = 1
BY_ROOM: Final = 2
BY_EVENT: Final = 3
BY_OTHER: Final = 4
SURE: Final = 8

# Cubes of a hit: three colours in one fact, five bits each.
COLOURS_IN_FACT: Final[i64] = 3
BITS: Final[i64] = 5
MASK: Final[i64] = 31

ONE: Final[i64] = 1
NEEDED: Final[i64] = (1 << HIT) | (1 << LETHAL)


def note(
    table: BlackRoseWars,
    kind: i64,
    trig: i64 = NOTHING,
    src: i64 = NOTHING,
    victim: i64 = NOTHING,
    where: i64 = NOTHING,
    what: i64 = NOTHING,
    amount: i64 = NOTHING,
    how: i64 = NOTHING,
) -> None:
    """Remembers what happened until its sentence ends, if anything can come of it."""
    if ((table.ears[0] | NEEDED) >> kind) & 1 == 0:
        return
    piles = table.piles
    piles.put(HAPPENED, kind)
    piles.put(HAPPENED, trig)
    piles.put(HAPPENED, src)
    piles.put(HAPPENED, victim)
    piles.put(HAPPENED, where)
    piles.put(HAPPENED, what)
    piles.put(HAPPENED, amount)
    piles.put(HAPPENED, how)
    piles.put(HAPPENED, NOTHING)
    piles.put(HAPPENED, NOTHING)


def note_with_cubes(table: BlackRoseWars, kind: i64, src: i64, victim: i64, where: i64, row: i64) -> None:
    """CP-11 Something happened to a room or a mage that had a row of cubes then."""
    before = number_of(table)
    note(table, kind, src=src, victim=victim, where=where)
    if number_of(table) > before:
        for colour in range(i64(len(table.supply))):
            set_placed(table, before, colour, cubes.number_of(row, colour))


def note_spell(table: BlackRoseWars, kind: i64, seat: i64, place: i64) -> None:
    """Something happened with a spell on a board; a card that lies face down tells no more than its token."""
    face = 2 * table.spell[place] + table.side[place]
    if table.status[place] == REVEALED:
        note_face(table, kind, seat, place, face)
    else:
        note(table, kind, trig=seat, what=place, how=table.content.types[face])


def note_face(table: BlackRoseWars, kind: i64, seat: i64, place: i64, face: i64) -> None:
    """Something happened with a side of a spell, which everybody has seen in a place on a board."""
    note(table, kind, trig=seat, what=place, amount=face, how=table.content.types[face])


def number_of(table: BlackRoseWars) -> i64:
    """How many happenings are remembered."""
    return table.piles.size(HAPPENED) // WIDTH


def fact(table: BlackRoseWars, happening: i64, which: i64) -> i64:
    """One thing that is known of a happening."""
    return table.piles.at(HAPPENED, WIDTH * happening + which)


def change_fact(table: BlackRoseWars, happening: i64, which: i64, value: i64) -> None:
    """Something that is known of a happening has changed since."""
    table.piles.set(HAPPENED, WIDTH * happening + which, value)


def placed_by(table: BlackRoseWars, happening: i64, colour: i64) -> i64:
    """How many cubes of a colour a hit put on its victim, less those that were taken back."""
    return (fact(table, happening, PLACED + colour // COLOURS_IN_FACT) >> (BITS * (colour % COLOURS_IN_FACT))) & MASK


def set_placed(table: BlackRoseWars, happening: i64, colour: i64, number: i64) -> None:
    """A hit has put so many cubes of a colour on its victim, or so many of them are left."""
    which, shift = PLACED + colour // COLOURS_IN_FACT, BITS * (colour % COLOURS_IN_FACT)
    others = max(fact(table, happening, which), i64(0)) & ~(MASK << shift)
    change_fact(table, happening, which, others | (number << shift))


def forget(table: BlackRoseWars, first: i64, end: i64) -> None:
    """Drops the happenings from one up to another; later ones close up."""
    piles = table.piles
    size = piles.size(HAPPENED)
    gone = WIDTH * (end - first)
    for i in range(WIDTH * end, size):
        piles.set(HAPPENED, i - gone, piles.at(HAPPENED, i))
    for _ in range(gone):
        piles.draw(HAPPENED)
    left = (ONE << rooms_before(table, first)) - 1
    for quest in range(i64(len(table.since))):
        table.served[quest] &= left
        if table.since[quest] > first:
            table.since[quest] = max(table.since[quest] - (end - first), first)


def rooms_before(table: BlackRoseWars, happening: i64) -> i64:
    """VX-44 How many activations of rooms are remembered that came before a happening."""
    number: i64 = 0
    for earlier in range(happening):
        if fact(table, earlier, KIND) == ACTS:
            number += 1
    return number


def bring_forward(table: BlackRoseWars, first: i64, start: i64, end: i64) -> None:
    """Puts the happenings from `start` up to `end` before those from `first` on, which follow them."""
    piles = table.piles
    later: list[i64] = []
    for i in range(WIDTH * first, WIDTH * start):
        later.append(piles.at(HAPPENED, i))
    for i in range(WIDTH * start, WIDTH * end):
        piles.set(HAPPENED, i - len(later), piles.at(HAPPENED, i))
    for i in range(len(later)):
        piles.set(HAPPENED, WIDTH * (first + end - start) + i, later[i])
    for quest in range(i64(len(table.since))):
        if start < table.since[quest] <= end:
            table.since[quest] = end


def settle(table: BlackRoseWars, happening: i64) -> None:
    """Nothing can answer a happening any more."""
    change_fact(table, happening, KIND, SETTLED)


def kinds_since(table: BlackRoseWars, first: i64) -> i64:
    """The kinds of all happenings from one on, a bit each."""
    found: i64 = 0
    for happening in range(first, number_of(table)):
        found |= ONE << fact(table, happening, KIND)
    return found
