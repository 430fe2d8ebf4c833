"""Which games there are: a line for each, and those from elsewhere. What a line names is imported when it is needed.

Games from elsewhere are named in `MINDROSE_GAMES`, folders of packages or names of modules, or offered by installed
packages as entry points of the group `mindrose.games`; each has a `LISTING`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from mindrose.engine import PACKAGE, ROOT
from mindrose.kernel.errors import BadOption, MindroseError, meant, shown

VARIABLE: Final = "MINDROSE_GAMES"
GROUP: Final = "mindrose.games"
LOCALES: Final = PACKAGE / "locales"


@dataclass(frozen=True)
class Face:
    """All that is said and shown of a game in Python: what is imported from where (`module:name`), and its files.

    Every part can be left out: such a game speaks in plain words, is shown as an outline, and so on.
    """

    speaker: str = ""  # a class: `text.Speaker`
    board: str = ""  # a function that draws a view in the terminal: `terminal.session.Board`
    survey: str = ""  # a class, what a balance report asks: `arena.survey.Survey`
    content: str = ""  # an object, what cards lie at a path: `text.packs.Contents`
    packs: str = ""  # the same object, if the game has packs and not only a file of cards
    decks: str = ""  # an object, decks of one's own: `text.packs.Decks`
    writing: str = ""  # a class, how powers are written: `text.lexicon.Writing`
    automaton: str = ""  # an object, a player that plays by itself: `text.automaton.Automaton`
    locales: Path | None = None  # a folder with `<language>/<game>.ftl`
    rules: Path | None = None  # the page of numbered rules
    tests: Path | None = None  # the folder of their tests
    lessons: Path | None = None  # the guided first games


@dataclass(frozen=True)
class Listing:
    """One game: its id, its class, and its face if it has one, both as `module:name`."""

    id: str
    game: str
    face: str = ""

    @property
    def folder(self) -> Path:
        """Where its rules are carried out."""
        spec = find_spec(self.game.partition(":")[0])
        if spec is None or spec.origin is None:
            raise MindroseError(f"the game {self.id!r} is nowhere: there is no {self.game!r}")
        return Path(spec.origin).parent


SHIPPED: Final = (
    Listing("cerebria-cards", "mindrose.games.cerebria_cards.game:CerebriaCards", "mindrose.faces.cerebria_cards:FACE"),
    Listing("cerebria", "mindrose.games.cerebria.game:CerebriaGame", "mindrose.faces.cerebria:FACE"),
    Listing(
        "black-rose-wars",
        "mindrose.games.black_rose_wars.game:BlackRoseWarsGame",
        "mindrose.faces.black_rose_wars:FACE",
    ),
)


def listings() -> dict[str, Listing]:
    """Every game by its id: those of this house, then those from elsewhere."""
    return all_listings(os.environ.get(VARIABLE, ""))


@cache
def all_listings(named: str) -> dict[str, Listing]:
    return united([*SHIPPED, *installed(), *(listed_at(place) for place in named.split(os.pathsep) if place)])


def united(found: Iterable[Listing]) -> dict[str, Listing]:
    """Listings by their ids; one that comes twice counts once."""
    known: dict[str, Listing] = {}
    for listing in found:
        if known.setdefault(listing.id, listing) != listing:
            raise MindroseError(f"two games are called {listing.id!r}: {known[listing.id].game} and {listing.game}")
    return known


def installed() -> Iterator[Listing]:
    """The games of installed packages."""
    for point in entry_points(group=GROUP):
        yield checked(load(point.value), f"the entry point {point.name!r}")


def listed_at(place: str) -> Listing:
    """The game of a folder, which is a package, or of a module."""
    folder = Path(place).absolute()
    module = place
    if folder.is_dir():
        module = folder.name
        if str(folder.parent) not in sys.path:
            sys.path.append(str(folder.parent))
    return checked(load(f"{module}:LISTING"), f"{VARIABLE} names {place!r}, which")


def checked(found: object, where: str) -> Listing:
    if not isinstance(found, Listing):
        raise MindroseError(f"{where} offers no listing of a game, but {shown(found)}")
    return found


def listing_of(game: str) -> Listing:
    known = listings()
    if game not in known:
        raise BadOption(f"there is no game {shown(game)}{meant(game, known)}; the games are: {', '.join(known)}")
    return known[game]


def face_of(game: str) -> Face:
    """The face of a game by its id; one without any part, if it has none or is not listed."""
    listing = listings().get(game)
    if listing is None or not listing.face:
        return Face()
    face = load(listing.face)
    assert isinstance(face, Face)
    return face


def having(part: str) -> list[str]:
    """The games whose faces have a part."""
    return [game for game in listings() if getattr(face_of(game), part)]


def load(name: str) -> Any:
    """What is named `module:name`, or the module that is named."""
    module, _, attribute = name.partition(":")
    try:
        found = import_module(module)
        return getattr(found, attribute) if attribute else found
    except (ImportError, AttributeError) as error:
        raise MindroseError(f"{name!r} cannot be imported: {error}") from error


def rules_page(game: str) -> Path:
    """The rules of a game of this house: beside the sources, or installed with the package."""
    beside = ROOT / "docs" / "rules" / f"{game}.md"
    return beside if beside.is_file() else PACKAGE / "rules" / f"{game}.md"
