"""BR-6, BR-7 Events on the board: drawn, pushed, discarded, applied and answering; the examples, played."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.black_rose_wars.components.things import ROSE_PHASE
from tests.rulebook import rule, vector
from tests.rules.black_rose_wars.playing import CONTENT, A, B, C, K, Scene, mage, servant


def treasure(*events: str | None, top: str, **more: Any) -> Scene:
    """A stands in the restored Treasure Room of the second moon, whose deck is known."""
    return Scene(
        mage("treasure"),
        mage("crypt"),
        rooms={"treasure": {"restored": True}},
        events={"slots": list(events), "decks": ["rest", [top, "rest"]]},
        moon=2,
        **more,
    )


@rule("BR-7.1.2", "BR-6.1.5")
@vector("TV-23")
def test_a_card_makes_room_and_pushes_only_what_is_in_the_way() -> None:
    game = treasure("ev2-01", None, "ev2-07", top="ev2-02")
    game.fight("activate")
    assert game.events_open() == ["ev2-02", "ev2-01", "ev2-07"]
    assert game.position()["events"]["discard"] == []
    assert (game.power(A), game.power(K)) == (2, 2)


@rule("BR-6.1.6", "BR-7.1.2")
@vector("TV-25")
def test_an_immediate_event_takes_no_slot_and_pays_twice() -> None:
    game = treasure("ev2-01", None, "ev2-07", top="ev2-08", texts={"ev2-08": {"reveal": 1, "discard": 2}})
    game.fight("activate")
    assert [len(game.quests(seat, "active")) for seat in (A, B)] == [1, 1]
    assert game.power(K) == 3
    assert game.events_open() == ["ev2-01", None, "ev2-07"]


@rule("BR-7.1.3")
@vector("TV-26")
def test_an_event_that_an_effect_discards_pays_nobody() -> None:
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("crypt"),
        events={"slots": ["ev2-01", "ev2-11", "ev2-07"]},
        moon=2,
        texts={"black-covenant": {"main": {"effect": "edisc 1"}}},
    )
    game.cast("i").do("discard_event", event_card=CONTENT.event_ids.index("ev2-11"))
    assert game.events_open() == ["ev2-01", None, "ev2-07"]
    assert game.power(K) == 0


@rule("BR-6.1.1", "BR-6.1.2", "BR-6.1.4", "BR-6.1.5")
@vector("TV-214")
def test_what_slides_or_is_pushed_out_pays_the_black_rose() -> None:
    game = Scene(
        mage("hall"),
        mage("crypt"),
        phase="rose",
        moon=3,
        events={"slots": ["ev2-11", "ev2-04", "ev2-07"], "decks": ["rest", "rest", ["ev3-03", "ev3-06", "rest"]]},
    )
    assert game.power(K) == 5
    assert game.events_open() == [None, "ev3-03", "ev2-11"]
    told = len(game.events("power"))
    while game.state.round == 1:
        game.rest()
    gains = [event["change"] for event in game.events("power")[told:] if event["participant"] == K]
    assert gains[:2] == [3, 2]
    assert game.events_open() == ["ev3-06", None, "ev3-03"]


@rule("BR-6.1.2", "BR-6.1.3", "BR-6.1.6", "BR-7.1.6")
@vector("TV-215")
def test_power_infusion_asks_whoever_can_pay() -> None:
    game = Scene(
        mage(power=5),
        mage(power=1),
        mage(power=2),
        phase="rose",
        rose={"power": 19},
        events={"decks": ["rest", "rest", ["ev3-13", "rest"]]},
    )
    assert (game.crown, game.power(K)) == (C, 22)
    assert game.asks == [(A, "may")]
    game.yes()
    assert (game.power(A), len(game.hand(A))) == (3, 1)
    assert game.asks == [(C, "may")]
    game.yes()
    assert (game.power(B), game.power(C), len(game.hand(C))) == (1, 0, 1)
    assert game.events_open() == [None, None, None]


@rule("BR-14.2.11", "BR-18.1.1", "BR-22.2.3")
@vector("TV-216")
def test_events_that_answer() -> None:
    game = Scene(mage("garden"), mage("crypt"), rooms={"treasure": "B1"}, events={"slots": [None, "ev1-12", None]})
    game.fight("activate").choose("treasure")
    assert game.unstable("treasure") == "B1 A1 K1"
    game = Scene(
        mage("garden"),
        mage("crypt"),
        rooms={"treasure": "B1", "garden": {"restored": True}},
        events={"slots": [None, "ev1-12", None]},
    )
    game.fight("activate").choose("treasure").choose("treasure")
    assert game.unstable("treasure") == "B1 A2 K1"
    assert game.supply(K) == 29

    def scene(nigredo: str) -> Scene:
        return Scene(
            mage("crypt"),
            mage("arena"),
            rooms={"arena": "A2"},
            evocations={
                "nigredo-1": servant("arena", A, nigredo),
                "cadaver-1": servant("crypt", A),
                "cadaver-2": servant("crypt", A),
            },
            events={"slots": [None, None, "ev1-09"]},
            active=B if nigredo else A,
        )

    game = scene("B2").fight("nigredo-1")
    assert game.where("nigredo-1") == "away"
    assert game.unstable("arena") == "A2 K1"
    game = scene("").fight("activate").do("return", figure=game.number("nigredo-1"))
    assert game.where("nigredo-1") == "away"
    assert game.unstable("arena") == "A2"


@rule("BR-14.2.11", "BR-14.2.7")
@vector("TV-88")
def test_an_event_comes_before_the_trap_of_the_first_mage() -> None:
    game = Scene(
        mage("hall", board={"i": "master-of-pleasure activated"}),
        mage("crypt", quests={"qu1-01": "fulfilled"}),
        events={"slots": [None, None, "ev3-09"]},
        moon=3,
        active=B,
    )
    game.do("quest").use("i", by=A)
    assert [name for name, *_ in game.told("answered", "sprung")] == ["answered", "sprung"]
    assert (game.power(B), game.power(K)) == (4, 1)
    assert game.cubes(B) == "A2"


@rule("BR-5.1.2", "BR-7.1.5", "BR-6.1.7")
def test_events_of_the_rose_phase_are_applied_from_slot_1_on() -> None:
    game = Scene(
        mage("hall"),
        mage("crypt"),
        phase="rose",
        events={"slots": ["ev1-06", "ev1-11", None], "decks": [["ev1-04", "rest"]]},
    )
    assert game.phase == ROSE_PHASE
    assert game.events_open() == [None, "ev1-04", "ev1-06"]
    applied = [CONTENT.event_ids[event["event_card"]] for event in game.events("event_applied")]
    assert applied == ["ev1-04", "ev1-06"]


@rule("BR-7.1.5")
def test_an_event_does_not_answer_the_room_that_drew_it() -> None:
    game = treasure("ev2-01", None, None, top="ev2-04")
    game.fight("activate")
    assert (game.events_open(), game.power(K)) == (["ev2-04", "ev2-01", None], 2)
    game.explore("garden", "activate").choose("garden")
    assert game.power(K) == 3


@rule("BR-7.1.2", "BR-6.1.3")
def test_whoever_draws_an_event_by_an_effect_takes_its_crown() -> None:
    game = Scene(
        mage("crypt"),
        mage("treasure"),
        rooms={"treasure": {"restored": True}},
        events={"decks": ["rest", ["ev2-05", "rest"]]},
        moon=2,
        active=B,
    )
    game.fight("activate")
    assert (game.crown, game.state.first, game.events_open()) == (B, A, ["ev2-05", None, None])


@rule("BR-5.1.2", "BR-7.1.5")
def test_what_an_event_does_during_a_phase_it_does_in_no_other() -> None:
    """Puppeteer answers what leaves in the Action phase, but not what is slain in the Evocation phase."""
    game = Scene(
        mage("hall"),
        mage("crypt"),
        evocations={"cadaver-1": servant("hall", A), "cadaver-2": servant("hall", B)},
        events={"slots": [None, None, "ev1-09"]},
        phase="evocation",
    )
    game.target("cadaver-1").target("cadaver-2")
    assert (game.where("cadaver-2"), game.unstable("hall")) == ("away", "")


@pytest.mark.parametrize("effect", ["each M*: quest it 1 moon=3", "quest M* 1 moon=3"])
@rule("BR-5.2.3", "BR-7.1.6")
def test_what_an_event_does_to_all_mages_it_does_in_turn_order(effect: str) -> None:
    top = ["qu3-01", "qu3-02", "qu3-03"]
    game = Scene(
        mage("hall"),
        mage(),
        mage("crypt"),
        crown=C,
        phase="rose",
        moon=2,
        events={"decks": ["rest", ["ev2-08", "rest"]]},
        quests={"decks": ["rest", "rest", [*top, "rest"]]},
        texts={"ev2-08": {"effect": effect}},
    )
    assert [*game.quests(C, "active"), *game.quests(A, "active"), *game.quests(B, "active")] == top


@rule("BR-5.2.3", "BR-1.1.2")
def test_what_an_event_asks_all_mages_it_asks_in_turn_order() -> None:
    hand = ["torment", "albify"]
    game = Scene(
        mage("hall", hand=hand),
        mage(hand=hand),
        mage("crypt", hand=hand),
        crown=C,
        phase="rose",
        moon=2,
        events={"decks": ["rest", ["ev2-08", "rest"]]},
        texts={"ev2-08": {"effect": "disc M* 1 hand own"}},
    )
    asked = []
    while game.kind == "discard":
        asked.append(game.asked.seat)
        game.answer(game.legal()[0])
    assert asked == [C, A, B]
