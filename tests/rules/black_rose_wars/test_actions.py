"""BR-13 What mages do in the Action phase: activations, explore, fight, command, casting and inertia."""

from __future__ import annotations

from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.things import (
    ACTIVATED,
    COMBAT,
    CONJUNCTION,
    NO_ACT,
    NO_CAST,
    NO_MOVE,
    NOBODY,
    ONE_CAST,
    QUEST_ACTIVE,
    QUEST_COMPLETED,
    REACH,
    REVEALED,
    ROUND,
    SPEED,
    STRENGTH,
    TRAP,
    TURN,
)
from mindrose.games.black_rose_wars.rules import happenings, values
from mindrose.games.black_rose_wars.rules.action_phase import ACTION_PHASE
from mindrose.games.black_rose_wars.state import MEMORIES
from tests.rulebook import rule
from tests.rules.black_rose_wars.benches import Bench, room, trigger
from tests.rules.black_rose_wars.playing import CAST_NEXT, INERTIA, B, Scene, mage

EXPLORE_BIT = 1
QUICK, FIRST, SECOND, THIRD = 0, 1, 2, 3


@rule("BR-13.1.2", "BR-13.1.3", "BR-13.1.4")
def test_activations_go_round_until_nobody_can_act() -> None:
    bench = Bench("P10", "P10")
    bench.table.tokens[1] = 0
    bench.prepare(1, FIRST)
    bench.run(ACTION_PHASE)
    assert bench.asked == (0, "action")
    assert bench.refused(replies.PASS) == "BR-13.1.3"
    bench.explore().stop()
    bench.stop()  # the second action is optional
    assert bench.asked == (1, "action")
    bench.give(replies.INERTIA).stop()  # nothing is left for it
    assert bench.asked == (0, "action")
    bench.explore().stop()
    assert bench.over
    assert bench.table.active == NOBODY


@rule("BR-13.1.4")
def test_a_mage_that_regains_a_token_acts_in_a_later_lap() -> None:
    bench = Bench("P10", "P10")
    bench.table.tokens[1] = 0
    bench.run(ACTION_PHASE)
    bench.explore().stop()
    bench.table.tokens[1] = 1
    bench.stop()
    assert bench.asked == (1, "action")


@rule("BR-13.3.1", "BR-13.3.2", "BR-13.3.3", "BR-17.1.5")
def test_the_room_is_activated_before_or_after_all_moves() -> None:
    bench = Bench("P10", "P01").run(ACTION_PHASE)
    bench.explore().move("P11").activate()
    assert bench.power(0) == 1
    assert bench.asked == (0, "action")  # nothing is left of the action
    bench.explore().activate()
    assert bench.refused(replies.ACTIVATE) == "BR-17.1.5"
    bench.move("P10").move("P09")
    assert bench.power(0) == 2
    assert bench.asked[0] == 1
    assert bench.where(0) == "P09"


@rule("BR-13.3.2")
def test_no_move_after_the_room_that_came_after_a_move() -> None:
    bench = Bench("P10", "P01")
    values.change(bench.table, 0, SPEED, 1, ROUND, -1)
    bench.run(ACTION_PHASE).explore().move("P11")
    frame = bench.open().frames[-1]
    assert frame.slots[3] == 2
    bench.activate()
    assert bench.asked == (0, "action")
    assert bench.where(0) == "P11"


@rule("BR-13.3.4", "BR-13.3.5")
def test_moves_are_counted_when_the_action_starts() -> None:
    bench = Bench("P10", "P01").run(ACTION_PHASE)
    bench.explore().move("P11")
    values.change(bench.table, 0, SPEED, -2, ROUND, -1)
    bench.move("P10")
    bench.stop()
    assert bench.where(0) == "P10"
    bench.explore()
    assert bench.verbs() == ["stop", "activate"]
    assert bench.refused(replies.ROOM + room("P11")) == "BR-13.3.1"


