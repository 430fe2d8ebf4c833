### Cerebria: The Inside World（内心世界）的中文文字。
###
### 参数说明见英文文件。毅力以“点”计，本质、渴望和环境指示物以“个”计，牌以“张”计。
### 句子里的卡名写在【】里；圆盘、精灵、能力、升级和愿望的名称写在“”里；单独作为标签时不加。

## 词汇表

word-faction = 团队
word-bliss = 极乐
word-gloom = 晦暗
word-spirit = 精灵
word-emotion = 情感
word-moderate = 温和情感
word-strong = 强烈情感
word-starting-emotion = 起始情感
word-brightness = 明亮
word-bleakness = 惨淡
word-willpower = 毅力
word-essence = 本质
word-ambition = 渴望
word-aspiration = 愿望
word-common-aspiration = 公共愿望
word-hidden-aspiration = 隐藏愿望
word-intention = 意向
word-intention-wheel = 意向之轮
word-revelation = 启示
word-identity = 本体
word-fragment = 碎片
word-minor = 次要碎片
word-major = 主要碎片
word-capstone = 封盖本体碎片
word-fortress = 要塞
word-fortress-site = 要塞地点
word-origin = 起源
word-sphere = 圆盘
word-realm = 领域
word-frontier = 边境
word-triad = 三位体
word-emotion-space = 情感槽
word-spirit-space = 精灵区域
word-intensity = 强度
word-intensity-token = 强度指示物
word-insecurity-token = 不安全指示物
word-essence-slot = 本质指示物区域
word-threshold = 增强门槛
word-vibe = 环境（卡牌游戏译作“氛围”）
word-wild-vibe = 百搭环境指示物
word-vibe-red = 红色
word-vibe-yellow = 黄色
word-vibe-green = 绿色
word-vibe-blue = 蓝色
word-control = 控制权
word-unity = 团结
word-reflected-pair = 领域–边境映像
word-faction-board = 团队版图
word-spirit-board = 精灵版图
word-supply = 公共供应堆
word-points = 分数
word-spirit-action = 精灵行动
word-realm-action = 领域行动
word-ability = 能力
word-upgrade = 升级
word-exalt = 提升（规则书作“高呼”）
word-unlock = 解锁
word-spirit-power = 精灵能力
word-shaper = 塑造者
word-basic-game = 基础游戏
word-deck = 牌库
word-hand = 手牌
word-turn = 回合
word-action = 行动

## 句子成分

faction = { $faction ->
    [bliss] { word-bliss }
   *[gloom] { word-gloom }
}
faction-of = { faction }的
colour = { $colour ->
    [red] { word-vibe-red }
    [yellow] { word-vibe-yellow }
    [green] { word-vibe-green }
    [blue] { word-vibe-blue }
   *[wild] 百搭
}
action = { $action ->
    [move] { action-move }
    [invoke] { action-invoke }
    [quell] { action-quell }
    [fortify] { action-fortify }
    [empower] { action-empower }
    [gain_willpower] { action-gain-willpower }
    [draw_emotions] { action-draw-emotions }
    [move_emotion] { action-move-emotion }
    [intensify] { action-intensify }
   *[harvest] { action-harvest }
}
row = { $row ->
    [move] { action-move }
    [invoke] { action-invoke }
    [quell] { action-quell }
    [fortify] { action-fortify }
   *[empower] { action-empower }
}
ability = { $ability ->
    [add_vibe] { ability-add-vibe }
    [rotate] { ability-rotate }
    [extra_action] { ability-extra-action }
   *[absorb] { ability-absorb }
}
fragment = { $size ->
    [minor] { word-minor }
    [major] { word-major }
   *[capstone] { word-capstone }
}
slot = { $slot ->
    [0] 解锁
   *[other] { $upgrade_known ->
        [yes] { $upgrade }
       *[no] 第{ $slot }个升级
    }
}
wp = { $wp }点毅力
essence = { $number }个本质
cards = { $number }张牌
a-card = { $card_known ->
    [yes] 【{ $card }】
   *[no] 一张牌
}
ambitions = { $ambition }个渴望
price = { $ambition ->
    [0] { wp }
   *[other] { wp }、{ ambitions }
}
upgrades-more = { $first }”“{ $next }

## 位置

realm-short = { $realm ->
    [valley] 山谷
    [cradle] 摇篮
    [network] 网络
    [land] 大地
    [willow] 柳树
   *[other] { $name }
}
# 并列显示时的名称；名称较长的语言另有简称。
aspiration-short = { $name }
space-in-realm = { $name }{ $number }号槽
frontier = { $first }与{ $second }的边境
frontier-short = { $first }与{ $second }
the-place = { $place }
to-place = 到{ $place }
in-realm = 位于{ $realm }

## 行动与能力

action-move = 移动
    .about = 你的精灵移动到相邻的精灵区域。不能停在有对方精灵的地方。
action-invoke = 调用
    .about = 手中的一张温和情感进入与你的精灵相邻的空情感槽，并从你的精灵版图上得到1个本质。
action-quell = 平息
    .about = 展示一张与目标同色的牌：与你的精灵相邻的一个对方情感失去1个本质。没有本质的情感离开版图。
action-fortify = 强化
    .about = 用一个次要碎片在相邻的空要塞地点建造要塞；该领域不得由对方控制。
action-empower = 增强
    .about = 把与你的精灵相邻、达到门槛的己方温和情感换成对应的强烈情感。
action-gain-willpower = 获得毅力
    .about = 从供应堆获得4点毅力。
action-draw-emotions = 抓取情感牌
    .about = 抓取你牌库顶的牌；之后可以每张花费2点毅力继续抓取。
action-move-emotion = 移动情感牌
    .about = 把任意一个己方情感移到与你的精灵相邻的空情感槽。
action-intensify = 强化情感
    .about = 把你精灵版图上的本质放到与你的精灵相邻的己方情感上：从第二个起，每个多花费1点毅力。
action-harvest = 收获本质
    .about = 用毅力从供应堆换取同样数量的本质。
ability-add-vibe = 增加环境指示物
    .about = 1个渴望：在你的任意一行放置一个任意颜色的环境指示物。
ability-rotate = 转动起源
    .about = 1个渴望：把起源顺时针转动1格。
ability-extra-action = 额外行动
    .about = 2个渴望：本回合额外获得1次行动。
ability-absorb = 吸收
    .about = 从相邻的圆盘拿取2点毅力，每有一个由己方控制的相邻边境再多拿1点，并可获得其奖励。然后起源转动。

## 升级

upgrade-haste = 匆忙
    .about = 额外移动1格。
upgrade-overcome = 克服
    .about = 移动可以停在有对方精灵的地方。
upgrade-support = 加强
    .about = 情感进场时额外获得1个供应堆的本质。
upgrade-inner-strength = 内在潜力
    .about = 所需的本质来自供应堆。
upgrade-dominate = 征服
    .about = 额外移除1个本质。
upgrade-extinguish = 熄灭
    .about = 不需要展示牌。
upgrade-exalt = 提升
    .about = 不建造，而是把该地点的己方次要碎片换成主要碎片。
upgrade-demolish = 抹平
    .about = 不建造，而是移除该地点的对方次要碎片，或把对方的主要碎片降为次要碎片；然后获得1次行动。
upgrade-channelled-power = 通道能力
    .about = 先从供应堆放1个本质到目标上。
upgrade-outburst = 情感迸发
    .about = 目标可以在版图上任何地方。
upgrade-determination = 决定
    .about = 行动少花费1点毅力。
upgrade-embrace = 拥抱
    .about = 移动结束处，可以放1个本质到相邻的极乐情感上。
upgrade-forge-bonds = 建立联系
    .about = 若情感与另一个极乐情感相邻，则所需的本质来自供应堆。
upgrade-home-ground = 主场
    .about = { $edition ->
        [first] 行动后，若你的精灵与极乐要塞相邻，则获得1个渴望。
       *[revised] 行动后，若目标所在的领域有极乐要塞，则获得1个渴望。
    }
upgrade-pierce-darkness = 刺破黑暗
    .about = 可以在晦暗控制的领域建造。
upgrade-garrison = 驻防
    .about = 建造之后，可以执行一次奖励行动（调用），把情感放到该领域，不论你的精灵在哪里。
upgrade-brighten = 放晴
    .about = 行动后，可以在你的任意一行放置一个与弃掉的情感同色的环境指示物。
upgrade-push = 推
    .about = 移动可以停在有对方精灵的地方，并由你把它移到相邻区域。
upgrade-summon = 召唤
    .about = 调用你牌库顶的牌，而不是手牌。
upgrade-cleansing-light = 净化之光
    .about = 目标不必相邻；展示的牌被弃掉。
upgrade-savour = 欣赏
    .about = { $row ->
        [empower] { $edition ->
            [first] 行动后抓取1张牌。
           *[revised] 行动后抓取2张牌，保留一张，弃掉另一张。
        }
       *[other] 行动后抓取1张牌。
    }
upgrade-swap-places = 斗转星移
    .about = { $edition ->
        [first] 不移动，而是与任意另一个精灵交换位置。
       *[revised] 不移动，而是与任意另一个精灵交换位置；要与对方精灵同处一格，必须已解锁“克服”。
    }
