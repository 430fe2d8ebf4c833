"""One seat's view as a fixed row of numbers, for learning programs.

Everything is told from the seat's side. Seats come in the order own, teammate, the opponents as they play after the own
turn; a place that nobody has is all zeros. Factions come in the order own, other.
"""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.components.things import (
    ASPIRATIONS,
    BONUSES,
    DECK_SIZE,
    DEEDS,
    MODERATES,
    REALMS,
    REASONS,
    ROWS,
    SEATS,
    SLOTS,
    SPACES,
    SPIRIT_SPACES,
    SPIRITS,
    STRONG,
    VIBES,
)
from mindrose.games.cerebria.documents.secrecy import seen_aspirations, sees_hand
from mindrose.games.cerebria.rules.aspirations import strength
from mindrose.games.cerebria.state import CAPSTONE, COMMON, DECK, HAND, HIDDEN, NOTHING, Cerebria
from mindrose.kernel.observing import Layout, bits, counts, each, joined, number, one_hot, rows, seen_frames, seen_kind

DECISIONS: Final = (
    "faction", "spirit", "deck", "pick_card", "place_spirit", "imagine_spirit", "place_starting", "starting_vibe",
    "starting_colour", "menu", "upgrades", "vibe_slot", "vibe_colour", "move", "swap", "push", "move_target", "invoke",
    "invoke_space", "quell", "reveal", "amount", "fortify", "garrison", "empower", "feed", "savour", "draw_again",
    "moved_emotion", "destination", "intensified", "intensify_amount", "harvest_amount", "sphere", "bonus", "delight",
    "drain", "sullen_look", "dismiss", "look", "keep", "rest", "discard", "power_order", "power_may", "power_emotion",
    "power_opponent", "power_spirit", "power_rotate", "power_step", "power_shove",
)  # fmt: skip

NAMES: Final = MODERATES + 1  # Moderate Emotions, which their Strong ones share, and the Starting ones
TOP: Final = 3  # cards at the top of a deck
SEEN: Final = 3  # Hidden Aspirations that a faction can look at
NUMBERS: Final = 16  # of the running program
OURS: Final = ("own", "other")
PEOPLE: Final = ("own", "mate", "foe", "foe2")

EMOTION: Final = Layout(
    each("side", OURS),
    each("kind", ("moderate", "strong", "starting")),
    each("vibe", VIBES),
    each("name", range(NAMES)),
    number("essence"),
    number("slots"),
    number("intensity"),
    number("token"),
    number("insecurity"),
    number("shield"),
    number("quell_tax"),
    number("cap"),
    each("owner", PEOPLE),
)
REALM: Final = Layout(
    each("fortress", [f"{ours}_{size}" for ours in OURS for size in ("minor", "major")]),
    each("this_turn", ("built", "exalted", "laid")),
    each("realm", OURS),
    each("frontier", OURS),
    each("sphere", BONUSES),
    number("sphere_wp"),
    each("tax", OURS),
)
VIBE: Final = Layout(each("vibe", (*VIBES, "wild")))
TOP_CARD: Final = Layout(each("card", range(MODERATES)))
PERSON: Final = Layout(
    number("there"),
    number("active"),
    number("turn"),
    each("spirit", SPIRITS),
    each("space", range(SPIRIT_SPACES)),
    number("wp"),
    number("essence"),
    number("level"),
    rows("slot", range(ROWS * SLOTS), VIBE),
    number("hand_size"),
    number("deck_size"),
    each("hand", range(MODERATES)),
    each("list", range(MODERATES)),
    each("deck", range(MODERATES)),
    rows("top", range(TOP), TOP_CARD),
)
SEEN_CARD: Final = Layout(each("aspiration", ASPIRATIONS))
FACTION: Final = Layout(
    each("ambition", range(4)),
    number("points"),
    number("minors"),
    number("majors"),
    number("capstone"),
    each("identity", ("minor", "major", "capstone")),
    each("hidden", ASPIRATIONS),
    rows("seen", range(SEEN), SEEN_CARD),
)
ASPIRATION: Final = Layout(each("common", range(len(ASPIRATIONS))), number("removed"), each("strength", OURS))
TURN: Final = Layout(
    number("actions"),
    number("absorb"),
    number("number"),
    number("scored"),
    number("sealed"),
    number("before_first"),
    number("first_edition"),
    number("basic"),
    number("intention_side"),
    number("spirit_side"),
    each("active", PEOPLE),
    each("used", range(3)),
    each("trigger", REASONS),
    each("scored_deed", DEEDS),
    each("filled", range(SPACES)),
    each("completed", range(ROWS)),
    number("quelled"),
    number("taken"),
    number("empowered"),
    number("exalts"),
    each("joined", OURS),
)
PENDING: Final = Layout(each("decision", DECISIONS), each("decides", PEOPLE), each("slot", range(NUMBERS)))
OBSERVATION: Final = Layout(
    rows("space", range(SPACES), EMOTION),
    rows("realm", range(REALMS), REALM),
    rows("seat", PEOPLE, PERSON),
    rows("faction", OURS, FACTION),
    rows("aspiration", ASPIRATIONS, ASPIRATION),
    rows("turn", ("now",), TURN),
    rows("pending", ("now",), PENDING),
)


