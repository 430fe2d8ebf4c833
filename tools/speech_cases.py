"""Writes what Python's speaker says in some random games, so that the browser's speaker can be held against it.

    python tools/speech_cases.py GAME FILE

Each case names a method of the speaker, what it is given, and its text in every language; what a game with a speaker
of its own can be asked besides, `speech/<game>.py` says.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import msgspec

import mindrose
from mindrose.server.http.games import info, read_texts
from speech.cases import PEOPLE, Cases, cases_of


def main(game_id: str, file: str) -> None:
    game = mindrose.load(game_id)
    own = f"speech.{game_id.replace('-', '_')}"
    cases: Cases = import_module(own).cases_of(game) if find_spec(own) else cases_of(game)
    powers = {code: mindrose.Speaker(game, code).powers() for code in mindrose.languages()}
    texts = {code: read_texts(game_id, code)[0] for code in mindrose.languages()}
    told = {"game": msgspec.to_builtins(info(game, {})), "people": PEOPLE, "cases": cases.cases}
    told |= {"powers": powers, "texts": texts}
    Path(file).write_text(json.dumps(told, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
