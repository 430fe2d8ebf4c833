### Что делают карты игры «Войны Чёрной Розы»: слова их эффектов. Как они соединяются — в language.ftl.
###
### $X, $n… — что стоит при слове, под своими именами; $X_genitive и так далее — в падежах. $X_word — само слово; $X_sort —
### [mage], [evocation], [figure], [room]; у числа — [number], если оно известно, и [reckoned], если вычисляется. $X_many — [yes],
### если это несколько целей сразу. $actor — кто действует: вы [you] или Чёрная Роза [Rose]. $on — на чём это напечатано.
### Что опущено — [none]. $trigger — придаточное без «когда».

cases-figure = genitive dative accusative
cases-room = genitive accusative prepositional
cases-spell = spell

## Как соединяются предложения там, где игра делает это по-своему

clause-on = когда { $trigger }: { $what }
clause-during = каждый раз, когда { $trigger }: { $what }
clause-persist = { $target_word ->
    [me] устойчиво
   *[other] устойчиво, на { $target_accusative }
}: каждый раз, когда { $trigger }, { $what }
clause-once = { $target_word ->
    [me] устойчиво
   *[other] устойчиво, на { $target_accusative }
}: в следующий раз, когда { $trigger }, { $what }
clause-with = { $thing } { $filters }
clause-asked = { $trigger } { $modifier }
clause-rate = { $trigger } (не чаще { $number ->
    [one] { $number } раза
   *[many] { $number } раз
} за { $span })
clause-when-if = { $trigger }, причём { $condition }
clause-slots = { $trigger } ({ $number ->
    [one] { $number } раз
    [few] { $number } раза
   *[many] { $number } раз
})
clause-each = { $thing }: { $what }
clause-div = { $left }, делённое на { $right } с округлением вниз
clause-times = { $left } × { $right }
clause-min = { $left } (не больше { $right })
clause-then-if = { $first }; { $next }
clause-consider = выберите { $thing_accusative }
clause-may-then = по желанию { $what }; если вы это сделали, { $then }

## Ключевые слова школ

keyword-Pain = Боль ({ $x })
keyword-Enh = Усиление ({ $e }): { $what }{ $otherwise ->
    [none] {""}
   *[other] ; иначе { $otherwise }
}
keyword-Attune = Созвучие ({ $e }): { $what }
keyword-Overload = Перегрузка: { $what }
keyword-Haunt = Наваждение ({ $n }) на { $T_accusative ->
    [none] { $T }
   *[other] { $T_accusative }
}
keyword-Hunt = Охота ({ $p })
keyword-SpiritPath = Путь духов ({ $n })
spirit-path = Дальность измеряется от вас или от подконтрольного вам тотема — на ваш выбор.

## Что происходит

