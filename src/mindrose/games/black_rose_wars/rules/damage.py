"""BR-19, BR-21 Damage: who is immune, how many cubes are placed, and cubes that are replaced, healed or ignored."""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.things import (
    ATTACK_IN,
    FIRST_EVOCATION,
    IMMUNE,
    NOBODY,
    NOTHING,
    ROSE,
    SPELL_IN,
    SPELL_OUT,
)
from mindrose.games.black_rose_wars.rules import happenings, values
from mindrose.games.black_rose_wars.rules.happenings import (
    BY_ATTACK,
    BY_SPELL,
    HIT,
    LETHAL,
    REPLACES,
    SURE,
    fact,
    note,
    number_of,
    placed_by,
    set_placed,
)
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.ints import i64

ONE: Final[i64] = 1


def is_immune(table: BlackRoseWars, participant: i64, source: i64, figure: i64) -> bool:
    """BR-21.1.1 to BR-21.1.4, BR-22.4.2 Whether a figure takes nothing from a component of a participant.

    `source` is the evocation that does it, or the participant itself.
    """
    return values.has(table, figure, IMMUNE) or is_spared(table, participant, source, figure)


def is_spared(table: BlackRoseWars, participant: i64, source: i64, figure: i64) -> bool:
    """BR-13.4.3, BR-21.1 Whether a figure is on the side that a component of a participant spares.

    BR-21.1.3 Only damage and replacing ask for this; BR-22.4.2 what is assigned to a mage is not on its side.
    BR-29.5.5 The Black Rose spares itself, which is the Avatar too, and what it owns; BR-30.4.6 another mage's
    evocation that it controls does not turn on itself either.
    """
    if participant == ROSE:
        return figure in (ROSE, source) or owned_by_rose(table, figure)
    if source >= FIRST_EVOCATION:
        return is_immune_to_evocation(table, participant, source, figure)
    if figure < FIRST_EVOCATION:
        return figure == participant
    return table.owner[figure] == participant and table.bearer[figure] == NOBODY


def is_immune_to_evocation(table: BlackRoseWars, controller: i64, evocation: i64, figure: i64) -> bool:
    """BR-21.1.2 It spares its summoner's side, or, controlled by an opponent, its controller and what that one owns.

    BR-21.1.4 What its summoner owns it spares also while an opponent controls that. Whoever controls it, it does not
    turn on itself. UM-4 What is assigned to a mage nobody spares.
    """
    if figure < FIRST_EVOCATION:
        return figure == controller
    if figure == evocation:
        return True
    if table.bearer[figure] != NOBODY:
        return False
    own = table.owner[figure] == controller
    return own or (controller == table.owner[evocation] and table.controller[figure] == controller)


def can_be_hurt(table: BlackRoseWars, participant: i64, source: i64, figure: i64, from_event: bool) -> bool:
    """BR-4.3.3, BR-21.1 Whether damage by a participant reaches a figure; only events reach a mage in its cell."""
    if figure < 0 or table.place[figure] == NOTHING:
        return False
    if table.place[figure] >= 0 and not table.in_lodge(figure) and not from_event:
        return False
    return not is_immune(table, participant, source, figure)


def owned_by_rose(table: BlackRoseWars, figure: i64) -> bool:
    return figure >= FIRST_EVOCATION and table.owner[figure] == ROSE


def amount_for(table: BlackRoseWars, participant: i64, figure: i64, amount: i64, how: i64) -> i64:
    """4.6 What one instruction would do to a figure, with all that adds to it or takes off."""
    kind = how % SURE
    if kind == BY_SPELL:
        amount += values.changes(table, participant, SPELL_OUT) + values.changes(table, figure, SPELL_IN)
    elif kind == BY_ATTACK:
        amount += values.changes(table, figure, ATTACK_IN)
    return max(amount, i64(0))


def free_cells(table: BlackRoseWars, figure: i64) -> i64:
    """BR-19.1.2 Cubes beyond the last cell are not placed; EM-3 a mage that is to be defeated takes no more."""
    return max(values.health(table, figure) - table.damage(figure), i64(0))


def hurt(table: BlackRoseWars, participant: i64, source: i64, figure: i64, amount: i64, how: i64) -> i64:
    """BR-19.1.1, BR-19.1.3, BR-19.1.4 Puts so many cubes of a participant on a figure: how many there were."""
    placed = min(amount, table.supply[participant], free_cells(table, figure))
    if placed <= 0:
        if amount > 0 and table.supply[participant] > 0:
            finish(table, source, figure, how)
        return 0
    table.panel[figure] = cubes.added(table.panel[figure], participant, placed)
    table.supply[participant] -= placed
    table.tell(events.HIT, participant, figure, placed, source if source >= FIRST_EVOCATION else NOTHING)
    note_hit(table, source, figure, cubes.added(cubes.EMPTY, participant, placed), how)
    return placed


