### What the cards of Black Rose Wars do: the words of their effects. How they are joined is in language.ftl.
###
### $X, $n …: the arguments of a word, by their names. $X_word: the bare word; $X_sort: [mage], [evocation], [figure], [room];
### of a number [number] if it is known, [reckoned] if it is worked out. $X_many: [yes] if it is several things together.
### $actor: who does it, [you] or the Black Rose [Rose]. $mood: [may] behind “you may”. $on: what it is printed on. What was left
### out is [none].

cases-figure = {""}
cases-room = {""}
cases-spell = spell

## How sentences are joined where this game says it its own way

clause-on = when { $trigger }, { $what }
clause-during = whenever { $trigger }, { $what }
clause-persist = { $target_word ->
    [me] persistent
   *[other] persistent on { $target }
}: whenever { $trigger }, { $what }
clause-once = { $target_word ->
    [me] persistent
   *[other] persistent on { $target }
}: the next time { $trigger }, { $what }
clause-with = { $thing } { $filters }
clause-asked = { $trigger } { $modifier }
clause-rate = { $trigger } ({ $number ->
    [one] once
   *[other] at most { $number } times
} per { $span })
clause-when-if = { $trigger } and { $condition }
clause-slots = { $trigger } ({ $number ->
    [one] once
   *[other] { $number } times
})
clause-each = { $thing }: { $what }
clause-div = { $right ->
    [2] half of { $left }, rounded down
   *[other] { $left } divided by { $right }, rounded down
}
clause-times = { $left } times { $right }
clause-min = { $left } (at most { $right })
clause-then-if = { $first }; { $next }
clause-consider = choose { $thing }
clause-may-then = you may { $what }; if you do, { $then }

## Keywords of the schools

keyword-Pain = Pain ({ $x })
keyword-Enh = Enhancement ({ $e }): { $what }{ $otherwise ->
    [none] {""}
   *[other] ; otherwise, { $otherwise }
}
keyword-Attune = Attunement ({ $e }): { $what }
keyword-Overload = Overload: { $what }
keyword-Haunt = Haunt ({ $n }) { $T }
keyword-Hunt = Hunt ({ $p })
keyword-SpiritPath = Spirit Path ({ $n })
spirit-path = The range is measured from you or from a Totem you control, whichever you choose.

## What is done

