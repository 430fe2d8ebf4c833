"""What answers to happenings: traps and defences, persistent effects, skills, upgrades, hexes, events and orders.

What is to be applied at the end of a sentence waits in a pile, each item as its owner, what sort of thing it is, which
one, and which happening it answers.
"""

from __future__ import annotations

from typing import Final

from mindrose.games.black_rose_wars import events
from mindrose.games.black_rose_wars.components.content import Text
from mindrose.games.black_rose_wars.components.things import (
    ACTIVATED,
    ALWAYS,
    FIRST_EVOCATION,
    MOST_UPGRADES,
    NO_BACK,
    NOBODY,
    NOTHING,
    REVEALED,
    ROSE,
    SEATS,
    SPELL_SLOTS,
)
from mindrose.games.black_rose_wars.effects import frames
from mindrose.games.black_rose_wars.rules import happenings, orders, quests, values
from mindrose.games.black_rose_wars.rules.happenings import HIT, SURE, fact, number_of
from mindrose.games.black_rose_wars.state import SPENT, WAITING, BlackRoseWars
from mindrose.kernel.ints import i64
from mindrose.kernel.programs import Frame, Program

OWNER: Final = 0
SORT: Final = 1
NUMBER: Final = 2
HAPPENING: Final = 3
ITEM_WIDTH: Final = 4

# Sorts of what answers, and what their numbers are.
REACTION: Final = 0  # 4 * seat + slot of a trap or defence
PERSISTENT: Final = 1  # 4 * seat + slot of the spell, and ENDED if it is over before its turn comes
SKILL: Final = 2  # 8 * evocation + skill
UPGRADE: Final = 3  # upgrades * evocation + upgrade
HEX: Final = 4  # hexes * mage + hex
EVENT: Final = 5  # 4 * event + text
ORDER: Final = 6  # where the top order of the Avatar lies: nobody sees its face yet
SKILLS: Final = 8
TEXTS: Final = 4
ENDED: Final = SEATS * SPELL_SLOTS
CODES: Final = 4096  # numbers of each sort

ONE: Final[i64] = 1


# Items


def items(table: BlackRoseWars) -> i64:
    return table.piles.size(WAITING) // ITEM_WIDTH


def item(table: BlackRoseWars, number: i64, which: i64) -> i64:
    return table.piles.at(WAITING, ITEM_WIDTH * number + which)


def put_item(table: BlackRoseWars, owner: i64, sort: i64, number: i64, happening: i64) -> None:
    table.piles.put(WAITING, owner)
    table.piles.put(WAITING, sort)
    table.piles.put(WAITING, number)
    table.piles.put(WAITING, happening)


def alike(table: BlackRoseWars, one: i64, other: i64) -> bool:
    """EM-2 The same card, answering something else."""
    same_sort = item(table, one, SORT) == item(table, other, SORT)
    return same_sort and item(table, one, NUMBER) == item(table, other, NUMBER)


# What listens at all


def ears(table: BlackRoseWars) -> i64:
    """The kinds of happenings that something on the table could answer, a bit each."""
    if table.ears[0] == NOTHING:
        table.ears[0] = gathered_ears(table)
    return table.ears[0]


def gathered_ears(table: BlackRoseWars) -> i64:
    content = table.content
    found: i64 = 0
    for place in range(SPELL_SLOTS * table.players):
        if table.spell[place] >= 0 and table.status[place] == ACTIVATED:
            found |= content.public_ears[public_class(table, place)]
    for frame in table.standing:
        found |= content.standings[frame.slots[frames.WHAT]].ears
    for figure in range(i64(FIRST_EVOCATION), content.figures):
        if table.place[figure] >= 0:
            found |= text_ears(content.skills[content.kind_of[figure]])
            for number in range(i64(MOST_UPGRADES)):
                if table.upgrade[MOST_UPGRADES * figure + number] >= 0:
                    found |= text_ears(content.upgrade_texts[table.upgrade[MOST_UPGRADES * figure + number]])
    for borne in range(i64(len(table.hexes))):
        if table.hexes[borne] >= 0:
            found |= text_ears(content.hex_texts[borne % content.hexes]) | content.hex_tasks[borne % content.hexes].ears
    for slot in range(i64(len(table.event))):
        if table.event[slot] >= 0:
            found |= text_ears(content.event_texts[table.event[slot]])
    top = table.top_order()
    if top != NOTHING and content.order_back[top] != NO_BACK:
        found |= content.reactions[top].ears
    return found | quests.ears(table)


