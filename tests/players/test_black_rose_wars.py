"""Bots of Black Rose Wars: they see what wins a game, and play whole games of every size legally."""

from __future__ import annotations

import json
import time

import pytest

from mindrose.arena.games import play
from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.bots.judgement import BlackRoseJudge
from mindrose.games.black_rose_wars.bots.layout import DECISIONS
from mindrose.games.black_rose_wars.bots.promises import promises
from mindrose.kernel.form import Document
from mindrose.kernel.machine import State
from mindrose.kernel.programs import Question
from mindrose.kernel.table import Table
from mindrose.players import roster
from mindrose.players.lookahead import Lookahead
from mindrose.players.rehearsal import CANDIDATES, Candidate, Rehearsal
from mindrose.players.search import SearchPlayer
from tests.rules.black_rose_wars.playing import CONTENT, GAME, A, B, Scene, mage, servant

BOTS = ["greedy", "search:72"]


def play_on(scene: Scene, seat: int, spec: str = "greedy") -> Scene:
    """What a bot does as long as its seat alone is asked."""
    player = roster.make(scene.table.game, spec, 1)
    while not scene.table.over and {asked.seat for asked in scene.table.questions} == {seat}:
        scene.answer(player.choose(scene.table.view(seat)), seat)
    return scene


def choice(scene: Scene, seat: int, spec: str = "greedy") -> int:
    return roster.make(scene.table.game, spec, 1).choose(scene.table.view(seat))


def judged(scene: Scene, seat: int) -> float:
    return BlackRoseJudge().value(scene.state, seat)


# What they see


@pytest.mark.parametrize("spec", BOTS)
def test_a_mage_that_is_nearly_down_is_defeated(spec: str) -> None:
    scene = play_on(Scene(mage("arena"), mage("arena", "A9")), A, spec)
    assert scene.power(A) == 5
    assert scene.trophies(A) == [B]


def test_a_room_is_filled_where_that_brings_power() -> None:
    """The sanctuary lacks one cube, which decides who has most of it; other rooms are empty."""
    scene = Scene(mage("forge", tokens=1), mage("crypt"), rooms={"sanctuary": "A2 K2"})
    play_on(scene, A)
    assert scene.unstable("sanctuary") == "A2 K2 A1"


def test_spells_are_cast_rather_than_thrown_away() -> None:
    """There is nothing to replace here; still, what Inertia drops or the Clean-up takes brings nothing at all."""
    board = {"i": "albify", "ii": "earthsong reverse"}
    scene = play_on(Scene(mage("mirrors", tokens=0, board=board), mage("crypt", tokens=0)), A)
    assert scene.unstable("mirrors") == "A5"


def test_damage_goes_where_it_counts() -> None:
    """Of two mages in reach the one that is nearly down."""
    board = {"i": "merciless-flame"}
    scene = Scene(mage("arena", board=board), mage("arena", "A1"), mage("arena", "A7"))
    assert choice(scene.cast("i"), A) == replies.FIGURE + 2


@pytest.mark.parametrize("spec", BOTS)
def test_a_defence_averts_a_defeat(spec: str) -> None:
    board = {"i": "deflector activated"}
    scene = Scene(mage("arena", tokens=1), mage("arena", "A9", board=board)).do("fight").target(B)
    assert scene.kind == "declare"
    assert choice(scene, B, spec) != replies.PASS


def test_a_spell_is_kept_for_somebody_in_reach() -> None:
    """Nobody is near: whoever has to act goes there first, and throws nothing at an empty room."""
    scene = Scene(mage("crypt", board={"i": "merciless-flame"}), mage("pleasure"))
    assert choice(scene, A) != replies.CAST_NEXT


def test_a_plan_uses_what_is_in_hand() -> None:
    """Everybody plans at the same time, each from its own view; a plan of all that can be laid is the best one."""
    hand = ["merciless-flame", "demolition-charge", "athanor-eruption", "mine-field"]
    scene = Scene(mage("arena", hand=hand), mage("arena", hand=hand), phase="planning")
    players = [roster.make(GAME, "greedy", seat) for seat in (A, B)]
    while scene.state.phase == 2:
        for asked in [asked for asked in scene.table.questions if not asked.settled]:
            scene.answer(players[asked.seat].choose(scene.table.view(asked.seat)), asked.seat)
    assert [scene.status(seat, name) for seat in (A, B) for name in ("quick", "i", "ii", "iii")] == ["prepared"] * 8


