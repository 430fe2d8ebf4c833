### Что говорит карточная игра Cerebria, по-русски.
###
### Аргументы описаны в английском файле. Имена игроков и карт не склоняются: перед ними стоит слово, которое
### склоняется («у игрока Анна», «эмоцию «Гнев»»); $player_tag и подобные годятся и для безымянных («у игрока 2»).
### Осторожно: «Блаженство» — карта-основа Brightness, а полярность Bliss — «Свет».

## Термины с падежами

-bliss = { $case ->
   *[nominative] Свет
    [genitive] Света
}
-gloom = { $case ->
   *[nominative] Тьма
    [genitive] Тьмы
}

## Слова глоссария

word-emotion = Эмоция
word-emotion-card = карта Эмоций
word-polarity = полярность
word-bliss = { -bliss }
word-gloom = { -gloom }
word-mild = Мягкая эмоция
word-strong = Сильная эмоция
word-brightness = Блаженство
word-bleakness = Уныние
word-base-card = основа
word-top-card = верхняя карта слияния
word-vibe = Вибрация
word-vibe-red = Красная вибрация
word-vibe-yellow = Жёлтая вибрация
word-vibe-green = Зелёная вибрация
word-vibe-blue = Синяя вибрация
word-vibe-combo = комбинация вибраций
word-mindset = Умонастроение
word-impulse-stack = Стопка Импульсов
word-impulse = Импульс
word-column = столбец
word-main-deck = основная колода
word-discard-pile = стопка сброса
word-hand = рука
word-cycle = Цикл
word-turn = Ход
word-active-player = активный игрок
word-starting-player = Начинающий игрок
word-fragment = Фрагмент Личности
word-fragment-slot = слот для Фрагмента
word-absorb-slot = слот Поглощения
word-absorb = поглотить
word-supply = общий запас
word-scoring-area = Зачётная зона
word-action = Действие
word-impulse-action = действие Импульса
word-evoke-action = действие Пробуждения
word-enter = войти в умонастроение
word-remove = убрать в сброс
word-fusion = Слияние
word-fused-emotion = Объединённая эмоция
word-ready = готовая
word-fresh = новая
word-ability = Способность
word-ability-type = тип способности
word-destroy = Разрушение
word-drain = Истощение
word-deprive = Смещение
word-summon = Призыв
word-steal = Кража
word-swap = Мена
word-draw = Извлечение
word-embrace = Объятие
word-counter = Отмена эффекта
word-counter-window = окно отмены
word-revelation = Откровение
word-bonus-fragment = бонусный Фрагмент
word-three-different = 3 разных
word-three-alike = 3 одинаковых
word-two-pairs = 2 пары
word-four-different = 4 разных
word-four-alike = 4 одинаковых
word-mood = Настроение
word-mood-marker = Маркер настроения
word-mulligan = пересдача руки
word-preparation = Подготовка к следующему циклу
word-trim = сбросить лишние карты
word-singlemindedness-bliss = Целеустремлённость ({ -bliss })
word-singlemindedness-gloom = Целеустремлённость ({ -gloom })
word-balance = Баланс
word-shared-victory = разделённая победа
word-dead-supply = исчерпание запаса
word-last-cycle = последний цикл
word-reference-card = карточка-памятка

## Части предложений

