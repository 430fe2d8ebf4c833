"""The slots that the frame of every effect has first, before the names that it binds."""

from __future__ import annotations

from typing import Final

ME: Final = 0  # the participant that applies the effect (BR-1.1.2)
ACTOR: Final = 1  # who carries it out now: ME, or somebody else inside `as P:` (VX-01)
CHOOSER: Final = 2  # who decides now: NOTHING where it is the actor, else one of those that an event goes through
SOURCE: Final = 3  # the spell on a board, evocation, hex, quest, event or room that it is printed on
TRIG: Final = 4  # what has happened, for a card that answers it
SRC: Final = 5
VICTIM: Final = 6
THERE: Final = 7  # VX-11 the room where it has happened
WHAT: Final = 8
AMOUNT: Final = 9
SINCE: Final = 10  # the first happening of the sentence that it answers
UNTIL: Final = 11  # the one after its last
LAST: Final = 12  # what the instruction before really did
IGNORED: Final = 13  # damage that was ignored
STRUCK: Final = 14  # figures that the latest damage hit
BASE: Final = 15  # the first happening of its own running sentence
BEGAN: Final = 16  # how many defeats there had been when it began
THIS: Final = 17  # the evocation whose skill it is
AGAIN: Final = 18  # 1 where a spell is only repeated: its symbol and its end count for nothing
STRIKES: Final = 19  # how often it has dealt damage
IT: Final = 20  # the last thing that was made, moved or gone through
DRAWER: Final = 21  # VX-14 the mage that drew the running event
FIXED: Final = (
    "me", "actor", "chooser", "source", "trig", "src", "victim", "there", "what", "amount", "since", "until", "last",
    "ignored", "struck", "base", "began", "this",
    "again", "strikes", "it", "drawer",
)  # fmt: skip
