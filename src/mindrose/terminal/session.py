"""One evening at a terminal: who is asked, what they see, what they type."""

from __future__ import annotations

import locale
import os
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from mindrose import registry, rulebook
from mindrose.kernel.errors import BadOption, MindroseError, nearest
from mindrose.kernel.game import Game
from mindrose.kernel.table import Asked, Table
from mindrose.players import roster
from mindrose.players.player import Player
from mindrose.terminal.plain_board import plain_board
from mindrose.text import Speaker, languages
from mindrose.text.names import NONE

PERSON = "me"
Board = Callable[[dict[str, Any], Speaker, Game], RenderableType]
COMMANDS = ("help", "undo", "withdraw", "log", "rule", "card", "quit")


class Leave(Exception):
    """A person wants to stop playing for now."""


def default_language() -> str:
    """The language of this machine's user, if Mindrose speaks it."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    code = (spoken or locale.getlocale()[0] or "en")[:2].lower()
    return code if code in languages() else "en"


def board_of(game: str) -> Board:
    """How a game is drawn; one without a board of its own is an outline."""
    name = registry.face_of(game).board
    board: Board = registry.load(name) if name else plain_board
    return board


def records_folder() -> Path:
    """Where games are kept for this machine's user."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "mindrose" / "records"


def unused(path: Path) -> Path:
    """The path, with a number if there is a file already: the record of an earlier game with the same seed."""
    number, free = 2, path
    while free.exists():
        free = path.with_stem(f"{path.stem}-{number}")
        number += 1
    return free


