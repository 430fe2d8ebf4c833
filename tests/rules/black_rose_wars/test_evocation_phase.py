"""BR-23 Evocations that act: in their phase, commanded, and those of the Black Rose by rule."""

from __future__ import annotations

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.content import Text
from mindrose.games.black_rose_wars.components.things import ACTIVATED as FACE_DOWN
from mindrose.games.black_rose_wars.components.things import EVOCATION, NOBODY, ROSE, ROUND, SPEED, STRENGTH, TRAP
from mindrose.games.black_rose_wars.effects import triggers
from mindrose.games.black_rose_wars.rules import evocations, happenings, values, waking
from mindrose.games.black_rose_wars.rules.action_phase import ACTION_PHASE
from mindrose.games.black_rose_wars.rules.evocation_phase import EVOCATION_PHASE
from tests.rulebook import rule
from tests.rules.black_rose_wars.benches import Bench, Give, effect, room, trigger

FIRST = 1  # the slot


def assign(bench: Bench, mage: int, number: int) -> None:
    table = bench.table
    for _ in range(number):
        assert evocations.assign(table, 1, table.content.kind_ids.index("umbra"), mage)
    happenings.forget(table, 0, happenings.number_of(table))


@rule("BR-23.1.1", "BR-23.1.2", "BR-23.1.3", "BR-17.2.2")
def test_mages_activate_what_they_control_in_turn_order() -> None:
    bench = Bench("cell", "P01")
    first, second = bench.summon(0, "cadaver", "P10"), bench.summon(0, "cadaver", "P19")
    other = bench.summon(1, "cadaver", "P01")
    bench.table.phase = EVOCATION
    bench.run(EVOCATION_PHASE)
    assert bench.asked == (0, "wake")
    assert bench.refused(replies.FIGURE + other) == "BR-23.1.1"
    bench.target(first).stop()
    assert bench.refused(replies.FIGURE + first) == "BR-23.1.2"
    third = bench.summon(0, "cadaver", "P05")
    bench.ask_again().target(third).stop()
    bench.stop()  # the activation is optional
    assert bench.asked == (1, "wake")
    assert (bench.table.woken >> second) & 1 == 0
    bench.stop()
    assert bench.over


@rule("BR-23.1.3")
def test_who_gets_its_first_servant_before_its_part_activates_it() -> None:
    bench = Bench("cell", "P01")
    first = bench.summon(0, "cadaver", "P10")
    bench.table.phase = EVOCATION
    bench.run(EVOCATION_PHASE)
    bench.target(first)
    other = bench.summon(1, "cadaver", "P01")
    bench.ask_again().stop()
    assert bench.asked == (1, "wake")
    bench.target(other).stop()
    assert bench.over


@rule("BR-23.2.1", "BR-23.2.2", "BR-22.3.4")
def test_an_attack_comes_before_or_after_all_moves() -> None:
    bench = Bench("P01", "P10")
    figure = bench.summon(0, "cadaver", "P11")
    values.change(bench.table, figure, SPEED, 1, ROUND, -1)
    bench.run(EVOCATION_PHASE).target(figure).move("P10")
    bench.target(1)
    assert bench.cubes(1) == 2
    assert bench.table.supply[0] == 23
    assert bench.over  # its other Moves are lost
    bench = Bench("P01", "P11")
    figure = bench.summon(0, "cadaver", "P11")
    bench.run(EVOCATION_PHASE).target(figure).target(1)
    assert bench.refused(replies.FIGURE + 1) == "BR-23.2.1"
    assert bench.refused(replies.ACTIVATE) == "BR-23.2.1"
    bench.move("P10").move("P09")
    assert bench.over


@rule("BR-23.2.4")
def test_without_strength_there_is_no_attack() -> None:
    bench = Bench("P10", "P10")
    figure = bench.summon(0, "cadaver", "P10")
    values.change(bench.table, figure, STRENGTH, -2, ROUND, -1)
    bench.run(EVOCATION_PHASE).target(figure)
    assert bench.refused(replies.FIGURE + 1) == "BR-23.2.4"


@rule("BR-21.1.2")
def test_an_evocation_spares_its_side() -> None:
    bench = Bench("P10", "P10")
    figure, other = bench.summon(0, "cadaver", "P10"), bench.summon(0, "cadaver", "P10")
    bench.run(EVOCATION_PHASE).target(figure)
    assert bench.refused(replies.FIGURE + 0) == bench.refused(replies.FIGURE + other) == "BR-13.4.3"


