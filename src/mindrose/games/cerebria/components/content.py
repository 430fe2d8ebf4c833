"""The components: Emotions, Spirit boards, board and decks of a content pack, held as numbers for the rules."""

from __future__ import annotations

from typing import Final

from mindrose.content.pages import Facts
from mindrose.games.cerebria.components.checks.boards import read_upgrade
from mindrose.games.cerebria.components.spirit_boards import Boards
from mindrose.games.cerebria.components.things import (
    ACTIONS,
    ASPIRATIONS,
    BONUSES,
    DEEDS,
    EDITIONS,
    FACTIONS,
    GAIN_WILLPOWER,
    MODERATES,
    NO_VIBE,
    NOBODY,
    ROWS,
    SIDES,
    SPIRITS,
    UPGRADE_NAMES,
    VIBES,
    WHEEL,
    WHEEL_NOTHING,
    WHEEL_SPACES,
)
from mindrose.games.cerebria.powers.auras import Aura
from mindrose.games.cerebria.powers.words import ABSORB, EMPOWER, ENTER, QUELLED, TURN_END, TURN_START
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.languages import LANGUAGES
from mindrose.kernel.programs import Program
from mindrose.language.syntax import Effect

TRACK: Final = 9  # entries of a track: the Intensity with 0 to 8 Essence


class Intention:
    """CB-16.1.2, CB-16.1.3 What a faction scores points for."""

    def __init__(self, deed: i64, number: i64, points: i64) -> None:
        self.deed = deed
        self.number = number  # what the deed is measured by; 0 if it is not
        self.points = points  # in the first edition; 0 in the revised one


class Deck:
    """CB-25.1.1, CB-25.1.2, CB-25.2.1 to CB-25.2.8 A list of 16 Moderate Emotions."""

    def __init__(self, deck: str, faction: i64, spirit: i64, cards: vec[i64], names: dict[str, str]) -> None:
        self.id = deck
        self.faction = faction
        self.spirit = spirit  # the Spirit that it was made for, or -1
        self.cards = cards
        self.names = names


class Power:
    """CB-23.3.2 One power of a card: its text, what it says, what it changes all the time, what it does at a moment.

    One without a text only reminds the people of what they carry out by hand.
    """

    def __init__(self, text: str, effect: Effect, auras: list[Aura], programs: list[tuple[str, Program]]) -> None:
        self.text = text
        self.effect = effect
        self.auras = auras
        self.programs = programs  # each with its moment


