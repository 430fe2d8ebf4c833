"""How a word of the effect language is written out: with values behind it, or with the names of what can be there."""

from __future__ import annotations

import re

from mindrose.language.signatures import Literal, Optional, Parameter, Signature, flat

Values = dict[str, str]  # by the names of a signature, what stands there


def filled(one: Signature, values: Values) -> str:
    """A word with these values behind it; what may be left out is, unless it has a value."""
    parts: list[str] = []
    for piece in one.pieces:
        inner = list(flat([piece]))
        valued = [part for part in inner if isinstance(part, Parameter)] or inner
        if not isinstance(piece, Optional) or all(part.name in values for part in valued):
            parts += [part.name if isinstance(part, Literal) else written(part, values[part.name]) for part in inner]
    return f"{one.name}({','.join(parts)})" if one.called else " ".join([one.name, *parts])


def written(piece: Parameter, value: str) -> str:
    return f"{piece.name}={value}" if piece.setting else value


def form(one: Signature) -> str:
    """A word with the names of what stands behind it."""
    return filled(one, {piece.name: "n" if piece in settings(one) else piece.name for piece in flat(one.pieces)})


def settings(one: Signature) -> list[Parameter]:
    return [piece for piece in parameters(one) if piece.setting]


def parameters(one: Signature) -> list[Parameter]:
    return [piece for piece in flat(one.pieces) if isinstance(piece, Parameter)]


def every(table: dict[str, list[Signature]]) -> list[Signature]:
    return [one for signatures in table.values() for one in signatures]


def stands(letter: str, form: str) -> bool:
    return re.search(rf"\b{letter}\b", form) is not None


def replaced(form: str, letters: dict[str, str]) -> str:
    """A way of writing something, with its single letters replaced."""
    return re.sub(r"\b\w\b", lambda found: letters[found[0]], form)
