"""Playing in a terminal: people and bots at one table, hidden hands kept hidden."""

from mindrose.terminal.session import Session, default_language

__all__ = ["Session", "default_language"]
