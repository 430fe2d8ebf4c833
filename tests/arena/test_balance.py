"""The balance report: settings spread evenly, facts that agree with the games, rates that say what they can."""

from __future__ import annotations

import importlib.util
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from mindrose import library
from mindrose.arena import balance
from mindrose.arena.balance import Study, cell, play_game, run
from mindrose.arena.crew import crew_of
from mindrose.arena.findings import Findings, average_effect, standing
from mindrose.arena.games import hash_seed, play
from mindrose.arena.plots import MISSING
from mindrose.arena.rates import Change, Rate
from mindrose.arena.report import write
from mindrose.arena.tournament import Pairing, Result
from mindrose.cli import app
from mindrose.faces.cerebria.survey import goals_of
from mindrose.kernel.errors import BadOption
from mindrose.kernel.table import Table
from mindrose.players import roster

CEREBRIA = Study("cerebria", 4, "random", "balance-test")
CARDS = Study("cerebria-cards", 3, "random", "balance-test")
DRAWN = importlib.util.find_spec("matplotlib") is not None


# The settings


def test_every_combination_is_met_once_in_a_round() -> None:
    assert CEREBRIA.combinations() == 72
    met = Counter(json.dumps(CEREBRIA.settings(number), sort_keys=True) for number in range(144))
    assert set(met.values()) == {2}


def test_a_part_of_a_round_is_spread_too() -> None:
    settings = [CEREBRIA.settings(number) for number in range(30)]
    assert Counter(each["first"] for each in settings) == {"bliss": 15, "gloom": 15}
    pairs = Counter((each["spirit_0"], each["spirit_2"]) for each in settings)
    assert len(pairs) == 6
    assert min(pairs.values()) >= 3


@pytest.mark.parametrize("sizes", [[], [1], [2, 6, 6], [2, 6, 6, 2, 2, 2], [7]])
def test_cells_do_not_repeat(sizes: list[int]) -> None:
    number = 1
    for size in sizes:
        number *= size
    assert len({tuple(cell(sizes, index)) for index in range(number)}) == number


def test_what_is_given_stays_as_it_is() -> None:
    study = Study("cerebria", 4, "random", "0", (("spirit_2", "love"), ("first", "gloom"), ("deck_1", "starter")))
    assert study.combinations() == 3 * 6
    for number in range(18):
        settings = study.settings(number)
        assert (settings["spirit_2"], settings["first"], settings["deck_1"]) == ("love", "gloom", "starter")
        assert settings["deck_0"] == "spirit"


def test_more_can_be_varied() -> None:
    study = Study("cerebria", 4, "random", "0", vary=("deck", "side", "edition"))
    assert study.combinations() == 72 * 4 * 4 * 2
    settings = [study.settings(number) for number in range(64)]
    for name in ("edition", "intention_side", "spirit_side", "deck_0", "deck_1"):
        assert min(Counter(each[name] for each in settings).values()) >= 28
    assert all(each["deck_0"] == each["deck_2"] for each in settings)


@pytest.mark.parametrize(("players", "combinations"), [(2, 2 * 4 * 4), (3, 6 * 4)])
def test_fewer_players_have_fewer_spirits(players: int, combinations: int) -> None:
    assert Study("cerebria", players, "random", "0").combinations() == combinations


@pytest.mark.parametrize(
    ("study", "words"),
    [
        (Study("cerebria", 4, "random", "0", vary=("colour",)), "cannot be varied; these can: deck, side, edition"),
        (Study("cerebria", 4, "random", "0", vary=("first",)), "spread anyway"),
        (Study("cerebria", 4, "random", "0", (("edition", "first"),), ("edition",)), "only one of them"),
        (Study("cerebria", 4, "random", "0", (("deck_0", "starter"),), ("deck",)), "only one of them"),
        (Study("cerebria", 4, "random", "0", vary=("mode", "side")), "CB-1.2.1"),
        (Study("cerebria-cards", 2, "random", "0", vary=("deck",)), "cannot be varied"),
    ],
)
def test_settings_that_cannot_be_are_refused_before_any_game(study: Study, words: str, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=words):
        run(study, tmp_path / "report", 100)
    assert not (tmp_path / "report").exists()


