"""CB-3 Setup, from the empty table to the first turn, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events
from mindrose.games.cerebria.components.kinds import SEATS_CHOSEN
from mindrose.games.cerebria.components.things import (
    ASPIRATIONS,
    DECK_SIZE,
    FACTIONS,
    REALMS,
    ROWS,
    SEATS,
    SLOTS,
    SPACES,
)
from mindrose.games.cerebria.rules.cards import turn_up
from mindrose.games.cerebria.rules.deckbuilding import (
    OWN_LIST,
    TakePresetDecks,
    cards_listed,
    choose_deck,
    deck_choice,
    offer_decks,
    usual_deck,
    why_not_deck,
)
from mindrose.games.cerebria.rules.means import gain_essence, gain_wp
from mindrose.games.cerebria.rules.placement import PLACEMENT, lay_out, nowhere
from mindrose.games.cerebria.rules.seating import (
    SEATS_DONE,
    SHAPER,
    WITH_SHAPER,
    ChooseFaction,
    ChooseSpirit,
    NextChooser,
    SetFactions,
    TakePresetSpirits,
    chooser,
    in_turn_order,
    number_faults,
    through,
)
from mindrose.games.cerebria.rules.starting_vibes import PLACING_VIBES
from mindrose.games.cerebria.state import COMMON, DECK, HAND, HIDDEN, NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import DONE, RUNNING, TO_COME, Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.slots import Slot

START_WP: Final = 4  # CB-3.4.2
START_ESSENCE: Final = 2  # CB-3.4.2
FIRST_WP: Final = 2  # CB-3.4.3
OPENING_HAND: Final = 2  # CB-3.5.7


# The Origin and the decks


class SetOrigin(Step[Cerebria]):
    """CB-3.2.2 Where the Origin starts: as the option or the basic layout says, else anywhere.

    CB-3.2.1, CB-3.2.3, CB-3.3.1 to CB-3.3.3 Spheres, Identity, Ambition, Fragments and points are as on an empty table;
    CB-1.2.3 in the basic game the points stay so.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        offset = table.settings.options["sphere_offset"]
        if isinstance(offset, int):
            table.offset = offset
        elif table.settings.basic:
            table.offset = table.content.layout_offset
        else:
            table.offset = table.chance.below(REALMS)
        table.tell(events.ORIGIN, table.offset)


class BeginDecks(Step[Cerebria]):
    """CB-3.1.1 Decks come after Spirits."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        frame.slots[SEATS_DONE] = 0


class ChooseDeck(Question[Cerebria]):
    """CB-3.5.1, CB-22.1.7 The Starter deck, a Spirit's deck or an own list."""

    def seat(self, table: Cerebria, frame: Frame) -> i64:
        return chooser(table, frame.slots[SEATS_DONE])

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        offer_decks(table, chooser(table, frame.slots[SEATS_DONE]), answers)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        choose_deck(table, chooser(table, frame.slots[SEATS_DONE]), answer)

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is OWN_LIST

    def runner(self, table: Cerebria, frame: Frame, begun: Frame) -> i64:
        return begun.seat

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        return why_not_deck(table, chooser(table, frame.slots[SEATS_DONE]), answer)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return deck_choice(table, answer)

    def timeout(self, table: Cerebria, frame: Frame, answers: Answers) -> int:
        return usual_deck(table, chooser(table, frame.slots[SEATS_DONE]), answers)

    def laid(self, table: Cerebria, frame: Frame, stage: int) -> list[str]:
        chosen = through(table, frame, stage)
        return number_faults(table, frame, stage) + [
            f"seat {seat} has {cards_listed(table, seat)} cards in its 'list', not {DECK_SIZE} (CB-3.5.1)"
            for seat in range(table.players)
            if seat in chosen and cards_listed(table, seat) != DECK_SIZE
        ]


# Aspirations


def stack_aspirations(table: Cerebria, pile: i64) -> None:
    """CB-1.2.7 All nine, in the basic game without Reflection and Sensibility; CB-3.6.1, CB-3.6.2 shuffled."""
    for aspiration in range(len(ASPIRATIONS)):
        if not table.settings.basic or table.content.in_basic[aspiration] == 1:
            table.piles.put(pile, aspiration)
    table.piles.shuffle(pile, table.chance)


