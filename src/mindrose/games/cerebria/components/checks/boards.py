# mypyc: plain
"""What can be wrong with the Spirit boards and the board of a content pack."""

from __future__ import annotations

import re
from typing import Any, Final

from mindrose.content.packs import Pack
from mindrose.content.pages import Entry, Page, as_written, is_whole
from mindrose.content.records import (
    Fact,
    Flag,
    Identifier,
    InEveryLanguage,
    OneOf,
    RecordKind,
    Sourced,
    Whole,
    check_different,
)
from mindrose.games.cerebria.components.things import (
    ABSORB_AT_LEAST,
    ABSORB_AT_MOST,
    ACTIONS,
    ASPIRATIONS,
    BONUSES,
    DEEDS,
    EDITIONS,
    FACTIONS,
    GAIN_WILLPOWER,
    QUELL_AT_LEAST,
    QUELL_EXACTLY,
    REALMS,
    ROWS,
    SEATS,
    SIDES,
    SPACES,
    SPIRIT_SPACES,
    SPIRITS,
    UPGRADE_NAMES,
    WHEEL,
    WHEEL_NOTHING,
    WHEEL_SPACES,
)
from mindrose.kernel.errors import meant
from mindrose.kernel.told import About, Told

DETERMINATION_NAME: Final = "determination"
UPGRADES_OF_ROW: Final = 3
IN_BASIC: Final = 7
MOST_COST: Final = 9
SURCHARGE: Final = re.compile(r"\+([1-9])([wa])")
MEASURED: Final = (QUELL_AT_LEAST, QUELL_EXACTLY, ABSORB_AT_LEAST, ABSORB_AT_MOST)

# The row of each upgrade: what it does is done in that action.
ROWS_OF: Final = {
    "haste": "move",
    "overcome": "move",
    "support": "invoke",
    "inner_strength": "invoke",
    "dominate": "quell",
    "extinguish": "quell",
    "exalt": "fortify",
    "demolish": "fortify",
    "channelled_power": "empower",
    "outburst": "empower",
    "determination": "move invoke quell fortify empower",
    "embrace": "move",
    "forge_bonds": "invoke",
    "home_ground": "quell",
    "pierce_darkness": "fortify",
    "garrison": "fortify",
    "brighten": "empower",
    "push": "move",
    "summon": "invoke",
    "cleansing_light": "quell",
    "savour": "invoke empower",
    "swap_places": "move",
    "sharing": "invoke",
    "motivation": "invoke",
    "conversion": "quell",
    "feeling_safe": "fortify",
    "flight": "move",
    "overwhelm": "quell",
    "emotional_cycle": "quell",
    "attune": "fortify",
    "rescue": "empower",
    "charge": "move",
    "wildfire": "move",
    "seethe": "invoke fortify empower",
    "repel": "quell",
    "deceive": "move",
    "drain": "quell fortify empower",
    "sullen_look": "fortify",
    "assimilate": "empower",
    "exterminate": "quell",
    "all_mine": "fortify",
    "from_shadows": "move",
    "seeds": "invoke",
    "devour": "quell",
    "spreading_darkness": "empower",
}


def read_upgrade(text: str) -> tuple[str, int, int]:
    """An upgrade and what it adds to the cost, in Willpower and in Ambition: "demolish +1w +1a"."""
    words = text.split()
    amounts = {"w": 0, "a": 0}
    for word in words[1:]:
        found = SURCHARGE.fullmatch(word)
        if found is not None:
            amounts[found[2]] = int(found[1])
    return words[0], amounts["w"], amounts["a"]


class Upgrades(Fact):
    """CB-21.1.1 The three upgrades of a row."""

    def check(self, entry: Entry) -> None:
        action = entry.said("action", ACTIONS[:ROWS])
        if action:
            check_upgrades(entry, action)


class RowSpirit(Fact):
    """CB-21.1.1 Side a is the same for all Spirits, on side b each has its own."""

    def check(self, entry: Entry) -> None:
        side = entry.said("side", SIDES)
        if side:
            entry.one_of(self.name, spirits_of(side), "CB-21.1.1")


class Measure(Fact):
    """CB-16.1.2 What an Intention is measured by, if it is."""

    def check(self, entry: Entry) -> None:
        deed = entry.said("deed", DEEDS)
        if deed and DEEDS.index(deed) in MEASURED:
            entry.whole(self.name, 1, MOST_COST)
        elif deed and self.name in entry.facts:
            told = "{deed} is not measured: leave the number out"
            entry.mistake(Told("mistake-not-measured", told, deed=deed), self.name)


