"""The messages of `locales/`: Fluent files, one per language and game, shared with the browser."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mindrose.kernel.errors import MindroseError
from mindrose.kernel.languages import LANGUAGES
from mindrose.registry import LOCALES, face_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Argument = str | int
ENGLISH: Final = "en"
SHARED: Final = ("common", "language", "generic", "packs")
MARK: Final = "ᵉⁿ"  # behind a text that is missing in a language and said in English instead


def languages() -> dict[str, str]:
    """The languages that Mindrose speaks: their codes, and what each calls itself."""
    return dict(LANGUAGES)


def spoken(language: str) -> str:
    """A language that Mindrose speaks; what is none is refused with those that there are."""
    if language not in LANGUAGES:
        known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        raise MindroseError(f"there is no language {language!r}; the languages are: {known}")
    return language


def texts_file(game: str, language: str) -> Path | None:
    """The messages of a game in a language, if it has any."""
    folder = face_of(game).locales
    path = None if folder is None else folder / language / f"{game}.ftl"
    return path if path is not None and path.is_file() else None


class Words:
    """What every game says and what one game says, in one language; messages are read when the first one is said."""

    english: Words | None = None  # for what is missing

    def __init__(self, language: str, game: str) -> None:
        self.language = spoken(language)
        self.files = [LOCALES / language / f"{name}.ftl" for name in SHARED]
        if language != ENGLISH:
            self.files.append(LOCALES / language / "mistakes.ftl")  # English ones stand where they are found
        own = texts_file(game, language)
        if own is not None:
            self.files.append(own)
        if language != ENGLISH:
            self.english = Words(ENGLISH, game)

    def has(self, message: str, attribute: str = "") -> bool:
        """Whether it can be said, be it in English."""
        found = self.pattern(message, attribute) is not None
        return found or (self.english is not None and self.english.has(message, attribute))

    def say(self, message: str, arguments: Mapping[str, Argument] | None = None, attribute: str = "") -> str:
        """A message in words; one that is missing is said in English, with a mark.

        One that English lacks too, or that lacks an argument, is an error and not half a sentence.
        """
        pattern = self.pattern(message, attribute)
        if pattern is None and self.english is not None:
            return self.english.say(message, arguments, attribute) + MARK
        if pattern is None:
            named = f"{message}.{attribute}" if attribute else message
            raise MindroseError(f"there is no text {named!r} in {LANGUAGES[self.language]}")
        text, mistakes = self.bundle.format_pattern(pattern, dict(arguments or {}))
        if mistakes:
            raise MindroseError(f"the text {message!r} cannot be said in {LANGUAGES[self.language]}: {mistakes[0]}")
        return str(text)

    def row(self, texts: Sequence[str]) -> str:
        """Several things in a row: "Haste, Determination"."""
        text = texts[0] if texts else ""
        for following in texts[1:]:
            text = self.say("list-more", {"first": text, "next": following})
        return text

    def aside(self, text: str, about: str) -> str:
        """Something, and in brackets what is to be said of it."""
        return self.say("aside", {"text": text, "about": about})

    def pattern(self, message: str, attribute: str) -> Any:
        """A message or an attribute of it as it is written; None if it is not."""
        if not self.bundle.has_message(message):
            return None
        found = self.bundle.get_message(message)
        return found.attributes.get(attribute) if attribute else found.value

    @cached_property
    def bundle(self) -> FluentBundle:
        return read(tuple(self.files), self.language)


@cache
def read(files: tuple[Path, ...], language: str) -> FluentBundle:
    """The messages of these files, read once."""
    from fluent.runtime import FluentBundle, FluentResource  # a tenth of a second, paid only by those who speak

    bundle = FluentBundle([language], use_isolating=False)
    for path in files:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
