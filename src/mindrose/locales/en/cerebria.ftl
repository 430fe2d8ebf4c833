### What Cerebria: The Inside World says, in English.
###
### Arguments are plain and mean the same in every message:
### $player, $other: a player's name; each also with _tag, which is the name, or the bare number of a player without one
### (for languages that put a noun before it).
### $card, $strong, $aspiration, $deck, $spirit: names; each also with _known: [yes] or [no], for hidden or missing ones.
### $space: an Emotion space; $place: a Spirit space, or the Realm or Frontier that is controlled; $origin: where something
### came from; $realm, $sphere: names. $place_id, $realm_id: which Realm it is, or [frontier], for articles and cases.
### $faction, $action, $row, $ability, $colour, $mode, $bonus, $size, $deed, $wheel, $reason, $edition: a word of the
### game's vocabulary, to select by; $faction is [none] for nobody. $slot: 0 is the unlock slot, 1 to 3 are upgrades;
### $upgrade with $upgrade_known is the upgrade there.
### $wp, $essence, $ambition, $number, $actions, $points: numbers, never below zero; $change: [gain] or [lose].
### $upgrades: names of upgrades; $count: how many of them. $rule: CB-8.1.2; $case: the same as CB-8-1-2.
###
### Families, and what they are told:
### word-<term>, action-<action>, ability-<ability> (with .about), aspiration-<aspiration>, bonus-<bonus>: nothing.
### upgrade-<upgrade>: nothing; its .about: $row, $edition. spirit-power-<spirit>: $edition.
### intention-<deed>: $number; then intention-worth: $intention (its text), $points.
### question-<kind>: $actions, $wp, $ambition, $excess always; $action, $card, $colour, $sphere, $bonus, $number where the
### running programs tell them; $offer: the part of a power that is asked about. waiting-<kind>: $player; <kind> may be
### `setup`, see the kernel's public_kind.
### choice-<verb>: $kind of the question, and the points of the answer as arguments (seat is $player, spirit_space $place).
### event-<event>: its arguments likewise; event-order: $order; event-paid: $paid, joined from paid-<means> ($number).
### refusal-<code>: $rule, $case, $number, $card, $spirit. outcome: $faction, $names, $points, $others, $reason.
### option-<option>: nothing; .about, and an attribute for each word that it can be.
### Words of powers: see the end of this file.

## Words of the glossary

word-faction = Faction
word-bliss = Bliss
word-gloom = Gloom
word-spirit = Spirit
word-emotion = Emotion
word-moderate = Moderate Emotion
word-strong = Strong Emotion
word-starting-emotion = Starting Emotion
word-brightness = Brightness
word-bleakness = Bleakness
word-willpower = Willpower (WP)
word-essence = Essence
word-ambition = Ambition
word-aspiration = Aspiration
word-common-aspiration = Common Aspiration
word-hidden-aspiration = Hidden Aspiration
word-intention = Intention
word-intention-wheel = Intention wheel
word-revelation = Revelation
word-identity = Identity
word-fragment = Fragment
word-minor = Minor Fragment
word-major = Major Fragment
word-capstone = Capstone
word-fortress = Fortress
word-fortress-site = Fortress site
word-origin = Origin
word-sphere = Sphere
word-realm = Realm
word-frontier = Frontier
word-triad = Triad
word-emotion-space = Emotion space
word-spirit-space = Spirit space
word-intensity = Intensity
word-intensity-token = Intensity token
word-insecurity-token = Insecurity token
word-essence-slot = Essence slot
word-threshold = Empower threshold
word-vibe = Vibe
word-wild-vibe = wild Vibe
word-vibe-red = red
word-vibe-yellow = yellow
word-vibe-green = green
word-vibe-blue = blue
word-control = control
word-unity = Unity
word-reflected-pair = reflected Realm–Frontier pair
word-faction-board = faction board
word-spirit-board = Spirit board
word-supply = supply
word-points = points
word-spirit-action = Spirit action
word-realm-action = Realm action
word-ability = Ability
word-upgrade = upgrade
word-exalt = Exalt
word-unlock = unlock
word-spirit-power = Spirit power
word-shaper = Shaper
word-basic-game = basic game
word-deck = deck
word-hand = hand
word-turn = turn
word-action = action

## Parts of sentences

faction = { $faction ->
    [bliss] { word-bliss }
   *[gloom] { word-gloom }
}
faction-of = of { faction }
colour = { $colour ->
    [red] { word-vibe-red }
    [yellow] { word-vibe-yellow }
    [green] { word-vibe-green }
    [blue] { word-vibe-blue }
   *[wild] wild
}
action = { $action ->
    [move] { action-move }
    [invoke] { action-invoke }
    [quell] { action-quell }
    [fortify] { action-fortify }
    [empower] { action-empower }
    [gain_willpower] { action-gain-willpower }
    [draw_emotions] { action-draw-emotions }
    [move_emotion] { action-move-emotion }
    [intensify] { action-intensify }
   *[harvest] { action-harvest }
}
row = { $row ->
    [move] { action-move }
    [invoke] { action-invoke }
    [quell] { action-quell }
    [fortify] { action-fortify }
   *[empower] { action-empower }
}
ability = { $ability ->
    [add_vibe] { ability-add-vibe }
    [rotate] { ability-rotate }
    [extra_action] { ability-extra-action }
   *[absorb] { ability-absorb }
}
fragment = { $size ->
    [minor] { word-minor }
    [major] { word-major }
   *[capstone] { word-capstone }
}
slot = { $slot ->
    [0] unlock
   *[other] { $upgrade_known ->
        [yes] { $upgrade }
       *[no] upgrade { $slot }
    }
}
wp = { $wp } WP
essence = { $number } Essence
cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
a-card = { $card_known ->
    [yes] { $card }
   *[no] a card
}
ambitions = { $ambition } Ambition
price = { $ambition ->
    [0] { wp }
   *[other] { wp }, { ambitions }
}
upgrades-more = { $first }, { $next }

## Places

# A Realm's name as part of the name of a space; $name is its whole name.
realm-short = { $realm ->
    [valley] Valley
    [cradle] Cradle
    [network] Network
    [land] Land
    [willow] Willow
   *[other] { $name }
}
# Where names stand in a row; a language whose names are long has shorter ones.
aspiration-short = { $name }
space-in-realm = { $name } { $number }
frontier = the { $first }–{ $second } Frontier
frontier-short = { $first }–{ $second }
# In sentences; for languages with articles or cases.
the-place = { $place }
to-place = to { $place }
in-realm = in { $realm }

## Actions and abilities

action-move = Move
    .about = Your Spirit goes to a neighbouring Spirit space. It may not end where an opposing Spirit stands.
action-invoke = Invoke
    .about = A Moderate Emotion from your hand enters an empty Emotion space adjacent to your Spirit, with 1 Essence from your Spirit board.
action-quell = Quell
    .about = Reveal a card of the target’s colour: an opposing Emotion adjacent to your Spirit loses 1 Essence. Without Essence it leaves the board.
action-fortify = Fortify
    .about = Build a Minor Fragment on an adjacent empty Fortress site, in a Realm that the opposing faction does not control.
action-empower = Empower
    .about = Replace an adjacent Moderate Emotion of your faction that has reached its threshold by its Strong counterpart.
action-gain-willpower = Gain Willpower
    .about = Gain 4 WP from the supply.
action-draw-emotions = Draw Emotions
    .about = Draw the top card of your deck; then draw more for 2 WP each.
action-move-emotion = Move Emotion
    .about = Put any Emotion of your faction on an empty Emotion space adjacent to your Spirit.
action-intensify = Intensify
    .about = Put Essence from your Spirit board on an Emotion of your faction adjacent to your Spirit: each one after the first costs 1 WP more.
action-harvest = Harvest Essence
    .about = Exchange WP for as much Essence from the supply.
ability-add-vibe = Add Vibe
    .about = 1 Ambition: place a Vibe token of any colour on one of your rows.
ability-rotate = Rotate Origin
    .about = 1 Ambition: turn the Origin 1 step clockwise.
ability-extra-action = Extra Action
    .about = 2 Ambition: take one more action this turn.
ability-absorb = Absorb
    .about = Take 2 WP from an adjacent Sphere, 1 more for each adjacent Frontier that your faction controls, and its bonus. Then the Origin turns.

## Upgrades

upgrade-haste = Haste
    .about = Move 1 space further.
upgrade-overcome = Overcome
    .about = The Move may end on a space with an opposing Spirit.
upgrade-support = Support
    .about = The Emotion enters with 1 more Essence, from the supply.
upgrade-inner-strength = Inner Strength
    .about = The required Essence comes from the supply.
upgrade-dominate = Dominate
    .about = Remove 1 more Essence.
upgrade-extinguish = Extinguish
    .about = No card need be revealed.
upgrade-exalt = Exalt
    .about = Instead of building, exchange your Minor Fragment on the site for a Major one.
upgrade-demolish = Demolish
    .about = Instead of building, remove an opposing Minor Fragment from the site, or reduce a Major one to a Minor one; then gain 1 action.
upgrade-channelled-power = Channelled Power
    .about = First put 1 Essence from the supply on the target.
upgrade-outburst = Emotional Outburst
    .about = The target may be anywhere on the board.
upgrade-determination = Determination
    .about = The action costs 1 WP less.
