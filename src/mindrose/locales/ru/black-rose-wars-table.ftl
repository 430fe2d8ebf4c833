### Что говорит поле игры Black Rose Wars: Rebirth, по-русски; сообщение самой игры может быть его частью.

## Предметы, для тех, кто слушает

lodge-room = { $room }, цвет: { $colour }, { $state ->
    [ruined] разрушена, { $cubes } из { $slots }{ $cubes ->
        [0] {""}
       *[other] : { $owners }
    }; награды { $rewards }
    [restored] восстановлена, можно активировать
   *[used] восстановлена, жетон использован
}{ $number ->
    [0] {""}
   *[other] ; { $figures }
}
lodge-free = пусто
lodge-hidden-spell = заклинание лицом вниз
lodge-quest = { $state ->
    [fulfilled] { $quest }, выполнено
    [completed] { $quest }, завершено
   *[active] { $quest }{ $slots ->
        [0] {""}
       *[other] , { $cubes } из { $slots }
    }
}
lodge-hidden-quests = { $number ->
    [one] { $number } скрытое задание
    [few] { $number } скрытых задания
   *[other] { $number } скрытых заданий
}
lodge-completed = { $number ->
    [one] { $number } завершённое задание
    [few] { $number } завершённых задания
   *[other] { $number } завершённых заданий
}
lodge-school = { $school }: в библиотеке { $deck }, в сбросе { $discard }
lodge-laid-in = в { $slot }

## Знаки

lodge-thinking = думает
lodge-moon = { $moon ->
    [1] Первая луна, до { $next }
    [2] Вторая луна, до { $next }
   *[other] Третья луна, до { $next }
}
lodge-clean-up = Если уборка сейчас
lodge-phase = { $phase ->
    [rose] Роза
    [study] Учёба
    [planning] Планы
    [action] Действия
    [evocation] Призванные
   *[cleanup] Уборка
}
lodge-no-event = нет события
lodge-cast = Чары { $slot }
lodge-cast-none = Чары
lodge-end = Конец

## Группы

lodge-actions = Действия
lodge-choices = Варианты
lodge-others = Остальные и Роза

## Что значат знаки

lodge-about-life = Урон заполняет панель слева направо, каждый кубик — цвета того, кто его нанёс. Маг, у которого заполнена последняя ячейка, побеждён: силу получают все, чьи кубики там лежат.
lodge-about-supply = Оставшиеся кубики для урона и нестабильности. У кого их нет, тот не может ничего выложить.
lodge-about-quests = Задание — тайна владельца, пока его не выдаст продвижение. Когда условие выполнено, можно применить его эффект, и оно приносит силу.
lodge-about-completed = Завершённые задания лежат лицом вниз. В конце силу получает тот, у кого их больше всех.
lodge-about-trophies = Победивший мага забирает один из его трофеев. В конце силу получает тот, у кого их больше всех.
lodge-about-moon = Когда чья-то сила достигает отметки, восходит следующая луна с другими событиями и заданиями; на последней отметке игра заканчивается после раунда.
lodge-about-slots = Заклинания лежат лицом вниз в быстрой ячейке и в I, II, III. Быстрое можно сотворить в любой момент, остальные — по порядку. Ловушки и защиты при сотворении активируются и ждут своего условия.
lodge-about-strength = Урон физической атаки.
lodge-about-speed = На сколько комнат можно переместиться за раз.
lodge-about-orders = Одержимый действует по приказам: верхний открывают в его активацию и исполняют сверху вниз.
lodge-about-forgotten = Заклинания вне школ, которые попадают в руку только через эффекты. Раскрытые покидают игру при уборке.

## Что происходит

lodge-activation = активация: { $player }
lodge-your-answer = ваш ответ
lodge-an-answer = ответ
lodge-running = Что происходит
lodge-order = Последний приказ: { $order }
lodge-step = { $state ->
    [done] сделано
    [applied] только что применено
    [now] сейчас
   *[coming] впереди
}

## Планы

lodge-take-back = Взять назад
lodge-turn = Повернуть: { $spell }
lodge-lay = Положить «{ $spell }» в ячейку { $slot }
lodge-plan = Выберите карту, затем ячейку; поверните её ради другой стороны. Никто не видит, как далеко вы продвинулись.
lodge-clear = Очистить
lodge-ready = Готово: { $number }
lodge-back-to-plan = К плану
