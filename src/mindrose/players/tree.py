"""Information-set Monte-Carlo tree search over worlds that a seat imagines.

One tree for all worlds: an edge is an answer and the rest of the command that it begins, a node a series of them. An
edge counts how often it was legal as well as how often it was taken. New edges get their first opinion, and the rest of
their command, from one command looked ahead; new nodes are judged by the game.
"""

from __future__ import annotations

import math
from typing import Final

from mindrose.kernel.ints import i64, mypyc_attr
from mindrose.kernel.judge import Judge
from mindrose.kernel.machine import Stack, State
from mindrose.players.lookahead import NO_LINE, Lookahead

# For two sides; with more of them their chances are smaller and lie closer together.
EXPLORATION: Final = 1.4
SHARPNESS: Final = 24.0
SEATS: Final = 64  # more than any game has
WAYS: Final = 16  # of one command that are tried for a first opinion


@mypyc_attr(acyclic=True)
class Edge:
    """One answer at a node, and the answers that complete its command."""

    def __init__(self, key: i64, answer: i64) -> None:
        self.key: i64 = key
        self.answer: i64 = answer
        self.opinion = 0.0
        self.weight = 1.0  # how likely it is to be tried, from the opinion
        self.line = NO_LINE
        self.visits: i64 = 0
        self.legal: i64 = 0
        self.total = 0.0
        self.node: Node | None = None


@mypyc_attr(acyclic=True)
class Node:
    """A series of commands from the root on, as one seat knows it."""

    def __init__(self) -> None:
        self.edges: list[Edge] = []  # by their keys


def key(seat: i64, answer: i64) -> i64:
    """An edge is somebody's answer: at one node several seats may be asked."""
    return answer * SEATS + seat


@mypyc_attr(acyclic=True)
class Step:
    """One step down the tree in one iteration."""

    def __init__(self, edge: Edge, seat: i64) -> None:
        self.edge = edge
        self.seat: i64 = seat


class Tree:
    """The tree of one decision."""

    def __init__(self, judge: Judge, sides: int, seat: i64) -> None:
        self.judge = judge
        self.seat: i64 = seat  # who decides at the root
        self.exploration = EXPLORATION * (2.0 / sides) ** 1.5
        self.sharpness = SHARPNESS * sides / 2.0
        self.root = Node()
        self.legal: list[Edge] = []  # what can be answered where the search is now
        self.lookahead = Lookahead(judge, WAYS)
        self.decisions: i64 = 0
        self.iterations: i64 = 0

    def search(self, state: State) -> None:
        """One iteration in one imagined world, which is used up by it.

        Where seats decide in secret at the same time, none of them knows what the others answer: each goes its own way
        down from the node where that began, and the tree goes on below the way of the seat that searches.
        """
        node = self.root
        ways: dict[int, Node] = {}  # of seats that decide at the same time
        path: list[Step] = []
        new = False
        self.lookahead.dice = self.iterations
        stack = state.asking(self.seat)
        while stack is not None:
            seat = stack.seat
            secret = stack is not state.stack
            here = ways.get(seat, node) if secret else node
            new = self.grow(here, state, stack) or (secret and new)
            edge = self.select()
            path.append(Step(edge, seat))
            state.give(stack, edge.answer)
            self.decisions += 1
            self.lookahead.follow(state, seat, edge.line)
            child = edge.node
            if child is None:
                child = Node()
                edge.node = child
            if secret:
                ways[seat] = child
            if not secret or not state.stack.forked:
                if new and len(path) > 1:
                    break
                node = ways.get(self.seat, child)
                ways = {}
            stack = state.open()
        self.learn(state, path)
        self.iterations += 1

    def grow(self, node: Node, state: State, stack: Stack) -> bool:
        """Gathers the edges of the legal answers, new ones for those not legal in other worlds; if the node is new."""
        answers = stack.answers
        edges = node.edges
        new = not edges
        at: i64 = 0  # answers come in the order of their keys too
        self.legal = []
        for i in range(answers.count):
            wanted = key(stack.seat, answers.items[i])
            while at < len(edges) and edges[at].key < wanted:
                at += 1
            if at < len(edges) and edges[at].key == wanted:
                edge = edges[at]
            else:
                edge = self.first_tried(wanted, state, stack, answers.items[i])
                edges.insert(at, edge)
            edge.legal += 1
            self.legal.append(edge)
        return new

    def first_tried(self, key: i64, state: State, stack: Stack, answer: i64) -> Edge:
        """A new edge; where there is a choice, with an opinion about it."""
        edge = Edge(key, answer)
        if stack.answers.count > 1:
            edge.opinion = self.lookahead.value_after(state, stack.seat, answer)
            edge.weight = math.exp(self.sharpness * edge.opinion)
            edge.line = self.lookahead.line
        return edge

    def select(self) -> Edge:
        """The legal answer with the best mean so far, plus what it is still worth to try."""
        total = 0.0
        for edge in self.legal:
            total += edge.weight
        best = self.legal[0]
        best_score = -1e9
        for edge in self.legal:
            mean = edge.total / float(edge.visits) if edge.visits > 0 else edge.opinion
            worth = edge.weight / total * math.sqrt(float(edge.legal)) / (1.0 + float(edge.visits))
            score = mean + self.exploration * worth
            if score > best_score:
                best_score = score
                best = edge
        return best

    def learn(self, state: State, path: list[Step]) -> None:
        values = self.judge.values(state)
        for step in path:
            step.edge.visits += 1
            step.edge.total += values[step.seat]

    def best(self) -> i64:
        """The answer that was tried most."""
        best: i64 = -1
        most: i64 = -1
        for edge in self.root.edges:
            if edge.key % SEATS == self.seat and edge.visits > most:
                most = edge.visits
                best = edge.answer
        return best

    def simulated(self) -> i64:
        """How many answers were given in imagined worlds."""
        return self.decisions + self.lookahead.decisions
