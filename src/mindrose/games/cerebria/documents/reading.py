"""A table from its document: positions written by hand or printed before, and the views that bots imagine from."""

from __future__ import annotations

import re
from typing import Final

from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.naming import space_name
from mindrose.games.cerebria.components.things import (
    ACTIONS,
    ASPIRATIONS,
    BLEAKNESS,
    BRIGHTNESS,
    COPIES,
    FACTIONS,
    MODERATES,
    MOST_BLEAKNESS,
    MOST_BONUS,
    REALMS,
    REASONS,
    ROWS,
    SCORED_DEEDS,
    SPACES,
    STRONG,
)
from mindrose.games.cerebria.documents.dealing import HiddenDealing
from mindrose.games.cerebria.documents.holdings import REST_WORD
from mindrose.games.cerebria.documents.position import ABILITIES, DRAW_WORD, SIZES
from mindrose.games.cerebria.documents.seat_reading import LARGEST, SeatReader
from mindrose.games.cerebria.options import Settings
from mindrose.games.cerebria.rules.control import settle
from mindrose.games.cerebria.state import (
    CAPSTONE,
    COMMON,
    DRAWN,
    FULL_SPHERE,
    MAJOR,
    MINOR,
    MOST_AMBITION,
    NOTHING,
    Cerebria,
)
from mindrose.kernel.chance import Chance
from mindrose.kernel.errors import meant, shown
from mindrose.kernel.form import Document
from mindrose.kernel.ints import i64, vec

FIELDS: Final = {
    "game", "players", "options", "turn", "place", "order", "active", "actions", "absorb", "used", "scored",
    "scored_deeds", "deeds", "offset", "origin", "spaces", "sites", "common", "removed", "trigger", "sealed", "winner",
    "factions", "seats", "drawn", "stack",
}  # fmt: skip
VIEW_FIELDS: Final = ("seat", "control", "intensity", "reckoning", "question")
FACTION_FIELDS: Final = {"ambition", "points", "minors", "majors", "capstone", "identity", "hidden"}
DEED_FIELDS: Final = {"quelled", "taken", "filled", "empowered", "exalts", "joined", "completed"}
SUPPLY: Final = (5, 3, 1)  # CB-2.1.7
BRIGHTNESSES: Final = (2, 6)  # CB-2.1.5 by edition
EMOTION: Final = re.compile(
    r"(?P<card>.+?)(?:\s+(?P<essence>\d{1,2}))?(?:\s+token\s+(?P<token>\d{1,2}))?(?:\s+by\s+(?P<owner>\d|nobody))?"
    r"(?:\s+marks\s+(?P<aim>\S+)\s+(?P<mark>\d{1,2}))?"
)
FORTRESS: Final = re.compile(
    r"(?P<faction>\w+)\s+(?P<size>minor|major)(?:\s+built\s+(?P<built>\d{1,5}))?"
    r"(?:\s+exalted\s+(?P<exalted>\d{1,5}))?(?:\s+laid\s+(?P<laid>\d{1,5}))?"
)