# The games


@pytest.mark.parametrize("vary", [(), ("edition", "deck", "side")])
def test_points_by_source_are_all_the_points(vary: tuple[str, ...]) -> None:
    study = Study("cerebria", 4, "random", "points", vary=vary)
    for number in range(8):
        line = play_game(study, number)
        table = replayed(line)
        outcome = table.outcome
        assert outcome is not None
        assert [sum(side["sources"].values()) for side in line["sides"]] == [outcome.points[0][0], outcome.points[1][0]]
        assert [side["won"] for side in line["sides"]] == [outcome.returns(0), outcome.returns(1)]
        assert line["reason"] == outcome.reason
        assert line["decisions"] == len(table.given)
        entered = [event for event in table.events() if event["event"] == "entered"]
        assert sum(sum(side["cards"]["Invoked"].values()) for side in line["sides"]) == len(entered)


def replayed(line: dict[str, Any]) -> Table:
    """The same game once more, from what its line says."""
    game = library.load(line["game"])
    seats = range(line["players"])
    table = game.new(line["players"], f"{line['seed']}-{line['number']}", **line["options"])
    return play(
        table, [roster.make(game, line["bot"], hash_seed(line["seed"], line["number"], seat)) for seat in seats]
    )


@pytest.mark.parametrize("players", [2, 3])
def test_games_with_shapers_are_told(players: int) -> None:
    line = play_game(Study("cerebria", players, "random", "shapers"), 0)
    spirits = [len(side["traits"]["spirit"]) for side in line["sides"]]
    assert spirits == [players - 1, 1]
    assert [side["name"] for side in line["sides"]] == ["bliss", "gloom"]


def test_aspirations_are_tested_for_their_owners() -> None:
    told: list[dict[str, Any]] = [
        {"event": "revelation", "seat": 0, "sphere": 0},
        {"event": "tested", "aspiration": 8, "bliss": 2, "gloom": 2, "faction": -1, "fulfiller": -1},
        {"event": "tested", "aspiration": 1, "bliss": 3, "gloom": 2, "faction": 0, "fulfiller": 0},
        {"event": "tested", "aspiration": 1, "bliss": 3, "gloom": 2, "faction": 1, "fulfiller": -1},
        {"event": "revelation", "seat": 1, "sphere": 0},
        {"event": "tested", "aspiration": 3, "bliss": 2, "gloom": 4, "faction": -1, "fulfiller": 1},
        {"event": "tested", "aspiration": 0, "bliss": 0, "gloom": 1, "faction": 1, "fulfiller": 1},
    ]
    assert [(test["goal"], test["of"], test["by"]) for test in goals_of(told)] == [
        ("reflection", "common", ""),
        ("openness", "bliss", "bliss"),
        ("openness", "gloom", ""),
        ("unity", "common", "gloom"),
        ("attitude", "gloom", "gloom"),
    ]


def test_runs_add_up_and_can_be_repeated(tmp_path: Path) -> None:
    with crew_of(2) as crew:
        run(CARDS, tmp_path / "one", 9, crew)
    run(CARDS, tmp_path / "two", 4)
    run(CARDS, tmp_path / "two", 5, add=True)
    one, two = ((tmp_path / name / balance.GAMES).read_bytes() for name in ("one", "two"))
    assert one == two
    assert [line["number"] for line in balance.load(tmp_path / "two")] == list(range(9))