do-dmg = { $actor ->
    [Rose] Чёрная Роза наносит
   *[you] нанесите
} { $n_sort ->
    [number] { $n } { $n ->
        [one] урон
       *[other] урона
    } { $X_dative }
   *[other] { $X_dative } урон: { $n }
}{ $sure ->
    [yes] {" "}(в ответ нельзя применить ловушки и защиты)
   *[none] {""}
}
do-rose = { $mood ->
    [may] пусть Чёрная Роза нанесёт
   *[do] Чёрная Роза наносит
} { $n_sort ->
    [number] { $n } { $n ->
        [one] урон
       *[other] урона
    } { $X_dative }
   *[other] { $X_dative } урон: { $n }
}
do-heal = исцелите { $X_word ->
    [me] у себя
   *[other] у { $X_genitive }
} { $n_word ->
    [all] весь урон
    [nonblack] весь урон, кроме чёрного
   *[other] до { $n } урона
}
do-rep = { $actor ->
    [Rose] Чёрная Роза заменяет
   *[you] замените до
} { $n } { $n ->
    [one] { $actor ->
        [Rose] фишку
       *[you] фишки
    }
    [few] { $actor ->
        [Rose] фишки
       *[you] фишек
    }
   *[many] фишек
} урона у { $X_genitive } своими{ $X_many ->
    [yes] {" "}(всего)
   *[no] {""}
}
do-mvdmg = переместите до { $n } урона с { $X_genitive } на { $Y_accusative }
do-ign = { $n_sort ->
    [number] проигнорируйте до { $n } этого урона
   *[other] проигнорируйте часть этого урона: { $n }
}
do-redir = перенесите { $n_word ->
    [hitamt] этот урон
   *[other] до { $n } этого урона
} на { $X_accusative }
do-atk = { $F_word ->
    [me] совершите физическую атаку на { $X_accusative }
   *[other] по { $X_dative } проводит физическую атаку { $F }
}{ $n ->
    [none] {""}
   *[other] {" "}с +{ $n } к урону
}
do-defeat = { $X } терпит поражение
do-save = вы не терпите поражения
do-inst = { $actor ->
    [Rose] Чёрная Роза помещает
   *[you] поместите
} { $n_sort ->
    [number] { $n } { $n ->
        [one] фишку
        [few] фишки
       *[many] фишек
    } нестабильности в { $R_accusative }
   *[other] в { $R_accusative } фишки нестабильности в количестве: { $n }
}{ $R_many ->
    [yes] {" "}(распределив как угодно)
   *[no] {""}
}
do-repi = { $actor ->
    [Rose] Чёрная Роза заменяет { $n } { $n ->
        [one] фишку
        [few] фишки
       *[many] фишек
    }
   *[you] замените до { $n } { $n ->
        [one] фишки
       *[many] фишек
    }
} нестабильности в { $R_prepositional } своими
do-remi = { $actor ->
    [Rose] Чёрная Роза убирает { $n } { $n ->
        [one] фишку
        [few] фишки
       *[many] фишек
    }
   *[you] уберите до { $n } { $n ->
        [one] фишки
       *[many] фишек
    }
} нестабильности из { $R_genitive }
do-act = активируйте { $R_accusative }
do-copy = примените восстановленный эффект { $R_genitive }
do-setroom = переверните жетон активации { $R_genitive } стороной «{ $t_word ->
    [ready] доступен
   *[other] использован
}» вверх
do-restore = немедленно восстановите { $R_accusative }
do-move = { $X_word ->
    [me] передвиньтесь
   *[other] передвиньте { $X_accusative }
} { $n_word ->
    [speed] в пределах вашей скорости
   *[other] не более чем на { $n } { $n ->
        [one] комнату
        [few] комнаты
       *[many] комнат
    }
}{ $Y ->
    [none] {""}
   *[other] {" "}в сторону { $Y_genitive }
}
do-place = { $X_word ->
    [me] поместите себя
   *[other] поместите { $X_accusative }
} в { $R_accusative }
do-swap = { $X_word ->
    [me] поменяйте местами себя
   *[other] поменяйте местами { $X_accusative }
} и { $Y_accusative }
do-cell = { $X_word ->
    [me] отправьтесь в свою келью
   *[other] отправьте { $X_accusative } в келью
}
do-draw = { $X_word ->
    [me] { $search ->
        [yes] найдите в своём гримуаре
       *[none] { $mem ->
            [yes] возьмите
           *[none] вытяните
        }
    }
   *[other] { $X } { $mem ->
        [yes] берёт
       *[none] вытягивает
    }
} { $n } { $rnd ->
    [yes] { $n ->
        [one] случайную {""}
        [few] случайные {""}
       *[many] случайных {""}
    }
   *[none] {""}
}{ $n ->
    [one] карту
    [few] карты
   *[many] карт
}{ $mem ->
    [yes] {" "}из своих воспоминаний
   *[none] {""}
}{ $search ->
    [yes] {" "}и перемешайте его
   *[none] {""}
}
do-study = { $X_word ->
    [me] посмотрите { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } библиотеки и оставьте себе { $k }
   *[other] { $X } смотрит { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } библиотеки и оставляет себе { $k }
}
do-forg = { $X_word ->
    [me] вытяните
   *[other] { $X } вытягивает
} { $n } { $n ->
    [one] забытое заклинание
    [few] забытых заклинания
   *[many] забытых заклинаний
}{ $k ->
    [none] {""}
   *[other] {" "}и { $X_word ->
        [me] оставьте
       *[other] оставляет
    } себе { $k }
}
do-disc = { $who_word ->
    [actor] сбросьте
   *[other] { $X_word ->
        [me] сбросьте
       *[other] { $mood ->
            [may] пусть { $X } сбросит
           *[do] { $X } сбрасывает
        }
    }
} { $n } { $who_word ->
    [rnd] { $zone_word ->
        [hand] { $n ->
            [one] случайную {""}
            [few] случайные {""}
           *[many] случайных {""}
        }
        [grim] {""}
       *[other] { $n ->
            [one] случайное {""}
            [few] случайных {""}
           *[many] случайных {""}
        }
    }
   *[other] {""}
}{ $zone_word ->
    [hand] { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } из руки
    [grim] { $n ->
        [one] верхнюю карту
        [few] верхние карты
       *[many] верхних карт
    } гримуара
    [activated] { $n ->
        [one] активированное заклинание
        [few] активированных заклинания
       *[many] активированных заклинаний
    }
   *[prepared] { $n ->
        [one] заготовленное заклинание
        [few] заготовленных заклинания
       *[many] заготовленных заклинаний
    }
}{ $who_word ->
    [actor] {" "}{ $X_genitive } на ваш выбор
   *[other] {""}
}
do-shuf = { $X_word ->
    [me] замешайте свои воспоминания в свой гримуар
   *[other] { $X } замешивает свои воспоминания в свой гримуар
}
do-ban = { $X_word ->
    [me] по желанию верните
   *[other] { $X } по желанию возвращает
} до { $n } { $n ->
    [one] карты
   *[many] карт
} из руки в стопки сброса их школ
do-peek = посмотрите { $n } { $zone_word ->
    [hand] { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } из руки { $X_genitive }
    [grim] { $n ->
        [one] верхнюю карту
        [few] верхние карты
       *[many] верхних карт
    } гримуара { $X_genitive }
    [activated] { $n ->
        [one] активированное заклинание
        [few] активированных заклинания
       *[many] активированных заклинаний
    } { $X_genitive }
   *[prepared] { $n ->
        [one] заготовленное заклинание
        [few] заготовленных заклинания
       *[many] заготовленных заклинаний
    } { $X_genitive }
}
do-prep = { $X_word ->
    [me] по желанию заготовьте
   *[other] { $X } по желанию заготавливает
} до { $n } { $n ->
    [one] заклинания
   *[many] заклинаний
} из руки в пустые ячейки
do-again = ещё раз примените { $S_accusative }
do-turn = переверните { $S_accusative } другой стороной
do-trade = возьмите { $S_accusative } в руку и заготовьте в его ячейке карту из руки
do-tok = { $n ->
    [one] { $t_word ->
        [ready] сделайте доступным { $n }
       *[spent] истощите { $n }
    } { $X_word ->
        [me] свой жетон физического действия
       *[other] жетон физического действия { $X_genitive }
    }
   *[other] { $t_word ->
        [ready] сделайте доступными до { $n }
       *[spent] истощите { $n }
    } { $X_word ->
        [me] своих жетонов физических действий
       *[other] жетонов физических действий { $X_genitive }
    }
}
do-pow = { $X_word ->
    [me] { $n_sign ->
        [minus] потеряйте
       *[other] получите
    }
   *[other] { $mood ->
        [may] пусть { $X } { $n_sign ->
            [minus] потеряет
           *[other] получит
        }
       *[do] { $X } { $n_sign ->
            [minus] теряет
           *[other] получает
        }
    }
} { $n_sort ->
    [number] { $n } { $n ->
        [one] очко силы
        [few] очка силы
       *[many] очков силы
    }
   *[other] очки силы: { $n }
}
do-steal = украдите { $n } { $n ->
    [one] очко силы
    [few] очка силы
   *[many] очков силы
} у { $X_genitive }
do-crown = { $X_word ->
    [me] возьмите корону
   *[other] { $X } берёт корону
}
do-quest = { $X_word ->
    [me] вытяните
   *[other] { $X } вытягивает
} { $n } { $n ->
    [one] задание
    [few] задания
   *[many] заданий
}{ $moon ->
    [none] {""}
   *[other] {" "}{ $moon }-й луны
}{ $k ->
    [none] {""}
   *[other] {" "}и { $X_word ->
        [me] оставьте
       *[other] оставляет
    } себе { $k }
}
do-qadv = { $cube ->
    [yes] { $X_word ->
        [me] положите 1 фишку на одно из своих активных заданий
       *[other] { $X } кладёт 1 фишку на одно из своих активных заданий
    }
   *[none] { $fulfilled ->
        [yes] { $X_word ->
            [me] одно из ваших активных заданий становится выполненным
           *[other] одно из активных заданий { $X_genitive } становится выполненным
        }
       *[none] { $X_word ->
            [me] завершите одно из своих выполненных заданий без его эффекта
           *[other] { $X } завершает одно из своих выполненных заданий без его эффекта
        }
    }
}
do-qdisc = { $X_word ->
    [me] сбросьте
   *[other] { $X } сбрасывает
} { $completed ->
    [yes] { $n } { $n ->
        [one] завершённое задание
        [few] завершённых задания
       *[many] завершённых заданий
    }
   *[none] до { $n } { $n ->
        [one] активного задания
       *[many] активных заданий
    }
}
do-event = { $X_word ->
    [me] вытяните
   *[other] { $X } вытягивает
} 1 событие{ $moon ->
    [none] {""}
   *[other] {" "}{ $moon }-й луны
}
do-edisc = сбросьте { $k } { $k ->
    [one] открытое событие
    [few] открытых события
   *[many] открытых событий
}
do-trophy = { $X_word ->
    [me] присвойте
   *[other] { $X } присваивает
} 1 трофей { $Y_genitive }
do-cede = { $X_word ->
    [me] отдайте
   *[other] { $X } отдаёт
} { $newest ->
    [yes] { $n ->
        [one] последний полученный трофей
        [few] { $n } последних полученных трофея
       *[many] { $n } последних полученных трофеев
    }
   *[none] { $n } { $n ->
        [one] трофей
        [few] трофея
       *[many] трофеев
    }
} { $Y_dative }
do-hex = наложите { $name_word ->
    [choice] сглаз на ваш выбор
    [rnd] случайный сглаз
    [same] тот же сглаз
   *[other] { $name }
} на { $X_accusative }
do-lift = { $same ->
    [yes] снимите этот сглаз с { $X_genitive }
   *[none] снимите { $X_word ->
        [me] с себя
       *[other] с { $X_genitive }
    } до { $n } { $n ->
        [one] сглаза
       *[many] сглазов
    }
}
do-summon = призовите { $name_word ->
    [choice] воплощение на ваш выбор{ $name_filter ->
        [none] {""}
       *[other] {" "}{ $name_filter }
    }
    [same] такое же воплощение
   *[other] { $name }
} в { $R_accusative }
do-assign = назначьте { $name_word ->
    [choice] воплощение на ваш выбор
    [same] такое же воплощение
   *[other] { $name }
} { $X_dative ->
    [none] магу { $X }
   *[other] { $X_dative }
}
do-wake = активируйте { $E_accusative }
do-castnext = { $X_word ->
    [me] сотворите своё следующее заготовленное заклинание
   *[other] { $X } творит своё следующее заготовленное заклинание
}
do-ctrl = возьмите под контроль { $E_accusative }{ mod-until }
do-unsum = верните { $E_accusative } в запас{ $quiet ->
    [yes] {" "}(это ничего не вызывает)
   *[none] {""}
}
do-upg = присоедините { $name_word ->
    [choice] улучшение на ваш выбор
    [rnd] случайное улучшение
   *[other] { $name }
} к { $E_dative }
do-mod = { $stat_word ->
    [attackin] физические атаки наносят { $X_dative } на { $n } { mod-more } урона
    [spellin] заклинания наносят { $X_dative } на { $n } { mod-more } урона
    [spellout] { $X_word ->
        [me] ваши заклинания
       *[other] заклинания { $X_genitive }
    } наносят на { $n } { mod-more } урона
    [combatout] первый урон каждого заклинания боя { $X_word ->
        [me] {""}
       *[other] { $X_genitive } {""}
    }на { $n } { mod-more }
    [healin] при каждом { $X_word ->
        [me] вашем исцелении
       *[other] исцелении { $X_genitive }
    } снимается на { $n } { mod-more } урона
    [powin] { $X } { $X_word ->
        [me] получаете
       *[other] получает
    } каждый раз на { $n } { mod-more } очков силы
    [immune] { $X } не { $X_word ->
        [me] получаете
       *[other] получает
    } урона
    [studydraw] { $X } { $X_word ->
        [me] вытягиваете
       *[other] вытягивает
    } на этапе изучения на { $n } { mod-more } карт из гримуара
    [libdraw] { $X } { $X_word ->
        [me] смотрите
       *[other] смотрит
    } на этапе изучения на { $n } { mod-more } карт библиотеки
    [planmax] { $X } { $X_word ->
        [me] можете
       *[other] может
    } заготовить на этапе планирования на { $n } { mod-more } заклинаний
    [nocast] { $X } не { $X_word ->
        [me] можете
       *[other] может
    } творить заклинания
    [onecast] { $X } { $X_word ->
        [me] творите
       *[other] творит
    } не больше одного заклинания за активацию
    [noact] { $X } не { $X_word ->
        [me] можете
       *[other] может
    } активировать комнаты
    [nomove] { $X_accusative } нельзя передвигать и помещать
   *[other] { $X } { $X_word ->
        [me] получаете
       *[other] получает
    } { $n_sort ->
        [number] { $n_sign ->
            [minus] −{ $n }
           *[other] +{ $n }
        } к { mod-stat }
       *[other] { $n_sign ->
            [minus] вычет из
           *[other] прибавку к
        } { mod-stat }: { $n }
    }
}{ mod-until }
aura-mod = { do-mod }
mod-more = { $n_sign ->
    [minus] меньше
   *[other] больше
}
mod-stat = { $stat_word ->
    [strength] { $n_sort ->
        [number] силе
       *[other] силе
    }
    [speed] скорости
    [health] здоровью
    [handlimit] пределу руки
    [questlimit] пределу заданий
   *[reach] дальности атаки
}
mod-until = { $d_word ->
    [now] {" "}до конца этого эффекта
    [turn] {" "}до конца этой активации
    [phase] {" "}до конца этапа
    [round] {" "}до конца раунда
    [card] { $on ->
        [spell] , пока это заклинание в игре
       *[other] {""}
    }
   *[none] {""}
}
do-cancel = остаток прерванного эффекта отменяется