def test_the_better_card_is_kept() -> None:
    scene = Scene(mage(), mage(), phase="study")
    while scene.kind != "keep":
        scene.answer(scene.table.legal(A)[0], A)
    worths = {
        answer: judged(Scene(mage(hand=[CONTENT.spell_ids[answer - replies.SPELL]]), mage()), A)
        for answer in scene.table.legal(A)
    }
    assert choice(scene, A) == max(worths, key=lambda answer: worths[answer])


# How they search


def test_a_search_sees_what_others_will_do() -> None:
    """One blow more and the mage is down: greedy strikes first, and a search leaves while it can."""
    scene = Scene(mage("hall", "B9", tokens=1), mage("hall", "A4", tokens=1))
    assert choice(scene, A, "greedy") == replies.FIGHT
    assert choice(scene, A, "search:72") == replies.EXPLORE


def test_both_actions_of_an_activation_are_one_command_for_a_search() -> None:
    """BR-13.1.3 Between them greedy judges the table, and a search goes on; the next activation is another command."""
    judge = BlackRoseJudge()
    scene = Scene(mage("arena", tokens=2), mage("hall", tokens=2))
    assert judge.farsighted().complete(scene.state, scene.state.stack)
    scene.answer(replies.EXPLORE, A).answer(replies.PASS, A)
    assert scene.kind == "action"
    assert judge.complete(scene.state, scene.state.stack)
    assert not judge.farsighted().complete(scene.state, scene.state.stack)
    scene.answer(replies.PASS, A)
    assert judge.farsighted().complete(scene.state, scene.state.stack)


def test_answers_are_looked_at_in_all_worlds_that_are_given() -> None:
    scene, other = Scene(mage("arena"), mage("hall")), Scene(mage("arena"), mage("hall", "A3"))
    opinions = []
    given: list[list[State]] = [[scene.state], [other.state], [scene.state, other.state]]
    for worlds in given:
        rehearsal = Rehearsal(BlackRoseJudge(), A)
        opinions.append(rehearsal.opinion_of(replies.FIGHT, worlds).opinion)
    assert opinions[2] == pytest.approx((opinions[0] + opinions[1]) / 2)


def test_a_rehearsal_ends_when_the_round_does() -> None:
    """Both mages have had their activations; the table lies there as it is then, and the first one as it was."""
    scene = Scene(mage("arena"), mage("hall"))
    judge = BlackRoseJudge()
    rehearsal = Rehearsal(judge, A)
    rehearsal.consider([scene.state], CANDIDATES)
    assert 1 < len(rehearsal.candidates) <= CANDIDATES
    rehearsal.rehearse(scene.state, 1)
    assert rehearsal.spare is not None
    assert judge.stage(rehearsal.spare) == judge.stage(scene.state) + 1
    assert scene.kind == "action"


def test_a_rehearsed_player_sees_what_the_room_brings_that_it_explores() -> None:
    """To go somewhere, where to, and whether to activate it are questions that only together are worth anything."""
    scene = Scene(mage("arena", tokens=2), mage("hall", tokens=2))
    rehearsed, greedy = Rehearsal(BlackRoseJudge(), A).lookahead, Lookahead(BlackRoseJudge())
    values = [rehearsed.value_after(scene.state, A, answer) for answer in (replies.EXPLORE, replies.FIGHT)]
    assert values == [greedy.value_after(scene.state, A, answer) for answer in (replies.EXPLORE, replies.FIGHT)]
    assert values[0] > values[1]


def test_answers_are_rehearsed_as_soon_as_plans_lie_on_the_boards() -> None:
    """A plan is left to the first opinion, however long a search may think."""
    table = GAME.new(2, seed=3)
    plan, action = met(table, "plan"), met(table, "action")
    assert thought(plan, "search:240") == thought(plan, "search:72") > 0
    assert thought(action, "search:240") > thought(action, "search:72") > 0


