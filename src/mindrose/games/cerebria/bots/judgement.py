"""What a good player values: the next Revelation and who brings it about, Intentions, the board, means, tempo.

Everything is measured in points of the final scoring, Bliss above zero and Gloom below; the chances follow from it.
"""

from __future__ import annotations

import math
from typing import Final

from mindrose.games.cerebria.bots.survey import Survey, beside, reach, time_left
from mindrose.games.cerebria.components.ring import (
    first_frontier,
    first_site,
    first_space,
    last_frontier,
    last_site,
    last_space,
)
from mindrose.games.cerebria.components.things import (
    ABSORB_AT_LEAST,
    ASPIRATIONS,
    ATTITUDE,
    BLISS,
    BRIGHTNESS,
    DECK_SIZE,
    EMPOWERED,
    FILL_EMOTION,
    FORTIFY,
    FULL_ROW,
    GLOOM,
    INVOKE,
    MODERATES,
    MOVE,
    OPENNESS,
    QUELL,
    QUELL_AT_LEAST,
    QUELL_EXACTLY,
    REALMS,
    ROWS,
    SEATS,
    SLOTS,
    SPACES,
    VIBE_LEVEL,
)
from mindrose.games.cerebria.rules.abilities import ROTATION
from mindrose.games.cerebria.rules.deckbuilding import spirit_deck
from mindrose.games.cerebria.rules.ending import total
from mindrose.games.cerebria.rules.hidden import hidden_aspiration
from mindrose.games.cerebria.rules.preparation import SETUP
from mindrose.games.cerebria.state import COMMON, DRAWN, FULL_SPHERE, HIDDEN, MAJOR, Cerebria
from mindrose.kernel.ints import i64, vec
from mindrose.kernel.judge import Judge
from mindrose.kernel.machine import Stack, State

STARTS: Final = ("menu", "faction", "spirit", "deck", "pick_card", "place_spirit", "imagine_spirit")
REACTIONS: Final = ("dismiss", "look", "keep")

MINOR_WORTH: Final = 3.0
MAJOR_WORTH: Final = 5.0
BOTH_LESS: Final = 1.0  # CB-17.2.6 two Aspirations at once give 5 points, not 6
SLOPE: Final = 0.03
PATIENCE: Final = 40  # turns; games of two decided sides last about fifteen to twenty

# How safe one more of what each Aspiration counts is, in hundredths: a turn can change some of them more than others.
SAFETY: Final = [83, 83, 100, 71, 38, 100, 71, 71, 100]
FORESEEN: Final = 5  # Common Aspirations that are worth preparing for


