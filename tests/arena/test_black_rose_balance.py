"""The balance report of Black Rose Wars: facts that agree with the games, schools judged beside their mean."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from mindrose import library
from mindrose.arena.balance import Study, play_game, survey_of
from mindrose.arena.games import play
from mindrose.arena.report import findings_of, write
from mindrose.faces.black_rose_wars.survey import sources_of
from mindrose.games.black_rose_wars.components.things import ROSE
from mindrose.games.black_rose_wars.game import BlackRoseWarsGame
from mindrose.games.black_rose_wars.rules.ending import total
from mindrose.games.black_rose_wars.state import BlackRoseWars
from mindrose.kernel.chance import QuickChance
from mindrose.kernel.ints import i64
from mindrose.kernel.table import Table
from mindrose.players.player import RandomPlayer

STUDY = Study("black-rose-wars", 4, "random", "roses")
SOME = 3


@cache
def lines() -> list[dict[str, Any]]:
    return [play_game(STUDY, number) for number in range(SOME)]


def begun(number: int) -> Table:
    """A table after its set-up, drawn as a report does."""
    table = library.load("black-rose-wars").new(4, f"drawn-{number}")
    survey_of("black-rose-wars").begin(table, QuickChance(i64(number)))
    return table


def test_mages_schools_and_lists_are_drawn() -> None:
    taken: Counter[tuple[str, Any]] = Counter()
    for number in range(20):
        table = begun(number)
        assert table.question is None or table.question.kind not in ("colour", "mage", "school", "list")
        taken.update(
            (str(event["event"]), event[str(event["event"]).removeprefix("took_")])
            for event in table.events()
            if str(event["event"]).startswith("took_")
        )
    assert len([one for one in taken if one[0] == "took_school"]) == 6
    assert len([one for one in taken if one[0] == "took_list"]) == 12
    assert len([one for one in taken if one[0] == "took_mage"]) == 4


def test_power_by_source_is_all_the_power_of_everybody() -> None:
    table = begun(0)
    play(table, [RandomPlayer(seat) for seat in range(4)])
    facts = survey_of("black-rose-wars").facts(table)
    state, outcome = table.state, table.outcome
    assert isinstance(state, BlackRoseWars)
    assert outcome is not None
    assert [[sum(side["sources"].values())] for side in facts["sides"]] == outcome.points
    assert [sum(other["sources"].values()) for other in facts["others"]] == [total(state, ROSE)]
    assert [side["won"] for side in facts["sides"]] == [outcome.returns(seat) for seat in range(4)]
    assert [other["won"] for other in facts["others"]] == [float(not outcome.winners)]
    assert (facts["rounds"], facts["decisions"]) == (state.round, len(table.given))


def told(*events: tuple[str, dict[str, int]]) -> list[dict[str, Any]]:
    return [{"event": name, **points} for name, points in events]


def power(participant: int, change: int) -> tuple[str, dict[str, int]]:
    return "power", {"participant": participant, "change": change, "total": 9}


@pytest.mark.parametrize(
    ("events", "seat", "expected"),
    [
        ([("restored", {"room": 3}), power(0, 4), power(1, 2)], 0, {"rooms restored": 4}),
        (
            [("cast", {"seat": 0}), ("defeated", {"seat": 1}), ("celled", {"figure": 1}), power(0, 5), power(0, 2)],
            0,
            {"mages defeated": 5, "effects of spells": 2},
        ),
        ([("completed", {"seat": 0}), power(0, 3), power(0, 1)], 0, {"quests completed": 3, "effects of quests": 1}),
        ([("event_drawn", {"seat": 0}), ("crown", {"seat": 0}), power(ROSE, 1)], ROSE, {"events drawn": 1}),
        ([("discarded_quest", {"seat": 2}), power(ROSE, 2)], ROSE, {"quests for the Rose": 2}),
        ([("room", {"room": 1}), power(2, -1)], 2, {"effects of rooms": -1}),
        ([("cast", {"seat": 0}), power(0, 1), ("order", {"order": 16}), power(0, -1)], 0,
         {"effects of spells": 1, "effects of orders": -1}),
        ([("cast", {"seat": 0}), ("reaction", {"order": 3}), power(ROSE, 2)], ROSE, {"effects of orders": 2}),
        ([("restored", {"room": 3}), power(0, 4), ("cast", {"seat": 0}), power(0, 1)], 0,
         {"rooms restored": 4, "effects of spells": 1}),
        ([("bonus", {"participant": 0, "bonus": 2, "number": 1})], 0, {"bonus: crown": 1}),
    ],
)  # fmt: skip
def test_power_has_a_source(events: list[tuple[str, dict[str, int]]], seat: int, expected: dict[str, int]) -> None:
    assert sources_of(told(*events))[seat] == expected


def test_schools_are_judged_beside_the_mean_of_all() -> None:
    findings = findings_of(lines())
    assert findings.tolerance == 0.15
    assert findings.fair == pytest.approx(sum(side["won"] for side in findings.all_sides()) / (4 * SOME))
    assert sum(rate.games for rate in findings.traits()["school"].values()) == 4 * SOME
    assert list(findings.sources()) == ["mages", "Black Rose"]
    assert findings.measures() == ["rounds", "decisions"]


@pytest.mark.parametrize(
    ("players", "option", "name"), [(1, "alone", "Avatar"), (2, "plays", "Avatar"), (2, "alone", "Black Rose")]
)
def test_the_black_rose_is_called_the_avatar_where_it_plays(players: int, option: str, name: str) -> None:
    study = Study("black-rose-wars", players, "random", "possessed", (("avatar", option),))
    findings = findings_of([play_game(study, 0)])
    assert findings.others == [name]
    assert list(findings.sources()) == ["mages", name]


def test_whoever_could_win_in_some_of_the_games_is_told() -> None:
    possessed = play_game(Study("black-rose-wars", 2, "random", "possessed", (("avatar", "plays"),)), 0)
    assert findings_of([lines()[0], possessed]).others == ["Black Rose", "Avatar"]


def test_cards_are_told_by_school_and_side() -> None:
    game = library.load("black-rose-wars")
    assert isinstance(game, BlackRoseWarsGame)
    content = game.pack("default")
    for finding in findings_of(lines()).cards("Cast"):
        spell, side = finding.card.split(", ")
        assert side in ("main", "reverse")
        assert content.school_ids[content.school_of[content.spell_ids.index(spell)]] == finding.side


def test_a_report_of_black_rose_wars(tmp_path: Path) -> None:
    first, *rest = lines()  # the Black Rose has won them all
    mage, *others = first["sides"]
    won = {
        **first,
        "sides": [{**mage, "won": 1.0}, *others],
        "others": [{**each, "won": 0.0} for each in first["others"]],
    }
    write([won, *rest], tmp_path, ("before", lines()[:2]))
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    for kind in ("school", "list", "mage", "seat", "place", "crown at the end"):
        assert f"\n### By {kind}\n" in text
    assert "within 15 % of the mean of all sides" in text
    assert "| source | mages | mages when won | mages when lost | Black Rose |" in text
    assert "| won by Black Rose |" in text
    assert "\n### Points by school\n" in text
    assert "\n## Cards Cast\n" in text
    assert "| rounds |" in text