do-dmg = { $actor ->
    [Rose] the Black Rose deals
   *[you] deal
} { $n_sort ->
    [number] { $n } damage to { $X }
   *[other] damage to { $X } equal to { $n }
}{ $sure ->
    [yes] {" "}(no traps or defences may be used against it)
   *[none] {""}
}
do-rose = { $mood ->
    [may] have the Black Rose deal
   *[do] the Black Rose deals
} { $n_sort ->
    [number] { $n } damage to { $X }
   *[other] damage to { $X } equal to { $n }
}
do-heal = { $n_word ->
    [all] { $X_word ->
        [me] heal all your damage
       *[other] heal all damage of { $X }
    }
    [nonblack] { $X_word ->
        [me] heal all your damage that is not black
       *[other] heal all damage of { $X } that is not black
    }
   *[other] { $X_word ->
        [me] heal up to { $n } of your damage
       *[other] heal up to { $n } damage of { $X }
    }
}
do-rep = { $actor ->
    [Rose] the Black Rose replaces { $n } { $X_word ->
        [me] of your damage
       *[other] damage of { $X }
    } with its own
   *[you] replace up to { $n } { $X_word ->
        [me] of your damage
       *[other] damage of { $X }
    } with your own{ $X_many ->
        [yes] {" "}(in total)
       *[no] {""}
    }
}
do-mvdmg = move up to { $n } { $X_word ->
    [me] of your damage
   *[other] damage of { $X }
} to { $Y }
do-ign = ignore { $n_sort ->
    [number] up to { $n } of that damage
   *[other] an amount of that damage equal to { $n }
}
do-redir = { $n_word ->
    [hitamt] { $mood ->
        [may] have that damage dealt to { $X } instead
       *[do] that damage is dealt to { $X } instead
    }
   *[other] { $mood ->
        [may] have up to { $n } of that damage dealt to { $X } instead
       *[do] up to { $n } of that damage is dealt to { $X } instead
    }
}
do-atk = { $F_word ->
    [me] make a physical attack on { $X }
   *[other] { $X } suffers a physical attack by { $F }
}{ $n ->
    [none] {""}
   *[other] {" "}with +{ $n } damage
}
do-defeat = { $X } is defeated
do-save = you are not defeated
do-inst = { $actor ->
    [Rose] the Black Rose places
   *[you] place
} { $n_sort ->
    [number] { $n } instability in { $R }
   *[other] instability in { $R } equal to { $n }
}{ $R_many ->
    [yes] {" "}(spread as you like)
   *[no] {""}
}
do-repi = { $actor ->
    [Rose] the Black Rose replaces { $n } instability in { $R } with its own
   *[you] replace up to { $n } instability in { $R } with your own
}
do-remi = { $actor ->
    [Rose] the Black Rose removes { $n } instability from { $R }
   *[you] remove up to { $n } instability from { $R }
}
do-act = activate { $R }
do-copy = apply the restored effect of { $R }
do-setroom = turn the activation token of { $R } to its { $t_word ->
    [ready] available
   *[other] used
} side
do-restore = restore { $R } at once
do-move = { $X_word ->
    [me] move
   *[other] move { $X }
} up to { $n_word ->
    [speed] your speed
   *[other] { $n } { $n ->
        [one] room
       *[other] rooms
    }
}{ $Y ->
    [none] {""}
   *[other] {" "}toward { $Y }
}
do-place = { $X_word ->
    [me] place yourself in { $R }
   *[other] place { $X } in { $R }
}
do-swap = { $X_word ->
    [me] swap places with { $Y }
   *[other] swap { $X } and { $Y }
}
do-cell = { $X_word ->
    [me] go to your cell
   *[other] put { $X } in its cell
}
do-draw = { $X_word ->
    [me] { $search ->
        [yes] search your grimoire for
       *[none] { $mem ->
            [yes] take
           *[none] draw
        }
    }
   *[other] { $mood ->
        [may] have { $X } draw
       *[do] { $X } draws
    }
} { $n } { $rnd ->
    [yes] random {""}
   *[none] {""}
}{ $n ->
    [one] card
   *[other] cards
}{ $mem ->
    [yes] {" "}from { $X_word ->
        [me] your
       *[other] its
    } memories
   *[none] {""}
}{ $search ->
    [yes] {" "}and shuffle it
   *[none] {""}
}
do-study = { $X_word ->
    [me] look at { $n } library { $n ->
        [one] card
       *[other] cards
    } and keep { $k }
   *[other] { $X } looks at { $n } library { $n ->
        [one] card
       *[other] cards
    } and keeps { $k }
}
do-forg = { $X_word ->
    [me] draw
   *[other] { $X } draws
} { $n } forgotten { $n ->
    [one] spell
   *[other] spells
}{ $k ->
    [none] {""}
   *[other] {" "}and { $X_word ->
        [me] keep
       *[other] keeps
    } { $k }
}
do-disc = { $who_word ->
    [actor] discard { $n } { $zone_word ->
        [hand] { $n ->
            [one] card
           *[other] cards
        } of your choice from the hand of { $X }
        [grim] { $n ->
            [one] card
           *[other] cards
        } from the top of the grimoire of { $X }
        [activated] activated { $n ->
            [one] spell
           *[other] spells
        } of { $X }
       *[prepared] prepared { $n ->
            [one] spell
           *[other] spells
        } of { $X }
    }
   *[other] { $X_word ->
        [me] discard
       *[other] { $mood ->
            [may] have { $X } discard
           *[do] { $X } discards
        }
    } { $n } { $who_word ->
        [rnd] random {""}
       *[own] {""}
    }{ $zone_word ->
        [hand] { $n ->
            [one] card
           *[other] cards
        } from { $X_word ->
            [me] your
           *[other] its
        } hand
        [grim] { $n ->
            [one] card
           *[other] cards
        } from the top of { $X_word ->
            [me] your
           *[other] its
        } grimoire
        [activated] activated { $n ->
            [one] spell
           *[other] spells
        }
       *[prepared] prepared { $n ->
            [one] spell
           *[other] spells
        }
    }
}
do-shuf = { $X_word ->
    [me] shuffle your memories into your grimoire
   *[other] { $X } shuffles its memories into its grimoire
}
do-ban = { $X_word ->
    [me] you may return
   *[other] { $X } may return
} up to { $n } { $n ->
    [one] card
   *[other] cards
} from hand to the discard piles of their schools
do-peek = look at { $n } { $zone_word ->
    [hand] { $n ->
        [one] card
       *[other] cards
    } in the hand of { $X }
    [grim] { $n ->
        [one] card
       *[other] cards
    } from the top of the grimoire of { $X }
    [activated] activated { $n ->
        [one] spell
       *[other] spells
    } of { $X }
   *[prepared] prepared { $n ->
        [one] spell
       *[other] spells
    } of { $X }
}
do-prep = { $X_word ->
    [me] you may prepare
   *[other] { $X } may prepare
} up to { $n } { $n ->
    [one] spell
   *[other] spells
} from hand in empty slots
do-again = apply { $S } again
do-turn = turn { $S } to its other side
do-trade = take { $S } into your hand and prepare a card from your hand in its slot
do-tok = { $X_word ->
    [me] { $t_word ->
        [ready] refresh
       *[spent] exhaust
    } { $n } of your physical action { $n ->
        [one] tokens
       *[other] tokens
    }
   *[other] { $t_word ->
        [ready] refresh
       *[spent] exhaust
    } { $n } of the physical action tokens of { $X }
}
do-pow = { $X_word ->
    [me] { $n_sign ->
        [minus] lose
       *[other] gain
    }
   *[other] { $mood ->
        [may] have { $X } { $n_sign ->
            [minus] lose
           *[other] gain
        }
       *[do] { $X } { $n_sign ->
            [minus] loses
           *[other] gains
        }
    }
} { $n_sort ->
    [number] { $n } power
   *[other] power equal to { $n }
}
do-steal = steal { $n } power from { $X }
do-crown = { $X_word ->
    [me] take the crown
   *[other] { $X } takes the crown
}
do-quest = { $X_word ->
    [me] draw
   *[other] { $X } draws
} { $n } { $n ->
    [one] quest
   *[other] quests
}{ $moon ->
    [none] {""}
   *[other] {" "}of moon { $moon }
}{ $k ->
    [none] {""}
   *[other] {" "}and { $X_word ->
        [me] keep
       *[other] keeps
    } { $k }
}
do-qadv = { $cube ->
    [yes] { $X_word ->
        [me] place 1 cube on one of your active quests
       *[other] { $X } places 1 cube on one of its active quests
    }
   *[none] { $fulfilled ->
        [yes] { $X_word ->
            [me] one of your active quests is fulfilled
           *[other] one active quest of { $X } is fulfilled
        }
       *[none] { $X_word ->
            [me] complete one of your fulfilled quests without its effect
           *[other] { $X } completes one of its fulfilled quests without its effect
        }
    }
}
do-qdisc = { $X_word ->
    [me] discard
   *[other] { $X } discards
} { $completed ->
    [yes] { $n } completed { $n ->
        [one] quest
       *[other] quests
    }
   *[none] up to { $n } active { $n ->
        [one] quest
       *[other] quests
    }
}
do-event = { $X_word ->
    [me] draw
   *[other] { $X } draws
} 1 event{ $moon ->
    [none] {""}
   *[other] {" "}of moon { $moon }
}
do-edisc = discard { $k } open { $k ->
    [one] event
   *[other] events
}
do-trophy = { $X_word ->
    [me] claim
   *[other] { $X } claims
} 1 trophy of { $Y }
do-cede = { $X_word ->
    [me] give
   *[other] { $X } gives
} { $newest ->
    [yes] the { $n ->
        [one] trophy claimed last
       *[other] { $n } trophies claimed last
    }
   *[none] { $n } { $n ->
        [one] trophy
       *[other] trophies
    }
} to { $Y }
do-hex = assign { $name_word ->
    [choice] a hex of your choice
    [rnd] a random hex
    [same] that hex
   *[other] { $name }
} to { $X }
do-lift = { $same ->
    [yes] remove that hex from { $X }
   *[none] { $X_word ->
        [me] remove up to { $n } of your hexes
       *[other] remove up to { $n } { $n ->
            [one] hex
           *[other] hexes
        } from { $X }
    }
}
do-summon = summon { $name_word ->
    [choice] an evocation of your choice{ $name_filter ->
        [none] {""}
       *[other] {" "}{ $name_filter }
    }
    [same] another evocation of the same kind
   *[other] { $name }
} in { $R }
do-assign = assign { $name_word ->
    [choice] an evocation of your choice
    [same] an evocation of the same kind
   *[other] { $name }
} to { $X }
do-wake = activate { $E }
do-castnext = { $X_word ->
    [me] cast your next prepared spell
   *[other] { $X } casts its next prepared spell
}
do-ctrl = take control of { $E }{ mod-until }
do-unsum = return { $E } to the supply{ $quiet ->
    [yes] , which triggers nothing
   *[none] {""}
}
do-upg = attach { $name_word ->
    [choice] an upgrade of your choice
    [rnd] a random upgrade
   *[other] { $name }
} to { $E }
do-mod = { $stat_word ->
    [attackin] { $X_word ->
        [me] physical attacks deal { $n } { mod-more } damage to you
       *[other] physical attacks deal { $n } { mod-more } damage to { $X }
    }
    [spellin] { $X_word ->
        [me] spells deal { $n } { mod-more } damage to you
       *[other] spells deal { $n } { mod-more } damage to { $X }
    }
    [spellout] { $X_word ->
        [me] your spells deal { $n } { mod-more } damage
       *[other] the spells of { $X } deal { $n } { mod-more } damage
    }
    [combatout] { $X_word ->
        [me] the first damage of each of your combat spells is { $n } { mod-more }
       *[other] the first damage of each combat spell of { $X } is { $n } { mod-more }
    }
    [healin] { $X_word ->
        [me] whenever you are healed, { $n } { mod-more } damage is healed
       *[other] whenever { $X } is healed, { $n } { mod-more } damage is healed
    }
    [powin] { $X_word ->
        [me] you gain { $n } { mod-more } power each time
       *[other] { $X } gains { $n } { mod-more } power each time
    }
    [immune] { $X } { $X_word ->
        [me] are
       *[other] is
    } immune to damage
    [studydraw] { $X } { $X_word ->
        [me] draw
       *[other] draws
    } { $n } { $n_sign ->
        [minus] fewer
       *[other] more
    } { $n ->
        [one] card
       *[other] cards
    } from the grimoire in the Study phase
    [libdraw] { $X } { $X_word ->
        [me] look
       *[other] looks
    } at { $n } { $n_sign ->
        [minus] fewer
       *[other] more
    } library { $n ->
        [one] card
       *[other] cards
    } in the Study phase
    [planmax] { $X } may prepare { $n } { $n_sign ->
        [minus] fewer
       *[other] more
    } { $n ->
        [one] spell
       *[other] spells
    } in the Planning phase
    [nocast] { $X } cannot cast spells
    [onecast] { $X } { $X_word ->
        [me] cast
       *[other] casts
    } at most one spell per activation
    [noact] { $X } cannot activate rooms
    [nomove] { $X } cannot be moved or placed
   *[other] { $X } { $X_word ->
        [me] have
       *[other] has
    } { $n_sort ->
        [number] { $n_sign ->
            [minus] −{ $n }
           *[other] +{ $n }
        } { mod-stat }
       *[other] { mod-stat } { $n_sign ->
            [minus] reduced
           *[other] increased
        } by { $n }
    }
}{ mod-until }
aura-mod = { do-mod }
mod-more = { $n_sign ->
    [minus] less
   *[other] more
}
mod-stat = { $stat_word ->
    [strength] strength
    [speed] speed
    [health] health
    [handlimit] hand limit
    [questlimit] quest limit
   *[reach] attack range
}
mod-until = { $d_word ->
    [now] {" "}until the end of this effect
    [turn] {" "}until the end of this activation
    [phase] {" "}until the end of the phase
    [round] {" "}until the end of the round
    [card] { $on ->
        [spell] {" "}while this spell is in play
       *[other] {""}
    }
   *[none] {""}
}
do-cancel = the rest of the interrupted effect is cancelled

