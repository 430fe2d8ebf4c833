# mypyc: plain
"""What the records of a pack must be together: decks, colours, lists, and effects that all can be read."""

from __future__ import annotations

from collections import Counter
from typing import Final

from mindrose.content.packs import Pack
from mindrose.content.pages import Entry
from mindrose.content.records import check_different
from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.checks.facts import ROOM_FOR
from mindrose.games.black_rose_wars.components.things import (
    FIRST_EVOCATION,
    MOONS,
    NO_BACK,
    ORDER_BACKS,
    ROOM_COLOURS,
    ROOMS,
    SEATS,
    SIDES,
    TYPES,
)
from mindrose.kernel.errors import meant
from mindrose.kernel.told import Told

WAITING: Final = TYPES[2:]  # defences and traps
LISTS: Final = 2  # BR-3.1.9 of a school
MOST_FIGURES: Final = 62
ROOMS_OF_A_COLOUR: Final = 3
ORDERS: Final = 10  # BR-28.1.3 of a moon
AVATAR_EVENTS: Final = 5  # BR-28.1.4 of a moon


def ids(entries: list[Entry]) -> list[str]:
    return [str(entry.facts.get("id")) for entry in entries]


def check_reference(entry: Entry, key: str, known: list[str]) -> None:
    """CV-1 A record names another one that exists."""
    value = entry.facts.get(key)
    if value not in known:
        told = "there is no {key} {value!r}{near}"
        entry.mistake(Told("mistake-reference", told, key=key, value=str(value), near=meant(str(value), known)), key)


def check_number(entries: list[Entry], least: int, most: int, told: Told) -> None:
    if entries and not least <= len(entries) <= most:
        entries[0].mistake(told)


def check_room_for(pack: Pack, kind: str) -> None:
    """The numbers of answers have room for so many different things of a kind."""
    entries = pack.records[kind]
    check_different(entries)
    if len(entries) > ROOM_FOR[kind]:
        told = "a pack has at most {most} records of this kind, not {number}"
        entries[ROOM_FOR[kind]].mistake(Told("mistake-too-many", told, most=ROOM_FOR[kind], number=len(entries)))


def check_rooms(pack: Pack) -> None:
    """CV-3 Three rooms of each colour, and the black one."""
    rooms = pack.records["room"]
    check_different(rooms)
    colours = Counter(str(room.facts.get("colour")) for room in rooms)
    wanted = {**dict.fromkeys(ROOM_COLOURS[:-1], ROOMS_OF_A_COLOUR), ROOM_COLOURS[-1]: 1}
    if rooms and (len(rooms) != ROOMS or colours != wanted):
        told = "the lodge has {number} rooms: three of each colour, and one that is black (CV-3)"
        rooms[0].mistake(Told("mistake-rooms", told, number=ROOMS))


def check_mages(pack: Pack) -> None:
    check_room_for(pack, "mage")
    told = "there are at least {number} mages, one for each player"
    check_number(pack.records["mage"], SEATS, replies.MAGES, Told("mistake-mages", told, number=SEATS))


def check_schools(pack: Pack) -> None:
    check_room_for(pack, "school")
    schools = ids(pack.records["school"])
    lists = pack.records["list"]
    check_different(lists)
    for one in lists:
        check_reference(one, "school", schools)
    counted = Counter(str(one.facts.get("school")) for one in lists)
    for school in pack.records["school"]:
        if counted[str(school.facts.get("id"))] != LISTS:
            told = "a school has {number} starting lists (BR-3.1.9)"
            school.mistake(Told("mistake-lists", told, number=LISTS))
    told_few = "there are at least as many schools as players"
    check_number(pack.records["school"], SEATS, replies.SCHOOLS, Told("mistake-schools", told_few))


def check_all_spells(pack: Pack) -> None:
    """The last file of spells: now all of them are known."""
    check_spells(pack)
    check_personal(pack)
    check_forgotten(pack)


def check_spells(pack: Pack) -> None:
    """CV-4 Every spell is of a school, and the lists of a school are its spells, none of them twice."""
    spells = pack.records["spell"]
    check_different(spells)
    schools = ids(pack.records["school"])
    for spell in spells:
        check_reference(spell, "school", schools)
        check_headers(spell)
    for one in pack.records["list"]:
        own = [str(spell.facts.get("id")) for spell in spells if spell.facts.get("school") == one.facts.get("school")]
        for number, card in enumerate(one.facts.get("cards") or ()):
            if card not in own:
                told = "this is no spell of its school: {card!r}{near}"
                about = {"card": str(card), "near": meant(str(card), own)}
                one.mistake(Told("mistake-list-card", told, **about), "cards", number)
    if len(spells) + len(pack.records["personal"]) + len(pack.records["forgotten"]) > replies.SPELLS:
        told = "a pack has at most {most} different spells"
        spells[-1].mistake(Told("mistake-too-many-spells", told, most=replies.SPELLS))


