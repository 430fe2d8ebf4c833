### What every game says, in English.

## Players

# $number (number): the seat, counted from one; for players without a name of their own.
player = Player { $number }
# Lists of names grow from the left: "Ann", "Ann, Bob", "Ann, Bob and Cleo".
list-more = { $first }, { $next }
names-last = { $first } and { $next }
# Facts and things in passing, as boards, packs and commands show them.
terminal-fact = { $name }: { $value }
aside = { $text } ({ $about })

## Values of options

value-yes = yes
value-no = no
value-unlimited = unlimited

## Why not

refusal-number = { $answer } is not an answer: choose a whole number from 0 to { $last }.
refusal-players = This game is for { $least } to { $most } players ({ $rule }): choose a number between them.
refusal-not-active = Another player has to decide now ({ $rule }): wait until you are asked.
refusal-game-over = The game is over ({ $rule }): look through it again, or start a new one.

## The end

# No seat wins: an automaton does, or nobody. $scores (text): the points of all seats.
outcome-nobody = Nobody at the table wins. Points: { $scores }.
outcome-closed = The table was closed before the end: nobody wins.
# Somebody has given up, and the other side wins. $names: one name or a list; $winners: how many.
outcome-resigned = { $winners ->
    [0] { $player } resigns.
    [1] { $player } resigns: { $names } wins.
   *[other] { $player } resigns: { $names } win.
}

## The terminal

terminal-commitment = The fingerprint of this game’s seed: { $hash }
terminal-stirred = Stirred into the seed from seat { $seat }: { $number }
terminal-thinking = { $name } is thinking…
terminal-hand-over = Hand the screen to { $name }, then press Enter.
terminal-hint = Type the number of an answer, or ? for help.
terminal-ready = You are ready, others still decide. Type a number to think again, or press Enter to leave it so.
terminal-help =
    a number – choose that answer
    undo – take your last answer back
    withdraw – cancel what you have begun
    log – what has happened so far
    rule { $rule } – what a rule says
    card NAME – what a card does, or a word on it means
    quit – leave; the game is kept
terminal-once-more = { $caution } Type { $number } again to do it.
terminal-decides = { $who } decides:
terminal-decided = Decided: { $choice }
terminal-unclear = { $count ->
    [1] Type 1 for the only answer, or ? for help.
   *[other] Type a number from 1 to { $count }, or ? for help.
}
terminal-no-rule = No rule mentions “{ $wanted }”: try a number like { $rule }, or another word.
terminal-no-card = { $wanted ->
    [none] Which card? Type its name too, as in card { $example }.
   *[other] Nothing here is called “{ $wanted }”{ $like ->
        [none] : try the name of a card, such as { $example }.
       *[other] . Did you mean “{ $like }”?
    }
}
terminal-left = See you soon! The game is kept in { $file }.
terminal-finished = The game is kept in { $file }; its seed was { $seed }.
# $answers, $rules (number); $bare (text): numbers of rules, or `none`.
terminal-replayed = { $answers ->
    [one] { $answers } answer replayed
   *[other] { $answers } answers replayed
}; every hash agrees.
terminal-not-over = The game is not over.
terminal-rules = { $rules ->
    [one] { $rules } rule
   *[other] { $rules } rules
}; without code or test: { $bare ->
    [none] no rule
   *[other] { $bare }
}
