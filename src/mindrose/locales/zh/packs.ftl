### 自制卡牌包（中文）：包含什么，与游戏有何不同。

# $number (number): cards, decks and the like of one file.
pack-changed = 改动{ $number }项
pack-new = 新增{ $number }项
pack-gone = 删去{ $number }项
# $names (text): the first of them; $number (number): how many are not named.
pack-more-names = { $names }等（另有{ $number }项）
pack-same = 目前与游戏完全相同
pack-mistakes = { $path }：{ $number }处错误

# A file of cards of the Card Game. $fact, $counts: as they are written there.
pack-title = 卡牌游戏的卡牌
pack-cards = { $cards }张牌，共{ $types }种
pack-uneven = 不寻常：{ $fact } 的数量不均：{ $counts }

# What is otherwise in a pack than it was. $name (text): of a card; $fact: as the file calls it; $was, $now: as it is written there.
pack-since = 这局开始时使用的是卡牌包 { $pack } 当时的版本。此后的改动：
difference-new = { $name }：新增
difference-gone = { $name }：删去
difference-changed = { $name }：{ $facts }
difference-fact = { $fact } 原为 { $was }，现为 { $now }
difference-nothing = 无
difference-says = “{ $text }”
