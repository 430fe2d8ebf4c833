"""Packs of one's own for the Inside World: told, begun and kept, for the command `mindrose content`."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path
from typing import Any, Final

from mindrose.content.packs import Pack, identifier
from mindrose.content.pages import Facts
from mindrose.faces.cerebria.powers import by_hand, power_text
from mindrose.games.cerebria.components.content import Content, Deck, Power, deck_of
from mindrose.games.cerebria.components.packs import DEFAULT, FILES, content_of, load, published_decks
from mindrose.games.cerebria.components.things import (
    BLEAKNESS,
    BRIGHTNESS,
    FACTIONS,
    FIRST,
    MODERATES,
    REVISED,
    SPIRITS,
    STRONG,
    VIBES,
)
from mindrose.games.cerebria.game import CerebriaGame
from mindrose.games.cerebria.powers.words import POWER_WORDS
from mindrose.games.cerebria.rules.deckbuilding import read_deck, read_entry
from mindrose.kernel.errors import BadContent, BadOption, MindroseError
from mindrose.language.reading import read
from mindrose.text.packs import Contents, Effects, SavedDeck, own_folder, printable, quoted, write
from mindrose.text.words import Words

DECKS_FILE: Final = "decks.toml"


class CerebriaContents(Contents[Content]):
    """Packs of Emotions, Spirit boards, boards and decks."""

    starter = DEFAULT.parent / "starter"
    decks = ("decks",)
    cards = ("emotions",)

    def facts(self, pack: Pack, content: Content) -> dict[str, Facts]:
        """With the decks of the rulebook that can be made of the pack's Emotions."""
        return content.document

    def lines(self, pack: Pack, content: Content, words: Words) -> list[str]:
        """Which parts are the pack's own, its decks, and its Emotions with what they can do."""
        lines = parts(pack, content, words)
        lines += [deck_line(content, deck, words) for deck in own_decks(pack, content)]
        if pack.owns("emotions"):
            for card in range(MODERATES):
                lines += card_lines(content, card, words)
            lines += [starting_line(content, card, words) for card in (BRIGHTNESS, BLEAKNESS)]
        return lines

    def effects(self, facts: dict[str, Facts], words: Words) -> Effects:
        return Powers(words)

    def short_lines(self, pack: Pack, content: Content, words: Words) -> list[str]:
        own = {"part": "emotions", "own": "yes"}
        emotions = [words.say("pack-part", own) + left_to_people(content, words)] if pack.owns("emotions") else []
        return emotions + [deck_line(content, deck, words) for deck in own_decks(pack, content)]

    def check_deck(self, text: str, pack: str) -> str:
        """A list of 16 cards as it would be saved."""
        content = content_of(kept_in(own_folder(pack)))
        deck = read_list(text, content)
        return f"{FACTIONS[deck.faction]}: {', '.join(cards_of(deck, content))}"

    def save_deck(self, text: str, name: str, pack: str) -> SavedDeck:
        """Adds a checked deck to those of a pack, which is begun with it if need be; where it went."""
        folder = own_folder(pack)
        kept = kept_in(folder)
        content = content_of(kept)
        deck = read_list(text, content)
        path = folder / DECKS_FILE
        title = printable(name)
        deck.id = identifier(title, unnamed_deck(kept))
        if path.is_file() and deck.id in ids_in(kept):
            raise BadOption(f"{path} has a deck {deck.id!r} already: take another name, or delete that one there")
        before = path.read_text(encoding="utf-8") if path.is_file() else "# Decks of my own.\n"
        write(path, f"{before.rstrip()}\n\n{deck_table(deck, title, content)}")
        try:
            load(folder)
        except BadContent:
            write(path, before)
            raise
        return SavedDeck(deck.id, path, deck.faction)  # CB-3.7.1 the first seat is of Bliss, the second of Gloom


class Powers(Effects):
    """The powers of Emotions, of both editions."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def texts(self, file: str, fact: str, value: Any) -> list[str]:
        if fact not in ("power", "power_first"):
            return []
        powers = [value] if isinstance(value, str) else value
        return [power_text(read(str(power), POWER_WORDS), self.words) for power in powers]


CONTENTS: Final = CerebriaContents(CerebriaGame.id, FILES, content_of)


# Telling


def ids_in(pack: Pack) -> set[str]:
    """The decks that are a pack's own."""
    return {str(entry.facts["id"]) for entry in pack.records["deck"]} if pack.owns("decks") else set()


def unnamed_deck(pack: Pack) -> str:
    """The id of a deck whose name cannot be written with the letters of ids: the first of these that is free."""
    own = ids_in(pack)
    return next(name for name in (f"deck-{number}" for number in count(1)) if name not in own)


def own_decks(pack: Pack, content: Content) -> list[Deck]:
    own = ids_in(pack)
    return [deck for deck in content.decks if deck.id in own]


