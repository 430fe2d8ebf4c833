"""Duel, feature by feature: what the rules say, and what must hold in the middle of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mindrose.kernel.errors import MindroseError, Refusal
from mindrose.kernel.table import Table
from tests.kernel.checking import check_clone, check_position, check_replay, check_samples, check_undo, snapshot
from tests.kernel.duel.game import Duel, table_of
from tests.kernel.duel.table import DuelTable

DUEL = Duel()


def duel(*seats: dict[str, Any], **position: Any) -> Table:
    """A table at the start of the first mage's turn, unless the position says otherwise."""
    return DUEL.from_position({"seats": list(seats), **position}, seed=5)


def planning(*seats: dict[str, Any]) -> Table:
    return duel(*seats, stack=[{"program": "duel"}])


def in_the_middle(table: Table, undo: bool) -> None:
    """What must hold in the middle of everything; `undo`: whether the last answer can be taken back."""
    check_clone(table, random.Random(1))
    check_replay(table)
    check_position(table)
    check_samples(table, seed=1)
    check_undo(table, undo)


def state(table: Table) -> DuelTable:
    return table_of(table.state)


def asked(table: Table) -> list[tuple[int, str]]:
    return [(question.seat, question.kind) for question in table.questions]


def running(table: Table) -> list[str]:
    """The programs on the stack, the outermost first."""
    return [frame.program.name for frame in table.state.stack.frames]


def happened(table: Table, *names: str) -> list[list[int | str | None]]:
    """The numbers of the events of some kinds, in order."""
    return [[*event.values()] for event in table.events() if event["event"] in names]


# Secret simultaneous plans (DU-3)


def test_plans_are_made_at_the_same_time_and_in_secret() -> None:
    table = planning({"hand": ["bolt", "fog", "thorns"]}, {"hand": ["bolt", "fog", "mirror"]})
    before = table.view(1)
    table.do("lay", by=0, card="bolt").do("lay", by=0, card="thorns")
    assert asked(table) == [(0, "lay"), (1, "lay")]
    assert table.view(1) == before
    in_the_middle(table, undo=True)
    table.do("confirm", by=1)
    assert table.view(0)["seats"][1]["laid"] == 0
    in_the_middle(table, undo=True)
    table.do("confirm", by=0)
    assert happened(table, "planned") == [["planned", 0, 2], ["planned", 1, 0]]
    assert table.view(1)["seats"][0]["laid"] == 2
    assert table.view(0)["seats"][0]["laid"] == ["bolt", "thorns"]
    in_the_middle(table, undo=False)


def test_a_confirmed_plan_may_be_withdrawn_while_somebody_else_still_plans() -> None:
    table = planning({"hand": ["bolt", "fog"]}, {"hand": ["bolt"]})
    fresh = table.state.fingerprint()
    table.do("lay", by=0, card="fog").do("confirm", by=0)
    assert asked(table) == [(1, "lay"), (0, "reconsider")]
    in_the_middle(table, undo=True)
    table.do("withdraw", by=0)
    assert table.state.fingerprint() == fresh
    table.do("confirm", by=0).do("confirm", by=1)
    assert asked(table) == [(0, "menu")]
    with pytest.raises(Refusal):
        table.do("withdraw", by=1)


def test_the_plan_that_comes_last_cannot_be_taken_back_either() -> None:
    table = planning({"hand": ["bolt"]}, {"hand": ["bolt"]})
    table.do("confirm", by=1).do("confirm", by=0)
    assert asked(table) == [(0, "menu")], "the mage that answered last is asked next"
    in_the_middle(table, undo=False)


def test_the_order_in_which_plans_come_does_not_matter() -> None:
    hands = [{"hand": ["bolt", "fog"]}, {"hand": ["gamble", "mirror"]}, {"hand": ["thorns", "thorns"]}]
    plans = [[(0, "bolt"), (0, None)], [(1, "gamble"), (1, "mirror"), (1, None)], [(2, "thorns"), (2, None)]]
    ends = set()
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        table = planning(*hands)
        for seat, card in [answer for plan in order for answer in plans[plan]]:
            table.do("lay" if card else "confirm", by=seat, **({"card": card} if card else {}))
        ends.add(table.state.fingerprint())
    assert len(ends) == 1


