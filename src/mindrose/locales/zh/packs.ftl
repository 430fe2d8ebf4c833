### 自制卡牌包（中文）：包含什么，与游戏有何不同。

# $number (number): cards, decks and the like of one file.
pack-changed = 改动{ $number }项
pack-new = 新增{ $number }项
pack-gone = 删去{ $number }项
# $names (text): the first of them; $number (number): how many are not named.
pack-more-names = { $names }等（另有{ $number }项）
pack-same = 目前与游戏完全相同
pack-mistakes = { $path }：{ $number }处错误
pack-unread = 改正以上错误后，才会检查各张牌的效果。

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

# 卡牌包命令的提示。$command (text)：要输入的命令；$path (text)：文件夹或文件。
pack-change = 修改后运行：{ $command }
pack-play = 用它来玩：{ $command }
pack-install = 要按名称选择（浏览器中也可以）：{ $command }
pack-kept = { $name } 位于 { $path }
pack-deck-good = 这副牌库可以使用。{ $deck }
pack-deck-kept = 牌库 { $deck } 位于 { $path }
pack-elsewhere = { $path } 是一个卡牌包，但不在本机的卡牌包之中：{ $command }
pack-home = 卡牌包应放在 { $path }
pack-none = { $path } 中没有卡牌包；新建一个：{ $command }
