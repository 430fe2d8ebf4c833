### 卡牌游戏 Cerebria 的全部中文文字。
###
### 参数说明见英文文件。卡名写在【】里；碎片用“枚”，卡牌用“张”，情感用“个”，列和周期用“第……”。

## 术语

word-emotion = 情感
word-emotion-card = 情感卡
word-polarity = 极性
word-bliss = 极乐
word-gloom = 晦暗
word-mild = 温和情感
word-strong = 强烈情感
word-brightness = 明亮
word-bleakness = 惨淡
word-base-card = 基底卡
word-top-card = 上层卡
word-vibe = 氛围（内心世界译作“环境”）
word-vibe-red = 红色氛围
word-vibe-yellow = 黄色氛围
word-vibe-green = 绿色氛围
word-vibe-blue = 蓝色氛围
word-vibe-combo = 氛围组合
word-mindset = 心境
word-impulse-stack = 冲动牌堆
word-impulse = 冲动
word-column = 列
word-main-deck = 主牌库
word-discard-pile = 弃牌堆
word-hand = 手牌
word-cycle = 周期
word-turn = 回合
word-active-player = 当前玩家
word-starting-player = 起始玩家
word-fragment = 本体碎片
word-fragment-slot = 碎片槽
word-absorb-slot = 吸收槽
word-absorb = 吸收
word-supply = 公共供应堆
word-scoring-area = 计分区
word-action = 行动
word-impulse-action = 冲动行动
word-evoke-action = 唤起行动
word-enter = 进入心境
word-remove = 移除
word-fusion = 融合
word-fused-emotion = 融合情感
word-ready = 就绪
word-fresh = 新进
word-ability = 能力
word-ability-type = 能力类型
word-destroy = 摧毁
word-drain = 汲取
word-deprive = 剥夺
word-summon = 召唤
word-steal = 偷取
word-swap = 交换
word-draw = 抓取
word-embrace = 拥抱
word-counter = 反制
word-counter-window = 反制窗口
word-revelation = 启示
word-bonus-fragment = 奖励碎片
word-three-different = 三异
word-three-alike = 三同
word-two-pairs = 两对
word-four-different = 四异
word-four-alike = 四同
word-mood = 心情
word-mood-marker = 心情标记
word-mulligan = 重抓起手
word-preparation = 下一周期准备
word-trim = 弃至四张
word-singlemindedness-bliss = 专一（极乐）
word-singlemindedness-gloom = 专一（晦暗）
word-balance = 平衡
word-shared-victory = 共同胜利
word-dead-supply = 供应耗尽
word-last-cycle = 最后周期
word-reference-card = 提示卡

## 句子的部分

polarity = { $polarity ->
    [bliss] { word-bliss }
   *[gloom] { word-gloom }
}
vibe = { $vibe ->
    [red] 红色
    [yellow] 黄色
    [green] 绿色
   *[blue] 蓝色
}
ability = { $ability ->
    [destroy] { word-destroy }
    [drain] { word-drain }
    [deprive] { word-deprive }
    [summon] { word-summon }
    [steal] { word-steal }
    [swap] { word-swap }
    [draw] { word-draw }
   *[embrace] { word-embrace }
}
pattern = { $pattern ->
    [three_different] { word-three-different }
    [three_alike] { word-three-alike }
    [two_pairs] { word-two-pairs }
    [four_different] { word-four-different }
   *[four_alike] { word-four-alike }
}
fragments = { $number }枚碎片
bliss-fragments = { $bliss }枚{ word-bliss }碎片
gloom-fragments = { $gloom }枚{ word-gloom }碎片
bonus-fragments = { $number }枚{ polarity }奖励碎片
cards = { $number }张牌
a-card = { $card_known ->
    [yes] 【{ $card }】
   *[no] 一张牌
}
counter-card = { vibe }牌
target = { $mine ->
    [yes] 你的【{ $emotion }】
   *[no] { $player }的【{ $emotion }】
}
aim = { $aim_whose ->
    [you] 你的【{ $aim }】
    [own] 自己的【{ $aim }】
   *[other] { $aim_owner }的【{ $aim }】
}