polarity = { $polarity ->
    [bliss] { -bliss }
   *[gloom] { -gloom }
}
vibe = { $vibe ->
    [red] красная
    [yellow] жёлтая
    [green] зелёная
   *[blue] синяя
}
ability = { $ability ->
    [destroy] { word-destroy }
    [drain] { word-drain }
    [deprive] { word-deprive }
    [summon] { word-summon }
    [steal] { word-steal }
    [swap] { word-swap }
    [draw] { word-draw }
   *[embrace] { word-embrace }
}
pattern = { $pattern ->
    [three_different] { word-three-different }
    [three_alike] { word-three-alike }
    [two_pairs] { word-two-pairs }
    [four_different] { word-four-different }
   *[four_alike] { word-four-alike }
}
fragments = { $number ->
    [one] { $number } фрагмент
    [few] { $number } фрагмента
   *[many] { $number } фрагментов
}
bliss-fragments = { $bliss ->
    [one] { $bliss } фрагмент { -bliss(case: "genitive") }
    [few] { $bliss } фрагмента { -bliss(case: "genitive") }
   *[many] { $bliss } фрагментов { -bliss(case: "genitive") }
}
gloom-fragments = { $gloom ->
    [one] { $gloom } фрагмент { -gloom(case: "genitive") }
    [few] { $gloom } фрагмента { -gloom(case: "genitive") }
   *[many] { $gloom } фрагментов { -gloom(case: "genitive") }
}
bonus-fragments = { $number ->
    [one] { $number } бонусный фрагмент
    [few] { $number } бонусных фрагмента
   *[many] { $number } бонусных фрагментов
} { $polarity ->
    [bliss] { -bliss(case: "genitive") }
   *[gloom] { -gloom(case: "genitive") }
}
# Винительный падеж: «взять 1 карту».
cards = { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}
a-card = { $card_known ->
    [yes] карту «{ $card }»
   *[no] карту
}
# Творительный падеж: «отменить эффект красной картой».
counter-card = { $vibe ->
    [red] красной
    [yellow] жёлтой
    [green] зелёной
   *[blue] синей
} картой
target = { $mine ->
    [yes] свою эмоцию «{ $emotion }»
   *[no] эмоцию «{ $emotion }» игрока { $player_tag }
}
aim = { $aim_whose ->
    [you] вашу эмоцию «{ $aim }»
    [own] собственную эмоцию «{ $aim }»
   *[other] эмоцию «{ $aim }» игрока { $aim_owner_tag }
}

## Карты и эмоции

card-base = { $name } ({ $vibe ->
    [red] красное
    [yellow] жёлтое
    [green] зелёное
   *[blue] синее
})
emotion-fused = { $top } + { $base }
emotion-state = { $name }{ $slots ->
    [fragment] : { emotion-fragments }
    [absorb] : { emotion-absorbed }
    [both] : { emotion-fragments }, { emotion-absorbed }
   *[none] {""}
}{ $fresh ->
    [yes] , { word-fresh }
   *[no] {""}
}
emotion-fragments = { $fragments ->
    [0] нет фрагментов
    [one] { $fragments } фрагмент
    [few] { $fragments } фрагмента
   *[many] { $fragments } фрагментов
}
emotion-absorbed = { $absorbed ->
    [0] поглощённых нет
    [one] { $absorbed } поглощённый
   *[many] { $absorbed } поглощённых
}
card-text = { $kind ->
    [mild] { word-mild }
    [strong] { word-strong }
   *[base] Основа
} · { polarity } · { vibe } вибрация · { $kind ->
    [base] { $slot_count ->
        [one] { $slot_count } слот поглощения
        [few] { $slot_count } слота поглощения
       *[many] { $slot_count } слотов поглощения
    }
   *[other] { $slot_count ->
        [one] { $slot_count } слот для фрагмента
        [few] { $slot_count } слота для фрагментов
       *[many] { $slot_count } слотов для фрагментов
    }
}
    { $kind ->
    [base] { rules-base }
   *[other] { ability }: { rules }
}

## Что делают способности

rules = { $ability ->
    [destroy] Выберите любую эмоцию в любом умонастроении, хоть в своём. Её карты уходят в сброс, её фрагменты — в общий запас.
    [drain] Выберите эмоцию соперника и одну из своих. Фрагменты переходят с чужой в пустые слоты вашей, сколько поместится; полярность должна совпадать.
    [deprive] { $number ->
        [one] Сбросьте импульс одного столбца; столбец пополняется.
        [few] Сбросьте импульс одного из столбцов { $number } раза подряд; перед новым выбором столбец пополняется.
       *[many] Сбросьте импульс одного из столбцов { $number } раз подряд; перед новым выбором столбец пополняется.
    } Если стопка пуста, наступает Откровение.
    [summon] Эмоция из руки входит в ваше умонастроение без затраты действия. Её можно объединить с основой.
    [steal] Посмотрите руку соперника. Можете взять из неё одну карту.
    [swap] { $number ->
        [0] Ваша эмоция и эмоция соперника меняются местами.
       *[other] Ваша эмоция и другая эмоция из любого умонастроения меняются местами.
    } Все фрагменты остаются на своих эмоциях.
    [draw] Возьмите из основной колоды { cards }.
   *[embrace] Возьмите в руку импульс одного столбца, не тратя действия. Если стопка пуста, наступает Откровение.
}
rules-base = Сама по себе поглощает фрагменты своей полярности, которые тратят ваши эмоции. В слиянии лежит под другой эмоцией: та сразу готова, а потраченные ею фрагменты можно поглотить.

