"""BR-12 The Planning phase, and spells that effects let mages lay."""

from __future__ import annotations

from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components.things import (
    MAIN,
    NOTHING,
    PLAN_MAX,
    PREPARED,
    REVEALED,
    REVERSE,
    ROUND,
    SPELL_SLOTS,
)
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.rules import cards, planning, values
from mindrose.games.black_rose_wars.rules.planning import PLANNING_STEPS
from mindrose.games.black_rose_wars.rules.plans import planned_side, planned_spell
from mindrose.games.black_rose_wars.state import HAND, KNOWING, BlackRoseWars
from mindrose.kernel.programs import Frame, Step
from tests.rulebook import rule
from tests.rules.black_rose_wars.rounds import Rounds

HANDS = (["torment", "torment", "deflector", "brain-worm", "evil-eye"], ["marbling", "overdrive", "pain-mark"])


def table(*hands: list[str]) -> Rounds:
    game = Rounds(2)
    for seat, hand in enumerate(hands or HANDS):
        game.hand(seat, *hand, known=0b11)
    return game


def plan(game: Rounds, by: int, *spells: str | tuple[str, int]) -> Rounds:
    """The next slots of a plan: a spell, a spell and its side, or "" for none."""
    for one in spells:
        spell, side = (one, MAIN) if isinstance(one, str) else one
        if not spell:
            game.answer(replies.PASS, by=by)
            continue
        game.answer(replies.SPELL + game.spell(spell), by=by).answer(replies.SIDE + side, by=by)
    return game


def lay(game: Rounds, slot: int, spell: str, side: int = MAIN) -> Rounds:
    """Seat 0 lays a spell that an effect lets it prepare."""
    game.answer(replies.SLOT + slot).answer(replies.SPELL + game.spell(spell))
    return game.answer(replies.SIDE + side)


def on_board(game: Rounds, seat: int) -> list[str]:
    spells = [int(game.table.spell[SPELL_SLOTS * seat + slot]) for slot in range(SPELL_SLOTS)]
    return ["" if spell == NOTHING else game.content.spell_ids[spell] for spell in spells]


@rule("BR-12.1.1", "BR-12.1.2", "BR-12.1.6", "BR-12.1.4")
def test_everybody_lays_spells_at_the_same_time_and_others_see_only_slots_at_the_end() -> None:
    game = table().run(PLANNING_STEPS)
    assert game.asks == [(0, "plan"), (1, "plan")]
    plan(game, 1, "pain-mark", "", "", ("marbling", REVERSE))
    assert game.table.hand_size(1) == 3
    assert on_board(game, 1) == ["", "", "", ""]
    assert game.told(events.LAID) == []
    plan(game, 0, "", "torment", ("torment", REVERSE), "")
    assert not game.open
    assert game.told(events.LAID) == [[0, 0b0110], [1, 0b1001]]
    assert on_board(game, 0) == ["", "torment", "torment", ""]
    assert on_board(game, 1) == ["pain-mark", "", "", "marbling"]
    assert [int(game.table.side[place]) for place in (1, 2, 4, 7)] == [MAIN, REVERSE, MAIN, REVERSE]
    assert all(game.table.status[place] == PREPARED for place in (1, 2, 4, 7))
    assert game.in_hand(1) == ["overdrive"]


@rule("BR-12.1.3")
def test_two_spells_at_least_and_four_at_most() -> None:
    game = table().run(PLANNING_STEPS)
    plan(game, 0, "", "")
    assert game.why_not(replies.PASS, by=0) == ("E_AMOUNT", "BR-12.1.3")
    plan(game, 0, "torment")
    assert game.why_not(replies.PASS, by=0) == ("E_AMOUNT", "BR-12.1.3")
    plan(game, 0, "deflector")
    assert game.asks == [(1, "plan"), (0, "reconsider")]
    game.answer(replies.YES, by=0)
    plan(game, 0, "torment", "deflector", "brain-worm", "evil-eye")
    assert game.asks == [(1, "plan"), (0, "reconsider")]


@rule("BR-12.1.3")
def test_a_mage_with_a_single_card_lays_it() -> None:
    game = table(["torment"], []).run(PLANNING_STEPS)
    assert game.asks == [(0, "plan"), (1, "reconsider")]
    plan(game, 0, "", "", "")
    assert game.asks[0] == (0, "side"), "there is nothing else to lay on the last slot"
    game.answer(replies.SIDE, by=0)
    assert on_board(game, 0) == ["", "", "", "torment"]


@rule("BR-12.1.3")
def test_effects_change_how_many_may_be_laid_but_not_below_two() -> None:
    game = table()
    values.change(game.table, 0, PLAN_MAX, -3, ROUND, 0)
    game.run(PLANNING_STEPS)
    plan(game, 0, "torment", "torment")
    assert game.asks == [(1, "plan"), (0, "reconsider")]


