"""Whoever plays, the games are the same, and one who dies costs none: processes, and a real cluster of two nodes."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # Ray stays on loopback
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

import ray
from ray.cluster_utils import Cluster as Nodes

from mindrose.arena import balance, games
from mindrose.arena.balance import Study
from mindrose.arena.cluster import Cluster, Origin, Unlike, play_on_node
from mindrose.arena.crew import HERE, RETRIES, Crew, Cutting, Part, Processes
from mindrose.arena.games import Plan, Tally, simulate
from mindrose.arena.tournament import Pairing, Tournament
from mindrose.kernel.errors import BadOption, MindroseError

PLAN = Plan("cerebria-cards", 2, ("random",), "crews", (("max_cycles", 1),))
NODE = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "include_dashboard": False, "object_store_memory": 80_000_000}
DIED = "{}-{}"  # the sign, when a node is killed, and the process that makes a node one


def read(sign: Path) -> str:
    try:
        return sign.read_text()
    except FileNotFoundError:
        return ""


def taken(sign: Path) -> bool:
    """One of those who play at the same time takes the sign away."""
    try:
        sign.unlink()
    except FileNotFoundError:
        return False
    return True


def deadly(plan: Plan, first: int, number: int) -> Tally:
    """As long as there is a sign, one who plays dies: a worker, or a whole node other than the head with all on it."""
    sign = Path(plan.seed)
    kind = read(sign) if first else ""
    if kind == "worker":
        if taken(sign):
            os.kill(os.getpid(), signal.SIGKILL)
    elif kind:
        if kind == ray.get_runtime_context().get_node_id():
            sign.rename(DIED.format(sign, Path(f"/proc/{os.getppid()}/comm").read_text().strip()))
            os.kill(os.getppid(), signal.SIGKILL)
        time.sleep(0.25)  # so that the other node gets something to do
    return games.play_batch(plan, first, number)


def always_deadly(plan: Plan, first: int, number: int) -> Tally:
    os.kill(os.getpid(), signal.SIGKILL)
    return Tally()


def added(parts: Iterator[Tally]) -> Tally:
    tally = Tally()
    for part in parts:
        tally.add(part)
        tally.rows += part.rows
    return tally


# Parts


def test_numbers_are_cut_into_parts_without_loss() -> None:
    cutting = Cutting([*range(40), 50, 51, 70], hands=2)
    parts = []
    while (part := cutting.next()) is not None:
        parts.append(part)
        cutting.took(part, 0.01)
    assert [number for part in parts for number in range(part.first, part.first + part.number)] == [
        *range(40), 50, 51, 70,
    ]  # fmt: skip
    assert max(part.number for part in parts) > 4
    assert parts[0].number == 1


def test_parts_that_take_long_become_short() -> None:
    cutting = Cutting(range(1000), hands=1)
    cutting.size = 64
    cutting.took(Part(0, 64), 2.0)
    assert cutting.size == 32
    assert str(Part(3, 2)) == "games 3 to 4"


# Processes


def test_a_process_that_dies_costs_no_game(tmp_path: Path) -> None:
    sign = tmp_path / "sign"
    sign.write_text("worker")
    plan = replace(PLAN, seed=str(sign), rows=True)
    with Processes(2) as two:
        found = added(two.results(deadly, plan, range(12)))
    assert not sign.exists()
    assert found.rows == added(HERE.results(games.play_batch, plan, range(12))).rows
    assert [row["number"] for row in found.rows] == list(range(12))


def test_a_game_that_kills_everybody_is_named() -> None:
    with Processes(2) as two, pytest.raises(MindroseError, match=rf"game 0 ended .* {RETRIES + 1} times"):
        list(two.results(always_deadly, PLAN, range(3)))


# Nodes


@pytest.fixture
def two_nodes() -> Iterator[Cluster]:
    nodes = Nodes(initialize_head=True, head_node_args=NODE)
    nodes.add_node(**NODE)
    with Cluster(nodes.address, 1) as crew:
        yield crew
    nodes.shutdown()


def living() -> list[str]:
    """The nodes that are there, the head first."""
    here = ray.get_runtime_context().get_node_id()
    return sorted((node["NodeID"] for node in ray.nodes() if node["Alive"]), key=lambda node: node != here)


def test_two_nodes_play_the_same_games_whoever_dies(two_nodes: Cluster, tmp_path: Path) -> None:
    """Simulations, tournaments and reports write the same files; then a worker dies, and then a node."""
    same_files(two_nodes, tmp_path)
    often, two_nodes.task = two_nodes.task, two_nodes.task.options(max_retries=0)  # once is enough to be told
    with pytest.raises(MindroseError, match="game 0 could not be played"):
        list(two_nodes.results(always_deadly, PLAN, range(1)))
    two_nodes.task = often
    sign = tmp_path / "sign"
    plan = replace(PLAN, seed=str(sign), rows=True)
    alone = added(HERE.results(games.play_batch, plan, range(12))).rows
    _, other = living()
    for dying in ("worker", other):
        sign.write_text(dying)
        assert added(two_nodes.results(deadly, plan, range(12))).rows == alone
        assert not sign.exists()
    assert Path(DIED.format(sign, "raylet")).exists()


def same_files(crew: Crew, folder: Path) -> None:
    pairing = Pairing("cerebria-cards", 2, "greedy", "random", "crews", (("max_cycles", 1),))
    study = Study("cerebria-cards", 2, "random", "crews", (("max_cycles", 1),))
    for name, players in (("alone", HERE), ("cluster", crew)):
        simulate(PLAN, 20, players, out=folder / name / "games.jsonl")
        Tournament([pairing], 3, folder / name / "arena.jsonl").play(players)
        balance.run(study, folder / name / "report", 4, players)
    for file in ("games.jsonl", "arena.jsonl", "report/games.jsonl"):
        assert (folder / "alone" / file).read_bytes() == (folder / "cluster" / file).read_bytes()


@pytest.mark.parametrize("name", ["mindrose", "rules", "content"])
def test_a_node_with_other_rules_or_cards_plays_nothing(name: str) -> None:
    other = Origin(**{**vars(Origin.of(PLAN)), name: "another"})
    with pytest.raises(Unlike, match=f"would play other games: {name} is .* there and 'another' here; install"):
        play_on_node(games.play_batch, PLAN, Part(0, 1), other)


def test_a_node_without_the_cards_says_so() -> None:
    plan = Plan("cerebria", 2, ("random",), "0", (("pack", "nowhere"),))
    with pytest.raises(Unlike, match=r"cannot play this: .*nowhere"):
        play_on_node(games.play_batch, plan, Part(0, 1), Origin.of(PLAN))


@pytest.mark.parametrize(
    ("address", "why"),
    [("nowhere", "HOST:PORT"), ("127.0.0.1:99999", "HOST:PORT"), ("127.0.0.1:1", "no Ray cluster answers at")],
)
def test_a_cluster_that_is_not_there(address: str, why: str) -> None:
    with pytest.raises(MindroseError, match=why):
        Cluster(address, 1)


def test_without_ray_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match="pip install"):
        Cluster("local", 1)
