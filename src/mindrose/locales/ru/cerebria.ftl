### Что говорит «Церебрия: внутренний мир», по-русски.
###
### Аргументы описаны в английском файле. Имена игроков, эмоций и мест не склоняются: перед ними стоит слово, которое
### склоняется («дух игрока Анна», «эмоция «Гнев»»), или они стоят в скобках и после двоеточия.
### СВ — сила воли. Bliss здесь — «Свет», Gloom — «Мрак»; «Блаженство» и «Уныние» — стартовые эмоции.
### О карте в её силе говорят «эта эмоция», о выбранной — «та эмоция»: «она» не подходит к «Гневу» и «Стыду».
###
### Намеренно не так, как в книге правил: «СВ» — сокращение; «второстепенный», «основной» и «венчающий фрагмент» —
### сокращения, полные названия есть в словаре; «Смаковать» зовётся и улучшение Гармонии, напечатанное как «Наслаждение»:
### это то же улучшение, что у Восторга. Опечатки книги («вождление», «силу волю») исправлены.

## Термины с падежами

-bliss = { $case ->
   *[nominative] Свет
    [genitive] Света
}
-gloom = { $case ->
   *[nominative] Мрак
    [genitive] Мрака
}

## Слова глоссария

word-faction = Команда
word-bliss = { -bliss }
word-gloom = { -gloom }
word-spirit = Дух
word-emotion = Эмоция
word-moderate = Умеренная эмоция
word-strong = Сильная эмоция
word-starting-emotion = Стартовая эмоция
word-brightness = Блаженство
word-bleakness = Уныние
word-willpower = Сила воли (СВ)
word-essence = Эссенция
word-ambition = Амбиция
word-aspiration = Устремление
word-common-aspiration = Основное устремление
word-hidden-aspiration = Скрытое устремление
word-intention = Намерение
word-intention-wheel = Диск намерений
word-revelation = Откровение
word-identity = Индивидуальность
word-fragment = Фрагмент
word-minor = Фрагмент второстепенной черты характера (второстепенный фрагмент)
word-major = Фрагмент основной черты характера (основной фрагмент)
word-capstone = Венчающий индивидуальность фрагмент (венчающий фрагмент)
word-fortress = Крепость
word-fortress-site = Место для крепости
word-origin = Изначальное
word-sphere = Сфера
word-realm = Мир
word-frontier = Рубеж
word-triad = Триада
word-emotion-space = Место для эмоции
word-spirit-space = Место духа
word-intensity = Интенсивность
word-intensity-token = Жетон интенсивности
word-insecurity-token = Жетон уязвимости
word-essence-slot = Место для эссенции
word-threshold = Порог усиления
word-vibe = Ощущение
word-wild-vibe = Жетон ощущения без цвета
word-vibe-red = красный
word-vibe-yellow = жёлтый
word-vibe-green = зелёный
word-vibe-blue = синий
word-control = контроль
word-unity = Цепь
word-reflected-pair = Отражённая пара «мир — рубеж»
word-faction-board = Планшет команды
word-spirit-board = Планшет духа
word-supply = Общий запас
word-points = Победные очки
word-spirit-action = Действие духа
word-realm-action = Действие мира
word-ability = Способность
word-upgrade = Улучшение
word-exalt = Превознести
word-unlock = активировать
word-spirit-power = Сила духа
word-shaper = Творец
word-basic-game = Базовый игровой режим
word-deck = Колода
word-hand = Рука
word-turn = Ход
word-action = Действие

## Части предложений

faction = { $faction ->
    [bliss] { -bliss }
   *[gloom] { -gloom }
}
faction-of = { $faction ->
    [bliss] { -bliss(case: "genitive") }
   *[gloom] { -gloom(case: "genitive") }
}
colour = { $colour ->
    [red] { word-vibe-red }
    [yellow] { word-vibe-yellow }
    [green] { word-vibe-green }
    [blue] { word-vibe-blue }
   *[wild] без цвета
}
action = { $action ->
    [move] { action-move }
    [invoke] { action-invoke }
    [quell] { action-quell }
    [fortify] { action-fortify }
    [empower] { action-empower }
    [gain_willpower] { action-gain-willpower }
    [draw_emotions] { action-draw-emotions }
    [move_emotion] { action-move-emotion }
    [intensify] { action-intensify }
   *[harvest] { action-harvest }
}
row = { $row ->
    [move] { action-move }
    [invoke] { action-invoke }
    [quell] { action-quell }
    [fortify] { action-fortify }
   *[empower] { action-empower }
}
ability = { $ability ->
    [add_vibe] { ability-add-vibe }
    [rotate] { ability-rotate }
    [extra_action] { ability-extra-action }
   *[absorb] { ability-absorb }
}
fragment = { $size ->
    [minor] второстепенный фрагмент
    [major] основной фрагмент
   *[capstone] венчающий фрагмент
}
slot = { $slot ->
    [0] активация
   *[other] { $upgrade_known ->
        [yes] { $upgrade }
       *[no] улучшение { $slot }
    }
}
wp = { $wp } СВ
# Винительный падеж: «положить 1 каплю эссенции».
essence = { $number ->
    [one] { $number } каплю эссенции
    [few] { $number } капли эссенции
   *[many] { $number } капель эссенции
}
cards = { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}
a-card = { $card_known ->
    [yes] карту «{ $card }»
   *[no] карту
}
ambitions = { $ambition ->
    [one] { $ambition } амбиция
    [few] { $ambition } амбиции
   *[many] { $ambition } амбиций
}
price = { $ambition ->
    [0] { wp }
   *[other] { wp }, { ambitions }
}
upgrades-more = { $first }, { $next }

## Места

realm-short = { $realm ->
    [valley] Долина
    [cradle] Колыбель
    [network] Паутина
    [land] Земля
    [willow] Лес
   *[other] { $name }
}
# Коротко, где имена стоят в ряд: без «Стремление к».
aspiration-short = { $aspiration ->
    [attitude] Стабильность
    [openness] Открытость новому
    [awareness] Осведомлённость
    [unity] Единение
    [liveliness] Насыщенная жизнь
    [versatility] Многогранность
    [fortitude] Стойкость
    [sensibility] Чувственность
    [reflection] Рефлексия
   *[other] { $name }
}
space-in-realm = { $name } { $number }
frontier = рубеж «{ $first } — { $second }»
frontier-short = { $first } — { $second }
# $place_id — обозначение мира или [frontier]; в винительном падеже «мир» и «рубеж» те же.
the-place = { $place_id ->
    [frontier] { $place }
   *[other] мир «{ $place }»
}
in-realm = в мире «{ $realm }»
to-place = { $place_id ->
    [frontier] на { $place }
   *[other] в мир «{ $place }»
}

## Действия и способности

action-move = Переместить духа
    .about = Ваш дух переходит на соседнее место духа. Нельзя остановиться там, где стоит дух противника.
action-invoke = Задействовать эмоцию
    .about = Умеренная эмоция из руки занимает пустое соседнее с вашим духом место и получает 1 каплю эссенции с вашего планшета.
action-quell = Подавить эмоцию
    .about = Покажите карту цвета цели: соседняя с вашим духом эмоция противника теряет 1 каплю эссенции. Эмоция без эссенции уходит с поля.
action-fortify = Защитить
    .about = Постройте крепость из второстепенного фрагмента на соседнем пустом месте для крепости, если мир не под контролем противника.
action-empower = Усилить эмоцию
    .about = Замените соседнюю умеренную эмоцию своей команды, достигшую порога, связанной с ней сильной эмоцией.
action-gain-willpower = Получить силу воли
    .about = Получите 4 СВ из запаса.
action-draw-emotions = Взять карты эмоций
    .about = Возьмите верхнюю карту своей колоды; затем можно брать ещё, по 2 СВ за карту.
action-move-emotion = Переместить эмоцию
    .about = Переложите любую эмоцию своей команды на пустое соседнее с вашим духом место.
action-intensify = Увеличить интенсивность эмоции
    .about = Положите эссенцию со своего планшета на соседнюю с вашим духом эмоцию своей команды: каждая капля после первой стоит ещё 1 СВ.
action-harvest = Собрать капли эссенции
    .about = Обменяйте СВ на столько же капель эссенции из запаса.
ability-add-vibe = Добавить жетон ощущения
    .about = 1 амбиция: положите жетон ощущения любого цвета в один из своих рядов.
ability-rotate = Повернуть изначальное
    .about = 1 амбиция: поверните изначальное на 1 шаг по часовой стрелке.
ability-extra-action = Дополнительное действие
    .about = 2 амбиции: ещё одно действие в этот ход.
ability-absorb = Поглощение
    .about = Возьмите с соседней сферы 2 СВ, ещё по 1 за каждый соседний рубеж под контролем вашей команды, и бонус этой сферы. Затем изначальное поворачивается.

## Улучшения

upgrade-haste = Ускорение
    .about = Пройдите на 1 место дальше.
upgrade-overcome = Преодоление
    .about = Можно остановиться на месте, где стоит дух противника.
upgrade-support = Поддержка
    .about = Эмоция получает ещё 1 каплю эссенции из запаса.
upgrade-inner-strength = Внутренняя сила
    .about = Необходимая эссенция берётся из запаса.
upgrade-dominate = Ослабить
    .about = Снимите ещё 1 каплю эссенции.
upgrade-extinguish = Погасить
    .about = Карту показывать не нужно.
upgrade-exalt = Превознести
    .about = Вместо постройки замените свой второстепенный фрагмент на основной.
upgrade-demolish = Снести
    .about = Вместо постройки уберите второстепенный фрагмент противника или замените его основной фрагмент второстепенным; затем получите 1 действие.
upgrade-channelled-power = Направленная сила
    .about = Сначала положите на цель 1 каплю эссенции из запаса.
upgrade-outburst = Эмоциональный взрыв
    .about = Цель может быть где угодно на поле.
upgrade-determination = Решительность
    .about = Действие стоит на 1 СВ меньше.
upgrade-embrace = Объятия
    .about = Там, где закончилось перемещение, можно положить 1 каплю эссенции на соседнюю эмоцию Света.
upgrade-forge-bonds = Скованные узами
    .about = На месте, соседнем с другой эмоцией Света, необходимая эссенция берётся из запаса.
upgrade-home-ground = Родная земля
    .about = { $edition ->
        [first] После действия получите 1 амбицию, если ваш дух соседствует с крепостью Света.
       *[revised] После действия получите 1 амбицию, если цель стоит в мире с крепостью Света.
    }
upgrade-pierce-darkness = Пронзить тьму
    .about = Можно строить в мире под контролем Мрака.
upgrade-garrison = Выставить гарнизон
    .about = После постройки можно сразу задействовать эмоцию в этом мире, где бы ни стоял ваш дух.
upgrade-brighten = Прояснение
    .about = После действия можно положить жетон ощущения цвета сброшенной эмоции в любой свой ряд.
upgrade-push = Толкнуть
    .about = Можно остановиться там, где стоит дух противника: вы переставляете его на соседнее место.