# Sentences and the windows after them (DU-5, DU-6)


def test_a_trap_answers_between_two_sentences() -> None:
    table = duel({"laid": ["bolt"]}, {"armed": ["thorns"]})
    table.do("cast", card="bolt")
    assert running(table) == ["duel", "turn", "bolt", "damage", "window"]
    assert asked(table) == [(1, "declare")]
    assert [option.verb for option in table.questions[0].answers] == ["pass"], "thorns answer no damage"
    in_the_middle(table, undo=False)
    table.do("pass")
    assert running(table) == ["duel", "turn", "bolt", "window"]
    assert state(table).life[1] == 2, "the first sentence is carried out to its end"
    in_the_middle(table, undo=False)
    table.do("spring", card="thorns")
    assert happened(table, "damaged", "sparked") == [
        ["damaged", 1, 1, 0],
        ["damaged", 0, 1, 1],
        ["sparked", 1, 2],
        ["damaged", 1, 1, 0],
    ]
    in_the_middle(table, undo=False)


def test_everybody_with_an_armed_trap_is_asked_and_nobody_sees_who_had_a_choice() -> None:
    fits = duel({"laid": ["fog"]}, {"armed": ["thorns"]}, {"armed": ["mirror"]}).do("cast", card="fog")
    assert asked(fits) == [(1, "declare"), (2, "declare")]
    assert [question.forced for question in fits.questions] == [False, True]
    other = duel({"laid": ["fog"]}, {"armed": ["mirror"]}, {"armed": ["mirror"]}).do("cast", card="fog")
    assert fits.view(0) == other.view(0)
    assert fits.view(2) == other.view(2)
    fits.do("pass", by=1)
    other.do("pass", by=1)
    assert fits.view(0) == other.view(0)
    in_the_middle(fits, undo=True)


def test_a_declared_trap_is_hidden_until_all_have_declared() -> None:
    table = duel({"laid": ["fog"]}, {"armed": ["thorns"]}, {"armed": ["thorns"]}).do("cast", card="fog")
    passed = table.clone().do("pass", by=1)
    table.do("spring", by=1, card="thorns")
    assert table.view(2) == passed.view(2)
    assert table.events(2) == passed.events(2)
    assert table.state.fingerprint() != passed.state.fingerprint()
    in_the_middle(table, undo=True)


def test_traps_of_two_owners_answer_one_sentence_and_each_other() -> None:
    """Seats 1 and 2 answer the fog; seat 2 answers the first sentence of seat 1's trap as well, before its own acts."""
    table = duel({"laid": ["fog"]}, {"armed": ["thorns"]}, {"armed": ["thorns", "thorns"]})
    table.do("cast", card="fog").do("spring", by=2, card="thorns").do("spring", by=1, card="thorns")
    assert running(table) == ["duel", "turn", "fog", "window", "thorns", "damage", "window"]
    assert asked(table) == [(2, "declare")], "seat 1 has no armed trap left"
    table.do("pass")
    assert running(table) == ["duel", "turn", "fog", "window", "thorns", "window"]
    in_the_middle(table, undo=False)
    table.do("spring", card="thorns")
    assert happened(table, "sprung", "damaged", "sparked") == [
        ["sprung", 1, 3],
        ["sprung", 2, 3],
        ["damaged", 0, 1, 1],  # seat 1's thorns, first sentence
        ["sprung", 2, 3],
        ["damaged", 1, 1, 2],  # seat 2 answers it
        ["sparked", 2, 2],
        ["sparked", 1, 2],  # seat 1's thorns go on
        ["damaged", 0, 1, 2],  # then seat 2's declared ones
        ["sparked", 2, 3],
    ]
    assert asked(table) == [(0, "menu")]


def test_declared_traps_act_in_turn_order_whoever_declares_first() -> None:
    ends = []
    for seats in ([1, 2], [2, 1]):
        table = duel({"laid": ["fog"]}, {"armed": ["thorns"]}, {"armed": ["thorns"]}, first=0)
        table.do("cast", card="fog")
        for seat in seats:
            table.do("spring", by=seat, card="thorns")
        ends.append((table.state.fingerprint(), table.events()))
    assert ends[0] == ends[1]


