"""The running frames as a readable document: what is pending on a table, whole or as one seat may see it."""

from __future__ import annotations

from typing import Final

from mindrose.kernel.errors import FAULTS, BadPosition, meant, shown
from mindrose.kernel.form import Document as Document
from mindrose.kernel.ints import i64
from mindrose.kernel.machine import Stack, State
from mindrose.kernel.programs import Frame, Program, Question, new_frame
from mindrose.kernel.slots import ANYTHING, EMPTY
from mindrose.kernel.writing import Writer, document_of

FEW: Final = 12  # names that a message can list


def woven(common: Document, own: Document) -> Document:
    """A view made of what everybody sees and of what a seat sees besides."""
    document = {**common, **own}
    if "seats" in common:
        pairs = zip(common["seats"], own["seats"], strict=True)
        document["seats"] = [{**seen, **besides} for seen, besides in pairs]
    return document


def stack_document(stack: Stack, seat: int | None, whole: bool) -> list[Document]:
    """The frames of a stack as `write_stack` tells them; the whole stack with all that is secret in it, if wanted."""
    out = Writer()
    out.key("stack")
    write_stack(out, stack, -1 if seat is None else seat, whole)
    found: list[Document] = document_of(out.written())["stack"]
    return found


def write_stack(out: Writer, stack: Stack, seat: i64, whole: bool) -> None:
    """The frames from the first one on, up to a draft of somebody else, and the branches above them; seat -1: nobody's.

    The frame below such a draft is told as it was when it asked: at the question or step that began the draft.
    """
    frames = stack.frames
    seen = 0
    while seen < len(frames) and (whole or frames[seen].seat == seat or not frames[seen].drafting()):
        seen += 1
    out.begin_list()
    for number in range(seen):
        out.begin()
        asking = number == seen - 1 and seen < len(frames)
        write_frame(out, frames[number], frames[number].at - 1 if asking else frames[number].at, seat, whole)
        if stack.branches and number == len(frames) - 1:
            out.key("branches").begin_list()
            for branch in stack.branches:
                write_branch(out, branch, seat, whole)
            out.end_list()
        out.end()
    out.end_list()


def frame_document(frame: Frame, seat: int | None, whole: bool) -> Document:
    out = Writer()
    write_frame(out, frame, frame.at, -1 if seat is None else seat, whole)
    return document_of(out.written())


def write_frame(out: Writer, frame: Frame, at: i64, seat: i64, whole: bool) -> None:
    out.key("program").text(frame.program.name)
    out.key("at").number(at)
    out.key("seat").number(frame.seat)
    secret = frame.program.secret
    shown = whole or frame.seat == seat or not secret
    for i, name in enumerate(frame.program.slots):
        if shown or name not in secret:
            out.key(name).number(frame.slots[i])


def write_branch(out: Writer, branch: Stack, seat: i64, whole: bool) -> None:
    """Of somebody else's branch only this is seen: whose it is, and whether it is still waited for."""
    out.begin()
    out.key("seat").number(branch.owner)
    out.key("ready").flag(branch.settled())
    if whole or branch.owner == seat:
        out.key("stack")
        write_stack(out, branch, seat, whole)
    elif branch.frames and not branch.settled():
        out.key("program").text(branch.frames[0].program.name)
    out.end()


def rebuild(state: State, documents: object, programs: list[Program]) -> None:
    """Puts the frames of a document on the table's stack, without running them."""
    fill(state.stack, documents, {program.name: program for program in programs}, int(state.players))


def fill(stack: Stack, documents: object, programs: dict[str, Program], players: int) -> None:
    if not isinstance(documents, list) or not documents:
        raise BadPosition(["'stack' is a list of running programs, the first one at the bottom"])
    for document in documents:
        stack.frames.append(frame_of(document, programs, players))
        for inner in branches_of(document):
            branch = stack.grow(whole_number(inner, "seat", -1, players - 1))
            if inner.get("stack"):
                fill(branch, inner["stack"], programs, players)
            elif inner.get("ready") is False:  # somebody else's, who has not decided yet: it begins anew
                branch.frames.append(new_frame(program_of(inner, programs), branch.owner))


def branches_of(document: Document) -> list[Document]:
    branches = document.get("branches") or []
    if not isinstance(branches, list) or not all(isinstance(branch, dict) for branch in branches):
        raise BadPosition([f"'branches' of {document['program']!r} is a list of mappings, not {shown(branches)}"])
    return branches


def frame_of(document: object, programs: dict[str, Program], players: int) -> Frame:
    if not isinstance(document, dict):
        raise BadPosition([f"an entry of 'stack' is a mapping with a 'program', not {shown(document)}"])
    program = program_of(document, programs)
    known = ["at", "seat", *program.slots]
    unknown = [name for name in document if name not in known and name not in ("program", "branches")]
    if unknown:
        told = ", ".join(f"{shown(name)}{meant(name, known)}" for name in unknown[:FAULTS])
        raise BadPosition([f"a running {program.name!r} has no {told}; it has: {', '.join(known)}"])
    at = whole_number(document, "at", 0, int(program.length))
    frame = new_frame(program, whole_number(document, "seat", 0, players - 1))
    frame.at = at
    for i, name in enumerate(program.slots):
        if name in document:
            frame.slots[i] = whole_number(document, name, EMPTY, ANYTHING.last)
    return frame


def program_of(document: Document, programs: dict[str, Program]) -> Program:
    name = document.get("program")
    if not isinstance(name, str) or name not in programs:
        raise BadPosition([f"'stack' names a program that there is not: {shown(name)}{instead(name, programs)}"])
    return programs[name]


def instead(name: object, programs: dict[str, Program]) -> str:
    """The program that was probably meant, or all of them if they are not too many to read."""
    return meant(name, programs) or (f"; there is {', '.join(sorted(programs))}" if len(programs) <= FEW else "")


def whole_number(document: Document, name: str, low: int, high: int) -> int:
    value = document.get(name, 0)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadPosition(
            [f"{name!r} of {shown(document.get('program'))} is a whole number from {low} to {high}, not {shown(value)}"]
        )
    return value


def questions_document(state: State, seat: int | None) -> list[Document]:
    """Who is asked what, as a seat may see it; the answers are listed for its own question only."""
    out = Writer()
    out.key("question")
    write_questions(out, state, -1 if seat is None else seat)
    found: list[Document] = document_of(out.written())["question"]
    return found


def write_questions(out: Writer, state: State, seat: i64) -> None:
    """The same, written; seat -1 is nobody's. A seat that decides beside others and is `ready` need not answer."""
    out.begin_list()
    for stack in state.open_stacks():
        own = stack.seat == seat
        out.begin()
        out.key("seat").number(stack.seat)
        out.key("kind").text(stack.question().kind if own else public_kind(stack))
        if own:
            out.key("answers").begin_list()
            for i in range(stack.answers.count):
                out.number(stack.answers.items[i])
            out.end_list()
        if stack.settled():
            out.key("ready").flag(True)
        out.end()
    out.end_list()


def public_kind(stack: Stack) -> str:
    """The question that everybody sees: while a draft is begun, still the one that it answers."""
    if stack.owner >= 0:
        return stack.frames[0].program.name  # how far a seat has come on its branch is its secret
    below: Frame | None = None
    for frame in stack.frames:
        if frame.drafting() and below is not None:
            return kind_of(below, int(below.at) - 1)
        below = frame
    return stack.question().kind


def kind_of(frame: Frame, at: int) -> str:
    step = frame.program.steps[at]
    return step.kind if isinstance(step, Question) else frame.program.name
