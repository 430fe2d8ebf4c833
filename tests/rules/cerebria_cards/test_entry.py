"""CC-5 Entering a mindset and removal; fusion has a module of its own."""

from __future__ import annotations

import pytest

from mindrose.kernel.errors import BadPosition
from tests.rulebook import rule, vector
from tests.rules.cerebria_cards.census import emotions, random_game
from tests.rules.cerebria_cards.playing import GAME, Game, seat

PASS = 0
FULL: list[str | None] = ["Valor f2", "Hope f1", "Fear f1", "Anger f0"]

# Ways into a mindset


@rule("CC-5.1")
def test_an_emotion_enters_by_evoke() -> None:
    assert Game(seat(["Courage"])).evoke("Courage").emotion(0, 0) == "courage f1 fresh"


@rule("CC-5.1")
def test_an_emotion_enters_by_summon() -> None:
    game = Game(seat(["Hope"], ["Courage f1"])).use(0).do("summon", card="Hope").enter()
    assert game.mindset(0) == ["courage f0", "hope f2 fresh", None, None]


@rule("CC-5.1")
def test_a_swapped_emotion_is_not_filled() -> None:
    game = Game(seat(mindset=["Trust f1", "Fear f0"]), seat(mindset=["Valor f0"])).use(0, give=1, take=(1, 0))
    assert game.emotion(0, 1) == "valor f0 received"
    assert game.emotion(1, 0) == "fear f0 received"


@rule("CC-5.1")
def test_a_swap_asks_for_no_fusion_and_no_removal() -> None:
    game = Game(seat(["Brightness-R"], ["Trust f1", *FULL[:3]]), seat(mindset=["Rage f2"]))
    game.use(0, give=1, take=(1, 0))
    assert (game.asked.seat, game.kind) == (0, "main")
    assert game.mindset(0) == ["trust f0", "rage f2 received", "hope f1", "fear f1"]


@rule("CC-5.2")
def test_fusion_is_chosen_before_removal() -> None:
    game = Game(seat(["Valor", "Brightness-R"], ["Hope f2"])).do("evoke", card="Valor")
    assert game.kind == "fuse"
    assert game.do("alone").kind == "remove"


@rule("CC-5.2")
@pytest.mark.parametrize(
    ("mindset", "place"),
    [([], 0), (["Hope f2"], 1), ([None, "Hope f2"], 0), (["Hope f2", None, "Fear f1"], 1)],
)
def test_an_emotion_takes_the_lowest_free_place(mindset: list[str | None], place: int) -> None:
    game = Game(seat(["Valor"], mindset)).evoke("Valor")
    assert game.emotion(0, place) == "valor f2 fresh"


@rule("CC-5.2")
@pytest.mark.parametrize(("removed", "place"), [(0, 0), (2, 1)])
def test_a_removal_comes_before_the_placing(removed: int, place: int) -> None:
    game = Game(seat(["Rage"], ["Hope f2", None, "Fear f1"])).evoke("Rage", remove=removed)
    assert game.emotion(0, place) == "rage f2 fresh"


# Four emotions at most


@rule("CC-5.3")
@pytest.mark.parametrize("players", [2, 5])
def test_no_mindset_ever_holds_more_than_four(players: int) -> None:
    sizes = {len(emotions(state, owner)) for state in random_game(players, seed=54) for owner in range(players)}
    assert sizes == {0, 1, 2, 3, 4}


@rule("CC-5.3")
def test_a_position_with_five_emotions_is_refused() -> None:
    with pytest.raises(BadPosition):
        Game(seat(mindset=[*FULL, "Rage f2"]))


@rule("CC-5.3")
def test_a_mindset_holds_four_by_default() -> None:
    assert GAME.new().options["mindset_cap"] == 4


@rule("CC-5.3")
def test_smaller_mindsets_can_be_played() -> None:
    game = Game(seat(["Kindness"], FULL[:2]), options={"mindset_cap": 2}).do("evoke", card="Kindness")
    assert game.refused(PASS).code == "E_MUST_REMOVE"
    game.do("remove", place=1)
    assert game.mindset(0) == ["valor f2", "kindness f1 fresh", None, None]


@rule("CC-5.3")
def test_a_position_above_a_smaller_mindset_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"CC-5\.3"):
        Game(seat(mindset=FULL[:3]), options={"mindset_cap": 2})


# Removal


@vector("T-10")
@rule("CC-5.4", "CC-5.7")
def test_a_full_mindset_makes_room() -> None:
    """Kindness takes the place of Valor, whose fragments return."""
    game = Game(seat(["Kindness"], FULL), supply=(37, 39)).evoke("Kindness", remove=0)
    assert game.emotion(0, 0) == "kindness f1 fresh"
    assert game.discard == ["valor"]
    assert game.supply == (38, 39)


@vector("T-12")
@rule("CC-5.4")
def test_nothing_enters_a_full_mindset_without_a_removal() -> None:
    """It is refused, and nothing has changed."""
    game = Game(seat(["Kindness"], FULL))
    before = game.position()
    game.do("evoke", card="Kindness")
    assert game.refused(PASS).code == "E_MUST_REMOVE"
    assert game.withdraw().position() == before


@rule("CC-5.4")
def test_any_emotion_of_a_full_mindset_may_make_room() -> None:
    game = Game(seat(["Kindness"], FULL)).do("evoke", card="Kindness")
    assert game.legal() == [game.target(0, place) for place in range(4)]


@rule("CC-5.5")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_mindset_with_room_may_lose_one_or_none(size: int) -> None:
    game = Game(seat(["Kindness"], FULL[:size])).do("evoke", card="Kindness")
    assert game.legal() == [PASS, *(game.target(0, place) for place in range(size))]


