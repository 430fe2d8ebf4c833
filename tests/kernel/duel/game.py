"""Duel as one object: setup, positions, views, imagined worlds, outcome."""

from __future__ import annotations

import copy
from typing import Final

from mindrose.kernel.chance import Chance, QuickChance, key_of
from mindrose.kernel.documents import questions_document, rebuild, stack_document
from mindrose.kernel.errors import BadPosition
from mindrose.kernel.events import Event, Journal
from mindrose.kernel.form import Form
from mindrose.kernel.game import Document, Game, Outcome, Parameter, Value
from mindrose.kernel.ints import i64
from mindrose.kernel.kinds import Kinds
from mindrose.kernel.machine import State
from mindrose.kernel.stacks import StackCheck
from tests.kernel.duel.effects import EFFECTS, OPERATIONS
from tests.kernel.duel.table import (
    CARDS,
    COPIES,
    DECK,
    EVENTS,
    HAND_SIZE,
    KINDS,
    LIFE,
    NOTHING,
    PLAN,
    PLAN_SIZE,
    ROOMS,
    SIZE,
    THORNS,
    USED,
    ZONES,
    DuelTable,
    empty_duel,
)
from tests.kernel.duel.turn import AT_WELL, BREWING, DUEL, EXPLORING, FOGS, MAGE_TURN, PLANNING, draw

PLAY_TURNS: Final = 2  # the step of DUEL where a position begins if nothing else is said


class Duel(Game):
    """The game; `Duel().new(players=3, seed=7)` is a table of it."""

    id = "duel"
    title = "Duel"
    rules_version = "duel-1"
    players_min = 2
    players_max = 3
    actions = SIZE
    parameters = [Parameter("rounds", 2, "DU-11", 1, 9), Parameter("goal", 2, "DU-11", 1, 9)]
    programs = [DUEL, PLANNING, MAGE_TURN, EXPLORING, FOGS, AT_WELL, BREWING, *OPERATIONS, *EFFECTS]
    events = EVENTS

    def content(self, pack: str = "") -> Document:
        return {"cards": dict(zip(CARDS, COPIES, strict=True)), "rooms": list(ROOMS)}

    def kinds(self, pack: str = "") -> Kinds:
        return KINDS

    def setup(
        self, players: int, options: dict[str, Value], chance: Chance, journal: Journal[Event] | None
    ) -> DuelTable:
        """DU-1 Shuffled decks, three cards for everybody, and somebody who is first."""
        table = self.empty(players, options, chance, journal)
        for seat in range(players):
            for card, copies in enumerate(COPIES):
                for _ in range(copies):
                    table.piles.put(seat * len(ZONES) + DECK, card)
            table.piles.shuffle(seat * len(ZONES) + DECK, chance)
            for _ in range(HAND_SIZE):
                draw(table, seat)
        table.first = chance.below(players)
        table.start(DUEL)
        return table

    def empty(
        self, players: int, options: dict[str, Value], chance: Chance, journal: Journal[Event] | None
    ) -> DuelTable:
        return empty_duel(players, whole(options["rounds"]), whole(options["goal"]), chance, journal)

    # Looking

    def position(self, state: State) -> Document:
        table = table_of(state)
        document = self.public_part(table)
        document["seats"] = [
            {**figure(table, seat), **{zone: pile(table, seat, number) for number, zone in enumerate(ZONES)}}
            | {"declared": trap(table, seat)}
            for seat in range(table.players)
        ]
        document["drawn"] = int(table.chance.drawn)
        document["stack"] = stack_document(table.stack, None, whole=True)
        return document

    def view(self, state: State, seat: int | None) -> Document:
        table = table_of(state)
        document = self.public_part(table)
        document["seat"] = seat
        document["seats"] = [
            {**figure(table, other), **(own_cards(table, other) if other == seat else others_cards(table, other))}
            for other in range(table.players)
        ]
        document["stack"] = stack_document(table.stack, seat, whole=False)
        document["question"] = questions_document(table, seat)
        return document

    def public_part(self, table: DuelTable) -> Document:
        return {
            "game": self.id,
            "players": int(table.players),
            "options": {"rounds": int(table.rounds), "goal": int(table.goal)},
            "round": int(table.round),
            "first": int(table.first),
        }

    def outcome(self, state: State) -> Outcome:
        """DU-11 The most trophies win, then the most life; else the victory is shared."""
        table = table_of(state)
        points = [[int(table.trophies[seat]), int(table.life[seat])] for seat in range(table.players)]
        winners = [seat for seat in range(table.players) if points[seat] == max(points)]
        reason = "goal" if max(table.trophies) == table.goal else "rounds"
        return Outcome(winners, reason, "DU-11", points)

    # Building

    def build(self, document: Document, seed: str, journal: Journal[Event] | None) -> DuelTable:
        return self.built(document, Chance(key_of(seed)), journal)

    def built(self, document: Document, chance: Chance, journal: Journal[Event] | None) -> DuelTable:
        """The table of a document at its question; what is not said is as at the start of the first mage's turn."""
        seats = document.get("seats") or [{}, {}]
        if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats):
            raise BadPosition([f"'seats' is a list of mappings, not {seats!r}"])
        options = self.checked_options(dict(document.get("options") or {}))
        table = self.empty(len(seats), options, chance, journal)
        table.round = number(document, "round", 1, int(table.rounds), 1)
        table.first = number(document, "first", 0, len(seats) - 1, 0)
        chance.drawn = number(document, "drawn", 0, 2**40, 0)
        for seat, entry in enumerate(seats):
            read_figure(table, seat, entry)
            read_cards(table, seat, entry)
        first = int(table.first)
        if document.get("stack") != []:
            stack = document.get("stack", [{"program": "duel", "at": PLAY_TURNS, "seat": first}])
            rebuild(table, stack, self.programs)
            form = Form()
            running = StackCheck(form, table, DUEL)
            running.check_shape()
            form.stop_if_wrong()
            running.check_fit()
            form.stop_if_wrong()
        table.proceed(table.stack)
        return table

    def imagine(self, view: Document) -> DuelWorld:
        return DuelWorld(self, view)


