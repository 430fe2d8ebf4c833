"""BR-14 Actions that are interrupted, with the real cards: the examples of the rulebook."""

from __future__ import annotations

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import (
    ACTION,
    ACTIVATED,
    COMBAT_OUT,
    MAIN,
    QUEST_ACTIVE,
    QUEST_COMPLETED,
    REVERSE,
    ROSE,
    ROUND,
    SPEED,
    STRENGTH,
)
from mindrose.games.black_rose_wars.rules import evocations, movement, quests, values
from mindrose.games.black_rose_wars.rules.action_phase import ACTION_PHASE
from mindrose.games.black_rose_wars.rules.evocation_phase import EVOCATION_PHASE
from mindrose.games.black_rose_wars.rules.round import NextPhase
from mindrose.kernel.programs import Program
from tests.rulebook import rule
from tests.rules.black_rose_wars.benches import Bench, room

QUICK, FIRST, SECOND, THIRD = 0, 1, 2, 3
BARON, GRAMIGNA = 0, 1


def cast_as(bench: Bench, seat: int, mage: str) -> None:
    bench.table.mage[seat] = bench.table.content.mage_ids.index(mage)


@rule("BR-13.2.4", "BR-14.2.3")
def test_a_trap_against_a_physical_action() -> None:
    bench = Bench("P11", "P01", real=True)
    cast_as(bench, BARON, "baron-doria")
    bench.put_room("sanctuary", "P12")
    bench.lay(GRAMIGNA, FIRST, "brain-worm", MAIN, ACTIVATED)
    bench.damage(BARON, GRAMIGNA, 7)
    bench.run(ACTION_PHASE).explore().move("P12")
    assert bench.asked == (GRAMIGNA, "declare")
    bench.use(FIRST)
    assert bench.where(BARON) == "cell"
    assert bench.power(GRAMIGNA) == 5
    assert bench.table.trophies[BARON] == 6
    assert bench.table.power[BARON] == 0  # the room was not activated
    assert bench.table.tokens[BARON] == 0  # it explores again, for it has to leave
    assert bench.asked == (BARON, "explore")


@rule("BR-14.2.4", "BR-14.2.5", "BR-13.3.5")
def test_a_chain_of_interrupts() -> None:
    bench = Bench("P11", "P01", real=True)
    cast_as(bench, BARON, "baron-doria")
    cast_as(bench, GRAMIGNA, "gramigna")
    bench.put_room("arena", "P12")
    bench.lay(GRAMIGNA, FIRST, "brain-worm", REVERSE, ACTIVATED)
    bench.lay(GRAMIGNA, SECOND, "baneful-curse", MAIN, ACTIVATED)
    bench.lay(BARON, FIRST, "persecution", MAIN, ACTIVATED)
    bench.run(ACTION_PHASE).explore().move("P12")
    assert bench.asked == (GRAMIGNA, "declare")
    bench.use(FIRST)
    assert bench.cubes(BARON) == 2
    assert bench.asked == (BARON, "declare")
    bench.use(FIRST).give(replies.NUMBER + 2)
    assert (bench.cubes(BARON), bench.cubes(GRAMIGNA)) == (0, 2)
    assert bench.asked == (GRAMIGNA, "declare")
    bench.use(SECOND)
    assert (bench.cubes(BARON), bench.cubes(GRAMIGNA)) == (2, 2)
    places = []
    while bench.asked == (GRAMIGNA, "choose_room"):
        places.append(bench.asked)
        bench.move("P12")
    assert len(places) == 2
    assert bench.asked == (BARON, "explore")
    assert bench.verbs() == ["stop", "activate", "move"]


@rule("BR-14.1.1", "BR-13.6.2")
def test_a_spell_is_cancelled_after_its_first_sentence() -> None:
    bench = Bench("P10", "P10", real=True)
    bench.lay(0, FIRST, "shared-torture")
    bench.lay(1, QUICK, "garden-of-nails", REVERSE, ACTIVATED)
    bench.run(ACTION_PHASE).give(replies.CAST_NEXT).target(1)
    assert bench.cubes(1) == 4
    assert bench.asked == (1, "declare")
    bench.use(QUICK)
    assert bench.cubes(0) == 2  # no Pain
    assert bench.asked == (0, "action")
    assert bench.table.status[FIRST] == 2


