"""The messages of `locales/`: Fluent files, one per language and game, shared with the browser."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mindrose.kernel.errors import MindroseError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Argument = str | int
LOCALES: Final = Path(__file__).parents[1] / "locales"
OWN_NAMES: Final = {"en": "English", "ru": "Русский", "it": "Italiano", "zh": "中文"}


def languages() -> dict[str, str]:
    """The languages that Mindrose speaks: their codes, and what each calls itself."""
    return dict(OWN_NAMES)


class Words:
    """The messages of one game in one language; they are read when the first one is said."""

    def __init__(self, language: str, game: str) -> None:
        if language not in OWN_NAMES:
            known = ", ".join(f"{code} ({name})" for code, name in OWN_NAMES.items())
            raise MindroseError(f"there is no language {language!r}; the languages are: {known}")
        self.language = language
        self.files = [LOCALES / language / f"{name}.ftl" for name in ("common", "language", game)]
        if not self.files[-1].exists():
            raise MindroseError(f"there are no texts for {game!r} in {OWN_NAMES[language]}")

    def say(self, message: str, arguments: Mapping[str, Argument] | None = None, attribute: str = "") -> str:
        """A message in words; one that is missing, or that lacks an argument, is an error and not half a sentence."""
        bundle = read(tuple(self.files), self.language)
        if not bundle.has_message(message):
            raise MindroseError(f"there is no text {message!r} in {OWN_NAMES[self.language]}")
        found = bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise MindroseError(f"the text {message!r} has no {attribute!r} in {OWN_NAMES[self.language]}")
        text, mistakes = bundle.format_pattern(pattern, dict(arguments or {}))
        if mistakes:
            raise MindroseError(f"the text {message!r} cannot be said in {OWN_NAMES[self.language]}: {mistakes[0]}")
        return str(text)


@cache
def read(files: tuple[Path, ...], language: str) -> FluentBundle:
    """The messages of these files, read once."""
    from fluent.runtime import FluentBundle, FluentResource  # a tenth of a second, paid only by those who speak

    bundle = FluentBundle([language], use_isolating=False)
    for path in files:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
