### 《黑玫瑰战争：重生》的图板所说的中文；其中可以包含游戏本身的消息。

## 给听的人

lodge-room = { $room }，{ $colour }，{ $state ->
    [ruined] 废墟，{ $cubes }/{ $slots }{ $cubes ->
        [0] {""}
       *[other] ：{ $owners }
    }；奖励 { $rewards }
    [restored] 已修复，可激活
   *[used] 已修复，标记已用
}{ $number ->
    [0] {""}
   *[other] ；{ $figures }
}
lodge-free = 空
lodge-hidden-spell = 一张面朝下的法术
lodge-quest = { $state ->
    [fulfilled] { $quest }，已达成
    [completed] { $quest }，已完成
   *[active] { $quest }{ $slots ->
        [0] {""}
       *[other] ，{ $cubes }/{ $slots }
    }
}
lodge-hidden-quests = { $number } 个隐藏的任务
lodge-completed = { $number } 个已完成的任务
lodge-school = { $school }：图书馆 { $deck } 张，弃牌 { $discard } 张
lodge-laid-in = 在 { $slot }

## 标志

lodge-thinking = 思考中
lodge-moon = { $moon ->
    [1] 第一月相，至 { $next }
    [2] 第二月相，至 { $next }
   *[other] 第三月相，至 { $next }
}
lodge-clean-up = 若现在清理
lodge-restored = 将被修复：{ $rooms }
lodge-reach = { $from ->
    [none] 范围内
   *[other] 从{ $from }算起的范围内
}
lodge-seen = 在视线内
lodge-phase = { $phase ->
    [rose] 黑玫瑰
    [study] 研习
    [planning] 规划
    [action] 行动
    [evocation] 召唤物
   *[cleanup] 清理
}
lodge-no-event = 无事件
lodge-cast = 施放 { $slot }
lodge-cast-none = 施放
lodge-end = 结束

## 分组

lodge-actions = 行动
lodge-choices = 选择
lodge-others = 其他人与黑玫瑰

## 标志的含义

lodge-about-life = 伤害从左起填入，每个方块是造成者的颜色。最后一格被填满的法师被击败：在那里有方块的人都获得力量。
lodge-about-supply = 剩下的方块，用于伤害和不稳定。没有方块的人无法放置。
lodge-about-quests = 任务是持有者的秘密，直到进展将它显露。达成后可以使用其效果，并带来力量。
lodge-about-completed = 已完成的任务面朝下。终局时最多者获得力量。
lodge-about-trophies = 击败法师的人拿走其一枚战利品。终局时最多者获得力量。
lodge-about-moon = 有人的力量到达标记时，下一个月相升起，事件和任务随之更换；到达最后的标记，本轮后游戏结束。
lodge-about-slots = 法术面朝下放在快速、I、II、III。快速法术随时可施放，其余按顺序。陷阱与防御施放后激活，等待其条件。
lodge-about-strength = 一次物理攻击的伤害。
lodge-about-speed = 一次可以移动几个房间。
lodge-about-orders = 附身者按命令行动：在其激活时翻开最上面的一张，从上到下执行。
lodge-about-forgotten = 不属于任何学派的法术，只有效果能带到手中。揭示后在清理时离开游戏。
lodge-about-tokens = 每个物理行动（探索、战斗或指挥）会耗尽一个标记。空心的标记在轮末恢复。
lodge-about-power = 力量最多者获胜。有人或黑玫瑰到达最后的标记时，游戏在本轮结束后终止。
lodge-about-crown = 持有王冠者在每个阶段最先，并在无人决定时作出决定。
lodge-about-hand = 手中的法术。研习阶段结束时，各法师弃牌至手牌上限。
lodge-about-grimoire = 自己的牌库，面朝下。用尽时，将记忆洗成新的牌库。
lodge-about-memories = 弃掉的法术，面朝上。魔典用尽时会回来。
lodge-about-phases = 每轮有六个阶段，顺序固定。
lodge-about-order = 按回合顺序：从本阶段的首位法师起顺时针，一圈接一圈。
lodge-about-cell = 法师从这里开始，被击败后也回到这里。它不属于会所：其他人不能在此。
lodge-about-events = 事件在各自的阶段生效。每个黑玫瑰阶段它们向右移一格；移出的事件为黑玫瑰带来力量。
lodge-about-forecast = 金色：若清理阶段现在到来，各人会获得的力量。届时满的房间被修复，在其中有方块的人获得力量。
lodge-legend = 标记说明
lodge-legend-owners = 每位法师有一种颜色和形状：用于方块、人物、静室、战利品和力量。玫瑰属于黑玫瑰。
lodge-legend-bands = 房间的边框也用图案表示颜色：斜线为红，波浪为蓝，圆点为绿，竖条为黄，格子为紫，砖块为灰，菱形为黑。
lodge-legend-states = 有裂纹：房间已毁，其效果可反复使用。发光：已修复，其标记每轮可用一次。
lodge-legend-instability = 不稳定：格子已满（金色）的房间在清理时修复。4·2·1 依次为方块最多者、次多者和其他人获得的力量。
lodge-legend-figures = 圆形为法师，方形为召唤物，虚线为幽影。下方为伤害/生命。
lodge-legend-backs = 面朝下的法术显示其学派。盾牌表示已激活的防御，利颚表示已激活的陷阱。
lodge-legend-sides = 圆环表示法术的正面，圆点表示反面。
lodge-legend-glow = 发光：可以选择。虚线边：在所选之物的范围内，圆点表示视线。虚线框：将会出现的变化。
lodge-legend-accents = 金色：注意这里。红色：危险。

