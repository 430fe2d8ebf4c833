"""The command `mindrose avatar`: what an automaton does next on somebody's own table, and why."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

import mindrose
from mindrose import registry
from mindrose.commands.options import Content, Seed
from mindrose.commands.screen import AsJson, Language, out, plain, print_json
from mindrose.kernel.errors import BadOption, MindroseError
from mindrose.terminal import default_language
from mindrose.text.automaton import CARD, CHOICE, QUESTION, Consultation, Occasion, automaton_of
from mindrose.text.words import spoken

BOLD: Final = (CARD, QUESTION)


def avatar(
    position: Annotated[
        Path | None, typer.Argument(help="Your table, YAML or JSON; `--new` writes one to fill in.")
    ] = None,
    new: Annotated[int, typer.Option("--new", help="Print a table for so many people, to be filled in.", min=0)] = 0,
    when: Annotated[
        str,
        typer.Option(
            "--when",
            "-w",
            help="What happens: `order`, its activation; `reaction`, something is done to it; `evocations`, `cleanup`, "
            "these phases; `event`, a new event in the Black Rose phase.",
        ),
    ] = "",
    card: Annotated[
        str, typer.Option("--card", "-c", help="The order or event that was turned up, by its id or name.")
    ] = "",
    by: Annotated[str, typer.Option("--by", help="With `reaction`: who does it, a seat, mage or evocation.")] = "",
    how: Annotated[
        str, typer.Option("--how", help="With `reaction`: a combat `spell` that chooses it, an `attack`, or `other`.")
    ] = "",
    damage: Annotated[int, typer.Option("--damage", help="With `reaction`: how much damage it receives.", min=0)] = 0,
    choose: Annotated[list[int] | None, typer.Option("--choose", help="What people decide, in turn.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Write the table as it is afterwards.")] = None,
    game: Annotated[str, typer.Option("--game", help="A game that has an automaton.")] = "",
    seed: Seed = "0",
    content: Content = None,
    language: Language = "",
    as_json: AsJson = False,
) -> None:
    """Ask what the Avatar does on your own table: its orders, traps, evocations, and why."""
    named = game or registry.having("automaton")[0]
    automaton = automaton_of(named)
    language = spoken(language or default_language())
    if new:
        sys.stdout.write(automaton.written(automaton.begun(new), language))
        return
    if position is None:
        raise BadOption("name the file of your table, or begin one: mindrose avatar --new 2 > table.yaml")
    loaded = mindrose.load(named, content)
    document = mindrose.open_position(position)
    occasion = Occasion(when, card, by, how, damage)
    table = automaton.table(loaded, document, occasion, seed, language)
    consultation = Consultation(automaton, table, when, language)
    hold(consultation, list(choose or []), quiet=as_json)
    after = automaton.at_rest(table, document)
    if save is not None:
        try:
            save.write_text(automaton.written(after, language), encoding="utf-8")
        except OSError as error:
            raise MindroseError(f"cannot write {save}: {error.strerror}") from None
    if as_json:
        says = [line.text for line in consultation.lines]
        print_json({"card": next(iter(consultation.cards), ""), "says": says, "position": after})


def hold(consultation: Consultation, chosen: list[int], quiet: bool) -> None:
    """Tells what happens; what somebody decides is the next number that was given, else what is typed."""
    said = 0
    while True:
        if not quiet:
            for line in consultation.lines[said:]:
                text = line.text if line.kind != CHOICE else consultation.speaker.terminal("decided", choice=line.text)
                plain(text, "bold" if line.kind in BOLD else "")
        said = len(consultation.lines)
        answers = consultation.answers
        if not answers:
            if chosen:
                raise BadOption(f"--choose {chosen[0]} answers nothing, for nobody is asked any more: leave it out")
            return
        if not quiet:
            plain(consultation.speaker.terminal("decides", who=consultation.who))
            for number, answer in enumerate(answers, start=1):
                plain(f"{number:>4}  {answer}")
        if quiet and not chosen:
            raise BadOption(f"somebody has to decide here: give --choose with a number from 1 to {len(answers)}")
        consultation.choose(chosen.pop(0) if chosen else typed(consultation))


def typed(consultation: Consultation) -> int:
    most = len(consultation.answers)
    while True:
        word = out.input("> ").strip()
        if word.isdecimal() and 1 <= int(word) <= most:
            return int(word)
        plain(consultation.speaker.terminal("unclear", count=most), "yellow")