@rule("BR-4.4.1")
def test_one_moves_to_adjacent_rooms_only() -> None:
    bench = Bench("P10", "P01").run(ACTION_PHASE)
    bench.explore()
    assert bench.refused(replies.ROOM + room("P01")) == "BR-4.4.1"


@rule("BR-13.4.1", "BR-13.4.2", "BR-13.4.3")
def test_a_fight_is_an_attack_and_the_room_in_any_order() -> None:
    bench = Bench("P10", "P10", "P11")
    own, theirs = bench.summon(0, "cadaver", "P10"), bench.summon(1, "cadaver", "P10")
    bench.run(ACTION_PHASE).fight()
    assert bench.refused(replies.FIGURE + 0) == "BR-13.4.3"
    assert bench.refused(replies.FIGURE + own) == "BR-13.4.3"
    assert bench.refused(replies.FIGURE + 2) == "BR-13.4.1"
    bench.target(1)
    assert bench.cubes(1) == values.strength(bench.table, 0)
    assert bench.refused(replies.FIGURE + theirs) == "BR-13.4.1"
    bench.activate()
    assert bench.power(0) == 1
    bench.fight().activate().target(theirs)
    assert bench.where(theirs) == "nowhere"


@rule("BR-13.4.1")
def test_reach_adds_to_the_range_of_an_attack() -> None:
    bench = Bench("P10", "P11", "P02")
    values.change(bench.table, 0, REACH, 1, ROUND, -1)
    bench.run(ACTION_PHASE).fight().target(1)
    assert bench.cubes(1) == 2


@rule("BR-13.2.1", "BR-13.2.2")
def test_a_physical_action_costs_a_token_even_if_nothing_is_done() -> None:
    bench = Bench("P10", "P01").run(ACTION_PHASE)
    bench.fight().stop()
    assert bench.table.tokens[0] == 1
    bench.fight().stop()
    assert bench.table.tokens[0] == 0
    assert bench.asked[0] == 1


@rule("BR-13.2.1")
def test_physical_actions_are_refused_without_a_token() -> None:
    bench = Bench("P10", "P01")
    bench.table.tokens[0] = 0
    bench.prepare(0, FIRST)
    bench.run(ACTION_PHASE)
    for answer in (replies.EXPLORE, replies.FIGHT, replies.COMMAND):
        assert bench.refused(answer) == "BR-13.2.1"


@rule("BR-13.5.1", "BR-13.5.2", "BR-13.5.3")
def test_a_command_activates_an_evocation_again_and_again() -> None:
    bench = Bench("P10", "P01").run(ACTION_PHASE)
    assert bench.refused(replies.COMMAND) == "BR-13.5.2"
    figure = bench.summon(0, "cadaver", "P19")
    bench.ask_again().give(replies.COMMAND).target(figure)
    assert bench.asked == (0, "evocation")
    bench.move("P18").stop()
    assert bench.where(figure) == "P18"
    bench.give(replies.COMMAND).target(figure).move("P19")
    assert bench.where(figure) == "P19"
    assert bench.table.woken == 0


@rule("BR-13.6.1", "BR-13.1.6", "BR-13.6.2")
def test_two_casts_need_the_quick_spell() -> None:
    bench = Bench("P10", "P01")
    for slot in (QUICK, FIRST, SECOND):
        bench.prepare(0, slot)
    bench.table.power[0] = 9
    bench.run(ACTION_PHASE).give(replies.CAST_NEXT)
    assert bench.power(0) == 8
    assert bench.table.status[FIRST] == REVEALED
    assert bench.refused(replies.CAST_NEXT) == "BR-13.1.6"
    bench.give(replies.CAST_QUICK)
    assert bench.power(0) == 7
    assert bench.asked[0] == 1


