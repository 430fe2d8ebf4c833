"""The table as a readable document: positions, and the views of the seats."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.components.naming import frontier_name, space_name, spirit_space_name
from mindrose.games.cerebria.components.things import (
    ACTIONS,
    ASPIRATIONS,
    DECK_SIZE,
    FACTIONS,
    REALMS,
    REASONS,
    ROWS,
    SCORED_DEEDS,
    SEATS,
    SLOTS,
    SPACES,
    SPIRITS,
    VIBES,
    WILD,
)
from mindrose.games.cerebria.documents.reckoning import reckoning
from mindrose.games.cerebria.documents.secrecy import seen_aspirations, sees_hand
from mindrose.games.cerebria.state import CAPSTONE, COMMON, DECK, DRAWN, HAND, HIDDEN, MAJOR, MINOR, NOTHING, Cerebria
from mindrose.kernel.documents import questions_document, stack_document
from mindrose.kernel.form import Document

GAME_ID: Final = "cerebria"
ABILITIES: Final = ("add_vibe", "rotate", "extra_action")
SIZES: Final = ("minor", "major", "capstone")
KNOWN: Final = " known"
WILD_WORD: Final = "wild"
DRAW_WORD: Final = "draw"


def position(table: Cerebria) -> Document:
    """The whole table; piles are listed from the top."""
    document = public_part(table)
    document["factions"] = {
        word: {**public_faction(table, faction), "hidden": aspirations(table, HIDDEN + faction)[::-1]}
        for faction, word in enumerate(FACTIONS)
    }
    document["seats"] = [
        {**public_seat(table, seat), "hand": cards(table, HAND + seat), "deck": cards(table, DECK + seat)[::-1]}
        for seat in range(table.players)
    ]
    document["drawn"] = int(table.chance.drawn)
    document["stack"] = stack_document(table.stack, None, whole=True)
    return document


def common(table: Cerebria) -> Document:
    """CB-24.1.3, CB-24.1.4 What everybody sees, and for people what follows from it."""
    document = public_part(table)
    document["seats"] = [{**public_seat(table, seat), "deck": known_deck(table, seat)} for seat in range(table.players)]
    document["control"] = control(table)
    document["intensity"] = {
        space_name(table.content, space): int(table.intensity[space])
        for space in range(SPACES)
        if table.card[space] >= 0
    }
    return document


def own(table: Cerebria, seat: int | None) -> Document:
    """CB-24 What one seat (None: a spectator) sees besides: hands, Hidden decks as far as it knows, its question."""
    return {
        "seat": seat,
        "factions": {
            word: {**public_faction(table, faction), "hidden": hidden_view(table, faction, seat)}
            for faction, word in enumerate(FACTIONS)
        },
        "seats": [
            {"hand": cards(table, HAND + other) if sees_hand(table, other, seat) else known_hand(table, other)}
            for other in range(table.players)
        ],
        "reckoning": reckoning(table, seat),
        "stack": stack_document(table.stack, seat, whole=False),
        "question": questions_document(table, seat),
    }


# What everybody sees


def public_part(table: Cerebria) -> Document:
    """CB-24.1.3 What everybody sees of the board, the Common row and the turn."""
    content = table.content
    return {
        "game": GAME_ID,
        "players": int(table.players),
        "options": dict(table.settings.unusual),
        "turn": int(table.turn),
        "place": int(table.place),
        "order": [int(table.order[place]) for place in range(SEATS) if table.order[place] >= 0],
        "active": int(table.active),
        "actions": int(table.actions),
        "absorb": table.ready == 1,
        "used": flagged(ABILITIES, int(table.used)),
        "scored": int(table.scored),
        "scored_deeds": flagged(SCORED_DEEDS, int(table.scored_deeds)),
        "deeds": running_deeds(table),
        "offset": int(table.offset),
        "origin": {name: int(table.spheres[sphere]) for sphere, name in enumerate(content.sphere_ids)},
        "spaces": {space_name(content, space): emotion(table, space) for space in occupied(table)},
        "sites": {content.realm_ids[realm]: fortress(table, realm) for realm in built_sites(table)},
        "common": aspirations(table, COMMON),
        "removed": flagged(ASPIRATIONS, int(table.removed)),
        "trigger": REASONS[table.trigger] if table.trigger >= 0 else None,
        "sealed": table.sealed == 1,
        "winner": winner(table),
    }


def flagged(words: tuple[str, ...], bits: int) -> list[str]:
    return [word for number, word in enumerate(words) if (bits >> number) & 1]


def winner(table: Cerebria) -> str | None:
    if table.winner == DRAWN:
        return DRAW_WORD
    return FACTIONS[table.winner] if table.winner >= 0 else None


def running_deeds(table: Cerebria) -> Document:
    """CB-16.1.1 What the action that is running has done so far; empty between actions."""
    names = [space_name(table.content, space) for space in range(SPACES)]
    deeds: Document = {
        "quelled": int(table.quelled),
        "filled": flagged(tuple(names), int(table.filled)),
        "empowered": int(table.empowered),
        "exalts": int(table.exalts),
        "joined": {
            word: joined for faction, word in enumerate(FACTIONS) if (joined := int(table.joined) >> 4 * faction & 15)
        },
        "completed": flagged(ACTIONS[:ROWS], int(table.completed)),
    }
    if table.taken != NOTHING:
        deeds["taken"] = int(table.taken)
    return {name: value for name, value in deeds.items() if value or name == "taken"}


def occupied(table: Cerebria) -> list[int]:
    return [space for space in range(SPACES) if table.card[space] >= 0]


def emotion(table: Cerebria, space: int) -> str:
    """`benevolence 3 token 1 by 0 marks cradle-1 1`: Essence, token, deck owner, and whom Insecurity weakens."""
    text = f"{table.content.ids[table.card[space]]} {table.essence[space]}"
    if table.token[space]:
        text += f" token {table.token[space]}"
    text += f" by {table.owner[space]}" if table.owner[space] >= 0 else " by nobody"
    if table.aim[space] >= 0:
        text += f" marks {space_name(table.content, table.aim[space])} {table.insecurity[space]}"
    return text


def built_sites(table: Cerebria) -> list[int]:
    return [realm for realm in range(REALMS) if table.site[realm] >= 0]


def fortress(table: Cerebria, realm: int) -> str:
    """`gloom major built 3 exalted 5 laid 5`: whose it is, and in which turns it became what it is."""
    text = f"{FACTIONS[table.fortress_of(realm)]} {SIZES[table.site[realm] % 2]}"
    for word, turn in (
        ("built", table.built[realm]),
        ("exalted", table.exalted[realm]),
        ("laid", table.laid[realm]),
    ):
        if turn >= 0:
            text += f" {word} {turn}"
    return text


def public_faction(table: Cerebria, faction: int) -> Document:
    return {
        "ambition": int(table.ambition[faction]),
        "points": int(table.points[faction]),
        "minors": int(table.minors[faction]),
        "majors": int(table.majors[faction]),
        "capstone": int(table.capstones[faction]),
        "identity": {SIZES[kind]: int(table.identity[3 * faction + kind]) for kind in (MINOR, MAJOR, CAPSTONE)},
    }


def public_seat(table: Cerebria, seat: int) -> Document:
    space = int(table.space[seat])
    return {
        "faction": FACTIONS[table.faction[seat]] if table.faction[seat] >= 0 else None,
        "spirit": SPIRITS[table.spirit[seat]] if table.spirit[seat] >= 0 else None,
        "at": spirit_space_name(table.content, space) if space >= 0 else None,
        "wp": int(table.wp[seat]),
        "essence": int(table.held[seat]),
        "vibes": {
            row: [vibe(table, seat, number, slot) for slot in range(SLOTS)] for number, row in enumerate(ACTIONS[:ROWS])
        },
        "level": int(table.level[seat]),
        "list": [table.content.ids[card] for card in deck_list(table, seat)],
    }


def vibe(table: Cerebria, seat: int, row: int, slot: int) -> str | None:
    colour = int(table.vibes[seat * ROWS * SLOTS + row * SLOTS + slot])
    if colour == WILD:
        return WILD_WORD
    return VIBES[colour] if colour >= 0 else None


def deck_list(table: Cerebria, seat: int) -> list[int]:
    cards = [int(table.decks[DECK_SIZE * seat + i]) for i in range(DECK_SIZE)]
    return [card for card in cards if card >= 0]


def control(table: Cerebria) -> dict[str, str | None]:
    """CB-5.2, CB-5.3 Who controls each Realm and each Frontier."""
    owners: dict[str, str | None] = {}
    for i in range(REALMS):
        owners[table.content.realm_ids[i]] = faction_word(int(table.realm[i]))
        owners[frontier_name(table.content, i)] = faction_word(int(table.frontier[i]))
    return owners


def faction_word(faction: int) -> str | None:
    return FACTIONS[faction] if faction >= 0 else None


# Cards


def aspirations(table: Cerebria, pile: int) -> list[str]:
    return [ASPIRATIONS[card] for card in table.piles.cards(pile)]


def card_name(table: Cerebria, entry: int) -> str:
    """`courage`, or `courage known` when everybody knows that it lies there."""
    return table.content.ids[entry // 2] + (KNOWN if entry % 2 else "")


def cards(table: Cerebria, pile: int) -> list[str]:
    return [card_name(table, entry) for entry in table.piles.cards(pile)]


def known_hand(table: Cerebria, seat: int) -> Document:
    """CB-24.1.3 to CB-24.1.5 The size of an opponent's hand, and the cards in it that everybody has seen."""
    entries = table.piles.cards(HAND + seat)
    return {"count": len(entries), "known": [table.content.ids[entry // 2] for entry in entries if entry % 2]}


def known_deck(table: Cerebria, seat: int) -> list[str | None]:
    """CB-24.1.4 A deck from the top, with the cards that everybody has seen; its owner knows no more of its order."""
    entries = reversed(table.piles.cards(DECK + seat))
    return [card_name(table, entry) if entry % 2 else None for entry in entries]


def hidden_view(table: Cerebria, faction: int, seat: int | None) -> Document:
    """CB-3.6.4, CB-24.1.4 The Aspirations left in a Hidden deck, and those at its top that a seat has seen."""
    left = sorted(table.piles.cards(HIDDEN + faction))
    seen = table.piles.cards(HIDDEN + faction)[::-1][: seen_aspirations(table, faction, seat)]
    return {"left": [ASPIRATIONS[card] for card in left], "seen": [ASPIRATIONS[card] for card in seen]}
