"""A table from a view: what a seat sees lies on it, and what it does not see is noted, to be dealt."""

from __future__ import annotations

from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.things import (
    MOONS,
    NOBODY,
    NOTHING,
    ORDER_BACKS,
    ROSE,
    SLOT_NAMES,
    SPELL_SLOTS,
    STATUSES,
    TYPES,
)
from mindrose.games.black_rose_wars.documents.avatar_reading import AvatarReader
from mindrose.games.black_rose_wars.documents.card_reading import CardReader
from mindrose.games.black_rose_wars.documents.dealing import (
    ANY_BACK,
    BOARD,
    EventDealing,
    OrderDealing,
    PileDealing,
    Place,
    QuestDealing,
    SpellDealing,
    back_of,
)
from mindrose.games.black_rose_wars.documents.holdings import in_game, in_zones
from mindrose.games.black_rose_wars.documents.reading import Reader
from mindrose.games.black_rose_wars.documents.secrecy import FORGOTTEN_BACK, PERSONAL_BACK
from mindrose.games.black_rose_wars.options import Settings
from mindrose.games.black_rose_wars.state import (
    EVENT_DECK,
    EVENT_DISCARD,
    FORGOTTEN,
    GRIMOIRE,
    HAND,
    KNOWING,
    LIBRARY,
    LOOKED_AT,
    ORDER_DECK,
    ORDERS_OBEYED,
    BlackRoseWars,
)
from mindrose.kernel.chance import Chance
from mindrose.kernel.form import Document
from mindrose.kernel.ints import i64, vec

ONLY_IN_VIEWS = ("unseen_quests", "plan", "limit", "back")


class ViewReader(Reader):
    """Builds a table from what a seat sees; `deal` lays what it does not see."""

    def __init__(self, view: Document, content: Content, settings: Settings, chance: Chance) -> None:
        seats = [{name: entry[name] for name in entry if name not in ONLY_IN_VIEWS} for entry in view["seats"]]
        told = {**view, "seats": seats}
        if "avatar" in view:
            told["avatar"] = {name: view["avatar"][name] for name in view["avatar"] if name not in ONLY_IN_VIEWS}
        super().__init__(told, content, settings, view["players"], chance)
        self.top_back: str | None = view["avatar"]["back"] if "avatar" in view else None
        self.seat_seen: int = view["seat"]
        self.unseen: list[list[int]] = [entry["unseen_quests"] for entry in view["seats"]]
        self.spells = SpellDealing(content.schools)
        self.piles: list[PileDealing] = []
        self.quest_dealings: list[QuestDealing] = []
        self.event_dealings: list[EventDealing] = []

    def read_cards(self, entries: list[Document]) -> None:
        SeenCardReader(self, self).read(entries)

    def read_avatar(self, entry: Document) -> None:
        if self.table.plays(ROSE):
            SeenAvatarReader(self, self).read(entry)

    def deal(self, table: BlackRoseWars, chance: Chance) -> None:
        self.spells.deal(table, chance)
        for pile in self.piles:
            pile.deal(table, chance)
        for quests in self.quest_dealings:
            quests.deal(table, chance)
        for events in self.event_dealings:
            events.deal(table, chance)

    def read_decks(
        self, entry: Document, what: str, ids: list[str], moons: list[int], taken: list[int], deck: int, discard: int
    ) -> None:
        """Of decks a view has the number of cards, of discarded quests that for each moon."""
        if deck == EVENT_DECK:
            discarded = [ids.index(name) for name in entry["discard"]]
            for event in reversed(discarded):
                self.table.piles.put(EVENT_DISCARD, event)
            for moon in range(MOONS):
                pool = self.of_moon(moons, moon, taken + discarded)
                self.event_dealings.append(EventDealing(i64(moon), pool))
            return
        for moon in range(MOONS):
            holders = [seat for seat, unseen in enumerate(self.unseen) for one in unseen if one == moon + 1]
            pool = self.of_moon(moons, moon, taken)
            self.quest_dealings.append(QuestDealing(i64(moon), pool, vec[i64](holders), i64(entry["discard"][moon])))

    def of_moon(self, moons: list[int], moon: int, seen: list[int]) -> vec[i64]:
        return vec[i64]([card for card in range(len(moons)) if moons[card] == moon and card not in seen])


