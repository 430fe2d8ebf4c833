"""Names that people give themselves: what others see must be there, and tell one from another."""

from __future__ import annotations

import unicodedata
from typing import Final

from mindrose.server.problems import Denied

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 2  # signs in a row that stand above or below a letter
# Letters and symbols by their category that show nothing.
BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
# Signs that look like others at a glance: letters of other scripts like Latin ones, and strokes like each other.
ALIKE: Final = str.maketrans(
    "авекмнорстухіјѕαβεικνορτυχi10|ԁԛԝһӏѵүηωıɑɡօսոհց",
    "abekmhopctyxljsabelkvoptuxlloldqwhlvynwlagounhg",
)


def proper(name: str) -> str:
    """The name as others see it; what cannot be seen could pass for somebody else."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or not visible(name):
        raise Denied("E_NAME")
    return name


def visible(name: str) -> bool:
    """There is something to read, nothing that shows nothing, and no tower of accents."""
    marks = 0
    for sign in name:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind.startswith("M") else 0
        if sign in BLANK or kind.startswith("C") or "VARIATION SELECTOR" in unicodedata.name(sign, ""):
            return False
        if marks > MOST_MARKS:
            return False
    return any(unicodedata.category(sign)[0] in "LNSP" for sign in name)


def likeness(name: str) -> str:
    """What is the same for names that look the same at a glance."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    bare = "".join(sign for sign in plain if unicodedata.category(sign)[0] in "LNSP")
    return bare.translate(ALIKE)
