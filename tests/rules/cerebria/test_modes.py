"""CB-1 The options of a table, and the basic game."""

from __future__ import annotations

import pytest

from mindrose.games.cerebria.components.things import (
    ACTIONS,
    MODERATES,
    NOBODY,
    ROWS,
    SPIRITS,
    UPGRADE_NAMES,
)
from mindrose.games.cerebria.options import PARAMETERS
from mindrose.games.cerebria.rules.costs import upgrade_in
from mindrose.games.cerebria.state import DECK, HAND
from tests.rulebook import rule, vector
from tests.rules.cerebria.playing import CONTENT, E, Game, S, each_edition, spirit
from tests.rules.cerebria.preparing import Setup, refused

# Options


@rule("CB-1.1.1")
def test_everything_is_fixed_before_the_setup() -> None:
    defaults = {parameter.name: parameter.default for parameter in PARAMETERS}
    for name, value in (("edition", "revised"), ("mode", "full"), ("intention_side", "a"), ("spirit_side", "a")):
        assert defaults[name] == value
    table = Setup(edition="first", mode="basic", intention_side="b").ready()
    settings = table.state.settings
    assert (settings.first, settings.basic, settings.intention_side, settings.spirit_side) == (True, True, 1, 0)
    assert [sorted(Setup(players).ready().factions) for players in (2, 3, 4)] == [[0, 1], [0, 0, 1], [0, 0, 1, 1]]


@rule("CB-1.1.2")
def test_both_factions_have_the_same_intention_side() -> None:
    assert "no option 'intention_side_bliss'" in refused(intention_side_bliss="a")
    assert "is a or b" in refused(intention_side="a,b")
    table = Game(spirit(), options={"intention_side": "b"})
    assert [intention.deed for intention in CONTENT.intentions[1]] != [i.deed for i in CONTENT.intentions[0]]
    assert table.state.settings.intention_side == 1


@rule("CB-1.1.3")
def test_all_spirit_boards_show_the_same_side() -> None:
    refused(spirit_side_0="b")
    table = Setup(spirit_side="b", spirit_0="love", spirit_1="malice", spirit_2="delight", spirit_3="anxiety").ready()
    haste = UPGRADE_NAMES.index("haste")
    printed = [
        [int(upgrade_in(table.state, seat, row, slot)) for row in range(ROWS) for slot in range(3)] for seat in range(4)
    ]
    plain = Setup(spirit_0="love", spirit_1="malice", spirit_2="delight", spirit_3="anxiety").ready()
    standard = [int(upgrade_in(plain.state, 0, row, slot)) for row in range(ROWS) for slot in range(3)]
    assert haste in standard
    assert all(board != standard for board in printed)


@vector("TV-20")
@rule("CB-1.1.4")
@pytest.mark.parametrize("intentions", ["a", "b"])
@pytest.mark.parametrize("spirits", ["a", "b"])
@each_edition
def test_the_two_sides_are_chosen_independently(intentions: str, spirits: str, edition: str) -> None:
    settings = Setup(edition=edition, intention_side=intentions, spirit_side=spirits).ready().state.settings
    assert (settings.intention_side, settings.spirit_side) == ("ab".index(intentions), "ab".index(spirits))


@rule("CB-1.1.5")
def test_in_a_game_of_four_spirits_a_faction_always_has_two_seats() -> None:
    """Who sits at them is not the engine's business: a person may sit at both seats of a faction."""
    table = Setup().ready()
    assert table.factions == [0, 1, 0, 1]
    assert len(set(table.spirits)) == 4


@rule("CB-1.1.6")
def test_there_is_no_seat_plan_for_one() -> None:
    assert "2 to 4 players" in refused(1)
    assert {parameter.name: parameter.default for parameter in PARAMETERS}["solo"] is False


# The basic game


@rule("CB-1.2.1")
def test_the_basic_game_has_spirit_side_a() -> None:
    assert "E_MODE, CB-1.2.1" in refused(mode="basic", spirit_side="b")
    assert Setup(mode="basic", intention_side="b").state.settings.basic


@rule("CB-1.2.2", "CB-1.2.3", "CB-1.2.11")
def test_the_basic_game_scores_no_intentions() -> None:
    def filled(mode: str) -> Game:
        table = Game(spirit(), spaces={"valley-1": "kindness 2"}, options={"mode": mode}, bliss={"points": 19})
        return table.intensify("valley-1", 1)

    full = filled("full")
    assert full.points() == 20
    assert full.state.trigger >= 0
    basic = filled("basic")
    assert basic.points() == 19
    assert basic.state.trigger == NOBODY
    assert basic.events("wheel") == []
    assert [int(points) for points in Setup(mode="basic").ready().state.points] == [0, 0]


