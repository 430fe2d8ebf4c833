"""The rules of hearts: passing, thirteen tricks, and the score."""

from __future__ import annotations

from typing import Final

from hearts.cards import CARDS, CLUBS, HEARTS, NAMES, PENALTIES, QUEEN_OF_SPADES, TWO_OF_CLUBS, bit, lowest, suit_of
from hearts.state import DIRECTIONS, HAND, LAID, PASSED, SEATS, TAKEN, VOID, HeartsTable
from mindrose.kernel.events import EventKind
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.kinds import NUMBER, SEAT, SHARED, Kind
from mindrose.kernel.programs import Answers, Choice, Frame, Program, Question, Step
from mindrose.kernel.reasons import NONE, about, reason

DECK: Final = vec[i64](list(range(CARDS)))

DEALT: Final = 0
GAVE: Final = 1
PLAYED: Final = 2
TOOK: Final = 3
SCORED: Final = 4
EVENTS: Final = [
    EventKind("dealt", ("direction",), rule="HE-1.2"),
    EventKind("gave", ("seat", "receiver", "first", "second", "third"), ("first", "second", "third"), rule="HE-1.4"),
    EventKind("played", ("seat", "card"), rule="HE-2.2"),
    EventKind("took", ("seat", "card"), rule="HE-2.6"),
    EventKind("scored", ("seat", "points"), rule="HE-3.2"),
]
A_CARD: Final = Kind("card", NAMES)
KINDS: Final = {
    **SHARED,
    "card": A_CARD,
    "first": A_CARD,
    "second": A_CARD,
    "third": A_CARD,
    "receiver": SEAT,
    "direction": Kind("word", DIRECTIONS),
    "points": NUMBER,
}


def card_name(table: HeartsTable, number: int) -> str:
    """How a reason tells the card that it is about."""
    return NAMES[number]


NOT_IN_HAND_TO_PASS: Final = reason("E_NOT_IN_HAND", "HE-1.3", card=card_name)
NOT_IN_HAND: Final = reason("E_NOT_IN_HAND", "HE-2.2", card=card_name)
FIRST_LEAD: Final = reason("E_FIRST_LEAD", "HE-2.1", card=card_name)
NOT_BROKEN: Final = reason("E_HEARTS_NOT_BROKEN", "HE-2.5", card=card_name)
FOLLOW_SUIT: Final = reason("E_FOLLOW_SUIT", "HE-2.3", card=card_name)
FIRST_TRICK: Final = reason("E_FIRST_TRICK", "HE-2.4", card=card_name)


def offer(cards: i64, answers: Answers) -> None:
    while cards:
        answers.add(lowest(cards))
        cards &= cards - 1


class PassCards(Step[HeartsTable]):
    """HE-1.3 Every seat passes, seat 0 first; the frame pushed last runs first."""

    def run(self, table: HeartsTable, frame: Frame) -> None:
        if table.direction:
            for steps in range(i64(SEATS)):
                table.push(PASSING, SEATS - 1 - steps)

    def begins(self, table: HeartsTable, frame: Frame, begun: Frame) -> bool:
        return begun.program is PASSING

    def runner(self, table: HeartsTable, frame: Frame, begun: Frame) -> i64:
        return begun.seat


class ChooseCard(Question[HeartsTable]):
    """HE-1.3 One of the cards to pass; nobody else sees which."""

    def answers(self, table: HeartsTable, frame: Frame, answers: Answers) -> None:
        offer(table.piles[HAND + frame.seat], answers)

    def answer(self, table: HeartsTable, frame: Frame, answer: i64) -> None:
        table.piles[HAND + frame.seat] ^= bit(answer)
        table.piles[PASSED + frame.seat] |= bit(answer)

    def why_not(self, table: HeartsTable, frame: Frame, answer: i64) -> i64:
        return NONE if (table.piles[HAND + frame.seat] >> answer) & 1 else about(NOT_IN_HAND_TO_PASS, answer)

    def choice(self, table: HeartsTable, frame: Frame, answer: int) -> Choice:
        return Choice("pass", {"card": NAMES[answer]})


class ExchangeCards(Step[HeartsTable]):
    """HE-1.4 All passed cards change hands at once; giver and receiver know them."""

    def run(self, table: HeartsTable, frame: Frame) -> None:
        if table.direction == 0:
            return
        for seat in range(i64(SEATS)):
            receiver = table.receiver(seat)
            cards = table.piles[PASSED + seat]
            table.piles[HAND + receiver] |= cards
            second = cards & (cards - 1)
            third = second & (second - 1)
            seers: i64 = (1 << seat) | (1 << receiver)
            table.confide(seers, GAVE, seat, receiver, lowest(cards), lowest(second), lowest(third))


class FindLeader(Step[HeartsTable]):
    """HE-2.1 Whoever has the two of clubs leads to the first trick."""

    def run(self, table: HeartsTable, frame: Frame) -> None:
        table.leader = 0
        while table.piles[HAND + table.leader] & TWO_OF_CLUBS == 0:
            table.leader += 1