def test_games_are_not_mixed_up(tmp_path: Path) -> None:
    run(CARDS, tmp_path, 2)
    with pytest.raises(BadOption, match="holds 2 games already"):
        run(CARDS, tmp_path, 2)
    with pytest.raises(BadOption, match="bot is 'random' in game 0, not 'greedy'"):
        run(Study("cerebria-cards", 3, "greedy", "balance-test"), tmp_path, 2, add=True)
    assert len(run(Study("cerebria-cards", 3, "random", "other seed"), tmp_path, 2, add=True)) == 4
    with (tmp_path / balance.GAMES).open("a") as file:
        file.write('{"game": \n')
    with pytest.raises(BadOption, match="line 5 is damaged"):
        balance.load(tmp_path)
    run(CARDS, tmp_path / "cards", 1)
    with pytest.raises(BadOption, match="holds no games of 'cerebria'"):
        balance.load_games("cerebria", tmp_path / "cards")


# Rates


@pytest.mark.parametrize(
    ("games", "wins", "fair", "verdict"),
    [
        (1000, 620, 0.5, "too strong"),
        (100, 58, 0.5, "perhaps too strong"),
        (4000, 2020, 0.5, "even"),
        (100, 50, 0.5, "even, not proven"),
        (100, 42, 0.5, "perhaps too weak"),
        (1000, 380, 0.5, "too weak"),
        (1000, 380, 0.25, "too strong"),
    ],
)
def test_a_verdict_needs_the_whole_interval(games: int, wins: int, fair: float, verdict: str) -> None:
    assert Rate(games, wins, fair).verdict == verdict


def test_intervals_are_those_of_wilson_and_newcombe() -> None:
    assert Rate(100, 60).interval == Result(Pairing("cerebria-cards", 2, "one", "other", "0"), 100, 60).interval
    change = Change(Rate(70, 56), Rate(80, 48))
    assert round(change.difference, 4) == 0.2
    assert [round(bound, 4) for bound in change.interval] == [0.0524, 0.3339]


# Findings


def line_of(number: int, winner: int, **sides: Any) -> dict[str, Any]:
    """A made-up game of two sides."""
    done = sides.get("done", [{}, {}])
    spirits = sides.get("spirits", ("love", "hatred"))
    return {
        "game": "cerebria", "rules": "r", "content": "c" * 64, "players": 2, "bot": "random", "seed": "s",
        "number": number, "options": {"edition": sides.get("edition", "revised")}, "reason": "twenty_points",
        "turns": 20 + number, "decisions": 200 + number,
        "sides": [
            {
                "name": name, "won": 0.5 if winner < 0 else float(winner == side),
                "traits": {
                    "faction": [name], "pair": [spirits[side]], "spirit": [spirits[side]], "place": [place],
                    "deck": [spirits[side]],
                },
                "sources": {"Intention: quell_at_least": 2 * number if side == winner else 1},
                "cards": {"could": {"Invoked": [("courage", "anger")[side]]}, "Invoked": done[side], "power": {}},
            }
            for side, (name, place) in enumerate((("bliss", "first"), ("gloom", "second")))
        ],
    }  # fmt: skip


def test_what_repeats_something_else_is_told_once() -> None:
    lines = [line_of(number, number % 2, spirits=(("love", "delight")[number % 2], "hatred")) for number in range(4)]
    findings = Findings(lines, ["first"])
    assert list(findings.traits()) == ["faction", "pair", "place"]
    assert findings.traits()["pair"]["love"] == Rate(2, 2.0)
    assert findings.owners("pair") == {"love": "bliss", "delight": "bliss", "hatred": "gloom"}
    assert findings.owners("faction") == {}


def test_settings_are_told_where_they_differ() -> None:
    lines = [line_of(number, 0, edition=("revised", "first")[number % 2]) for number in range(4)]
    assert Findings(lines[:1]).settings() == {}
    assert Findings(lines).settings()["edition"]["first: gloom"] == Rate(2, 0.0)
    assert Findings(lines, ["edition"]).settings() == {}


def test_a_shared_victory_counts_half() -> None:
    findings = Findings([line_of(0, -1), line_of(1, 0)])
    assert findings.own_rates() == {"bliss": Rate(2, 1.5), "gloom": Rate(2, 0.5)}
    assert findings.reasons()["twenty_points"] == {"games": 2, "shared": 1, "bliss": 1}


