"""How a test says which rules it proves: `@rule("CC-4.3", "CC-9.1")`; `mindrose rules` reads these marks."""

from __future__ import annotations

import pytest


def rule(*numbers: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(*numbers)
