"""The things of Black Rose Wars and the words for them: participants, phases, places, spells and their sides."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NOTHING: Final = -1

# BR-1.1.4 Participants: the mages by their seat, and the Black Rose, which has cubes and power but no seat.
SEATS: Final = 4
ROSE: Final = 4
PARTICIPANTS: Final = 5
COLOURS_OF_MAGES: Final = ("red", "blue", "green", "purple")

# Figures: the mages by their seat, the figure of the Black Rose if it has one, then every evocation card.
FIRST_EVOCATION: Final = 5

# BR-2.1.1, BR-2.1.3, BR-2.1.4, BR-2.1.5 What everybody has, and the Black Rose.
CUBES: Final = 25
BLACK_CUBES: Final = 30
TOKENS: Final = 2  # of physical actions
TROPHIES: Final = 7
EVOCATION_SLOTS: Final = 3
MOST_UPGRADES: Final = 2  # BR-24.2.1

# Places of figures: a room by its position, BR-4.1.3 the own cell, which is not part of the lodge, or none.
ROOMS: Final = 19
CELL: Final = 19
ROOM_COLOURS: Final = ("red", "blue", "green", "yellow", "purple", "grey", "black")

# BR-5.1.1 The phases of a round.
ROSE_PHASE: Final = 0
STUDY: Final = 1
PLANNING: Final = 2
ACTION: Final = 3
EVOCATION: Final = 4
CLEANUP: Final = 5
PHASES: Final = ("rose", "study", "planning", "action", "evocation", "cleanup")
ALWAYS: Final = 6  # of events only: every phase
IMMEDIATE: Final = 7
EVENT_PHASES: Final = (*PHASES, "all", "immediate")
EVENT_SLOTS: Final = 3
MOONS: Final = 3

# BR-29.3.1 Parts of an order, and BR-29.4.1 what its back shows.
NO_PART: Final = -1
PHYSICAL_PART: Final = 0
SPELL_PART: Final = 1
PART_WORDS: Final = ("P", "S")
MOST_PARTS: Final = 2
NO_BACK: Final = 0
SHOWS_AIMED: Final = 1  # the Avatar is chosen as a target by a combat spell
SHOWS_HURT: Final = 2  # the Avatar receives damage
ORDER_BACKS: Final = ("none", "aimed", "hurt")

# BR-13 Actions. Of the first four cards say that a mage does them.
EXPLORING: Final = 0
FIGHTING: Final = 1
COMMANDING: Final = 2
INERTIA: Final = 3
CASTING: Final = 4
ACTIONS: Final = ("explore", "fight", "command", "inertia", "cast")
MOST_ACTIONS: Final = 2  # BR-13.1.3 in an activation

# BR-11.1.3 Types of spells; BR-11.1.1 their sides; content 4.2 their elements.
COMBAT: Final = 0
CONJUNCTION: Final = 1
DEFENCE: Final = 2
TRAP: Final = 3
TYPES: Final = ("combat", "conjunction", "defence", "trap")
MAIN: Final = 0
REVERSE: Final = 1
SIDES: Final = ("main", "reverse")
# BR-11.1.4 Elements, of which only texts speak.
ELEMENTS: Final = ("fire", "water", "air", "earth", "profane", "sacred", "magic")
WILD: Final = 7  # shows every element
SHOWN: Final = (*ELEMENTS, "all")

# BR-12.1.2 Slots of a mage's board, and BR-11.2.1 how a spell lies there.
QUICK: Final = 0
NUMBERED: Final = 1  # I, II, III are 1, 2, 3
SPELL_SLOTS: Final = 4
SLOT_NAMES: Final = ("quick", "i", "ii", "iii")
PREPARED: Final = 0
ACTIVATED: Final = 1
REVEALED: Final = 2
STATUSES: Final = ("prepared", "activated", "revealed")

# BR-8.1.1 States of a quest, and where else it can be.
QUEST_IN_DECK: Final = 0
QUEST_ACTIVE: Final = 1
QUEST_FULFILLED: Final = 2
QUEST_COMPLETED: Final = 3
QUEST_DISCARDED: Final = 4
QUEST_STATES: Final = ("deck", "active", "fulfilled", "completed", "discarded")

SMALL: Final = 0
LARGE: Final = 1
SIZES: Final = ("small", "large")

# 4.6 Values that effects can change, and how long they do.
STATS: Final = (
    "strength", "speed", "health", "handlimit", "questlimit", "studydraw", "libdraw", "spellout", "attackin",
    "spellin", "healin", "reach", "immune", "nocast", "onecast", "noact", "nomove", "powin", "planmax", "combatout",
)  # fmt: skip
STRENGTH: Final = 0
SPEED: Final = 1
HEALTH: Final = 2
HAND_LIMIT: Final = 3
QUEST_LIMIT: Final = 4
STUDY_DRAW: Final = 5
LIBRARY_DRAW: Final = 6
SPELL_OUT: Final = 7
ATTACK_IN: Final = 8
SPELL_IN: Final = 9
HEAL_IN: Final = 10
REACH: Final = 11
IMMUNE: Final = 12
NO_CAST: Final = 13
ONE_CAST: Final = 14
NO_ACT: Final = 15
NO_MOVE: Final = 16
POWER_IN: Final = 17
PLAN_MAX: Final = 18
COMBAT_OUT: Final = 19
DURATIONS: Final = ("now", "turn", "phase", "round", "card")
NOW: Final = 0
TURN: Final = 1
PHASE: Final = 2
ROUND: Final = 3
CARD: Final = 4
