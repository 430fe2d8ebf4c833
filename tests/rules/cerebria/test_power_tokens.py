"""CB-5.1, CB-23.3 Powers that change Intensity: tokens, what follows the board, Insecurity tokens."""

from __future__ import annotations

import pytest

from mindrose.games.cerebria.rules.control import settle
from mindrose.games.cerebria.rules.emotions import remove_essence, shift
from tests.rulebook import rule
from tests.rules.cerebria.scenes import Scene

# Intensity tokens


@rule("CB-5.1.3", "CB-23.3.2")
@pytest.mark.parametrize(
    ("card", "neighbour", "token"),
    [
        ("courage", "bitterness", 1),
        ("courage", "trust", 0),
        ("valor", "bitterness", 2),
        ("valor", "trust", 1),
        ("mistrust", "trust", 1),
        ("loneliness", "trust", 1),
        ("loneliness", "bitterness", 1),
    ],
)
def test_it_gets_a_token_by_what_is_next_to_it(card: str, neighbour: str, token: int) -> None:
    scene = Scene({7: neighbour}).enter(card, 6)
    printed = scene.state.content.track[9 * scene.card(card) + 1]
    assert scene.token(6) == token
    assert scene.intensity(6) == printed + token
    assert scene.told() == (["power", "token"] if token else [])


@rule("CB-5.1.3")
def test_without_a_neighbour_courage_gets_no_token_and_loneliness_does() -> None:
    assert Scene().enter("courage", 6).token(6) == 0
    assert Scene().enter("loneliness", 6).token(6) == 1


@rule("CB-5.1.3")
def test_between_two_friends_loneliness_gets_no_token() -> None:
    assert Scene({5: "bitterness", 7: "bitterness"}).enter("loneliness", 6).quiet()


@rule("CB-5.1.3", "CB-23.3.2")
def test_mistrust_without_a_foe_gives_willpower_instead_of_a_token() -> None:
    scene = Scene({7: "bitterness"}).enter("mistrust", 6)
    assert (scene.token(6), scene.wp(1)) == (0, 6)
    assert Scene({7: "trust"}).enter("mistrust", 6).wp(1) == 5


@rule("CB-5.1.4")
def test_a_higher_token_replaces_a_lower_one_and_a_lower_one_does_nothing() -> None:
    scene = Scene({7: "bitterness"})
    scene.put(6, "courage")
    scene.state.token[6] = 3
    scene.enter_again(6)
    assert scene.token(6) == 3
    scene.state.token[6] = 0
    scene.enter_again(6)
    assert scene.token(6) == 1


@rule("CB-5.1.8")
def test_a_token_stays_when_what_earned_it_is_gone() -> None:
    scene = Scene({7: "bitterness"}).enter("courage", 6)
    remove_essence(scene.state, 7, 1)
    assert scene.on(7) == ""
    assert scene.intensity(6) == 2


@rule("CB-5.1.6")
def test_a_token_is_no_essence() -> None:
    scene = Scene({7: "bitterness"}).enter("courage 2", 6)
    assert scene.state.essence[6] == 2
    assert scene.state.free_slots(6) == 1


@rule("CB-5.1.7")
def test_a_token_goes_with_its_emotion() -> None:
    scene = Scene({7: "bitterness"}).enter("courage", 6)
    remove_essence(scene.state, 6, 1)
    scene.put(6, "optimism")
    settle(scene.state)
    assert scene.intensity(6) == 1


# Intensity that follows the board


@rule("CB-5.1.8", "CB-23.3.2")
def test_intimacy_follows_its_friends() -> None:
    scene = Scene({6: "intimacy", 7: "trust", 5: "trust", 8: "trust"})
    assert scene.intensity(6) == 4
    remove_essence(scene.state, 7, 1)
    assert scene.intensity(6) == 3
    scene.put(7, "bitterness")
    settle(scene.state)
    assert scene.intensity(6) == 3