## О чём спрашивают

question-mulligan = { $new_cards ->
    [one] Оставить эту руку или сбросить её целиком и взять { $new_cards } новую карту?
    [few] Оставить эту руку или сбросить её целиком и взять { $new_cards } новые карты?
   *[many] Оставить эту руку или сбросить её целиком и взять { $new_cards } новых карт?
}
question-main = { $actions ->
    [0] Действий не осталось: примените способность или завершите ход.
    [one] Ваш ход, осталось { $actions } действие: возьмите импульс, пробудите эмоцию или примените способность.
    [few] Ваш ход, осталось { $actions } действия: возьмите импульс, пробудите эмоцию или примените способность.
   *[many] Ваш ход, осталось { $actions } действий: возьмите импульс, пробудите эмоцию или примените способность.
}
question-fuse = Карта «{ $card }» входит в умонастроение: одна или в слиянии с основой из руки?
question-remove = { $full ->
    [yes] Выберите, какую эмоцию убрать: умонастроение заполнено.
   *[no] Убрать одну из эмоций, прежде чем войдёт «{ $card }»?
}
question-pay = Выберите, куда уйдёт фрагмент, потраченный эмоцией «{ $emotion }».
question-destroy = Выберите, какую эмоцию разрушить.
question-drain-from = Выберите эмоцию соперника, которую хотите истощить.
question-drain-to = Выберите свою эмоцию, которая примет фрагменты эмоции «{ $aim }».
question-column = { $ability ->
    [deprive] Выберите столбец: его импульс уйдёт в сброс.
   *[embrace] Выберите столбец: его импульс придёт к вам в руку.
}
question-column2 = Выберите следующий столбец: его импульс уйдёт в сброс.
question-victim = Выберите соперника, чью руку хотите посмотреть.
question-steal = Возьмите карту из руки игрока { $victim_tag } или оставьте всё как есть.
question-swap-give = Выберите свою эмоцию, которую отдадите.
question-swap-take = Выберите, какую эмоцию получить за эмоцию «{ $own }».
question-summon = Выберите эмоцию из руки, которую хотите призвать.
question-counter = { $player } применяет способность эмоции «{ $emotion }», чтобы { threat }: отменить эффект { counter-card }?
threat = { $ability ->
    [destroy] { $aim_known ->
        [yes] разрушить { aim }
       *[no] разрушить эмоцию
    }
    [drain] { $aim_known ->
        [yes] истощить { aim } и наполнить эмоцию «{ $own }»
       *[no] истощить эмоцию
    }
    [deprive] { $column ->
        [0] сбросить импульсы
       *[other] сбросить импульсы, первый — из столбца { $column }
    }
    [summon] призвать эмоцию
    [steal] { $victim_whose ->
        [you] посмотреть вашу руку и украсть карту
        [other] посмотреть руку игрока { $victim_tag } и украсть карту
       *[none] украсть карту
    }
    [swap] { $aim_known ->
        [yes] выменять { aim } на эмоцию «{ $own }»
       *[no] обменяться эмоциями
    }
    [draw] взять карты
   *[embrace] { $column ->
        [0] взять импульс
       *[other] взять импульс из столбца { $column }
    }
}
question-surplus = { $player } истощает вашу эмоцию «{ $aim }»: сколько фрагментов отдать из слотов для фрагментов?
question-trim = { $excess ->
    [one] Выберите, какую карту сбросить: в руке { $excess } лишняя карта.
    [few] Выберите, какую карту сбросить: в руке { $excess } лишние карты.
   *[many] Выберите, какую карту сбросить: в руке { $excess } лишних карт.
}

## Что тем временем видят остальные

