"""The guided first games: every lesson can be played to its end as it says, and what it says is true."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

import mindrose
from mindrose import registry
from mindrose.kernel.game import Game
from mindrose.kernel.languages import LANGUAGES
from mindrose.kernel.table import Asked, Table
from mindrose.players.greedy import GreedyPlayer
from mindrose.registry import LOCALES
from mindrose.rulebook import read_page
from mindrose.server import lessons
from mindrose.server.wire import Lesson, LessonAnswer, LessonStep
from mindrose.text.words import Words
from tests.server.serving import House
from tests.server.test_people import refused, told

CARD_GAME = "cerebria-cards"
INSIDE_WORLD = "cerebria"
BLACK_ROSE = "black-rose-wars"
LESSONS = {game: {one.id: one for one in lessons.lessons(mindrose.load(game))} for game in registry.having("lessons")}
EVERY = [(game, lesson) for game, own in LESSONS.items() for lesson in own.values()]
every_lesson = pytest.mark.parametrize(("game", "lesson"), EVERY, ids=[f"{game} {lesson.id}" for game, lesson in EVERY])
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Learner:
    """Plays a lesson as it suggests, against the bots that sit at its table."""

    def __init__(self, game: str, lesson: str, seed: int = 0) -> None:
        self.game: Game = mindrose.load(game)
        self.table: Table = lessons.prepared(self.game, lesson)
        self.bot = GreedyPlayer(self.game, seed)
        self.steps = LESSONS[game][lesson].steps

    @property
    def asked(self) -> Asked | None:
        """What the learner is asked, and the others wait for."""
        asked = self.table.asked(0)
        return None if asked is None or asked.settled else asked

    def plays_on(self, wanted: LessonAnswer | None) -> None:
        """The others answer, and what nobody has to be asked is passed over, until it is the learner's move or over."""
        while not self.table.over:
            asked = self.asked
            if asked is None:
                other = next(one for one in self.table.questions if one.seat != 0 and not one.settled)
                self.table.answer(self.bot.choose(self.table.view(other.seat)), other.seat)
            elif len(asked.answers) == 1 and wanted is not None and asked.answers[0].verb != wanted.verb:
                self.table.answer(asked.answers[0])
            else:
                return

    def until(self, say: str) -> Table:
        """The table at the moment when something is said."""
        script = [(step, answer) for step in self.steps for answer in answers_of(step)]
        for place, (step, answer) in enumerate(script):
            self.plays_on(next((later for _, later in script[place:] if later is not None), None))
            if step.say == say:
                return self.table
            if answer is not None:
                self.table.do(answer.verb, by=0, **answer.points)
        raise AssertionError(f"{say} is never said")

    def to_the_end(self) -> Table:
        return self.until(self.steps[-1].say)


def answers_of(step: LessonStep) -> Sequence[LessonAnswer | None]:
    """What a step waits for; None: only that it is read."""
    return step.answers or [None]


def at(game: str, lesson: str, say: str) -> Table:
    return Learner(game, lesson).until(say)


def mindset(table: Table, seat: int) -> list[str]:
    found: list[str | None] = table.view(0)["seats"][seat]["mindset"]
    return [emotion for emotion in found if emotion is not None]


def scored(table: Table, seat: int) -> dict[str, int]:
    found: dict[str, int] = table.view(0)["seats"][seat]["scored"]
    return found


def happened(table: Table) -> list[str]:
    return [str(event["event"]) for event in table.events(0)]


# The scripts


def test_there_are_lessons_for_every_game_of_the_house() -> None:
    assert {game: len(own) for game, own in LESSONS.items()} == {CARD_GAME: 6, INSIDE_WORLD: 8, BLACK_ROSE: 8}
    assert lessons.read("hearts") == []


@every_lesson
def test_a_lesson_is_short(game: str, lesson: Lesson) -> None:
    assert 3 <= len(lesson.steps) <= 8
    assert lesson.steps[-1].answers == []


@every_lesson
def test_a_lesson_begins_with_the_learner(game: str, lesson: Lesson) -> None:
    assert Learner(game, lesson.id).asked is not None


@every_lesson
@pytest.mark.parametrize("seed", range(3))
def test_a_lesson_can_be_played_to_its_end(game: str, lesson: Lesson, seed: int) -> None:
    Learner(game, lesson.id, seed).to_the_end()


