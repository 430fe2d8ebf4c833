"""The guided first game: every lesson can be played to its end as it says, and what it says is true."""

from __future__ import annotations

import pytest

import mindrose
from mindrose.kernel.languages import LANGUAGES
from mindrose.kernel.table import Table
from mindrose.players.greedy import GreedyPlayer
from mindrose.registry import LOCALES
from mindrose.server import lessons
from mindrose.server.wire import Lesson, LessonStep
from mindrose.text.words import Words
from tests.server.serving import House
from tests.server.test_people import refused, told

GAME = mindrose.load("cerebria-cards")
LESSONS = {lesson.id: lesson for lesson in lessons.lessons(GAME)}
CARDS = [card["id"] for card in GAME.content()["cards"]]
every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS.keys())
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Learner:
    """Plays a lesson as it suggests, against the bot that sits at its table."""

    def __init__(self, lesson: Lesson, seed: int = 0) -> None:
        self.table: Table = lessons.prepared(GAME, lesson.id)
        self.bot = GreedyPlayer(GAME, seed)
        self.steps = lesson.steps

    def plays_on(self) -> None:
        """The opponent answers until it is the learner's move, or the game is over."""
        while (asked := self.table.question) is not None and asked.seat != 0:
            self.table.answer(self.bot.choose(self.table.view(asked.seat)))

    def take(self, step: LessonStep) -> None:
        self.plays_on()
        if step.verb:
            self.table.do(step.verb, by=0, **step.points)

    def until(self, say: str) -> Table:
        """The table at the moment when something is said."""
        for step in self.steps:
            if step.say == say:
                self.plays_on()
                return self.table
            self.take(step)
        raise AssertionError(f"{say} is never said")


def mindset(table: Table, seat: int) -> list[str]:
    found: list[str | None] = table.view(0)["seats"][seat]["mindset"]
    return [emotion for emotion in found if emotion is not None]


def scored(table: Table, seat: int) -> dict[str, int]:
    found: dict[str, int] = table.view(0)["seats"][seat]["scored"]
    return found


def happened(table: Table) -> list[str]:
    return [str(event["event"]) for event in table.events(0)]


# The scripts


def test_there_are_lessons_for_the_card_game_only() -> None:
    assert 4 <= len(LESSONS) <= 6
    assert lessons.read("hearts") == []


@every_lesson
def test_a_lesson_is_short_and_for_two(lesson: Lesson) -> None:
    assert 3 <= len(lesson.steps) <= 8
    assert lessons.prepared(GAME, lesson.id).players == 2


@every_lesson
def test_a_lesson_begins_with_the_learner(lesson: Lesson) -> None:
    asked = lessons.prepared(GAME, lesson.id).question
    assert asked is not None
    assert asked.seat == 0


@every_lesson
@pytest.mark.parametrize("seed", range(5))
def test_a_lesson_can_be_played_to_its_end(lesson: Lesson, seed: int) -> None:
    learner = Learner(lesson, seed)
    for step in lesson.steps:
        learner.take(step)
    learner.plays_on()


@every_lesson
def test_a_lesson_is_the_same_every_time(lesson: Lesson) -> None:
    last = lesson.steps[-1].say
    assert Learner(lesson).until(last).position() == Learner(lesson).until(last).position()


@every_lesson
def test_what_a_step_speaks_of_is_there(lesson: Lesson) -> None:
    for step in lesson.steps:
        view = Learner(lesson).until(step.say).view(0)
        if "card" in step.points:
            assert step.points["card"] in view["seats"][0]["hand"]
        if "place" in step.points:
            place = view["seats"][step.points.get("seat", 0)]["mindset"][step.points["place"]]
            assert place is not None
        if "mood" in step.points:
            assert view["mood"] == step.points["mood"]


# The words


@every_language
@every_lesson
def test_every_step_is_said(language: str, lesson: Lesson) -> None:
    words = tutorial(language)
    for step in lesson.steps:
        assert words.say(step.say, dict.fromkeys(CARDS, "…"))


@every_language
@every_lesson
def test_every_lesson_has_a_title(language: str, lesson: Lesson) -> None:
    words = tutorial(language)
    assert words.say(f"tutorial-lesson-{lesson.id}")
    assert words.say(f"tutorial-lesson-{lesson.id}", attribute="about")


def test_nothing_is_said_twice() -> None:
    said = [step.say for lesson in LESSONS.values() for step in lesson.steps]
    assert len(said) == len(set(said))


# What they say is true


