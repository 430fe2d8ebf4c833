"""Hearts, the worked example: its rules, what each seat knows, and games recorded from OpenSpiel."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hearts.cards import NAMES, PENALTIES, names
from hearts.game import Hearts
from hearts.state import DIRECTIONS, SEATS, HeartsTable
from mindrose.kernel.errors import BadOption
from mindrose.kernel.table import Table
from tests.playing import Example
from tests.rulebook import rule

GAME = Hearts()
RECORDED = json.loads((Path(__file__).parent / "hearts_openspiel.json").read_text(encoding="utf-8"))


def cards(text: str) -> list[str]:
    """`"23C AH"` is the two and three of clubs and the ace of hearts."""
    return [rank + word[-1] for word in text.split() for rank in word[:-1]]


class Deal(Example[HeartsTable]):
    """A table at its first question; what the hands do not name fills them up, lowest cards first."""

    def __init__(self, *hands: str, direction: str = "hold", **options: bool) -> None:
        named = [cards(hand) for hand in (*hands, "", "", "", "")[:SEATS]]
        rest = [name for name in NAMES if not any(name in hand for hand in named)]
        for hand in named:
            while len(hand) < 13:
                hand.append(rest.pop(0))
        seats = [{"hand": hand} for hand in named]
        super().__init__(GAME.from_position({"pass": direction, "options": options, "seats": seats}), HeartsTable)

    def play(self, text: str) -> Deal:
        """Plays these cards in turn."""
        for name in cards(text):
            self.do("play", card=name)
        return self

    def cannot(self, name: str) -> tuple[str, str]:
        """Why a card cannot be chosen: code and rule."""
        return self.why_not(NAMES.index(name))


def ended(*taken: str, **options: bool) -> list[int]:
    """The scores when the seats have taken these cards, and the last seat all others."""
    piles = [cards(pile) for pile in taken]
    piles += [[] for _ in range(SEATS - 1 - len(piles))]
    piles.append([name for name in NAMES if not any(name in pile for pile in piles)])
    seats = [{"laid": NAMES[seat::4], "taken": pile} for seat, pile in enumerate(piles)]
    table = GAME.from_position({"leader": 0, "options": options, "seats": seats})
    assert table.over
    return scores(table)


def scores(table: Table) -> list[int]:
    assert table.outcome is not None
    return [points for (points,) in table.outcome.points]


# Dealing and passing


@rule("HE-1.1")
def test_every_seat_gets_thirteen_cards() -> None:
    hands = [seat["hand"] for seat in GAME.new(seed=1).position()["seats"]]
    assert [len(hand) for hand in hands] == [13] * SEATS
    assert set().union(*hands) == set(NAMES)


@rule("HE-1.1")
def test_hearts_is_for_four() -> None:
    with pytest.raises(BadOption, match="4 to 4 players"):
        GAME.new(players=3)


@rule("HE-1.2")
def test_the_direction_is_left_to_chance() -> None:
    assert {GAME.new(seed=seed).view()["pass"] for seed in range(40)} == set(DIRECTIONS)
    assert {GAME.new(seed=seed, pass_cards=False).view()["pass"] for seed in range(40)} == {"hold"}


@rule("HE-1.3")
def test_the_seats_pass_three_cards_each_one_after_another() -> None:
    deal = Deal(direction="left")
    order = []
    for _ in range(12):
        order.append(deal.asked.seat)
        assert deal.offered("card") == deal.view(order[-1])["seats"][order[-1]]["hand"]
        first = deal.legal()[0]
        deal.answer(first)
        if deal.asked.seat == order[-1]:
            assert deal.cannot(NAMES[first]) == ("E_NOT_IN_HAND", "HE-1.3")
    assert order == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]


@rule("HE-1.3")
def test_what_is_passed_is_a_secret() -> None:
    deal = Deal(direction="across").do("pass", card="2C").do("pass", card="3C")
    assert deal.view(0)["seats"][0]["passed"] == ["2C", "3C"]
    for seat in (None, 1, 2, 3):
        assert deal.view(seat)["seats"][0]["passed"] == 2
        assert deal.view(seat)["seats"][0]["hand"] == {"count": 11, "known": []}


@rule("HE-1.3")
def test_a_pass_can_be_taken_back_until_the_next_seat_is_asked() -> None:
    deal = Deal(direction="left").do("pass", card="2C").do("pass", card="3C")
    assert deal.undoable()
    assert not deal.do("pass", card="4C").undoable()


@rule("HE-1.4", "HE-4.1")
@pytest.mark.parametrize(("direction", "steps"), [("left", 1), ("across", 2), ("right", 3)])
def test_passed_cards_go_to_the_receiver_and_both_know_them(direction: str, steps: int) -> None:
    deal = Deal("2345C", "2345D", "2345H", "2345S", direction=direction)
    for suit in "CDHS":
        for rank in "345":
            deal.do("pass", card=rank + suit)
    for giver, suit in enumerate("CDHS"):
        receiver = (giver + steps) % SEATS
        given = [rank + suit for rank in "345"]
        for seat in range(SEATS):
            entry = deal.view(seat)["seats"][giver]
            assert entry["passed"] == (given if seat in (giver, receiver) else 3)
            told = [event for event in deal.events("gave", seat) if event["seat"] == giver]
            told_cards = [NAMES.index(name) for name in given] if seat in (giver, receiver) else [None] * 3
            assert [[event["first"], event["second"], event["third"]] for event in told] == [told_cards]
        leads = ["2C"] if receiver == 0 else []
        assert deal.view(giver)["seats"][receiver]["hand"]["known"] == leads + given
        assert set(given) <= set(deal.view(receiver)["seats"][receiver]["hand"])


# Tricks


@rule("HE-2.1", "HE-2.2")
def test_the_two_of_clubs_leads_and_the_others_follow_clockwise() -> None:
    deal = Deal("", "2C AS", "34567C", "89TC")
    assert deal.asked.seat == 1
    assert deal.offered("card") == ["2C"]
    assert deal.cannot("AS") == ("E_FIRST_LEAD", "HE-2.1")
    for seat, name in enumerate(cards("2C 3C 8C"), start=1):
        assert deal.asked.seat == seat
        deal.play(name)
    assert deal.asked.seat == 0
    assert deal.view()["trick"] == ["2C", "3C", "8C"]


@rule("HE-2.2", "HE-4.1")
@pytest.mark.parametrize(("clubs", "spades"), [("3C", "23456789TJQKS"), ("34C", "23456789TJQS")])
def test_that_a_card_is_forced_is_a_secret(clubs: str, spades: str) -> None:
    deal = Deal("2C", f"{clubs} {spades}").play("2C")
    assert deal.offered("card") == cards(clubs)
    for seat in (None, 0, 2, 3):
        assert deal.view(seat)["question"] == [{"seat": 1, "kind": "play"}]


@rule("HE-2.1")
def test_any_club_may_lead_by_an_option() -> None:
    deal = Deal("2AC 2D", can_lead_any_club=True)
    clubs = deal.offered("card")
    assert deal.asked.seat == 0
    assert {"2C", "AC"} <= set(clubs)
    assert all(name[1] == "C" for name in clubs)
    assert deal.cannot("2D") == ("E_FIRST_LEAD", "HE-2.1")


@rule("HE-2.3")
def test_whoever_can_follow_must() -> None:
    deal = Deal("2C", "3AC 2D 2H QS").play("2C")
    assert deal.offered("card") == [
        name for name in NAMES if name[1] == "C" and name in deal.view(1)["seats"][1]["hand"]
    ]
    assert deal.cannot("2D") == ("E_FOLLOW_SUIT", "HE-2.3")
    assert deal.cannot("4S") == ("E_NOT_IN_HAND", "HE-2.2")


@rule("HE-2.4")
def test_no_penalties_on_the_first_trick() -> None:
    hands = "2C", "23456789D 234H 2QS", "3456789TJQKAC"
    deal = Deal(*hands).play("2C")
    assert deal.offered("card") == cards("2D 2S 3D 4D 5D 6D 7D 8D 9D")
    assert deal.cannot("QS") == deal.cannot("3H") == ("E_FIRST_TRICK", "HE-2.4")
    assert {"QS", "3H"} <= set(Deal(*hands, no_pts_on_first_trick=False).play("2C").offered("card"))
    assert deal.view(0)["seats"][1]["void"] == []
    assert deal.play("2D").view(0)["seats"][1]["void"] == ["C"]


@rule("HE-2.4")
def test_only_penalties_on_the_first_trick_if_there_is_nothing_else() -> None:
    assert len(Deal("2C", "23456789TJQKH QS").play("2C").offered("card")) == 13


@rule("HE-2.5")
def test_hearts_are_not_led_before_they_are_broken() -> None:
    hands = "2345C", "AC 234D 2345H", "678C", "9TJC"
    deal = Deal(*hands).play("2C AC 6C 9C")
    assert deal.asks == [(1, "play")]
    assert deal.cannot("2H") == ("E_HEARTS_NOT_BROKEN", "HE-2.5")
    assert all(name[1] != "H" for name in deal.offered("card"))
    assert "2H" in Deal(*hands, must_break_hearts=False).play("2C AC 6C 9C").offered("card")


@rule("HE-2.5")
@pytest.mark.parametrize(("thrown", "option", "broken"), [("2H", True, True), ("QS", True, True), ("QS", False, False)])
def test_hearts_are_broken_by_a_heart_or_the_queen_of_spades(thrown: str, option: bool, broken: bool) -> None:
    hands = "2C 678D", "AC 2AD AH", "3C 2345H 2345678QS", "4C 345D"
    deal = Deal(*hands, qs_breaks_hearts=option).play(f"2C AC 3C 4C AD {thrown} 3D 6D")
    assert deal.asked.seat == 1
    assert ("AH" in deal.offered("card")) == broken


@rule("HE-2.5")
def test_hearts_are_led_by_whoever_has_nothing_else() -> None:
    hands = "2C", "AC 23456789TJQKH", "3456C", "789TC"
    assert Deal(*hands).play("2C AC 3C 7C").offered("card") == cards("23456789TJQKH")


@rule("HE-2.5")
@pytest.mark.parametrize(("option", "leads"), [(False, "QS"), (True, "23456789TJQH QS")])
def test_the_queen_of_spades_must_be_led_rather_than_hearts_unless_an_option_spares_it(
    option: bool, leads: str
) -> None:
    deal = Deal("2C", "AC QS 23456789TJQH", "3456C", "789TC", can_lead_hearts_instead_of_qs=option)
    assert set(deal.play("2C AC 3C 7C").offered("card")) == set(cards(leads))


@rule("HE-2.6")
def test_the_highest_card_of_the_suit_led_takes_the_trick() -> None:
    deal = Deal("2C", "KC", "AD 23456789TJKAS", "3C").play("2C KC AD 3C")
    assert deal.asked.seat == 1
    assert deal.view()["seats"][1]["taken"] == ["2C", "3C", "KC", "AD"]
    assert deal.happened("took") == [("took", 1, NAMES.index("KC"))]


@rule("HE-2.2")
def test_a_played_card_was_seen_and_cannot_be_taken_back() -> None:
    deal = Deal("234C", "567C", "89TC", "AKC").play("2C 5C 8C AC")
    assert deal.asked.seat == 3  # once more
    assert not deal.undoable()


# Scores


@rule("HE-3.1", "HE-3.2")
def test_hearts_count_one_and_the_queen_of_spades_thirteen() -> None:
    assert ended("2C", "AH 2H", "QS 3H") == [0, 2, 14, 10]
    assert ended("JD", "AH 2H", "QS 3H") == [0, 2, 14, 10]
    assert ended("JD", "AH 2H", "QS 3H", jd_bonus=True) == [-10, 2, 14, 10]


@rule("HE-3.3")
def test_shooting_the_moon() -> None:
    moon = " ".join(names(PENALTIES))
    assert ended("2C", moon, "3C") == [26, 0, 26, 26]
    assert ended("2C", moon + " JD", "3C", jd_bonus=True) == [26, -10, 26, 26]
    assert ended("JD", moon, "3C", jd_bonus=True) == [16, 0, 26, 26]


@rule("HE-3.4")
def test_taking_no_trick_is_a_bonus_by_an_option() -> None:
    assert ended("", "AH", "QS") == [0, 1, 13, 12]
    assert ended("", "AH", "QS", avoid_all_tricks_bonus=True) == [-5, 1, 13, 12]
    assert ended("", avoid_all_tricks_bonus=True) == [26, 26, 26, 0]


@rule("HE-3.5")
def test_whoever_has_the_fewest_points_wins() -> None:
    seats = [{"laid": NAMES[seat::4], "taken": NAMES[seat::4]} for seat in range(SEATS)]
    outcome = GAME.from_position({"leader": 0, "seats": seats}).outcome
    assert outcome is not None
    assert outcome.points == [[0], [0], [13], [13]]
    assert outcome.winners == [0, 1]


# Games recorded from OpenSpiel


def test_the_options_are_those_of_openspiel() -> None:
    assert {parameter.name: parameter.default for parameter in GAME.parameters} == RECORDED["parameters"]


@pytest.mark.parametrize("recorded", RECORDED["games"])
def test_a_game_recorded_from_openspiel(recorded: dict[str, Any]) -> None:
    """The same decisions, one by one, and the same points."""
    seats = [{"hand": [NAMES[card] for card in recorded["deal"][seat::4]]} for seat in range(SEATS)]
    position = {"pass": DIRECTIONS[recorded["pass"]], "options": recorded["options"], "seats": seats}
    deal = Example(GAME.from_position(position), HeartsTable)
    for seat, card, legal in recorded["decisions"]:
        assert (deal.asked.seat, deal.legal()) == (seat, legal)
        deal.answer(card)
    assert scores(deal.table) == recorded["points"]