class Points(Fact):
    """CB-16.1.2, CB-16.1.3 Only Intentions of the first edition have points of their own."""

    def check(self, entry: Entry) -> None:
        edition = entry.said("edition", EDITIONS)
        if edition == "first":
            entry.whole(self.name, 1, MOST_COST, "CB-16.1.3")
        elif edition and self.name in entry.facts:
            told = "points are the same for all Intentions in the revised edition: leave them out (CB-16.1.2)"
            entry.mistake(Told("mistake-points", told), self.name)


class Bonuses(Fact):
    """CB-16.2.1, CB-16.2.2 Bonuses lie on the spaces 1 to 19 of the wheel."""

    def check(self, entry: Entry) -> None:
        check_bonuses(entry)


class Places(Fact):
    """CB-1.2.9 Where the Spirits and Starting Emotions of the basic game stand."""

    def check(self, entry: Entry) -> None:
        check_places(entry)


SPIRIT: Final = RecordKind(
    "spirit", OneOf("id", SPIRITS), InEveryLanguage("name"), OneOf("faction", FACTIONS), Sourced()
)
ROW: Final = RecordKind(
    "row",
    RowSpirit("spirit"),
    OneOf("side", SIDES),
    OneOf("edition", ("both", *EDITIONS)),
    OneOf("action", ACTIONS[:ROWS]),
    Upgrades("upgrades"),
    Sourced(),
)
REALM: Final = RecordKind(
    "realm",
    Identifier(),
    InEveryLanguage("name"),
    OneOf("action", ACTIONS[GAIN_WILLPOWER:]),
    Whole("cost", 0, MOST_COST),
    Sourced(),
)
SPHERE: Final = RecordKind("sphere", Identifier(), InEveryLanguage("name"), OneOf("bonus", BONUSES), Sourced())
ASPIRATION: Final = RecordKind(
    "aspiration", OneOf("id", ASPIRATIONS), InEveryLanguage("name"), Flag("basic"), Sourced()
)
INTENTION: Final = RecordKind(
    "intention",
    OneOf("edition", EDITIONS),
    OneOf("side", SIDES),
    OneOf("deed", DEEDS),
    Measure("number"),
    Points("points"),
    Sourced(),
)
THE_WHEEL: Final = RecordKind("wheel", Bonuses("bonuses"), Sourced(), single=True)
LAYOUT: Final = RecordKind("basic_layout", Whole("offset", 0, REALMS - 1), Places("places"), Sourced(), single=True)


def check_spirits(pack: Pack) -> None:
    """CB-2.1.1 Four Spirits of each faction, each with a board of two sides."""
    page = pack.pages["spirits"]
    for entry in pack.records["spirit"]:
        check_faction(entry)
    check_all_once(page, "id", pack.records["spirit"], SPIRITS)
    seen: set[str] = set()
    for entry in pack.records["row"]:
        for board in boards_of(entry):
            if board in seen:
                entry.mistake(Told("mistake-two-rows", "there are two rows for {board}", board=board), "action")
            seen.add(board)
    for edition in EDITIONS:
        for action in ACTIONS[:ROWS]:
            if f"all, side a, {edition}, {action}" not in seen:
                told = "there is no row of {action} on side a in the {edition} edition"
                page.mistake(Told("mistake-no-row", told, action=action, edition=edition))