def test_the_first_turn_brings_three_fragments_of_bliss() -> None:
    table = Learner(LESSONS["first-turn"]).until("tutorial-first-end")
    assert mindset(table, 0) == ["hope f2", "comfort f1 fresh"]


def test_two_abilities_lose_no_fragment() -> None:
    table = Learner(LESSONS["abilities"]).until("tutorial-ability-end")
    assert mindset(table, 0) == ["hope f1", "valor f1", "brightness-y a2", "trust f1 fresh"]
    assert mindset(table, 1) == ["mistrust f1"]
    assert len(table.view(0)["seats"][0]["hand"]) == 3
    assert table.view(0)["actions"] == 1


def test_a_fused_emotion_is_used_at_once_and_absorbs() -> None:
    table = Learner(LESSONS["fusion"]).until("tutorial-fusion-end")
    assert mindset(table, 0) == ["panic+bleakness-gn f1 a1 fresh"]
    assert mindset(table, 1) == ["safety f1"]


def tutorial(language: str) -> Words:
    """What is said at lessons, in this language alone."""
    words = Words(language, "")
    words.files, words.english = [LOCALES / language / "tutorial.ftl"], None
    return words


@pytest.mark.parametrize("seed", range(20))
def test_both_counter(seed: int) -> None:
    """The text tells that the opponent has countered, so the bot has to, whatever it imagines."""
    table = Learner(LESSONS["counter"], seed).until("tutorial-counter-end")
    assert happened(table).count("countered") == 2
    assert mindset(table, 0) == ["faith f2", "valor f1"]
    assert mindset(table, 1) == ["panic f1", "animosity f2"]


def test_the_revelation_brings_ten() -> None:
    learner = Learner(LESSONS["revelation"])
    assert scored(learner.until("tutorial-revelation-scored"), 0) == {"bliss": 10, "gloom": 0}
    assert {"revelation", "bonus", "cycle", "mood"} <= set(happened(learner.table))
    assert len(learner.table.view(0)["seats"][0]["hand"]) == 4


@every_language
def test_what_is_said_of_the_mood_is_on_the_table(language: str) -> None:
    """CC-11.8 It is tossed, not turned over: the same face may come up again, and the text says which did."""
    table = Learner(LESSONS["revelation"]).until("tutorial-revelation-cycle")
    tosses = [event["polarity"] for event in table.events(0) if event["event"] == "mood"]
    assert (table.view(0)["mood"], tosses) == ("bliss", [0])
    assert Words(language, GAME.id).say("word-bliss", {}) in tutorial(language).say("tutorial-revelation-cycle", {})


def test_a_revelation_too_early_lets_the_opponent_win() -> None:
    table = Learner(LESSONS["victory"]).until("tutorial-victory-evoke")
    table.do("impulse", by=0, column=2)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ([1], "balance")


def test_singlemindedness_wins() -> None:
    table = Learner(LESSONS["victory"]).until("tutorial-victory-end")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ([0], "singlemindedness_bliss")
    assert scored(table, 0)["bliss"] == 12
    assert scored(table, 1) == {"bliss": 7, "gloom": 7}


# Over the wire


def test_lessons_are_told(sqlite_house: House) -> None:
    browser = sqlite_house.browser()
    found = told(browser.get("/api/games/cerebria-cards/lessons"))
    assert [lesson["id"] for lesson in found] == list(LESSONS)
    assert found[0]["steps"][1] == {"say": "tutorial-first-impulse", "verb": "impulse", "points": {"column": 0}}
    refused(browser.get("/api/games/chess/lessons"), 404, "E_NO_GAME")


def test_a_lesson_is_a_table_of_its_own(sqlite_house: House) -> None:
    browser = sqlite_house.browser("Ann")
    table = told(browser.post("/api/games/cerebria-cards/lessons/fusion"))
    assert (table["state"], table["you"], table["public"]) == ("playing", [0], False)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot"]
    assert told(browser.get(f"/api/tables/{table['id']}"))["asked"] == [0]


def test_a_lesson_is_refused(sqlite_house: House) -> None:
    ann = sqlite_house.browser("Ann")
    refused(ann.post("/api/games/cerebria-cards/lessons/chess"), 404, "E_NOT_FOUND")
    refused(ann.post("/api/games/chess/lessons/fusion"), 404, "E_NO_GAME")
    refused(sqlite_house.browser().post("/api/games/cerebria-cards/lessons/fusion"), 401, "E_NO_PLAYER")
