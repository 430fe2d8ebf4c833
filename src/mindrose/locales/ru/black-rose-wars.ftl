### Что говорит «Войны Чёрной Розы: Возрождение», по-русски.
###
### Аргументы описаны в английском файле. Имена игроков, воплощений, комнат и карт не склоняются: перед ними стоит слово,
### которое склоняется («урон игроку Анна», «воплощение «Кадавр 2»», «в комнату «Крипта»»), или они стоят в скобках и
### после двоеточия. Глаголы стоят в настоящем времени, чтобы не выбирать род.
### Очки силы, этапы, ячейки, заготовленные, активированные и раскрытые заклинания зовутся так же, как в книге правил.

## Слова глоссария

word-black-rose = Чёрная Роза
word-mage = маг
word-grand-master = Великий Магистр
word-lodge = ложа
word-room = комната
word-ruined-side = разрушенная сторона
word-restored-side = восстановленная сторона
word-restoration = восстановление комнаты
word-activation-token = жетон активации комнаты
word-instability = нестабильность
word-instability-resistance = сопротивление нестабильности
word-instability-slot = ячейка для фишки нестабильности
word-cell = келья
word-power-point = очко силы
word-power-board = планшет силы
word-power-token = жетон силы
word-moon-phase = фаза луны
word-moon-marker = фишка фазы луны
word-black-rose-marker = фишка Чёрной Розы
word-event-board = планшет событий
word-event = событие
word-immediate-event = немедленное событие
word-event-slot = ячейка активного события
word-event-discard-pile = стопка сброса событий
word-quest = задание
word-task = задача
word-active-quest = активное задание
word-fulfilled-quest = выполненное задание
word-completed-quest = завершённое задание
word-quest-limit = предел заданий
word-quest-reward = награда
word-crown = корона
word-crown-holder = обладатель короны
word-first-mage = первый маг
word-turn-order = порядок хода
word-round = раунд
word-phase = этап
word-black-rose-phase = этап Чёрной Розы
word-study-phase = этап изучения
word-planning-phase = этап планирования
word-action-phase = этап действий
word-evocation-phase = этап воплощений
word-clean-up-phase = этап очистки
word-activation = активация мага
word-action = действие
word-physical-action = физическое действие
word-physical-action-token = жетон физического действия
word-explore = исследование
word-fight = бой
word-command = приказ
word-cast-a-spell = сотворение заклинания
word-caster = творец
word-inertia = инерция
word-physical-attack = физическая атака
word-enter-a-room = войти в комнату
word-activate-a-room = активировать комнату
word-spell = заклинание
word-school-of-magic = школа магии
word-element = стихия
word-main-effect = основной эффект
word-reverse-effect = обратный эффект
word-active-side = активная сторона
word-combat-spell = заклинание боя
word-conjunction-spell = заклинание сопряжения
word-defence-spell = заклинание защиты
word-trap-spell = заклинание ловушки
word-trigger-condition = условие срабатывания
word-prepared-spell = заготовленное заклинание
word-activated-spell = активированное заклинание
word-revealed-spell = раскрытое заклинание
word-quick-spell = быстрое заклинание
word-persistent-spell = устойчивое заклинание
word-persistence-token = жетон устойчивости
word-personal-spell = личное заклинание
word-forgotten-spell = забытое заклинание
word-grimoire = гримуар
word-starting-grimoire = стартовый гримуар
word-memories = воспоминания
word-library = библиотека
word-school-discard-pile = стопка сброса школы
word-effect = эффект
word-apply-an-effect = применить эффект
word-figure = фигурка
word-target = цель
word-imaginary-target = мнимая цель
word-line-of-sight = линия видимости
word-range = дальность
word-damage = урон
word-life-panel = панель жизни
word-heal = исцелить
word-replace = заменить
word-ignore-damage = проигнорировать урон
word-final-damage = финальный урон
word-trophy-token = жетон трофея
word-claim-a-trophy = присвоить трофей
word-immunity = иммунитет
word-health = значение здоровья
word-strength = значение силы
word-speed = значение скорости
word-evocation = воплощение
word-summon = призвать
word-assign = назначить воплощение
word-archetype = архетип
word-skill = навык
word-evocation-slot = ячейка воплощения
word-large-base = большая подставка
word-hex = сглаз
word-upgrade = улучшение
word-fixed-crown = недвижная корона
word-supply = запас
word-token-available = доступен
word-token-used = использован
word-exhausted = истощённый
word-hand = рука
word-hand-limit = предел руки
word-mage-card = карта мага
word-mage-board = планшет мага
word-owner = владелец
word-controller = контролирующий
word-defeat = победа
word-damage-cube = фишка урона
word-instability-cube = фишка нестабильности
word-trap-token = жетон ловушки
word-defence-token = жетон защиты
word-summoners-crown = корона призывателя
word-possessed = Одержимый

## Части предложений

phase = { $phase ->
    [rose] Этап Чёрной Розы
    [study] Этап изучения
    [planning] Этап планирования
    [action] Этап действий
    [evocation] Этап воплощений
   *[cleanup] Этап очистки
}
slot = { $slot ->
    [quick] Быстрая
    [i] I
    [ii] II
   *[iii] III
}
the-slot = { $slot ->
    [quick] быстрая ячейка
   *[other] ячейка { slot }
}
    .to = { $slot ->
        [quick] на быструю ячейку
       *[other] на ячейку { slot }
    }
    .on = { $slot ->
        [quick] на быстрой ячейке
       *[other] на ячейке { slot }
    }
spell-type = { $type ->
    [combat] Бой
    [conjunction] Сопряжение
    [defence] Защита
   *[trap] Ловушка
}
side = { $side ->
    [main] Основной эффект
   *[reverse] Обратный эффект
}
    .inside = { $side ->
        [main] основной эффект
       *[reverse] обратный эффект
    }
status = { $status ->
    [prepared] заготовлено
    [activated] активировано
   *[revealed] раскрыто
}
element = { $element ->
    [fire] Огонь
    [water] Вода
    [air] Воздух
    [earth] Земля
    [profane] Скверна
    [sacred] Святость
    [magic] Магия
   *[all] все стихии
}
colour = { $colour ->
    [red] красный
    [blue] синий
    [green] зелёный
   *[purple] фиолетовый
}
room-colour = { $colour ->
    [red] красная
    [blue] синяя
    [green] зелёная
    [yellow] жёлтая
    [purple] фиолетовая
    [grey] серая
   *[black] чёрная
}
moon = { $moon ->
    [1] первой
    [2] второй
   *[other] третьей
}
action = { $action ->
    [explore] { action-explore }
    [fight] { action-fight }
    [command] { action-command }
    [inertia] { action-inertia }
   *[cast] { action-cast }
}
action-explore = Исследование
    .about = Истощите жетон: передвиньтесь не дальше своей скорости и активируйте комнату до или после этого.
