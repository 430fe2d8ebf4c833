"""What views and looks ahead foretell of a Revelation, a refill, a use or an entry is what then happens."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mindrose.games.cerebria_cards import replies
from mindrose.games.cerebria_cards.options import PATTERNS
from mindrose.kernel.table import Table
from tests.rulebook import rule
from tests.rules.cerebria_cards.playing import GAME, Game, seat


def gains_told(events: list[dict[str, Any]], players: int) -> list[dict[str, Any]]:
    """What everybody scored, as the story tells it."""
    found = [{"bliss": 0, "gloom": 0, "bonus": 0, "pattern": "none"} for _ in range(players)]
    for event in events:
        if event["event"] == "collected":
            found[event["seat"]] |= {"bliss": event["bliss"], "gloom": event["gloom"]}
        elif event["event"] == "bonus":
            gain = found[event["seat"]]
            gain[("bliss", "gloom")[event["polarity"]]] += event["number"]
            gain |= {"bonus": event["number"], "pattern": PATTERNS[event["pattern"]]}
    return found


@rule("CC-9.5", "CC-9.8", "CC-9.11", "CC-10.6")
def test_a_forecast_comes_true() -> None:
    """An Impulse that no stack can replace brings the Revelation at once: everybody scores what was foretold."""
    foretold = won = 0
    for seed in range(12):
        table: Table = GAME.new(2 + seed % 4, f"forecast-{seed}", supply_bliss=20 if seed % 3 == 0 else 40)
        chance = random.Random(seed)
        while not table.over:
            asked = table.question
            assert asked is not None
            forecast = table.view(None)["forecast"]
            told = len(table.story)
            answer = chance.choice(asked.answers)
            impulse = answer.verb == "impulse"
            table.answer(answer)
            happened: list[dict[str, Any]] = table.events(None, told)
            if not impulse or "revelation" not in [event["event"] for event in happened]:
                continue
            assert gains_told(happened, table.players) == forecast["gains"]
            assert [event["seat"] for event in happened if event["event"] == "won"] == forecast["winners"]
            foretold += 1
            won += bool(forecast["winners"])
        assert table.view(None)["forecast"] == {"gains": [], "winners": []}
    assert foretold > 20
    assert won > 3


@rule("CC-8.8", "CC-8.9")
def test_a_receiver_of_a_drain_says_how_many_fragments_move() -> None:
    """The slot that the payment empties counts too."""
    game = Game(seat(mindset=["Euphoria f2", "Hope f0"]), seat(mindset=["Valor f2"]))
    game.do("use", place=0)
    asked = game.table.question
    assert asked is not None
    assert {answer.points["place"]: answer.points["number"] for answer in asked.answers} == {0: 1, 1: 2}


@rule("CC-4.2", "CC-4.3", "CC-9.1")
def test_a_look_ahead_at_an_impulse_ends_before_the_refill_or_goes_through_the_revelation() -> None:
    game = Game(seat(), seat(), impulses=["Valor", "Fear", "Rage"], stacks=[3, 1, 0])
    assert game.view(0)["refills"] == [2, 0, None]
    ahead = game.table.preview(0, [replies.COLUMN])
    assert (ahead.stop, [event["event"] for event in ahead.events]) == ("hidden", ["impulse"])
    assert (ahead.view["actions"], ahead.view["impulses"][0], ahead.view["seats"][0]["hand"]) == (1, None, ["valor"])
    ahead = game.table.preview(0, [replies.COLUMN + 2])
    assert [event["event"] for event in ahead.events][:2] == ["impulse", "revelation"]
    assert ahead.view["actions"] == 1  # and it is lost


@rule("CC-6.9", "CC-7.1", "CC-7.3", "CC-13.4")
def test_a_view_says_what_a_use_leaves_and_who_could_counter_it() -> None:
    known = "Rage seen by 0"
    game = Game(seat(["Anger"], ["Valor f2", "Hope f0"]), seat([known, "Fear"]), seat(), seat(["Adoration"]))
    [use, *others] = game.view(0)["uses"]
    assert use == {
        "left": 1,
        "absorbing": [],
        "counters": [{"seat": 1, "known": True}, {"seat": 3, "known": False}],
    }
    assert others == [None, None, None]
    assert game.view(1)["uses"] == [None, None, None, None]
    assert game.view(None)["uses"] == []


@rule("CC-5.16", "CC-7.5")
def test_an_emotion_without_a_vibe_is_countered_by_nobody() -> None:
    game = Game(seat([], ["Valor+Brightness-Y f2"]), seat(["Rage", "Fear"]), options={"fused_vibe": "none"})
    assert game.view(0)["uses"][0]["counters"] == []


@rule("CC-6.11", "CC-6.12", "CC-6.13")
def test_a_view_says_where_a_spent_fragment_can_stay() -> None:
    mindset: list[str | None] = [
        "Valor+Brightness-Y f2 a0",
        "Brightness-R a1",
        "Brightness-Gn a2",
        "Hope+Bleakness-Y f2",
    ]
    game = Game(seat([], mindset), seat())
    assert [use and use["absorbing"] for use in game.view(0)["uses"]] == [[0, 1], None, None, [1]]


@rule("CC-5.4", "CC-5.5")
def test_a_view_says_whether_something_must_or_may_go_for_what_enters() -> None:
    full: list[str | None] = ["Valor", "Hope", "Rage", "Fear"]
    game = Game(seat(["Anger"], full), seat(["Envy"], ["Guilt"]), seat(["Trust"]))
    assert [game.view(viewer)["removal"] for viewer in (0, 1, 2, None)] == ["must", "may", None, None]


@pytest.mark.parametrize("fused", [True, False])
@rule("CC-6.4", "CC-6.5", "CC-8.29")
def test_a_view_says_what_could_be_used_in_this_turn(fused: bool) -> None:
    """One's own ones as they are, those of others as Swap would bring them."""
    own: list[str | None] = ["Valor", "Hope fresh", "Rage+Bleakness-R fresh", "Brightness-Gn"]
    game = Game(seat([], own), seat([], ["Fear", "Envy+Bleakness-Y"]), options={"swapped_fused_ready": fused})
    assert game.view(0)["seats"][0]["ready"] == [True, False, True, None]
    assert game.view(0)["seats"][1]["ready"] == [False, fused, None, None]


@rule("CC-4.2", "CC-6.9", "CC-7.1")
def test_what_views_say_of_uses_and_refills_comes_true() -> None:
    uses = refills = 0
    for seed in range(8):
        table: Table = GAME.new(2 + seed % 4, f"uses-{seed}")
        chance = random.Random(seed)
        while not table.over:
            asked = table.question
            assert asked is not None
            view = table.view(asked.seat)
            answer = chance.choice(asked.answers)
            if answer.verb == "use":
                ahead = table.preview(asked.seat, [answer.number])
                series = [answer.number]
                while all(event["event"] != "used" for event in ahead.events):
                    assert ahead.question is not None
                    series.append(ahead.question.answers[0].number)
                    ahead = table.preview(asked.seat, series)
                counters = view["uses"][answer.points["place"]]["counters"]
                countering = [one["seat"] for one in ahead.view["question"] if one["kind"] == "counter"]
                assert countering == [one["seat"] for one in counters[:1]]
                uses += 1
            left = view["refills"][answer.points["column"]] if answer.verb == "impulse" else -1
            told = len(table.story)
            table.answer(answer)
            if left != -1:
                happened = [event["event"] for event in table.events(None, told)]
                assert happened[:2] == ["impulse", "revelation" if left is None else "refilled"]
                refills += 1
    assert uses > 100
    assert refills > 100
