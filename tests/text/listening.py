"""Games heard from the first question to the result, in all four languages."""

from __future__ import annotations

import random
from collections.abc import Sequence

from mindrose.kernel.errors import Refusal
from mindrose.kernel.table import Table
from mindrose.text import Speaker

Heard = set[tuple[str, ...]]


class Listener:
    """Plays a table at random and has everything said; what was said once need not be said again.

    `heard` is what was said at other tables of the same speakers. `eager` is how often the first answer, which mostly
    is to pass, is no choice: so more happens.
    """

    def __init__(
        self, table: Table, speakers: Sequence[Speaker], seed: int, heard: Heard | None = None, eager: float = 0.0
    ) -> None:
        self.table = table
        self.speakers = speakers
        self.random = random.Random(seed)
        self.heard: Heard = set() if heard is None else heard
        self.eager = eager
        self.told = [0] * (table.players + 1)

    def new(self, *what: object) -> bool:
        key = tuple(str(thing) for thing in what)
        if key in self.heard:
            return False
        self.heard.add(key)
        return True

    def play(self, most: int | None = None) -> None:
        """To the end, or until so many answers are given."""
        while not self.table.over and len(self.table.given) != most:
            self.hear_question()
            self.hear_refusals()
            self.table.answer(self.answer())
            self.hear_events()
        if self.table.outcome is not None:
            for speaker in self.speakers:
                tidy(speaker.outcome(self.table.outcome))

    def answer(self) -> int:
        legal = self.table.legal()
        return self.random.choice(legal[1:] if len(legal) > 1 and self.random.random() < self.eager else legal)

    def hear_question(self) -> None:
        asked = self.table.question
        assert asked is not None
        self.new("kind", asked.kind)
        view = self.table.view(asked.seat)
        waited = str(self.table.view((asked.seat + 1) % self.table.players)["question"][0]["kind"])
        choices = [option.choice for option in asked.answers]
        fresh = [choice for choice in choices if self.new(asked.kind, asked.seat, choice)]
        for speaker in self.speakers:
            tidy(speaker.question(asked.kind, asked.seat, view))
            tidy(speaker.waiting(waited, asked.seat))
            for choice in fresh:
                tidy(speaker.choice(choice, asked.kind, asked.seat))

    def hear_refusals(self) -> None:
        """A few answers that may be illegal, from seats that may not be asked."""
        for seat in (None, self.random.randrange(self.table.players)):
            for number in self.random.sample(range(-1, self.table.game.actions), 6):
                refusal = self.table.refusal(number, seat)
                if refusal is not None:
                    self.hear_refusal(refusal)

    def hear_refusal(self, refusal: Refusal) -> None:
        if self.new("refusal", refusal.code, refusal.rule, refusal.about):
            for speaker in self.speakers:
                said = speaker.refusal(refusal)
                tidy(said)
                assert refusal.rule in said
                assert "E_" not in said

    def hear_events(self) -> None:
        for seat in range(self.table.players + 1):
            viewer = seat if seat < self.table.players else None
            events = self.table.events(viewer, self.told[seat])
            self.told[seat] = len(self.table.story)
            for event in events:
                if self.new(*event.items()):
                    for speaker in self.speakers:
                        tidy(speaker.event(event))


def tidy(text: str) -> None:
    """A whole sentence or label: no placeholder, no bare word of the vocabulary."""
    assert text
    assert not set(text) & {"{", "}", "$", "_"}, text
    assert "  " not in text
