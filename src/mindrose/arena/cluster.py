"""Playing on a Ray cluster. Its tasks are begun again where a worker or node dies; nothing here does that by hand."""

from __future__ import annotations

import logging
import os
import socket
import sys
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass
from typing import Any, Final

import mindrose
from mindrose import library
from mindrose.arena.crew import AHEAD, RETRIES, Crew, P, Part, Play, R, timed
from mindrose.engine import compiled
from mindrose.kernel.errors import BadOption, MindroseError

LOCAL: Final = "local"
AUTO: Final = "auto"
AT_LEAST: Final = 64  # parts that wait: nodes that join later find work too
PATIENCE: Final = 5.0  # seconds for the head of a cluster to answer at all
MISSING: Final = "--ray needs Ray: pip install 'mindrose[ray]'"


class Unlike(MindroseError):
    """A node that would play other games than this one."""


@dataclass(frozen=True)
class Origin:
    """What decides which games are played, besides seeds and settings."""

    mindrose: str
    rules: str
    content: str

    @classmethod
    def of(cls, plan: P) -> Origin:
        game = library.load(plan.game)
        return cls(mindrose.__version__, game.rules_version, game.content_hash(dict(plan.options)))


@dataclass(frozen=True)
class Done:
    """What a node sends back: the result, who it is, and which engine it has."""

    seconds: float
    result: Any
    node: str
    compiled: bool


def play_on_node(play: Play[P, R], plan: P, part: Part, wanted: Origin) -> Done:
    """What a task does: nothing, where it would not be the same."""
    import ray

    node = str(ray.util.get_node_ip_address())
    try:
        own = Origin.of(plan)
    except MindroseError as error:
        raise Unlike(f"node {node} cannot play this: {error}") from None
    for name, value in vars(wanted).items():
        if (there := getattr(own, name)) != value:
            raise Unlike(
                f"node {node} would play other games: {name} is {there!r} there and {value!r} here; "
                "install the same version on every node"
            )
    seconds, result = timed(play, plan, part)
    return Done(seconds, result, node, compiled())


class Cluster(Crew):
    """The nodes of a cluster, by the address of its head; `local` makes one of this machine alone."""

    def __init__(self, address: str, jobs: int) -> None:
        super().__init__()
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        if stays_here(address):
            # Ray takes loopback for the machine's address in its network, but for systems where it makes no clusters.
            os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
        try:
            import ray
        except ImportError:
            raise BadOption(MISSING) from None
        self.ray = ray
        about: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False} if address == LOCAL else {}
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **about)
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise MindroseError(f"no Ray cluster can be used at {address!r}: {first_line(error)}") from None
        self.hands = max(1, int(ray.cluster_resources().get("CPU", 1)), AT_LEAST // AHEAD if address != LOCAL else 1)
        self.task = ray.remote(num_cpus=1, max_retries=RETRIES, scheduling_strategy="SPREAD")(play_on_node)
        self.aside = redirect_stdout(sys.stderr)  # where Ray tells of those who die: answers alone go to the output
        self.aside.__enter__()

    def give(self, play: Play[P, R], plan: P, part: Part) -> Any:
        return self.task.remote(play, plan, part, Origin.of(plan))

    def take(self, part: Part, given: Any) -> tuple[float, Any]:
        errors = self.ray.exceptions
        try:
            done: Done = self.ray.get(given)
        except errors.RayTaskError as error:
            if isinstance(error.cause, MindroseError):
                raise error.cause from None
            raise MindroseError(f"{part} could not be played on the cluster: {first_line(error.cause)}") from None
        except errors.RayError as error:
            raise MindroseError(f"{part} could not be played, {RETRIES + 1} times: {first_line(error)}") from None
        if done.compiled != compiled():
            kind = "compiled" if done.compiled else "plain"
            self.remarks[done.node] = f"node {done.node} runs the {kind} engine: the same games, at another speed"
        return done.seconds, done.result

    def drop(self, given: list[Any]) -> None:
        for one in given:
            with suppress(self.ray.exceptions.RayError):
                self.ray.cancel(one, force=True)

    def close(self) -> None:
        self.ray.shutdown()
        self.aside.__exit__(None, None, None)


def stays_here(address: str) -> bool:
    """Whether a cluster is one of loopback alone; an address that nobody answers at is told at once."""
    if address in (LOCAL, AUTO):
        return address == LOCAL
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not (host and colon and port.isdecimal() and int(port) < 65536):
        raise BadOption(f"a cluster's address is HOST:PORT, `auto` or `local`, not {address!r}")
    try:
        with socket.create_connection((host, int(port)), PATIENCE) as line:
            return str(line.getpeername()[0]).startswith("127.")
    except OSError as error:
        raise MindroseError(f"no Ray cluster answers at {address!r}: {error}") from None


def first_line(error: BaseException | None) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__)