@rule("BR-4.4.3")
def test_a_colossus_hurts_whoever_enters() -> None:
    bench = Bench("P11", "P01", real=True)
    bench.summon(1, "colossus", "P12")
    bench.damage(0, 1, 6)
    bench.run(ACTION_PHASE).explore().move("P12")
    assert bench.cubes(0) == 9
    bench.move("P11").stop()
    bench.explore().move("P12")
    assert bench.where(0) == "cell"
    assert bench.power(1) == 5
    assert bench.asked[0] == 1


@rule("BR-14.3.3")
def test_an_evocation_that_came_back_does_not_go_on() -> None:
    bench = Bench("P01", "P12", real=True)
    figure = bench.summon(0, "albedo", "P11")
    bench.lay(1, FIRST, "brain-worm", MAIN, ACTIVATED)
    bench.lay(1, SECOND, "stone-phoenix", REVERSE, ACTIVATED)
    bench.put_room("sanctuary", "P10")
    bench.run(EVOCATION_PHASE).target(figure).move("P10")
    bench.use(FIRST)
    assert bench.asked == (1, "declare")
    bench.use(SECOND)
    assert bench.where(figure) == "P10"
    assert bench.table.owner[figure] == 1
    assert bench.asked == (1, "evocation")  # its new owner wakes it
    bench.stop()
    assert bench.asked == (1, "wake")  # and the activation that was interrupted is over


@rule("BR-17.2.6", "BR-14.3.1")
def test_the_abyss_ends_an_explore_in_the_cell() -> None:
    bench = Bench("P10", "P12", real=True)
    bench.put_room("abyss", "P11", restored=True)
    bench.run(ACTION_PHASE).explore().move("P11").activate()
    assert (bench.where(0), bench.where(1)) == ("cell", "cell")
    assert bench.asked == (0, "explore")  # it has to leave with its second action
    assert bench.refused(replies.PASS) == "BR-17.2.3"


@rule("BR-17.2.4", "BR-17.2.3")
def test_whoever_activates_the_abyss_first_has_to_use_a_move() -> None:
    bench = Bench("P11", "P12", real=True)
    bench.put_room("abyss", "P11", restored=True)
    bench.run(ACTION_PHASE).explore().activate()
    assert bench.where(0) == "cell"
    assert bench.asked == (0, "explore")
    assert bench.verbs() == ["move"]


@rule("BR-14.3.4", "BR-14.3.2")
def test_a_room_is_applied_to_its_end_by_a_mage_that_was_defeated() -> None:
    bench = Bench("P10", "P10", real=True)
    bench.put_room("forge", "P10", restored=True)
    bench.damage(0, 1, int(values.health(bench.table, 0)) - 2)
    bench.lay(1, FIRST, "baneful-curse", MAIN, ACTIVATED)
    bench.run(ACTION_PHASE).explore().activate()
    assert bench.asked == (0, "move")
    bench.stop()
    bench.target(1)
    assert bench.asked == (1, "declare")
    bench.use(FIRST)
    assert bench.where(0) == "cell"
    assert bench.asked == (0, "move")  # the room goes on from the cell
    bench.stop()
    assert bench.asked == (0, "explore")  # the rest of the first action was lost, the second one leads out
    assert bench.verbs() == ["move"]


@rule("BR-13.6.4")
def test_a_spell_may_be_cast_in_vain() -> None:
    bench = Bench("P10", "P01", real=True)
    bench.lay(0, FIRST, "purifying-aludel")
    bench.run(ACTION_PHASE).give(replies.CAST_NEXT)
    assert bench.table.status[FIRST] == 2
    assert bench.asked == (0, "action")


@rule("BR-17.1.4", "BR-17.1.7")
def test_a_restored_room_stays_restored() -> None:
    bench = Bench("P10", "P01", real=True)
    bench.put_room("sanctuary", "P10", restored=True)
    bench.damage(0, 1, 5)
    bench.run(ACTION_PHASE).fight().activate()
    bench.give(replies.NUMBER + 3)
    assert bench.cubes(0) == 2
    assert bench.table.restored == 1 << room("P10")
    assert bench.table.free_slots(room("P10")) == 0