## When it happens

when-enters = { $F } { verb-enters } { $R_word ->
    [any] a room
   *[other] { $R }
}
verb-enters = { $F_word ->
    [me] enter
   *[other] enters
}
when-leaves = { $F } { $F_word ->
    [me] leave
   *[other] leaves
} { $R_word ->
    [any] a room
   *[other] { $R }
}
when-hit = { $X } { $X_word ->
    [me] suffer
   *[other] suffers
} damage{ $how_word ->
    [spell] {" "}from a spell
    [attack] {" "}from a physical attack
    [room] {" "}from a room
    [event] {" "}from an event
   *[any] {""}
}
when-aimed = { $X } { $X_word ->
    [me] are
   *[other] is
} chosen as a target by { $t_word ->
    [any] a spell
   *[other] { $t_spell }
}
when-cast = { $M } { $M_word ->
    [me] cast
   *[other] casts
} { $t_word ->
    [any] a spell
   *[other] { $t_spell }
}
when-sprung = { $M } { $M_word ->
    [me] reveal
   *[other] reveals
} { $t_word ->
    [any] an activated trap or defence
   *[other] { $t_spell } that was activated
}
when-acts = { $M } { $M_word ->
    [me] activate
   *[other] activates
} { $R_word ->
    [any] a room
   *[other] { $R }
}
when-does = { $M } { $M_word ->
    [me] take
   *[other] takes
} { $k_word ->
    [explore] the Explore action
    [fight] the Fight action
    [command] the Command action
    [inertia] the Inertia action
   *[phys] a physical action
}
when-lethal = { $X } would be defeated
when-moved = { $X } { $X_word ->
    [me] move
   *[other] moves
}
when-hexed = { $X } { $X_word ->
    [me] receive
   *[other] receives
} a hex
when-linked = an evocation is assigned to { $X }
when-summons = { $X } { $X_word ->
    [me] summon
   *[other] summons
} an evocation
when-slain = { $X } is defeated
when-gone = { $X } leaves the lodge
when-woken = { $X } is activated
when-replaces = { $X } { $X_word ->
    [me] replace
   *[other] replaces
} cubes
when-averted = { $X } { $X_word ->
    [me] escape
   *[other] escapes
} defeat
when-felled = { $X } { $X_word ->
    [me] are
   *[other] is
} defeated
when-crowned = { $X } { $X_word ->
    [me] take
   *[other] takes
} the crown
when-questdone = { $X } { $X_word ->
    [me] complete
   *[other] completes
} a quest
when-celled = { $X } { $X_word ->
    [me] are
   *[other] is
} put in { $X_word ->
    [me] your
   *[other] its
} cell
when-claims = { $X } { $X_word ->
    [me] claim
   *[other] claims
} a trophy
when-turnstart = an activation of { $X_word ->
    [me] yours
   *[other] { $X }
} begins
when-turnend = an activation of { $X_word ->
    [me] yours
   *[other] { $X }
} ends
when-scores = { $M } { $M_word ->
    [me] gain
   *[other] gains
} { $n ->
    [1] power
   *[other] at least { $n } power
}
when-loses = { $M } { $M_word ->
    [me] lose
   *[other] loses
} { $n ->
    [1] power
   *[other] at least { $n } power
}
when-unstable = { $P } { $P_word ->
    [me] place
   *[other] places
} instability in { $R_word ->
    [any] a room
   *[other] { $R }
}
when-converts = { $P } { $P_word ->
    [me] replace
   *[other] replaces
} instability in { $R_word ->
    [any] a room
   *[other] { $R }
}
when-restored = { $R_word ->
    [any] a room
   *[other] { $R }
} is restored
when-begin = { $p } begins
when-end = { $p } ends
when-reveals = { $M } { $M_word ->
    [me] reveal
   *[other] reveals
} { $f_word ->
    [any] a spell
   *[other] { $f_spell }
}
when-resolved = { $M } { $M_word ->
    [me] finish
   *[other] finishes
} applying { $f_word ->
    [any] a spell
   *[other] { $f_spell }
}