## Когда это происходит

when-enters = { $F } { $F_word ->
    [me] входите
   *[other] входит
} в { $R_word ->
    [any] комнату
   *[other] { $R_accusative }
}
when-leaves = { $F } { $F_word ->
    [me] выходите
   *[other] выходит
} из { $R_word ->
    [any] комнаты
   *[other] { $R_genitive }
}
when-hit = { $X } { $X_word ->
    [me] получаете
   *[other] получает
} урон{ $how_word ->
    [spell] {" "}от заклинания
    [attack] {" "}от физической атаки
    [room] {" "}от комнаты
    [event] {" "}от события
   *[any] {""}
}
when-aimed = { $X_accusative } выбирают целью { $t_word ->
    [combat] заклинания боя
    [conjunction] заклинания сопряжения
    [defence] заклинания защиты
    [trap] заклинания ловушки
   *[any] заклинания
}
when-cast = { $M } { $M_word ->
    [me] творите
   *[other] творит
} { $t_word ->
    [any] заклинание
   *[other] { $t_spell }
}
when-sprung = { $M } { $M_word ->
    [me] раскрываете
   *[other] раскрывает
} { $t_word ->
    [any] активированную ловушку или защиту
   *[other] активированное { $t_spell }
}
when-acts = { $M } { $M_word ->
    [me] активируете
   *[other] активирует
} { $R_word ->
    [any] комнату
   *[other] { $R_accusative }
}
when-does = { $M } { $M_word ->
    [me] выполняете
   *[other] выполняет
} { $k_word ->
    [explore] действие «исследование»
    [fight] действие «бой»
    [command] действие «приказ»
    [inertia] действие «инерция»
   *[phys] физическое действие
}
when-lethal = { $X } { $X_word ->
    [me] должны
   *[other] должен
} потерпеть поражение
when-moved = { $X } { $X_word ->
    [me] передвигаетесь
   *[other] передвигается
}
when-hexed = на { $X_accusative } накладывают сглаз
when-linked = { $X_dative } назначают воплощение
when-summons = { $X } { $X_word ->
    [me] призываете
   *[other] призывает
} воплощение
when-slain = { $X } терпит поражение
when-gone = { $X } покидает ложу
when-woken = { $X_accusative } активируют
when-replaces = { $X } { $X_word ->
    [me] заменяете
   *[other] заменяет
} фишки
when-averted = { $X } { $X_word ->
    [me] избегаете
   *[other] избегает
} поражения
when-felled = { $X } { $X_word ->
    [me] терпите
   *[other] терпит
} поражение
when-crowned = { $X } { $X_word ->
    [me] берёте
   *[other] берёт
} корону
when-questdone = { $X } { $X_word ->
    [me] завершаете
   *[other] завершает
} задание
when-celled = { $X_accusative } отправляют в келью
when-claims = { $X } { $X_word ->
    [me] присваиваете
   *[other] присваивает
} трофей
when-turnstart = начинается активация { $X_word ->
    [me] вашего мага
   *[other] { $X_genitive }
}
when-turnend = заканчивается активация { $X_word ->
    [me] вашего мага
   *[other] { $X_genitive }
}
when-scores = { $M } { $M_word ->
    [me] получаете
   *[other] получает
} { $n ->
    [1] очки силы
   *[other] не меньше { $n } очков силы
}
when-loses = { $M } { $M_word ->
    [me] теряете
   *[other] теряет
} { $n ->
    [1] очки силы
   *[other] не меньше { $n } очков силы
}
when-unstable = { $P } { $P_word ->
    [me] помещаете
   *[other] помещает
} нестабильность в { $R_word ->
    [any] комнату
   *[other] { $R_accusative }
}
when-converts = { $P } { $P_word ->
    [me] заменяете
   *[other] заменяет
} нестабильность в { $R_word ->
    [any] комнате
   *[other] { $R_prepositional }
}
when-restored = восстанавливается { $R_word ->
    [any] комната
   *[other] { $R }
}
when-begin = начинается { $p }
when-end = заканчивается { $p }
when-reveals = { $M } { $M_word ->
    [me] раскрываете
   *[other] раскрывает
} { $f_word ->
    [any] заклинание
   *[other] { $f_spell }
}
when-resolved = { $M } { $M_word ->
    [me] доводите
   *[other] доводит
} до конца { $f_word ->
    [any] заклинание
   *[other] { $f_spell }
}