@every_lesson
def test_a_lesson_is_the_same_every_time(game: str, lesson: Lesson) -> None:
    assert Learner(game, lesson.id).to_the_end().position() == Learner(game, lesson.id).to_the_end().position()


@every_lesson
def test_every_answer_is_a_choice(game: str, lesson: Lesson) -> None:
    """A step that waits for an answer leaves something else to try, which the guide holds back."""
    for step in lesson.steps:
        if step.answers:
            asked = at(game, lesson.id, step.say).asked(0)
            assert asked is not None
            assert len(asked.answers) > 1, step.say


@every_lesson
def test_the_rules_behind_a_step_are_on_the_page(game: str, lesson: Lesson) -> None:
    numbers = {rule.number for rule in read_page(game)}
    assert [rule for step in lesson.steps for rule in step.rules if rule not in numbers] == []
    assert all(step.rules for step in lesson.steps)


@pytest.mark.parametrize("lesson", LESSONS[CARD_GAME].values(), ids=LESSONS[CARD_GAME].keys())
def test_what_a_step_speaks_of_is_there(lesson: Lesson) -> None:
    for step in lesson.steps:
        view = at(CARD_GAME, lesson.id, step.say).view(0)
        if "card" in step.points:
            assert step.points["card"] in view["seats"][0]["hand"]
        if "place" in step.points:
            place = view["seats"][step.points.get("seat", 0)]["mindset"][step.points["place"]]
            assert place is not None
        if "mood" in step.points:
            assert view["mood"] == step.points["mood"]


@every_lesson
def test_what_a_step_speaks_of_has_a_name(game: str, lesson: Lesson) -> None:
    """Things are named by words of their kinds, so that boards can find them by their words or by their numbers."""
    kinds = mindrose.load(game).kinds("default")
    for step in lesson.steps:
        for points in (step.points, *(answer.points for answer in step.answers)):
            for name, value in points.items():
                words = kinds[name].words if name in kinds else []
                assert isinstance(value, int) or not words or all(word in words for word in value.split("+") if word)


# The words


@every_language
@every_lesson
def test_every_step_is_said(language: str, game: str, lesson: Lesson) -> None:
    words = tutorial(game, language)
    for step in lesson.steps:
        assert words.say(step.say, cards(game))


@every_language
@every_lesson
def test_every_lesson_has_a_title(language: str, game: str, lesson: Lesson) -> None:
    words = tutorial(game, language)
    assert words.say(f"tutorial-lesson-{lesson.id}")
    assert words.say(f"tutorial-lesson-{lesson.id}", attribute="about")


@every_language
@pytest.mark.parametrize("game", [INSIDE_WORLD, BLACK_ROSE])
def test_whoever_tries_something_else_is_told_why_not(language: str, game: str) -> None:
    words = tutorial(game, language)
    for lesson in LESSONS[game].values():
        for step in lesson.steps:
            assert words.has(step.say, "hint") == bool(step.answers), step.say


@pytest.mark.parametrize("language", ["en", "it", "zh"])
@pytest.mark.parametrize("game", [INSIDE_WORLD, BLACK_ROSE])
def test_what_is_to_be_chosen_is_called_by_its_name(language: str, game: str) -> None:
    """But for Russian, where names are declined."""
    words = tutorial(game, language)
    names = named(game, language)
    for lesson in LESSONS[game].values():
        for step in lesson.steps:
            chosen = {answer.points[name] for answer in step.answers for name in CARDS & answer.points.keys()}
            text = words.say(step.say)
            assert [card for card in chosen if names[str(card)].lower() not in text.lower()] == [], step.say


def test_nothing_is_said_twice() -> None:
    said = [step.say for _, lesson in EVERY for step in lesson.steps]
    assert len(said) == len(set(said))


CARDS = {"card", "spell", "quest", "school"}


def tutorial(game: str, language: str) -> Words:
    """What is said at the lessons of a game, in this language alone."""
    words = Words(language, "")
    words.files, words.english = [LOCALES / language / f"{game}-lessons.ftl"], None
    return words