ask-src = dealt by { $value }
ask-amount = (at least { $value } at once)
ask-total = ({ $value } in all)
ask-with-mine = with at least { $value } cubes of yours
ask-mine = with the { $value_word ->
    [least] fewest
   *[most] most
} cubes of yours
ask-distinct = (each time another { $value_word ->
    [colour] colour
    [element] element
    [school] school
    [room] room
   *[mage] mage
})
ask-same = (all in the same { $value_word ->
    [round] round
    [phase] phase
   *[effect] effect
})
ask-in = (all in one { $value_word ->
    [round] round
    [phase] phase
   *[effect] effect
})
ask-in-one = { ask-in }
ask-sole = alone

## Conditions

if-is = { $b_word ->
    [mage] { $X } { is } a mage
    [evo] { $X } { is } an evocation
    [Rose] { $X } { is } the Black Rose
   *[other] { $X } { is } of the { $b } archetype
}
is = { $X_word ->
    [me] { $holds ->
        [yes] are
       *[no] are not
    }
   *[other] { $holds ->
        [yes] is
       *[no] is not
    }
}
if-in = { $X } { is } in { $r }
if-crown = { $X } { $X_word ->
    [me] { $holds ->
        [yes] have
       *[no] do not have
    }
   *[other] { $holds ->
        [yes] has
       *[no] does not have
    }
} the crown
if-near = { $X } { is } within { $n } { $n ->
    [one] room
   *[other] rooms
} of { $Y }
if-fell = { $X } { $X_word ->
    [me] { $holds ->
        [yes] were
       *[no] were not
    }
   *[other] { $holds ->
        [yes] was
       *[no] was not
    }
} defeated by this
if-combo = your other revealed spells { $holds ->
    [yes] show
   *[no] do not show
} { $a }{ $b ->
    [none] {""}
   *[other] {" "}+ { $b }
}{ $c ->
    [none] {""}
   *[other] {" "}+ { $c }
}, each on a spell of its own