## 卡牌与情感

card-base = { $name }（{ $vibe ->
    [red] 红
    [yellow] 黄
    [green] 绿
   *[blue] 蓝
}）
emotion-fused = { $top }+{ $base }
emotion-state = { $name }{ $slots ->
    [fragment] ：{ emotion-fragments }
    [absorb] ：{ emotion-absorbed }
    [both] ：{ emotion-fragments }，{ emotion-absorbed }
   *[none] {""}
}{ $fresh ->
    [yes] ，{ word-fresh }
   *[no] {""}
}
emotion-fragments = { $fragments ->
    [0] 没有碎片
   *[other] { $fragments }枚碎片
}
emotion-absorbed = { $absorbed ->
    [0] 未吸收碎片
   *[other] 已吸收{ $absorbed }枚
}
card-text = { $kind ->
    [mild] { word-mild }
    [strong] { word-strong }
   *[base] { word-base-card }
} · { polarity } · { vibe }氛围 · { $kind ->
    [base] { $slot_count }个吸收槽
   *[other] { $slot_count }个碎片槽
}
    { $kind ->
    [base] { rules-base }
   *[other] { ability }：{ rules }
}

## 能力的效果

rules = { $ability ->
    [destroy] 选择任意心境中的一个情感，自己的也可以。它的牌进入弃牌堆，它的碎片全部回到供应堆。
    [drain] 选择对手的一个情感和自己的一个情感。对手的碎片移到你的空槽里，能放多少移多少；极性必须相同。
    [deprive] { $number ->
        [1] 弃掉一列的冲动，随后补上该列。
       *[other] 连续{ $number }次弃掉一列的冲动；每次先补上该列，再作下一次选择。
    }牌堆已空则触发启示。
    [summon] 手牌中的一个情感进入你的心境，不花费行动。可以融合。
    [steal] 查看一名对手的手牌。可以拿走其中一张。
    [swap] { $number ->
        [0] 你的一个情感与对手的一个情感互换位置。
       *[other] 你的一个情感与任意心境中的另一个情感互换位置。
    }碎片都留在各自的情感上。
    [draw] 从主牌库抓取{ cards }。
   *[embrace] 把一列的冲动拿到手里，不花费行动。牌堆已空则触发启示。
}
rules-base = 单独放置时，吸收你的情感花费的同极性碎片。融合在另一情感之下时，那个情感立即就绪，它花费的碎片也可以被吸收。

## 询问

question-mulligan = 保留这手牌，还是全部弃掉、重抓{ $new_cards }张？
question-main = { $actions ->
    [0] 行动已用完：使用能力，或结束回合。
   *[other] 轮到你了，还有{ $actions }次行动：拿取冲动、唤起情感，或使用能力。
}
question-fuse = 【{ $card }】即将进入心境：单独进入，还是与手中的基底卡融合？
question-remove = { $full ->
    [yes] 请选择要移除的情感：你的心境已满。
   *[no] 【{ $card }】进入之前，要移除一个情感吗？
}
question-pay = 请选择【{ $emotion }】花费的碎片去哪里。
question-destroy = 请选择要摧毁的情感。
question-drain-from = 请选择要汲取的对手情感。
question-drain-to = 请选择由你的哪个情感接收【{ $aim }】的碎片。
question-column = { $ability ->
    [deprive] 请选择一列：它的冲动将被弃掉。
   *[embrace] 请选择一列：它的冲动将加入你的手牌。
}
question-column2 = 请选择下一列：它的冲动将被弃掉。
question-victim = 请选择要查看哪位对手的手牌。
question-steal = 从{ $victim }的手牌中拿走一张，或者什么都不拿。
question-swap-give = 请选择要交出的情感。
question-swap-take = 请选择要用【{ $own }】换来的情感。
question-summon = 请从手牌中选择要召唤的情感。
question-counter = { $player }使用【{ $emotion }】，要{ threat }：用{ counter-card }反制吗？
threat = { $ability ->
    [destroy] { $aim_known ->
        [yes] 摧毁{ aim }
       *[no] 摧毁一个情感
    }
    [drain] { $aim_known ->
        [yes] 汲取{ aim }，移到【{ $own }】上
       *[no] 汲取一个情感
    }
    [deprive] { $column ->
        [0] 弃掉冲动
       *[other] 弃掉冲动，先从第{ $column }列开始
    }
    [summon] 召唤一个情感
    [steal] { $victim_whose ->
        [you] 查看你的手牌并偷取一张
        [other] 查看{ $victim }的手牌并偷取一张
       *[none] 偷取一张牌
    }
    [swap] { $aim_known ->
        [yes] 用【{ $own }】换走{ aim }
       *[no] 交换情感
    }
    [draw] 抓牌
   *[embrace] { $column ->
        [0] 拿取一张冲动
       *[other] 拿取第{ $column }列的冲动
    }
}
question-surplus = { $player }汲取你的【{ $aim }】：请选择从碎片槽交出几枚碎片。
question-trim = 请选择要弃掉的牌：手牌多出{ $excess }张。