waiting-mulligan = { $player } решает, оставить ли первую руку.
waiting-main = Ходит { $player }.
waiting-fuse = { $player } решает, делать ли слияние.
waiting-remove = { $player } выбирает, какую эмоцию убрать.
waiting-pay = { $player } решает, куда уйдёт фрагмент.
waiting-destroy = { $player } выбирает, какую эмоцию разрушить.
waiting-drain-from = { $player } выбирает, какую эмоцию истощить.
waiting-drain-to = { $player } выбирает, какая эмоция примет фрагменты.
waiting-column = { $player } выбирает столбец.
waiting-column2 = { $player } выбирает следующий столбец.
waiting-victim = { $player } выбирает, чью руку посмотреть.
waiting-steal = { $player } смотрит чужую руку и может взять карту.
waiting-swap-give = { $player } выбирает, какую эмоцию отдать.
waiting-swap-take = { $player } выбирает, какую эмоцию получить.
waiting-summon = { $player } выбирает, какую эмоцию призвать.
waiting-counter = { $player } решает, отменить ли эффект.
waiting-surplus = { $player } решает, какие фрагменты отдать.
waiting-trim = { $player } выбирает, какие карты сбросить.

## Ответы

choice-keep = { $kind ->
    [mulligan] Оставить руку
   *[remove] Ничего не убирать
}
choice-replace = Взять новую руку
choice-end = Завершить ход
choice-impulse = Взять карту «{ $card }» из столбца { $column }
choice-evoke = Пробудить эмоцию «{ $card }»
choice-use = Применить способность эмоции «{ $emotion }»: { ability }
choice-alone = Без слияния
choice-fuse = Слияние с картой «{ $card }»
choice-remove = Убрать эмоцию «{ $emotion }»
choice-spend = Вернуть в общий запас
choice-absorb = Пусть поглотит эмоция «{ $emotion }»
choice-destroy = Разрушить { target }
choice-drain-from = Истощить { target }
choice-drain-to = В свою эмоцию «{ $emotion }»
choice-column = Столбец { $column }: { $card }
choice-victim = Посмотреть руку игрока { $player_tag }
choice-spare = Ничего не брать
choice-take = Взять карту «{ $card }»
choice-swap-give = Отдать эмоцию «{ $emotion }»
choice-swap-take = Получить { target }
choice-summon = Призвать эмоцию «{ $card }»
choice-pass = Не отменять
choice-counter = Отменить эффект картой «{ $card }»
choice-give = { $number ->
    [0] Отдать только поглощённые
    [one] Отдать { $number } фрагмент из слотов для фрагментов
    [few] Отдать { $number } фрагмента из слотов для фрагментов
   *[many] Отдать { $number } фрагментов из слотов для фрагментов
}
choice-trim = Сбросить карту «{ $card }»

## Что произошло

event-mulligan = { $player } пересдаёт руку.
event-kept = { $player } оставляет первую руку.
event-discarded = { $player } сбрасывает карту «{ $card }».
event-drew = { $player } берёт из колоды { a-card }.
event-turn = Ходит { $player }.
event-impulse = { $player } берёт карту «{ $card }» из столбца { $column }.
event-refilled = В столбце { $column } новый импульс: «{ $card }».
event-entered = { $base_known ->
    [yes] В умонастроение игрока { $player_tag } входит «{ $card }» в слиянии с картой «{ $base }».
   *[no] В умонастроение игрока { $player_tag } входит «{ $card }».
}
event-removed = { $player } убирает в сброс эмоцию «{ $card }».
event-used = { $player } применяет способность эмоции «{ $card }»: { ability }.
event-absorbed = «{ $card }» поглощает потраченный фрагмент.
event-aimed = { $column ->
    [0] { $card_known ->
        [yes] { $own_known ->
            [yes] Цель — эмоция «{ $card }» игрока { $player_tag }; со своей стороны — «{ $own }».
           *[no] Цель — эмоция «{ $card }» игрока { $player_tag }.
        }
       *[no] Цель — рука игрока { $player_tag }.
    }
   *[other] Цель — столбец { $column }.
}
event-passed = { $player } не отменяет эффект.
event-countered = { $player } отменяет эффект картой «{ $card }»: способность не сработала.
event-destroyed = Эмоция «{ $card }» игрока { $player_tag } разрушена.
event-drained = { $number ->
    [one] { fragments } переходит с эмоции «{ $card }» игрока { $source_tag } на эмоцию «{ $own }» игрока { $receiver_tag }.
   *[many] { fragments } переходят с эмоции «{ $card }» игрока { $source_tag } на эмоцию «{ $own }» игрока { $receiver_tag }.
}
event-deprived = Импульс «{ $card }» из столбца { $column } уходит в сброс.
event-looked = { $player } смотрит руку игрока { $victim_tag }.
event-saw = { $player } видит карту «{ $card }» в руке игрока { $victim_tag }.
event-stole = { $player } крадёт { a-card } у игрока { $victim_tag }.
event-spared = { $player } ничего не берёт у игрока { $victim_tag }.
event-swapped = { $player } отдаёт эмоцию «{ $card }» и получает эмоцию «{ $other }» игрока { $taken_tag }.
event-embraced = Объятие: { $player } берёт карту «{ $card }» из столбца { $column }.
event-reshuffled = Стопка сброса перемешана: новая основная колода насчитывает { cards }.
event-revelation = Откровение! Столбец { $column } нечем пополнить, ход игрока { $player_tag } окончен.
event-collected = { $bliss ->
    [0] { $gloom ->
        [0] { $player } ничего не переносит в зачётную зону.
       *[other] { $player } переносит в зачётную зону { gloom-fragments }.
    }
   *[other] { $gloom ->
        [0] { $player } переносит в зачётную зону { bliss-fragments }.
       *[other] { $player } переносит в зачётную зону { bliss-fragments } и { gloom-fragments }.
    }
}
event-bonus = { $number ->
    [0] { $player } собирает комбинацию «{ pattern }», но запас пуст: бонуса нет.
   *[other] { $player } получает { bonus-fragments } за комбинацию «{ pattern }».
}
event-won = { $reason ->
    [dead_supply] Запас исчерпан: побеждает { $player }.
    [last_cycle] Последний цикл окончен: побеждает { $player }.
    [balance] { $player } побеждает по Балансу!
    [singlemindedness_bliss] { $player } побеждает по Целеустремлённости ({ -bliss })!
   *[singlemindedness_gloom] { $player } побеждает по Целеустремлённости ({ -gloom })!
}
event-cycle = Начинается цикл { $number }.
event-mood = Маркер настроения показывает: { polarity }.
event-trimmed = { $player } сбрасывает лишнюю карту «{ $card }».
event-dealt = В столбец { $column } выложен импульс «{ $card }».