upgrade-summon = Призвать
    .about = Задействуйте верхнюю карту своей колоды вместо карты из руки.
upgrade-cleansing-light = Очищающий свет
    .about = Цель может не быть соседней; показанная карта сбрасывается.
upgrade-savour = Смаковать
    .about = { $row ->
        [empower] { $edition ->
            [first] После действия возьмите 1 карту.
           *[revised] После действия возьмите 2 карты, одну оставьте, другую сбросьте.
        }
       *[other] После действия возьмите 1 карту.
    }
upgrade-swap-places = Проделка с подменой
    .about = { $edition ->
        [first] Вместо перемещения поменяйтесь местами с любым другим духом.
       *[revised] Вместо перемещения поменяйтесь местами с любым другим духом; чтобы оказаться на одном месте с духом противника, нужно активировать «Преодоление».
    }
upgrade-sharing = Забота
    .about = Эмоция получает ещё 1 каплю эссенции с вашего планшета.
upgrade-motivation = Мотивация
    .about = После действия получите 1 амбицию.
upgrade-conversion = Превращение
    .about = Если это подавление сняло с эмоции Мрака последнюю каплю эссенции, получите 1 каплю эссенции.
upgrade-feeling-safe = Чувство защищённости
    .about = После действия получите 1 каплю эссенции.
upgrade-flight = Полёт
    .about = Пройдите до 2 мест дальше.
upgrade-overwhelm = Покорить
    .about = Снимите ещё до 2 капель эссенции.
upgrade-emotional-cycle = Круговорот эмоций
    .about = Если это подавление сняло с эмоции Мрака последнюю каплю эссенции, возьмите 1 карту.
upgrade-attune = В гармонии с первоисточником
    .about = Вместо постройки ваш второстепенный фрагмент присоединяется к индивидуальности, кто бы ни контролировал мир.
upgrade-rescue = Стремиться на помощь
    .about = Цель может быть где угодно: сначала к ней переходит ваш дух.
upgrade-charge = Заряд энергии
    .about = Пройдите до 2 мест дальше.
upgrade-wildfire = Пожар
    .about = Там, где закончилось перемещение, можно снять 1 каплю эссенции с соседней эмоции Света. Это не подавление.
upgrade-seethe = Бурление
    .about = После действия возьмите 1 карту.
upgrade-repel = Отвержение
    .about = { $edition ->
        [first] Если цель стоит в мире с крепостью Мрака, действие стоит на 2 СВ меньше.
       *[revised] Если цель стоит в мире с крепостью Мрака, после действия получите 2 СВ.
    }
upgrade-deceive = Сбить с толку
    .about = { $edition ->
        [first] Вместо перемещения поменяйтесь местами с любым другим духом.
       *[revised] Вместо перемещения поменяйтесь местами с любым другим духом; чтобы оказаться на одном месте с духом противника, нужно активировать «Преодоление».
    }
upgrade-drain = Осушить
    .about = { $edition ->
        [first] После действия возьмите 1 СВ с соседней сферы; если она опустела, наступает Откровение.
       *[revised] После действия возьмите 1 СВ с соседней сферы, на которой их не меньше 2.
    }
upgrade-sullen-look = Угрюмый вид
    .about = После действия можно повернуть изначальное на 1 шаг по часовой стрелке.
upgrade-assimilate = Уподобить
    .about = После действия можно положить жетон ощущения цвета сброшенной эмоции в любой свой ряд.
upgrade-exterminate = Уничтожить
    .about = Снимите ещё до 2 капель эссенции, в том числе вместе с «Ослабить».
upgrade-all-mine = Всё для меня
    .about = После действия получите 1 каплю эссенции.
upgrade-from-shadows = Из тени
    .about = { $edition ->
        [first] Вместо перемещения поставьте духа на любое место, соседнее с эмоцией Мрака, затем получите 1 СВ.
       *[revised] Вместо перемещения поставьте духа на любое место, соседнее с Унынием, затем получите 2 СВ; чтобы оказаться на одном месте с духом противника, нужно активировать «Преодоление».
    }
upgrade-seeds = Семена тьмы
    .about = { $edition ->
        [first] Необходимая эссенция берётся из запаса.
       *[revised] Уныние можно задействовать на любом пустом месте.
    }
upgrade-devour = Сожрать
    .about = { $edition ->
        [first] После действия можно положить жетон ощущения цвета подавленной эмоции в любой свой ряд, если она умеренная.
       *[revised] После действия можно положить жетон ощущения цвета подавленной эмоции в любой свой ряд.
    }
upgrade-spreading-darkness = Наступление тьмы
    .about = Выберите умеренную эмоцию в руке и замените соседнее Уныние связанной с ней сильной эмоцией; эссенции на Унынии должно хватать для порога.

## Силы духов, бонусы сфер, устремления, намерения

spirit-power-love = { $edition ->
    [first] Когда Любовь применяет поглощение, соседствуя с крепостью Света, она получает 2 СВ из запаса.
   *[revised] Когда Любовь применяет поглощение, она получает по 1 СВ из запаса за каждую соседнюю крепость Света.
}
spirit-power-delight = Получив за одно поглощение 4 СВ или больше, Восторг может взять 1 карту.
spirit-power-empathy = { $edition ->
    [first] Соседние с Сопереживанием эмоции Света и соседние с ними эмоции Света нельзя подавить.
   *[revised] Эмоции Света, соседние с Сопереживанием, и эмоции Света на соседних с ними местах нельзя подавить.
}
spirit-power-harmony = { $edition ->
    [first] Когда Гармония сбрасывает карту и получает жетон ощущения, его цвет может быть любым.
   *[revised] Когда Гармония сбрасывает карту и получает жетон ощущения, его цвет может быть любым; можно сбросить вторую карту и получить второй жетон.
}
spirit-power-hatred = { $edition ->
    [first] Действие Ненависти стоит на 1 СВ меньше, если в его ряду активировано улучшение, кроме «Решительности».
   *[revised] Действие Ненависти стоит на 1 СВ меньше, если в нём применено улучшение, кроме «Решительности».
}
spirit-power-misery = Страдание может применить поглощение не к соседней сфере, а к той, что соседствует с ней. Если такая сфера опустеет, крепость не присоединится к индивидуальности.
spirit-power-malice = На рубеже Злость может подавить любую эмоцию его триады, в мире — также эмоции на двух соседних рубежах.
spirit-power-anxiety = Тревога может задействовать Уныние из запаса вместо карты из руки.

bonus-commitment = заплатить 1 СВ и получить 1 амбицию
bonus-humility = получить 1 каплю эссенции
bonus-diligence = получить 2 СВ
bonus-knowledge = положить жетон ощущения любого цвета
bonus-creativity = взять 1 карту
bonus = { $bonus ->
    [commitment] { bonus-commitment }
    [humility] { bonus-humility }
    [diligence] { bonus-diligence }
    [knowledge] { bonus-knowledge }
   *[creativity] { bonus-creativity }
}

aspiration-attitude = Вы контролируете больше миров, чем противник.
aspiration-openness = Вы контролируете больше рубежей, чем противник.
aspiration-awareness = Ваши эмоции есть в большем числе триад, чем эмоции противника.
aspiration-unity = Ваша непрерывная цепь соседних эмоций длиннее, чем у противника.
aspiration-liveliness = На ваших эмоциях больше эссенции, чем на эмоциях противника.
aspiration-versatility = Ваши эмоции на поле — большего числа цветов, чем эмоции противника.
aspiration-fortitude = Сумма бонусов ваших крепостей больше, чем у противника.
aspiration-sensibility = Самая высокая интенсивность — у вашей эмоции.
aspiration-reflection = Вы контролируете больше отражённых пар «мир — рубеж», чем противник.

intention-quell-at-least = { $number ->
    [one] Снимите подавлением не меньше { $number } капли эссенции
   *[many] Снимите подавлением не меньше { $number } капель эссенции
}
intention-quell-exactly = { $number ->
    [one] Снимите подавлением ровно { $number } каплю эссенции
    [few] Снимите подавлением ровно { $number } капли эссенции
   *[many] Снимите подавлением ровно { $number } капель эссенции
}
intention-absorb-at-least = Возьмите поглощением со сферы { $number } СВ или больше
intention-absorb-at-most = Возьмите поглощением со сферы { $number } СВ или меньше
intention-fill-emotion = Заполните все места для эссенции на эмоции, кроме стартовой
intention-full-row = Полностью улучшите действие духа
intention-fortress-joins = Присоедините свою крепость к индивидуальности при Откровении
intention-empowered = Усильте эмоцию
intention-exalted = Превознесите крепость
intention-vibe-level = Положите в каждый ряд не меньше 1 жетона ощущения; затем 2, 3 и 4
intention-worth = { $points ->
    [0] { $intention }
    [one] { $intention } ({ $points } очко)
    [few] { $intention } ({ $points } очка)
   *[many] { $intention } ({ $points } очков)
}
deed = { $deed ->
    [quell_at_least] эссенция снята подавлением
    [quell_exactly] эссенция снята подавлением
    [absorb_at_least] большое поглощение
    [absorb_at_most] малое поглощение
    [fill_emotion] эмоция заполнена эссенцией
    [full_row] действие полностью улучшено
    [fortress_joins] крепость вошла в индивидуальность
    [empowered] эмоция усилена
    [exalted] крепость превознесена
   *[vibe_level] жетоны ощущений в каждом ряду
}

## Карты

card-text = { $kind ->
    [moderate] { word-moderate }
    [strong] { word-strong }
   *[starting] { word-starting-emotion }
} · { faction } · { $colour ->
    [none] без цвета
   *[other] цвет: { colour }
} · интенсивность { $track }{ $kind ->
    [moderate] { " · " }порог { $threshold } → { $counterpart }
    [strong] { " · " }из эмоции «{ $counterpart }»
   *[starting] {""}
}
    { $power ->
    [none] Без силы.
   *[other] { $power }
}
    { card-source }
card-source = Источники: название { $name_source ->
    [published] опубликовано
    [rulebook] из правил
   *[original] придумано для этого набора
}, шкала { $track_source ->
    [published] опубликована
    [rulebook] из правил
   *[original] придумана для этого набора
}{ $threshold_source ->
    [none] {""}
    [published] , порог опубликован
    [rulebook] , порог из правил
   *[original] { $power_source ->
        [original] , порог и сила придуманы для этого набора
       *[none] , порог придуман для этого набора
    }
}{ $power_source ->
    [none] .
    [published] , сила опубликована.
    [rulebook] , сила из правил.
   *[original] { $threshold_source ->
        [original] .
       *[none] , сила придумана для этого набора.
    }
}

## О чём спрашивают