def observe(table: Cerebria, seat: int) -> list[float]:
    people = company(table, seat)
    sides = sides_of(table, seat)
    return OBSERVATION.row(
        {
            "space": joined([emotion(table, space, people, sides) for space in range(SPACES)]),
            "realm": joined([realm_row(table, realm, sides) for realm in range(REALMS)]),
            "seat": joined([person(table, other, seat) if other >= 0 else PERSON.blank() for other in people]),
            "faction": joined([faction_row(table, faction, seat) for faction in sides]),
            "aspiration": joined([aspiration(table, card, sides) for card in range(len(ASPIRATIONS))]),
            "turn": turn_row(table, people, sides),
            "pending": pending(table, seat, people),
        }
    )


# From whose side


def company(table: Cerebria, seat: int) -> list[int]:
    """The own seat, the teammate's, the opponents' in the order in which they play; NOTHING for a free place."""
    order = [int(table.order[place]) for place in range(SEATS)]
    start = order.index(seat) if seat in order else 0
    seats = [other for other in order[start:] + order[:start] if other >= 0] or list(range(int(table.players)))
    seats = list(dict.fromkeys(seats))
    mates = [other for other in seats if other != seat and table.allied(seat, other)]
    foes = [other for other in seats if not table.allied(seat, other)]
    return [seat, *(mates[:1] or [NOTHING]), *(foes + [NOTHING, NOTHING])[:2]]


def sides_of(table: Cerebria, seat: int) -> list[int]:
    return [1, 0] if table.faction[seat] == 1 else [0, 1]


def side(faction: int, sides: list[int]) -> list[float]:
    return [1.0 if faction == own else 0.0 for own in sides]


def relative(seat: int, people: list[int]) -> list[float]:
    return [1.0 if seat >= 0 and seat == other else 0.0 for other in people]


# The board