upgrade-sharing = 分享就是关怀
    .about = 情感进场时额外获得1个来自你精灵版图的本质。
upgrade-motivation = 动机
    .about = 行动后获得1个渴望。
upgrade-conversion = 转换
    .about = 若这次平息移除了晦暗情感的最后一个本质，则获得1个本质。
upgrade-feeling-safe = 安全感
    .about = 行动后获得1个本质。
upgrade-flight = 飞翔
    .about = 最多额外移动2格。
upgrade-overwhelm = 抑制
    .about = 最多额外移除2个本质。
upgrade-emotional-cycle = 情绪周期
    .about = 若这次平息移除了晦暗情感的最后一个本质，则抓取1张牌。
upgrade-attune = 与起源协调
    .about = 不建造，而是让该地点的己方次要碎片加入本体，不论谁控制该领域。
upgrade-rescue = 紧急援助
    .about = 目标可以在任何地方：你的精灵先移到与它相邻的区域。
upgrade-charge = 前冲
    .about = 最多额外移动2格。
upgrade-wildfire = 野火
    .about = 移动结束处，可以从相邻的极乐情感上移除1个本质。这不是平息。
upgrade-seethe = 涌动
    .about = 行动后抓取1张牌。
upgrade-repel = 击退
    .about = { $edition ->
        [first] 若目标所在的领域有晦暗要塞，则行动少花费2点毅力。
       *[revised] 若目标所在的领域有晦暗要塞，则行动后获得2点毅力。
    }
upgrade-deceive = 欺诈
    .about = { $edition ->
        [first] 不移动，而是与任意另一个精灵交换位置。
       *[revised] 不移动，而是与任意另一个精灵交换位置；要与对方精灵同处一格，必须已解锁“克服”。
    }
upgrade-drain = 耗尽
    .about = { $edition ->
        [first] 行动后从相邻的圆盘拿取1点毅力；若圆盘因此变空，则触发启示。
       *[revised] 行动后从相邻的、至少有2点毅力的圆盘拿取1点。
    }
upgrade-sullen-look = 阴沉的神色
    .about = 行动后可以把起源顺时针转动1格。
upgrade-assimilate = 消化
    .about = 行动后，可以在你的任意一行放置一个与弃掉的情感同色的环境指示物。
upgrade-exterminate = 根除
    .about = 最多额外移除2个本质，也可以与“征服”一起使用。
upgrade-all-mine = 全为我
    .about = 行动后获得1个本质。
upgrade-from-shadows = 来自阴影
    .about = { $edition ->
        [first] 不移动，而是把精灵放到任意一个与晦暗情感相邻的区域，然后获得1点毅力。
       *[revised] 不移动，而是把精灵放到任意一个与【惨淡】相邻的区域，然后获得2点毅力；要与对方精灵同处一格，必须已解锁“克服”。
    }
upgrade-seeds = 黑暗的种子
    .about = { $edition ->
        [first] 所需的本质来自供应堆。
       *[revised] 【惨淡】可以调用到任意空情感槽。
    }
upgrade-devour = 吞食
    .about = { $edition ->
        [first] 行动后，若被平息的是温和情感，则可以在你的任意一行放置一个同色的环境指示物。
       *[revised] 行动后，可以在你的任意一行放置一个与被平息的情感同色的环境指示物。
    }
upgrade-spreading-darkness = 黑暗蔓延
    .about = 把相邻的【惨淡】换成你手中一张温和情感对应的强烈情感；【惨淡】上的本质必须达到那张温和情感的门槛。

## 精灵能力、圆盘奖励、愿望、意向

spirit-power-love = { $edition ->
    [first] “爱”使用“吸收”时，若与极乐要塞相邻，则从供应堆获得2点毅力。
   *[revised] “爱”使用“吸收”时，每有一个相邻的极乐要塞，从供应堆获得1点毅力。
}
spirit-power-delight = “快乐”用一次“吸收”获得4点或更多毅力时，可以抓取1张牌。
spirit-power-empathy = { $edition ->
    [first] 与“同理心”相邻的极乐情感，以及与这些情感相邻的极乐情感，不能被平息。
   *[revised] 在与“同理心”相邻的情感槽上，以及在这些情感槽的相邻情感槽上，极乐情感不能被平息。
}
spirit-power-harmony = { $edition ->
    [first] “和谐”为放置环境指示物而弃牌时，该指示物可以是任意颜色。
   *[revised] “和谐”为放置环境指示物而弃牌时，该指示物可以是任意颜色；还可以再弃一张牌放置第二个环境指示物。
}
spirit-power-hatred = { $edition ->
    [first] 若该行已解锁“决定”以外的升级，则“憎恶”的精灵行动少花费1点毅力。
   *[revised] 若使用了“决定”以外的升级，则“憎恶”的精灵行动少花费1点毅力。
}
spirit-power-misery = “痛苦”可以对相邻圆盘两侧的圆盘使用“吸收”。若圆盘因此清空，则要塞不加入本体。
spirit-power-malice = “恶意”在边境上可以平息整个三位体中的情感，在领域中还可以平息两侧边境上的情感。
spirit-power-anxiety = “焦虑”调用情感时，可以放置供应堆中的【惨淡】，而不是手牌。

bonus-commitment = 支付1点毅力，获得1个渴望
bonus-humility = 获得1个本质
bonus-diligence = 获得2点毅力
bonus-knowledge = 放置一个任意颜色的环境指示物
bonus-creativity = 抓取1张牌
bonus = { $bonus ->
    [commitment] { bonus-commitment }
    [humility] { bonus-humility }
    [diligence] { bonus-diligence }
    [knowledge] { bonus-knowledge }
   *[creativity] { bonus-creativity }
}

aspiration-attitude = 控制的领域比对方多。
aspiration-openness = 控制的边境比对方多。
aspiration-awareness = 有己方情感的三位体比对方多。
aspiration-unity = 己方相邻情感的连锁比对方长。
aspiration-liveliness = 己方情感上的本质比对方多。
aspiration-versatility = 己方情感的颜色种类比对方多。
aspiration-fortitude = 己方要塞提供的强度奖励总和比对方高。
aspiration-sensibility = 拥有强度最高的单个情感。
aspiration-reflection = 控制的领域–边境映像比对方多。

intention-quell-at-least = 用一次平息移除至少{ $number }个本质
intention-quell-exactly = 用一次平息正好移除{ $number }个本质
intention-absorb-at-least = 用“吸收”从圆盘拿取{ $number }点或更多毅力
intention-absorb-at-most = 用“吸收”从圆盘拿取{ $number }点或更少毅力
intention-fill-emotion = 放满一个情感的所有本质指示物区域（起始情感除外）
intention-full-row = 完全升级一个精灵行动
intention-fortress-joins = 在启示时让己方要塞加入本体
intention-empowered = 增强一个情感
intention-exalted = 提升一个要塞
intention-vibe-level = 每一行至少有1个环境指示物；之后是2个、3个和4个
intention-worth = { $points ->
    [0] { $intention }
   *[other] { $intention }（{ $points }分）
}
deed = { $deed ->
    [quell_at_least] 用平息移除本质
    [quell_exactly] 用平息移除本质
    [absorb_at_least] 用“吸收”拿取大量毅力
    [absorb_at_most] 用“吸收”拿取少量毅力
    [fill_emotion] 情感的本质已放满
    [full_row] 行动已完全升级
    [fortress_joins] 要塞加入本体
    [empowered] 增强情感
    [exalted] 提升要塞
   *[vibe_level] 每一行都有环境指示物
}

## 卡牌

card-text = { $kind ->
    [moderate] { word-moderate }
    [strong] { word-strong }
   *[starting] { word-starting-emotion }
} · { faction } · { $colour ->
    [none] 无颜色
   *[other] { colour }
} · 强度{ $track }{ $kind ->
    [moderate] { " · " }门槛{ $threshold } → 【{ $counterpart }】
    [strong] { " · " }来自【{ $counterpart }】
   *[starting] {""}
}
    { $power ->
    [none] 没有能力。
   *[other] { $power }
}
    { card-source }
card-source = 来源：名称{ $name_source ->
    [published] 出自出版物
    [rulebook] 出自规则书
   *[original] 为原创
}，强度{ $track_source ->
    [published] 出自出版物
    [rulebook] 出自规则书
   *[original] 为原创
}{ $threshold_source ->
    [none] {""}
    [published] ，门槛出自出版物
    [rulebook] ，门槛出自规则书
   *[original] ，门槛为原创
}{ $power_source ->
    [none] 。
    [published] ，能力出自出版物。
    [rulebook] ，能力出自规则书。
   *[original] ，能力为原创。
}

## 询问