question-faction = Вы Творец: выберите команду.
question-spirit = Выберите своего духа.
question-deck = Выберите колоду эмоций или соберите свою.
question-pick-card = Выберите карту { $number } из 16 для своей колоды.
question-place-spirit = Выберите для своего духа рубеж, на котором нет духов.
question-imagine-spirit = Выберите свободный рубеж для второй стартовой эмоции, как если бы там стоял второй дух.
question-place-starting = Выберите соседнее с этим рубежом место в мире для стартовой эмоции.
question-starting-vibe = Выберите место для следующего начального жетона ощущения.
question-starting-colour = Выберите цвет этого жетона ощущения.
question-menu = { $actions ->
    [0] Действий не осталось ({ wp }, { ambitions }): примените способность или завершите ход.
    [one] Ваш ход, осталось { $actions } действие ({ wp }, { ambitions }): выберите действие или способность.
    [few] Ваш ход, осталось { $actions } действия ({ wp }, { ambitions }): выберите действие или способность.
   *[many] Ваш ход, осталось { $actions } действий ({ wp }, { ambitions }): выберите действие или способность.
}
question-upgrades = { $offered ->
    [discards] «{ action }» пока невозможно: выберите карту, которую сбросите за жетон ощущения в этом ряду.
    [upgrades] { action }: выберите улучшения.{ invoke-next }
   *[both] { action }: выберите улучшения — или сначала сбросьте карту за жетон ощущения в этом ряду.{ invoke-next }
}
invoke-next = { $action ->
    [invoke] { " " }Эмоцию выберете после этого.
   *[other] {""}
}
question-vibe-slot = Выберите место для нового жетона ощущения.
question-vibe-colour = Выберите цвет нового жетона ощущения.
question-move = Выберите, куда переместить духа.
question-swap = Выберите духа, который поменяется местами с вашим.
question-push = Выберите, куда отойдёт вытолкнутый дух.
question-move-target = Выберите соседнюю эмоцию Света.
question-invoke = Выберите, какую эмоцию задействовать.
question-invoke-space = Выберите пустое место для эмоции «{ $card }».
question-quell = Выберите, какую эмоцию подавить.
question-reveal = { $colour ->
    [none] Выберите любую карту из руки, чтобы показать её.
   *[other] Выберите карту из руки, чтобы показать её (нужен цвет: { colour }).
}
question-amount = Сколько эссенции снять с эмоции «{ $card }»?
question-fortify = Выберите место для крепости.
question-garrison = Сразу задействовать эмоцию в мире новой крепости?
question-empower = Выберите, какую эмоцию усилить.
question-feed = Выберите карту из руки: связанная с ней сильная эмоция заменит Уныние.
question-savour = Выберите, какую из двух карт сбросить.
question-discard = Выберите, какую карту сбросить: лишних карт — { $excess }.
question-moved-emotion = Выберите, какую эмоцию переместить.
question-destination = Выберите соседнее пустое место для эмоции «{ $card }».
question-intensified = Выберите, какой соседней эмоции увеличить интенсивность.
question-intensify-amount = Сколько эссенции положить на эмоцию «{ $card }»?
question-harvest-amount = Сколько эссенции собрать?
question-draw-again = Взять ещё карту за 2 СВ?
question-sphere = Выберите сферу для поглощения.
question-bonus = Взять бонус сферы «{ $sphere }»: { bonus }?
question-delight = Восторг получил не меньше 4 СВ: взять карту?
question-drain = Выберите сферу, с которой возьмёте 1 СВ.
question-sullen-look = Повернуть изначальное на 1 шаг по часовой стрелке?
question-rest = Ваш ход завершается: 1 амбиция для вашей команды или 2 карты?
question-dismiss = Противник добавил основной фрагмент: выберите основное устремление, которое уйдёт из игры.
question-look = Ваша команда не выполнила ни одного устремления: посмотреть верхние карты колоды скрытых устремлений и выбрать одну?
question-keep = Выберите своё следующее скрытое устремление.
question-power-may = «{ $card }»: { $offer }. Сделать это?
question-power-emotion = «{ $card }»: выберите эмоцию.
question-power-opponent = «{ $card }»: выберите противника.
question-power-spirit = «{ $card }»: выберите духа.
question-power-rotate = «{ $card }»: выберите, на сколько повернуть изначальное.
question-power-step = «{ $card }»: выберите, куда переместить духа.
question-power-shove = «{ $card }»: выберите, куда отойдёт дух.
question-power-move = «{ $card }»: выберите пустое место для эмоции.
question-power-discard = «{ $card }»: выберите, какую карту сбросить.
question-power-order = Выберите, какая сила сработает первой.

## Что тем временем видят остальные

waiting-setup = { $player } готовится к игре.
waiting-faction = { $player } выбирает команду.
waiting-spirit = { $player } выбирает духа.
waiting-deck = { $player } выбирает колоду.
waiting-pick-card = { $player } собирает колоду.
waiting-place-spirit = { $player } ставит духа.
waiting-imagine-spirit = { $player } выбирает рубеж для второй стартовой эмоции.
waiting-place-starting = { $player } кладёт стартовую эмоцию.
waiting-starting-vibe = { $player } раскладывает начальные жетоны ощущений.
waiting-starting-colour = { $player } раскладывает начальные жетоны ощущений.
waiting-menu = Ходит { $player }.
waiting-upgrades = { $player } выбирает улучшения.
waiting-vibe-slot = { $player } кладёт жетон ощущения.
waiting-vibe-colour = { $player } выбирает цвет жетона ощущения.
waiting-move = { $player } выбирает, куда переместить духа.
waiting-swap = { $player } выбирает, с кем поменяться местами.
waiting-push = { $player } выбирает, куда отойдёт вытолкнутый дух.
waiting-move-target = { $player } выбирает эмоцию.
waiting-invoke = { $player } выбирает, какую эмоцию задействовать.
waiting-invoke-space = { $player } выбирает место для эмоции.
waiting-quell = { $player } выбирает, какую эмоцию подавить.
waiting-reveal = { $player } выбирает, какую карту показать.
waiting-amount = { $player } решает, сколько эссенции снять.
waiting-fortify = { $player } выбирает место для крепости.
waiting-garrison = { $player } решает, задействовать ли эмоцию.
waiting-empower = { $player } выбирает, какую эмоцию усилить.
waiting-feed = { $player } выбирает карту, чья сильная эмоция заменит Уныние.
waiting-savour = { $player } решает, какую карту оставить.
waiting-discard = { $player } сбрасывает лишние карты.
waiting-moved-emotion = { $player } выбирает, какую эмоцию переместить.
waiting-destination = { $player } выбирает, куда переместить эмоцию.
waiting-intensified = { $player } выбирает, какой эмоции увеличить интенсивность.
waiting-intensify-amount = { $player } решает, сколько эссенции положить.
waiting-harvest-amount = { $player } решает, сколько эссенции собрать.
waiting-draw-again = { $player } решает, брать ли ещё карту.
waiting-sphere = { $player } выбирает сферу.
waiting-bonus = { $player } решает, брать ли бонус сферы.
waiting-delight = { $player } решает, брать ли карту.
waiting-drain = { $player } выбирает, какую сферу осушить.
waiting-sullen-look = { $player } решает, поворачивать ли изначальное.
waiting-rest = { $player } выбирает между амбицией и картами.
waiting-dismiss = { $player } убирает основное устремление.
waiting-look = { $player } решает, смотреть ли колоду скрытых устремлений.
waiting-keep = { $player } выбирает скрытое устремление.
waiting-power-may = { $player } решает, применять ли силу эмоции.
waiting-power-emotion = { $player } выбирает эмоцию.
waiting-power-opponent = { $player } выбирает противника.
waiting-power-spirit = { $player } выбирает духа.
waiting-power-rotate = { $player } решает, на сколько повернуть изначальное.
waiting-power-step = { $player } выбирает, куда переместить духа.
waiting-power-shove = { $player } выбирает, куда отойдёт дух.
waiting-power-move = { $player } выбирает, куда переместить эмоцию.
waiting-power-discard = { $player } сбрасывает карту.
waiting-power-order = { $player } решает, какая сила сработает первой.

## Ответы

choice-faction = { faction }
choice-spirit = { $spirit }
choice-deck = { $deck }
choice-build-deck = Собрать свою колоду
choice-pick = { $card }
choice-place-spirit = Поставить духа на { $place }
choice-imagine-spirit = Выбрать { $place }
choice-place-starting = Положить эмоцию: { $space }
choice-vibe = { row }: { slot }
choice-colour = { colour }
choice-act = { $discards ->
    [0] { action } (цена: { wp })
    [1] { action } (цена: { wp } и сброс карты)
   *[other] { action } (цена: { wp } и сброс двух карт)
}
choice-add-vibe = { ability-add-vibe } (цена: 1 амбиция)
choice-rotate = { $kind ->
    [menu] { ability-rotate } (цена: 1 амбиция)
   *[other] Повернуть изначальное
}
choice-extra-action = { ability-extra-action } (цена: 2 амбиции)
choice-absorb = { ability-absorb }
choice-end-turn = Завершить ход
choice-use = { $count ->
    [0] { action } без улучшений (цена: { price })
   *[other] { action }: { $upgrades } (цена: { price })
}
choice-vibe-card = Сбросить карту «{ $card }» и получить жетон ощущения
choice-move = Переместить духа { to-place } (цена: { wp })
choice-swap = Поменяться местами с духом игрока { $player_tag }
choice-push = Вытолкнуть духа игрока { $player_tag } { to-place }
choice-target = { $card } ({ $space })
choice-decline = { $kind ->
    [bonus] Не брать бонус
    [look] Не смотреть
    [vibe_slot] Не класть жетон ощущения
    [delight] Не брать карту
    [garrison] Не задействовать эмоцию
   *[other] Отказаться
}
choice-invoke = Задействовать эмоцию «{ $card }»
choice-summon = { $card_known ->
    [yes] Призвать эмоцию «{ $card }» с верха колоды
   *[no] Призвать верхнюю карту колоды
}
choice-at = Место: { $space } (цена: { wp })
choice-quell = Подавить эмоцию «{ $card }»: { $space } (цена: { wp })
choice-reveal = Показать карту «{ $card }»
choice-amount = { $kind ->
    [amount] Снять { essence }
   *[intensify_amount] Положить { essence } (цена: { wp })
}
choice-fortify = { $mode ->
    [exalt] Превознести крепость { in-realm } (цена: { wp })
    [demolish] Снести крепость { in-realm } (цена: { wp })
    [attune] Присоединить к индивидуальности крепость { in-realm } (цена: { wp })
   *[build] Построить крепость { in-realm } (цена: { wp })
}
choice-garrison = Задействовать эмоцию
choice-empower = Усилить эмоцию «{ $card }»: { $space } (цена: { wp })
choice-feed = Отдать карту «{ $card }»
choice-discard = Сбросить карту «{ $card }»
choice-move-emotion = Переместить эмоцию «{ $card }» отсюда: { $space } (цена: { wp })
choice-to = Сюда: { $space } (цена: { wp })
choice-intensify = Положить эссенцию на эмоцию «{ $card }»: { $space } (цена: от { wp })
choice-harvest = Собрать { essence } (цена: { wp })
choice-draw = { $kind ->
    [draw_again] Взять карту «{ $card }» (цена: { wp })
   *[delight] Взять карту
}
choice-stop = Больше не брать
choice-sphere = Сфера «{ $sphere }» ({ $realm }): взять { $number } СВ
choice-bonus = Взять бонус: { bonus }
choice-drain = Осушить сферу «{ $sphere }» ({ $realm })
choice-ambition = Получить 1 амбицию
choice-cards = Взять 2 карты (или сколько осталось)
choice-dismiss = Убрать: { $aspiration }
choice-look = Посмотреть верхние карты
choice-keep = { $aspiration }
choice-use-power = Сделать
choice-decline-power = Не делать
choice-power-emotion = { $card } ({ $space })
choice-power-opponent = { $player }
choice-power-spirit = Дух игрока { $player_tag }
choice-power-rotate = { $number ->
    [one] На { $number } шаг
    [few] На { $number } шага
   *[many] На { $number } шагов
}
choice-power-step = Переместить духа { to-place }
choice-power-shove = Переставить { to-place }
choice-power-move = Сюда: { $space }
choice-power-order = { $card } ({ $space })

