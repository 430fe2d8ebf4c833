### What the table of Cerebria: The Inside World says in the browser, besides what the game says, in English.
###
### $card, $space, $place, $realm, $sphere, $aspiration, $action, $upgrade, $thing: names. $faction: the name of a faction, or a
### word to select by, [none] for nobody. $colour: a word to select by. All else are numbers, or said beside the message.

ring-board = Board
ring-choose = Choose
ring-empty-space = { $space }, empty
ring-emotion = { $card }, { $faction }{ $colour ->
    [red] , red
    [yellow] , yellow
    [green] , green
    [blue] , blue
   *[none] { "" }
}, Essence { $essence } of { $slots }, Intensity { $intensity }, { $space }
ring-control = { $place }: { $faction ->
    [bliss] Bliss controls it
    [gloom] Gloom controls it
   *[none] nobody controls it
}, { $bliss } to { $gloom }
ring-free-site = { $realm }: free Fortress site
ring-fortress = { $realm }: { $size ->
    [major] Major Fortress
   *[minor] Minor Fortress
} of { $faction }
# $taken: what Absorb would take; $empties: whether that empties it.
ring-sphere = { $sphere } at { $realm }: { $wp } WP, { $bonus }{ $taken ->
    [0] { "" }
   *[other] . Absorb takes { $taken }
}{ $empties ->
    [yes] {" "}and brings a Revelation
   *[no] { "" }
}
ring-identity = Identity: Bliss { $bliss } points, Gloom { $gloom } points
# What an action or ability is called where there is little room; $action: a word to select by.
ring-act = { $action ->
    [move] Move
    [invoke] Invoke
    [quell] Quell
    [fortify] Fortify
    [empower] Empower
    [gain_willpower] Gain 4 WP
    [draw_emotions] Draw
    [move_emotion] Emotion
    [intensify] Intensify
    [add_vibe] Add Vibe
    [rotate] Rotate
    [extra_action] Action +1
    [absorb] Absorb
   *[harvest] Harvest
}
ring-offers = What to do with it
ring-offer = { $action }: { $thing } ({ $wp } WP{ $ambition ->
    [0] { "" }
   *[other] , { $ambition } Ambition
})
ring-several = { $thing }: { $actions }
ring-lift = Invoke { $thing }: choose a space
# The own turn, where means and actions are in sight.
ring-turn = { $actions ->
    [0] No actions left: use an ability or end your turn.
    [one] Your turn, { $actions } action left.
   *[other] Your turn, { $actions } actions left.
}
ring-turn-how = Choose what glows on the ring, your board or in your hand. The rest says why not.
# $label: an answer that is chosen and not confirmed yet.
ring-sure = { $label }?
ring-lifted = { $card }: where does it enter?
ring-lifted-how = Choose a space that glows; the card again puts it back.
ring-bonus-take = Take the bonus
ring-revelation-now = Revelation now
ring-after-this = after this
ring-next-common = Next Common
ring-hidden-of = { $faction ->
    [bliss] Bliss’ Hidden
   *[gloom] Gloom’s Hidden
}
ring-would-win = would win { $number } of { $of } left
ring-gain = { $size ->
    [none] nothing
    [minor] Minor +{ $worth }
    [major] Major +{ $worth }
   *[capstone] Capstone +{ $worth }
}
ring-gain-or = { $least } or { $most }
ring-empties = Emptying { $sphere } brings a Revelation{ $joins ->
    [bliss] {"; "}Bliss’ Fortress joins
    [gloom] {"; "}Gloom’s Fortress joins
   *[none] { "" }
}
ring-tally = { $aspiration }: { $about } Bliss { $bliss }, Gloom { $gloom }
ring-standing = Standing
ring-if-ended = if it ended now
ring-total = { $faction ->
    [bliss] Bliss
   *[gloom] Gloom
}: { $total } points, { $points } by Intentions and { $fragments } by Fragments. { $ambition } Ambition. Fragments left: { $minors } Minor, { $majors } Major{ $capstone ->
    [0] { "" }
   *[other] , the Capstone
}
ring-by-intentions = Intentions
ring-by-fragments = Fragments in the Identity
ring-seats = Players, in the order of turns
ring-teammate = teammate
ring-means = Willpower { $wp }, Essence { $essence }, cards in hand { $hand }, in the deck { $deck }.
ring-hidden-cards = { $number } hidden
ring-top = on top of the deck
ring-in-force = In force
ring-force = { $force ->
    [intensity] its Intensity
    [cap] most Essence a Quell takes
    [shield] no Quell
    [quell] Quell
    [invoke] Invoke
    [move] Move there
   *[realm] Realm action
}
ring-ripe = can be Empowered
# A Frontier whose Emotion the Realm does not count.
ring-blocked = does not count in { $realm }
# $things: what an Aspiration counts.
ring-counted = counted: { $things }
ring-reach = Within reach
ring-once = each once a turn
ring-actions = { $number ->
    [one] { $number } action left
   *[other] { $number } actions left
}
ring-slot = { $action }, { $upgrade }: { $colour ->
    [red] red Vibe
    [yellow] yellow Vibe
    [green] green Vibe
    [blue] blue Vibe
    [wild] wild Vibe
   *[none] no Vibe
}
# What scores, as short as can be; $deed: a word to select by.
ring-intention = { $deed ->
    [quell_at_least] Quell: { $number }+ Essence
    [quell_exactly] Quell: { $number } Essence exactly
    [absorb_at_least] Absorb: { $number }+ WP
    [absorb_at_most] Absorb: up to { $number } WP
    [fill_emotion] Fill an Emotion
    [full_row] Complete a row
    [fortress_joins] A Fortress joins
    [empowered] Empower
    [exalted] Exalt
   *[vibe_level] A Vibe in every row
}
ring-leaves = leaves { $wp } WP
ring-amount = How much
ring-less = Less
ring-more = More
ring-picked = { $number } of 16:
ring-realm-counts = Its two spaces count, those of its Frontiers unless blocked, and its Fortress.
ring-frontier-counts = The three spaces of its Triad count.
ring-hand = Your hand: { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
ring-hand-empty = Your hand is empty.
ring-sheets = More of the table
ring-sheet-hand = Hand
ring-sheet-mine = Spirit
ring-sheet-goals = Goals
ring-sheet-seats = Players
ring-scene-fulfils = { $faction ->
    [bliss] Bliss fulfils it
   *[gloom] Gloom fulfils it
}
ring-scene-fulfilled = fulfilled
ring-scene-not = not fulfilled
ring-scene-tie = a tie: nobody fulfils it
ring-scene-gain = { $number ->
    [0] no Aspiration: no Fragment
    [one] one Aspiration: a Minor Fragment
   *[other] both Aspirations: a Major Fragment
}

# Where a table is made, and while Spirits and decks are chosen. $seat: a player as the page calls them; $track: "0-1-2";
# $power: a sentence, or [none].
ring-choosing-whose = For whom
ring-choosing-later = At the table
ring-choosing-usual = Usual deck
ring-choosing-spirit-later = Whoever sits there chooses, with all Spirits in sight.
ring-choosing-deck-later = Whoever sits there chooses, once the Spirits are known.
ring-choosing-deck-basic = The basic game gives everybody the Starter deck of their faction.
ring-choosing-no-powers = In the basic game Spirits have no powers: take the one you like best.
ring-choosing-taken = Taken: { $seat }.
ring-choosing-made-for = made for { $spirit }
ring-choosing-upgrades = Upgrades of its own
ring-choosing-read = Read the cards
ring-choosing-becomes = Becomes { $card }{ $power ->
    [none] .
   *[other] : { $power }
}
ring-choosing-emotion = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
   *[none] no Vibe
}; Intensity { $track }{ $threshold ->
    [0] { "" }
   *[other] ; can be Empowered from Essence { $threshold }
}
ring-choosing-own = A deck of your own
ring-choosing-own-about = Sixteen Moderate Emotions of the faction, at most two of a name.
ring-choosing-build = Read and choose the cards
ring-choosing-built = { $number } of 16
ring-choosing-written = The same as text, to keep or to paste
ring-choosing-mode = Mode
    .basic = For a first game. It leaves out Intentions, Spirit powers, Empower and Strong Emotions; everybody begins in a fixed place with the Starter deck.
    .full = All that is in the box. You choose Spirit, deck, starting place and first Vibes.