@rule("BR-13.1.6", "BR-13.6.3")
def test_a_trap_that_is_cast_counts_as_a_cast_and_stays_face_down() -> None:
    bench = Bench("P10", "P01")
    bench.prepare(0, FIRST, TRAP)
    bench.prepare(0, THIRD, CONJUNCTION)
    bench.run(ACTION_PHASE).give(replies.CAST_NEXT)
    assert bench.table.status[FIRST] == ACTIVATED
    assert bench.refused(replies.CAST_NEXT) == "BR-13.1.6"


@rule("BR-13.6.1")
def test_one_or_no_cast_by_what_a_mage_suffers() -> None:
    bench = Bench("P10", "P01")
    for slot in (QUICK, FIRST):
        bench.prepare(0, slot)
    values.change(bench.table, 0, ONE_CAST, 1, ROUND, -1)
    bench.run(ACTION_PHASE).give(replies.CAST_QUICK)
    assert bench.refused(replies.CAST_NEXT) == "BR-1.1.1"
    bench.stop()
    bench.explore().stop()
    values.change(bench.table, 1, NO_CAST, 1, ROUND, -1)
    values.change(bench.table, 0, NO_CAST, 1, ROUND, -1)
    bench.stop()
    assert bench.refused(replies.CAST_NEXT) == "BR-1.1.1"


@rule("BR-13.7.1", "BR-13.7.2", "BR-13.1.7")
def test_inertia_drops_any_prepared_spell_and_moves_once() -> None:
    bench = Bench("P10", "P01")
    for slot in (QUICK, FIRST, SECOND):
        bench.prepare(0, slot)
    bench.prepare(0, THIRD, TRAP, ACTIVATED)
    bench.run(ACTION_PHASE).give(replies.INERTIA)
    assert bench.refused(replies.SLOT + THIRD) == "BR-13.7.1"
    bench.give(replies.SLOT + FIRST).move("P11")
    assert bench.table.piles.size(MEMORIES) == 1
    assert bench.table.next_prepared(0) == SECOND
    assert bench.table.tokens[0] == 2
    bench.give(replies.INERTIA).give(replies.SLOT + QUICK).stop()
    assert bench.where(0) == "P11"


@rule("BR-13.7.1")
def test_an_option_lets_activated_spells_go_by_inertia() -> None:
    bench = Bench("P10", "P01", inertia_activated=True)
    bench.prepare(0, THIRD, TRAP, ACTIVATED)
    bench.run(ACTION_PHASE).give(replies.INERTIA)
    assert bench.asked == (0, "drift")
    assert bench.table.spell[THIRD] < 0


@rule("BR-8.1.8", "BR-8.1.9", "BR-13.1.8")
def test_fulfilled_quests_are_applied_before_between_and_after_actions() -> None:
    bench = Bench("P10", "P01")
    for quest in (0, 1, 2):
        bench.hold(0, quest)
    bench.hold(1, 3)
    bench.run(ACTION_PHASE)
    assert bench.refused(replies.QUEST + 3) == "BR-8.1.8"
    bench.give(replies.QUEST + 0)
    assert bench.table.quest[0] == QUEST_COMPLETED
    assert bench.power(0) == 10 + bench.table.content.quest_power[0]
    bench.explore()
    assert bench.refused(replies.QUEST + 1) == "BR-13.2.2"
    bench.stop()
    bench.give(replies.QUEST + 1)
    bench.explore().stop()
    assert bench.asked == (0, "action")
    assert bench.refused(replies.EXPLORE) == "BR-13.1.3"
    bench.give(replies.QUEST + 2)
    assert bench.asked[0] == 1