action-fight = Бой
    .about = Истощите жетон: проведите физическую атаку в своей комнате и активируйте комнату, в любом порядке.
action-command = Приказ
    .about = Истощите жетон: активируйте одно воплощение, которое контролируете.
action-inertia = Инерция
    .about = Сбросьте заготовленное заклинание: передвиньтесь в соседнюю комнату.
action-cast = Сотворение заклинания
    .about = Сотворите быстрое заклинание или пронумерованное с наименьшим номером.

figure-copy = { $name } { $number }
the-participant = { $participant_word ->
    [rose] Чёрная Роза
    [avatar] Одержимый
   *[other] { $participant }
}
    .of = { $participant_word ->
        [rose] Чёрной Розы
        [avatar] Одержимого
       *[other] игрока { $participant_tag }
    }
    .to = { $participant_word ->
        [rose] Чёрной Розе
        [avatar] Одержимому
       *[other] игроку { $participant_tag }
    }
the-giver = { $giver_word ->
    [rose] Чёрная Роза
   *[other] { $giver }
}
the-player = { $player }
    .of = { $player_word ->
        [avatar] Одержимого
       *[other] игрока { $player_tag }
    }
    .to = { $player_word ->
        [avatar] Одержимому
       *[other] игроку { $player_tag }
    }
the-bearer = { $participant_word ->
    [rose] Одержимого
   *[other] игрока { $participant_tag }
}
the-figure = { $figure_word ->
    [rose] Чёрная Роза
    [avatar] Одержимый
    [evocation] воплощение «{ $figure }»
   *[other] { $figure }
}
    .first = { $figure_word ->
        [rose] Чёрная Роза
        [avatar] Одержимый
        [evocation] Воплощение «{ $figure }»
       *[other] { $figure }
    }
    .of = { $figure_word ->
        [rose] Чёрной Розы
        [avatar] Одержимого
        [evocation] воплощения «{ $figure }»
       *[other] игрока { $figure_tag }
    }
    .to = { $figure_word ->
        [rose] Чёрной Розе
        [avatar] Одержимому
        [evocation] воплощению «{ $figure }»
       *[other] игроку { $figure_tag }
    }
    .object = { $figure_word ->
        [rose] Чёрную Розу
        [avatar] Одержимого
        [evocation] воплощение «{ $figure }»
       *[other] игрока { $figure_tag }
    }
the-other = { $other_word ->
    [rose] Чёрная Роза
    [avatar] Одержимый
    [evocation] воплощение «{ $other }»
   *[other] { $other }
}
    .to = { $other_word ->
        [rose] Чёрной Розе
        [avatar] Одержимому
        [evocation] воплощению «{ $other }»
       *[other] игроку { $other_tag }
    }
the-source = { $source_word ->
    [rose] Чёрная Роза
    [evocation] воплощение «{ $source }»
   *[other] { $source }
}
    .of = { $source_word ->
        [rose] Чёрной Розы
        [evocation] воплощения «{ $source }»
       *[other] игрока { $source_tag }
    }
the-trig = { $trig_word ->
    [rose] Чёрная Роза
    [avatar] Одержимый
    [evocation] воплощение «{ $trig }»
   *[other] { $trig }
}
    .of = { $trig_word ->
        [rose] Чёрной Розы
        [avatar] Одержимого
        [evocation] воплощения «{ $trig }»
       *[other] игрока { $trig_tag }
    }
the-doer = { $trig_word ->
    [rose] Чёрная Роза
    [avatar] Чёрная Роза
    [evocation] воплощение «{ $trig }»
   *[other] { $trig }
}
the-victim = { $victim_word ->
    [rose] Чёрная Роза
    [avatar] Одержимый
    [evocation] воплощение «{ $victim }»
   *[other] { $victim }
}
    .object = { $victim_word ->
        [rose] Чёрную Розу
        [avatar] Одержимого
        [evocation] воплощение «{ $victim }»
       *[other] игрока { $victim_tag }
    }
the-cube = { $colour_word ->
    [rose] чёрную фишку
   *[other] фишку игрока { $colour_tag }
}
the-cubes = { $participant_word ->
    [rose] чёрные фишки
   *[other] фишки игрока { $participant_tag }
}
the-room = комната «{ $room }»
    .to = в комнату «{ $room }»
    .in = в комнате «{ $room }»
    .object = комнату «{ $room }»
power = { $number ->
    [one] { $number } очко силы
    [few] { $number } очка силы
   *[many] { $number } очков силы
}
damage = { $number ->
    [one] { $number } урон
   *[other] { $number } урона
}
instability = { $number ->
    [one] { $number } фишку нестабильности
    [few] { $number } фишки нестабильности
   *[many] { $number } фишек нестабильности
}
spells = { $number ->
    [one] { $number } заклинание
    [few] { $number } заклинания
   *[many] { $number } заклинаний
}
moves = { $number ->
    [one] остался { $number } шаг
    [few] осталось { $number } шага
   *[many] осталось { $number } шагов
}
tokens = { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[many] { $tokens } жетонов
}
task-slots = { $number ->
    [0] Задача
    [one] Задача ({ $number } фишка)
    [few] Задача ({ $number } фишки)
   *[other] Задача ({ $number } фишек)
}
cubes = { $number ->
    [one] { $number } фишку
    [few] { $number } фишки
   *[many] { $number } фишек
}
    .there = { $number ->
        [one] { $number } фишка
        [few] { $number } фишки
       *[many] { $number } фишек
    }
by-source = { $source_kind ->
    [none] {""}
   *[other] «{ $source }»:{ " " }
}

## Что случилось, для тех, кто может на это ответить

cause = { $cause ->
    [enters] { the-trig } входит { the-room.to }
    [leaves] { the-trig } покидает { the-room.object }
    [hit] { the-victim } получает урон
    [lethal] { the-victim } вот-вот потерпит поражение
    [aimed] { the-trig } выбирает целью { the-victim.object }
    [cast] { the-trig } творит заклинание
    [acts] { the-doer } активирует { the-room.object }
    [does] { the-trig } выполняет действие
    [moved] { the-trig } передвигается
    [hexed] { the-victim } получает сглаз
    [linked] { the-victim } получает назначенное воплощение
    [summons] { the-doer } призывает воплощение
    [slain] { the-victim } терпит поражение
    [gone] { the-victim } покидает ложу
    [woken] { the-trig } активируется
    [sprung] { the-trig } раскрывает ловушку или защиту
    [replaces] { the-doer } заменяет урон
    [averted] { the-trig } избегает поражения
    [felled] { the-victim } терпит поражение
    [scores] { the-doer } получает очки силы
    [unstable] { the-doer } добавляет нестабильность { the-room.in }
    [restored] { the-room } восстанавливается
    [crowned] { the-trig } получает корону
    [questdone] { the-trig } завершает задание
    [begin] начинается этап
    [end] завершается этап
    [turnstart] начинается активация { the-trig.of }
    [turnend] завершается активация { the-trig.of }
    [celled] { the-trig } отправляется в келью
    [loses] { the-doer } теряет очки силы
    [reveals] { the-trig } раскрывает заклинание
    [resolved] { the-trig } применяет заклинание до конца
    [converts] { the-doer } заменяет нестабильность { the-room.in }
   *[claims] { the-doer } присваивает трофей
}