@rule("CC-5.5")
def test_an_empty_mindset_has_nothing_to_remove() -> None:
    game = Game(seat(["Kindness"])).do("evoke", card="Kindness")
    assert (game.kind, game.emotion(0, 0)) == ("main", "kindness f1 fresh")


@rule("CC-5.6")
def test_one_removal_is_all() -> None:
    game = Game(seat(["Kindness"], FULL)).evoke("Kindness", remove=2)
    assert game.kind == "main"
    assert game.mindset(0) == ["valor f2", "hope f1", "kindness f1 fresh", "anger f0"]


@rule("CC-5.6")
def test_nothing_is_removed_from_another_mindset() -> None:
    game = Game(seat(["Kindness"], FULL[:2]), seat(mindset=["Rage f2"])).do("evoke", card="Kindness")
    assert game.refused(game.target(1, 0)).code == "E_REMOVE_TARGET"


@rule("CC-5.6")
def test_an_empty_place_is_not_removed() -> None:
    game = Game(seat(["Kindness"], FULL[:2])).do("evoke", card="Kindness")
    assert game.refused(game.target(0, 2)).code == "E_REMOVE_TARGET"


@rule("CC-5.6")
def test_the_entering_emotion_is_not_removed() -> None:
    game = Game(seat(["Kindness"], FULL)).do("evoke", card="Kindness")
    assert game.refused(game.card("Kindness")).code == "E_REMOVE_TARGET"


@rule("CC-5.6")
@pytest.mark.parametrize("actions", [0, 1, 2])
def test_nothing_is_removed_without_an_entry(actions: int) -> None:
    game = Game(seat(["Kindness"], ["Valor f2"]), actions=actions)
    assert game.refused(game.target(0, 0)).code == "E_REMOVE_TARGET"


@rule("CC-5.7")
def test_the_fragments_of_a_removed_emotion_return_spendable_and_absorbed() -> None:
    game = Game(seat(["Brightness-R"], ["Valor+Brightness-Y f1 a1"])).evoke("Brightness-R", remove=0)
    assert game.supply == (40, 40)


@rule("CC-5.7")
def test_both_cards_of_a_removed_fusion_are_discarded() -> None:
    game = Game(seat(["Hope"], ["Valor+Bleakness-Y f2"])).evoke("Hope", remove=0)
    assert sorted(game.discard) == ["bleakness-y", "valor"]


@vector("T-83")
@rule("CC-5.7", "CC-5.8", "CC-12.3")
def test_returned_fragments_fill_the_entering_emotion() -> None:
    """With an empty supply Hope is filled by what Valor gives back."""
    game = Game(seat(["Hope"], ["Valor f2"]), supply=(0, 40)).evoke("Hope", remove=0)
    assert game.emotion(0, 0) == "hope f2 fresh"
    assert game.supply == (0, 40)


# Fragments


@vector("T-08")
@rule("CC-5.8")
def test_a_strong_emotion_arrives_with_two_fragments() -> None:
    """Rage takes two Gloom fragments."""
    game = Game(seat(["Rage"])).evoke("Rage")
    assert game.emotion(0, 0) == "rage f2 fresh"
    assert game.supply == (40, 38)


@rule("CC-5.8")
@pytest.mark.parametrize(
    ("card", "supply"), [("Courage", (39, 40)), ("Valor", (38, 40)), ("Anger", (40, 39)), ("Rage", (40, 38))]
)
def test_an_emotion_is_filled_from_the_supply_of_its_polarity(card: str, supply: tuple[int, int]) -> None:
    assert Game(seat([card])).evoke(card).supply == supply


@rule("CC-5.9")
@pytest.mark.parametrize("card", ["Brightness-Gn", "Bleakness-Gn"])
def test_a_lone_base_card_takes_no_fragment(card: str) -> None:
    assert Game(seat([card])).evoke(card).supply == (40, 40)


@rule("CC-5.9")
def test_a_fused_base_card_takes_no_fragment() -> None:
    assert Game(seat(["Courage", "Brightness-R"])).evoke("Courage", fuse="Brightness-R").supply == (39, 40)


@rule("CC-5.10")
@pytest.mark.parametrize("left", [0, 1])
def test_slots_stay_empty_when_the_supply_is_short(left: int) -> None:
    game = Game(seat(["Valor"]), supply=(left, 40)).evoke("Valor")
    assert game.emotion(0, 0) == f"valor f{left} fresh"
    assert game.supply == (0, 40)
    assert game.state.actions == 1


# Freshness


@rule("CC-5.19")
def test_an_emotion_is_fresh_in_the_turn_in_which_it_entered() -> None:
    game = Game(seat(["Anger"]), seat(mindset=["Hope f2"])).evoke("Anger")
    assert game.refused(game.activate(0)).code == "E_NOT_READY"


@rule("CC-5.19")
def test_an_emotion_stays_fresh_in_the_turn_of_another() -> None:
    game = Game(seat(["Anger"])).evoke("Anger").impulse(0)
    assert game.asked.seat == 1
    assert game.emotion(0, 0) == "anger f1 fresh"


@rule("CC-5.19")
def test_an_emotion_is_ready_in_the_next_turn_of_its_controller() -> None:
    game = Game(seat(["Anger"]), seat(mindset=["Hope f0"])).evoke("Anger")
    game.impulse(0).impulse(1).impulse(2)
    assert game.emotion(0, 0) == "anger f1"
    assert game.use(0, target=(1, 0)).discard == ["hope"]