@rule("BR-12.1.2")
def test_a_card_is_planned_once() -> None:
    game = table(["torment", "deflector"], HANDS[1]).run(PLANNING_STEPS)
    plan(game, 0, ("torment", REVERSE))
    assert planned_spell(game.table, 0, 0) == game.spell("torment")
    assert planned_side(game.table, 0, 0) == REVERSE
    assert game.legal(0) == [replies.PASS, replies.SPELL + game.spell("deflector")]
    assert game.why_not(replies.SPELL + game.spell("torment"), by=0) == ("E_TARGET", "BR-12.1.2")
    assert game.table.hand_size(0) == 2


@rule("BR-12.1.5")
def test_a_plan_that_is_ready_can_be_withdrawn_while_somebody_else_still_plans() -> None:
    game = table().run(PLANNING_STEPS)
    plan(game, 0, "torment", "deflector", "", "")
    assert game.asks == [(1, "plan"), (0, "reconsider")]
    game.answer(replies.YES, by=0)
    assert game.asks == [(0, "plan"), (1, "plan")]
    assert planned_spell(game.table, 0, 1) == NOTHING
    plan(game, 0, "deflector", "evil-eye", "", "")
    plan(game, 1, "", "marbling", "overdrive", "")
    assert not game.open
    assert on_board(game, 0) == ["deflector", "evil-eye", "", ""]


@rule("BR-12.1.6", "BR-2.4.2", "DC-S9")
def test_nobody_knows_a_hand_any_more_from_which_cards_were_laid() -> None:
    game = table().run(PLANNING_STEPS)
    for seat, spells in ((0, ("torment", "deflector")), (1, ("marbling", "overdrive"))):
        plan(game, seat, *spells, "", "")
    assert [card % KNOWING for card in game.pile(HAND)] == [0b01] * 3
    assert [card % KNOWING for card in game.pile(HAND + 1)] == [0b10]
    assert all(known == 0 for known in game.table.known)


class Prepare(Step[BlackRoseWars]):
    """An effect lets seat 0 lay up to 2 cards."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        planning.begin_prepare(table, 0, 2)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is planning.PREPARING


class Trade(Step[BlackRoseWars]):
    """An effect lets seat 0 trade the spell in its slot II."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        planning.begin_trade(table, 2)

    def begins(self, table: BlackRoseWars, frame: Frame, begun: Frame) -> bool:
        return begun.program is planning.TRADING


@rule("BR-11.2.1")
def test_an_effect_lets_a_mage_prepare_more_spells() -> None:
    game = table()
    cards.lay(game.table, 1, game.spell("submission"), MAIN, REVEALED)
    frame = game.effect(Prepare())
    assert game.legal() == [replies.PASS, *(replies.SLOT + slot for slot in (0, 2, 3))]
    assert game.why_not(replies.SLOT + 1) == ("E_SLOT", "BR-12.1.2")
    lay(game, 3, "deflector", REVERSE)
    assert game.told(events.LAID) == [[0, 0b1000]]
    game.answer(replies.PASS)
    assert frame.slots[frames.LAST] == 1
    assert on_board(game, 0) == ["", "submission", "", "deflector"]
    assert all(card % KNOWING == 1 for card in game.pile(HAND))


@rule("BR-11.2.1", "BR-16.1.5")
def test_a_revealed_spell_is_traded_for_a_card_of_the_hand() -> None:
    game = table(["deflector"], HANDS[1])
    cards.lay(game.table, 2, game.spell("submission"), MAIN, REVEALED)
    frame = game.effect(Trade())
    game.answer(replies.SPELL + game.spell("deflector")).answer(replies.SIDE + REVERSE)
    assert frame.slots[frames.LAST] == 1
    assert on_board(game, 0) == ["", "", "deflector", ""]
    assert game.table.status[2] == PREPARED
    assert game.in_hand(0) == ["submission"]


@rule("BR-11.2.1")
def test_forgotten_spells_are_not_traded() -> None:
    game = table()
    cards.lay(game.table, 2, game.spell("killer-fog"), MAIN, REVEALED)
    game.effect(Trade())
    assert not game.open
    assert on_board(game, 0) == ["", "", "killer-fog", ""]


@rule("BR-12.1.2")
def test_a_slot_on_which_a_spell_lies_already_is_passed_over() -> None:
    game = table()
    cards.lay(game.table, 0, game.spell("submission"), MAIN, PREPARED)
    game.run(PLANNING_STEPS)
    assert game.stack(0).frames[-1].slots[planning.SLOT] == 1
    assert game.stack(1).frames[-1].slots[planning.SLOT] == 0


@rule("DC-S9", "BR-2.4.2")
def test_nobody_knows_a_hand_any_more_from_which_an_effect_let_a_card_be_laid() -> None:
    game = table()
    game.effect(Prepare())
    lay(game, 1, "torment").answer(replies.PASS)
    assert [card % KNOWING for card in game.pile(HAND)] == [0b01] * 4
