"""CB-6 The game as a row of turns, and a turn as a menu of actions and abilities."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events, replies
from mindrose.games.cerebria.components.things import ACTIONS, ROWS, SEATS
from mindrose.games.cerebria.powers.running import POWERS, turn_start_powers
from mindrose.games.cerebria.rules import abilities, realm_actions
from mindrose.games.cerebria.rules.abilities import ADD_VIBE, EXTRA_ACTION, ROTATE
from mindrose.games.cerebria.rules.absorb import ABSORBING, why_not_absorb
from mindrose.games.cerebria.rules.action_vibe import price_to_start, why_not_start
from mindrose.games.cerebria.rules.empower import ACTION as EMPOWER_ACTION
from mindrose.games.cerebria.rules.empower import EMPOWERING
from mindrose.games.cerebria.rules.ending import FinalScoring
from mindrose.games.cerebria.rules.fortify import ACTION as FORTIFY_ACTION
from mindrose.games.cerebria.rules.fortify import FORTIFYING
from mindrose.games.cerebria.rules.intentions import forget_deeds
from mindrose.games.cerebria.rules.invoke import ACTION as INVOKE_ACTION
from mindrose.games.cerebria.rules.invoke import INVOKING
from mindrose.games.cerebria.rules.move import ACTION as MOVE_ACTION
from mindrose.games.cerebria.rules.move import MOVING
from mindrose.games.cerebria.rules.preparation import SETUP
from mindrose.games.cerebria.rules.quell import ACTION as QUELL_ACTION
from mindrose.games.cerebria.rules.quell import QUELLING
from mindrose.games.cerebria.rules.rest import REST
from mindrose.games.cerebria.rules.upgrades import SpiritAction
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import DONE, TO_COME, Answers, Choice, Frame, Program, Question, Step, all_laid
from mindrose.kernel.reasons import NONE, reason
from mindrose.kernel.slots import ONCE, Slot

ACTIONS_PER_TURN: Final = 3  # CB-6.1.2
SPIRIT_ACTIONS: Final[list[SpiritAction]] = [
    MOVE_ACTION,
    INVOKE_ACTION,
    QUELL_ACTION,
    FORTIFY_ACTION,
    EMPOWER_ACTION,
]
PROGRAMS: Final[list[Program]] = [MOVING, INVOKING, QUELLING, FORTIFYING, EMPOWERING, *realm_actions.REALM_ACTIONS]
ABILITIES: Final = ("add_vibe", "rotate", "extra_action", "absorb")

BEGUN_BY_MENU: Final[list[Program]] = [*PROGRAMS, ADD_VIBE, ROTATE, EXTRA_ACTION, ABSORBING]

ENDING: Final = 0  # slot of a turn: 1 once its player has ended it

NO_ACTION: Final = reason("E_NO_ACTION", "CB-6.1.2")
NOT_IN_MENU: Final = reason("E_TURN", "CB-6.2.2")


class Prepare(Step[Cerebria]):
    """CB-3.1.1 The setup comes first."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        table.push(SETUP, 0)

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is SETUP

    def runner(self, table: Cerebria, frame: Frame, begun: Frame) -> i64:
        return 0

    def laid(self, table: Cerebria, frame: Frame, stage: int) -> list[str]:
        return all_laid(SETUP, table) if stage == DONE else []


class TakeTurn(Step[Cerebria]):
    """CB-6.1.1 The next player in turn order has a turn of three actions (CB-6.1.2, CB-3.7.2).

    CB-3.4.4 Absorb is not available in the first turn of the first player. CB-22.2.3 A Shaper's two turns in a round
    are whole turns.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        table.active = table.order[table.place]
        table.actions = ACTIONS_PER_TURN
        table.used = 0
        table.scored = 0
        table.scored_deeds = 0
        table.ready = 1 if table.turn > 0 else 0
        forget_deeds(table)
        table.tell(events.TURN, table.active, table.turn)
        table.push(TURN, table.active)
        turn_start_powers(table, table.active)

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is TURN or begun.program is POWERS

    def runner(self, table: Cerebria, frame: Frame, begun: Frame) -> i64:
        return table.active

    def laid(self, table: Cerebria, frame: Frame, stage: int) -> list[str]:
        faults: list[str] = []
        if stage == TO_COME and (table.place != 0 or table.turn != 0):
            faults.append("'place' and 'turn' are 0 until the first turn (CB-3.7.2)")
        if stage == TO_COME and table.removed != 0:
            faults.append("'removed' names Aspirations before there was a Revelation (CB-17.3.1)")
        return faults


class NextPlayer(Step[Cerebria]):
    """CB-6.1.1 On to the next player; CB-19.1.7 after a trigger the game is scored instead (CB-19.1.8)."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        if table.trigger < 0:
            table.turn += 1
            table.place = (table.place + 1) % SEATS
            frame.back_to(TakeTurn)


