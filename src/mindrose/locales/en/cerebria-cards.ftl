### What Cerebria: The Card Game says, in English.
###
### Arguments are plain and mean the same in every message:
### $player, $victim, $source, $receiver, $taken, $aim_owner: a player's name; each also with _tag, which is the name,
### or the bare number of a player without one (for languages that put a noun before it).
### $card, $base, $own, $other: a card's name; each also with _known: [yes] or [no], for hidden or missing cards.
### $emotion, $aim: an emotion's name. $column: counted from one, 0 for none. $rule: CC-8.4; $case: the same as CC-8-4.
### $ability, $polarity, $vibe, $kind, $pattern, $reason: a word of the game's vocabulary, to select by.

## Words of the glossary

word-emotion = Emotion
word-emotion-card = Emotion card
word-polarity = Polarity
word-bliss = Bliss
word-gloom = Gloom
word-mild = Mild emotion
word-strong = Strong emotion
word-brightness = Brightness
word-bleakness = Bleakness
word-base-card = Base card
word-top-card = Top card
word-vibe = Vibe
word-vibe-red = Red vibe
word-vibe-yellow = Yellow vibe
word-vibe-green = Green vibe
word-vibe-blue = Blue vibe
word-vibe-combo = Vibe combination
word-mindset = Mindset
word-impulse-stack = Impulse stack
word-impulse = Impulse
word-column = Column
word-main-deck = Main deck
word-discard-pile = Discard pile
word-hand = Hand
word-cycle = Cycle
word-turn = Turn
word-active-player = Active player
word-starting-player = Starting player
word-fragment = Identity fragment
word-fragment-slot = Fragment slot
word-absorb-slot = Absorb slot
word-absorb = Absorb
word-supply = General supply
word-scoring-area = Scoring area
word-action = Action
word-impulse-action = Impulse action
word-evoke-action = Evoke action
word-enter = Enter a mindset
word-remove = Remove
word-fusion = Fusion
word-fused-emotion = Fused emotion
word-ready = ready
word-fresh = fresh
word-ability = Ability
word-ability-type = Ability type
word-destroy = Destroy
word-drain = Drain
word-deprive = Deprive
word-summon = Summon
word-steal = Steal
word-swap = Swap
word-draw = Draw
word-embrace = Embrace
word-counter = Counter
word-counter-window = Counter window
word-revelation = Revelation
word-bonus-fragment = Bonus fragment
word-three-different = Three different
word-three-alike = Three alike
word-two-pairs = Two pairs
word-four-different = Four different
word-four-alike = Four alike
word-mood = Mood
word-mood-marker = Mood marker
word-mulligan = Mulligan
word-preparation = Preparation for the next cycle
word-trim = Trim the hand to four
word-singlemindedness-bliss = Singlemindedness (Bliss)
word-singlemindedness-gloom = Singlemindedness (Gloom)
word-balance = Balance
word-shared-victory = Shared victory
word-dead-supply = Dead supply
word-last-cycle = Last cycle
word-reference-card = Reference card

## Parts of sentences

