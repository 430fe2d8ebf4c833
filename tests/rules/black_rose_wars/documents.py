"""Tables made from documents, with the default components and without anything running on them."""

from __future__ import annotations

from typing import Any, Final

from mindrose.games.black_rose_wars.documents.reading import Reader
from mindrose.games.black_rose_wars.options import PARAMETERS, Settings
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.chance import Chance, key_of
from mindrose.kernel.form import Document
from tests.rules.black_rose_wars.playing import CONTENT, GAME

# Three mages in the middle of a round.
SCENE: Final[dict[str, Any]] = {
    "round": 3,
    "moon": 2,
    "crown": 1,
    "active": 2,
    "defeats": 2,
    "lodge": {
        "P01": {"room": "arena", "cubes": [0, 0, "rose"]},
        "P04": {"room": "crypt", "restored": True, "used": True},
    },
    "rose": {"power": 7, "trophies": [2]},
    "evocations": {
        "cadaver-1": {"at": "P05", "owner": 0, "cubes": [1], "upgrades": ["steam-joints"]},
        "cadaver-3": {"at": "P05", "owner": 1, "controller": 0, "lease": "round", "woken": True},
        "umbra-2": {"at": "P01", "owner": 0, "bearer": 1},
    },
    "gone": {"colossus-1": {"owner": 1, "left": "P10"}},
    "events": {"slots": ["ev1-01", None, "ev1-09"], "discard": ["ev1-02"], "decks": [["ev1-03", "rest"]]},
    "quests": {"discard": ["qu1-15", "qu1-14"]},
    "library": {"agony": {"discard": ["torment", "grim-torment"]}},
    "removed": ["killer-fog"],
    "changes": [{"figure": "cadaver-1", "stat": "strength", "amount": -1, "until": "round"}],
    "spent": [{"sort": "skill", "number": 41}],
    "seats": [
        {
            "hand": ["torment", "brain-worm seen by 1", "cube-of-lamentations"],
            "grimoire": ["pain-mark", "submission seen by 2", "deflector"],
            "memories": ["heart-of-ice", "evil-eye"],
            "board": {"quick": "brain-worm activated", "ii": "torment", "iii": "overdrive reverse revealed"},
            "quests": {"qu1-04": {"cubes": 1}, "qu1-05": "active", "qu1-01": "fulfilled", "qu1-02": "completed"},
            "cubes": [1, "rose", 1],
            "at": "P05",
            "left": "P04",
            "power": 5,
            "felled": 1,
        },
        {
            "mage": "gramigna",
            "hand": ["deflector"],
            "board": {"i": {"spell": "deflector", "status": "activated", "known": [0]}, "ii": "mine-field reverse"},
            "at": "P01",
            "hexes": {"vulnerability": 1, "frailty": 0},
            "tokens": 1,
            "trophies": [0, 2],
            "quests": ["qu1-06", "qu1-07"],
        },
        {"studied": ["marbling", "bone-rattle"], "felled": 2},
    ],
}


def view(table: BlackRoseWars, seat: int | None) -> Document:
    """What a seat sees of a table."""
    return GAME.view(table, seat)


def table_of(document: dict[str, Any], seed: int = 0) -> BlackRoseWars:
    """The table of a document, with all that is not said at its default."""
    options = {one.name: one.default for one in PARAMETERS} | document.get("options", {})
    players = document.get("players", max(len(document.get("seats", [])), 2))
    chance = Chance(key_of(seed))
    table = Reader(document, CONTENT, Settings(options, players), players, chance).read()
    table.chance.drawn = document.get("drawn", 0)
    return table