upgrade-embrace = Embrace
    .about = Where the Move ends, you may put 1 Essence on an adjacent Bliss Emotion.
upgrade-forge-bonds = Forge Bonds
    .about = Next to another Bliss Emotion the required Essence comes from the supply.
upgrade-home-ground = Home Ground
    .about = { $edition ->
        [first] Afterwards gain 1 Ambition if your Spirit is adjacent to a Bliss Fortress.
       *[revised] Afterwards gain 1 Ambition if the target stands in a Realm with a Bliss Fortress.
    }
upgrade-pierce-darkness = Pierce the Darkness
    .about = You may build in a Realm that Gloom controls.
upgrade-garrison = Garrison
    .about = After building, take a bonus Invoke into that Realm, wherever your Spirit stands.
upgrade-brighten = Brighten
    .about = Afterwards you may place a Vibe token of the discarded Emotion’s colour on any of your rows.
upgrade-push = Push
    .about = The Move may end on a space with an opposing Spirit, which you move to a neighbouring space.
upgrade-summon = Summon
    .about = Invoke the top card of your deck instead of a card from your hand.
upgrade-cleansing-light = Cleansing Light
    .about = The target need not be adjacent; the revealed card is discarded.
upgrade-savour = Savour
    .about = { $row ->
        [empower] { $edition ->
            [first] Afterwards draw 1 card.
           *[revised] Afterwards draw 2 cards, keep one and discard the other.
        }
       *[other] Afterwards draw 1 card.
    }
upgrade-swap-places = Swap Places
    .about = { $edition ->
        [first] Instead of moving, change places with any other Spirit.
       *[revised] Instead of moving, change places with any other Spirit; Overcome must be unlocked to end with an opposing one.
    }
upgrade-sharing = Sharing is Caring
    .about = The Emotion enters with 1 more Essence, from your Spirit board.
upgrade-motivation = Motivation
    .about = Afterwards gain 1 Ambition.
upgrade-conversion = Conversion
    .about = If this Quell removes the last Essence of a Gloom Emotion, gain 1 Essence.
upgrade-feeling-safe = Feeling Safe
    .about = Afterwards gain 1 Essence.
upgrade-flight = Flight
    .about = Move up to 2 spaces further.
upgrade-overwhelm = Overwhelm
    .about = Remove up to 2 more Essence.
upgrade-emotional-cycle = Emotional Cycle
    .about = If this Quell removes the last Essence of a Gloom Emotion, draw 1 card.
upgrade-attune = Attune to the Origin
    .about = Instead of building, your Minor Fragment on the site joins the Identity, whoever controls the Realm.
upgrade-rescue = Rescue
    .about = The target may be anywhere: your Spirit goes to it first.
upgrade-charge = Charge
    .about = Move up to 2 spaces further.
upgrade-wildfire = Wildfire
    .about = Where the Move ends, you may remove 1 Essence from an adjacent Bliss Emotion. This is not a Quell.
upgrade-seethe = Seethe
    .about = Afterwards draw 1 card.
upgrade-repel = Repel
    .about = { $edition ->
        [first] If the target stands in a Realm with a Gloom Fortress, the action costs 2 WP less.
       *[revised] If the target stands in a Realm with a Gloom Fortress, gain 2 WP afterwards.
    }
upgrade-deceive = Deceive
    .about = { $edition ->
        [first] Instead of moving, change places with any other Spirit.
       *[revised] Instead of moving, change places with any other Spirit; Overcome must be unlocked to end with an opposing one.
    }
upgrade-drain = Drain
    .about = { $edition ->
        [first] Afterwards take 1 WP from an adjacent Sphere; if that empties it, a Revelation follows.
       *[revised] Afterwards take 1 WP from an adjacent Sphere that holds at least 2.
    }
upgrade-sullen-look = Sullen Look
    .about = Afterwards you may turn the Origin 1 step clockwise.
upgrade-assimilate = Assimilate
    .about = Afterwards you may place a Vibe token of the discarded Emotion’s colour on any of your rows.
upgrade-exterminate = Exterminate
    .about = Remove up to 2 more Essence, also together with Dominate.
upgrade-all-mine = All Mine
    .about = Afterwards gain 1 Essence.
upgrade-from-shadows = From the Shadows
    .about = { $edition ->
        [first] Instead of moving, put your Spirit on any space adjacent to a Gloom Emotion, then gain 1 WP.
       *[revised] Instead of moving, put your Spirit on any space adjacent to a Bleakness, then gain 2 WP; Overcome must be unlocked to end with an opposing Spirit.
    }
upgrade-seeds = Seeds of Darkness
    .about = { $edition ->
        [first] The required Essence comes from the supply.
       *[revised] A Bleakness may be Invoked on any empty Emotion space.
    }
upgrade-devour = Devour
    .about = { $edition ->
        [first] Afterwards you may place a Vibe token of the Quelled Emotion’s colour on any of your rows, if it is a Moderate Emotion.
       *[revised] Afterwards you may place a Vibe token of the Quelled Emotion’s colour on any of your rows.
    }
upgrade-spreading-darkness = Spreading Darkness
    .about = Replace an adjacent Bleakness by the Strong counterpart of a Moderate Emotion in your hand, whose threshold it must reach.

## Spirit powers, bonuses of Spheres, Aspirations, Intentions

spirit-power-love = { $edition ->
    [first] When Love uses Absorb next to a Bliss Fortress, it gains 2 WP from the supply.
   *[revised] When Love uses Absorb, it gains 1 WP from the supply for each adjacent Bliss Fortress.
}
spirit-power-delight = When Delight gains 4 WP or more with one Absorb, it may draw 1 card.
spirit-power-empathy = { $edition ->
    [first] Bliss Emotions adjacent to Empathy, and Bliss Emotions next to these, cannot be Quelled.
   *[revised] Bliss Emotions adjacent to Empathy and on the spaces next to those cannot be Quelled.
}
spirit-power-harmony = { $edition ->
    [first] When Harmony discards a card for a Vibe token, the Vibe token may have any colour.
   *[revised] When Harmony discards a card for a Vibe token, the Vibe token may have any colour; a second card may be discarded for a second Vibe token.
}
spirit-power-hatred = { $edition ->
    [first] A Spirit action of Hatred costs 1 WP less if an upgrade of its row other than Determination is unlocked.
   *[revised] A Spirit action of Hatred costs 1 WP less if an upgrade other than Determination is used in it.
}
spirit-power-misery = Misery may use Absorb on a Sphere next to an adjacent one. If that empties the Sphere, no Fortress joins the Identity.
spirit-power-malice = On a Frontier, Malice may Quell anywhere in its Triad; in a Realm, also on the two adjacent Frontiers.
spirit-power-anxiety = With Invoke, Anxiety may put a Bleakness from the supply into play instead of a card.

bonus-commitment = pay 1 WP and gain 1 Ambition
bonus-humility = gain 1 Essence
bonus-diligence = gain 2 WP
bonus-knowledge = place a Vibe token of any colour
bonus-creativity = draw 1 card
bonus = { $bonus ->
    [commitment] { bonus-commitment }
    [humility] { bonus-humility }
    [diligence] { bonus-diligence }
    [knowledge] { bonus-knowledge }
   *[creativity] { bonus-creativity }
}

aspiration-attitude = Control more Realms than the opposing faction.
aspiration-openness = Control more Frontiers than the opposing faction.
aspiration-awareness = Have Emotions in more Triads than the opposing faction.
aspiration-unity = Have the longer unbroken row of neighbouring Emotions.
aspiration-liveliness = Have more Essence on your Emotions than the opposing faction.
aspiration-versatility = Have Emotions of more different colours than the opposing faction.
aspiration-fortitude = Have the greater total of Fortress bonuses.
aspiration-sensibility = Have the single Emotion with the highest Intensity.
aspiration-reflection = Control more reflected Realm–Frontier pairs than the opposing faction.

intention-quell-at-least = Remove at least { $number } Essence with a Quell
intention-quell-exactly = Remove exactly { $number } Essence with a Quell
intention-absorb-at-least = Take { $number } or more WP from a Sphere with Absorb
intention-absorb-at-most = Take { $number } or fewer WP from a Sphere with Absorb
intention-fill-emotion = Fill all Essence slots of an Emotion other than a Starting one
intention-full-row = Fully upgrade a Spirit action
intention-fortress-joins = Add a Fortress of yours to the Identity at a Revelation
intention-empowered = Empower an Emotion
intention-exalted = Exalt a Fortress
intention-vibe-level = Have at least 1 Vibe token in every row; then 2, 3 and 4
intention-worth = { $points ->
    [0] { $intention }
    [one] { $intention } ({ $points } point)
   *[other] { $intention } ({ $points } points)
}
deed = { $deed ->
    [quell_at_least] Essence removed with a Quell
    [quell_exactly] Essence removed with a Quell
    [absorb_at_least] a large Absorb
    [absorb_at_most] a small Absorb
    [fill_emotion] an Emotion full of Essence
    [full_row] a fully upgraded action
    [fortress_joins] a Fortress in the Identity
    [empowered] an Empowered Emotion
    [exalted] an Exalted Fortress
   *[vibe_level] Vibe tokens in every row
}

## Cards