ask-src = от { $value_genitive }
ask-amount = (не меньше { $value } за раз)
ask-total = (всего { $value })
ask-with-mine = (ваших фишек не меньше { $value })
ask-mine = (ваших фишек { $value_word ->
    [least] меньше
   *[most] больше
} всего)
ask-distinct = (каждый раз { $value_word ->
    [colour] другой цвет
    [element] другая стихия
    [school] другая школа
    [room] другая комната
   *[mage] другой маг
})
ask-same = (всё { $value_word ->
    [round] в одном раунде
    [phase] на одном этапе
   *[effect] в одном эффекте
})
ask-in = { ask-same }
ask-in-one = { ask-same }
ask-sole = (в одиночку)

## Условия

if-is = { $X } { $holds ->
    [yes] —
   *[no] — не
} { $b_word ->
    [mage] маг
    [evo] воплощение
    [Rose] Чёрная Роза
   *[other] { $b_genitive }
}
if-in = { $X } { $holds ->
    [yes] в
   *[no] не в
} { $r_prepositional }
if-crown = { $holds ->
    [yes] корона у { $X_genitive }
   *[no] корона не у { $X_genitive }
}
if-near = { $X } { $holds ->
    [yes] не дальше
   *[no] дальше
} { $n } { $n ->
    [one] комнаты
   *[many] комнат
} от { $Y_genitive }
if-fell = { $X_accusative } { $holds ->
    [yes] победили этим эффектом
   *[no] не победили этим эффектом
}
if-combo = { $holds ->
    [yes] среди других ваших раскрытых заклинаний есть
   *[no] среди других ваших раскрытых заклинаний нет
}: { $a }{ $b ->
    [none] {""}
   *[other] {" "}+ { $b }
}{ $c ->
    [none] {""}
   *[other] {" "}+ { $c }
} (каждая стихия на своём заклинании)

compare-op = { $op ->
    [at-least] не меньше { $number }
    [at-most] не больше { $number }
    [more] больше { $number }
    [less] меньше { $number }
   *[equal] ровно { $number }
}
compare-hex = у { $X_genitive } { compare-op } { $number ->
    [one] сглаза
   *[many] сглазов
}
compare-umbra = у { $X_genitive } { compare-op } { $number ->
    [one] Умбры
   *[many] Умбр
}
compare-trophy = у { $X_genitive } { compare-op } { $number ->
    [one] трофея
   *[many] трофеев
}
compare-hand = у { $X_genitive } в руке { compare-op } { $number ->
    [one] карты
   *[many] карт
}
compare-pow = у { $X_genitive } { compare-op } { $number ->
    [one] очка силы
   *[many] очков силы
}
compare-dmg = у { $X_genitive } { compare-op } урона
compare-black = у { $X_genitive } { compare-op } чёрного урона
compare-mine = на { $X_accusative } { compare-op } ваших фишек
compare-evostr = общая сила воплощений { $X_genitive } — { compare-op }
compare-upg = у { $X_genitive } { compare-op } { $number ->
    [one] улучшения
   *[many] улучшений
}
compare-evo = под контролем { $X_word ->
    [none] у вас
    [me] у вас
   *[other] у { $X_genitive }
} { compare-op } { $number ->
    [one] воплощения
   *[many] воплощений
}
compare-el = среди других ваших раскрытых заклинаний { compare-op } со стихией «{ $e }»
compare-sym = среди ваших раскрытых заклинаний { compare-op } { $e_word ->
    [summon] с призывом
   *[other] со стихией «{ $e }»{ $f ->
        [none] {""}
       *[other] {" "}или «{ $f }»
    }
}
compare-q = у { $X_genitive } { compare-op } { $s_word ->
    [active] { $number ->
        [one] активного
       *[many] активных
    }
    [fulfilled] { $number ->
        [one] выполненного
       *[many] выполненных
    }
   *[completed] { $number ->
        [one] завершённого
       *[many] завершённых
    }
} { $number ->
    [one] задания
   *[many] заданий
}
compare-totem = под вашим контролем { compare-op } { $number ->
    [one] тотема
   *[many] тотемов
}
compare-struck = задето { compare-op } { $number ->
    [one] фигурки
   *[many] фигурок
}
compare-last = { $number ->
    [0] { $op ->
        [equal] это ничего не дало
       *[other] это удалось
    }
   *[other] { $op ->
        [equal] { $number ->
            [1] это удалось
           *[other] вышло ровно { $number }
        }
       *[other] вышло { compare-op }
    }
}
compare-ignored = проигнорировано { compare-op } урона
compare-hitamt = урона было { compare-op }
compare-moon = идёт { $number }-я луна
compare-speed = скорость — { compare-op }

## Количества

