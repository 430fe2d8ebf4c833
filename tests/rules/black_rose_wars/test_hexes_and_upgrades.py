"""BR-24 Hexes and upgrades on a table, and what else lasts over the clean-up."""

from __future__ import annotations

import pytest

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import CLEANUP, HEAL_IN
from mindrose.games.black_rose_wars.rules import values
from tests.rulebook import rule
from tests.rules.black_rose_wars.playing import CONTENT, A, B, C, D, Scene, figure, mage, servant

SPENDTHRIFT = {"black-covenant": {"main": {"effect": "cell me // pow me 2"}, "reverse": {"effect": "pow me 2"}}}


def upgrades(game: Scene, name: str) -> list[str]:
    """What lies under the card of an evocation."""
    attached = game.state.upgrade[2 * figure(name) : 2 * figure(name) + 2]
    return [CONTENT.upgrade_ids[upgrade] for upgrade in attached if upgrade >= 0]


@rule("BR-24.1.3")
@pytest.mark.parametrize(("side", "power"), [("main", 2), ("reverse", 1)])
def test_a_hex_does_not_act_in_the_cell(side: str, power: int) -> None:
    board = {"i": f"black-covenant {side}"}
    game = Scene(mage("hall", board=board, hexes=["debt"]), mage("crypt"), texts=SPENDTHRIFT)
    game.cast("i")
    assert (game.power(A), game.hexes(A)) == (power, ["debt"])


@rule("BR-24.1.3", "BR-24.1.4")
def test_hexes_outlast_rounds_and_are_counted() -> None:
    """Those with cubes on them, too."""
    board = {"i": "withering-word reverse"}
    game = Scene(mage("hall", board=board), mage("hall", hexes={"vulnerability": 1, "silence": 0}))
    game.cast("i").target(B)
    assert game.cubes(B) == "A3"
    while game.state.round == 1:
        game.rest()
    assert set(game.hexes(B)) == {"vulnerability", "silence"}


@rule("BR-24.1.2")
def test_a_hex_is_lifted_by_its_task() -> None:
    game = Scene(mage("hall", hexes={"vulnerability": 1}), mage("hall"))
    assert game.supply(A) == 24
    game.fight(B).stop()
    assert (game.hexes(A), game.supply(A)) == ([], 23)  # its cubes are back, two lie on B


@rule("BR-24.1.2")
@pytest.mark.parametrize(
    ("task", "marks"),
    [
        ("does(bearer,phys) or does(bearer,fight)", 1),
        ("does(bearer,fight) if #hand(bearer)>=1", 0),
        ("does(bearer,fight) if #hand(bearer)=0", 1),
    ],
)
def test_a_task_of_a_hex_is_done_once_and_as_it_says(task: str, marks: int) -> None:
    """VX-03 A fight that two of its triggers are about is one occurrence; CP-11 what it asks for besides must hold."""
    game = Scene(mage("hall", hexes={"vulnerability": 0}), mage("hall"), texts={"vulnerability": {"task": task}})
    game.fight(B)
    assert game.supply(A) == 25 - 2 - marks


@rule("BR-24.1.1")
def test_a_hex_is_borne_once() -> None:
    game = Scene(mage("hall", board={"i": "withering-word"}), mage("hall", hexes=["frailty"]))
    game.cast("i").target(B)
    assert game.hexes(B) == ["frailty"]
    assert game.told("hexed") == []


@rule("BR-24.2.1", "BR-24.2.3")
def test_no_more_than_two_upgrades_of_different_names() -> None:
    game = Scene(
        mage("hall", board={"quick": "workshop-rite reverse", "i": "workshop-rite reverse"}),
        mage("crypt"),
        evocations={"cadaver-1": servant("hall", A)},
    )
    game.cast("quick")
    first = upgrades(game, "cadaver-1")
    assert len(set(first)) == 2
    game.cast("i")
    assert upgrades(game, "cadaver-1") == first


