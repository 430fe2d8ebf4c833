"""Duel, feature by feature: what the rules say, and what must hold in the middle of it."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.kernel.errors import BadPosition, MindroseError, Refusal
from tests.kernel.checking import check_replay, snapshot
from tests.kernel.duel.game import Duel
from tests.kernel.duel.table import DuelTable
from tests.playing import Example

DUEL = Duel()


def duel(*seats: dict[str, Any], **position: Any) -> Example[DuelTable]:
    """A table at the start of the first mage's turn, unless the position says otherwise."""
    return Example(DUEL.from_position({"seats": list(seats), **position}, seed=5), DuelTable)


def planning(*seats: dict[str, Any]) -> Example[DuelTable]:
    return duel(*seats, stack=[{"program": "duel"}])


# Secret simultaneous plans (DU-3)


def test_plans_are_made_at_the_same_time_and_in_secret() -> None:
    game = planning({"hand": ["bolt", "fog", "thorns"]}, {"hand": ["bolt", "fog", "mirror"]})
    with game.unseen_by(1, None):
        game.do("lay", by=0, card="bolt").do("lay", by=0, card="thorns")
    assert game.asks == [(0, "lay"), (1, "lay")]
    game.holds(undo=True)
    game.do("confirm", by=1)
    assert game.view(0)["seats"][1]["laid"] == 0
    game.holds(undo=True)
    game.do("confirm", by=0)
    assert game.happened("planned") == [("planned", 0, 2), ("planned", 1, 0)]
    assert game.view(1)["seats"][0]["laid"] == 2
    assert game.view(0)["seats"][0]["laid"] == ["bolt", "thorns"]
    game.holds(undo=False)


def test_a_confirmed_plan_may_be_withdrawn_while_somebody_else_still_plans() -> None:
    game = planning({"hand": ["bolt", "fog"]}, {"hand": ["bolt"]})
    fresh = game.state.fingerprint()
    game.do("lay", by=0, card="fog").do("confirm", by=0)
    assert game.asks == [(1, "lay"), (0, "reconsider")]
    game.holds(undo=True)
    game.do("withdraw", by=0)
    assert game.state.fingerprint() == fresh
    game.do("confirm", by=0).do("confirm", by=1)
    assert game.asks == [(0, "menu")]
    with pytest.raises(Refusal):
        game.do("withdraw", by=1)


def test_the_plan_that_comes_last_cannot_be_taken_back_either() -> None:
    game = planning({"hand": ["bolt"]}, {"hand": ["bolt"]})
    game.do("confirm", by=1).do("confirm", by=0)
    assert game.asks == [(0, "menu")], "the mage that answered last is asked next"
    game.holds(undo=False)


def test_the_order_in_which_plans_come_does_not_matter() -> None:
    hands = [{"hand": ["bolt", "fog"]}, {"hand": ["gamble", "mirror"]}, {"hand": ["thorns", "thorns"]}]
    plans = [[(0, "bolt"), (0, None)], [(1, "gamble"), (1, "mirror"), (1, None)], [(2, "thorns"), (2, None)]]
    ends = set()
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        game = planning(*hands)
        for seat, card in [answer for plan in order for answer in plans[plan]]:
            game.do("lay" if card else "confirm", by=seat, **({"card": card} if card else {}))
        ends.add(game.state.fingerprint())
    assert len(ends) == 1


# Sentences and the windows after them (DU-5, DU-6)


def test_a_trap_answers_between_two_sentences() -> None:
    game = duel({"laid": ["bolt"]}, {"armed": ["thorns"]})
    game.do("cast", card="bolt")
    assert game.running == ["duel", "turn", "bolt", "damage", "window"]
    assert game.asks == [(1, "declare")]
    assert [option.verb for option in game.table.questions[0].answers] == ["pass"], "thorns answer no damage"
    game.holds(undo=False)
    game.do("pass")
    assert game.running == ["duel", "turn", "bolt", "window"]
    assert game.state.life[1] == 2, "the first sentence is carried out to its end"
    game.holds(undo=False)
    game.do("spring", card="thorns")
    assert game.happened("damaged", "sparked") == [
        ("damaged", 1, 1, 0),
        ("damaged", 0, 1, 1),
        ("sparked", 1, 2),
        ("damaged", 1, 1, 0),
    ]
    game.holds(undo=False)


def test_everybody_with_an_armed_trap_is_asked_and_nobody_sees_who_had_a_choice() -> None:
    fits = duel({"laid": ["fog"]}, {"armed": ["thorns"]}, {"armed": ["mirror"]}).do("cast", card="fog")
    assert fits.asks == [(1, "declare"), (2, "declare")]
    assert [question.forced for question in fits.table.questions] == [False, True]
    other = duel({"laid": ["fog"]}, {"armed": ["mirror"]}, {"armed": ["mirror"]}).do("cast", card="fog")
    assert fits.view(0) == other.view(0)
    assert fits.view(2) == other.view(2)
    fits.do("pass", by=1)
    other.do("pass", by=1)
    assert fits.view(0) == other.view(0)
    fits.holds(undo=True)