## Что произошло

event-took-faction = { $player } играет за команду { faction-of }.
event-took-spirit = { $player }: дух — { $spirit }.
event-built-deck = { $deck_known ->
    [yes] { $player } выбирает колоду: { $deck }.
   *[no] { $player } собирает свою колоду.
}
event-order = Порядок хода: { $order }.
event-dealt = { $player } получает { a-card }.
event-top = Верхняя карта колоды игрока { $player_tag }: «{ $card }».
event-hidden = { $aspiration_known ->
    [yes] Скрытое устремление команды { faction-of }: «{ $aspiration }».
   *[no] У команды { faction-of } новое скрытое устремление.
}
event-placed-spirit = { $player } ставит духа на { $place }.
event-started = { $player } кладёт эмоцию «{ $card }»: { $space }.
event-vibe = { $slot ->
    [0] { $colour ->
        [wild] { $player } кладёт жетон ощущения без цвета и активирует действие «{ row }».
       *[other] { $player } кладёт { colour } жетон ощущения и активирует действие «{ row }».
    }
   *[other] { $colour ->
        [wild] { $player } кладёт жетон ощущения без цвета: { row }, { $upgrade }.
       *[other] { $player } кладёт { colour } жетон ощущения: { row }, { $upgrade }.
    }
}
event-turn = Ход { $number }: { $player }.
event-ended = { $player } завершает ход.
event-action = { $count ->
    [0] { $player }: { action }.
   *[other] { $player }: { action } ({ $upgrades }).
}
event-ability = { $player }: { ability }.
event-paid = { $player } платит { $paid }.
event-willpower = { $change ->
    [gain] { $player } получает { $number } СВ.
   *[lose] { $player } теряет { $number } СВ.
}
event-essence = { $change ->
    [gain] { $player } получает { essence }.
   *[lose] { $player } теряет { essence }.
}
event-ambition = { $change ->
    [gain] { faction } получает { paid-ambition }.
   *[lose] { faction } теряет { paid-ambition }.
}
event-actions = { $number ->
    [one] { $player } получает { $number } действие.
    [few] { $player } получает { $number } действия.
   *[many] { $player } получает { $number } действий.
}
event-drew = { $player } берёт карту «{ $card }».
event-discarded = { $player } сбрасывает карту «{ $card }».
event-revealed = { $player } показывает карту «{ $card }».
event-cycled = { $player } кладёт карту «{ $card }» под колоду.
event-moved = { $player } перемещает духа { to-place }.
event-pushed = Дух игрока { $player_tag } вытолкнут { to-place }.
event-swapped = { $player } и { $other } меняются местами.
event-entered = { $player } задействует эмоцию «{ $card }»: { $space }.
event-empowered = { $player } усиливает эмоцию «{ $card }», теперь это «{ $strong }» ({ $space }).
event-placed = «{ $card }» ({ $space }) получает { essence }.
event-removed = «{ $card }» ({ $space }) теряет { essence }.
event-left = Эмоция «{ $card }» уходит с поля ({ $space }).
event-shifted = Эмоция «{ $card }» переходит: { $origin } → { $space }.
event-token = «{ $card }» ({ $space }) получает жетон интенсивности +{ $number }.
event-marked = «{ $card }» ({ $space }) получает жетон уязвимости: −{ $number } к интенсивности.
event-built = { $player } строит крепость { in-realm }.
event-exalted = { $player } превозносит крепость { in-realm }.
event-demolished = { $size ->
    [minor] { $player } сносит крепость { in-realm }.
   *[major] { $player } уменьшает крепость { in-realm } до второстепенного фрагмента.
}
event-attuned = { $player } присоединяет к индивидуальности крепость { in-realm }.
event-absorbed = { $player } берёт { $number } СВ со сферы «{ $sphere }».
event-bonus = { $player } берёт бонус сферы «{ $sphere }».
event-rotated = { $number ->
    [1] Изначальное поворачивается.
    [one] Изначальное поворачивается на { $number } шаг.
    [few] Изначальное поворачивается на { $number } шага.
   *[many] Изначальное поворачивается на { $number } шагов.
}
event-intention = { $number ->
    [one] { faction } получает { $number } очко: { deed }.
    [few] { faction } получает { $number } очка: { deed }.
   *[many] { faction } получает { $number } очков: { deed }.
}
event-wheel = { $gained ->
    [0] Диск намерений, деление { $number }: { faction } ничего не получает, { $wheel ->
        [card] колода игрока { $player_tag } пуста.
       *[other] все амбиции команды уже активны.
    }
   *[other] Диск намерений, деление { $number }: { faction } получает бонус.
}
event-revelation = Откровение! { $player } опустошает сферу «{ $sphere }».
event-showed = { faction } показывает скрытое устремление: «{ $aspiration }».
event-tested = { $faction ->
    [none] Основное устремление
   *[other] Скрытое устремление { faction-of }
} «{ $aspiration }»: Свет — { $bliss }, Мрак — { $gloom }. { fulfilled }
fulfilled = { $fulfiller ->
    [bliss] Выполняет { -bliss }.
    [gloom] Выполняет { -gloom }.
   *[none] { $faction ->
        [none] Никто не выполняет.
       *[other] { faction } не выполняет.
    }
}
event-fragment = { faction } добавляет в индивидуальность { fragment }.
event-common = Основное устремление: «{ $aspiration }».
event-dismissed = { faction } убирает из игры «{ $aspiration }».
event-looked = { $player } смотрит { cards } колоды скрытых устремлений.
event-saw = { $player } видит «{ $aspiration }».
event-joined = Крепость { in-realm } присоединяется к индивидуальности: { fragment } { faction-of }.
event-compensated = { $number ->
    [one] { faction } получает { $number } очко вместо венчающего фрагмента.
    [few] { faction } получает { $number } очка вместо венчающего фрагмента.
   *[many] { faction } получает { $number } очков вместо венчающего фрагмента.
}
event-refilled = Сфера «{ $sphere }» снова полна.
event-triggered = { $reason ->
    [no_aspiration] Основных устремлений не осталось: игра закончится после этого хода.
    [no_fragment] У одной из команд нет нужного фрагмента: игра закончится после этого хода.
   *[twenty_points] 20 очков за намерения: игра закончится после этого хода.
}
event-scored = { faction }: за намерения — { $intentions }, за фрагменты — { $fragments }, всего — { $number }.
event-won = { $faction ->
    [none] Игра завершилась вничью.
   *[other] Побеждает { faction }!
}
event-spirit-power = { $player } пользуется силой духа «{ $spirit }».
event-origin = Изначальное в начале игры: { $spheres }.
sphere-at = { $realm } — «{ $sphere }»
event-denied = Эмоция «{ $card }» ({ $space }) лишает игрока { $player_tag } бонуса сферы «{ $sphere }».
event-stayed = Крепость { in-realm } остаётся: { $cause ->
    [afar] { $player } опустошает сферу издалека.
    [new] её фрагмент положен в этом ходу.
   *[closed] венчающий фрагмент завершил индивидуальность.
}
event-power = Срабатывает сила эмоции «{ $card }» ({ $space }).
event-by-hand = «{ $card }» ({ $space }), вручную: { $text }
event-returned = Карта «{ $card }» ({ $space }) возвращается в руку игрока { $player_tag }.
event-control = { $faction ->
    [none] Никто не контролирует { the-place }.
   *[other] { faction } контролирует { the-place }.
}

paid-wp = { $number } СВ
paid-ambition = { $number ->
    [one] { $number } амбицию
    [few] { $number } амбиции
   *[many] { $number } амбиций
}
paid-essence = { essence }

## Чем всё кончилось

outcome = { $faction ->
    [none] { outcome-reason } Ничья, { $points } : { $others }.
   *[other] { outcome-reason } Побеждает { faction } ({ $names }), { $points } : { $others }.
}
outcome-reason = { $reason ->
    [no_aspiration] Основных устремлений не осталось.
    [no_fragment] У одной из команд не было нужного фрагмента.
   *[twenty_points] Набрано 20 очков за намерения.
}

## Почему нельзя

