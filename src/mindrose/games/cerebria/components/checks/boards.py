# mypyc: plain
"""What can be wrong with the Spirit boards and the board of a content pack."""

from __future__ import annotations

import re
from typing import Any, Final

from mindrose.games.cerebria.components.packs import Entry, Page, contents, entries_of, entry_of, is_whole
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
from mindrose.kernel.errors import meant, shown

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


def check_spirits(page: Page, mistakes: list[str]) -> None:
    """CB-2.1.1 Four Spirits of each faction, each with a board of two sides."""
    contents(page, mistakes).knows_only("spirit", "row")
    spirits = entries_of(page, "spirit", mistakes)
    for entry in spirits:
        check_spirit(entry)
    check_all_once(page, "id", spirits, SPIRITS, mistakes)
    seen: set[str] = set()
    for entry in entries_of(page, "row", mistakes):
        for board in check_row(entry):
            if board in seen:
                entry.mistake(f"there are two rows for {board}", "action")
            seen.add(board)
    for edition in EDITIONS:
        for action in ACTIONS[:ROWS]:
            if f"all, side a, {edition}, {action}" not in seen:
                mistakes.append(f"{page.path}: there is no row of {action} on side a in the {edition} edition")


def check_spirit(entry: Entry) -> None:
    entry.knows_only("id", "name", "faction", "source")
    entry.in_four_languages("name")
    entry.sourced()
    spirit = entry.one_of("id", SPIRITS)
    faction = entry.one_of("faction", FACTIONS)
    if spirit and faction:
        own = FACTIONS[SPIRITS.index(spirit) * len(FACTIONS) // len(SPIRITS)]
        if faction != own:
            entry.mistake(f"this is a Spirit of {own}", "faction")


def check_row(entry: Entry) -> list[str]:
    """The boards that a row is on, in words; none if it does not say."""
    entry.knows_only("spirit", "side", "edition", "action", "upgrades", "source")
    entry.sourced()
    side = entry.one_of("side", SIDES)
    edition = entry.one_of("edition", ("both", *EDITIONS))
    action = entry.one_of("action", ACTIONS[:ROWS])
    if action:
        check_upgrades(entry, action)
    if not side:
        return []
    spirit = entry.one_of("spirit", SPIRITS if side == "b" else ("all",), "side a is the same for all Spirits")
    if not (spirit and edition and action):
        return []
    return [f"{spirit}, side {side}, {one}, {action}" for one in EDITIONS if edition in ("both", one)]


def check_upgrades(entry: Entry, action: str) -> None:
    """CB-21.1.1 Three upgrades, each of them one of that action."""
    texts = entry.facts.get("upgrades")
    if not isinstance(texts, list) or len(texts) != UPGRADES_OF_ROW or not all(isinstance(text, str) for text in texts):
        entry.mistake(f"upgrades is a list of {UPGRADES_OF_ROW} texts (CB-21.1.1), not {shown(texts)}", "upgrades")
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


def check_board(page: Page, mistakes: list[str]) -> None:
    contents(page, mistakes).knows_only("realm", "sphere", "aspiration", "intention", "wheel", "basic_layout")
    realms = entries_of(page, "realm", mistakes)
    for entry in realms:
        entry.knows_only("id", "name", "action", "cost", "source")
        entry.one_of("action", ACTIONS[GAIN_WILLPOWER:])
        entry.whole("cost", 0, MOST_COST)
    spheres = entries_of(page, "sphere", mistakes)
    for entry in spheres:
        entry.knows_only("id", "name", "bonus", "source")
        entry.one_of("bonus", BONUSES)
    check_five(page, "realm", realms, mistakes)
    check_five(page, "sphere", spheres, mistakes)
    check_all_once(page, "action", realms, ACTIONS[GAIN_WILLPOWER:], mistakes)
    check_all_once(page, "bonus", spheres, BONUSES, mistakes)
    check_aspirations(page, mistakes)
    check_intentions(page, mistakes)
    wheel = entry_of(page, "wheel", mistakes)
    if wheel is not None:
        check_wheel(wheel)
    layout = entry_of(page, "basic_layout", mistakes)
    if layout is not None:
        check_layout(layout)


def check_five(page: Page, table: str, entries: list[Entry], mistakes: list[str]) -> None:
    """CB-4.2.1 Five different names."""
    if len(entries) != REALMS:
        mistakes.append(f"{page.path}: there are {REALMS} of {table}, not {len(entries)} (CB-4.2.1)")
    seen: set[str] = set()
    for entry in entries:
        name = entry.identifier()
        entry.in_four_languages("name")
        entry.sourced()
        if "-" in name:
            entry.mistake("spaces are called after it, as in valley-1: write it without hyphens", "id")
        if name in seen:
            entry.mistake(f"another {table} has this id", "id")
        seen.add(name)


def check_all_once(page: Page, key: str, entries: list[Entry], words: tuple[str, ...], mistakes: list[str]) -> None:
    """Each of the words stands once under a key."""
    seen: set[str] = set()
    for entry in entries:
        word = str(entry.facts.get(key))
        if word in seen and word in words:
            entry.mistake(f"another {entry.table} has the {key} {word!r} too", key)
        seen.add(word)
    missing = [word for word in words if word not in seen]
    if missing and entries:
        mistakes.append(f"{page.path}: no {entries[0].table} has the {key} {', '.join(missing)}")


def check_aspirations(page: Page, mistakes: list[str]) -> None:
    """CB-2.1.6, CB-1.2.7 All nine Aspirations, seven of them in the basic game."""
    entries = entries_of(page, "aspiration", mistakes)
    for entry in entries:
        entry.knows_only("id", "name", "basic", "source")
        entry.one_of("id", ASPIRATIONS)
        entry.in_four_languages("name")
        entry.sourced()
        if not isinstance(entry.facts.get("basic"), bool):
            entry.mistake(f"basic is true or false, not {shown(entry.facts.get('basic'))}", "basic")
    check_all_once(page, "id", entries, ASPIRATIONS, mistakes)
    basic = sum(entry.facts.get("basic") is True for entry in entries)
    if basic != IN_BASIC:
        mistakes.append(f"{page.path}: {IN_BASIC} Aspirations are in the basic game, not {basic} (CB-1.2.7)")


def check_intentions(page: Page, mistakes: list[str]) -> None:
    seen: set[str] = set()
    for entry in entries_of(page, "intention", mistakes):
        edition, side = entry.one_of("edition", EDITIONS), entry.one_of("side", SIDES)
        check_intention(entry, edition)
        deed = f"{edition} {side} {entry.facts.get('deed')} {entry.facts.get('number')}"
        if deed in seen:
            entry.mistake("this Intention is on this side already", "deed")
        seen.add(deed)
        seen.add(f"{edition} {side}")
    for edition in EDITIONS:
        for side in SIDES:
            if f"{edition} {side}" not in seen:
                mistakes.append(f"{page.path}: there is no intention on side {side} of the {edition} edition")


def check_intention(entry: Entry, edition: str) -> None:
    """CB-16.1.2, CB-16.1.3 Only Intentions of the first edition have points of their own."""
    entry.knows_only("edition", "side", "deed", "number", "points", "source")
    entry.sourced()
    deed = entry.one_of("deed", DEEDS)
    if deed and DEEDS.index(deed) in MEASURED:
        entry.whole("number", 1, MOST_COST)
    elif deed and "number" in entry.facts:
        entry.mistake(f"{deed} is not measured: leave the number out", "number")
    if edition == "first":
        entry.whole("points", 1, MOST_COST, "CB-16.1.3")
    elif edition and "points" in entry.facts:
        entry.mistake(
            "points are the same for all Intentions in the revised edition: leave them out (CB-16.1.2)", "points"
        )


def check_wheel(entry: Entry) -> None:
    """CB-16.2.1, CB-16.2.2 Bonuses lie on the spaces 1 to 19."""
    entry.knows_only("bonuses", "source")
    entry.sourced()
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
            told = f"one of {', '.join(kinds)}, not {shown(bonus)}{meant(bonus, kinds)} (CB-16.2.2)"
            entry.mistake(f"space {space} gives {told}", "bonuses", space)


def check_layout(entry: Entry) -> None:
    """CB-1.2.9, CB-3.8.2, CB-3.8.3 Spirits on different Frontiers, each Starting Emotion next to its Spirit's."""
    entry.knows_only("offset", "places", "source")
    entry.sourced()
    entry.whole("offset", 0, REALMS - 1)
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