@rule("BR-8.1.8", "BR-17.2.2", "BR-17.2.3", "BR-17.2.5", "BR-13.6.5")
def test_whoever_starts_in_its_cell_has_to_leave_it_first() -> None:
    bench = Bench("cell", "P01")
    bench.hold(0, 0)
    bench.prepare(0, FIRST)
    bench.summon(0, "cadaver", "P19")
    bench.run(ACTION_PHASE)
    assert bench.verbs() == ["explore", "inertia"]
    assert bench.refused(replies.QUEST + 0) == "BR-8.1.8"
    assert bench.refused(replies.CAST_NEXT) == "BR-13.6.5"
    assert bench.refused(replies.FIGHT) == bench.refused(replies.COMMAND) == "BR-17.2.2"
    bench.explore()
    assert bench.refused(replies.PASS) == "BR-17.2.3"
    assert bench.refused(replies.ACTIVATE) == "BR-17.2.4"
    assert bench.verbs() == ["move"]
    bench.move("P08").activate()
    assert "quest" in bench.verbs()
    bench.give(replies.CAST_NEXT)


@rule("BR-17.2.3", "BR-13.7.1")
def test_inertia_leads_out_of_the_cell() -> None:
    bench = Bench("cell", "P01")
    bench.table.tokens[0] = 0
    bench.prepare(0, FIRST)
    values.change(bench.table, 0, SPEED, -5, ROUND, -1)
    bench.run(ACTION_PHASE)
    assert bench.asked == (0, "drift")  # there was nothing else to do
    assert bench.refused(replies.PASS) == "BR-17.2.3"
    bench.move("P04")


@rule("BR-13.1.4", "BR-8.1.11", "BR-17.2.3")
def test_a_mage_that_can_do_nothing_is_skipped() -> None:
    bench = Bench("cell", "P01")
    bench.table.tokens[0] = 0
    bench.hold(0, 0)
    bench.prepare(0, FIRST, TRAP, ACTIVATED)
    bench.run(ACTION_PHASE)
    assert bench.asked == (1, "action")


@rule("BR-13.2.4", "BR-14.2.3", "BR-13.2.3", "BR-17.2.6")
def test_a_trap_that_defeats_the_mage_cuts_its_action_short() -> None:
    bench = Bench("P10", "P01", answers=trigger(happenings.ENTERS))
    bench.prepare(1, FIRST, TRAP, ACTIVATED)
    bench.prepare(0, FIRST)
    bench.damage(0, 1, int(values.health(bench.table, 0)) - 3)
    bench.run(ACTION_PHASE).explore().move("P11")
    assert bench.asked == (1, "declare")
    bench.use(FIRST)
    assert bench.where(0) == "cell"
    assert bench.power(1) == 5
    assert bench.asked == (0, "action")
    assert bench.refused(replies.PASS) == "BR-17.2.6"
    assert bench.verbs() == ["explore", "inertia"]


@rule("BR-14.2.10")
def test_what_a_mage_does_is_answered_after_the_first_effect() -> None:
    bench = Bench("P10", "P01", answers=trigger(happenings.DOES, whats=EXPLORE_BIT), damage=1)
    bench.prepare(1, FIRST, TRAP, ACTIVATED)
    bench.run(ACTION_PHASE).explore()
    assert bench.asked == (0, "explore")
    bench.move("P11")
    assert bench.asked == (1, "declare")
    bench.stop()
    bench.move("P10")
    assert bench.asked == (0, "explore")


@rule("BR-14.2.10")
def test_an_action_without_effects_is_answered_when_it_ends() -> None:
    bench = Bench("P10", "P01", answers=trigger(happenings.DOES, whats=EXPLORE_BIT), damage=1)
    bench.prepare(1, FIRST, TRAP, ACTIVATED)
    bench.run(ACTION_PHASE).explore().stop()
    assert bench.asked == (1, "declare")
    bench.stop()
    bench.fight().stop()
    assert bench.asked == (1, "action")


@rule("BR-14.2.10")
def test_inertia_is_answered_after_its_move() -> None:
    bench = Bench("P10", "P01", answers=trigger(happenings.DOES, whats=8), damage=1)
    bench.prepare(1, FIRST, TRAP, ACTIVATED)
    bench.prepare(0, FIRST)
    bench.run(ACTION_PHASE).give(replies.INERTIA).move("P11")
    assert bench.asked == (1, "declare")
    assert bench.where(0) == "P11"


