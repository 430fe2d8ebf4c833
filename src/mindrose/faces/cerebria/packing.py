"""Packs of one's own for the Inside World: checked, begun, saved and listed, for the command `mindrose content`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from string import Template

from mindrose.faces.cerebria.powers import power_text
from mindrose.games.cerebria.components.content import Content, Deck, deck_of, load
from mindrose.games.cerebria.components.packs import DEFAULT, FILES, published_decks, read_page
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
from mindrose.games.cerebria.game import DEFAULT_PACK, PACK_NAME, CerebriaGame, packs_folder
from mindrose.games.cerebria.powers.compiling import compile_powers
from mindrose.games.cerebria.rules.deckbuilding import read_deck, read_entry
from mindrose.kernel.errors import BadContent, BadOption, MindroseError
from mindrose.language.positions import Source
from mindrose.text.packs import Holding, mistakes_of
from mindrose.text.words import Words

STARTER = DEFAULT.parent / "starter"
DECKS_FILE = "decks.toml"


# Checking


def claims(path: Path) -> bool:
    """A folder, a file that is named like one of a pack, or the name of a pack."""
    return path.is_dir() or path.stem in FILES or named(path) is not None


def named(path: Path) -> Path | None:
    """The pack of this computer that is meant, if a path is only a name."""
    found = packs_folder() / path
    return found if PACK_NAME.fullmatch(str(path)) and found.is_dir() else None


def check(path: Path, language: str = "en") -> Holding:
    """Reads a pack, or the one that a file belongs to, and tells what is in it or wrong with it."""
    if path.exists():
        return check_pack(path if path.is_dir() else path.parent, language)
    return check_pack(named(path) or path, language)


def check_pack(folder: Path, language: str) -> Holding:
    words = Words(language, CerebriaGame.id)
    try:
        content = load(folder)
        page = read_page(own_file(folder, "emotions") or DEFAULT / "emotions.toml", [])
        compile_powers(content, Source(str(page.path), page.text))
    except BadContent as error:
        return Holding(folder, mistakes=mistakes_of(error))
    return Holding(folder, title_of(folder, content, language), lines_of(folder, content, words))


def lines_of(folder: Path, content: Content, words: Words) -> list[str]:
    """What a pack holds: which parts are its own, its decks, and its Emotions with what they can do."""
    lines = parts(folder, content, words)
    lines += [deck_line(content, deck, words) for deck in own_decks(folder, content)]
    if own_file(folder, "emotions"):
        for card in range(MODERATES):
            lines += card_lines(content, card, words)
        lines += [starting_line(content, card, words) for card in (BRIGHTNESS, BLEAKNESS)]
    return lines


def own_file(folder: Path, name: str) -> Path | None:
    path = folder / f"{name}.toml"
    return path if path.is_file() else None


def own_decks(folder: Path, content: Content) -> list[Deck]:
    path = own_file(folder, "decks")
    own = {deck["id"] for deck in read_page(path, []).facts["deck"]} if path else set()
    return [deck for deck in content.decks if deck.id in own]


def title_of(folder: Path, content: Content, language: str) -> str:
    return f"{folder.absolute().name}: {content.name('pack', content.pack, language)}"


def parts(folder: Path, content: Content, words: Words) -> list[str]:
    """What of a pack is its own, and what it has from the game."""
    told = [
        words.say("pack-part", {"part": name, "own": "yes" if own_file(folder, name) else "no"}) for name in FILES[1:4]
    ]
    if own_file(folder, "emotions"):
        told[0] += words.say("pack-kinds", kinds(content))
    decks = own_decks(folder, content)
    kept = len(content.decks) - len(decks)
    told.append(words.say("pack-decks", {"own": len(decks), "kept": kept}))
    missing = {deck["id"] for deck in published_decks()} - {deck.id for deck in content.decks}
    if missing:
        told.append(words.say("pack-left-out", {"decks": ", ".join(sorted(missing))}))
    return told


def kinds(content: Content) -> dict[str, int]:
    """How many Emotions of which kind there are."""
    return {"moderate": STRONG, "strong": BRIGHTNESS - STRONG, "starting": len(content.ids) - BRIGHTNESS}


def deck_line(content: Content, deck: Deck, words: Words) -> str:
    spirit = SPIRITS[deck.spirit] if deck.spirit >= 0 else ""
    named = content.name("spirit", spirit, words.language) if spirit else ""
    about = {"id": deck.id, "name": deck.names[words.language], "faction": FACTIONS[deck.faction]}
    made_for = {"spirit": named, "spirit_known": "yes" if spirit else "no"}
    return words.say("pack-deck", {**about, **made_for, "cards": cards_of(deck, content)})


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
    """The powers of a card in both editions, as sentences."""
    revised, first = (content.power_texts(card, edition) for edition in (REVISED, FIRST))
    lines = [f"    {in_words(power, words)}" for power in revised]
    only_first = [in_words(power, words) for power in first if power not in revised]
    return lines + ["    " + words.say("pack-first", {"power": power}) for power in only_first]


def in_words(power: str, words: Words) -> str:
    """A power as a sentence; as it is written, where a word of it has no text yet."""
    try:
        return power_text(power, words)
    except MindroseError:
        return power


# Beginning


def begin(folder: Path, name: str, decks: bool, cards: bool) -> list[Path]:
    """Writes the files of a new pack, commented, and never over anything that is there."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadOption(f"{folder} is there already and is not empty: name a new folder")
    name = printable(name or folder.absolute().name)
    told = {"id": identifier(folder.absolute().name, "my-pack"), "name": quoted(name)}
    files = ["pack", *(["decks"] if decks else []), *(["emotions"] if cards else [])]
    written = []
    for file in files:
        text = Template((STARTER / f"{file}.toml").read_text(encoding="utf-8")).substitute(told)
        if file == "emotions":
            text += (DEFAULT / "emotions.toml").read_text(encoding="utf-8")
        written.append(write(folder / f"{file}.toml", text))
    return written


