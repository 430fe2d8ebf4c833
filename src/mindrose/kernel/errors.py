"""Refusals: what cannot be done, which rule says so, and what can be done instead."""

from __future__ import annotations


class MindroseError(Exception):
    """Something asked of Mindrose that cannot be; the message says what to do."""


class Refusal(MindroseError):
    """An answer that the rules forbid now. Nothing was changed by it."""

    def __init__(self, code: str, rule: str, **about: int | str) -> None:
        self.code = code
        self.rule = rule
        self.about = about
        super().__init__(f"{code} ({rule})")


class BadPosition(MindroseError):
    """A position that cannot be on a table; `reasons` lists all that is wrong with it."""

    def __init__(self, reasons: list[str]) -> None:
        self.reasons = reasons
        super().__init__("this position cannot be:\n" + "\n".join(f"- {reason}" for reason in reasons))


class BadRecord(MindroseError):
    """A record that is damaged, edited, or of other rules or cards than these."""


class BadContent(MindroseError):
    """A content file with a mistake in it."""


class BadOption(MindroseError):
    """A game, player count or option that does not exist."""
