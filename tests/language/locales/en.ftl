do-gain = { $X_word ->
    [me] gain
   *[other] { $X } gains
} { $n } { $c ->
    [none] gold
   *[other] { $c }
}
do-lose = { $X_word ->
    [me] lose
   *[other] { $mood ->
        [may] have { $X } lose
       *[do] { $X } loses
    }
} { $n } gold{ $k ->
    [none] { "" }
   *[other] , but keep { $k }
}
do-mark = win the favour of the bank
aura-tax = { $X_word ->
    [me] you pay
   *[other] { $X } pays
} { $n } gold { $n_sign ->
    [plus] more
    [minus] less
   *[none] of tax
}
when-enter = this enters
when-paid = { $X } pays{ $c_word ->
    [none] { "" }
   *[other] { " " }in { $c }
}
if-rich = { $X_word ->
    [me] you are
   *[other] { $X } is
} { $holds ->
    [yes] rich
   *[no] not rich
}
if-near = { $X } sits near { $Y }
count-gold = { $X_word ->
    [me] your gold
   *[other] the gold of { $X }
}
count-silver = { $X_word ->
    [me] your silver
   *[other] the silver of { $X }
}
count-moon = the number of the moon
compare-gold = { $X_word ->
    [me] you have
   *[other] { $X } has
} { $op ->
    [at-least] at least { $number } gold
    [less] less than { $number } gold
   *[other] exactly { $number } gold
}
compare-moon = it is moon { $number }
the-me = you
the-it = it
the-src = whoever paid
the-other = the other seat
the-seat = { $quantity ->
    [all] every seat
    [up] up to { $limit } seats
    [member] one of the seats
   *[one] a seat
}{ $n ->
    [none] { "" }
    [any] { " " }anywhere
   *[other] { " " }within { $n }
}{ $origin ->
    [none] { "" }
   *[other] { " " }of { $origin }
}
that-seat = { $quantity ->
    [all] those seats
   *[one] that seat
}
filter-gold = with at least { $value } gold
filter-first = { $holds ->
    [yes] the first
   *[no] not the first
}
filter-named = { $holds ->
    [yes] { $thing }
   *[no] not { $thing }
}
ask-src = from { $value }
ask-distinct = each time another { $value }
key-gold = gold
key-silver = silver
key-round = round
part-P = first, { $what }