class Content:
    """CB-23.1.1 All that a content pack says, by number; `things` says how they are numbered."""

    def __init__(self, document: dict[str, Facts], powers: list[list[list[Power]]]) -> None:
        emotions, spirits, board = document["emotions"], document["spirits"], document["board"]
        self.document = document
        self.pack = str(document["pack"]["id"])
        self.names = names_of(document)

        self.entries: list[Facts] = cards_in_order(emotions)
        self.ids: list[str] = [str(entry["id"]) for entry in self.entries]
        self.numbers: dict[str, int] = numbers_by_name(self.entries)
        self.faction: vec[i64] = vec[i64]([FACTIONS.index(entry["faction"]) for entry in self.entries])
        self.vibe: vec[i64] = vec[i64](vibes_of(self.entries))
        self.slots: vec[i64] = vec[i64]([len(entry["track"]) for entry in self.entries])
        self.threshold: vec[i64] = vec[i64]([int(entry.get("threshold", 0)) for entry in self.entries])
        self.track: vec[i64] = vec[i64]([value for entry in self.entries for value in whole_track(entry["track"])])

        upgrades = upgrades_of(spirits["row"])
        self.upgrade: vec[i64] = vec[i64]([UPGRADE_NAMES.index(name) for name, _, _ in upgrades])
        self.wp: vec[i64] = vec[i64]([wp for _, wp, _ in upgrades])
        self.ambition: vec[i64] = vec[i64]([ambition for _, _, ambition in upgrades])
        self.boards = Boards(list(self.upgrade), list(self.wp), list(self.ambition))

        realms, spheres = board["realm"], board["sphere"]
        actions = [ACTIONS.index(realm["action"]) for realm in realms]
        self.realm_ids: list[str] = [str(realm["id"]) for realm in realms]
        self.action_of: vec[i64] = vec[i64](actions)
        self.realm_of: vec[i64] = vec[i64]([actions.index(action) for action in range(GAIN_WILLPOWER, len(ACTIONS))])
        self.realm_cost: vec[i64] = vec[i64]([int(realm["cost"]) for realm in realms])
        self.sphere_ids: list[str] = [str(sphere["id"]) for sphere in spheres]
        self.bonus: vec[i64] = vec[i64]([BONUSES.index(sphere["bonus"]) for sphere in spheres])

        basic = {str(entry["id"]) for entry in board["aspiration"] if entry["basic"]}
        self.in_basic: vec[i64] = vec[i64]([int(name in basic) for name in ASPIRATIONS])
        self.intentions: list[list[Intention]] = [
            intentions_of(board["intention"], edition, side) for edition in EDITIONS for side in SIDES
        ]
        self.wheel: vec[i64] = vec[i64](wheel_of(board["wheel"]["bonuses"]))
        layout = board["basic_layout"]
        self.layout_offset: i64 = int(layout["offset"])
        self.layout_spirit: vec[i64] = vec[i64]([int(place["spirit_space"]) for place in layout["places"]])
        self.layout_emotion: vec[i64] = vec[i64]([int(place["emotion_space"]) for place in layout["places"]])

        self.powers = powers  # of each card by edition
        self.auras: list[list[list[Aura]]] = [
            [[aura for power in card for aura in power.auras] for card in cards] for cards in powers
        ]
        self.enter: list[list[list[Program]]] = programs_at(ENTER, powers)
        self.absorb: list[list[list[Program]]] = programs_at(ABSORB, powers)
        self.turnend: list[list[list[Program]]] = programs_at(TURN_END, powers)
        self.quelled: list[list[list[Program]]] = programs_at(QUELLED, powers)
        self.empower: list[list[list[Program]]] = programs_at(EMPOWER, powers)
        self.turnstart: list[list[list[Program]]] = programs_at(TURN_START, powers)
        self.programs: list[Program] = all_programs(powers)

        self.decks: list[Deck] = [deck_of(entry, self.numbers) for entry in document["decks"]["deck"]]

    def power_texts(self, card: int, edition: int) -> list[str]:
        """The powers of a card, each in the effect language."""
        return [power.text for power in self.powers[edition][card] if power.text]

    def by_hand(self, card: int, language: str) -> str:
        """CB-23.3.7 What the people carry out by hand; nothing for most cards."""
        return str(self.entries[card].get("text", {}).get(language, ""))

    def name(self, kind: str, name: str, language: str = "en") -> str:
        """How an emotion, spirit, realm, sphere, aspiration, deck or pack is called."""
        return self.names[kind][name][language]

    def find(self, text: str) -> int:
        """The card that a text names by its id or in any language, however it is capitalized; -1 if there is none."""
        return self.numbers.get(text.strip().lower(), -1)

    def deck(self, text: str, faction: int) -> int:
        """The deck of a faction by its id, with or without the faction, or by its name; -1 if there is none."""
        wanted = text.strip().lower()
        for number, deck in enumerate(self.decks):
            if deck.faction == faction:
                if (
                    wanted == deck.id
                    or wanted in [name.lower() for name in deck.names.values()]
                    or f"{wanted}-{FACTIONS[faction]}" == deck.id
                ):
                    return number
        return -1


def programs_at(moment: str, powers: list[list[list[Power]]]) -> list[list[list[Program]]]:
    """What the powers of each card do at a moment, by edition."""
    return [
        [[program for power in card for trigger, program in power.programs if trigger == moment] for card in cards]
        for cards in powers
    ]


def all_programs(powers: list[list[list[Power]]]) -> list[Program]:
    """Every program once: the editions share what they both have."""
    found = [program for cards in powers for card in cards for power in card for _, program in power.programs]
    return list(dict.fromkeys(found))


def names_of(document: dict[str, Facts]) -> dict[str, dict[str, dict[str, str]]]:
    """The names of everything by its kind, its id and the language."""
    emotions, board = document["emotions"], document["board"]
    by_kind: dict[str, list[Facts]] = {
        "emotion": emotions["moderate"] + emotions["strong"] + emotions["starting"],
        "spirit": document["spirits"]["spirit"],
        "realm": board["realm"],
        "sphere": board["sphere"],
        "aspiration": board["aspiration"],
        "deck": document["decks"]["deck"],
        "pack": [document["pack"]],
    }
    return {kind: {str(entry["id"]): entry["name"] for entry in entries} for kind, entries in by_kind.items()}