class LayCommonRow(Step[Cerebria]):
    """CB-3.6.1 The Common Aspirations in a row, face up; the first is the current one."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        stack_aspirations(table, COMMON)
        table.tell(events.COMMON, table.piles.at(COMMON, 0))

    def laid(self, table: Cerebria, frame: Frame, stage: int) -> list[str]:
        there = table.piles.size(COMMON) > 0
        if stage == TO_COME and there:
            return ["'common' is said before the row is laid out (CB-3.6.1)"]
        if stage == DONE and frame.at < frame.program.length and not there:
            return ["'common' is empty, and the setup has laid it out (CB-3.6.1)"]
        return []


class ShuffleHidden(Step[Cerebria]):
    """CB-3.6.2 A Hidden deck for each faction; CB-3.6.3 shuffled until its top card is not the Common Aspiration.

    CB-3.1.2 Only now, with Spirits chosen and decks built, CB-3.6.4 does a faction see its own, CB-22.1.3 a Shaper
    alone.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        for faction in range(len(FACTIONS)):
            pile = HIDDEN + faction
            stack_aspirations(table, pile)
            top = table.piles.size(pile) - 1
            while table.piles.at(pile, top) == table.piles.at(COMMON, 0):
                table.piles.shuffle(pile, table.chance)
            table.confide(table.team(faction), events.HIDDEN, faction, table.piles.at(pile, top))

    def laid(self, table: Cerebria, frame: Frame, stage: int) -> list[str]:
        if stage == TO_COME and table.piles.size(HIDDEN) + table.piles.size(HIDDEN + 1) > 0:
            return ["'hidden' is said before there are Hidden decks (CB-3.6.2)"]
        return []


# Turn order and means


def draw_order(table: Cerebria) -> None:
    """CB-3.7.1, CB-3.7.2 A random order for the whole game: one faction has places 1 and 3, the other 2 and 4.

    CB-22.2.1, CB-22.2.2 A Shaper against two has places 2 and 4; CB-22.2.4 two Shapers alternate.
    """
    first = str(table.settings.options["first"])
    if table.players == WITH_SHAPER:
        leading: i64 = 1 - table.faction[SHAPER]
    else:
        leading = FACTIONS.index(first) if first in FACTIONS else table.chance.below(len(FACTIONS))
    for side in range(len(FACTIONS)):
        faction = leading if side == 0 else 1 - leading
        seats = [seat for seat in range(int(table.players)) if table.faction[seat] == faction]
        if len(seats) == 2 and table.chance.below(2) == 1:
            seats.reverse()
        table.order[side] = seats[0]
        table.order[side + 2] = seats[-1]
    table.active = table.order[0]
    table.tell(events.ORDER, table.order[0], table.order[1], table.order[2], table.order[3])


def order_faults(table: Cerebria) -> list[str]:
    """CB-3.7.1 What is wrong with a turn order that is drawn."""
    if table.order[0] < 0:
        return ["'order' is empty, and the turn order is drawn already (CB-3.7.1)"]
    seat = table.order[table.place]
    if table.active != seat:
        return [f"'active' is the seat at 'place' {table.place} of the turn order, {seat}"]
    return []


class DrawOrderEarly(Step[Cerebria]):
    """CB-3.4.1 Where Spirits are chosen in turn order, this is drawn before."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        if in_turn_order(table):
            draw_order(table)

    def laid(self, table: Cerebria, frame: Frame, stage: int) -> list[str]:
        return order_faults(table) if stage == DONE and in_turn_order(table) else []


class DrawOrder(Step[Cerebria]):
    """CB-3.1.1, CB-3.7.1 The turn order, unless it is known already."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        if not in_turn_order(table):
            draw_order(table)

    def laid(self, table: Cerebria, frame: Frame, stage: int) -> list[str]:
        return order_faults(table) if stage == DONE and not in_turn_order(table) else []


