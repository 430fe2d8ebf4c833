# mypyc: plain
"""What the values are that events, choices and refusals of Cerebria tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.naming import space_name, spirit_space_name
from mindrose.games.cerebria.components.things import (
    ACTIONS,
    ASPIRATIONS,
    BONUSES,
    DEEDS,
    FACTIONS,
    REASONS,
    SPACES,
    SPIRIT_SPACES,
    SPIRITS,
    UPGRADE_NAMES,
    VIBES,
    WHEEL,
)
from mindrose.games.cerebria.documents.position import SIZES
from mindrose.games.cerebria.rules.control import CONTROLLED
from mindrose.games.cerebria.rules.fortify import MODES
from mindrose.games.cerebria.rules.revelation import STAYING
from mindrose.games.cerebria.rules.turn import ABILITIES
from mindrose.kernel.kinds import NUMBER, ORDINAL, SEAT, SHARED, Kind, Kinds

COLOURS: Final = (*VIBES, "wild")  # CB-7.2.6
CHANGE: Final = Kind("change")  # a gain, or below zero a loss


class Upgrades(Kind):
    """CB-7.1.4 The upgrades used in an action, a bit each or their names joined by +."""

    def __init__(self, words: Sequence[str]) -> None:
        super().__init__("upgrades", words)

    def holds(self, value: int | str, players: int) -> bool:
        if isinstance(value, int):
            return 0 <= value < 1 << len(self.words)
        return all(word in self.words for word in value.split("+") if value)


def kinds(content: Content) -> Kinds:
    """What each name means, with the things of a content pack."""
    card = Kind("card", content.ids)
    action = Kind("word", ACTIONS)
    space = Kind("space", [space_name(content, space) for space in range(SPACES)])
    spirit_spaces = [spirit_space_name(content, space) for space in range(SPIRIT_SPACES)]
    return {
        **SHARED,
        "other": SEAT,
        "first": SEAT,
        "second": SEAT,
        "third": SEAT,
        "fourth": SEAT,
        "card": card,
        "strong": card,
        "text": Kind("by_hand", content.ids),  # what is carried out by hand, by the card on which it is printed
        "aspiration": Kind("aspiration", ASPIRATIONS),
        "deck": Kind("deck", [deck.id for deck in content.decks]),
        "spirit": Kind("spirit", SPIRITS),
        "realm": Kind("realm", content.realm_ids),
        "sphere": Kind("sphere", content.sphere_ids),
        "space": space,
        "origin": space,
        "spirit_space": Kind("spirit_space", spirit_spaces, said="place"),
        "moved.origin": Kind("spirit_space", spirit_spaces),
        "pushed.origin": Kind("spirit_space", spirit_spaces),
        "control.kind": Kind("word", CONTROLLED),
        "control.place": NUMBER,
        "faction": Kind("word", FACTIONS),
        "fulfiller": Kind("word", FACTIONS),
        "action": action,
        "row": action,
        "slot": NUMBER,
        "upgrade": Kind("upgrade", UPGRADE_NAMES),
        "upgrades": Upgrades(UPGRADE_NAMES),
        "ability": Kind("word", ABILITIES),
        "bonus": Kind("word", BONUSES),
        "cause": Kind("word", STAYING),
        "colour": Kind("word", COLOURS),
        "deed": Kind("word", DEEDS),
        "mode": Kind("word", MODES),
        "reason": Kind("word", REASONS),
        "size": Kind("word", SIZES),
        "wheel": Kind("word", WHEEL),
        "turn.number": ORDINAL,
        "willpower.number": CHANGE,
        "essence.number": CHANGE,
        "ambition.number": CHANGE,
        "wp": NUMBER,
        "ambition": NUMBER,
        "essence": NUMBER,
        "bliss": NUMBER,
        "gloom": NUMBER,
        "offset": NUMBER,
        "intentions": NUMBER,
        "fragments": NUMBER,
        "gained": NUMBER,
        "discards": NUMBER,
    }
