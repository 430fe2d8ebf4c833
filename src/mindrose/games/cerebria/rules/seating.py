"""CB-3.4, CB-22.1 Who plays what: the factions of the seats, their Spirits, and what the options set of it."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events, replies
from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.things import FACTIONS, NOBODY, SEATS, SPIRITS
from mindrose.games.cerebria.options import CHOOSE
from mindrose.games.cerebria.rules.deckbuilding import OF_SPIRIT, preset_deck
from mindrose.games.cerebria.state import Cerebria
from mindrose.kernel.errors import BadOption
from mindrose.kernel.game import Value
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import DONE, RUNNING, TO_COME, Answers, Choice, Frame, Question, Step
from mindrose.kernel.reasons import NONE, about, reason

SHAPER: Final = 1  # CB-22.1.2 the seat that plays alone against two
WITH_SHAPER: Final = 3  # players
FAMILY: Final = len(SPIRITS) // len(FACTIONS)  # CB-2.1.1 Spirits of a faction

# Slots of the setup.
SEATS_DONE: Final = 0  # how many seats have chosen


def spirit_id(table: Cerebria, number: int) -> str:
    """How a reason tells the Spirit that it is about."""
    return SPIRITS[number]


CHOOSING_FACTION: Final = reason("E_TURN", "CB-22.1.6")
CHOOSING_SPIRIT: Final = reason("E_TURN", "CB-3.4.1")
NOT_FREE: Final = reason("E_SETUP", "CB-3.4.1", spirit=spirit_id)


# What the options set


def factions_of(players: int, shaper: int) -> list[int]:
    """CB-22.1.1, CB-22.1.2 The faction of each seat; `shaper` is that of a Shaper against two.

    CB-22.1.5 Beyond setup and turn order no rule asks who is a Shaper. CB-1.1.5, CB-22.3.1, CB-22.3.2 A person with two
    Spirits has two seats, and nothing of them is put together.
    """
    if players == WITH_SHAPER:
        return [1 - shaper, shaper, 1 - shaper]
    return [seat % len(FACTIONS) for seat in range(players)]


def preset_faults(players: int, content: Content, options: dict[str, Value], factions: list[int]) -> list[str]:
    """CB-3.4.1, CB-3.5.1 Why Spirits, decks and first player as set by options do not go with these factions."""
    faults: list[str] = []
    taken: list[Value] = []
    for seat in range(SEATS):
        spirit, deck = options[f"spirit_{seat}"], str(options[f"deck_{seat}"])
        if seat >= players:
            if spirit != CHOOSE or deck.strip().lower() != CHOOSE:
                faults.append(
                    f"there is no seat {seat} with {players} players: leave its options out (E_SETUP, CB-3.4.1)"
                )
            continue
        if spirit != CHOOSE:
            if SPIRITS.index(str(spirit)) // FAMILY != factions[seat]:
                faults.append(f"spirit_{seat}: {spirit} is no Spirit of {FACTIONS[factions[seat]]} (E_SETUP, CB-3.4.1)")
            elif spirit in taken:
                faults.append(f"spirit_{seat}: {spirit} is taken already (E_SETUP, CB-3.4.1)")
            taken.append(spirit)
        faults += deck_faults(content, seat, deck, factions[seat], str(spirit))
    if players == WITH_SHAPER and options["first"] == FACTIONS[factions[SHAPER]]:
        faults.append("first: with a Shaper against two, one of the two goes first (E_SETUP, CB-22.2.2)")
    return faults


def deck_faults(content: Content, seat: int, deck: str, faction: int, spirit: str) -> list[str]:
    if deck.strip().lower() == CHOOSE:
        return []
    spirits = [SPIRITS.index(spirit)] if spirit != CHOOSE else list(range(FAMILY * faction, FAMILY * (faction + 1)))
    if deck.strip().lower() != OF_SPIRIT:
        spirits = spirits[:1]
    faults: list[str] = []
    for number in spirits:
        try:
            preset_deck(deck, faction, number, content)
        except BadOption as refused:
            faults.append(f"deck_{seat}: {refused}")
    return faults


# Factions and Spirits


class SetFactions(Step[Cerebria]):
    """CB-22.1.2, CB-22.1.6 Who is of which faction; only in the first edition a Shaper against two is asked."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        if not (table.settings.first and table.players == WITH_SHAPER):
            take_factions(table, FACTIONS.index(str(table.settings.options["shaper"])))


def take_factions(table: Cerebria, shaper: int) -> None:
    for seat, faction in enumerate(factions_of(int(table.players), shaper)):
        table.faction[seat] = faction
        table.tell(events.TOOK_FACTION, seat, faction)