## 其他人看到的等待提示

waiting-mulligan = { $player }正在决定是否保留起手牌。
waiting-main = 现在是{ $player }的回合。
waiting-fuse = { $player }正在决定是否融合。
waiting-remove = { $player }正在选择要移除的情感。
waiting-pay = { $player }正在决定碎片的去向。
waiting-destroy = { $player }正在选择要摧毁的情感。
waiting-drain-from = { $player }正在选择要汲取的情感。
waiting-drain-to = { $player }正在选择接收碎片的情感。
waiting-column = { $player }正在选择一列。
waiting-column2 = { $player }正在选择下一列。
waiting-victim = { $player }正在选择要查看谁的手牌。
waiting-steal = { $player }正在查看一手牌，可以拿走一张。
waiting-swap-give = { $player }正在选择要交出的情感。
waiting-swap-take = { $player }正在选择要换来的情感。
waiting-summon = { $player }正在选择要召唤的情感。
waiting-counter = { $player }正在决定是否反制。
waiting-surplus = { $player }正在决定交出哪些碎片。
waiting-trim = { $player }正在选择要弃掉的牌。

## 回答

choice-keep = { $kind ->
    [mulligan] 保留手牌
   *[remove] 不移除
}
choice-replace = 重抓手牌
choice-end = 结束回合
choice-impulse = 从第{ $column }列拿取【{ $card }】
choice-evoke = 唤起【{ $card }】
choice-use = 使用【{ $emotion }】：{ ability }
choice-alone = 不融合
choice-fuse = 与【{ $card }】融合
choice-remove = 移除【{ $emotion }】
choice-spend = 放回供应堆
choice-absorb = 由【{ $emotion }】吸收
choice-destroy = 摧毁{ target }
choice-drain-from = 汲取{ target }
choice-drain-to = 移到你的【{ $emotion }】上
choice-column = 第{ $column }列：【{ $card }】
choice-victim = 查看{ $player }的手牌
choice-spare = 什么都不拿
choice-take = 拿走【{ $card }】
choice-swap-give = 交出【{ $emotion }】
choice-swap-take = 换来{ target }
choice-summon = 召唤【{ $card }】
choice-pass = 不反制
choice-counter = 用【{ $card }】反制
choice-give = { $number ->
    [0] 只交出已吸收的碎片
   *[other] 从碎片槽交出{ $number }枚
}
choice-trim = 弃掉【{ $card }】

## 发生了什么