class Session:
    """A table, the people and bots at it, and one screen."""

    def __init__(
        self,
        table: Table,
        seats: list[str],
        names: str = "",
        language: str = "en",
        save: Path | None = None,
        console: Console | None = None,
    ) -> None:
        if len(seats) != table.players:
            raise BadOption(f"the table has {table.players} seats, but {len(seats)} players are named")
        self.table = table
        self.console = console or Console(highlight=False)
        self.bots: dict[int, Player] = {
            seat: roster.make(table.game, spec, seat) for seat, spec in enumerate(seats) if spec != PERSON
        }
        self.people = [seat for seat, spec in enumerate(seats) if spec == PERSON]
        self.speaker = Speaker(table.game, language, self.seat_names(seats, names), table.options)
        self.save_to = save or unused(records_folder() / f"{table.game.id}-{table.commitment[:12]}.json")
        self.told = dict.fromkeys(self.people, 0)
        self.last_seat: int | None = None
        self.warned = 0  # which answer was asked about once more

    def seat_names(self, seats: list[str], names: str) -> list[str]:
        given = [name.strip() for name in names.split(",")] if names else []
        if len(given) > len(seats):
            raise BadOption(f"there are {len(given)} names for {len(seats)} seats")
        return given

    def say(self, message: str, style: str = "") -> None:
        self.console.print(Text(message, style=style))

    def word(self, message: str, **about: str | int) -> str:
        return self.speaker.terminal(message, **about)

    # Playing

    def play(self) -> None:
        """Plays to the end, or until somebody leaves; the record is kept either way."""
        self.keep()
        self.say(self.word("commitment", hash=self.table.commitment), "dim")
        try:
            while not self.table.over:
                self.go_on()
            self.finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self.keep()
            self.say("")
            self.say(self.word("left", file=str(self.save_to), game=self.table.game.id))

    def go_on(self) -> None:
        """Whoever is waited for answers: bots first, so that a person does not wait for them."""
        waited = [asked for asked in self.table.questions if not asked.settled]
        bots = [asked for asked in waited if asked.seat in self.bots]
        if bots:
            self.bots_answer(bots)
        elif waited[0].forced and len(self.people) == 1:
            self.table.answer(waited[0].answers[0])
        else:
            self.person_answers(waited[0])
            self.reconsider(waited[0].seat)

    def bots_answer(self, bots: list[Asked]) -> None:
        """Those who decide at the same time all look before any of them answers."""
        views = [self.table.view(asked.seat) for asked in bots]
        for asked, view in zip(bots, views, strict=True):
            with self.console.status(self.word("thinking", name=self.speaker.names[asked.seat])):
                answer = self.bots[asked.seat].choose(view)
            self.table.answer(answer, asked.seat)

    def finish(self) -> None:
        self.keep()
        if len(self.people) == 1:
            self.tell_news(self.people[0])
        elif self.people:
            self.tell(self.table.events(None, min(self.told.values())))
        outcome = self.table.outcome
        assert outcome is not None
        self.console.rule()
        self.say(self.speaker.outcome(outcome), "bold")
        self.say(self.word("finished", file=str(self.save_to), seed=self.table.seed), "dim")

    def keep(self) -> None:
        self.table.record().save(self.save_to)

    # A person's question

    def person_answers(self, asked: Asked) -> None:
        self.hand_over(asked.seat)
        self.tell_news(asked.seat)
        self.show(asked, self.word("hint"))
        self.listen(asked, resting=False)

    def reconsider(self, seat: int) -> None:
        """A person who is ready can think again while others decide, before the screen is handed on."""
        while not self.table.over and (asked := self.table.asked(seat)) is not None and asked.settled:
            self.show(asked, self.word("ready"))
            if not self.listen(asked, resting=True):
                return

    def listen(self, asked: Asked, resting: bool) -> bool:
        """Until the question is answered or taken back; one that nobody waits for can be left as it is."""
        while True:
            typed = self.console.input(Text("> ", style="bold")).strip()
            if resting and not typed:
                return False
            try:
                if self.understood(asked, typed):
                    self.keep()
                    return True
            except MindroseError as error:
                self.say(str(error), "yellow")

    def hand_over(self, seat: int) -> None:
        """With several people at one screen, nobody sees another's hand."""
        if len(self.people) > 1 and self.last_seat != seat:
            self.console.clear()
            self.console.input(Text(self.word("hand-over", name=self.speaker.names[seat]), style="bold"))
            self.console.clear()
        self.last_seat = seat

    def tell_news(self, seat: int) -> None:
        """What happened since this person last looked."""
        self.tell(self.table.events(seat, self.told[seat]))
        self.told[seat] = len(self.table.story)

    def tell(self, events: list[dict[str, int | str | None]]) -> None:
        """The log in words; the same line again and again is one line with a count."""
        for line, again in groupby(self.speaker.event(event) for event in events):
            times = len(list(again))
            self.say(f"  {line}" + (f" ×{times}" if times > 1 else ""), "dim")

    def show(self, asked: Asked, hint: str) -> None:
        view = self.table.view(asked.seat)
        board = board_of(self.table.game.id)
        self.console.rule(escape(self.speaker.names[asked.seat]))
        self.console.print(board(view, self.speaker, self.table.game))
        self.say(self.speaker.question(asked.kind, asked.seat, view), "bold")
        for number, (_, choice) in enumerate(asked.shown, start=1):
            self.item(f"{number:>4}", self.speaker.choice(choice, asked.kind, asked.seat))
            if choice.caution:
                self.item("", self.speaker.caution(choice.caution), "yellow")
        for answer in asked.barred:
            label = self.speaker.choice(answer.choice, asked.kind, asked.seat)
            why = self.speaker.refusal(self.table.unspoken(answer, asked.seat))
            self.item("   –", self.word("fact", name=label, value=why), "dim")
        self.say(hint, "dim")

    def item(self, mark: str, text: str, style: str = "") -> None:
        """One line of a list; where it is too long, it goes on under its text, also in writing without spaces."""
        line = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
        line.add_column(width=4)
        line.add_column(overflow="fold")
        line.add_row(Text(mark, style), Text(text, style))
        self.console.print(line)

    def understood(self, asked: Asked, typed: str) -> bool:
        """Carries out what was typed; True if the question has been answered or taken back."""
        word, _, rest = typed.partition(" ")
        if word.isdecimal() and len(word) < 6:
            return self.chosen(asked, int(word))
        found = [command for command in COMMANDS if word and command.startswith(word.lower())]
        if word == "?" or found == ["help"]:
            self.say(self.word("help", rule=asked.rule))
        elif found == ["undo"]:
            self.table.undo()
            return True
        elif found == ["withdraw"]:
            self.table.withdraw()
            return True
        elif found == ["log"]:
            self.tell(self.table.events(asked.seat))
        elif found == ["rule"]:
            self.show_rules(rest, asked.rule)
        elif found == ["card"]:
            self.show_card(rest.strip())
        elif found == ["quit"]:
            raise Leave
        else:
            self.say(self.word("unclear", count=len(asked.answers)), "yellow")
        return False

    def chosen(self, asked: Asked, number: int) -> bool:
        shown = asked.shown
        if not 1 <= number <= len(shown):
            self.say(self.word("unclear", count=len(shown)), "yellow")
            return False
        answer, choice = shown[number - 1]
        if choice.caution and self.warned != number:
            self.warned = number
            self.say(self.word("once-more", number=number, caution=self.speaker.caution(choice.caution)), "yellow")
            return False
        self.warned = 0
        self.table.answer(answer, asked.seat)
        return True

    def show_card(self, wanted: str) -> None:
        """What is printed on a card, or what a word on cards stands for; else what was probably meant."""
        found = self.speaker.looked_up(wanted, self.table.options) if wanted else ""
        if found:
            self.say(found)
            return
        known = self.speaker.looked_for()
        like = nearest(wanted, known) or NONE
        self.say(self.word("no-card", wanted=wanted or NONE, like=like, example=next(iter(known), NONE)), "yellow")

    def show_rules(self, wanted: str, example: str) -> None:
        """The rules with a number or a word; if there are none, an example of a number that there is."""
        rules = rulebook.read_page(self.table.game.id, self.speaker.words.language)
        key = wanted.strip().casefold()
        found = [rule for rule in rules if key and (rule.number.casefold() == key or rule.mentions(key))]
        for rule in found[:12]:
            if rule.gist:
                self.say(f"{rule.number}  {rule.gist}", "bold")
            self.say(f"{' ' * len(rule.number) if rule.gist else rule.number}  {rule.text}")
        if not found:
            self.say(self.word("no-rule", wanted=wanted, rule=example), "yellow")