## 正在进行

lodge-activation = { $player } 的激活
lodge-your-answer = 你的回应
lodge-an-answer = 回应
lodge-running = 正在进行
lodge-order = 上一道命令：{ $order }
lodge-step = { $state ->
    [done] 已完成
    [applied] 刚刚生效
    [now] 现在
   *[coming] 将要进行
}

## 规划

lodge-take-back = 收回
lodge-turn = 翻转{ $spell }
lodge-lay = 将{ $spell }放在{ $slot }
lodge-lay-here = 放在这里
lodge-plan = 秘密筹划：在你的位置上放置2至4张法术。
lodge-plan-how = 先选牌，再选位置；翻转以使用另一面。没有人看得到你的进度。
lodge-plan-held = 【{ $spell }】：请选择放置的位置，或翻到另一面。
lodge-plan-fits = 这样的计划可以提交。在所有人就绪之前都可以更改。
lodge-clear = 清空
lodge-ready = 准备好（{ $number } 张）
lodge-back-to-plan = 回到规划

## 终局

lodge-final-power = 力量
lodge-final-quests = 任务
lodge-final-trophies = 战利品
lodge-final-crown = 王冠
lodge-final-total = 总计
lodge-final-about = 终局时，已完成任务和战利品最多者获得力量，王冠给持有者带来力量（BR-26.2）。

# 开桌时，以及第一轮之前法师们要选择的内容。
lodge-choosing-alone = 单人时与化身对战：附身者由指令卡驱动，取代其他法师的位置。
lodge-choosing-without-avatar = 没有化身
    .about = 法师们彼此相争，黑玫瑰与所有人为敌。
lodge-choosing-with-avatar = 有化身
    .about = 附身者作为又一名对手参战，由指令卡驱动，并使用自己的事件。
lodge-choosing-no-figure = 四人时不可：它需要一个无人使用的法师模型（BR-28.1.1）。
lodge-choosing-measured = 以我们的中等电脑单独对抗它，每种难度200局测得。
lodge-choosing-apprentice = 学徒
    .about = 每个行动阶段三张指令。电脑在200局中赢了189局：每百局90至97局。
lodge-choosing-master = 大师
    .about = 每个行动阶段四张指令。电脑在200局中赢了154局：每百局71至82局。
lodge-choosing-mages = 法师
lodge-choosing-schools = 魔法学派
lodge-choosing-mage = 生命值{ $health }，力量值{ $strength }，速度值{ $speed }；手牌上限{ $hand }，任务上限{ $quests }
lodge-choosing-personal = 专属法术：{ $spell }
lodge-choosing-list = 起始清单：{ $list }
lodge-choosing-read = 阅读法术