event-mulligan = { $player }重抓起手。
event-kept = { $player }保留起手牌。
event-discarded = { $player }弃掉【{ $card }】。
event-drew = { $player }抓取{ a-card }。
event-turn = 轮到{ $player }。
event-impulse = { $player }从第{ $column }列拿取【{ $card }】。
event-refilled = 第{ $column }列的新冲动是【{ $card }】。
event-entered = { $base_known ->
    [yes] 【{ $card }】与【{ $base }】融合，进入{ $player }的心境。
   *[no] 【{ $card }】进入{ $player }的心境。
}
event-removed = { $player }移除【{ $card }】。
event-used = { $player }使用【{ $card }】：{ ability }。
event-absorbed = 【{ $card }】吸收了花费的碎片。
event-aimed = { $column ->
    [0] { $card_known ->
        [yes] { $own_known ->
            [yes] 目标是{ $player }的【{ $card }】，自己用【{ $own }】。
           *[no] 目标是{ $player }的【{ $card }】。
        }
       *[no] 目标是{ $player }的手牌。
    }
   *[other] 目标是第{ $column }列。
}
event-passed = { $player }不反制。
event-countered = { $player }用【{ $card }】反制：能力无效。
event-destroyed = { $player }的【{ $card }】被摧毁。
event-drained = { fragments }从{ $source }的【{ $card }】移到{ $receiver }的【{ $own }】上。
event-deprived = 第{ $column }列的【{ $card }】被弃掉。
event-looked = { $player }查看{ $victim }的手牌。
event-saw = { $player }看到{ $victim }手中有【{ $card }】。
event-stole = { $player }从{ $victim }手中偷走{ a-card }。
event-spared = { $player }没有从{ $victim }手中拿走任何牌。
event-swapped = { $player }用【{ $card }】换来{ $taken }的【{ $other }】。
event-embraced = { $player }用“拥抱”拿取第{ $column }列的【{ $card }】。
event-reshuffled = 弃牌堆重新洗匀：新的主牌库有{ cards }。
event-revelation = 启示！第{ $column }列无牌可补，{ $player }的回合结束。
event-collected = { $bliss ->
    [0] { $gloom ->
        [0] { $player }没有得到碎片。
       *[other] { $player }得到{ gloom-fragments }。
    }
   *[other] { $gloom ->
        [0] { $player }得到{ bliss-fragments }。
       *[other] { $player }得到{ bliss-fragments }和{ gloom-fragments }。
    }
}
event-bonus = { $number ->
    [0] { $player }凑成“{ pattern }”，但供应堆已空，没有奖励。
   *[other] { $player }凑成“{ pattern }”，得到{ bonus-fragments }。
}
event-won = { $reason ->
    [dead_supply] 供应耗尽：{ $player }获胜。
    [last_cycle] 最后周期结束：{ $player }获胜。
    [balance] { $player }以“{ word-balance }”获胜！
    [singlemindedness_bliss] { $player }以“{ word-singlemindedness-bliss }”获胜！
   *[singlemindedness_gloom] { $player }以“{ word-singlemindedness-gloom }”获胜！
}
event-cycle = 第{ $number }周期开始。
event-mood = 心情标记显示：{ polarity }。
event-trimmed = { $player }弃掉多余的【{ $card }】。
event-dealt = 第{ $column }列摆上【{ $card }】。

## 结局

outcome = { $winners ->
    [1] { $reason ->
        [dead_supply] 供应耗尽，{ $names }获胜：{ outcome-points }。
        [last_cycle] 最后周期结束，{ $names }获胜：{ outcome-points }。
        [balance] { $names }以“{ word-balance }”获胜：{ outcome-points }。
        [singlemindedness_bliss] { $names }以“{ word-singlemindedness-bliss }”获胜：{ outcome-points }。
       *[singlemindedness_gloom] { $names }以“{ word-singlemindedness-gloom }”获胜：{ outcome-points }。
    }
   *[other] { $reason ->
        [dead_supply] 供应耗尽，{ outcome-shared }。
        [last_cycle] 最后周期结束，{ outcome-shared }。
        [balance] 凭“{ word-balance }”，{ outcome-shared }。
       *[singlemindedness] 凭“专一”，{ outcome-shared }。
    }
}
outcome-points = { bliss-fragments }，{ gloom-fragments }
outcome-shared = { $names }共同获胜，各有{ fragments }

## 为什么不行

