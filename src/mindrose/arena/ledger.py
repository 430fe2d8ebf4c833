"""Games in a file, a row each: JSON lines, which grow with every game, or Parquet, made of such lines in the end."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from mindrose.kernel.errors import BadOption, MindroseError

Row = dict[str, Any]
LINES: Final = ".jsonl"
PARQUET: Final = ".parquet"
JSON_COLUMNS: Final = "mindrose.json"  # in a Parquet file's metadata: the columns that hold JSON
MISSING: Final = "Parquet needs polars: pip install 'mindrose[parquet]', or name a file that ends with .jsonl"


class Ledger:
    """A file of rows that a run goes on with; the rows of each game once, whatever ended the run before."""

    def __init__(self, path: Path) -> None:
        kind_of(path)
        self.path = path
        self.lines = path if path.suffix == LINES else path.with_name(path.name + LINES)
        if path.suffix == PARQUET:
            polars()  # told before any work

    def rows(self) -> Iterator[Row]:
        """What is there already; a line that was being written when its run was killed is none."""
        if self.lines.exists():
            yield from read_lines(self.lines)
        elif self.path.exists():
            yield from read(self.path)

    def __enter__(self) -> Self:
        try:
            self.lines.parent.mkdir(parents=True, exist_ok=True)
            if self.lines != self.path and self.path.exists() and not self.lines.exists():
                write_lines(self.lines, read(self.path))
            end_of_lines(self.lines)
            self.file = self.lines.open("a", encoding="utf-8")
        except OSError as error:
            raise MindroseError(f"cannot write {self.lines}: {error.strerror}") from None
        return self

    def add(self, rows: Iterable[Row]) -> None:
        """Rows are in the file when this is done."""
        try:
            self.file.writelines(line_of(row) for row in rows)
            self.file.flush()
        except OSError as error:
            raise MindroseError(f"cannot write {self.lines}: {error.strerror}") from None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()
        if self.lines != self.path:
            write(self.path, list(read_lines(self.lines)))
            self.lines.unlink()


def kind_of(path: Path) -> str:
    """How a file is written, by its name."""
    if path.suffix not in (LINES, PARQUET):
        raise BadOption(f"games are written to a file that ends with {LINES} or {PARQUET}, not to {str(path)!r}")
    return path.suffix


def check_same(path: Path, row: Row, wanted: Row) -> None:
    """Games lie in one file only if they were played with the same settings."""
    for name, value in wanted.items():
        if row.get(name) != value:
            raise BadOption(
                f"{path} was played with other settings: {name} is {row.get(name)!r} in game {row.get('number')}, "
                f"not {value!r}; name another file"
            )


# JSON lines


def line_of(row: Row) -> str:
    return json.dumps(row, ensure_ascii=False) + "\n"


def read_lines(path: Path) -> Iterator[Row]:
    """The rows of a file of JSON lines."""
    number = 0
    try:
        with path.open(encoding="utf-8") as file:
            for number, line in enumerate(file, start=1):
                if not line.endswith("\n"):
                    return
                row = json.loads(line)
                if not isinstance(row, dict):
                    raise BadOption(f"{path}, line {number}: this is no game")
                yield row
    except OSError as error:
        raise BadOption(f"cannot read {path}: {error.strerror}") from None
    except ValueError as error:
        raise BadOption(f"{path}, line {number} is damaged ({error}): remove it") from None


def write_lines(path: Path, rows: Iterable[Row]) -> None:
    with replaced(path) as new:
        new.write_text("".join(line_of(row) for row in rows), encoding="utf-8")


def end_of_lines(path: Path) -> None:
    """Cuts off a line that was not written to its end; its game is played again."""
    if path.exists():
        whole = path.read_bytes().rfind(b"\n") + 1
        if whole < path.stat().st_size:
            os.truncate(path, whole)


# Parquet


def polars() -> Any:
    try:
        import polars
    except ImportError:
        raise BadOption(MISSING) from None
    return polars


def read(path: Path) -> Iterator[Row]:
    """The rows of a file of either kind."""
    if kind_of(path) == LINES:
        yield from read_lines(path)
        return
    library = polars()
    try:
        holds_json = json.loads(library.read_parquet_metadata(path).get(JSON_COLUMNS, "[]"))
        found = library.read_parquet(path)
    except (OSError, library.exceptions.PolarsError) as error:
        raise BadOption(f"cannot read {path}: {error}") from None
    for row in found.iter_rows(named=True):
        yield {**row, **{name: json.loads(row[name]) for name in holds_json}}


def write(path: Path, rows: list[Row]) -> None:
    """All rows into a file of either kind, which is there whole or as it was; in Parquet, what has names is JSON."""
    if kind_of(path) == LINES:
        write_lines(path, rows)
        return
    library = polars()
    holds_json = sorted({name for row in rows for name, value in row.items() if is_nested(value)})
    flat = [{**row, **{name: json.dumps(row[name], ensure_ascii=False) for name in holds_json}} for row in rows]
    with replaced(path) as new:
        frame = library.DataFrame(flat, infer_schema_length=None)
        frame.write_parquet(new, metadata={JSON_COLUMNS: json.dumps(holds_json)})


def is_nested(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and any(isinstance(one, dict) for one in value))


@contextmanager
def replaced(path: Path) -> Iterator[Path]:
    """A new file that takes the place of the old one when it is whole."""
    new = path.with_name(path.name + ".new")
    try:
        yield new
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)