compare-op = { $op ->
    [at-least] at least { $number }
    [at-most] at most { $number }
    [more] more than { $number }
    [less] fewer than { $number }
   *[equal] { $number ->
        [0] no
       *[other] exactly { $number }
    }
}
has = { $X_word ->
    [me] have
   *[other] has
}
compare-hex = { $X } { has } { compare-op } { $number ->
    [one] hex
   *[other] hexes
}
compare-umbra = { $X } { has } { compare-op } { $number ->
    [one] Umbra
   *[other] Umbras
}
compare-trophy = { $X } { has } { compare-op } { $number ->
    [one] trophy
   *[other] trophies
}
compare-hand = { $X } { has } { compare-op } { $number ->
    [one] card
   *[other] cards
} in hand
compare-pow = { $X } { has } { compare-op } power
compare-dmg = { $X } { has } { compare-op } damage
compare-black = { $X } { has } { compare-op } black damage
compare-mine = { $X } { has } { compare-op } { $number ->
    [one] cube
   *[other] cubes
} of yours
compare-evostr = the total strength of the evocations of { $X } is { compare-op }
compare-upg = { $X } { has } { compare-op } { $number ->
    [one] upgrade
   *[other] upgrades
}
compare-evo = { $X_word ->
    [none] you control
    [me] you control
   *[other] { $X } controls
} { compare-op } { $number ->
    [one] evocation
   *[other] evocations
}
compare-el = { compare-op } of your other revealed spells { $number ->
    [one] shows
   *[other] show
} { $e }
compare-sym = { compare-op } of your revealed spells { $e_word ->
    [summon] { $number ->
        [one] summons
       *[other] summon
    } an evocation
   *[other] { $number ->
        [one] shows
       *[other] show
    } { $e }{ $f ->
        [none] {""}
       *[other] {" "}or { $f }
    }
}
compare-q = { $X } { has } { compare-op } { $s_word ->
    [active] active
    [fulfilled] fulfilled
   *[completed] completed
} { $number ->
    [one] quest
   *[other] quests
}
compare-totem = you control { compare-op } { $number ->
    [one] Totem
   *[other] Totems
}
compare-struck = { compare-op } { $number ->
    [one] figure was
   *[other] figures were
} hit
compare-last = { $number ->
    [0] { $op ->
        [equal] that had no effect
       *[other] that had an effect
    }
   *[other] { $op ->
        [equal] { $number ->
            [1] that was done
           *[other] it was exactly { $number }
        }
       *[other] it was { compare-op }
    }
}
compare-ignored = { compare-op } damage was ignored
compare-hitamt = the damage was { compare-op }
compare-moon = it is moon { $number }
compare-speed = the speed is { compare-op }