## Чем всё кончилось

outcome = { $winners ->
    [1] { $reason ->
        [dead_supply] Запас исчерпан, побеждает { $names }: { outcome-points }.
        [last_cycle] Последний цикл окончен, побеждает { $names }: { outcome-points }.
        [balance] { $names } побеждает по Балансу: { outcome-points }.
        [singlemindedness_bliss] { $names } побеждает по Целеустремлённости ({ -bliss }): { outcome-points }.
       *[singlemindedness_gloom] { $names } побеждает по Целеустремлённости ({ -gloom }): { outcome-points }.
    }
   *[other] { $reason ->
        [dead_supply] Запас исчерпан, разделённая победа: { outcome-shared }.
        [last_cycle] Последний цикл окончен, разделённая победа: { outcome-shared }.
        [balance] Разделённая победа по Балансу: { outcome-shared }.
       *[singlemindedness] Разделённая победа по Целеустремлённости: { outcome-shared }.
    }
}
outcome-points = { bliss-fragments } и { gloom-fragments }
outcome-shared = { $names }, { $number ->
    [one] по { $number } фрагменту
    [few] по { $number } фрагмента
   *[many] по { $number } фрагментов
}

## Почему нельзя

refusal-mulligan = Пересдать можно только всю руку, один раз и до первого хода ({ $rule }): дождитесь своей очереди.
refusal-pending = { $case ->
    [CC-7-2] Открыто окно отмены ({ $rule }): пропустите или сбросьте карту той же вибрации.
    [CC-8-10] Идёт истощение ({ $rule }): выберите, сколько фрагментов отдать из слотов для фрагментов.
    [CC-8-19] Призыв уже идёт ({ $rule }): выберите карту из руки.
    [CC-8-23] Перед вами открытая рука ({ $rule }): возьмите из неё карту или не берите ничего.
    [CC-9-4] Идёт подготовка к следующему циклу ({ $rule }): выберите карту для сброса.
   *[other] Сейчас выполняется другое ({ $rule }): ответьте на вопрос или дождитесь своей очереди.
}
refusal-no-actions = Действий не осталось ({ $rule }): примените способность или завершите ход.
refusal-actions-left = { $number ->
    [one] У вас осталось { $number } действие ({ $rule }): сначала возьмите импульс или пробудите эмоцию.
    [few] У вас осталось { $number } действия ({ $rule }): сначала возьмите импульс или пробудите эмоцию.
   *[many] У вас осталось { $number } действий ({ $rule }): сначала возьмите импульс или пробудите эмоцию.
}
refusal-not-in-hand = { $case ->
    [CC-8-23] Карты «{ $card }» нет в этой руке ({ $rule }): возьмите одну из тех, что видите, или ничего.
   *[other] Карты «{ $card }» нет у вас в руке ({ $rule }): выберите карту, которая у вас есть.
}
refusal-must-remove = Умонастроение заполнено ({ $rule }): выберите, какую эмоцию убрать.
refusal-remove-target = Убирают только свои эмоции и только ради входящей ({ $rule }): выберите одну из своих при пробуждении или призыве.
refusal-fuse-source = Обе карты слияния берут из руки ({ $rule }): выберите основу в руке или откажитесь от слияния.
refusal-fuse-kind = { $case ->
    [CC-5-17] У карты «{ $card }» другая полярность ({ $rule }): выберите основу той же полярности или откажитесь от слияния.
   *[other] «{ $card }» — не основа ({ $rule }): выберите Блаженство или Уныние либо откажитесь от слияния.
}
refusal-no-ability = «{ $card }» — основа, у неё нет способности ({ $rule }): примените способность мягкой или сильной эмоции.
refusal-no-fragment = У эмоции «{ $card }» не осталось фрагментов ({ $rule }): примените способность другой эмоции.
refusal-not-ready = Эмоция «{ $card }» здесь только с этого хода ({ $rule }): примените её способность в следующий ход или делайте слияния, они готовы сразу.
refusal-type-used = Способность «{ ability }» уже применялась в этот ход ({ $rule }): примените другую или дождитесь следующего хода.
refusal-no-effect = { $ability ->
    [drain] Ни один фрагмент соперников не подходит к вашим пустым слотам ({ $rule }): примените другую способность.
    [summon] В руке нет карт ({ $rule }): возьмите карту, прежде чем призывать.
    [steal] У соперников нет карт в руке ({ $rule }): примените другую способность.
    [swap] Меняться не с чем: других подходящих эмоций нет ({ $rule }); примените другую способность.
    [draw] Брать больше нечего ({ $rule }): примените другую способность.
   *[other] Сейчас это ничего не даст ({ $rule }): примените другую способность.
}
refusal-absorb-polarity = Слот поглощения принимает фрагменты только своей полярности ({ $rule }): выберите другой слот или общий запас.
refusal-absorb-full = Эти слоты поглощения заполнены ({ $rule }): выберите другой слот или общий запас.
refusal-absorb-fused = Основа в слиянии поглощает только фрагменты своей эмоции ({ $rule }): выберите другой слот или общий запас.
refusal-target = { $case ->
    [CC-2-3] Такого столбца нет ({ $rule }): выберите от 1 до { $number }.
    [CC-6-1] На этом месте нет эмоции ({ $rule }): выберите одну из своих.
    [CC-6-13] Здесь нет вашего слота поглощения ({ $rule }): выберите свой слот или общий запас.
    [CC-8-4] Здесь истощить нечего ({ $rule }): выберите эмоцию соперника, чьи фрагменты подходят к вашему пустому слоту.
    [CC-8-5] Такие фрагменты сюда не подходят ({ $rule }): выберите свою эмоцию с пустым слотом той же полярности.
    [CC-8-8] Переходит ровно столько фрагментов, сколько помещается ({ $rule }): выберите одно из предложенных чисел.
    [CC-8-21] Эту руку посмотреть нельзя ({ $rule }): выберите соперника, у которого есть карты.
    [CC-8-25] Получить можно только эмоцию соперника ({ $rule }): выберите одну из них.
    [CC-8-28] Отдать можно только свою эмоцию ({ $rule }): выберите одну из своих.
   *[other] Здесь нет цели ({ $rule }): выберите эмоцию на столе.
}
refusal-counter-vibe = У карты «{ $card }» другая вибрация ({ $rule }): отмените эффект { counter-card } или пропустите.
refusal-counter-window = Сейчас вам нечего отменять ({ $rule }): дождитесь, пока соперник применит способность, которую можно отменить.
refusal-trim = В руке оставляют { cards }, лишние сбрасывают по очереди ({ $rule }): дождитесь своей очереди и выберите карту для сброса.