refusal-turn = { $case ->
    [CB-6-1-1] Сейчас не ваш ход ({ $rule }): дождитесь своей очереди.
    [CB-19-1-7] Игра окончена ({ $rule }): пересмотрите её или начните новую.
    [CB-6-2-2] В этот момент хода так нельзя ({ $rule }): выберите действие, способность или завершите ход.
    [CB-15-1-8] Поглощение не закончено ({ $rule }): сначала ответьте на вопрос.
   *[other] Сейчас спрашивают о другом ({ $rule }): выберите один из предложенных ответов или откажитесь от начатого.
}
refusal-no-action = Действий не осталось ({ $rule }): примените способность или завершите ход.
refusal-locked = { $case ->
    [CB-21-2-9] Задействовать эмоцию нельзя ({ $rule }): действие должно быть активировано и оплачено. Продолжайте без него.
   *[other] Это действие не активировано ({ $rule }): сбросьте карту, чтобы получить жетон ощущения, или выберите другое действие.
}
refusal-upgrade-locked = { $case ->
    [CB-21-3-3] Верхнюю карту колоды можно задействовать только улучшением «Призвать» ({ $rule }): выберите карту из руки.
   *[other] На этом улучшении нет жетона ощущения ({ $rule }): выберите активированные улучшения или сначала положите жетон.
}
refusal-upgrade-twice = Каждое улучшение применяется не больше одного раза за действие ({ $rule }): выберите другое сочетание.
refusal-upgrade-conflict = { $case ->
    [CB-7-4-2] «Решительность» только экономит СВ, поэтому активированная применяется всегда ({ $rule }): выберите сочетание с ней.
    [CB-11-4-1] За одно действие можно только строить, превознести, снести или присоединить ({ $rule }): выберите одно из этих улучшений.
   *[other] Эти улучшения несовместимы ({ $rule }): выберите другое сочетание.
}
refusal-wp = { $case ->
    [CB-13-2-2] Без контроля над миром нужна хотя бы 1 СВ ({ $rule }): примените поглощение или сначала возьмите мир под контроль.
    [CB-13-6-2] Обменивать будет нечего ({ $rule }): сначала получите силу воли.
    [CB-23-3-2] У этого игрока нет СВ ({ $rule }): выберите другого.
   *[other] Не хватает силы воли ({ $rule }): примените поглощение, получите силу воли, возьмите улучшения дешевле или выберите другое.
}
refusal-essence = { $case ->
    [CB-23-3-2] Там не хватает эссенции ({ $rule }): выберите другую цель.
    [CB-9-1-3] У вас нет эссенции для эмоции ({ $rule }): соберите эссенцию или примените улучшение, которое берёт её из запаса.
   *[other] Не хватает эссенции ({ $rule }): положите меньше или сначала соберите её.
}
refusal-ambition = { $case ->
    [CB-14-1-6] Это стоит 2 активные амбиции ({ $rule }): получите амбицию в конце хода или как бонус сферы.
    [CB-7-4-7] У вашей команды не хватает активных амбиций ({ $rule }): выберите другие улучшения или сначала получите амбицию.
   *[other] Это стоит 1 активную амбицию ({ $rule }): получите амбицию в конце хода или как бонус сферы.
}
refusal-no-card = { $card_known ->
    [yes] Карты «{ $card }» нет у вас в руке, или она нужна для жетона ощущения ({ $rule }): выберите другую карту.
   *[no] { $case ->
        [CB-10-1-2] Показать нечего ({ $rule }): возьмите карты или примените «Погасить».
        [CB-23-1-4] Этой карты нет у вас в руке ({ $rule }): выберите ту, что есть.
        [CB-10-1-3] Подошла бы любая карта, но рука пуста ({ $rule }): возьмите карты или примените «Погасить».
       *[other] Для этого нет карты ({ $rule }): сначала возьмите карты.
    }
}
refusal-vibe-match = { $case ->
    [CB-10-1-2] Карта не того цвета ({ $rule }): покажите карту цвета цели или примените «Погасить».
   *[other] Карта не того цвета ({ $rule }): выберите карту нужного цвета.
}
refusal-vibe-colour = { $card_known ->
    [yes] Цвет карты «{ $card }» в этом ряду уже есть ({ $rule }): выберите карту другого цвета.
   *[no] { $case ->
        [CB-3-9-4] Этот цвет уже положен ({ $rule }): выберите один из оставшихся.
       *[other] Этот цвет в ряду уже есть ({ $rule }): выберите другой цвет или другой ряд.
    }
}
refusal-row-locked = Сначала заполняют место активации ряда ({ $rule }): положите жетон ощущения туда.
refusal-row-full = На этом месте уже есть жетон ощущения ({ $rule }): выберите свободное.
refusal-wild = Жетоны ощущений без цвета бывают только в начале ({ $rule }): выберите один из четырёх цветов.
refusal-adj = { $case ->
    [CB-8-1-1] За одно перемещение дух туда не дойдёт ({ $rule }): выберите место в пределах досягаемости.
    [CB-3-8-3] Это место не соседствует с вашим рубежом ({ $rule }): выберите одно из двух соседних мест в мирах.
    [CB-11-1-1] Это место для крепости не соседствует с вашим духом ({ $rule }): выберите соседнее или сначала переместитесь.
    [CB-21-2-2] Эта эмоция не соседствует с местом, где закончилось перемещение ({ $rule }): выберите соседнюю или никакую.
    [CB-21-6-2] Эта эмоция не соседствует с местом, где закончилось перемещение ({ $rule }): выберите соседнюю или никакую.
    [CB-21-2-3] Улучшению «Скованные узами» нужна соседняя эмоция Света ({ $rule }): выберите место по соседству с ней или обойдитесь без улучшения.
    [CB-21-2-7] Эмоция задействуется в мире новой крепости ({ $rule }): выберите место в нём.
    [CB-21-3-1] Духа выталкивают на соседнее место ({ $rule }): выберите одно из двух.
    [CB-21-9-2] «Из тени» ведёт только к подходящей эмоции Мрака ({ $rule }): выберите другое место или обойдитесь без улучшения.
    [CB-23-3-2] Сила туда не достаёт ({ $rule }): выберите что-нибудь ближе.
    [CB-13-5-1] Там нет соседней с вашим духом эмоции вашей команды ({ $rule }): выберите соседнюю или сначала переместитесь.
   *[other] Цель не соседствует с вашим духом ({ $rule }): выберите соседнее или сначала переместитесь.
}
refusal-occupied = { $case ->
    [CB-3-8-2] На этом рубеже уже стоит дух ({ $rule }): выберите свободный.
    [CB-22-2-6] Этот рубеж занят ({ $rule }): выберите свободный.
    [CB-11-1-2] Там уже есть крепость ({ $rule }): выберите пустое место или другой способ защитить мир, если он предложен.
    [CB-23-3-2] Место за этой эмоцией не пусто ({ $rule }): выберите другую эмоцию.
   *[other] Это место не пусто ({ $rule }): выберите пустое.
}
refusal-spirit-block = { $case ->
    [CB-21-4-3] Ваш дух окажется на одном месте с духом противника ({ $rule }): выберите другого духа или активируйте «Преодоление».
    [CB-21-7-3] Ваш дух окажется на одном месте с духом противника ({ $rule }): выберите другого духа или активируйте «Преодоление».
    [CB-21-9-3] Ваш дух окажется на одном месте с духом противника ({ $rule }): выберите другое место или активируйте «Преодоление».
   *[other] Там стоит дух противника ({ $rule }): выберите другое место или примените «Преодоление».
}
refusal-target = { $case ->
    [CB-7-2-3] Жетон ощущения кладут в ряд объявленного действия ({ $rule }): выберите место в этом ряду.
    [CB-10-1-1] Там нет эмоции противника, которую можно подавить ({ $rule }): выберите соседнюю эмоцию противника или сначала переместитесь.
    [CB-11-2-2] Превознести можно только свой второстепенный фрагмент ({ $rule }): сначала постройте его.
    [CB-11-2-6] Основной фрагмент дальше не улучшить ({ $rule }): выберите другое место.
    [CB-11-3-1] Там нет крепости противника ({ $rule }): выберите другое место или постройте свою.
    [CB-12-1-1] Там нет эмоции вашей команды, которую можно усилить ({ $rule }): выберите соседнюю с вашим духом умеренную эмоцию.
    [CB-12-1-9] Сильную эмоцию нельзя усилить ещё раз ({ $rule }): выберите умеренную.
    [CB-12-1-10] Стартовую эмоцию нельзя усилить ({ $rule }): выберите умеренную.
    [CB-13-4-1] Там нет эмоции вашей команды ({ $rule }): выберите свою или сначала задействуйте эмоцию.
    [CB-13-5-1] Там нет эмоции вашей команды ({ $rule }): выберите соседнюю свою или сначала задействуйте эмоцию.
    [CB-17-3-2] Этого устремления нет среди основных ({ $rule }): выберите одно из открытых.
    [CB-17-4-2] Этого устремления нет среди карт, которые вы видите ({ $rule }): выберите одно из них.
    [CB-20-7-1] Уныние вводит в игру только Тревога ({ $rule }): выберите карту из руки.
    [CB-21-2-2] «Объятия» — для эмоций Света ({ $rule }): выберите такую или никакую.
    [CB-21-4-2] С этим духом поменяться нельзя ({ $rule }): выберите духа на другом месте.
    [CB-21-7-2] С этим духом поменяться нельзя ({ $rule }): выберите духа на другом месте.
    [CB-21-5-6] Присоединить можно только свой второстепенный фрагмент ({ $rule }): выберите другое место или сначала постройте его.
    [CB-21-6-2] «Пожар» — против эмоций Света ({ $rule }): выберите такую или никакую.
    [CB-21-9-9] «Наступлению тьмы» нужно соседнее Уныние ({ $rule }): выберите его или обойдитесь без улучшения.
    [CB-23-3-2] Сила на это не действует ({ $rule }): выберите одну из предложенных целей.
    [CB-24-1-2] Союзники ничем не обмениваются ({ $rule }): выберите другое.
   *[other] Это не подходит в качестве цели ({ $rule }): выберите одну из предложенных.
}
refusal-protected = { $card_known ->
    [yes] Эмоция «{ $card }» защищена, её нельзя подавить ({ $rule }): выберите другую.
   *[no] Эта эмоция защищена, её нельзя подавить ({ $rule }): выберите другую.
}
refusal-slots = { $card_known ->
    [yes] На карте «{ $card }» слишком мало мест для эссенции ({ $rule }): выберите другую карту или меньше улучшений.
   *[no] { $case ->
        [CB-12-1-11] «Направленной силе» нужно свободное место для эссенции ({ $rule }): обойдитесь без неё или выберите другую эмоцию.
        [CB-9-1-4] Ни на одной карте в руке не хватит мест для эссенции ({ $rule }): примените меньше улучшений.
       *[other] Там нет свободного места для эссенции ({ $rule }): положите меньше или выберите другую эмоцию.
    }
}
refusal-threshold = { $number ->
    [0] Эссенции не хватает для усиления ({ $rule }): сначала увеличьте интенсивность или выберите карту с меньшим порогом.
   *[other] Порог усиления — { $number } ({ $rule }): сначала увеличьте интенсивность или примените «Направленную силу».
}
refusal-no-strong = Обе копии связанной сильной эмоции уже в игре ({ $rule }): выберите другую эмоцию.
refusal-enemy-realm = Этот мир под контролем противника ({ $rule }): сначала возьмите его под контроль или выберите другое место.
refusal-no-fragment = { $case ->
    [CB-11-3-4] У противника нет второстепенного фрагмента на замену ({ $rule }): выберите другое место.
    [CB-11-2-1] У вашей команды не осталось основных фрагментов ({ $rule }): выберите другое.
   *[other] У вашей команды не осталось второстепенных фрагментов ({ $rule }): превознесите крепость, чтобы вернуть один, или выберите другое.
}
refusal-closed = Венчающий фрагмент завершил индивидуальность ({ $rule }): присоединить больше ничего нельзя, выберите другое.
refusal-used = { $case ->
    [CB-15-1-1] Поглощение в этот ход недоступно ({ $rule }): примените его в следующий ход.
   *[other] Эта способность в этот ход уже применялась ({ $rule }): примените другую или дождитесь следующего хода.
}
refusal-deck = { $case ->
    [CB-21-3-3] Колода пуста, призвать некого ({ $rule }): выберите другие улучшения.
   *[other] Колода пуста ({ $rule }): выберите другое действие.
}
refusal-limit = { $case ->
    [CB-6-3-2] Все амбиции вашей команды уже активны ({ $rule }): возьмите карты.
    [CB-7-2-9] Больше жетонов ощущений в этом действии положить нельзя ({ $rule }): выберите улучшения.
    [CB-20-7-3] На поле уже шесть Уныний ({ $rule }): выберите карту из руки.
    [CB-2-3-7] Жетонов ощущений этого цвета у вашей команды не осталось ({ $rule }): выберите другой цвет.
   *[other] Больше такого нет ({ $rule }): выберите другое.
}
refusal-sphere = { $case ->
    [CB-21-7-6] Эту сферу нельзя осушить ({ $rule }): выберите соседнюю, на которой хватает СВ, или никакую.
   *[other] До этой сферы не достать ({ $rule }): выберите соседнюю с вашим духом.
}
refusal-amount = Такое число невозможно ({ $rule }): выберите одно из предложенных.
refusal-mode = В базовом режиме этого нет ({ $rule }): выберите другое или играйте в полном режиме.
refusal-setup = { $case ->
    [CB-3-4-1] { $spirit_known ->
        [yes] Дух «{ $spirit }» занят или принадлежит другой команде ({ $rule }): выберите другого.
       *[no] Этого духа взять нельзя ({ $rule }): выберите другого.
    }
    [CB-3-9-3] Кладут все четыре начальных жетона ощущений ({ $rule }): выберите место и для этого.
   *[other] Духи начинают на рубежах ({ $rule }): выберите рубеж.
}
refusal-deckbuild = { $case ->
    [CB-3-5-2] В колоде уже две карты «{ $card }» ({ $rule }): выберите другую эмоцию.
    [CB-3-5-3] В колоду идут только умеренные эмоции ({ $rule }): выберите эмоцию своей команды.
   *[other] В колоде 16 умеренных эмоций своей команды ({ $rule }): выберите одну из предложенных.
}
refusal-same-as-common = Это основное устремление ({ $rule }): выберите другое.

