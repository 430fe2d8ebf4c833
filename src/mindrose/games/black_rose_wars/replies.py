"""The numbers of the answers of Black Rose Wars: the first one of each kind, to which a thing's number is added."""

from __future__ import annotations

from typing import Final

PASS: Final = 0  # end, decline, stop, none, ready
YES: Final = 1
EXPLORE: Final = 2
FIGHT: Final = 3
COMMAND: Final = 4
CAST_QUICK: Final = 5
CAST_NEXT: Final = 6
INERTIA: Final = 7
ACTIVATE: Final = 8  # the room where one is
ATTACK: Final = 9
ROOM: Final = 10  # + position
IMAGINE: Final = 29  # + position: nobody, but as if somebody stood there
FIGURE: Final = 48  # + figure
PARTICIPANT: Final = 110  # + participant: a colour of cubes, a mage, who wins
SLOT: Final = 115  # + slot of the own board
SIDE: Final = 119  # + side of a spell
BRANCH: Final = 121  # + branch of a choice
EVENT: Final = 125  # + slot of the event board
LIST: Final = 128  # + starting list of a school
COLOUR: Final = 130  # + colour of a mage
MAGE: Final = 134  # + mage
SCHOOL: Final = 150  # + school
HEX: Final = 166  # + hex
UPGRADE: Final = 182  # + upgrade
KIND: Final = 198  # + kind of evocation
SPELL: Final = 218  # + spell
QUEST: Final = 418  # + quest
ITEM: Final = 518  # + what waits for its turn
DECLARE: Final = 582  # + 32 * slot of the own board + what it answers
NUMBER: Final = 710  # + amount
SIZE: Final = 750

# How many of each there can be.
FIGURES: Final = PARTICIPANT - FIGURE
MAGES: Final = SCHOOL - MAGE
SCHOOLS: Final = HEX - SCHOOL
HEXES: Final = UPGRADE - HEX
UPGRADES: Final = KIND - UPGRADE
KINDS: Final = SPELL - KIND
SPELLS: Final = QUEST - SPELL
QUESTS: Final = ITEM - QUEST
ITEMS: Final = DECLARE - ITEM
ANSWERED: Final = 32  # happenings that one card can answer at one moment
MOST: Final = SIZE - NUMBER - 1