## Настройки

# Asked once more

caution-empty = Это ничего не сделает: фрагмент будет просто потрачен.
caution-own = Это разрушит вашу собственную эмоцию.
caution-only-own = На столе только ваши эмоции: будет разрушена одна из них.

option-columns = Столбцы
    .about = Сколько столбцов импульсов лежит на столе.
option-stack-extra = Добавка к стопке
    .about = В каждой стопке импульсов по карте на игрока и ещё столько.
option-hand-start = Первая рука
    .about = Сколько карт получает каждый игрок в начале.
option-hand-keep = Рука в новом цикле
    .about = До скольких карт сокращают или пополняют руку перед новым циклом.
option-mulligans-per-player = Пересдачи
    .about = Сколько раз игрок может заменить первую руку.
option-mindset-cap = Размер умонастроения
    .about = Сколько эмоций самое большее помещается в умонастроении.
option-actions-per-turn = Действия за ход
    .about = Сколько действий игрок совершает за ход, не больше и не меньше.
option-slots-mild = Слоты мягких эмоций
    .about = Сколько слотов для фрагментов у мягкой эмоции.
option-slots-strong = Слоты сильных эмоций
    .about = Сколько слотов для фрагментов у сильной эмоции.
option-slots-base = Слоты основ
    .about = Сколько слотов поглощения у Блаженства и Уныния.