def cards_in_order(emotions: Facts) -> list[Facts]:
    """The Moderate Emotions of Bliss and of Gloom, their Strong ones in the same order, Brightness and Bleakness."""
    moderates = [entry for faction in FACTIONS for entry in emotions["moderate"] if entry["faction"] == faction]
    strong = {str(entry["id"]): entry for entry in emotions["strong"]}
    starting = [entry for faction in FACTIONS for entry in emotions["starting"] if entry["faction"] == faction]
    return moderates + [strong[entry["strong"]] for entry in moderates] + starting


def numbers_by_name(entries: list[Facts]) -> dict[str, int]:
    """Cards by what they are called in any language; a name that two cards have is that of the earlier language."""
    numbers: dict[str, int] = {}
    for language in LANGUAGES:
        for number, entry in enumerate(entries):
            numbers.setdefault(str(entry["name"][language]).lower(), number)
    numbers.update({str(entry["id"]): number for number, entry in enumerate(entries)})
    return numbers


def vibes_of(entries: list[Facts]) -> list[int]:
    """CB-23.1.3 A Strong Emotion has the vibe of its Moderate one, a Starting one has none."""
    vibes = [VIBES.index(entry["vibe"]) for entry in entries[:MODERATES]]
    return vibes + vibes + [NO_VIBE] * len(FACTIONS)


def whole_track(track: list[int]) -> list[int]:
    """The Intensity with 0 to 8 Essence; what is put beyond the last slot adds nothing."""
    return [0] + [track[min(essence, len(track)) - 1] for essence in range(1, TRACK)]


def upgrades_of(rows: list[Facts]) -> list[tuple[str, int, int]]:
    """The upgrades of all boards and what they add to the cost: side A for everyone, on side B what differs from it.

    CB-21.1.1, CB-21.1.2, and by what the file says CB-21.2.1, CB-21.2.6, CB-21.4.1, CB-21.4.8, CB-21.5.2, CB-21.6.7,
    CB-21.7.1, CB-21.7.4, CB-21.7.8, CB-21.8.3, CB-21.8.6, CB-21.8.7, CB-21.9.4.
    """
    upgrades: list[tuple[str, int, int]] = []
    for side in SIDES:
        for edition in EDITIONS:
            for spirit in SPIRITS:
                for action in ACTIONS[:ROWS]:
                    row = row_of(rows, "b", edition, spirit, action) if side == "b" else None
                    row = row or row_of(rows, "a", edition, "all", action)
                    upgrades += [read_upgrade(text) for text in row["upgrades"]] if row else []
    return upgrades


def row_of(rows: list[Facts], side: str, edition: str, spirit: str, action: str) -> Facts | None:
    for row in rows:
        if row["spirit"] == spirit and row["side"] == side and row["action"] == action:
            if row["edition"] in (edition, "both"):
                return row
    return None


def intentions_of(entries: list[Facts], edition: str, side: str) -> list[Intention]:
    """CB-16.3.1 to CB-16.3.9, CB-16.4.1 to CB-16.4.9 The Intentions of one side of the faction boards."""
    return [
        Intention(DEEDS.index(entry["deed"]), int(entry.get("number", 0)), int(entry.get("points", 0)))
        for entry in entries
        if entry["edition"] == edition and entry["side"] == side
    ]


def wheel_of(bonuses: dict[str, str]) -> list[int]:
    """CB-16.2.2 What each of the spaces 0 to 19 gives."""
    spaces = [int(WHEEL_NOTHING)] * WHEEL_SPACES
    for space, bonus in bonuses.items():
        spaces[int(space)] = WHEEL.index(bonus)
    return spaces


def deck_of(entry: Facts, numbers: dict[str, int]) -> Deck:
    cards = sorted(numbers[name] for name, copies in entry["cards"].items() for _ in range(copies))
    spirit = SPIRITS.index(entry["spirit"]) if "spirit" in entry else NOBODY
    return Deck(str(entry["id"]), FACTIONS.index(entry["faction"]), spirit, vec[i64](cards), entry["name"])
