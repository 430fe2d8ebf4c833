"""Random games of Cerebria, spoken from the setup to the result: all that occurs can be said in every language."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from mindrose.games.cerebria.vocabulary import EDITIONS, SIDES
from mindrose.kernel.errors import Refusal
from mindrose.kernel.game import Value
from mindrose.kernel.table import Table
from mindrose.text import CerebriaSpeaker
from tests.text.cerebria_saying import CODES, GAME, KINDS, LANGUAGES, PEOPLE

MOST_ANSWERS = 500  # of one game; turns that only pass would go on for ever


def variants() -> Iterator[dict[str, Value]]:
    """Every edition, mode and side of the boards that can be played together."""
    for edition, mode, spirits, intentions in itertools.product(EDITIONS, ("full", "basic"), SIDES, SIDES):
        if mode == "full" or (spirits, intentions) == ("a", "a"):
            yield {"edition": edition, "mode": mode, "spirit_side": spirits, "intention_side": intentions}


def tables() -> list[tuple[int, dict[str, Value]]]:
    found = [(players, variant) for players in (2, 3, 4) for variant in variants()]
    return [one for one in found if one[0] == 4 or one[1]["mode"] == "full" or one[1]["edition"] == "revised"]


class Listener:
    """Hears a game in all four languages; what was said once need not be said again."""

    heard: set[tuple[str, ...]]

    def __init__(self, table: Table, seed: int, heard: set[tuple[str, ...]] | None = None) -> None:
        self.table = table
        self.random = random.Random(seed)
        self.speakers = [CerebriaSpeaker(GAME, one, PEOPLE[one], table.options) for one in LANGUAGES]
        self.heard = set() if heard is None else heard
        self.told = [0] * (table.players + 1)

    def new(self, *what: object) -> bool:
        key = tuple(str(thing) for thing in what)
        if key in self.heard:
            return False
        self.heard.add(key)
        return True

    def play(self) -> None:
        answers = 0
        while not self.table.over and answers < MOST_ANSWERS:
            answers += 1
            self.hear_question()
            self.hear_refusals()
            self.table.answer(self.answer())
            self.hear_events()
        if self.table.outcome is not None:
            for speaker in self.speakers:
                tidy(speaker.outcome(self.table.outcome))

    def answer(self) -> int:
        """Anything but to pass, mostly: so that more happens."""
        legal = self.table.legal()
        return self.random.choice(legal[1:] if len(legal) > 1 and self.random.random() < 0.7 else legal)

    def hear_question(self) -> None:
        asked = self.table.question
        assert asked is not None
        self.new("kind", asked.kind)
        view = self.table.view(asked.seat)
        waited = str(self.table.view((asked.seat + 1) % self.table.players)["question"][0]["kind"])
        choices = [option.choice for option in asked.options]
        fresh = [choice for choice in choices if self.new(asked.kind, choice)]
        for speaker in self.speakers:
            if fresh:
                tidy(speaker.question(asked.kind, asked.seat, view))
            tidy(speaker.waiting(waited, asked.seat))
            for choice in fresh:
                tidy(speaker.choice(choice, asked.kind, asked.seat))

    def hear_refusals(self) -> None:
        """A few answers that may be illegal, from seats that may not be asked."""
        for seat in (None, self.random.randrange(self.table.players)):
            for number in self.random.sample(range(-1, GAME.actions), 5):
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


@pytest.mark.parametrize(("players", "variant"), tables())
def test_random_games_can_be_told(players: int, variant: dict[str, Value]) -> None:
    for seed in range(2):
        rules: dict[str, Value] = {"hand_limit": 5, "vibe_tokens": "limited"} if seed else {}
        Listener(GAME.new(players, seed=seed, **variant, **rules), seed).play()


def test_random_games_come_to_nearly_everything() -> None:
    """So that the games above prove something; what they do not come to, `test_cerebria_messages` says."""
    heard: set[tuple[str, ...]] = set()
    for number, (players, variant) in enumerate(tables()):
        limit = 4 if number % 2 else None
        listener = Listener(GAME.new(players, seed=number, hand_limit=limit, **variant), number, heard)
        listener.speakers = []
        listener.play()
    asked = {what[1] for what in heard if what[0] == "kind"}
    told = {event.name for event in GAME.events if any(what[0] == str(("event", event.name)) for what in heard)}
    refused = {what[1] for what in heard if what[0] == "refusal"} & set(CODES)
    assert len(asked) > 0.6 * len(KINDS)
    assert len(told) > 0.8 * len(GAME.events)
    assert len(refused) > 0.6 * len(CODES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_answers_to_a_question_read_alike(language: str) -> None:
    speaker = CerebriaSpeaker(GAME, language, PEOPLE[language])
    for seed, side in ((5, "a"), (6, "b")):
        table = GAME.new(4, seed=seed, spirit_side=side)
        choices = random.Random(seed)
        while not table.over and len(table.given) < 250:
            asked = table.question
            assert asked is not None
            labels = [speaker.choice(option.choice, asked.kind, asked.seat) for option in asked.options]
            assert len(set(labels)) == len(labels), labels
            legal = table.legal()
            table.answer(choices.choice(legal[1:] or legal))
