"""A worker process: reads a question about somebody's own table, and writes what an automaton does there."""

from __future__ import annotations

import sys

import msgspec

import mindrose
from mindrose.kernel.errors import BadPosition, MindroseError
from mindrose.kernel.game import Document
from mindrose.server.wire import AskAutomaton, OwnLine, OwnTable, OwnTurn, TellTable
from mindrose.text.automaton import Automaton, Consultation, Occasion, automaton_of


class Enquiry(msgspec.Struct):
    """What a worker is asked: what its automaton does at a table, or only whether there can be such a table."""

    game: str
    table: TellTable | None = None
    turn: AskAutomaton | None = None


class Report(msgspec.Struct):
    """What it says: one of these."""

    table: OwnTable | None = None
    turn: OwnTurn | None = None
    reasons: list[str] = []  # why there is no such table


def consult(enquiry: Enquiry) -> Report:
    automaton = automaton_of(enquiry.game)
    try:
        if enquiry.turn is not None:
            return Report(turn=turn_of(enquiry.game, automaton, enquiry.turn))
        assert enquiry.table is not None
        document, language = document_of(enquiry.game, enquiry.table), enquiry.table.language
        return Report(table=told(automaton, automaton.completed(document, language), language))
    except BadPosition as refused:
        return Report(reasons=refused.reasons)
    except MindroseError as refused:
        return Report(reasons=[str(refused)])
    except RecursionError:
        return Report(reasons=["the document goes too deep: nothing in a position lies in so many others"])


def turn_of(game: str, automaton: Automaton, asked: AskAutomaton) -> OwnTurn:
    document = automaton.completed(document_of(game, asked), asked.language)
    occasion = Occasion(asked.when, asked.card, asked.by, asked.how, asked.damage)
    table = automaton.table(mindrose.load(game), document, occasion, str(asked.seed), asked.language)
    consultation = Consultation(automaton, table, asked.when, asked.language)
    for number in asked.choices:
        consultation.choose(number)
    return OwnTurn(
        cards=consultation.cards,
        lines=[OwnLine(line.kind, line.text) for line in consultation.lines],
        who=consultation.who,
        answers=consultation.answers,
        table=told(automaton, automaton.at_rest(table, document), asked.language),
    )


def told(automaton: Automaton, document: Document, language: str) -> OwnTable:
    return OwnTable(document, automaton.written(document, language))


def document_of(game: str, asked: TellTable) -> Document:
    """The document that was sent, or that of the file; whoever asks from elsewhere has the game's own cards."""
    document = asked.position if asked.position is not None else mindrose.read_position(asked.text)
    options = document.get("options")
    usual = mindrose.load(game).pack_of({})
    if isinstance(options, dict) and options.get("pack", usual) != usual:
        raise BadPosition(
            ["'pack' of 'options': the page has the game's own cards only; `mindrose avatar` takes others"]
        )
    return document


def main() -> None:
    decoder = msgspec.json.Decoder(Enquiry)
    for line in sys.stdin.buffer:
        sys.stdout.buffer.write(msgspec.json.encode(consult(decoder.decode(line))) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