def check_faction(entry: Entry) -> None:
    spirit = entry.said("id", SPIRITS)
    faction = entry.said("faction", FACTIONS)
    if spirit and faction:
        own = FACTIONS[SPIRITS.index(spirit) * len(FACTIONS) // len(SPIRITS)]
        if faction != own:
            entry.mistake(Told("mistake-spirit-faction", "this is a Spirit of {faction}", faction=own), "faction")


def spirits_of(side: str) -> tuple[str, ...]:
    return SPIRITS if side == "b" else ("all",)


def boards_of(entry: Entry) -> list[str]:
    """The boards that a row is on, in words; none if it does not say."""
    side, action = entry.said("side", SIDES), entry.said("action", ACTIONS[:ROWS])
    edition, spirit = entry.said("edition", ("both", *EDITIONS)), entry.said("spirit", spirits_of(side))
    if not (side and action and edition and spirit):
        return []
    return [f"{spirit}, side {side}, {one}, {action}" for one in EDITIONS if edition in ("both", one)]


def check_upgrades(entry: Entry, action: str) -> None:
    """CB-21.1.1 Three upgrades, each of them one of that action."""
    texts = entry.facts.get("upgrades")
    if not isinstance(texts, list) or len(texts) != UPGRADES_OF_ROW or not all(isinstance(text, str) for text in texts):
        told = "upgrades is a list of {wanted} texts (CB-21.1.1), not {value}"
        entry.mistake(Told("mistake-upgrades", told, wanted=UPGRADES_OF_ROW, value=as_written(texts)), "upgrades")
        return
    seen: set[str] = set()
    for slot, text in enumerate(texts):
        name = check_upgrade(entry, action, text, slot)
        if name and name in seen:
            entry.mistake(
                Told("mistake-upgrade-twice", "the upgrade {name} is there twice", name=name), "upgrades", slot
            )
        seen.add(name)


def check_upgrade(entry: Entry, action: str, text: str, slot: int) -> str:
    """The upgrade that a text names, if it is one."""
    name, *surcharges = text.split() or [""]
    if name not in UPGRADE_NAMES:
        told = "there is no upgrade {name!r}{near}"
        near = meant(name, UPGRADE_NAMES)
        entry.mistake(Told("mistake-no-upgrade", told, name=name, near=near), "upgrades", slot)
        return ""
    if action not in ROWS_OF[name].split():
        told = "{name} is an upgrade of {actions}, not of {action}"
        other = Told("mistake-upgrade-row", told, name=name, actions=tuple(ROWS_OF[name].split()), action=action)
        entry.mistake(other, "upgrades", slot)
    for word in surcharges:
        if not SURCHARGE.fullmatch(word):
            told = "what {name} adds to the cost is +1w to +9w and +1a to +9a, not {word!r}"
            entry.mistake(Told("mistake-surcharge", told, name=name, word=word), "upgrades", slot)
    kinds = [word[-1] for word in surcharges]
    if len(set(kinds)) < len(kinds):
        entry.mistake(Told("mistake-same-cost", "{name} names the same cost twice", name=name), "upgrades", slot)
    if name == DETERMINATION_NAME and surcharges:
        told = "determination makes an action cheaper and adds nothing to its cost"
        entry.mistake(Told("mistake-determination", told), "upgrades", slot)
    return name


def check_board(pack: Pack) -> None:
    """What is on the board must be whole."""
    page = pack.pages["board"]
    realms, spheres = pack.records["realm"], pack.records["sphere"]
    check_five(page, "realm", realms)
    check_five(page, "sphere", spheres)
    check_all_once(page, "action", realms, ACTIONS[GAIN_WILLPOWER:])
    check_all_once(page, "bonus", spheres, BONUSES)
    check_aspirations(page, pack.records["aspiration"])
    check_intentions(page, pack.records["intention"])


def check_five(page: Page, table: str, entries: list[Entry]) -> None:
    """CB-4.2.1 Five different names."""
    if len(entries) != REALMS:
        told = "there are {wanted} of {table}, not {count} (CB-4.2.1)"
        page.mistake(Told("mistake-five", told, wanted=REALMS, table=table, count=len(entries)))
    for entry in entries:
        if "-" in str(entry.facts.get("id")):
            told = "spaces are called after it, as in valley-1: write it without hyphens"
            entry.mistake(Told("mistake-hyphen", told), "id")
    check_different(entries)


def check_all_once(page: Page, key: str, entries: list[Entry], words: tuple[str, ...]) -> None:
    """Each of the words stands once under a key."""
    seen: set[str] = set()
    for entry in entries:
        word = str(entry.facts.get(key))
        if word in seen and word in words:
            told = "another {table} has the {key} {word!r} too"
            entry.mistake(Told("mistake-another", told, table=entry.table, key=key, word=word), key)
        seen.add(word)
    missing = [word for word in words if word not in seen]
    if missing and entries:
        told = "no {table} has the {key} {words}"
        page.mistake(Told("mistake-none-has", told, table=entries[0].table, key=key, words=tuple(missing)))


def check_aspirations(page: Page, entries: list[Entry]) -> None:
    """CB-2.1.6, CB-1.2.7 All nine Aspirations, seven of them in the basic game."""
    check_all_once(page, "id", entries, ASPIRATIONS)
    basic = sum(entry.facts.get("basic") is True for entry in entries)
    if basic != IN_BASIC:
        told = "{wanted} Aspirations are in the basic game, not {count} (CB-1.2.7)"
        page.mistake(Told("mistake-in-basic", told, wanted=IN_BASIC, count=basic))


def check_intentions(page: Page, entries: list[Entry]) -> None:
    """Each side of the faction boards has Intentions, each of them once."""
    seen: set[str] = set()
    for entry in entries:
        edition, side = entry.said("edition", EDITIONS), entry.said("side", SIDES)
        deed = f"{edition} {side} {entry.facts.get('deed')} {entry.facts.get('number')}"
        if deed in seen:
            entry.mistake(Told("mistake-intention-twice", "this Intention is on this side already"), "deed")
        seen.add(deed)
        seen.add(f"{edition} {side}")
    for edition in EDITIONS:
        for side in SIDES:
            if f"{edition} {side}" not in seen:
                told = "there is no intention on side {side} of the {edition} edition"
                page.mistake(Told("mistake-no-intention", told, side=side, edition=edition))


def check_bonuses(entry: Entry) -> None:
    """CB-16.2.1, CB-16.2.2 Bonuses lie on the spaces 1 to 19."""
    bonuses = entry.facts.get("bonuses")
    if not isinstance(bonuses, dict):
        told = 'bonuses says what spaces of the wheel give: {{ "3" = "essence" }}'
        entry.mistake(Told("mistake-bonuses", told), "bonuses")
        return
    kinds = WHEEL[WHEEL_NOTHING + 1 :]
    for space, bonus in bonuses.items():
        if not re.fullmatch(r"[1-9]\d?", space) or int(space) >= WHEEL_SPACES:
            told = "bonuses lie on spaces 1 to {most}, not on {space!r} (CB-16.2.1)"
            entry.mistake(Told("mistake-bonus-space", told, most=WHEEL_SPACES - 1, space=space), "bonuses", space)
        if bonus not in kinds:
            about: dict[str, About] = {"value": as_written(bonus), "near": meant(bonus, kinds)}
            told = "space {space} gives one of {words}, not {value}{near} (CB-16.2.2)"
            entry.mistake(Told("mistake-bonus-kind", told, space=space, words=kinds, **about), "bonuses", space)


def check_places(entry: Entry) -> None:
    """CB-1.2.9, CB-3.8.2, CB-3.8.3 Spirits on different Frontiers, each Starting Emotion next to its Spirit's."""
    places = entry.facts.get("places")
    if not isinstance(places, list) or len(places) != SEATS or not all(is_place(place) for place in places):
        entry.mistake(
            f"places is a list of {SEATS}, each with a faction, a spirit_space from 0 to {SPIRIT_SPACES - 1} and an "
            f"emotion_space from 0 to {SPACES - 1}",
            "places",
        )
        return
    if [place["faction"] for place in places] != [FACTIONS[0], FACTIONS[0], FACTIONS[1], FACTIONS[1]]:
        entry.mistake("places lists the two of bliss, then the two of gloom", "places")
    taken: set[int] = set()
    for number, place in enumerate(places):
        check_place(entry, number, int(place["spirit_space"]), int(place["emotion_space"]), taken)


def check_place(entry: Entry, number: int, space: int, emotion: int, taken: set[int]) -> None:
    who, frontier = f"place {number + 1}", space // 2
    if space % 2 == 0:
        told = f"{who}: Spirit space {space} is in a Realm, not on a Frontier (CB-3.8.2)"
        entry.mistake(told, "places", number, "spirit_space")
        return
    if space in taken:
        entry.mistake(f"{who}: another Spirit is on Frontier {frontier} (CB-3.8.2)", "places", number, "spirit_space")
    taken.add(space)
    allowed = [(3 * frontier + 1) % SPACES, (3 * frontier + 3) % SPACES]
    if emotion not in allowed:
        told = (
            f"{who}: next to Frontier {frontier} are the spaces {allowed[0]} and {allowed[1]}, not {emotion} (CB-3.8.3)"
        )
        entry.mistake(told, "places", number, "emotion_space")


def is_place(place: Any) -> bool:
    return (
        isinstance(place, dict)
        and set(place) == {"faction", "spirit_space", "emotion_space"}
        and is_whole(place["spirit_space"], 0, SPIRIT_SPACES - 1)
        and is_whole(place["emotion_space"], 0, SPACES - 1)
    )
