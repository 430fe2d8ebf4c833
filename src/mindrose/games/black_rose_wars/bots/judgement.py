"""What a good player values: power, rooms and mages that will soon bring some, quests, servants, spells and means.

Everything is measured in power at the end of the game; the chances follow from it. The Black Rose is one of those that
can win, and its chance is lost to all.
"""

from __future__ import annotations

import math
from typing import Final

from mindrose.games.black_rose_wars.bots.promises import promises
from mindrose.games.black_rose_wars.components import cubes, lodge
from mindrose.games.black_rose_wars.components.content import Content
from mindrose.games.black_rose_wars.components.things import (
    ACTION,
    CLEANUP,
    EVOCATION,
    FIRST_EVOCATION,
    MOST_UPGRADES,
    NOTHING,
    PARTICIPANTS,
    PLANNING,
    PREPARED,
    QUEST_ACTIVE,
    QUEST_COMPLETED,
    QUEST_FULFILLED,
    REVEALED,
    ROOMS,
    ROSE,
    ROSE_PHASE,
    SPELL_SLOTS,
    STUDY,
)
from mindrose.games.black_rose_wars.rules import planning, plans
from mindrose.games.black_rose_wars.rules.activation import ACTIVATION, TAKEN
from mindrose.games.black_rose_wars.rules.cleanup import TAKING_BACK
from mindrose.games.black_rose_wars.rules.ending import standing, takes_part
from mindrose.games.black_rose_wars.rules.evocation_phase import EVOCATION_PHASE
from mindrose.games.black_rose_wars.rules.interrupts import CHECKPOINT
from mindrose.games.black_rose_wars.rules.preparation import LISTS, SETUP
from mindrose.games.black_rose_wars.rules.rose_phase import ROSE_STEPS, TRIMMING, is_dropped
from mindrose.games.black_rose_wars.rules.study import REVIEWING, STUDYING, stays
from mindrose.games.black_rose_wars.rules.values import EVOCATION_VALUES, MAGE_VALUES
from mindrose.games.black_rose_wars.state import GRIMOIRE, KNOWING, TROPHY, BlackRoseWars
from mindrose.kernel.arrays import filled
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.judge import Judge
from mindrose.kernel.machine import Stack, State
from mindrose.kernel.programs import Frame, Program

STARTS: Final[list[Program]] = [
    SETUP, ROSE_STEPS, TRIMMING, STUDYING, REVIEWING, ACTIVATION, EVOCATION_PHASE, TAKING_BACK,
]  # fmt: skip
FAR_AWAY: Final = 9
A_ROUND: Final = 5.0  # power that whoever leads gains in a round


