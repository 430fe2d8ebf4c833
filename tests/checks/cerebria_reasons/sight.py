"""What a position of the Inside World shows to whoever wants to know whether an answer is possible."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import ACTIONS, FACTIONS, MODERATES, ROWS, SPIRITS, VIBES
from tests.checks.reasons import Attempt
from tests.rules.cerebria.playing import CONTENT, E, S

SPIRIT_ACTIONS: Final = ACTIONS[:ROWS]
DRAFTS: Final = ("vibe", "second")
SEATS: Final = 4
REALMS: Final = 5
SPACES: Final = len(E)
ENDS: Final = len(S)


# The table


def first_edition(attempt: Attempt) -> bool:
    return attempt.table.options["edition"] == "first"


def basic(attempt: Attempt) -> bool:
    return attempt.table.options["mode"] == "basic"


def frame(attempt: Attempt) -> dict[str, Any]:
    """The running program, with its slots."""
    return attempt.frames()[-1]


def controls(attempt: Attempt, place: str, faction: str) -> bool:
    return bool(attempt.moment.view["control"][place] == faction)


# Seats


def own(attempt: Attempt) -> dict[str, Any]:
    seat: dict[str, Any] = attempt.position["seats"][attempt.seat]
    return seat


def side(attempt: Attempt) -> str:
    return str(own(attempt)["faction"])


def other_side(attempt: Attempt) -> str:
    return FACTIONS[1 - FACTIONS.index(side(attempt))]


def faction(attempt: Attempt) -> dict[str, Any]:
    means: dict[str, Any] = attempt.position["factions"][side(attempt)]
    return means


def family(spirit: str) -> str:
    """The faction of a Spirit."""
    return FACTIONS[SPIRITS.index(spirit) // 4]


def has_power(attempt: Attempt, spirit: str) -> bool:
    """CB-1.2.4"""
    return bool(own(attempt)["spirit"] == spirit) and not basic(attempt)


def stands(attempt: Attempt) -> int:
    return S.index(own(attempt)["at"])


def spirits_at(attempt: Attempt, end: int, but: int = -1) -> list[str]:
    """The factions of the Spirits on a Spirit space, without that of one seat."""
    seats = enumerate(attempt.position["seats"])
    return [seat["faction"] for number, seat in seats if seat["at"] == S[end] and number != but]


def opposed(attempt: Attempt, end: int, but: int = -1) -> bool:
    return other_side(attempt) in spirits_at(attempt, end, but)


def hand(attempt: Attempt) -> list[int]:
    return [CONTENT.find(text.split()[0]) for text in own(attempt)["hand"]]


def drafted_cards(attempt: Attempt) -> list[int]:
    """The cards that the draft discards for Vibes."""
    return [card for draft in DRAFTS if (card := frame(attempt).get(f"{draft}_card", -1)) >= 0]


def copies(attempt: Attempt) -> int:
    """Copies of the card that the answer names, in hand and not discarded in the draft."""
    card = attempt.answer - replies.CARD
    return hand(attempt).count(card) - drafted_cards(attempt).count(card)


# The ring of spaces


def beside(end: int) -> list[int]:
    """The Emotion spaces of a Realm or of a Frontier."""
    first = 3 * (end // 2)
    return [first, first + 1] if end % 2 == 0 else [first + 2]


def end_beside(space: int) -> int:
    return next(end for end in range(ENDS) if space in beside(end))


def neighbours(space: int) -> list[int]:
    return [(space - 1) % SPACES, (space + 1) % SPACES]


def triad(space: int) -> int:
    """The Frontier that it belongs to: its own, or the one next to it."""
    return next(i for i in range(REALMS) if space in (3 * i + 1, 3 * i + 2, (3 * i + 3) % SPACES))


def sites(end: int) -> list[int]:
    """The Realms whose sites and Spheres are adjacent."""
    return [end // 2] if end % 2 == 0 else [end // 2, (end // 2 + 1) % REALMS]


def steps_between(end: int, other: int) -> int:
    return min((end - other) % ENDS, (other - end) % ENDS)


# Emotions


def words_on(attempt: Attempt, space: int) -> list[str]:
    return str(attempt.position["spaces"].get(E[space], "")).split()


def emotion(attempt: Attempt, space: int) -> str:
    """The id of the Emotion on a space, nothing if there is none."""
    words = words_on(attempt, space)
    return words[0] if words else ""


def card_on(attempt: Attempt, space: int) -> int:
    return CONTENT.find(emotion(attempt, space))


def essence_on(attempt: Attempt, space: int) -> int:
    words = words_on(attempt, space)
    return int(words[1]) if words else 0


def free_slots(attempt: Attempt, space: int) -> int:
    return int(CONTENT.slots[card_on(attempt, space)]) - essence_on(attempt, space)


def faction_on(attempt: Attempt, space: int) -> str:
    """Whose Emotion is on a space, nothing if there is none."""
    return FACTIONS[CONTENT.faction[card_on(attempt, space)]] if emotion(attempt, space) else ""


def owns(attempt: Attempt, space: int) -> bool:
    return faction_on(attempt, space) == side(attempt)


def opposes(attempt: Attempt, space: int) -> bool:
    return faction_on(attempt, space) == other_side(attempt)


def in_play(attempt: Attempt, name: str) -> int:
    return [emotion(attempt, space) for space in range(SPACES)].count(name)


def colour_of(card: int) -> str:
    """The colour of an Emotion, nothing for a Starting one."""
    return VIBES[CONTENT.vibe[card]] if CONTENT.vibe[card] >= 0 else ""


# What an answer names


def names(attempt: Attempt, kinds: tuple[str, ...], first: int, end: int) -> bool:
    return attempt.kind in kinds and first <= attempt.answer < end


def space_of(attempt: Attempt, *kinds: str) -> int:
    """The Emotion space that the answer to one of these questions names, -1 for any other."""
    named = names(attempt, kinds, replies.SPACE, replies.SPIRIT_SPACE)
    return attempt.answer - replies.SPACE if named else -1


def end_of(attempt: Attempt, *kinds: str) -> int:
    """The Spirit space that the answer to one of these questions names, -1 for any other."""
    named = names(attempt, kinds, replies.SPIRIT_SPACE, replies.SITE)
    return attempt.answer - replies.SPIRIT_SPACE if named else -1


def seat_of(attempt: Attempt, *kinds: str) -> int:
    named = names(attempt, kinds, replies.SEAT, replies.SPIRIT)
    return attempt.answer - replies.SEAT if named else -1


def number_of(attempt: Attempt, *kinds: str) -> int:
    named = names(attempt, kinds, replies.NUMBER, replies.SIZE)
    return attempt.answer - replies.NUMBER if named else -1


def names_card(attempt: Attempt, *kinds: str) -> bool:
    return names(attempt, kinds, replies.CARD, replies.CARD + MODERATES)


def tells_card(attempt: Attempt) -> bool:
    """A refusal that says which card it is about says the one that the answer names."""
    return attempt.told(card=CONTENT.ids[attempt.answer - replies.CARD])


def acts(attempt: Attempt, *actions: str) -> bool:
    number = attempt.answer - replies.ACT
    return attempt.kind == "menu" and 0 <= number < len(ACTIONS) and ACTIONS[number] in (actions or ACTIONS)