count-hex = число { $X_word ->
    [me] ваших сглазов
   *[other] сглазов { $X_genitive }
}
count-umbra = число { $X_word ->
    [me] ваших Умбр
   *[other] Умбр { $X_genitive }
}
count-trophy = число { $X_word ->
    [me] ваших трофеев
   *[other] трофеев { $X_genitive }
}
count-hand = число карт в { $X_word ->
    [me] вашей руке
   *[other] руке { $X_genitive }
}
count-pow = число { $X_word ->
    [me] ваших очков силы
   *[other] очков силы { $X_genitive }
}
count-dmg = число { $X_word ->
    [me] ваших фишек урона
   *[other] фишек урона { $X_genitive }
}
count-black = число { $X_word ->
    [me] ваших чёрных фишек урона
   *[other] чёрных фишек урона { $X_genitive }
}
count-mine = число ваших фишек на { $X_accusative }
count-evostr = общая сила { $X_word ->
    [me] ваших воплощений
   *[other] воплощений { $X_genitive }
}
count-upg = число улучшений { $X_genitive }
count-evo = число { $X_word ->
    [none] подконтрольных вам воплощений
    [me] подконтрольных вам воплощений
   *[other] воплощений { $X_genitive }
}
count-el = число других ваших раскрытых заклинаний со стихией «{ $e }»
count-sym = число ваших раскрытых заклинаний { $e_word ->
    [summon] с призывом
   *[other] со стихией «{ $e }»{ $f ->
        [none] {""}
       *[other] {" "}или «{ $f }»
    }
}
count-q = число { $X_word ->
    [me] ваших {""}
   *[other] {""}
}{ $s_word ->
    [active] активных
    [fulfilled] выполненных
   *[completed] завершённых
} заданий{ $X_word ->
    [me] {""}
   *[other] {" "}{ $X_genitive }
}
count-totem = число подконтрольных вам тотемов
count-struck = число задетых фигурок
count-last = сколько вышло
count-ignored = проигнорированный урон
count-hitamt = размер этого урона
count-moon = номер луны
count-speed = скорость

## Кто и что

where = { $n ->
    [none] {""}
    [any] {""}
    [0] { $n_word ->
        [spirit] {" "}в пределах Пути духов (0)
       *[none] {" "}в { $origin_sort ->
            [none] вашей комнате
            [room] { $origin_prepositional }
           *[other] комнате { $origin_genitive }
        }
    }
   *[other] {" "}в пределах { $n_word ->
        [spirit] Пути духов ({ $n })
       *[none] дальности { $n }
    }{ $origin ->
        [none] {""}
       *[other] {" "}от { $origin_genitive }
    }
}
the-mage = { $on ->
    [event] { $quantity ->
        [all] каждый маг
        [each] каждый маг
        [up] не более чем { $limit } магов
       *[one] { $n ->
            [any] { $filter ->
                [none] любой маг
               *[other] маг
            }
           *[other] маг
        }
    }
   *[other] { $quantity ->
        [all] каждый соперник
        [each] каждый соперник
        [up] не более чем { $limit } соперников
       *[one] { $n ->
            [any] { $filter ->
                [none] любой соперник
               *[other] соперник
            }
           *[other] соперник
        }
    }
}{ where }
    .genitive = { $on ->
        [event] { $quantity ->
            [all] каждого мага
            [each] каждого мага
            [up] не более чем { $limit } магов
           *[one] { $n ->
                [any] { $filter ->
                    [none] любого мага
                   *[other] мага
                }
               *[other] мага
            }
        }
       *[other] { $quantity ->
            [all] каждого соперника
            [each] каждого соперника
            [up] не более чем { $limit } соперников
           *[one] { $n ->
                [any] { $filter ->
                    [none] любого соперника
                   *[other] соперника
                }
               *[other] соперника
            }
        }
    }{ where }
    .dative = { $on ->
        [event] { $quantity ->
            [all] каждому магу
            [each] каждому магу
            [up] не более чем { $limit } магам
           *[one] { $n ->
                [any] { $filter ->
                    [none] любому магу
                   *[other] магу
                }
               *[other] магу
            }
        }
       *[other] { $quantity ->
            [all] каждому сопернику
            [each] каждому сопернику
            [up] не более чем { $limit } соперникам
           *[one] { $n ->
                [any] { $filter ->
                    [none] любому сопернику
                   *[other] сопернику
                }
               *[other] сопернику
            }
        }
    }{ where }
    .accusative = { $on ->
        [event] { $quantity ->
            [all] каждого мага
            [each] каждого мага
            [up] не более чем { $limit } магов
           *[one] { $n ->
                [any] { $filter ->
                    [none] любого мага
                   *[other] мага
                }
               *[other] мага
            }
        }
       *[other] { $quantity ->
            [all] каждого соперника
            [each] каждого соперника
            [up] не более чем { $limit } соперников
           *[one] { $n ->
                [any] { $filter ->
                    [none] любого соперника
                   *[other] соперника
                }
               *[other] соперника
            }
        }
    }{ where }
the-foe = { $quantity ->
    [all] каждая вражеская фигурка
    [each] каждая вражеская фигурка
    [up] не более чем { $limit } вражеских фигурок
   *[one] { $n ->
        [any] { $filter ->
            [none] любая вражеская фигурка
           *[other] вражеская фигурка
        }
       *[other] вражеская фигурка
    }
}{ where }
    .genitive = { $quantity ->
        [all] каждой вражеской фигурки
        [each] каждой вражеской фигурки
        [up] не более чем { $limit } вражеских фигурок
       *[one] { $n ->
            [any] { $filter ->
                [none] любой вражеской фигурки
               *[other] вражеской фигурки
            }
           *[other] вражеской фигурки
        }
    }{ where }
    .dative = { $quantity ->
        [all] каждой вражеской фигурке
        [each] каждой вражеской фигурке
        [up] не более чем { $limit } вражеским фигуркам
       *[one] { $n ->
            [any] { $filter ->
                [none] любой вражеской фигурке
               *[other] вражеской фигурке
            }
           *[other] вражеской фигурке
        }
    }{ where }
    .accusative = { $quantity ->
        [all] каждую вражескую фигурку
        [each] каждую вражескую фигурку
        [up] не более чем { $limit } вражеских фигурок
       *[one] { $n ->
            [any] { $filter ->
                [none] любую вражескую фигурку
               *[other] вражескую фигурку
            }
           *[other] вражескую фигурку
        }
    }{ where }
the-fig = { $quantity ->
    [all] каждая фигурка
    [each] каждая фигурка
    [up] не более чем { $limit } других фигурок
   *[one] { $n ->
        [any] { $filter ->
            [none] любая другая фигурка
           *[other] другая фигурка
        }
       *[other] другая фигурка
    }
}{ where }
    .genitive = { $quantity ->
        [all] каждой фигурки
        [each] каждой фигурки
        [up] не более чем { $limit } других фигурок
       *[one] { $n ->
            [any] { $filter ->
                [none] любой другой фигурки
               *[other] другой фигурки
            }
           *[other] другой фигурки
        }
    }{ where }
    .dative = { $quantity ->
        [all] каждой фигурке
        [each] каждой фигурке
        [up] не более чем { $limit } другим фигуркам
       *[one] { $n ->
            [any] { $filter ->
                [none] любой другой фигурке
               *[other] другой фигурке
            }
           *[other] другой фигурке
        }
    }{ where }
    .accusative = { $quantity ->
        [all] каждую фигурку
        [each] каждую фигурку
        [up] не более чем { $limit } других фигурок
       *[one] { $n ->
            [any] { $filter ->
                [none] любую другую фигурку
               *[other] другую фигурку
            }
           *[other] другую фигурку
        }
    }{ where }
