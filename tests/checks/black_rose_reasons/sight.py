"""What a position of Black Rose Wars shows to whoever looks for an obstacle: figures, cards, quests, answers."""

from __future__ import annotations

from typing import Any, Final

from mindrose.content.packs import DEFAULT_PACK
from mindrose.games.black_rose_wars import replies
from mindrose.games.black_rose_wars.components.lodge import NAMES, PLACES
from mindrose.games.black_rose_wars.components.naming import CELL_WORD, ROSE_WORD, figure_names
from mindrose.games.black_rose_wars.components.things import PARTICIPANTS, ROSE, SLOT_NAMES
from tests.checks.reasons import Attempt
from tests.rules.black_rose_wars.playing import GAME

CONTENT: Final = GAME.pack(DEFAULT_PACK)
FIGURES: Final = figure_names(CONTENT)
FACTS: Final = CONTENT.document
MAGES: Final = {mage["id"]: mage for mage in FACTS["mages"]["mage"]}
KINDS: Final = {kind["id"]: kind for kind in FACTS["evocations"]["evocation"]}
UPGRADES: Final = {upgrade["id"]: upgrade for upgrade in FACTS["upgrades"]["upgrade"]}
FIGURES_OF: Final = {pool["id"]: int(pool["number"]) for pool in FACTS["evocations"]["figures"]}

ROOMS: Final = range(replies.ROOM, replies.IMAGINE)
IMAGINED: Final = range(replies.IMAGINE, replies.FIGURE)
TARGETS: Final = range(replies.FIGURE, replies.FIGURE + len(FIGURES))
A_FIGURE: Final = range(replies.FIGURE, replies.PARTICIPANT)
PARTICIPANT: Final = range(replies.PARTICIPANT, replies.PARTICIPANT + PARTICIPANTS)
SLOTS: Final = range(replies.SLOT, replies.SIDE)
SPELLS: Final = range(replies.SPELL, replies.QUEST)
QUESTS: Final = range(replies.QUEST, replies.ITEM)
OWN_QUESTS: Final = range(replies.QUEST, replies.QUEST + len(CONTENT.quest_ids))
NUMBERS: Final = range(replies.NUMBER, replies.SIZE)


def seat_of(attempt: Attempt, seat: int | None = None) -> dict[str, Any]:
    """The part of the position that is one player's."""
    found: dict[str, Any] = attempt.position["seats"][attempt.seat if seat is None else seat]
    return found


def frame(attempt: Attempt) -> dict[str, Any]:
    """The innermost running program, on the seat's own branch if there are several."""
    innermost = attempt.frames()[-1]
    for branch in innermost.get("branches", []):
        if branch["seat"] == attempt.seat:
            innermost = branch["stack"][-1]
    return innermost


def named(answer: int, first: int, ids: list[str]) -> str:
    """The thing that an answer names, nothing for a number that nothing has."""
    return ids[answer - first] if 0 <= answer - first < len(ids) else ""


def spell(attempt: Attempt) -> str:
    return named(attempt.answer, replies.SPELL, CONTENT.spell_ids)


def quest(attempt: Attempt) -> str:
    return named(attempt.answer, replies.QUEST, CONTENT.quest_ids)


def figure(attempt: Attempt) -> str:
    return named(attempt.answer, replies.FIGURE, FIGURES)


# Figures


def evocation(attempt: Attempt, name: str) -> dict[str, Any]:
    """An evocation in the lodge; nothing for what is none, or not there."""
    found: dict[str, Any] = attempt.position["evocations"].get(name, {})
    return found


def place(attempt: Attempt, name: str) -> str:
    """Where a figure is: a position, `cell`, or nothing."""
    return str(figure_facts(attempt, name).get("at") or "")


def place_or_last(attempt: Attempt, name: str) -> str | None:
    """4.11 The position where a figure is, or where it was last."""
    facts = figure_facts(attempt, name)
    return facts["at"] if facts.get("at") in NAMES else facts.get("left")


def figure_facts(attempt: Attempt, name: str) -> dict[str, Any]:
    if name not in FIGURES:
        return {}
    number = FIGURES.index(name)
    if number < len(attempt.position["seats"]):
        return seat_of(attempt, number)
    if number == ROSE:
        return dict(attempt.position.get("avatar", {}))
    return evocation(attempt, name)


def in_lodge(attempt: Attempt, name: str) -> bool:
    return place(attempt, name) in NAMES


def in_cell(attempt: Attempt) -> bool:
    return bool(seat_of(attempt)["at"] == CELL_WORD)


def controlled(attempt: Attempt) -> list[str]:
    """BR-22.3.2 The evocations that the seat controls."""
    there = attempt.position["evocations"]
    return [name for name, one in there.items() if one["controller"] == attempt.seat]


