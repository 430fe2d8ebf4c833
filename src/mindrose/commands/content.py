"""The commands `mindrose content …`: cards and decks of one's own, and the words in which they are written."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from mindrose import registry
from mindrose.commands.screen import AsJson, Language, command, plain, print_json
from mindrose.content.packs import packs_folder
from mindrose.kernel.errors import BadContent, BadOption
from mindrose.terminal import default_language
from mindrose.text.lexicon import Lexicon, Word, writing_of
from mindrose.text.mistakes import said
from mindrose.text.packs import Contents, Decks, Holding, contents_of, game_at, installed, packs_here
from mindrose.text.words import Words

content_app = typer.Typer(help="Cards and decks of your own: check, begin, save and list them.", no_args_is_help=True)


PackGame = Annotated[str, typer.Option("--game", "-g", help="A game that has packs; else the first one that has.")]


def meant(part: str, game: str) -> str:
    """The game itself, or the first that has this part."""
    return registry.listing_of(game).id if game else registry.having(part)[0]


def part_of(game: str, part: str) -> Any:
    """What a game has for a command; `BadOption` says which games have it, if this one has not."""
    name = getattr(registry.face_of(game), part)
    if not name:
        others = " or ".join(f"--game {other}" for other in registry.having(part))
        raise BadOption(f"{game} has no {part}: take {others}")
    return registry.load(name)


def packs_of(game: str) -> Contents[Any]:
    packs: Contents[Any] = part_of(game, "packs")
    return packs


def decks_of(game: str) -> Decks:
    decks: Decks = part_of(game, "decks")
    return decks


def holding(path: Path, language: str) -> Holding:
    """What lies at a path, as the game tells it that has content like this."""
    game = game_at(path)
    if not game:
        there = "no game has content like" if path.exists() else "there is nothing at"
        raise BadContent(f"{there} {path}: name a folder of content files, or a file of cards")
    return contents_of(game).check(path, language)


@content_app.command(name="check")
def content_check(
    path: Annotated[Path, typer.Argument(help="A pack's folder or name, or a file of cards.", metavar="PATH")],
    language: Language = "",
    as_json: AsJson = False,
) -> None:
    """Say what a pack holds, or all that is wrong with it and where. Exit status 1 if there are mistakes."""
    language = language or default_language()
    found = holding(path, language)
    if as_json:
        print_json(found.document())
    else:
        tell(found, language)
    if found.mistakes:
        raise typer.Exit(1)


def tell(found: Holding, language: str) -> None:
    """What a pack holds, or all its mistakes, one to a line."""
    if not found.mistakes:
        plain(f"{found.title} ({found.path})")
        for line in found.lines:
            plain(f"  {line}")
        return
    for mistake in found.mistakes:
        plain(mistake)
    plain(Words(language, "").say("pack-mistakes", {"path": str(found.path), "number": len(found.mistakes)}))
    if found.unread:
        plain(Words(language, "").say("pack-unread"))


@content_app.command(name="new")
def content_new(
    path: Annotated[Path, typer.Argument(help="The folder to write; it must not hold anything yet.", metavar="PATH")],
    name: Annotated[str, typer.Option("--name", help="What the pack is called; else like its folder.")] = "",
    decks: Annotated[bool, typer.Option("--decks", help="Only decks.")] = False,
    cards: Annotated[bool, typer.Option("--cards", help="Only the cards, all of them, to be changed.")] = False,
    game: PackGame = "",
    language: Language = "",
) -> None:
    """Begin a pack, with a comment on everything in it."""
    if decks and cards:
        raise BadOption("--decks and --cards each write one half of a pack: leave both out to get it whole")
    both = decks == cards
    game = meant("packs", game)
    for file in packs_of(game).begin(path, name, decks or both, cards or both):
        plain(str(file))
    words = Words(language or default_language(), "")
    plain(words.say("pack-change", {"command": f"{command()} content check {path}"}))
    plain(words.say("pack-play", {"command": f"{command()} play {game} --content {path}"}))
    plain(words.say("pack-install", {"command": f"{command()} content install {path}"}))


@content_app.command(name="install")
def content_install(
    path: Annotated[Path, typer.Argument(help="The folder of a pack without mistakes.", metavar="PATH")],
    language: Language = "",
) -> None:
    """Put a pack among those of this computer, where tables find it by its name."""
    language = language or default_language()
    found = holding(path, language)
    if found.mistakes:
        tell(found, language)
        raise typer.Exit(1)
    target = installed(found.path)
    words = Words(language, "")
    plain(words.say("pack-kept", {"name": target.name, "path": str(target)}))
    plain(words.say("pack-play", {"command": f"{command()} play {game_at(target)} --option pack={target.name}"}))


@content_app.command(name="try")
def content_try(
    power: Annotated[str, typer.Argument(help="A power as in a content file: 'on enter: draw me 1'.", metavar="POWER")],
    game: Annotated[str, typer.Option("--game", "-g", help="A game whose cards have powers; else the first.")] = "",
    language: Language = "",
) -> None:
    """Say what a power would say on a card, or what is wrong with it: then the exit status is 1."""
    game = meant("writing", game)
    writing = writing_of(game)
    words = Words(language or default_language(), game)
    mistakes = writing.mistakes(power)
    for line in [said(one, words) for one in mistakes] or [writing.sentence(power, words)]:
        plain(line)
    if mistakes:
        raise typer.Exit(1)


@content_app.command(name="deck")
def content_deck(
    cards: Annotated[str, typer.Argument(help='16 Emotions, like "courage 2, kindness 2, …".', metavar="CARDS")],
    save: Annotated[str | None, typer.Option("--save", help="Keep the deck under this name.")] = None,
    pack: Annotated[str, typer.Option("--pack", help="The pack that it goes to, by name or folder.")] = "my-decks",
    game: PackGame = "",
    language: Language = "",
) -> None:
    """Check a deck of your own by the rules, and keep it."""
    game = meant("decks", game)
    words = Words(language or default_language(), "")
    if save is None:
        plain(words.say("pack-deck-good", {"deck": decks_of(game).check_deck(cards, pack)}))
        return
    deck = decks_of(game).save_deck(cards, save, pack)
    here = packs_folder() == deck.path.parent.parent
    where = f"--option pack={pack}" if here else f"--content {pack}"
    plain(words.say("pack-deck-kept", {"deck": deck.id, "path": str(deck.path)}))
    typed = f"{command()} play {game} {where} --option deck_{deck.seat}={deck.id}"
    plain(words.say("pack-play", {"command": typed}))


@content_app.command(name="list")
def content_list(game: PackGame = "", language: Language = "", as_json: AsJson = False) -> None:
    """List the packs of this computer and their decks."""
    game = meant("packs", game)
    language = language or default_language()
    words = Words(language, "")
    folder = str(packs_folder())
    found = [packs_of(game).summary(path, language) for path in packs_here(game)]
    if as_json:
        print_json([pack.document() for pack in found])
        return
    for pack in found:
        tell(pack, language)
    for path in sorted(path for path in Path().iterdir() if path.is_dir() and packs_of(game).likeness(path.absolute())):
        told = {"path": str(path), "command": f"{command()} content install {path}"}
        plain(words.say("pack-elsewhere", told))
    if found:
        plain(words.say("pack-home", {"path": folder}))
    else:
        plain(words.say("pack-none", {"path": folder, "command": f"{command()} content new"}))


@content_app.command(name="words")
def content_words(
    game: Annotated[str, typer.Option("--game", "-g", help="A game whose cards have powers; else the first.")] = "",
    language: Language = "",
    as_json: AsJson = False,
) -> None:
    """List every word that the power of a card can be written with: what stands behind it, and what it says."""
    game = meant("writing", game)
    words = Words(language or default_language(), game)
    chapters = Lexicon(writing_of(game), words).chapters()
    if as_json:
        print_json({"game": game, "chapters": [chapter.document() for chapter in chapters]})
        return
    for number, chapter in enumerate(chapters):
        plain(f"\n{chapter.title}" if number else chapter.title, "bold")
        for word in chapter.words:
            tell_word(word, words)


def tell_word(word: Word, words: Words) -> None:
    plain(f"  {word.form}" + (f" – {word.meaning}" if word.meaning else ""), "cyan")
    for name, values in word.arguments:
        plain("      " + words.say("terminal-fact", {"name": name, "value": values}))
    for power, says in word.examples:
        plain(f"      {power}")
        plain(f"          {says}", "dim")