class PlayCard(Question[HeartsTable]):
    """HE-2.2 Clockwise from the leader, each seat plays a card; that it has no other is a secret (`hidden`)."""

    def seat(self, table: HeartsTable, frame: Frame) -> i64:
        return table.turn()

    def answers(self, table: HeartsTable, frame: Frame, answers: Answers) -> None:
        offer(playable(table), answers)

    def answer(self, table: HeartsTable, frame: Frame, answer: i64) -> None:
        seat = table.turn()
        lying = table.played % SEATS
        table.trick[lying] = answer
        led = suit_of(table.trick[0])
        if (led >> answer) & 1 == 0:
            table.piles[VOID + seat] |= led
        table.piles[HAND + seat] ^= bit(answer)
        table.piles[LAID + seat] |= bit(answer)
        table.played += 1
        table.seal(known=1 << seat)
        table.tell(PLAYED, seat, answer)
        if lying < SEATS - 1:
            frame.repeat()

    def why_not(self, table: HeartsTable, frame: Frame, answer: i64) -> i64:
        if (playable(table) >> answer) & 1:
            return NONE
        hand = table.piles[HAND + table.turn()]
        if (hand >> answer) & 1 == 0:
            return about(NOT_IN_HAND, answer)
        if table.played == 0:
            return about(FIRST_LEAD, answer)
        if table.played % SEATS == 0:
            return about(NOT_BROKEN, answer)
        return about(FOLLOW_SUIT if hand & suit_of(table.trick[0]) else FIRST_TRICK, answer)

    def choice(self, table: HeartsTable, frame: Frame, answer: int) -> Choice:
        return Choice("play", {"card": NAMES[answer]})


def playable(table: HeartsTable) -> i64:
    """The cards that may be played now."""
    hand = table.piles[HAND + table.turn()]
    if table.played == 0:  # HE-2.1
        return hand & CLUBS if table.settings.lead_any_club else TWO_OF_CLUBS
    if table.played % SEATS == 0:
        return leadable(table, hand)
    following = hand & suit_of(table.trick[0])  # HE-2.3
    if following:
        return following
    harmless = hand & ~PENALTIES  # HE-2.4
    if harmless and table.played < SEATS and table.settings.no_points_first:
        return harmless
    return hand


def leadable(table: HeartsTable, hand: i64) -> i64:
    """HE-2.5 Hearts are not led before they are broken, unless there is nothing else."""
    others = hand & ~HEARTS
    if others == 0 or table.hearts_broken() or (others == QUEEN_OF_SPADES and table.settings.hearts_for_queen):
        return hand
    return others


class TakeTrick(Step[HeartsTable]):
    """HE-2.6 The highest card of the suit led takes the trick and leads to the next one."""

    def run(self, table: HeartsTable, frame: Frame) -> None:
        best = table.trick[0]
        winner = table.leader
        cards: i64 = 0
        for i in range(i64(SEATS)):
            card = table.trick[i]
            cards |= bit(card)
            if card > best and (card - best) % 4 == 0:
                best = card
                winner = (table.leader + i) % SEATS
        table.piles[TAKEN + winner] |= cards
        table.leader = winner
        table.tell(TOOK, winner, best)
        if table.played < CARDS:
            frame.back_to(PlayCard)


class Score(Step[HeartsTable]):
    """HE-3.2 After thirteen tricks every seat has its score."""

    def run(self, table: HeartsTable, frame: Frame) -> None:
        for seat in range(i64(SEATS)):
            table.tell(SCORED, seat, score(table, seat))


def score(table: HeartsTable, seat: i64) -> i64:
    """HE-3.2 to HE-3.4 The points of a seat when all cards are played."""
    for shooter in range(i64(SEATS)):
        if table.piles[TAKEN + shooter] & PENALTIES == PENALTIES:
            return table.points(seat) + (-26 if seat == shooter else 26)
    if table.settings.no_tricks_bonus and table.piles[TAKEN + seat] == 0:
        return -5
    return table.points(seat)


PASSING: Final = Program("passing", "HE-1.3", [ChooseCard("pass", "HE-1.3")] * 3)
DEAL: Final = Program(
    "deal",
    "HE-1.1",
    [PassCards(), ExchangeCards(), FindLeader(), PlayCard("play", "HE-2.2", hidden=True), TakeTrick(), Score()],
)
EXCHANGE: Final = 1  # the number of the step in DEAL
PLAY: Final = 3


def deal(table: HeartsTable) -> HeartsTable:
    """HE-1.1, HE-1.2 The way of passing, thirteen cards for every seat, and on to the first question."""
    chance = table.chance
    if table.settings.pass_cards:
        table.direction = chance.below(SEATS)
    deck = DECK[:]
    for i in range(i64(CARDS)):
        j = i + chance.below(CARDS - i)
        table.piles[HAND + i % SEATS] |= bit(deck[j])
        deck[j] = deck[i]
    table.tell(DEALT, table.direction)
    table.start(DEAL)
    return table