## Настройки

option-edition = Издание
    .about = По какому изданию правил идёт игра.
    .revised = исправленное
    .first = первое
option-mode = Режим
    .about = В базовом режиме нет намерений, сил духов, усиления и сильных эмоций.
    .full = полный
    .basic = базовый
option-intention-side = Намерения
    .about = Какой стороной лежат планшеты команд.
    .a = сторона A
    .b = сторона B
option-spirit-side = Планшеты духов
    .about = На стороне A улучшения у всех одинаковы, на стороне B у каждого духа свои.
    .a = сторона A
    .b = сторона B
option-pack = Набор карт
    .about = Какие эмоции, планшеты и колоды в игре.
option-shaper = Команда Творца
    .about = Если игроков меньше четырёх: за какую команду играет один человек.
    .bliss = Свет
    .gloom = Мрак
option-first = Первый игрок
    .about = Какая команда ходит первой.
    .random = случайно
    .bliss = Свет
    .gloom = Мрак
option-sphere-offset = Начальный поворот изначального
    .about = На сколько шагов изначальное повёрнуто в начале.
    .none = случайно
option-spirit-0 = Дух игрока 1
    .about = Задан сразу или выбирается в игре.
option-spirit-1 = Дух игрока 2
    .about = Задан сразу или выбирается в игре.
option-spirit-2 = Дух игрока 3
    .about = Задан сразу или выбирается в игре.
option-spirit-3 = Дух игрока 4
    .about = Задан сразу или выбирается в игре.
option-deck-0 = Колода игрока 1
    .about = «starter» (стартовая), «spirit» (колода своего духа), колода по названию, список из 16 карт — или выбирается в игре.
option-deck-1 = Колода игрока 2
    .about = «starter» (стартовая), «spirit» (колода своего духа), колода по названию, список из 16 карт — или выбирается в игре.
option-deck-2 = Колода игрока 3
    .about = «starter» (стартовая), «spirit» (колода своего духа), колода по названию, список из 16 карт — или выбирается в игре.
option-deck-3 = Колода игрока 4
    .about = «starter» (стартовая), «spirit» (колода своего духа), колода по названию, список из 16 карт — или выбирается в игре.
option-spirit-order = Выбор духов
    .about = В каком порядке выбирают духов.
    .free = по местам за столом
    .turn = в порядке хода
option-bonus-needs-frontier = Бонус только с рубежом
    .about = Бонус сферы достаётся только тем, кто контролирует соседний рубеж.
    .edition = как в издании
    .yes = да
    .no = нет
option-delight-counts = Что засчитывается Восторгу
    .about = Какие СВ поглощения идут в счёт силы Восторга.
    .all = все СВ
    .sphere = СВ со сферы
option-hatred-discount = Скидка Ненависти
    .about = Нужно ли применить улучшение или достаточно активировать его.
    .edition = как в издании
    .used = применить
    .present = активировать
option-embrace-from = Эссенция для «Объятий»
    .about = Откуда берётся эссенция для «Объятий».
    .board = со своего планшета
    .supply = из запаса
option-swap-sharing = Обмен местами
    .about = Когда проверяют, нет ли на новом месте духа противника.
    .after = после обмена
    .before = до обмена
option-love-demolish = «Снести» у Любви
    .about = На сколько СВ дороже «Снести» на стороне B Любви.
option-attune-new = Присоединение сразу
    .about = Крепость, построенную в этот ход, можно присоединить к индивидуальности.
option-darkness-outburst = Тьма издалека
    .about = «Наступление тьмы» сочетается с «Эмоциональным взрывом».
option-malice-reach = Досягаемость Злости
    .about = Должна ли быть эмоция на промежуточном месте.
    .spaces = через любое место
    .emotions = только через эмоции
option-hand-limit = Предел руки
    .about = Сколько карт остаётся в руке в конце хода.
option-foreign-turn-intentions = Намерения в чужой ход
    .about = Крепость, присоединённая в ход противника, тоже приносит очки.
option-repeat-intentions = Повторные намерения
    .about = Одно и то же намерение может принести очки ещё раз за ход.
option-vibe-tokens = Жетоны ощущений
    .about = Могут ли кончиться цветные жетоны ощущений.
    .unlimited = без ограничения
    .limited = ограничены
option-solo = Игра в одиночку
    .about = Один человек играет за всех и видит всё.
value-choose = выбирается в игре

## Слова сил

power-cases = genitive accusative instrumental
power-while = пока { $condition }, { $what }
power-also = { $first }; { $next }
power-with = { $thing } { $filters }
by-hand = ✋ Вручную: { $text }

when-enter = при входе в игру
when-turnend = в конце вашего хода
when-absorb = при вашем поглощении
when-quelled = при подавлении этой эмоции
when-turnstart = в начале вашего хода
when-empower = при вашем действии «Усилить эмоцию»

the-me = вы
    .genitive = вас
    .accusative = вас
    .instrumental = вами
the-mate = ваш союзник (или вы, если вы Творец)
    .genitive = вашего союзника (или вас, если вы Творец)
    .accusative = вашего союзника (или вас, если вы Творец)
    .instrumental = вашим союзником (или вами, если вы Творец)
the-opponent = { $quantity ->
    [all] каждый противник
   *[other] один противник
}
    .genitive = { $quantity ->
        [all] каждого противника
       *[other] одного противника
    }
    .accusative = { $quantity ->
        [all] каждого противника
       *[other] одного противника
    }
    .instrumental = { $quantity ->
        [all] каждым противником
       *[other] одним противником
    }
the-own = каждый игрок вашей команды
    .genitive = каждого игрока вашей команды
    .accusative = каждого игрока вашей команды
    .instrumental = каждым игроком вашей команды
the-foes = каждый противник
    .genitive = каждого противника
    .accusative = каждого противника
    .instrumental = каждым противником
the-this = эта эмоция
    .genitive = этой эмоции
    .accusative = эту эмоцию
    .instrumental = этой эмоцией
the-friend = { $quantity ->
    [all] каждая соседняя эмоция вашей команды
   *[other] одна соседняя эмоция вашей команды
}
    .genitive = { $quantity ->
        [all] каждой соседней эмоции вашей команды
       *[other] одной соседней эмоции вашей команды
    }
    .accusative = { $quantity ->
        [all] каждую соседнюю эмоцию вашей команды
       *[other] одну соседнюю эмоцию вашей команды
    }
    .instrumental = { $quantity ->
        [all] каждой соседней эмоцией вашей команды
       *[other] одной соседней эмоцией вашей команды
    }
the-foe = { $quantity ->
    [all] каждая соседняя эмоция противника
   *[other] одна соседняя эмоция противника
}
    .genitive = { $quantity ->
        [all] каждой соседней эмоции противника
       *[other] одной соседней эмоции противника
    }
    .accusative = { $quantity ->
        [all] каждую соседнюю эмоцию противника
       *[other] одну соседнюю эмоцию противника
    }
    .instrumental = { $quantity ->
        [all] каждой соседней эмоцией противника
       *[other] одной соседней эмоцией противника
    }
the-ally = { $quantity ->
    [all] каждая другая эмоция вашей команды
   *[other] любая другая эмоция вашей команды
}
    .genitive = { $quantity ->
        [all] каждой другой эмоции вашей команды
       *[other] любой другой эмоции вашей команды
    }
    .accusative = { $quantity ->
        [all] каждую другую эмоцию вашей команды
       *[other] любую другую эмоцию вашей команды
    }
    .instrumental = { $quantity ->
        [all] каждой другой эмоцией вашей команды
       *[other] любой другой эмоцией вашей команды
    }
the-enemy = { $quantity ->
    [all] каждая эмоция противника
   *[other] любая эмоция противника
}
    .genitive = { $quantity ->
        [all] каждой эмоции противника
       *[other] любой эмоции противника
    }
    .accusative = { $quantity ->
        [all] каждую эмоцию противника
       *[other] любую эмоцию противника
    }
    .instrumental = { $quantity ->
        [all] каждой эмоцией противника
       *[other] любой эмоцией противника
    }
the-spirit = { $n ->
    [0] { $quantity ->
        [all] каждый соседний дух противника
       *[other] один соседний дух противника
    }
   *[other] { $quantity ->
        [all] каждый дух противника{ spirit-range }
       *[other] один дух противника{ spirit-range }
    }
}
    .genitive = { $n ->
        [0] { $quantity ->
            [all] каждого соседнего духа противника
           *[other] одного соседнего духа противника
        }
       *[other] { $quantity ->
            [all] каждого духа противника{ spirit-range }
           *[other] одного духа противника{ spirit-range }
        }
    }
    .accusative = { $n ->
        [0] { $quantity ->
            [all] каждого соседнего духа противника
           *[other] одного соседнего духа противника
        }
       *[other] { $quantity ->
            [all] каждого духа противника{ spirit-range }
           *[other] одного духа противника{ spirit-range }
        }
    }
    .instrumental = { $n ->
        [0] { $quantity ->
            [all] каждым соседним духом противника
           *[other] одним соседним духом противника
        }
       *[other] { $quantity ->
            [all] каждым духом противника{ spirit-range }
           *[other] одним духом противника{ spirit-range }
        }
    }