def why_not_act(table: Cerebria, seat: i64, action: i64) -> i64:
    """CB-6.1.2, CB-6.1.7 An action is left, and this one can be carried out completely."""
    if table.actions <= 0:
        return NO_ACTION
    if action >= ROWS:
        return realm_actions.why_not(table, seat, action)
    return why_not_start(table, seat, SPIRIT_ACTIONS[action], NOTHING)


class Menu(Question[Cerebria]):
    """CB-6.1, CB-6.2 An action while one is left, an ability, or the end of the turn (CB-6.1.5).

    CB-6.1.4 The same action may be taken again; CB-6.2.1, CB-6.2.4 abilities cost no action and may all be used.
    CB-6.1.7 Only what can be carried out completely is offered. CB-24.1.4 It is asked even when nothing but the end of
    the turn is left, because that may be the secret of a hand.
    """

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        answers.add(replies.PASS)
        for answer in range(replies.ACT, replies.ABSORB + 1):
            if self.why_not(table, frame, answer) == NONE:
                answers.add(answer)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        if answer == replies.PASS:
            frame.slots[ENDING] = 1
        elif answer == replies.ADD_VIBE:
            table.push(abilities.ADD_VIBE, frame.seat)
        elif answer == replies.ROTATE:
            table.push(abilities.ROTATE, frame.seat)
        elif answer == replies.EXTRA_ACTION:
            table.push(abilities.EXTRA_ACTION, frame.seat)
        elif answer == replies.ABSORB:
            table.push(ABSORBING, frame.seat)
        else:
            table.push(PROGRAMS[answer - replies.ACT], frame.seat)

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program in BEGUN_BY_MENU

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if answer == replies.PASS:
            return NONE
        if answer < replies.ACT or answer > replies.ABSORB:
            return NOT_IN_MENU
        if answer < replies.ADD_VIBE:
            return why_not_act(table, frame.seat, answer - replies.ACT)
        if answer == replies.ABSORB:
            return why_not_absorb(table)
        return abilities.why_not_usable(table, frame.seat, answer - replies.ADD_VIBE)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        if answer == replies.PASS:
            return Choice("end_turn", {})
        if answer >= replies.ADD_VIBE:
            return Choice(ABILITIES[answer - replies.ADD_VIBE], {})
        action = answer - replies.ACT
        seat = int(frame.seat)
        if action >= ROWS:
            return Choice("act", {"action": ACTIONS[action], "wp": int(realm_actions.first_cost(table, seat, action))})
        wp, discards = price_to_start(table, seat, SPIRIT_ACTIONS[action])
        points: dict[str, int | str] = {"action": ACTIONS[action], "wp": wp}
        return Choice("act", {**points, "discards": discards} if discards else points)

    def timeout(self, table: Cerebria, frame: Frame, answers: Answers) -> int:
        return replies.PASS


class MenuAgain(Step[Cerebria]):
    """CB-6.3.5 The turn goes on with what is left until its player ends it."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        if frame.slots[ENDING] < 0:
            frame.back_to(Menu)


class Rest(Step[Cerebria]):
    """CB-6.3 The end of the turn."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        table.tell(events.ENDED, frame.seat)
        table.push(REST, frame.seat)

    def begins(self, table: Cerebria, frame: Frame, begun: Frame) -> bool:
        return begun.program is REST


TURN: Final = Program(
    "turn",
    "CB-6.1.1",
    [
        Menu("menu", "CB-6.1.2", hidden=True, kept=range(replies.ACT, replies.ABSORB + 1)),
        MenuAgain(),
        Rest(),
    ],
    slots=[Slot("ending", ONCE, by=MenuAgain)],
)
GAME: Final = Program("game", "CB-6.1.1", [Prepare(), TakeTurn(), NextPlayer(), FinalScoring()])