# $kind: moderate, strong or starting. $track: 1-2-2. $threshold: 0 for none. $counterpart: the other card of the pair.
card-text = { $kind ->
    [moderate] { word-moderate }
    [strong] { word-strong }
   *[starting] { word-starting-emotion }
} · { faction } · { $colour ->
    [none] no colour
   *[other] { colour }
} · Intensity { $track }{ $kind ->
    [moderate] { " · " }threshold { $threshold } → { $counterpart }
    [strong] { " · " }from { $counterpart }
   *[starting] {""}
}
    { $power ->
    [none] No power.
   *[other] { $power }
}
    { card-source }
# $name_source and so on: published, rulebook or original; $threshold_source and $power_source may be none.
card-source = Source: name { $name_source ->
    [published] published
    [rulebook] from the rulebook
   *[original] original
}, track { $track_source ->
    [published] published
    [rulebook] from the rulebook
   *[original] original
}{ $threshold_source ->
    [none] {""}
    [published] , threshold published
    [rulebook] , threshold from the rulebook
   *[original] , threshold original
}{ $power_source ->
    [none] .
    [published] , power published.
    [rulebook] , power from the rulebook.
   *[original] , power original.
}

## What is asked

question-faction = You are the Shaper: choose your faction.
question-spirit = Choose your Spirit.
question-deck = Choose your deck of Emotions, or build one.
question-pick-card = Choose card { $number } of 16 for your deck.
question-place-spirit = Choose a Frontier without a Spirit for yours.
question-imagine-spirit = Choose a free Frontier for your second Starting Emotion, as if a second Spirit stood there.
question-place-starting = Choose a Realm space beside that Frontier for your Starting Emotion.
question-starting-vibe = Choose a slot for your next starting Vibe token.
question-starting-colour = Choose the colour of this Vibe token.
question-menu = { $actions ->
    [0] No actions left ({ wp }, { ambitions }): use an ability or end your turn.
    [one] Your turn, { $actions } action left ({ wp }, { ambitions }): choose an action or an ability.
   *[other] Your turn, { $actions } actions left ({ wp }, { ambitions }): choose an action or an ability.
}
question-upgrades = { $offered ->
    [discards] { action } cannot begin yet: choose a card to discard for a Vibe token in its row.
    [upgrades] { action }: choose the upgrades to use.{ invoke-next }
   *[both] { action }: choose the upgrades to use, or discard a card for a Vibe token in its row first.{ invoke-next }
}
invoke-next = { $action ->
    [invoke] { " " }The Emotion comes after that.
   *[other] {""}
}
question-vibe-slot = Choose a slot for the new Vibe token.
question-vibe-colour = Choose the colour of the new Vibe token.
question-move = Choose where your Spirit goes.
question-swap = Choose the Spirit that changes places with yours.
question-push = Choose where the pushed Spirit goes.
question-move-target = Choose the adjacent Bliss Emotion to affect.
question-invoke = Choose the Emotion to Invoke.
question-invoke-space = Choose an empty Emotion space for { $card }.
question-quell = Choose the Emotion to Quell.
question-reveal = { $colour ->
    [none] Choose any card from your hand to reveal.
   *[other] Choose a { colour } card from your hand to reveal.
}
question-amount = Choose how much Essence to remove from { $card }.
question-fortify = Choose the Fortress site.
question-garrison = Take a bonus Invoke into the Realm of the new Fortress?
question-empower = Choose the Emotion to Empower.
question-feed = Choose a card from your hand: its Strong counterpart replaces the Bleakness.
question-savour = Choose which of the two cards to discard.
question-discard = Choose a card to discard: you have { $excess } too many.
question-moved-emotion = Choose the Emotion to move.
question-destination = Choose an adjacent empty space for { $card }.
question-intensified = Choose the adjacent Emotion to Intensify.
question-intensify-amount = Choose how much Essence to put on { $card }.
question-harvest-amount = Choose how much Essence to harvest.
question-draw-again = Draw another card for 2 WP?
question-sphere = Choose the Sphere for Absorb.
question-bonus = Take the bonus of { $sphere }: { bonus }?
question-delight = Delight gained at least 4 WP: draw a card?
question-drain = Choose the Sphere to drain 1 WP from.
question-sullen-look = Turn the Origin 1 step clockwise?
question-rest = Your turn ends: 1 Ambition for your faction, or 2 cards?
question-dismiss = The opposing faction added a Major Fragment: choose a Common Aspiration to remove from the game.
question-look = Your faction has fulfilled no Aspiration: look at the top cards of the Hidden Aspiration deck and choose one?
question-keep = Choose your next Hidden Aspiration.
question-power-may = { $card }: { $offer }. Do it?
question-power-emotion = { $card }: choose the Emotion.
question-power-opponent = { $card }: choose the opponent.
question-power-spirit = { $card }: choose the Spirit.
question-power-rotate = { $card }: choose how far the Origin turns.
question-power-step = { $card }: choose where your Spirit goes.
question-power-shove = { $card }: choose where that Spirit goes.
question-power-move = { $card }: choose the empty space for the Emotion.
question-power-discard = { $card }: choose a card to discard.
question-power-order = Choose which power takes effect first.

## What the others read meanwhile

waiting-setup = { $player } prepares for the game.
waiting-faction = { $player } chooses a faction.
waiting-spirit = { $player } chooses a Spirit.
waiting-deck = { $player } chooses a deck.
waiting-pick-card = { $player } builds a deck.
waiting-place-spirit = { $player } places a Spirit.
waiting-imagine-spirit = { $player } chooses a Frontier for the second Starting Emotion.
waiting-place-starting = { $player } places a Starting Emotion.
waiting-starting-vibe = { $player } places the starting Vibe tokens.
waiting-starting-colour = { $player } places the starting Vibe tokens.
waiting-menu = It is { $player }’s turn.
waiting-upgrades = { $player } chooses upgrades.
waiting-vibe-slot = { $player } places a Vibe token.
waiting-vibe-colour = { $player } chooses the colour of a Vibe token.
waiting-move = { $player } chooses where to move.
waiting-swap = { $player } chooses a Spirit to change places with.
waiting-push = { $player } chooses where a pushed Spirit goes.
waiting-move-target = { $player } chooses an Emotion.
waiting-invoke = { $player } chooses an Emotion to Invoke.
waiting-invoke-space = { $player } chooses a space for an Emotion.
waiting-quell = { $player } chooses an Emotion to Quell.
waiting-reveal = { $player } chooses a card to reveal.
waiting-amount = { $player } decides how much Essence to remove.
waiting-fortify = { $player } chooses a Fortress site.
waiting-garrison = { $player } decides on a bonus Invoke.
waiting-empower = { $player } chooses an Emotion to Empower.
waiting-feed = { $player } chooses a card to feed to the darkness.
waiting-savour = { $player } decides which card to keep.
waiting-discard = { $player } discards down to the hand limit.
waiting-moved-emotion = { $player } chooses an Emotion to move.
waiting-destination = { $player } chooses where the Emotion goes.
waiting-intensified = { $player } chooses an Emotion to Intensify.
waiting-intensify-amount = { $player } decides how much Essence to place.
waiting-harvest-amount = { $player } decides how much Essence to harvest.
waiting-draw-again = { $player } decides whether to draw another card.
waiting-sphere = { $player } chooses a Sphere.
waiting-bonus = { $player } decides on the Sphere’s bonus.
waiting-delight = { $player } decides whether to draw a card.
waiting-drain = { $player } chooses a Sphere to drain.
waiting-sullen-look = { $player } decides whether to turn the Origin.
waiting-rest = { $player } chooses between Ambition and cards.
waiting-dismiss = { $player } removes a Common Aspiration.
waiting-look = { $player } decides whether to look at the Hidden Aspiration deck.
waiting-keep = { $player } chooses a Hidden Aspiration.
waiting-power-may = { $player } decides whether to use a power.
waiting-power-emotion = { $player } chooses an Emotion for a power.
waiting-power-opponent = { $player } chooses an opponent for a power.
waiting-power-spirit = { $player } chooses a Spirit for a power.
waiting-power-rotate = { $player } decides how far the Origin turns.
waiting-power-step = { $player } chooses where to move.
waiting-power-shove = { $player } chooses where a Spirit goes.
waiting-power-move = { $player } chooses where an Emotion goes.
waiting-power-discard = { $player } discards for a power.
waiting-power-order = { $player } decides which power takes effect first.

## Answers

