"""Positions go on: what runs where a document does not say it, and stacks that no game can have written."""

from __future__ import annotations

from typing import Any

import pytest

from mindrose.games.black_rose_wars.components.things import PHASES
from mindrose.kernel.errors import BadPosition, MindroseError
from mindrose.kernel.table import Table
from tests.rulebook import rule
from tests.rules.black_rose_wars.playing import FIGURES, GAME, A, B, C, Scene, mage

IN_A_ROOM: dict[str, Any] = {"seats": [{"at": "P05"}, {"at": "P06"}]}


def asked(table: Table) -> list[tuple[int, str]]:
    return [(question.seat, question.kind) for question in table.questions]


def verbs(table: Table) -> set[str]:
    assert table.question is not None
    return {answer.choice.verb for answer in table.question.answers}


@rule("BR-13.1.2")
def test_the_active_mage_is_asked_for_its_action() -> None:
    assert asked(GAME.from_position(IN_A_ROOM)) == [(0, "action")]
    assert asked(GAME.from_position({**IN_A_ROOM, "active": 1})) == [(1, "action")]
    assert asked(GAME.from_position({**IN_A_ROOM, "crown": 1})) == [(1, "action")]


@rule("BR-13.1.2")
def test_after_the_active_mage_comes_the_next_one() -> None:
    table = GAME.from_position({**IN_A_ROOM, "active": 1})
    table.do("explore").do("stop").do("end")
    assert asked(table) == [(0, "action")]


@rule("BR-5.1.1")
@pytest.mark.parametrize("phase", ["study", "planning"])
def test_another_phase_begins(phase: str) -> None:
    table = GAME.from_position({**IN_A_ROOM, "phase": phase, "seats": [{"hand": ["torment"]}, {}]})
    assert table.view()["phase"] == phase
    assert table.events()[0] == {"event": "phase", "phase": PHASES.index(phase), "seat": 0}


@rule("BR-13.1.2")
def test_the_action_phase_begins_where_nobody_is_active() -> None:
    table = GAME.from_position({**IN_A_ROOM, "active": None, "first": 1, "crown": 1})
    assert [event["event"] for event in table.events()] == ["phase", "activation"]
    assert asked(table) == [(1, "action")]


@rule("BR-26.3.1")
def test_a_game_that_is_over_says_who_has_won() -> None:
    won = GAME.from_position({"winner": 1, "seats": [{"power": 3}, {"power": 31}]})
    assert won.over
    assert won.outcome is not None
    assert (won.outcome.winners, won.outcome.reason) == ([1], "most_power")
    lost = GAME.from_position({"winner": "rose", "rose": {"power": 31}})
    assert lost.outcome is not None
    assert (lost.outcome.winners, lost.outcome.reason) == ([], "black_rose")
    assert [lost.outcome.returns(seat) for seat in range(2)] == [0.0, 0.0]


@rule("BR-27.2.1")
def test_markers_lie_in_their_order() -> None:
    with pytest.raises(BadPosition, match=r"BR-27\.2\.1"):
        GAME.from_position({"options": {"second_moon": 20}})


# Stacks