the-evo = { $quantity ->
    [all] каждое воплощение
    [each] каждое воплощение
    [up] не более чем { $limit } воплощений
   *[one] { $n ->
        [any] { $filter ->
            [none] любое воплощение
           *[other] воплощение
        }
       *[other] воплощение
    }
}{ where }
    .genitive = { $quantity ->
        [all] каждого воплощения
        [each] каждого воплощения
        [up] не более чем { $limit } воплощений
       *[one] { $n ->
            [any] { $filter ->
                [none] любого воплощения
               *[other] воплощения
            }
           *[other] воплощения
        }
    }{ where }
    .dative = { $quantity ->
        [all] каждому воплощению
        [each] каждому воплощению
        [up] не более чем { $limit } воплощениям
       *[one] { $n ->
            [any] { $filter ->
                [none] любому воплощению
               *[other] воплощению
            }
           *[other] воплощению
        }
    }{ where }
    .accusative = { $quantity ->
        [all] каждое воплощение
        [each] каждое воплощение
        [up] не более чем { $limit } воплощений
       *[one] { $n ->
            [any] { $filter ->
                [none] любое воплощение
               *[other] воплощение
            }
           *[other] воплощение
        }
    }{ where }
the-myevo = { $quantity ->
    [all] каждое подконтрольное вам воплощение
    [each] каждое подконтрольное вам воплощение
    [up] не более чем { $limit } подконтрольных вам воплощений
   *[one] подконтрольное вам воплощение
}{ where }
    .genitive = { $quantity ->
        [all] каждого подконтрольного вам воплощения
        [each] каждого подконтрольного вам воплощения
        [up] не более чем { $limit } подконтрольных вам воплощений
       *[one] подконтрольного вам воплощения
    }{ where }
    .dative = { $quantity ->
        [all] каждому подконтрольному вам воплощению
        [each] каждому подконтрольному вам воплощению
        [up] не более чем { $limit } подконтрольным вам воплощениям
       *[one] подконтрольному вам воплощению
    }{ where }
    .accusative = { $quantity ->
        [all] каждое подконтрольное вам воплощение
        [each] каждое подконтрольное вам воплощение
        [up] не более чем { $limit } подконтрольных вам воплощений
       *[one] подконтрольное вам воплощение
    }{ where }
the-foeevo = { $quantity ->
    [all] каждое не подконтрольное вам воплощение
    [each] каждое не подконтрольное вам воплощение
    [up] не более чем { $limit } не подконтрольных вам воплощений
   *[one] не подконтрольное вам воплощение
}{ where }
    .genitive = { $quantity ->
        [all] каждого не подконтрольного вам воплощения
        [each] каждого не подконтрольного вам воплощения
        [up] не более чем { $limit } не подконтрольных вам воплощений
       *[one] не подконтрольного вам воплощения
    }{ where }
    .dative = { $quantity ->
        [all] каждому не подконтрольному вам воплощению
        [each] каждому не подконтрольному вам воплощению
        [up] не более чем { $limit } не подконтрольным вам воплощениям
       *[one] не подконтрольному вам воплощению
    }{ where }
    .accusative = { $quantity ->
        [all] каждое не подконтрольное вам воплощение
        [each] каждое не подконтрольное вам воплощение
        [up] не более чем { $limit } не подконтрольных вам воплощений
       *[one] не подконтрольное вам воплощение
    }{ where }
the-me = вы
    .genitive = вас
    .dative = вам
    .accusative = вас
the-bearer = носитель
    .genitive = носителя
    .dative = носителю
    .accusative = носителя
the-this = это воплощение
    .genitive = этого воплощения
    .dative = этому воплощению
    .accusative = это воплощение
the-trig = { $who ->
    [caster] творец
    [mage] этот маг
    [evocation] это воплощение
   *[figure] эта фигурка
}
    .genitive = { $who ->
        [caster] творца
        [mage] этого мага
        [evocation] этого воплощения
       *[figure] этой фигурки
    }
    .dative = { $who ->
        [caster] творцу
        [mage] этому магу
        [evocation] этому воплощению
       *[figure] этой фигурке
    }
    .accusative = { $who ->
        [caster] творца
        [mage] этого мага
        [evocation] это воплощение
       *[figure] эту фигурку
    }
the-victim = { $who ->
    [mage] этот маг
    [evocation] это воплощение
   *[figure] эта фигурка
}
    .genitive = { $who ->
        [mage] этого мага
        [evocation] этого воплощения
       *[figure] этой фигурки
    }
    .dative = { $who ->
        [mage] этому магу
        [evocation] этому воплощению
       *[figure] этой фигурке
    }
    .accusative = { $who ->
        [mage] этого мага
        [evocation] это воплощение
       *[figure] эту фигурку
    }
the-src = обидчик
    .genitive = обидчика
    .dative = обидчику
    .accusative = обидчика
the-drawer = вытянувший это событие маг
    .genitive = вытянувшего это событие мага
    .dative = вытянувшему это событие магу
    .accusative = вытянувшего это событие мага
the-own = ваша фигурка
    .genitive = вашей фигурки
    .dative = вашей фигурке
    .accusative = вашу фигурку
the-any = любая фигурка
    .genitive = любой фигурки
    .dative = любой фигурке
    .accusative = любую фигурку
the-M-every = { $single ->
    [yes] маг
   *[no] каждый маг
}
    .genitive = { $single ->
        [yes] мага
       *[no] каждого мага
    }
    .dative = { $single ->
        [yes] магу
       *[no] каждому магу
    }
    .accusative = { $single ->
        [yes] мага
       *[no] каждого мага
    }
the-E-every = каждое воплощение
    .genitive = каждого воплощения
    .dative = каждому воплощению
    .accusative = каждое воплощение
the-Rose = Чёрная Роза
    .genitive = Чёрной Розы
    .dative = Чёрной Розе
    .accusative = Чёрную Розу
the-it = это воплощение
    .genitive = этого воплощения
    .dative = этому воплощению
    .accusative = это воплощение
the-owner = владелец { $E_genitive }
    .genitive = владельца { $E_genitive }
    .dative = владельцу { $E_genitive }
    .accusative = владельца { $E_genitive }
the-umbra = { $quantity ->
    [all] каждая
    [each] каждая
   *[one] одна
} { $X_word ->
    [me] ваша Умбра
   *[other] Умбра { $X_genitive }
}
    .genitive = { $quantity ->
        [all] каждой
        [each] каждой
       *[one] одной
    } { $X_word ->
        [me] вашей Умбры
       *[other] Умбры { $X_genitive }
    }
    .dative = { $quantity ->
        [all] каждой
        [each] каждой
       *[one] одной
    } { $X_word ->
        [me] вашей Умбре
       *[other] Умбре { $X_genitive }
    }
    .accusative = { $quantity ->
        [all] каждую
        [each] каждую
       *[one] одну
    } { $X_word ->
        [me] вашу Умбру
       *[other] Умбру { $X_genitive }
    }