@rule("BR-22.3.1", "BR-22.3.2", "BR-22.3.3", "BR-22.3.4")
def test_whoever_controls_an_evocation_decides_and_pays() -> None:
    bench = Bench("P10", "P01")
    figure = bench.summon(0, "cadaver", "P10")
    evocations.take_control(bench.table, 1, figure, 3)
    bench.run(EVOCATION_PHASE)
    assert bench.asked == (1, "wake")
    bench.target(figure).target(0)
    assert bench.cubes(0) == 2
    assert bench.table.supply[1] == 23
    assert bench.table.owner[figure] == 0


@rule("BR-13.5.3")
def test_a_commanded_evocation_acts_again_in_its_phase() -> None:
    bench = Bench("P10")
    figure = bench.summon(0, "cadaver", "P19")
    bench.run(ACTION_PHASE).give(replies.COMMAND).target(figure).stop()
    bench.explore().stop()
    assert bench.over
    bench.run(EVOCATION_PHASE).target(figure).move("P18")


@rule("BR-14.3.4", "BR-14.3.3")
def test_a_command_is_cut_when_its_mage_is_defeated() -> None:
    bench = Bench("P10", "P01", heard=Text(effect(Give(0)), [], False))
    figure = bench.summon(0, "cadaver", "P18")
    bench.run(ACTION_PHASE).give(replies.COMMAND).target(figure)
    bench.table.defeats += 1
    bench.table.felled[0] = bench.table.defeats
    bench.move("P19")
    assert bench.asked == (0, "action")


@rule("BR-14.3.3")
def test_an_evocation_that_leaves_loses_the_rest() -> None:
    bench = Bench("P10", "P01", answers=trigger(happenings.ENTERS))
    bench.prepare(1, FIRST, TRAP, FACE_DOWN)
    figure = bench.summon(0, "cadaver", "P18")
    bench.run(ACTION_PHASE).give(replies.COMMAND).target(figure).move("P19")
    assert bench.asked == (1, "declare")
    bench.use(FIRST)
    assert bench.where(figure) == "nowhere"
    assert bench.asked == (0, "action")


@rule("BR-23.2.3")
def test_skills_answer_that_an_evocation_is_activated() -> None:
    heard = Text(effect(Give(1)), [trigger(happenings.WOKEN, word=triggers.THIS)], False)
    bench = Bench("P10", "P01", heard=heard)
    figure = bench.summon(0, "cadaver", "P18")
    bench.run(EVOCATION_PHASE).target(figure)
    assert bench.power(0) == 1
    assert bench.asked == (0, "evocation")


@rule("BR-27.3.1", "BR-27.3.2")
def test_the_summoners_crown_lets_mages_take_turns() -> None:
    bench = Bench("P10", "P01", "P19", summoners_crown=True)
    for seat, number in ((0, 3), (1, 1), (2, 2)):
        for _ in range(number):
            bench.summon(seat, "cadaver", "P05")
    bench.run(EVOCATION_PHASE)
    order = []
    while not bench.over:
        seat, kind = bench.asked
        if kind == "wake":
            assert bench.refused(replies.PASS) == "BR-27.3.1"
            bench.give(int(bench.open().answers.items[0]))
            continue
        order.append(seat)
        bench.stop()
    assert order == [0, 1, 2, 0, 2, 0]


@rule("BR-22.4.1", "BR-2.2.4")
def test_two_umbras_hurt_their_bearer() -> None:
    bench = Bench("P10", "P01", "P19")
    assign(bench, 0, 2)
    assign(bench, 2, 1)
    bench.run(EVOCATION_PHASE)
    assert (bench.cubes(0), bench.cubes(2)) == (1, 0)
    assert bench.over  # nobody controls an Umbra


@rule("BR-14.2.2")
def test_what_umbras_do_is_answered_before_evocations_act() -> None:
    bench = Bench("P10", "P01", answers=trigger(happenings.HIT, happenings.VICTIM, triggers.ME))
    bench.prepare(0, FIRST, TRAP, FACE_DOWN)
    assign(bench, 0, 2)
    bench.summon(0, "cadaver", "P10")
    bench.run(EVOCATION_PHASE)
    assert bench.asked == (0, "declare")
    bench.stop()
    assert bench.asked == (0, "wake")


