"""How a test says what it proves: `@rule("CC-4.3", "CC-9.1")`, which `mindrose rules` reads, and `@vector("T-16")`."""

from __future__ import annotations

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*numbers)


def vector(*names: str) -> pytest.MarkDecorator:
    """The examples of the specification that a test tells, by their names there."""
    return pytest.mark.vector(*names)
