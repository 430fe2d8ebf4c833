"""CB-16 Intentions: points for deeds, scored when the action or ability is over, and the wheel they are counted on."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import events
from mindrose.games.cerebria.components.content import Intention
from mindrose.games.cerebria.components.things import (
    ABSORB_AT_LEAST,
    ABSORB_AT_MOST,
    BRIGHTNESS,
    DEEDS,
    EMPOWERED,
    EXALTED,
    FILL_EMOTION,
    FORTRESS_JOINS,
    FULL_ROW,
    QUELL_AT_LEAST,
    QUELL_EXACTLY,
    ROWS,
    SLOTS,
    SPACES,
    TWENTY_POINTS,
    VIBE_LEVEL,
    WHEEL_AMBITION,
    WHEEL_CARD,
    WHEEL_ESSENCE,
    WHEEL_NOTHING,
    WHEEL_SPACES,
)
from mindrose.games.cerebria.rules.cards import draw
from mindrose.games.cerebria.rules.ending import trigger_end
from mindrose.games.cerebria.rules.hidden import next_of
from mindrose.games.cerebria.rules.means import gain_ambition, gain_essence
from mindrose.games.cerebria.rules.revelation import JOINED_BITS
from mindrose.games.cerebria.state import MOST_AMBITION, NOTHING, Cerebria
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Step

END: Final = 20  # CB-19.1.4
FOREIGN_FORTRESS: Final = len(DEEDS)  # the bit after the deeds of the faction whose turn it is


class ScoreIntentions(Step[Cerebria]):
    """CB-16.1.1 The action or ability is over: what it fulfilled is scored, and then forgotten.

    CB-1.2.2, CB-1.2.3, CB-1.2.11 Not in the basic game. CB-16.1.4 No Intention is ever used up.
    """

    def run(self, table: Cerebria, frame: Frame) -> None:
        if not table.settings.basic:
            own = table.faction[table.active]
            score_deeds(table, own, table.active)
            if table.settings.foreign_turn_intentions and joined(table, 1 - own) > 0:
                score_deeds(table, 1 - own, next_of(table, 1 - own))
        forget_deeds(table)


def forget_deeds(table: Cerebria) -> None:
    """CB-16.4.12 The next action or ability begins with nothing done."""
    table.quelled = 0
    table.taken = NOTHING
    table.filled = 0
    table.empowered = 0
    table.exalts = 0
    table.joined = 0
    table.completed = 0


def score_deeds(table: Cerebria, faction: i64, seat: i64) -> None:
    """CB-16.1.6 The faction whose turn it is scores for everything; the other one, if the table wants it, for its
    Fortresses alone, as nothing else is its own deed.
    """
    own = faction == table.faction[table.active]
    side = 2 * table.settings.edition + table.settings.intention_side
    for intention in table.content.intentions[side]:
        if own or intention.deed == FORTRESS_JOINS:
            times = fulfilments(table, intention, faction)
            if intention.deed == VIBE_LEVEL:
                table.level[seat] += times
            if not table.settings.repeat_intentions and times > 0:
                times = count_once(table, intention.deed if own else FOREIGN_FORTRESS)
            for _ in range(times):
                score(table, intention, faction, seat, own)


def count_once(table: Cerebria, deed: i64) -> i64:
    """CB-16.1.5 With the option `repeat_intentions` off, each Intention counts once in a turn."""
    if (table.scored_deeds >> deed) & 1 == 1:
        return 0
    table.scored_deeds |= 1 << deed
    return 1


def score(table: Cerebria, intention: Intention, faction: i64, seat: i64, own: bool) -> None:
    """CB-16.1.2 One point for the first of a turn, two for each further one; CB-16.1.3 or the Intention's own points.

    CB-16.1.5 The same Intention again counts again.
    """
    points = intention.points
    if not table.settings.first:
        points = 2 if own and table.scored > 0 else 1
    if own:
        table.scored += 1
    table.tell(events.INTENTION, faction, intention.deed, points)
    advance(table, faction, seat, points)


# What an action or ability fulfilled


def fulfilments(table: Cerebria, intention: Intention, faction: i64) -> i64:
    """CB-16.3.1 to CB-16.3.9, CB-16.4.1 to CB-16.4.9 How many times an Intention has just been fulfilled."""
    deed = intention.deed
    number = intention.number
    if deed == QUELL_AT_LEAST:
        return 1 if table.quelled >= number else 0
    if deed == QUELL_EXACTLY:
        return 1 if table.quelled == number else 0
    if deed == ABSORB_AT_LEAST:  # CB-16.4.11 what left the Sphere; a Drain is no Absorb
        return 1 if table.taken >= number else 0
    if deed == ABSORB_AT_MOST:
        return 1 if 0 <= table.taken <= number else 0
    if deed == FILL_EMOTION:
        return filled_emotions(table)
    if deed == FULL_ROW:
        return completed_rows(table)
    if deed == FORTRESS_JOINS:
        return joined(table, faction)
    if deed == EMPOWERED:
        return table.empowered
    if deed == EXALTED:
        return table.exalts
    return new_levels(table, table.active)


def filled_emotions(table: Cerebria) -> i64:
    """CB-16.4.12 Emotions that received Essence just now and are full; CB-16.3.3, CB-16.3.5 no Starting ones."""
    number: i64 = 0
    for space in range(SPACES):
        card = table.card[space]
        if (table.filled >> space) & 1 == 1 and 0 <= card < BRIGHTNESS and table.free_slots(space) == 0:
            number += 1
    return number


def completed_rows(table: Cerebria) -> i64:
    """CB-16.3.4, CB-16.3.9 Rows that got their fourth Vibe just now."""
    number: i64 = 0
    for row in range(ROWS):
        if (table.completed >> row) & 1 == 1:
            number += 1
    return number


def joined(table: Cerebria, faction: i64) -> i64:
    """CB-16.3.7, CB-16.4.2 Own Fortresses that joined the Identity just now."""
    return (table.joined >> (JOINED_BITS * faction)) & 15


def new_levels(table: Cerebria, seat: i64) -> i64:
    """CB-16.4.4, CB-16.4.9 Numbers of Vibes that every row has for the first time; CB-16.4.10 each once per Spirit."""
    level: i64 = SLOTS
    for row in range(ROWS):
        vibes = vibes_in(table, seat, row)
        if vibes < level:
            level = vibes
    return level - table.level[seat] if level > table.level[seat] else 0


def vibes_in(table: Cerebria, seat: i64, row: i64) -> i64:
    first = (seat * ROWS + row) * SLOTS
    number: i64 = 0
    for i in range(first, first + SLOTS):
        if table.vibes[i] >= 0:
            number += 1
    return number


# The wheel


def advance(table: Cerebria, faction: i64, seat: i64, points: i64) -> None:
    """CB-16.2.1, CB-16.2.2 The marker goes from space to space; each marked one that it reaches or passes gives.

    CB-16.2.5 With 20 points the end is triggered (CB-19.1.4), and more count on.
    """
    for _ in range(points):
        table.points[faction] += 1
        reach(table, faction, seat, table.points[faction] % WHEEL_SPACES)
    if table.points[faction] >= END:
        trigger_end(table, TWENTY_POINTS)


def reach(table: Cerebria, faction: i64, seat: i64, space: i64) -> None:
    """CB-16.2.3 Ambition goes to the faction as far as a token is inactive, CB-16.2.4 the rest to the seat."""
    bonus = table.content.wheel[space]
    if bonus == WHEEL_NOTHING:
        return
    gained: i64 = 1 if can_gain(table, faction, seat, bonus) else 0
    table.tell(events.WHEEL, faction, space if space > 0 else WHEEL_SPACES, bonus, gained, seat)
    if bonus == WHEEL_ESSENCE:
        gain_essence(table, seat, 1)
    elif bonus == WHEEL_CARD:
        draw(table, seat)
    elif bonus == WHEEL_AMBITION:
        gain_ambition(table, faction, 1)


def can_gain(table: Cerebria, faction: i64, seat: i64, bonus: i64) -> bool:
    """CB-16.2.3, CB-23.2.6 A token is inactive, or a card is left in the deck."""
    if bonus == WHEEL_AMBITION:
        return table.ambition[faction] < MOST_AMBITION
    return bonus != WHEEL_CARD or table.deck_size(seat) > 0
