### Что говорит стол «Церебрии: Внутреннего мира» в браузере, кроме слов самой игры, по-русски.

ring-board = Поле
ring-choose = Выбор
ring-empty-space = { $space }, свободно
ring-emotion = { $card }, { $faction }{ $colour ->
    [red] , красный
    [yellow] , жёлтый
    [green] , зелёный
    [blue] , синий
   *[none] { "" }
}, эссенция { $essence } из { $slots }, интенсивность { $intensity }, { $space }
ring-control = { $place }: { $faction ->
    [bliss] контролирует Свет
    [gloom] контролирует Мрак
   *[none] никто не контролирует
}, { $bliss } : { $gloom }
ring-free-site = { $realm }: свободное место для крепости
ring-fortress = { $realm }: { $size ->
    [major] основная крепость
   *[minor] второстепенная крепость
}, { $faction }
ring-sphere = { $sphere }, { $realm }: { $wp } СВ, { $bonus }{ $taken ->
    [0] { "" }
   *[other] . Поглощение даст { $taken }
}{ $empties ->
    [yes] {" "}и вызовет откровение
   *[no] { "" }
}
ring-identity = Индивидуальность: Свет — { $bliss }, Мрак — { $gloom }
ring-act = { $action ->
    [move] Переместить
    [invoke] Задействовать
    [quell] Подавить
    [fortify] Защитить
    [empower] Усилить
    [gain_willpower] 4 СВ
    [draw_emotions] Взять карты
    [move_emotion] Сдвинуть
    [intensify] Увеличить
    [add_vibe] Ощущение
    [rotate] Повернуть
    [extra_action] Действие +1
    [absorb] Поглощение
   *[harvest] Собрать
}
ring-offers = Что с этим сделать
ring-offer = { $action }: { $thing } ({ $wp } СВ{ $ambition ->
    [0] { "" }
   *[other] , амбиция: { $ambition }
})
ring-several = { $thing }: { $actions }
ring-lift = Задействовать «{ $thing }»: выберите место
# Свой ход, когда средства и действия на виду.
ring-turn = { $actions ->
    [0] Действий не осталось: примените способность или завершите ход.
    [one] Ваш ход, осталось { $actions } действие.
    [few] Ваш ход, осталось { $actions } действия.
   *[many] Ваш ход, осталось { $actions } действий.
}
ring-turn-how = Выберите светящееся на поле, планшете или в руке. Остальное скажет, почему нельзя.
# $label: выбранный, но ещё не подтверждённый ответ.
ring-sure = { $label }?
ring-lifted = «{ $card }»: куда задействовать?
ring-lifted-how = Выберите светящееся место; нажмите на карту ещё раз, чтобы вернуть её в руку.
ring-bonus-take = Взять бонус
ring-revelation-now = Откровение сейчас
ring-after-this = после этого
ring-next-common = Следующие основные
ring-hidden-of = { $faction ->
    [bliss] Скрытое Света
   *[gloom] Скрытое Мрака
}
ring-would-win = выиграло бы { $number } из { $of }
ring-gain = { $size ->
    [none] ничего
    [minor] второст. +{ $worth }
    [major] основной +{ $worth }
   *[capstone] венчающий +{ $worth }
}
ring-gain-or = { $least } или { $most }
ring-empties = «{ $sphere }» опустеет — откровение{ $joins ->
    [bliss] {"; "}крепость Света войдёт в индивидуальность
    [gloom] {"; "}крепость Мрака войдёт в индивидуальность
   *[none] { "" }
}
ring-tally = { $aspiration }: { $about } Свет { $bliss }, Мрак { $gloom }
ring-standing = Счёт
ring-if-ended = если бы игра кончилась
ring-total = { $faction ->
    [bliss] Свет
   *[gloom] Мрак
}: очков { $total }, за намерения { $points }, за фрагменты { $fragments }. Амбиция: { $ambition }. Осталось фрагментов: второстепенных { $minors }, основных { $majors }{ $capstone ->
    [0] { "" }
   *[other] , венчающий
}
ring-by-intentions = Намерения
ring-by-fragments = Фрагменты индивидуальности
ring-seats = Игроки в порядке хода
ring-teammate = союзник
ring-means = Сила воли: { $wp }, эссенция: { $essence }, карт в руке: { $hand }, в колоде: { $deck }.
ring-hidden-cards = закрытых: { $number }
ring-top = сверху колоды
ring-in-force = Действует
ring-force = { $force ->
    [intensity] её интенсивность
    [cap] предел подавления
    [shield] нельзя подавить
    [quell] подавить эмоцию
    [invoke] задействовать эмоцию
    [move] перемещение сюда
   *[realm] действие мира
}
ring-ripe = можно усилить
ring-blocked = не учитывается: { $realm }
ring-counted = учитывается: { $things }
ring-reach = В пределах досягаемости
ring-once = каждая раз за ход
ring-actions = { $number ->
    [one] осталось { $number } действие
    [few] осталось { $number } действия
   *[many] осталось { $number } действий
}
ring-slot = { $action }, { $upgrade }: { $colour ->
    [red] красное ощущение
    [yellow] жёлтое ощущение
    [green] зелёное ощущение
    [blue] синее ощущение
    [wild] ощущение без цвета
   *[none] пусто
}
ring-intention = { $deed ->
    [quell_at_least] Подавление: от { $number } эсс.
    [quell_exactly] Подавление: ровно { $number } эсс.
    [absorb_at_least] Поглощение: от { $number } СВ
    [absorb_at_most] Поглощение: до { $number } СВ
    [fill_emotion] Заполнить эмоцию
    [full_row] Завершить ряд
    [fortress_joins] Присоединить крепость
    [empowered] Усилить эмоцию
    [exalted] Превознести крепость
   *[vibe_level] Ощущение в каждом ряду
}
ring-leaves = останется { $wp } СВ
ring-amount = Сколько
ring-less = Меньше
ring-more = Больше
ring-picked = { $number } из 16:
ring-realm-counts = Считаются оба места мира, места на его рубежах, если они не заблокированы, и крепость.
ring-frontier-counts = Считаются три места его триады.
ring-hand = Ваша рука: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
ring-hand-empty = У вас нет карт в руке.
ring-sheets = Остальной стол
ring-sheet-hand = Рука
ring-sheet-mine = Дух
ring-sheet-goals = Цели
ring-sheet-seats = Игроки
ring-scene-fulfils = { $faction ->
    [bliss] исполнил Свет
   *[gloom] исполнил Мрак
}
ring-scene-fulfilled = исполнено
ring-scene-not = не исполнено
ring-scene-tie = ничья: никто не исполнил
ring-scene-gain = { $number ->
    [0] ни одного устремления: без фрагмента
    [1] одно устремление: второстепенный фрагмент
   *[other] оба устремления: основной фрагмент
}

