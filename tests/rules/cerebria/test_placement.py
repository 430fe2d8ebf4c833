"""CB-3.8 Placement: Spirits, Starting Emotions and their Essence."""

from __future__ import annotations

import pytest

from mindrose.games.cerebria import replies
from tests.rulebook import rule
from tests.rules.cerebria.playing import E, Game, S, spirit
from tests.rules.cerebria.preparing import Setup

FRONTIERS = [S[1], S[3], S[5], S[7], S[9]]


@rule("CB-3.8.1", "CB-3.8.4")
def test_a_starting_emotion_enters_with_one_essence_from_the_supply() -> None:
    table = Setup(first="gloom").until("place_spirit")
    gloom, bliss = table.order[:2]
    table.do("place_spirit", spirit_space=S[1]).do("place_starting", space=E[1])
    assert table.at(E[1]) == f"bleakness 1 by {gloom}"
    assert table.essence(gloom) == 2
    table.do("place_spirit", spirit_space=S[5]).do("place_starting", space=E[9])
    assert table.at(E[9]) == f"brightness 1 by {bliss}"
    assert (table.essence(bliss), table.intensity(E[9])) == (2, 1)


@rule("CB-3.8.2")
@pytest.mark.parametrize("seed", range(3))
def test_spirits_are_placed_in_turn_order_on_free_frontiers(seed: int) -> None:
    table = Setup(seed=seed).until("place_spirit")
    free = list(FRONTIERS)
    for seat, frontier in zip(table.order, (S[3], S[9], S[1], S[7]), strict=True):
        assert (table.kind, table.asked.seat) == ("place_spirit", seat)
        assert table.offered("spirit_space") == free
        table.do("place_spirit", spirit_space=frontier)
        free.remove(frontier)
        assert table.place(seat) == frontier
        assert (table.kind, table.asked.seat) == ("place_starting", seat)
        table.answer(table.legal()[0])
    assert table.kind == "starting_vibe"


@rule("CB-3.8.2")
def test_taken_frontiers_and_realms_are_refused() -> None:
    table = Setup().until("place_spirit").do("place_spirit", spirit_space=S[3]).do("place_starting", space=E[4])
    refusal = table.refused(replies.SPIRIT_SPACE + 3)
    assert (refusal.code, refusal.rule) == ("E_OCCUPIED", "CB-3.8.2")
    assert table.refused(replies.SPIRIT_SPACE + 4).code == "E_SETUP"
    assert table.refused(replies.PASS).code == "E_TURN"
    assert table.refused(replies.SPACE + 1).code == "E_TURN"


@rule("CB-3.8.3")
@pytest.mark.parametrize(("frontier", "spaces"), [(0, [1, 3]), (1, [4, 6]), (2, [7, 9]), (3, [10, 12]), (4, [0, 13])])
def test_the_starting_emotion_goes_beside_the_frontier(frontier: int, spaces: list[int]) -> None:
    table = Setup().until("place_spirit").do("place_spirit", spirit_space=S[2 * frontier + 1])
    assert table.legal() == [replies.SPACE + space for space in spaces]
    for space in range(15):
        if space not in spaces:
            refusal = table.refused(replies.SPACE + space)
            assert (refusal.code, refusal.rule) == ("E_ADJ", "CB-3.8.3")
    assert table.refused(replies.SPIRIT_SPACE + 1).code == "E_TURN"


@rule("CB-3.8.3")
def test_the_starting_emotion_does_not_go_where_another_is() -> None:
    table = Setup().until("place_spirit").do("place_spirit", spirit_space=S[3]).do("place_starting", space=E[4])
    table.do("place_spirit", spirit_space=S[1])
    assert table.refused(replies.SPACE + 4).code == "E_OCCUPIED"


@rule("CB-3.8.5")
def test_later_a_spirit_on_a_frontier_reaches_that_frontier_only() -> None:
    setup = Setup().until("place_spirit").do("place_spirit", spirit_space=S[1])
    assert setup.offered("space") == [E[1], E[3]]
    table = Game(spirit(at=S[1], hand=["courage", "kindness"])).start("invoke")
    table.use().do("invoke", card="courage")
    assert table.emotion(E[2]) == "courage"  # the only space there is


@rule("CB-3.8.6")
def test_control_is_known_after_placement() -> None:
    table = Setup().until("place_spirit")
    first = "bliss" if table.order[0] % 2 == 0 else "gloom"
    second = "gloom" if first == "bliss" else "bliss"
    for frontier, space in ((0, 1), (1, 4), (2, 9), (3, 10)):
        table.do("place_spirit", spirit_space=S[2 * frontier + 1]).do("place_starting", space=E[space])
    table.ready()
    assert [table.control(S[2 * frontier + 1]) for frontier in range(5)] == [first, second, first, second, None]
    assert [table.control(S[2 * realm]) for realm in range(5)] == [first, second, None, None, None]