def cards(game: str) -> dict[str, str]:
    """What texts may name."""
    return {str(card["id"]): "…" for card in mindrose.load(game).content().get("cards", [])}


@cache
def named(game: str, language: str) -> dict[str, str]:
    """Everything in the content that has a name."""
    found: dict[str, str] = {}

    def look(part: object) -> None:
        if isinstance(part, dict):
            name = part.get("name")
            if isinstance(name, dict) and "id" in part:
                found.setdefault(str(part["id"]), str(name[language]))
        for inner in part.values() if isinstance(part, dict) else part if isinstance(part, list) else []:
            look(inner)

    look(mindrose.load(game).content())
    return found


# What the lessons of the Card Game say is true


def test_the_first_turn_brings_three_fragments_of_bliss() -> None:
    table = at(CARD_GAME, "first-turn", "tutorial-first-end")
    assert mindset(table, 0) == ["hope f2", "comfort f1 fresh"]


def test_two_abilities_lose_no_fragment() -> None:
    table = at(CARD_GAME, "abilities", "tutorial-ability-end")
    assert mindset(table, 0) == ["hope f1", "valor f1", "brightness-y a2", "trust f1 fresh"]
    assert mindset(table, 1) == ["mistrust f1"]
    assert len(table.view(0)["seats"][0]["hand"]) == 3
    assert table.view(0)["actions"] == 1


def test_a_fused_emotion_is_used_at_once_and_absorbs() -> None:
    table = at(CARD_GAME, "fusion", "tutorial-fusion-end")
    assert mindset(table, 0) == ["panic+bleakness-gn f1 a1 fresh"]
    assert mindset(table, 1) == ["safety f1"]


@pytest.mark.parametrize("seed", range(20))
def test_both_counter(seed: int) -> None:
    """The text tells that the opponent has countered, so the bot has to, whatever it imagines."""
    table = Learner(CARD_GAME, "counter", seed).until("tutorial-counter-end")
    assert happened(table).count("countered") == 2
    assert mindset(table, 0) == ["faith f2", "valor f1"]
    assert mindset(table, 1) == ["panic f1", "animosity f2"]


def test_the_revelation_brings_ten() -> None:
    table = at(CARD_GAME, "revelation", "tutorial-revelation-scored")
    assert scored(table, 0) == {"bliss": 10, "gloom": 0}
    assert {"revelation", "bonus", "cycle", "mood"} <= set(happened(table))
    assert len(table.view(0)["seats"][0]["hand"]) == 4


@every_language
def test_what_is_said_of_the_mood_is_on_the_table(language: str) -> None:
    """CC-11.8 It is tossed, not turned over: the same face may come up again, and the text says which did."""
    table = at(CARD_GAME, "revelation", "tutorial-revelation-cycle")
    tosses = [event["polarity"] for event in table.events(0) if event["event"] == "mood"]
    assert (table.view(0)["mood"], tosses) == ("bliss", [0])
    said = tutorial(CARD_GAME, language).say("tutorial-revelation-cycle", {})
    assert Words(language, CARD_GAME).say("word-bliss", {}) in said


def test_a_revelation_too_early_lets_the_opponent_win() -> None:
    table = at(CARD_GAME, "victory", "tutorial-victory-evoke")
    table.do("impulse", by=0, column=2)
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ([1], "balance")


def test_singlemindedness_wins() -> None:
    table = at(CARD_GAME, "victory", "tutorial-victory-end")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ([0], "singlemindedness_bliss")
    assert scored(table, 0)["bliss"] == 12
    assert scored(table, 1) == {"bliss": 7, "gloom": 7}


# What the lessons of the Inside World say is true


def test_the_ring_leaves_two_willpower_and_three_essence() -> None:
    view = at(INSIDE_WORLD, "ring", "tutorial-ring-end").view(0)
    assert (view["seats"][0]["at"], view["seats"][0]["wp"], view["seats"][0]["essence"]) == ("valley", 2, 3)
    assert (view["control"]["valley"], view["actions"]) == ("bliss", 0)