@rule("BR-14.2.10", "BR-13.6.3")
def test_a_spell_that_is_activated_is_answered_at_once() -> None:
    bench = Bench("P10", "P01", answers=trigger(happenings.CAST), damage=1)
    bench.prepare(1, FIRST, TRAP, ACTIVATED)
    bench.prepare(0, FIRST, TRAP)
    bench.run(ACTION_PHASE).give(replies.CAST_NEXT)
    assert bench.asked == (1, "declare")


@rule("BR-14.2.10", "BR-13.6.2")
def test_a_spell_that_is_cast_is_answered_after_its_first_sentence() -> None:
    bench = Bench("P10", "P01", answers=trigger(happenings.CAST), damage=1)
    bench.prepare(1, FIRST, TRAP, ACTIVATED)
    bench.prepare(0, FIRST, COMBAT)
    bench.table.power[0] = 4
    bench.run(ACTION_PHASE).give(replies.CAST_NEXT)
    assert bench.asked == (1, "declare")
    assert bench.power(0) == 3


@rule("BR-17.1.2")
def test_a_ruined_room_works_with_every_action() -> None:
    bench = Bench("P10", "P01").run(ACTION_PHASE)
    bench.fight().activate()
    bench.explore().activate().stop()
    assert bench.power(0) == 2


@rule("BR-17.1.3")
def test_a_restored_room_works_once_a_round() -> None:
    bench = Bench("P10", "P10")
    bench.table.restored |= 1 << room("P10")
    bench.run(ACTION_PHASE).explore().activate()
    bench.stop()
    bench.stop()
    bench.explore()
    assert bench.refused(replies.ACTIVATE) == "BR-17.1.3"


@rule("BR-17.1.3")
def test_some_cannot_activate_rooms() -> None:
    bench = Bench("P10", "P01")
    values.change(bench.table, 0, NO_ACT, 1, ROUND, -1)
    bench.run(ACTION_PHASE).explore()
    assert bench.refused(replies.ACTIVATE) == "BR-1.1.1"


@rule("BR-8.1.6", "BR-8.1.7")
def test_an_activated_room_counts_for_the_quests_that_were_there_then() -> None:
    bench = Bench("P10", "P01", task=trigger(happenings.ACTS, word=1))
    bench.hold(0, 3, QUEST_ACTIVE)
    slots = int(bench.table.content.quest_slots[3])
    bench.run(ACTION_PHASE).explore().activate()
    assert bench.table.marks[3] == 1
    assert slots > 1


@rule("BR-17.2.6")
def test_nobody_has_to_leave_that_cannot() -> None:
    bench = Bench("cell", "P01")
    values.change(bench.table, 0, NO_MOVE, 1, ROUND, -1)
    bench.run(ACTION_PHASE)  # it has explored, for there was nothing else to do
    assert bench.table.tokens[0] == 1
    assert bench.asked == (0, "action")
    assert bench.verbs() == ["end", "explore"]


@rule("BR-1.2.3")
def test_what_lasts_for_an_activation_ends_with_it() -> None:
    bench = Bench("P10", "P01")
    values.change(bench.table, 0, STRENGTH, 3, TURN, -1)
    bench.run(ACTION_PHASE).explore().stop()
    assert values.strength(bench.table, 0) == 5
    bench.stop()
    assert values.strength(bench.table, 0) == 2


@rule("BR-13.1.3", "BR-13.1.5")
def test_there_is_no_third_action() -> None:
    """Only the quest that is fulfilled keeps the activation open."""
    board = {"i": "torment", "ii": "brain-worm"}
    game = Scene(mage("hall", quests={"qu1-02": "fulfilled"}, board=board), mage("crypt"))
    game.explore().stop().fight().stop()
    assert game.verbs() == {"end", "quest"}
    assert game.against(INERTIA) == "BR-13.1.3"
    assert game.against(CAST_NEXT) == "BR-13.1.3"
    game.end()
    assert game.asks == [(B, "action")]