class SeenAvatarReader(AvatarReader):
    """Puts the orders that a seat sees on the table, and notes where the others lie."""

    def __init__(self, sheet: Reader, view: ViewReader) -> None:
        super().__init__(sheet)
        self.view = view

    def read_orders(self, entry: Document) -> None:
        """BR-2.4.3, BR-29.4.1 Of the orders that do not lie open it is seen where those are that were looked at."""
        piles, ids = self.table.piles, self.content.order_ids
        obeyed = [ids.index(name) for name in entry["memories"]]
        for order in reversed(obeyed):
            piles.put(ORDERS_OBEYED, order)
        moons = [int(moon) for moon in self.content.order_moon]
        for moon, names in enumerate(entry["decks"]):
            cards = [ids.index(name) if name is not None else NOTHING for name in reversed(names)]
            for order in cards:
                piles.put(ORDER_DECK + moon, KNOWING * order + (1 << self.view.seat_seen) if order >= 0 else 0)
            pool = self.view.of_moon(moons, moon, obeyed + cards)
            cells = [index for index, order in enumerate(cards) if order == NOTHING]
            is_top = moon + 1 == self.sheet.document["moon"] and cells and cells[-1] == len(cards) - 1
            back = ORDER_BACKS.index(self.view.top_back) if is_top and self.view.top_back else ANY_BACK
            self.view.piles.append(OrderDealing(i64(ORDER_DECK + moon), pool, vec[i64](cells), i64(back)))


