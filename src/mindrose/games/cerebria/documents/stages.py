"""What has to lie on the table at which stage of a game: the setup adds it bit by bit, and in a turn all is there."""

from __future__ import annotations

from typing import Any

from mindrose.games.cerebria.components.things import DECK_SIZE, FACTIONS, ROWS, SEATS, SLOTS, SPACES
from mindrose.games.cerebria.rules.deckbuilding import TakePresetDecks
from mindrose.games.cerebria.rules.placement import PLACE, PLACEMENT
from mindrose.games.cerebria.rules.preparation import (
    SETUP,
    BeginVibes,
    ChooseDeck,
    DealHands,
    DrawOrder,
    DrawOrderEarly,
    LayCommonRow,
    PlaceEverybody,
    ShuffleHidden,
)
from mindrose.games.cerebria.rules.seating import (
    SEATS_DONE,
    ChooseFaction,
    ChooseSpirit,
    TakePresetSpirits,
    chooser,
    in_turn_order,
)
from mindrose.games.cerebria.state import COMMON, DECK, HAND, HIDDEN, NOTHING, Cerebria
from mindrose.kernel.form import Form
from mindrose.kernel.programs import Frame, Step


class StageCheck:
    """Notes in a form what is missing, or there too early, for the stage that the running programs say."""

    def __init__(self, form: Form, table: Cerebria) -> None:
        self.form = form
        self.table = table
        self.setup: Frame | None = None
        self.placement: Frame | None = None
        for frame in table.stack.frames:
            if frame.program is SETUP:
                self.setup = frame
            elif frame.program is PLACEMENT:
                self.placement = frame

    def run(self) -> None:
        self.check_number()
        if self.done(ChooseFaction):
            self.check_factions()
        if self.done(DrawOrder) or (self.done(DrawOrderEarly) and in_turn_order(self.table)):
            self.check_order()
        self.form.stop_if_wrong()
        for seat in self.chosen(ChooseSpirit):
            if self.table.spirit[seat] < 0:
                self.form.wrong(f"seat {seat} has no Spirit (CB-3.4.1)")
        self.check_cards(self.chosen(ChooseDeck))
        if self.done(LayCommonRow) and self.setup is not None and self.table.piles.size(COMMON) == 0:
            self.form.wrong("'common' is empty, and the setup has laid it out (CB-3.6.1)")
        self.check_places()
        if self.setup is not None:
            self.check_early()

    def done(self, step: type[Step[Any]]) -> bool:
        """A step of the setup has been done, the last time it comes."""
        if self.setup is None:
            return True
        return self.setup.at > max(i for i in range(SETUP.length) if isinstance(SETUP.steps[i], step))

    def chosen(self, question: type[Step[Any]]) -> list[int]:
        """The seats that have answered a question of the setup, which is put to one after the other."""
        seats = range(int(self.table.players))
        if self.setup is None:
            return list(seats)
        asked = next(i for i in range(SETUP.length) if isinstance(SETUP.steps[i], question))
        if self.setup.at < asked:
            return []
        if self.setup.at > asked + 1:
            return list(seats)
        number = int(self.setup.slots[SEATS_DONE])
        if question is BeginVibes:
            return [int(self.table.order[place]) for place in range(number)]
        return [int(chooser(self.table, place)) for place in range(number)]

    def check_number(self) -> None:
        """While seats choose one after the other, some are left; then all have chosen."""
        if self.setup is None or self.setup.slots[SEATS_DONE] == NOTHING:
            return
        players, number = int(self.table.players), int(self.setup.slots[SEATS_DONE])
        if (number >= players) != (self.placement is not None) or number > players:
            told = players if self.placement is not None else f"below {players}"
            self.form.wrong(f"'number' of the running 'setup' is {told}, the number of players, not {number}")

    def check_early(self) -> None:
        """What the setup brings is not there before; it would be there twice."""
        table = self.table
        vibes = ROWS * SLOTS
        for seat in range(table.players):
            if not self.done(TakePresetSpirits) and table.spirit[seat] >= 0:
                self.form.wrong(f"seat {seat} has a Spirit before Spirits are chosen (CB-3.4.1)")
            if seat not in self.chosen(BeginVibes) and any(
                table.vibes[i] >= 0 for i in range(vibes * seat, vibes * (seat + 1))
            ):
                self.form.wrong(f"seat {seat} has Vibes before it has placed any (CB-3.9.2)")
        if table.place != 0 or table.turn != 0:
            self.form.wrong("'place' and 'turn' are 0 until the first turn (CB-3.7.2)")
        if table.removed != 0:
            self.form.wrong("'removed' names Aspirations before there was a Revelation (CB-17.3.1)")
        if not self.done(LayCommonRow) and table.piles.size(COMMON) > 0:
            self.form.wrong("'common' is said before the row is laid out (CB-3.6.1)")
        if not self.done(ShuffleHidden) and table.piles.size(HIDDEN) + table.piles.size(HIDDEN + 1) > 0:
            self.form.wrong("'hidden' is said before there are Hidden decks (CB-3.6.2)")
        if not self.done(PlaceEverybody) and any(table.card[space] >= 0 for space in range(SPACES)):
            self.form.wrong("'spaces' has Emotions before any is placed (CB-3.8.3)")

    # Who plays

    def check_factions(self) -> None:
        table = self.table
        for faction, word in enumerate(FACTIONS):
            members = sum(table.faction[seat] == faction for seat in range(table.players))
            if not 1 <= members <= 2:
                self.form.wrong(f"{word} has {members} players; a faction has one or two (CB-1.1.1)")

    def check_order(self) -> None:
        table = self.table
        if table.order[0] < 0:
            self.form.wrong("'order' is empty, and the turn order is drawn already (CB-3.7.1)")
        elif table.active != table.order[table.place]:
            seat = int(table.order[table.place])
            self.form.wrong(f"'active' is the seat at 'place' {table.place} of the turn order, {seat}")

    # What they have

    def check_cards(self, seats: list[int]) -> None:
        """CB-3.5.1, CB-3.5.7 Decks are taken one after the other, and only then hands are dealt from all of them."""
        table = self.table
        for seat in range(table.players):
            listed = sum(table.decks[DECK_SIZE * seat + i] >= 0 for i in range(DECK_SIZE))
            if seat in seats and listed != DECK_SIZE:
                self.form.wrong(f"seat {seat} has {listed} cards in its 'list', not {DECK_SIZE} (CB-3.5.1)")
            elif seat in seats and not self.done(DealHands) and table.piles.size(DECK + seat) != DECK_SIZE:
                self.form.wrong(f"seat {seat} has its whole deck until hands are dealt (CB-3.5.7)")
            elif seat not in seats and not self.done(TakePresetDecks) and listed > 0:
                self.form.wrong(f"seat {seat} has a 'list' before decks are chosen (CB-3.5.1)")
            elif not self.done(DealHands) and table.piles.size(HAND + seat) > 0:
                self.form.wrong(f"seat {seat} has a hand before any is dealt (CB-3.5.7)")

    def check_places(self) -> None:
        """CB-3.8.2 Spirits are placed in turn order."""
        table = self.table
        places = SEATS if self.done(PlaceEverybody) else 0
        if self.placement is not None:
            places = max(0, int(self.placement.slots[PLACE]))
        placed = [int(table.order[place]) for place in range(places)]
        for seat in range(table.players):
            if seat not in placed and self.placement is None and table.space[seat] != NOTHING:
                self.form.wrong(f"seat {seat}: its Spirit is placed before anybody's is (CB-3.8.2)")
            if seat in placed and table.space[seat] == NOTHING:
                self.form.wrong(f"seat {seat}: its Spirit is nowhere; say 'at' (CB-3.8.2)")