def test_a_declared_trap_is_hidden_until_all_have_declared() -> None:
    game = duel({"laid": ["fog"]}, {"armed": ["thorns"]}, {"armed": ["thorns"]}).do("cast", card="fog")
    passed = game.table.clone().do("pass", by=1)
    game.do("spring", by=1, card="thorns")
    assert game.view(2) == passed.view(2)
    assert game.table.events(2) == passed.events(2)
    assert game.state.fingerprint() != passed.state.fingerprint()
    game.holds(undo=True)


def test_traps_of_two_owners_answer_one_sentence_and_each_other() -> None:
    """Seats 1 and 2 answer the fog; seat 2 answers the first sentence of seat 1's trap as well, before its own acts."""
    game = duel({"laid": ["fog"]}, {"armed": ["thorns"]}, {"armed": ["thorns", "thorns"]})
    game.do("cast", card="fog").do("spring", by=2, card="thorns").do("spring", by=1, card="thorns")
    assert game.running == ["duel", "turn", "fog", "window", "thorns", "damage", "window"]
    assert game.asks == [(2, "declare")], "seat 1 has no armed trap left"
    game.do("pass")
    assert game.running == ["duel", "turn", "fog", "window", "thorns", "window"]
    game.holds(undo=False)
    game.do("spring", card="thorns")
    assert game.happened("sprung", "damaged", "sparked") == [
        ("sprung", 1, 3),
        ("sprung", 2, 3),
        ("damaged", 0, 1, 1),  # seat 1's thorns, first sentence
        ("sprung", 2, 3),
        ("damaged", 1, 1, 2),  # seat 2 answers it
        ("sparked", 2, 2),
        ("sparked", 1, 2),  # seat 1's thorns go on
        ("damaged", 0, 1, 2),  # then seat 2's declared ones
        ("sparked", 2, 3),
    ]
    assert game.asks == [(0, "menu")]


def test_declared_traps_act_in_turn_order_whoever_declares_first() -> None:
    ends = []
    for seats in ([1, 2], [2, 1]):
        game = duel({"laid": ["fog"]}, {"armed": ["thorns"]}, {"armed": ["thorns"]}, first=0)
        game.do("cast", card="fog")
        for seat in seats:
            game.do("spring", by=seat, card="thorns")
        ends.append((game.state.fingerprint(), game.table.events()))
    assert ends[0] == ends[1]


# Pending damage (DU-6, DU-7)


def test_a_trap_changes_the_damage_it_answers() -> None:
    game = duel({"laid": ["bolt"]}, {"armed": ["mirror"]})
    game.do("cast", card="bolt")
    game.holds(undo=False)
    game.do("spring", card="mirror")
    assert game.happened("damaged") == [("damaged", 0, 1, 1), ("damaged", 1, 0, 0), ("damaged", 1, 1, 0)]
    assert list(game.state.life) == [2, 2]


def test_of_nested_damage_each_trap_changes_its_own() -> None:
    game = duel({"laid": ["bolt"], "armed": ["mirror"]}, {"armed": ["mirror"]})
    game.do("cast", card="bolt").do("pass", by=0).do("spring", by=1, card="mirror")
    assert game.running == ["duel", "turn", "bolt", "damage", "window", "mirror", "damage", "window"]
    game.holds(undo=False)
    game.do("spring", by=0, card="mirror")
    assert game.happened("damaged") == [
        ("damaged", 1, 1, 0),  # by seat 0's mirror
        ("damaged", 0, 0, 1),  # seat 1's mirror, weakened by it
        ("damaged", 1, 0, 0),  # the bolt's first sentence, weakened by seat 1's mirror, which went on
        ("damaged", 1, 1, 0),  # the bolt's second sentence
    ]


# Defeat (DU-7)


def test_a_defeat_cuts_exploring_short() -> None:
    game = duel({"life": 1, "laid": ["bolt"]}, {"fog": True})
    game.do("explore")
    game.holds(undo=True)
    game.do("walk", room="forge")
    assert game.asks == [(0, "menu")]
    assert game.happened("sparked") == [], "neither a second step nor the room"
    assert (game.state.room[0], game.state.life[0], game.state.trophies[1]) == (0, 3, 1)
    game.holds(undo=True)


