"""What is said of packs: every message in all four languages, and each of them said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mindrose.engine import PACKAGE
from mindrose.kernel.languages import LANGUAGES
from tests.text.reading import reader

SAID = re.compile(r'say\(f?"((?:pack|difference)-[\w-]*)')


def said() -> set[str]:
    """The ids that the sources say, or the beginnings of those that they put together."""
    sources: list[Path] = [
        PACKAGE / "text" / "packs.py",
        PACKAGE / "commands" / "content.py",
        *(PACKAGE / "faces").rglob("*.py"),
    ]
    return {found for path in sources for found in SAID.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_packs_exists_and_is_said(language: str) -> None:
    found = reader(language, "packs")
    assert found.junk == []
    assert list(found.refers) == list(reader("en", "packs").refers)
    assert [message for message in found.refers if not any(message.startswith(part) for part in said())] == []