choice-faction = { faction }
choice-spirit = { $spirit }
choice-deck = { $deck }
choice-build-deck = Build a deck of your own
choice-pick = { $card }
choice-place-spirit = Place your Spirit on { $place }
choice-imagine-spirit = Choose { the-place }
choice-place-starting = Place it at { $space }
choice-vibe = { row }: { slot }
choice-colour = { colour }
choice-act = { $discards ->
    [0] { action } (cost { wp })
    [one] { action } (cost { wp } and { $discards } discard)
   *[other] { action } (cost { wp } and { $discards } discards)
}
choice-add-vibe = { ability-add-vibe } (cost 1 Ambition)
choice-rotate = { $kind ->
    [menu] { ability-rotate } (cost 1 Ambition)
   *[other] Turn the Origin
}
choice-extra-action = { ability-extra-action } (cost 2 Ambition)
choice-absorb = { ability-absorb }
choice-end-turn = End your turn
choice-use = { $count ->
    [0] { action } without upgrades (cost { price })
   *[other] { action } with { $upgrades } (cost { price })
}
choice-vibe-card = Discard { $card } for a Vibe token
choice-move = Move { to-place } (cost { wp })
choice-swap = Change places with { $player }’s Spirit
choice-push = Push { $player }’s Spirit { to-place }
choice-target = { $card } at { $space }
choice-decline = { $kind ->
    [bonus] Do not take the bonus
    [look] Do not look
    [vibe_slot] Place no Vibe token
    [delight] Do not draw
    [garrison] No bonus Invoke
   *[other] Leave it
}
choice-invoke = Invoke { $card }
choice-summon = { $card_known ->
    [yes] Summon { $card } from the top of your deck
   *[no] Summon the top card of your deck
}
choice-at = At { $space } (cost { wp })
choice-quell = Quell { $card } at { $space } (cost { wp })
choice-reveal = Reveal { $card }
choice-amount = { $kind ->
    [amount] Remove { essence }
   *[intensify_amount] Place { essence } (cost { wp })
}
choice-fortify = { $mode ->
    [exalt] Exalt the Fortress { in-realm } (cost { wp })
    [demolish] Demolish the Fortress { in-realm } (cost { wp })
    [attune] Attune the Fortress { in-realm } (cost { wp })
   *[build] Build { in-realm } (cost { wp })
}
choice-garrison = Take the bonus Invoke
choice-empower = Empower { $card } at { $space } (cost { wp })
choice-feed = Feed { $card }
choice-discard = Discard { $card }
choice-move-emotion = Move { $card } from { $space } (cost { wp })
choice-to = To { $space } (cost { wp })
choice-intensify = Intensify { $card } at { $space } (cost from { wp })
choice-harvest = Harvest { essence } (cost { wp })
choice-draw = { $kind ->
    [draw_again] Draw { $card } (cost { wp })
   *[delight] Draw a card
}
choice-stop = Draw no more
choice-sphere = { $sphere }, at { $realm }: take { $number } WP
choice-bonus = Take the bonus: { bonus }
choice-drain = Drain { $sphere }, at { $realm }
choice-ambition = Gain 1 Ambition
choice-cards = Draw 2 cards (or what is left)
choice-dismiss = Remove { $aspiration }
choice-look = Look at the top cards
choice-keep = { $aspiration }
choice-use-power = Do it
choice-decline-power = Leave it
choice-power-emotion = { $card } at { $space }
choice-power-opponent = { $player }
choice-power-spirit = { $player }’s Spirit
choice-power-rotate = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
choice-power-step = Move { to-place }
choice-power-shove = Move it { to-place }
choice-power-move = To { $space }
choice-power-order = { $card } at { $space }

## What happened

event-took-faction = { $player } plays for { faction }.
event-took-spirit = { $player } is { $spirit }.
event-built-deck = { $deck_known ->
    [yes] { $player } chooses a deck: { $deck }.
   *[no] { $player } has built a deck.
}
event-order = Turn order: { $order }.
event-dealt = { $player } is dealt { a-card }.
event-top = { $player }’s top card: { $card }.
event-hidden = { $aspiration_known ->
    [yes] Hidden Aspiration { faction-of }: { $aspiration }.
   *[no] { faction } has a new Hidden Aspiration.
}
event-placed-spirit = { $player }’s Spirit starts on { $place }.
event-started = { $player } places { $card } at { $space }.
event-vibe = { $slot ->
    [0] { $player } unlocks { row } with a { colour } Vibe token.
   *[other] { $player } places a { colour } Vibe token: { row }, { $upgrade }.
}
event-turn = Turn { $number }: { $player }.
event-ended = { $player } ends the turn.
event-action = { $count ->
    [0] { $player }: { action }.
   *[other] { $player }: { action } ({ $upgrades }).
}
event-ability = { $player } uses { ability }.
event-paid = { $player } pays { $paid }.
event-willpower = { $change ->
    [gain] { $player } gains { $number } WP.
   *[lose] { $player } loses { $number } WP.
}
event-essence = { $change ->
    [gain] { $player } gains { essence }.
   *[lose] { $player } loses { essence }.
}
event-ambition = { $change ->
    [gain] { faction } gains { paid-ambition }.
   *[lose] { faction } loses { paid-ambition }.
}
event-actions = { $number ->
    [one] { $player } gains { $number } action.
   *[other] { $player } gains { $number } actions.
}
event-drew = { $player } draws { $card }.
event-discarded = { $player } discards { $card }.
event-revealed = { $player } reveals { $card }.
event-cycled = { $player } puts { $card } under the deck.
event-moved = { $player } moves { to-place }.
event-pushed = { $player }’s Spirit is pushed { to-place }.
event-swapped = { $player } and { $other } change places.
event-entered = { $player } invokes { $card } at { $space }.
event-empowered = { $player } empowers { $card } at { $space }: { $strong }.
event-placed = { $card } at { $space }: +{ essence }.
event-removed = { $card } at { $space }: −{ essence }.
event-left = { $card } leaves { $space }.
event-shifted = { $card } moves from { $origin } to { $space }.
event-token = { $card } at { $space } has a +{ $number } Intensity token.
event-marked = { $card } at { $space } gets an Insecurity token: −{ $number } Intensity.
event-built = { $player } builds a Fortress { in-realm }.
event-exalted = { $player } exalts the Fortress { in-realm }.
event-demolished = { $size ->
    [minor] { $player } demolishes the Fortress { in-realm }.
   *[major] { $player } reduces the Fortress { in-realm } to a Minor Fragment.
}
event-attuned = { $player } attunes the Fortress { in-realm }: it joins the Identity.
event-absorbed = { $player } takes { $number } WP from { $sphere }.
event-bonus = { $player } takes the bonus of { $sphere }.
event-rotated = { $number ->
    [one] The Origin turns.
   *[other] The Origin turns { $number } steps.
}
event-intention = { $number ->
    [one] { faction } scores { $number } point: { deed }.
   *[other] { faction } scores { $number } points: { deed }.
}
event-wheel = { $gained ->
    [0] Space { $number } of the Intention wheel gives { faction } nothing: { $wheel ->
        [card] { $player }’s deck is empty.
       *[other] all its Ambition is active already.
    }
   *[other] Space { $number } of the Intention wheel gives { faction } its bonus.
}
event-revelation = Revelation! { $player } has emptied { $sphere }.
event-showed = { faction } shows its Hidden Aspiration: { $aspiration }.
event-tested = { $faction ->
    [none] { word-common-aspiration } { $aspiration }
   *[other] { word-hidden-aspiration } { faction-of }, { $aspiration }
}: Bliss { $bliss }, Gloom { $gloom }. { fulfilled }
fulfilled = { $fulfiller ->
    [bliss] { word-bliss } fulfils it.
    [gloom] { word-gloom } fulfils it.
   *[none] { $faction ->
        [none] Nobody fulfils it.
       *[other] { faction } does not fulfil it.
    }
}
event-fragment = { faction } adds a { fragment } to the Identity.
event-common = Common Aspiration: { $aspiration }.
event-dismissed = { faction } removes { $aspiration } from the game.
event-looked = { $player } looks at { cards } of the Hidden Aspiration deck.
event-saw = { $player } sees { $aspiration }.
event-joined = The Fortress { in-realm } joins the Identity: { fragment } { faction-of }.
event-compensated = { $number ->
    [one] { faction } scores { $number } point instead of a Capstone.
   *[other] { faction } scores { $number } points instead of a Capstone.
}
event-refilled = { $sphere } is full again.
event-triggered = { $reason ->
    [no_aspiration] No Common Aspiration is left: the game ends after this turn.
    [no_fragment] A faction has no Fragment left of the kind it must add: the game ends after this turn.
   *[twenty_points] 20 Intention points: the game ends after this turn.
}
event-scored = { faction }: { $intentions } for Intentions, { $fragments } for Fragments, { $number } in all.
event-won = { $faction ->
    [none] The game is a draw.
   *[other] { faction } wins!
}
event-spirit-power = { $player } uses the power of { $spirit }.
event-origin = The Origin at the start: { $spheres }.
sphere-at = { $sphere } at { $realm }
event-denied = { $card } at { $space } keeps the bonus of { $sphere } from { $player }.
event-stayed = The Fortress { in-realm } stays: { $cause ->
    [afar] { $player } has emptied the Sphere from afar.
    [new] its Fragment was placed this turn.
   *[closed] a Capstone closes the Identity.
}
event-power = { $card }’s power at { $space } takes effect.
event-by-hand = { $card } at { $space }, by hand: { $text }
event-returned = { $card } goes back from { $space } to { $player }’s hand.
event-control = { $faction ->
    [none] Nobody controls { the-place }.
   *[other] { faction } controls { the-place }.
}

paid-wp = { $number } WP
paid-ambition = { $number } Ambition
paid-essence = { essence }

## How it ended

# $names: the winners; $faction: theirs, [none] after a draw; $points and $others: the totals of both factions.
outcome = { $faction ->
    [none] { outcome-reason } The game is a draw, { $points } to { $others }.
   *[other] { outcome-reason } { faction } wins with { $points } to { $others }: { $names }.
}
outcome-reason = { $reason ->
    [no_aspiration] No Common Aspiration was left.
    [no_fragment] A faction had no Fragment left of the kind it had to add.
   *[twenty_points] 20 Intention points were reached.
}

## Why not

