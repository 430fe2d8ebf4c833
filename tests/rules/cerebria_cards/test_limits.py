"""CC-12 Limits and exhaustion: fragments, cards, and the length of a cycle."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from mindrose.kernel.errors import BadOption
from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.playing import GAME, Game, seat

LAST = [0, 3, 2]


# CC-12.1, CC-12.2 The supply


@rule("CC-12.1")
def test_there_are_forty_fragments_of_each_colour() -> None:
    assert GAME.new(2, seed=1).view()["supply"] == {"bliss": 40, "gloom": 40}


@rule("CC-12.1")
def test_the_supply_is_a_real_limit() -> None:
    game = Game(seat(["Valor", "Hope"]), seat(), options={"supply_bliss": 3}).evoke("Valor").evoke("Hope")
    assert game.mindset(0)[:2] == ["valor f2 fresh", "hope f1 fresh"]


@rule("CC-12.1")
def test_the_supply_can_be_unlimited() -> None:
    game = Game(seat(["Valor"], scored=(60, 0)), seat(scored=(60, 0)), options={"supply_bliss": None}).evoke("Valor")
    assert game.emotion(0, 0) == "valor f2 fresh"
    assert game.view()["supply"] == {"bliss": None, "gloom": 40}


def filled() -> Game:
    return Game(seat(["Valor"]), seat()).evoke("Valor")


def bonus() -> Game:
    return Game(seat(mindset=["Anger f0", "Rage f0", "Envy f0"]), seat(), stacks=LAST).reveal()


def spent() -> Game:
    return Game(seat(mindset=["Excitement f1"]), seat()).use(0, column=0)


def removed() -> Game:
    return Game(seat(["Brightness-R"], ["Valor f2"]), seat()).evoke("Brightness-R", remove=0)


def destroyed() -> Game:
    return Game(seat(mindset=["Anger f1"]), seat(mindset=["Hope+Brightness-Y f2 a1"])).use(0, target=(1, 0))


def drained() -> Game:
    return Game(seat(mindset=["Affection f1", "Brightness-R a0"]), seat(mindset=["Hope f2"])).use(0, absorb=1, into=0)


def swapped() -> Game:
    game = Game(seat(mindset=["Trust f1", "Brightness-R a0"]), seat(mindset=["Valor f2"]))
    return game.use(0, absorb=1, give=0, take=(1, 0))


def collected() -> Game:
    return Game(seat(mindset=["Valor f2", "Fear f1"]), seat(mindset=["Brightness-R a2"]), stacks=LAST).reveal()


@pytest.mark.parametrize(
    ("event", "supply"),
    [
        (filled, (38, 40)),
        (bonus, (38, 40)),
        (spent, (40, 40)),
        (removed, (40, 40)),
        (destroyed, (40, 40)),
        (drained, (37, 40)),
        (swapped, (37, 40)),
        (collected, (36, 39)),
    ],
)
@rule("CC-12.2")
def test_what_changes_the_supply_and_what_does_not(event: Callable[[], Game], supply: tuple[int, int]) -> None:
    assert event().supply == supply


# CC-12.3, CC-12.4 A short supply


@vector("T-82")
@rule("CC-12.3")
def test_an_emotion_enters_without_fragments_and_cannot_be_used() -> None:
    game = Game(seat(["Valor", "Brightness-Bl"]), seat(), supply=(0, 40)).evoke("Valor", fuse="Brightness-Bl")
    assert game.emotion(0, 0) == "valor+brightness-bl f0 a0 fresh"
    assert game.refused(game.activate(0)).code == "E_NO_FRAGMENT"


@rule("CC-12.3")
def test_a_short_supply_gives_what_is_there() -> None:
    game = Game(seat(["Valor"]), seat(), supply=(1, 40)).evoke("Valor")
    assert (game.emotion(0, 0), game.supply) == ("valor f1 fresh", (0, 40))


@rule("CC-12.3")
def test_an_emotion_without_fragments_keeps_its_vibe() -> None:
    game = Game(seat(["Valor"], ["Anger f0", "Rage f0"]), seat(), supply=(0, 2), mood="gloom", stacks=LAST)
    game.evoke("Valor").reveal()
    assert game.scored(0) == (0, 2)


@rule("CC-12.3")
def test_an_emotion_without_fragments_stays_empty_when_its_turn_comes_again() -> None:
    game = Game(seat(["Valor"]), seat(), supply=(0, 40)).evoke("Valor").impulse(0).impulse(1).impulse(1)
    assert (game.asked.seat, game.emotion(0, 0)) == (0, "valor f0")


@rule("CC-12.3")
def test_drain_refuels_an_emotion_without_fragments() -> None:
    game = Game(seat(mindset=["Affection f1", "Valor f0"]), seat(mindset=["Hope f2"]), supply=(0, 40))
    assert game.use(0, into=1).emotion(0, 1) == "valor f2"


@vector("T-84")
@rule("CC-12.4")
def test_a_short_bonus_is_handed_out_one_by_one() -> None:
    game = Game(
        seat(mindset=["Fear f0", "Panic f0", "Hope f0", "Serenity f0"]),
        seat(mindset=["Anger f0", "Rage f0", "Courage f0"]),
        seat(mindset=["Trust f0", "Kindness f0", "Confidence f0"]),
        supply=(5, 40),
        stacks=LAST,
    ).reveal()
    assert [game.scored(owner) for owner in range(3)] == [(2, 0), (2, 0), (1, 0)]
    assert game.supply == (0, 40)


@pytest.mark.parametrize(("active", "received"), [(0, [2, 1, 1]), (1, [1, 2, 1]), (2, [1, 1, 2])])
@rule("CC-12.4")
def test_a_short_bonus_begins_with_the_active_player(active: int, received: list[int]) -> None:
    game = Game(
        seat(mindset=["Fear f0", "Panic f0", "Hope f0"]),
        seat(mindset=["Anger f0", "Rage f0", "Courage f0"]),
        seat(mindset=["Trust f0", "Guilt f0", "Safety f0"]),
        supply=(4, 40),
        stacks=LAST,
        active=active,
    ).reveal()
    assert [game.scored(owner)[0] for owner in range(3)] == received


@rule("CC-12.4")
def test_the_other_colour_does_not_replace_a_missing_bonus() -> None:
    game = Game(seat(mindset=["Fear f0", "Panic f0", "Hope f0"]), seat(), supply=(1, 40), stacks=LAST).reveal()
    assert (game.scored(0), game.supply) == ((1, 0), (0, 40))


# CC-12.5 to CC-12.7 An empty deck


@vector("T-79")
@rule("CC-12.5")
def test_the_discards_become_a_new_deck_in_the_middle_of_the_preparation() -> None:
    game = Game(seat(4), seat(4), stacks=[0, 1, 2], deck=5, discard="rest")
    assert len(game.discard) == 77
    game.reveal()
    assert [event["number"] for event in game.events("reshuffled")] == [79]
    assert (game.stacks, game.deck, game.discard) == ([4, 4, 4], 72, [])
    assert (game.kind, game.asked.seat) == ("trim", 0)
    game.answer(game.asked.timeout)
    assert len(game.hand(0)) == 4


@rule("CC-12.5")
def test_the_discards_become_a_new_deck_in_the_middle_of_a_draw() -> None:
    game = Game(seat(mindset=["Comfort f1"]), seat(), deck=1, discard="rest")
    discarded = len(game.discard)
    game.use(0)
    assert (len(game.hand(0)), game.discard, game.deck) == (2, [], discarded - 1)


@rule("CC-12.5")
def test_the_discards_stay_where_they_are_while_the_deck_lasts() -> None:
    game = Game(seat(mindset=["Comfort f1"]), seat(), deck=2, discard="rest")
    discarded = len(game.discard)
    assert len(game.use(0).discard) == discarded


def top_of_new_deck(seed: int) -> list[str]:
    game = Game(seat(mindset=["Comfort f1"]), seat("rest"), deck=0, discard=["Hope", "Fear", "Rage"], seed=seed)
    return game.use(0).passes(1).hand(0)


@rule("CC-12.5")
def test_the_new_deck_is_shuffled() -> None:
    assert len({tuple(top_of_new_deck(seed)) for seed in range(12)}) == 3


@rule("CC-12.6")
def test_what_cannot_be_drawn_is_lost() -> None:
    game = Game(seat(mindset=["Comfort f1"]), seat("rest"), deck=0, discard=["Hope"]).use(0).passes(1)
    assert (game.hand(0), game.deck, game.discard) == (["hope"], 0, [])
    assert (game.kind, game.asked.seat, game.state.actions) == ("main", 0, 2)


def exhausted() -> Game:
    return Game(seat(mindset=["Valor f1"]), seat("rest"), deck=0, stacks=[0, 1, 1]).reveal()


@vector("T-80")
@rule("CC-12.7")
def test_mindsets_and_hands_are_cleared_early_when_no_card_is_left() -> None:
    game = exhausted()
    assert [event["column"] for event in game.events("dealt")] == [0, 1]
    trims = 0
    while game.kind == "trim":
        assert game.asked.seat == 1
        game.answer(game.asked.timeout)
        trims += 1
    assert trims == 86
    assert None not in game.impulses
    assert game.stacks == [4, 4, 4]
    assert [len(game.hand(owner)) for owner in range(2)] == [4, 4]


@rule("CC-12.7")
def test_cleared_mindsets_are_dealt_again() -> None:
    game = exhausted()
    assert game.mindset(0) == [None] * 4
    assert "valor" in game.discard


@rule("CC-12.7")
def test_an_early_clearing_is_not_repeated() -> None:
    game = Game(seat(3), seat("rest"), deck=0, stacks=[0, 4, 4]).reveal()
    kinds = []
    while game.state.cycle == 1:
        kinds.append((game.kind, game.asked.seat))
        game.answer(game.asked.timeout)
    assert set(kinds) == {("trim", 1)}
    assert (game.kind, game.state.cycle) == ("main", 2)


@pytest.mark.parametrize("options", [{"stack_extra": 20}, {"hand_start": 12, "stack_extra": 9}])
@rule("CC-12.7")
def test_options_that_leave_too_few_cards_are_refused(options: dict[str, int]) -> None:
    with pytest.raises(BadOption, match=r"CC-12\.7"):
        GAME.new(5, seed=0, **options)


# CC-12.8, CC-12.9 The length of a cycle


@rule("CC-12.8")
def test_stacks_only_shrink_during_a_cycle() -> None:
    game = Game(seat(["Courage"], ["Safety f1", "Excitement f1"]), seat(), stacks=[1, 4, 4])
    sizes = [game.stacks]
    game.use(0, column=0).do("column", column=1)
    sizes.append(game.stacks)
    game.use(1, column=1)
    sizes.append(game.stacks)
    game.evoke("Courage").impulse(2)
    sizes.append(game.stacks)
    assert sizes == [[1, 4, 4], [0, 3, 4], [0, 2, 4], [0, 2, 3]]


def departures(players: int, order: list[int]) -> int:
    """How many cards leave the row, taken from the columns in this order again and again, until a Revelation."""
    game = Game(*[seat() for _ in range(players)])
    taken = 0
    while not game.events("revelation"):
        game.impulse(order[taken % len(order)])
        taken += 1
    return taken


@pytest.mark.parametrize(("players", "earliest"), [(2, 5), (3, 6), (4, 7), (5, 8)])
@rule("CC-12.9")
def test_the_earliest_revelation(players: int, earliest: int) -> None:
    assert departures(players, [1]) == earliest


@pytest.mark.parametrize(("players", "latest"), [(2, 13), (3, 16), (4, 19), (5, 22)])
@rule("CC-12.9")
def test_the_latest_revelation(players: int, latest: int) -> None:
    assert departures(players, [0, 1, 2]) == latest


@vector("T-88")
@pytest.mark.parametrize("column", [0, 1, 2])
@rule("CC-12.9")
def test_the_twenty_second_card_from_any_column_is_the_revelation_of_five_players(column: int) -> None:
    game = Game(*[seat() for _ in range(5)], stacks=[7, 7, 7])
    for taken in range(21):
        game.impulse(taken % 3)
    assert (game.stacks, game.events("revelation")) == ([0, 0, 0], [])
    assert len(game.impulse(column).events("revelation")) == 1