question-faction = 你是塑造者：请选择团队。
question-spirit = 请选择你的精灵。
question-deck = 请选择情感牌库，或自己组建一个。
question-pick-card = 请为你的牌库选择第{ $number }张牌（共16张）。
question-place-spirit = 请为你的精灵选择一个没有精灵的边境。
question-imagine-spirit = 请为第二个起始情感选择一个空闲的边境，就像那里有第二个精灵一样。
question-place-starting = 请在与该边境相邻的领域情感槽中选择起始情感的位置。
question-starting-vibe = 请选择下一个起始环境指示物的位置。
question-starting-colour = 请选择这个环境指示物的颜色。
question-menu = { $actions ->
    [0] 行动已用完（现有{ wp }、{ ambitions }）：使用能力，或结束回合。
   *[other] 轮到你了，还有{ $actions }次行动（现有{ wp }、{ ambitions }）：请选择行动或能力。
}
question-upgrades = { $offered ->
    [discards] 现在还不能{ action }：请选择一张牌弃掉，在这一行放置环境指示物。
    [upgrades] { action }：请选择要使用的升级。{ invoke-next }
   *[both] { action }：请选择要使用的升级，也可以先弃一张牌，在这一行放置环境指示物。{ invoke-next }
}
invoke-next = { $action ->
    [invoke] 之后再选择情感。
   *[other] {""}
}
question-vibe-slot = 请选择新环境指示物的位置。
question-vibe-colour = 请选择新环境指示物的颜色。
question-move = 请选择你的精灵去哪里。
question-swap = 请选择与你交换位置的精灵。
question-push = 请选择被推的精灵去哪里。
question-move-target = 请选择相邻的极乐情感作为目标。
question-invoke = 请选择要调用的情感。
question-invoke-space = 请为【{ $card }】选择一个空情感槽。
question-quell = 请选择要平息的情感。
question-reveal = { $colour ->
    [none] 请选择一张要展示的手牌，任意颜色都可以。
   *[other] 请选择一张要展示的{ colour }手牌。
}
question-amount = 请选择从【{ $card }】上移除多少本质。
question-fortify = 请选择要塞地点。
question-garrison = 要执行奖励行动（调用），把一个情感放到新要塞的领域吗？
question-empower = 请选择要增强的情感。
question-feed = 请选择一张手牌：它对应的强烈情感将取代【惨淡】。
question-savour = 请选择两张牌中要弃掉的一张。
question-discard = 请选择要弃掉的牌：手牌多出{ $excess }张。
question-moved-emotion = 请选择要移动的情感。
question-destination = 请为【{ $card }】选择一个相邻的空情感槽。
question-intensified = 请选择要强化的相邻情感。
question-intensify-amount = 请选择在【{ $card }】上放多少本质。
question-harvest-amount = 请选择收获多少本质。
question-draw-again = 再花费2点毅力抓取一张牌吗？
question-sphere = 请选择要对哪个圆盘使用“吸收”。
question-bonus = 要获得“{ $sphere }”圆盘的奖励（{ bonus }）吗？
question-delight = “快乐”获得了至少4点毅力：要抓取一张牌吗？
question-drain = 请选择要对哪个圆盘使用“耗尽”，拿取1点毅力。
question-sullen-look = 要把起源顺时针转动1格吗？
question-rest = 你的回合结束：为团队获得1个渴望，还是抓取2张牌？
question-dismiss = 对方加入了一个主要碎片：请选择一个公共愿望移出游戏。
question-look = 己方没有达成任何愿望：要查看隐藏愿望牌库顶的牌并选择一张吗？
question-keep = 请选择己方的下一个隐藏愿望。
question-power-may = 【{ $card }】：{ $offer }。要这样做吗？
question-power-emotion = 【{ $card }】：请选择情感。
question-power-opponent = 【{ $card }】：请选择对手。
question-power-spirit = 【{ $card }】：请选择精灵。
question-power-rotate = 【{ $card }】：请选择起源转动几格。
question-power-step = 【{ $card }】：请选择你的精灵去哪里。
question-power-shove = 【{ $card }】：请选择该精灵去哪里。
question-power-move = 【{ $card }】：请为情感选择空情感槽。
question-power-discard = 【{ $card }】：请选择要弃掉的牌。
question-power-order = 请选择哪个能力先生效。

## 其他人看到的等待提示

waiting-setup = { $player }正在做游戏准备。
waiting-faction = { $player }正在选择团队。
waiting-spirit = { $player }正在选择精灵。
waiting-deck = { $player }正在选择牌库。
waiting-pick-card = { $player }正在组建牌库。
waiting-place-spirit = { $player }正在放置精灵。
waiting-imagine-spirit = { $player }正在为第二个起始情感选择边境。
waiting-place-starting = { $player }正在放置起始情感。
waiting-starting-vibe = { $player }正在放置起始环境指示物。
waiting-starting-colour = { $player }正在放置起始环境指示物。
waiting-menu = 现在是{ $player }的回合。
waiting-upgrades = { $player }正在选择升级。
waiting-vibe-slot = { $player }正在放置环境指示物。
waiting-vibe-colour = { $player }正在选择环境指示物的颜色。
waiting-move = { $player }正在选择移动到哪里。
waiting-swap = { $player }正在选择与谁交换位置。
waiting-push = { $player }正在选择被推的精灵去哪里。
waiting-move-target = { $player }正在选择情感。
waiting-invoke = { $player }正在选择要调用的情感。
waiting-invoke-space = { $player }正在选择情感的位置。
waiting-quell = { $player }正在选择要平息的情感。
waiting-reveal = { $player }正在选择要展示的牌。
waiting-amount = { $player }正在决定移除多少本质。
waiting-fortify = { $player }正在选择要塞地点。
waiting-garrison = { $player }正在决定是否执行奖励行动（调用）。
waiting-empower = { $player }正在选择要增强的情感。
waiting-feed = { $player }正在为“黑暗蔓延”选择一张手牌。
waiting-savour = { $player }正在决定保留哪张牌。
waiting-discard = { $player }正在弃掉多余的牌。
waiting-moved-emotion = { $player }正在选择要移动的情感。
waiting-destination = { $player }正在选择情感的去向。
waiting-intensified = { $player }正在选择要强化的情感。
waiting-intensify-amount = { $player }正在决定放多少本质。
waiting-harvest-amount = { $player }正在决定收获多少本质。
waiting-draw-again = { $player }正在决定是否再抓取一张牌。
waiting-sphere = { $player }正在选择圆盘。
waiting-bonus = { $player }正在决定是否获得圆盘的奖励。
waiting-delight = { $player }正在决定是否抓取一张牌。
waiting-drain = { $player }正在选择要对哪个圆盘使用“耗尽”。
waiting-sullen-look = { $player }正在决定是否转动起源。
waiting-rest = { $player }正在选择：获得渴望，还是抓牌。
waiting-dismiss = { $player }正在移除一个公共愿望。
waiting-look = { $player }正在决定是否查看隐藏愿望牌库。
waiting-keep = { $player }正在选择隐藏愿望。
waiting-power-may = { $player }正在决定是否使用能力。
waiting-power-emotion = { $player }正在为能力选择情感。
waiting-power-opponent = { $player }正在为能力选择对手。
waiting-power-spirit = { $player }正在为能力选择精灵。
waiting-power-rotate = { $player }正在决定起源转动几格。
waiting-power-step = { $player }正在选择移动到哪里。
waiting-power-shove = { $player }正在选择精灵的去向。
waiting-power-move = { $player }正在选择情感的去向。
waiting-power-discard = { $player }正在因能力弃牌。
waiting-power-order = { $player }正在决定哪个能力先生效。

## 回答

choice-faction = { faction }
choice-spirit = { $spirit }
choice-deck = { $deck }
choice-build-deck = 自己组建牌库
choice-pick = { $card }
choice-place-spirit = 把精灵放在{ $place }
choice-imagine-spirit = 选择{ the-place }
choice-place-starting = 放在{ $space }
choice-vibe = { row }：{ slot }
choice-colour = { colour }
choice-act = { $discards ->
    [0] { action }（花费{ wp }）
   *[other] { action }（花费{ wp }并弃{ $discards }张牌）
}
choice-add-vibe = { ability-add-vibe }（花费1个渴望）
choice-rotate = { $kind ->
    [menu] { ability-rotate }（花费1个渴望）
   *[other] 转动起源
}
choice-extra-action = { ability-extra-action }（花费2个渴望）
choice-absorb = { ability-absorb }
choice-end-turn = 结束回合
choice-use = { $count ->
    [0] { action }，不使用升级（花费{ price }）
   *[other] { action }，使用“{ $upgrades }”（花费{ price }）
}
choice-vibe-card = 弃掉【{ $card }】以放置环境指示物
choice-move = 移动{ to-place }（花费{ wp }）
choice-swap = 与{ $player }的精灵交换位置
choice-push = 把{ $player }的精灵推{ to-place }
choice-target = { $space }上的【{ $card }】
choice-decline = { $kind ->
    [bonus] 不要奖励
    [look] 不查看
    [vibe_slot] 不放置环境指示物
    [delight] 不抓牌
    [garrison] 不执行奖励行动
   *[other] 放弃
}
choice-invoke = 调用【{ $card }】
choice-summon = { $card_known ->
    [yes] 用“召唤”调用牌库顶的【{ $card }】
   *[no] 用“召唤”调用牌库顶的牌
}
choice-at = 放在{ $space }（花费{ wp }）
choice-quell = 平息{ $space }上的【{ $card }】（花费{ wp }）
choice-reveal = 展示【{ $card }】
choice-amount = { $kind ->
    [amount] 移除{ essence }
   *[intensify_amount] 放置{ essence }（花费{ wp }）
}
choice-fortify = { $mode ->
    [exalt] 提升{ in-realm }的要塞（花费{ wp }）
    [demolish] 抹平{ in-realm }的要塞（花费{ wp }）
    [attune] 让{ in-realm }的要塞加入本体（花费{ wp }）
   *[build] 在{ $realm }建造要塞（花费{ wp }）
}
choice-garrison = 执行奖励行动（调用）
choice-empower = 增强{ $space }上的【{ $card }】（花费{ wp }）
choice-feed = 选择【{ $card }】
choice-discard = 弃掉【{ $card }】
choice-move-emotion = 移动{ $space }上的【{ $card }】（花费{ wp }）
choice-to = 移到{ $space }（花费{ wp }）
choice-intensify = 强化{ $space }上的【{ $card }】（至少花费{ wp }）
choice-harvest = 收获{ essence }（花费{ wp }）
choice-draw = { $kind ->
    [draw_again] 抓取【{ $card }】（花费{ wp }）
   *[delight] 抓取一张牌
}
choice-stop = 不再抓牌
choice-sphere = “{ $sphere }”圆盘（{ $realm }）：拿取{ $number }点毅力
choice-bonus = 获得奖励：{ bonus }
choice-drain = 对“{ $sphere }”圆盘（{ $realm }）使用“耗尽”
choice-ambition = 获得1个渴望
choice-cards = 抓取2张牌（不足则抓完）
choice-dismiss = 移除“{ $aspiration }”
choice-look = 查看牌库顶的牌
choice-keep = { $aspiration }
choice-use-power = 这样做
choice-decline-power = 不这样做
choice-power-emotion = { $space }上的【{ $card }】
choice-power-opponent = { $player }
choice-power-spirit = { $player }的精灵
choice-power-rotate = { $number }格
choice-power-step = 移{ to-place }
choice-power-shove = 移{ to-place }
choice-power-move = 移到{ $space }
choice-power-order = { $space }上的【{ $card }】

