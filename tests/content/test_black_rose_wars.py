"""The content of Black Rose Wars: all of it is there, every effect is read, the lodge has the shape of the rules."""

from __future__ import annotations

import copy
import re
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
from mindrose.language.mistakes import Mistake
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


@rule("CV-2")
@pytest.mark.parametrize("effect", sorted(set(effects())))
def test_every_effect_is_read(effect: str) -> None:
    read(effect, WORDS)


@rule("CV-2")
@pytest.mark.parametrize("task", sorted(set(tasks())))
def test_every_task_is_read(task: str) -> None:
    read_task(task, WORDS)


@rule("CV-2")
@pytest.mark.parametrize(
    "effect", ["dmg T 1; T=mage(1)", "dnm me 1", "T=mage(1)[shiny]; dmg T 1", "on hits(me,any): ign 1"]
)
def test_unknown_words_and_names_that_are_not_bound_yet_are_no_effect(effect: str) -> None:
    with pytest.raises(Mistake):
        read(effect, WORDS)


@rule("CV-1", "BR-2.1.6", "BR-2.1.7")
def test_decks_have_their_sizes() -> None:
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


@rule("CV-3", "BR-18.2.6")
def test_rooms_are_three_of_a_colour_and_the_hall() -> None:
    rooms = records("rooms", "room")
    colours = Counter(room["colour"] for room in rooms)
    assert colours == {**dict.fromkeys(things.ROOM_COLOURS[:-1], 3), "black": 1}
    for room in rooms:
        left, centre, right = room["rewards"]
        assert 3 <= room["slots"] <= 10
        assert left > centre
        assert room["slots"] < 8 or centre > right


@rule("CV-4", "CV-5", "CV-9")
def test_schools_have_twelve_spells_and_two_lists_that_share_none() -> None:
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


@rule("CV-6", "BR-7.1.1")
def test_events_and_quests_have_numbers_that_can_be_printed() -> None:
    for event in records("events", "event"):
        assert event.get("slot", 0) in ([0] if event["phase"] == "immediate" else [1, 2, 3]), event["id"]
        assert 0 <= event["reveal"] <= 4
        assert 0 <= event["discard"] <= 3
    for quest in records("quests", "quest"):
        assert 0 <= quest["slots"] <= 5
        assert 1 <= quest["power"] <= 5


@rule("CV-7", "BR-2.1.8")
def test_every_kind_of_evocation_comes_into_play_and_totems_share_their_figures() -> None:
    kinds = {kind["id"]: kind for kind in records("evocations", "evocation")}
    written = " ".join(effects()).replace("Haunt(", "assign Umbra (")
    named = {word.lower() for word in re.findall(r"(?:summon|assign) ([A-Z]\w+)", written)}
    by_health = max(int(health) for health in re.findall(r"summon \?\[health<=(\d)\]", written))
    assert [name for name in kinds if name.replace("-", "") not in named] == ["albedo"]
    assert kinds["albedo"]["health"] <= by_health
    figures = {pool["id"]: pool["number"] for pool in records("evocations", "figures")}
    assert [name for name, kind in kinds.items() if kind["figures"] == "totem"] == [
        "totem", "enigmatic-totem", "ancestral-totem"
    ]  # fmt: skip
    assert figures["totem"] == 5


# 6.3 What the rulebook tells of single cards: their school, and how one of their sides begins.
TOLD = {
    "shared-torture": ("agony", "combat", "T=fig(1); dmg T 4 // rep T 1 // Pain(3)"),
    "grim-torment": ("agony", "combat", "T=fig(2); dmg T 3 //"),
    "cross-and-delight": ("agony", "combat", ""),
    "silver-of-the-sages": ("alchemy", "defence", ""),
    "merciless-flame": ("technomancy", "combat", ""),
    "brain-worm": ("hexcraft", "trap", "on enters(foe,yellow): dmg trig 3"),
    "persecution": ("nightmare", "defence", "on hit(me,any): ign 3; dmg src ignored"),
    "baneful-curse": ("hexcraft", "defence", "on hit(me,any): dmg src 2; hex src Slowness"),
}


@rule("CV-8")
@pytest.mark.parametrize("card", TOLD)
def test_cards_that_the_rulebook_tells_of_are_as_it_tells(card: str) -> None:
    """The examples TV-01 to TV-17 are played with them."""
    school, type, effect = TOLD[card]
    (spell,) = [one for one in records("spells", "spell") if one["id"] == card]
    assert (spell["school"], spell["main"]["type"]) == (school, type)
    assert spell["main"]["effect"].startswith(effect)
    assert card != "brain-worm" or spell["reverse"]["effect"].startswith(
        "on enters(foe,red): T=trig // dmg T 2; hex T Vulnerability // per #hex(T): "
    )


@rule("CV-8")
def test_blight_is_the_personal_spell_of_gramigna_and_gives_1_power() -> None:
    (blight,) = [one for one in records("personal", "personal") if one["mage"] == "gramigna"]
    assert (blight["id"], "pow me 1" in blight["main"]["effect"]) == ("blight", True)


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