refusal-mulligan = 重抓起手只能在第一个回合之前换掉整手牌一次（{ $rule }）：请等轮到你时再决定。
refusal-pending = { $case ->
    [CC-7-2] 反制窗口已打开（{ $rule }）：可以不反制，或弃掉一张相同氛围的牌。
    [CC-8-10] 碎片正被汲取（{ $rule }）：请选择从碎片槽交出几枚。
    [CC-8-19] “召唤”正在进行（{ $rule }）：请从手牌中选择一张。
    [CC-8-23] 对手的手牌正摊开在你面前（{ $rule }）：拿走其中一张，或者什么都不拿。
    [CC-9-4] 正在为下一周期做准备（{ $rule }）：请选择要弃掉的牌。
   *[other] 另一件事正在进行（{ $rule }）：请回答当前的询问，或等轮到你时再操作。
}
refusal-no-actions = 行动已用完（{ $rule }）：使用能力，或结束回合。
refusal-actions-left = 你还有{ $number }次行动（{ $rule }）：请先拿取冲动或唤起情感。
refusal-not-in-hand = { $case ->
    [CC-8-23] 【{ $card }】不在那手牌里（{ $rule }）：拿走你看到的一张，或者什么都不拿。
   *[other] 【{ $card }】不在你的手牌里（{ $rule }）：请选择手中的牌。
}
refusal-must-remove = 你的心境已满（{ $rule }）：请选择要移除的情感。
refusal-remove-target = 只能为新情感腾位而移除自己的情感（{ $rule }）：请在唤起或召唤时选择自己的一个。
refusal-fuse-source = 融合的两张牌都要来自手牌（{ $rule }）：选择手中的基底卡，或者不融合。
refusal-fuse-kind = { $case ->
    [CC-5-17] 【{ $card }】的极性不同（{ $rule }）：选择同极性的基底卡，或者不融合。
   *[other] 【{ $card }】不是基底卡（{ $rule }）：选择【明亮】或【惨淡】，或者不融合。
}
refusal-no-ability = 【{ $card }】是没有能力的基底卡（{ $rule }）：请使用温和或强烈情感。
refusal-no-fragment = 【{ $card }】没有可花费的碎片（{ $rule }）：请使用别的情感。
refusal-not-ready = 【{ $card }】本回合才到来（{ $rule }）：下回合起可以使用，融合情感则立即可用。
refusal-type-used = 本回合已经用过“{ ability }”（{ $rule }）：使用别的能力，或等到下回合。
refusal-no-effect = { $ability ->
    [drain] 对手的碎片放不进你的任何空槽（{ $rule }）：请使用别的能力。
    [summon] 你没有手牌（{ $rule }）：先拿一张牌再召唤。
    [steal] 对手都没有手牌（{ $rule }）：请使用别的能力。
    [swap] 没有其他可以交换的情感（{ $rule }）：请使用别的能力。
    [draw] 已经无牌可抓（{ $rule }）：请使用别的能力。
   *[other] 现在使用没有效果（{ $rule }）：请使用别的能力。
}
refusal-absorb-polarity = 吸收槽只接受同极性的碎片（{ $rule }）：选择别的槽，或放回供应堆。
refusal-absorb-full = 这里的吸收槽已满（{ $rule }）：选择别的槽，或放回供应堆。
refusal-absorb-fused = 融合中的基底卡只吸收自己情感花费的碎片（{ $rule }）：选择别的槽，或放回供应堆。
refusal-target = { $case ->
    [CC-2-3] 没有这一列（{ $rule }）：请选择第1到第{ $number }列。
    [CC-6-1] 那个位置没有情感（{ $rule }）：请选择你的一个情感。
    [CC-6-13] 那里没有你的吸收槽（{ $rule }）：选择自己的吸收槽，或放回供应堆。
    [CC-8-4] 那里没有可汲取的碎片（{ $rule }）：请选择碎片能放进你空槽的对手情感。
    [CC-8-5] 这些碎片放不进那里（{ $rule }）：请选择自己有同极性空槽的情感。
    [CC-8-8] 能放多少就移多少（{ $rule }）：请从给出的数目中选择。
    [CC-8-21] 不能查看那手牌（{ $rule }）：请选择有手牌的对手。
    [CC-8-25] 只能换来对手的情感（{ $rule }）：请选择对手的一个。
    [CC-8-28] 只能交出自己的情感（{ $rule }）：请选择自己的一个。
   *[other] 那里没有目标（{ $rule }）：请选择桌上的一个情感。
}
refusal-counter-vibe = 【{ $card }】的氛围不同（{ $rule }）：弃掉一张{ counter-card }，或者不反制。
refusal-counter-window = 现在没有可反制的能力（{ $rule }）：请等有人使用能力、轮到你反应时再反制。
refusal-trim = 手牌要依次弃至{ $number }张（{ $rule }）：请等轮到你时再选择要弃掉的牌。