ring-choosing-edition = Edition
    .revised = The later rules, and the usual ones here: wild Vibes to begin with, a Sphere’s bonus for whoever Absorbs.
    .first = The rules of the first printing: coloured Vibes to begin with, a Sphere’s bonus only beside a Frontier under control.
ring-choosing-no-shaper = Not with fewer than four players: the first edition has no Shaper in the basic game (CB-1.2.13).
ring-choosing-differs-vibes = Starting Vibes
    .revised = four wild ones
    .first = one of each colour
ring-choosing-differs-brightness = Brightness cards
    .revised = two
    .first = six
ring-choosing-differs-bonus = Bonus of a Sphere
    .revised = always for the player who Absorbs
    .first = only with control of a Frontier next to the Spirit
ring-choosing-differs-intentions = Intentions
    .revised = four on each side
    .first = five on each side, others in part
ring-choosing-differs-points = Points for Intentions
    .revised = 1 for the first in a turn, 2 for each further one
    .first = 1 or 2, fixed for each, every time
ring-choosing-differs-demolish = Fortress that Demolish lowered in this turn
    .revised = joins the Identity at a Revelation
    .first = stays on its site
ring-choosing-differs-capstone = Both factions owe a Capstone at once
    .revised = 4 points for the one that does not place it
    .first = 3 points for the one that does not place it
ring-choosing-differs-boards = Spirit boards, side B
    .revised = upgrades and prices as in the later printing
    .first = upgrades and prices as in the first printing
ring-choosing-differs-shaper = Shaper
    .revised = may play the basic game, and chooses in no special order
    .first = only in the full game; chooses faction and Spirit before all others