def met(table: Table, kind: str) -> Document:
    """The view of whoever is the first to have much to choose from, when greedy players play."""
    greedy = roster.make(GAME, "greedy", 1)
    while (asked := table.questions[0]).kind != kind or len(asked.answers) < 5:
        table.answer(greedy.choose(table.view(asked.seat)), asked.seat)
    return table.view(asked.seat)


def thought(view: Document, spec: str) -> int:
    """How many answers a search gives in imagined worlds before it gives its own."""
    player = roster.make(GAME, spec, 1)
    assert isinstance(player, SearchPlayer)
    player.choose(view)
    return player.simulated


def race(*values: list[float]) -> Rehearsal:
    """Answers that looked equally good, and what came of them in the same worlds."""
    rehearsal = Rehearsal(BlackRoseJudge(), A)
    rehearsal.candidates = [Candidate(answer, 0.5, []) for answer in range(len(values))]
    for candidate, tried in zip(rehearsal.candidates, values, strict=True):
        for value in tried:
            candidate.try_on(value)
    return rehearsal


@pytest.mark.parametrize(
    ("values", "left"),
    [
        ([[0.1, 0.3, 0.2], [0.5, 0.7, 0.6]], [1]),  # worse in every world by as much
        ([[0.5, 0.5, 0.5], [0.9, 0.1, 0.8]], [0, 1]),  # worse by luck, perhaps
        ([[0.5, 0.6, 0.7, 0.5], [0.5, 0.6, 0.7, 0.5]], [0]),  # nothing to be gained by more of it
    ],
)
def test_answers_race_in_the_same_worlds(values: list[list[float]], left: list[int]) -> None:
    rehearsal = race(*values)
    rehearsal.drop()
    assert [candidate.answer for candidate in rehearsal.candidates] == left


def test_a_first_opinion_weighs_more_where_worlds_disagree() -> None:
    sure, unsure = race([0.5, 0.5, 0.5], [0.53, 0.53, 0.53]), race([0.5, 0.5, 0.5], [0.33, 0.73, 0.53])
    assert sure.best().answer == unsure.best().answer == 1
    sure.candidates[1].opinion = unsure.candidates[1].opinion = 0.48
    assert sure.best().answer == 1
    assert unsure.best().answer == 0


def test_a_search_keeps_to_its_seconds_in_rehearsals() -> None:
    view = planning().table.view(A)
    started = time.perf_counter()
    roster.make(GAME, "search:0.05s", 1).choose(view)
    assert time.perf_counter() - started < 2.0


def test_the_list_of_better_cards_is_chosen() -> None:
    table = GAME.new(2, "lists")
    judge = BlackRoseJudge()
    while table.questions[0].kind != "list":
        table.answer(table.legal()[0])
    seat = table.questions[0].seat
    values = {answer: judge.value(table.clone().answer(answer).state, seat) for answer in table.legal()}
    assert len(set(values.values())) == len(values)
    assert roster.make(GAME, "greedy", 1).choose(table.view(seat)) == max(values, key=lambda answer: values[answer])


# How they judge


def test_more_of_what_is_good_is_judged_better() -> None:
    plain = judged(Scene(mage("arena"), mage("hall")), A)
    for better in (
        Scene(mage("arena", power=3), mage("hall")),
        Scene(mage("arena"), mage("hall", "A3")),
        Scene(mage("arena"), mage("hall"), rooms={"crypt": "A3"}),
        Scene(mage("arena", quests={"qu1-01": "fulfilled"}), mage("hall")),
        Scene(mage("arena"), mage("hall"), evocations={"colossus-1": servant("arena", A)}),
        Scene(mage("arena"), mage("hall", hexes=["silence"])),
        Scene(mage("arena", hand=["merciless-flame"]), mage("hall")),
    ):
        assert judged(better, A) > plain