## 发生了什么

event-took-faction = { $player }属于{ faction }。
event-took-spirit = { $player }的精灵是“{ $spirit }”。
event-built-deck = { $deck_known ->
    [yes] { $player }选择牌库：{ $deck }。
   *[no] { $player }组建了自己的牌库。
}
event-order = 回合顺序：{ $order }。
event-dealt = { $player }得到{ a-card }。
event-top = { $player }的牌库顶是【{ $card }】。
event-hidden = { $aspiration_known ->
    [yes] { faction-of }隐藏愿望：“{ $aspiration }”。
   *[no] { faction }有了新的隐藏愿望。
}
event-placed-spirit = { $player }的精灵从{ $place }开始。
event-started = { $player }在{ $space }放置【{ $card }】。
event-vibe = { $slot ->
    [0] { $player }放置{ colour }环境指示物，解锁“{ row }”。
   *[other] { $player }放置{ colour }环境指示物：{ row }的“{ $upgrade }”。
}
event-turn = 第{ $number }回合：{ $player }。
event-ended = { $player }结束回合。
event-action = { $count ->
    [0] { $player }：{ action }。
   *[other] { $player }：{ action }（使用“{ $upgrades }”）。
}
event-ability = { $player }使用“{ ability }”。
event-paid = { $player }支付{ $paid }。
event-willpower = { $change ->
    [gain] { $player }获得{ paid-wp }。
   *[lose] { $player }失去{ paid-wp }。
}
event-essence = { $change ->
    [gain] { $player }获得{ essence }。
   *[lose] { $player }失去{ essence }。
}
event-ambition = { $change ->
    [gain] { faction }获得{ paid-ambition }。
   *[lose] { faction }失去{ paid-ambition }。
}
event-actions = { $player }获得{ $number }次行动。
event-drew = { $player }抓取【{ $card }】。
event-discarded = { $player }弃掉【{ $card }】。
event-revealed = { $player }展示【{ $card }】。
event-cycled = { $player }把【{ $card }】放到牌库底。
event-moved = { $player }移动{ to-place }。
event-pushed = { $player }的精灵被推{ to-place }。
event-swapped = { $player }和{ $other }交换位置。
event-entered = { $player }在{ $space }调用【{ $card }】。
event-empowered = { $player }把{ $space }上的【{ $card }】增强为【{ $strong }】。
event-placed = { $space }上的【{ $card }】得到{ essence }。
event-removed = { $space }上的【{ $card }】失去{ essence }。
event-left = 【{ $card }】离开{ $space }。
event-shifted = 【{ $card }】从{ $origin }移到{ $space }。
event-token = { $space }上的【{ $card }】得到+{ $number }强度指示物。
event-marked = { $space }上的【{ $card }】得到不安全指示物：强度−{ $number }。
event-built = { $player }在{ $realm }建造要塞。
event-exalted = { $player }提升{ in-realm }的要塞。
event-demolished = { $size ->
    [minor] { $player }抹平{ in-realm }的要塞。
   *[major] { $player }把{ in-realm }的要塞降为次要碎片。
}
event-attuned = { $player }让{ in-realm }的要塞加入本体。
event-absorbed = { $player }从“{ $sphere }”圆盘拿取{ $number }点毅力。
event-bonus = { $player }获得“{ $sphere }”圆盘的奖励。
event-rotated = { $number ->
    [1] 起源转动。
   *[other] 起源转动{ $number }格。
}
event-intention = { faction }获得{ $number }点意向点数：{ deed }。
event-wheel = { $gained ->
    [0] 意向之轮第{ $number }格：{ faction }没有得到奖励，{ $wheel ->
        [card] { $player }的牌库已空。
       *[other] 渴望都已可用。
    }
   *[other] 意向之轮第{ $number }格：{ faction }获得奖励。
}
event-revelation = 启示！{ $player }清空了“{ $sphere }”圆盘。
event-showed = { faction }展示隐藏愿望：“{ $aspiration }”。
event-tested = { $faction ->
    [none] 公共愿望
   *[other] { faction-of }隐藏愿望
}“{ $aspiration }”：极乐{ $bliss }，晦暗{ $gloom }。{ fulfilled }
fulfilled = { $fulfiller ->
    [bliss] { word-bliss }达成。
    [gloom] { word-gloom }达成。
   *[none] { $faction ->
        [none] 无人达成。
       *[other] { faction }未达成。
    }
}
event-fragment = { faction }把{ fragment }加入本体。
event-common = 公共愿望：“{ $aspiration }”。
event-dismissed = { faction }把“{ $aspiration }”移出游戏。
event-looked = { $player }查看隐藏愿望牌库顶的{ cards }。
event-saw = { $player }看到“{ $aspiration }”。
event-joined = { in-realm }的要塞加入本体：{ faction-of }{ fragment }。
event-compensated = { faction }获得{ $number }点意向点数，代替封盖本体碎片。
event-refilled = “{ $sphere }”圆盘重新装满。
event-triggered = { $reason ->
    [no_aspiration] 公共愿望已用完：本回合后游戏结束。
    [no_fragment] 一方应加入的那种碎片已经用完：本回合后游戏结束。
   *[twenty_points] 意向点数达到20：本回合后游戏结束。
}
event-scored = { faction }：意向{ $intentions }分，碎片{ $fragments }分，共{ $number }分。
event-won = { $faction ->
    [none] 游戏平局。
   *[other] { faction }获胜！
}
event-spirit-power = { $player }使用“{ $spirit }”的能力。
event-origin = 起源的初始方位：{ $spheres }。
sphere-at = { $realm }“{ $sphere }”
event-denied = 【{ $card }】（{ $space }）使{ $player }得不到“{ $sphere }”圆盘的奖励。
event-stayed = { in-realm }的要塞留在原处：{ $cause ->
    [afar] { $player }从远处清空了圆盘。
    [new] 它的碎片是本回合放置的。
   *[closed] 本体已经封盖。
}
event-power = 【{ $card }】（{ $space }）的能力生效。
event-by-hand = 【{ $card }】（{ $space }）需手动结算：{ $text }
event-returned = { $space }上的【{ $card }】回到{ $player }的手中。
event-control = { $faction ->
    [none] 没有人控制{ the-place }。
   *[other] { faction }控制{ the-place }。
}

paid-wp = { $number }点毅力
paid-ambition = { $number }个渴望
paid-essence = { essence }

## 结局

outcome = { $faction ->
    [none] { outcome-reason }游戏平局，{ $points }比{ $others }。
   *[other] { outcome-reason }{ faction }以{ $points }比{ $others }获胜：{ $names }。
}
outcome-reason = { $reason ->
    [no_aspiration] 公共愿望已用完。
    [no_fragment] 一方应加入的那种碎片已经用完。
   *[twenty_points] 意向点数达到20。
}

## 为什么不行