class Reader(SeatReader):
    """Builds a table from a document, thing by thing."""

    def __init__(self, document: Document, content: Content, settings: Settings, players: int, chance: Chance) -> None:
        super().__init__(document, content, settings, players, chance)
        self.spaces = {space_name(content, space): space for space in range(SPACES)}

    def read(self) -> Cerebria:
        """Everything but the running programs and the cards that are not named."""
        self.check_names(self.document, FIELDS.union(VIEW_FIELDS), "the position")
        seats = self.seat_entries()
        self.read_seats(seats)
        self.read_order()
        self.read_turn()
        self.read_origin()
        self.read_spaces()
        self.read_sites()
        self.read_factions()
        self.read_common()
        self.read_hidden()
        self.stop_if_wrong()
        self.read_lists(seats)
        settle(self.table)
        return self.table

    # The turn

    def read_turn(self) -> None:
        table, document = self.table, self.document
        table.turn = self.number(document, "turn", 0, LARGEST, int(table.place))
        table.actions = self.number(document, "actions", 0, LARGEST, 3)
        table.ready = int(self.flag(document, "absorb", True))
        table.used = self.flags(document, "used", ABILITIES)
        table.scored = self.number(document, "scored", 0, LARGEST, 0)
        table.scored_deeds = self.flags(document, "scored_deeds", SCORED_DEEDS)
        table.sealed = int(self.flag(document, "sealed", False))
        table.trigger = self.said(document, "trigger", REASONS, NOTHING)
        winner = self.said(document, "winner", (*FACTIONS, DRAW_WORD), NOTHING)
        table.winner = DRAWN if winner == len(FACTIONS) else winner
        if winner >= 0 and table.trigger < 0:
            self.wrong("'winner' and 'trigger' belong together: a game that is over has both (CB-19.1)")
        deeds = self.mapping(document, "deeds")
        self.check_names(deeds, DEED_FIELDS, "'deeds'")
        table.quelled = self.number(deeds, "quelled", 0, LARGEST, 0)
        table.taken = self.number(deeds, "taken", -1, LARGEST, NOTHING)
        table.filled = self.flags(deeds, "filled", tuple(self.spaces))
        table.empowered = self.number(deeds, "empowered", 0, LARGEST, 0)
        table.exalts = self.number(deeds, "exalts", 0, LARGEST, 0)
        table.completed = self.flags(deeds, "completed", ACTIONS[:ROWS])
        joined = self.mapping(deeds, "joined")
        for faction, word in enumerate(FACTIONS):
            table.joined |= self.number(joined, word, 0, 15, 0) << 4 * faction

    # The board

    def read_origin(self) -> None:
        """CB-3.2.1 Spheres that are not named are full."""
        table = self.table
        table.offset = self.number(self.document, "offset", 0, REALMS - 1, 0)
        spheres = self.mapping(self.document, "origin")
        self.check_names(spheres, self.content.sphere_ids, "'origin'")
        for sphere, name in enumerate(self.content.sphere_ids):
            table.spheres[sphere] = self.number(spheres, name, 0, FULL_SPHERE, FULL_SPHERE)

    def read_spaces(self) -> None:
        spaces = self.mapping(self.document, "spaces")
        for name, text in spaces.items():
            space = self.place(name, self.spaces, NOTHING, True)
            if space >= 0 and text is not None:
                self.read_emotion(space, str(text))
        table = self.table
        for space in range(SPACES):
            aim = table.aim[space]
            if aim >= 0 and table.card[aim] < 0:
                self.wrong(f"{space_name(self.content, aim)} is marked, but there is no Emotion")
            elif aim >= 0 and table.holds(aim, self.content.faction[table.card[space]]):
                self.wrong(f"{space_name(self.content, aim)} is marked by an Emotion of its own faction (CB-2.2.1)")
        for card in range(STRONG, STRONG + MODERATES):
            if table.in_play(card) > COPIES:
                self.wrong(f"there are only two {self.content.ids[card]} (CB-2.1.3)")
        for card, most in ((BLEAKNESS, MOST_BLEAKNESS), (BRIGHTNESS, BRIGHTNESSES[table.settings.edition])):
            if table.in_play(card) > most:
                self.wrong(f"there are only {most} {self.content.ids[card]} (CB-2.1.4, CB-2.1.5)")

    def read_emotion(self, space: int, text: str) -> None:
        """`Affection 2`, `Benevolence 3 token 1 by 0`, `Insecurity 1 marks cradle-1 1`; one Essence if none is said.

        CB-2.1.10, CB-2.1.11, CB-2.2.2 Tokens, Essence and Willpower are not counted: there is always enough in the box.
        """
        found = EMOTION.fullmatch(text.strip().lower())
        card = self.content.find(found["card"]) if found else NOTHING
        if found is None or card < 0:
            near = meant(found["card"], self.content.ids) if found else ""
            self.wrong(f"{shown(text)} is no Emotion{near}; write 'Affection 2' or 'Benevolence 3 token 1 by 0'")
            return
        table = self.table
        table.card[space] = card
        table.essence[space] = int(found["essence"] or 1)
        table.token[space] = int(found["token"] or 0)
        if not 1 <= table.essence[space] <= self.content.slots[card]:
            told = f"it has at least one Essence (CB-10.1.5) and {self.content.slots[card]} slots for it (CB-5.1.1)"
            self.wrong(f"{shown(text)}: {told}")
        if table.token[space] > MOST_BONUS:
            self.wrong(f"{shown(text)}: a token adds at most {MOST_BONUS} (CB-5.1.5)")
        if found["aim"]:
            table.aim[space] = self.place(found["aim"], self.spaces, NOTHING, True)
            table.insecurity[space] = int(found["mark"])
        table.owner[space] = self.owner(card, found["owner"], text)
        if card < MODERATES and table.owner[space] >= 0:
            self.holdings[table.owner[space]].name(card)

    def owner(self, card: int, said: str | None, text: str) -> int:
        """CB-3.5.6 The seat whose deck an Emotion is from; if none is said, one of its faction that can have it."""
        table = self.table
        faction = self.content.faction[card]
        team = [seat for seat in range(table.players) if table.faction[seat] == faction]
        if said == "nobody" and card >= MODERATES:
            return NOTHING
        if said is None:
            free = [seat for seat in team if card >= MODERATES or self.holdings[seat].named[card] < COPIES]
            return (free or team or [NOTHING])[0]
        if said.isdecimal() and int(said) in team:
            return int(said)
        self.wrong(f"{shown(text)}: it is from the deck of a seat of its faction, one of {team} (CB-3.5.6)")
        return NOTHING

    def read_sites(self) -> None:
        """`bliss minor`, `gloom major built 3 exalted 5 laid 5`; turns that are not named are long past."""
        sites = self.mapping(self.document, "sites")
        self.check_names(sites, self.content.realm_ids, "'sites'")
        table = self.table
        for realm, name in enumerate(self.content.realm_ids):
            text = sites.get(name)
            if text is None:
                continue
            found = FORTRESS.fullmatch(str(text).strip().lower())
            if found is None or found["faction"] not in FACTIONS:
                self.wrong(f"{shown(text)} is no Fortress; write 'bliss minor' or 'gloom major built 3'")
                continue
            table.site[realm] = 2 * FACTIONS.index(found["faction"]) + SIZES.index(found["size"])
            table.built[realm] = int(found["built"] or NOTHING)
            table.exalted[realm] = int(found["exalted"] or NOTHING)
            table.laid[realm] = int(found["laid"] or NOTHING)

    # Factions

    def read_factions(self) -> None:
        """CB-2.1.7, CB-2.1.8 Fragments and Ambition tokens, of which a faction has three."""
        factions = self.mapping(self.document, "factions")
        self.check_names(factions, FACTIONS, "'factions'")
        table = self.table
        for faction, word in enumerate(FACTIONS):
            entry = self.mapping(factions, word)
            self.check_names(entry, FACTION_FIELDS, word)
            table.ambition[faction] = self.number(entry, "ambition", 0, MOST_AMBITION, 0)
            table.points[faction] = self.number(entry, "points", 0, LARGEST, 0)
            identity = self.mapping(entry, "identity")
            self.check_names(identity, SIZES, f"'identity' of {word}")
            for kind, size in enumerate(SIZES):
                table.identity[3 * faction + kind] = self.number(identity, size, 0, SUPPLY[kind], 0)
            table.minors[faction] = self.supply(entry, "minors", faction, MINOR)
            table.majors[faction] = self.supply(entry, "majors", faction, MAJOR)
            table.capstones[faction] = self.supply(entry, "capstone", faction, CAPSTONE)

    def supply(self, entry: Document, name: str, faction: int, kind: int) -> int:
        """CB-2.3.3 By default what is neither on a site nor in the Identity; a supply that is said is at most that."""
        table = self.table
        out = int(table.identity[3 * faction + kind])
        if kind < CAPSTONE:
            out += sum(table.site[realm] == 2 * faction + kind for realm in range(REALMS))
        left = SUPPLY[kind] - out
        if left < 0:
            self.wrong(f"{FACTIONS[faction]} has {out} {SIZES[kind]} Fragments, more than {SUPPLY[kind]} (CB-2.1.7)")
        return self.number(entry, name, 0, max(left, 0), max(left, 0))

    # Aspirations

    def aspirations(self, value: object, where: str) -> tuple[list[int], bool]:
        """The Aspirations of a list, and whether it ends with the rest; one name alone means that the rest follows."""
        values = value if isinstance(value, list) else [value] if value == REST_WORD else [value, REST_WORD]
        rest = REST_WORD in values[-1:]
        numbers = [self.index(word, ASPIRATIONS, where) for word in (values[:-1] if rest else values)]
        if len(set(numbers)) < len(numbers):
            self.wrong(f"{where} names an Aspiration twice (CB-2.1.6)")
        return [number for number in numbers if number >= 0], rest

    def in_game(self) -> list[int]:
        """CB-1.2.7 The Aspirations that are played with."""
        basic = self.table.settings.basic
        return [number for number in range(len(ASPIRATIONS)) if not basic or self.content.in_basic[number]]

    def read_common(self) -> None:
        """CB-3.6.1 The row from the left; what is in neither row nor `removed` is out of play if the row is said."""
        table = self.table
        table.removed = self.flags(self.document, "removed", ASPIRATIONS)
        row, rest = self.aspirations(self.document.get("common", [] if self.preparing else REST_WORD), "'common'")
        if any((table.removed >> number) & 1 for number in row):
            self.wrong("'common' names an Aspiration that was removed (CB-17.3.1)")
        left = [number for number in self.in_game() if number not in row and not (table.removed >> number) & 1]
        if rest:
            row = row + self.table.chance.shuffled(left)
        elif "removed" not in self.document and not self.preparing:
            for number in left:
                table.removed |= 1 << number
        for number in row:
            table.piles.put(COMMON, number)
        if not row and not self.preparing and table.trigger < 0:
            self.wrong("'common' is empty, and the game goes on (CB-17.3.5): name at least one Aspiration")

    def read_hidden(self) -> None:
        """CB-3.6.2 Each Hidden deck from the top; in views the cards left in it and those seen."""
        factions = self.mapping(self.document, "factions")
        for faction, word in enumerate(FACTIONS):
            value = self.mapping(factions, word).get("hidden", [] if self.preparing else REST_WORD)
            if isinstance(value, dict):
                left, _ = self.aspirations(value.get("left", []), "'left'")
                seen, _ = self.aspirations(value.get("seen", []), "'seen'")
            else:
                seen, rest = self.aspirations(value, f"'hidden' of {word}")
                left = self.in_game() if rest else list(seen)
            current = int(self.table.piles.at(COMMON, 0)) if self.table.piles.size(COMMON) else NOTHING
            if not self.running and seen[:1] == [current] and len(left) > 1:
                self.wrong(f"the Hidden Aspiration of {word} is the Common one (CB-3.6.3)")
            below = [number for number in left if number not in seen]
            self.dealing.factions.append(HiddenDealing(i64(faction), vec[i64](seen), vec[i64](below)))