# Pending damage (DU-6, DU-7)


def test_a_trap_changes_the_damage_it_answers() -> None:
    table = duel({"laid": ["bolt"]}, {"armed": ["mirror"]})
    table.do("cast", card="bolt")
    in_the_middle(table, undo=False)
    table.do("spring", card="mirror")
    assert happened(table, "damaged") == [["damaged", 0, 1, 1], ["damaged", 1, 0, 0], ["damaged", 1, 1, 0]]
    assert list(state(table).life) == [2, 2]


def test_of_nested_damage_each_trap_changes_its_own() -> None:
    table = duel({"laid": ["bolt"], "armed": ["mirror"]}, {"armed": ["mirror"]})
    table.do("cast", card="bolt").do("pass", by=0).do("spring", by=1, card="mirror")
    assert running(table) == ["duel", "turn", "bolt", "damage", "window", "mirror", "damage", "window"]
    in_the_middle(table, undo=False)
    table.do("spring", by=0, card="mirror")
    assert happened(table, "damaged") == [
        ["damaged", 1, 1, 0],  # by seat 0's mirror
        ["damaged", 0, 0, 1],  # seat 1's mirror, weakened by it
        ["damaged", 1, 0, 0],  # the bolt's first sentence, weakened by seat 1's mirror, which went on
        ["damaged", 1, 1, 0],  # the bolt's second sentence
    ]


# Defeat (DU-7)


def test_a_defeat_cuts_exploring_short() -> None:
    table = duel({"life": 1, "laid": ["bolt"]}, {"fog": True})
    table.do("explore")
    in_the_middle(table, undo=True)
    table.do("walk", room="forge")
    assert asked(table) == [(0, "menu")]
    assert happened(table, "sparked") == [], "neither a second step nor the room"
    assert (state(table).room[0], state(table).life[0], state(table).trophies[1]) == (0, 3, 1)
    in_the_middle(table, undo=True)


def test_a_defeat_does_not_cut_a_spell_short() -> None:
    table = duel({"laid": ["bolt"], "life": 1}, {"armed": ["thorns"]})
    table.do("cast", card="bolt").do("pass").do("spring", card="thorns")
    assert happened(table, "damaged", "defeated") == [
        ["damaged", 1, 1, 0],
        ["damaged", 0, 1, 1],
        ["defeated", 0, 1],
        ["damaged", 1, 1, 0],
    ]
    in_the_middle(table, undo=False)


def test_the_last_trophy_ends_the_game_in_the_middle_of_everything() -> None:
    table = duel({"laid": ["bolt"]}, {"armed": ["thorns"], "life": 1}, options={"goal": 1})
    table.do("cast", card="bolt")
    in_the_middle(table, undo=False)
    table.do("pass")
    assert table.over
    assert table.questions == []
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ([0], "goal")
    check_replay(table)


# Lasting effects (DU-8, DU-10)


def test_a_fog_acts_upon_every_step_until_the_clean_up() -> None:
    table = duel({"laid": ["fog", "bolt"]}, {"laid": ["bolt"]}, {})
    table.do("cast", card="fog").do("explore").do("walk", room="forge").do("stop").do("end")
    assert happened(table, "damaged") == [], "not upon the steps of its owner"
    table.do("explore").do("walk", room="forge")
    assert happened(table, "damaged") == [["damaged", 1, 1, 0]]
    in_the_middle(table, undo=True)
    table.do("walk", room="well")
    assert happened(table, "damaged") == [["damaged", 1, 1, 0]] * 2
    in_the_middle(table, undo=True)
    table.do("pass").do("end").do("end")
    assert asked(table)[0][1] == "lay"
    assert list(state(table).fog) == [0, 0, 0]
    in_the_middle(table, undo=False)


def test_an_effect_that_lasts_opens_windows_like_any_other() -> None:
    table = duel({"armed": ["mirror"]}, {"fog": True, "armed": ["mirror"]})
    table.do("explore").do("walk", room="shrine")
    assert running(table) == ["duel", "turn", "exploring", "fogs", "haze", "damage", "window"]
    in_the_middle(table, undo=False)
    table.do("spring", by=0, card="mirror").do("pass", by=1)
    assert running(table)[-5:] == ["damage", "window", "mirror", "damage", "window"]
    in_the_middle(table, undo=False)
    table.do("pass").do("pass").do("pass").do("pass")
    assert list(state(table).life) == [3, 2]
    assert asked(table) == [(0, "walk")]


