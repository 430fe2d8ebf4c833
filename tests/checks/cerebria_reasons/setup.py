"""CB-3, CB-22 What is against a choice in the setup."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria import replies
from mindrose.games.cerebria.components.things import FACTIONS, SLOTS, SPIRITS
from tests.checks.cerebria_reasons.sight import (
    SPACES,
    basic,
    emotion,
    end_of,
    family,
    frame,
    names,
    names_card,
    side,
    space_of,
    tells_card,
)
from tests.checks.reasons import Attempt, Obstacle, Obstacles
from tests.rules.cerebria.playing import CONTENT, S


def preset_against(attempt: Attempt, shaper: int) -> bool:
    """CB-22.1.6 What the options settle does not go with a Shaper of this faction, in seat 1 of three."""
    options = attempt.table.options
    for seat in range(3):
        spirit = str(options[f"spirit_{seat}"])
        if spirit != "choose" and (family(spirit) == FACTIONS[shaper]) != (seat == 1):
            return True
    return options["first"] == FACTIONS[shaper]


def spirit_taken(attempt: Attempt) -> bool:
    """CB-3.4.1"""
    if not names(attempt, ("spirit",), replies.SPIRIT, replies.FACTION):
        return False
    name = SPIRITS[attempt.answer - replies.SPIRIT]
    taken = any(seat["spirit"] == name for seat in attempt.position["seats"])
    return (family(name) != side(attempt) or taken) and attempt.told(spirit=name)


# Decks


def not_own(attempt: Attempt) -> bool:
    """CB-3.5.1 A deck or a card of the other faction, or none at all."""
    if names(attempt, ("deck",), replies.DECK, replies.OWN_DECK):
        number = attempt.answer - replies.DECK
        return number >= len(CONTENT.decks) or FACTIONS[CONTENT.decks[number].faction] != side(attempt)
    if not names_card(attempt, "pick_card"):
        return False
    return FACTIONS[CONTENT.faction[attempt.answer - replies.CARD]] != side(attempt) and tells_card(attempt)


def picked_twice(attempt: Attempt) -> bool:
    """CB-3.5.2"""
    picked = [value for name, value in frame(attempt).items() if name.startswith("card_")]
    return names_card(attempt, "pick_card") and picked.count(attempt.answer - replies.CARD) >= 2 and tells_card(attempt)


# Places


def frontier_taken(kind: str) -> Obstacle:
    def taken(attempt: Attempt) -> bool:
        end = end_of(attempt, kind)
        places = [seat["at"] for seat in attempt.position["seats"]]
        return end >= 0 and (S[end] in places or frame(attempt)["imagined"] == end)

    return taken


def no_frontier(kind: str) -> Obstacle:
    return lambda attempt: end_of(attempt, kind) >= 0 and end_of(attempt, kind) % 2 == 0


def start_on_emotion(attempt: Attempt) -> bool:
    space = space_of(attempt, "place_starting")
    return space >= 0 and bool(emotion(attempt, space))


def start_away(attempt: Attempt) -> bool:
    """CB-3.8.3"""
    space = space_of(attempt, "place_starting")
    frontier = 3 * (frame(attempt).get("stand", 0) // 2) + 2
    return space >= 0 and space not in (frontier - 1, (frontier + 1) % SPACES)


# Starting Vibes


def spots(attempt: Attempt) -> list[int]:
    """The slots of the board that the draft fills."""
    return [value for name, value in frame(attempt).items() if name.startswith("slot_") and value >= 0]


def spot(attempt: Attempt) -> int:
    named = names(attempt, ("starting_vibe",), replies.SLOT, replies.COLOUR)
    return attempt.answer - replies.SLOT if named else -1


def slot_filled(attempt: Attempt) -> bool:
    return spot(attempt) in spots(attempt)


def row_locked(attempt: Attempt) -> bool:
    """CB-3.9.4, CB-1.2.8 In the basic game the unlock slots of the first four rows, one after the other."""
    if spot(attempt) < 0:
        return False
    if basic(attempt):
        return spot(attempt) != SLOTS * len(spots(attempt))
    return spot(attempt) % SLOTS > 0 and spot(attempt) // SLOTS * SLOTS not in spots(attempt)


def colour_used(attempt: Attempt) -> bool:
    """CB-3.9.1, CB-3.9.4"""
    used = [value for name, value in frame(attempt).items() if name.startswith("colour_")]
    named = names(attempt, ("starting_colour",), replies.COLOUR, replies.UPGRADES)
    return named and attempt.answer - replies.COLOUR in used


OBSTACLES: Final[Obstacles] = {
    ("E_SETUP", "CB-3.4.1"): spirit_taken,
    ("E_DECKBUILD", "CB-3.5.1"): not_own,
    ("E_DECKBUILD", "CB-3.5.2"): picked_twice,
    ("E_DECKBUILD", "CB-3.5.3"): lambda attempt: attempt.kind == "pick_card" and attempt.answer == replies.STARTING,
    ("E_OCCUPIED", "CB-3.8.2"): frontier_taken("place_spirit"),
    ("E_OCCUPIED", "CB-22.2.6"): frontier_taken("imagine_spirit"),
    ("E_SETUP", "CB-3.8.2"): no_frontier("place_spirit"),
    ("E_SETUP", "CB-22.2.6"): no_frontier("imagine_spirit"),
    ("E_OCCUPIED", "CB-3.8.3"): start_on_emotion,
    ("E_ADJ", "CB-3.8.3"): start_away,
    ("E_SETUP", "CB-3.9.3"): lambda attempt: attempt.kind == "starting_vibe" and attempt.answer == replies.PASS,
    ("E_ROW_FULL", "CB-3.9.4"): slot_filled,
    ("E_ROW_LOCKED", "CB-3.9.4"): row_locked,
    ("E_VIBE_COLOUR", "CB-3.9.4"): colour_used,
}
