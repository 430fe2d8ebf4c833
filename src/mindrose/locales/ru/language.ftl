### Как соединяются части эффекта карты. Что соединяется, говорят игры: см. docs/effects.md.
###
### $what, $first, $next — части предложения со строчной буквы и без точки. $thing — о чём речь, в именительном падеже;
### $thing_genitive и так далее — то же в других падежах из effect-cases. $trigger — обстоятельство, а не придаточное:
### «при входе в игру», «в конце вашего хода»; после него двоеточие, и «если» не идёт следом за «когда».

effect-cases = genitive dative accusative instrumental prepositional

effect-sentence = { $text }.
effect-next = { $first } { $next }
# То, что стоит после «//»: это всё тот же эффект. $kind — с чего оно начинается: [if], [may] или [do].
effect-after = { $kind ->
    [if] { $first }; затем, { $next }
   *[other] { $first }; затем { $next }
}
effect-then = { $first }, затем { $next }
effect-then-if = { $first }; { $next }

effect-on = { $trigger }: { $what }
effect-during = каждый раз { $trigger }: { $what }
effect-persist = пока это действует на { $target_accusative }, каждый раз { $trigger }: { $what }
effect-once = пока это действует на { $target_accusative }, в следующий раз { $trigger }: { $what }
effect-aura = { $what }

effect-if = если { $condition }, { $what }
effect-if-else = если { $condition }, { $what }; иначе { $otherwise }
effect-if-none = { $what }; если такой цели нет, { $otherwise }
# $mood: [may] для того, что идёт после «по желанию», иначе [do]; по нему выбирают сообщения игр, где формы различны.
effect-may = по желанию { $what }
# В $what есть свои условия, повторения или выбор.
effect-may-all = по желанию сделайте вот что: { $what }
effect-per = { $number ->
    [one] { $number } раз — { $what }
    [few] { $number } раза — { $what }
   *[many] { $number } раз — { $what }
}
effect-per-count = столько раз, сколько составляет { $number }, — { $what }
effect-each = для { $thing_genitive } — { $what }
effect-as = это делает { $thing }: { $what }
effect-pick = выберите одно: { $choices }
effect-or-else = { $first }; или { $next }
effect-choose = { $chooser ->
    [you] выберите { $thing_accusative }
    [rnd] выберите случайно { $thing_accusative }
   *[other] { $mood ->
        [may] пусть владелец выберет { $thing_accusative }
       *[do] владелец выбирает { $thing_accusative }
    }
}

effect-and = { $first } и { $next }
effect-both = { $first } + { $next }
effect-or = { $first } или { $next }
effect-not = не { $condition }
effect-there-is = такая цель есть
effect-there-is-none = такой цели нет
effect-with = { $thing } ({ $filters })
effect-asked = { $trigger } ({ $modifier })
effect-when-if = { $trigger }, если { $condition }
effect-rate = { $trigger } (не чаще чем { $number ->
    [one] { $number } раз
    [few] { $number } раза
   *[many] { $number } раз
} за { $span })

effect-at-least = { $left } — не меньше { $right }
effect-at-most = { $left } — не больше { $right }
effect-equal = { $left } — ровно { $right }
effect-more = { $left } — больше { $right }
effect-less = { $left } — меньше { $right }
effect-plus = { $left } плюс { $right }
effect-minus = { $left } минус { $right }
effect-times = { $left } × { $right }
effect-min = { $left } (не больше { $right })
effect-max = { $left } (не меньше { $right })
effect-div = { $left } : { $right } с округлением вниз

# $text — то, что относится друг к другу; $name — буква, под которой сделан выбор.
effect-group = ({ $text })
effect-afterwards = { $first }; после этого { $next }
effect-afterwards-if = { $first }; после этого, { $next }
effect-besides = { $first }; кроме того, { $next }
effect-named = { $thing } ({ $name })
effect-chosen = цель выбрана
effect-none-chosen = цель не выбрана
effect-consider = учтите { $thing_accusative }
effect-body = {"…"}
effect-number-of-them = их количество

## Список слов, которыми записывают силы карт: `mindrose content words`

lexicon-when = Когда сила действует
lexicon-how = При условии, по желанию, несколько раз
lexicon-whom = Кто и что
lexicon-which = Какие именно (в скобках после слова)
lexicon-if = Условия
lexicon-amounts = Количества
lexicon-does = Что происходит в этот момент
lexicon-holds = Что действует постоянно, после «aura:»
lexicon-only = только с
lexicon-asked-of = для
lexicon-number = { $sign ->
    [yes] + или - и { lexicon-whole }
   *[no] { lexicon-whole }
}{ $anywhere ->
    [yes] {""} или * — где угодно
   *[no] {""}
}{ $count ->
    [yes] {""} или количество, как выше
   *[no] {""}
}
lexicon-whole = { $limit ->
    [yes] целое число от { $low } до { $high }
   *[no] целое число не меньше { $low }
}

## Что командная строка говорит об игре: `mindrose games ИГРА`

command-players = Игроков: от { $low } до { $high }, обычно { $usual }.
command-options = Параметры; каждый пишется --option имя=значение:
command-default = по умолчанию
command-range = или целое число от { $low } до { $high }
command-seats = { $title }, игроков: от { $low } до { $high }
command-column-option = параметр
command-column-default = по умолчанию
command-column-allowed = допустимо
command-column-rule = правило
command-text = текст
command-meaning = Что они значат: { $command }