refusal-turn = { $case ->
    [CB-6-1-1] It is not your turn ({ $rule }): wait until you are asked.
    [CB-19-1-7] The game is over ({ $rule }): look through it again, or start a new one.
    [CB-6-2-2] That cannot be done at this moment of the turn ({ $rule }): choose an action, an ability, or end your turn.
    [CB-15-1-8] Absorb is not finished ({ $rule }): answer what is asked first.
   *[other] Something else is asked now ({ $rule }): choose one of the answers offered, or take back what you have begun.
}
refusal-no-action = You have no actions left ({ $rule }): use an ability, or end your turn.
refusal-locked = { $case ->
    [CB-21-2-9] The bonus Invoke is not possible ({ $rule }): Invoke must be unlocked and paid for. Continue without it.
   *[other] This Spirit action has no Vibe token on its unlock slot ({ $rule }): discard a card for a Vibe token first, or choose another action.
}
refusal-upgrade-locked = { $case ->
    [CB-21-3-3] The top card of the deck can only be Invoked with Summon ({ $rule }): choose a card from your hand.
   *[other] There is no Vibe token on this upgrade ({ $rule }): choose upgrades that are unlocked, or place a Vibe token first.
}
refusal-upgrade-twice = Each upgrade is used once per action at most ({ $rule }): choose another combination.
refusal-upgrade-conflict = { $case ->
    [CB-7-4-2] Determination only saves WP, so it is always used once it is unlocked ({ $rule }): choose a combination with it.
    [CB-11-4-1] A Fortify can only build, Exalt, Demolish or Attune ({ $rule }): use only one of these upgrades.
   *[other] These upgrades exclude each other ({ $rule }): choose another combination.
}
refusal-wp = { $case ->
    [CB-13-2-2] Without control of the Realm you need 1 WP to begin with ({ $rule }): use Absorb, or take control first.
    [CB-13-6-2] No WP would be left to exchange ({ $rule }): gain Willpower first.
    [CB-23-3-2] That player has no WP to lose ({ $rule }): choose another one.
   *[other] You do not have enough WP ({ $rule }): use Absorb or Gain Willpower, use cheaper upgrades, or choose something else.
}
refusal-essence = { $case ->
    [CB-23-3-2] There is not enough Essence there ({ $rule }): choose another one.
    [CB-9-1-3] You have no Essence for the Emotion ({ $rule }): harvest Essence, or use an upgrade that takes it from the supply.
   *[other] You do not have enough Essence ({ $rule }): place less, or harvest Essence first.
}
refusal-ambition = { $case ->
    [CB-14-1-6] This costs 2 active Ambition ({ $rule }): gain Ambition at the end of your turn or from a Sphere.
    [CB-7-4-7] Your faction has too little active Ambition for this ({ $rule }): use other upgrades, or gain Ambition first.
   *[other] This costs 1 active Ambition ({ $rule }): gain Ambition at the end of your turn or from a Sphere.
}
refusal-no-card = { $card_known ->
    [yes] { $card } is not in your hand, or is needed for the Vibe token ({ $rule }): choose another card.
   *[no] { $case ->
        [CB-10-1-2] You have no card to reveal ({ $rule }): draw cards, or use Extinguish.
        [CB-23-1-4] That card is not in your hand ({ $rule }): choose one that is.
        [CB-10-1-3] Any card would do, but your hand is empty ({ $rule }): draw cards, or use Extinguish.
       *[other] You have no card for this ({ $rule }): draw cards first.
    }
}
refusal-vibe-match = { $case ->
    [CB-10-1-2] No card of the right colour is shown ({ $rule }): reveal a card of the target’s colour, or use Extinguish.
   *[other] The card has the wrong colour ({ $rule }): choose one of the right colour.
}
refusal-vibe-colour = { $card_known ->
    [yes] { $card } has a colour that is already in this row ({ $rule }): choose a card of another colour.
   *[no] { $case ->
        [CB-3-9-4] This colour is placed already ({ $rule }): choose one of the colours left.
       *[other] This colour is already in the row ({ $rule }): choose another colour or another row.
    }
}
refusal-row-locked = The unlock slot of a row comes first ({ $rule }): place the Vibe token there.
refusal-row-full = There is a Vibe token in this slot already ({ $rule }): choose a free slot.
refusal-wild = Wild Vibe tokens are used only at the start ({ $rule }): choose one of the four colours.
refusal-adj = { $case ->
    [CB-8-1-1] Your Spirit cannot get there in one Move ({ $rule }): choose a space within reach.
    [CB-3-8-3] That space is not beside your Frontier ({ $rule }): choose one of the two Realm spaces next to it.
    [CB-11-1-1] That Fortress site is not adjacent to your Spirit ({ $rule }): choose an adjacent one, or move first.
    [CB-21-2-2] That Emotion is not adjacent to the end of the Move ({ $rule }): choose an adjacent one, or none.
    [CB-21-6-2] That Emotion is not adjacent to the end of the Move ({ $rule }): choose an adjacent one, or none.
    [CB-21-2-3] Forge Bonds needs a Bliss Emotion beside the space ({ $rule }): choose such a space, or leave the upgrade out.
    [CB-21-2-7] The bonus Invoke goes to the Realm of the new Fortress ({ $rule }): choose one of its spaces.
    [CB-21-3-1] The Spirit is pushed to a neighbouring space ({ $rule }): choose one of the two.
    [CB-21-9-2] From the Shadows leads only to spaces beside a Gloom Emotion of the right kind ({ $rule }): choose another space, or leave the upgrade out.
    [CB-23-3-2] That is out of the power’s reach ({ $rule }): choose something nearer.
    [CB-13-5-1] No Emotion of your faction is adjacent to your Spirit there ({ $rule }): choose an adjacent one, or move first.
   *[other] That is not adjacent to your Spirit ({ $rule }): choose something adjacent, or move first.
}
refusal-occupied = { $case ->
    [CB-3-8-2] A Spirit stands on that Frontier ({ $rule }): choose a free one.
    [CB-22-2-6] That Frontier is taken ({ $rule }): choose a free one.
    [CB-11-1-2] There is a Fortress on that site ({ $rule }): choose an empty one, or another way to Fortify where it is offered.
    [CB-23-3-2] The space behind it is not empty ({ $rule }): choose another Emotion.
   *[other] That space is not empty ({ $rule }): choose an empty one.
}
refusal-spirit-block = { $case ->
    [CB-21-4-3] Your Spirit would end with an opposing one ({ $rule }): choose another Spirit, or unlock Overcome.
    [CB-21-7-3] Your Spirit would end with an opposing one ({ $rule }): choose another Spirit, or unlock Overcome.
    [CB-21-9-3] Your Spirit would end with an opposing one ({ $rule }): choose another space, or unlock Overcome.
   *[other] An opposing Spirit stands there ({ $rule }): choose another space, or use Overcome.
}
refusal-target = { $case ->
    [CB-7-2-3] The Vibe token goes on the row of the action you declared ({ $rule }): choose a slot of that row.
    [CB-10-1-1] There is no opposing Emotion to Quell there ({ $rule }): choose an adjacent Emotion of the opposing faction, or move first.
    [CB-11-2-2] Exalt needs a Minor Fragment of yours on the site ({ $rule }): build one first.
    [CB-11-2-6] A Major Fragment cannot be fortified further ({ $rule }): choose another site.
    [CB-11-3-1] There is no opposing Fortress to demolish ({ $rule }): choose another site, or build.
    [CB-12-1-1] There is no Emotion of your faction to Empower there ({ $rule }): choose a Moderate one adjacent to your Spirit.
    [CB-12-1-9] A Strong Emotion cannot be Empowered again ({ $rule }): choose a Moderate one.
    [CB-12-1-10] A Starting Emotion cannot be Empowered ({ $rule }): choose a Moderate one.
    [CB-13-4-1] There is no Emotion of your faction ({ $rule }): choose one of yours, or Invoke one first.
    [CB-13-5-1] There is no Emotion of your faction ({ $rule }): choose an adjacent one of yours, or Invoke one first.
    [CB-17-3-2] That Aspiration is not in the Common row ({ $rule }): choose one that lies face up.
    [CB-17-4-2] That Aspiration is not among the cards you see ({ $rule }): choose one of these.
    [CB-20-7-1] Only Anxiety brings a Bleakness into play ({ $rule }): choose a card from your hand.
    [CB-21-2-2] Embrace is for Bliss Emotions ({ $rule }): choose one, or none.
    [CB-21-4-2] Your Spirit cannot change places with that one ({ $rule }): choose a Spirit on another space.
    [CB-21-7-2] Your Spirit cannot change places with that one ({ $rule }): choose a Spirit on another space.
    [CB-21-5-6] Attune needs a Minor Fragment of yours on the site ({ $rule }): choose another site, or build first.
    [CB-21-6-2] Wildfire is against Bliss Emotions ({ $rule }): choose one, or none.
    [CB-21-9-9] Spreading Darkness needs an adjacent Bleakness ({ $rule }): choose one, or leave the upgrade out.
    [CB-23-3-2] The power does not work on that ({ $rule }): choose one of those offered.
    [CB-24-1-2] Teammates cannot exchange what they have ({ $rule }): choose something else.
   *[other] That is no target for this ({ $rule }): choose one of those offered.
}
refusal-protected = { $card_known ->
    [yes] { $card } is protected and cannot be Quelled ({ $rule }): choose another Emotion.
   *[no] That Emotion is protected and cannot be Quelled ({ $rule }): choose another one.
}
refusal-slots = { $card_known ->
    [yes] { $card } has too few Essence slots for this ({ $rule }): choose another card, or fewer upgrades.
   *[no] { $case ->
        [CB-12-1-11] Channelled Power needs a free Essence slot ({ $rule }): leave it out, or choose another Emotion.
        [CB-9-1-4] No card in your hand has slots enough for the Essence ({ $rule }): use fewer upgrades.
       *[other] No Essence slot is free there ({ $rule }): place less, or choose another Emotion.
    }
}
refusal-threshold = { $number ->
    [0] There is too little Essence to Empower ({ $rule }): intensify the Emotion first, or choose a card with a lower threshold.
   *[other] Its threshold is { $number } Essence ({ $rule }): intensify the Emotion first, or use Channelled Power.
}
refusal-no-strong = Both copies of its Strong counterpart are in play ({ $rule }): choose another Emotion.
refusal-enemy-realm = The opposing faction controls that Realm ({ $rule }): take control first, or choose another site.
refusal-no-fragment = { $case ->
    [CB-11-3-4] Its faction has no Minor Fragment to exchange it for ({ $rule }): choose another site.
    [CB-11-2-1] Your faction has no Major Fragment left ({ $rule }): choose something else.
   *[other] Your faction has no Minor Fragment left ({ $rule }): Exalt a Fortress to get one back, or choose something else.
}
refusal-closed = A Capstone closes the Identity ({ $rule }): no Fragment can join it any more, choose something else.
refusal-used = { $case ->
    [CB-15-1-1] Absorb is not available this turn ({ $rule }): use it in your next turn.
   *[other] You have used this ability this turn ({ $rule }): use another one, or wait for your next turn.
}
refusal-deck = { $case ->
    [CB-21-3-3] Your deck is empty, so there is no card to Summon ({ $rule }): choose other upgrades.
   *[other] Your deck is empty ({ $rule }): choose another action.
}
refusal-limit = { $case ->
    [CB-6-3-2] All Ambition of your faction is active already ({ $rule }): draw cards.
    [CB-7-2-9] No further Vibe token can be placed in this action ({ $rule }): choose upgrades now.
    [CB-20-7-3] Six Bleakness are on the board ({ $rule }): choose a card from your hand.
    [CB-2-3-7] Your faction has no Vibe token of this colour left ({ $rule }): choose another colour.
   *[other] There is no more of that ({ $rule }): choose something else.
}
refusal-sphere = { $case ->
    [CB-21-7-6] This Sphere cannot be drained ({ $rule }): choose an adjacent one with enough WP, or none.
   *[other] This Sphere is out of reach ({ $rule }): choose one beside your Spirit.
}
refusal-amount = That number is not possible ({ $rule }): choose one of the numbers offered.
refusal-mode = This does not exist in the basic game ({ $rule }): choose something else, or play the full game.
refusal-setup = { $case ->
    [CB-3-4-1] { $spirit_known ->
        [yes] { $spirit } is taken, or of the other faction ({ $rule }): choose another Spirit.
       *[no] That Spirit cannot be taken ({ $rule }): choose another one.
    }
    [CB-3-9-3] All four starting Vibe tokens must be placed ({ $rule }): choose a slot for this one.
   *[other] Spirits start on Frontiers ({ $rule }): choose a Frontier.
}
refusal-deckbuild = { $case ->
    [CB-3-5-2] There are two copies of { $card } in the deck already ({ $rule }): choose another Emotion.
    [CB-3-5-3] Only Moderate Emotions go into a deck ({ $rule }): choose one of your faction.
   *[other] A deck holds 16 Moderate Emotions of your own faction ({ $rule }): choose one of those offered.
}
refusal-same-as-common = That is the Common Aspiration ({ $rule }): choose a different one.

