"""Goofspiel, the example of secret choices: its rules, what each seat knows, and games recorded from OpenSpiel."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from goofspiel.game import Goofspiel
from goofspiel.rules import ROUNDS
from goofspiel.state import GoofspielTable
from mindrose.kernel.errors import BadOption, MindroseError
from mindrose.kernel.form import Form
from mindrose.kernel.stacks import StackCheck
from tests.playing import Example
from tests.rulebook import rule

GAME = Goofspiel()
RECORDED = json.loads((Path(__file__).parent / "goofspiel_openspiel.json").read_text(encoding="utf-8"))


class Bidding(Example[GoofspielTable]):
    """A table where these prizes will be turned, in this order."""

    def __init__(self, *prizes: int, players: int = 2, **options: Any) -> None:
        document = {"players": players, "options": {"cards": len(prizes), **options}, "deck": list(prizes)}
        super().__init__(GAME.from_position(document), GoofspielTable)

    def bid(self, *cards: int) -> Bidding:
        """Every seat lays its card."""
        for seat, card in enumerate(cards):
            self.do("bid", by=seat, number=card)
        return self

    @property
    def points(self) -> list[int]:
        return [entry["points"] for entry in self.view()["seats"]]


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
    game = Bidding(3, 1, 2)
    assert game.view()["prizes"] == [3]
    assert game.bid(1, 2).view()["prizes"] == [3, 1]
    assert game.happened("turned")[-1] == ("turned", 1)


@rule("GO-2.2")
def test_all_seats_are_asked_at_the_same_time_and_answer_in_any_order() -> None:
    game = Bidding(1, 2, 3, players=3)
    assert game.asks == [(0, "bid"), (1, "bid"), (2, "bid")]
    for seat in (2, 0, 1):
        game.do("bid", by=seat, number=seat + 1)
    assert game.points == [0, 0, 1]


@rule("GO-2.2")
def test_a_card_that_was_spent_is_not_bid_again() -> None:
    game = Bidding(1, 2, 3).bid(3, 2)
    assert game.why_not(3, by=0) == ("E_NOT_IN_HAND", "GO-2.2")
    assert game.why_not(0, by=0) == ("E_NOT_IN_HAND", "GO-2.2")
    assert game.legal(0) == [1, 2]
    assert game.legal(1) == [1, 3]


@rule("GO-2.3")
def test_a_bid_can_be_changed_while_others_think() -> None:
    game = Bidding(1, 2, 3).do("bid", by=0, number=3)
    assert game.asks == [(1, "bid"), (0, "change")]
    assert game.why_not(3, by=0) == ("E_SAME_BID", "GO-2.3")
    game.do("change", by=0, number=1).do("change", by=0, number=2)
    assert game.view(0)["seats"][0]["bid"] == 2
    game.do("bid", by=1, number=1)
    assert game.points == [1, 0]
    assert game.legal(0) == [1, 3]


@rule("GO-2.3")
def test_nobody_sees_that_a_bid_was_changed() -> None:
    game = Bidding(1, 2, 3).do("bid", by=0, number=3)
    with game.unseen_by(1, None):
        game.do("change", by=0, number=1)


@rule("GO-2.3")
def test_a_secret_bid_can_be_taken_back_until_all_have_bid() -> None:
    game = Bidding(1, 2, 3, players=3).do("bid", by=0, number=3)
    assert game.undoable()
    game.do("bid", by=1, number=2)
    before = game.view(2)
    game.undo(by=0)
    assert [entry["ready"] for entry in game.view()["seats"]] == [False, True, False]
    assert [given.seat for given in game.table.given.since(0)] == [1]
    game.do("bid", by=0, number=1)
    assert game.view(2) == before
    assert not game.do("bid", by=2, number=3).undoable()


@rule("GO-2.4")
def test_the_highest_bid_wins_the_prize() -> None:
    game = Bidding(3, 2, 1, players=3).bid(1, 3, 2)
    assert game.points == [0, 3, 0]
    assert [entry["bids"] for entry in game.view()["seats"]] == [[1], [3], [2]]
    assert [entry["unspent"] for entry in game.view()["seats"]] == [[2, 3], [1, 2], [1, 3]]
    assert game.happened("won") == [("won", 1, 3)]
    assert [event["bid"] for event in game.events("showed")] == [1, 3, 2]


@rule("GO-2.5")
def test_a_tied_prize_is_discarded() -> None:
    game = Bidding(3, 2, 1, players=3).bid(3, 3, 2)
    assert game.points == [0, 0, 0]
    assert game.happened("discarded") == [("discarded", 3)]


@rule("GO-2.5")
def test_lower_bids_may_be_equal() -> None:
    assert Bidding(3, 2, 1, players=3).bid(1, 3, 1).points == [0, 3, 0]


@rule("GO-2.6")
def test_the_last_card_is_bid_without_a_question() -> None:
    game = Bidding(1, 2).bid(1, 2)
    assert game.over
    assert game.points == [2, 1]
    assert [event["event"] for event in game.table.events()][-4:] == ["turned", "showed", "showed", "won"]


# The end


@rule("GO-3.1")
def test_the_game_is_over_when_all_prizes_have_been_bid_for() -> None:
    game = Bidding(3, 1, 2).bid(3, 2).bid(1, 3)
    assert game.over
    assert game.view()["prizes"] == [3, 1, 2]
    assert game.refused(1).code == "E_GAME_OVER"


@rule("GO-3.2")
@pytest.mark.parametrize(
    ("bids", "winners"), [([[3, 1], [2, 3]], [1]), ([[3, 3], [2, 2]], [0, 1]), ([[1, 3], [3, 1]], [0])]
)
def test_the_most_points_win(bids: list[list[int]], winners: list[int]) -> None:
    game = Bidding(1, 3, 2)
    for cards in bids:
        game.bid(*cards)
    assert game.outcome.winners == winners
    assert game.outcome.points == [[number] for number in game.points]


# What everybody knows


@rule("GO-4.1")
def test_a_bid_is_seen_by_its_seat_and_that_there_is_one_by_all() -> None:
    game = Bidding(1, 2, 3).do("bid", by=0, number=3)
    own, other = game.view(0)["seats"], game.view(1)["seats"]
    assert own[0]["bid"] == 3
    assert "bid" not in other[0]
    assert "bid" not in game.view()["seats"][0]
    assert [entry["ready"] for entry in other] == [True, False]
    assert other[0]["unspent"] == [1, 2, 3]


@rule("GO-4.1")
def test_the_others_see_one_kind_of_question_whatever_is_asked() -> None:
    game = Bidding(1, 2, 3).do("bid", by=0, number=3)
    assert [(asked["seat"], asked["kind"]) for asked in game.view(0)["question"]] == [(1, "bid"), (0, "change")]
    assert game.view()["question"] == [{"seat": 1, "kind": "bid"}, {"seat": 0, "kind": "bid", "ready": True}]


@rule("GO-4.2")
def test_an_imagined_world_has_any_bid_and_any_deck() -> None:
    game = Bidding(2, 1, 3).do("bid", by=0, number=3)
    samples = [game.table.sample(1, seed).position() for seed in range(60)]
    assert {sample["seats"][0]["bid"] for sample in samples} == {1, 2, 3}
    assert {tuple(sample["deck"]) for sample in samples} == {(1, 3), (3, 1)}
    assert {sample["seats"][1]["bid"] for sample in samples} == {None}


@rule("GO-4.2")
def test_an_imagined_deck_is_sorted_if_the_real_one_is() -> None:
    game = GAME.new(cards=4, order="descending")
    assert all(game.sample(0, seed).position()["deck"] == [3, 2, 1] for seed in range(10))


# What is running


@rule("GO-2.2")
@pytest.mark.parametrize("owners", [[0], [0, 1], [0, 0, 1], [2, 1, 0], [0, 1, 2, 3], []])
def test_every_seat_has_a_branch_to_bid_on(owners: list[int]) -> None:
    state = GAME.new(players=3, seed=1).do("bid", by=1, number=4).state
    before = {int(branch.owner): branch for branch in state.stack.branches}
    form = Form()
    StackCheck(form, state, ROUNDS).check_shape()
    assert form.reasons == []
    state.stack.branches = []
    for owner in owners:
        state.stack.grow(owner).frames += [frame.clone() for frame in before[owner % 3].frames]
    StackCheck(form, state, ROUNDS).check_shape()
    told = f"the seats [0, 1, 2] have a branch each, in this order, not {owners}"
    assert form.reasons == [f"frame 1 of 'stack', 'rounds': at its step 2 {told}"]


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
    game = Bidding(*prizes, players=recorded["players"], order=recorded["order"])
    for number, (legal, bids, after) in enumerate(recorded["rounds"], start=1):
        assert game.view()["prizes"] == prizes[:number]
        assert [game.legal(seat) for seat in range(game.table.players)] == legal
        game.bid(*bids)
        assert game.points == after
    assert game.outcome.winners == recorded["winners"]


@pytest.mark.parametrize("order", ["ascending", "descending"])
def test_sorted_prizes_come_as_in_openspiel(order: str) -> None:
    for recorded in RECORDED["games"]:
        if recorded["order"] == order:
            position = GAME.new(cards=recorded["cards"], order=order).position()
            assert position["prizes"] + position["deck"] == recorded["prizes"]


def test_a_verb_that_is_not_asked_names_the_answers() -> None:
    with pytest.raises(MindroseError, match="not among the answers to 'bid'"):
        Bidding(1, 2, 3).do("change", by=0, number=1)