## О чём спрашивают

question-colour = Выберите свой цвет.
question-mage = Выберите мага.
question-school = Выберите свою первую школу магии.
question-list = Выберите стартовый гримуар.
question-abandon-quest = Сбросить одно из активных заданий? Чёрная Роза получит за него очки силы.
question-trim = У вас больше заданий, чем позволяет предел: выберите, какое сбросить.
question-study = { $number ->
    [1] Выберите школу для последней карты из библиотеки.
    [one] Выберите школу: осталось взять из библиотеки { $number } карту.
    [few] Выберите школу: осталось взять из библиотеки { $number } карты.
   *[many] Выберите школу: осталось взять из библиотеки { $number } карт.
}
question-keep = { $number ->
    [1] Выберите заклинание, которое оставите себе.
   *[other] Выберите { spells }, которые оставите себе.
}
question-remove = Убрать заклинание из руки в сброс его школы?
question-drop = В руке больше карт, чем позволяет предел: выберите, какое заклинание сбросить.
question-plan = Выберите заклинание, которое положите { the-slot.to }, или оставьте её пустой.
question-side = «{ $spell }»: выберите активную сторону.
question-reconsider = Ваш план готов. Пока другие планируют, его можно изменить.
question-prepare = { by-source }выберите свободную ячейку для заклинания из руки.
question-prepare-spell = { by-source }выберите заклинание, которое положите { the-slot.to }.
question-trade = { by-source }выберите заклинание, которое положите { the-slot.to } вместо прежнего.
question-action = { $actions ->
    [0] Действий не осталось: примените выполненное задание или завершите активацию.
    [1] Осталось 1 действие ({ tokens }): выберите его или завершите активацию.
   *[other] Ваша активация ({ tokens }): выберите действие.
}
question-explore = { $number ->
    [0] Исследование: активируйте комнату или остановитесь.
   *[other] Исследование: выберите следующую комнату ({ moves }).
}
question-fight = Бой: выберите, кого атаковать, или активируйте комнату.
question-command = Приказ: выберите воплощение, которое активируете.
question-inertia = Инерция: выберите, какое заготовленное заклинание сбросить.
question-drift = Инерция: выберите, куда передвинуться.
question-evocation = { $number ->
    [0] Воплощение «{ $figure }»: выберите, кого атаковать, или остановитесь.
   *[other] Воплощение «{ $figure }»: выберите следующую комнату ({ moves }).
}
question-wake = { $participant_word ->
    [rose] Решает корона: выберите следующее воплощение, которым управляет Одержимый (BR-30.1.1).
   *[other] Выберите следующее своё воплощение, которое активируете.
}
question-servants = Решает корона: выберите следующее воплощение Чёрной Розы.
question-haunt = Решает корона: выберите, кто получит 1 урон от Чёрной Розы.
question-hunt = Решает корона: выберите, за кем идёт воплощение «{ $figure }».
question-ration = Корона решает, кто получит урон следующим. Чёрных фишек на весь урон не хватает: сначала маги, у которых больше всего урона от Чёрной Розы, затем те, у кого больше всего урона, прочие маги и воплощения; эти равны (BR-30.3.1).
question-shake-off = Решает корона: выберите, какое воплощение покинет Одержимого.
question-path = Решает корона: выберите, куда передвинется воплощение «{ $figure }».
question-take-back = Активированное заклинание не сработало: взять его в руку или сбросить?
question-declare = { $happened_known ->
    [yes] Только что: { $happened }. Применить активированное заклинание?
   *[no] Применить сейчас активированное заклинание?
}
question-order = Выберите, что применяется следующим.
question-winner = Очков поровну: назовите победителя.
question-choose-figure = { by-source }выберите цель.
question-choose-figures = { by-source }выберите цели, одну за другой.
question-choose-room = { by-source }выберите комнату.
question-choose-rooms = { by-source }выберите комнаты, одну за другой.
question-choose-spell = { by-source }выберите заклинание.
question-may = { $offer_known ->
    [yes] { by-source }{ $offer }.
   *[no] { by-source }применить эту часть эффекта?
}
question-pick = { $offer_known ->
    [yes] { by-source }{ $offer }
   *[no] { by-source }выберите один из эффектов.
}
question-move = { by-source }выберите, куда передвинется { the-figure } ({ moves }).
question-share = { by-source }фишек не хватает; выберите, сколько урона получит { the-figure }.
question-heal = { by-source }выберите, сколько урона исцелит { the-figure } ({ the-cubes }).
question-replace = { by-source }выберите, сколько фишек заменить у { the-figure.of } ({ the-cubes }).
question-move-cubes = { by-source }выберите, сколько фишек перейдёт от { the-figure.of } к { the-other.to } ({ the-cubes }).
question-ignore = { by-source }выберите, сколько урона проигнорировать.
question-redirect = { by-source }выберите, сколько урона перенаправить.
question-spread = { by-source }выберите, сколько нестабильности добавить { the-room.to }.
question-convert = { by-source }выберите, сколько фишек заменить { the-room.in } ({ the-cubes }).
question-clear = { by-source }выберите, сколько фишек убрать из комнаты «{ $room }» ({ the-cubes }).
question-summon = { by-source }выберите, какое воплощение призвать.
question-make-room = { by-source }для нового воплощения нет места; выберите, какое вернуть в запас.
question-upgrade = { by-source }выберите улучшение для воплощения «{ $figure }».
question-recall = { by-source }выберите заклинание из воспоминаний.
question-search = { by-source }выберите заклинание из гримуара.
question-keep-forgotten = { by-source }выберите, какое забытое заклинание оставить.
question-discard = { by-source }выберите карту для сброса.
question-discard-slot = { by-source }выберите, какое заклинание сбросить с планшета { the-participant.of }.
question-ban = { by-source }убрать заклинание из руки в сброс его школы?
question-peek = { by-source }выберите, какое закрытое заклинание { the-participant.of } посмотреть.
question-cede = { by-source }выберите, какой трофей отдать.
question-hex = { by-source }выберите сглаз для { the-participant.of }.
question-lift = { by-source }выберите, какой сглаз снять.
question-keep-quest = { by-source }выберите, какое задание оставить.
question-mark-quest = { by-source }выберите задание, на которое положите фишку.
question-fulfil-quest = { by-source }выберите, какое задание считать выполненным.
question-complete-quest = { by-source }выберите, какое задание завершить.
question-discard-quest = { by-source }выберите, какое задание сбросить.
question-discard-event = { by-source }выберите, какое событие сбросить.

