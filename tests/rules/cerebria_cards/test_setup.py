"""CC-2 Setup."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from mindrose.games.cerebria_cards import replies
from mindrose.games.cerebria_cards.state import CardTable
from mindrose.kernel.errors import BadOption, BadPosition
from tests.playing import Example
from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.playing import GAME, Game, seat

MANY = 400


def new(players: int = 2, seed: int = 0, **options: Any) -> Example[CardTable]:
    return Example(GAME.new(players, seed=seed, **options), CardTable)


@cache
def many_starts(players: int) -> list[dict[str, Any]]:
    """The same table set up with many seeds."""
    return [new(players, seed).position() for seed in range(MANY)]


def begun(players: int = 2, seed: int = 0, **options: Any) -> Example[CardTable]:
    """A table at its first turn; everybody kept the hand."""
    return new(players, seed, **options).until("main")


# Players


@rule("CC-2.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_can_play(players: int) -> None:
    assert len(new(players).position()["seats"]) == players


@rule("CC-2.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_nobody_else_can_play(players: int) -> None:
    with pytest.raises(BadOption, match="E_PLAYERS"):
        new(players)


@rule("CC-2.1")
@pytest.mark.parametrize("players", [1, 6])
def test_a_position_for_other_numbers_is_refused(players: int) -> None:
    with pytest.raises(BadPosition, match="E_PLAYERS"):
        GAME.from_position({"players": players})


# Dealing


@vector("T-01")
@rule("CC-2.3", "CC-2.4", "CC-2.5", "CC-2.6")
def test_the_table_of_two() -> None:
    """Stacks of four, three impulses, hands of four, 73 cards in the main deck, no discard."""
    start = new(2).position()
    assert [len(stack) for stack in start["stacks"]] == [4, 4, 4]
    assert len(start["impulses"]) == 3
    assert [len(own["hand"]) for own in start["seats"]] == [4, 4]
    assert (len(start["deck"]), start["discard"]) == (73, [])


@vector("T-02")
@rule("CC-2.3", "CC-2.6")
def test_the_table_of_five() -> None:
    """Stacks of seven and 52 cards in the main deck."""
    start = new(5).position()
    assert [len(stack) for stack in start["stacks"]] == [7, 7, 7]
    assert len(start["deck"]) == 52


@rule("CC-2.3", "CC-2.4", "CC-2.5", "CC-2.6")
@pytest.mark.parametrize(("players", "stack", "hands", "deck"), [(2, 4, 8, 73), (3, 5, 12, 66), (4, 6, 16, 59)])
def test_the_numbers_follow_from_the_players(players: int, stack: int, hands: int, deck: int) -> None:
    start = new(players).position()
    assert {len(cards) for cards in start["stacks"]} == {stack}
    assert sum(len(own["hand"]) for own in start["seats"]) == hands
    assert len(start["deck"]) == deck


@rule("CC-2.2")
def test_every_seed_is_another_shuffle() -> None:
    assert len({tuple(start["deck"]) for start in many_starts(2)}) == MANY


ZONES = ["top of the deck", "bottom of the deck", "stack", "impulse", "hand"]


def dealt(zone: str, fact: str) -> Counter[str]:
    """How often a card of a zone shows each value of a fact."""
    cards = {
        "top of the deck": [start["deck"][0] for start in many_starts(2)],
        "bottom of the deck": [start["deck"][-1] for start in many_starts(2)],
        "stack": [start["stacks"][0][0] for start in many_starts(2)],
        "impulse": [start["impulses"][0] for start in many_starts(2)],
        "hand": [start["seats"][0]["hand"][seed % 4] for seed, start in enumerate(many_starts(2))],
    }
    return Counter(GAME.cards.entries[GAME.cards.types[name]][fact] for name in cards[zone])


@rule("CC-2.2")
@pytest.mark.parametrize("zone", ZONES)
def test_polarities_are_shuffled_together(zone: str) -> None:
    assert dealt(zone, "polarity")["bliss"] == pytest.approx(MANY / 2, abs=MANY / 10)


@rule("CC-2.2")
@pytest.mark.parametrize("kind", ["mild", "strong", "base"])
@pytest.mark.parametrize("zone", ZONES)
def test_kinds_are_shuffled_together(zone: str, kind: str) -> None:
    assert dealt(zone, "kind")[kind] == pytest.approx(MANY / 3, abs=MANY / 10)


@rule("CC-2.3")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_the_sizes_of_the_stacks_are_public(viewer: int | None) -> None:
    assert new(3).view(viewer)["stacks"] == [5, 5, 5]


@rule("CC-2.3")
def test_there_are_three_columns_by_default() -> None:
    table = new()
    assert table.table.options["columns"] == 3
    assert len(table.position()["impulses"]) == 3


@rule("CC-2.3")
def test_fewer_columns_can_be_played() -> None:
    table = begun(columns=2)
    assert [len(stack) for stack in table.position()["stacks"]] == [4, 4]
    assert table.refused(replies.COLUMN + 2).code == "E_TARGET"


@rule("CC-2.3")
def test_stacks_have_two_cards_more_than_players_by_default() -> None:
    assert new().table.options["stack_extra"] == 2


@rule("CC-2.3")
def test_other_stacks_can_be_played() -> None:
    assert [len(stack) for stack in new(3, stack_extra=5).position()["stacks"]] == [8, 8, 8]


@rule("CC-2.4")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_impulses_lie_face_up(viewer: int | None) -> None:
    table = new()
    assert table.view(viewer)["impulses"] == table.position()["impulses"]
    assert None not in table.view(viewer)["impulses"]


@rule("CC-2.5")
def test_a_hand_is_secret() -> None:
    table = new()
    assert table.view(1)["seats"][1]["hand"] == table.position()["seats"][1]["hand"]
    assert table.view(0)["seats"][1]["hand"] == {"count": 4, "known": []}
    assert table.view(None)["seats"][1]["hand"] == {"count": 4, "known": []}


@rule("CC-2.5")
def test_the_dealing_of_a_hand_is_told_to_its_holder_only() -> None:
    told = [event["card"] for event in new().events("drew", 0) if event["seat"] == 1]
    assert told == [None] * 4


@rule("CC-2.5")
def test_hands_start_with_four_cards_by_default() -> None:
    assert new().table.options["hand_start"] == 4


@rule("CC-2.5")
def test_other_starting_hands_can_be_played() -> None:
    start = new(2, hand_start=6).position()
    assert [len(own["hand"]) for own in start["seats"]] == [6, 6]
    assert len(start["deck"]) == 69


@rule("CC-2.7")
def test_the_mood_marker_is_flipped_fairly() -> None:
    moods = Counter(start["mood"] for start in many_starts(2))
    assert moods["bliss"] == pytest.approx(MANY / 2, abs=MANY / 10)
    assert moods["bliss"] + moods["gloom"] == MANY


@rule("CC-2.8")
def test_all_fragments_are_in_the_supply() -> None:
    start = new(5).position()
    assert start["supply"] == {"bliss": 40, "gloom": 40}
    assert [own["scored"] for own in start["seats"]] == [{"bliss": 0, "gloom": 0}] * 5


@rule("CC-2.9")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_is_equally_likely_to_start(players: int) -> None:
    starters = Counter(start["starter"] for start in many_starts(players))
    expected = MANY / players
    assert [starters[number] for number in range(players)] == pytest.approx([expected] * players, rel=0.3)


# Mulligan


@vector("T-03")
@rule("CC-2.10", "CC-2.11", "CC-2.12")
def test_the_starting_player_takes_the_mulligan() -> None:
    """Main deck 69, discard 4, hand 4; no second one; the other player is asked next."""
    table = new(2)
    starter = table.position()["starter"]
    table.do("replace")
    now = table.position()
    assert (len(now["deck"]), len(now["discard"]), len(now["seats"][starter]["hand"])) == (69, 4, 4)
    assert table.refused(replies.CONFIRM, starter).code == "E_MULLIGAN"
    assert table.asks == [(1 - starter, "mulligan")]


@rule("CC-2.10")
@pytest.mark.parametrize("seed", range(6))
def test_everybody_is_asked_once_in_turn_order_from_the_starting_player(seed: int) -> None:
    table = new(4, seed)
    starter = table.position()["starter"]
    order = []
    while table.kind == "mulligan":
        order.append(table.asked.seat)
        table.do("replace" if len(order) % 2 else "keep")
    assert order == [(starter + steps) % 4 for steps in range(4)]


@rule("CC-2.10")
def test_kept_hands_stay() -> None:
    table = new(3)
    hands = [own["hand"] for own in table.position()["seats"]]
    for _ in range(3):
        table.do("keep")
    assert [own["hand"] for own in table.position()["seats"]] == hands
    assert table.position()["discard"] == []


@rule("CC-2.10")
def test_a_replaced_hand_comes_from_the_top_of_the_main_deck() -> None:
    table = new()
    start = table.position()
    table.do("replace")
    assert sorted(table.position()["seats"][start["starter"]]["hand"]) == sorted(start["deck"][:4])


@rule("CC-2.10")
def test_a_replaced_hand_is_discarded_face_up() -> None:
    table = new()
    start = table.position()
    table.do("replace")
    assert sorted(table.view(None)["discard"]) == sorted(start["seats"][start["starter"]]["hand"])


@rule("CC-2.11")
def test_a_part_of_a_hand_cannot_be_replaced() -> None:
    table = new()
    start = table.position()
    card = start["seats"][start["starter"]]["hand"][0]
    assert table.refused(replies.CARD + GAME.cards.types[card]).code == "E_MULLIGAN"


@rule("CC-2.11")
def test_a_player_who_kept_cannot_think_again() -> None:
    table = new().do("keep")
    assert table.refused(replies.CONFIRM, table.position()["starter"]).code == "E_MULLIGAN"


@rule("CC-2.11")
@pytest.mark.parametrize("steps", [0, 1])
def test_there_is_no_mulligan_after_the_first_turn_has_begun(steps: int) -> None:
    table = begun()
    assert table.refused(replies.CONFIRM, (table.position()["starter"] + steps) % 2).code == "E_MULLIGAN"


@rule("CC-2.11")
def test_there_is_no_mulligan_in_the_middle_of_an_entry() -> None:
    game = Game(seat(["Valor", "Brightness-Y"])).do("evoke", card="Valor")
    assert game.refused(replies.CONFIRM).code == "E_MULLIGAN"


@rule("CC-2.11")
@pytest.mark.parametrize("by", [0, 1])
def test_there_is_no_mulligan_in_a_counter_window(by: int) -> None:
    game = Game(seat(mindset=["Anger f1"]), seat(["Courage"], ["Hope f2"])).use(0, target=(1, 0))
    assert game.refused(replies.CONFIRM, by).code == "E_MULLIGAN"


@rule("CC-2.12")
def test_thrown_cards_are_not_shuffled_back() -> None:
    table = new()
    start = table.position()
    table.do("replace").do("replace")
    now = table.position()
    thrown = [card for own in start["seats"] for card in own["hand"]]
    assert table.kind == "main"
    assert sorted(now["discard"]) == sorted(thrown)
    assert now["deck"] == start["deck"][8:]


@rule("CC-2.10")
def test_there_is_one_mulligan_by_default() -> None:
    assert new().table.options["mulligans_per_player"] == 1


@rule("CC-2.10")
def test_no_mulligan_at_all_can_be_played() -> None:
    assert new(mulligans_per_player=0).kind == "main"


@rule("CC-2.10")
def test_two_mulligans_can_be_played() -> None:
    table = new(mulligans_per_player=2)
    starter = table.position()["starter"]
    table.do("replace")
    assert table.asks == [(starter, "mulligan")]
    table.do("replace")
    assert table.asks == [(1 - starter, "mulligan")]


# The first turn


@rule("CC-2.13")
@pytest.mark.parametrize("seed", range(6))
def test_the_first_turn_is_the_starting_players(seed: int) -> None:
    table = begun(3, seed)
    now = table.position()
    assert table.asks == [(now["starter"], "main")]
    assert (now["active"], now["cycle"], now["actions"]) == (now["starter"], 1, 2)