class SeenCardReader(CardReader):
    """Puts the spells that a seat sees on the table, and notes the places of those that it does not see."""

    def __init__(self, sheet: Reader, view: ViewReader) -> None:
        super().__init__(sheet)
        self.view = view
        self.places: list[Place] = []
        self.blank = 0  # places on the table that hold some spell until they are dealt
        self.own_cards: list[int] = []  # of the own grimoire, somewhere in it

    def back(self, word: object) -> int:
        """What the back of a card shows, as a number; ANY_BACK where it is not seen."""
        schools = self.content.school_ids
        if isinstance(word, str):
            return (*schools, FORGOTTEN_BACK, PERSONAL_BACK).index(word)
        return ANY_BACK

    def hide(self, pile: int, owner: int, index: int, back: int, token: int = NOTHING) -> None:
        self.places.append(Place(i64(pile), i64(owner), i64(index), i64(back), i64(token)))

    # Of a seat

    def read_seat(self, seat: int, entry: Document) -> None:
        own = seat == self.view.seat_seen
        told = {name: entry[name] for name in entry if name != "grimoire"}
        if not own:
            self.read_glimpse(HAND, seat, entry["hand"])
            self.read_glimpse(LOOKED_AT, seat, entry["studied"])
            told |= {"hand": [], "studied": [], "board": {}}
            for slot, name in enumerate(SLOT_NAMES):
                if name in entry["board"]:
                    self.read_seen_spell(SPELL_SLOTS * seat + slot, entry["board"][name], name)
        super().read_seat(seat, told)
        self.read_grimoire(seat, entry["grimoire"], own)

    def read_glimpse(self, pile: int, seat: int, glimpse: Document) -> None:
        """DC-S6, DC-S9 Cards that are known, and the backs of the others."""
        known = [self.names.index(name) for name in glimpse["known"]]
        for spell in known:
            self.table.piles.slip(pile + seat, KNOWING * spell + (1 << seat | 1 << self.view.seat_seen))
        backs = [self.back(word) for word, number in glimpse.get("backs", {}).items() for _ in range(number)]
        backs += [ANY_BACK] * (glimpse["count"] - len(known) - len(backs))
        for back in backs:
            self.hide(pile, seat, 0, back)

    def read_seen_spell(self, place: int, entry: Document, name: str) -> None:
        if "spell" in entry:
            known = {} if entry["status"] == STATUSES[-1] else {"known": [self.view.seat_seen]}
            self.read_spell(place, {**entry, **known}, name)
            return
        self.table.spell[place] = 0
        self.table.status[place] = STATUSES.index(entry["status"])
        self.blank += 1
        token = TYPES.index(entry["token"]) if "token" in entry else NOTHING
        self.hide(BOARD, place // SPELL_SLOTS, place, self.back(entry["back"]), token)

    def read_grimoire(self, seat: int, entry: Document, own: bool) -> None:
        cards = entry["cards"][::-1]
        cells: list[int] = []
        back = self.back(entry.get("back"))
        hidden = self.names_of(entry.get("holds", []))
        for index, name in enumerate(cards):
            spell = self.names.index(name) if name is not None else 0
            self.table.piles.put(GRIMOIRE + seat, KNOWING * spell + (1 << self.view.seat_seen if name else 0))
            if name is not None and own:
                hidden.remove(spell)
            elif name is None and own:
                cells.append(index)
                self.blank += 1
            elif name is None:
                self.hide(GRIMOIRE, seat, index, back if index == len(cards) - 1 else ANY_BACK)
                self.blank += 1
        if own:
            self.own_cards = hidden
            top = back if cells and cells[-1] == len(cards) - 1 else ANY_BACK
            self.view.piles.append(PileDealing(i64(GRIMOIRE + seat), vec[i64](hidden), vec[i64](cells), i64(top)))

    def names_of(self, names: list[str]) -> list[int]:
        return [self.names.index(name) for name in names]

    # Of nobody

    def read_common(self, seats: list[Document]) -> None:
        document, content, schools = self.sheet.document, self.content, int(self.content.schools)
        for school, word in enumerate(content.school_ids):
            pile = LIBRARY + 2 * school
            for spell in reversed(self.names_of(document["library"][word]["discard"])):
                self.table.piles.put(pile + 1, spell)
            for _ in range(document["library"][word]["deck"]):
                self.hide(pile, NOBODY, 0, school)
        for _ in range(document["forgotten"]):
            self.hide(FORGOTTEN, NOBODY, 0, schools)
        left = self.left_over(self.names_of(document["removed"]) + self.own_cards)
        self.read_reserves(seats, left)
        self.note_dealing(left)

    def left_over(self, named: list[int]) -> list[int]:
        left = [there - here for there, here in zip(in_game(self.table), in_zones(self.table), strict=True)]
        left[0] += self.blank
        for spell in named:
            left[spell] -= 1
        return left

    def note_dealing(self, left: list[int]) -> None:
        """The copies that nothing names, and the places that wait for them, those with a token first."""
        content, dealing = self.content, self.view.spells
        schools = int(content.schools)
        places = sorted(self.places, key=lambda place: place.token == NOTHING)
        for back in range(schools + 1):
            spells = [spell for spell in range(content.spells) if back_of(self.table, spell) == back]
            dealing.pools.append(vec[i64]([spell for spell in spells for _ in range(left[spell])]))
            dealing.bound.append([place for place in places if place.back == back])
        dealing.free = [place for place in places if place.back == ANY_BACK]
        for seat in range(self.table.players):
            if self.table.mage[seat] >= 0:
                self.note_personal(seat, left, [place for place in places if place.back == schools + 1])

    def note_personal(self, seat: int, left: list[int], places: list[Place]) -> None:
        """BR-10.1.3 Each mage has its own personal spell: where its back is seen, it lies there."""
        spell = int(self.content.personal_of[self.table.mage[seat]])
        own = [place for place in places if place.owner == seat]
        dealing = self.view.spells
        dealing.personal[seat] = spell
        dealing.spare[seat] = left[spell] - len(own)
        dealing.pools.append(vec[i64]([spell] * len(own)))
        dealing.bound.append(own)