def check_headers(spell: Entry) -> None:
    """CV-5 Traps and defences say when they are used, and no other spell does."""
    for side in SIDES:
        facts = spell.facts.get(side)
        if not isinstance(facts, dict) or not isinstance(facts.get("effect"), str):
            continue
        waits = facts["effect"].lstrip().startswith("on ")
        if waits != (facts.get("type") in WAITING):
            told = "traps and defences begin with `on …:`, other spells do not (CV-5)"
            spell.mistake(Told("mistake-header", told), side, "effect")


def check_personal(pack: Pack) -> None:
    """BR-2.1.6 Every mage has a personal spell."""
    mages = ids(pack.records["mage"])
    entries = pack.records["personal"]
    check_different([*pack.records["spell"], *entries])
    for entry in entries:
        check_reference(entry, "mage", mages)
        check_headers(entry)
    owners = [entry.facts.get("mage") for entry in entries]
    for mage in pack.records["mage"]:
        if owners.count(mage.facts.get("id")) != 1:
            mage.mistake(Told("mistake-personal", "a mage has one personal spell"))


def check_forgotten(pack: Pack) -> None:
    entries = pack.records["forgotten"]
    check_different([*pack.records["spell"], *pack.records["personal"], *entries])
    for entry in entries:
        check_headers(entry)


def check_evocations(pack: Pack) -> None:
    """CV-7 Evocations have an archetype and figures."""
    check_room_for(pack, "evocation")
    archetypes, pools = ids(pack.records["archetype"]), ids(pack.records["figures"])
    for entry in pack.records["evocation"]:
        check_reference(entry, "archetype", archetypes)
        check_reference(entry, "figures", pools)
    number = sum(int(entry.facts["copies"]) for entry in pack.records["evocation"] if "copies" in entry.facts)
    if number + FIRST_EVOCATION > MOST_FIGURES:
        told = "there are at most {most} evocation cards"
        most = MOST_FIGURES - FIRST_EVOCATION
        pack.records["evocation"][0].mistake(Told("mistake-too-many-evocations", told, most=most))


def check_hexes(pack: Pack) -> None:
    check_room_for(pack, "hex")


def check_upgrades(pack: Pack) -> None:
    check_room_for(pack, "upgrade")


def check_quests(pack: Pack) -> None:
    check_room_for(pack, "quest")
    check_moons(pack.records["quest"])


def check_events(pack: Pack) -> None:
    check_different(pack.records["event"])
    check_moons(pack.records["event"])


def check_moons(entries: list[Entry]) -> None:
    """CV-1 There are some for every moon."""
    moons = {entry.facts.get("moon") for entry in entries}
    if entries and not set(range(1, MOONS + 1)) <= moons:
        entries[0].mistake(Told("mistake-moons", "there are some for each of the three moons"))


def check_avatar(pack: Pack) -> None:
    """BR-28.1.3, BR-28.1.4, BR-29.4.1 Decks of the same size for every moon; orders react where their backs say so."""
    orders, events = pack.records["order"], pack.records["avatar_event"]
    check_different(orders)
    check_different([*pack.records["event"], *events])
    check_deck(orders, ORDERS, "BR-28.1.3")
    check_deck(events, AVATAR_EVENTS, "BR-28.1.4")
    check_extra(orders)
    for order in orders:
        if ("reaction" in order.facts) != (order.facts.get("back") != ORDER_BACKS[NO_BACK]):
            told = "an order has a reaction if its back shows a symbol, and else none (BR-29.4.1)"
            order.mistake(Told("mistake-reaction", told), "reaction" if "reaction" in order.facts else "back")


def check_deck(entries: list[Entry], number: int, rule: str) -> None:
    """As many cards for each moon as the rule says."""
    moons = Counter(entry.facts.get("moon") for entry in entries)
    if entries and any(moons[moon] != number for moon in range(1, MOONS + 1)):
        told = "there are {number} for each of the three moons ({rule})"
        entries[0].mistake(Told("mistake-deck", told, number=number, rule=rule))


def check_extra(orders: list[Entry]) -> None:
    """BR-29.2.3, BR-29.2.7 A deck in which every order brings one more, shuffled again and again, would never stop."""
    for moon in range(1, MOONS + 1):
        deck = [order for order in orders if order.facts.get("moon") == moon]
        if deck and all(order.facts.get("extra") is True for order in deck):
            told = "some order of moon {moon} is not `extra`: else the Avatar would play orders without end (BR-29.2.3)"
            deck[0].mistake(Told("mistake-extra", told, moon=moon), "extra")


def check_lodge(pack: Pack) -> None:
    seats = sorted(str(entry.facts.get("seats")) for entry in pack.records["layout"])
    if pack.records["layout"] and seats != ["2", "3", "4"]:
        pack.records["layout"][0].mistake(Told("mistake-layouts", "there is one layout for 2, for 3 and for 4 seats"))