class DuelWorld:
    """The tables in which a view would look as it does."""

    def __init__(self, game: Duel, view: Document) -> None:
        self.game = game
        self.view = view

    def sample(self, chance: QuickChance) -> DuelTable:
        """Cards that the seat has not seen are anywhere; other seats have begun no draft and declared no trap."""
        document = copy.deepcopy(self.view)
        for seat, entry in enumerate(document["seats"]):
            deal_unseen(entry, seat == document["seat"], chance)
        frames = document["stack"]
        for branch in frames[-1].get("branches", []) if frames else []:
            if "stack" not in branch:
                imagine_branch(branch, frames[-1]["program"], document["seats"], chance)
        return self.game.built(document, QuickChance(i64(chance.word())), None)


def deal_unseen(entry: Document, own: bool, chance: QuickChance) -> None:
    """Armed cards are traps; for the rest every order of the unseen cards is possible."""
    seen = ("hand", "plan", "laid", "armed", "used") if own else ("used",)
    unseen = [name for card, name in enumerate(CARDS) for _ in range(COPIES[card])]
    for zone in seen:
        for name in entry[zone]:
            unseen.remove(name)
    for zone in ("deck",) if own else ("armed", "laid", "hand", "deck"):
        names: list[str] = []
        for _ in range(entry[zone]):
            fitting = [name for name in unseen if zone != "armed" or CARDS.index(name) >= THORNS]
            names.append(fitting[chance.below(len(fitting))])
            unseen.remove(names[-1])
        entry[zone] = names


