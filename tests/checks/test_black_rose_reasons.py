"""Refusals of Black Rose Wars name an obstacle that is there, whatever is asked."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import ROSE
from tests.checks.black_rose_reasons import OBSTACLES
from tests.checks.reasons import check_reasons, declared
from tests.checks.test_black_rose_random import answered, scene
from tests.rules.black_rose_wars.avatars import Possession, possessed
from tests.rules.black_rose_wars.cards.scenes import cast, holding, use_room
from tests.rules.black_rose_wars.playing import GAME, A, Scene, mage, room, servant

ANSWERS = 120
OFTEN = 3  # how often each kind of question is looked at in a batch
NEVER = "E_ILLEGAL"  # what the language would say where a game says nothing better


def test_every_reason_is_known() -> None:
    assert {known for known in declared("BR-") if known[0] != NEVER} - set(OBSTACLES) == set()


@pytest.mark.parametrize("batch", range(3))
def test_the_reasons_against_all_answers_are_there(batch: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(8 * batch, 8 * batch + 8):
        options = {"summoners_crown": True, "los": "none", "inertia_activated": True} if batch else {}
        table = scene(seed) if seed % 4 else GAME.new(2 + batch, seed, **options)
        for kind in answered(table, random.Random(seed), ANSWERS):
            seen[kind] += 1
            if seen[kind] <= OFTEN:
                check_reasons(table, OBSTACLES)


def test_the_reasons_of_rare_questions_are_there() -> None:
    """A second Colossus, cards that are looked for and laid, servants that do not attack, a used room, a hunt."""
    large = {"colossus-1": servant("hall", A), "cadaver-1": servant("hall", A)}
    held = mage("hall", "B2", hand=["torment", "deflector"], tokens=1, hexes=["silence", "debt"])
    games: list[Scene] = [
        cast("assemble-colossus", evocations=large).choose("throne"),
        cast("soul-transfer reverse", evocations={"nigredo-1": servant("garden", A)}).choose("throne"),
        cast("echo-of-the-first-master reverse", a=mage("hall", grimoire=["torment", "submission", "pain-mark"])),
        cast("herb-smoke", a={**held, "cubes": []}),
        cast("black-covenant reverse", a=mage("hall", quests=["qu1-04", "qu1-05"])),
        use_room(
            "oracle restored", a=mage("oracle", grimoire=["torment", "submission"], memories=["deflector"])
        ).branch(1),
        use_room(
            "armory restored", a=mage("armory", hand=["torment", "deflector"]), board={"i": "azoth-bomb revealed"}
        ),
        use_room("pleasure restored"),
        Scene(mage("hall"), mage("hall"), evocations={"totem-1": servant("hall", A)}).do("command").target("totem-1"),
        holding("qu1-04", hand=["torment"]).do("explore").activate(),
        Scene(held, mage("hall"), rooms={"hall": {"restored": True, "used": True}}).do("fight"),
        Possession(mage("cemetery"), mage("cell"), avatar=possessed("hall", orders="or1-01")),
    ]
    for game in games:
        check_reasons(game.table, OBSTACLES)
    assert games[0].why_not(replies.YES) == ("E_TURN", "BR-22.2.1")


def test_whoever_is_moved_towards_somebody_neither_stops_nor_turns_aside() -> None:
    """BR-30.3.3"""
    texts = {"or1-01": {"effect": "P{T=mage(*)!P1; move me 3 toward T}"}}
    game = Possession(mage("cemetery"), avatar=possessed("hall", orders="or1-01"), texts=texts)
    check_reasons(game.table, OBSTACLES)
    assert game.why_not(replies.PASS) == ("E_MUST_ACT", "BR-30.3.3")
    assert game.why_not(room("treasure")) == ("E_ORDER", "BR-30.3.3")


def test_the_servants_of_the_avatar_make_room_for_each_other() -> None:
    """BR-22.2.3"""
    texts = {"or1-01": {"effect": "S{summon Cadaver here}"}}
    full = {f"cadaver-{number}": servant("hall", ROSE, slot=number) for number in (1, 2, 3)}
    game = Possession(mage("cemetery"), avatar=possessed("hall", orders="or1-01"), texts=texts, evocations=full)
    assert game.kind == "make_room"
    check_reasons(game.table, OBSTACLES)