spirit-range = { $n ->
    [any] {""}
    [one] { " " }не дальше { $n } места от этой эмоции
   *[many] { " " }не дальше { $n } мест от этой эмоции
}
the-src = подавивший её противник
    .genitive = подавившего её противника
    .accusative = подавившего её противника
    .instrumental = подавившим её противником
that-player = { $quantity ->
    [all] каждый из этих игроков
   *[other] этот игрок
}
    .genitive = { $quantity ->
        [all] каждого из этих игроков
       *[other] этого игрока
    }
    .accusative = { $quantity ->
        [all] каждого из этих игроков
       *[other] этого игрока
    }
    .instrumental = { $quantity ->
        [all] каждым из этих игроков
       *[other] этим игроком
    }
that-emotion = { $quantity ->
    [all] те эмоции
   *[other] та эмоция
}
    .genitive = { $quantity ->
        [all] тех эмоций
       *[other] той эмоции
    }
    .accusative = { $quantity ->
        [all] те эмоции
       *[other] ту эмоцию
    }
    .instrumental = { $quantity ->
        [all] теми эмоциями
       *[other] той эмоцией
    }
that-spirit = { $quantity ->
    [all] эти духи
   *[other] этот дух
}
    .genitive = { $quantity ->
        [all] этих духов
       *[other] этого духа
    }
    .accusative = { $quantity ->
        [all] этих духов
       *[other] этого духа
    }
    .instrumental = { $quantity ->
        [all] этими духами
       *[other] этим духом
    }

filter-essence = { $op ->
    [at-least] хотя бы с { filter-number }
    [at-most] не больше чем с { filter-number }
    [equal] ровно с { filter-number }
    [more] больше чем с { filter-number }
   *[less] меньше чем с { filter-number }
}
filter-number = { $value ->
    [one] { $value } каплей эссенции
   *[other] { $value } каплями эссенции
}
filter-wp = { $op ->
    [at-least] хотя бы с { $value } СВ
    [at-most] не больше чем с { $value } СВ
    [equal] ровно с { $value } СВ
    [more] больше чем с { $value } СВ
   *[less] меньше чем с { $value } СВ
}
filter-free = { $holds ->
    [yes] со свободным местом для эссенции
   *[no] без свободного места для эссенции
}
filter-pushable = { $holds ->
    [yes] с пустым местом позади
   *[no] с занятым местом позади
}
filter-moderate = { $holds ->
    [yes] из умеренных
   *[no] не из умеренных
}
filter-realm = { $holds ->
    [yes] в мире этой эмоции
   *[no] не в мире этой эмоции
}
filter-triad = { $holds ->
    [yes] в триаде этой эмоции
   *[no] не в триаде этой эмоции
}
filter-frontier = { $holds ->
    [yes] на рубеже триады этой эмоции
   *[no] не на рубеже триады этой эмоции
}
filtered = { $filter ->
    [none] {""}
   *[other] { " " }{ $filter }
}

count-friend = число соседних эмоций вашей команды{ filtered }
count-foe = число соседних эмоций противника{ filtered }
count-weaker = число соседних эмоций, на которых меньше эссенции, чем на этой
count-empty = число пустых мест для эмоций, идущих подряд в обе стороны от этой (не больше { $n } в каждую)
each-friend = каждую соседнюю эмоцию вашей команды{ filtered }
each-foe = каждую соседнюю эмоцию противника{ filtered }
each-weaker = каждую соседнюю эмоцию, на которой меньше эссенции, чем на этой
each-empty = каждое из пустых мест для эмоций, идущих подряд в обе стороны от этой (не больше { $n } в каждую)
count-ally = число других эмоций вашей команды на поле{ filtered }
count-enemy = число эмоций противника на поле{ filtered }
count-hand = { $X_word ->
    [me] число карт у вас в руке
    [own] число карт на руках у вашей команды
    [foes] число карт на руках у противников
   *[other] число карт в руке у { $X_genitive }
}
count-essence = { $holder ->
    [emotion] число капель эссенции у { $X_genitive }
   *[player] { $X_word ->
        [me] число капель эссенции на вашем планшете
        [own] число капель эссенции на планшетах вашей команды
        [foes] число капель эссенции на планшетах противников
       *[other] число капель эссенции на планшете { $X_genitive }
    }
}
each-ally = каждую другую эмоцию вашей команды на поле{ filtered }
each-enemy = каждую эмоцию противника на поле{ filtered }
each-hand = { $X_word ->
    [me] каждую карту у вас в руке
    [own] каждую карту на руках у вашей команды
    [foes] каждую карту на руках у противников
   *[other] каждую карту в руке у { $X_genitive }
}
each-essence = { $holder ->
    [emotion] каждую каплю эссенции у { $X_genitive }
   *[player] { $X_word ->
        [me] каждую каплю эссенции на вашем планшете
        [own] каждую каплю эссенции на планшетах вашей команды
        [foes] каждую каплю эссенции на планшетах противников
       *[other] каждую каплю эссенции на планшете { $X_genitive }
    }
}
compared = { $op ->
    [at-least] не меньше { $number }
    [at-most] не больше { $number }
    [equal] ровно { $number }
    [more] больше { $number }
   *[less] меньше { $number }
}
compare-friend = { $number ->
    [0] { $op ->
        [equal] нет соседних эмоций вашей команды{ filtered }
       *[other] соседних эмоций вашей команды{ filtered } { compared }
    }
    [1] { $op ->
        [at-least] есть соседняя эмоция вашей команды{ filtered }
        [less] нет соседних эмоций вашей команды{ filtered }
       *[other] соседних эмоций вашей команды{ filtered } { compared }
    }
   *[other] соседних эмоций вашей команды{ filtered } { compared }
}
compare-foe = { $number ->
    [0] { $op ->
        [equal] нет соседних эмоций противника{ filtered }
       *[other] соседних эмоций противника{ filtered } { compared }
    }
    [1] { $op ->
        [at-least] есть соседняя эмоция противника{ filtered }
        [less] нет соседних эмоций противника{ filtered }
       *[other] соседних эмоций противника{ filtered } { compared }
    }
   *[other] соседних эмоций противника{ filtered } { compared }
}
compare-weaker = { $number ->
    [1] { $op ->
        [at-least] есть соседняя эмоция, на которой меньше эссенции, чем на этой
       *[other] соседних эмоций, на которых меньше эссенции, чем на этой, { compared }
    }
   *[other] соседних эмоций, на которых меньше эссенции, чем на этой, { compared }
}
compare-empty = пустых мест для эмоций подряд в обе стороны от этой (считая до { $n } в каждую) { compared }
compare-ally = других эмоций вашей команды на поле{ filtered } { compared }
compare-enemy = эмоций противника на поле{ filtered } { compared }
compare-hand = { $X_word ->
    [me] карт у вас в руке { compared-cards }
    [own] карт на руках у вашей команды { compared-cards }
    [foes] карт на руках у противников { compared-cards }
   *[other] карт в руке у { $X_genitive } { compared-cards }
}
compared-cards = { compared }
compare-essence = { count-essence } { compared }

if-near = { $X_word ->
    [me] { $holds ->
        [yes] ваш дух соседствует с { $Y_instrumental }
       *[no] ваш дух не соседствует с { $Y_instrumental }
    }
    [own] { $holds ->
        [yes] с { $Y_instrumental } соседствует дух вашей команды
       *[no] с { $Y_instrumental } не соседствует ни один дух вашей команды
    }
    [foes] { $holds ->
        [yes] с { $Y_instrumental } соседствует дух противника
       *[no] с { $Y_instrumental } не соседствует ни один дух противника
    }
   *[other] { $holds ->
        [yes] с { $Y_instrumental } соседствует дух { $X_genitive }
       *[no] с { $Y_instrumental } не соседствует дух { $X_genitive }
    }
}
if-sphere = { $holds ->
    [yes] используется сфера мира { $Y_genitive } (на рубеже — любого из двух соседних миров)
   *[no] используется не сфера мира { $Y_genitive } (на рубеже — ни одного из двух соседних миров)
}
if-triad = { $holds ->
    [yes] рубеж триады этой эмоции соседствует с вашим духом
   *[no] рубеж триады этой эмоции не соседствует с вашим духом
}
if-in = { $where_word ->
    [realm] { $holds ->
        [yes] { $Y } находится в мире
       *[no] { $Y } не находится в мире
    }
   *[frontier] { $holds ->
        [yes] { $Y } находится на рубеже
       *[no] { $Y } не находится на рубеже
    }
}
if-controls = { $X_word ->
    [own] { $holds ->
        [yes] ваша команда контролирует мир или рубеж, где стоит { $Y }
       *[no] ваша команда не контролирует мир или рубеж, где стоит { $Y }
    }
   *[foes] { $holds ->
        [yes] противник контролирует мир или рубеж, где стоит { $Y }
       *[no] противник не контролирует мир или рубеж, где стоит { $Y }
    }
}

