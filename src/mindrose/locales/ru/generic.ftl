### Что говорит игра без собственных текстов, по-русски. Её глаголы, карты и события названы так, как в правилах.

generic-question = Ваш ход: { $kind }.
generic-waiting = Решает { $player }: { $kind }.
generic-about = { $what }: { $things }
generic-number = { $name } { $value }
generic-event = { $player } — { $what }
generic-refusal = { $known ->
    [yes] Сейчас это выбрать нельзя: { $why } ({ $rule }). Выберите один из предложенных ответов.
   *[no] Сейчас это выбрать нельзя: { $why }. Выберите один из предложенных ответов.
}
generic-score = { $player } { $points }
generic-outcome = { $winners ->
    [1] Победа: { $names }. Очки: { $scores }.
   *[other] Разделённая победа: { $names }. Очки: { $scores }.
}
generic-option = См. правило { $rule }.
