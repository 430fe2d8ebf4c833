"""The content of Black Rose Wars: all of it is there, every effect is read, the lodge has the shape of the rules."""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from mindrose.engine import PACKAGE
from mindrose.games.black_rose_wars.components import cubes, lodge, things
from mindrose.games.black_rose_wars.components.packs import FILES, content_of
from mindrose.kernel.errors import BadContent
from mindrose.kernel.languages import LANGUAGES
from mindrose.language.reading import read, read_task
from mindrose.text.lexicon import writing_of
from tests.language.black_rose_words import black_rose_words
from tests.rulebook import rule

FOLDER = PACKAGE / "games" / "black_rose_wars" / "content" / "default"
PAGES: dict[str, dict[str, Any]] = {
    path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.toml"))
}
WORDS = black_rose_words()
SCHOOLS = ("agony", "alchemy", "hexcraft", "shamanism", "technomancy", "nightmare")


def records(page: str, kind: str) -> list[dict[str, Any]]:
    found = PAGES[page][kind]
    assert isinstance(found, list)
    return found


def spells() -> list[dict[str, Any]]:
    return [*records("spells", "spell"), *records("personal", "personal"), *records("forgotten", "forgotten")]


def effects() -> Iterator[str]:
    for spell in spells():
        yield from (spell[side]["effect"] for side in things.SIDES)
    for room in records("rooms", "room"):
        yield from (room["ruined"], room["restored"])
    for page, kind in (("quests", "quest"), ("events", "event"), ("hexes", "hex"), ("upgrades", "upgrade")):
        yield from (record["effect"] for record in records(page, kind))
    for kind in ("order", "avatar_event"):
        yield from (record["effect"] for record in records("avatar", kind))
    yield from (order["reaction"] for order in records("avatar", "order") if "reaction" in order)
    for evocation in records("evocations", "evocation"):
        yield from evocation["skill"]


def tasks() -> Iterator[str]:
    for page, kind in (("quests", "quest"), ("hexes", "hex")):
        yield from (record["task"] for record in records(page, kind))


@pytest.mark.parametrize("effect", sorted(set(effects())))
def test_every_effect_is_read(effect: str) -> None:
    read(effect, WORDS)


@pytest.mark.parametrize("task", sorted(set(tasks())))
def test_every_task_is_read(task: str) -> None:
    read_task(task, WORDS)


def test_decks_have_their_sizes() -> None:
    """BR-2.1.6, BR-2.1.7, CV-1"""
    copies = {
        name: sum(record["copies"] for record in records(page, name))
        for page, name in (
            ("spells", "spell"),
            ("personal", "personal"),
            ("forgotten", "forgotten"),
            ("upgrades", "upgrade"),
            ("hexes", "hex"),
            ("evocations", "evocation"),
        )
    }
    assert copies == {"spell": 216, "personal": 12, "forgotten": 9, "upgrade": 18, "hex": 12, "evocation": 34}
    assert Counter(quest["moon"] for quest in records("quests", "quest")) == {1: 15, 2: 21, 3: 13}
    assert Counter(event["moon"] for event in records("events", "event")) == {1: 13, 2: 13, 3: 13}
    assert len(records("mages", "mage")) == things.SEATS


def test_rooms_are_three_of_a_colour_and_the_hall() -> None:
    """CV-3, BR-18.2.6"""
    rooms = records("rooms", "room")
    colours = Counter(room["colour"] for room in rooms)
    assert colours == {**dict.fromkeys(things.ROOM_COLOURS[:-1], 3), "black": 1}
    for room in rooms:
        left, centre, right = room["rewards"]
        assert 3 <= room["slots"] <= 10
        assert left > centre
        assert room["slots"] < 8 or centre > right


def test_schools_have_twelve_spells_and_two_lists_that_share_none() -> None:
    """CV-4, CV-5, CV-9"""
    assert [school["id"] for school in records("schools", "school")] == list(SCHOOLS)
    for school in SCHOOLS:
        own = [spell["id"] for spell in records("spells", "spell") if spell["school"] == school]
        one, other = [entry["cards"] for entry in records("schools", "list") if entry["school"] == school]
        assert len(own) == 12
        assert sorted([*one, *other]) == sorted(own)
        assert len(one) == len(other)
    for spell in spells():
        for side in things.SIDES:
            waits = spell[side]["type"] in ("trap", "defence")
            assert spell[side]["effect"].startswith("on ") == waits, spell["id"]
    shown = Counter(
        element for spell in records("spells", "spell") for element in {spell[s]["element"] for s in things.SIDES}
    )
    assert all(3 * shown[element] >= 12 for element in things.ELEMENTS)
    assert [3 * shown[element] for element in ("profane", "sacred", "magic")] == [27, 12, 15]