## Amounts

count-hex = the number of { $X_word ->
    [me] your hexes
   *[other] hexes of { $X }
}
count-umbra = the number of { $X_word ->
    [me] your Umbras
   *[other] Umbras of { $X }
}
count-trophy = the number of { $X_word ->
    [me] your trophies
   *[other] trophies of { $X }
}
count-hand = the number of cards in { $X_word ->
    [me] your hand
   *[other] the hand of { $X }
}
count-pow = { $X_word ->
    [me] your power
   *[other] the power of { $X }
}
count-dmg = { $X_word ->
    [me] your damage
   *[other] the damage of { $X }
}
count-black = { $X_word ->
    [me] your black damage
   *[other] the black damage of { $X }
}
count-mine = the number of your cubes on { $X }
count-evostr = the total strength of { $X_word ->
    [me] your evocations
   *[other] the evocations of { $X }
}
count-upg = the number of upgrades of { $X }
count-evo = the number of evocations { $X_word ->
    [none] you control
    [me] you control
   *[other] { $X } controls
}
count-el = the number of your other revealed spells that show { $e }
count-sym = the number of your revealed spells that { $e_word ->
    [summon] summon
   *[other] show { $e }{ $f ->
        [none] {""}
       *[other] {" "}or { $f }
    }
}
count-q = the number of { $X_word ->
    [me] your {""}
   *[other] {""}
}{ $s_word ->
    [active] active
    [fulfilled] fulfilled
   *[completed] completed
} quests{ $X_word ->
    [me] {""}
   *[other] {" "}of { $X }
}
count-totem = the number of Totems you control
count-struck = the number of figures hit
count-last = how much that was
count-ignored = the damage ignored
count-hitamt = that damage
count-moon = the number of the moon
count-speed = the speed

## Whom and what