## Options

option-edition = Edition
    .about = Which edition of the rules is played.
    .revised = revised
    .first = first
option-mode = Mode
    .about = The basic game has no Intentions, Spirit powers, Empower or Strong Emotions.
    .full = full game
    .basic = basic game
option-intention-side = Intentions
    .about = Which side of the faction boards is used.
    .a = side A
    .b = side B
option-spirit-side = Spirit boards
    .about = On side A all Spirits have the same upgrades, on side B each has its own.
    .a = side A
    .b = side B
option-pack = Content pack
    .about = Which Emotions, boards and decks are used.
option-shaper = Shaper’s faction
    .about = With fewer than four players: which faction a single player shapes.
    .bliss = Bliss
    .gloom = Gloom
option-first = First player
    .about = Which faction takes the first turn.
    .random = random
    .bliss = Bliss
    .gloom = Gloom
option-sphere-offset = Starting rotation of the Origin
    .about = By how many steps the Origin is turned at the start.
    .none = random
option-spirit-0 = Spirit of player 1
    .about = Given from the start, or chosen.
option-spirit-1 = Spirit of player 2
    .about = Given from the start, or chosen.
option-spirit-2 = Spirit of player 3
    .about = Given from the start, or chosen.
option-spirit-3 = Spirit of player 4
    .about = Given from the start, or chosen.
option-deck-0 = Deck of player 1
    .about = “starter”, “spirit” (the deck made for the Spirit), a deck by its name, a list of 16 cards, or chosen in the game.
option-deck-1 = Deck of player 2
    .about = “starter”, “spirit” (the deck made for the Spirit), a deck by its name, a list of 16 cards, or chosen in the game.
option-deck-2 = Deck of player 3
    .about = “starter”, “spirit” (the deck made for the Spirit), a deck by its name, a list of 16 cards, or chosen in the game.
option-deck-3 = Deck of player 4
    .about = “starter”, “spirit” (the deck made for the Spirit), a deck by its name, a list of 16 cards, or chosen in the game.
option-spirit-order = Choice of Spirits
    .about = In which order Spirits are chosen.
    .free = by seats
    .turn = in turn order
option-bonus-needs-frontier = Bonus needs a Frontier
    .about = A Sphere’s bonus is only for those who control an adjacent Frontier.
    .edition = as in the edition
    .yes = yes
    .no = no
option-delight-counts = What counts for Delight
    .about = Which WP of an Absorb count for Delight’s power.
    .all = all WP
    .sphere = WP from the Sphere
option-hatred-discount = Hatred’s discount
    .about = Whether the upgrade must be used or only be unlocked.
    .edition = as in the edition
    .used = used
    .present = unlocked
option-embrace-from = Essence of Embrace
    .about = Where the Essence for Embrace comes from.
    .board = own Spirit board
    .supply = supply
option-swap-sharing = Swapping places
    .about = Whether opposing Spirits are looked at before or after the exchange.
    .after = after
    .before = before
option-love-demolish = Love’s Demolish
    .about = How many WP more Demolish costs on Love’s side B.
option-attune-new = Attune at once
    .about = A Fortress built this turn may be attuned.
option-darkness-outburst = Darkness from afar
    .about = Spreading Darkness may be combined with Emotional Outburst.
option-malice-reach = Malice’s reach
    .about = Whether the space in between must hold an Emotion.
    .spaces = any space
    .emotions = through Emotions only
option-hand-limit = Hand limit
    .about = How many cards a hand holds at the end of a turn.
option-foreign-turn-intentions = Intentions in others’ turns
    .about = A Fortress that joins the Identity in an opponent’s turn also scores.
option-repeat-intentions = Repeated Intentions
    .about = The same Intention may score again in the same turn.
option-vibe-tokens = Vibe tokens
    .about = Whether coloured Vibe tokens can run out.
    .unlimited = unlimited
    .limited = limited
option-solo = Solo
    .about = One person plays all seats and sees everything.
# A value that several options have.
value-choose = chosen in the game

## The words of powers

# Phrases of the effect language; see docs/effects.md for the scheme. $n: a number, or how it is worked out; $n_kind:
# [number], [each] (then $n_each is what is counted) or [reckoned]. $X, $Y: whom or what; in the cases of power-cases
# also $X_<case>; $X_word: the bare word.
power-cases = none
power-while = while { $condition }, { $what }
power-also = { $first }, and { $next }
power-with = { $thing } { $filters }
by-hand = ✋ By hand: { $text }

when-enter = it enters play
when-turnend = your turn ends
when-absorb = you use Absorb
when-quelled = an opponent’s Quell has removed Essence from it
when-turnstart = your turn starts
when-empower = you use Empower

the-me = you
the-mate = your teammate (or you, if you are a Shaper)
the-opponent = { $quantity ->
    [all] each opponent
   *[other] one opponent
}
the-own = every player of its faction
the-foes = every opponent
the-this = it
the-friend = { $quantity ->
    [all] each Emotion of its faction next to it
   *[other] one Emotion of its faction next to it
}
the-foe = { $quantity ->
    [all] each opposing Emotion next to it
   *[other] one opposing Emotion next to it
}
the-ally = { $quantity ->
    [all] every other Emotion of its faction
   *[other] any one other Emotion of its faction
}
the-enemy = { $quantity ->
    [all] every opposing Emotion
   *[other] any one opposing Emotion
}
the-spirit = { $quantity ->
    [all] each opposing Spirit{ spirit-range }
   *[other] one opposing Spirit{ spirit-range }
}
spirit-range = { $n ->
    [0] { " " }adjacent to this Emotion
    [any] {""}
    [one] { " " }at most { $n } space away from this Emotion
   *[other] { " " }at most { $n } spaces away from this Emotion
}
the-src = that player
that-player = { $quantity ->
    [all] each of those players
   *[other] that player
}
that-emotion = { $quantity ->
    [all] those Emotions
   *[other] that Emotion
}
that-spirit = { $quantity ->
    [all] those Spirits
   *[other] that Spirit
}