def test_the_black_rose_is_an_opponent_too() -> None:
    plain = judged(Scene(mage("arena"), mage("hall")), A)
    assert judged(Scene(mage("arena"), mage("hall"), rose={"power": 5}), A) < plain
    assert judged(Scene(mage("arena"), mage("hall"), rooms={"crypt": "K4"}), A) < plain
    assert judged(Scene(mage("arena", "K5"), mage("hall")), A) < plain


def test_chances_are_shared_with_the_black_rose() -> None:
    scene = Scene(mage("arena"), mage("hall"), mage("crypt"))
    values = BlackRoseJudge().values(scene.state)
    assert values == [BlackRoseJudge().value(scene.state, seat) for seat in range(3)]
    assert 0.5 < sum(values) < 1.0


def test_what_cards_promise_follows_from_what_is_written_on_them() -> None:
    found = promises(CONTENT)
    main = {name: 2 * number for number, name in enumerate(CONTENT.spell_ids)}
    assert found.hurt[main["merciless-flame"]] == 3.0
    assert found.reach[main["merciless-flame"]] == 1
    assert found.reach[main["azoth-bomb"]] == 3  # all in a room that is so far away
    assert found.hurt[main["mine-field"]] < 3.0  # if anybody comes
    assert found.needs_servant[main["remote-order"]]
    assert not found.needs_servant[main["assemble-colossus"]]
    assert found.other[main["assemble-colossus"]] > found.other[main["raise-totem"] + 1]  # a Colossus, a Totem
    visits = found.visits[CONTENT.quest_ids.index("qu1-09")]
    assert [name for number, name in enumerate(CONTENT.room_ids) if (visits >> number) & 1] == [
        "abyss", "oracle", "mirrors",
    ]  # fmt: skip


# Whole games


@pytest.mark.parametrize(("players", "spec", "end"), [(2, "greedy", 6), (3, "greedy", 6), (2, "search:36", 3)])
def test_whole_games_are_played_legally(players: int, spec: str, end: int) -> None:
    table = GAME.new(players, "legal", second_moon=1, third_moon=2, end=end)
    others = [roster.make(GAME, "random", number) for number in range(1, players)]
    assert play(table, [roster.make(GAME, spec, 0), *others]).over


def test_greedy_beats_random_and_the_black_rose() -> None:
    table = play(GAME.new(2, "stronger"), [roster.make(GAME, "greedy", 1), roster.make(GAME, "random", 2)])
    assert table.outcome is not None
    assert table.outcome.winners == [A]


def test_a_player_needs_nothing_but_its_view() -> None:
    """A view that went through JSON is enough, and equal views get equal answers, where all decide at once too."""
    for scene in (Scene(mage("arena"), mage("arena", "A9")), planning()):
        view = json.loads(json.dumps(scene.table.view(A)))
        for spec in ("random", "greedy", "search:6"):
            answers = {roster.make(GAME, spec, 7).choose(view) for _ in range(2)}
            assert len(answers) == 1
            assert answers <= set(scene.table.legal(A))


def planning() -> Scene:
    """B is ready, and A is not."""
    hand = ["merciless-flame", "torment", "deflector"]
    scene = Scene(mage("arena", hand=hand), mage("hall", hand=hand[:2]), phase="planning")
    while any(asked.seat == B and not asked.settled for asked in scene.table.questions):
        scene.answer(scene.table.legal(B)[-1], B)
    return scene


def test_every_decision_has_its_number() -> None:
    kinds = {
        step.kind
        for program in GAME.programs_of(CONTENT)
        for step in program.steps[: program.length]
        if isinstance(step, Question)
    }
    assert kinds == set(DECISIONS)


def test_an_observation_shows_what_the_seat_sees_only() -> None:
    hidden = Scene(mage("arena", hand=["torment"]), mage("hall", hand=["deflector"]))
    other = Scene(mage("arena", hand=["torment"]), mage("hall", hand=["remote-order"]))
    assert hidden.table.observation(A) == other.table.observation(A)
    assert hidden.table.observation(B) != other.table.observation(B)
    names = GAME.layout().names
    row = hidden.table.observation(A)
    torment = CONTENT.spell_ids.index("torment")
    assert row[names.index(f"seat.own.hand.{torment}")] > 0.0
    assert len(row) == len(names) == len(set(names))
