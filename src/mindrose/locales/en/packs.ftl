### Packs of one’s own cards, in English: what they hold, and how they differ from the game.

# $number (number): cards, decks and the like of one file.
pack-changed = { $number } changed
pack-new = { $number } new
pack-gone = { $number } removed
# $names (text): the first of them; $number (number): how many are not named.
pack-more-names = { $names } and { $number } more
pack-same = Everything is still as in the game
pack-mistakes = { $path }: { $number ->
    [one] { $number } mistake
   *[other] { $number } mistakes
}
pack-unread = What cards do is checked when this is mended.

# A file of cards of the Card Game. $fact, $counts: as they are written there.
pack-title = Cards of the Card Game
pack-cards = { $cards } cards of { $types } types
pack-uneven = unusual, not as many of each { $fact }: { $counts }

# What is otherwise in a pack than it was. $name (text): of a card; $fact: as the file calls it; $was, $now: as it is written there.
pack-since = This was begun with the pack { $pack } as it was then. What has changed in it since:
difference-new = { $name }: new
difference-gone = { $name }: removed
difference-changed = { $name }: { $facts }
difference-fact = { $fact } was { $was }, is now { $now }
difference-nothing = nothing
difference-says = “{ $text }”

# What the commands of packs say. $command (text): what to type; $path (text): a folder or file.
pack-change = Change them, then: { $command }
pack-play = Play with it: { $command }
pack-install = To choose it by its name, also in the browser: { $command }
pack-kept = { $name } is in { $path }
pack-deck-good = This deck can be played. { $deck }
pack-deck-kept = Deck { $deck } is in { $path }
pack-elsewhere = { $path } is a pack, but not among those of this computer: { $command }
pack-home = Packs belong in { $path }
pack-none = There are no packs in { $path }; begin one: { $command }
