"""One seat's view as a fixed row of numbers, for learning programs.

Everything is told from the seat's side. Seats come in the order own, teammate, the opponents as they play after the own
turn; a place that nobody has is all zeros. Factions come in the order own, other.
"""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.components.things import (
    ASPIRATIONS,
    BONUSES,
    COPIES,
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
from mindrose.games.cerebria.state import COMMON, DECK, HAND, HIDDEN, NOTHING, Cerebria
from mindrose.kernel.arrays import filled
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.machine import State
from mindrose.kernel.observing import (
    MOST,
    WORD,
    Layout,
    Observer,
    Row,
    each,
    number,
    numbered,
    rows,
    seen_frames,
    seen_kind,
    words,
)

DECISIONS: Final = (
    "faction", "spirit", "deck", "pick_card", "place_spirit", "imagine_spirit", "place_starting", "starting_vibe",
    "starting_colour", "menu", "upgrades", "vibe_slot", "vibe_colour", "move", "swap", "push", "move_target", "invoke",
    "invoke_space", "quell", "reveal", "amount", "fortify", "garrison", "empower", "feed", "savour", "draw_again",
    "moved_emotion", "destination", "intensified", "intensify_amount", "harvest_amount", "sphere", "bonus", "delight",
    "drain", "sullen_look", "dismiss", "look", "keep", "rest", "discard", "power_order", "power_may", "power_emotion",
    "power_opponent", "power_spirit", "power_rotate", "power_step", "power_shove",
)  # fmt: skip
DECISION_NUMBERS: Final = numbered(DECISIONS)

NAMES: Final = MODERATES + 1  # Moderate Emotions, which their Strong ones share, and the Starting ones
SLOTS_OF_ESSENCE: Final = 8  # that an Emotion has at most
SPHERE: Final = 7  # WP in a full one
TOP: Final = 3  # cards at the top of a deck
MINORS: Final = 5  # Fragments that a faction has
MAJORS: Final = 3
SEEN: Final = 3  # Hidden Aspirations that a faction can look at
NUMBERS: Final = 16  # of the running program
OURS: Final = ("own", "other")
PEOPLE: Final = ("own", "mate", "foe", "foe2")

EMOTION: Final = Layout(
    each("side", OURS),
    each("kind", ("moderate", "strong", "starting")),
    each("vibe", VIBES),
    each("name", range(NAMES)),
    number("essence", SLOTS_OF_ESSENCE),
    number("slots", SLOTS_OF_ESSENCE),
    number("intensity", MOST, 10),
    number("token", MOST, 6),
    number("insecurity", MOST, 2),
    number("shield"),
    number("quell_tax", MOST, 2),
    number("cap", SLOTS_OF_ESSENCE),
    each("owner", PEOPLE),
)
REALM: Final = Layout(
    each("fortress", [f"{ours}_{size}" for ours in OURS for size in ("minor", "major")]),
    each("this_turn", ("built", "exalted", "laid")),
    each("realm", OURS),
    each("frontier", OURS),
    each("sphere", BONUSES),
    number("sphere_wp", SPHERE),
    each("tax", OURS, MOST, 2),
)
VIBE: Final = Layout(each("vibe", (*VIBES, "wild")))
TOP_CARD: Final = Layout(each("card", range(MODERATES)))
PERSON: Final = Layout(
    number("there"),
    number("active"),
    number("turn"),
    each("spirit", SPIRITS),
    each("space", range(SPIRIT_SPACES)),
    number("wp", MOST, 20),
    number("essence", MOST, 10),
    number("level", SLOTS),
    rows("slot", range(ROWS * SLOTS), VIBE),
    number("hand_size", DECK_SIZE, 10),
    number("deck_size", DECK_SIZE),
    each("hand", range(MODERATES), COPIES),
    each("open", range(MODERATES), COPIES),
    each("list", range(MODERATES), COPIES),
    each("deck", range(MODERATES), COPIES),
    rows("top", range(TOP), TOP_CARD),
)
SEEN_CARD: Final = Layout(each("aspiration", ASPIRATIONS))
FACTION: Final = Layout(
    each("ambition", range(4)),
    number("points", MOST, 20),
    number("minors", MINORS),
    number("majors", MAJORS),
    number("capstone"),
    number("identity.minor", MINORS),
    number("identity.major", MAJORS),
    number("identity.capstone"),
    each("hidden", ASPIRATIONS),
    rows("seen", range(SEEN), SEEN_CARD),
)
ASPIRATION: Final = Layout(
    each("common", range(len(ASPIRATIONS))), number("removed"), each("strength", OURS, MOST, SPACES)
)
TURN: Final = Layout(
    number("actions", MOST, 5),
    number("absorb"),
    number("number", MOST, 80),
    number("scored", MOST, 4),
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
    number("quelled", MOST, 3),
    each("taken", range(SPHERE + 1)),
    number("empowered", MOST, 2),
    number("exalts", MOST, 2),
    each("joined", OURS, 15, 2),
)
PENDING: Final = Layout(each("decision", DECISIONS), each("decides", PEOPLE), words("slot", range(NUMBERS)))
OBSERVATION: Final = Layout(
    rows("space", range(SPACES), EMOTION),
    rows("realm", range(REALMS), REALM),
    rows("seat", PEOPLE, PERSON),
    rows("faction", OURS, FACTION),
    rows("aspiration", ASPIRATIONS, ASPIRATION),
    rows("turn", ("now",), TURN),
    rows("pending", ("now",), PENDING),
)


class CerebriaObserver(Observer):
    """Everything that a seat sees of a table of the Inside World."""

    def __init__(self) -> None:
        super().__init__(OBSERVATION)

    def write(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, Cerebria)
        table = state
        people = company(table, seat)
        own: i64 = 1 if table.faction[seat] == 1 else 0
        write_spaces(table, people, own, row)
        for realm in range(i64(REALMS)):
            write_realm(table, realm, own, row)
        for place in range(i64(SEATS)):
            if people[place] >= 0:
                write_person(table, people[place], seat, row)
            else:
                row.skip(PERSON.size)
        write_faction(table, own, seat, row)
        write_faction(table, 1 - own, seat, row)
        write_aspirations(table, own, row)
        write_turn(table, people, own, row)
        write_pending(table, seat, people, row)


# From whose side


def company(table: Cerebria, seat: i64) -> vec[i64]:
    """The own seat, the teammate's, the opponents' in the order in which they play; NOTHING for a free place."""
    people = filled(NOTHING, SEATS)
    people[0] = seat
    start: i64 = 0
    placed = False
    for place in range(i64(SEATS)):
        placed = placed or table.order[place] >= 0
        if table.order[SEATS - 1 - place] == seat:
            start = SEATS - 1 - place
    foes: i64 = 2
    for steps in range(i64(SEATS)):
        other = table.order[(start + steps) % SEATS] if placed else steps if steps < table.players else -1
        if other < 0 or where(people, other) >= 0:
            continue
        if not table.allied(seat, other):
            if foes < SEATS:
                people[foes] = other
                foes += 1
        elif people[1] < 0:
            people[1] = other
    return people


def where(people: vec[i64], seat: i64) -> i64:
    """The place of a seat among the people of a table, -1 for nobody."""
    if seat >= 0:
        for place in range(i64(SEATS)):
            if people[place] == seat:
                return place
    return -1


def side(faction: i64, own: i64) -> i64:
    """0 for the own faction, 1 for the other one, -1 for none."""
    return -1 if faction < 0 else 0 if faction == own else 1


# The board


def write_spaces(table: Cerebria, people: vec[i64], own: i64, row: Row) -> None:
    borne = filled(0, SPACES)
    for space in range(i64(SPACES)):
        if table.aim[space] >= 0:
            borne[table.aim[space]] += table.insecurity[space]
    for space in range(i64(SPACES)):
        if table.card[space] >= 0:
            write_emotion(table, space, borne[space], people, own, row)
        else:
            row.skip(EMOTION.size)


def write_emotion(table: Cerebria, space: i64, insecurity: i64, people: vec[i64], own: i64, row: Row) -> None:
    content = table.content
    card = table.card[space]
    kind = min(card // STRONG, i64(2))
    row.one_of(side(content.faction[card], own), 2)
    row.one_of(kind, 3)
    row.one_of(content.vibe[card], len(VIBES))
    row.one_of(card % STRONG if kind < 2 else NAMES - 1, NAMES)
    row.number(table.essence[space])
    row.number(content.slots[card])
    row.number(table.intensity[space])
    row.number(table.token[space])
    row.number(insecurity)
    row.flag(table.shield[space] > 0)
    row.number(table.quell_tax[space])
    row.number(min(table.cap[space], i64(SLOTS_OF_ESSENCE)))
    row.one_of(where(people, table.owner[space]), SEATS)


def write_realm(table: Cerebria, realm: i64, own: i64, row: Row) -> None:
    site = table.site[realm]
    sphere = table.sphere_at(realm)
    row.one_of(2 * side(site // 2, own) + site % 2 if site >= 0 else -1, 4)
    row.flag(table.built[realm] == table.turn)
    row.flag(table.exalted[realm] == table.turn)
    row.flag(table.laid[realm] == table.turn)
    row.one_of(side(table.realm[realm], own), 2)
    row.one_of(side(table.frontier[realm], own), 2)
    row.one_of(table.content.bonus[sphere], len(BONUSES))
    row.number(table.spheres[sphere])
    row.number(table.realm_tax[2 * realm + own])
    row.number(table.realm_tax[2 * realm + 1 - own])


# Seats and factions


def write_person(table: Cerebria, other: i64, seat: i64, row: Row) -> None:
    row.flag(True)
    row.flag(table.active == other)
    row.flag(table.order[table.place] == other)
    row.one_of(table.spirit[other], len(SPIRITS))
    row.one_of(table.space[other], SPIRIT_SPACES)
    row.number(table.wp[other])
    row.number(table.held[other])
    row.number(table.level[other])
    for slot in range(other * ROWS * SLOTS, (other + 1) * ROWS * SLOTS):
        row.one_of(table.vibes[slot], VIBE.size)
    write_cards(table, other, sees_hand(table, other, seat), row)


def write_cards(table: Cerebria, other: i64, sees: bool, row: Row) -> None:
    """The hand and what everybody knows of it, what the deck was made of, and what is known to lie in it."""
    piles = table.piles
    hand, deck = HAND + other, DECK + other
    row.number(piles.size(hand))
    row.number(piles.size(deck))
    for i in range(piles.size(hand)):
        if sees or piles.at(hand, i) % 2:
            row.count_one(piles.at(hand, i) // 2)
    row.skip(MODERATES)
    for i in range(piles.size(hand)):
        if piles.at(hand, i) % 2:
            row.count_one(piles.at(hand, i) // 2)
    row.skip(MODERATES)
    for i in range(DECK_SIZE * other, DECK_SIZE * (other + 1)):
        if table.decks[i] >= 0:
            row.count_one(table.decks[i])
    row.skip(MODERATES)
    for i in range(piles.size(deck)):
        if piles.at(deck, i) % 2:
            row.count_one(piles.at(deck, i) // 2)
    row.skip(MODERATES)
    for below in range(i64(1), i64(TOP + 1)):
        card = piles.at(deck, piles.size(deck) - below) if below <= piles.size(deck) else 0
        row.one_of(card // 2 if card % 2 else -1, MODERATES)


def write_faction(table: Cerebria, faction: i64, seat: i64, row: Row) -> None:
    row.one_of(table.ambition[faction], 4)
    row.number(table.points[faction])
    row.number(table.minors[faction])
    row.number(table.majors[faction])
    row.number(table.capstones[faction])
    for kind in range(i64(3)):
        row.number(table.identity[3 * faction + kind])
    piles, left = table.piles, HIDDEN + faction
    for i in range(piles.size(left)):
        row.count_one(piles.at(left, i))
    row.skip(len(ASPIRATIONS))
    seen: i64 = seen_aspirations(table, faction, seat)
    for below in range(i64(1), i64(SEEN + 1)):
        known = below <= seen and below <= piles.size(left)
        row.one_of(piles.at(left, piles.size(left) - below) if known else -1, len(ASPIRATIONS))


def write_aspirations(table: Cerebria, own: i64, row: Row) -> None:
    common = filled(NOTHING, len(ASPIRATIONS))
    for place in range(table.piles.size(COMMON)):
        common[table.piles.at(COMMON, place)] = place
    for card in range(i64(len(ASPIRATIONS))):
        row.one_of(common[card], len(ASPIRATIONS))
        row.flag((table.removed >> card) & 1 == 1)
        row.number(strength(table, card, own))
        row.number(strength(table, card, 1 - own))


# The turn


def write_turn(table: Cerebria, people: vec[i64], own: i64, row: Row) -> None:
    settings = table.settings
    row.number(table.actions)
    row.flag(table.ready == 1)
    row.number(table.turn)
    row.number(table.scored)
    row.flag(table.sealed == 1)
    row.flag(table.turn == 0)
    row.flag(settings.first)
    row.flag(settings.basic)
    row.flag(settings.intention_side == 1)
    row.flag(settings.spirit_side == 1)
    row.one_of(where(people, table.active), SEATS)
    row.bits(table.used, 3)
    row.one_of(table.trigger, len(REASONS))
    row.bits(table.scored_deeds, len(DEEDS))
    row.bits(table.filled, SPACES)
    row.bits(table.completed, ROWS)
    row.number(table.quelled)
    row.one_of(min(table.taken, i64(SPHERE)), SPHERE + 1)
    row.number(table.empowered)
    row.number(table.exalts)
    row.number((table.joined >> (4 * own)) & 15)
    row.number((table.joined >> (4 * (1 - own))) & 15)


def write_pending(table: Cerebria, seat: i64, people: vec[i64], row: Row) -> None:
    """The decision, whose it is, and the numbers of the program that the seat sees running."""
    stack = table.stack
    row.one_of(DECISION_NUMBERS.get(seen_kind(stack, seat), -1), len(DECISIONS))
    row.one_of(where(people, stack.seat) if stack.waiting else -1, SEATS)
    seen = seen_frames(stack.frames, seat)
    told: i64 = 0
    if seen > 0:
        running = stack.frames[seen - 1]
        told = min(i64(len(running.slots)), i64(NUMBERS))
        for i in range(told):
            row.word(running.slots[i])
    row.skip(WORD * (NUMBERS - told))
