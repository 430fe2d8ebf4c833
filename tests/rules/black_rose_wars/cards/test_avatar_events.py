"""The events of the Avatar (CP-15)."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.black_rose_wars.components.things import (
    CLEANUP,
    EVOCATION,
    LIBRARY_DRAW,
    MOONS,
    ROSE,
    ROSE_PHASE,
    STUDY,
    STUDY_DRAW,
)
from mindrose.games.black_rose_wars.rules import values
from tests.rules.black_rose_wars.avatars import REST, Possession, possessed
from tests.rules.black_rose_wars.cards.scenes import Seat, card, seated
from tests.rules.black_rose_wars.playing import CONTENT, A, B, K, mage, servant

# Slot (nothing for an immediate event), crown, and the power of the Black Rose on reveal and discard.
PRINTED = {
    "av1-01": (1, False, 0, 1), "av1-02": (1, True, 0, 1), "av1-03": (2, True, 0, 1), "av1-04": (2, False, 1, 1),
    "av1-05": (3, False, 0, 1), "av2-01": (1, True, 0, 2), "av2-02": (0, False, 1, 1), "av2-03": (2, False, 0, 2),
    "av2-04": (2, True, 0, 1), "av2-05": (1, False, 1, 2), "av3-01": (1, False, 1, 3), "av3-02": (1, True, 0, 3),
    "av3-03": (2, False, 0, 2), "av3-04": (0, False, 1, 2), "av3-05": (3, True, 0, 3),
}  # fmt: skip


def drawn(event: str, a: Seat = "throne", b: Seat = "crypt", at: str = "hall", **position: Any) -> Possession:
    """The Black Rose phase of the event's moon begins, and B draws the event: the Avatar sits between A and B."""
    moon = int(event[2])
    decks = [[event, REST] if number == moon else REST for number in range(1, MOONS + 1)]
    seats = [{**seated(a), "cell": 1}, {**seated(b), "cell": 3}]
    avatar = possessed(at, cell=2)
    return Possession(*seats, avatar=avatar, phase="rose", moon=moon, events={"decks": decks}, **position)


def at_phase(event: str, phase: int, **position: Any) -> Possession:
    """The same, up to a later phase, as if everybody ran out of time."""
    game = drawn(event, **position)
    while game.phase < phase:
        game.answer(game.asked.timeout)
    return game


def open_in_action(event: str, **a: Any) -> Possession:
    """The event lies open, and A acts, next to the Hall."""
    events = {"slots": [event, None, None]}
    avatar = possessed("crypt")
    return Possession(mage("throne", **a), mage(), avatar=avatar, active=A, moon=int(event[2]), events=events)


@pytest.mark.parametrize("event", PRINTED)
def test_an_event_comes_to_its_slot_and_pays_the_rose(event: str) -> None:
    slot, crown, reveal, discard = PRINTED[event]
    game = drawn(event)
    while game.phase == ROSE_PHASE:
        game.answer(game.asked.timeout)
    assert game.events_open() == [event if number == slot else None for number in (1, 2, 3)]
    assert game.power(K) == (reveal if slot else reveal + discard)
    assert game.crown == (B if crown else A)
    assert CONTENT.event_discard[CONTENT.event_ids.index(event)] == discard


@card("av1-01")
def test_the_vessel_wakes_in_the_hall() -> None:
    assert drawn("av1-01").unstable("hall") == "K1"


@card("av1-02", "av3-02")
def test_the_mage_with_the_most_power_is_humbled() -> None:
    lesson = drawn("av1-02", a=mage("throne", power=3), b=mage("crypt", power=2))
    assert (lesson.cubes(A), lesson.cubes(B), lesson.cubes(ROSE)) == ("K1", "", "")
    price = drawn("av3-02", a=mage("throne", power=3), b=mage("crypt", power=2), rose={"power": 9})
    assert (price.power(A), price.power(B), price.power(K)) == (1, 2, 9)


@card("av1-03", "av2-03")
@pytest.mark.parametrize(("event", "value", "change"), [("av1-03", LIBRARY_DRAW, 1), ("av2-03", STUDY_DRAW, -1)])
def test_study_changes_for_every_mage(event: str, value: int, change: int) -> None:
    game = at_phase(event, STUDY)
    assert [values.changes(game.state, seat, value) for seat in (A, B)] == [change, change]


@card("av1-04")
def test_puppet_strings_hurt_whoever_enters_the_hall() -> None:
    assert open_in_action("av1-04").explore("hall").cubes(A) == "K1"


@card("av1-05")
def test_a_grave_escort_comes_to_the_hall() -> None:
    game = at_phase("av1-05", EVOCATION, a="cell", b="cell", at="cemetery")
    assert game.told("summoned")
    assert game.where("cadaver-1") == "hall"
    assert int(game.state.owner[game.number("cadaver-1")]) == ROSE


@card("av2-01")
def test_hollow_eyes_hurt_who_is_hurt() -> None:
    game = drawn("av2-01", a="throne B1")
    assert (game.cubes(A), game.cubes(B)) == ("B1 K1", "")


@card("av2-02")
def test_the_rite_unsettles_the_most_unstable_room() -> None:
    game = drawn("av2-02", rooms={"crypt": "A2", "throne": "A1"}, at="armory")
    assert (game.unstable("crypt"), game.unstable("throne")) == ("A2 K1", "A1")
    full = drawn("av2-02", rooms={"crypt": "A6", "throne": "A1"})
    assert (full.unstable("crypt"), full.unstable("throne")) == ("A6", "A1 K1")


@card("av2-04")
def test_a_respite_heals_mages_alone() -> None:
    game = drawn("av2-04", a="throne B3", b="crypt A1")
    game.take(2, by=A).take(1, by=B)
    assert (game.cubes(A), game.cubes(B)) == ("B1", "")


@card("av2-05")
def test_the_black_harness_hurts_what_is_not_the_avatars() -> None:
    there = {"cadaver-1": servant("armory", A), "cadaver-2": {"at": servant("armory", A)["at"], "owner": "rose"}}
    game = at_phase("av2-05", EVOCATION, evocations=there)
    assert game.cubes("cadaver-1") == "K1"
    assert game.cubes("cadaver-2") == ""


@card("av3-01")
def test_the_last_possession_hurts_casters() -> None:
    game = open_in_action("av3-01", board={"i": "submission"}).cast("i").target(ROSE).done()
    assert game.cubes(A) == "K2"  # one of them is Pain


@card("av3-03")
def test_an_ashen_feast_is_for_the_weakest() -> None:
    game = drawn("av3-03", a=mage("throne", "B1", power=3), b=mage("crypt", "A3", power=2))
    assert game.asks == [(B, "heal")]  # it chooses itself which cubes go
    game.take(3)
    assert (game.cubes(A), game.cubes(B)) == ("B1", "")
    assert (game.power(A), game.power(B)) == (3, 3)


@card("av3-04")
def test_a_colossal_shadow_falls_on_the_hall() -> None:
    game = drawn("av3-04", at="cemetery")
    assert (game.where("colossus-1"), int(game.state.owner[game.number("colossus-1")])) == ("hall", ROSE)


@card("av3-05")
def test_the_rose_unbound_unsettles_the_hall_in_clean_up() -> None:
    game = at_phase("av3-05", CLEANUP, a="cell", b="cell")
    assert "K2" in game.unstable("hall")