def write(path: Path, text: str) -> Path:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise MindroseError(f"cannot write {path}: {error.strerror}") from None
    return path


def printable(name: str) -> str:
    if not name.isprintable() or not name.strip():
        raise BadOption(f"a name is made of letters, figures and signs, not {name!r}")
    return name.strip()


def identifier(name: str, otherwise: str) -> str:
    return re.sub(r"[^a-z0-9_-]+", "-", name.lower()).strip("-_") or otherwise


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


# Decks


def pack_folder(pack: str) -> Path:
    if not PACK_NAME.fullmatch(pack):
        raise BadOption(f"a pack is named like a folder: a to z, 0 to 9, hyphens and underscores, not {pack!r}")
    if pack == DEFAULT_PACK:
        raise BadOption(f"{pack!r} is the game's own content: take another name for a pack of yours")
    return packs_folder() / pack


def content_of(folder: Path) -> Content:
    """The content of a pack; that of the game, if the pack has no files yet."""
    return load(folder if any(folder.glob("*.toml")) else None)


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


def check_deck(text: str, pack: str) -> str:
    """A list of 16 cards as it would be saved."""
    content = content_of(pack_folder(pack))
    deck = read_list(text, content)
    return f"{FACTIONS[deck.faction]}: {cards_of(deck, content)}"


def save_deck(text: str, name: str, pack: str) -> tuple[str, Path]:
    """Adds a checked deck to the decks of a pack, which is begun with it if need be; its id, and where it went."""
    folder = pack_folder(pack)
    content = content_of(folder)
    deck = read_list(text, content)
    path = folder / DECKS_FILE
    title = printable(name)
    deck.id = identifier(title, f"deck-{len(content.decks) + 1}")
    if deck.id in {own.id for own in own_decks(folder, content)}:
        raise BadOption(f"{path} has a deck {deck.id!r} already: take another name, or delete that one there")
    before = path.read_text(encoding="utf-8") if path.is_file() else "# Decks of my own.\n"
    write(path, f"{before.rstrip()}\n\n{deck_table(deck, title, content)}")
    try:
        load(folder)
    except BadContent:
        write(path, before)
        raise
    return deck.id, path


def deck_table(deck: Deck, title: str, content: Content) -> str:
    cards = cards_of(deck, content, " = ")
    return (
        f'[[deck]]\nid = "{deck.id}"\nname = {quoted(title)}\nfaction = "{FACTIONS[deck.faction]}"\n'
        f'cards = {{ {cards} }}\nsource = "original"\n'
    )


def cards_of(deck: Deck, content: Content, between: str = " ") -> str:
    counts: dict[int, int] = {}
    for card in deck.cards:
        counts[int(card)] = counts.get(int(card), 0) + 1
    return ", ".join(f"{content.ids[card]}{between}{copies}" for card, copies in counts.items())


# Listing


def packs(language: str = "en") -> list[Holding]:
    """The packs of this computer, with their decks."""
    folder = packs_folder()
    found = sorted(path for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else []
    return [summary(path, language) for path in found]


def summary(folder: Path, language: str) -> Holding:
    try:
        content = load(folder)
    except BadContent as error:
        return Holding(folder, folder.name, mistakes=mistakes_of(error))
    words = Words(language, CerebriaGame.id)
    decks = [deck_line(content, deck, words) for deck in own_decks(folder, content)]
    own = {"part": "emotions", "own": "yes"}
    emotions = [words.say("pack-part", own)] if own_file(folder, "emotions") else []
    return Holding(folder, title_of(folder, content, language), emotions + decks)