def test_every_name_is_there_in_every_language_and_no_card_is_called_like_another() -> None:
    for language in LANGUAGES:
        for page, kind in (("spells", "spell"), ("quests", "quest"), ("rooms", "room"), ("avatar", "order")):
            names = [record["name"][language] for record in records(page, kind)]
            assert len(set(names)) == len(names), (language, page)
            assert all(names)
        events = [*records("events", "event"), *records("avatar", "avatar_event")]
        assert len({event["name"][language] for event in events}) == len(events)


@rule("BR-4.1.1", "BR-4.2.1", "BR-4.2.2", "BR-4.2.3", "BR-4.2.4")
def test_the_lodge_has_the_shape_of_the_rules() -> None:
    """How many rooms each range covers, from the four kinds of rooms there are."""
    covered = {
        "P10": [1, 7, 13, 13, 13, 19], "P11": [1, 7, 10, 11, 11, 19], "P12": [1, 4, 7, 8, 9, 19],
        "P07": [1, 5, 7, 9, 9, 19],
    }  # fmt: skip
    for name, numbers in covered.items():
        room = lodge.NAMES.index(name)
        assert [int(lodge.in_range(room, reach, True)).bit_count() for reach in range(lodge.WHOLE_LODGE + 1)] == numbers
    middle, top, beside = (lodge.NAMES.index(name) for name in ("P10", "P01", "P02"))
    assert lodge.has(lodge.in_range(middle, 2, True), top)  # TV-55
    assert not lodge.has(lodge.in_range(middle, 2, True), beside)
    assert lodge.has(lodge.in_range(middle, 2, False), beside)
    assert lodge.distance(middle, beside) == 2
    assert int(lodge.neighbours(middle)).bit_count() == 6


@pytest.mark.parametrize("layout", records("lodge", "layout"), ids=lambda layout: str(layout["seats"]))
def test_a_cell_touches_the_rooms_that_share_a_side_with_it(layout: dict[str, Any]) -> None:
    """BR-4.1.1, 3.4"""
    assert len(layout["cells"]) == layout["seats"]
    for cell in layout["cells"]:
        beside = [
            name
            for name, place in zip(lodge.NAMES, lodge.PLACES, strict=True)
            if lodge.steps(place, tuple(cell["at"])) == 1
        ]
        assert beside == cell["exits"]


def test_rows_of_cubes_have_no_gaps() -> None:
    """BR-18.1.2, BR-19.2.2 What is taken away leaves none, what is replaced stays at its place."""
    row = cubes.row_of([4, 4, 0, 0])
    assert cubes.size(row) == 4
    assert cubes.listed(cubes.removed(row, 1)) == [4, 0, 0]  # TV-99
    assert cubes.listed(cubes.replaced(row, 1, 2)) == [4, 2, 0, 0]
    assert cubes.listed(cubes.added(row, 3, 2)) == [4, 4, 0, 0, 3, 3]
    assert (cubes.number_of(row, 4), cubes.last_of(row, 4), cubes.last_of(row, 1)) == (2, 1, -1)
    assert cubes.colours(row) == 0b10001
    assert cubes.size(cubes.row_of([4] * cubes.MOST_CUBES)) == cubes.MOST_CUBES


def test_the_pack_is_named_in_every_language() -> None:
    assert PAGES["pack"]["id"] == "default"
    assert set(PAGES["pack"]["name"]) == set(LANGUAGES)


@pytest.mark.parametrize("effect", ["quest me 1 moon={}", "quest me 3 1 moon={}", "event me moon={}"])
def test_there_are_three_moons(effect: str) -> None:
    writing = writing_of("black-rose-wars")
    for number in (1, 2, 3):
        assert writing.mistakes(effect.format(number)) == []
    for number in (0, 4):
        (mistake,) = writing.mistakes(effect.format(number))
        assert f"there is no moon {number}" in mistake


@pytest.mark.parametrize(
    ("page", "kind", "key", "effect", "told"),
    [
        ("quests", "quest", "effect", "persist me: on moved(me): pow me 1", "only a spell stays in force on somebody"),
        ("events", "event", "effect", "mod M* speed +1 card", "`card` is for spells and servants"),
        ("rooms", "room", "ruined", "mod me strength +1 card", "`card` is for spells and servants"),
    ],
)
def test_what_leaves_with_its_card_is_printed_on_one_that_stays(
    page: str, kind: str, key: str, effect: str, told: str
) -> None:
    """BR-16.1.1, 4.6 Elsewhere it would hang on whatever lies on a board."""
    facts = copy.deepcopy(FILES.open().facts())
    facts[page][kind][0][key] = effect
    with pytest.raises(BadContent) as wrong:
        content_of(FILES.kept("written", facts))
    assert any(told in line for line in wrong.value.mistakes)
