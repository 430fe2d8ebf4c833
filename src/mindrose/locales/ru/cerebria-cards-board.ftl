### Что говорит стол карточной игры Cerebria, по-русски.
###
### Аргументы описаны в английском файле. Имена игроков и карт не склоняются.

## Зоны

board-opponents = Соперники
board-market = Рынок
board-standings = Счёт
board-own-mindset = Ваше умонастроение
board-mindset-of = { $player }: умонастроение
board-own-hand = { $number ->
    [0] Ваша рука: пусто
    [one] Ваша рука: { $number } карта
    [few] Ваша рука: { $number } карты
   *[many] Ваша рука: { $number } карт
}
board-hand-of = { $number ->
    [0] { $player }: рука пуста
    [one] { $player }: { $number } карта в руке{ board-known-cards }
    [few] { $player }: { $number } карты в руке{ board-known-cards }
   *[many] { $player }: { $number } карт в руке{ board-known-cards }
}
board-known-cards = { $known ->
    [0] {""}
   *[other] ; известны: { $cards }
}
board-empty-hand = В руке нет карт.
board-unfold = { $player }: умонастроение и известные карты
board-close = Закрыть

## Предметы

board-can = { $choice } ({ $thing })
board-cannot = { $thing } — сейчас выбрать нельзя
board-cannot-because = { $thing } — { $reason }
board-impulse = { $stack ->
    [0] { $card }, столбец { $column }: последняя карта, стопка пуста
    [one] { $card }, столбец { $column }: в стопке { $stack } карта
    [few] { $card }, столбец { $column }: в стопке { $stack } карты
   *[many] { $card }, столбец { $column }: в стопке { $stack } карт
}
board-last-card = Стопка пуста: когда эта карта уйдёт, наступит Откровение.
board-free-place = Свободное место
board-deck = { $number ->
    [one] Основная колода: { $number } карта
    [few] Основная колода: { $number } карты
   *[many] Основная колода: { $number } карт
}
board-discard = { $number ->
    [0] Сброс: пусто
    [one] Сброс: { $number } карта, сверху { $card }
    [few] Сброс: { $number } карты, сверху { $card }
   *[many] Сброс: { $number } карт, сверху { $card }
}
board-discard-empty = Ни одна карта ещё не сброшена.
board-supply = Запас: Свет { $bliss }, Тьма { $gloom }
board-mood = Маркер настроения: { $polarity }. Цикл { $cycle }
board-cycle = Цикл { $number }
board-actions = { $number ->
    [0] Действий не осталось
    [one] Осталось { $number } действие
    [few] Осталось { $number } действия
   *[many] Осталось { $number } действий
}
board-used = { $ability }: способность уже применялась в этот ход

## Положение

board-score = { $player }: Свет { $bliss }, Тьма { $gloom }. Для победы нужно { $goal } одного цвета (Целеустремлённость) или поровну, не меньше чем по { $balance } (Баланс).
board-revelation-now = Если Откровение сейчас
board-gain = Если Откровение сейчас: Свет +{ $bliss }, Тьма +{ $gloom }{ $bonus ->
    [0] {""}
   *[other] , из них { $bonus } за комбинацию «{ $pattern }»
}{ $wins ->
    [yes] . Это была бы победа.
   *[no] {""}
}
board-forecast = Если Откровение сейчас: { $gains }.
board-forecast-own = вы +{ $gain }
board-forecast-player = { $player } +{ $gain }
board-forecast-you-win = Тогда победите вы.
board-forecast-wins = { $number ->
    [one] Тогда победит { $names }.
   *[other] Тогда победу разделят { $names }.
}
board-revelation-player = Игрок
board-revelation-scored = С умонастроения
board-revelation-bonus = Бонус
board-revelation-total = Теперь
board-revelation-next = Сначала все сокращают или пополняют руки, затем подбрасывают маркер настроения.
board-mood-about = Бонусные фрагменты этого цикла — этого цвета. После каждого Откровения маркер подбрасывают.
board-supply-about = Отсюда берут бонусные фрагменты и те, что кладут на входящие эмоции.
board-fresh = Её нельзя применить до следующего хода её игрока.
board-beam-about = Шкалы: слева Свет, справа Тьма. Сплошное — набрано, штриховка — что добавило бы Откровение сейчас. Чёрточки отмечают { $balance }: отсюда побеждает Баланс.
board-goal = Цель: { $single } одного цвета или по { $each }{ $equal ->
    [yes] {" "}поровну
   *[no] {""}
}
board-legend = Что означают знаки
board-legend-gain = Что принесло бы этому игроку Откровение сейчас. С кубком — и победу.
board-legend-stacks = Сколько карт в стопке или колоде. Красный 0: когда эта карта уйдёт, наступит Откровение.
board-legend-vibes = Вибрации. Их комбинации дают бонус при Откровении; картой той же вибрации можно отменить эффект способности.
board-legend-fragments = Слоты для фрагментов. Фрагментами отсюда платят за способность, а при Откровении они идут в зачёт.
board-legend-absorb = Слоты поглощения на основах. Они принимают то, что тратят эмоции: в зачёт это идёт, но потратить снова нельзя.
board-legend-fresh = Эту эмоцию нельзя применить до следующего хода её игрока.
board-legend-actions = Действия того, кто ходит: закрашенные ещё остались.
board-legend-used = Способность, которая в этот ход уже применялась.
board-legend-hand = Карты в руке соперника. У тех, что вам известны, видна вибрация.
board-legend-glow = Лиловое: можно выбрать. Золотое: отсюда действует способность. Красное: на это она направлена.

