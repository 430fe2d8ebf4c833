"""Spaces, Realms and Spheres as people name them: `valley-1`, `valley-cradle`, `diligence`."""

from __future__ import annotations

from mindrose.games.cerebria.components.content import Content
from mindrose.games.cerebria.components.things import REALMS


def frontier_name(content: Content, frontier: int) -> str:
    """A Frontier by the Realms it separates: `valley-cradle`."""
    return f"{content.realm_ids[frontier]}-{content.realm_ids[(frontier + 1) % REALMS]}"


def space_name(content: Content, space: int) -> str:
    """An Emotion space: `valley-1` and `valley-2`, counter-clockwise one first, or a Frontier, `valley-cradle`."""
    if space % 3 == 2:
        return frontier_name(content, space // 3)
    return f"{content.realm_ids[space // 3]}-{space % 3 + 1}"


def spirit_space_name(content: Content, space: int) -> str:
    """A Spirit space: `valley` or `valley-cradle`."""
    return frontier_name(content, space // 2) if space % 2 else content.realm_ids[space // 2]