refusal-turn = { $case ->
    [CB-6-1-1] 现在不是你的回合（{ $rule }）：请等轮到你时再操作。
    [CB-19-1-7] 游戏已经结束（{ $rule }）：可以回顾这一局，或者再开一局。
    [CB-6-2-2] 回合的这个时刻不能这样做（{ $rule }）：请选择行动、能力，或结束回合。
    [CB-15-1-8] “吸收”尚未完成（{ $rule }）：请先回答询问。
   *[other] 现在询问的是别的事（{ $rule }）：请从给出的回答中选择，或放弃已开始的操作。
}
refusal-no-action = 行动已用完（{ $rule }）：使用能力，或结束回合。
refusal-locked = { $case ->
    [CB-21-2-9] 不能执行奖励行动（{ $rule }）：“调用”须已解锁，并付得起费用。请跳过。
   *[other] 这个精灵行动的解锁位置没有环境指示物（{ $rule }）：请先弃牌放置环境指示物，或选择其他行动。
}
refusal-upgrade-locked = { $case ->
    [CB-21-3-3] 牌库顶的牌只能用“召唤”调用（{ $rule }）：请选择手牌。
   *[other] 这个升级上没有环境指示物（{ $rule }）：请选择已解锁的升级，或先放置环境指示物。
}
refusal-upgrade-twice = 每次行动中每个升级最多使用一次（{ $rule }）：请选择其他组合。
refusal-upgrade-conflict = { $case ->
    [CB-7-4-2] “决定”只会节省毅力，解锁后总是使用（{ $rule }）：请选择包含它的组合。
    [CB-11-4-1] 一次强化只能建造、提升、抹平或协调（{ $rule }）：这些升级只能用一个。
   *[other] 这些升级互相排斥（{ $rule }）：请选择其他组合。
}
refusal-wp = { $case ->
    [CB-13-2-2] 没有控制该领域时至少需要1点毅力（{ $rule }）：请使用“吸收”，或先取得控制权。
    [CB-13-6-2] 没有剩余的毅力可以交换（{ $rule }）：请先获得毅力。
    [CB-23-3-2] 那名玩家没有毅力可失去（{ $rule }）：请选择其他玩家。
   *[other] 毅力不足（{ $rule }）：请使用“吸收”或获得毅力，使用更便宜的升级，或选择别的。
}
refusal-essence = { $case ->
    [CB-23-3-2] 那里的本质不足（{ $rule }）：请选择其他目标。
    [CB-9-1-3] 没有用于情感的本质（{ $rule }）：请收获本质，或使用从供应堆取得本质的升级。
   *[other] 本质不足（{ $rule }）：请少放一些，或先收获本质。
}
refusal-ambition = { $case ->
    [CB-14-1-6] 需要2个可用的渴望（{ $rule }）：请在回合结束时或从圆盘获得渴望。
    [CB-7-4-7] 己方可用的渴望不足（{ $rule }）：请使用其他升级，或先获得渴望。
   *[other] 需要1个可用的渴望（{ $rule }）：请在回合结束时或从圆盘获得渴望。
}
refusal-no-card = { $card_known ->
    [yes] 手牌中没有【{ $card }】，或它要用来放置环境指示物（{ $rule }）：请选择其他牌。
   *[no] { $case ->
        [CB-10-1-2] 没有可展示的牌（{ $rule }）：请抓牌，或使用“熄灭”。
        [CB-23-1-4] 你的手牌中没有那张牌（{ $rule }）：请选择你有的牌。
        [CB-10-1-3] 任意一张牌都可以，但你没有手牌（{ $rule }）：请抓牌，或使用“熄灭”。
       *[other] 没有用于此的牌（{ $rule }）：请先抓牌。
    }
}
refusal-vibe-match = { $case ->
    [CB-10-1-2] 牌的颜色不对（{ $rule }）：请展示与目标同色的牌，或使用“熄灭”。
   *[other] 牌的颜色不对（{ $rule }）：请选择颜色正确的牌。
}
refusal-vibe-colour = { $card_known ->
    [yes] 这一行已有【{ $card }】的颜色（{ $rule }）：请选择其他颜色的牌。
   *[no] { $case ->
        [CB-3-9-4] 这个颜色已经放置（{ $rule }）：请选择剩下的颜色。
       *[other] 这一行已有这个颜色（{ $rule }）：请选择其他颜色或其他行。
    }
}
refusal-row-locked = 必须先放解锁位置（{ $rule }）：请把环境指示物放在那里。
refusal-row-full = 这个位置已有环境指示物（{ $rule }）：请选择空位置。
refusal-wild = 百搭环境指示物只在开始时使用（{ $rule }）：请选择四种颜色之一。
refusal-adj = { $case ->
    [CB-8-1-1] 你的精灵一次移动到不了那里（{ $rule }）：请选择能到达的区域。
    [CB-3-8-3] 那个情感槽与你的边境不相邻（{ $rule }）：请选择相邻的两个领域情感槽之一。
    [CB-11-1-1] 那个要塞地点与你的精灵不相邻（{ $rule }）：请选择相邻的地点，或先移动。
    [CB-21-2-2] 那个情感与移动的终点不相邻（{ $rule }）：请选择相邻的情感，或不选。
    [CB-21-6-2] 那个情感与移动的终点不相邻（{ $rule }）：请选择相邻的情感，或不选。
    [CB-21-2-3] “建立联系”需要相邻的极乐情感（{ $rule }）：请选择这样的位置，或不用此升级。
    [CB-21-2-7] 奖励行动须调用到新要塞的领域（{ $rule }）：请选择该领域的情感槽。
    [CB-21-3-1] 精灵只能被推到相邻区域（{ $rule }）：请选择两者之一。
    [CB-21-9-2] “来自阴影”只能到与合适的晦暗情感相邻的区域（{ $rule }）：请选择其他区域，或不用此升级。
    [CB-23-3-2] 超出能力的范围（{ $rule }）：请选择更近的目标。
    [CB-13-5-1] 那里没有与你的精灵相邻的己方情感（{ $rule }）：请选择相邻的情感，或先移动。
   *[other] 与你的精灵不相邻（{ $rule }）：请选择相邻的，或先移动。
}
refusal-occupied = { $case ->
    [CB-3-8-2] 那个边境已有精灵（{ $rule }）：请选择空闲的边境。
    [CB-22-2-6] 那个边境已被占用（{ $rule }）：请选择空闲的边境。
    [CB-11-1-2] 那个地点已有要塞（{ $rule }）：请选择空地点，或在可选时使用“强化”的其他方式。
    [CB-23-3-2] 它要被推往的情感槽不是空的（{ $rule }）：请选择其他情感。
   *[other] 那个位置不是空的（{ $rule }）：请选择空位置。
}
refusal-spirit-block = { $case ->
    [CB-21-4-3] 你的精灵会与对方精灵同处一格（{ $rule }）：请选择其他精灵，或解锁“克服”。
    [CB-21-7-3] 你的精灵会与对方精灵同处一格（{ $rule }）：请选择其他精灵，或解锁“克服”。
    [CB-21-9-3] 你的精灵会与对方精灵同处一格（{ $rule }）：请选择其他区域，或解锁“克服”。
   *[other] 那里有对方精灵（{ $rule }）：请选择其他区域，或使用“克服”。
}
refusal-target = { $case ->
    [CB-7-2-3] 环境指示物要放在所宣布行动的那一行（{ $rule }）：请选择该行的位置。
    [CB-10-1-1] 那里没有可平息的对方情感（{ $rule }）：请选择相邻的对方情感，或先移动。
    [CB-11-2-2] “提升”需要该地点有己方次要碎片（{ $rule }）：请先建造。
    [CB-11-2-6] 主要碎片不能再强化（{ $rule }）：请选择其他地点。
    [CB-11-3-1] 没有可抹平的对方要塞（{ $rule }）：请选择其他地点，或建造。
    [CB-12-1-1] 那里没有可增强的己方情感（{ $rule }）：请选择与你的精灵相邻的温和情感。
    [CB-12-1-9] 强烈情感不能再增强（{ $rule }）：请选择温和情感。
    [CB-12-1-10] 起始情感不能增强（{ $rule }）：请选择温和情感。
    [CB-13-4-1] 没有己方情感（{ $rule }）：请选择己方情感，或先调用一个。
    [CB-13-5-1] 没有己方情感（{ $rule }）：请选择相邻的己方情感，或先调用一个。
    [CB-17-3-2] 那个愿望不在公共愿望之列（{ $rule }）：请选择正面朝上的愿望。
    [CB-17-4-2] 那个愿望不在你看到的牌中（{ $rule }）：请从中选择。
    [CB-20-7-1] 只有“焦虑”能放置【惨淡】（{ $rule }）：请选择手牌。
    [CB-21-2-2] “拥抱”用于极乐情感（{ $rule }）：请选择一个，或不选。
    [CB-21-4-2] 不能与那个精灵交换位置（{ $rule }）：请选择在其他区域的精灵。
    [CB-21-7-2] 不能与那个精灵交换位置（{ $rule }）：请选择在其他区域的精灵。
    [CB-21-5-6] “与起源协调”需要该地点有己方次要碎片（{ $rule }）：请选择其他地点，或先建造。
    [CB-21-6-2] “野火”用于极乐情感（{ $rule }）：请选择一个，或不选。
    [CB-21-9-9] “黑暗蔓延”需要相邻的【惨淡】（{ $rule }）：请选择一个，或不用此升级。
    [CB-23-3-2] 能力对它无效（{ $rule }）：请从给出的目标中选择。
    [CB-24-1-2] 队友之间不能交换所有物（{ $rule }）：请选择别的。
   *[other] 它不能作为目标（{ $rule }）：请从给出的目标中选择。
}
refusal-protected = { $card_known ->
    [yes] 【{ $card }】受到保护，不能被平息（{ $rule }）：请选择其他情感。
   *[no] 那个情感受到保护，不能被平息（{ $rule }）：请选择其他情感。
}
refusal-slots = { $card_known ->
    [yes] 【{ $card }】的本质指示物区域不够（{ $rule }）：请选择其他牌，或少用升级。
   *[no] { $case ->
        [CB-12-1-11] “通道能力”需要空的本质指示物区域（{ $rule }）：请不要使用它，或选择其他情感。
        [CB-9-1-4] 手牌中没有能放下这些本质的牌（{ $rule }）：请少用升级。
       *[other] 那里没有空的本质指示物区域（{ $rule }）：请少放一些，或选择其他情感。
    }
}
refusal-threshold = { $number ->
    [0] 本质不足以增强（{ $rule }）：请先强化情感，或选择门槛更低的牌。
   *[other] 它的门槛是{ $number }个本质（{ $rule }）：请先强化情感，或使用“通道能力”。
}
refusal-no-strong = 它的强烈情感两张都在场上（{ $rule }）：请选择其他情感。
refusal-enemy-realm = 那个领域由对方控制（{ $rule }）：请先取得控制权，或选择其他地点。
refusal-no-fragment = { $case ->
    [CB-11-3-4] 对方没有可替换的次要碎片（{ $rule }）：请选择其他地点。
    [CB-11-2-1] 己方没有主要碎片了（{ $rule }）：请选择别的。
   *[other] 己方没有次要碎片了（{ $rule }）：请提升要塞以收回一个，或选择别的。
}
refusal-closed = 本体已经封盖（{ $rule }）：不能再加入碎片，请选择别的。
refusal-used = { $case ->
    [CB-15-1-1] 本回合不能使用“吸收”（{ $rule }）：请在下个回合使用。
   *[other] 本回合已用过这个能力（{ $rule }）：请使用其他能力，或等到下个回合。
}
refusal-deck = { $case ->
    [CB-21-3-3] 牌库已空，没有牌可召唤（{ $rule }）：请选择其他升级。
   *[other] 牌库已空（{ $rule }）：请选择其他行动。
}
refusal-limit = { $case ->
    [CB-6-3-2] 己方的渴望都已可用（{ $rule }）：请抓牌。
    [CB-7-2-9] 这次行动不能再放环境指示物（{ $rule }）：请选择升级。
    [CB-20-7-3] 版图上已有六张【惨淡】（{ $rule }）：请选择手牌。
    [CB-2-3-7] 己方没有这个颜色的环境指示物了（{ $rule }）：请选择其他颜色。
   *[other] 已经没有了（{ $rule }）：请选择别的。
}
refusal-sphere = { $case ->
    [CB-21-7-6] 不能对这个圆盘使用“耗尽”（{ $rule }）：请选择毅力足够的相邻圆盘，或放弃。
   *[other] 够不到这个圆盘（{ $rule }）：请选择与你的精灵相邻的圆盘。
}
refusal-amount = 这个数量不行（{ $rule }）：请从给出的数量中选择。
refusal-mode = 基础游戏中没有这个（{ $rule }）：请选择别的，或玩完整游戏。
refusal-setup = { $case ->
    [CB-3-4-1] { $spirit_known ->
        [yes] “{ $spirit }”已被选走，或属于另一团队（{ $rule }）：请选择其他精灵。
       *[no] 不能选那个精灵（{ $rule }）：请选择其他精灵。
    }
    [CB-3-9-3] 四个起始环境指示物都要放置（{ $rule }）：请为这个选择位置。
   *[other] 精灵从边境开始（{ $rule }）：请选择边境。
}
refusal-deckbuild = { $case ->
    [CB-3-5-2] 牌库中已有两张【{ $card }】（{ $rule }）：请选择其他情感。
    [CB-3-5-3] 牌库中只能有温和情感（{ $rule }）：请选择己方的温和情感。
   *[other] 牌库由16张己方温和情感组成（{ $rule }）：请从给出的牌中选择。
}
refusal-same-as-common = 那就是公共愿望（{ $rule }）：请选择另一个。

