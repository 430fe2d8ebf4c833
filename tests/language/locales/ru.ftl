do-gain = { $X_word ->
    [me] получите
   *[other] { $X } получает
} { $n } { $c_word ->
    [silver] серебра
   *[other] золота
}
do-lose = { $X_word ->
    [me] потеряйте
   *[other] { $X } теряет
} { $n } золота{ $k ->
    [none] { "" }
   *[other] , но оставляет { $k }
}
do-mark = заслужите милость банка
aura-tax = { $X_word ->
    [me] вы платите
   *[other] { $X } платит
} на { $n } золота { $n_sign ->
    [minus] меньше
   *[other] больше
}
when-enter = при входе в игру
when-paid = при платеже { $X_genitive }
if-rich = { $holds ->
    [yes] { $X } — богач
   *[no] { $X } — не богач
}
if-near = { $X } сидит рядом с { $Y_instrumental }
count-gold = золото { $X_genitive }
count-silver = серебро { $X_genitive }
count-moon = номер луны
compare-gold = у { $X_genitive } { $op ->
    [at-least] не меньше { $number } золота
    [at-most] не больше { $number } золота
   *[other] ровно { $number } золота
}
compare-moon = сейчас луна { $number }
the-me = вы
    .genitive = вас
    .dative = вам
    .accusative = вас
    .instrumental = вами
    .prepositional = вас
the-it = он
    .genitive = него
    .dative = ему
    .accusative = его
    .instrumental = ним
    .prepositional = нём
the-src = плательщик
    .genitive = плательщика
    .dative = плательщику
    .accusative = плательщика
    .instrumental = плательщиком
    .prepositional = плательщике
the-seat = { $quantity ->
    [all] каждый игрок
   *[one] один игрок
}
    .genitive = { $quantity ->
        [all] каждого игрока
       *[one] одного игрока
    }
    .dative = { $quantity ->
        [all] каждому игроку
       *[one] одному игроку
    }
    .accusative = { $quantity ->
        [all] каждого игрока
       *[one] одного игрока
    }
    .instrumental = { $quantity ->
        [all] каждым игроком
       *[one] одним игроком
    }
    .prepositional = { $quantity ->
        [all] каждом игроке
       *[one] одном игроке
    }
that-seat = этот игрок
    .genitive = этого игрока
    .dative = этому игроку
    .accusative = этого игрока
    .instrumental = этим игроком
    .prepositional = этом игроке
filter-gold = не меньше { $value } золота
key-gold = золото
    .genitive = золота
    .dative = золоту
    .accusative = золото
    .instrumental = золотом
    .prepositional = золоте
key-silver = серебро
    .genitive = серебра
    .dative = серебру
    .accusative = серебро
    .instrumental = серебром
    .prepositional = серебре
