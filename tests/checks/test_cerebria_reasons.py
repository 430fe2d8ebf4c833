"""Refusals of the Inside World name an obstacle that is there, also where means are scarce and the board is full."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import FACTIONS, SPIRITS, STRONG
from mindrose.kernel.errors import Refusal
from mindrose.kernel.table import Table
from tests.checks.cerebria_reasons import OBSTACLES, powers
from tests.checks.cerebria_reasons.sight import SPIRIT_ACTIONS
from tests.checks.reasons import Attempt, Moment, check_legal, check_reasons, check_refused, declared
from tests.rules.cerebria.playing import CONTENT, FULL, E, Game, S, row, spirit

ANSWERS = 50  # of each game; scarcity does not last


def scarce(seed: int) -> Table:
    """A table where means are short, upgrades are many, and most spaces and sites are taken."""
    chance = random.Random(seed)
    options = {
        "edition": ("revised", "revised", "first")[seed % 3],
        "spirit_side": "b" if seed % 4 else "a",
        "swap_sharing": chance.choice(["after", "before"]),
        "malice_reach": chance.choice(["spaces", "emotions"]),
        "embrace_from": chance.choice(["board", "supply"]),
        "attune_new": chance.random() < 0.5,
        "darkness_outburst": chance.random() < 0.5,
        "vibe_tokens": chance.choice(["limited", "unlimited"]),
        "hand_limit": 6,
    }
    teams = [chance.sample(SPIRITS[:4], 2), chance.sample(SPIRITS[4:], 2)]
    seats = [scarce_seat(teams[seat % 2][seat // 2], chance) for seat in range(4)]
    emotions = [*["brightness"] * 2, *["bleakness"] * 6, *chance.sample(CONTENT.ids[STRONG : 2 * STRONG], 2) * 2]
    taken = zip(chance.sample(E, chance.randrange(12)), chance.sample(emotions, len(emotions)), strict=False)
    spaces = {place: f"{name} {chance.randint(1, 2)}" for place, name in taken}
    sites = {
        realm: f"{chance.choice(FACTIONS)} {chance.choice(['minor', 'major'])}"
        for realm in chance.sample(CONTENT.realm_ids, chance.randrange(4))
    }
    gone = {"minor": chance.randrange(3), "major": chance.randrange(2), "capstone": int(chance.random() < 0.1)}
    supply = {"ambition": chance.randrange(4), "identity": gone}
    return Game(*seats, spaces=spaces, sites=sites, options=options, bliss=supply, gloom=supply, seed=seed).table


def scarce_seat(name: str, chance: random.Random) -> dict[str, Any]:
    vibes = {action: chance.choice(([None], ["wild"], ["wild"] * 3, ["wild"] * 4)) for action in SPIRIT_ACTIONS}
    means = {"wp": chance.randrange(10), "essence": chance.randrange(3), "hand": chance.randrange(6)}
    return spirit(name, chance.choice(S), vibes=FULL if chance.random() < 0.5 else vibes, list=name, **means)


@pytest.mark.parametrize("batch", range(4))
def test_reasons_are_there_where_much_is_missing(batch: int) -> None:
    for seed in range(8 * batch, 8 * batch + 8):
        table = scarce(seed)
        chance = random.Random(seed)
        for _ in range(ANSWERS):
            if table.over:
                break
            check_reasons(table, OBSTACLES)
            table.answer(chance.choice(lively(table)))


def lively(table: Table) -> list[int]:
    """The legal answers, without ending a turn while something can be done."""
    legal = table.legal()
    return [answer for answer in legal if answer > replies.YES] or legal


def declaring(action: str, *seats: dict[str, Any], **position: Any) -> Table:
    """On side B the first seat declares an action of which all upgrades are unlocked."""
    return Game(*seats, options={"spirit_side": "b"}, **position).start(action).table


def full(name: str, at: str = "valley", **more: Any) -> dict[str, Any]:
    return spirit(name, at, vibes=FULL, level=4, **more)


RARE: Final[dict[tuple[str, str], Callable[[], Table]]] = {
    ("E_SPIRIT_BLOCK", "CB-21.4.3"): lambda: (
        Game(
            spirit("empathy", "valley", vibes=row("move", 3), level=1),
            *(spirit(name, "network") for name in ("misery", "love", "malice")),
            options={"spirit_side": "b"},
        )
        .start("move")
        .table
    ),
    ("E_NO_FRAGMENT", "CB-11.3.4"): lambda: declaring(
        "fortify", full("delight", "valley-cradle"), sites={"valley": "gloom major"}, gloom={"identity": {"minor": 5}}
    ),
    ("E_NO_FRAGMENT", "CB-11.2.1"): lambda: declaring(
        "fortify", full("delight", "valley-cradle"), sites={"valley": "bliss minor"}, bliss={"identity": {"major": 3}}
    ),
    ("E_ENEMY_REALM", "CB-11.2.3"): lambda: declaring(
        "fortify",
        full("delight", "valley-cradle"),
        sites={"valley": "bliss minor"},
        spaces={"valley-1": "bleakness 2", "valley-2": "bleakness 2"},
    ),
    ("E_CLOSED", "CB-19.1.9"): lambda: declaring(
        "fortify",
        full("harmony", "valley-cradle"),
        sites={"valley": "bliss minor"},
        bliss={"identity": {"capstone": 1}},
    ),
    ("E_LIMIT", "CB-20.7.3"): lambda: (
        Game(
            spirit("love"),
            full("anxiety", "network", hand=["fear", "anger"]),
            active=1,
            options={"spirit_side": "b"},
            spaces=dict.fromkeys(E[:6], "bleakness 1"),
        )
        .start("invoke")
        .use()
        .table
    ),
}


@pytest.mark.parametrize("pair", RARE)
def test_rare_reasons_are_there(pair: tuple[str, str]) -> None:
    table = RARE[pair]()
    check_reasons(table, OBSTACLES)
    seat = table.question.seat if table.question else 0
    refused = [answer for answer in range(table.game.actions) if answer not in table.legal(seat)]
    told = {(refusal.code, refusal.rule) for refusal in (table.unspoken(answer, seat) for answer in refused)}
    assert pair in told


def test_every_reason_of_the_rules_can_be_checked() -> None:
    """Those of powers are declared when somebody is refused for the first time."""
    spoken_for_others = {("E_TURN", "CB-6.1.1"), ("E_TURN", "CB-19.1.7")}
    of_packs = declared("CB-23.3.") - set(OBSTACLES)  # other tests write powers that the default content has not
    assert (declared("CB-") - of_packs) | spoken_for_others | set(powers.OBSTACLES) == set(OBSTACLES)


def test_a_false_reason_is_found() -> None:
    table = Game(spirit("love", wp=0)).table
    attempt = Attempt(Moment(table), 0, replies.ACT)
    check_refused(attempt, Refusal("E_WP", "CB-8.1.1"), OBSTACLES)
    with pytest.raises(AssertionError, match="E_SPIRIT_BLOCK"):
        check_refused(attempt, Refusal("E_SPIRIT_BLOCK", "CB-8.1.2"), OBSTACLES)
    with pytest.raises(AssertionError, match="E_WP"):
        check_legal(attempt, OBSTACLES)