@rule("BR-19.1.3", "BR-19.3.2", "BR-24.2.2")
def test_cubes_and_upgrades_leave_with_a_slain_servant() -> None:
    game = Scene(
        mage("hall"),
        mage("hall"),
        evocations={"nigredo-1": servant("hall", B, "A1", upgrades=["spiked-frame"])},
    )
    game.fight("nigredo-1").stop()
    assert game.cubes("nigredo-1") == "A3"
    game.fight("nigredo-1")
    assert (game.where("nigredo-1"), upgrades(game, "nigredo-1"), game.supply(A)) == ("away", [], 25)


@rule("BR-25.1.7")
def test_nothing_is_asked_in_the_clean_up_of_mages_without_traps() -> None:
    game = Scene(mage("hall", hand=["torment"]), mage("crypt"), phase="cleanup")
    assert game.state.round == 2
    assert game.phase != CLEANUP
    assert game.hand(A) == ["torment"]


@rule("BR-25.1.7", "BR-25.1.1", "BR-25.1.8")
def test_what_acts_in_the_clean_up_does_so_between_clearing_the_boards_and_restoring_rooms() -> None:
    """DC-24 B is first and says which of its own comes first; what it places fills the Garden."""
    texts = {
        "frailty": {"effect": "on begin(cleanup): inst room@bearer 1"},
        "slowness": {"effect": "on begin(cleanup): if #hand(bearer)>=1: pow bearer 2"},
    }
    game = Scene(
        mage("crypt", hexes={"frailty": 0}, power=2),
        mage("garden", board={"i": "torment activated"}, hexes={"frailty": 0, "slowness": 0}),
        rooms={"garden": "A1 B2"},
        phase="cleanup",
        crown=B,
        texts=texts,
    )
    assert game.asks == [(B, "take_back")]
    assert (game.unstable("garden"), game.unstable("crypt")) == ("A1 B2", "")
    game.yes()
    assert (game.asks, game.hand(B), game.unstable("garden")) == ([(B, "order")], ["torment"], "A1 B2")
    game.do("next", hex=CONTENT.hex_ids.index("slowness"))
    assert [values[:2] for values in game.told("answered", "restored")] == [
        ("answered", B), ("answered", B), ("answered", A), ("restored", CONTENT.room_ids.index("garden")),
    ]  # fmt: skip


@rule("BR-19.3.3", "BR-19.3.1", "BR-19.3.2")
def test_cubes_that_reach_a_lower_health_defeat() -> None:
    weak = "T=mage(1); mod T health -3 round // E=evo(*); mod E health -1 round"
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("hall", "A8"),
        evocations={"nigredo-1": servant("crypt", B, "A3")},
        texts={"black-covenant": {"main": {"effect": weak}}},
    )
    game.cast("i").target(B)
    assert (game.where(B), game.trophies(A), game.power(A)) == ("cell", [B], 5)
    game.when("choose_figure", "figure", figure=figure("nigredo-1"))
    assert game.where("nigredo-1") == "away"


@rule("BR-24.2.1")
def test_no_evocation_has_an_upgrade_twice() -> None:
    built = {"colossus-1": {**servant("hall", A), "upgrades": ["spiked-frame"]}}
    game = Scene(
        mage("hall", board={"i": "black-covenant"}),
        mage("crypt"),
        evocations=built,
        texts={"black-covenant": {"main": {"effect": "E=myevo(*); upg E ?"}}},
    )
    game.cast("i")
    offered = [CONTENT.upgrade_ids[upgrade] for upgrade in game.offered("upgrade")]
    assert sorted([*offered, "spiked-frame"]) == sorted(CONTENT.upgrade_ids)


@rule("BR-24.2.3")
def test_a_random_upgrade_is_any_that_is_left() -> None:
    found = set()
    for seed in range(12):
        game = Scene(
            mage("hall", board={"i": "workshop-rite reverse"}),
            mage("crypt"),
            evocations={"totem-1": servant("hall", A), "cadaver-1": servant("hall", A)},
            seed=seed,
        )
        found |= set(upgrades(game.cast("i").target("cadaver-1"), "cadaver-1"))
    assert found == set(CONTENT.upgrade_ids)


