"""Records: a game as a file that replays to the same game, or says where it does not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mindrose.kernel.errors import BadRecord, MindroseError

if TYPE_CHECKING:
    from mindrose.kernel.game import Game
    from mindrose.kernel.table import Table

FORMAT = "mindrose-record-1"
MARK_EVERY = 32
FIELDS = {
    "format": str,
    "game": str,
    "rules": str,
    "content": str,
    "players": int,
    "seed": str,
    "options": dict,
    "answers": list,
    "marks": dict,
    "state": str,
    "over": bool,
}


class Record:
    """Options, seed and answers of one game, with the hashes that prove a replay."""

    def __init__(
        self,
        game: str,
        rules: str,
        content: str,
        players: int,
        seed: str,
        options: dict[str, Any],
        start: dict[str, Any] | None,
        answers: list[Any],
        marks: dict[int, str],
        state: str,
        over: bool,
        pack: dict[str, Any] | None = None,
        resigned: int | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.content = content
        self.players = players
        self.seed = seed
        self.options = options
        self.start = start
        self.answers = answers
        self.marks = marks
        self.state = state
        self.over = over
        self.resigned = resigned  # the seat that gave up after the last answer
        self.pack = pack  # the cards that somebody wrote for it, as they were

    def document(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "content": self.content,
            "players": self.players,
            "seed": self.seed,
            "options": self.options,
            "start": self.start,
            "answers": self.answers,
            "marks": {str(number): mark for number, mark in self.marks.items()},
            "state": self.state,
            "over": self.over,
            **({} if self.resigned is None else {"resigned": self.resigned}),
            **({} if self.pack is None else {"pack": self.pack}),
        }

    def json(self) -> str:
        return json.dumps(self.document(), ensure_ascii=False, indent=1)

    def save(self, path: str | Path) -> None:
        try:
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            Path(path).write_text(self.json() + "\n", encoding="utf-8")
        except OSError as error:
            raise MindroseError(f"cannot write the record {path}: {error.strerror}") from None


def read(document: object) -> Record:
    """A record from its document; what is missing or of the wrong kind is named."""
    if not isinstance(document, dict):
        raise BadRecord("a record is a JSON object; this is something else")
    if document.get("format") != FORMAT:
        raise BadRecord(f"this is not a Mindrose record (format {document.get('format')!r}, expected {FORMAT!r})")
    for name, kind in FIELDS.items():
        value = document.get(name)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise BadRecord(f"the record is damaged: {name!r} should be of kind {kind.__name__}, not {value!r}")
    start = document.get("start")
    if start is not None and not isinstance(start, dict):
        raise BadRecord("the record is damaged: 'start' should be a position or nothing")
    try:
        marks = {int(number): str(mark) for number, mark in document["marks"].items()}
    except ValueError:
        raise BadRecord("the record is damaged: the names of 'marks' should be numbers") from None
    pack = document.get("pack")
    if pack is not None and not isinstance(pack, dict):
        raise BadRecord("the record is damaged: 'pack' should be the files of a pack or nothing")
    resigned = document.get("resigned")
    if resigned is not None and type(resigned) is not int:
        raise BadRecord("the record is damaged: 'resigned' should be a seat or nothing")
    fields = {name: document[name] for name in FIELDS if name not in ("format", "marks")}
    return Record(**fields, start=start, marks=marks, pack=pack, resigned=resigned)


def load(path: str | Path) -> Record:
    """A record from a file."""
    try:
        return read(json.loads(Path(path).read_text(encoding="utf-8")))
    except OSError as error:
        raise BadRecord(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{path} is not a record: {error}") from None


def replay(record: Record, game: Game) -> Table:
    """Plays a record again and checks every hash on the way."""
    if record.game != game.id:
        raise BadRecord(f"this is a record of {record.game!r}, not of {game.id!r}")
    if record.rules != game.rules_version:
        raise BadRecord(f"played under rules {record.rules!r}; this is {game.rules_version!r}: use that version")
    try:
        if record.pack is not None:
            game = game.keeping(record.options, record.pack)
        if record.content != game.content_hash(record.options):
            raise BadRecord(other_cards(record, game))
        table = game.opened(record)
    except BadRecord:
        raise
    except MindroseError as error:
        raise BadRecord(f"the record's game cannot be set up: {error}") from None
    if (record.players, record.options) != (table.players, table.options):
        raise BadRecord("the record is damaged: 'players' or 'options' are not those it starts with")
    for number in record.marks:
        if not 1 <= number <= len(record.answers):
            raise BadRecord(f"the record is damaged: 'marks' names answer {number}, and there is none")
    for number, answer in enumerate(record.answers, start=1):
        give(table, number, answer)
        if number in record.marks and record.marks[number] != table.state.fingerprint():
            raise BadRecord(f"the replay differs from the record at or before answer {number}")
    if record.resigned is not None:
        give_up(table, record.resigned)
    if record.state != table.state.fingerprint() or record.over != table.over:
        raise BadRecord("the replay ends in another state than the record says")
    return table


def other_cards(record: Record, game: Game) -> str:
    """Which cards are not those that a record was played with, as far as that can be told."""
    pack = game.pack_of(record.options)
    which = f"pack {pack!r}" if pack else "game"
    if record.pack is None:
        return f"played with other cards than the {which} has here now: use the version it was played with"
    files = ", ".join(record.pack)
    return f"played with other cards than those of the {which} that are kept in the record ({files}): they were changed"


def give(table: Table, number: int, answer: Any) -> None:
    named = isinstance(answer, list) and len(answer) == 2
    seat, given = answer if named else (None, answer)
    try:
        if named and seat is None:
            raise MindroseError("it names no seat")
        table.answer(given, seat)
    except MindroseError as error:
        raise BadRecord(f"answer {number} ({answer!r}) is refused: {error}") from None


def give_up(table: Table, seat: int) -> None:
    try:
        table.resign(seat)
    except MindroseError as error:
        raise BadRecord(f"the record is damaged: seat {seat} cannot have resigned: {error}") from None