## Что читают остальные

waiting-colour = { $player } выбирает цвет.
waiting-mage = { $player } выбирает мага.
waiting-school = { $player } выбирает школу.
waiting-list = { $player } выбирает стартовый гримуар.
waiting-abandon-quest = { $player } решает, сбросить ли задание.
waiting-trim = { $player } сбрасывает лишние задания.
waiting-trimming = { $player } сбрасывает лишние задания.
waiting-study = { $player } выбирает школы в библиотеке.
waiting-keep = { $player } выбирает, какие заклинания оставить.
waiting-remove = { $player } просматривает руку.
waiting-drop = { $player } сбрасывает лишние карты.
waiting-reviewing = { $player } просматривает руку.
waiting-plan = { $player } планирует.
waiting-side = { $player } планирует.
waiting-reconsider = План готов: { $player }.
waiting-planning = { $player } планирует.
waiting-prepare = { $player } заготавливает заклинание.
waiting-prepare-spell = { $player } заготавливает заклинание.
waiting-trade = { $player } меняет заклинание.
waiting-action = Идёт активация игрока { $player_tag }.
waiting-explore = { $player } исследует ложу.
waiting-fight = { $player } сражается.
waiting-command = { $player } отдаёт приказ.
waiting-inertia = { $player } использует инерцию.
waiting-drift = { $player } использует инерцию.
waiting-evocation = { $player } направляет воплощение.
waiting-wake = { $player } выбирает, какое воплощение активировать.
waiting-servants = { $player } решает за Чёрную Розу.
waiting-haunt = { $player } решает за Чёрную Розу.
waiting-hunt = { $player } решает за Чёрную Розу.
waiting-ration = { $player } решает за Чёрную Розу.
waiting-shake-off = { $player } решает за Чёрную Розу.
waiting-path = { $player } решает за Чёрную Розу.
waiting-take-back = { $player } решает, что делать с несработавшими заклинаниями.
waiting-taking-back = { $player } решает, что делать с несработавшими заклинаниями.
waiting-declare = { $player } может применить ловушку или защиту.
waiting-declaring = { $player } может применить ловушку или защиту.
waiting-order = { $player } решает, что применяется следующим.
waiting-winner = { $player } называет победителя.
waiting-choose-figure = { $player } выбирает цель.
waiting-choose-figures = { $player } выбирает цели.
waiting-choose-room = { $player } выбирает комнату.
waiting-choose-rooms = { $player } выбирает комнаты.
waiting-choose-spell = { $player } выбирает заклинание.
waiting-may = { $player } решает, применить ли эффект.
waiting-pick = { $player } выбирает один из эффектов.
waiting-move = { $player } выбирает, куда передвинуть фигурку.
waiting-share = { $player } распределяет урон.
waiting-heal = { $player } выбирает, что исцелить.
waiting-replace = { $player } выбирает, какие фишки заменить.
waiting-move-cubes = { $player } выбирает, какие фишки перенести.
waiting-ignore = { $player } решает, сколько урона проигнорировать.
waiting-redirect = { $player } решает, сколько урона перенаправить.
waiting-spread = { $player } распределяет нестабильность.
waiting-convert = { $player } выбирает, какие фишки заменить.
waiting-clear = { $player } выбирает, какие фишки убрать.
waiting-summon = { $player } выбирает, какое воплощение призвать.
waiting-make-room = { $player } освобождает место для воплощения.
waiting-upgrade = { $player } выбирает улучшение.
waiting-recall = { $player } просматривает воспоминания.
waiting-search = { $player } ищет в гримуаре.
waiting-keep-forgotten = { $player } выбирает забытое заклинание.
waiting-discard = { $player } выбирает карту для сброса.
waiting-discard-slot = { $player } выбирает, какое заклинание сбросить.
waiting-ban = { $player } просматривает руку.
waiting-peek = { $player } выбирает, какое заклинание посмотреть.
waiting-cede = { $player } отдаёт трофей.
waiting-hex = { $player } выбирает сглаз.
waiting-lift = { $player } выбирает, какой сглаз снять.
waiting-keep-quest = { $player } выбирает, какое задание оставить.
waiting-mark-quest = { $player } выбирает задание.
waiting-fulfil-quest = { $player } выбирает задание.
waiting-complete-quest = { $player } выбирает задание.
waiting-discard-quest = { $player } выбирает, какое задание сбросить.
waiting-discard-event = { $player } выбирает, какое событие сбросить.

## Ответы

