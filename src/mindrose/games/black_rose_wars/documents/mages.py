"""What seats and the Avatar have in common in documents (BR-28.1.2): a figure with its panel, hexes and tokens."""

from __future__ import annotations

from mindrose.games.black_rose_wars.components import cubes
from mindrose.games.black_rose_wars.components.naming import participant_names, place_name
from mindrose.games.black_rose_wars.components.things import NOTHING
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.form import Document


def mage_part(table: BlackRoseWars, mage: int) -> Document:
    """BR-2.2 Who it is, where it stands, and what lies on its board."""
    content = table.content
    hexes = int(content.hexes)
    return {
        "mage": content.mage_ids[table.mage[mage]] if table.mage[mage] >= 0 else None,
        "cell": int(table.cell[mage]) + 1 if table.cell[mage] >= 0 else None,
        "at": place_name(int(table.place[mage])),
        "left": place_name(int(table.left[mage])),
        "cubes": participant_names(cubes.listed(table.panel[mage])),
        "unclaimed": int(table.trophies[mage]),
        "felled": int(table.felled[mage]),
        "hexes": {
            name: int(table.hexes[hexes * mage + hex])
            for hex, name in enumerate(content.hex_ids)
            if table.hexes[hexes * mage + hex] != NOTHING
        },
    }