where = { $n ->
    [none] {""}
    [any] {""}
    [0] { $n_word ->
        [spirit] {" "}within Spirit Path 0
       *[none] {" "}in { $origin_sort ->
            [none] your room
            [room] { $origin }
           *[other] the room of { $origin }
        }
    }
   *[other] {" "}within { $n_word ->
        [spirit] Spirit Path
       *[none] range
    } { $n }{ $origin ->
        [none] {""}
       *[other] {" "}of { $origin }
    }
}
the-mage = { $quantity ->
    [all] every
    [each] each
    [up] up to { $limit }
    [member] one of the
   *[one] { $on ->
        [event] { $n ->
            [any] any
           *[other] a
        }
       *[other] { $n ->
            [any] { $filter ->
                [none] any
               *[other] an
            }
           *[other] an
        }
    }
} { $on ->
    [event] { $quantity ->
        [up] mages
       *[other] mage
    }
   *[other] { $quantity ->
        [up] opponents
       *[other] opponent
    }
}{ where }
the-foe = { $quantity ->
    [all] every enemy figure
    [each] each enemy figure
    [up] up to { $limit } enemy figures
   *[one] { $n ->
        [any] any enemy figure
       *[other] an enemy figure
    }
}{ where }
the-fig = { $quantity ->
    [all] every figure
    [each] each figure
    [up] up to { $limit } other figures
   *[one] { $n ->
        [any] any other figure
       *[other] another figure
    }
}{ where }
the-evo = { $quantity ->
    [all] every evocation
    [each] each evocation
    [up] up to { $limit } evocations
   *[one] { $n ->
        [any] { $filter ->
            [none] any evocation
           *[other] an evocation
        }
       *[other] an evocation
    }
}{ where }
the-myevo = { $quantity ->
    [all] every evocation you control
    [each] each evocation you control
    [up] up to { $limit } evocations you control
   *[one] an evocation you control
}{ where }
the-foeevo = { $quantity ->
    [all] every evocation you do not control
    [each] each evocation you do not control
    [up] up to { $limit } evocations you do not control
   *[one] an evocation you do not control
}{ where }
the-me = you
the-bearer = the bearer
the-this = this evocation
the-trig = { $who ->
    [caster] the caster
    [mage] that mage
    [evocation] that evocation
   *[figure] that figure
}
the-victim = { $who ->
    [mage] that mage
    [evocation] that evocation
   *[figure] that figure
}
the-src = { $event ->
    [hexed] whoever assigned it
    [linked] whoever assigned it
    [slain] whoever defeated it
    [lethal] whoever dealt the damage
   *[other] whoever dealt it
}
the-drawer = the mage that drew this event
the-own = one of your figures
the-any = any figure
the-M-every = { $single ->
    [yes] the mage
   *[no] { $quantity ->
        [each] each mage
        [all] each mage
       *[other] every mage
    }
}
the-E-every = every evocation
the-Rose = the Black Rose
the-it = that evocation
the-owner = the owner of { $E }
the-umbra = { $quantity ->
    [all] every Umbra
    [each] each Umbra
   *[one] one Umbra
} of { $X_word ->
    [me] yours
   *[other] { $X }
}
the-room = { $n ->
    [none] { $origin_word ->
        [none] a room
        [me] your room
       *[other] the room of { $origin }
    }
    [0] { $origin ->
        [none] your room
       *[other] { $origin_word ->
            [me] your room
           *[other] the room of { $origin }
        }
    }
   *[other] { $quantity ->
        [all] all
        [each] each
        [up] up to { $limit }
       *[one] { $n ->
            [any] { $colour ->
                [none] any
               *[other] the
            }
           *[other] a
        }
    } { $colour ->
        [none] {""}
       *[other] { $colour } {""}
    }{ $quantity ->
        [all] rooms
        [up] rooms
       *[other] room
    }{ where }
}
the-here = your room
the-there = that room
the-exit = a room next to { $X_word ->
    [me] your cell
   *[other] the cell of { $X }
}
the-prepared = { $X_word ->
    [me] one of your prepared spells
   *[other] one prepared spell of { $X }
}
the-activated = { $X_word ->
    [me] one of your activated spells
   *[other] one activated spell of { $X }
}
the-revealed = { $X_word ->
    [me] one of your revealed spells
   *[other] one revealed spell of { $X }
}
the-quest = one { $s_word ->
    [active] active
    [fulfilled] fulfilled
   *[completed] completed
} quest of { $X }

that-mage = { $quantity ->
    [all] those mages
    [member] one of those mages
   *[one] that mage
}
that-figure = { $quantity ->
    [all] those figures
    [member] one of those figures
   *[one] that figure
}
that-evocation = { $quantity ->
    [all] those evocations
    [member] one of those evocations
   *[one] that evocation
}
that-room = { $quantity ->
    [all] those rooms
    [member] one of those rooms
   *[one] that room
}
that-card = that spell
that-quest = that quest

named-place = the { $name }
named-evocation = 1 { $name }
named-archetype = { $name }
named-hex = { $name }
named-upgrade = { $name }