choice-colour = { colour }
choice-mage = { $mage }
choice-school = { $school }
choice-list = { $list }
choice-study = { $school }
choice-keep = { $spell }
choice-keep-forgotten = { $spell }
choice-remove = { $spell }
choice-ban = { $spell }
choice-lay = { $spell }
choice-leave-empty = Оставить ячейку пустой ({ slot })
choice-side = { side } ({ spell-type }, { element })
choice-withdraw = Изменить план
choice-slot = { slot }
choice-end = Завершить активацию
choice-quest = Применить задание «{ $quest }»
choice-cast = { $slot ->
    [quick] Сотворить быстрое заклинание
    [none] Сотворить пронумерованное заклинание
   *[other] Сотворить заклинание с ячейки { slot }
}
choice-explore = { action-explore }
choice-fight = { action-fight }
choice-command = { action-command }
choice-inertia = { action-inertia }
choice-move = Передвинуться { the-room.to }
choice-stop = { $kind ->
    [explore] Завершить исследование
    [fight] Завершить бой
    [command] Никого не активировать
    [evocation] Завершить его активацию
   *[other] Дальше не идти
}
choice-activate = Активировать { the-room.object }
choice-attack = Атаковать { the-figure.object }
choice-wake = Активировать воплощение «{ $figure }»
choice-done = Больше не активировать
choice-drop = Сбросить заклинание ({ the-slot })
choice-stay = Остаться на месте
choice-target = { the-figure.first }
choice-hurt = { the-participant }
choice-name = { the-participant }
choice-take-back = Взять в руку заклинание «{ $spell }» ({ the-slot })
choice-discard = { $quest_known ->
    [yes] Сбросить задание «{ $quest }»
   *[no] { $kind ->
        [take_back] Сбросить заклинание «{ $spell }» ({ the-slot })
       *[other] Сбросить заклинание «{ $spell }»
    }
}
choice-discard-unseen = { $back ->
    [personal] Личное заклинание
    [forgotten] Забытое заклинание
   *[none] { $school_known ->
        [yes] Заклинание школы «{ $school }»
       *[no] Карта, которую вы не видите
    }
}
choice-pass = { $kind ->
    [abandon_quest] Оставить все задания
    [remove] Ничего не убирать
    [ban] Ничего не убирать
    [declare] Ничего не применять
    [prepare] Больше ничего не класть
    [lift] Больше ничего не снимать
    [discard_quest] Больше ничего не сбрасывать
   *[other] Достаточно
}
choice-use = «{ $spell }», { the-slot } ({ cause })
choice-next = { $spell_known ->
    [yes] «{ $spell }» ({ cause })
   *[no] { $event_card_known ->
        [yes] «{ $event_card }» ({ cause })
       *[no] { $hex_known ->
            [yes] «{ $hex }» ({ cause })
           *[no] { $upgrade_known ->
                [yes] «{ $upgrade }», воплощение «{ $figure }» ({ cause })
               *[no] Воплощение «{ $figure }» ({ cause })
            }
        }
    }
}
choice-figure = { the-figure.first }
choice-room = { $room }
choice-spell = { $player }: { the-slot }
choice-imagine = Мнимая цель { the-room.in }
choice-enough = Достаточно
choice-may = { $answer ->
    [yes] Применить
   *[no] Не применять
}
choice-pick = { $offer_known ->
    [yes] { $offer }
   *[no] Эффект { $branch }
}
choice-summon = { $evocation }
choice-decline = Никого не призывать
choice-return = Вернуть в запас воплощение «{ $figure }»
choice-upgrade = { $upgrade }
choice-recall = { $spell }
choice-search = { $spell }
choice-discard-slot = { slot }
choice-peek = { slot }
choice-cede = Трофей { the-figure.of }
choice-hex = { $hex }
choice-lift = { $hex }
choice-keep-quest = { $quest }
choice-mark-quest = { $quest }
choice-fulfil-quest = { $quest }
choice-complete-quest = { $quest }
choice-discard-quest = { $quest }
choice-discard-event = { $event_card }
choice-share = { damage }
choice-heal = Исцелить { damage }
choice-replace = Заменить { cubes }
choice-move-cubes = Перенести { cubes }
choice-ignore = Проигнорировать { damage }
choice-redirect = Перенаправить { damage }: { the-figure }
choice-spread = Положить { instability }
choice-convert = Заменить { cubes }
choice-clear = Убрать { cubes }

## Что произошло