## Что даст выбор

board-preview-action = { $left ->
    [0] Ваше последнее действие.
   *[other] Стоит одного действия, останется { $left }.
}
board-preview-refill = { $left ->
    [0] Столбец { $column } пополнится последней картой стопки.
    [one] Столбец { $column } пополнится; в стопке останется { $left } карта.
    [few] Столбец { $column } пополнится; в стопке останется { $left } карты.
   *[many] Столбец { $column } пополнится; в стопке останется { $left } карт.
}
board-preview-revelation = Столбец { $column } нечем пополнить: сразу наступит Откровение.
board-preview-lost = { $number ->
    [one] Оставшееся действие пропадёт.
    [few] Оставшиеся { $number } действия пропадут.
   *[many] Оставшиеся { $number } действий пропадут.
}
board-preview-fill = { $number ->
    [0] Войдёт без фрагментов.
    [one] Войдёт с { $number } фрагментом.
   *[other] Войдёт с { $number } фрагментами.
}
board-preview-base = Войдёт пустой и сможет поглощать то, что тратят ваши эмоции.
board-preview-fresh = Применить её можно будет с вашего следующего хода.
board-preview-fusable = Применить её можно будет с вашего следующего хода, а в слиянии — сразу.
board-preview-ready = Применить её можно сразу.
board-preview-full = Умонастроение заполнено: другой эмоции придётся уйти.
board-preview-absorbs = Основа сможет поглощать то, что потратит эта эмоция.
board-preview-mixed = Полярности разные: основа ничего не поглотит.
board-preview-pattern = Ваши вибрации тогда: { $pattern }, бонус { $bonus }.
board-preview-spend = { $left ->
    [0] Потратит свой последний фрагмент.
   *[other] Потратит фрагмент, на ней останется { $left }.
}
board-preview-spend-supply = Этот фрагмент никому не зачтётся.
board-preview-absorb = Фрагмент останется для зачёта, но потратить его уже нельзя.
board-preview-counter = { $vibe ->
    [red] Соперники могут отменить эффект красной картой.
    [yellow] Соперники могут отменить эффект жёлтой картой.
    [green] Соперники могут отменить эффект зелёной картой.
   *[blue] Соперники могут отменить эффект синей картой.
}
board-preview-counter-known = { $vibe ->
    [red] { $player } держит красную карту и может отменить эффект.
    [yellow] { $player } держит жёлтую карту и может отменить эффект.
    [green] { $player } держит зелёную карту и может отменить эффект.
   *[blue] { $player } держит синюю карту и может отменить эффект.
}
board-preview-no-counter = Отменить эффект никто не может.
board-preview-return = { $number ->
    [0] Фрагментов на ней нет.
    [one] { $number } фрагмент с неё вернётся в запас.
    [few] { $number } фрагмента с неё вернутся в запас.
   *[many] { $number } фрагментов с неё вернутся в запас.
}
board-preview-own = Это ваша собственная эмоция.
board-preview-drain-most = { $number ->
    [one] На ней { $number } фрагмент.
    [few] На ней { $number } фрагмента.
   *[many] На ней { $number } фрагментов.
}
board-preview-drain = { $number ->
    [one] Туда перейдёт { $number } фрагмент.
    [few] Туда перейдут { $number } фрагмента.
   *[many] Туда перейдут { $number } фрагментов.
}
board-preview-hand = { $number ->
    [one] Вы увидите { $number } карту и сможете её взять.
    [few] Вы увидите { $number } карты и сможете взять одну.
   *[many] Вы увидите { $number } карт и сможете взять одну.
}
board-preview-secret = Остальные игроки не узнают, какая это карта.
board-preview-give = { $number ->
    [0] Фрагментов она не унесёт.
    [one] Она унесёт { $number } фрагмент.
    [few] Она унесёт { $number } фрагмента.
   *[many] Она унесёт { $number } фрагментов.
}
board-preview-receive = { $number ->
    [0] Фрагментов она не принесёт.
    [one] Она принесёт { $number } фрагмент.
    [few] Она принесёт { $number } фрагмента.
   *[many] Она принесёт { $number } фрагментов.
}
board-preview-countered = Ваша карта уйдёт в сброс, способность не подействует, а её фрагмент останется потраченным.
board-preview-trim = Карта уйдёт в сброс лицом вверх.
board-preview-mulligan = { $number ->
    [one] { $number } карта уйдёт в сброс лицом вверх, взамен вы возьмёте { $next }.
    [few] { $number } карты уйдут в сброс лицом вверх, взамен вы возьмёте { $next }.
   *[many] { $number } карт уйдут в сброс лицом вверх, взамен вы возьмёте { $next }.
}
board-preview-end = Затем ходит { $player }.
board-also-remove = Также убрать эмоцию