@rule("CB-1.2.4")
def test_the_basic_game_has_no_spirit_powers() -> None:
    for mode, works in (("full", True), ("basic", False)):
        table = Game(spirit("love"), options={"mode": mode})
        assert table.state.has_power(0, SPIRITS.index("love")) is works
        spaces = {"valley-1": "kindness 1"}
        empathy = Game(spirit("empathy", at="valley"), spaces=spaces, options={"mode": mode})
        assert (empathy.state.shield[0] == 1) is works


@rule("CB-1.2.5")
def test_the_basic_game_has_no_empower() -> None:
    spaces = {"valley-1": "kindness 2"}
    assert "empower" in Game(spirit(), spaces=spaces).actions_offered()
    table = Game(spirit(), spaces=spaces, options={"mode": "basic"})
    assert table.refused(table.action("empower")).code == "E_MODE"
    table.do("add_vibe")
    assert all(point != "empower" for point in table.offered("row"))
    assert table.refused(table.slot("empower", 1)).code == "E_MODE"


@rule("CB-1.2.6")
def test_the_basic_game_has_no_strong_emotions() -> None:
    table = Setup(mode="basic").ready()
    cards = [entry // 2 for seat in range(4) for pile in (HAND, DECK) for entry in table.state.piles.cards(pile + seat)]
    assert max(cards) < MODERATES
    ready = Game(spirit(), spaces={"valley-1": "kindness 3"}, options={"mode": "basic"})
    assert "empower" not in ready.actions_offered()


@rule("CB-1.2.7", "CB-3.6.1")
def test_the_basic_game_has_seven_aspirations() -> None:
    table = Setup(mode="basic").ready()
    for cards in (table.common, table.hidden("bliss"), table.hidden("gloom")):
        assert len(cards) == 7
        assert not {"reflection", "sensibility"} & set(cards)


@rule("CB-1.2.8")
def test_basic_vibes_lie_on_the_unlock_slots_of_four_actions() -> None:
    table = Setup(mode="basic").ready()
    for seat in range(4):
        for row in ACTIONS[:4]:
            assert table.vibes(row, seat) == ["wild", None, None, None]
        assert table.vibes("empower", seat) == [None] * 4


@rule("CB-1.2.9", "CB-3.8.6")
@pytest.mark.parametrize("seed", range(4))
def test_the_basic_layout(seed: int) -> None:
    table = Setup(mode="basic", seed=seed).ready()
    bliss = [seat for seat in table.order if seat % 2 == 0]
    gloom = [seat for seat in table.order if seat % 2 == 1]
    assert [table.place(seat) for seat in bliss + gloom] == [S[9], S[7], S[1], S[3]]
    expected = {E[13]: "brightness", E[10]: "brightness", E[3]: "bleakness", E[6]: "bleakness"}
    owners = dict(zip((13, 10, 3, 6), bliss + gloom, strict=True))
    assert {E[space]: table.at(E[space]) for space in range(15) if table.at(E[space])} == {
        name: f"{card} 1 by {owners[E.index(name)]}" for name, card in expected.items()
    }
    assert table.offset == 0
    control = table.view()["control"]
    assert {place for place in control if control[place] == "bliss"} == {
        "land",
        "willow",
        "land-willow",
        "willow-valley",
    }
    assert {place for place in control if control[place] == "gloom"} == {
        "cradle", "network", "valley-cradle", "cradle-network",
    }  # fmt: skip
    assert {place for place in control if control[place] is None} == {"valley", "network-land"}


@rule("CB-1.2.10")
def test_the_basic_game_uses_starter_decks_unless_another_is_set() -> None:
    table = Setup(mode="basic", deck_1="malice")
    assert table.asked.kind == "spirit"
    assert table.ask("deck") == []
    starter = [CONTENT.ids[card] for card in CONTENT.decks[CONTENT.deck("starter", 0)].cards]
    assert table.deck_list(0) == table.deck_list(2) == starter
    assert table.deck_list(1) == [CONTENT.ids[card] for card in CONTENT.decks[CONTENT.deck("malice", 1)].cards]


@vector("TV-152")
@rule("CB-1.2.13")
def test_a_shaper_in_the_basic_game() -> None:
    for players in (2, 3):
        assert Setup(players, mode="basic").ready().state.settings.basic
        assert "E_MODE, CB-1.2.13" in refused(players, mode="basic", edition="first")
    assert Setup(4, mode="basic", edition="first").ready().state.settings.basic
