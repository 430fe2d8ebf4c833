### Что стоит вокруг каждого поля, по-русски.

## Подсказка

table-prompt = Что нужно решить
table-your-turn = Ваш ход
# $number (number): место за столом, считая с единицы.
table-bot = Бот { $number }
table-thinking = { $player } думает…
# $names (text): несколько игроков через запятую.
table-waiting-several = Ожидаются ответы: { $names }.
# $names (text): кто ещё решает, через запятую.
table-ready = Вы готовы и можете передумать, пока не ответят: { $names }.
table-is-ready = решение принято
table-watching = Вы наблюдаете.
# $time (text): «2 минуты».
table-since = ожидание: { $time }
table-time-left = осталось: { $time }
table-nudge = Поторопить: { $player }
table-nudged = Остальные ждут вас.
table-choices = Что можно сделать
table-barred = Сейчас невозможно
table-confirm = Подтвердить
table-confirm-choice = Подтвердить: { $choice }
table-confirm-several = Подтвердить { $chosen } из { $number }
# Несколько ответов, о которых спросят подряд, можно выбрать сразу.
table-together = Можно выбрать сразу все: { $number }.
table-together-then = { $left ->
    [0] После подтверждения всё это будет сделано по порядку.
   *[other] После подтверждения всё это будет сделано по порядку; затем останется выбрать ещё { $left }.
}
table-together-changed = На столе что-то изменилось: выберите остальное заново.
table-ahead = { $stop ->
    [hidden] затем откроется то, чего пока никто не знает
    [chance] затем решит случай
    [over] затем игра закончится
   *[other] затем решает кто-то другой
  }
table-cancel = Отмена
table-undo = Назад
table-withdraw = Отказаться от начатого
table-see-rule = Показать { $rule }
table-given = { $player }: { $choice }
table-passes-by = Здесь вам нечего решать: игра продолжается…
table-skip = Пропустить
table-continue = Дальше
table-scene-again = Показать снова
table-since-turn = С вашего хода
table-recall = Что произошло?
table-point = Показать напарнику
table-point-where = Выберите, на что посмотреть напарнику.
table-point-here = { $player }: посмотрите сюда
table-point-plan = { $player } планирует: { $events }

## Пропуск реакций

table-passing = Когда можно вмешаться:
table-passing-ask = спрашивать каждый раз
table-passing-all = Пропустить всё
table-passing-spell = пропускать, пока это не закончится
table-passing-turn = пропускать до моего хода
table-passing-always = всегда пропускать
table-passing-about = Никто не узнает, пропустили вы сами или по этой настройке.

## Возврат ответа

table-takeback = { $player } просит взять последний ответ назад.
table-takeback-asked = Вы попросили взять свой последний ответ назад.
table-takeback-ask = Попросить взять ответ назад
table-agree = Согласиться
table-decline = Отказать

## Конец

table-standings = Счёт
table-standing = { $player }: { $points }
table-rematch = Ещё партию
table-next = К новому столу
table-watch-again = Пересмотреть
table-end-won = Победа!
table-end-lost = Поражение
table-end-over = Игра окончена
table-end-close = Посмотреть на стол
table-end-again = Итог
table-legend-close = Закрыть
table-zoom-in = Увеличить поле
table-zoom-out = Показать поле целиком

## Панель рядом с полем

