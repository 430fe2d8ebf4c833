### Что говорит гуфшпиль, по-русски.
###
### Аргументы описаны в английском файле. Имена игроков не склоняются.

## Термины

word-prize = Приз
word-prizes = Призы
word-deck = Колода
word-bids = Ставки
word-bid = Ставка
word-unspent = Оставшиеся карты
word-points = Очки
word-ready = ставка сделана

## Что спрашивается

question-bid = Сколько вы ставите на приз { $prize }? Ставку не увидят, пока не поставят все.
question-change = Ваша ставка на приз { $prize } сделана; пока поставили не все, её можно изменить.

## Что тем временем видят другие

waiting-bid = { $player } делает ставку.

## Ответы

choice-bid = Поставить { $number }
choice-change = Поставить вместо этого { $number }

## Что произошло

event-turned = Разыгрывается приз { $prize }.
event-showed = { $player } ставит { $bid }.
event-won = { $player } получает приз { $prize }.
event-discarded = Высшие ставки равны: приз { $prize } уходит в сброс.

## Чем закончилось

outcome = { $winners ->
    [1] Побеждает { $names }. Очки: { $scores }.
   *[other] Победу делят { $names }. Очки: { $scores }.
}

## Почему нельзя

refusal-not-in-hand = Карты { $number } нет у вас в руке ({ $rule }): выберите карту, которая у вас есть.
refusal-same-bid = Карта { $number } — уже ваша ставка ({ $rule }): выберите другую или оставьте эту.

## Настройки

option-cards = Карты
    .about = Сколько карт у каждого игрока и сколько призов.
option-order = Порядок призов
    .about = Как призы лежат в колоде.
    .random = вперемешку
    .ascending = по возрастанию
    .descending = по убыванию