class GiveMeans(Step[Cerebria]):
    """CB-3.4.2 4 WP and 2 Essence for each Spirit, CB-22.1.4 a Shaper's too; CB-3.4.3 the first player's 2 WP more."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        for seat in range(table.players):
            gain_wp(table, seat, START_WP + FIRST_WP if seat == table.order[0] else START_WP)
            gain_essence(table, seat, START_ESSENCE)


class PlaceEverybody(Step[Cerebria]):
    """CB-3.8.2 In turn order by choice; CB-1.2.9 in the basic game as printed."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        if table.settings.basic:
            lay_out(table)
        else:
            table.push(PLACEMENT, table.order[0])

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is PLACEMENT

    def runner(self, table: Cerebria, frame: Frame, begun: Frame) -> i64:
        return table.order[0]

    def laid(self, table: Cerebria, frame: Frame, stage: int) -> list[str]:
        players, number = table.players, frame.slots[SEATS_DONE]
        if stage == DONE:
            return nowhere(table, list(range(int(players))))
        if stage == RUNNING:
            told = f"'number' of the running 'setup' is {players}, the number of players, not {number}"
            return [] if number == players else [told]
        faults = [
            f"seat {seat}: its Spirit is placed before anybody's is (CB-3.8.2)"
            for seat in range(players)
            if table.space[seat] != NOTHING
        ]
        if any(table.card[space] >= 0 for space in range(SPACES)):
            faults.append("'spaces' has Emotions before any is placed (CB-3.8.3)")
        return faults


class DealHands(Step[Cerebria]):
    """CB-3.5.7 Decks are shuffled, 2 cards drawn, CB-3.5.8 and the next one turned face up; teammates see the hand."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        frame.slots[SEATS_DONE] = 0
        for seat in range(table.players):
            table.piles.shuffle(DECK + seat, table.chance)
            for _ in range(OPENING_HAND):
                card = table.piles.draw(DECK + seat) // 2
                table.piles.slip(HAND + seat, 2 * card)
                table.confide(table.team(table.faction[seat]), events.DEALT, seat, card)
            turn_up(table, seat)

    def laid(self, table: Cerebria, frame: Frame, stage: int) -> list[str]:
        faults: list[str] = []
        for seat in range(table.players):
            if stage == TO_COME and cards_listed(table, seat) == DECK_SIZE != table.piles.size(DECK + seat):
                faults.append(f"seat {seat} has its whole deck until hands are dealt (CB-3.5.7)")
            elif stage == TO_COME and table.piles.size(HAND + seat) > 0:
                faults.append(f"seat {seat} has a hand before any is dealt (CB-3.5.7)")
        return faults


# Starting Vibes and the first turn


def has_vibes(table: Cerebria, seat: i64) -> bool:
    places = ROWS * SLOTS
    return any(table.vibes[i] >= 0 for i in range(places * seat, places * (seat + 1)))


class BeginVibes(Step[Cerebria]):
    """CB-3.9.2 Each seat places its starting Vibes, in turn order."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        table.push(PLACING_VIBES, table.order[frame.slots[SEATS_DONE]])

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is PLACING_VIBES

    def runner(self, table: Cerebria, frame: Frame, begun: Frame) -> i64:
        return begun.seat

    def laid(self, table: Cerebria, frame: Frame, stage: int) -> list[str]:
        if stage == DONE:
            return []
        placed = frame.slots[SEATS_DONE] if stage == RUNNING else 0
        placed_by = [int(table.order[place]) for place in range(min(placed, SEATS))]
        return number_faults(table, frame, stage) + [
            f"seat {seat} has Vibes before it has placed any (CB-3.9.2)"
            for seat in range(table.players)
            if seat not in placed_by and has_vibes(table, seat)
        ]


class NextVibes(Step[Cerebria]):
    """CB-3.9.2 On to the next seat in turn order; a Shaper is asked once (CB-22.1.4).

    CB-3.9.5 Nothing is scored for them: each turn begins with no deeds.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        frame.slots[SEATS_DONE] += 1
        if frame.slots[SEATS_DONE] < table.players:
            frame.back_to(BeginVibes)


SETUP: Final = Program(
    "setup",
    "CB-3.1.1",
    [
        SetOrigin(),
        SetFactions(),
        ChooseFaction("faction", "CB-22.1.6"),
        DrawOrderEarly(),
        TakePresetSpirits(),
        ChooseSpirit("spirit", "CB-3.4.1"),
        NextChooser(),
        BeginDecks(),
        TakePresetDecks(),
        ChooseDeck("deck", "CB-3.5.1"),
        NextChooser(),
        LayCommonRow(),
        ShuffleHidden(),
        DrawOrder(),
        GiveMeans(),
        PlaceEverybody(),
        DealHands(),
        BeginVibes(),
        NextVibes(),
    ],
    slots=[Slot("number", SEATS_CHOSEN, by=TakePresetSpirits)],
)