event-took-colour = Цвет игрока { $player_tag }: { colour }.
event-took-mage = Маг игрока { $player_tag } — { $mage }.
event-took-school = { $player } начинает со школы «{ $school }».
event-took-list = { $player } берёт стартовый гримуар «{ $list }».
event-cell = { $player } начинает в келье { $cell }.
event-round = Раунд { $number }.
event-phase = { phase }; первый маг — { $player }.
event-crown = { $player } получает корону.
event-power = { $change ->
    [gain] { the-participant } получает { power }, всего { $total }.
   *[lose] { the-participant } теряет { power }, остаётся { $total }.
}
event-moon = { $moon ->
    [1] Восходит первая луна.
    [2] Восходит вторая луна.
   *[other] Восходит третья луна.
}
event-personal = { $player } берёт в руку ещё одно личное заклинание.
event-slid = Событие «{ $event_card }» сдвигается на ячейку событий { $slot }.
event-event-discarded = Событие «{ $event_card }» уходит в сброс.
event-event-drawn = { $slot ->
    [0] { $player } вытягивает немедленное событие «{ $event_card }».
   *[other] { $player } вытягивает событие «{ $event_card }», ячейка событий { $slot }.
}
event-event-applied = Применяется событие «{ $event_card }».
event-drew-quest = { $quest_known ->
    [yes] { $player } берёт задание «{ $quest }».
   *[no] { $player } берёт задание { moon } луны.
}
event-discarded-quest = { $quest_known ->
    [yes] { $player } сбрасывает задание «{ $quest }».
   *[no] { $player } сбрасывает задание { moon } луны.
}
event-progress = { $player } продвигается в задании «{ $quest }» ({ cubes.there }).
event-fulfilled = { $player } выполняет задание «{ $quest }».
event-completed = { $player } завершает задание «{ $quest }».
event-drew = { $player } берёт из гримуара { spells }.
event-renewed = { $player } перемешивает воспоминания в новый гримуар.
event-discarded = { $player } сбрасывает в воспоминания заклинание «{ $spell }».
event-picks = { $player } берёт из библиотеки { spells } школы «{ $school }».
event-kept = { $player } оставляет себе { spells }.
event-returned = { $player } возвращает в библиотеку заклинание «{ $spell }».
event-drew-forgotten = { $spell_known ->
    [yes] { $player } берёт забытое заклинание «{ $spell }».
   *[no] { $player } берёт забытое заклинание.
}
event-removed = Заклинание «{ $spell }» игрока { $player_tag } уходит из игры.
event-laid = { $player } кладёт заклинания на ячейки: { $slots }.
event-took-back = { $player } возвращает заклинание в руку.
event-activation = Начинается активация { the-player.of }.
event-action = { $player }: { action }.
event-cast = { $player } творит заклинание «{ $spell }» ({ the-slot }, { side.inside }).
event-activated = { $type ->
    [trap] { $player } выставляет ловушку { the-slot.to }.
   *[defence] { $player } выставляет защиту { the-slot.to }.
}
event-sprung = { $player } раскрывает заклинание «{ $spell }» ({ the-slot }, { side.inside }).
event-persists = Снова действует заклинание «{ $spell }» игрока { $player_tag }.
event-answered = { $event_card_known ->
    [yes] Срабатывает событие «{ $event_card }».
   *[no] { $hex_known ->
        [yes] Срабатывает сглаз «{ $hex }» { the-bearer }.
       *[no] { $upgrade_known ->
            [yes] Срабатывает улучшение «{ $upgrade }» воплощения «{ $figure }».
           *[no] Срабатывает навык воплощения «{ $figure }».
        }
    }
}
event-stopped = Эффекты отвечают друг другу без конца: эта цепочка прерывается.
event-room = { the-participant } активирует { the-room.object }.
event-stepped = { the-figure.first } передвигается { the-room.to }.
event-placed = { the-figure.first } попадает { the-room.to }.
event-swapped = { the-figure.first } и { the-other } меняются местами.
event-celled = { the-figure.first } отправляется в келью.
event-instability = { the-participant } кладёт { instability } { the-room.to }.
event-converted = { the-participant } заменяет { the-cube } { the-room.in }.
event-cleared = Комната «{ $room }» теряет { the-cube }.
event-restored = Комната «{ $room }» восстановлена!
event-hit = { $source_word ->
    [evocation] Воплощение «{ $source }» наносит { damage } { the-figure.to }.
   *[other] { the-participant } наносит { damage } { the-figure.to }.
}
event-healed = { the-figure.first } исцеляет 1 урон и возвращает { the-cube }.
event-replaced = { the-participant } заменяет { the-cube } у { the-figure.of }.
event-ignored = { the-figure.first } игнорирует { damage }.
event-averted = { the-player } избегает поражения.
event-defeated = { $participant_word ->
    [none] { $player } терпит поражение!
   *[other] { $player } терпит поражение, побеждает { the-participant }!
}
event-trophy = { the-participant } присваивает трофей { the-player.of }.
event-summoned = { the-participant } призывает воплощение «{ $figure }» { the-room.in }.
event-assigned = { the-participant } назначает воплощение «{ $figure }» { the-player.to }.
event-left = Воплощение «{ $figure }» покидает ложу.
event-slain = { $source_word ->
    [none] Воплощение «{ $figure }» побеждено.
   *[other] Воплощение «{ $figure }» побеждено ({ the-source }).
}
event-controlled = { the-participant } контролирует воплощение «{ $figure }».
event-woken = Воплощение «{ $figure }» активируется.
event-hexed = { $source_word ->
    [none] { $player } получает сглаз «{ $hex }».
   *[other] { $player } получает сглаз «{ $hex }» от { the-source.of }.
}
event-hex-marked = { $player } борется со сглазом «{ $hex }» ({ cubes.there }).
event-lifted = Сглаз «{ $hex }» снят с { the-player.of }.
event-upgraded = Воплощение «{ $figure }» получает улучшение «{ $upgrade }».
event-looked = { $spell_known ->
    [yes] { $player } смотрит карту игрока { $owner_tag }: «{ $spell }».
   *[no] { $player } смотрит карту игрока { $owner_tag }.
}
event-bonus = { $bonus ->
    [quests] { the-participant } получает { power } за завершённые задания.
    [trophies] { the-participant } получает { power } за трофеи.
   *[crown] { the-participant } получает { power } за корону.
}
event-final = Итог { the-participant.of }: { power }.
event-won = { $participant_word ->
    [rose] Побеждает Чёрная Роза, все маги проиграли.
   *[other] Побеждает { $participant }, новый Великий Магистр!
}
event-cube-moved = { the-figure.first } передаёт { the-cube } { the-other.to }.
event-room-turned = { $used ->
    [0] Комнату «{ $room }» снова можно активировать.
   *[other] Комнату «{ $room }» в этом раунде больше нельзя активировать.
}
event-recalled = { $player } возвращает в руку из воспоминаний заклинание «{ $spell }».
event-searched = { $player } берёт из гримуара { spells } и перемешивает его.
event-put-back = { $spell_known ->
    [yes] { $player } возвращает забытое заклинание «{ $spell }».
   *[no] { $player } возвращает забытое заклинание.
}
event-turned = { $player } меняет активную сторону заготовленного заклинания { the-slot.on }.
event-tokens = { $change ->
    [gain] { $player } обновляет жетоны физических действий, доступно: { $total }.
   *[lose] { $player } истощает жетоны физических действий, доступно: { $total }.
}
event-rose-quest = Задание { moon } луны достаётся Чёрной Розе.
event-ceded = { the-giver } отдаёт трофей { the-player.of } { the-participant.to }.
event-avatar = Одержимый взял фигурку мага { $mage } и стоит в Зале; он ходит после игрока { $player_tag }.
event-dominion = Владычество: Одержимый выходит из кельи в Зал Чёрной Розы (BR-29.2.5).
event-order = Одержимый исполняет приказ «{ $order }» ({ $number }-й на этом этапе).
event-reaction = Одержимый отвечает приказом «{ $order }» (BR-29.4.2).
event-order-discarded = Приказ «{ $order }» сброшен и не исполняется.
event-orders-returned = { $number ->
    [one] { $number } приказ убран под свою колоду.
    [few] { $number } приказа перемешаны и убраны под свои колоды.
   *[many] { $number } приказов перемешаны и убраны под свои колоды.
}
# By which priority something is chosen, and what is compared.
by-priority = { $priority ->
    [p1] Приоритет 1 (BR-30.2.1)
    [p2] Приоритет 2 (BR-30.2.2)
    [p3] Приоритет 3 (BR-30.2.3)
    [hunt] Схема воплощений (BR-30.4.2)
    [scarce] Порядок при нехватке чёрных фишек (BR-30.3.1)
    [prowl] Схема воплощений, мага в пределах досягаемости нет (BR-30.4.3)
   *[trail] Схема воплощений, нет ни мага в пределах досягаемости, ни воплощения (BR-30.4.4)
}
by-criterion = { $criterion ->
    [damage] больше всего урона
    [nearest] ближе всего
    [power] больше всего очков силы
    [mages] больше всего магов
    [figures] больше всего фигурок
    [instability] больше всего нестабильности
    [crown] решила корона
    [black] больше всего урона от Чёрной Розы
    [mage] маги раньше воплощений
    [supply] чёрная фишка нашлась
   *[alone] других целей нет
}
not-by-criterion = { $criterion ->
    [damage] меньше урона
    [nearest] дальше
    [power] меньше очков силы
    [mages] меньше магов
    [figures] меньше фигурок
    [instability] меньше нестабильности
    [crown] решила корона
    [black] меньше урона от Чёрной Розы
    [mage] маги раньше воплощений
    [supply] чёрных фишек не осталось
   *[alone] других целей нет
}
# Когда не выбрано слишком много, чтобы называть каждую; в ложе 19 комнат.
many-figure = { $number ->
    [one] { $number } фигурка
    [few] { $number } фигурки
   *[many] { $number } фигурок
}
many-room = { $number ->
    [18] все остальные комнаты
    [few] { $number } комнаты
   *[many] { $number } комнат
}
event-preferred = { by-priority }: выбор – { the-figure } ({ by-criterion }).
event-preferred-room = { by-priority }: выбор – { the-room } ({ by-criterion }).
event-passed-over = { by-priority }: не выбрано – { $figures } ({ not-by-criterion }).
event-nothing-preferred = { by-priority }: выбрать нечего, предложение пропускается (BR-30.1.2).
event-passed-over-room = { by-priority }: не выбрано – { $rooms } ({ not-by-criterion }).
event-looked-at-order = { $order_known ->
    [yes] { $player } смотрит приказ «{ $order }».
   *[no] { $player } смотрит верхний приказ.
}

## Чем кончилось

