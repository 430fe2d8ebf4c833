"""Spells in documents: hands, grimoires, memories, boards and the library, whole or as a seat sees them."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars.components.things import (
    ACTIVATED,
    PLANNING,
    SIDES,
    SLOT_NAMES,
    SPELL_SLOTS,
    STATUSES,
    TYPES,
)
from mindrose.games.black_rose_wars.documents.secrecy import back, knows, sees_spell
from mindrose.games.black_rose_wars.rules.cards import everybody
from mindrose.games.black_rose_wars.rules.plans import planned_side, planned_spell
from mindrose.games.black_rose_wars.state import (
    FORGOTTEN,
    GRIMOIRE,
    HAND,
    KNOWING,
    LIBRARY,
    LOOKED_AT,
    MEMORIES,
    BlackRoseWars,
)
from mindrose.kernel.form import Document

SEEN_BY: Final = " seen by "
NOBODY_WORD: Final = "nobody"


def seats_of(bits: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [seat for seat in range(bits.bit_length()) if (bits >> seat) & 1]


def card_text(ids: list[str], card: int, usual: int) -> str:
    """`brain-worm`, or `brain-worm seen by 0,2` where others know it than usual."""
    name, seers = ids[card // KNOWING], card % KNOWING
    if seers == usual:
        return name
    return f"{name}{SEEN_BY}{','.join(str(seat) for seat in seats_of(seers)) or NOBODY_WORD}"


def names(table: BlackRoseWars, spells: list[int]) -> list[str]:
    return [table.content.spell_ids[spell] for spell in spells]


# Of a seat


def whole_holdings(table: BlackRoseWars, seat: int) -> Document:
    """All spells of a seat; piles from the top."""
    piles = table.piles
    return {
        "hand": hand(table, seat),
        "grimoire": [card_text(table.content.spell_ids, card, 0) for card in reversed(piles.cards(GRIMOIRE + seat))],
        "memories": memories(table, seat),
        "studied": names(table, piles.cards(LOOKED_AT + seat)),
        "board": {
            name: whole_spell(table, SPELL_SLOTS * seat + slot)
            for slot, name in enumerate(SLOT_NAMES)
            if table.spell[SPELL_SLOTS * seat + slot] >= 0
        },
        "choosing": int(table.choosing[seat]),
    }


def seen_holdings(table: BlackRoseWars, owner: int, seat: int | None) -> Document:
    """The spells of a seat as another one, or a spectator, or itself sees them.

    DC-S2 From which schools somebody studies is public, whatever backs show.
    """
    piles = table.piles
    backs = table.settings.backs_public
    studied = [KNOWING * spell for spell in piles.cards(LOOKED_AT + owner)]
    document: Document = {
        "hand": hand(table, owner) if owner == seat else glimpse(table, piles.cards(HAND + owner), seat, backs),
        "grimoire": grimoire_view(table, owner, seat),
        "memories": memories(table, owner),
        "studied": names(table, piles.cards(LOOKED_AT + owner))
        if owner == seat
        else glimpse(table, studied, seat, True),
        "board": {
            name: seen_spell(table, SPELL_SLOTS * owner + slot, seat)
            for slot, name in enumerate(SLOT_NAMES)
            if table.spell[SPELL_SLOTS * owner + slot] >= 0
        },
    }
    if owner == seat:
        document |= chosen(table, owner)
    return document


def chosen(table: BlackRoseWars, seat: int) -> Document:
    """DC-P3, DC-S1 What a seat has chosen so far where all choose at the same time, and what of it is a plan."""
    document: Document = {"choosing": int(table.choosing[seat])} if table.choosing[seat] else {}
    branch = table.branch_of(seat)
    if branch is not None and table.phase == PLANNING:
        document["plan"] = {
            name: {
                "spell": table.content.spell_ids[planned_spell(table, seat, slot)],
                "side": SIDES[planned_side(table, seat, slot)],
            }
            for slot, name in enumerate(SLOT_NAMES)
            if planned_spell(table, seat, slot) >= 0
        }
    return document


def hand(table: BlackRoseWars, seat: int) -> list[str]:
    """A hand by its names, each with the other seats that know it."""
    own = 1 << seat
    return [card_text(table.content.spell_ids, card & ~own, 0) for card in table.piles.cards(HAND + seat)]


def memories(table: BlackRoseWars, seat: int) -> list[str]:
    """BR-2.4.1 Everybody sees memories, the card laid last on top."""
    usual = int(everybody(table))
    return [card_text(table.content.spell_ids, card, usual) for card in reversed(table.piles.cards(MEMORIES + seat))]


def glimpse(table: BlackRoseWars, cards: list[int], seat: int | None, backs: bool) -> Document:
    """BR-2.4.1, DC-S6 How many cards there are, which of them a seat knows, and perhaps the backs of the others."""
    known = [card // KNOWING for card in cards if knows(table, card % KNOWING, seat)]
    document: Document = {"count": len(cards), "known": names(table, sorted(known))}
    if backs:
        document["backs"] = counted_backs(table, [card for card in cards if not knows(table, card % KNOWING, seat)])
    return document


def counted_backs(table: BlackRoseWars, cards: list[int]) -> dict[str, int]:
    backs = sorted(back(table, card // KNOWING) for card in cards)
    return {word: backs.count(word) for word in dict.fromkeys(backs)}


def grimoire_view(table: BlackRoseWars, owner: int, seat: int | None) -> Document:
    """BR-2.4.3, DC-S9 From the top the cards that one has looked at; its owner knows which there are, not where."""
    cards = table.piles.cards(GRIMOIRE + owner)[::-1]
    spells = [card // KNOWING for card in cards]
    document: Document = {
        "cards": [
            table.content.spell_ids[card // KNOWING] if knows(table, card % KNOWING, seat) else None for card in cards
        ],
    }
    if table.settings.backs_public:
        document["back"] = back(table, spells[0]) if spells else None
    if owner == seat:
        document["holds"] = names(table, sorted(spells))
    return document


# On boards


def whole_spell(table: BlackRoseWars, place: int) -> Document:
    """A spell on a board: its side and status, who has looked at it, and what it was declared to answer."""
    document: Document = {
        "spell": table.content.spell_ids[table.spell[place]],
        "side": SIDES[table.side[place]],
        "status": STATUSES[table.status[place]],
    }
    if table.known[place] > 0:
        document["known"] = seats_of(int(table.known[place]))
    if table.declared[place] >= 0:
        document["declared"] = int(table.declared[place])
    return document


def seen_spell(table: BlackRoseWars, place: int, seat: int | None) -> Document:
    """BR-2.4.1, BR-2.4.2 DC-S7 Only its owner sees what a card was declared to answer."""
    if place // SPELL_SLOTS == seat:
        return whole_spell(table, place)
    status = {"status": STATUSES[table.status[place]]}
    spell, side = int(table.spell[place]), int(table.side[place])
    if sees_spell(table, place, seat):
        return {"spell": table.content.spell_ids[spell], "side": SIDES[side], **status}
    document: Document = {"back": back(table, spell) if table.settings.backs_public else None, **status}
    if table.status[place] == ACTIVATED:
        document["token"] = TYPES[table.content.types[2 * spell + side]]
    return document


# The library


def whole_library(table: BlackRoseWars) -> Document:
    """The decks of the schools from the top, their discards from the top, and the forgotten spells."""
    return {
        word: {"deck": pile(table, LIBRARY + 2 * school), "discard": pile(table, LIBRARY + 2 * school + 1)}
        for school, word in enumerate(table.content.school_ids)
    }


def library_view(table: BlackRoseWars) -> Document:
    """BR-2.4.1, BR-2.4.3 How large the decks are, and their discards."""
    return {
        word: {
            "deck": int(table.piles.size(LIBRARY + 2 * school)),
            "discard": pile(table, LIBRARY + 2 * school + 1),
        }
        for school, word in enumerate(table.content.school_ids)
    }


def pile(table: BlackRoseWars, number: int) -> list[str]:
    """A pile of spells from the top."""
    return names(table, table.piles.cards(number)[::-1])


def in_zones(table: BlackRoseWars) -> list[int]:
    """IV-2 How many copies of every spell are somewhere on the table."""
    piles = table.piles
    number = [0] * int(table.content.spells)
    for seat in range(table.players):
        for zone in (HAND, GRIMOIRE, MEMORIES):
            for card in piles.cards(zone + seat):
                number[card // KNOWING] += 1
        for spell in piles.cards(LOOKED_AT + seat):
            number[spell] += 1
        if table.mage[seat] >= 0:
            number[table.content.personal_of[table.mage[seat]]] += int(table.reserve[seat])
    for place in range(SPELL_SLOTS * int(table.players)):
        if table.spell[place] >= 0:
            number[table.spell[place]] += 1
    for common in (FORGOTTEN, *range(LIBRARY, LIBRARY + 2 * int(table.content.schools))):
        for spell in piles.cards(common):
            number[spell] += 1
    return number


def in_game(table: BlackRoseWars) -> list[int]:
    """BR-2.1.6 How many copies of every spell this table is played with: personal spells only of its mages.

    BR-28.1.8 The Avatar uses none of those of the mage whose figure it has.
    """
    content = table.content
    copies = [int(number) for number in content.copies]
    mages = [int(table.mage[seat]) for seat in range(table.players)]
    chosen = [int(content.personal_of[mage]) for mage in mages if mage >= 0]
    return [
        number if not content.personal <= spell < content.forgotten or spell in chosen else 0
        for spell, number in enumerate(copies)
    ]


def removed(table: BlackRoseWars) -> list[str]:
    """BR-11.3.3 The spells that have left the game."""
    gone = zip(in_game(table), in_zones(table), strict=True)
    return names(table, [spell for spell, (there, here) in enumerate(gone) for _ in range(there - here)])
