"""The languages in which everything has a name and is said."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = {"en": "English", "ru": "Русский", "it": "Italiano", "zh": "中文"}  # what each calls itself