def finish(table: BlackRoseWars, source: i64, figure: i64, how: i64) -> None:
    """BR-19.3.1 A mage that was saved with a full panel: further damage finds no cell, but defeats it."""
    if figure >= FIRST_EVOCATION or is_told(table, figure):
        return
    note_lethal(table, source, figure, 0, how)


def note_hit(table: BlackRoseWars, source: i64, figure: i64, row: i64, how: i64) -> None:
    """BR-20.2.7 One instruction has put a row of cubes on a figure; what fills the panel is the final damage."""
    placed = cubes.size(row)
    where = table.place[figure]
    note(table, HIT, src=source, victim=figure, where=where, amount=placed, how=how)
    for colour in range(i64(len(table.supply))):
        set_placed(table, number_of(table) - 1, colour, cubes.number_of(row, colour))
    if free_cells(table, figure) == 0:
        note_lethal(table, source, figure, placed, how)


def note_lethal(table: BlackRoseWars, source: i64, figure: i64, placed: i64, how: i64) -> None:
    """BR-20.2.7, BR-19.1.4 Who deals the final damage deals it now, whatever becomes of the evocation that did it."""
    where = table.place[figure]
    note(table, LETHAL, table.side_of(source), source, figure, where, amount=placed, how=how)


def check_health(table: BlackRoseWars, source: i64, figure: i64) -> None:
    """BR-19.3.3 The health of a figure has changed: cubes that reach it now defeat it at the end of the sentence."""
    if table.in_lodge(figure) and table.damage(figure) > 0 and free_cells(table, figure) == 0:
        note_lethal(table, source, figure, 0, NOTHING)


def notice_lost_health(table: BlackRoseWars) -> None:
    """BR-19.3.3 Whoever has as many cubes as health is defeated, whatever lowered it, unless it is known already.

    A mage that was saved stands with a full panel until its health sinks below its cubes.
    """
    for figure in range(table.content.figures):
        if table.panel[figure] == cubes.EMPTY or table.place[figure] == NOTHING:
            continue
        over = table.damage(figure) - values.health(table, figure)
        if over < 0:
            table.saved &= ~(ONE << figure)
        elif (over > 0 or (table.saved >> figure) & 1 == 0) and not is_told(table, figure):
            note_lethal(table, NOBODY, figure, 0, NOTHING)


def is_told(table: BlackRoseWars, figure: i64) -> bool:
    """Some sentence that is not over yet will see to it whether a figure is defeated."""
    if figure < FIRST_EVOCATION and ((table.dying | table.doomed) >> figure) & 1 == 1:
        return True
    for happening in range(number_of(table)):
        if fact(table, happening, happenings.KIND) == LETHAL and fact(table, happening, happenings.VICTIM) == figure:
            return True
    return False


def doom(table: BlackRoseWars, source: i64, mage: i64) -> None:
    """BR-20.1.2 A mage is defeated regardless of the cubes on its panel."""
    table.doomed |= ONE << mage
    note_lethal(table, source, mage, 0, NOTHING)


# Taking cubes back


def heal_one(table: BlackRoseWars, figure: i64, colour: i64) -> None:
    """BR-19.2.2, BR-21.2.4 The rightmost cube of a colour goes back to its owner, and the others close up."""
    place = cubes.last_of(table.panel[figure], colour)
    table.panel[figure] = cubes.removed(table.panel[figure], place)
    table.supply[colour] += 1
    table.tell(events.HEALED, figure, colour)


def replaceable(table: BlackRoseWars, participant: i64, figure: i64, colour: i64) -> i64:
    """BR-19.2.1 How many cubes of a colour a participant could replace on a figure that it can hurt."""
    return 0 if colour == participant else cubes.number_of(table.panel[figure], colour)


def replace_one(table: BlackRoseWars, participant: i64, figure: i64, colour: i64) -> None:
    """BR-19.2.1 An own cube instead of the rightmost one of a colour, in the same cell; no damage is dealt."""
    place = cubes.last_of(table.panel[figure], colour)
    table.panel[figure] = cubes.replaced(table.panel[figure], place, participant)
    table.supply[participant] -= 1
    table.supply[colour] += 1
    table.tell(events.REPLACED, participant, figure, colour)


def replace_rightmost(table: BlackRoseWars, participant: i64, figure: i64, amount: i64) -> i64:
    """BR-30.3.2 The rightmost cubes of others on a figure are replaced, as many as can be: how many."""
    replaced: i64 = 0
    place = cubes.size(table.panel[figure]) - 1
    while place >= 0 and replaced < amount and table.supply[participant] > 0:
        colour = cubes.at(table.panel[figure], place)
        if colour != participant:
            replace_one(table, participant, figure, colour)
            replaced += 1
        place -= 1
    return replaced


