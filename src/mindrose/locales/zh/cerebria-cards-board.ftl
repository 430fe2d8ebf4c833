### 卡牌游戏 Cerebria 牌桌上的中文文字。
###
### 参数说明见英文文件。

## 区域

board-opponents = 对手
board-market = 市场
board-standings = 战况
board-own-mindset = 你的心境
board-mindset-of = { $player }的心境
board-own-hand = { $number ->
    [0] 你的手牌：空
   *[other] 你的手牌：{ $number }张
}
board-hand-of = { $number ->
    [0] { $player }的手牌：空
   *[other] { $player }的手牌：{ $number }张{ board-known-cards }
}
board-known-cards = { $known ->
    [0] {""}
   *[other] ；已知：{ $cards }
}
board-empty-hand = 没有手牌。
board-unfold = { $player }：心境与已知手牌
board-close = 关闭

## 物件

board-can = { $choice }（{ $thing }）
board-cannot = { $thing }——现在不能选择
board-cannot-because = { $thing }——{ $reason }
board-impulse = { $stack ->
    [0] 【{ $card }】，第{ $column }列：最后一张，牌堆已空
   *[other] 【{ $card }】，第{ $column }列：牌堆还有{ $stack }张
}
board-last-card = 牌堆已空：这张牌一离开，就触发启示。
board-free-place = 空位
board-deck = 主牌库：{ $number }张
board-discard = { $number ->
    [0] 弃牌堆：空
   *[other] 弃牌堆：{ $number }张，最上面是【{ $card }】
}
board-discard-empty = 还没有弃掉任何牌。
board-supply = 供应堆：极乐{ $bliss }枚，晦暗{ $gloom }枚
board-mood = 心情标记：{ $polarity }。第{ $cycle }周期
board-cycle = 第{ $number }周期
board-actions = { $number ->
    [0] 行动已用完
   *[other] 还有{ $number }次行动
}
board-used = { $ability }：本回合已用过

## 战况

board-score = { $player }：极乐{ $bliss }枚，晦暗{ $gloom }枚。单色达到{ $goal }枚即以“专一”获胜，两色相等且各不少于{ $balance }枚即以“平衡”获胜。
board-revelation-now = 若现在启示
board-gain = 若现在启示：极乐+{ $bliss }，晦暗+{ $gloom }{ $bonus ->
    [0] {""}
   *[other] ，其中{ $bonus }枚来自“{ $pattern }”
}{ $wins ->
    [yes] 。将会获胜。
   *[no] {""}
}
board-forecast = 若现在启示：{ $gains }。
board-forecast-own = 你+{ $gain }
board-forecast-player = { $player }+{ $gain }
board-forecast-you-win = 你将获胜。
board-forecast-wins = { $number ->
    [1] { $names }将获胜。
   *[other] { $names }将共同获胜。
}
board-revelation-player = 玩家
board-revelation-scored = 来自心境
board-revelation-bonus = 奖励
board-revelation-total = 现有
board-revelation-next = 先调整手牌，再抛掷心情标记。
board-mood-about = 本周期的奖励碎片为此颜色。每次启示后都要抛掷标记。
board-supply-about = 奖励碎片和进场情感的碎片都从这里取。
board-fresh = 在其玩家的下个回合之前不能使用。
board-beam-about = 计分条：左为极乐，右为晦暗。实心为已得，斜纹为此刻启示会增加的数量。竖线标出{ $balance }，达到后可凭“平衡”获胜。
board-goal = 目标：单色{ $single }，或两色各{ $each }{ $equal ->
    [yes] 且相等
   *[no] {""}
}
board-legend = 标记说明
board-legend-gain = 此刻启示会给这位玩家带来的碎片。带奖杯表示会因此获胜。
board-legend-stacks = 牌堆或牌库的张数。红色的0：这张牌一离开，就触发启示。
board-legend-vibes = 氛围。特定组合在启示时给予奖励；用相同氛围的牌可以反制能力。
board-legend-fragments = 碎片槽。其中的碎片用来支付能力，启示时计分。
board-legend-absorb = 基底卡的吸收槽。吸收情感花费的碎片：仍然计分，但不能再花费。
board-legend-fresh = 这个情感在其玩家的下个回合之前不能使用。
board-legend-actions = 当前玩家的行动：实心的还可以用。
board-legend-used = 本回合已用过的能力。
board-legend-hand = 其他玩家的手牌。你知道的牌会显示氛围。
board-legend-glow = 紫色：可以选择。金色：能力的来源。红色：能力的目标。

## 选择的后果

board-preview-action = { $left ->
    [0] 这是你最后一次行动。
   *[other] 花费一次行动，还剩{ $left }次。
}
board-preview-refill = { $left ->
    [0] 第{ $column }列补上牌堆的最后一张牌。
   *[other] 第{ $column }列补上一张，牌堆还剩{ $left }张。
}
board-preview-revelation = 第{ $column }列无牌可补：立即触发启示。
board-preview-lost = 剩下的{ $number }次行动作废。
board-preview-fill = { $number ->
    [0] 进入时没有碎片。
   *[other] 进入时带{ $number }枚碎片。
}
board-preview-base = 进入时为空，可以吸收你的情感花费的碎片。
board-preview-fresh = 从你的下个回合起才能使用。
board-preview-fusable = 从你的下个回合起才能使用；融合则可立即使用。
board-preview-ready = 可以立即使用。
board-preview-full = 你的心境已满：另一个情感必须离开。
board-preview-absorbs = 基底卡可以吸收它花费的碎片。
board-preview-mixed = 极性不同：基底卡无法吸收碎片。
board-preview-pattern = 之后的氛围组合：{ $pattern }，奖励{ $bonus }枚。
board-preview-spend = { $left ->
    [0] 花掉它最后一枚碎片。
   *[other] 花掉一枚碎片，它还剩{ $left }枚。
}
board-preview-spend-supply = 这枚碎片不会为任何人计分。
board-preview-absorb = 这枚碎片留下来计分，但不能再花费。
board-preview-counter = { $vibe ->
    [red] 对手可以用红色牌反制。
    [yellow] 对手可以用黄色牌反制。
    [green] 对手可以用绿色牌反制。
   *[blue] 对手可以用蓝色牌反制。
}
board-preview-counter-known = { $vibe ->
    [red] { $player }手里有红色牌，可以反制。
    [yellow] { $player }手里有黄色牌，可以反制。
    [green] { $player }手里有绿色牌，可以反制。
   *[blue] { $player }手里有蓝色牌，可以反制。
}
board-preview-no-counter = 没有人能反制。
board-preview-return = { $number ->
    [0] 它没有碎片可失去。
   *[other] 它的{ $number }枚碎片回到供应堆。
}
board-preview-own = 这是你自己的情感。
board-preview-drain-most = 它有{ $number }枚碎片。
board-preview-drain = { $number }枚碎片移到那里。
board-preview-hand = 你会看到{ $number }张牌，可以拿走其中一张。
board-preview-secret = 其他玩家不会知道是哪张牌。
board-preview-give = { $number ->
    [0] 它不带走碎片。
   *[other] 它带走{ $number }枚碎片。
}
board-preview-receive = { $number ->
    [0] 它不带来碎片。
   *[other] 它带来{ $number }枚碎片。
}
board-preview-countered = 你的牌进入弃牌堆，该能力无效，花费的碎片不退回。
board-preview-trim = 正面朝上弃掉。
board-preview-mulligan = 你的{ $number }张牌正面朝上弃掉，再抓{ $next }张。
board-preview-end = 接着轮到{ $player }。
board-also-remove = 同时移除一个情感
