"""The cards: read from a content file, checked, and held as numbers for the rules (CC-1.1 to CC-1.3)."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from mindrose.games.cerebria_cards.components.things import ABILITIES, KINDS, POLARITIES, TYPES, VIBES
from mindrose.kernel.errors import BadContent
from mindrose.kernel.ints import i64, vec

LANGUAGES: Final = ("en", "ru", "it", "zh")
DECK_SIZE: Final = 96
FIRST_BASE: Final = 64


class Cards:
    """CC-1.2 What is printed on each of the 72 types of card."""

    def __init__(self, entries: list[dict[str, Any]]) -> None:
        self.entries = entries
        self.ids: list[str] = [str(entry["id"]) for entry in entries]
        self.types: dict[str, int] = {name: number for number, name in enumerate(self.ids)}
        self.polarity: vec[i64] = vec[i64]([POLARITIES.index(entry["polarity"]) for entry in entries])
        self.kind: vec[i64] = vec[i64]([KINDS.index(entry["kind"]) for entry in entries])
        self.vibe: vec[i64] = vec[i64]([VIBES.index(entry["vibe"]) for entry in entries])
        self.ability: vec[i64] = vec[i64](
            [ABILITIES.index(entry["ability"]) if "ability" in entry else -1 for entry in entries]
        )
        self.copies: vec[i64] = vec[i64]([int(entry["copies"]) for entry in entries])

    def name(self, card: int, language: str = "en") -> str:
        """The name as people write it; base cards of one name are told apart by their vibe."""
        return str(self.entries[card]["name"][language])

    def find(self, text: str) -> int:
        """The type that a text names by its id, however it is capitalized; -1 if there is none."""
        return self.types.get(text.strip().lower().replace(" ", "-"), -1)

    def warnings(self) -> list[str]:
        """What is unusual but allowed, so that real cards can be entered."""
        found = []
        for word, tags in (("vibe", VIBES), ("ability", ABILITIES)):
            counts = {
                tag: sum(int(entry["copies"]) for entry in self.entries if entry.get(word) == tag) for tag in tags
            }
            if len(set(counts.values())) > 1:
                found.append(f"uneven {word}: " + ", ".join(f"{tag} {count}" for tag, count in counts.items()))
        return found


def load(path: Path) -> Cards:
    """CC-1.1 The cards of a content file, or a message that says what is wrong with it and where."""
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(f"cannot read the cards {path}: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadContent(f"{path} is not a TOML file of cards: {error}") from None
    entries = document.get("card")
    if not isinstance(entries, list):
        raise BadContent(f"{path} holds no cards: write each one under [[card]]")
    mistakes = [mistake for number, entry in enumerate(entries) for mistake in mistakes_in(number, entry)]
    if not mistakes:
        mistakes = mistakes_in_deck(entries)
    if mistakes:
        raise BadContent(f"{path} has mistakes:\n" + "\n".join(f"- {mistake}" for mistake in mistakes))
    return Cards(entries)


def mistakes_in(number: int, entry: object) -> list[str]:
    if not isinstance(entry, dict):
        return [f"card {number + 1} is not a table of facts"]
    who = f"card {number + 1} ({entry.get('id', 'without id')})"
    found = []
    if not isinstance(entry.get("id"), str) or not re.fullmatch(r"[a-z0-9-]+", entry["id"]):
        found.append(f"{who} needs an id, made of a to z, 0 to 9 and hyphens, not {entry.get('id')!r}")
    name = entry.get("name")
    if not isinstance(name, dict) or not all(
        isinstance(name.get(code), str) and name[code].strip() for code in LANGUAGES
    ):
        found.append(f"{who} needs a name in {', '.join(LANGUAGES)}")
    for field, words in (("polarity", POLARITIES), ("kind", KINDS), ("vibe", VIBES)):
        if entry.get(field) not in words:
            found.append(f"{who}: {field} is one of {', '.join(words)}, not {entry.get(field)!r}")
    if entry.get("kind") == "base" and "ability" in entry:
        found.append(f"{who}: a base card has no ability (CC-1.2)")
    if entry.get("kind") != "base" and entry.get("ability") not in ABILITIES:
        found.append(f"{who}: ability is one of {', '.join(ABILITIES)}, not {entry.get('ability')!r}")
    copies = entry.get("copies")
    if not isinstance(copies, int) or isinstance(copies, bool) or not 1 <= copies <= DECK_SIZE:
        found.append(f"{who}: copies is a whole number from 1 to {DECK_SIZE}, not {copies!r}")
    return found


def mistakes_in_deck(entries: list[dict[str, Any]]) -> list[str]:
    """CC-1.1 96 cards, half Bliss and half Gloom, each half a third of each kind."""
    found = []
    if len(entries) != TYPES:
        found.append(f"there are {len(entries)} types of card; the game's answers name exactly {TYPES}")
    if any((entry["kind"] == "base") != (number >= FIRST_BASE) for number, entry in enumerate(entries)):
        found.append(f"the base cards are the types from {FIRST_BASE} on: list them last (section 7.3)")
    ids = [entry["id"] for entry in entries]
    found += [f"the id {name!r} occurs twice" for name in sorted({name for name in ids if ids.count(name) > 1})]
    for polarity in POLARITIES:
        for kind in KINDS:
            cards = [entry for entry in entries if entry["polarity"] == polarity and entry["kind"] == kind]
            count = sum(entry["copies"] for entry in cards)
            if count != DECK_SIZE // 6:
                found.append(f"there are {count} {kind} {polarity} cards, not {DECK_SIZE // 6} (CC-1.1)")
    return found
