"""Duel: a miniature game that is written on the kernel as a newcomer would, with every hard feature it must carry.

DU-1 Two or three mages walk a ring of four rooms. Each owns the same seven cards, and draws three of them.
DU-2 A round is planning, a turn of each mage from the first one on, and a clean-up.
DU-3 Planning: all at once and in secret, each mage lays up to two cards face down. A confirmed plan may be withdrawn
while somebody else still plans.
DU-4 Turn: in any order cast laid cards, explore once, brew potions; then end it.
DU-5 A spell that is cast is turned up and carried out sentence by sentence. A trap that is cast is armed face down.
DU-6 After each sentence and before any damage there is a window: all mages with armed traps declare in secret whether
they use one; those declared are turned up together and carried out in turn order.
DU-7 Damage takes life. Who has none left is defeated: what is left of its exploring is lost (a spell of its goes on),
it comes back in the hall with all its life, and who dealt the damage gains a trophy.
DU-8 Exploring: up to two steps along the ring, then the effect of the room. Fogs act upon every step.
DU-9 Brewing: a potion of strength 1 to 3 costs as many sparks, one less with a card from hand in it, and heals as much.
DU-10 Clean-up: fogs lift, face-down cards return to their hands, and everybody draws up to three cards.
DU-11 The game ends with the last round, or at once with the last trophy needed.

The cards: bolt (1 damage // 1 damage), gamble (0 to 2 damage), fog (until clean-up, 1 damage at every step of a foe);
the traps: thorns (on a foe's sentence: 1 damage to that foe // a spark), mirror (on damage to its owner: 1 damage to
who deals it // that damage falls by 2).
"""

from mindrose.registry import Listing

LISTING = Listing("duel", "tests.kernel.duel.game:Duel")
