"""What holds for all tests: the fixtures of servers, and which tests run on which engine.

Servers' fixtures are a plugin and no `conftest.py` of their folder, because pytest loses those of a folder when one
command line names files inside it, above it and inside it again.

`pytest` runs everything, on whichever engine is chosen. `make test` runs everything on the compiled engine, and with
`--twice` on the plain one all but `ONCE`. Compiled are the kernel, the language, the games, the players, and of the
server `match`, `story` and `scene`: what is listed here is the same Python on both engines, or is said of the same
moves, which `tests/golden` compares on both. Without a C compiler the plain engine runs everything.
"""

from __future__ import annotations

import pytest

pytest_plugins = ["tests.server.fixtures"]

NOT_COMPILED = "its subject is never compiled"
SAME_MOVES = "players choose the same on both engines (tests/golden/players.txt), so they are as strong"
MORE_SEEDS = "a first batch of games is checked on both engines, three more on one"
ONCE = {
    "tests/arena/": NOT_COMPILED,
    "tests/terminal/": NOT_COMPILED,
    "tests/text/": NOT_COMPILED,
    "tests/test_": NOT_COMPILED,
    "tests/rules/test_": NOT_COMPILED,
    **{
        f"tests/server/test_{name}.py": NOT_COMPILED
        for name in (
            *("bots", "clock", "fuzz_socket", "http_tables", "kill", "lessons", "migrations", "nodes", "openapi"),
            *("people", "program", "safety", "store", "thinking"),
        )
    },
    "tests/examples/test_goofspiel_games.py::test_the_greedy_player_beats_the_random_one": SAME_MOVES,
    "tests/players/test_cerebria.py::test_greedy_beats_random": SAME_MOVES,
    "tests/players/test_players.py::test_greedy_beats_random": SAME_MOVES,
    "tests/players/test_players.py::test_search_beats_greedy": SAME_MOVES,
    **{
        f"tests/checks/{name}[{seed}": MORE_SEEDS
        for name in (
            "test_cerebria_cards.py::test_random_games_pass_every_check",
            "test_cerebria_random.py::test_rich_games_pass_every_check",
        )
        for seed in (1, 2, 3)
    },
}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--twice", action="store_true", help="only what is worth running on both engines")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("twice"):
        once = [item for item in items if item.nodeid.startswith(tuple(ONCE))]
        items[:] = [item for item in items if not item.nodeid.startswith(tuple(ONCE))]
        config.hook.pytest_deselected(items=once)
