### Слова, общие для всех игр.

## Игроки

# $number (number): место за столом, считая с единицы; для игроков без собственного имени.
player = Игрок { $number }
# Список имён растёт слева направо: «Анна», «Анна, Борис», «Анна, Борис и Вера».
list-more = { $first }, { $next }
names-last = { $first } и { $next }
# Сведения и то, что сказано в скобках: на досках, в наборах и командах.
terminal-fact = { $name }: { $value }
aside = { $text } ({ $about })

## Значения настроек

value-yes = да
value-no = нет
value-unlimited = без ограничения

## Почему нельзя

refusal-number = { $answer } — не ответ: выберите целое число от 0 до { $last }.
refusal-players = В эту игру играют от { $least } до { $most } человек ({ $rule }): выберите число в этих пределах.
refusal-not-active = Сейчас решает другой игрок ({ $rule }): дождитесь своей очереди.
refusal-game-over = Игра окончена ({ $rule }): пересмотрите её или начните новую.

## Конец

outcome-nobody = Никто за столом не побеждает. Очки: { $scores }.
outcome-closed = Стол закрыт до конца партии: победителя нет.
outcome-resigned = { $winners ->
    [0] { $player } сдаётся.
    [1] { $player } сдаётся: побеждает { $names }.
   *[other] { $player } сдаётся: побеждают { $names }.
}

## Терминал

terminal-commitment = Отпечаток зерна этой партии: { $hash }
terminal-stirred = Число, добавленное в зерно с места { $seat }: { $number }
terminal-thinking = { $name } думает…
terminal-hand-over = К экрану приглашается { $name }: нажмите Enter.
terminal-hint = Введите номер ответа или ? для справки.
terminal-ready = Вы готовы, другие ещё решают. Введите номер, чтобы передумать, или нажмите Enter, чтобы оставить как есть.
terminal-help =
    номер — выбрать этот ответ
    undo — взять последний ответ назад
    withdraw — отказаться от начатого
    log — что произошло до сих пор
    rule { $rule } — что гласит правило
    card НАЗВАНИЕ — что делает карта или значит слово на ней
    quit — выйти; партия сохранится
terminal-once-more = { $caution } Чтобы сделать это, введите { $number } ещё раз.
terminal-decides = Решает { $who }:
terminal-decided = Решено: { $choice }
terminal-unclear = { $count ->
    [1] Введите 1 — это единственный ответ — или ? для справки.
   *[other] Введите номер от 1 до { $count } или ? для справки.
}
terminal-no-rule = Правила о «{ $wanted }» не нашлось: введите номер вроде { $rule } или другое слово.
terminal-no-card = { $wanted ->
    [none] Какая карта? Введите и её название, например: card { $example }.
   *[other] Здесь ничто не называется «{ $wanted }»{ $like ->
        [none] : введите название карты, например { $example }.
       *[other] . Может быть, «{ $like }»?
    }
}
terminal-left = До встречи! Партия сохранена в файле { $file }.
terminal-finished = Партия сохранена в файле { $file }; её зерно: { $seed }.
# $answers, $rules (number); $bare (text): numbers of rules, or `none`.
terminal-replayed = { $answers ->
    [one] Повторён { $answers } ответ
    [few] Повторено { $answers } ответа
   *[other] Повторено { $answers } ответов
}; все хеши совпадают.
terminal-not-over = Партия не окончена.
terminal-rules = { $rules ->
    [one] { $rules } правило
    [few] { $rules } правила
   *[other] { $rules } правил
}; без кода или теста: { $bare ->
    [none] нет таких
   *[other] { $bare }
}