def test_courage_blocks_fear() -> None:
    assert at(INSIDE_WORLD, "invoke", "tutorial-invoke-courage").view(0)["control"]["valley"] == "gloom"
    control = at(INSIDE_WORLD, "invoke", "tutorial-invoke-blocked").view(0)["control"]
    assert (control["valley"], control["valley-cradle"]) == ("bliss", "bliss")
    view = at(INSIDE_WORLD, "invoke", "tutorial-invoke-end").view(0)
    assert (view["intensity"]["valley-2"], view["control"]["willow-valley"]) == (3, "bliss")


def test_quelling_fear_wins_the_cradle() -> None:
    assert at(INSIDE_WORLD, "quell", "tutorial-quell-quell").view(0)["control"]["cradle"] is None
    view = at(INSIDE_WORLD, "quell", "tutorial-quell-end").view(0)
    assert (view["control"]["cradle"], view["factions"]["bliss"]["ambition"]) == ("bliss", 0)
    assert set(view["seats"][0]["hand"]) >= {"optimism known", "kindness"}


def test_absorb_takes_four_and_the_origin_turns_twice() -> None:
    assert at(INSIDE_WORLD, "absorb", "tutorial-absorb-turned").view(0)["origin"]["commitment"] == 3
    view = at(INSIDE_WORLD, "absorb", "tutorial-absorb-end").view(0)
    assert (view["offset"], view["seats"][0]["wp"]) == (2, 4)


def test_both_aspirations_bring_a_major_fragment() -> None:
    view = at(INSIDE_WORLD, "aspirations", "tutorial-aspirations-end").view(0)
    assert view["factions"]["bliss"]["identity"] == {"minor": 0, "major": 1, "capstone": 0}
    assert view["factions"]["gloom"]["identity"] == {"minor": 1, "major": 0, "capstone": 0}
    assert (view["origin"]["commitment"], view["actions"], len(view["common"])) == (7, 2, 2)


def test_without_intensify_there_is_only_a_minor_one() -> None:
    learner = Learner(INSIDE_WORLD, "aspirations")
    learner.until("tutorial-aspirations-intensify").do("absorb", by=0).do("bonus", by=0)
    assert learner.table.view(0)["factions"]["bliss"]["identity"] == {"minor": 1, "major": 0, "capstone": 0}


def test_the_old_fortress_joins_and_the_new_one_stays() -> None:
    table = at(INSIDE_WORLD, "fortress", "tutorial-fortress-built")
    assert table.view(0)["control"]["cradle"] == "bliss"
    view = at(INSIDE_WORLD, "fortress", "tutorial-fortress-end").view(0)
    assert view["factions"]["bliss"]["identity"]["minor"] == 2
    assert view["factions"]["gloom"]["identity"]["minor"] == 1
    assert {site: of.split()[0] for site, of in view["sites"].items()} == {"cradle": "bliss", "land": "gloom"}


def test_two_intentions_bring_three_points() -> None:
    view = at(INSIDE_WORLD, "vibes", "tutorial-vibes-end").view(0)
    assert (view["factions"]["bliss"]["points"], view["seats"][0]["essence"]) == (3, 1)
    assert view["spaces"]["valley-1"].startswith("benevolence 3")
    assert view["origin"]["commitment"] == 2


def test_bliss_wins_by_a_point() -> None:
    outcome = at(INSIDE_WORLD, "end", "tutorial-end-won").outcome
    assert outcome is not None
    assert (outcome.winners, outcome.points[:2]) == ([0, 2], [[21], [20]])


# What the lessons of Black Rose Wars say is true