## 选项

option-edition = 版本
    .about = 使用哪个版本的规则。
    .revised = 修订版
    .first = 第一版
option-mode = 模式
    .about = 基础游戏没有意向、精灵能力、增强和强烈情感。
    .full = 完整游戏
    .basic = 基础游戏
option-intention-side = 意向
    .about = 使用团队版图的哪一面。
    .a = A面
    .b = B面
option-spirit-side = 精灵版图
    .about = A面所有精灵的升级相同，B面每个精灵各不相同。
    .a = A面
    .b = B面
option-pack = 卡牌包
    .about = 使用哪些情感、版图和牌库。
option-shaper = 塑造者的团队
    .about = 少于四名玩家时，由一人负责的团队。
    .bliss = 极乐
    .gloom = 晦暗
option-first = 起始玩家
    .about = 哪个团队进行第一个回合。
    .random = 随机
    .bliss = 极乐
    .gloom = 晦暗
option-sphere-offset = 起源的初始位置
    .about = 起源开局时已转动几格。
    .none = 随机
option-spirit-0 = 玩家1的精灵
    .about = 预先指定，或在游戏中选择。
option-spirit-1 = 玩家2的精灵
    .about = 预先指定，或在游戏中选择。
option-spirit-2 = 玩家3的精灵
    .about = 预先指定，或在游戏中选择。
option-spirit-3 = 玩家4的精灵
    .about = 预先指定，或在游戏中选择。
option-deck-0 = 玩家1的牌库
    .about = “starter”（起始牌库）、“spirit”（该精灵的牌库）、牌库名称、16张牌的列表，或在游戏中选择。
option-deck-1 = 玩家2的牌库
    .about = “starter”（起始牌库）、“spirit”（该精灵的牌库）、牌库名称、16张牌的列表，或在游戏中选择。
option-deck-2 = 玩家3的牌库
    .about = “starter”（起始牌库）、“spirit”（该精灵的牌库）、牌库名称、16张牌的列表，或在游戏中选择。
option-deck-3 = 玩家4的牌库
    .about = “starter”（起始牌库）、“spirit”（该精灵的牌库）、牌库名称、16张牌的列表，或在游戏中选择。
option-spirit-order = 选择精灵
    .about = 按什么顺序选择精灵。
    .free = 按座位
    .turn = 按回合顺序
option-bonus-needs-frontier = 获得奖励须控制边境
    .about = 只有控制相邻边境的人才能获得圆盘的奖励。
    .edition = 按版本
    .yes = 是
    .no = 否
option-delight-counts = “快乐”的计算范围
    .about = “吸收”的哪些毅力计入“快乐”的能力。
    .all = 全部毅力
    .sphere = 来自圆盘的毅力
option-hatred-discount = “憎恶”的减费条件
    .about = “憎恶”的能力要求升级被使用，还是只需解锁。
    .edition = 按版本
    .used = 使用
    .present = 解锁
option-embrace-from = “拥抱”的本质来源
    .about = 使用“拥抱”时，本质从哪里拿取。
    .board = 自己的精灵版图
    .supply = 供应堆
option-swap-sharing = 交换后同处一格
    .about = 与精灵交换位置时，在交换之前还是之后检查是否与对方精灵同处一格。
    .after = 之后
    .before = 之前
option-love-demolish = “爱”的“抹平”费用
    .about = 在“爱”的B面上，“抹平”增加多少毅力的费用。
option-attune-new = 立即协调
    .about = 本回合建造的要塞也可以用“与起源协调”加入本体。
option-darkness-outburst = 远处的“黑暗蔓延”
    .about = “黑暗蔓延”可以与“情感迸发”一起使用。
option-malice-reach = “恶意”的范围
    .about = 中间的情感槽是否必须有情感。
    .spaces = 任意情感槽
    .emotions = 只通过情感
option-hand-limit = 手牌上限
    .about = 回合结束时最多保留多少张手牌。
option-foreign-turn-intentions = 他人回合的意向
    .about = 在对方回合加入本体的要塞也得分。
option-repeat-intentions = 重复的意向
    .about = 同一意向在同一回合可以再次得分。
option-vibe-tokens = 环境指示物
    .about = 彩色环境指示物是否会用完。
    .unlimited = 无限
    .limited = 有限
option-solo = 单人
    .about = 一个人玩所有座位，能看到一切。
value-choose = 游戏中选择

## 能力的词语

power-cases = none
power-while = { $condition }时，{ $what }
power-also = { $first }；{ $next }
# 条件已写在对象之中：“与它相邻的一个本质未放满的己方情感”。
power-with = { $thing }
by-hand = ✋ 手动结算：{ $text }

when-enter = 它进场
when-turnend = 你的回合结束
when-absorb = 你使用“吸收”
when-quelled = 对手的平息从它上面移除本质
when-turnstart = 你的回合开始
when-empower = 你使用“增强”