the-room = { $n ->
    [none] { $origin_word ->
        [none] комната
        [me] ваша комната
       *[other] комната { $origin_genitive }
    }
    [0] { $origin_word ->
        [none] ваша комната
        [me] ваша комната
       *[other] комната { $origin_genitive }
    }
   *[other] { $quantity ->
        [all] все комнаты
        [each] каждая комната
        [up] до { $limit } комнат
       *[one] { $n ->
            [any] { $colour ->
                [none] любая комната
               *[other] комната
            }
           *[other] комната
        }
    }{ $colour ->
        [none] {""}
       *[other] {" "}{ $colour } цвета
    }{ where }
}
    .genitive = { $n ->
        [none] { $origin_word ->
            [none] комнаты
            [me] вашей комнаты
           *[other] комнаты { $origin_genitive }
        }
        [0] { $origin_word ->
            [none] вашей комнаты
            [me] вашей комнаты
           *[other] комнаты { $origin_genitive }
        }
       *[other] { $quantity ->
            [all] всех комнат
            [each] каждой комнаты
            [up] до { $limit } комнат
           *[one] { $n ->
                [any] { $colour ->
                    [none] любой комнаты
                   *[other] комнаты
                }
               *[other] комнаты
            }
        }{ $colour ->
            [none] {""}
           *[other] {" "}{ $colour } цвета
        }{ where }
    }
    .accusative = { $n ->
        [none] { $origin_word ->
            [none] комнату
            [me] вашу комнату
           *[other] комнату { $origin_genitive }
        }
        [0] { $origin_word ->
            [none] вашу комнату
            [me] вашу комнату
           *[other] комнату { $origin_genitive }
        }
       *[other] { $quantity ->
            [all] все комнаты
            [each] каждую комнату
            [up] до { $limit } комнат
           *[one] { $n ->
                [any] { $colour ->
                    [none] любую комнату
                   *[other] комнату
                }
               *[other] комнату
            }
        }{ $colour ->
            [none] {""}
           *[other] {" "}{ $colour } цвета
        }{ where }
    }
    .prepositional = { $n ->
        [none] { $origin_word ->
            [none] комнате
            [me] вашей комнате
           *[other] комнате { $origin_genitive }
        }
        [0] { $origin_word ->
            [none] вашей комнате
            [me] вашей комнате
           *[other] комнате { $origin_genitive }
        }
       *[other] { $quantity ->
            [all] всех комнатах
            [each] каждой комнате
            [up] до { $limit } комнат
           *[one] { $n ->
                [any] { $colour ->
                    [none] любой комнате
                   *[other] комнате
                }
               *[other] комнате
            }
        }{ $colour ->
            [none] {""}
           *[other] {" "}{ $colour } цвета
        }{ where }
    }
the-here = ваша комната
    .genitive = вашей комнаты
    .accusative = вашу комнату
    .prepositional = вашей комнате
the-there = эта комната
    .genitive = этой комнаты
    .accusative = эту комнату
    .prepositional = этой комнате
the-exit = комната рядом с { $X_word ->
    [me] вашей кельей
   *[other] кельей { $X_genitive }
}
    .genitive = комнаты рядом с { $X_word ->
        [me] вашей кельей
       *[other] кельей { $X_genitive }
    }
    .accusative = комнату рядом с { $X_word ->
        [me] вашей кельей
       *[other] кельей { $X_genitive }
    }
    .prepositional = комнате рядом с { $X_word ->
        [me] вашей кельей
       *[other] кельей { $X_genitive }
    }
the-prepared = одно из { $X_word ->
    [me] ваших заготовленных заклинаний
   *[other] заготовленных заклинаний { $X_genitive }
}
    .genitive = одного из { $X_word ->
        [me] ваших заготовленных заклинаний
       *[other] заготовленных заклинаний { $X_genitive }
    }
    .dative = одному из { $X_word ->
        [me] ваших заготовленных заклинаний
       *[other] заготовленных заклинаний { $X_genitive }
    }
    .accusative = одно из { $X_word ->
        [me] ваших заготовленных заклинаний
       *[other] заготовленных заклинаний { $X_genitive }
    }
the-activated = одно из { $X_word ->
    [me] ваших активированных заклинаний
   *[other] активированных заклинаний { $X_genitive }
}
    .genitive = одного из { $X_word ->
        [me] ваших активированных заклинаний
       *[other] активированных заклинаний { $X_genitive }
    }
    .dative = одному из { $X_word ->
        [me] ваших активированных заклинаний
       *[other] активированных заклинаний { $X_genitive }
    }
    .accusative = одно из { $X_word ->
        [me] ваших активированных заклинаний
       *[other] активированных заклинаний { $X_genitive }
    }
the-revealed = одно из { $X_word ->
    [me] ваших раскрытых заклинаний
   *[other] раскрытых заклинаний { $X_genitive }
}
    .genitive = одного из { $X_word ->
        [me] ваших раскрытых заклинаний
       *[other] раскрытых заклинаний { $X_genitive }
    }
    .dative = одному из { $X_word ->
        [me] ваших раскрытых заклинаний
       *[other] раскрытых заклинаний { $X_genitive }
    }
    .accusative = одно из { $X_word ->
        [me] ваших раскрытых заклинаний
       *[other] раскрытых заклинаний { $X_genitive }
    }
the-quest = одно из { $s_word ->
    [active] активных
    [fulfilled] выполненных
   *[completed] завершённых
} заданий { $X_genitive }
    .genitive = одного из { $s_word ->
        [active] активных
        [fulfilled] выполненных
       *[completed] завершённых
    } заданий { $X_genitive }
    .dative = одному из { $s_word ->
        [active] активных
        [fulfilled] выполненных
       *[completed] завершённых
    } заданий { $X_genitive }
    .accusative = одно из { $s_word ->
        [active] активных
        [fulfilled] выполненных
       *[completed] завершённых
    } заданий { $X_genitive }

that-mage = { $quantity ->
    [all] эти маги
    [member] один из этих магов
   *[one] этот маг
}
    .genitive = { $quantity ->
        [all] этих магов
        [member] одного из этих магов
       *[one] этого мага
    }
    .dative = { $quantity ->
        [all] этим магам
        [member] одному из этих магов
       *[one] этому магу
    }
    .accusative = { $quantity ->
        [all] этих магов
        [member] одного из этих магов
       *[one] этого мага
    }
that-figure = { $quantity ->
    [all] эти фигурки
    [member] одна из этих фигурок
   *[one] эта фигурка
}
    .genitive = { $quantity ->
        [all] этих фигурок
        [member] одной из этих фигурок
       *[one] этой фигурки
    }
    .dative = { $quantity ->
        [all] этим фигуркам
        [member] одной из этих фигурок
       *[one] этой фигурке
    }
    .accusative = { $quantity ->
        [all] эти фигурки
        [member] одну из этих фигурок
       *[one] эту фигурку
    }
that-evocation = { $quantity ->
    [all] эти воплощения
    [member] одно из этих воплощений
   *[one] это воплощение
}
    .genitive = { $quantity ->
        [all] этих воплощений
        [member] одного из этих воплощений
       *[one] этого воплощения
    }
    .dative = { $quantity ->
        [all] этим воплощениям
        [member] одному из этих воплощений
       *[one] этому воплощению
    }
    .accusative = { $quantity ->
        [all] эти воплощения
        [member] одно из этих воплощений
       *[one] это воплощение
    }
that-room = { $quantity ->
    [all] эти комнаты
    [member] одна из этих комнат
   *[one] эта комната
}
    .genitive = { $quantity ->
        [all] этих комнат
        [member] одной из этих комнат
       *[one] этой комнаты
    }
    .accusative = { $quantity ->
        [all] эти комнаты
        [member] одну из этих комнат
       *[one] эту комнату
    }
    .prepositional = { $quantity ->
        [all] этих комнатах
        [member] одной из этих комнат
       *[one] этой комнате
    }
