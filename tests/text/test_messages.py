"""Every message exists in all four languages, is said somewhere, and chooses by the same words."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from mindrose.games.cerebria_cards.observation import DECISIONS
from mindrose.games.cerebria_cards.options import PATTERNS
from mindrose.games.cerebria_cards.vocabulary import ABILITIES, KINDS, POLARITIES, REASONS, VIBES
from mindrose.text.words import LOCALES
from tests.text.saying import GAME, LANGUAGES, everything, remembering

PLURALS = {"zero", "one", "two", "few", "many", "other"}
CASES = {"nominative", "genitive"}  # of Russian terms, beside the rule numbers of refusals
YES_OR_NO = {"yes", "no"}
SELECTORS: dict[str, set[str]] = {
    "ability": {*ABILITIES, "other"},
    "polarity": set(POLARITIES),
    "vibe": set(VIBES),
    "kind": {*KINDS, *DECISIONS, "other"},
    "pattern": set(PATTERNS),
    "reason": {*REASONS, "singlemindedness"},
    "slots": {"fragment", "absorb", "both", "none"},
    "aim_whose": {"you", "own", "other"},
    "victim_whose": {"you", "other", "none"},
    **dict.fromkeys(("mine", "full", "fresh", "card_known", "base_known", "aim_known", "own_known"), YES_OR_NO),
}


class Reader(Visitor):
    """Collects what the messages of a language define, refer to and select by."""

    def __init__(self, language: str) -> None:
        self.refers: dict[str, set[str]] = {}  # by message, attribute (`option.about`) or term (`-bliss`)
        self.selects: set[tuple[str, str]] = set()
        self.junk: list[str] = []
        self.entry = ""
        for name in ("common", GAME.id):
            self.visit(FluentParser().parse((LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")))

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.Junk):
            self.junk.append(str(node.content))
        elif isinstance(node, ast.Message | ast.Term):
            self.begin(("-" if isinstance(node, ast.Term) else "") + node.id.name)
        elif isinstance(node, ast.Attribute):
            self.begin(f"{self.entry}.{node.id.name}")
        elif isinstance(node, ast.MessageReference):
            self.refers[self.entry].add(node.id.name)
        elif isinstance(node, ast.TermReference):
            self.refers[self.entry].add(f"-{node.id.name}")
        elif isinstance(node, ast.SelectExpression):
            assert isinstance(node.selector, ast.VariableReference)
            for variant in node.variants:
                if isinstance(variant.key, ast.Identifier):
                    self.selects.add((node.selector.id.name, variant.key.name))
        entry = self.entry
        super().generic_visit(node)
        if isinstance(node, ast.Attribute):
            self.entry = entry.partition(".")[0]

    def begin(self, entry: str) -> None:
        assert entry not in self.refers, f"{entry} is defined twice"
        self.entry = entry
        self.refers[entry] = set()

    def reached(self, said: set[str]) -> set[str]:
        """What is said when these are said: they, and what they refer to."""
        found: set[str] = set()
        waiting = set(said)
        while waiting:
            entry = waiting.pop()
            if entry not in found:
                found.add(entry)
                waiting |= self.refers[entry]
        return found


FILES = {language: Reader(language) for language in LANGUAGES}


def messages(language: str) -> set[str]:
    return {entry for entry in FILES[language].refers if not entry.startswith("-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_exists_in_every_language(language: str) -> None:
    assert FILES[language].junk == []
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said(language: str) -> None:
    speaker, said = remembering(language)
    everything(speaker)
    assert set(FILES[language].refers) - FILES[language].reached(said) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_select_by_words_that_are_passed_to_them(language: str) -> None:
    """A key that no argument can equal would silently never be said."""
    selects = {(name, key) for name, key in FILES[language].selects if name != "case"}
    for name, key in selects:
        assert key in SELECTORS.get(name, PLURALS), f"{name} is never {key!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_tell_the_same_rules_apart_in_every_language(language: str) -> None:
    cases = {key for name, key in FILES[language].selects if name == "case"} - CASES
    assert cases == {key for name, key in FILES["en"].selects if name == "case"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_said_is_empty_or_untidy(language: str) -> None:
    speaker, _ = remembering(language)
    for text in everything(speaker):
        assert text == text.strip()
        assert text
        assert "  " not in text.replace("\n", "")
        assert not set(text) & {"{", "}", "$", "_", "\u2068", "\u2069"}, text
