"""Every game there is to check: those of this house, those registered besides, the examples, and two of the tests."""

from __future__ import annotations

import os
from typing import Any, Final

from mindrose import registry
from mindrose.engine import ROOT
from mindrose.kernel.game import Game
from tests.kernel.duel.game import Duel
from tests.server.bidding import Bidding

EXAMPLES: Final = [str(path.parent) for path in sorted((ROOT / "examples").glob("*/__init__.py"))]
REGISTERED: Final = os.pathsep.join([*filter(None, [os.environ.get(registry.VARIABLE)]), *EXAMPLES])
LISTINGS: Final = registry.all_listings(REGISTERED)

GAMES: Final[list[Game]] = [*(registry.load(listing.game)() for listing in LISTINGS.values()), Duel(), Bidding()]
OPTIONS: Final[dict[str, list[dict[str, Any]]]] = {  # those that change what is asked and what happens
    "cerebria-cards": [{}, {"targets_declared": "at_resolution"}],
    "cerebria": [{}, {"spirit_side": "b", "intention_side": "b"}, {"edition": "first"}],
    "black-rose-wars": [{}, {"los": "none", "summoners_crown": True, "inertia_activated": True, "backs_public": False}],
}
TABLES: Final[dict[str, list[tuple[int, dict[str, Any]]]]] = {  # those that only so many people can choose
    "black-rose-wars": [(3, {"avatar": "plays", "difficulty": "master"})],
}
CASES: Final = [
    (game, players, options)
    for game in GAMES
    for players in range(game.players_min, game.players_max + 1)
    for options in OPTIONS.get(game.id, [{}])
] + [(game, players, options) for game in GAMES for players, options in TABLES.get(game.id, [])]