@rule("BR-21.2.3", "BR-1.1.3")
def test_the_crown_says_whom_umbras_hurt_when_black_cubes_run_out() -> None:
    bench = Bench("P10", "P01", "P19")
    assign(bench, 0, 2)
    assign(bench, 2, 2)
    bench.table.supply[ROSE] = 1
    bench.run(EVOCATION_PHASE)
    assert bench.asked == (0, "haunt")
    bench.give(replies.PARTICIPANT + 2)
    assert (bench.cubes(0), bench.cubes(2)) == (0, 1)


@rule("BR-4.4.1")
def test_an_umbra_moves_with_its_bearer_only() -> None:
    bench = Bench("P10", "P01")
    assign(bench, 0, 1)
    umbra = next(figure for figure in range(5, int(bench.table.content.figures)) if bench.where(figure) == "P10")
    bench.run(ACTION_PHASE).explore().move("P11")
    assert bench.where(umbra) == "P11"
    evocations.confine(bench.table, 0)
    assert bench.where(umbra) == "nowhere"
    assert bench.cubes(0) == 1


@rule("BR-23.1.1")
def test_an_evocation_of_the_rose_attacks_the_nearest_mage() -> None:
    bench = Bench("P19", "P11")
    bench.summon(0, "cadaver", "P10")
    figure = bench.summon(ROSE, "cadaver", "P10")
    bench.table.crown = 1
    bench.run(EVOCATION_PHASE)
    assert bench.where(figure) == "P11"
    assert bench.cubes(1) == 2
    assert bench.table.supply[ROSE] == 28


@rule("BR-23.1.1", "BR-5.2.4")
def test_the_crown_says_in_which_order_evocations_of_the_rose_act() -> None:
    bench = Bench("P10", "P01")
    first, second = bench.summon(ROSE, "cadaver", "P11"), bench.summon(ROSE, "nigredo", "P12")
    bench.table.crown = 1
    bench.run(EVOCATION_PHASE)
    assert bench.asked == (1, "servants")
    bench.target(second)
    while not bench.over:
        bench.give(int(bench.open().answers.items[0]))
    assert bench.where(first) == bench.where(second) == "P10"
    assert bench.cubes(0) == 4


@rule("BR-23.1.1")
def test_the_crown_decides_between_mages_that_are_alike() -> None:
    bench = Bench("P11", "P09")
    figure = bench.summon(ROSE, "cadaver", "P10")
    bench.table.crown = 1
    bench.run(EVOCATION_PHASE)
    assert bench.asked == (1, "hunt")
    bench.target(1)
    assert bench.where(figure) == "P09"
    bench = Bench("P11", "P09")
    bench.summon(ROSE, "cadaver", "P10")
    bench.table.power[0] = 1
    bench.run(EVOCATION_PHASE)
    assert bench.cubes(0) == 2


@rule("BR-23.1.1")
def test_else_it_goes_for_the_nearest_evocation() -> None:
    bench = Bench("P12", "cell")
    prey = bench.summon(0, "colossus", "P09")
    figure = bench.summon(ROSE, "cadaver", "P08")
    values.change(bench.table, figure, SPEED, -1, ROUND, -1)
    bench.run(EVOCATION_PHASE)
    assert bench.where(figure) == "P09"
    assert bench.cubes(prey) == 2


@rule("BR-23.1.1")
def test_without_prey_it_walks_towards_the_nearest_mage() -> None:
    bench = Bench("P19", "cell")
    figure = bench.summon(ROSE, "cadaver", "P02")
    bench.table.crown = 1
    bench.run(EVOCATION_PHASE)
    while not bench.over:
        assert bench.asked == (1, "path")
        bench.give(int(bench.open().answers.items[0]))
    assert bench.table.felled[figure] == 0
    assert room(bench.where(figure)) not in (room("P02"), NOBODY)


@rule("BR-22.3.1")
def test_only_what_was_summoned_can_be_found_acting() -> None:
    bench = Bench("P10", "P01")
    figure = bench.summon(0, "cadaver", "P18")
    stack = bench.run(EVOCATION_PHASE).target(figure).open()
    fit, number = waking.DRIVEN.fit, len(stack.frames) - 1
    assert fit is not None
    assert fit.faults(bench.table, stack, number) == []
    for other in (figure + 1, int(bench.table.content.figures)):
        stack.frames[number].slots[waking.FIGURE] = other
        assert len(fit.faults(bench.table, stack, number)) == 1
