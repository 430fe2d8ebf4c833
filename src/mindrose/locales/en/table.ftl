### What stands around every board, in English.

## The prompt

table-prompt = What is asked
table-your-turn = Your turn
# $number (number): the seat, counted from one.
table-bot = Bot { $number }
table-thinking = { $player } is thinking…
# $names (text): several players, separated by commas.
table-waiting-several = Waiting for { $names }.
# $names (text): those who still decide, separated by commas.
table-ready = You are ready, and can change your mind while the table waits for { $names }.
table-is-ready = ready
table-watching = You are watching.
# $time (text): "2 minutes".
table-since = waiting for { $time }
table-time-left = { $time } left
table-nudge = Nudge { $player }
table-nudged = The others are waiting for you.
table-choices = What you can do
table-barred = Not possible now
table-confirm = Confirm
table-confirm-choice = Confirm: { $choice }
table-confirm-several = Confirm { $chosen } of { $number }
# Several answers that are asked for one after another can be chosen together.
table-together = You can choose all { $number } at once.
table-together-then = { $left ->
    [0] Confirm gives all these answers, one after another.
    [one] Confirm gives these answers, one after another; then { $left } more is asked for.
   *[other] Confirm gives these answers, one after another; then { $left } more are asked for.
}
table-together-changed = Something has changed at the table: choose the rest again.
table-ahead = { $stop ->
    [hidden] then something is shown that nobody knows yet
    [chance] then chance decides
    [over] then the game is over
   *[other] then somebody else decides
  }
table-cancel = Cancel
table-undo = Back
table-withdraw = Cancel this action
table-see-rule = Show { $rule }
table-given = { $player }: { $choice }
table-passes-by = Nothing to decide for you here: the game goes on…
table-skip = Skip
table-continue = Continue
table-scene-again = Show it again
table-since-turn = Since your turn
table-recall = What happened?
table-point = Show your partner
table-point-where = Choose what your partner should look at.
table-point-here = { $player }: look here
table-point-plan = { $player } plans: { $events }

## Letting things happen

table-passing = When you could react:
table-passing-ask = ask me each time
table-passing-all = Pass for all of it
table-passing-spell = pass until this is over
table-passing-turn = pass until my next turn
table-passing-always = always pass
table-passing-about = Nobody can tell whether you passed by hand or by this setting.

## Taking back

table-takeback = { $player } asks to take the last answer back.
table-takeback-asked = You have asked to take your last answer back.
table-takeback-ask = Ask to take my last answer back
table-agree = Agree
table-decline = Decline

## The end

table-standings = Standings
table-standing = { $player }: { $points }
table-rematch = Rematch
table-next = To the new table
table-watch-again = Watch again
table-end-won = You win!
table-end-lost = The game is lost
table-end-over = The game is over
table-end-close = Look at the table
table-end-again = Result
table-legend-close = Close
table-zoom-in = Enlarge the board
table-zoom-out = Show the whole board

## The panel beside the board

table-panel = Log, chat and rules
table-panel-close = Close the panel
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-undone = { $player } takes the last answer back.
table-log-timeout = { $player } ran out of time.
table-log-resigned = { $player } resigns.
table-log-times = × { $times }
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Your message
table-chat-send = Send
table-chat-unread = unread
table-chat-mute = Mute here
table-chat-mute-about = You see no more lines of { $name } at this table.
table-chat-unmute = Show again
table-chat-block = Block
table-chat-block-about = Nothing that { $name } says reaches you at any table, and { $name } cannot sit down at yours. You undo it here.
table-chat-unblock = Unblock
table-back = Take your seat again
table-back-about = A bot plays for you.
table-rules = Rules
table-rules-search = Search the rules
table-rules-none = No rule has these words: try fewer of them, or the number of a rule.
table-rules-all = All rules
table-about = Table
table-away = (away)
table-options = House rules
table-options-usual = None: all options are as usual.
table-commitment = Fingerprint of the shuffle
table-commitment-about = It was fixed before the first card was dealt, and a number from everybody who sat down was stirred in. The seed is shown at the end, so that anyone can check that nobody chose the shuffle.
table-fair = This browser has checked it: the seed is the one that was promised, and your number is in it.
table-unfair = This does not fit: the seed is not what was promised before the first card, or your number is not in it.
table-resumed = This game goes on from a record: whoever brought it may know the hands. What nobody had seen was shuffled anew.
table-seed = Seed
table-record-file = Record
table-download = Download the record
table-share = Link to this record
table-share-moment = Link to this moment of the game
table-verify = To check a downloaded game on your own machine, run:

## Cards and keys

table-inspect-close = Close the card
# What a card’s file says of where it comes from; $text (text): the same as it is written there.
table-source = { $source ->
    [rulebook] As in the rulebook.
    [rulebook-name-proposed-ability] The name is in the rulebook; which ability goes with it is our proposal.
    [board-game-name-proposed-ability] The name is from the board game; which ability goes with it is our proposal.
   *[other] Source: { $text }
}
table-keys = Keys
table-keys-close = Close the list of keys
table-keys-arrows = The arrow keys move along the board, Enter chooses.

## The page

table-loading = Just a moment…
table-offline = No connection: your answer is sent when it is back.
table-as-text = Read the table as text
table-as-board = Show the board
table-hand-over = Hand the screen to { $player }.
table-hand-over-done = I am { $player }

## A finished game

table-record = Record: { $game }
table-scrubber = Moving through the game
table-turn-back = One turn back
table-step-back = One step back
table-run = Play
table-pause = Pause
table-step-on = One step on
table-turn-on = One turn on
table-moment = Moment of the game
table-moment-of = { $number } of { $count }
table-speed = Speed
table-seen-by = Seen by
table-spectator = Spectator

## The table as text

table-text-you = You
table-text-table = Table
table-text-nothing = nothing
# The size of a Fragment, where there is room for one word.
table-fragment = { $size ->
    [minor] minor
    [major] major
   *[capstone] Capstone
}
table-intentions-worth = The first one in a turn gives 1 point, each further one 2.
table-discard-for-vibe = Discard for a Vibe token
table-discard-first = First a card is discarded for a Vibe token in its row.
# The next space of the Intention wheel that gives something.
table-wheel-next = → { $space }: { $bonus ->
    [essence] 1 Essence
    [card] 1 card
   *[ambition] 1 Ambition
}
table-text-fact = { $name }: { $value }
table-text-inside = { $outer }, { $inner }
table-text-facts = { $first }; { $next }
table-text-card = { $card }. { $text }
table-text-hand = { $number ->
    [one] Your hand: { $number } card
   *[other] Your hand: { $number } cards
}
table-text-mindset = Your mindset
table-text-market = Market
table-text-column = { $number ->
    [one] Column { $column }: { $card } { $number } card is left in its stack.
   *[other] Column { $column }: { $card } { $number } cards are left in its stack.
}
table-text-column-empty = Column { $column }: empty.
table-text-cards = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
table-text-known = You know of these: { $cards }
table-text-goals = Winning takes { $single } fragments of one polarity, or at least { $each } of each{ $equal ->
    [yes] , and as many of one as of the other.
   *[no] .
}
