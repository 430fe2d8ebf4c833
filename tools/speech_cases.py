"""Writes what Python's speaker says in some random games, so that the browser's speaker can be held against it.

    python tools/speech_cases.py GAME FILE

Each case names a method of the speaker, what it is given, and its text in every language; which ones there are for a
game, `speech/<game>.py` says.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path

import msgspec

import mindrose
from mindrose.server.http.games import info
from speech.cases import PEOPLE, Cases


def main(game_id: str, file: str) -> None:
    game = mindrose.load(game_id)
    cases: Cases = import_module(f"speech.{game_id.replace('-', '_')}").cases_of(game)
    powers = {code: mindrose.Speaker(game, code).powers() for code in mindrose.languages()}
    told = {"game": msgspec.to_builtins(info(game, {})), "people": PEOPLE, "cases": cases.cases, "powers": powers}
    Path(file).write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