def test_a_defeat_does_not_cut_a_spell_short() -> None:
    game = duel({"laid": ["bolt"], "life": 1}, {"armed": ["thorns"]})
    game.do("cast", card="bolt").do("pass").do("spring", card="thorns")
    assert game.happened("damaged", "defeated") == [
        ("damaged", 1, 1, 0),
        ("damaged", 0, 1, 1),
        ("defeated", 0, 1),
        ("damaged", 1, 1, 0),
    ]
    game.holds(undo=False)


def test_the_last_trophy_ends_the_game_in_the_middle_of_everything() -> None:
    game = duel({"laid": ["bolt"]}, {"armed": ["thorns"], "life": 1}, options={"goal": 1})
    game.do("cast", card="bolt")
    game.holds(undo=False)
    game.do("pass")
    assert game.over
    assert game.table.questions == []
    assert (game.outcome.winners, game.outcome.reason) == ([0], "goal")
    check_replay(game.table)


# Lasting effects (DU-8, DU-10)


def test_a_fog_acts_upon_every_step_until_the_clean_up() -> None:
    game = duel({"laid": ["fog", "bolt"]}, {"laid": ["bolt"]}, {})
    game.do("cast", card="fog").do("explore").do("walk", room="forge").do("stop").do("end")
    assert game.happened("damaged") == [], "not upon the steps of its owner"
    game.do("explore").do("walk", room="forge")
    assert game.happened("damaged") == [("damaged", 1, 1, 0)]
    game.holds(undo=True)
    game.do("walk", room="well")
    assert game.happened("damaged") == [("damaged", 1, 1, 0)] * 2
    game.holds(undo=True)
    game.do("pass").do("end").do("end")
    assert game.asks[0][1] == "lay"
    assert list(game.state.fog) == [0, 0, 0]
    game.holds(undo=False)


def test_an_effect_that_lasts_opens_windows_like_any_other() -> None:
    game = duel({"armed": ["mirror"]}, {"fog": True, "armed": ["mirror"]})
    game.do("explore").do("walk", room="shrine")
    assert game.running == ["duel", "turn", "exploring", "fogs", "haze", "damage", "window"]
    game.holds(undo=False)
    game.do("spring", by=0, card="mirror").do("pass", by=1)
    assert game.running[-5:] == ["damage", "window", "mirror", "damage", "window"]
    game.holds(undo=False)
    game.do("pass").do("pass").do("pass").do("pass")
    assert list(game.state.life) == [3, 2]
    assert game.asks == [(0, "walk")]


# A room's effect from which a spell is cast (DU-8)


def test_a_trap_in_a_sentence_in_a_spell_in_a_room() -> None:
    game = duel({"laid": ["bolt"], "room": "forge", "life": 1}, {"armed": ["thorns", "mirror"]})
    game.do("explore").do("walk", room="well").do("stop")
    assert game.running == ["duel", "turn", "exploring", "well"]
    game.holds(undo=True)
    game.do("cast", card="bolt").do("pass")
    assert game.running == ["duel", "turn", "exploring", "well", "bolt", "window"]
    game.holds(undo=False)
    game.do("spring", card="thorns")
    assert game.running == ["duel", "turn", "exploring", "well", "bolt", "window", "thorns", "damage", "window"]
    game.holds(undo=False)
    game.do("pass")
    assert game.happened("defeated") == [("defeated", 0, 1)]
    assert game.running[2:5] == ["exploring", "well", "bolt"], "what has begun goes on"
    game.holds(undo=False)
    while game.table.questions[0].kind == "declare":
        game.do("pass")
    assert game.happened("damaged") == [("damaged", 1, 1, 0), ("damaged", 0, 1, 1), ("damaged", 1, 1, 0)]


# A draft with a preview of its cost (DU-9)


def test_a_draft_shows_its_cost_to_its_seat_alone() -> None:
    game = duel({"life": 1, "sparks": 3, "hand": ["fog"]}, {})
    with game.unseen_by(1, None):
        game.do("brew").do("strength", number=3)
        assert game.view(0)["stack"][-1] == {
            "program": "brewing", "at": 1, "seat": 0, "strength": 3, "ingredient": -1, "cost": 3,
        }  # fmt: skip
        game.do("add", card="fog")
        assert game.view(0)["stack"][-1]["cost"] == 2
    game.holds(undo=True)
    game.do("agree", cost=2)
    assert (game.state.life[0], game.state.sparks[0], game.view(1)["seats"][0]["used"]) == (3, 1, ["fog"])
    game.holds(undo=False)


def test_a_draft_can_be_withdrawn_until_it_is_paid() -> None:
    game = duel({"life": 1, "sparks": 3, "hand": ["fog"]}, {})
    assert not game.table.drafting()
    before = snapshot(game.table)
    game.do("brew").do("strength", number=2).do("plain")
    assert game.table.drafting()
    game.withdraw()
    assert snapshot(game.table) == before
    game.do("brew").do("strength", number=2).do("plain").do("agree")
    with pytest.raises(MindroseError, match="nothing to withdraw"):
        game.withdraw()
    game.holds(undo=True)