the-me = 你
the-mate = 你的队友（若你是塑造者，则为你）
the-opponent = { $quantity ->
    [all] 每名{ filtered }对手
   *[other] 一名{ filtered }对手
}
the-own = 己方每名玩家
the-foes = 每名对手
the-this = 它
the-friend = { $quantity ->
    [all] 与它相邻的每个{ filtered }己方情感
   *[other] 与它相邻的一个{ filtered }己方情感
}
the-foe = { $quantity ->
    [all] 与它相邻的每个{ filtered }对方情感
   *[other] 与它相邻的一个{ filtered }对方情感
}
the-ally = { $quantity ->
    [all] 其他每个{ filtered }己方情感
   *[other] 任意一个其他{ filtered }己方情感
}
the-enemy = { $quantity ->
    [all] 每个{ filtered }对方情感
   *[other] 任意一个{ filtered }对方情感
}
the-spirit = { $quantity ->
    [all] { spirit-range }每个{ filtered }对方精灵
   *[other] { spirit-range }一个{ filtered }对方精灵
}
spirit-range = { $n ->
    [0] 与它相邻的
    [any] {""}
   *[other] 距它{ $n }格以内的
}
the-src = 该玩家
that-player = { $quantity ->
    [all] 这些玩家
   *[other] 该玩家
}
that-emotion = { $quantity ->
    [all] 这些情感
   *[other] 该情感
}
that-spirit = { $quantity ->
    [all] 这些精灵
   *[other] 该精灵
}

filter-essence = { $op ->
    [at-least] 至少有{ filter-number }
    [at-most] 最多有{ filter-number }
    [equal] 正好有{ filter-number }
    [more] 有超过{ filter-number }
   *[less] 不足{ filter-number }
}
filter-number = { $value }个本质
filter-wp = { $op ->
    [at-least] 至少有{ $value }点毅力
    [at-most] 最多有{ $value }点毅力
    [equal] 正好有{ $value }点毅力
    [more] 有超过{ $value }点毅力
   *[less] 不足{ $value }点毅力
}
filter-free = { $holds ->
    [yes] 本质未放满
   *[no] 本质已放满
}
filter-pushable = { $holds ->
    [yes] 另一侧情感槽为空
   *[no] 另一侧情感槽不为空
}
filter-moderate = { $holds ->
    [yes] 属于温和情感
   *[no] 不属于温和情感
}
filter-realm = { $holds ->
    [yes] 在它的领域中
   *[no] 不在它的领域中
}
filter-triad = { $holds ->
    [yes] 在它的三位体中
   *[no] 不在它的三位体中
}
filter-frontier = { $holds ->
    [yes] 在它的三位体的边境上
   *[no] 不在它的三位体的边境上
}
filtered = { $filter ->
    [none] {""}
   *[other] { $filter }的
}

count-friend = 与它相邻的{ filtered }己方情感的数量
count-foe = 与它相邻的{ filtered }对方情感的数量
count-weaker = 与它相邻且本质比它少的情感的数量
count-empty = 它两侧连续空情感槽的数量（每侧最多{ $n }个）
each-friend = 每有一个与它相邻的{ filtered }己方情感
each-foe = 每有一个与它相邻的{ filtered }对方情感
each-weaker = 每有一个与它相邻且本质比它少的情感
each-empty = 它两侧每有一个连续的空情感槽（每侧最多{ $n }个）
count-ally = 场上其他{ filtered }己方情感的数量
count-enemy = 场上{ filtered }对方情感的数量
count-hand = { $X_word ->
    [me] 你的手牌数
    [own] 己方的手牌总数
    [foes] 对方的手牌总数
   *[other] { $X }的手牌数
}
count-essence = { $holder ->
    [emotion] { $X_word ->
        [this] 它上面的本质数
       *[other] { $X }上的本质数
    }
   *[player] { $X_word ->
        [me] 你的精灵版图上的本质数
        [own] 己方精灵版图上的本质总数
        [foes] 对方精灵版图上的本质总数
       *[other] { $X }的精灵版图上的本质数
    }
}
each-ally = 场上每有一个其他{ filtered }己方情感
each-enemy = 场上每有一个{ filtered }对方情感
each-hand = { $X_word ->
    [me] 你每有一张手牌
    [own] 己方每有一张手牌
    [foes] 对方每有一张手牌
   *[other] { $X }每有一张手牌
}
each-essence = { $holder ->
    [emotion] { $X_word ->
        [this] 它上面每有一个本质
       *[other] { $X }上每有一个本质
    }
   *[player] { $X_word ->
        [me] 你的精灵版图上每有一个本质
        [own] 己方精灵版图上每有一个本质
        [foes] 对方精灵版图上每有一个本质
       *[other] { $X }的精灵版图上每有一个本质
    }
}
compared = { $op ->
    [at-least] 至少有{ $number }个
    [at-most] 不超过{ $number }个
    [equal] 正好有{ $number }个
    [more] 有超过{ $number }个
   *[less] 少于{ $number }个
}
compare-friend = { $op ->
    [at-most] 与它相邻的{ filtered }己方情感{ compared }
    [less] { $number ->
        [1] 没有{ filtered }己方情感与它相邻
       *[other] 与它相邻的{ filtered }己方情感{ compared }
    }
   *[other] { $number ->
        [0] { $op ->
            [equal] 没有{ filtered }己方情感与它相邻
           *[other] { compared }{ filtered }己方情感与它相邻
        }
       *[other] { compared }{ filtered }己方情感与它相邻
    }
}
compare-foe = { $op ->
    [at-most] 与它相邻的{ filtered }对方情感{ compared }
    [less] { $number ->
        [1] 没有{ filtered }对方情感与它相邻
       *[other] 与它相邻的{ filtered }对方情感{ compared }
    }
   *[other] { $number ->
        [0] { $op ->
            [equal] 没有{ filtered }对方情感与它相邻
           *[other] { compared }{ filtered }对方情感与它相邻
        }
       *[other] { compared }{ filtered }对方情感与它相邻
    }
}
compare-weaker = 与它相邻且本质比它少的情感{ compared }
compare-empty = 它两侧连续的空情感槽（每侧最多计{ $n }个）{ compared }
compare-ally = 场上其他{ filtered }己方情感{ compared }
compare-enemy = 场上{ filtered }对方情感{ compared }
compare-hand = { $X_word ->
    [me] 你的手牌{ compared-cards }
    [own] 己方的手牌总共{ compared-cards }
    [foes] 对方的手牌总共{ compared-cards }
   *[other] { $X }的手牌{ compared-cards }
}
compared-cards = { $op ->
    [at-least] 至少有{ $number }张
    [at-most] 不超过{ $number }张
    [equal] 正好有{ $number }张
    [more] 超过{ $number }张
   *[less] 少于{ $number }张
}
compare-essence = { $holder ->
    [emotion] { $X_word ->
        [this] 它上面的本质{ compared }
       *[other] { $X }上的本质{ compared }
    }
   *[player] { $X_word ->
        [me] 你的精灵版图上的本质{ compared }
        [own] 己方精灵版图上的本质总共{ compared }
        [foes] 对方精灵版图上的本质总共{ compared }
       *[other] { $X }的精灵版图上的本质{ compared }
    }
}

if-near = { $X_word ->
    [me] { $holds ->
        [yes] 你的精灵与{ $Y }相邻
       *[no] 你的精灵与{ $Y }不相邻
    }
    [own] { $holds ->
        [yes] 有己方精灵与{ $Y }相邻
       *[no] 没有己方精灵与{ $Y }相邻
    }
    [foes] { $holds ->
        [yes] 有对方精灵与{ $Y }相邻
       *[no] 没有对方精灵与{ $Y }相邻
    }
   *[other] { $holds ->
        [yes] { $X }的精灵与{ $Y }相邻
       *[no] { $X }的精灵与{ $Y }不相邻
    }
}
if-sphere = { $holds ->
    [yes] 所用的圆盘属于{ $Y }所在的领域（在边境上则为两侧领域之一）
   *[no] 所用的圆盘不属于{ $Y }所在的领域（在边境上则为两侧领域）
}
if-triad = { $holds ->
    [yes] 它的三位体的边境与你的精灵相邻
   *[no] 它的三位体的边境与你的精灵不相邻
}
if-in = { $where_word ->
    [realm] { $holds ->
        [yes] { $Y }在领域中
       *[no] { $Y }不在领域中
    }
   *[frontier] { $holds ->
        [yes] { $Y }在边境上
       *[no] { $Y }不在边境上
    }
}
if-controls = { $X_word ->
    [own] { $holds ->
        [yes] 己方控制{ $Y }所在的领域或边境
       *[no] 己方没有控制{ $Y }所在的领域或边境
    }
   *[foes] { $holds ->
        [yes] 对方控制{ $Y }所在的领域或边境
       *[no] 对方没有控制{ $Y }所在的领域或边境
    }
}