## Which of them

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-grey = grey
colour-black = black
filter-black = { $op ->
    [at-least] with at least { $value } black damage
    [at-most] with at most { $value } black damage
   *[equal] { $value ->
        [0] without black damage
       *[other] with { $value } black damage
    }
}
filter-ruined = on its ruined side
filter-restored = { $holds ->
    [no] on its ruined side
   *[yes] on its restored side
}
filter-free = with a free slot
filter-crown = { $holds ->
    [no] without the crown
   *[yes] with the crown
}
filter-other = other than this one
filter-most = with the most { measure }
filter-least = with the least { measure }
measure = { $x_word ->
    [power] power
    [instability] instability
   *[trophies] trophies
}
filter-owner = owned by { $value }
filter-hex = with { filter-op } { $value ->
    [one] hex
   *[other] hexes
}
filter-umbra = with { filter-op } { $value ->
    [one] Umbra
   *[other] Umbras
}
filter-dmg = with { filter-op } damage
filter-health = with health { $op ->
    [at-least] { $value } or more
    [at-most] { $value } or less
   *[equal] { $value }
}
filter-trophies = with { filter-op } { $value ->
    [one] trophy
   *[other] trophies
}
filter-mages = with { filter-op } { $value ->
    [one] mage
   *[other] mages
}
filter-op = { $op ->
    [at-least] at least { $value }
    [at-most] at most { $value }
    [more] more than { $value }
    [less] fewer than { $value }
   *[equal] exactly { $value }
}
filter-place = { $holds ->
    [no] (not the { $name })
   *[yes] called { $name }
}
filter-archetype = whose archetype { $holds ->
    [no] is not
   *[yes] is
} { $name }
filter-evocation = { $holds ->
    [no] other than { $name }
   *[yes] of the kind { $name }
}
filter-named = { $holds ->
    [yes] (only { $thing })
   *[no] other than { $thing }
}

## Words that stand for themselves

key-red = a red room
key-blue = a blue room
key-green = a green room
key-yellow = a yellow room
key-purple = a purple room
key-grey = a grey room
key-black = the black room
key-fire = fire
    .spell = a fire spell
key-water = water
    .spell = a water spell
key-air = air
    .spell = an air spell
key-earth = earth
    .spell = an earth spell
key-profane = profane
    .spell = a profane spell
key-sacred = sacred
    .spell = a sacred spell
key-magic = magic
    .spell = a magic spell
key-summon = a summons
    .spell = a spell that summons an evocation
key-combat = combat
    .spell = a combat spell
key-conjunction = conjunction
    .spell = a conjunction spell
key-defence = defence
    .spell = a defence spell
key-trap = trap
    .spell = a trap spell
key-rose = the Black Rose phase
key-study = the Study phase
key-planning = the Planning phase
key-action = the Action phase
key-evocation = the Evocation phase
key-cleanup = the Clean-up phase
key-round = round
part-P = as a physical action: { $what }
part-S = as a spell: { $what }

## Orders of the Avatar

with-priority = { $thing } (priority { $number })
order-you = An order to the Avatar: “you” is the Avatar.
symbol-instability = Place 1 instability in your room.
order-instability = Before the first spell of this order, place 1 instability in your room.
order-extra = Then reveal and play another order, which does not count toward the limit.
order-priority = { $number ->
    [1] The mage with the most damage; tied: the nearest; tied: the one with the most power; tied: the crown decides.
    [2] The nearest mage; tied: the one with the most damage; tied: the one with the most power; tied: the crown decides.
   *[3] The room with the most mages; tied: the one with the most figures; tied: the one with the most instability; tied: the crown decides.
}

## Packs: `mindrose content`

pack-file = { $part ->
    [rooms] Rooms
    [lodge] Lodge
    [mages] Mages
    [schools] Schools
    [personal] Personal spells
    [forgotten] Forgotten spells
    [spells] Spells
    [evocations] Evocations
    [hexes] Hexes
    [upgrades] Upgrades
    [quests] Quests
    [avatar] Orders of the Avatar
   *[events] Events
}
pack-part = { pack-file }: { $number }, of its own
# $part: main, reverse, ruined, restored, task or effect; of an order what its symbols mean, and its parts.
pack-part-says = { $part ->
    [main] Main
    [reverse] Reverse
    [ruined] Ruined
    [restored] Restored
    [task] Task
    [instability] Instability
    [action] Physical action
    [spell] Spell
    [extra] Extra card
    [reaction] Trap or defence
    [priority-1] Priority 1
    [priority-2] Priority 2
    [priority-3] Priority 3
   *[effect] Effect
}: { $text }
