"""The options of a table (CB-1.1 and the open questions of the rules): each a parameter with its default."""

from __future__ import annotations

from typing import Final

from mindrose.games.cerebria.components.things import EDITIONS, FACTIONS, FIRST, SEATS, SIDES, SPIRITS
from mindrose.kernel.errors import BadOption
from mindrose.kernel.ints import i64
from mindrose.kernel.options import UNLIMITED, Parameter, Value, limit, unusual

CHOOSE: Final = "choose"
BY_EDITION: Final = ("edition", "yes", "no")
LOVES_DEMOLISH: Final = 3  # CB-21.2.6 the surcharge on the board

PARAMETERS: Final = [
    Parameter("edition", "revised", "CB-1.1.1", words=EDITIONS),
    Parameter("mode", "full", "CB-1.1.1", words=("full", "basic")),
    Parameter("intention_side", "a", "CB-1.1.2", words=SIDES),
    Parameter("spirit_side", "a", "CB-1.1.3", words=SIDES),
    Parameter("pack", "default", "CB-23.3.7", text=True),
    Parameter("shaper", "gloom", "CB-22.1.6", words=FACTIONS),
    Parameter("first", "random", "CB-3.7.1", words=("random", *FACTIONS)),
    Parameter("sphere_offset", None, "CB-3.2.2", 0, 4, unlimited=True),
    *[Parameter(f"spirit_{seat}", CHOOSE, "CB-3.4.1", words=(CHOOSE, *SPIRITS)) for seat in range(SEATS)],
    *[Parameter(f"deck_{seat}", CHOOSE, "CB-3.5.1", text=True) for seat in range(SEATS)],
    Parameter("spirit_order", "free", "CB-3.4.1", words=("free", "turn")),
    Parameter("bonus_needs_frontier", "edition", "CB-15.1.5", words=BY_EDITION),
    Parameter("delight_counts", "all", "CB-20.2.2", words=("all", "sphere")),
    Parameter("hatred_discount", "edition", "CB-20.3.1", words=("edition", "used", "present")),
    Parameter("embrace_from", "board", "CB-21.2.2", words=("board", "supply")),
    Parameter("swap_sharing", "after", "CB-21.4.3", words=("after", "before")),
    Parameter("love_demolish", LOVES_DEMOLISH, "CB-21.2.6", 3, 4),
    Parameter("attune_new", True, "CB-21.5.9"),
    Parameter("darkness_outburst", False, "CB-21.9.9"),
    Parameter("malice_reach", "spaces", "CB-20.5.1", words=("spaces", "emotions")),
    Parameter("hand_limit", None, "CB-23.1.4", 1, 32, unlimited=True),
    Parameter("foreign_turn_intentions", False, "CB-16.1.6"),
    Parameter("repeat_intentions", True, "CB-16.1.5"),
    Parameter("vibe_tokens", "unlimited", "CB-2.3.7", words=("unlimited", "limited")),
    Parameter("solo", False, "CB-1.1.6"),
]


class Settings:
    """The options of one table as numbers; CB-1.1.4 the two sides are chosen independently of each other."""

    def __init__(self, options: dict[str, Value]) -> None:
        self.options = options
        self.unusual = unusual(options, PARAMETERS)
        self.edition: i64 = EDITIONS.index(str(options["edition"]))
        first = self.edition == FIRST
        self.first = first
        self.basic = options["mode"] == "basic"
        self.intention_side: i64 = SIDES.index(str(options["intention_side"]))
        self.spirit_side: i64 = SIDES.index(str(options["spirit_side"]))
        self.bonus_needs_frontier = by_edition(options["bonus_needs_frontier"], first)
        self.delight_counts_all = options["delight_counts"] == "all"
        discount = options["hatred_discount"]
        self.hatred_by_presence = discount == "present" or (discount == "edition" and first)
        self.embrace_from_supply = options["embrace_from"] == "supply"
        self.swap_strict = options["swap_sharing"] == "before"
        self.love_demolish: i64 = limit(options, "love_demolish") - LOVES_DEMOLISH  # WP beyond its board's surcharge
        self.attune_new = options["attune_new"] is True
        self.darkness_outburst = options["darkness_outburst"] is True
        self.malice_needs_emotions = options["malice_reach"] == "emotions"
        self.hand_limit: i64 = limit(options, "hand_limit")
        self.foreign_turn_intentions = options["foreign_turn_intentions"] is True
        self.repeat_intentions = options["repeat_intentions"] is True
        self.vibe_limit: i64 = UNLIMITED if options["vibe_tokens"] == "unlimited" else (10 if first else 8)
        self.solo = options["solo"] is True


def by_edition(value: Value, first: bool) -> bool:
    return first if value == "edition" else value == "yes"


def check_plan(players: int, options: dict[str, Value]) -> None:
    """CB-1.2.1, CB-1.2.13 What a basic game does not have, and Spirits that cannot be taken."""
    if options["mode"] == "basic":
        if options["spirit_side"] != "a":
            raise BadOption("the basic game is played with Spirit side a (E_MODE, CB-1.2.1): set spirit_side=a")
        if players < SEATS and options["edition"] == "first":
            raise BadOption(
                "the first edition has no Shaper in the basic game (E_MODE, CB-1.2.13): take four players, "
                "mode=full or edition=revised"
            )