# A room's effect from which a spell is cast (DU-8)


def test_a_trap_in_a_sentence_in_a_spell_in_a_room() -> None:
    table = duel({"laid": ["bolt"], "room": "forge", "life": 1}, {"armed": ["thorns", "mirror"]})
    table.do("explore").do("walk", room="well").do("stop")
    assert running(table) == ["duel", "turn", "exploring", "well"]
    in_the_middle(table, undo=True)
    table.do("cast", card="bolt").do("pass")
    assert running(table) == ["duel", "turn", "exploring", "well", "bolt", "window"]
    in_the_middle(table, undo=False)
    table.do("spring", card="thorns")
    assert running(table) == ["duel", "turn", "exploring", "well", "bolt", "window", "thorns", "damage", "window"]
    in_the_middle(table, undo=False)
    table.do("pass")
    assert happened(table, "defeated") == [["defeated", 0, 1]]
    assert running(table)[2:5] == ["exploring", "well", "bolt"], "what has begun goes on"
    in_the_middle(table, undo=False)
    while table.questions[0].kind == "declare":
        table.do("pass")
    assert happened(table, "damaged") == [["damaged", 1, 1, 0], ["damaged", 0, 1, 1], ["damaged", 1, 1, 0]]


# A draft with a preview of its cost (DU-9)


def test_a_draft_shows_its_cost_to_its_seat_alone() -> None:
    table = duel({"life": 1, "sparks": 3, "hand": ["fog"]}, {})
    before = [table.view(1), table.view(None), table.events(1)]
    table.do("brew").do("strength", number=3)
    assert table.view(0)["stack"][-1] == {
        "program": "brewing", "at": 1, "seat": 0, "strength": 3, "ingredient": -1, "cost": 3,
    }  # fmt: skip
    table.do("add", card="fog")
    assert table.view(0)["stack"][-1]["cost"] == 2
    assert [table.view(1), table.view(None), table.events(1)] == before
    in_the_middle(table, undo=True)
    table.do("agree", cost=2)
    assert (state(table).life[0], state(table).sparks[0], table.view(1)["seats"][0]["used"]) == (3, 1, ["fog"])
    in_the_middle(table, undo=False)


def test_a_draft_can_be_withdrawn_until_it_is_paid() -> None:
    table = duel({"life": 1, "sparks": 3, "hand": ["fog"]}, {})
    assert not table.drafting()
    before = snapshot(table)
    table.do("brew").do("strength", number=2).do("plain")
    assert table.drafting()
    table.withdraw()
    assert snapshot(table) == before
    table.do("brew").do("strength", number=2).do("plain").do("agree")
    with pytest.raises(MindroseError, match="nothing to withdraw"):
        table.withdraw()
    in_the_middle(table, undo=True)


# Chance


def test_what_was_left_to_chance_cannot_be_taken_back() -> None:
    table = duel({"laid": ["gamble"]}, {}, {})
    table.do("cast", card="gamble")
    in_the_middle(table, undo=False)
    table.do("aim", foe=2)
    drawn = table.state.chance.drawn
    assert drawn > 0
    in_the_middle(table, undo=False)
    with pytest.raises(MindroseError, match="left to chance"):
        table.undo()
    table.rewind(1).do("aim", foe=2)
    assert table.state.chance.drawn == drawn, "the die falls again as it fell"


def test_a_deck_is_shuffled_anew_when_it_is_empty() -> None:
    used = ["bolt", "bolt", "gamble", "fog", "thorns", "thorns", "mirror"]
    table = duel({"used": used}, {}, stack=[{"program": "duel", "at": 2, "seat": 0, "turns": 1}])
    table.do("end")
    assert happened(table, "reshuffled") == [["reshuffled", 0]]
    assert len(table.view(0)["seats"][0]["hand"]) == 3
    assert [event["card"] for event in table.events(1) if event["event"] == "drew"][:3] == [None] * 3
    in_the_middle(table, undo=False)