outcome = { $number ->
    [one] Побеждает { $player }, новый Великий Магистр: { $number } очко силы. Очки силы: { $scores }.
    [few] Побеждает { $player }, новый Великий Магистр: { $number } очка силы. Очки силы: { $scores }.
   *[many] Побеждает { $player }, новый Великий Магистр: { $number } очков силы. Очки силы: { $scores }.
}
outcome-black-rose = Побеждает Чёрная Роза: все маги проиграли. Очки силы: { $scores }.

## Почему нельзя

refusal-turn = { $case ->
    [BR-13-1-2] Сейчас не ваш ход ({ $rule }): дождитесь своей очереди.
    [BR-26-1-1] Игра окончена ({ $rule }): пересмотрите её или начните новую.
    [BR-13-1-5] В этот момент активации так нельзя ({ $rule }): выберите действие, примените задание или завершите активацию.
    [BR-12-1-5] Ваш план готов ({ $rule }): измените его или дождитесь остальных.
   *[other] Сейчас решается другое ({ $rule }): выберите один из предложенных ответов.
}
refusal-setup = { $case ->
    [BR-3-1-7] Это уже занято другим игроком ({ $rule }): выберите свободное.
    [BR-3-1-9] Эта школа уже занята другим игроком ({ $rule }): выберите свободную.
   *[other] Такой стол собрать нельзя ({ $rule }): измените настройки.
}
refusal-must-act = { $case ->
    [BR-27-3-1] С короной призывателя каждый маг по очереди активирует ровно одно воплощение ({ $rule }): выберите его.
    [BR-29-5-2] Аватар активирует все свои воплощения ({ $rule }): выберите одно из предложенных.
    [BR-30-3-3] Аватар продолжает путь к цели ({ $rule }): выберите одну из предложенных комнат.
   *[other] Первое действие активации обязательно ({ $rule }): выберите одно из предложенных.
}
refusal-no-action = Два действия уже выполнены ({ $rule }): примените выполненное задание или завершите активацию.
refusal-token = Нет доступного жетона физического действия ({ $rule }): сотворите заклинание, используйте инерцию или завершите активацию.
refusal-prepared = { $case ->
    [BR-13-6-1] Там нет заготовленного заклинания ({ $rule }): выберите другое действие.
   *[other] Для инерции нужно сбросить заготовленное заклинание ({ $rule }): выберите другое действие или другую ячейку.
}
refusal-order = { $case ->
    [BR-29-5-2] Воплощения Аватара активируются в порядке своих ячеек ({ $rule }): выберите одно из предложенных.
    [BR-30-3-3] Эта комната не лежит на кратчайшем пути Аватара к цели ({ $rule }): выберите одну из предложенных.
   *[other] Сначала применяется другое ({ $rule }): выберите один из предложенных ответов.
}
refusal-second-cast = Одно из двух заклинаний за активацию должно быть быстрым ({ $rule }): выберите другое действие или завершите активацию.
refusal-cell = { $case ->
    [BR-17-2-6] Маг всё ещё в келье ({ $rule }): покиньте её исследованием или инерцией.
    [BR-17-2-3] Маг должен покинуть келью ({ $rule }): выберите один из выходов.
    [BR-17-2-2] Маг в келье ({ $rule }): оттуда возможны только исследование и инерция.
    [BR-13-6-5] В келье нельзя творить заклинания ({ $rule }): покиньте её исследованием или инерцией.
    [BR-8-1-8] В келье нельзя применять задания ({ $rule }): сначала покиньте её.
   *[other] В келье нет комнаты, которую можно активировать ({ $rule }): сначала войдите в ложу.
}
refusal-adj = Эта комната не соседняя ({ $rule }): выберите одну из предложенных.
refusal-range = Этой фигурки нет в той же комнате ({ $rule }): выберите другую или сначала подойдите к ней.
refusal-target = { $case ->
    [BR-13-4-1] Такой фигурки нет в ложе ({ $rule }): выберите фигурку в своей комнате.
    [BR-13-4-3] Своих фигурок атаковать нельзя ({ $rule }): выберите другую.
    [BR-4-3-5] Там нельзя выбрать мнимую цель ({ $rule }): выберите настоящую.
    [BR-10-3-3] Этого заклинания нет среди взятых ({ $rule }): выберите одно из них.
    [BR-10-3-5] Этого заклинания нет в руке ({ $rule }): выберите другое.
    [BR-12-1-2] Этого заклинания нет в руке, или оно уже в плане ({ $rule }): выберите другое.
    [BR-22-2-2] Такое воплощение сейчас не призвать ({ $rule }): выберите другое.
    [BR-22-2-3] Возврат этого воплощения не освободит места ({ $rule }): выберите одно из предложенных.
    [BR-24-1-1] Этот сглаз нельзя наслать на этого мага ({ $rule }): выберите другой.
    [BR-24-1-2] На этом маге нет такого сглаза ({ $rule }): выберите другой.
    [BR-24-2-1] Этого улучшения воплощение получить не может ({ $rule }): выберите другое.
    [BR-26-3-2] Этот участник не среди лучших ({ $rule }): назовите одного из равных.
    [BR-23-1-1] За Чёрную Розу так решить нельзя ({ $rule }): выберите одно из предложенного.
    [BR-2-4-2] Эту карту вы не видите ({ $rule }): выберите известную вам или карту по её рубашке.
   *[other] Это выбрать нельзя ({ $rule }): выберите одно из предложенного.
}
refusal-moves = { $case ->
    [BR-13-3-2] Активация комнаты не может разделять шаги ({ $rule }): завершите исследование.
    [BR-23-2-1] Шагов не осталось, или атака разделила бы их ({ $rule }): атакуйте или завершите его активацию.
   *[other] Шагов не осталось ({ $rule }): активируйте комнату или завершите исследование.
}
refusal-used = { $case ->
    [BR-17-1-3] Жетон активации этой комнаты использован ({ $rule }): дождитесь этапа очистки или выберите другое.
    [BR-17-1-5] В этом действии комната уже активирована ({ $rule }): выберите другое или остановитесь.
    [BR-23-1-2] Это воплощение уже активировано на этом этапе ({ $rule }): выберите другое.
   *[other] Возможна только одна атака ({ $rule }): выберите другое или остановитесь.
}
refusal-evocation = { $case ->
    [BR-13-5-2] Вы не контролируете ни одного воплощения в ложе ({ $rule }): выберите другое действие.
   *[other] Это воплощение вы не контролируете ({ $rule }): выберите своё.
}
refusal-trigger = Это заклинание не отвечает на то, что произошло ({ $rule }): примените другое или ничего.
refusal-quest = { $case ->
    [BR-8-1-8] Это задание не выполнено ({ $rule }): выберите выполненное.
    [BR-6-1-8] Это не ваше активное задание ({ $rule }): выберите активное или оставьте все.
   *[other] Это задание сбрасывать не нужно ({ $rule }): выберите одно из лишних.
}
refusal-school = Этого заклинания нет в руке, или у него нет школы в библиотеке ({ $rule }): выберите заклинание школы.
refusal-slot = На этой ячейке уже лежит заклинание ({ $rule }): выберите свободную.
refusal-amount = { $case ->
    [BR-12-1-3] Кладут от 2 до 4 заклинаний или все, если их меньше ({ $rule }): положите больше или меньше.
    [BR-10-2-1] В этой школе для вас больше нет карт ({ $rule }): выберите другую.
    [BR-21-2-1] Здесь нужно выбрать не меньше { $number } ({ $rule }): выберите число побольше.
   *[other] { $number_known ->
        [yes] Здесь можно выбрать не больше { $number } ({ $rule }): выберите число поменьше.
       *[no] Здесь нужно число ({ $rule }): выберите одно из предложенных.
    }
}
refusal-barred = { $case ->
    [BR-23-2-4] Воплощение без силы не может атаковать ({ $rule }): передвиньте его или завершите его активацию.
   *[other] Действующий эффект этого не позволяет ({ $rule }): выберите другое.
}