class ChooseFaction(Question[Cerebria]):
    """CB-22.1.6 In the first edition the Shaper picks a faction before anybody else."""

    def seat(self, table: Cerebria, frame: Frame) -> i64:
        return SHAPER

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        if table.faction[SHAPER] == NOBODY:
            for answer in range(replies.FACTION, replies.ASPIRATION):
                if self.why_not(table, frame, answer) == NONE:
                    answers.add(answer)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        take_factions(table, int(answer - replies.FACTION))

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        """The options may have set what only one of the two factions allows."""
        if answer < replies.FACTION or answer >= replies.ASPIRATION:
            return CHOOSING_FACTION
        plan = factions_of(WITH_SHAPER, int(answer - replies.FACTION))
        faults = preset_faults(WITH_SHAPER, table.content, table.settings.options, plan)
        return CHOOSING_FACTION if faults else NONE

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("faction", {"faction": FACTIONS[answer - replies.FACTION]})

    def laid(self, table: Cerebria, frame: Frame, stage: int) -> list[str]:
        faults: list[str] = []
        for faction, word in enumerate(FACTIONS):
            members = sum(table.faction[seat] == faction for seat in range(table.players))
            if stage == DONE and not 1 <= members <= 2:
                faults.append(f"{word} has {members} players; a faction has one or two (CB-1.1.1)")
        return faults


def in_turn_order(table: Cerebria) -> bool:
    return table.settings.options["spirit_order"] == "turn"


def chooser(table: Cerebria, number: i64) -> i64:
    """CB-3.4.1 Who chooses next: by seats or by turn order; CB-22.1.6 in the first edition a Shaper first."""
    if table.settings.first and table.players == WITH_SHAPER:
        if number == 0:
            return SHAPER
        number = 0 if number == 1 else 2
    return table.order[number] if in_turn_order(table) else number


def through(table: Cerebria, frame: Frame, stage: int) -> list[int]:
    """The seats that have answered a question of the setup, which is put to one after the other."""
    if stage == DONE:
        return list(range(int(table.players)))
    return [int(chooser(table, place)) for place in range(frame.slots[SEATS_DONE])] if stage == RUNNING else []


def number_faults(table: Cerebria, frame: Frame, stage: int) -> list[str]:
    """While seats choose one after the other, some are left."""
    number = frame.slots[SEATS_DONE]
    if stage != RUNNING or number < table.players:
        return []
    return [f"'number' of the running 'setup' is below {table.players}, the number of players, not {number}"]


class NextChooser(Step[Cerebria]):
    """The seats choose one after the other: back to the question before this step until all have."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        frame.slots[SEATS_DONE] += 1
        if frame.slots[SEATS_DONE] < table.players:
            frame.back_to(Question)


def spirit_free(table: Cerebria, spirit: i64) -> bool:
    for seat in range(table.players):
        if table.spirit[seat] == spirit:
            return False
    return True


def take_spirit(table: Cerebria, seat: i64, spirit: i64) -> None:
    table.spirit[seat] = spirit
    table.tell(events.TOOK_SPIRIT, seat, spirit)


class TakePresetSpirits(Step[Cerebria]):
    """CB-3.4.1 Spirits that the options set are taken before anybody chooses."""

    def run(self, table: Cerebria, frame: Frame) -> None:
        frame.slots[SEATS_DONE] = 0
        for seat in range(table.players):
            spirit = str(table.settings.options[f"spirit_{int(seat)}"])
            if spirit != CHOOSE:
                take_spirit(table, seat, SPIRITS.index(spirit))

    def laid(self, table: Cerebria, frame: Frame, stage: int) -> list[str]:
        return [
            f"seat {seat} has a Spirit before Spirits are chosen (CB-3.4.1)"
            for seat in range(table.players)
            if stage == TO_COME and table.spirit[seat] >= 0
        ]


class ChooseSpirit(Question[Cerebria]):
    """CB-3.4.1, CB-22.1.4 A free Spirit of the own faction, one for each player, a Shaper included."""

    def seat(self, table: Cerebria, frame: Frame) -> i64:
        return chooser(table, frame.slots[SEATS_DONE])

    def answers(self, table: Cerebria, frame: Frame, answers: Answers) -> None:
        seat = chooser(table, frame.slots[SEATS_DONE])
        if table.spirit[seat] < 0:
            for answer in range(replies.SPIRIT, replies.FACTION):
                if self.why_not(table, frame, answer) == NONE:
                    answers.add(answer)

    def answer(self, table: Cerebria, frame: Frame, answer: i64) -> None:
        take_spirit(table, chooser(table, frame.slots[SEATS_DONE]), answer - replies.SPIRIT)

    def why_not(self, table: Cerebria, frame: Frame, answer: i64) -> i64:
        if answer < replies.SPIRIT or answer >= replies.FACTION:
            return CHOOSING_SPIRIT
        spirit = answer - replies.SPIRIT
        seat = chooser(table, frame.slots[SEATS_DONE])
        own = spirit // FAMILY == table.faction[seat]
        return NONE if own and spirit_free(table, spirit) else about(NOT_FREE, spirit)

    def choice(self, table: Cerebria, frame: Frame, answer: int) -> Choice:
        return Choice("spirit", {"spirit": SPIRITS[answer - replies.SPIRIT]})

    def laid(self, table: Cerebria, frame: Frame, stage: int) -> list[str]:
        chosen = through(table, frame, stage)
        return number_faults(table, frame, stage) + [
            f"seat {seat} has no Spirit (CB-3.4.1)"
            for seat in range(table.players)
            if seat in chosen and table.spirit[seat] < 0
        ]
