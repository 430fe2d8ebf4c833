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
            entry.one_of(self.name, spirits_of(side), "side a is the same for all Spirits")


class Measure(Fact):
    """CB-16.1.2 What an Intention is measured by, if it is."""

    def check(self, entry: Entry) -> None:
        deed = entry.said("deed", DEEDS)
        if deed and DEEDS.index(deed) in MEASURED:
            entry.whole(self.name, 1, MOST_COST)
        elif deed and self.name in entry.facts:
            entry.mistake(f"{deed} is not measured: leave the number out", self.name)


class Points(Fact):
    """CB-16.1.2, CB-16.1.3 Only Intentions of the first edition have points of their own."""

    def check(self, entry: Entry) -> None:
        edition = entry.said("edition", EDITIONS)
        if edition == "first":
            entry.whole(self.name, 1, MOST_COST, "CB-16.1.3")
        elif edition and self.name in entry.facts:
            told = "points are the same for all Intentions in the revised edition: leave them out (CB-16.1.2)"
            entry.mistake(told, self.name)


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
                entry.mistake(f"there are two rows for {board}", "action")
            seen.add(board)
    for edition in EDITIONS:
        for action in ACTIONS[:ROWS]:
            if f"all, side a, {edition}, {action}" not in seen:
                page.mistake(f"there is no row of {action} on side a in the {edition} edition")


def check_faction(entry: Entry) -> None:
    spirit = entry.said("id", SPIRITS)
    faction = entry.said("faction", FACTIONS)
    if spirit and faction:
        own = FACTIONS[SPIRITS.index(spirit) * len(FACTIONS) // len(SPIRITS)]
        if faction != own:
            entry.mistake(f"this is a Spirit of {own}", "faction")


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
        entry.mistake(f"upgrades is a list of {UPGRADES_OF_ROW} texts (CB-21.1.1), not {as_written(texts)}", "upgrades")
        return
    seen: set[str] = set()
    for slot, text in enumerate(texts):
        name = check_upgrade(entry, action, text, slot)
        if name and name in seen:
            entry.mistake(f"the upgrade {name} is there twice", "upgrades", slot)
        seen.add(name)


def check_upgrade(entry: Entry, action: str, text: str, slot: int) -> str:
    """The upgrade that a text names, if it is one."""
    name, *surcharges = text.split() or [""]
    if name not in UPGRADE_NAMES:
        entry.mistake(f"there is no upgrade {name!r}{meant(name, UPGRADE_NAMES)}", "upgrades", slot)
        return ""
    if action not in ROWS_OF[name].split():
        entry.mistake(
            f"{name} is an upgrade of {ROWS_OF[name].replace(' ', ' and ')}, not of {action}", "upgrades", slot
        )
    for word in surcharges:
        if not SURCHARGE.fullmatch(word):
            entry.mistake(f"what {name} adds to the cost is +1w to +9w and +1a to +9a, not {word!r}", "upgrades", slot)
    kinds = [word[-1] for word in surcharges]
    if len(set(kinds)) < len(kinds):
        entry.mistake(f"{name} names the same cost twice", "upgrades", slot)
    if name == DETERMINATION_NAME and surcharges:
        entry.mistake("determination makes an action cheaper and adds nothing to its cost", "upgrades", slot)
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
        page.mistake(f"there are {REALMS} of {table}, not {len(entries)} (CB-4.2.1)")
    for entry in entries:
        if "-" in str(entry.facts.get("id")):
            entry.mistake("spaces are called after it, as in valley-1: write it without hyphens", "id")
    check_different(entries)


def check_all_once(page: Page, key: str, entries: list[Entry], words: tuple[str, ...]) -> None:
    """Each of the words stands once under a key."""
    seen: set[str] = set()
    for entry in entries:
        word = str(entry.facts.get(key))
        if word in seen and word in words:
            entry.mistake(f"another {entry.table} has the {key} {word!r} too", key)
        seen.add(word)
    missing = [word for word in words if word not in seen]
    if missing and entries:
        page.mistake(f"no {entries[0].table} has the {key} {', '.join(missing)}")


def check_aspirations(page: Page, entries: list[Entry]) -> None:
    """CB-2.1.6, CB-1.2.7 All nine Aspirations, seven of them in the basic game."""
    check_all_once(page, "id", entries, ASPIRATIONS)
    basic = sum(entry.facts.get("basic") is True for entry in entries)
    if basic != IN_BASIC:
        page.mistake(f"{IN_BASIC} Aspirations are in the basic game, not {basic} (CB-1.2.7)")


def check_intentions(page: Page, entries: list[Entry]) -> None:
    """Each side of the faction boards has Intentions, each of them once."""
    seen: set[str] = set()
    for entry in entries:
        edition, side = entry.said("edition", EDITIONS), entry.said("side", SIDES)
        deed = f"{edition} {side} {entry.facts.get('deed')} {entry.facts.get('number')}"
        if deed in seen:
            entry.mistake("this Intention is on this side already", "deed")
        seen.add(deed)
        seen.add(f"{edition} {side}")
    for edition in EDITIONS:
        for side in SIDES:
            if f"{edition} {side}" not in seen:
                page.mistake(f"there is no intention on side {side} of the {edition} edition")


def check_bonuses(entry: Entry) -> None:
    """CB-16.2.1, CB-16.2.2 Bonuses lie on the spaces 1 to 19."""
    bonuses = entry.facts.get("bonuses")
    if not isinstance(bonuses, dict):
        entry.mistake('bonuses says what spaces of the wheel give: { "3" = "essence" }', "bonuses")
        return
    kinds = WHEEL[WHEEL_NOTHING + 1 :]
    for space, bonus in bonuses.items():
        if not re.fullmatch(r"[1-9]\d?", space) or int(space) >= WHEEL_SPACES:
            entry.mistake(
                f"bonuses lie on spaces 1 to {WHEEL_SPACES - 1}, not on {space!r} (CB-16.2.1)", "bonuses", space
            )
        if bonus not in kinds:
            told = f"one of {', '.join(kinds)}, not {as_written(bonus)}{meant(bonus, kinds)} (CB-16.2.2)"
            entry.mistake(f"space {space} gives {told}", "bonuses", space)


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