that-card = это заклинание
    .genitive = этого заклинания
    .dative = этому заклинанию
    .accusative = это заклинание
that-quest = это задание
    .genitive = этого задания
    .dative = этому заданию
    .accusative = это задание

named-place = комната «{ $name }»
    .genitive = комнаты «{ $name }»
    .accusative = комнату «{ $name }»
    .prepositional = комнате «{ $name }»
named-evocation = воплощение «{ $name }»
    .genitive = воплощения «{ $name }»
    .dative = воплощению «{ $name }»
    .accusative = воплощение «{ $name }»
named-archetype = архетип «{ $name }»
    .genitive = архетипа «{ $name }»
    .dative = архетипу «{ $name }»
    .accusative = архетип «{ $name }»
named-hex = сглаз «{ $name }»
    .genitive = сглаза «{ $name }»
    .dative = сглазу «{ $name }»
    .accusative = сглаз «{ $name }»
named-upgrade = улучшение «{ $name }»
    .genitive = улучшения «{ $name }»
    .dative = улучшению «{ $name }»
    .accusative = улучшение «{ $name }»
key-red = красная комната
    .genitive = красной комнаты
    .accusative = красную комнату
    .prepositional = красной комнате
key-blue = синяя комната
    .genitive = синей комнаты
    .accusative = синюю комнату
    .prepositional = синей комнате
key-green = зелёная комната
    .genitive = зелёной комнаты
    .accusative = зелёную комнату
    .prepositional = зелёной комнате
key-yellow = жёлтая комната
    .genitive = жёлтой комнаты
    .accusative = жёлтую комнату
    .prepositional = жёлтой комнате
key-purple = фиолетовая комната
    .genitive = фиолетовой комнаты
    .accusative = фиолетовую комнату
    .prepositional = фиолетовой комнате
key-grey = серая комната
    .genitive = серой комнаты
    .accusative = серую комнату
    .prepositional = серой комнате
key-black = чёрная комната
    .genitive = чёрной комнаты
    .accusative = чёрную комнату
    .prepositional = чёрной комнате

## Какие именно

colour-red = красного
colour-blue = синего
colour-green = зелёного
colour-yellow = жёлтого
colour-purple = фиолетового
colour-grey = серого
colour-black = чёрного
filter-black = { $op ->
    [at-least] с не менее чем { $value } чёрного урона
    [at-most] с не более чем { $value } чёрного урона
   *[equal] { $value ->
        [0] без чёрного урона
       *[other] с { $value } чёрного урона
    }
}
filter-ruined = на разрушенной стороне
filter-restored = { $holds ->
    [no] на разрушенной стороне
   *[yes] на восстановленной стороне
}
filter-free = со свободной ячейкой
filter-crown = { $holds ->
    [no] без короны
   *[yes] с короной
}
filter-other = (кроме этого)
filter-most = с наибольшим { measure }
filter-least = с наименьшим { measure }
measure = числом { $x_word ->
    [power] очков силы
    [instability] фишек нестабильности
   *[trophies] трофеев
}
filter-owner = { $value_genitive }
filter-hex = { $op ->
    [at-least] { $value ->
        [1] со сглазом
       *[other] с { $value } и более сглазами
    }
   *[other] (сглазов: { filter-op })
}
filter-umbra = { $op ->
    [at-least] { $value ->
        [1] с Умброй
       *[other] с { $value } и более Умбрами
    }
   *[other] (Умбр: { filter-op })
}
filter-dmg = (урона: { filter-op })
filter-health = со здоровьем { filter-op }
filter-trophies = (трофеев: { filter-op })
filter-mages = { $op ->
    [at-least] { $value ->
        [1] с магами
       *[other] с { $value } и более магами
    }
   *[other] (магов: { filter-op })
}
filter-op = { $op ->
    [at-least] не меньше { $value }
    [at-most] не больше { $value }
    [more] больше { $value }
    [less] меньше { $value }
   *[equal] ровно { $value }
}
filter-place = { $holds ->
    [no] (кроме: { $name })
   *[yes] «{ $name }»
}
filter-archetype = { $holds ->
    [no] с архетипом не «{ $name }»
   *[yes] с архетипом «{ $name }»
}
filter-evocation = { $holds ->
    [no] (кроме: { $name })
   *[yes] «{ $name }»
}
filter-named = { $holds ->
    [yes] (только { $thing })
   *[no] (кроме { $thing_genitive })
}

## Слова, которые значат сами себя

key-fire = огонь
    .spell = заклинание огня
key-water = вода
    .spell = заклинание воды
key-air = воздух
    .spell = заклинание воздуха
key-earth = земля
    .spell = заклинание земли
key-profane = скверна
    .spell = заклинание скверны
key-sacred = святость
    .spell = заклинание святости
key-magic = магия
    .spell = заклинание магии
key-summon = призыв
    .spell = заклинание с призывом
key-combat = бой
    .spell = заклинание боя
key-conjunction = сопряжение
    .spell = заклинание сопряжения
key-defence = защита
    .spell = заклинание защиты
key-trap = ловушка
    .spell = заклинание ловушки
key-rose = этап Чёрной Розы
key-study = этап изучения
key-planning = этап планирования
key-action = этап действий
key-evocation = этап воплощений
key-cleanup = этап очистки
key-round = раунд
part-P = физическим действием: { $what }
part-S = заклинанием: { $what }

## Приказы аватара

with-priority = { $thing } (приоритет { $number })
order-you = Приказ аватару: «вы» — это аватар.
symbol-instability = Поместите 1 фишку нестабильности в вашу комнату.
order-instability = Перед первым заклинанием приказа поместите 1 фишку нестабильности в вашу комнату.
order-extra = Затем раскройте и исполните ещё один приказ; в счёт предела он не идёт.
order-priority = { $number ->
    [1] Маг с наибольшим уроном; при ничьей — ближайший; при ничьей — тот, у кого больше всего очков силы; при ничьей решает корона.
    [2] Ближайший маг; при ничьей — с наибольшим уроном; при ничьей — тот, у кого больше всего очков силы; при ничьей решает корона.
   *[3] Комната, где больше всего магов; при ничьей — где больше всего фигурок; при ничьей — где больше всего нестабильности; при ничьей решает корона.
}

## Наборы: `mindrose content`

pack-file = { $part ->
    [rooms] Комнаты
    [lodge] Ложа
    [mages] Маги
    [schools] Школы
    [personal] Личные заклинания
    [forgotten] Забытые заклинания
    [spells] Заклинания
    [evocations] Воплощения
    [hexes] Сглазы
    [upgrades] Улучшения
    [quests] Задания
    [avatar] Приказы аватара
   *[events] События
}
pack-part = { pack-file }: { $number }, свои
pack-part-says = { $part ->
    [main] Основной эффект
    [reverse] Обратный эффект
    [ruined] Разрушенная
    [restored] Восстановленная
    [task] Задача
    [instability] Нестабильность
    [action] Физическое действие
    [spell] Заклинание
    [extra] Дополнительная карта
    [reaction] Ловушка или защита
    [priority-1] Приоритет 1
    [priority-2] Приоритет 2
    [priority-3] Приоритет 3
   *[effect] Эффект
}: { $text }