def parts(pack: Pack, content: Content, words: Words) -> list[str]:
    """What of a pack is its own, and what it has from the game."""
    told = [
        words.say("pack-part", {"part": name, "own": "yes" if pack.owns(name) else "no"})
        for name in ("emotions", "spirits", "board")
    ]
    if pack.owns("emotions"):
        told[0] += words.say("pack-kinds", kinds(content)) + left_to_people(content, words)
    decks = own_decks(pack, content)
    kept = len(content.decks) - len(decks)
    told.append(words.say("pack-decks", {"own": len(decks), "kept": kept}))
    missing = {deck["id"] for deck in published_decks()} - {deck.id for deck in content.decks}
    if missing:
        told.append(words.say("pack-left-out", {"decks": words.row(sorted(missing))}))
    return told


def kinds(content: Content) -> dict[str, int]:
    """How many Emotions of which kind there are."""
    return {"moderate": STRONG, "strong": BRIGHTNESS - STRONG, "starting": len(content.ids) - BRIGHTNESS}


def left_to_people(content: Content, words: Words) -> str:
    """How many Emotions have something that is carried out by hand, if any."""
    number = sum(1 for card in range(len(content.ids)) if content.by_hand(card, words.language))
    return words.say("pack-by-hand", {"number": number}) if number else ""


def deck_line(content: Content, deck: Deck, words: Words) -> str:
    spirit = SPIRITS[deck.spirit] if deck.spirit >= 0 else ""
    named = content.name("spirit", spirit, words.language) if spirit else ""
    about = {"id": deck.id, "name": deck.names[words.language], "faction": FACTIONS[deck.faction]}
    made_for = {"spirit": named, "spirit_known": "yes" if spirit else "no"}
    return words.say("pack-deck", {**about, **made_for, "cards": words.row(cards_of(deck, content))})


def card_lines(content: Content, card: int, words: Words) -> list[str]:
    """A Moderate Emotion, the Strong one that it becomes, and what both can do."""
    strong = STRONG + card
    names = [content.name("emotion", content.ids[one], words.language) for one in (card, strong)]
    about = {"name": names[0], "faction": FACTIONS[content.faction[card]], "colour": VIBES[content.vibe[card]]}
    threshold = int(content.threshold[card])
    becomes: dict[str, str | int] = {"name": names[1], "threshold": threshold, "track": track(content, strong)}
    return [
        words.say("pack-card", {**about, "track": track(content, card)}),
        *powers_in_words(content, card, words),
        "  " + words.say("pack-strong", becomes),
        *powers_in_words(content, strong, words),
    ]


def starting_line(content: Content, card: int, words: Words) -> str:
    """CB-23.1.3 A Starting Emotion has no colour and no power, and becomes no other."""
    name = content.name("emotion", content.ids[card], words.language)
    faction = FACTIONS[content.faction[card]]
    return words.say("pack-starting", {"name": name, "faction": faction, "track": track(content, card)})


def track(content: Content, card: int) -> str:
    return "-".join(str(value) for value in content.entries[card]["track"])


def powers_in_words(content: Content, card: int, words: Words) -> list[str]:
    """The powers of a card in both editions, as sentences, and what is carried out by hand."""
    revised, first = (content.powers[edition][card] for edition in (REVISED, FIRST))
    lines = [in_words(power, words) for power in revised if power.text]
    only_first = [in_words(power, words) for power in first if power.text and power not in revised]
    lines += [words.say("pack-first", {"power": power}) for power in only_first]
    return [f"    {line}" for line in lines + by_hand(content, card, words)]


def in_words(power: Power, words: Words) -> str:
    """A power as a sentence; as it is written, where a word of it has no text yet."""
    try:
        return power_text(power.effect, words)
    except MindroseError:
        return power.text


# Decks


def kept_in(folder: Path) -> Pack:
    """The pack of a folder; that of the game, if it has no files yet."""
    return FILES.open(folder if any(folder.glob("*.toml")) else None)


def read_list(text: str, content: Content) -> Deck:
    """CB-3.5.1 to CB-3.5.3 The deck of a list like "courage 2, kindness 2"; `BadOption` names all that is wrong.

    Its faction is that of the first Moderate Emotion in it.
    """
    named = [content.find(read_entry(entry)[0]) for entry in re.split(r"[,;\n]", text)]
    known = [card for card in named if 0 <= card < MODERATES]
    faction = int(content.faction[known[0]]) if known else 0
    cards = read_deck(text, faction, content)
    copies = {content.ids[card]: cards.count(card) for card in cards}
    entry = {"id": "list", "faction": FACTIONS[faction], "cards": copies, "name": {}}
    return deck_of(entry, content.numbers)


def deck_table(deck: Deck, title: str, content: Content) -> str:
    cards = ", ".join(cards_of(deck, content, " = "))
    return (
        f'[[deck]]\nid = "{deck.id}"\nname = {quoted(title)}\nfaction = "{FACTIONS[deck.faction]}"\n'
        f'cards = {{ {cards} }}\nsource = "original"\n'
    )


def cards_of(deck: Deck, content: Content, between: str = " ") -> list[str]:
    counts: dict[int, int] = {}
    for card in deck.cards:
        counts[int(card)] = counts.get(int(card), 0) + 1
    return [f"{content.ids[card]}{between}{copies}" for card, copies in counts.items()]