option-draw-count = Карты за Извлечение
    .about = Сколько карт основной колоды даёт способность «Извлечение».
option-deprive-count = Столбцы за Смещение
    .about = Сколько импульсов один за другим сбрасывает способность «Смещение».
option-supply-bliss = Фрагменты Света
    .about = Сколько всего фрагментов Света.
option-supply-gloom = Фрагменты Тьмы
    .about = Сколько всего фрагментов Тьмы.
option-bonus-three-different = Бонус: 3 разных
    .about = Фрагменты при Откровении за три разные вибрации в умонастроении.
option-bonus-three-alike = Бонус: 3 одинаковых
    .about = Фрагменты при Откровении за три эмоции одной вибрации.
option-bonus-two-pairs = Бонус: 2 пары
    .about = Фрагменты при Откровении за две пары эмоций одной вибрации.
option-bonus-four-different = Бонус: 4 разных
    .about = Фрагменты при Откровении за четыре разные вибрации в умонастроении.
option-bonus-four-alike = Бонус: 4 одинаковых
    .about = Фрагменты при Откровении за четыре эмоции одной вибрации.
option-single-goal = Порог Целеустремлённости
    .about = Сколько зачётных фрагментов одной полярности приносят победу.
option-balance-goal = Порог Баланса
    .about = Минимум зачётных фрагментов каждой полярности для победы.
option-balance-requires-equal = Баланс поровну
    .about = Для Баланса фрагментов Света и Тьмы должно быть поровну.
option-mixed-fusion = Смешанное слияние
    .about = Эмоцию можно объединить с основой другой полярности.
option-fused-vibe = Вибрация слияния
    .about = Какая вибрация у объединённой эмоции для комбинаций и отмены.
    .top = верхней карты
    .none = никакой
option-drain-into-fused-absorb = Истощение в слияние
    .about = Истощённые фрагменты могут попасть и в слоты поглощения объединённой эмоции.
option-targets-declared = Цель называют
    .about = Знают ли цель способности те, кто может её отменить.
    .before_counter = до окна отмены
    .at_resolution = после окна отмены
option-next-first-player = Первый в новом цикле
    .about = Кто ходит первым после Откровения.
    .left_of_active = игрок слева от ходившего
    .starting_player = начинающий игрок
option-empty-use = Применение без эффекта
    .about = Можно ли применить способность, которая ничего не сделает; фрагмент всё равно тратится.
    .allowed = можно
    .refused = нельзя
option-swap-own = Мена своих эмоций
    .about = Меной можно поменять местами две эмоции одного умонастроения; тратится только фрагмент.
option-swapped-fused-ready = Полученное слияние готово
    .about = Объединённую эмоцию, полученную Меной, можно применить в тот же ход.
option-dead-supply-end = Конец при пустом запасе
    .about = Игра заканчивается, если никто не победил, а в запасе не осталось фрагментов обоих цветов.
option-max-cycles = Предел циклов
    .about = Игра кончается не позже чем после стольких Откровений.
