"""Events: told once, seen by each seat as far as it may; journals that clones share."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from mindrose.kernel.chance import Chance, key_of
from mindrose.kernel.events import FEW, Event, EventKind, Journal
from mindrose.kernel.machine import EVERYBODY
from tests.kernel.toys import Toy

SPECTATOR = None


def event(a: int, b: int = -1, c: int = -1, seers: int = EVERYBODY) -> Event:
    return Event(0, a, b, c, -1, -1, seers)


# What a seat sees


def test_what_everybody_sees() -> None:
    kind = EventKind("moved", ("seat", "room"))
    for seat in (SPECTATOR, 0, 1, 2):
        assert kind.told(event(1, 3), seat) == {"event": "moved", "seat": 1, "room": 3}


def test_a_secret_number_is_seen_by_the_seers_alone() -> None:
    kind = EventKind("drew", ("seat", "card"), secret=("card",))
    drew = event(1, 7, seers=0b010)
    assert kind.told(drew, 1) == {"event": "drew", "seat": 1, "card": 7}
    for seat in (SPECTATOR, 0, 2):
        assert kind.told(drew, seat) == {"event": "drew", "seat": 1, "card": None}


def test_a_secret_number_told_to_everybody_is_seen_by_everybody() -> None:
    kind = EventKind("drew", ("seat", "card"), secret=("card",))
    for seat in (SPECTATOR, 0, 1):
        assert kind.told(event(1, 7), seat) == {"event": "drew", "seat": 1, "card": 7}


def test_several_seats_may_see_a_secret() -> None:
    kind = EventKind("stole", ("card",), secret=("card",))
    told = [kind.told(event(7, seers=0b101), seat) for seat in (SPECTATOR, 0, 1, 2)]
    assert [document["card"] for document in told if document is not None] == [None, 7, None, 7]


def test_a_private_event_does_not_exist_for_anybody_else() -> None:
    kind = EventKind("saw", ("card",), private=True)
    saw = event(7, seers=0b001)
    assert kind.told(saw, 0) == {"event": "saw", "card": 7}
    assert [kind.told(saw, seat) for seat in (SPECTATOR, 1, 2)] == [None, None, None]


def test_a_secret_that_nobody_sees() -> None:
    kind = EventKind("buried", ("card",), secret=("card",))
    assert [kind.told(event(7, seers=0), seat) for seat in (SPECTATOR, 0)] == [{"event": "buried", "card": None}] * 2


def test_only_the_named_numbers_are_told() -> None:
    """An allow-list: a number that the kind has no name for stays inside."""
    assert EventKind("ended", ()).told(event(1, 2, 3), 0) == {"event": "ended"}
    assert event(1, 2, 3).values() == [1, 2, 3, -1, -1]


def test_a_secret_must_be_one_of_the_numbers() -> None:
    """A misspelled secret would be told to everybody."""
    with pytest.raises(ValueError, match="crad"):
        EventKind("drew", ("seat", "card"), secret=("crad",))


# Telling


def test_a_table_tells_its_journal_and_a_table_without_one_tells_nobody() -> None:
    journal: Journal[Event] = Journal()
    table = Toy(2, Chance(key_of(0)), journal)
    table.tell(3, 1, 2)
    table.confide(0b10, 4, 5)
    assert [(told.kind, told.values(), told.seers) for told in journal.since(0)] == [
        (3, [1, 2, -1, -1, -1], EVERYBODY),
        (4, [5, -1, -1, -1, -1], 0b10),
    ]
    silent = table.clone()
    silent.tell(3)
    silent.confide(1, 4)
    assert len(journal) == 2
    assert silent.mark(silent.stack) == table.mark(table.stack) + 1, (
        "what is shown counts, whether or not somebody writes it down"
    )


# Journals


def test_clones_share_their_past_and_go_on_apart() -> None:
    journal: Journal[int] = Journal()
    for number in (1, 2):
        journal.append(number)
    first, second = journal.clone(), journal.clone()
    assert first.entries is journal.entries, "copied in no time"
    first.append(3)
    second.append(4)
    journal.append(5)
    assert [it.since(0) for it in (journal, first, second)] == [[1, 2, 5], [1, 2, 3], [1, 2, 4]]
    assert [it.since(2) for it in (journal, first, second)] == [[5], [3], [4]]
    assert [len(it) for it in (journal, first, second)] == [3, 3, 3]


def test_a_clone_of_a_clone_that_fell_behind() -> None:
    journal: Journal[int] = Journal()
    journal.append(1)
    behind = journal.clone()
    journal.append(2)
    twin = behind.clone()
    twin.append(3)
    assert (behind.since(0), twin.since(0), journal.since(0)) == ([1], [1, 3], [1, 2])


def test_there_is_nothing_after_the_end() -> None:
    journal: Journal[int] = Journal()
    journal.append(1)
    assert journal.since(1) == journal.since(5) == []


@settings(max_examples=200, deadline=None)
@given(some.lists(some.tuples(some.sampled_from(["clone", "append", "cut"]), some.integers(0, 400)), max_size=40))
def test_journals_behave_like_lists(deeds: list[tuple[str, int]]) -> None:
    """Clone one of them, append to one of them, or cut one of them short."""
    journals: list[Journal[int]] = [Journal()]
    models: list[list[int]] = [[]]
    for deed, number in deeds:
        which = number % len(journals)
        journal, model = journals[which], models[which]
        if deed == "clone":
            journals.append(journal.clone())
            models.append(list(model))
        elif deed == "append":
            for entry in range(number % 90):
                journal.append(entry)
                model.append(entry)
        else:
            count = number % (len(model) + 1)
            journal.cut(count)
            del model[count:]
        assert [journal.since(0) for journal in journals] == models
        assert [[journal.entry(number) for number in range(len(journal))] for journal in journals] == models


def test_a_journal_that_is_cut_again_and_again_stays_as_short_as_it_is() -> None:
    journal: Journal[int] = Journal()
    for number in range(1000):
        journal.append(number)
    for number in range(1000):
        journal.cut(len(journal) - number % 3)
        journal.append(number)
        journal.append(number)
    links, past = 0, journal.past
    while past is not None:
        links, past = links + 1, past.past
    assert links <= len(journal) / FEW + 1


def test_going_on_apart_copies_nothing_of_the_past() -> None:
    journal: Journal[int] = Journal()
    for number in range(1000):
        journal.append(number)
    for number in range(1000, 1010):
        journal.clone().append(-number)
        journal.append(number)
    assert journal.since(0) == list(range(1010))
    assert [journal.entry(number) for number in (0, 999, 1000, 1009)] == [0, 999, 1000, 1009]
    assert len(journal.entries) <= 10