@rule("CB-23.3.2")
@pytest.mark.parametrize(("card", "printed", "more"), [("confidence", 1, 1), ("self-respect", 2, 2)])
def test_it_is_stronger_beside_an_own_spirit(card: str, printed: int, more: int) -> None:
    scene = Scene({7: card})
    assert scene.spirit(0, 6).intensity(7) == printed
    assert scene.spirit(1, 4).intensity(7) == printed, "a Gloom Spirit stands beside it"
    assert scene.spirit(2, 4).intensity(7) == printed + more
    assert scene.spirit(0, 4).intensity(7) == printed + more, "two Spirits count once"


@rule("CB-23.3.2")
def test_narcissism_counts_neighbours_of_either_faction_with_less_essence() -> None:
    scene = Scene({6: "narcissism 2", 5: "optimism 1", 7: "bitterness 1", 8: "optimism 1"})
    assert scene.intensity(6) == 5
    scene.put(7, "bitterness 2")
    settle(scene.state)
    assert scene.intensity(6) == 4


@rule("CB-23.3.2", "CB-5.1.5")
@pytest.mark.parametrize(
    ("others", "run"), [([], 6), ([5, 7], 0), ([8], 4), ([3, 9], 4), ([2, 10], 6), ([4], 4)], ids=str
)
def test_isolation_counts_the_empty_run_on_either_side(others: list[int], run: int) -> None:
    assert Scene({6: "isolation"} | dict.fromkeys(others, "optimism")).intensity(6) == 2 + run


@rule("CB-23.3.2")
def test_isolation_counts_over_the_seam_of_the_board() -> None:
    assert Scene({0: "isolation", 12: "optimism"}).intensity(0) == 2 + 3 + 2


# Insecurity tokens


@rule("CB-23.3.2", "CB-2.2.1")
@pytest.mark.parametrize(("card", "less"), [("insecurity", 1), ("doubt", 2)])
def test_a_marked_foe_has_less_intensity_while_the_card_is_in_play(card: str, less: int) -> None:
    scene = Scene({5: "optimism", 7: "excitement 3"}).enter(card, 6)
    assert scene.spaces() == [5, 7]
    scene.choose(7)
    assert scene.intensity(7) == 3 - less
    assert scene.told() == ["power", "marked"]
    remove_essence(scene.state, 6, 1)
    assert scene.intensity(7) == 3


@rule("CB-23.3.2")
def test_a_mark_never_makes_intensity_negative_and_marks_add_up() -> None:
    assert Scene({7: "optimism 1"}).enter("doubt", 6).intensity(7) == 0
    scene = Scene({7: "passion 3"}).enter("doubt", 6).enter("insecurity", 8)
    assert scene.intensity(7) == 4 - 2 - 1


@rule("CB-23.3.2")
def test_a_mark_goes_with_the_emotion_that_bears_it() -> None:
    scene = Scene({7: "excitement 3"}).enter("insecurity", 6)
    shift(scene.state, 7, 9)
    assert scene.intensity(9) == 2


@rule("CB-23.3.2")
@pytest.mark.parametrize("others", [{}, {7: "bitterness"}, {8: "optimism"}])
def test_without_a_foe_next_to_it_nothing_is_marked(others: dict[int, str]) -> None:
    scene = Scene(others).enter("insecurity", 6)
    assert scene.quiet()
    assert scene.state.aim[6] == -1


@rule("CB-2.2.1")
def test_there_are_six_insecurity_tokens() -> None:
    scene = Scene({7: "optimism", 1: "optimism"} | dict.fromkeys(range(9, 15), "bleakness"))
    for space in range(9, 14):
        scene.state.aim[space] = 1
    assert scene.enter("insecurity", 6).state.aim[6] == 7
    scene.state.aim[14] = 1
    assert scene.enter("insecurity", 8).state.aim[8] == -1