@rule("BR-24.2.1", "BR-24.2.3")
def test_a_totem_takes_no_upgrade_that_is_of_no_use_to_it() -> None:
    """CP-10"""
    game = Scene(
        mage("hall", board={"quick": "workshop-rite", "i": "workshop-rite reverse", "ii": "workshop-rite reverse"}),
        mage("crypt"),
        evocations={"totem-1": servant("hall", A)},
    )
    game.cast("quick")
    assert [CONTENT.upgrade_ids[upgrade] for upgrade in game.offered("upgrade")] == [
        "reinforced-plates",
        "command-antenna",
    ]
    game.answer(replies.UPGRADE + CONTENT.upgrade_ids.index("command-antenna"))
    game.cast("i")
    assert upgrades(game, "totem-1") == ["command-antenna", "reinforced-plates"]


@rule("BR-24.2.2", "BR-22.2.1")
def test_an_evocation_that_comes_back_is_as_it_is_printed() -> None:
    others = {f"cadaver-{number}": servant("crypt", owner) for number, owner in enumerate([B, B, B, C, C, C, D], 2)}
    effect = "summon Cadaver here; upg it rnd; mod it speed +2 round // T=all myevo(*); unsum T"
    game = Scene(
        mage("hall", board={"quick": "black-covenant", "i": "gate-of-petals"}),
        mage("crypt"),
        mage("crypt"),
        mage("crypt"),
        evocations=others,
        texts={
            "black-covenant": {"main": {"effect": effect}},
            "gate-of-petals": {"main": {"effect": "summon Cadaver here"}},
        },
    )
    printed = game.view(A)["values"]["cadaver-2"]
    game.cast("quick").cast("i")
    assert game.where("cadaver-1") == "hall"
    assert game.view(A)["values"]["cadaver-1"] == printed
    assert game.position()["evocations"]["cadaver-1"]["upgrades"] == []


@rule("BR-24.1.3")
def test_a_hex_changes_no_value_in_the_cell() -> None:
    game = Scene(mage("hall", hexes=["frailty"]), mage("cell", hexes=["frailty"]))
    assert [int(values.changes(game.state, seat, HEAL_IN)) for seat in (A, B)] == [-1, 0]


@rule("BR-24.1.3")
def test_a_hex_whose_bearer_is_sent_to_its_cell_before_its_turn_does_not_act() -> None:
    """4.9 step 6 Two hexes wait for the same gain; the first one sends its bearer away."""
    sent, paid = {"effect": "on scores(bearer,1): cell bearer"}, {"effect": "on scores(bearer,1): pow bearer -1"}
    game = Scene(
        mage("hall", power=3, board={"i": "black-covenant"}, hexes={"frailty": 0, "slowness": 0}),
        mage("crypt"),
        texts={"black-covenant": {"main": {"effect": "pow me 1"}}, "frailty": sent, "slowness": paid},
    )
    game.cast("i").do("next", hex=CONTENT.hex_ids.index("frailty"))
    assert (game.where(A), game.power(A)) == ("cell", 4)


@rule("BR-24.2.1", "BR-24.2.2")
def test_once_a_round_is_for_each_upgrade_and_not_for_its_place() -> None:
    """4.2 The Cadaver has used its Antenna and left; as it comes back, a Core lies where the Antenna lay."""
    again = "E=myevo(*); unsum E // summon Cadaver here; upg it ?"
    game = Scene(
        mage("hall", grimoire=["torment"], board={"i": "black-covenant"}),
        mage("hall", tokens=0),
        evocations={"cadaver-1": servant("hall", A, upgrades=["command-antenna"])},
        texts={"black-covenant": {"main": {"effect": again}}},
    )
    game.do("command").target("cadaver-1").stop()
    assert game.hand(A) == ["torment"]
    game.cast("i").answer(replies.UPGRADE + CONTENT.upgrade_ids.index("unstable-core"))
    assert upgrades(game, "cadaver-1") == ["unstable-core"]
    game.do("command").target("cadaver-1").target(B)
    assert game.unstable("hall") == "A1"