def imagine_branch(branch: Document, forked_by: str, seats: list[Document], chance: QuickChance) -> None:
    """A seat that is waited for is at its first question; one that is ready has declared nothing, or laid anything."""
    seat, ready = branch["seat"], branch["ready"]
    if forked_by == "window":
        branch["stack"] = [] if ready else [{"program": "declaring", "at": 0, "seat": seat}]
        return
    branch["stack"] = [{"program": "planning", "at": 1 if ready else 0, "seat": seat}]
    if ready:
        hand = seats[seat]["hand"]
        seats[seat]["plan"] = [hand.pop() for _ in range(chance.below(min(PLAN_SIZE, len(hand)) + 1))]


# Writing


def figure(table: DuelTable, seat: int) -> Document:
    return {
        "life": int(table.life[seat]),
        "sparks": int(table.sparks[seat]),
        "trophies": int(table.trophies[seat]),
        "room": ROOMS[table.room[seat]],
        "fog": bool(table.fog[seat]),
        "used": pile(table, seat, USED),
    }


def own_cards(table: DuelTable, seat: int) -> Document:
    cards: Document = {zone: pile(table, seat, ZONES.index(zone)) for zone in ("hand", "plan", "laid", "armed")}
    return cards | {"deck": int(table.count(seat, DECK)), "declared": trap(table, seat)}


def others_cards(table: DuelTable, seat: int) -> Document:
    """DU-3 How many cards a plan has is not seen before all plans are in: they still count as the hand's."""
    counts = {zone: int(table.count(seat, ZONES.index(zone))) for zone in ("hand", "laid", "armed", "deck")}
    counts["hand"] += int(table.count(seat, PLAN))
    return counts


def pile(table: DuelTable, seat: int, zone: int) -> list[str]:
    """The names of a pile; a deck from the top."""
    names = [CARDS[card] for card in table.cards(seat, zone)]
    return names[::-1] if zone == DECK else names


def trap(table: DuelTable, seat: int) -> str | None:
    return CARDS[table.declared[seat]] if table.declared[seat] >= 0 else None


# Reading


def number(document: Document, name: str, low: int, high: int, default: int) -> int:
    value = document.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadPosition([f"{name!r} is a whole number from {low} to {high}, not {value!r}"])
    return value


def word(value: object, words: tuple[str, ...], what: str) -> int:
    if not isinstance(value, str) or value not in words:
        raise BadPosition([f"{what} is one of {', '.join(words)}, not {value!r}"])
    return words.index(value)


def read_figure(table: DuelTable, seat: int, entry: Document) -> None:
    table.life[seat] = number(entry, "life", 1, LIFE, LIFE)
    table.sparks[seat] = number(entry, "sparks", 0, 99, 1)
    table.trophies[seat] = number(entry, "trophies", 0, int(table.goal), 0)
    table.room[seat] = word(entry.get("room", "hall"), ROOMS, "'room'")
    table.fog[seat] = 1 if entry.get("fog") is True else 0


def read_cards(table: DuelTable, seat: int, entry: Document) -> None:
    """Cards that are named nowhere are at the bottom of the deck."""
    left = list(COPIES)
    named: dict[int, list[int]] = {}
    for zone, name in enumerate(ZONES):
        cards = entry.get(name, [])
        if not isinstance(cards, list):
            raise BadPosition([f"{name!r} of seat {seat} is a list of cards, not {cards!r}"])
        named[zone] = [word(card, CARDS, "a card") for card in cards]
        for card in named[zone]:
            left[card] -= 1
    if min(left) < 0:
        raise BadPosition([f"seat {seat} has more {CARDS[left.index(min(left))]} cards than there are"])
    named[DECK] += [card for card, copies in enumerate(left) for _ in range(copies)]
    for zone, cards in named.items():
        for card in reversed(cards) if zone == DECK else sorted(cards):
            table.piles.put(seat * len(ZONES) + zone, card)
    declared = entry.get("declared")
    table.declared[seat] = NOTHING if declared is None else word(declared, CARDS, "'declared'")


def whole(value: Value) -> int:
    assert isinstance(value, int)
    return value


def table_of(state: State) -> DuelTable:
    assert isinstance(state, DuelTable)
    return state