polarity = { $polarity ->
    [bliss] { word-bliss }
   *[gloom] { word-gloom }
}
vibe = { $vibe ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
ability = { $ability ->
    [destroy] { word-destroy }
    [drain] { word-drain }
    [deprive] { word-deprive }
    [summon] { word-summon }
    [steal] { word-steal }
    [swap] { word-swap }
    [draw] { word-draw }
   *[embrace] { word-embrace }
}
pattern = { $pattern ->
    [three_different] three different vibes
    [three_alike] three alike
    [two_pairs] two pairs
    [four_different] four different vibes
   *[four_alike] four alike
}
fragments = { $number ->
    [one] { $number } fragment
   *[other] { $number } fragments
}
bliss-fragments = { $bliss } { word-bliss }
gloom-fragments = { $gloom } { word-gloom }
bonus-fragments = { $number ->
    [one] { $number } bonus fragment of { polarity }
   *[other] { $number } bonus fragments of { polarity }
}
cards = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
a-card = { $card_known ->
    [yes] { $card }
   *[no] a card
}
# What counters an ability.
counter-card = a { vibe } card
# The emotion that an answer points at.
target = { $mine ->
    [yes] your { $emotion }
   *[no] { $player }’s { $emotion }
}
# The emotion that an ability in use aims at, told to somebody who may counter it.
aim = { $aim_whose ->
    [you] your { $aim }
    [own] their own { $aim }
   *[other] { $aim_owner }’s { $aim }
}

## Cards and emotions

card-base = { $name } ({ vibe })
emotion-fused = { $top } + { $base }
emotion-state = { $name }{ $slots ->
    [fragment] : { emotion-fragments }
    [absorb] : { emotion-absorbed }
    [both] : { emotion-fragments }, { emotion-absorbed }
   *[none] {""}
}{ $fresh ->
    [yes] , { word-fresh }
   *[no] {""}
}
emotion-fragments = { $fragments ->
    [0] no fragments
    [one] { $fragments } fragment
   *[other] { $fragments } fragments
}
emotion-absorbed = { $absorbed ->
    [0] none absorbed
   *[other] { $absorbed } absorbed
}
card-text = { $kind ->
    [mild] { word-mild }
    [strong] { word-strong }
   *[base] { word-base-card }
} · { polarity } · { vibe } vibe · { $kind ->
    [base] { $slot_count ->
        [one] { $slot_count } absorb slot
       *[other] { $slot_count } absorb slots
    }
   *[other] { $slot_count ->
        [one] { $slot_count } fragment slot
       *[other] { $slot_count } fragment slots
    }
}
    { $kind ->
    [base] { rules-base }
   *[other] { ability }: { rules }
}

## What abilities do

rules = { $ability ->
    [destroy] Choose any emotion in any mindset, even your own. Its cards are discarded, its fragments return to the supply.
    [drain] Choose an opponent’s emotion and one of yours. Fragments move from theirs into the empty slots of yours, as many as fit; polarity must match.
    [deprive] { $number ->
        [one] Discard the impulse of a column; the column is refilled.
       *[other] Discard the impulse of a column, { $number } times in a row; each time the column is refilled before you choose again.
    } An empty stack brings the Revelation.
    [summon] An emotion from your hand enters your mindset without costing an action. You may fuse it.
    [steal] Look at the hand of an opponent. You may take one card from it.
    [swap] { $number ->
        [0] One of your emotions and one of an opponent’s change places.
       *[other] One of your emotions and another one in any mindset change places.
    } All fragments stay on their emotions.
    [draw] Draw { cards } from the main deck.
   *[embrace] Take the impulse of a column into your hand without costing an action. An empty stack brings the Revelation.
}
rules-base = Alone, it absorbs fragments of its polarity that your emotions spend. Fused below another emotion, it makes that emotion ready at once and absorbs what it spends.

## What is asked

question-mulligan = { $new_cards ->
    [one] Keep this hand, or discard all of it and draw { $new_cards } new card?
   *[other] Keep this hand, or discard all of it and draw { $new_cards } new cards?
}
question-main = { $actions ->
    [0] No actions left: use an ability, or end your turn.
    [one] Your turn, { $actions } action left: take an impulse, evoke a card, or use an ability.
   *[other] Your turn, { $actions } actions left: take an impulse, evoke a card, or use an ability.
}
question-fuse = { $card } enters your mindset: alone, or fused with a base card from your hand?
question-remove = { $full ->
    [yes] Choose an emotion to remove: your mindset is full.
   *[no] Do you want to remove an emotion before { $card } enters?
}
question-pay = Choose where the fragment spent by { $emotion } goes.
question-destroy = Choose an emotion to destroy.
question-drain-from = Choose an opponent’s emotion to drain.
question-drain-to = Choose which of your emotions receives fragments from { $aim }.
question-column = { $ability ->
    [deprive] Choose a column: its impulse will be discarded.
   *[embrace] Choose a column: its impulse comes into your hand.
}
question-column2 = Choose the next column: its impulse will be discarded.
question-victim = Choose the opponent whose hand you want to see.
question-steal = Take a card from { $victim }’s hand, or leave it as it is.
question-swap-give = Choose one of your emotions to give away.
question-swap-take = Choose the emotion you want in return for { $own }.
question-summon = Choose the emotion to summon from your hand.
question-counter = { $player } uses { $emotion } { threat }: counter it with { counter-card }?
threat = { $ability ->
    [destroy] { $aim_known ->
        [yes] to destroy { aim }
       *[no] to destroy an emotion
    }
    [drain] { $aim_known ->
        [yes] to drain { aim } into { $own }
       *[no] to drain an emotion
    }
    [deprive] { $column ->
        [0] to discard impulses
       *[other] to discard impulses, the first from column { $column }
    }
    [summon] to summon an emotion
    [steal] { $victim_whose ->
        [you] to look at your hand and steal a card
        [other] to look at { $victim }’s hand and steal a card
       *[none] to steal a card
    }
    [swap] { $aim_known ->
        [yes] to swap { $own } for { aim }
       *[no] to swap emotions
    }
    [draw] to draw cards
   *[embrace] { $column ->
        [0] to take an impulse
       *[other] to take the impulse of column { $column }
    }
}
question-surplus = { $player } drains your { $aim }: choose how many of the fragments come from its fragment slots.
question-trim = Choose a card to discard: you hold { $excess } too many.

## What the others see meanwhile

waiting-mulligan = { $player } decides whether to keep the opening hand.
waiting-main = { $player } is playing a turn.
waiting-fuse = { $player } decides about a fusion.
waiting-remove = { $player } chooses an emotion to remove.
waiting-pay = { $player } decides where a fragment goes.
waiting-destroy = { $player } chooses an emotion to destroy.
waiting-drain-from = { $player } chooses an emotion to drain.
waiting-drain-to = { $player } chooses an emotion to receive fragments.
waiting-column = { $player } chooses a column.
waiting-column2 = { $player } chooses the next column.
waiting-victim = { $player } chooses a hand to look at.
waiting-steal = { $player } looks at a hand and may take a card.
waiting-swap-give = { $player } chooses an emotion to give away.
waiting-swap-take = { $player } chooses an emotion to receive.
waiting-summon = { $player } chooses an emotion to summon.
waiting-counter = { $player } decides whether to counter.
waiting-surplus = { $player } decides which fragments are drained.
waiting-trim = { $player } chooses cards to discard.

## Answers

choice-keep = { $kind ->
    [mulligan] Keep your hand
   *[remove] Remove nothing
}
choice-replace = Draw a new hand
choice-end = End the turn
choice-impulse = Take { $card } from column { $column }
choice-evoke = Evoke { $card }
choice-use = Use { $emotion }: { ability }
choice-alone = No fusion
choice-fuse = Fuse with { $card }
choice-remove = Remove { $emotion }
choice-spend = Return it to the supply
choice-absorb = Let { $emotion } absorb it
choice-destroy = Destroy { target }
choice-drain-from = Drain { target }
choice-drain-to = Into your { $emotion }
choice-column = Column { $column }: { $card }
choice-victim = Look at { $player }’s hand
choice-spare = Take nothing
choice-take = Take { $card }
choice-swap-give = Give away { $emotion }
choice-swap-take = Receive { target }
choice-summon = Summon { $card }
choice-pass = Let it happen
choice-counter = Counter with { $card }
choice-give = { $number ->
    [0] Give absorbed fragments only
   *[other] Give { $number } from the fragment slots
}
choice-trim = Discard { $card }

## What happened

event-mulligan = { $player } takes a mulligan.
event-kept = { $player } keeps the opening hand.
event-discarded = { $player } discards { $card }.
event-drew = { $player } draws { a-card }.
event-turn = It is { $player }’s turn.
event-impulse = { $player } takes { $card } from column { $column }.
event-refilled = { $card } is the new impulse of column { $column }.
event-entered = { $base_known ->
    [yes] { $card }, fused with { $base }, enters { $player }’s mindset.
   *[no] { $card } enters { $player }’s mindset.
}
event-removed = { $player } removes { $card }.
event-used = { $player } uses { $card }: { ability }.
event-absorbed = { $card } absorbs the spent fragment.
event-aimed = { $column ->
    [0] { $card_known ->
        [yes] { $own_known ->
            [yes] Target: { $player }’s { $card }; own emotion: { $own }.
           *[no] Target: { $player }’s { $card }.
        }
       *[no] Target: { $player }’s hand.
    }
   *[other] Target: column { $column }.
}
event-passed = { $player } lets it happen.
event-countered = { $player } counters with { $card }: the ability has no effect.
event-destroyed = { $player }’s { $card } is destroyed.
event-drained = { $number ->
    [one] { fragments } moves from { $source }’s { $card } to { $receiver }’s { $own }.
   *[other] { fragments } move from { $source }’s { $card } to { $receiver }’s { $own }.
}
event-deprived = { $card } is discarded from column { $column }.
event-looked = { $player } looks at { $victim }’s hand.
event-saw = { $player } sees { $card } in { $victim }’s hand.
event-stole = { $player } steals { a-card } from { $victim }.
event-spared = { $player } takes nothing from { $victim }.
event-swapped = { $player } swaps { $card } for { $taken }’s { $other }.
event-embraced = { $player } embraces { $card } from column { $column }.
event-reshuffled = The discard pile is shuffled: the new main deck has { cards }.
event-revelation = Revelation! Column { $column } cannot be refilled, and { $player }’s turn ends.
event-collected = { $bliss ->
    [0] { $gloom ->
        [0] { $player } scores no fragments.
       *[other] { $player } scores { gloom-fragments }.
    }
   *[other] { $gloom ->
        [0] { $player } scores { bliss-fragments }.
       *[other] { $player } scores { bliss-fragments } and { gloom-fragments }.
    }
}
event-bonus = { $number ->
    [0] { $player } has { pattern }, but the supply is empty: no bonus.
   *[other] { $player } gets { bonus-fragments } for { pattern }.
}
event-won = { $reason ->
    [dead_supply] The supply is exhausted: { $player } wins.
    [last_cycle] The last cycle is over: { $player } wins.
    [balance] { $player } wins by { word-balance }!
    [singlemindedness_bliss] { $player } wins by { word-singlemindedness-bliss }!
   *[singlemindedness_gloom] { $player } wins by { word-singlemindedness-gloom }!
}
event-cycle = Cycle { $number } begins.
event-mood = The mood marker shows { polarity }.
event-trimmed = { $player } trims the hand: { $card } is discarded.
event-dealt = { $card } is dealt to column { $column }.

## How it ended

outcome = { $winners ->
    [1] { $reason ->
        [dead_supply] The supply is exhausted: { $names } wins with { outcome-points }.
        [last_cycle] The last cycle is over: { $names } wins with { outcome-points }.
        [balance] { $names } wins by { word-balance }, { outcome-points }.
        [singlemindedness_bliss] { $names } wins by { word-singlemindedness-bliss }, { outcome-points }.
       *[singlemindedness_gloom] { $names } wins by { word-singlemindedness-gloom }, { outcome-points }.
    }
   *[other] { $reason ->
        [dead_supply] The supply is exhausted: { outcome-shared }.
        [last_cycle] The last cycle is over: { outcome-shared }.
        [balance] By { word-balance }, { outcome-shared }.
       *[singlemindedness] By Singlemindedness, { outcome-shared }.
    }
}
outcome-points = { bliss-fragments } and { gloom-fragments }
outcome-shared = { $names } share the victory with { fragments } each

## Why not

refusal-mulligan = A mulligan replaces the whole hand, once, before the first turn ({ $rule }): keep or replace it when you are asked.
refusal-pending = { $case ->
    [CC-7-2] A counter window is open ({ $rule }): let the ability happen, or discard a card of its vibe.
    [CC-8-10] Fragments are being drained ({ $rule }): choose how many come from the fragment slots.
    [CC-8-19] The summon is under way ({ $rule }): choose a card from your hand.
    [CC-8-23] A hand lies open before you ({ $rule }): take one of its cards, or nothing.
    [CC-9-4] The next cycle is being prepared ({ $rule }): choose a card to discard.
   *[other] Something else is under way ({ $rule }): answer what is asked, or wait until you are asked.
}
refusal-no-actions = You have no actions left ({ $rule }): use an ability, or end your turn.
refusal-actions-left = { $number ->
    [one] You still have { $number } action ({ $rule }): take an impulse or evoke a card first.
   *[other] You still have { $number } actions ({ $rule }): take an impulse or evoke a card first.
}
refusal-not-in-hand = { $case ->
    [CC-8-23] { $card } is not in that hand ({ $rule }): take one of the cards you see, or nothing.
   *[other] { $card } is not in your hand ({ $rule }): choose a card you hold.
}
refusal-must-remove = Your mindset is full ({ $rule }): choose an emotion to remove.
refusal-remove-target = Emotions are removed only from your own mindset, to let another one enter ({ $rule }): choose one of yours when you evoke or summon.
refusal-fuse-source = Both cards of a fusion come from your hand ({ $rule }): choose a base card you hold, or no fusion.
refusal-fuse-kind = { $case ->
    [CC-5-17] { $card } has the other polarity ({ $rule }): choose a base card of the same polarity, or no fusion.
   *[other] { $card } is not a base card ({ $rule }): choose Brightness or Bleakness, or no fusion.
}
refusal-no-ability = { $card } is a base card without an ability ({ $rule }): use a mild or strong emotion.
refusal-no-fragment = { $card } has no fragment to spend ({ $rule }): use another emotion.
refusal-not-ready = { $card } arrived this turn ({ $rule }): use it from your next turn on, or fuse emotions to use them at once.
refusal-type-used = You have already used { ability } this turn ({ $rule }): use another ability, or wait for your next turn.
refusal-no-effect = { $ability ->
    [drain] No fragment of an opponent fits an empty slot of yours ({ $rule }): use another ability.
    [summon] Your hand is empty ({ $rule }): take a card before you summon.
    [steal] No opponent holds a card ({ $rule }): use another ability.
    [swap] There is no other emotion to swap it for ({ $rule }): use another ability.
    [draw] No card is left to draw ({ $rule }): use another ability.
   *[other] It would have no effect now ({ $rule }): use another ability.
}
refusal-absorb-polarity = Absorb slots take only fragments of their own polarity ({ $rule }): choose another slot, or the supply.
refusal-absorb-full = These absorb slots are full ({ $rule }): choose another slot, or the supply.
refusal-absorb-fused = A fused base absorbs only what its own emotion spends ({ $rule }): choose another slot, or the supply.
refusal-target = { $case ->
    [CC-2-3] There is no such column ({ $rule }): choose one from 1 to { $number }.
    [CC-6-1] There is no emotion on that place ({ $rule }): choose one of your emotions.
    [CC-6-13] No absorb slot of yours is there ({ $rule }): choose one of yours, or the supply.
    [CC-8-4] Nothing can be drained there ({ $rule }): choose an opponent’s emotion whose fragments fit an empty slot of yours.
    [CC-8-5] These fragments do not fit there ({ $rule }): choose one of your emotions with an empty slot of their polarity.
    [CC-8-8] Exactly as many fragments move as fit ({ $rule }): choose one of the numbers offered.
    [CC-8-21] That hand cannot be looked at ({ $rule }): choose an opponent who holds a card.
    [CC-8-25] You can only receive an opponent’s emotion ({ $rule }): choose one of theirs.
    [CC-8-28] You can only give away an emotion of your own ({ $rule }): choose one of yours.
   *[other] There is nothing to aim at ({ $rule }): choose an emotion on the table.
}
refusal-counter-vibe = { $card } has another vibe ({ $rule }): discard { counter-card }, or let it happen.
refusal-counter-window = There is nothing for you to counter now ({ $rule }): wait until an ability is used and you are asked.
refusal-trim = Hands are trimmed to { cards }, one after another ({ $rule }): choose a card to discard when you are asked.

## Options

# Asked once more

caution-empty = This can do nothing: only the fragment is spent.
caution-own = This destroys your own emotion.
caution-only-own = Only your own emotions lie on the table: it would destroy one of them.

option-columns = Columns
    .about = How many columns of impulses the market has.
option-stack-extra = Extra cards per stack
    .about = Each impulse stack has one card per player and this many more.
option-hand-start = First hand
    .about = How many cards each player is dealt at the start.
option-hand-keep = Hand in a new cycle
    .about = Hands are trimmed or filled to this many cards before each new cycle.
option-mulligans-per-player = Mulligans
    .about = How often each player may replace the first hand.
option-mindset-cap = Size of a mindset
    .about = How many emotions a mindset holds at most.
option-actions-per-turn = Actions per turn
    .about = How many actions a player takes in a turn, no more and no fewer.
option-slots-mild = Slots of mild emotions
    .about = How many fragment slots a mild emotion has.
option-slots-strong = Slots of strong emotions
    .about = How many fragment slots a strong emotion has.
option-slots-base = Slots of base cards
    .about = How many absorb slots Brightness and Bleakness have.
option-draw-count = Cards for Draw
    .about = How many cards the ability Draw takes from the main deck.
option-deprive-count = Columns for Deprive
    .about = How many impulses the ability Deprive discards, one after another.
option-supply-bliss = Bliss fragments
    .about = How many Bliss fragments there are in all.
option-supply-gloom = Gloom fragments
    .about = How many Gloom fragments there are in all.
option-bonus-three-different = Bonus: three different
    .about = Fragments at a Revelation for three different vibes in a mindset.
option-bonus-three-alike = Bonus: three alike
    .about = Fragments at a Revelation for three emotions of one vibe.
option-bonus-two-pairs = Bonus: two pairs
    .about = Fragments at a Revelation for two emotions each of two vibes.
option-bonus-four-different = Bonus: four different
    .about = Fragments at a Revelation for four different vibes in a mindset.
option-bonus-four-alike = Bonus: four alike
    .about = Fragments at a Revelation for four emotions of one vibe.
option-single-goal = Goal of Singlemindedness
    .about = This many scored fragments of one polarity win.
option-balance-goal = Goal of Balance
    .about = At least this many scored fragments of each polarity win.
option-balance-requires-equal = Balance must be equal
    .about = Balance needs as many Bliss as Gloom fragments.
option-mixed-fusion = Mixed fusion
    .about = An emotion may be fused with a base card of the other polarity.
option-fused-vibe = Vibe of fused emotions
    .about = Which vibe a fused emotion has, for patterns and counters.
    .top = that of the top card
    .none = none
option-drain-into-fused-absorb = Drain into fused bases
    .about = Drained fragments may also go to the absorb slots of a fused emotion.
option-targets-declared = Targets are named
    .about = Whether an ability’s target is known to those who may counter it.
    .before_counter = before countering
    .at_resolution = after countering
option-next-first-player = First in a new cycle
    .about = Who takes the first turn after a Revelation.
    .left_of_active = the player to the left of the last one
    .starting_player = the starting player
option-empty-use = Uses without effect
    .about = Whether an ability may be used that can do nothing; the fragment is spent all the same.
    .allowed = allowed
    .refused = refused
option-swap-own = Swap between own emotions
    .about = Swap may exchange two emotions of the same mindset; only the fragment is spent.
option-swapped-fused-ready = Swapped fusions are ready
    .about = A fused emotion received by Swap may be used in the same turn.
option-dead-supply-end = End when the supply is empty
    .about = The game ends when nobody has won and both colours are gone from the supply.
option-max-cycles = Maximum cycles
    .about = The game ends after this many Revelations at the latest.
