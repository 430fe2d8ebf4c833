### Наборы собственных карт, по-русски: что в них и чем они отличаются от игры.

# $number (number): cards, decks and the like of one file.
pack-changed = изменено: { $number }
pack-new = новых: { $number }
pack-gone = убрано: { $number }
# $names (text): the first of them; $number (number): how many are not named.
pack-more-names = { $names } и ещё { $number }
pack-same = Пока всё как в игре
pack-mistakes = { $path }: { $number ->
    [one] { $number } ошибка
    [few] { $number } ошибки
   *[many] { $number } ошибок
}
pack-unread = Что делают карты, проверяется, когда это исправлено.

# A file of cards of the Card Game. $fact, $counts: as they are written there.
pack-title = Карты карточной игры
pack-cards = карт: { $cards }, видов: { $types }
pack-uneven = необычно: { $fact } — не поровну: { $counts }

# What is otherwise in a pack than it was. $name (text): of a card; $fact: as the file calls it; $was, $now: as it is written there.
pack-since = Эта партия начата с набором { $pack } в его прежнем виде. Что в нём с тех пор изменилось:
difference-new = { $name }: добавлено
difference-gone = { $name }: убрано
difference-changed = { $name }: { $facts }
difference-fact = { $fact }: было { $was }, стало { $now }
difference-nothing = ничего
difference-says = «{ $text }»

# Что говорят команды наборов. $command (text): что ввести; $path (text): папка или файл.
pack-change = Измените их, затем: { $command }
pack-play = Играть с этим: { $command }
pack-install = Чтобы выбирать по названию, в том числе в браузере: { $command }
pack-kept = { $name } лежит в { $path }
pack-deck-good = Этой колодой можно играть. { $deck }
pack-deck-kept = Колода { $deck } лежит в { $path }
pack-elsewhere = { $path } – набор, но не среди наборов этого компьютера: { $command }
pack-home = Наборы хранятся в { $path }
pack-none = В { $path } нет наборов; начните новый: { $command }