class BlackRoseJudge(Judge):
    """Weighs what every participant will have at the end; what nobody else knows of a seat counts for it too."""

    def __init__(self, whole: bool = False) -> None:
        super().__init__()
        self.whole = whole  # whether both actions of an activation are one command
        self.content: Content | None = None
        self.hurt: list[float] = []  # what cards promise, see `promises`
        self.other: list[float] = []
        self.needs_servant: list[bool] = []
        self.reach: vec[i64] = filled(0, 0)
        self.visits: vec[i64] = filled(0, 0)
        self.cards: list[float] = []  # what each is worth in hand
        self.worth: list[float] = [0.0] * PARTICIPANTS  # what each participant will have
        self.own: vec[i64] = filled(0, PARTICIPANTS)  # cubes of each participant in the row that is looked at
        self.servants: vec[i64] = filled(0, PARTICIPANTS)
        self.completed: vec[i64] = filled(0, PARTICIPANTS)
        self.left = 1.0  # of the game
        self.life = 1.0  # how much of what is not finished can still be finished
        # Worths, in power if nothing else is said.
        self.room_growth = 2.2  # how surely a room that is half full will be restored
        self.panel_growth = 1.4  # … a mage that is half down defeated
        self.sole = 5.0  # a defeat by one participant alone
        self.most = 4.2  # … to whoever did most of it
        self.some = 1.7  # … to others
        self.trophy = 1.3
        self.quest = 1.8  # a completed quest, apart from its power
        self.fulfilled = 0.95  # share of all that a fulfilled quest is worth
        self.active = 0.12  # … an active one
        self.progress = 0.7  # … more if all of its slots but none were full
        self.visit = 0.35  # to stand in a room that serves a quest
        self.crown = 0.6
        self.hex = -0.45
        self.umbra = -0.5
        self.servant = 0.25  # an evocation
        self.servant_strength = 0.35
        self.servant_health = 0.08  # a cube that it can still take
        self.upgrade = 0.4
        self.damage = 0.42  # a cube that a spell can put on somebody
        self.soon = 0.7  # share of it where a target can be reached by a few steps
        self.far = 0.4  # … where none is near
        self.prepared = 0.15  # share of what a spell promises: less than casting it brings, else it is never cast
        self.activated = 0.6
        self.hand = 0.05
        self.card = 0.03
        self.token = 0.2  # of physical actions
        self.cell = -0.5
        self.prowled = -0.1  # an order that the Avatar will play beside one
        self.scarce = 0.4  # a cube that is missing in the supply: without cubes nothing can be hurt or filled
        self.near_scale = 3.0  # a lead that is all but decisive at the end
        self.far_scale = 3.0  # how much more it takes at the beginning

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, BlackRoseWars)
        if state.over:
            return 1.0 if state.winner == seat else 0.0
        self.weigh(state)
        return self.chance(state, seat)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, BlackRoseWars)
        if state.over:
            return [1.0 if state.winner == seat else 0.0 for seat in range(state.players)]
        self.weigh(state)
        return [self.chance(state, seat) for seat in range(state.players)]

    def chance(self, table: BlackRoseWars, seat: i64) -> float:
        """The share of the chances that a seat has among all who can win."""
        scale = self.near_scale + self.far_scale * self.left
        total = 1.0
        for other in range(i64(PARTICIPANTS)):
            if other != seat and takes_part(table, other):
                lead = (self.worth[other] - self.worth[seat]) / scale
                total += math.exp(lead if lead < 50.0 else 50.0)
        return 1.0 / total

    def complete(self, state: State, stack: Stack) -> bool:
        """The menu of an activation and other questions that stand alone; a plan is made as a whole."""
        frame = stack.frames[-1]
        if self.whole and frame.program is ACTIVATION and frame.slots[TAKEN] > 0:
            return False
        return stands_alone(frame)

    def responds(self, state: State, stack: Stack) -> bool:
        """What others decide inside a command: traps and defences, and what effects leave to them."""
        return not stands_alone(stack.frames[-1])

    def farsighted(self) -> Judge:
        """BR-13.1.3 Who goes somewhere first, and strikes or casts there, sees what both actions come to."""
        return BlackRoseJudge(whole=True)

    def decided(self, state: State) -> bool:
        """All but what is declared in answer to something: quests, hands and plans of others change nothing yet."""
        return state.stack.forked and state.stack.frames[-1].program is not CHECKPOINT

    def stage(self, state: State) -> i64:
        """From one Clean-up phase to the next: by then plans have been carried out, and traps have had their round."""
        assert isinstance(state, BlackRoseWars)
        return state.round if state.phase < CLEANUP else state.round + 1

    def foreseeable(self, state: State) -> bool:
        """BR-12, BR-13 Once plans lie on the boards: before, a round of luck drowns what sets answers apart."""
        assert isinstance(state, BlackRoseWars)
        return state.phase == ACTION or state.phase == EVOCATION

    # What everybody will have

    def weigh(self, table: BlackRoseWars) -> None:
        if self.content is not table.content:
            self.read(table.content)
        self.left = time_left(table)
        self.life = min(1.0, 0.15 + self.left * float(table.settings.end) / (2.0 * A_ROUND))
        for participant in range(i64(PARTICIPANTS)):
            self.worth[participant] = float(table.power[participant])
            self.servants[participant] = 0
            self.completed[participant] = 0
        self.weigh_rooms(table)
        self.weigh_panels(table)
        self.weigh_evocations(table)
        self.weigh_quests(table)
        self.weigh_bonuses(table)
        for seat in range(table.players):
            if table.place[seat] != NOTHING:
                self.worth[seat] += self.means(table, seat)
            else:
                self.worth[seat] += self.grimoire(table, seat)

    def read(self, content: Content) -> None:
        """What the cards promise; one in hand counts by the better one of its sides."""
        found = promises(content)
        self.content = content
        self.hurt = found.hurt
        self.other = found.other
        self.needs_servant = found.needs_servant
        self.reach = vec[i64](found.reach)
        self.visits = vec[i64](found.visits)
        self.cards = []
        for spell in range(content.spells):
            main = self.other[2 * spell] + self.damage * self.hurt[2 * spell]
            reverse = self.other[2 * spell + 1] + self.damage * self.hurt[2 * spell + 1]
            self.cards.append(self.card + self.hand * (main if main > reverse else reverse))

    def weigh_bonuses(self, table: BlackRoseWars) -> None:
        """BR-26.2 Ranks count as they are at the end; before, every trophy and quest is worth something."""
        late = 1.0 - self.left
        quests = standing(self.completed, table.settings.participation_cumulative)
        for participant in range(i64(PARTICIPANTS)):
            self.own[participant] = table.piles.size(TROPHY + participant)
        trophies = standing(self.own, table.settings.participation_cumulative)
        for participant in range(i64(PARTICIPANTS)):
            now = float(quests[participant] + trophies[participant])
            later = self.quest * float(self.completed[participant]) + self.trophy * float(self.own[participant])
            self.worth[participant] += late * now + self.left * later
        if table.crown >= 0:
            self.worth[table.crown] += late + self.left * self.crown

    def weigh_rooms(self, table: BlackRoseWars) -> None:
        """BR-18.2 The rooms that fill up, to whoever has most of what is in them."""
        rewards = table.content.rewards
        for room in range(i64(ROOMS)):
            row = table.cubes[room]
            if row == 0:
                continue
            self.count(row)
            free = float(table.free_slots(room))
            filled = float(cubes.size(row))
            sure = 1.0 if free == 0.0 else self.life * math.pow(filled / (filled + free), self.room_growth)
            start = 3 * table.room[room]
            first, second = float(rewards[start]), float(rewards[start + 1])
            for participant in range(i64(PARTICIPANTS)):
                if self.own[participant] > 0:
                    ahead = self.ahead(participant, free)
                    self.worth[participant] += sure * (ahead * first + (1.0 - ahead) * second)

    def weigh_panels(self, table: BlackRoseWars) -> None:
        """BR-20.2 Mages that are nearly defeated, the Avatar among them, to whoever has hurt them."""
        life = 0.3 + 0.7 * self.life
        for mage in range(i64(PARTICIPANTS)):
            row = table.panel[mage]
            if row == 0 or table.mage[mage] < 0:
                continue
            self.count(row)
            health = printed_health(table, mage)
            number = float(cubes.size(row))
            near = number / health if number < health else 1.0
            sure = life * math.pow(near, self.panel_growth)
            for participant in range(i64(PARTICIPANTS)):
                own = self.own[participant]
                if own > 0:
                    ahead = self.ahead(participant, health - number)
                    best = self.sole if float(own) == number else self.most
                    scored = ahead * best + (1.0 - ahead) * self.some
                    self.worth[participant] += sure * (scored + self.trophy * float(own) / number)

    def count(self, row: i64) -> None:
        for participant in range(i64(PARTICIPANTS)):
            self.own[participant] = 0
        while row != 0:
            self.own[(row & cubes.MASK) - 1] += 1
            row >>= cubes.BITS

    def ahead(self, participant: i64, free: float) -> float:
        """How likely a participant has most cubes of a row when it is full."""
        most: i64 = 0
        for other in range(i64(PARTICIPANTS)):
            if other != participant and self.own[other] > most:
                most = self.own[other]
        chance = 0.5 + 0.5 * float(self.own[participant] - most) / (1.0 + 0.5 * free)
        return 0.0 if chance < 0.0 else (1.0 if chance > 1.0 else chance)

    def weigh_evocations(self, table: BlackRoseWars) -> None:
        """BR-22 Servants by their strength and health; CP-8 an Umbra weighs on its bearer."""
        values = table.content.kind_values
        for figure in range(i64(FIRST_EVOCATION), table.content.figures):
            if table.place[figure] == NOTHING:
                continue
            if table.bearer[figure] >= 0:
                self.worth[table.bearer[figure]] += self.life * self.umbra
                continue
            controller = table.controller[figure]
            if controller < 0:
                continue
            self.servants[controller] += 1
            start = EVOCATION_VALUES * table.content.kind_of[figure]
            worth = self.servant + self.servant_strength * float(values[start])
            worth += self.servant_health * float(values[start + 2] - table.damage(figure))
            for number in range(i64(MOST_UPGRADES)):
                if table.upgrade[MOST_UPGRADES * figure + number] >= 0:
                    worth += self.upgrade
            self.worth[controller] += self.life * worth

    def weigh_quests(self, table: BlackRoseWars) -> None:
        """BR-8.1 Quests on their way to be completed, and whether their owner stands where they take it."""
        content = table.content
        trimming = table.stack.forked and table.phase == ROSE_PHASE
        visits = self.visits
        for quest in range(content.quests):
            holder = table.holder[quest]
            if holder < 0 or (trimming and is_dropped(table, holder, quest)):
                continue
            whole = float(content.quest_power[quest]) + self.quest
            if table.quest[quest] == QUEST_COMPLETED:
                self.completed[holder] += 1
            elif table.quest[quest] == QUEST_FULFILLED:
                self.worth[holder] += self.fulfilled * whole
            elif table.quest[quest] == QUEST_ACTIVE:
                share = self.active
                if content.quest_slots[quest] > 0:
                    share += self.progress * float(table.marks[quest]) / float(content.quest_slots[quest])
                self.worth[holder] += self.life * share * whole
                if visits[quest] != 0:
                    self.worth[holder] += self.life * self.visit * nearness(table, holder, visits[quest])

    # Means of a seat

    def grimoire(self, table: BlackRoseWars, seat: i64) -> float:
        """BR-3.1.9, BR-3.1.11 The first cards; of a school whose list is not chosen yet those of the better one."""
        worth = 0.0
        size = table.piles.size(GRIMOIRE + seat)
        for index in range(size):
            worth += self.cards[table.piles.at(GRIMOIRE + seat, index) // KNOWING]
        if table.school[seat] != NOTHING and size == 1:
            worth += max(
                self.listed(table, LISTS * table.school[seat]), self.listed(table, LISTS * table.school[seat] + 1)
            )
        return worth

    def listed(self, table: BlackRoseWars, number: i64) -> float:
        worth = 0.0
        spells = table.content.lists[number]
        for i in range(i64(len(spells))):
            worth += self.cards[spells[i]]
        return worth

    def means(self, table: BlackRoseWars, seat: i64) -> float:
        worth = self.token * float(table.tokens[seat]) + self.spells(table, seat)
        if table.in_cell(seat):
            worth += self.cell
        if table.supply[seat] < 6:
            worth -= self.scarce * float(6 - table.supply[seat])
        for hex in range(table.content.hexes):
            if table.hexes[table.content.hexes * seat + hex] >= 0:
                worth += self.life * self.hex
        return worth + self.threat(table, seat)

    def threat(self, table: BlackRoseWars, seat: i64) -> float:
        """BR-29.2.2, BR-30.2.2 The Avatar goes after whoever is near it while it has orders to play in this phase."""
        left = table.settings.orders - table.obeyed
        if table.phase != ACTION or left <= 0 or not table.in_lodge(seat) or not table.in_lodge(ROSE):
            return 0.0
        away = lodge.distance(table.place[seat], table.place[ROSE])
        near = 1.0 - float(away) / float(table.content.avatar_speed + 1)
        return self.prowled * float(left) * near if near > 0.0 else 0.0

    def spells(self, table: BlackRoseWars, seat: i64) -> float:
        """Spells on the board and in hand; what is planned or taken back counts as done."""
        choosing: i64 = table.phase if table.stack.forked else NOTHING
        away = target_distance(table, seat)
        worth = 0.0
        for slot in range(i64(SPELL_SLOTS)):
            place = SPELL_SLOTS * seat + slot
            spell = table.spell[place]
            if spell >= 0 and table.status[place] != REVEALED:
                if choosing == CLEANUP:
                    if (table.choosing[seat] >> slot) & 1:
                        worth += self.life * self.cards[spell]
                else:
                    share = self.prepared if table.status[place] == PREPARED else self.activated
                    worth += share * self.promise(seat, 2 * spell + table.side[place], away)
            elif choosing == PLANNING:
                spell = plans.planned_spell(table, seat, slot)
                if spell != NOTHING:
                    side = 2 * spell + plans.planned_side(table, seat, slot)
                    worth += self.prepared * self.promise(seat, side, away) - self.life * self.cards[spell]
        for index in range(table.hand_size(seat)):
            if choosing != STUDY or stays(table, seat, index):
                worth += self.life * self.cards[table.hand_card(seat, index)]
        return worth

    def promise(self, seat: i64, side: i64, away: i64) -> float:
        """What a side will bring: damage only to somebody in reach, and much of it only with a servant."""
        near = self.far
        if away <= self.reach[side]:
            near = 1.0
        elif away <= self.reach[side] + 2:
            near = self.soon
        worth = self.other[side] + near * self.damage * self.hurt[side]
        if self.needs_servant[side] and self.servants[seat] == 0:
            worth *= 0.2
        return worth


def stands_alone(frame: Frame) -> bool:
    """Whether a question begins something of its own; a plan begins with its first slot."""
    if frame.program is planning.PLANNING:
        return frame.slots[planning.SLOT] == 0 and frame.slots[planning.SPELL] == NOTHING
    return frame.program in STARTS


def time_left(table: BlackRoseWars) -> float:
    """From 1 at the beginning to 0 when somebody has reached the marker that ends the game (BR-26.1.1)."""
    most: i64 = 0
    for participant in range(i64(PARTICIPANTS)):
        if table.power[participant] > most:
            most = table.power[participant]
    left = 1.0 - float(most) / float(table.settings.end)
    return left if left > 0.0 else 0.0


def printed_health(table: BlackRoseWars, mage: i64) -> float:
    content = table.content
    if mage == ROSE:
        return float(content.avatar_health)
    return float(content.mage_values[MAGE_VALUES * table.mage[mage]])


def target_distance(table: BlackRoseWars, seat: i64) -> i64:
    """How far the nearest other mage in the lodge is."""
    best: i64 = FAR_AWAY
    if table.in_lodge(seat):
        for other in range(i64(PARTICIPANTS)):
            if other != seat and table.in_lodge(other):
                best = min(best, lodge.distance(table.place[seat], table.place[other]))
    return best


def nearness(table: BlackRoseWars, seat: i64, rooms: i64) -> float:
    """1 in one of some rooms, less the farther the nearest of them is."""
    if not table.in_lodge(seat):
        return 0.0
    best: i64 = lodge.FAR
    for place in range(i64(ROOMS)):
        if (rooms >> table.room[place]) & 1:
            best = min(best, lodge.distance(table.place[seat], place))
    return 1.0 - float(best) / float(lodge.FAR)