@rule("BR-4.4.2", "BR-4.4.5")
def test_an_effect_moves_somebody_step_by_step_on_the_way_of_its_mage() -> None:
    bench = Bench("P10", "P10", real=True)
    bench.put_room("forge", "P10", restored=True)
    bench.run(ACTION_PHASE).explore().activate()
    bench.move("P11")
    assert bench.asked == (0, "move")
    bench.move("P12")
    assert bench.where(0) == "P12"


@rule("BR-4.4.3", "BR-4.4.4", "BR-17.2.1")
def test_figures_are_placed_swapped_and_sent_to_cells() -> None:
    bench = Bench("P10", "P12", "cell")
    table = bench.table
    assert not movement.put(table, 0, room("P10"))  # staying is not entering
    assert movement.put(table, 0, room("P19"))
    assert movement.swap(table, 0, 1)
    assert (bench.where(0), bench.where(1)) == ("P12", "P19")
    assert not movement.swap(table, 0, 2)
    assert not table.in_lodge(2)
    assert evocations.confine(table, 0)
    assert not evocations.confine(table, 0)
    assert bench.where(0) == "cell"


@rule("BR-17.2.7")
def test_no_way_leads_into_a_cell() -> None:
    bench = Bench("P04", "P01")
    assert movement.ways(bench.table, 0) >> room("cell") == 0


@rule("BR-13.1.5")
def test_an_action_is_finished_before_the_next_one_starts() -> None:
    bench = Bench("P10", "P01", real=True).run(ACTION_PHASE)
    bench.explore()
    assert bench.refused(replies.FIGHT) == "BR-13.2.2"


@rule("BR-23.2.5")
def test_an_evocation_neither_activates_rooms_nor_enters_cells() -> None:
    bench = Bench("cell", "P01", real=True)
    figure = bench.summon(0, "cadaver", "P04")
    bench.run(EVOCATION_PHASE).target(figure)
    assert bench.verbs() == ["stop", "move"]
    assert movement.ways(bench.table, figure) >> room("cell") == 0


@rule("BR-23.1.1")
def test_the_rose_leads_what_it_controls_by_its_own_rules() -> None:
    bench = Bench("P10", "cell", real=True)
    figure = bench.summon(0, "cadaver", "P10")
    evocations.take_control(bench.table, ROSE, figure, ROUND)
    bench.run(EVOCATION_PHASE)
    assert bench.cubes(0) == 2
    assert bench.table.supply[ROSE] == 28


@rule("BR-23.2.2")
def test_speed_is_read_at_the_start_and_strength_at_the_attack() -> None:
    bench = Bench("P01", "P10", real=True)
    figure = bench.summon(0, "cadaver", "P11")
    bench.run(EVOCATION_PHASE).target(figure)
    values.change(bench.table, figure, SPEED, -2, ROUND, -1)
    values.change(bench.table, figure, STRENGTH, 1, ROUND, -1)
    bench.move("P10").target(1)
    assert bench.cubes(1) == 3


@rule("BR-13.1.1", "BR-5.1.2")
def test_events_of_the_action_phase_come_before_the_first_activation() -> None:
    bench = Bench("P10", "P01", real=True)
    table = bench.table
    table.event[1] = table.content.event_ids.index("ev3-03")  # Assault
    table.phase = ACTION - 1
    bench.run(Program("rest", "BR-5.1.1", [NextPhase()]))
    assert bench.asked == (0, "action")
    assert values.changes(table, 0, COMBAT_OUT) == 1


@rule("BR-8.1.10")
def test_a_quest_that_an_effect_completes_pays_but_does_nothing_else() -> None:
    bench = Bench("P10", "P01")
    bench.hold(0, 4, QUEST_ACTIVE)
    quests.complete(bench.table, 4)
    assert bench.power(0) == bench.table.content.quest_power[4]
    assert bench.table.quest[4] == QUEST_COMPLETED


@rule("BR-13.2.3", "BR-14.2.3")
def test_the_attack_is_answered_before_the_room_is_activated() -> None:
    bench = Bench("P10", "P10", real=True)
    bench.lay(1, FIRST, "torment", REVERSE, ACTIVATED)
    bench.run(ACTION_PHASE).fight().target(1)
    assert bench.asked == (1, "declare")
    bench.use(FIRST)
    assert bench.cubes(0) == 3
    assert bench.asked == (0, "fight")
    assert bench.verbs() == ["stop", "activate"]
