do-gain = { $X_word ->
    [me] { $mood ->
        [may] ottenere
       *[do] ottieni
    }
   *[other] { $X } ottiene
} { $n } { $c_word ->
    [silver] argenti
   *[other] ori
}
do-lose = { $X_word ->
    [me] perdi
   *[other] { $X } perde
} { $n } ori
do-mark = { $mood ->
    [may] ottenere
   *[do] ottieni
} il favore della banca
aura-tax = paghi { $n } ori in { $n_sign ->
    [minus] meno
   *[other] più
}
when-enter = questa carta entra
if-rich = { $X } { $X_word ->
    [me] sei ricco
   *[other] è ricco
}
count-gold = l'oro { $X_of }
compare-gold = { $X } { $X_word ->
    [me] hai
   *[other] ha
} almeno { $number } ori
the-me = tu
    .of = di te
    .to = a te
    .from = da te
    .on = su di te
the-it = lui
    .of = di lui
    .to = a lui
    .from = da lui
    .on = su di lui
the-seat = { $quantity ->
    [all] ogni giocatore
   *[one] un giocatore
}
    .of = { $quantity ->
        [all] di ogni giocatore
       *[one] di un giocatore
    }
    .to = { $quantity ->
        [all] a ogni giocatore
       *[one] a un giocatore
    }
    .from = { $quantity ->
        [all] da ogni giocatore
       *[one] da un giocatore
    }
    .on = { $quantity ->
        [all] su ogni giocatore
       *[one] su un giocatore
    }
that-seat = quel giocatore
    .of = di quel giocatore
    .to = a quel giocatore
    .from = da quel giocatore
    .on = su quel giocatore
filter-gold = con almeno { $value } ori
key-gold = oro
    .of = di oro
    .to = a oro
    .from = da oro
    .on = su oro
key-silver = argento
    .of = di argento
    .to = a argento
    .from = da argento
    .on = su argento
