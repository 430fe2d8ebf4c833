"""BR-25 The Clean-up phase."""

from __future__ import annotations

from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.things import (
    ACTIVATED,
    CARD,
    FIRST_EVOCATION,
    MAIN,
    NOTHING,
    PREPARED,
    REVEALED,
    ROSE,
    ROUND,
    SPEED,
    STRENGTH,
)
from mindrose.games.black_rose_wars.rules import cards, evocations, values
from mindrose.games.black_rose_wars.rules.cleanup import CLEANUP_STEPS
from mindrose.games.black_rose_wars.state import HAND, KNOWING, MEMORIES
from tests.rulebook import rule
from tests.rules.black_rose_wars.playing import A, Scene, mage
from tests.rules.black_rose_wars.rounds import Rounds


def remembered(game: Rounds, seat: int) -> list[str]:
    return [game.content.spell_ids[card // KNOWING] for card in game.pile(MEMORIES + seat)][1:]


@rule("BR-25.1.1", "BR-25.1.2", "BR-11.3.3", "BR-25.1.11")
def test_spells_leave_the_boards_and_revealed_forgotten_ones_the_game() -> None:
    game = Rounds().hand(0, "torment")
    for slot, (name, status) in enumerate(
        [("marbling", PREPARED), ("overdrive", REVEALED), ("killer-fog", REVEALED), ("killer-fog", PREPARED)]
    ):
        cards.lay(game.table, slot, game.spell(name), MAIN, status)
    game.run(CLEANUP_STEPS)
    assert not game.open
    assert remembered(game, 0) == ["marbling", "overdrive", "killer-fog"]
    assert game.told(events.REMOVED) == [[0, game.spell("killer-fog")]]
    assert all(spell == NOTHING for spell in game.table.spell)
    assert game.in_hand(0) == ["torment"]


@rule("BR-15.1.5", "BR-25.1.1", "BR-11.3.3")
def test_owners_take_back_activated_spells_card_by_card_at_the_same_time() -> None:
    game = Rounds()
    for place, name in ((0, "brain-worm"), (2, "killer-fog"), (5, "deflector")):
        cards.lay(game.table, place, game.spell(name), MAIN, ACTIVATED)
        game.table.known[place] = 0b111
    game.run(CLEANUP_STEPS)
    assert game.asks == [(0, "take_back"), (1, "take_back")]
    assert game.verbs(0) == ["discard", "take_back"]
    game.answer(replies.PASS, by=1).answer(replies.PASS, by=0)
    assert remembered(game, 1) == []
    assert game.asks == [(0, "take_back")]
    game.answer(replies.YES, by=0)
    assert game.in_hand(0) == ["killer-fog"]
    assert game.pile(HAND)[0] % KNOWING == 0b001
    assert remembered(game, 0) == ["brain-worm"]
    assert remembered(game, 1) == ["deflector"]
    assert [int(chosen) for chosen in game.table.choosing] == [0] * 4


@rule("BR-25.1.3", "BR-25.1.4", "BR-1.2.3", "BR-22.3.3")
def test_what_lasts_a_round_ends_with_step_1() -> None:
    game = Rounds()
    table = game.table
    cards.lay(table, 1, game.spell("torment"), MAIN, REVEALED)
    strength, speed = int(values.strength(table, 0)), int(values.value(table, 0, SPEED))
    values.change(table, 0, STRENGTH, 2, ROUND, 0)
    values.change(table, 0, SPEED, 1, CARD, 1)
    kind = game.content.kind_ids.index("cadaver")
    figure = int(evocations.summon(table, 1, kind, 3))
    evocations.take_control(table, 0, figure, ROUND)
    table.woken = 1 << figure
    game.run(CLEANUP_STEPS)
    assert values.strength(table, 0) == strength
    assert values.value(table, 0, SPEED) == speed
    assert table.controller[figure] == 1
    assert table.woken == 0
    assert figure >= FIRST_EVOCATION


@rule("BR-25.1.5", "BR-25.1.9")
def test_tokens_of_mages_and_rooms_become_available() -> None:
    game = Rounds()
    game.table.tokens[1] = 0
    game.table.restored = 0b11
    game.table.used = 0b10
    game.run(CLEANUP_STEPS)
    assert [int(game.table.tokens[seat]) for seat in range(3)] == [2, 2, 2]
    assert game.table.used == 0


@rule("BR-25.1.8", "BR-18.2.1", "BR-9.1.3")
def test_full_rooms_are_restored_and_scored() -> None:
    game = Rounds()
    table = game.table
    room = 4
    number = int(game.content.room_slots[table.room[room]])
    row = [0] * (number - 3) + [ROSE, 1, 1]
    table.cubes[room] = cubes.row_of(row)
    table.cubes[7] = cubes.row_of([2])
    game.run(CLEANUP_STEPS)
    rewards = [int(game.content.rewards[3 * table.room[room] + rank]) for rank in range(3)]
    assert [int(table.power[one]) for one in (0, 1, ROSE)] == rewards
    assert table.restored == 1 << room
    assert game.told(events.RESTORED) == [[int(table.room[room])]]
    assert table.cubes[7] != cubes.EMPTY


@rule("BR-25.1.11", "BR-9.2.8", "BR-10.3.5")
def test_a_hand_above_its_limit_is_kept_in_the_clean_up() -> None:
    hand = [
        "torment",
        "deflector",
        "brain-worm",
        "evil-eye",
        "marbling",
        "overdrive",
        "pain-mark",
        "albify",
        "mine-field",
    ]
    game = Scene(mage("hall", hand=hand), mage("crypt"), phase="cleanup")
    assert game.state.round == 2
    assert len(game.hand(A)) == len(hand)
