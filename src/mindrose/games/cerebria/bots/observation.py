"""One seat's view as a fixed row of numbers, for learning programs.

Everything is told from the seat's side. Seats come in the order own, teammate, the opponents as they play after the own
turn; a place that nobody has is all zeros. Factions come in the order own, other. In this order the row has

- the 15 Emotion spaces (`EMOTION` numbers each): whose it is, kind, vibe, name, Essence, slots, Intensity, token,
  what Insecurity takes off, protection, tax and cap of a Quell, whose deck it is from;
- the 5 Realms (`REALM`): Fortress, turns, control of Realm and Frontier, the Sphere beside it and its WP, taxes;
- the 4 seats (`PERSON`): presence, turn, Spirit, place, means, Vibes, sizes of hand and deck, known cards in hand,
  deck list, known cards in the deck and those at its top;
- the 2 factions (`FACTION`): Ambition, points, Fragments, Identity, Hidden Aspirations left and seen;
- the Aspirations (`ASPIRING`): the Common row, those removed, how strong both factions are in each;
- the turn and the table (`TURN`);
- what is pending (`PENDING`): the decision, who decides, and the numbers of the running program.
"""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.components.things import (
    ASPIRATIONS,
    BONUSES,
    DECK_SIZE,
    DEEDS,
    FACTIONS,
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
from mindrose.kernel.documents import public_kind
from mindrose.kernel.programs import Frame

DECISIONS: Final = (
    "faction", "spirit", "deck", "pick_card", "place_spirit", "imagine_spirit", "place_starting", "starting_vibe",
    "starting_colour", "menu", "upgrades", "vibe_slot", "vibe_colour", "move", "swap", "push", "move_target", "invoke",
    "invoke_space", "quell", "reveal", "amount", "fortify", "garrison", "empower", "feed", "savour", "draw_again",
    "moved_emotion", "destination", "intensified", "intensify_amount", "harvest_amount", "sphere", "bonus", "delight",
    "drain", "sullen_look", "dismiss", "look", "keep", "rest", "discard", "power_order", "power_may", "power_emotion",
    "power_opponent", "power_spirit", "power_rotate", "power_step", "power_shove",
)  # fmt: skip

NAMES: Final = MODERATES + 1  # Moderate Emotions, which their Strong ones share, and the Starting ones
EMOTION: Final = 2 + 3 + len(VIBES) + NAMES + 8 + SEATS
REALM: Final = 4 + 3 + 4 + len(BONUSES) + 1 + 2
TOP: Final = 3  # cards at the top of a deck
PERSON: Final = 3 + len(SPIRITS) + SPIRIT_SPACES + 3 + ROWS * SLOTS * (len(VIBES) + 1) + 2 + (3 + TOP) * MODERATES
SEEN: Final = 3  # Hidden Aspirations that a faction can look at
FACTION: Final = 4 + 1 + 6 + len(ASPIRATIONS) * (1 + SEEN)
ASPIRING: Final = len(ASPIRATIONS) * (len(ASPIRATIONS) + 1 + len(FACTIONS))
TURN: Final = 6 + 4 + SEATS + 3 + len(REASONS) + len(DEEDS) + SPACES + ROWS + 6
NUMBERS: Final = 16  # of the running program
PENDING: Final = len(DECISIONS) + SEATS + NUMBERS
SIZE: Final = SPACES * EMOTION + REALMS * REALM + SEATS * PERSON + len(FACTIONS) * FACTION + ASPIRING + TURN + PENDING


def observe(table: Cerebria, seat: int) -> list[float]:
    people = company(table, seat)
    sides = sides_of(table, seat)
    row: list[float] = []
    for space in range(SPACES):
        row += emotion(table, space, people, sides)
    for realm in range(REALMS):
        row += realm_facts(table, realm, sides)
    for other in people:
        row += person(table, other, seat) if other >= 0 else [0.0] * PERSON
    for faction in sides:
        row += faction_facts(table, faction, seat)
    row += aspirations(table, sides)
    row += turn_facts(table, people, sides)
    return row + pending(table, seat, people)


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


def one_hot(index: int, length: int) -> list[float]:
    return [1.0 if i == index else 0.0 for i in range(length)]


def side(faction: int, sides: list[int]) -> list[float]:
    return [1.0 if faction == own else 0.0 for own in sides]


def relative(seat: int, people: list[int]) -> list[float]:
    return [1.0 if seat >= 0 and seat == other else 0.0 for other in people]


def counts(cards: list[int]) -> list[float]:
    row = [0.0] * MODERATES
    for card in cards:
        row[card] += 0.5
    return row


# The board


def emotion(table: Cerebria, space: int, people: list[int], sides: list[int]) -> list[float]:
    card = int(table.card[space])
    if card < 0:
        return [0.0] * EMOTION
    content = table.content
    kind = min(card // STRONG, 2)
    row = side(int(content.faction[card]), sides) + one_hot(kind, 3) + one_hot(int(content.vibe[card]), len(VIBES))
    row += one_hot(card % STRONG if kind < 2 else NAMES - 1, NAMES)
    taken = sum(int(table.insecurity[other]) for other in range(SPACES) if table.aim[other] == space)
    row += [table.essence[space] / 8, content.slots[card] / 8, table.intensity[space] / 10, table.token[space] / 6]
    row += [taken / 2, float(table.shield[space]), table.quell_tax[space] / 2, min(int(table.cap[space]), 8) / 8]
    return row + relative(int(table.owner[space]), people)


def realm_facts(table: Cerebria, realm: int, sides: list[int]) -> list[float]:
    site = int(table.site[realm])
    fortress = one_hot(2 * sides.index(site // 2) + site % 2 if site >= 0 else -1, 4)
    turns = [int(table.built[realm]), int(table.exalted[realm]), int(table.laid[realm])]
    sphere = int(table.sphere_at(realm))
    row = fortress + [1.0 if turn >= 0 and turn == table.turn else 0.0 for turn in turns]
    row += side(int(table.realm[realm]), sides) + side(int(table.frontier[realm]), sides)
    row += [*one_hot(int(table.content.bonus[sphere]), len(BONUSES)), table.spheres[sphere] / 7]
    return row + [table.realm_tax[2 * realm + faction] / 2 for faction in sides]


# Seats and factions


def person(table: Cerebria, other: int, seat: int) -> list[float]:
    row = [1.0, 1.0 if table.active == other else 0.0, 1.0 if table.order[table.place] == other else 0.0]
    row += one_hot(int(table.spirit[other]), len(SPIRITS)) + one_hot(int(table.space[other]), SPIRIT_SPACES)
    row += [table.wp[other] / 20, table.held[other] / 10, table.level[other] / SLOTS]
    for i in range(ROWS * SLOTS):
        row += one_hot(int(table.vibes[ROWS * SLOTS * other + i]), len(VIBES) + 1)
    hand, deck = table.piles.cards(HAND + other), table.piles.cards(DECK + other)
    row += [len(hand) / 10, len(deck) / DECK_SIZE]
    row += counts([entry // 2 for entry in hand if entry % 2 or sees_hand(table, other, seat)])
    listed = [int(table.decks[DECK_SIZE * other + i]) for i in range(DECK_SIZE)]
    row += counts([card for card in listed if card >= 0])
    row += counts([entry // 2 for entry in deck if entry % 2])
    for i in range(1, TOP + 1):
        row += one_hot(deck[-i] // 2 if i <= len(deck) and deck[-i] % 2 else -1, MODERATES)
    return row


def faction_facts(table: Cerebria, faction: int, seat: int) -> list[float]:
    row = [*one_hot(int(table.ambition[faction]), 4), table.points[faction] / 20]
    row += [table.minors[faction] / 5, table.majors[faction] / 3, float(table.capstones[faction])]
    identity = [int(table.identity[3 * faction + kind]) for kind in range(CAPSTONE + 1)]
    row += [identity[0] / 5, identity[1] / 3, float(identity[2])]
    left = table.piles.cards(HIDDEN + faction)
    row += [1.0 if card in left else 0.0 for card in range(len(ASPIRATIONS))]
    seen = left[::-1][: seen_aspirations(table, faction, seat)]
    for i in range(SEEN):
        row += one_hot(seen[i] if i < len(seen) else -1, len(ASPIRATIONS))
    return row


def aspirations(table: Cerebria, sides: list[int]) -> list[float]:
    common = table.piles.cards(COMMON)
    row: list[float] = []
    for card in range(len(ASPIRATIONS)):
        row += one_hot(common.index(card) if card in common else -1, len(ASPIRATIONS))
        row.append(float((table.removed >> card) & 1))
        row += [strength(table, card, faction) / SPACES for faction in sides]
    return row


# The turn


def turn_facts(table: Cerebria, people: list[int], sides: list[int]) -> list[float]:
    settings = table.settings
    row = [table.actions / 5, float(table.ready), table.turn / 80, table.scored / 4, float(table.sealed)]
    row += [1.0 if table.turn == 0 else 0.0, 1.0 if settings.first else 0.0, 1.0 if settings.basic else 0.0]
    row += [float(settings.intention_side), float(settings.spirit_side)]
    row += relative(int(table.active), people)
    row += [float((table.used >> ability) & 1) for ability in range(3)]
    row += one_hot(int(table.trigger), len(REASONS))
    row += [float((table.scored_deeds >> deed) & 1) for deed in range(len(DEEDS))]
    row += [float((table.filled >> space) & 1) for space in range(SPACES)]
    row += [float((table.completed >> number) & 1) for number in range(ROWS)]
    row += [table.quelled / 3, table.taken / 7, table.empowered / 2, table.exalts / 2]
    return row + [((table.joined >> (4 * faction)) & 15) / 2 for faction in sides]


def pending(table: Cerebria, seat: int, people: list[int]) -> list[float]:
    """The decision, whose it is, and the numbers of the program that the seat sees running."""
    stack = table.stack
    running: Frame | None = None
    for frame in stack.frames:
        if frame.drafting() and frame.seat != seat:
            break
        running = frame
    kind = ""
    if stack.waiting:
        kind = stack.question().kind if stack.seat == seat else public_kind(stack)
    row = one_hot(DECISIONS.index(kind) if kind in DECISIONS else -1, len(DECISIONS))
    row += relative(int(stack.seat) if stack.waiting else NOTHING, people)
    numbers = [0.0] * NUMBERS
    if running is not None:
        for i in range(min(len(running.program.slots), NUMBERS)):
            if running.seat == seat or running.program.slots[i] not in running.program.secret:
                numbers[i] = running.slots[i] / 100
    return row + numbers