def seats(table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.view(0)["seats"]
    return found


def test_rikkart_leaves_the_cell_and_drifts_to_the_arena() -> None:
    table = at(BLACK_ROSE, "lodge", "tutorial-lodge-end")
    assert (seats(table)[0]["at"], seats(table)[0]["tokens"], len(seats(table)[0]["hand"])) == ("P09", 1, 1)


def test_the_baron_is_defeated_and_the_garden_is_full() -> None:
    table = at(BLACK_ROSE, "fight", "tutorial-fight-end")
    assert (seats(table)[0]["power"], table.view(0)["rose"]["power"]) == (4, 2)
    assert (seats(table)[0]["trophies"], seats(table)[1]["at"], seats(table)[1]["cubes"]) == ([1], "cell", [])
    assert table.view(0)["lodge"]["P14"]["cubes"] == [0, 1, 0, 0]


def test_everybody_is_ready_when_the_plan_stands() -> None:
    view = at(BLACK_ROSE, "planning", "tutorial-planning-ready").view(0)
    assert view["phase"] == "action"
    laid = {slot: (card["spell"], card["side"]) for slot, card in view["seats"][0]["board"].items()}
    assert laid == {"quick": ("stampede", "reverse"), "i": ("merciless-flame", "main"), "ii": ("mine-field", "main")}


def test_three_spells_bring_five_damage_and_four_cubes() -> None:
    table = at(BLACK_ROSE, "casting", "tutorial-casting-end")
    assert seats(table)[1]["cubes"] == [0] * 5
    assert table.view(0)["lodge"]["P05"]["cubes"] == [0] * 4


@pytest.mark.parametrize("seed", range(8))
def test_the_trap_and_the_defence_both_work(seed: int) -> None:
    """The text tells that the Baron's spell hits, so the bot must not choose an imaginary target."""
    table = Learner(BLACK_ROSE, "trap", seed).until("tutorial-trap-end")
    assert (seats(table)[0]["cubes"], seats(table)[1]["cubes"]) == ([], [0, 0, 0])
    assert list(seats(table)[1]["hexes"]) == ["frailty"]


def test_what_was_played_before_a_lesson_is_in_its_story() -> None:
    assert happened(Learner(BLACK_ROSE, "trap").table)[:2] == ["action", "cast"]


def test_a_quest_brings_two_power_and_a_second_cadaver() -> None:
    table = at(BLACK_ROSE, "quest", "tutorial-quest-end")
    assert (seats(table)[0]["power"], seats(table)[1]["cubes"]) == (2, [0, 0])
    assert set(table.view(0)["evocations"]) == {"cadaver-1", "cadaver-2"}


def test_the_black_rose_has_five_power_before_planning() -> None:
    view = at(BLACK_ROSE, "rose", "tutorial-rose-end").view(0)
    assert (view["phase"], view["rose"]["power"]) == ("planning", 5)
    assert {"demolition-charge", "herb-smoke"} <= {card.split()[0] for card in view["seats"][0]["hand"]}
    assert [place["cubes"] for place in view["lodge"].values() if place["room"] == "throne"] == [["rose"]]


def test_rikkart_becomes_grand_master() -> None:
    outcome = at(BLACK_ROSE, "power", "tutorial-power-end").outcome
    assert outcome is not None
    assert (outcome.winners, outcome.points) == ([0], [[36], [32]])


# Over the wire


def test_lessons_are_told(sqlite_house: House) -> None:
    browser = sqlite_house.browser()
    found = told(browser.get("/api/games/cerebria-cards/lessons"))
    assert [lesson["id"] for lesson in found] == list(LESSONS[CARD_GAME])
    assert found[0]["steps"][1] == {
        "say": "tutorial-first-impulse",
        "rules": ["CC-3.3", "CC-4.1"],
        "points": {},
        "answers": [{"verb": "impulse", "points": {"column": 0}}],
    }
    refused(browser.get("/api/games/chess/lessons"), 404, "E_NO_GAME")


@pytest.mark.parametrize(
    ("lesson", "bots"),
    [("cerebria-cards/lessons/fusion", 1), ("cerebria/lessons/ring", 3), ("black-rose-wars/lessons/trap", 1)],
)
def test_a_lesson_is_a_table_of_its_own(sqlite_house: House, lesson: str, bots: int) -> None:
    browser = sqlite_house.browser("Ann")
    table = told(browser.post(f"/api/games/{lesson}"))
    assert (table["state"], table["you"], table["public"]) == ("playing", [0], False)
    assert [seat["kind"] for seat in table["seats"]] == ["person", *["bot"] * bots]
    assert told(browser.get(f"/api/tables/{table['id']}"))["asked"] == [0]


def test_a_lesson_is_refused(sqlite_house: House) -> None:
    ann = sqlite_house.browser("Ann")
    refused(ann.post("/api/games/cerebria-cards/lessons/chess"), 404, "E_NOT_FOUND")
    refused(ann.post("/api/games/chess/lessons/fusion"), 404, "E_NO_GAME")
    refused(sqlite_house.browser().post("/api/games/cerebria-cards/lessons/fusion"), 401, "E_NO_PLAYER")