# Где создаётся стол и пока выбирают духов и колоды. $seat: игрок, как его называет страница; $track: «0-1-2»;
# $power: предложение или [none].
ring-choosing-whose = Для кого
ring-choosing-later = За столом
ring-choosing-usual = Обычная колода
ring-choosing-spirit-later = Выбирает тот, кто здесь сидит; все духи будут на виду.
ring-choosing-deck-later = Выбирает тот, кто здесь сидит, когда духи уже известны.
ring-choosing-deck-basic = В базовом режиме каждый получает стартовую колоду своей фракции.
ring-choosing-no-powers = В базовом режиме у духов нет сил: берите того, кто больше нравится.
ring-choosing-taken = Занято: { $seat }.
ring-choosing-made-for = собрана для духа: { $spirit }
ring-choosing-upgrades = Собственные улучшения
ring-choosing-read = Прочитать карты
ring-choosing-becomes = Усиливается до: { $card }{ $power ->
    [none] .
   *[other] . { $power }
}
ring-choosing-emotion = { $colour ->
    [red] красное ощущение
    [yellow] жёлтое ощущение
    [green] зелёное ощущение
    [blue] синее ощущение
   *[none] без ощущения
}; интенсивность { $track }{ $threshold ->
    [0] { "" }
   *[other] ; можно усилить, когда эссенции { $threshold }
}
ring-choosing-own = Своя колода
ring-choosing-own-about = Шестнадцать умеренных эмоций фракции, не больше двух с одним названием.
ring-choosing-build = Прочитать и выбрать карты
ring-choosing-built = { $number } из 16
ring-choosing-written = То же текстом, чтобы сохранить или вставить
ring-choosing-mode = Режим
    .basic = Для первой партии. Без намерений, сил духов, усиления и сильных эмоций; у каждого своё начальное место и стартовая колода.
    .full = Всё, что есть в коробке. Вы выбираете духа, колоду, начальное место и первые ощущения.
ring-choosing-edition = Издание
    .revised = Поздние правила, обычные здесь: в начале ощущения без цвета, бонус сферы получает всякий, кто поглощает.
    .first = Правила первого тиража: в начале цветные ощущения, бонус сферы только рядом с рубежом под контролем.
ring-choosing-no-shaper = Не для партий, где меньше четырёх игроков: в первом издании нет Творца в базовом режиме (CB-1.2.13).
ring-choosing-differs-vibes = Начальные ощущения
    .revised = четыре без цвета
    .first = по одному каждого цвета
ring-choosing-differs-brightness = Карты «Блаженство»
    .revised = две
    .first = шесть
ring-choosing-differs-bonus = Бонус сферы
    .revised = всегда для того, кто поглощает
    .first = только если фракция контролирует рубеж рядом с духом
ring-choosing-differs-intentions = Намерения
    .revised = сторона A и сторона B: по четыре
    .first = сторона A и сторона B: по пять, отчасти другие
ring-choosing-differs-points = Очки за намерения
    .revised = 1 за первое в ходу, по 2 за каждое следующее
    .first = 1 или 2, у каждого своё число, каждый раз
ring-choosing-differs-demolish = Крепость, которую в этом ходу снесли до малой
    .revised = при Откровении входит в индивидуальность
    .first = остаётся на месте
ring-choosing-differs-capstone = Обе фракции сразу должны выложить венчающий фрагмент
    .revised = 4 очка той, что его не кладёт
    .first = 3 очка той, что его не кладёт
ring-choosing-differs-boards = Планшеты духов, сторона B
    .revised = улучшения и цены позднего тиража
    .first = улучшения и цены первого тиража
ring-choosing-differs-shaper = Творец
    .revised = может играть и в базовом режиме, выбирает без особой очереди
    .first = только в полном режиме; выбирает фракцию и духа раньше всех