def emotion(table: Cerebria, space: int, people: list[int], sides: list[int]) -> list[float]:
    card = int(table.card[space])
    if card < 0:
        return EMOTION.blank()
    content = table.content
    kind = min(card // STRONG, 2)
    insecurity = sum(int(table.insecurity[other]) for other in range(SPACES) if table.aim[other] == space)
    return EMOTION.row(
        {
            "side": side(int(content.faction[card]), sides),
            "kind": one_hot(kind, 3),
            "vibe": one_hot(int(content.vibe[card]), len(VIBES)),
            "name": one_hot(card % STRONG if kind < 2 else NAMES - 1, NAMES),
            "essence": table.essence[space] / 8,
            "slots": content.slots[card] / 8,
            "intensity": table.intensity[space] / 10,
            "token": table.token[space] / 6,
            "insecurity": insecurity / 2,
            "shield": float(table.shield[space]),
            "quell_tax": table.quell_tax[space] / 2,
            "cap": min(int(table.cap[space]), 8) / 8,
            "owner": relative(int(table.owner[space]), people),
        }
    )


def realm_row(table: Cerebria, realm: int, sides: list[int]) -> list[float]:
    site = int(table.site[realm])
    turns = [int(table.built[realm]), int(table.exalted[realm]), int(table.laid[realm])]
    sphere = int(table.sphere_at(realm))
    return REALM.row(
        {
            "fortress": one_hot(2 * sides.index(site // 2) + site % 2 if site >= 0 else -1, 4),
            "this_turn": [1.0 if turn >= 0 and turn == table.turn else 0.0 for turn in turns],
            "realm": side(int(table.realm[realm]), sides),
            "frontier": side(int(table.frontier[realm]), sides),
            "sphere": one_hot(int(table.content.bonus[sphere]), len(BONUSES)),
            "sphere_wp": table.spheres[sphere] / 7,
            "tax": [table.realm_tax[2 * realm + faction] / 2 for faction in sides],
        }
    )


# Seats and factions


def person(table: Cerebria, other: int, seat: int) -> list[float]:
    slots = ROWS * SLOTS
    hand, deck = table.piles.cards(HAND + other), table.piles.cards(DECK + other)
    listed = [int(table.decks[DECK_SIZE * other + i]) for i in range(DECK_SIZE)]
    tops = [deck[-i] // 2 if i <= len(deck) and deck[-i] % 2 else -1 for i in range(1, TOP + 1)]
    known = [entry // 2 for entry in hand if entry % 2 or sees_hand(table, other, seat)]
    return PERSON.row(
        {
            "there": 1.0,
            "active": 1.0 if table.active == other else 0.0,
            "turn": 1.0 if table.order[table.place] == other else 0.0,
            "spirit": one_hot(int(table.spirit[other]), len(SPIRITS)),
            "space": one_hot(int(table.space[other]), SPIRIT_SPACES),
            "wp": table.wp[other] / 20,
            "essence": table.held[other] / 10,
            "level": table.level[other] / SLOTS,
            "slot": joined([one_hot(int(table.vibes[slots * other + i]), VIBE.size) for i in range(slots)]),
            "hand_size": len(hand) / 10,
            "deck_size": len(deck) / DECK_SIZE,
            "hand": counts(known, MODERATES, 0.5),
            "list": counts([card for card in listed if card >= 0], MODERATES, 0.5),
            "deck": counts([entry // 2 for entry in deck if entry % 2], MODERATES, 0.5),
            "top": joined([one_hot(card, MODERATES) for card in tops]),
        }
    )


def faction_row(table: Cerebria, faction: int, seat: int) -> list[float]:
    identity = [int(table.identity[3 * faction + kind]) for kind in range(CAPSTONE + 1)]
    left = table.piles.cards(HIDDEN + faction)
    seen = left[::-1][: seen_aspirations(table, faction, seat)]
    return FACTION.row(
        {
            "ambition": one_hot(int(table.ambition[faction]), 4),
            "points": table.points[faction] / 20,
            "minors": table.minors[faction] / 5,
            "majors": table.majors[faction] / 3,
            "capstone": float(table.capstones[faction]),
            "identity": [identity[0] / 5, identity[1] / 3, float(identity[2])],
            "hidden": [1.0 if card in left else 0.0 for card in range(len(ASPIRATIONS))],
            "seen": joined([one_hot(seen[i] if i < len(seen) else -1, len(ASPIRATIONS)) for i in range(SEEN)]),
        }
    )


def aspiration(table: Cerebria, card: int, sides: list[int]) -> list[float]:
    common = table.piles.cards(COMMON)
    return ASPIRATION.row(
        {
            "common": one_hot(common.index(card) if card in common else -1, len(ASPIRATIONS)),
            "removed": float((table.removed >> card) & 1),
            "strength": [strength(table, card, faction) / SPACES for faction in sides],
        }
    )


# The turn


def turn_row(table: Cerebria, people: list[int], sides: list[int]) -> list[float]:
    settings = table.settings
    return TURN.row(
        {
            "actions": table.actions / 5,
            "absorb": float(table.ready),
            "number": table.turn / 80,
            "scored": table.scored / 4,
            "sealed": float(table.sealed),
            "before_first": 1.0 if table.turn == 0 else 0.0,
            "first_edition": 1.0 if settings.first else 0.0,
            "basic": 1.0 if settings.basic else 0.0,
            "intention_side": float(settings.intention_side),
            "spirit_side": float(settings.spirit_side),
            "active": relative(int(table.active), people),
            "used": bits(int(table.used), 3),
            "trigger": one_hot(int(table.trigger), len(REASONS)),
            "scored_deed": bits(int(table.scored_deeds), len(DEEDS)),
            "filled": bits(int(table.filled), SPACES),
            "completed": bits(int(table.completed), ROWS),
            "quelled": table.quelled / 3,
            "taken": table.taken / 7,
            "empowered": table.empowered / 2,
            "exalts": table.exalts / 2,
            "joined": [((table.joined >> (4 * faction)) & 15) / 2 for faction in sides],
        }
    )


def pending(table: Cerebria, seat: int, people: list[int]) -> list[float]:
    """The decision, whose it is, and the numbers of the program that the seat sees running."""
    stack = table.stack
    kind = seen_kind(stack, seat)
    numbers = [0.0] * NUMBERS
    for running in seen_frames(stack, seat)[-1:]:
        for i in range(min(len(running.program.slots), NUMBERS)):
            if running.seat == seat or running.program.slots[i] not in running.program.secret:
                numbers[i] = running.slots[i] / 100
    return PENDING.row(
        {
            "decision": one_hot(DECISIONS.index(kind) if kind in DECISIONS else -1, len(DECISIONS)),
            "decides": relative(int(stack.seat) if stack.waiting else NOTHING, people),
            "slot": numbers,
        }
    )