means = { $what_word ->
    [wp] { counted }点毅力
    [essence] { counted }个本质
    [ambition] { counted }个渴望
   *[action] { counted }次行动
}
counted = { $n_kind ->
    [each] 1
    [number] { $n }
   *[reckoned] （{ $n }）
}
# 在“你可以”之后：“你可以执行以下效果：每有一个……，获得……”，“你可以令一名对手失去……”。
for-each = { $n_kind ->
    [each] { $mood ->
        [may] 执行以下效果：{ $n_each }，
       *[do] { $n_each }，
    }
   *[other] {""}
}
power-essence = { counted }个本质
power-cards = { counted }张牌
power-spaces = { $n_kind ->
    [number] { $n ->
        [1] { $n }格
       *[other] 最多{ $n }格
    }
   *[other] 若干格（不超过{ $n }）
}
do-gain = { for-each }{ $X_word ->
    [me] { $what_word ->
        [action] 本回合获得{ means }
       *[other] 获得{ means }
    }
    [own] { $what_word ->
        [ambition] 获得{ means }
       *[other] { others-gain }
    }
   *[other] { others-gain }
}
others-gain = { the-affected }获得{ means }
the-affected = { $mood ->
    [may] { $n_kind ->
        [each] {""}
       *[other] 令
    }
   *[do] {""}
}{ $what_word ->
    [ambition] { $X_word ->
        [own] 己方
        [foes] 对方团队
       *[other] { $X }
    }
   *[other] { $X }
}
lost = { $n_kind ->
    [number] { $n ->
        [1] 失去{ means }
       *[other] 失去{ means }（不足则全部失去）
    }
   *[other] 失去{ means }（不足则全部失去）
}
do-lose = { for-each }{ $X_word ->
    [me] { lost }
   *[other] { the-affected }{ lost }
}
do-draw = { for-each }{ $X_word ->
    [me] 抓取{ power-cards }
   *[other] { $mood ->
        [may] { $n_kind ->
            [each] { $X }
           *[other] 令{ $X }
        }
       *[do] { $X }
    }抓取{ power-cards }
}
do-discard = { for-each }{ $X_word ->
    [me] 弃掉手中的{ power-cards }
   *[other] { $mood ->
        [may] { $n_kind ->
            [each] { $X }
           *[other] 令{ $X }
        }
       *[do] { $X }
    }弃掉手中的{ power-cards }
}
do-cycle = 把你牌库顶的牌放到牌库底
do-rotate = { $n_kind ->
    [number] { $n ->
        [1] 把起源顺时针转动1格
        [2] 把起源顺时针转动1或2格
       *[other] 把起源顺时针转动1到{ $n }格
    }
   *[other] 把起源顺时针转动若干格（不超过{ $n }）
}
do-step = 免费移动你的精灵{ power-spaces }，但不能移到有对方精灵的区域
do-shove = 把{ $X }移动{ power-spaces }，即使该处有其他精灵
do-push = 把{ $X }推远一格
do-move = 把{ $X }移到{ $where_word ->
    [anywhere] 任意一个空情感槽
    [reach] 与你的精灵相邻的空情感槽
   *[other] { $X_word ->
        [this] { $where_word ->
            [beside] 与它相邻的空情感槽
            [realm] 它的领域中的空情感槽
            [triad] 它的三位体中的空情感槽
           *[frontier] 它的三位体的边境（情感槽须为空）
        }
       *[other] { $where_word ->
            [beside] 与此情感相邻的空情感槽
            [realm] 此情感的领域中的空情感槽
            [triad] 此情感的三位体中的空情感槽
           *[frontier] 此情感的三位体的边境（情感槽须为空）
        }
    }
}
do-swap = { $Y_word ->
    [none] 让你的精灵和{ $X }交换位置（该处不能有其他对方精灵）
   *[other] 让{ $X }和{ $Y }交换位置
}
# $sure: [yes] if nothing but a Moderate Emotion could be chosen.
do-return = 把{ $X }收回其拥有者手中{ $sure ->
    [yes] {""}
   *[no] （须为温和情感）
}
do-place = { for-each }{ $where_word ->
    [board] 从你的精灵版图
   *[supply] 从供应堆
}放{ power-essence }到{ $X_word ->
    [this] 它上面
   *[other] { $X }上
}
do-strip = { for-each }从{ $X_word ->
    [this] 它上面
   *[other] { $X }上
}移除{ power-essence }{ $k ->
    [0] （没有本质的情感被弃掉；这不是平息）
    [kept] {""}
    [1] ，但不能是最后一个
   *[other] ，但至少留下{ $k }个
}
do-token = { $mood ->
    [may] 令
   *[do] {""}
}{ $n_kind ->
    [each] 它得到一个强度指示物：{ $n_each }，其数值+1
    [number] 它得到一个+{ $n }强度指示物
   *[reckoned] 它得到一个强度指示物，数值为{ $n }
}
do-mark = 把它的不安全指示物放到{ $X }上（只要这张牌在场，{ $n_kind ->
    [each] { $n_each }，该情感的强度就−1
    [number] 该情感的强度就−{ $n }
   *[reckoned] 该情感的强度就减去{ $n }
}）
do-byhand = 手动结算此牌的文字

less-or-more = { $n_sign ->
    [minus] 少
   *[plus] 多
}
wp-change = { counted }点毅力
wp-amount = { $n_sign ->
    [minus] 少花费{ wp-change }
   *[plus] 须多花费{ wp-change }
}
aura-intensity = { $n_kind ->
    [reckoned] { $n_sign ->
        [minus] 它的强度减去{ $n }
       *[plus] 它的强度加上{ $n }
    }
   *[other] { for-each }{ $n_sign ->
        [minus] 它的强度−{ counted }
       *[plus] 它的强度+{ counted }
    }
}
aura-absorb = { for-each }{ $who_word ->
    [own] 你的“吸收”从圆盘{ less-or-more }拿取{ wp-change }
   *[foes] 对手的“吸收”从圆盘{ less-or-more }拿取{ wp-change }
}
aura-nobonus = { $who_word ->
    [own] 你的“吸收”得不到圆盘的奖励
   *[foes] 对手的“吸收”得不到圆盘的奖励
}
aura-cost = { for-each }{ $what_word ->
    [move] { $who_word ->
        [own] 己方精灵移动到与它相邻的区域{ wp-amount }
       *[foes] 对方精灵移动到与它相邻的区域{ wp-amount }
    }
    [invoke] { $who_word ->
        [own] 己方把情感调用到{ invoke-area }{ wp-amount }
       *[foes] 对手把情感调用到{ invoke-area }{ wp-amount }
    }
    [quell] { $who_word ->
        [own] 己方平息{ own-quell-area }{ wp-amount }
       *[foes] 平息{ quell-area }{ wp-amount }
    }
   *[realm] { $where_word ->
        [here] { $who_word ->
            [own] 己方使用它所在领域的行动{ wp-amount }
           *[foes] 对手使用它所在领域的行动{ wp-amount }
        }
       *[touched] { $who_word ->
            [own] 己方使用它所在领域（在边境上则为两侧领域）的行动{ wp-amount }
           *[foes] 对手使用它所在领域（在边境上则为两侧领域）的行动{ wp-amount }
        }
    }
}
invoke-area = { $where_word ->
    [realm] 它的领域的情感槽
    [triad] 它的三位体的情感槽
    [frontier] 它的三位体的边境的情感槽
    [self] 它所在的情感槽
   *[other] 与它相邻的情感槽
}
own-quell-area = { $where_word ->
    [realm] 它的领域中的情感
    [triad] 它的三位体中的情感
    [frontier] 它的三位体的边境上的情感
    [self] 它
   *[other] 与它相邻的情感
}
quell-area = { shield-area }
shield-area = { $where_word ->
    [self] 它
    [realm] 它的领域中的己方情感（包括它自己；在边境上仅限它自己）
    [triad] 它的三位体中的己方情感（包括它自己）
    [frontier] 它的三位体的边境上的己方情感
   *[other] 与它相邻的己方情感
}
aura-cap = { for-each }一次平息最多从{ $where_word ->
    [self] 它上面
   *[other] { shield-area }上
}移除{ power-essence }
aura-shield = { shield-area }不能被平息

## 内容包里有什么：`mindrose content check`

pack-file = { $part ->
    [emotions] 情感
    [spirits] 精灵版图
    [decks] 牌库
   *[board] 版图
}
pack-part = { pack-file }：{ $own ->
    [yes] 自带
   *[no] 与游戏相同
}
pack-kinds = ，温和{ $moderate }张，强烈{ $strong }张，起始{ $starting }张
pack-by-hand = ，其中需手动结算{ $number }张
pack-decks = 牌库：自带{ $own }个，规则书{ $kept }个
pack-left-out = 因缺少所需情感而略去：{ $decks }
pack-deck = 牌库{ $id }（{ $name }），{ faction }{ $spirit_known ->
    [yes] ，用于“{ $spirit }”
   *[no] {""}
}：{ $cards }
pack-card = 【{ $name }】（{ faction }，{ colour }）{ $track }
pack-starting = 【{ $name }】（{ faction }，{ word-starting-emotion }）{ $track }
pack-strong = 有{ $threshold }个本质时：【{ $name }】{ $track }
pack-first = （第一版）{ $power }

## 终端中的桌面

# $ready: [yes] or [no].
terminal-setup = 游戏正在准备。
terminal-turn = 第{ $number }回合：{ $player }
terminal-actions = { $number ->
    [0] 没有剩余行动
   *[other] 剩余{ $number }次行动
}
terminal-absorb = { $ready ->
    [yes] 可以使用“吸收”
   *[no] 本回合不能使用“吸收”
}
terminal-essence = { $number }个本质
terminal-bonus = { $bonus ->
    [commitment] −1点毅力，+1个渴望
    [humility] +1个本质
    [diligence] +2点毅力
    [knowledge] +1个环境指示物
   *[creativity] +1张牌
}
terminal-supply = 剩余碎片
terminal-worth = 若现在结束的分数：意向加本体。本体中次要碎片每个{ $minor }分，主要碎片每个{ $major }分，封盖本体碎片{ $capstone }分。
terminal-fragments = { $size ->
    [minor] { $number }个次要
    [major] { $number }个主要
   *[capstone] { $number }个封盖
}