def in_turn(attempt: Attempt) -> list[Any]:
    """BR-5.2.3 All mages in turn order, the Avatar behind the seat that it sits beside (BR-28.2.1)."""
    position = attempt.position
    mages: list[Any] = list(range(len(position["seats"])))
    if "avatar" in position and position["avatar"]["beside"] is not None:
        mages.insert(position["avatar"]["beside"] + 1, ROSE_WORD)
    first = mages.index(position["first"]) if position["first"] is not None else 0
    return mages[first:] + mages[:first]


def is_held(attempt: Attempt, name: str) -> bool:
    """Something keeps a figure where it is."""
    return changed(attempt, name, "nomove") > 0 or evocation(attempt, name).get("bearer") is not None


def is_next_to(attempt: Attempt, name: str, room: str) -> bool:
    """BR-4.4.1, BR-4.1.1 A room shares a side with the one where a figure is, or with its cell."""
    here = place(attempt, name)
    if here in NAMES:
        return steps(here, room) == 1
    seats = attempt.position["seats"]
    layout = next(one for one in FACTS["lodge"]["layout"] if int(one["seats"]) == len(in_turn(attempt)))
    return room in layout["cells"][int(seats[FIGURES.index(name)]["cell"]) - 1]["exits"]


def steps(one: str, other: str) -> int:
    """BR-4.2.1"""
    (q, r), (s, t) = PLACES[NAMES.index(one)], PLACES[NAMES.index(other)]
    return max(abs(q - s), abs(r - t), abs(q + r - s - t))


def in_sight(attempt: Attempt, one: str, other: str) -> bool:
    """BR-4.2.2"""
    (q, r), (s, t) = PLACES[NAMES.index(one)], PLACES[NAMES.index(other)]
    return attempt.table.options["los"] == "none" or q == s or r == t or q + r == s + t


def changed(attempt: Attempt, name: str, stat: str) -> int:
    """By how much effects have changed a value for a while."""
    rows = attempt.position.get("changes", [])
    return sum(int(row["amount"]) for row in rows if row["figure"] == name and row["stat"] == stat)


def mage_name(seat: int) -> str:
    return FIGURES[seat]


def strength(attempt: Attempt, name: str) -> int:
    """The strength of an evocation: printed, changed, with its upgrade, and a Succubus with its damage."""
    one = evocation(attempt, name)
    kind = name.rpartition("-")[0]
    grown = len(one["cubes"]) if kind == "succubus" else 0
    return (
        int(KINDS[kind]["strength"]) + changed(attempt, name, "strength") + ("spiked-frame" in one["upgrades"]) + grown
    )


def reach(attempt: Attempt, name: str) -> int:
    return changed(attempt, name, "reach") + ("long-barrel" in evocation(attempt, name).get("upgrades", []))


def is_spared(attempt: Attempt, attacker: str, target: str) -> bool:
    """BR-13.4.3, BR-21.1.2 Nobody attacks its own side; one that was borrowed spares what its controller owns."""
    servant, other = evocation(attempt, attacker), evocation(attempt, target)
    side = servant["controller"] if servant else FIGURES.index(attacker)
    if not other or target == attacker:
        return target in (attacker, mage_name(side))
    if servant and servant["controller"] != servant["owner"]:
        return bool(other["owner"] == side)
    whose = other["controller"] if servant else other["owner"]
    return bool(whose == side and other["bearer"] is None)


# Cards


def names(cards: list[str]) -> list[str]:
    """Spells by their names, whoever else has seen them."""
    return [card.partition(" ")[0] for card in cards]


def hand(attempt: Attempt) -> list[str]:
    return names(seat_of(attempt)["hand"])


def lying(attempt: Attempt, slot: str, seat: int | None = None) -> str:
    """How the card in a slot lies, nothing for an empty one."""
    return str(seat_of(attempt, seat)["board"].get(slot, {}).get("status", ""))


def slots(attempt: Attempt, status: str, seat: int | None = None) -> list[str]:
    """The slots of a board whose card lies so."""
    return [slot for slot in SLOT_NAMES if lying(attempt, slot, seat) == status]


def can_act(attempt: Attempt) -> bool:
    """BR-13.1.4"""
    return seat_of(attempt)["tokens"] > 0 or slots(attempt, "prepared") != []


def quests(attempt: Attempt, *states: str) -> list[str]:
    """The quests of the seat in some states, in the order of their numbers."""
    own = seat_of(attempt)["quests"]
    return [name for name in CONTENT.quest_ids if name in own and own[name]["state"] in states]


# Answers


def about(*answers: int | range) -> list[range]:
    """The answers that a question is about."""
    return [answer if isinstance(answer, range) else range(answer, answer + 1) for answer in answers]


def asked(attempt: Attempt, *kinds: str) -> bool:
    """The seat has to answer a question of one of these kinds."""
    return attempt.waited_for and attempt.kind in kinds
