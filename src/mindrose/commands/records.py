"""The commands `mindrose replay` and `mindrose rules`: what happened, and by which rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import mindrose
from mindrose import rulebook
from mindrose.commands.options import Content, GameArgument
from mindrose.commands.screen import AsJson, Language, out, plain, print_json
from mindrose.kernel.chance import stirred_in
from mindrose.kernel.errors import BadOption
from mindrose.kernel.languages import LANGUAGES
from mindrose.terminal import default_language
from mindrose.text import Speaker
from mindrose.text.packs import since
from mindrose.text.words import Words


def replay(
    file: Annotated[Path, typer.Argument(help="A record, as `mindrose play --save` and the server write it.")],
    content: Content = None,
    log: Annotated[bool, typer.Option("--log", help="Tell the whole game.")] = False,
    language: Language = "",
    as_json: AsJson = False,
) -> None:
    """Play a record again. Exit status 0 only if every hash agrees."""
    table = mindrose.replay(mindrose.open_record(file), content)
    outcome = table.outcome
    if as_json:
        document = {"game": table.game.id, "players": table.players, "answers": len(table.given), "over": table.over}
        fairness = {"commitment": table.commitment, "stirred": [list(named) for named in stirred_in(table.seed)]}
        print_json({**document, **fairness, "agrees": True, "outcome": outcome.document() if outcome else None})
        return
    language = language or default_language()
    speaker = Speaker(table.game, language, options=table.options)
    if log:
        for event in table.events():
            out.print(speaker.event(event), highlight=False, markup=False)
    words = Words(language, table.game.id)
    plain(words.say("terminal-replayed", {"answers": len(table.given)}))
    plain(speaker.outcome(outcome) if outcome else words.say("terminal-not-over"))
    plain(words.say("terminal-commitment", {"hash": table.commitment}))
    for seat, number in stirred_in(table.seed):
        plain(words.say("terminal-stirred", {"seat": seat + 1, "number": number}))
    for line in since(table.game, table.options, language):
        plain(line)


def rules(
    game: GameArgument,
    wanted: Annotated[
        str, typer.Argument(help="A rule's number, the beginning of one, or words.", metavar="[RULE]")
    ] = "",
    code: Annotated[bool, typer.Option("--code", help="With the code and the tests that stand for each.")] = False,
    language: Language = "",
    as_json: AsJson = False,
) -> None:
    """Show rules: all of them, those of a number, or those that speak of something, in any language.

    The text is English; in another language its gist stands before it.
    """
    mindrose.load(game)
    language = language or default_language()
    every = rulebook.cover(game, language)
    found = [entry for entry in every if chosen(entry.number, wanted)]
    found = found or spoken_of(every, rulebook.terms(game, wanted)) or said_elsewhere(game, wanted)
    if not found:
        raise BadOption(f"{game} has no rule {wanted!r}, and none that speaks of it")
    if as_json:
        print_json({"game": game, "rules": [entry.document() for entry in found]})
        return
    for entry in found:
        if entry.gist:
            out.print(f"[bold]{entry.number} {entry.gist}[/bold]", highlight=False)
            out.print(f"    {entry.text}", highlight=False)
        else:
            out.print(f"[bold]{entry.number}[/bold] {entry.text}", highlight=False)
        for place in entry.code if code else []:
            out.print(f"    code  {place}", highlight=False, style="cyan")
        for test in entry.tests if code else []:
            out.print(f"    test  {test}", highlight=False, style="green")
    bare = [entry.number for entry in found if not entry.code or not entry.tests]
    told: dict[str, str | int] = {"rules": len(found), "bare": ", ".join(bare) or "none"}
    plain(Words(language, game).say("terminal-rules", told))


def chosen(number: str, wanted: str) -> bool:
    wanted = wanted.upper()
    return not wanted or number == wanted or number.startswith(wanted.rstrip(".") + ".")


def said_elsewhere(game: str, wanted: str) -> list[rulebook.Rule]:
    """The rules in whose gist words stand in the first other language that has them, with these gists."""
    pages = (rulebook.cover(game, language) for language in LANGUAGES)
    return next(filter(None, (spoken_of(page, [wanted.strip()]) for page in pages)), []) if wanted.strip() else []


def spoken_of(every: list[rulebook.Rule], terms: list[str]) -> list[rulebook.Rule]:
    """The rules in whose text or gist one of these terms stands."""
    return [entry for entry in every if any(entry.mentions(term) for term in terms)]
