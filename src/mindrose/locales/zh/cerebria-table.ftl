### 《Cerebria：内心世界》的牌桌在浏览器中除游戏用语之外所说的话（中文）。

ring-board = 版图
ring-choose = 选择
ring-empty-space = { $space }，空
ring-emotion = { $card }，{ $faction }{ $colour ->
    [red] ，红色
    [yellow] ，黄色
    [green] ，绿色
    [blue] ，蓝色
   *[none] { "" }
}，本质 { $essence }/{ $slots }，强度 { $intensity }，{ $space }
ring-control = { $place }：{ $faction ->
    [bliss] 由极乐控制
    [gloom] 由晦暗控制
   *[none] 无人控制
}，{ $bliss } 比 { $gloom }
ring-free-site = { $realm }：空的要塞地点
ring-fortress = { $realm }：{ $faction }的{ $size ->
    [major] 主要要塞
   *[minor] 次要要塞
}
ring-sphere = { $sphere }，位于{ $realm }：{ $wp } 毅力，{ $bonus }{ $taken ->
    [0] { "" }
   *[other] 。吸收可得 { $taken }
}{ $empties ->
    [yes] 并引发启示
   *[no] { "" }
}
ring-identity = 本体：极乐 { $bliss } 分，晦暗 { $gloom } 分
ring-act = { $action ->
    [move] 移动
    [invoke] 调用
    [quell] 平息
    [fortify] 强化
    [empower] 增强
    [gain_willpower] 4 毅力
    [draw_emotions] 抓牌
    [move_emotion] 移动情感
    [intensify] 强化情感
    [add_vibe] 增加环境
    [rotate] 转动起源
    [extra_action] 额外行动
    [absorb] 吸收
   *[harvest] 收获
}
ring-offers = 对它做什么
ring-offer = { $action }：{ $thing }（{ $wp } 毅力{ $ambition ->
    [0] { "" }
   *[other] ，{ $ambition } 渴望
}）
ring-several = { $thing }：{ $actions }
ring-lift = 调用{ $thing }：选择一个情感槽
ring-revelation-now = 若此刻启示
ring-after-this = 此后
ring-next-common = 接下来的公共愿望
ring-hidden-of = { $faction ->
    [bliss] 极乐的隐藏愿望
   *[gloom] 晦暗的隐藏愿望
}
ring-would-win = 剩余 { $of } 张中可达成 { $number } 张
ring-gain = { $size ->
    [none] 无
    [minor] 次要 +{ $worth }
    [major] 主要 +{ $worth }
   *[capstone] 封盖 +{ $worth }
}
ring-gain-or = { $least }或{ $most }
ring-empties = 取空{ $sphere }将引发启示{ $joins ->
    [bliss] ，极乐的要塞加入本体
    [gloom] ，晦暗的要塞加入本体
   *[none] { "" }
}
ring-tally = { $aspiration }：{ $about }极乐 { $bliss }，晦暗 { $gloom }
ring-standing = 比分
ring-if-ended = 若此刻结束
ring-total = { $faction ->
    [bliss] 极乐
   *[gloom] 晦暗
}：{ $total } 分，意图 { $points }，碎片 { $fragments }。渴望 { $ambition }。剩余碎片：次要 { $minors }，主要 { $majors }{ $capstone ->
    [0] { "" }
   *[other] ，封盖
}
ring-seats = 玩家（按回合顺序）
ring-teammate = 队友
ring-means = 毅力 { $wp }，本质 { $essence }，手牌 { $hand }，牌库 { $deck }。
ring-hidden-cards = { $number } 张未知
ring-top = 牌库顶
ring-in-force = 生效中
ring-force = { $force ->
    [intensity] 自身强度
    [cap] 平息上限
    [shield] 不可平息
    [quell] 平息
    [invoke] 调用
    [move] 移动至此
   *[realm] 领域行动
}
ring-once = 每回合各一次
ring-actions = 剩余 { $number } 个行动
ring-slot = { $action }，{ $upgrade }：{ $colour ->
    [red] 红色环境
    [yellow] 黄色环境
    [green] 绿色环境
    [blue] 蓝色环境
    [wild] 万能环境
   *[none] 无环境
}
ring-intention = { $deed ->
    [quell_at_least] 平息：{ $number }+ 本质
    [quell_exactly] 平息：正好 { $number } 本质
    [absorb_at_least] 吸收：{ $number }+ 毅力
    [absorb_at_most] 吸收：至多 { $number } 毅力
    [fill_emotion] 放满一个情感
    [full_row] 填满一行
    [fortress_joins] 要塞加入本体
    [empowered] 增强情感
    [exalted] 提升要塞
   *[vibe_level] 每行都有环境
}
ring-leaves = 剩 { $wp } 毅力
ring-amount = 多少
ring-less = 减少
ring-more = 增加
ring-picked = { $number }/16：
ring-realm-counts = 计入其两个情感槽、未被阻挡的相邻边境，以及其要塞。
ring-frontier-counts = 计入其三位体的三个情感槽。
ring-hand = 你的手牌：{ $number } 张
ring-hand-empty = 你没有手牌。
ring-sheets = 牌桌其余部分
ring-sheet-hand = 手牌
ring-sheet-mine = 精灵
ring-sheet-goals = 目标
ring-sheet-seats = 玩家
ring-scene-fulfils = { $faction ->
    [bliss] 极乐达成
   *[gloom] 晦暗达成
}
ring-scene-fulfilled = 达成
ring-scene-not = 未达成
ring-scene-tie = 平局：无人达成
ring-scene-gain = { $number ->
    [0] 未达成愿望：没有碎片
    [1] 达成一个愿望：次要碎片
   *[other] 两个愿望都达成：主要碎片
}
