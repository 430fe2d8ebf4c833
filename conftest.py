"""What holds for all tests: the fixtures of servers, and which tests run on which engine.

Servers' fixtures are a plugin and no `conftest.py` of their folder, because pytest loses those of a folder when one
command line names files inside it, above it and inside it again.

`pytest` runs everything, on whichever engine is chosen. `make test` runs everything on the compiled engine, and with
`--twice` on the plain one all but `ONCE`. Compiled are the kernel, the language, the games, the players, and of the
server `match`, `story` and `scene`: what is listed here is the same Python on both engines, or is said of the same
moves, which `tests/golden` compares on both. Without a C compiler the plain engine runs
the rest too, with `--once`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

pytest_plugins = ["tests.server.fixtures"]

NOT_COMPILED = "its subject is never compiled"
SAME_MOVES = "players choose the same on both engines (tests/golden/players.txt), so they are as strong"
SAME_GAMES = "the same seeds give the same games on both engines (tests/golden), so they come to the same things"
MORE_SEEDS = "a first batch of games is checked on both engines, more on one"
ONCE = {
    "tests/arena/": NOT_COMPILED,
    "tests/endurance/": NOT_COMPILED,
    "tests/learning/test_standards.py": NOT_COMPILED,
    "tests/terminal/": NOT_COMPILED,
    "tests/text/": NOT_COMPILED,
    "tests/test_": NOT_COMPILED,
    "tests/rules/test_": NOT_COMPILED,
    **{
        f"tests/server/test_{name}.py": NOT_COMPILED
        for name in (
            *("bots", "clock", "fuzz_socket", "http_tables", "kill", "lessons", "migrations", "nodes", "openapi"),
            *("people", "program", "safety", "sole_server", "store", "thinking"),
            *("attacks", "automatons", "door", "fairness", "keeping_house", "neighbours", "seats"),
        )
    },
    "tests/examples/test_goofspiel_games.py::test_the_greedy_player_beats_the_random_one": SAME_MOVES,
    "tests/players/test_black_rose_avatar.py::test_a_search_plays_beside_it_and_another_to_the_end": SAME_MOVES,
    "tests/players/test_black_rose_avatar.py::test_search_looks_ahead_past_the_orders_of_the_avatar": SAME_MOVES,
    "tests/players/test_black_rose_avatar.py::test_they_play_alone_against_it[search": SAME_MOVES,
    "tests/players/test_black_rose_wars.py::test_greedy_beats_random_and_the_black_rose": SAME_MOVES,
    "tests/players/test_black_rose_wars.py::test_whole_games_are_played_legally": SAME_MOVES,
    "tests/players/test_cerebria.py::test_greedy_beats_random": SAME_MOVES,
    "tests/players/test_players.py::test_greedy_beats_random": SAME_MOVES,
    "tests/players/test_players.py::test_search_beats_greedy": SAME_MOVES,
    "tests/checks/test_black_rose_random.py::test_every_event_occurs": SAME_GAMES,
    "tests/checks/test_cerebria_cards.py::test_every_decision_event_and_card_occurs": SAME_GAMES,
    "tests/checks/test_cerebria_random.py::test_every_decision_event_and_emotion_occurs": SAME_GAMES,
    "tests/checks/test_random_packs.py::test_every_new_word_comes_up": SAME_GAMES,
    "tests/checks/test_soak.py": MORE_SEEDS,
    **{
        f"tests/{name}[{seed}": MORE_SEEDS
        for name in (
            "checks/test_cerebria_cards.py::test_random_games_pass_every_check",
            "checks/test_cerebria_random.py::test_rich_games_pass_every_check",
            "checks/test_cerebria_reasons.py::test_reasons_are_there_where_much_is_missing",
            "kernel/test_duel_random.py::test_a_random_game",
            "kernel/test_duel_random.py::test_two_games_that_differ_in_a_secret_look_alike_to_the_others",
        )
        for seed in (1, 2, 3)
    },
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--twice", action="store_true", help="only what is worth running on both engines")
    parser.addoption("--once", action="store_true", help="only what --twice leaves out")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """A module of which everything runs once is not even imported."""
    if not config.getoption("twice"):
        return None
    return collection_path.relative_to(config.rootpath).as_posix().startswith(tuple(ONCE)) or None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    once = [item for item in items if item.nodeid.startswith(tuple(ONCE))]
    twice = [item for item in items if not item.nodeid.startswith(tuple(ONCE))]
    if config.getoption("twice"):
        items[:] = twice
        config.hook.pytest_deselected(items=once)
    elif config.getoption("once"):
        items[:] = once
        config.hook.pytest_deselected(items=twice)