# Chance


def test_what_was_left_to_chance_cannot_be_taken_back() -> None:
    game = duel({"laid": ["gamble"]}, {}, {})
    game.do("cast", card="gamble")
    game.holds(undo=False)
    game.do("aim", foe=2)
    drawn = game.state.chance.drawn
    assert drawn > 0
    game.holds(undo=False)
    with pytest.raises(MindroseError, match="left to chance"):
        game.undo()
    game.table.rewind(1).do("aim", foe=2)
    assert game.state.chance.drawn == drawn, "the die falls again as it fell"


def test_a_deck_is_shuffled_anew_when_it_is_empty() -> None:
    used = ["bolt", "bolt", "gamble", "fog", "thorns", "thorns", "mirror"]
    game = duel({"used": used}, {}, stack=[{"program": "duel", "at": 2, "seat": 0, "turns": 1}])
    game.do("end")
    assert game.happened("reshuffled") == [("reshuffled", 0)]
    assert len(game.view(0)["seats"][0]["hand"]) == 3
    assert [event["card"] for event in game.events("drew", 1)][:3] == [None] * 3
    game.holds(undo=False)


def test_a_written_stack_is_checked_in_its_branches_too() -> None:
    document = DUEL.new(2, 5).position()
    assert [branch["stack"][0]["program"] for branch in document["stack"][-1]["branches"]] == ["planning"] * 2
    branch = document["stack"][-1]["branches"][1]
    branch["stack"][0]["program"] = "declaring"
    with pytest.raises(BadPosition) as caught:
        DUEL.from_position(document)
    told = f"frame 1 of the branch of seat {branch['seat']}, 'declaring': it is not begun by 'duel'"
    assert told in str(caught.value)


GONE: dict[str, Any] = {"seat": 0, "ready": True, "stack": []}
AT_REST: list[dict[str, Any]] = [{"program": "planning", "at": 1, "seat": 0}]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda branches: branches[:1], "the seats [0, 1] have a branch each, in this order, not [0]"),
        (lambda branches: [branches[0], branches[0]], "not [0, 0]"),
        (lambda branches: branches[::-1], "not [1, 0]"),
        (lambda branches: [*branches, {**branches[0], "seat": -1}], "not [0, 1, -1]"),
        (lambda branches: [], "not []"),
        (lambda branches: [GONE, branches[1]], "the branch of seat 0 rests at step 1 of 'planning'"),
        (lambda branches: [GONE, {**GONE, "seat": 1}], "nobody is waited for on its branches"),
        (
            lambda branches: [{"seat": seat, "stack": [{**AT_REST[0], "seat": seat}]} for seat in range(2)],
            "nobody is waited for on its branches",
        ),
    ],
)
def test_whom_a_step_asks_has_a_branch_and_nobody_else(change: Any, told: str) -> None:
    document = DUEL.new(2, 1).position()
    document["stack"][-1]["branches"] = change(document["stack"][-1]["branches"])
    with pytest.raises(BadPosition) as caught:
        DUEL.from_position(document)
    assert told in str(caught.value)


def test_who_decides_beside_others_has_a_branch_of_its_own() -> None:
    document = DUEL.new(2, 1).position()
    branches = document["stack"][-1].pop("branches")
    document["stack"] += branches[0]["stack"]
    with pytest.raises(BadPosition, match=r"the seats \[0, 1\] have a branch each"):
        DUEL.from_position(document)


def test_a_branch_may_rest_and_one_that_cannot_may_be_gone() -> None:
    planned = DUEL.new(2, 1).do("confirm", by=0)
    document = planned.position()
    assert document["stack"][-1]["branches"][0] == {"seat": 0, "ready": True, "stack": AT_REST}
    assert DUEL.from_position(document, seed=1).state.fingerprint() == planned.state.fingerprint()
    armed = duel({"armed": ["thorns"], "laid": ["bolt"]}, {"armed": ["thorns"]}, {"armed": ["mirror"]})
    armed.do("cast", card="bolt").do("aim", foe=1)
    document = armed.table.position()
    assert [branch["seat"] for branch in document["stack"][-1]["branches"]] == [0, 1, 2]
    armed.do("pass", by=1)
    document = armed.table.position()
    assert document["stack"][-1]["branches"][1] == {**GONE, "seat": 1}
    assert DUEL.from_position(document).state.fingerprint() == armed.state.fingerprint()
    del document["stack"][-1]["branches"][1]
    with pytest.raises(BadPosition, match=r"not \[0, 2\]"):
        DUEL.from_position(document)