def note_replaced(table: BlackRoseWars, participant: i64, amount: i64) -> None:
    """4.8 One happening for each instruction that replaced cubes, on figures or in rooms."""
    if amount > 0:
        note(table, REPLACES, trig=participant, amount=amount)


def heal_all(table: BlackRoseWars, figure: i64, spared: i64) -> i64:
    """VX-35 Every cube but those of one colour goes back to its owner: how many."""
    healed: i64 = 0
    for colour in range(i64(len(table.supply))):
        if colour != spared:
            for _ in range(cubes.number_of(table.panel[figure], colour)):
                heal_one(table, figure, colour)
                healed += 1
    return healed


def move_one(table: BlackRoseWars, figure: i64, other: i64, colour: i64) -> bool:
    """4.6, 5 The rightmost cube of a colour goes to another figure, or home if it is its own: whether it went on."""
    place = cubes.last_of(table.panel[figure], colour)
    table.panel[figure] = cubes.removed(table.panel[figure], place)
    if colour == other:
        table.supply[colour] += 1
        table.tell(events.HEALED, figure, colour)
        return False
    table.panel[other] = cubes.added(table.panel[other], colour, 1)
    table.tell(events.CUBE_MOVED, figure, other, colour)
    return True


# Taking back what has just been dealt


def takeable(table: BlackRoseWars, figure: i64, since: i64, until: i64) -> i64:
    """BR-19.2.5 Of each colour the cubes that some happenings put on a figure and that are still there: how many."""
    number: i64 = 0
    for colour in range(i64(len(table.supply))):
        dealt: i64 = 0
        for happening in range(since, until):
            dealt += dealt_by(table, happening, figure, colour)
        number += min(dealt, cubes.number_of(table.panel[figure], colour))
    return number


def dealt_by(table: BlackRoseWars, happening: i64, figure: i64, colour: i64) -> i64:
    """How many cubes of a colour a happening put on a figure, less those that were taken back."""
    if fact(table, happening, happenings.KIND) != HIT or fact(table, happening, happenings.VICTIM) != figure:
        return 0
    return placed_by(table, happening, colour)


def ignore(table: BlackRoseWars, figure: i64, amount: i64, since: i64, until: i64) -> i64:
    """BR-19.2.3, BR-19.2.5 Takes back cubes that some happenings put there, the rightmost first: how many."""
    taken: i64 = 0
    place = cubes.size(table.panel[figure]) - 1
    while place >= 0 and taken < amount:
        colour = cubes.at(table.panel[figure], place)
        if strike_off(table, figure, colour, since, until):
            table.panel[figure] = cubes.removed(table.panel[figure], place)
            table.supply[colour] += 1
            taken += 1
        place -= 1
    if taken > 0:
        table.tell(events.IGNORED, figure, taken)
    return taken


def strike_off(table: BlackRoseWars, figure: i64, colour: i64, since: i64, until: i64) -> bool:
    """Takes a cube of a colour off the last happening that put one on a figure, if one did."""
    happening = until - 1
    while happening >= since:
        number = dealt_by(table, happening, figure, colour)
        if number > 0:
            set_placed(table, happening, colour, number - 1)
            return True
        happening -= 1
    return False


def redirectable(table: BlackRoseWars, happening: i64, figure: i64, target: i64, from_event: bool) -> i64:
    """VX-43, BR-21.1 How many cubes of a hit could go on another figure, as damage of the same dealer."""
    if fact(table, happening, happenings.KIND) != HIT or target == figure:
        return 0
    dealer = fact(table, happening, happenings.SRC)
    if not can_be_hurt(table, table.side_of(dealer), dealer, target, from_event):
        return 0
    number: i64 = 0
    for colour in range(i64(len(table.supply))):
        if colour != target:  # IV-3
            number += min(dealt_by(table, happening, figure, colour), cubes.number_of(table.panel[figure], colour))
    return min(number, free_cells(table, target))


def redirect(table: BlackRoseWars, happening: i64, figure: i64, target: i64, amount: i64) -> i64:
    """4.6, 7 Moves cubes of a hit to another figure, the rightmost first, as damage of the same dealer: how many."""
    moved = cubes.EMPTY
    place = cubes.size(table.panel[figure]) - 1
    while place >= 0 and cubes.size(moved) < amount:
        colour = cubes.at(table.panel[figure], place)
        if colour != target and strike_off(table, figure, colour, happening, happening + 1):
            table.panel[figure] = cubes.removed(table.panel[figure], place)
            table.panel[target] = cubes.added(table.panel[target], colour, 1)
            moved = cubes.added(moved, colour, 1)
            table.tell(events.CUBE_MOVED, figure, target, colour)
        place -= 1
    if moved != cubes.EMPTY:
        note_hit(table, fact(table, happening, happenings.SRC), target, moved, fact(table, happening, happenings.HOW))
    return cubes.size(moved)