def text_ears(texts: list[Text]) -> i64:
    found: i64 = 0
    for text in texts:
        found |= text.ears
    return found


# Traps and defences


def public_class(table: BlackRoseWars, place: i64) -> i64:
    """DC-S6, DC-S8 What everybody sees of an activated card: its token and, by its back, its school."""
    content = table.content
    spell = table.spell[place]
    kind = content.types[2 * spell + table.side[place]]
    return content.public_class(spell, kind) if table.settings.backs_public else kind  # GR-68


def might_answer(table: BlackRoseWars, seat: i64, happening: i64) -> bool:
    """DC-S8 Some card with the same back and token as an activated one of a seat could answer this.

    DC-S7 One that waits for its turn already counts too: else a seat that is not asked would betray what it declared.
    """
    for place in range(SPELL_SLOTS * seat, SPELL_SLOTS * (seat + 1)):
        if card_might_answer(table, place, happening):
            return True
    return False


def card_might_answer(table: BlackRoseWars, place: i64, happening: i64) -> bool:
    """DC-S8 Some card with the same back and token as an activated one could answer this."""
    if table.spell[place] < 0 or table.status[place] != ACTIVATED:
        return False
    content = table.content
    public = public_class(table, place)
    if (content.public_ears[public] >> fact(table, happening, happenings.KIND)) & 1:
        for text in content.public_texts[public]:
            if text_answers(table, text, happening, place // SPELL_SLOTS, NOTHING, None):
                return True
    return False


def answers_to(table: BlackRoseWars, place: i64, happening: i64) -> bool:
    """BR-15.1.1, BR-11.2.3 The condition of a card that is still activated has just been met."""
    side = table.content.sides[2 * table.spell[place] + table.side[place]]
    return text_answers(table, side.text, happening, place // SPELL_SLOTS, NOTHING, None)


def text_answers(table: BlackRoseWars, text: Text, happening: i64, owner: i64, this: i64, frame: Frame | None) -> bool:
    """VX-03 One of its triggers fits."""
    if (text.ears >> fact(table, happening, happenings.KIND)) & 1 == 0:
        return False
    for trigger in text.triggers:
        if trigger.matches(table, happening, owner, this, frame):
            return True
    return False


# What must be applied


def gather_mandatory(table: BlackRoseWars, first: i64, top: i64) -> None:
    """4.9 step 3, BR-14.2.11, EM-2 Everything mandatory, once for every happening that it answers."""
    for happening in range(first, top):
        gather_events(table, happening)
        gather_persistent(table, happening)
        gather_skills(table, happening)
        gather_hexes(table, happening)
        gather_order(table, happening)


def gather_events(table: BlackRoseWars, happening: i64) -> None:
    """BR-5.1.2, VX-46 Texts of open events that act during this phase; BR-7.1.5 not on the room that drew the event."""
    content = table.content
    for slot in range(i64(len(table.event))):
        event = table.event[slot]
        if event < 0 or content.event_phase[event] not in (table.phase, ALWAYS):
            continue
        if fact(table, happening, happenings.KIND) == happenings.ACTS:
            if fact(table, happening, happenings.WHAT) == event:
                continue
        texts = content.event_texts[event]
        for number in range(i64(len(texts))):
            offer(table, texts[number], ROSE, EVENT, TEXTS * event + number, happening, NOTHING, None)


def gather_persistent(table: BlackRoseWars, happening: i64) -> None:
    """BR-16.1.3 Persistent effects."""
    for frame in table.standing:
        if standing_acts(table, frame, happening):
            standing = table.content.standings[frame.slots[frames.WHAT]]
            owner = frame.slots[frames.ME]
            offer(table, standing, owner, PERSISTENT, frame.slots[frames.SOURCE], happening, NOTHING, frame)


def standing_acts(table: BlackRoseWars, frame: Frame, happening: i64) -> bool:
    """BR-16.1.4 A persistent effect does not act on a mage in its cell, nor on an evocation that is no longer there."""
    target = frame.slots[table.content.standings[frame.slots[frames.WHAT]].target]
    if target < 0:
        return True
    return table.in_lodge(target) if target < FIRST_EVOCATION else is_heard(table, target, happening)


def end_persistence(table: BlackRoseWars, place: i64) -> None:
    """BR-16.1.2, BR-16.1.5 The token of a card goes back; what waits for its turn is no longer in force either."""
    kept = [frame for frame in table.standing if frame.slots[frames.SOURCE] != place]
    if len(kept) == len(table.standing):
        return
    table.standing = kept
    table.ears[0] = NOTHING
    for waiting in range(items(table)):
        if item(table, waiting, SORT) == PERSISTENT and item(table, waiting, NUMBER) == place:
            table.piles.set(WAITING, ITEM_WIDTH * waiting + NUMBER, ENDED + place)


def gather_skills(table: BlackRoseWars, happening: i64) -> None:
    """BR-23.2.3, BR-24.2.2 Skills of evocations and of their upgrades; one that has just left is heard once more."""
    content = table.content
    for figure in range(i64(FIRST_EVOCATION), content.figures):
        if not is_heard(table, figure, happening):
            continue
        controller = table.controller[figure]
        if controller == NOBODY:
            continue
        texts = content.skills[content.kind_of[figure]]
        for number in range(i64(len(texts))):
            offer(table, texts[number], controller, SKILL, SKILLS * figure + number, happening, figure, None)
        for number in range(i64(MOST_UPGRADES)):
            upgrade = table.upgrade[MOST_UPGRADES * figure + number]
            if upgrade >= 0:
                for text in content.upgrade_texts[upgrade]:
                    offer(
                        table, text, controller, UPGRADE, content.upgrades * figure + upgrade, happening, figure, None
                    )


def is_heard(table: BlackRoseWars, figure: i64, happening: i64) -> bool:
    """An evocation acts in the lodge, and once more on what it suffered when it left."""
    return table.place[figure] != NOTHING or fact(table, happening, happenings.VICTIM) == figure


def is_upgraded(table: BlackRoseWars, figure: i64, upgrade: i64) -> bool:
    for number in range(i64(MOST_UPGRADES)):
        if table.upgrade[MOST_UPGRADES * figure + number] == upgrade:
            return True
    return False


def gather_hexes(table: BlackRoseWars, happening: i64) -> None:
    """BR-24.1.2 What hexes do."""
    content = table.content
    for borne in range(i64(len(table.hexes))):
        if hex_acts(table, borne):
            for text in content.hex_texts[borne % content.hexes]:
                offer(table, text, borne // content.hexes, HEX, borne, happening, NOTHING, None)


def hex_acts(table: BlackRoseWars, borne: i64) -> bool:
    """BR-24.1.3 Somebody bears it, and not in its cell."""
    return table.hexes[borne] >= 0 and not table.in_cell(borne // table.content.hexes)


def gather_order(table: BlackRoseWars, happening: i64) -> None:
    """BR-29.4.1, BR-29.4.2 The trap or defence of the top order, which its back shows; BR-29.4.3 also beyond the limit.

    VX-34 Like others of its sort it does not answer sure damage.
    """
    top = table.top_order()
    if top == NOTHING or table.content.order_back[top] == NO_BACK or offered(table, ORDER, orders.top_place(table)):
        return
    if fact(table, happening, happenings.KIND) != HIT or fact(table, happening, happenings.HOW) < SURE:
        offer(table, table.content.reactions[top], ROSE, ORDER, orders.top_place(table), happening, NOTHING, None)


def offer(
    table: BlackRoseWars,
    text: Text,
    owner: i64,
    sort: i64,
    number: i64,
    happening: i64,
    this: i64,
    frame: Frame | None,
) -> None:
    """Puts what answers a happening among what is to be applied; what works once a round comes once."""
    if not text_answers(table, text, happening, owner, this, frame):
        return
    if text.once and (spent(table, sort, number) or offered(table, sort, number)):
        return
    put_item(table, owner, sort, number, happening)


def offered(table: BlackRoseWars, sort: i64, number: i64) -> bool:
    for waiting in range(items(table)):
        if item(table, waiting, SORT) == sort and item(table, waiting, NUMBER) == number:
            return True
    return False


def spent(table: BlackRoseWars, sort: i64, number: i64) -> bool:
    """It works once a round, and has."""
    for i in range(table.piles.size(SPENT)):
        if table.piles.at(SPENT, i) == CODES * sort + number:
            return True
    return False


# Applying


def apply_item(table: BlackRoseWars, number: i64, first: i64, top: i64) -> None:
    """4.9 step 6 Takes an item and begins it, if it is still in force; BR-14.2.8 whatever it can still do."""
    sort, which = item(table, number, SORT), item(table, number, NUMBER)
    owner, happening = item(table, number, OWNER), item(table, number, HAPPENING)
    for _ in range(i64(ITEM_WIDTH)):
        table.piles.take(WAITING, ITEM_WIDTH * number)
    if sort == REACTION:
        spring(table, which, happening, first, top)
    elif sort == PERSISTENT:
        apply_persistent(table, which, happening, first, top)
    elif sort == ORDER:
        react(table, which, happening, first, top)
    else:
        apply_text(table, sort, which, owner, happening, first, top)


def spring(table: BlackRoseWars, place: i64, happening: i64, first: i64, top: i64) -> None:
    """BR-15.1.3, BR-11.2.3 The token goes, the card is turned up and applied; DC-S7 one that is gone is passed over."""
    if table.spell[place] < 0 or table.status[place] != ACTIVATED or table.declared[place] != happening:
        return
    seat = place // SPELL_SLOTS
    side = table.content.sides[2 * table.spell[place] + table.side[place]]
    program = side.text.program
    assert program is not None
    table.declared[place] = NOTHING
    table.status[place] = REVEALED
    table.ears[0] = NOTHING
    table.seal(known=ONE << seat)
    table.tell(events.SPRUNG, seat, table.spell[place], table.side[place], place % SPELL_SLOTS)
    frame = begin(table, program, seat, place, NOTHING)
    answer_to(table, frame, happening, first, top)
    happenings.note_spell(table, happenings.SPRUNG, seat, place)
    happenings.note_spell(table, happenings.REVEALS, seat, place)


def react(table: BlackRoseWars, place: i64, happening: i64, first: i64, top: i64) -> None:
    """BR-29.4.2 The top order is revealed, and only what it answers with is applied; BR-29.2.4 it counts as played."""
    order = table.top_order()
    if orders.top_place(table) != place or order == NOTHING:
        return
    program = table.content.reactions[order].program
    if program is None:
        return
    orders.draw(table)
    table.obeyed += 1
    table.tell(events.REACTION, order)
    frame = begin(table, program, ROSE, order, NOTHING)
    answer_to(table, frame, happening, first, top)


def apply_persistent(table: BlackRoseWars, place: i64, happening: i64, first: i64, top: i64) -> None:
    """BR-16.1.3 A persistent effect is applied, with what it has bound, if BR-16.1.4 it still acts on its target."""
    for i in range(len(table.standing)):
        standing = table.standing[i]
        if standing.slots[frames.SOURCE] != place or not standing_acts(table, standing, happening):
            continue
        seat = standing.slots[frames.ME]
        frame = table.push(standing.program, seat)
        frame.slots = standing.slots[:]
        start(table, frame, seat, place, NOTHING)
        answer_to(table, frame, happening, first, top)
        table.tell(events.PERSISTS, seat, table.spell[place])
        text = table.content.standings[standing.slots[frames.WHAT]]
        if text.once:
            table.piles.put(SPENT, CODES * PERSISTENT + place)
        if text.ends:
            del table.standing[i]
            table.ears[0] = NOTHING
        return


def apply_text(table: BlackRoseWars, sort: i64, number: i64, owner: i64, happening: i64, first: i64, top: i64) -> None:
    """4.9 step 6 A skill, upgrade, hex or event is applied, if it is still in force."""
    content = table.content
    this: i64 = NOTHING
    if sort == SKILL:
        this = number // SKILLS
        if not is_heard(table, this, happening):
            return
        text = content.skills[content.kind_of[this]][number % SKILLS]
    elif sort == UPGRADE:
        this = number // content.upgrades
        if not is_upgraded(table, this, number % content.upgrades):
            return
        text = content.upgrade_texts[number % content.upgrades][0]
    elif sort == HEX:
        if not hex_acts(table, number):
            return
        text = content.hex_texts[number % content.hexes][0]
    else:
        if not lies_open(table, number // TEXTS):
            return
        text = content.event_texts[number // TEXTS][number % TEXTS]
    if text.once:
        table.piles.put(SPENT, CODES * sort + number)
    program = text.program
    assert program is not None
    frame = begin(table, program, owner, number, this)
    answer_to(table, frame, happening, first, top)
    upgrade = number % content.upgrades if sort == UPGRADE else NOTHING
    hex = number % content.hexes if sort == HEX else NOTHING
    event = number // TEXTS if sort == EVENT else NOTHING
    table.tell(events.ANSWERED, owner, this, upgrade, hex, event)


def lies_open(table: BlackRoseWars, event: i64) -> bool:
    for slot in range(i64(len(table.event))):
        if table.event[slot] == event:
            return True
    return False


def begin(table: BlackRoseWars, program: Program, me: i64, source: i64, this: i64) -> Frame:
    """Starts an effect that a participant applies; where the Black Rose does, the crown decides."""
    frame = table.push(program, table.decider(me))
    start(table, frame, me, source, this)
    return frame


def start(table: BlackRoseWars, frame: Frame, me: i64, source: i64, this: i64) -> None:
    slots = frame.slots
    slots[frames.ME] = me
    slots[frames.ACTOR] = me
    slots[frames.CHOOSER] = NOTHING
    slots[frames.SOURCE] = source
    slots[frames.THIS] = this
    slots[frames.LAST] = 0
    slots[frames.IGNORED] = 0
    slots[frames.STRUCK] = 0
    slots[frames.BASE] = number_of(table)
    slots[frames.BEGAN] = table.defeats
    slots[frames.AGAIN] = 0
    slots[frames.STRIKES] = 0


def answer_to(table: BlackRoseWars, frame: Frame, happening: i64, first: i64, top: i64) -> None:
    """4.3, 4.6 What a card that answers knows of what happened; `ign` of a sentence for `lethal` and `aimed`."""
    slots = frame.slots
    slots[frames.TRIG] = fact(table, happening, happenings.TRIG)
    slots[frames.SRC] = fact(table, happening, happenings.SRC)
    slots[frames.VICTIM] = fact(table, happening, happenings.VICTIM)
    slots[frames.THERE] = fact(table, happening, happenings.WHERE)
    slots[frames.WHAT] = fact(table, happening, happenings.WHAT)
    slots[frames.AMOUNT] = max(fact(table, happening, happenings.AMOUNT), i64(0))
    kind = fact(table, happening, happenings.KIND)
    slots[frames.IT] = slots[frames.WHAT] if kind == happenings.SUMMONS else NOTHING
    whole = kind == happenings.LETHAL or kind == happenings.AIMED
    slots[frames.SINCE] = first if whole else happening
    slots[frames.UNTIL] = top if whole else happening + 1


def is_answer(table: BlackRoseWars, begun: Frame) -> bool:
    """Whether a frame runs an effect that something could have begun."""
    return table.content.is_effect(begun.program)


def health(table: BlackRoseWars, figure: i64) -> i64:
    return values.health(table, figure)


# Telling


def told(table: BlackRoseWars, happening: i64) -> dict[str, int | str]:
    """What a happening is, for whoever chooses what to answer."""
    points: dict[str, int | str] = {"cause": happenings.NAMES[fact(table, happening, happenings.KIND)]}
    for name, which in (("trig", happenings.TRIG), ("victim", happenings.VICTIM)):
        if fact(table, happening, which) >= 0:
            points[name] = int(fact(table, happening, which))
    room = int(table.room_at(fact(table, happening, happenings.WHERE)))
    return {**points, "room": room} if room >= 0 else points


def named(table: BlackRoseWars, sort: int, number: int) -> dict[str, int | str]:
    """What an item is: the spell, skill, upgrade, hex or event that is applied."""
    content = table.content
    if sort in (REACTION, PERSISTENT):
        return {"spell": int(table.spell[number % ENDED])}
    if sort == SKILL:
        return {"figure": number // SKILLS}
    if sort == UPGRADE:
        return {"upgrade": number % int(content.upgrades), "figure": number // int(content.upgrades)}
    if sort == ORDER:
        return {"figure": ROSE}
    return {"hex": number % int(content.hexes)} if sort == HEX else {"event_card": number // TEXTS}