def running(*frames: dict[str, Any]) -> dict[str, Any]:
    """A printed position with other programs on its stack."""
    document = GAME.from_position(IN_A_ROOM).position()
    return {**document, "stack": [*document["stack"], *frames]}


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        (running({"program": "fight", "seat": 0}), "'at' is missing, the step it is at"),
        (running({"program": "fihgt", "at": 0, "seat": 0}), "a program that there is not: 'fihgt'"),
        (running({"program": "study_phase", "at": 0, "seat": 0}), "it is not begun by 'activation' at its step"),
        ({"stack": [{"program": "activation", "at": 1, "seat": 0}]}, "the first one is 'game'"),
        ({"seat": 0}, "'seat' is part of a view and follows from the rest of a position: leave it out"),
        ({"standing": [{"program": "none"}]}, "'standing': 'stack' names a program that there is not"),
    ],
)
def test_what_no_game_can_have_written_is_refused(document: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(document)
    assert any(reason in one for one in refused.value.reasons), refused.value.reasons


def forked(program: str) -> Table:
    """A new game of three mages, up to where all of them choose at the same time."""
    table = GAME.new(players=3, seed=2)
    while not (table.state.stack.forked and table.state.stack.frames[-1].program.name == program):
        table.answer(table.legal()[0])
    return table


@rule("BR-10.3.4", "BR-12.1.1")
@pytest.mark.parametrize("program", ["study_phase", "planning_phase"])
@pytest.mark.parametrize(
    ("left", "reason"),
    [
        ([0, 1], "have a branch each, in this order, not"),
        ([0, 1, 1], "have a branch each, in this order, not"),
        ([2, 1, 0], "have a branch each, in this order, not"),
        ([], "have a branch each, in this order, not []"),
    ],
)
def test_all_mages_choose_or_none(program: str, left: list[int], reason: str) -> None:
    table = forked(program)
    document = table.position()
    assert GAME.from_position(document, seed=2).state.fingerprint() == table.state.fingerprint()
    branches = document["stack"][-1]["branches"]
    document["stack"][-1]["branches"] = [branches[number] for number in left]
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(document)
    assert any(reason in one for one in refused.value.reasons), refused.value.reasons


def test_a_program_on_a_branch_says_how_far_it_is_too() -> None:
    document = forked("planning_phase").position()
    del document["stack"][-1]["branches"][1]["stack"][0]["at"]
    with pytest.raises(BadPosition, match="frame 1 of the branch of seat 1, 'planning': 'at' is missing"):
        GAME.from_position(document)


@rule("BR-12.1.5")
def test_a_plan_that_is_ready_may_be_withdrawn_in_a_position_too() -> None:
    document = forked("planning_phase").position()
    branch = document["stack"][-1]["branches"][0]
    document["stack"][-1]["branches"][0] = {"seat": branch["seat"], "ready": True, "stack": []}
    with pytest.raises(BadPosition, match="rests at step 4 of 'planning' as long as others are waited for"):
        GAME.from_position(document)


@rule("BR-14.2.6")
def test_all_who_could_answer_declare() -> None:
    """A position says whom a window asks; that follows from the backs and tokens that lie there."""
    game = Scene(
        mage("crypt", board={"i": "brain-worm reverse activated"}),
        mage("cemetery", board={"i": "garden-of-nails activated"}),
        mage("laboratory", "A8"),
        active=C,
    )
    game.explore("arena")
    assert game.asks == [(A, "declare"), (B, "declare")]
    document = game.position()
    assert GAME.from_position(document).state.fingerprint() == game.state.fingerprint()
    window = document["stack"][-1]
    assert (window["program"], window["asked"]) == ("checkpoint", 0b11)
    branches = window["branches"]
    for asked_seats, left in ((0b11, branches[:1]), (0b01, branches), (0b01, branches[:1]), (0b11, branches[::-1])):
        window |= {"asked": asked_seats, "branches": left}
        with pytest.raises(BadPosition, match=r"ha(s|ve) a branch|a bit for each seat"):
            GAME.from_position(document)
    window["asked"] = 0b01
    del window["branches"]
    document["stack"] += branches[0]["stack"]
    with pytest.raises(BadPosition, match="'asked' is 3, a bit for each seat that could answer, not 1"):
        GAME.from_position(document)
    document["stack"][-2]["asked"] = 0b11
    with pytest.raises(BadPosition, match=r"the seats \[0, 1\] have a branch each"):
        GAME.from_position(document)


@rule("BR-16.1.1")
def test_persistent_effects_stay_in_force() -> None:
    table = GAME.from_position({"seats": [{"at": "P05", "board": {"quick": "pain-mark"}}, {"at": "P05"}]})
    table.do("cast", slot=0).do("figure", figure=1)
    document = table.position()
    assert [frame["me"] for frame in document["standing"]] == [0]
    assert GAME.from_position(document).state.fingerprint() == table.state.fingerprint()
    assert table.view(1)["standing"] == document["standing"]


def test_answers_name_things_by_their_words_too() -> None:
    document = {"seats": [{"at": "P05", "board": {"quick": "pain-mark"}}, {"at": "P05"}]}
    by_number = GAME.from_position(document).do("cast", slot=0).do("figure", figure=1)
    by_word = GAME.from_position(document).do("cast", slot="Quick").do("figure", figure="mage-1")
    assert by_word.state.fingerprint() == by_number.state.fingerprint()
    with pytest.raises(MindroseError, match="not among the answers"):
        GAME.from_position(document).do("cast", slot="slow")


@rule("BR-4.3.5")
def test_nobody_is_among_targets_of_which_one_is_imagined() -> None:
    table = GAME.from_position({"seats": [{"at": "P10", "board": {"quick": "deflagrate"}}, {"at": "P11"}]})
    table.do("cast", slot=0).do("imagine", room=4)
    assert asked(table) == [(0, "action")]
    assert "hit" not in [event["event"] for event in table.events()]


@rule("BR-14.2.2", "VX-53", "EM-8")
def test_a_spell_of_one_sentence_that_is_cancelled_is_resolved_and_can_be_gone_on_with() -> None:
    """Blood Moon Dance only persists; Garden of Nails cancels it when nothing is left but its closing."""
    dancer = {"at": "P10", "board": {"quick": "blood-moon-dance"}, "quests": ["qu1-04"]}
    nails = {"at": "P10", "board": {"quick": "garden-of-nails reverse activated"}}
    table = GAME.from_position({"seats": [dancer, nails]})
    table.do("cast", slot=0).do("use", by=1, slot=0)
    while table.question is not None and table.question.kind != "action":
        table.answer(table.legal()[0])
    assert GAME.from_position(table.position()).state.fingerprint() == table.state.fingerprint()
    assert table.view(1)["seats"][0]["quests"]["qu1-04"]["cubes"] == 1


@rule("BR-22.3.3")
def test_an_evocation_that_is_controlled_for_one_effect_is_in_positions() -> None:
    board = {"quick": {"spell": "purifying-aludel", "side": "reverse"}}
    servant = {"cadaver-1": {"at": "P06", "owner": 1}}
    table = GAME.from_position({"seats": [{"at": "P05", "board": board}, {}], "evocations": servant})
    table.do("cast", slot=0).do("figure", figure=FIGURES.index("cadaver-1"))
    document = table.position()
    assert document["evocations"]["cadaver-1"]["lease"] == len(document["stack"]) - 1
    assert GAME.from_position(document).state.fingerprint() == table.state.fingerprint()
    while table.question is not None and table.question.kind != "action":
        table.answer(table.legal()[0])
    assert table.position()["evocations"]["cadaver-1"]["lease"] is None