table-panel = Журнал, чат и правила
table-panel-close = Закрыть панель
table-log = Журнал
table-log-empty = Пока ничего не произошло.
table-log-undone = { $player } берёт последний ответ назад.
table-log-timeout = { $player }: время вышло.
table-log-resigned = { $player } сдаётся.
table-log-times = × { $times }
table-chat = Чат
table-chat-empty = Пока никто ничего не сказал.
table-chat-say = Ваше сообщение
table-chat-send = Отправить
table-chat-unread = не прочитано
table-chat-mute = Скрыть здесь
table-chat-mute-about = За этим столом вы больше не увидите реплик игрока { $name }.
table-chat-unmute = Показать снова
table-chat-block = Заблокировать
table-chat-block-about = Реплики игрока { $name } не дойдут до вас ни за одним столом, и за ваши столы { $name } не сядет. Отменить можно здесь же.
table-chat-unblock = Разблокировать
table-back = Вернуться на своё место
table-back-about = За вас играет бот.
table-rules = Правила
table-rules-search = Поиск по правилам
table-rules-none = Правил с такими словами нет: попробуйте меньше слов или номер правила.
table-rules-all = Все правила
table-about = Стол
table-away = (не в сети)
table-options = Домашние правила
table-options-usual = Нет: все настройки обычные.
table-commitment = Отпечаток перемешивания
table-commitment-about = Он зафиксирован до раздачи первой карты, и каждый севший за стол добавил своё число. Зерно открывают в конце, и каждый может проверить, что перемешивание никто не выбирал.
table-fair = Браузер проверил: зерно то самое, что было обещано, и ваше число в нём.
table-unfair = Не сходится: зерно не то, что было обещано до первой карты, или в нём нет вашего числа.
table-resumed = Эта партия продолжает запись: тот, кто её принёс, может знать руки. То, чего никто не видел, перемешано заново.
table-seed = Зерно
table-record-file = Запись
table-download = Скачать запись
table-share = Ссылка на эту запись
table-share-moment = Ссылка на этот момент партии
table-verify = Чтобы проверить скачанную партию на своём компьютере, выполните:

## Карты и клавиши

table-inspect-close = Закрыть карту
table-source = { $source ->
    [rulebook] Как в книге правил.
    [rulebook-name-proposed-ability] Название — из книги правил; какая у эмоции способность, предложили мы.
    [board-game-name-proposed-ability] Название — из настольной игры; какая у эмоции способность, предложили мы.
   *[other] Источник: { $text }
}
table-keys = Клавиши
table-keys-close = Закрыть список клавиш
table-keys-arrows = Стрелки — движение по полю, Enter — выбор.

## Страница

table-loading = Минутку…
table-offline = Нет связи: ответ уйдёт, когда она вернётся.
table-as-text = Показать стол текстом
table-as-board = Показать поле
table-hand-over = К экрану приглашается { $player }.
table-hand-over-done = Я — { $player }

## Сыгранная партия

table-record = Запись: { $game }
table-scrubber = Просмотр партии
table-turn-back = На ход назад
table-step-back = На шаг назад
table-run = Пуск
table-pause = Пауза
table-step-on = На шаг вперёд
table-turn-on = На ход вперёд
table-moment = Момент партии
table-moment-of = { $number } из { $count }
table-speed = Скорость
table-seen-by = Чьими глазами
table-spectator = Зритель

## Стол как текст

table-text-you = Вы
table-text-table = Стол
table-text-nothing = ничего
# The size of a Fragment, where there is room for one word.
table-fragment = { $size ->
    [minor] второстепенный
    [major] основной
   *[capstone] венчающий
}
table-intentions-worth = Первое за ход приносит 1 очко, каждое следующее — 2.
table-discard-for-vibe = Сбросить за жетон ощущения
table-discard-first = Сначала сбрасывается карта за жетон ощущения в этом ряду.
# The next space of the Intention wheel that gives something.
table-wheel-next = → { $space }: { $bonus ->
    [essence] 1 капля эссенции
    [card] 1 карта
   *[ambition] 1 амбиция
}
table-text-fact = { $name }: { $value }
table-text-inside = { $outer }, { $inner }
table-text-facts = { $first }; { $next }
table-text-card = { $card }. { $text }
table-text-hand = { $number ->
    [one] Ваша рука: { $number } карта
    [few] Ваша рука: { $number } карты
   *[many] Ваша рука: { $number } карт
}
table-text-mindset = Ваше умонастроение
table-text-market = Рынок
table-text-column = { $number ->
    [one] Столбец { $column }: { $card } В стопке осталась { $number } карта.
    [few] Столбец { $column }: { $card } В стопке осталось { $number } карты.
   *[many] Столбец { $column }: { $card } В стопке осталось { $number } карт.
}
table-text-column-empty = Столбец { $column }: пусто.
table-text-cards = { $number ->
    [one] { $number } карта в руке
    [few] { $number } карты в руке
   *[many] { $number } карт в руке
}
table-text-known = Из них вы знаете: { $cards }
table-text-goals = Для победы нужно фрагментов: { $single } одной полярности или не меньше { $each } каждой{ $equal ->
    [yes] , причём поровну.
   *[no] .
}