means = { $n_kind ->
    [each] { $what_word ->
        [wp] по 1 СВ за { $n_each }
        [essence] по 1 капле эссенции за { $n_each }
        [ambition] по 1 амбиции за { $n_each }
       *[action] по 1 действию за { $n_each }
    }
    [number] { $what_word ->
        [wp] { $n } СВ
        [essence] { power-essence }
        [ambition] { $n ->
            [one] { $n } амбицию
            [few] { $n } амбиции
           *[many] { $n } амбиций
        }
       *[action] { $n ->
            [one] { $n } действие в этот ход
            [few] { $n } действия в этот ход
           *[many] { $n } действий в этот ход
        }
    }
   *[reckoned] { $what_word ->
        [wp] столько СВ: { $n }
        [essence] столько капель эссенции: { $n }
        [ambition] столько амбиций: { $n }
       *[action] столько действий: { $n }
    }
}
power-essence = { $n_kind ->
    [each] по 1 капле эссенции за { $n_each }
    [number] { $n ->
        [one] { $n } каплю эссенции
        [few] { $n } капли эссенции
       *[many] { $n } капель эссенции
    }
   *[reckoned] столько капель эссенции: { $n }
}
power-cards = { $n_kind ->
    [each] по 1 карте за { $n_each }
    [number] { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
   *[reckoned] столько карт: { $n }
}
power-spaces = { $n_kind ->
    [number] { $n ->
        [one] на { $n } место
        [few] не дальше чем на { $n } места
       *[many] не дальше чем на { $n } мест
    }
   *[other] не дальше чем на столько мест: { $n }
}
do-gain = { $X_word ->
    [me] получите { means }
    [own] { $what_word ->
        [ambition] получите { means }
       *[other] { others-gain }
    }
   *[other] { others-gain }
}
# После «по желанию» другие делают что-то по вашей воле: «пусть один противник потеряет 1 СВ».
others-gain = { $mood ->
    [may] пусть { the-affected } получит { means }
   *[do] { the-affected } получает { means }
}
the-affected = { $what_word ->
    [ambition] { $X_word ->
        [own] ваша команда
        [foes] команда противника
       *[other] { $X }
    }
   *[other] { $X }
}
lost = { $n_kind ->
    [number] { $n ->
        [1] { means }
       *[other] { means } (или сколько есть)
    }
   *[other] { means } (или сколько есть)
}
do-lose = { $X_word ->
    [me] потеряйте { lost }
   *[other] { $mood ->
        [may] пусть { the-affected } потеряет { lost }
       *[do] { the-affected } теряет { lost }
    }
}
do-draw = { $X_word ->
    [me] возьмите { power-cards }
   *[other] { $mood ->
        [may] пусть { $X } возьмёт { power-cards }
       *[do] { $X } берёт { power-cards }
    }
}
do-discard = { $X_word ->
    [me] сбросьте из руки { power-cards }
   *[other] { $mood ->
        [may] пусть { $X } сбросит из руки { power-cards }
       *[do] { $X } сбрасывает из руки { power-cards }
    }
}
do-cycle = переложите верхнюю карту своей колоды вниз
do-rotate = { $n_kind ->
    [number] { $n ->
        [1] поверните изначальное на 1 шаг по часовой стрелке
        [2] поверните изначальное на 1 или 2 шага по часовой стрелке
       *[other] поверните изначальное по часовой стрелке на 1–{ $n } шага
    }
   *[other] поверните изначальное по часовой стрелке не больше чем на столько шагов: { $n }
}
do-step = бесплатно переместите своего духа { power-spaces }, но не туда, где стоит дух противника
do-shove = переставьте { $X_accusative } { power-spaces } (можно и туда, где стоят другие духи)
do-push = оттолкните на одно место дальше { $X_accusative }
do-move = переместите { $X_accusative } { $where_word ->
    [anywhere] на любое пустое место для эмоций
    [reach] на пустое место по соседству с вашим духом
   *[other] { $X_word ->
        [this] { $where_word ->
            [beside] на соседнее пустое место
            [realm] на пустое место в её мире
            [triad] на пустое место в её триаде
           *[frontier] на рубеж её триады, если место на нём пусто
        }
       *[other] { $where_word ->
            [beside] на пустое место по соседству с этой эмоцией
            [realm] на пустое место в мире этой эмоции
            [triad] на пустое место в триаде этой эмоции
           *[frontier] на рубеж триады этой эмоции, если место на нём пусто
        }
    }
}
do-swap = { $Y_word ->
    [none] поменяйте местами своего духа и { $X_accusative }, если там не стоит другой дух противника
   *[other] поменяйте местами { $X_accusative } и { $Y_accusative }
}
# $sure: [yes] if nothing but a Moderate Emotion could be chosen.
do-return = верните { $X_accusative } в руку владельца{ $sure ->
    [yes] {""}
   *[no] { " " }(если это умеренная эмоция)
}
do-place = { $X_word ->
    [this] { $where_word ->
        [board] положите на { $X_accusative } со своего планшета { power-essence }
       *[supply] положите на { $X_accusative } из запаса { power-essence }
    }
   *[other] { $where_word ->
        [board] положите { power-essence } со своего планшета на { $X_accusative }
       *[supply] положите { power-essence } из запаса на { $X_accusative }
    }
}
do-strip = { $k ->
    [0] снимите { power-essence } с { $X_genitive } (эмоция без эссенции сбрасывается; это не подавление)
    [kept] снимите { power-essence } с { $X_genitive }
    [1] снимите { power-essence } с { $X_genitive }, но не последнюю
   *[other] снимите { power-essence } с { $X_genitive }, но оставьте не меньше { $k }
}
do-token = { $mood ->
    [may] дайте этой эмоции
   *[do] эта эмоция получает
} { $n_kind ->
    [each] жетон интенсивности: по +1 за { $n_each }
    [number] жетон интенсивности +{ $n }
   *[reckoned] жетон интенсивности; его значение: { $n }
}
do-mark = положите жетон уязвимости этой эмоции на { $X_accusative } (пока эта эмоция в игре, интенсивность той уменьшена { $n_kind ->
    [each] на 1 за { $n_each }
    [number] на { $n }
   *[reckoned] на столько: { $n }
})
do-byhand = вручную выполните текст этой карты

less-or-more = { $n_sign ->
    [minus] меньше
   *[plus] больше
}
counted = { $n_kind ->
    [each] на 1
    [number] на { $n }
   *[reckoned] на столько: { $n }
}
for-each = { $n_kind ->
    [each] { " " }за { $n_each }
   *[other] {""}
}
wp-change = { $n_kind ->
    [each] на 1 СВ { less-or-more }
    [number] на { $n } СВ { less-or-more }
   *[reckoned] на столько СВ { less-or-more }: { $n }
}
wp-amount = { wp-change }{ for-each }
aura-intensity = { $n_sign ->
    [minus] интенсивность этой эмоции уменьшена { counted }{ for-each }
   *[plus] интенсивность этой эмоции увеличена { counted }{ for-each }
}
aura-absorb = { $who_word ->
    [own] ваше поглощение берёт со сферы { wp-change }{ for-each }
   *[foes] поглощение противника берёт со сферы { wp-change }{ for-each }
}
aura-nobonus = { $who_word ->
    [own] ваше поглощение не даёт бонуса сферы
   *[foes] поглощение противника не даёт бонуса сферы
}
aura-cost = { $what_word ->
    [move] { $who_word ->
        [own] перемещение духа вашей команды, которое заканчивается по соседству с этой эмоцией, стоит { wp-amount }
       *[foes] перемещение духа противника, которое заканчивается по соседству с этой эмоцией, стоит { wp-amount }
    }
    [invoke] { $who_word ->
        [own] ваша команда платит { wp-amount }, задействуя эмоцию { invoke-area }
       *[foes] противник платит { wp-amount }, задействуя эмоцию { invoke-area }
    }
    [quell] { $who_word ->
        [own] ваша команда платит { wp-amount }, подавляя { own-quell-area }
       *[foes] подавление { quell-area } стоит { wp-amount }
    }
   *[realm] { $where_word ->
        [here] { $who_word ->
            [own] за действие мира этой эмоции ваша команда платит { wp-amount }
           *[foes] за действие мира этой эмоции противник платит { wp-amount }
        }
       *[touched] { $who_word ->
            [own] за действие мира этой эмоции (на рубеже — каждого из двух соседних миров) ваша команда платит { wp-amount }
           *[foes] за действие мира этой эмоции (на рубеже — каждого из двух соседних миров) противник платит { wp-amount }
        }
    }
}
invoke-area = { $where_word ->
    [realm] в мире этой эмоции
    [triad] в триаде этой эмоции
    [frontier] на рубеже триады этой эмоции
    [self] на месте этой эмоции
   *[other] по соседству с этой
}
own-quell-area = { $where_word ->
    [realm] эмоцию в мире этой эмоции
    [triad] эмоцию в триаде этой эмоции
    [frontier] эмоцию на рубеже триады этой эмоции
    [self] эту эмоцию
   *[other] эмоцию по соседству с этой
}
quell-area = { $where_word ->
    [self] этой эмоции
    [realm] эмоции вашей команды в мире этой эмоции (и её самой; на рубеже — только её самой)
    [triad] эмоции вашей команды в триаде этой эмоции (и её самой)
    [frontier] эмоции вашей команды на рубеже триады этой эмоции
   *[other] соседней эмоции вашей команды
}
shield-area = { $where_word ->
    [self] этой эмоции
    [realm] эмоции вашей команды в мире этой эмоции (и с неё самой; на рубеже — только с неё)
    [triad] эмоции вашей команды в триаде этой эмоции (и с неё самой)
    [frontier] эмоции вашей команды на рубеже триады этой эмоции
   *[other] соседней эмоции вашей команды
}
aura-cap = за одно подавление с { shield-area } снимается не больше { $n_kind ->
    [number] { $n ->
        [one] { $n } капли эссенции
       *[other] { $n } капель эссенции
    }
   *[other] стольких капель эссенции: { $n }
}
aura-shield = { $where_word ->
    [self] эту эмоцию нельзя подавить
    [realm] эмоции вашей команды в мире этой эмоции (и её саму; на рубеже — только её) нельзя подавить
    [triad] эмоции вашей команды в триаде этой эмоции (и её саму) нельзя подавить
    [frontier] эмоцию вашей команды на рубеже триады этой эмоции нельзя подавить
   *[other] соседние эмоции вашей команды нельзя подавить
}

## Что есть в наборе: `mindrose content check`

pack-file = { $part ->
    [emotions] Эмоции
    [spirits] Планшеты духов
    [decks] Колоды
   *[board] Поле
}
pack-part = { pack-file }: { $own ->
    [yes] { $part ->
        [board] своё
       *[other] свои
    }
   *[no] как в игре
}
pack-kinds = {""}, умеренных — { $moderate }, сильных — { $strong }, стартовых — { $starting }
pack-by-hand = {""}, с действиями вручную — { $number }
pack-decks = Колоды: свои — { $own }, из правил — { $kept }
pack-left-out = Пропущены, так как нет их эмоций: { $decks }
pack-deck = Колода { $id } ({ $name }), { faction }{ $spirit_known ->
    [yes] , дух: { $spirit }
   *[no] {""}
}: { $cards }
pack-card = { $name } ({ faction }, цвет: { colour }) { $track }
pack-starting = { $name } ({ faction }, { word-starting-emotion }) { $track }
pack-strong = при { $threshold ->
    [one] { $threshold } капле эссенции
   *[other] { $threshold } каплях эссенции
}: { $name } { $track }
pack-first = (первое издание) { $power }

## Стол в терминале

terminal-setup = Идёт подготовка к игре.
terminal-turn = Ход { $number }: { $player }
terminal-actions = { $number ->
    [0] действий не осталось
    [one] осталось { $number } действие
    [few] осталось { $number } действия
   *[other] осталось { $number } действий
}
terminal-absorb = { $ready ->
    [yes] поглощение доступно
   *[no] поглощение недоступно
}
terminal-essence = { $number ->
    [one] { $number } капля эссенции
    [few] { $number } капли эссенции
   *[other] { $number } капель эссенции
}
terminal-bonus = { $bonus ->
    [commitment] −1 СВ, +1 амбиция
    [humility] +1 капля эссенции
    [diligence] +2 СВ
    [knowledge] +1 жетон ощущения
   *[creativity] +1 карта
}
terminal-supply = Фрагменты в запасе
terminal-worth = Очки, если бы игра закончилась сейчас: намерения + индивидуальность. В индивидуальности второстепенный фрагмент стоит { $minor }, основной — { $major }, венчающий — { $capstone }.
terminal-fragments = { $size ->
    [minor] { $number ->
        [one] { $number } второстепенный
       *[other] { $number } второстепенных
    }
    [major] { $number ->
        [one] { $number } основной
       *[other] { $number } основных
    }
   *[capstone] { $number ->
        [one] { $number } венчающий
       *[other] { $number } венчающих
    }
}
