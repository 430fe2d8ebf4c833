"""What a turn could do to each thing on the table, so that a player may begin with the thing instead of the action."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.naming import space_name, spirit_space_name
from mindrose.games.cerebria.components.ring import first_site, last_site
from mindrose.games.cerebria.components.things import (
    ACTIONS,
    EMPOWER,
    FORTIFY,
    INTENSIFY,
    INVOKE,
    MODERATES,
    MOVE,
    MOVE_EMOTION,
    QUELL,
    REALMS,
    ROWS,
    SPACES,
    SPIRIT_SPACES,
)
from mindrose.games.cerebria.rules import absorb, empower, fortify, invoke, move, quell, realm_actions
from mindrose.games.cerebria.rules.costs import ambition_cost, raw_wp
from mindrose.games.cerebria.rules.turn import SPIRIT_ACTIONS, TURN, why_not_act
from mindrose.games.cerebria.rules.upgrades import saving, why_not_declared
from mindrose.games.cerebria.rules.vibes import row_bits
from mindrose.games.cerebria.state import NOTHING, Cerebria
from mindrose.kernel.form import Document
from mindrose.kernel.reasons import NONE

ABSORB_WORD: Final = "absorb"


def reach(table: Cerebria, seat: int | None) -> list[Document]:
    """CB-6.1, CB-6.2 What the menu's seat can do to which thing without an upgrade, with all answers that say it.

    CB-24.1.4 Nobody else is told: it may give a hand away.
    """
    frames = table.stack.frames
    if seat is None or not frames or frames[-1].program is not TURN or frames[-1].seat != seat:
        return []
    found: list[Document] = []
    for action in range(len(ACTIONS)):
        if why_not_act(table, seat, action) == NONE:
            found += spirit_offers(table, seat, action) if action < ROWS else realm_offers(table, seat, action)
    return found + absorb_offers(table, seat)


def offer(table: Cerebria, word: str, answers: list[int], at: int, wp: int, ambition: int = 0) -> Document:
    """`at` is the answer that names the thing."""
    return {"action": word, "at": key(table, at), "answers": answers, "wp": max(0, wp), "ambition": ambition}


def key(table: Cerebria, answer: int) -> str:
    """A thing as boards call it: `space:valley-1`."""
    content = table.content
    if answer < replies.SPIRIT_SPACE:
        return f"space:{space_name(content, answer - replies.SPACE)}"
    if answer < replies.SITE:
        return f"spot:{spirit_space_name(content, answer - replies.SPIRIT_SPACE)}"
    if answer < replies.SPHERE:
        return f"site:{content.realm_ids[answer - replies.SITE]}"
    return f"sphere:{content.sphere_ids[answer - replies.SPHERE]}"


def asked(targets: list[int], target: int) -> list[int]:
    """What has one answer is not asked."""
    return [target] if len(targets) > 1 else []


# Spirit actions


def spirit_offers(table: Cerebria, seat: int, row: int) -> list[Document]:
    """CB-7.1.4, CB-7.4.2 The plain action, with nothing but what always saves."""
    action = SPIRIT_ACTIONS[row]
    bits = int(row_bits(table, seat, row))
    ups = int(saving(table, seat, row, bits >> 1))
    if bits & 1 == 0 or why_not_declared(table, seat, action, ups) != NONE:
        return []
    if action.obstacle(table, seat, ups, bits, NOTHING, NOTHING, NOTHING) != NONE:
        return []
    begun = [replies.ACT + row, replies.UPGRADES + ups]
    wp = int(raw_wp(table, seat, row, ups, bits, False))
    ambition = int(ambition_cost(table, seat, row, ups))
    targets, taxes = spirit_targets(table, seat, row, ups, bits)
    if row != INVOKE:
        return [
            offer(table, ACTIONS[row], begun + asked(targets, target), target, wp + tax, ambition)
            for target, tax in zip(targets, taxes, strict=True)
        ]
    found: list[Document] = []
    sources = invoked(table, seat, ups)
    for source in sources:
        for target, tax in zip(targets, taxes, strict=True):
            answers = begun + asked(sources, source) + asked(targets, target)
            word = table.content.ids[source - replies.CARD]
            found.append({**offer(table, ACTIONS[row], answers, target, wp + tax, ambition), "card": word})
    return found


def spirit_targets(table: Cerebria, seat: int, row: int, ups: int, bits: int) -> tuple[list[int], list[int]]:
    """The answers that name what an action can be aimed at, and what powers add to the price of each."""
    faction = int(table.faction[seat])
    if row == MOVE:
        ends = [end for end in range(SPIRIT_SPACES) if move.why_not_end(table, seat, ups, bits, end) == NONE]
        return [replies.SPIRIT_SPACE + end for end in ends], [int(table.move_tax[2 * end + faction]) for end in ends]
    if row == FORTIFY:
        here = table.space[seat]
        sites = sorted({int(first_site(here)), int(last_site(here))})
        fit = [realm for realm in sites if fortify.why_not_site(table, seat, ups, realm) == NONE]
        return [replies.SITE + realm for realm in fit], [0] * len(fit)
    spaces = [space for space in range(SPACES) if why_not_space(table, seat, row, ups, bits, space) == NONE]
    return [replies.SPACE + space for space in spaces], [tax_on(table, seat, row, ups, space) for space in spaces]


def why_not_space(table: Cerebria, seat: int, row: int, ups: int, bits: int, space: int) -> int:
    if row == QUELL:
        return int(quell.why_not_target(table, seat, ups, bits, NOTHING, NOTHING, space))
    if row == EMPOWER:
        return int(empower.why_not_target(table, seat, ups, NOTHING, NOTHING, space))
    return int(invoke.why_not_space(table, seat, ups, bits, MODERATES, space, NOTHING))


def tax_on(table: Cerebria, seat: int, row: int, ups: int, space: int) -> int:
    if row == QUELL:
        return int(quell.tax_on(table, seat, ups, space))
    return int(table.invoke_tax[2 * space + table.faction[seat]]) if row == INVOKE else 0


def invoked(table: Cerebria, seat: int, ups: int) -> list[int]:
    """CB-9.1.1 The cards in hand; for Anxiety (CB-20.7.1) a Bleakness is asked for beside them, so all are told."""
    least = 2 if invoke.adds_essence(table, seat, ups) else 1
    held = sorted({int(table.hand_card(seat, number)) for number in range(table.hand_size(seat))})
    if invoke.may_darken(table, seat):
        return []
    return [replies.CARD + card for card in held if table.content.slots[card] >= least]


# Realm actions and Absorb


def realm_offers(table: Cerebria, seat: int, action: int) -> list[Document]:
    """CB-13.4.1, CB-13.5.1 Those that are aimed at an Emotion."""
    if action == INTENSIFY:
        spaces = [space for space in range(SPACES) if realm_actions.why_not_intensified(table, seat, space) == NONE]
    elif action == MOVE_EMOTION:
        spaces = [space for space in range(SPACES) if table.holds(space, table.faction[seat])]
    else:
        return []
    targets = [replies.SPACE + space for space in spaces]
    wp = int(realm_actions.first_cost(table, seat, action))
    return [
        offer(table, ACTIONS[action], [replies.ACT + action, *asked(targets, target)], target, wp) for target in targets
    ]


def absorb_offers(table: Cerebria, seat: int) -> list[Document]:
    """CB-15.1.2 The Spheres in reach."""
    if absorb.why_not_absorb(table) != NONE:
        return []
    targets = [replies.SPHERE + sphere for sphere in range(REALMS) if absorb.in_reach(table, seat, sphere)]
    return [offer(table, ABSORB_WORD, [replies.ABSORB, *asked(targets, target)], target, 0) for target in targets]