class CerebriaJudge(Judge):
    """Weighs a table for both factions; the Hidden Aspiration of the other one counts as any that it may have."""

    def __init__(self) -> None:
        super().__init__()
        self.survey = Survey()
        self.safety: vec[i64] = vec[i64](SAFETY)
        self.secret = 0.0  # the chance of the other faction to fulfil whichever Hidden Aspiration it has
        self.gain = 0.0  # by the best Revelation that a seat can bring about
        self.ease = 0.0  # with which it does
        self.deeds: i64 = 0  # a bit per deed that is an Intention at this table
        # Worths, in points if nothing else is said; found by play of the bot against itself with other numbers.
        self.present = 0.39  # an Emotion in play
        self.strong = 0.12  # each point of its Intensity
        self.filling = 0.31  # the last free slot of one, less for more of them
        self.empowerable = 0.50  # one that can be Empowered
        self.realm = 0.27  # a controlled Realm
        self.frontier = 0.18  # a controlled Frontier
        self.now = 0.9  # chance that a good Revelation is brought about at once
        self.soon = 0.23  # … by somebody in the coming turns
        self.far = 1.0  # how far the present leads count later
        self.sharp = 4.5  # how surely a lead decides now
        self.soft = 1.3  # … in the coming turns
        self.blunt = 0.64  # … later
        self.later = 0.65  # a Common Aspiration against the one before it
        self.site = 0.31  # share of a Fragment that a Fortress is worth
        self.wp = 0.11  # the first WP of a seat
        self.wp_half = 5.0  # so many are worth half as much each
        self.essence = 0.18  # the same for Essence
        self.essence_half = 3.5
        self.card = 0.4  # the same for cards in hand
        self.card_half = 3.0
        self.ambition = 0.48  # an active Ambition token
        self.action = 0.52  # an action that is left
        self.rest = 0.75  # the end of the turn
        self.absorb = 0.13  # a WP of the next Absorb
        self.big_absorb = 0.97  # an Absorb that is an Intention
        self.danger = 0.30  # an enemy to Quell
        self.opening = 0.12  # something else to do beside the Spirit
        self.move_vibe = 1.6  # an unlocked action
        self.invoke_vibe = 1.8
        self.quell_vibe = 1.1
        self.fortify_vibe = 1.2
        self.empower_vibe = 0.4
        self.upgrade = 0.37  # an upgrade
        self.third_vibe = 0.51  # a row that lacks one Vibe
        self.even_vibes = 0.2  # a row that is ahead of the next level of Vibes
        self.near_scale = 1.6  # a lead that is all but decisive at the end
        self.far_scale = 6.0  # how much more it takes at the beginning

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Cerebria)
        own = state.faction[seat]
        if state.over:
            return 0.5 if state.winner == DRAWN else (1.0 if state.winner == own else 0.0)
        left = time_left(state)
        balance = self.balance(state, own, left)
        if own == GLOOM:
            balance = -balance
        if state.turn > PATIENCE:
            balance += impatience(state)
        lead = balance / (self.near_scale + self.far_scale * left)
        # A little of it never levels out, so that a game that is as good as won is still finished.
        slope = 0.5 + 0.5 * lead / (1.0 + lead if lead > 0.0 else 1.0 - lead)
        return (1.0 - SLOPE) / (1.0 + math.exp(-lead)) + SLOPE * slope

    def complete(self, state: State, stack: Stack) -> bool:
        """Setup questions that stand alone, and the menu of a turn."""
        return stack.question().kind in STARTS

    def responds(self, state: State, stack: Stack) -> bool:
        """CB-17.3.2, CB-17.4.2 What others decide in a Revelation."""
        return stack.question().kind in REACTIONS

    # The balance of the two factions

    def balance(self, table: Cerebria, own: i64, left: float) -> float:
        """How many points Bliss will be ahead at the end, as `own` sees it; `left` is how much of the game is left."""
        score = float(total(table, BLISS) - total(table, GLOOM))
        if table.trigger >= 0:
            # The last turn: only its player can still score.
            return score + 0.3 * float(table.actions) * sign(table.faction[table.active])
        self.deeds = deeds(table)
        self.survey.read(table)
        life = 0.1 + 0.9 * left
        standing = self.emotions(table) + self.places(table) + self.means(table)
        standing += decks_worth(table) if preparing(table) else self.tempo(table)
        return score + self.revelations(table, own) + life * standing

    def emotions(self, table: Cerebria) -> float:
        worth = 0.0
        for space in range(SPACES):
            card = table.card[space]
            if card >= 0:
                worth += sign(table.content.faction[card]) * self.emotion(table, space, card)
        return worth

    def emotion(self, table: Cerebria, space: i64, card: i64) -> float:
        """An Emotion: that it is there, its Intensity, and what it is on the way to (CB-16.3.3, CB-16.4.3)."""
        worth = self.present + self.strong * float(table.intensity[space])
        if card >= BRIGHTNESS:
            return worth
        free = table.free_slots(space)
        if free > 0 and self.counts(FILL_EMOTION):
            worth += self.filling / float(free)
        if card < MODERATES and table.essence[space] >= table.content.threshold[card]:
            worth += self.empowerable if self.counts(EMPOWERED) else 0.3 * self.empowerable
        return worth

    def counts(self, deed: i64) -> bool:
        return (self.deeds >> deed) & 1 == 1

    # Revelations

    def revelations(self, table: Cerebria, own: i64) -> float:
        """What the next Revelation and those after it will bring, in the order of who can bring it about.

        A player empties a Sphere when the Revelation is good for the own faction, and waits when it is not.
        """
        row = table.piles.size(COMMON)
        if row == 0 or table.sealed == 1:
            return 0.0
        common = table.piles.at(COMMON, 0)
        self.secret = self.any_secret(table, common, 1 - own)
        now = self.outcome(table, common, own, self.sharp)
        soon = self.outcome(table, common, own, self.soft)
        worth = 0.0
        open_chance = 1.0
        shift: i64 = 0
        for turns in range(SEATS):
            if turns > 0 or table.ready == 1:
                near = 1.0 - 0.3 * float(turns)
                seat = table.order[(table.place + turns) % SEATS]
                self.seek(table, seat, shift, near * now + (1.0 - near) * soon, turns == 0)
                if self.gain > 0.0:
                    chance = open_chance * self.ease * (self.now if turns == 0 else self.soon)
                    worth += chance * self.gain * sign(table.faction[seat])
                    open_chance -= chance
                shift += 1
        worth += open_chance * self.far * self.outcome(table, common, own, self.blunt)
        weight = MINOR_WORTH
        for i in range(1, row if row < FORESEEN else FORESEEN):
            aspiration = table.piles.at(COMMON, i)
            weight *= self.later
            worth += weight * self.chance_of(aspiration, BLISS, self.blunt)
            worth -= weight * self.chance_of(aspiration, GLOOM, self.blunt)
        return worth

    def chance_of(self, aspiration: i64, faction: i64, sharpness: float) -> float:
        """How likely a faction fulfils an Aspiration; a tie is no success (CB-17.2.3)."""
        lead = self.survey.lead[aspiration]
        if faction == GLOOM:
            lead = -lead
        x = float((2 * lead - 1) * self.safety[aspiration]) * 0.005 * sharpness
        if x < 0.0:
            return 0.5 / (1.0 - x)
        return 1.0 - 0.5 / (1.0 + x)

    def outcome(self, table: Cerebria, common: i64, own: i64, sharpness: float) -> float:
        """CB-17.2.5, CB-17.2.6 The Fragments of a Revelation, for Bliss less for Gloom."""
        return self.fragments(table, common, BLISS, own, sharpness) - self.fragments(
            table, common, GLOOM, own, sharpness
        )

    def fragments(self, table: Cerebria, common: i64, faction: i64, own: i64, sharpness: float) -> float:
        shared = self.chance_of(common, faction, sharpness)
        secret = self.secret
        if faction == own:
            aspiration = hidden_aspiration(table, faction)
            secret = self.chance_of(aspiration, faction, sharpness) if aspiration >= 0 else 0.0
        return MINOR_WORTH * (shared + secret) - BOTH_LESS * shared * secret

    def any_secret(self, table: Cerebria, common: i64, faction: i64) -> float:
        """CB-24.1.4 The Hidden Aspiration of the other faction is any card of its Hidden deck but the Common one."""
        chance = 0.0
        number: i64 = 0
        pile = HIDDEN + faction
        for i in range(table.piles.size(pile)):
            aspiration = table.piles.at(pile, i)
            if aspiration != common:
                chance += self.chance_of(aspiration, faction, self.soft)
                number += 1
        return chance / float(number) if number > 0 else 0.0

    def seek(self, table: Cerebria, seat: i64, shift: i64, outcome: float, now: bool) -> None:
        """The best Revelation that a seat can bring about in its turn: what it gains, and how easily it gets there.

        `shift` is how often the Origin will have turned by then; CB-17.5.1 an old Fortress joins.
        """
        faction = table.faction[seat]
        best = 0.0
        self.gain = 0.0
        for sphere in range(REALMS):
            wp = table.spheres[sphere]
            realm = (sphere + table.offset + shift) % REALMS
            if wp > 4 or wp > 2 + beside(table, realm, faction):
                continue
            gain = outcome * sign(faction)
            if table.site[realm] >= 0 and not (now and table.built[realm] == table.turn):
                joined = MAJOR_WORTH if table.site[realm] % 2 == MAJOR else MINOR_WORTH
                gain += joined if table.site[realm] // 2 == faction else -joined
            ease = reach(table, seat, realm, now)
            if table.ambition[faction] > 0 and not (now and (table.used >> ROTATION) & 1 == 1):
                turned = 0.8 * reach(table, seat, (realm + 1) % REALMS, now)
                if turned > ease:
                    ease = turned
            if gain * ease > best:
                best = gain * ease
                self.gain = gain
                self.ease = ease

    # The board

    def places(self, table: Cerebria) -> float:
        """Control of Realms and Frontiers, Fortresses that may join, and where the Spirits stand."""
        worth = self.realm * float(self.survey.lead[ATTITUDE]) + self.frontier * float(self.survey.lead[OPENNESS])
        for realm in range(REALMS):
            if table.site[realm] >= 0:
                fragment = MAJOR_WORTH if table.site[realm] % 2 == MAJOR else MINOR_WORTH
                drained = float(FULL_SPHERE - table.spheres[table.sphere_at(realm)]) / float(FULL_SPHERE)
                worth += self.site * fragment * (0.8 + 0.4 * drained) * sign(table.site[realm] // 2)
        for seat in range(table.players):
            if table.space[seat] >= 0:
                worth += sign(table.faction[seat]) * self.stand(table, seat)
        return worth

    def stand(self, table: Cerebria, seat: i64) -> float:
        """The next Absorb where a Spirit stands, and the enemies that it can Quell."""
        faction = table.faction[seat]
        space = table.space[seat]
        amount: i64 = 2
        first = first_frontier(space)
        last = last_frontier(space)
        if table.frontier[first] == faction:
            amount += 1
        if last != first and table.frontier[last] == faction:
            amount += 1
        worth = 0.6 * self.absorb * float(amount)
        if amount >= 4 and self.counts(ABSORB_AT_LEAST):
            worth += 0.6 * self.big_absorb
        return worth + self.openings(table, seat, faction, space)

    def openings(self, table: Cerebria, seat: i64, faction: i64, space: i64) -> float:
        """What there is to do beside a Spirit: room for an Emotion or a Fortress, Essence to add, enemies to Quell."""
        worth = 0.0
        for target in range(first_space(space), last_space(space) + 1):
            if table.card[target] < 0:
                worth += self.opening
            elif table.holds(target, faction):
                if table.free_slots(target) > 0:
                    worth += self.opening
            elif table.vibes[(seat * ROWS + QUELL) * SLOTS] >= 0:
                worth += self.danger if self.counts(QUELL_AT_LEAST) or self.counts(QUELL_EXACTLY) else self.opening
        if table.fortress_of(first_site(space)) != faction or table.fortress_of(last_site(space)) != faction:
            worth += self.opening
        return worth

    # Means

    def means(self, table: Cerebria) -> float:
        worth = 0.0
        for seat in range(table.players):
            worth += sign(table.faction[seat]) * self.means_of(table, seat)
        for faction in range(2):
            active = table.ambition[faction]
            worth += sign(faction) * self.ambition * (float(active) - 0.12 * float(active * active))
        return worth

    def means_of(self, table: Cerebria, seat: i64) -> float:
        """WP, Essence and cards, each worth less the more there is of it, and the Vibes on the board."""
        return (
            self.wp * lessening(float(table.wp[seat]), self.wp_half)
            + self.essence * lessening(float(table.held[seat]), self.essence_half)
            + self.card * lessening(float(table.hand_size(seat)), self.card_half)
            + self.vibes_of(table, seat)
        )

    def vibes_of(self, table: Cerebria, seat: i64) -> float:
        worth = 0.0
        for row in range(ROWS):
            first = (seat * ROWS + row) * SLOTS
            number: i64 = 0
            for i in range(first, first + SLOTS):
                if table.vibes[i] >= 0:
                    number += 1
            if number > 0:
                worth += self.unlocked(row) + self.upgrade * float(number - 1)
                if number == SLOTS - 1 and self.counts(FULL_ROW):
                    worth += self.third_vibe
            if self.counts(VIBE_LEVEL) and number > table.level[seat]:
                worth += self.even_vibes
        return worth

    def unlocked(self, row: i64) -> float:
        """What an action that can be taken is worth."""
        if row == MOVE:
            return self.move_vibe
        if row == INVOKE:
            return self.invoke_vibe
        if row == QUELL:
            return self.quell_vibe
        return self.fortify_vibe if row == FORTIFY else self.empower_vibe

    def tempo(self, table: Cerebria) -> float:
        """The actions, the Absorb and the end of turn that the active seat still has, against half a turn."""
        whole = 3.0 * self.action + self.rest + 3.0 * self.absorb
        rest = self.action * float(table.actions) + self.rest + 3.0 * self.absorb * float(table.ready)
        return sign(table.faction[table.active]) * (rest - 0.5 * whole)


# Small measures


def sign(faction: i64) -> float:
    return 1.0 if faction == BLISS else -1.0


def lessening(amount: float, half: float) -> float:
    """An amount of which each further piece is worth less; of `half` the pieces only half is left."""
    return amount / (1.0 + 0.5 * amount / half) if amount > 0.0 else 0.0


def deeds(table: Cerebria) -> i64:
    """The deeds that are Intentions at this table, a bit each; CB-1.2.2 none in the basic game."""
    if table.settings.basic:
        return 0
    seen: i64 = 0
    for intention in table.content.intentions[2 * table.settings.edition + table.settings.intention_side]:
        seen |= 1 << intention.deed
    return seen


def impatience(table: Cerebria) -> float:
    """Where both factions wait for each other, everybody comes to like what brings the end nearer."""
    progress = FULL_SPHERE * (len(ASPIRATIONS) - table.piles.size(COMMON))
    for sphere in range(REALMS):
        progress += FULL_SPHERE - table.spheres[sphere]
    return 0.02 * float((table.turn - PATIENCE) * progress)


def preparing(table: Cerebria) -> bool:
    """The setup is not over."""
    frames = table.stack.frames
    return len(frames) > 1 and frames[1].program is SETUP


def decks_worth(table: Cerebria) -> float:
    """A deck made for the own Spirit is better than another one."""
    worth = 0.0
    for seat in range(table.players):
        if table.decks[DECK_SIZE * seat] >= 0:
            worth += sign(table.faction[seat])
            number = spirit_deck(table.content, int(table.spirit[seat]))
            if number >= 0 and same_cards(table, seat, number):
                worth += 0.7 * sign(table.faction[seat])
    return worth


def same_cards(table: Cerebria, seat: i64, number: i64) -> bool:
    cards = table.content.decks[number].cards
    for i in range(DECK_SIZE):
        if cards[i] != table.decks[DECK_SIZE * seat + i]:
            return False
    return True
