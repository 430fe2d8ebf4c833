"""Random games of Black Rose Wars in words, from the setup to the result: all that occurs can be said in all four."""

from __future__ import annotations

import random

import pytest

from mindrose.faces.black_rose_wars.speaker import BlackRoseSpeaker
from mindrose.kernel.table import Asked, Table
from tests.text.black_rose_wars_saying import GAME, KINDS, LANGUAGES, PEOPLE
from tests.text.listening import Heard, Listener, tidy

MOST_ANSWERS = 700


class Chooser(Listener):
    """Answers whoever has to decide, also where several decide at the same time."""

    def play(self, most: int | None = None) -> None:
        while not self.table.over and len(self.table.given) != most:
            asked = self.random.choice(waited_for(self.table))
            self.hear(asked)
            self.hear_refusals()
            legal = asked.answers[1:] if len(asked.answers) > 1 and self.random.random() < self.eager else asked.answers
            self.table.answer(self.random.choice(legal))
            self.hear_events()

    def hear(self, asked: Asked) -> None:
        self.new("kind", asked.kind)
        view = self.table.view(asked.seat)
        fresh = [one.choice for one in asked.answers if self.new(asked.kind, asked.seat, one.choice)]
        others = self.table.view((asked.seat + 1) % self.table.players)["question"]
        for speaker in self.speakers:
            tidy(speaker.question(asked.kind, asked.seat, view))
            for one in others:
                tidy(speaker.waiting(str(one["kind"]), int(one["seat"])))
            for choice in fresh:
                tidy(speaker.choice(choice, asked.kind, asked.seat))


def waited_for(table: Table) -> list[Asked]:
    """Those who are asked, but for those who are ready and could only think again."""
    return [asked for asked in table.questions if asked.kind != "reconsider"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_can_be_told(players: int) -> None:
    heard: Heard = set()
    for seed in range(2):
        table = GAME.new(players, seed=seed, backs_public=seed == 0, summoners_crown=seed == 1)
        speakers = [BlackRoseSpeaker(GAME, one, PEOPLE[one], table.options) for one in LANGUAGES]
        Chooser(table, speakers, seed, heard, 0.6).play(MOST_ANSWERS)


def test_random_games_come_to_nearly_everything() -> None:
    """So that the games above prove something; what they do not come to, `test_black_rose_wars_messages` says."""
    heard: Heard = set()
    for seed in range(8):
        Chooser(GAME.new(1 + seed % 4, seed=seed), (), seed, heard, 0.6).play(MOST_ANSWERS)
    asked = {what[1] for what in heard if what[0] == "kind"}
    told = {event.name for event in GAME.events if any(what[0] == str(("event", event.name)) for what in heard)}
    assert len(asked) > 0.5 * len(KINDS)
    assert len(told) > 0.7 * len(GAME.events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_answers_to_a_question_read_alike(language: str) -> None:
    speaker = BlackRoseSpeaker(GAME, language, PEOPLE[language])
    for seed in range(2):
        table = GAME.new(3 + seed, seed=seed)
        choices = random.Random(seed)
        while not table.over and len(table.given) < MOST_ANSWERS:
            asked = choices.choice(waited_for(table))
            labels = [speaker.choice(one.choice, asked.kind, asked.seat) for one in asked.answers]
            assert len(set(labels)) == len(labels), labels
            table.answer(choices.choice(asked.answers[1:] or asked.answers))
