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
# 自己的回合，资源与行动都在眼前。
ring-turn = { $actions ->
    [0] 行动已用完：使用能力，或结束回合。
   *[other] 轮到你了，还有{ $actions }次行动。
}
ring-turn-how = 选择发光之处：环上、你的精灵版图上或手牌中。其余的会说明为何不可。
# $label：已选择、尚未确认的回答。
ring-sure = { $label }？
ring-lifted = { $card }：放入哪个情感槽？
ring-lifted-how = 选择一个发光的情感槽；再点这张牌即可放回。
ring-bonus-take = 获得奖励
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
}：{ $total } 分，意向 { $points }，碎片 { $fragments }。渴望 { $ambition }。剩余碎片：次要 { $minors }，主要 { $majors }{ $capstone ->
    [0] { "" }
   *[other] ，封盖
}
ring-by-intentions = 意向
ring-by-fragments = 本体中的碎片
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
ring-ripe = 可增强
ring-blocked = 不计入{ $realm }
ring-counted = 计入：{ $things }
ring-reach = 可选目标
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

# 开桌时，以及选择精灵和牌库时。$seat：页面对玩家的称呼；$track：“0-1-2”；$power：一句话，或 [none]。
ring-choosing-whose = 为谁选
ring-choosing-later = 上桌再选
ring-choosing-usual = 默认牌库
ring-choosing-spirit-later = 由坐在这里的人选择，届时可看到所有精灵。
ring-choosing-deck-later = 精灵确定后，由坐在这里的人选择。
ring-choosing-deck-basic = 基础游戏中，每人使用己方的起始牌库。
ring-choosing-no-powers = 基础游戏中精灵没有能力：选你最喜欢的即可。
ring-choosing-taken = 已被选走：{ $seat }。
ring-choosing-made-for = 为“{ $spirit }”而编
ring-choosing-upgrades = 专属升级
ring-choosing-read = 阅读卡牌
ring-choosing-becomes = 增强为{ $card }{ $power ->
    [none] 。
   *[other] ：{ $power }
}
ring-choosing-emotion = { $colour ->
    [red] 红色环境
    [yellow] 黄色环境
    [green] 绿色环境
    [blue] 蓝色环境
   *[none] 没有环境
}；强度{ $track }{ $threshold ->
    [0] { "" }
   *[other] ；本质达到{ $threshold }即可增强
}
ring-choosing-own = 自编牌库
ring-choosing-own-about = 己方的十六张温和情感，同名最多两张。
ring-choosing-build = 阅读并挑选卡牌
ring-choosing-built = { $number }/16
ring-choosing-written = 同一份清单的文字，可保存或粘贴
ring-choosing-mode = 模式
    .basic = 适合第一局。没有意向、精灵能力、增强和强烈情感；每人从固定位置开始，使用起始牌库。
    .full = 盒中的全部内容。由你选择精灵、牌库、起始位置和最初的环境。
ring-choosing-edition = 版本
    .revised = 较新的规则，这里的标准：起始为百搭环境，吸收者总能得到圆盘的奖励。
    .first = 初次印刷的规则：起始为有色环境，须控制相邻边境才有圆盘的奖励。
ring-choosing-no-shaper = 少于四人时不可：第一版的基础游戏没有塑造者（CB-1.2.13）。
ring-choosing-differs-vibes = 起始环境
    .revised = 四个百搭
    .first = 每种颜色一个
ring-choosing-differs-brightness = “明亮”卡
    .revised = 两张
    .first = 六张
ring-choosing-differs-bonus = 圆盘的奖励
    .revised = 吸收者总能得到
    .first = 须控制与精灵相邻的边境
ring-choosing-differs-intentions = 意向
    .revised = 每面四项
    .first = 每面五项，部分不同
ring-choosing-differs-points = 意向的分数
    .revised = 一回合中第一项1分，此后每项2分
    .first = 每项固定为1分或2分，每次都计
ring-choosing-differs-demolish = 本回合被抹平降级的要塞
    .revised = 启示时加入本体
    .first = 留在原处
ring-choosing-differs-capstone = 双方同时须放置封盖本体碎片
    .revised = 不放置的一方得4分
    .first = 不放置的一方得3分
ring-choosing-differs-boards = 精灵版图B面
    .revised = 采用较新印刷的升级与费用
    .first = 采用初次印刷的升级与费用
ring-choosing-differs-shaper = 塑造者
    .revised = 可以玩基础游戏，选择没有特别次序
    .first = 只能玩完整游戏；先于所有人选择团队和精灵
