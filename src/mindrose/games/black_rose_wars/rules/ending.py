"""BR-26 The end of the game: final bonuses, and who wins."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events, replies
from mindrose.games.black_rose_wars.components.things import PARTICIPANTS, QUEST_COMPLETED, ROSE
from mindrose.games.black_rose_wars.rules.instability import ranked
from mindrose.games.black_rose_wars.state import TROPHY, BlackRoseWars
from mindrose.kernel.arrays import filled
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.programs import Answers, Choice, Frame, Question, Step
from mindrose.kernel.reasons import NONE, reason

BY_QUESTS: Final = 0
BY_TROPHIES: Final = 1
BY_CROWN: Final = 2
BONUSES: Final = ("quests", "trophies", "crown")
CROWN_WORTH: Final = 1  # BR-26.2.4

NOT_TIED: Final = reason("E_TARGET", "BR-26.3.2")
NAMING: Final = reason("E_TURN", "BR-26.3.2")


def has_ended(table: BlackRoseWars) -> bool:
    """BR-25.1.10, BR-26.1.1 Some power token is on or beyond the Black Rose marker."""
    for participant in range(i64(PARTICIPANTS)):
        if table.power[participant] >= table.settings.end:
            return True
    return False


def completed(table: BlackRoseWars, participant: i64) -> i64:
    """BR-26.2.5 Only completed quests count."""
    return table.quests_of(participant, QUEST_COMPLETED)


def claimed(table: BlackRoseWars, participant: i64) -> i64:
    """BR-26.2.2 How many trophies a participant has, whosoever they were."""
    return table.piles.size(TROPHY + participant)


def takes_part(table: BlackRoseWars, participant: i64) -> bool:
    return participant < table.players or participant == ROSE


def bonus(table: BlackRoseWars, participant: i64, which: i64) -> i64:
    """BR-26.2 What a participant gains at the end for one thing, as the table stands now."""
    if which == BY_CROWN:
        return CROWN_WORTH if table.has_crown(participant) else 0
    numbers = filled(0, PARTICIPANTS)
    for other in range(i64(PARTICIPANTS)):
        numbers[other] = completed(table, other) if which == BY_QUESTS else claimed(table, other)
    return standing(numbers, table.settings.participation_cumulative)[participant]


def standing(numbers: vec[i64], cumulative: bool) -> vec[i64]:
    """BR-26.2.1 to BR-26.2.3 Most 4, second 2, 1 less where several are tied, and 1 for whoever has any at all.

    GR-29 Without `participation_cumulative` that 1 is only for those without a rank.
    """
    if not cumulative:
        return ranked(numbers, 4, 2, 1)
    worth = ranked(numbers, 4, 2, 0)
    for participant in range(i64(len(numbers))):
        if numbers[participant] > 0:
            worth[participant] += 1
    return worth


def total(table: BlackRoseWars, participant: i64) -> i64:
    """BR-26.3.1 The power of a participant with its final bonuses, if the game ended now."""
    points = table.power[participant]
    for which in range(i64(len(BONUSES))):
        points += bonus(table, participant, which)
    return points


def leads(table: BlackRoseWars, one: i64, other: i64) -> i64:
    """BR-26.3.2 Above 0 if one participant is ahead of another: by total, completed quests, then trophies."""
    difference = total(table, one) - total(table, other)
    if difference == 0:
        difference = completed(table, one) - completed(table, other)
    return difference if difference != 0 else claimed(table, one) - claimed(table, other)


def is_best(table: BlackRoseWars, participant: i64) -> bool:
    """BR-26.3.1, BR-26.3.2 Nobody is ahead of a participant; the Black Rose takes part in the comparison."""
    if not takes_part(table, participant):
        return False
    for other in range(i64(PARTICIPANTS)):
        if takes_part(table, other) and leads(table, other, participant) > 0:
            return False
    return True


class TellBonuses(Step[BlackRoseWars]):
    """BR-26.2 Everybody hears what quests, trophies and the crown are worth; BR-26.3.1 and all the totals."""

    def run(self, table: BlackRoseWars, frame: Frame) -> None:
        for which in range(i64(len(BONUSES))):
            for participant in range(i64(PARTICIPANTS)):
                if takes_part(table, participant) and bonus(table, participant, which) > 0:
                    table.tell(events.BONUS, participant, which, bonus(table, participant, which))
        for participant in range(i64(PARTICIPANTS)):
            if takes_part(table, participant):
                table.tell(events.FINAL, participant, total(table, participant))


class NameWinner(Question[BlackRoseWars]):
    """BR-26.3.1 The best one wins; BR-26.3.2, DC-29 of several the first mage of this Clean-up phase names one."""

    def seat(self, table: BlackRoseWars, frame: Frame) -> i64:
        return table.first

    def why_not(self, table: BlackRoseWars, frame: Frame, answer: i64) -> i64:
        participant = answer - replies.PARTICIPANT
        if not 0 <= participant < PARTICIPANTS:
            return NAMING
        return NONE if is_best(table, participant) else NOT_TIED

    def answers(self, table: BlackRoseWars, frame: Frame, answers: Answers) -> None:
        for participant in range(i64(PARTICIPANTS)):
            if is_best(table, participant):
                answers.add(replies.PARTICIPANT + participant)

    def answer(self, table: BlackRoseWars, frame: Frame, answer: i64) -> None:
        table.winner = answer - replies.PARTICIPANT
        table.tell(events.WON, table.winner)

    def choice(self, table: BlackRoseWars, frame: Frame, answer: int) -> Choice:
        return Choice("name", {"participant": answer - replies.PARTICIPANT})