filter-essence = { $op ->
    [at-least] with at least { filter-number }
    [at-most] with at most { filter-number }
    [equal] with exactly { filter-number }
    [more] with more than { filter-number }
   *[less] with less than { filter-number }
}
filter-number = { $value } Essence
filter-wp = { $op ->
    [at-least] with at least { $value } WP
    [at-most] with at most { $value } WP
    [equal] with exactly { $value } WP
    [more] with more than { $value } WP
   *[less] with less than { $value } WP
}
filter-free = { $holds ->
    [yes] with a free Essence slot
   *[no] with no free Essence slot
}
filter-pushable = { $holds ->
    [yes] with an empty space behind it
   *[no] with no empty space behind it
}
filter-moderate = { $holds ->
    [yes] of the Moderate kind
   *[no] not of the Moderate kind
}
filter-realm = { $holds ->
    [yes] in its Realm
   *[no] not in its Realm
}
filter-triad = { $holds ->
    [yes] in its Triad
   *[no] not in its Triad
}
filter-frontier = { $holds ->
    [yes] on the Frontier of its Triad
   *[no] not on the Frontier of its Triad
}
filtered = { $filter ->
    [none] {""}
   *[other] { " " }{ $filter }
}

count-friend = the number of Emotions of its faction next to it{ filtered }
count-foe = the number of opposing Emotions next to it{ filtered }
count-weaker = the number of Emotions next to it with less Essence than it
count-empty = the number of empty Emotion spaces in the unbroken rows beside it, at most { $n } on each side
each-friend = Emotion of its faction next to it{ filtered }
each-foe = opposing Emotion next to it{ filtered }
each-weaker = Emotion next to it with less Essence than it
each-empty = empty Emotion space in the unbroken rows beside it (at most { $n } on each side)
count-ally = the number of other Emotions of its faction{ filtered }, wherever they are
count-enemy = the number of opposing Emotions{ filtered }, wherever they are
count-hand = { $X_word ->
    [me] the number of cards in your hand
    [own] the number of cards in the hands of its faction
    [foes] the number of cards in the opponents’ hands
   *[other] the number of cards in the hand of { $X }
}
# $holder: [emotion] or [player].
count-essence = { $holder ->
    [emotion] the amount of Essence on { $X }
   *[player] { $X_word ->
        [me] the amount of Essence on your Spirit board
        [own] the amount of Essence on the Spirit boards of its faction
        [foes] the amount of Essence on the opponents’ Spirit boards
       *[other] the amount of Essence on the Spirit board of { $X }
    }
}
each-ally = other Emotion of its faction{ filtered }, wherever it is
each-enemy = opposing Emotion{ filtered }, wherever it is
each-hand = { $X_word ->
    [me] card in your hand
    [own] card in the hands of its faction
    [foes] card in the opponents’ hands
   *[other] card in the hand of { $X }
}
each-essence = { $holder ->
    [emotion] Essence on { $X }
   *[player] { $X_word ->
        [me] Essence on your Spirit board
        [own] Essence on the Spirit boards of its faction
        [foes] Essence on the opponents’ Spirit boards
       *[other] Essence on the Spirit board of { $X }
    }
}
compared = { $op ->
    [at-least] at least { $number }
    [at-most] at most { $number }
    [equal] exactly { $number }
    [more] more than { $number }
   *[less] fewer than { $number }
}
compare-friend = { $number ->
    [0] { $op ->
        [equal] no Emotion of its faction{ filtered } is next to it
       *[other] { compared } Emotions of its faction{ filtered } are next to it
    }
    [1] { $op ->
        [less] no Emotion of its faction{ filtered } is next to it
       *[other] { compared } Emotion of its faction{ filtered } is next to it
    }
   *[other] { compared } Emotions of its faction{ filtered } are next to it
}
compare-foe = { $number ->
    [0] { $op ->
        [equal] no opposing Emotion{ filtered } is next to it
       *[other] { compared } opposing Emotions{ filtered } are next to it
    }
    [1] { $op ->
        [less] no opposing Emotion{ filtered } is next to it
       *[other] { compared } opposing Emotion{ filtered } is next to it
    }
   *[other] { compared } opposing Emotions{ filtered } are next to it
}
compare-weaker = { $number ->
    [one] { compared } of the Emotions next to it has less Essence than it
   *[other] { compared } of the Emotions next to it have less Essence than it
}
compare-empty = { $number ->
    [one] { compared } Emotion space is empty in the unbroken rows beside it (at most { $n } on each side)
   *[other] { compared } Emotion spaces are empty in the unbroken rows beside it (at most { $n } on each side)
}
compare-ally = { $number ->
    [one] { compared } other Emotion of its faction{ filtered } is on the board
   *[other] { compared } other Emotions of its faction{ filtered } are on the board
}
compare-enemy = { $number ->
    [one] { compared } opposing Emotion{ filtered } is on the board
   *[other] { compared } opposing Emotions{ filtered } are on the board
}
compare-hand = { $X_word ->
    [me] you hold { compared-cards }
    [own] its faction holds { compared-cards } in all
    [foes] the opponents hold { compared-cards } in all
   *[other] { $X } holds { compared-cards }
}
compared-cards = { $number ->
    [one] { compared } card
   *[other] { compared } cards
}
compare-essence = { count-essence } is { $op ->
    [at-least] at least { $number }
    [at-most] at most { $number }
    [equal] exactly { $number }
    [more] more than { $number }
   *[less] less than { $number }
}

if-near = { $X_word ->
    [me] { $holds ->
        [yes] your Spirit is adjacent to { $Y }
       *[no] your Spirit is not adjacent to { $Y }
    }
    [own] { $holds ->
        [yes] a Spirit of its faction is adjacent to { $Y }
       *[no] no Spirit of its faction is adjacent to { $Y }
    }
    [foes] { $holds ->
        [yes] an opposing Spirit is adjacent to { $Y }
       *[no] no opposing Spirit is adjacent to { $Y }
    }
   *[other] { $holds ->
        [yes] the Spirit of { $X } is adjacent to { $Y }
       *[no] the Spirit of { $X } is not adjacent to { $Y }
    }
}
if-sphere = { $holds ->
    [yes] the Sphere used is that of the Realm where { $Y } stands (on a Frontier, of either Realm beside it)
   *[no] the Sphere used is not that of the Realm where { $Y } stands (on a Frontier, of neither Realm beside it)
}
if-triad = { $holds ->
    [yes] the Frontier of its Triad is adjacent to your Spirit
   *[no] the Frontier of its Triad is not adjacent to your Spirit
}
if-in = { $where_word ->
    [realm] { $holds ->
        [yes] { $Y } stands in a Realm
       *[no] { $Y } does not stand in a Realm
    }
   *[frontier] { $holds ->
        [yes] { $Y } stands on a Frontier
       *[no] { $Y } does not stand on a Frontier
    }
}
if-controls = { $X_word ->
    [own] { $holds ->
        [yes] its faction controls the Realm or Frontier where { $Y } stands
       *[no] its faction does not control the Realm or Frontier where { $Y } stands
    }
   *[foes] { $holds ->
        [yes] the opposing faction controls the Realm or Frontier where { $Y } stands
       *[no] the opposing faction does not control the Realm or Frontier where { $Y } stands
    }
}

