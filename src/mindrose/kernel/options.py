# mypyc: plain
"""The options of a table: what each can be, and what a table chose."""

from __future__ import annotations

from typing import Final

from mindrose.kernel.errors import BadOption, meant, shown

Value = int | str | bool | None
LONGEST_TEXT: Final = 1000  # characters of an option that is a text: a deck, card by card
UNLIMITED: Final = 1 << 20  # the number that stands for no limit


class Parameter:
    """One option of a game: a whole number in a range, a flag, one of several words, or a free text."""

    def __init__(
        self,
        name: str,
        default: Value,
        rule: str,
        low: int = 0,
        high: int = 0,
        words: tuple[str, ...] = (),
        unlimited: bool = False,
        text: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.rule = rule
        self.low = low
        self.high = high
        self.words = words
        self.unlimited = unlimited
        self.text = text

    def allowed(self) -> str:
        if self.text:
            return f"a text of at most {LONGEST_TEXT} characters"
        if isinstance(self.default, bool):
            return "true or false"
        if self.words:
            return " or ".join(self.words)
        return f"a whole number from {self.low} to {self.high}" + (", or none" if self.unlimited else "")

    def check(self, value: object) -> Value:
        """The value itself if it is allowed; words from a command line count as what they spell."""
        value = self.spelled(value)
        if self.text:
            good = isinstance(value, str) and len(value) <= LONGEST_TEXT
        elif isinstance(self.default, bool):
            good = isinstance(value, bool)
        elif self.words:
            good = value in self.words
        else:
            if isinstance(value, int) and not isinstance(value, bool):
                good = self.low <= value <= self.high
            else:
                good = value is None and self.unlimited
        if not good:
            told = f"option {self.name} ({self.rule}) is {self.allowed()}; {written(value)} is not"
            raise BadOption(told + meant(value, self.words))
        assert value is None or isinstance(value, int | str | bool)
        return value

    def spelled(self, value: object) -> object:
        if not isinstance(value, str) or self.words or self.text:
            return value
        word = value.strip().lower()
        if word in ("true", "false"):
            return word == "true"
        if word in ("none", "null", "unlimited"):
            return None
        return int(word) if word.removeprefix("-").isdecimal() and len(word) < 10 else value


def written(value: object) -> str:
    """A value as one writes it where options are given."""
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else shown(value)


def unusual(options: dict[str, Value], parameters: list[Parameter]) -> dict[str, Value]:
    """What a table chose otherwise than usual."""
    return {one.name: options[one.name] for one in parameters if options[one.name] != one.default}


def limit(options: dict[str, Value], name: str) -> int:
    """An option that is a number; `UNLIMITED` where there is none."""
    value = options[name]
    return UNLIMITED if value is None else int(value)
