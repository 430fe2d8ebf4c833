### How the clauses of a card's effect are joined. Games say what is joined: see docs/effects.md.
###
### $what, $first, $next: clauses without a capital letter or a full stop. $thing: what is spoken of; a language that has
### cases lists them in effect-cases, and $thing_<case> is the same thing in that case.

effect-cases = none

effect-sentence = { $text }.
effect-next = { $first } { $next }
# What comes after “//”, still of the same effect; $kind: how it begins, [if], [may] or [do].
effect-after = { $first }; then { $next }
effect-then = { $first }, then { $next }
effect-then-if = { $first }, then { $next }

effect-on = when { $trigger }, { $what }
effect-during = whenever { $trigger }, { $what }
effect-persist = while this is in force on { $target }: whenever { $trigger }, { $what }
effect-once = while this is in force on { $target }: the next time { $trigger }, { $what }
effect-aura = { $what }

effect-if = if { $condition }, { $what }
effect-if-else = if { $condition }, { $what }; otherwise, { $otherwise }
effect-if-none = { $what }; if there is none, { $otherwise }
# $mood: [may] for what is said after “you may”, else [do]; game messages choose by it where the forms differ.
effect-may = you may { $what }
# $what has conditions, repetitions or choices of its own.
effect-may-all = you may do this: { $what }
effect-per = { $number ->
    [one] { $what }
   *[other] { $number } times: { $what }
}
effect-per-count = as many times as { $number }: { $what }
effect-each = for { $thing }: { $what }
effect-as = { $thing } does this: { $what }
effect-pick = choose one: { $choices }
effect-or-else = { $first }; or { $next }
effect-choose = { $chooser ->
    [you] choose { $thing }
    [rnd] { $mood ->
        [may] choose { $thing } at random
       *[do] { $thing } is chosen at random
    }
   *[other] { $mood ->
        [may] have its owner choose { $thing }
       *[do] { $thing } is chosen by its owner
    }
}

effect-and = { $first } and { $next }
effect-both = { $first } + { $next }
effect-or = { $first } or { $next }
effect-not = not { $condition }
effect-there-is = there is one
effect-there-is-none = there is none
effect-with = { $thing } ({ $filters })
effect-asked = { $trigger } ({ $modifier })
effect-when-if = { $trigger } and { $condition }
effect-rate = { $trigger } ({ $number ->
    [one] once
   *[other] at most { $number } times
} a { $span })

effect-at-least = { $left } is at least { $right }
effect-at-most = { $left } is at most { $right }
effect-equal = { $left } is { $right }
effect-more = { $left } is more than { $right }
effect-less = { $left } is less than { $right }
effect-plus = { $left } plus { $right }
effect-minus = { $left } minus { $right }
effect-times = { $left } times { $right }
effect-min = { $left } (at most { $right })
effect-max = { $left } (at least { $right })
effect-div = { $left } divided by { $right }, rounded down

# $text: something that belongs together; $name: the letter under which it was chosen.
effect-group = ({ $text })
effect-afterwards = { $first }; after that, { $next }
effect-afterwards-if = { $first }; after that, { $next }
effect-besides = { $first }; besides, { $next }
effect-named = { $thing } ({ $name })
effect-chosen = one was chosen
effect-none-chosen = none was chosen
effect-consider = take note of { $thing }
effect-body = {"…"}
effect-number-of-them = the number of them

## The list of words that powers are written with: `mindrose content words`

lexicon-when = When a power takes effect
lexicon-how = Under a condition, if wanted, several times
lexicon-whom = Whom and what
lexicon-which = Which of them (in brackets behind the word)
lexicon-if = Conditions
lexicon-amounts = Amounts
lexicon-does = What it does at that moment
lexicon-holds = What holds all the time, after “aura:”
lexicon-only = only with
lexicon-asked-of = of
# $low, $high: numbers; $limit: [no] if there is no highest; $sign: [yes] if it is written with + or -; $anywhere: [yes] if
# * may be written; $count: [yes] if it may be an amount that is counted.
lexicon-number = { $sign ->
    [yes] + or - and { lexicon-whole }
   *[no] { lexicon-whole }
}{ $anywhere ->
    [yes] , or * for anywhere
   *[no] {""}
}{ $count ->
    [yes] , or an amount as above
   *[no] {""}
}
lexicon-whole = { $limit ->
    [yes] a whole number from { $low } to { $high }
   *[no] a whole number, at least { $low }
}

## What the command line says of a game: `mindrose games GAME`

command-players = For { $low } to { $high } players, usually { $usual }.
command-options = Options, each written --option name=value:
command-default = default
command-range = or a whole number from { $low } to { $high }
command-seats = { $title }, { $low } to { $high } players
command-column-option = option
command-column-default = default
command-column-allowed = allowed
command-column-rule = rule
command-text = a text
command-meaning = What they mean: { $command }
