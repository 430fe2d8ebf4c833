# mypyc: plain
"""Sentences for people that come about where no texts are at hand: English, and what it takes to say them otherwise."""

from __future__ import annotations

from typing import Any

About = str | int | tuple[str, ...]


class Told(str):
    """A sentence in English that knows its message in `locales/<language>/mistakes.ftl`, and what it is about.

    Parts of it can be sentences of this kind, too; `mindrose.text.mistakes` says it in other languages.
    """

    message: str
    english: str
    about: dict[str, Any]

    def __new__(cls, message: str, english: str, **about: About) -> Told:
        written = {name: ", ".join(value) if isinstance(value, tuple) else value for name, value in about.items()}
        made = super().__new__(cls, english.format(**written))
        made.message, made.english, made.about = message, english, about
        return made

    def without(self, text: str) -> Told:
        """The same, with a text left out wherever it stands."""
        about = {name: without(value, text) if isinstance(value, str) else value for name, value in self.about.items()}
        return Told(self.message, self.english, **about)


def without(told: str, text: str) -> str:
    return told.without(text) if isinstance(told, Told) else told.replace(text, "")
