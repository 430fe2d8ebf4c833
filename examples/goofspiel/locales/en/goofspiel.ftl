### What Goofspiel says, in English.
###
### Arguments are plain and mean the same in every message:
### $player: a player's name; $player_tag: the name, or the bare number of a player without one.
### $prize, $bid, $number: the number of a card. $scores: the points of all players. $rule: GO-2.3.

## Words of the glossary

word-prize = Prize
word-prizes = Prizes
word-deck = Deck
word-bids = Bids
word-bid = Bid
word-unspent = Unspent cards
word-points = Points
word-ready = ready

## What is asked

question-bid = What do you bid for the { $prize }? Nobody sees it until all have bid.
question-change = You have bid for the { $prize }; until all have, you may bid something else.

## What the others see meanwhile

waiting-bid = { $player } is bidding.

## Answers

choice-bid = Bid { $number }
choice-change = Bid { $number } instead

## What happened

event-turned = The prize is { $prize }.
event-showed = { $player } bids { $bid }.
event-won = { $player } wins the { $prize }.
event-discarded = The highest bids are equal: the { $prize } is discarded.

## How it ended

outcome = { $winners ->
    [1] { $names } wins. Points: { $scores }.
   *[other] { $names } share the victory. Points: { $scores }.
}

## Why not

refusal-not-in-hand = { $number } is not in your hand ({ $rule }): choose a card you hold.
refusal-same-bid = { $number } is your bid already ({ $rule }): choose another card, or leave it as it is.

## Options

option-cards = Cards
    .about = How many cards each player has, and how many prizes there are.
option-order = Order of the prizes
    .about = How the prizes lie in the deck.
    .random = shuffled
    .ascending = the lowest first
    .descending = the highest first