means = { $n_kind ->
    [each] { $what_word ->
        [wp] 1 WP for each { $n_each }
        [essence] 1 Essence for each { $n_each }
        [ambition] 1 Ambition for each { $n_each }
       *[action] 1 action for each { $n_each }
    }
    [number] { $what_word ->
        [wp] { $n } WP
        [essence] { power-essence }
        [ambition] { $n } Ambition
       *[action] { $n ->
            [one] { $n } action this turn
           *[other] { $n } actions this turn
        }
    }
   *[reckoned] { $what_word ->
        [wp] as many WP as { $n }
        [essence] as much Essence as { $n }
        [ambition] as much Ambition as { $n }
       *[action] as many actions as { $n }
    }
}
power-essence = { $n_kind ->
    [each] 1 Essence for each { $n_each }
    [number] { $n } Essence
   *[reckoned] as much Essence as { $n }
}
power-cards = { $n_kind ->
    [each] 1 card for each { $n_each }
    [number] { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
   *[reckoned] as many cards as { $n }
}
power-spaces = { $n_kind ->
    [number] { $n ->
        [one] { $n } space
       *[other] up to { $n } spaces
    }
   *[other] at most as many spaces as { $n }
}
do-gain = { $X_word ->
    [me] gain { means }
    [own] { $what_word ->
        [ambition] gain { means }
       *[other] { others-gain }
    }
   *[other] { others-gain }
}
# After “you may” others have something done: “have one opponent lose 1 WP”.
others-gain = { $mood ->
    [may] have { the-affected } gain { means }
   *[do] { the-affected } gains { means }
}
the-affected = { $what_word ->
    [ambition] { $X_word ->
        [own] your faction
        [foes] the opposing faction
       *[other] { $X }
    }
   *[other] { $X }
}
lost = { $n_kind ->
    [number] { $n ->
        [1] { means }
       *[other] { means } (or all that is left)
    }
   *[other] { means } (or all that is left)
}
do-lose = { $X_word ->
    [me] lose { lost }
   *[other] { $mood ->
        [may] have { the-affected } lose { lost }
       *[do] { the-affected } loses { lost }
    }
}
do-draw = { $X_word ->
    [me] draw { power-cards }
   *[other] { $mood ->
        [may] have { $X } draw { power-cards }
       *[do] { $X } draws { power-cards }
    }
}
do-discard = { $X_word ->
    [me] discard { $n_kind ->
        [number] { power-cards } from your hand
       *[other] from your hand { power-cards }
    }
   *[other] { $mood ->
        [may] have { $X } discard
       *[do] { $X } discards
    } { $n_kind ->
        [number] { power-cards } from hand
       *[other] from hand { power-cards }
    }
}
do-cycle = put the top card of your deck on the bottom
do-rotate = { $n_kind ->
    [number] { $n ->
        [one] turn the Origin { $n } step clockwise
        [2] turn the Origin 1 or 2 steps clockwise
       *[other] turn the Origin 1 to { $n } steps clockwise
    }
   *[other] turn the Origin clockwise, at most as many steps as { $n }
}
do-step = move your Spirit { power-spaces } at no cost, but not onto a space with an opposing Spirit
do-shove = move { $X } { power-spaces }, even to where other Spirits stand
do-push = push away by 1 space { $X }
do-move = move { $X } to { $where_word ->
    [anywhere] any empty Emotion space
    [reach] an empty space adjacent to your Spirit
   *[other] { $X_word ->
        [this] { $where_word ->
            [beside] an empty space next to its own
            [realm] an empty space of its Realm
            [triad] an empty space of its Triad
           *[frontier] the Frontier of its Triad, if the space there is empty
        }
       *[other] { $where_word ->
            [beside] an empty space next to this Emotion
            [realm] an empty space of this Emotion’s Realm
            [triad] an empty space of this Emotion’s Triad
           *[frontier] the Frontier of this Emotion’s Triad, if the space there is empty
        }
    }
}
do-swap = { $Y_word ->
    [none] swap the places of your Spirit and { $X }, unless another opposing Spirit stands there
   *[other] swap the places of { $X } and { $Y }
}
# $sure: [yes] if nothing but a Moderate Emotion could be chosen.
do-return = return { $X } to the owner’s hand{ $sure ->
    [yes] {""}
   *[no] { " " }(if it is a Moderate Emotion)
}
do-place = { $where_word ->
    [board] put { power-essence } from your Spirit board on { $X }
   *[supply] put { power-essence } from the supply on { $X }
}
do-strip = { $k ->
    [0] remove { power-essence } from { $X } (an Emotion left without any is discarded; this is not a Quell)
    [kept] remove { power-essence } from { $X }
    [1] remove { power-essence } from { $X }, but not the last one
   *[other] remove { power-essence } from { $X }, but leave at least { $k }
}
do-token = { $mood ->
    [may] give it
   *[do] it gets
} { $n_kind ->
    [each] an Intensity token of +1 for each { $n_each }
    [number] a +{ $n } Intensity token
   *[reckoned] an Intensity token worth { $n }
}
do-mark = put its Insecurity token on { $X } (while this card is in play, that Emotion’s Intensity is { $n_kind ->
    [each] 1 lower for each { $n_each }
    [number] { $n } lower
   *[reckoned] lower by { $n }
})
do-byhand = carry out the text of this card by hand

less-or-more = { $n_sign ->
    [minus] less
   *[plus] more
}
counted = { $n_kind ->
    [each] 1
   *[other] { $n }
}
for-each = { $n_kind ->
    [each] { " " }for each { $n_each }
   *[other] {""}
}
# Without how often, which may stand elsewhere.
wp-change = { $n_kind ->
    [reckoned] as many WP { less-or-more } as { $n }
   *[other] { counted } WP { less-or-more }
}
wp-amount = { wp-change }{ for-each }
aura-intensity = { $n_kind ->
    [reckoned] { $n_sign ->
        [minus] its Intensity is lower by { $n }
       *[plus] its Intensity is higher by { $n }
    }
   *[other] { $n_sign ->
        [minus] its Intensity is { counted } lower{ for-each }
       *[plus] its Intensity is { counted } higher{ for-each }
    }
}
aura-absorb = { $who_word ->
    [own] your Absorb takes { wp-change } from the Sphere{ for-each }
   *[foes] an opponent’s Absorb takes { wp-change } from the Sphere{ for-each }
}
aura-nobonus = { $who_word ->
    [own] your Absorb does not give the Sphere’s bonus
   *[foes] an opponent’s Absorb does not give the Sphere’s bonus
}
aura-cost = { $what_word ->
    [move] { $who_word ->
        [own] a Move of a Spirit of its faction that ends adjacent to it costs { wp-amount }
       *[foes] a Move of an opposing Spirit that ends adjacent to it costs { wp-amount }
    }
    [invoke] { $who_word ->
        [own] an Invoke by its faction { invoke-area } costs { wp-amount }
       *[foes] an opponent’s Invoke { invoke-area } costs { wp-amount }
    }
    [quell] { $who_word ->
        [own] a Quell by its faction against { own-quell-area } costs { wp-amount }
       *[foes] a Quell against { quell-area } costs { wp-amount }
    }
   *[realm] { $where_word ->
        [here] { $who_word ->
            [own] the action of its Realm costs its faction { wp-amount }
           *[foes] the action of its Realm costs opponents { wp-amount }
        }
       *[touched] { $who_word ->
            [own] the action of its Realm (on a Frontier, of both Realms beside it) costs its faction { wp-amount }
           *[foes] the action of its Realm (on a Frontier, of both Realms beside it) costs opponents { wp-amount }
        }
    }
}
invoke-area = { $where_word ->
    [realm] onto a space of its Realm
    [triad] onto a space of its Triad
    [frontier] onto the Frontier of its Triad
    [self] onto its space
   *[other] onto a space next to it
}
own-quell-area = { $where_word ->
    [realm] an Emotion in its Realm
    [triad] an Emotion in its Triad
    [frontier] an Emotion on the Frontier of its Triad
    [self] it
   *[other] an Emotion next to it
}
quell-area = { shield-area }
shield-area = { $where_word ->
    [self] it
    [realm] an Emotion of its faction in its Realm (itself included; on a Frontier itself only)
    [triad] an Emotion of its faction in its Triad (itself included)
    [frontier] an Emotion of its faction on the Frontier of its Triad
   *[other] an Emotion of its faction next to it
}
aura-cap = a single Quell removes at most { power-essence } from { shield-area }
aura-shield = { $where_word ->
    [self] it cannot be Quelled
    [realm] Emotions of its faction in its Realm (itself included; on a Frontier itself only) cannot be Quelled
    [triad] Emotions of its faction in its Triad (itself included) cannot be Quelled
    [frontier] an Emotion of its faction on the Frontier of its Triad cannot be Quelled
   *[other] Emotions of its faction next to it cannot be Quelled
}

## What a pack holds: `mindrose content check`

# $part: a file of the pack; $own, $spirit_known: [yes] or [no]; $id, $cards, $decks: as they are written in files.
pack-file = { $part ->
    [emotions] Emotions
    [spirits] Spirit boards
    [decks] Decks
   *[board] Board
}
pack-part = { pack-file }: { $own ->
    [yes] of its own
   *[no] as in the game
}
pack-kinds = , { $moderate } Moderate, { $strong } Strong, { $starting } Starting
pack-by-hand = , { $number } of them with something to do by hand
pack-decks = Decks: { $own } of its own, { $kept } of the rulebook
pack-left-out = Left out because their Emotions are missing: { $decks }
pack-deck = Deck { $id } ({ $name }), { faction }{ $spirit_known ->
    [yes] , for { $spirit }
   *[no] {""}
}: { $cards }
pack-card = { $name } ({ faction }, { colour }) { $track }
pack-starting = { $name } ({ faction }, { word-starting-emotion }) { $track }
pack-strong = with { $threshold } Essence: { $name } { $track }
pack-first = (first edition) { $power }

## The table in a terminal

# $ready: [yes] or [no].
terminal-setup = The game is being set up.
terminal-turn = Turn { $number }: { $player }
terminal-actions = { $number ->
    [0] no actions left
    [one] { $number } action left
   *[other] { $number } actions left
}
terminal-absorb = { $ready ->
    [yes] Absorb available
   *[no] no Absorb this turn
}
terminal-essence = { $number } Essence
terminal-bonus = { $bonus ->
    [commitment] −1 WP, +1 Ambition
    [humility] +1 Essence
    [diligence] +2 WP
    [knowledge] +1 Vibe
   *[creativity] +1 card
}
terminal-supply = Fragments left
terminal-worth = Points if the game ended now: Intentions + Identity. In the Identity a Minor Fragment is worth { $minor }, a Major one { $major }, a Capstone { $capstone }.
terminal-fragments = { $size ->
    [minor] { $number } Minor
    [major] { $number } Major
   *[capstone] { $number } Capstone
}
