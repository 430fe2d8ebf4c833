"""The cards, held as numbers for the rules (CC-1.1 to CC-1.3)."""

from __future__ import annotations

from typing import Final

from mindrose.content.pages import Facts
from mindrose.games.cerebria_cards.components.things import ABILITIES, KINDS, POLARITIES, VIBES
from mindrose.kernel.ints import i64, vec

DECK_SIZE: Final = 96


class Cards:
    """CC-1.2 What is printed on each of the 72 types of card."""

    def __init__(self, entries: list[Facts]) -> None:
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

    def uneven(self) -> dict[str, dict[str, int]]:
        """Facts that are not shared evenly, with how many cards have what: unusual, but allowed for real cards."""
        found = {}
        for word, tags in (("vibe", VIBES), ("ability", ABILITIES)):
            counts = {
                tag: sum(int(entry["copies"]) for entry in self.entries if entry.get(word) == tag) for tag in tags
            }
            if len(set(counts.values())) > 1:
                found[word] = counts
        return found
