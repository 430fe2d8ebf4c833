### What the board of Cerebria: The Card Game says, in English.
###
### $player, $names: players' names. $card, $thing: what lies there, in words. $column: counted from one.
### $vibe, $wins: to select by. $pattern, $polarity, $ability: words of the glossary.

## Zones

board-opponents = Opponents
board-market = Market
board-standings = Standings
board-own-mindset = Your mindset
board-mindset-of = { $player }’s mindset
board-own-hand = { $number ->
    [0] Your hand: empty
    [one] Your hand: { $number } card
   *[other] Your hand: { $number } cards
}
board-hand-of = { $number ->
    [0] { $player }’s hand: empty
    [one] { $player }’s hand: { $number } card{ board-known-cards }
   *[other] { $player }’s hand: { $number } cards{ board-known-cards }
}
board-known-cards = { $known ->
    [0] {""}
   *[other] ; known: { $cards }
}
board-empty-hand = Your hand is empty.
board-unfold = { $player }: mindset and known cards
board-close = Close

## Things

board-can = { $choice } ({ $thing })
board-cannot = { $thing } – cannot be chosen now
board-cannot-because = { $thing } – { $reason }
board-impulse = { $stack ->
    [0] { $card }, column { $column }: the last card, its stack is empty
    [one] { $card }, column { $column }: { $stack } card in its stack
   *[other] { $card }, column { $column }: { $stack } cards in its stack
}
board-last-card = The stack is empty: when this card leaves, the Revelation comes.
board-free-place = A free place
board-deck = { $number ->
    [one] Main deck: { $number } card
   *[other] Main deck: { $number } cards
}
board-discard = { $number ->
    [0] Discard pile: empty
    [one] Discard pile: { $number } card, { $card }
   *[other] Discard pile: { $number } cards, { $card } on top
}
board-discard-empty = No card has been discarded.
board-supply = Supply: { $bliss } Bliss, { $gloom } Gloom
board-mood = The mood marker shows { $polarity }. Cycle { $cycle }
board-cycle = Cycle { $number }
board-actions = { $number ->
    [0] No actions left
    [one] { $number } action left
   *[other] { $number } actions left
}
board-used = { $ability }: already used this turn

## Standings

board-score = { $player }: { $bliss } Bliss, { $gloom } Gloom. { $goal } of one win by Singlemindedness, equal numbers from { $balance } on by Balance.
board-revelation-now = Revelation now
board-gain = A Revelation now: +{ $bliss } Bliss, +{ $gloom } Gloom{ $bonus ->
    [0] {""}
   *[other] , { $bonus } of them for { $pattern }
}{ $wins ->
    [yes] . That would win.
   *[no] {""}
}
board-forecast = A Revelation now: { $gains }.
board-forecast-own = you +{ $gain }
board-forecast-player = { $player } +{ $gain }
board-forecast-you-win = You would win.
board-forecast-wins = { $number ->
    [one] { $names } would win.
   *[other] { $names } would share the victory.
}
board-revelation-player = Player
board-revelation-scored = From the mindset
board-revelation-bonus = Bonus
board-revelation-total = Now
board-revelation-next = Hands are brought to size first; then the mood marker is tossed.
board-mood-about = Bonus fragments of this cycle have this colour. After each Revelation the marker is tossed.
board-supply-about = From here come the bonus fragments, and what fills emotions that enter.
board-fresh = It cannot be used before its player’s next turn.
board-beam-about = The bars: Bliss to the left, Gloom to the right. Full: scored. Hatched: what a Revelation would add now. The strokes mark { $balance }, from where on Balance wins.
board-goal = Goal: { $single } of one, or { $each } of each{ $equal ->
    [yes] , equal
   *[no] {""}
}
board-legend = What the marks mean
board-legend-gain = What a Revelation would bring this player now. With a trophy, it would win.
board-legend-stacks = How many cards a stack or pile has. A red 0: when this card leaves, the Revelation comes.
board-legend-vibes = Vibes. Combinations of them give a bonus at a Revelation; with a card of the same vibe an ability can be countered.
board-legend-fragments = Fragment slots. What lies in them pays for the ability, and scores at a Revelation.
board-legend-absorb = Absorb slots of base cards. They take in what emotions spend: it still scores, but cannot be spent again.
board-legend-fresh = This emotion cannot be used before its player’s next turn.
board-legend-actions = Actions of the player whose turn it is: full ones are left.
board-legend-used = An ability that was already used this turn.
board-legend-hand = Cards in another player’s hand. Those that you know show their vibe.
board-legend-glow = Violet: you can choose it. Gold: an ability comes from here. Red: an ability is aimed at it.