## Настройки

option-pack = Набор карт
    .about = Какие маги, комнаты, заклинания, воплощения, задания и события в игре.
option-avatar = Аватар
    .about = Одержимый играет наравне со всеми по картам приказов: против одного игрока или рядом с двумя-тремя.
    .alone = если игрок один
    .plays = всегда
    .absent = никогда
option-difficulty = Сложность аватара
    .about = Сколько приказов Одержимый исполняет за этап действий. В одиночку бот greedy выиграл 189 партий из 200 на уровне Ученика (от 90 до 97 из ста) и 154 на уровне Мастера (от 71 до 82).
    .apprentice = Ученик (3 приказа)
    .master = Мастер (4 приказа)
option-fixed-crown = Недвижная корона
    .about = Короны на событиях не действуют; другие эффекты по-прежнему передают корону.
option-second-moon = Вторая луна
    .about = При скольких очках силы восходит вторая луна.
option-third-moon = Третья луна
    .about = При скольких очках силы восходит третья луна.
option-end = Конец игры
    .about = При скольких очках силы игра заканчивается.
option-summoners-crown = Корона призывателя
    .about = На этапе воплощений маги ходят по очереди, каждый раз активируя по одному воплощению.
option-los = Линия видимости
    .about = Нужен ли эффектам с дальностью прямой ряд комнат.
    .straight = по прямым рядам
    .none = не нужна
option-inertia-activated = Инерция с активированными заклинаниями
    .about = Инерцией можно сбросить и активированную ловушку или защиту.
option-participation-cumulative = Очко за участие
    .about = В конце 1 очко силы за наличие заданий или трофеев добавляется к очкам за первенство.
option-sole-restorer-bonus = Восстановление в одиночку
    .about = Сколько ещё очков силы получает тот, кто восстановил комнату один.
option-backs-public = Рубашки показывают школу
    .about = Все видят рубашки карт: школу заклинания или что оно личное либо забытое.

## Стол в терминале

terminal-setup = Идёт подготовка к игре.
terminal-round = Раунд { $number }
terminal-moons = { $moon ->
    [1] сейчас 1-я луна; 2-я луна при { $second_moon }, 3-я при { $third_moon }, конец при { $end } очках силы
    [2] сейчас 2-я луна; 3-я луна при { $third_moon }, конец при { $end } очках силы
   *[3] сейчас 3-я луна; конец при { $end } очках силы
}
terminal-cubes = осталось фишек { $number }
terminal-trophies = трофеев { $number }
terminal-tokens = жетонов действий { $number }
terminal-values = сила { $strength }, скорость { $speed }, здоровье { $health }
terminal-decks = колоды по лунам { $numbers }
terminal-sign = { $sign ->
    [restored] восстановлена, можно активировать
    [used] восстановлена, жетон использован
   *[free] свободная ячейка
}
terminal-quest = { $state ->
    [active] { $quest } ({ $power })
    [fulfilled] { $quest } – выполнено ({ $power })
   *[completed] { $quest } – завершено
}
terminal-hidden-quest = скрытое задание (луна { $moon })
terminal-orders = исполнено приказов { $number }
terminal-top-order = { $back ->
    [aimed] верхний приказ ждёт заклинания боя против него
    [hurt] верхний приказ ждёт урона по нему
   *[none] на верхнем приказе нет символа
}

## A table to fill in, for `mindrose avatar`

terminal-own-head = Ваш стол: исправьте то, что у вас иначе. Затем: mindrose avatar table.yaml --card "Залп шипов"
    --when – о других моментах: reaction --by 0 --how attack --damage 2 (его ловушка или защита), evocations, cleanup, event.
    Карты, комнаты и магов можно писать по обозначениям или по названиям, на любом языке программы.
terminal-own-moon = 1, 2 или 3
terminal-own-crown = место игрока с короной; места – 0, 1, 2 в порядке хода
terminal-own-lodge = Ложа сверху вниз, ряд за рядом (3, 4, 5, 4, 3 комнаты; P10 – Зал). Комнаты: { $rooms }.
    Фишки слева направо: номер места или rose для чёрных: [0, 0, rose]. Восстановленная комната: { $example }.
terminal-own-seats = По строке на игрока. Маги: { $mages }.
    cell – номер кельи по часовой стрелке, at – место в ложе или cell.
    hexes – сглазы, которые на нём лежат, с числом фишек на каждом, например { $hexed }: { $hexes }.
terminal-own-avatar = Одержимый; obeyed – сколько приказов он исполнил на этом этапе, memories – его открытые приказы.
terminal-own-evocations = Воплощения в ложе, например { $example }. Виды: { $evocations }.
    slot – ячейка карты (Одержимый начинает с ячейки 1), bearer – маг, которому воплощение назначено. Улучшения: { $upgrades }.
terminal-own-events = Открытые события по ячейкам, null – пусто. Открытыми могут лежать: { $events }.
terminal-own-orders = Приказы, обозначения и названия:
terminal-own-spent = Одержимый исполнил все свои приказы этого этапа: { $number } (BR-29.2.2). После этапа очистки счёт начнётся заново.
terminal-own-empty = У Одержимого не осталось приказов на этот этап (BR-29.2.7).
terminal-own-unmoved = Верхний приказ на это не отвечает (BR-29.4.1): на его рубашке нет символа или другой символ.
terminal-own-alone = У Одержимого нет воплощений, которые могли бы действовать (BR-29.5.2).
terminal-own-crowned = Решает корона (BR-30.1.1). { $question }
terminal-own-idle = На этом этапе очистки делать нечего. Начинается следующий раунд.
terminal-own-ended = Жетон силы достиг фишки Чёрной Розы: с этим раундом игра кончается (BR-26.1.1).
