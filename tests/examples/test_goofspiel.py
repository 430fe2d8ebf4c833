"""Goofspiel, the example of secret choices: its rules, what each seat knows, and games recorded from OpenSpiel."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from goofspiel.game import Goofspiel
from mindrose.kernel.errors import BadOption, MindroseError, Refusal
from mindrose.kernel.table import Table
from tests.kernel.checking import check_undo
from tests.rulebook import rule

GAME = Goofspiel()
RECORDED = json.loads((Path(__file__).parent / "goofspiel_openspiel.json").read_text(encoding="utf-8"))


def table_of(*prizes: int, players: int = 2) -> Table:
    """A table where these prizes will be turned, in this order."""
    return GAME.from_position({"players": players, "options": {"cards": len(prizes)}, "deck": list(prizes)})


def bid(table: Table, *cards: int) -> Table:
    """Every seat lays its card."""
    for seat, card in enumerate(cards):
        table.do("bid", by=seat, number=card)
    return table


def points(table: Table) -> list[int]:
    return [entry["points"] for entry in table.view()["seats"]]


def asked(table: Table) -> list[tuple[int, str]]:
    return [(question.seat, question.kind) for question in table.questions]


def refused(table: Table, card: int, seat: int) -> tuple[str, str]:
    refusal = table.refusal(card, seat)
    assert refusal is not None, f"{card} is legal"
    return refusal.code, refusal.rule


# The cards


@rule("GO-1.1")
@pytest.mark.parametrize(("players", "cards"), [(2, 13), (3, 5), (4, 2)])
def test_everybody_has_the_same_cards(players: int, cards: int) -> None:
    table = GAME.new(players=players, seed=1, cards=cards)
    assert [table.legal(seat) for seat in range(players)] == [list(range(1, cards + 1))] * players


@rule("GO-1.1")
def test_goofspiel_is_for_two_to_four_with_two_to_thirteen_cards() -> None:
    for players in (1, 5):
        with pytest.raises(BadOption, match=r"2 to 4 players.*GO-1\.1"):
            GAME.new(players=players)
    for cards in (1, 14):
        with pytest.raises(BadOption, match="from 2 to 13"):
            GAME.new(cards=cards)


@rule("GO-1.2")
def test_the_prizes_are_shuffled_unless_an_option_sorts_them() -> None:
    orders = [GAME.new(seed=seed, cards=3).position() for seed in range(60)]
    assert len({(*order["prizes"], *order["deck"]) for order in orders}) == 6
    for order, deck in (("ascending", [1, 2, 3]), ("descending", [3, 2, 1])):
        position = GAME.new(seed=1, cards=3, order=order).position()
        assert position["prizes"] + position["deck"] == deck


# A round


@rule("GO-2.1")
def test_a_prize_is_turned_up_for_every_round() -> None:
    table = table_of(3, 1, 2)
    assert table.view()["prizes"] == [3]
    assert bid(table, 1, 2).view()["prizes"] == [3, 1]
    assert table.events()[-1] == {"event": "turned", "prize": 1}


@rule("GO-2.2")
def test_all_seats_are_asked_at_the_same_time_and_answer_in_any_order() -> None:
    table = table_of(1, 2, 3, players=3)
    assert asked(table) == [(0, "bid"), (1, "bid"), (2, "bid")]
    for seat in (2, 0, 1):
        table.do("bid", by=seat, number=seat + 1)
    assert points(table) == [0, 0, 1]


@rule("GO-2.2")
def test_a_card_that_was_spent_is_not_bid_again() -> None:
    table = bid(table_of(1, 2, 3), 3, 2)
    assert refused(table, 3, seat=0) == ("E_NOT_IN_HAND", "GO-2.2")
    assert refused(table, 0, seat=0) == ("E_NOT_IN_HAND", "GO-2.2")
    assert table.legal(0) == [1, 2]
    assert table.legal(1) == [1, 3]


@rule("GO-2.3")
def test_a_bid_can_be_changed_while_others_think() -> None:
    table = table_of(1, 2, 3).do("bid", by=0, number=3)
    assert asked(table) == [(1, "bid"), (0, "change")]
    assert refused(table, 3, seat=0) == ("E_SAME_BID", "GO-2.3")
    table.do("change", by=0, number=1).do("change", by=0, number=2)
    assert table.view(0)["seats"][0]["bid"] == 2
    table.do("bid", by=1, number=1)
    assert points(table) == [1, 0]
    assert table.legal(0) == [1, 3]


@rule("GO-2.3")
def test_nobody_sees_that_a_bid_was_changed() -> None:
    table = table_of(1, 2, 3).do("bid", by=0, number=3)
    before = table.view(1), table.view(), table.events(1), table.events()
    table.do("change", by=0, number=1)
    assert (table.view(1), table.view(), table.events(1), table.events()) == before


@rule("GO-2.3")
def test_a_secret_bid_can_be_taken_back_until_all_have_bid() -> None:
    table = table_of(1, 2, 3, players=3).do("bid", by=0, number=3)
    check_undo(table, possible=True)
    table.do("bid", by=1, number=2)
    before = table.view(2)
    table.undo(0)
    assert [entry["ready"] for entry in table.view()["seats"]] == [False, True, False]
    assert [given.seat for given in table.given.since(0)] == [1]
    table.do("bid", by=0, number=1)
    assert table.view(2) == before
    check_undo(table.do("bid", by=2, number=3), possible=False)


@rule("GO-2.4")
def test_the_highest_bid_wins_the_prize() -> None:
    table = bid(table_of(3, 2, 1, players=3), 1, 3, 2)
    assert points(table) == [0, 3, 0]
    assert [entry["bids"] for entry in table.view()["seats"]] == [[1], [3], [2]]
    assert [entry["unspent"] for entry in table.view()["seats"]] == [[2, 3], [1, 2], [1, 3]]
    assert {"event": "won", "seat": 1, "prize": 3} in table.events()
    assert [event["bid"] for event in table.events() if event["event"] == "showed"] == [1, 3, 2]


@rule("GO-2.5")
def test_a_tied_prize_is_discarded() -> None:
    table = bid(table_of(3, 2, 1, players=3), 3, 3, 2)
    assert points(table) == [0, 0, 0]
    assert {"event": "discarded", "prize": 3} in table.events()


@rule("GO-2.5")
def test_lower_bids_may_be_equal() -> None:
    assert points(bid(table_of(3, 2, 1, players=3), 1, 3, 1)) == [0, 3, 0]


@rule("GO-2.6")
def test_the_last_card_is_bid_without_a_question() -> None:
    table = bid(table_of(1, 2), 1, 2)
    assert table.over
    assert points(table) == [2, 1]
    assert [event["event"] for event in table.events()][-4:] == ["turned", "showed", "showed", "won"]


# The end


@rule("GO-3.1")
def test_the_game_is_over_when_all_prizes_have_been_bid_for() -> None:
    table = bid(bid(table_of(3, 1, 2), 3, 2), 1, 3)
    assert table.over
    assert table.view()["prizes"] == [3, 1, 2]
    with pytest.raises(Refusal, match="E_GAME_OVER"):
        table.answer(1)


@rule("GO-3.2")
@pytest.mark.parametrize(
    ("bids", "winners"), [([[3, 1], [2, 3]], [1]), ([[3, 3], [2, 2]], [0, 1]), ([[1, 3], [3, 1]], [0])]
)
def test_the_most_points_win(bids: list[list[int]], winners: list[int]) -> None:
    table = table_of(1, 3, 2)
    for cards in bids:
        bid(table, *cards)
    assert table.outcome is not None
    assert table.outcome.winners == winners
    assert table.outcome.points == [[number] for number in points(table)]


# What everybody knows


@rule("GO-4.1")
def test_a_bid_is_seen_by_its_seat_and_that_there_is_one_by_all() -> None:
    table = table_of(1, 2, 3).do("bid", by=0, number=3)
    own, other = table.view(0)["seats"], table.view(1)["seats"]
    assert own[0]["bid"] == 3
    assert "bid" not in other[0]
    assert "bid" not in table.view()["seats"][0]
    assert [entry["ready"] for entry in other] == [True, False]
    assert other[0]["unspent"] == [1, 2, 3]


@rule("GO-4.1")
def test_the_others_see_one_kind_of_question_whatever_is_asked() -> None:
    table = table_of(1, 2, 3).do("bid", by=0, number=3)
    assert [(asked["seat"], asked["kind"]) for asked in table.view(0)["question"]] == [(1, "bid"), (0, "change")]
    assert table.view()["question"] == [{"seat": 1, "kind": "bid"}, {"seat": 0, "kind": "bid", "ready": True}]


@rule("GO-4.2")
def test_an_imagined_world_has_any_bid_and_any_deck() -> None:
    table = table_of(2, 1, 3).do("bid", by=0, number=3)
    samples = [table.sample(1, seed).position() for seed in range(60)]
    assert {sample["seats"][0]["bid"] for sample in samples} == {1, 2, 3}
    assert {tuple(sample["deck"]) for sample in samples} == {(1, 3), (3, 1)}
    assert {sample["seats"][1]["bid"] for sample in samples} == {None}


@rule("GO-4.2")
def test_an_imagined_deck_is_sorted_if_the_real_one_is() -> None:
    table = GAME.new(cards=4, order="descending")
    assert all(table.sample(0, seed).position()["deck"] == [3, 2, 1] for seed in range(10))


# Games recorded from OpenSpiel


def test_the_options_are_those_of_openspiel() -> None:
    theirs = RECORDED["parameters"]
    defaults = {parameter.name: parameter.default for parameter in GAME.parameters}
    assert defaults == {"cards": theirs["num_cards"], "order": theirs["points_order"]}
    assert GAME.players_min == theirs["players"]


@pytest.mark.parametrize("recorded", RECORDED["games"])
def test_a_game_recorded_from_openspiel(recorded: dict[str, Any]) -> None:
    """The same legal cards, prizes and points, round by round, and the same winners."""
    prizes = recorded["prizes"]
    options = {"cards": recorded["cards"], "order": recorded["order"]}
    table = GAME.from_position({"players": recorded["players"], "options": options, "deck": prizes})
    for number, (legal, bids, after) in enumerate(recorded["rounds"], start=1):
        assert table.view()["prizes"] == prizes[:number]
        assert [table.legal(seat) for seat in range(table.players)] == legal
        bid(table, *bids)
        assert points(table) == after
    assert table.outcome is not None
    assert table.outcome.winners == recorded["winners"]


@pytest.mark.parametrize("order", ["ascending", "descending"])
def test_sorted_prizes_come_as_in_openspiel(order: str) -> None:
    for recorded in RECORDED["games"]:
        if recorded["order"] == order:
            position = GAME.new(cards=recorded["cards"], order=order).position()
            assert position["prizes"] + position["deck"] == recorded["prizes"]


def test_a_verb_that_is_not_asked_names_the_answers() -> None:
    with pytest.raises(MindroseError, match="not among the answers to 'bid'"):
        table_of(1, 2, 3).do("change", by=0, number=1)