## What a choice would do

board-preview-action = { $left ->
    [0] Your last action.
    [one] Costs an action, { $left } is left.
   *[other] Costs an action, { $left } are left.
}
board-preview-refill = { $left ->
    [0] Column { $column } is refilled with the last card of its stack.
    [one] Column { $column } is refilled; { $left } card stays in its stack.
   *[other] Column { $column } is refilled; { $left } cards stay in its stack.
}
board-preview-revelation = Column { $column } cannot be refilled: the Revelation comes at once.
board-preview-lost = { $number ->
    [one] Your remaining action is lost.
   *[other] Your remaining { $number } actions are lost.
}
board-preview-fill = { $number ->
    [0] It arrives without fragments.
    [one] It arrives with { $number } fragment.
   *[other] It arrives with { $number } fragments.
}
board-preview-base = It arrives empty and can absorb what your emotions spend.
board-preview-fresh = It can be used from your next turn on.
board-preview-fusable = It can be used from your next turn on, or at once if you fuse it.
board-preview-ready = It can be used at once.
board-preview-full = Your mindset is full: another emotion has to go.
board-preview-absorbs = The base absorbs what it spends.
board-preview-mixed = The polarities differ: the base absorbs nothing.
board-preview-pattern = Your vibes then: { $pattern }, a bonus of { $bonus }.
board-preview-spend = { $left ->
    [0] Spends its last fragment.
   *[other] Spends a fragment, { $left } left on it.
}
board-preview-spend-supply = The fragment scores for nobody.
board-preview-absorb = The fragment stays to score, but cannot be spent again.
board-preview-counter = { $vibe ->
    [red] Opponents may counter it with a red card.
    [yellow] Opponents may counter it with a yellow card.
    [green] Opponents may counter it with a green card.
   *[blue] Opponents may counter it with a blue card.
}
board-preview-counter-known = { $vibe ->
    [red] { $player } holds a red card and can counter it.
    [yellow] { $player } holds a yellow card and can counter it.
    [green] { $player } holds a green card and can counter it.
   *[blue] { $player } holds a blue card and can counter it.
}
board-preview-no-counter = Nobody can counter it.
board-preview-return = { $number ->
    [0] It has no fragments to lose.
    [one] Its { $number } fragment returns to the supply.
   *[other] Its { $number } fragments return to the supply.
}
board-preview-own = It is your own emotion.
board-preview-drain-most = { $number ->
    [one] It holds { $number } fragment.
   *[other] It holds { $number } fragments.
}
board-preview-drain = { $number ->
    [one] { $number } fragment moves there.
   *[other] { $number } fragments move there.
}
board-preview-hand = { $number ->
    [one] You see { $number } card and may take it.
   *[other] You see { $number } cards and may take one.
}
board-preview-secret = The other players do not learn which card it is.
board-preview-give = { $number ->
    [0] It takes no fragments with it.
    [one] It takes { $number } fragment with it.
   *[other] It takes { $number } fragments with it.
}
board-preview-receive = { $number ->
    [0] It brings no fragments.
    [one] It brings { $number } fragment.
   *[other] It brings { $number } fragments.
}
board-preview-countered = Your card is discarded, the ability has no effect, and its fragment stays spent.
board-preview-trim = It is discarded face up.
board-preview-mulligan = { $number ->
    [one] Your { $number } card is discarded face up, and you draw { $next }.
   *[other] Your { $number } cards are discarded face up, and you draw { $next }.
}
board-preview-end = Then it is { $player }’s turn.
board-also-remove = Also remove an emotion
