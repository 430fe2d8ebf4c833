"""What a pack says is parsed once: the same form is compiled, and said in every language."""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

import pytest

import mindrose
from mindrose.content.packed import PackedGame
from mindrose.games.black_rose_wars.game import BlackRoseWarsGame
from mindrose.games.cerebria.game import CerebriaGame
from mindrose.kernel.languages import LANGUAGES
from mindrose.language import parsing

APART = ("mindrose.language.parsing", "mindrose.language.macros")  # keywords of the language itself


@pytest.mark.parametrize("kind", [BlackRoseWarsGame, CerebriaGame])
def test_an_effect_is_parsed_once_whoever_asks_for_it(
    kind: type[PackedGame[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    texts: Counter[str] = Counter()
    for name, module in list(sys.modules.items()):
        for function in ("parsed", "parsed_task"):
            parse = getattr(parsing, function)
            if name.startswith("mindrose.") and name not in APART and vars(module).get(function) is parse:
                monkeypatch.setattr(module, function, counting(texts, parse))
    game = kind()
    written = set(texts)
    assert len(written) > 50
    for language in LANGUAGES:
        assert mindrose.Speaker(game, language).powers()
    assert set(texts) == written, "what is put together of parts, like an order, is said from these"
    assert [text for text, times in texts.items() if times > 1] == []


def counting(texts: Counter[str], parse: Any) -> Any:
    def counted(text: str) -> Any:
        texts[text] += 1
        return parse(text)

    return counted