## 选项

# Asked once more

caution-empty = 这样不会有任何效果，只会花掉碎片。
caution-own = 这会摧毁你自己的情感。
caution-only-own = 场上只有你自己的情感：会摧毁其中之一。

option-columns = 列数
    .about = 桌上有几列冲动。
option-stack-extra = 牌堆附加张数
    .about = 每个冲动牌堆的张数是玩家人数再加上这个数。
option-hand-start = 起始手牌
    .about = 开局时每位玩家发到几张牌。
option-hand-keep = 新周期手牌
    .about = 每个新周期之前，手牌弃至或补至几张。
option-mulligans-per-player = 重抓次数
    .about = 每位玩家可以重抓起手几次。
option-mindset-cap = 心境上限
    .about = 一个心境最多容纳几个情感。
option-actions-per-turn = 每回合行动
    .about = 每回合要做几次行动，不多也不少。
option-slots-mild = 温和情感的槽
    .about = 温和情感有几个碎片槽。
option-slots-strong = 强烈情感的槽
    .about = 强烈情感有几个碎片槽。
option-slots-base = 基底卡的槽
    .about = 【明亮】和【惨淡】有几个吸收槽。
option-draw-count = 抓取张数
    .about = 能力“抓取”从主牌库抓几张牌。
option-deprive-count = 剥夺次数
    .about = 能力“剥夺”依次弃掉几张冲动。
option-supply-bliss = 极乐碎片
    .about = 极乐碎片一共有多少枚。
option-supply-gloom = 晦暗碎片
    .about = 晦暗碎片一共有多少枚。
option-bonus-three-different = 奖励：三异
    .about = 启示时，心境中有三种不同氛围所得的碎片。
option-bonus-three-alike = 奖励：三同
    .about = 启示时，三个情感氛围相同所得的碎片。
option-bonus-two-pairs = 奖励：两对
    .about = 启示时，两种氛围各有两个情感所得的碎片。
option-bonus-four-different = 奖励：四异
    .about = 启示时，心境中有四种不同氛围所得的碎片。
option-bonus-four-alike = 奖励：四同
    .about = 启示时，四个情感氛围相同所得的碎片。
option-single-goal = 专一目标
    .about = 计分区中同一极性的碎片达到这个数即可获胜。
option-balance-goal = 平衡目标
    .about = 计分区中两种极性的碎片都达到这个数即可获胜。
option-balance-requires-equal = 平衡须相等
    .about = “平衡”要求极乐与晦暗碎片数目相等。
option-mixed-fusion = 混合融合
    .about = 情感可以与另一极性的基底卡融合。
option-fused-vibe = 融合情感的氛围
    .about = 计算组合与反制时，融合情感具有什么氛围。
    .top = 上层卡的氛围
    .none = 没有氛围
option-drain-into-fused-absorb = 汲取到融合基底
    .about = 汲取的碎片也可以放进融合情感的吸收槽。
option-targets-declared = 宣布目标
    .about = 可以反制的人是否知道能力的目标。
    .before_counter = 反制之前
    .at_resolution = 反制之后
option-next-first-player = 新周期先手
    .about = 启示之后由谁先进行回合。
    .left_of_active = 上一位玩家左边的人
    .starting_player = 起始玩家
option-empty-use = 无效果的使用
    .about = 能力产生不了任何效果时能否使用；碎片照样花费。
    .allowed = 允许
    .refused = 不允许
option-swap-own = 交换己方情感
    .about = “交换”可以对调同一心境中的两个情感，只花费碎片。
option-swapped-fused-ready = 换来的融合情感可用
    .about = 通过“交换”得到的融合情感可以在同一回合使用。
option-dead-supply-end = 供应耗尽时结束
    .about = 无人获胜且供应堆两种颜色的碎片都用完时，游戏结束。
option-max-cycles = 周期上限
    .about = 最迟在这么多次启示之后游戏结束。