def test_a_card_is_compared_with_games_without_it() -> None:
    lines = [line_of(number, 0, done=[{"courage": 2}, {"anger": 1}]) for number in range(30)]
    lines += [line_of(number, 1, done=[{}, {"anger": 1}]) for number in range(20)]
    lines += [line_of(number, 0, done=[{}, {}]) for number in range(10)]
    courage, anger = Findings(lines).cards("Invoked")
    assert (courage.card, courage.side, courage.games, courage.times) == ("courage", "bliss", 60, 60)
    assert (courage.played, courage.unplayed) == (Rate(30, 30.0), Rate(30, 10.0))
    assert anger.effect is not None
    assert anger.effect.difference == pytest.approx(20 / 50)
    average = average_effect([courage, anger])
    assert average == pytest.approx((20 / 30 + 20 / 50) / 2)
    assert standing(courage, 0.1) == "strong"
    assert standing(courage, 0.95) == "weak"
    assert standing(courage, average) == ""


# The report


def test_a_report_of_cerebria(tmp_path: Path) -> None:
    lines = run(CEREBRIA, tmp_path, 6)
    document = write(lines, tmp_path, ("before", lines[:3]))
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    for title in (
        "Verdict",
        "Victories",
        "Length",
        "Ends",
        "Points by source",
        "Goals",
        "Cards Invoked",
        "Compared with",
    ):
        assert f"\n## {title}" in text
    assert "### Pair against pair" in text
    assert "### By deck" not in text  # each Spirit had its own
    assert document["games"] == 6
    assert bool(document["plots"]) == DRAWN
    for name in document["plots"]:
        assert f"]({name})" in text
        assert (tmp_path / name).read_text(encoding="utf-8").startswith("<?xml")
    pages = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    write(lines, tmp_path, ("before", lines[:3]))
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == pages


def test_a_report_of_the_card_game_without_plots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    document = write(run(CARDS, tmp_path, 8), tmp_path)
    assert (document["plots"], document["missing"]) == ([], MISSING)
    text = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "Balanced is 30.0 % to 36.7 %" in text
    assert "### By seat" in text
    assert "### By place" in text
    assert "svg" not in text


def test_what_lies_outside_is_named(tmp_path: Path) -> None:
    lines = [line_of(number, 0) for number in range(60)]
    document = write(lines, tmp_path)
    assert {entry["name"] for entry in document["outside"]} >= {"bliss", "gloom", "love", "first"}
    assert "faction **bliss** 100.0 % (94.0 – 100.0 %): too strong" in (tmp_path / "report.md").read_text(
        encoding="utf-8"
    )


# The command


def test_the_command_writes_a_report(tmp_path: Path) -> None:
    words = ["arena", "cerebria-cards", "--report", str(tmp_path), "--bot", "random", "--jobs", "1"]
    done = CliRunner().invoke(app, [*words, "--games", "3", "--json"], catch_exceptions=False)
    document = json.loads(done.stdout)
    assert (document["games"], document["combinations"]) == (3, 1)
    done = CliRunner().invoke(
        app, [*words, "--games", "2", "--add", "--compare", str(tmp_path)], catch_exceptions=False
    )
    assert "5 games" in done.stdout
    assert "## Compared with" in (tmp_path / "report.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["--report", "somewhere"], "one bot against itself"),
        (["--add"], "belong to a report"),
        (["--report", "somewhere", "--bot", "random", "--vary", "colour"], "cannot be varied"),
        (["--report", "somewhere", "--bot", "random", "--compare", "nowhere"], "cannot read"),
    ],
)
def test_what_the_command_refuses(words: list[str], hint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, ["arena", "cerebria-cards", "--games", "1", *words])
    assert isinstance(done.exception, BadOption)
    assert hint in str(done.exception)
    assert not list(tmp_path.iterdir())
