"""The content of the Avatar: its card, its orders and its events, what they become, and what packs get wrong."""

from __future__ import annotations

import copy
from collections import Counter
from functools import cache
from typing import Any

import pytest

from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.packs import FILES, content_of, load
from mindrose.games.black_rose_wars.components.things import (
    COMBAT,
    MOONS,
    NO_BACK,
    NO_PART,
    NOTHING,
    PHYSICAL_PART,
    SHOWS_AIMED,
    SHOWS_HURT,
    SPELL_PART,
)
from mindrose.games.black_rose_wars.rules import happenings
from mindrose.kernel.errors import BadContent

P, S, NONE = PHYSICAL_PART, SPELL_PART, NO_PART
PARTS = {
    "or1": [(P, NONE), (S, NONE), (P, S), (P, NONE), (S, NONE), (S, NONE), (S, NONE), (S, NONE), (S, NONE), (P, S)],
    "or2": [(P, S), (S, NONE), (P, S), (P, NONE), (S, NONE), (S, NONE), (S, NONE), (S, NONE), (S, NONE), (S, P)],
    "or3": [(P, S), (S, NONE), (P, S), (P, S), (S, NONE), (S, NONE), (S, NONE), (S, NONE), (S, NONE), (S, P)],
}
BACKS = {4: SHOWS_HURT, 6: SHOWS_AIMED, 8: SHOWS_HURT}  # in the deck of every moon


@cache
def content() -> Content:
    return load()


def test_the_avatar_has_its_values() -> None:
    """CP-13"""
    assert (content().avatar_health, content().avatar_strength, content().avatar_speed) == (12, 2, 2)


def test_decks_of_the_avatar_have_their_sizes() -> None:
    """BR-28.1.3, BR-28.1.4"""
    assert Counter(content().order_moon) == dict.fromkeys(range(MOONS), 10)
    assert Counter(content().event_moons(avatar=True)) == {**dict.fromkeys(range(MOONS), 5), NOTHING: 39}
    assert Counter(content().event_moons(avatar=False)) == {**dict.fromkeys(range(MOONS), 13), NOTHING: 15}
    assert content().event_ids[content().avatar_events] == "av1-01"
    assert content().events == len(content().event_effects) == len(content().event_texts) == 54


def test_symbols_of_orders_are_where_they_belong() -> None:
    """CP-14: one place in each deck brings instability, an extra card or a symbol on the back."""
    numbers = [(int(name[2]), int(name[-2:])) for name in content().order_ids]
    assert [moon for moon, _ in numbers] == [moon + 1 for moon in content().order_moon]
    for order, (_, number) in enumerate(numbers):
        assert content().document["avatar"]["order"][order]["instability"] == (number in (2, 3, 9))
        assert content().order_extra[order] == (number == 7)
        assert content().order_back[order] == BACKS.get(number, NO_BACK)


def test_the_parts_of_orders_are_programs_of_their_own() -> None:
    """BR-29.3.1"""
    expected = [kind for deck in PARTS.values() for parts in deck for kind in parts]
    assert list(content().order_kinds) == expected
    for place, kind in enumerate(expected):
        program = content().order_parts[place]
        if kind == NO_PART:
            assert len(program.steps) == 0
        else:
            assert program.name == f"{content().order_ids[place // 2]}-{place % 2 + 1}"
            assert content().is_effect(program)


def test_reactions_wait_for_what_the_back_shows() -> None:
    """BR-29.4.1"""
    for order, reaction in enumerate(content().reactions):
        back = content().order_back[order]
        if back == NO_BACK:
            assert (reaction.program, reaction.triggers) == (None, [])
            continue
        (trigger,) = reaction.triggers
        assert reaction.program is not None
        assert content().is_effect(reaction.program)
        assert trigger.kind == happenings.NAMES.index("aimed" if back == SHOWS_AIMED else "hit")
        assert trigger.types == (1 << COMBAT if back == SHOWS_AIMED else 0)


def rewritten(**changes: Any) -> dict[str, Any]:
    """The default pack with other facts on the order Harvest."""
    facts = copy.deepcopy(FILES.open().facts())
    (harvest,) = [order for order in facts["avatar"]["order"] if order["id"] == "or1-10"]
    harvest.update(changes)
    return facts


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"moon": 2}, "there are 10 for each of the three moons (BR-28.1.3)"),
        ({"back": "hurt"}, "an order has a reaction if its back shows a symbol"),
        ({"reaction": "ign 1"}, "an order has a reaction if its back shows a symbol"),
        ({"back": "seen"}, "back"),
        ({"id": "or1-09"}, "another order has this id"),
        ({"effect": "T=mage(1); dmg T 1"}, "an order is one or two parts"),
        ({"effect": "S{draw me 1} S{draw me 1} S{draw me 1}"}, "an order is one or two parts"),
        ({"effect": "on hit(me,any): S{draw me 1}"}, "an order is one or two parts"),
        ({"effect": "S{P{draw me 1}}"}, "only an order has parts"),
        ({"effect": "S{T=mage(1)!P4; dmg T 1}"}, "there is no priority `!P4`"),
        ({"back": "hurt", "reaction": "dmg nobody 1"}, "nobody"),
        ({"back": "hurt", "reaction": "S{ign 1}"}, "only an order has parts"),
    ],
)
def test_mistakes_in_orders_are_told(changes: dict[str, Any], told: str) -> None:
    with pytest.raises(BadContent) as wrong:
        content_of(FILES.kept("written", rewritten(**changes)))
    assert any("order" in line and told in line for line in wrong.value.mistakes)


@pytest.mark.parametrize("moon", [1, 2, 3])
def test_orders_that_all_bring_another_one_would_never_end(moon: int) -> None:
    """BR-29.2.3, BR-29.2.7"""
    facts = copy.deepcopy(FILES.open().facts())
    *extra, last = [order for order in facts["avatar"]["order"] if order["moon"] == moon]
    for order in (*extra, last):
        order["extra"] = True
    with pytest.raises(BadContent) as wrong:
        FILES.kept("written", facts)
    assert [f"some order of moon {moon} is not `extra`" in line for line in wrong.value.mistakes] == [True]
    last["extra"] = False
    FILES.kept("written", facts)


def test_events_of_the_avatar_are_as_many_for_every_moon() -> None:
    """BR-28.1.4"""
    facts = copy.deepcopy(FILES.open().facts())
    facts["avatar"]["avatar_event"][0]["moon"] = 2
    with pytest.raises(BadContent) as wrong:
        FILES.kept("written", facts)
    assert any("there are 5 for each of the three moons (BR-28.1.4)" in line for line in wrong.value.mistakes)


def test_only_orders_have_parts() -> None:
    facts = copy.deepcopy(FILES.open().facts())
    facts["events"]["event"][1]["effect"] = "S{pow Rose 1}"
    with pytest.raises(BadContent) as wrong:
        content_of(FILES.kept("written", facts))
    assert any("only an order has parts" in line for line in wrong.value.mistakes)
