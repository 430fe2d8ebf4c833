### 《黑玫瑰战争：重生》的文字，中文。
###
### 参数说明见英文文件。法术、任务、事件、厄咒和强化等卡牌写作【牌名】；房间、召唤物、学派和起始魔典写作“名称”；
### 单独作为标签时不加符号。术语依照规则书：力量点、静室、会所、记忆、预备／待发／已揭示法术。
### 法师和召唤物的 activation 是“激活”，房间的是“启动”；摸牌一律说“抓”。

## 术语

word-black-rose = 黑玫瑰
word-mage = 法师
word-grand-master = 大宗师
word-lodge = 会所
word-room = 房间
word-ruined-side = 废墟面
word-restored-side = 修复面
word-restoration = 修复
word-activation-token = 房间启动标记
word-instability = 不稳定
word-instability-resistance = 不稳定抗性
word-instability-slot = 不稳定格
word-cell = 静室
word-power-point = 力量点
word-power-board = 力量版图
word-power-token = 力量标记
word-moon-phase = 月相
word-moon-marker = 月相指示物
word-black-rose-marker = 黑玫瑰指示物
word-event-board = 事件版图
word-event = 事件
word-immediate-event = 即时事件
word-event-slot = 事件格
word-event-discard-pile = 事件弃牌堆
word-quest = 任务
word-task = 目标
word-active-quest = 进行中任务
word-fulfilled-quest = 已达成任务
word-completed-quest = 已结算任务
word-quest-limit = 任务上限
word-quest-reward = 任务奖励
word-crown = 王冠
word-crown-holder = 王冠持有者
word-first-mage = 首位法师
word-turn-order = 行动顺序
word-round = 轮
word-phase = 阶段
word-black-rose-phase = 黑玫瑰阶段
word-study-phase = 研习阶段
word-planning-phase = 筹划阶段
word-action-phase = 行动阶段
word-evocation-phase = 召唤物阶段
word-clean-up-phase = 清理阶段
word-activation = 激活
word-action = 行动
word-physical-action = 物理行动
word-physical-action-token = 物理行动标记
word-explore = 探索
word-fight = 战斗
word-command = 号令
word-cast-a-spell = 施放法术
word-caster = 施法者
word-inertia = 惯性
word-physical-attack = 物理攻击
word-enter-a-room = 进入房间
word-activate-a-room = 启动房间
word-spell = 法术
word-school-of-magic = 魔法学派
word-element = 元素
word-main-effect = 正面效果
word-reverse-effect = 逆面效果
word-active-side = 生效面
word-combat-spell = 战斗法术
word-conjunction-spell = 联结法术
word-defence-spell = 防护法术
word-trap-spell = 陷阱法术
word-trigger-condition = 触发条件
word-prepared-spell = 预备法术
word-activated-spell = 待发法术
word-revealed-spell = 已揭示法术
word-quick-spell = 快速法术
word-persistent-spell = 持续法术
word-persistence-token = 持续标记
word-personal-spell = 专属法术
word-forgotten-spell = 遗忘法术
word-grimoire = 魔典
word-starting-grimoire = 起始魔典
word-memories = 记忆
word-library = 图书馆
word-school-discard-pile = 学派弃牌堆
word-effect = 效果
word-apply-an-effect = 结算效果
word-figure = 模型
word-target = 目标
word-imaginary-target = 虚拟目标
word-line-of-sight = 视线
word-range = 距离
word-damage = 伤害
word-life-panel = 生命栏
word-heal = 治疗
word-replace = 替换
word-ignore-damage = 忽略伤害
word-final-damage = 最后一击
word-trophy-token = 战利品标记
word-claim-a-trophy = 夺取战利品
word-immunity = 免疫
word-health = 生命值
word-strength = 力量值
word-speed = 速度值
word-evocation = 召唤物
word-summon = 召唤
word-assign = 指派
word-archetype = 原型
word-skill = 技能
word-evocation-slot = 召唤物格
word-large-base = 大底座
word-hex = 厄咒
word-upgrade = 强化
word-fixed-crown = 固定王冠
word-supply = 供应区
word-token-available = 可用
word-token-used = 已用
word-exhausted = 已耗尽
word-hand = 手牌
word-hand-limit = 手牌上限
word-mage-card = 法师卡
word-mage-board = 法师版图
word-owner = 拥有者
word-controller = 控制者
word-defeat = 击败
word-damage-cube = 伤害方块
word-instability-cube = 不稳定方块
word-trap-token = 陷阱标记
word-defence-token = 防护标记
word-summoners-crown = 召唤者王冠
word-possessed = 附身者

## 句子的组成部分

phase = { $phase ->
    [rose] { word-black-rose-phase }
    [study] { word-study-phase }
    [planning] { word-planning-phase }
    [action] { word-action-phase }
    [evocation] { word-evocation-phase }
   *[cleanup] { word-clean-up-phase }
}
slot = { $slot ->
    [quick] 快速
    [i] I
    [ii] II
   *[iii] III
}
the-slot = { $slot ->
    [quick] 快速格
   *[other] { slot }号格
}
spell-type = { $type ->
    [combat] 战斗
    [conjunction] 联结
    [defence] 防护
   *[trap] 陷阱
}
side = { $side ->
    [main] 正面效果
   *[reverse] 逆面效果
}
status = { $status ->
    [prepared] 预备
    [activated] 待发
   *[revealed] 已揭示
}
element = { $element ->
    [fire] 火
    [water] 水
    [air] 气
    [earth] 土
    [profane] 亵渎
    [sacred] 神圣
    [magic] 魔法
   *[all] 所有元素
}
colour = { $colour ->
    [red] 红色
    [blue] 蓝色
    [green] 绿色
   *[purple] 紫色
}
room-colour = { $colour ->
    [red] 红色
    [blue] 蓝色
    [green] 绿色
    [yellow] 黄色
    [purple] 紫色
    [grey] 灰色
   *[black] 黑色
}
moon = { $moon ->
    [1] 第一
    [2] 第二
   *[other] 第三
}
action = { $action ->
    [explore] { action-explore }
    [fight] { action-fight }
    [command] { action-command }
    [inertia] { action-inertia }
   *[cast] { action-cast }
}
action-explore = 探索
    .about = 耗尽一枚标记：移动至多等同速度值的步数，并在移动之前或之后启动房间。
action-fight = 战斗
    .about = 耗尽一枚标记：在所在房间进行一次物理攻击，并启动该房间，顺序任选。
action-command = 号令
    .about = 耗尽一枚标记：激活一个由你控制的召唤物。
action-inertia = 惯性
    .about = 弃掉一张预备法术：移动到相邻房间。
action-cast = 施放法术
    .about = 施放快速法术，或编号最小的法术。

figure-copy = { $name }{ $number }
the-participant = { $participant }
the-giver = { $giver }
the-player = { $player }
the-bearer = { $participant_word ->
    [rose] 附身者
   *[other] { $participant }
}
the-figure = { $figure_word ->
    [evocation] “{ $figure }”
   *[other] { $figure }
}
the-other = { $other_word ->
    [evocation] “{ $other }”
   *[other] { $other }
}
the-source = { $source_word ->
    [evocation] “{ $source }”
   *[other] { $source }
}
the-trig = { $trig_word ->
    [evocation] “{ $trig }”
   *[other] { $trig }
}
the-doer = { $trig_word ->
    [avatar] 黑玫瑰
    [evocation] “{ $trig }”
   *[other] { $trig }
}
the-victim = { $victim_word ->
    [evocation] “{ $victim }”
   *[other] { $victim }
}
the-cube = { $colour_word ->
    [rose] 1个黑色方块
   *[other] { $colour }的1个方块
}
the-cubes = { $participant_word ->
    [rose] 黑色方块
   *[other] { $participant }的方块
}
the-room = “{ $room }”
power = { $number }个力量点
damage = { $number }点伤害
instability = { $number }个不稳定方块
spells = { $number }张法术
moves = 还可移动{ $number }步
tokens = { $tokens }枚标记
task-slots = { $number ->
    [0] 目标
   *[other] 目标（{ $number }个方块）
}
cubes = { $number }个方块
by-source = { $source_kind ->
    [none] {""}
    [room] “{ $source }”：
    [evocation] “{ $source }”：
   *[other] 【{ $source }】：
}

## 发生了什么，供可以响应的人参考

cause = { $cause ->
    [enters] { the-trig }进入{ the-room }
    [leaves] { the-trig }离开{ the-room }
    [hit] { the-victim }受到伤害
    [lethal] { the-victim }即将被击败
    [aimed] { the-trig }以{ the-victim }为目标
    [cast] { the-trig }施放法术
    [acts] { the-doer }启动{ the-room }
    [does] { the-trig }执行行动
    [moved] { the-trig }移动
    [hexed] { the-victim }得到厄咒
    [linked] { the-victim }被指派召唤物
    [summons] { the-doer }召唤了召唤物
    [slain] { the-victim }被击败
    [gone] { the-victim }离开会所
    [woken] { the-trig }被激活
    [sprung] { the-trig }触发法术
    [replaces] { the-doer }替换伤害
    [averted] { the-trig }免于被击败
    [felled] { the-victim }被击败
    [scores] { the-doer }获得力量点
    [unstable] { the-doer }在{ the-room }增加不稳定
    [restored] { the-room }被修复
    [crowned] { the-trig }取得王冠
    [questdone] { the-trig }结算任务
    [begin] 阶段开始
    [end] 阶段结束
    [turnstart] { the-trig }的激活开始
    [turnend] { the-trig }的激活结束
    [celled] { the-trig }回到静室
    [loses] { the-doer }失去力量点
    [reveals] { the-trig }揭示法术
    [resolved] { the-trig }结算完法术
    [converts] { the-doer }在{ the-room }替换不稳定
   *[claims] { the-doer }夺取战利品
}

## 提问

question-colour = 请选择你的颜色。
question-mage = 请选择你的法师。
question-school = 请选择你的第一个魔法学派。
question-list = 请选择你的起始魔典。
question-abandon-quest = 要弃掉一个进行中任务吗？黑玫瑰会因此获得力量点。
question-trim = 你的任务超过上限：请选择要弃掉的任务。
question-study = 请选择学派：还要从图书馆抓{ $number }张。
question-keep = 请选择要留下的{ spells }。
question-remove = 要把一张手牌放入其学派弃牌堆吗？
question-drop = 手牌超过上限：请选择要弃掉的法术。
question-plan = 请选择放在{ the-slot }的法术，也可以留空。
question-side = 【{ $spell }】：请选择生效面。
question-reconsider = 你的计划已就绪。其他人筹划期间仍可更改。
question-prepare = { by-source }请为一张手牌选择空格。
question-prepare-spell = { by-source }请选择放在{ the-slot }的法术。
question-trade = { by-source }请选择改放在{ the-slot }的法术。
question-action = { $actions ->
    [0] 行动已用完：结算已达成任务，或结束激活。
    [1] 还有1次行动（{ tokens }）：请选择，或结束激活。
   *[other] 轮到你激活（{ tokens }）：请选择行动。
}
question-explore = { $number ->
    [0] 探索：启动房间，或停止。
   *[other] 探索：请选择下一个房间（{ moves }）。
}
question-fight = 战斗：请选择攻击目标，或启动房间。
question-command = 号令：请选择要激活的召唤物。
question-inertia = 惯性：请选择要弃掉的预备法术。
question-drift = 惯性：请选择移动到哪里。
question-evocation = { $number ->
    [0] { the-figure }：请选择攻击目标，或停止。
   *[other] { the-figure }：请选择下一个房间（{ moves }）。
}
question-wake = { $participant_word ->
    [rose] 由王冠决定：请选择附身者控制的下一个召唤物（BR-30.1.1）。
   *[other] 请选择下一个要激活的召唤物。
}
question-servants = 由王冠决定：请选择黑玫瑰的下一个召唤物。
question-haunt = 由王冠决定：请选择谁受到黑玫瑰的1点伤害。
question-hunt = 由王冠决定：请选择{ the-figure }追击谁。
question-ration = 由王冠决定下一个受到伤害的目标。黑色方块不足以造成全部伤害：先是受黑玫瑰伤害最多的法师，再是受伤害最多的法师，然后是其他法师和召唤物；这些目标并列（BR-30.3.1）。
question-shake-off = 由王冠决定：请选择哪个召唤物离开附身者。
question-path = 由王冠决定：请选择{ the-figure }移动到哪里。
question-take-back = 一张待发法术没有触发：收回手牌，还是弃掉？
question-declare = { $happened_known ->
    [yes] 刚才：{ $happened }。要使用待发法术吗？
   *[no] 现在要使用待发法术吗？
}
question-order = 请选择接下来结算什么。
question-winner = 总分相同：请指定胜者。
question-choose-figure = { by-source }请选择目标。
question-choose-figures = { by-source }请逐个选择目标。
question-choose-room = { by-source }请选择房间。
question-choose-rooms = { by-source }请逐个选择房间。
question-choose-spell = { by-source }请选择法术。
question-may = { $offer_known ->
    [yes] { by-source }{ $offer }。
   *[no] { by-source }要执行这部分效果吗？
}
question-pick = { $offer_known ->
    [yes] { by-source }{ $offer }
   *[no] { by-source }请选择其中一个效果。
}
question-move = { by-source }请选择{ the-figure }移动到哪里（{ moves }）。
question-share = { by-source }方块不足，请选择{ the-figure }受到多少伤害。
question-heal = { by-source }请选择为{ the-figure }治疗多少伤害（{ the-cubes }）。
question-replace = { by-source }请选择替换{ the-figure }身上多少方块（{ the-cubes }）。
question-move-cubes = { by-source }请选择把多少方块从{ the-figure }移给{ the-other }（{ the-cubes }）。
question-ignore = { by-source }请选择忽略多少伤害。
question-redirect = { by-source }请选择转移多少伤害。
question-spread = { by-source }请选择在{ the-room }放置多少不稳定方块。
question-convert = { by-source }请选择在{ the-room }替换多少方块（{ the-cubes }）。
question-clear = { by-source }请选择从{ the-room }移除多少方块（{ the-cubes }）。
question-summon = { by-source }请选择要召唤的召唤物。
question-make-room = { by-source }没有空位容纳新的召唤物，请选择放回供应区的一个。
question-upgrade = { by-source }请为{ the-figure }选择强化。
question-recall = { by-source }请从记忆中选择法术。
question-search = { by-source }请从魔典中选择法术。
question-keep-forgotten = { by-source }请选择要留下的遗忘法术。
question-discard = { by-source }请选择要弃掉的牌。
question-discard-slot = { by-source }请选择从{ $participant }的版图弃掉哪张法术。
question-ban = { by-source }要把一张手牌放入其学派弃牌堆吗？
question-peek = { by-source }请选择查看{ $participant }的哪张盖放法术。
question-cede = { by-source }请选择要交出的战利品。
question-hex = { by-source }请为{ $participant }选择厄咒。
question-lift = { by-source }请选择要解除的厄咒。
question-keep-quest = { by-source }请选择要留下的任务。
question-mark-quest = { by-source }请选择要放置方块的任务。
question-fulfil-quest = { by-source }请选择要达成的任务。
question-complete-quest = { by-source }请选择要结算的任务。
question-discard-quest = { by-source }请选择要弃掉的任务。
question-discard-event = { by-source }请选择要弃掉的事件。

## 其他人看到的

waiting-colour = { $player }正在选择颜色。
waiting-mage = { $player }正在选择法师。
waiting-school = { $player }正在选择学派。
waiting-list = { $player }正在选择起始魔典。
waiting-abandon-quest = { $player }正在决定是否弃掉任务。
waiting-trim = { $player }正在弃掉超出上限的任务。
waiting-trimming = { $player }正在弃掉超出上限的任务。
waiting-study = { $player }正在图书馆选择学派。
waiting-keep = { $player }正在选择留下的法术。
waiting-remove = { $player }正在整理手牌。
waiting-drop = { $player }正在弃掉超出上限的手牌。
waiting-reviewing = { $player }正在整理手牌。
waiting-plan = { $player }正在筹划。
waiting-side = { $player }正在筹划。
waiting-reconsider = { $player }已就绪。
waiting-planning = { $player }正在筹划。
waiting-prepare = { $player }正在预备法术。
waiting-prepare-spell = { $player }正在预备法术。
waiting-trade = { $player }正在更换法术。
waiting-action = 现在是{ $player }的激活。
waiting-explore = { $player }正在探索。
waiting-fight = { $player }正在战斗。
waiting-command = { $player }正在号令召唤物。
waiting-inertia = { $player }正在使用惯性。
waiting-drift = { $player }正在使用惯性。
waiting-evocation = { $player }正在指挥召唤物。
waiting-wake = { $player }正在选择要激活的召唤物。
waiting-servants = { $player }正在替黑玫瑰决定。
waiting-haunt = { $player }正在替黑玫瑰决定。
waiting-hunt = { $player }正在替黑玫瑰决定。
waiting-ration = { $player }正在替黑玫瑰决定。
waiting-shake-off = { $player }正在替黑玫瑰决定。
waiting-path = { $player }正在替黑玫瑰决定。
waiting-take-back = { $player }正在处理未触发的法术。
waiting-taking-back = { $player }正在处理未触发的法术。
waiting-declare = { $player }可以使用陷阱或防护法术。
waiting-declaring = { $player }可以使用陷阱或防护法术。
waiting-order = { $player }正在决定接下来结算什么。
waiting-winner = { $player }正在指定胜者。
waiting-choose-figure = { $player }正在选择目标。
waiting-choose-figures = { $player }正在选择目标。
waiting-choose-room = { $player }正在选择房间。
waiting-choose-rooms = { $player }正在选择房间。
waiting-choose-spell = { $player }正在选择法术。
waiting-may = { $player }正在决定是否执行效果。
waiting-pick = { $player }正在选择效果。
waiting-move = { $player }正在选择模型移动到哪里。
waiting-share = { $player }正在分配伤害。
waiting-heal = { $player }正在选择治疗的伤害。
waiting-replace = { $player }正在选择替换的方块。
waiting-move-cubes = { $player }正在选择移动的方块。
waiting-ignore = { $player }正在决定忽略多少伤害。
waiting-redirect = { $player }正在决定转移多少伤害。
waiting-spread = { $player }正在分配不稳定方块。
waiting-convert = { $player }正在选择替换的方块。
waiting-clear = { $player }正在选择移除的方块。
waiting-summon = { $player }正在选择要召唤的召唤物。
waiting-make-room = { $player }正在为召唤物腾出空位。
waiting-upgrade = { $player }正在选择强化。
waiting-recall = { $player }正在查看记忆。
waiting-search = { $player }正在查找魔典。
waiting-keep-forgotten = { $player }正在选择遗忘法术。
waiting-discard = { $player }正在选择要弃掉的牌。
waiting-discard-slot = { $player }正在选择要弃掉的法术。
waiting-ban = { $player }正在整理手牌。
waiting-peek = { $player }正在选择要查看的法术。
waiting-cede = { $player }正在交出战利品。
waiting-hex = { $player }正在选择厄咒。
waiting-lift = { $player }正在选择要解除的厄咒。
waiting-keep-quest = { $player }正在选择留下的任务。
waiting-mark-quest = { $player }正在选择任务。
waiting-fulfil-quest = { $player }正在选择任务。
waiting-complete-quest = { $player }正在选择任务。
waiting-discard-quest = { $player }正在选择要弃掉的任务。
waiting-discard-event = { $player }正在选择要弃掉的事件。

## 选项

choice-colour = { colour }
choice-mage = { $mage }
choice-school = { $school }
choice-list = { $list }
choice-study = { $school }
choice-keep = { $spell }
choice-keep-forgotten = { $spell }
choice-remove = { $spell }
choice-ban = { $spell }
choice-lay = { $spell }
choice-leave-empty = { the-slot }留空
choice-side = { side }（{ spell-type }、{ element }）
choice-withdraw = 更改计划
choice-slot = { slot }
choice-end = 结束激活
choice-quest = 结算任务【{ $quest }】
choice-cast = { $slot ->
    [quick] 施放快速法术
    [none] 施放编号法术
   *[other] 施放{ the-slot }的法术
}
choice-explore = { action-explore }
choice-fight = { action-fight }
choice-command = { action-command }
choice-inertia = { action-inertia }
choice-move = 移动到{ the-room }
choice-stop = { $kind ->
    [explore] 结束探索
    [fight] 结束战斗
    [command] 不激活召唤物
    [evocation] 结束它的激活
   *[other] 不再移动
}
choice-activate = 启动{ the-room }
choice-attack = 攻击{ the-figure }
choice-wake = 激活{ the-figure }
choice-done = 不再激活
choice-drop = 弃掉{ the-slot }的法术
choice-stay = 留在原处
choice-target = { $figure }
choice-hurt = { the-participant }
choice-name = { the-participant }
choice-take-back = 收回【{ $spell }】（{ the-slot }）
choice-discard = { $quest_known ->
    [yes] 弃掉任务【{ $quest }】
   *[no] { $kind ->
        [take_back] 弃掉【{ $spell }】（{ the-slot }）
       *[other] 弃掉【{ $spell }】
    }
}
choice-discard-unseen = { $back ->
    [personal] 一张专属法术
    [forgotten] 一张遗忘法术
   *[none] { $school_known ->
        [yes] 一张“{ $school }”法术
       *[no] 一张看不见的牌
    }
}
choice-pass = { $kind ->
    [abandon_quest] 保留所有任务
    [remove] 不放走法术
    [ban] 不放走法术
    [declare] 不使用法术
    [prepare] 不再放置法术
    [lift] 不再解除厄咒
    [discard_quest] 不再弃掉任务
   *[other] 到此为止
}
choice-use = { the-slot }的【{ $spell }】（{ cause }）
choice-next = { $spell_known ->
    [yes] 【{ $spell }】（{ cause }）
   *[no] { $event_card_known ->
        [yes] 【{ $event_card }】（{ cause }）
       *[no] { $hex_known ->
            [yes] 【{ $hex }】（{ cause }）
           *[no] { $upgrade_known ->
                [yes] { the-figure }的【{ $upgrade }】（{ cause }）
               *[no] { the-figure }（{ cause }）
            }
        }
    }
}
choice-figure = { $figure }
choice-room = { $room }
choice-spell = { $player }：{ the-slot }
choice-imagine = { the-room }中的虚拟目标
choice-enough = 到此为止
choice-may = { $answer ->
    [yes] 执行
   *[no] 不执行
}
choice-pick = { $offer_known ->
    [yes] { $offer }
   *[no] 效果{ $branch }
}
choice-summon = { $evocation }
choice-decline = 不召唤
choice-return = 把{ the-figure }放回供应区
choice-upgrade = { $upgrade }
choice-recall = { $spell }
choice-search = { $spell }
choice-discard-slot = { slot }
choice-peek = { slot }
choice-cede = { $figure }的战利品
choice-hex = { $hex }
choice-lift = { $hex }
choice-keep-quest = { $quest }
choice-mark-quest = { $quest }
choice-fulfil-quest = { $quest }
choice-complete-quest = { $quest }
choice-discard-quest = { $quest }
choice-discard-event = { $event_card }
choice-share = { damage }
choice-heal = 治疗{ damage }
choice-replace = 替换{ cubes }
choice-move-cubes = 移动{ cubes }
choice-ignore = 忽略{ damage }
choice-redirect = 把{ damage }转移给{ the-figure }
choice-spread = { instability }
choice-convert = 替换{ cubes }
choice-clear = 移除{ cubes }

## 发生的事

event-took-colour = { $player }使用{ colour }。
event-took-mage = { $player }的法师是{ $mage }。
event-took-school = { $player }从“{ $school }”开始。
event-took-list = { $player }选择起始魔典“{ $list }”。
event-cell = { $player }从{ $cell }号静室开始。
event-round = 第{ $number }轮。
event-phase = { phase }，首位法师是{ $player }。
event-crown = { $player }取得王冠。
event-power = { $change ->
    [gain] { the-participant }获得{ power }，共{ $total }个。
   *[lose] { the-participant }失去{ power }，剩{ $total }个。
}
event-moon = { moon }月相开始。
event-personal = { $player }将又一张专属法术加入手牌。
event-slid = 事件【{ $event_card }】滑到{ $slot }号事件格。
event-event-discarded = 事件【{ $event_card }】被弃掉。
event-event-drawn = { $slot ->
    [0] { $player }抓到即时事件【{ $event_card }】。
   *[other] { $player }抓到事件【{ $event_card }】，放入{ $slot }号事件格。
}
event-event-applied = 结算事件【{ $event_card }】。
event-drew-quest = { $quest_known ->
    [yes] { $player }抓到任务【{ $quest }】。
   *[no] { $player }抓了一张{ moon }月相的任务。
}
event-discarded-quest = { $quest_known ->
    [yes] { $player }弃掉任务【{ $quest }】。
   *[no] { $player }弃掉一张{ moon }月相的任务。
}
event-progress = { $player }推进任务【{ $quest }】（{ cubes }）。
event-fulfilled = { $player }达成任务【{ $quest }】。
event-completed = { $player }结算任务【{ $quest }】。
event-drew = { $player }抓{ spells }。
event-renewed = { $player }把记忆洗成新的魔典。
event-discarded = { $player }把【{ $spell }】弃入记忆。
event-picks = { $player }从图书馆抓{ $number }张“{ $school }”法术。
event-kept = { $player }留下{ spells }。
event-returned = { $player }把【{ $spell }】放回图书馆。
event-drew-forgotten = { $spell_known ->
    [yes] { $player }抓到遗忘法术【{ $spell }】。
   *[no] { $player }抓了一张遗忘法术。
}
event-removed = { $player }的【{ $spell }】移出游戏。
event-laid = { $player }放置法术：{ $slots }。
event-took-back = { $player }收回一张法术到手牌。
event-activation = { $player }的激活开始。
event-action = { $player }：{ action }。
event-cast = { $player }施放{ the-slot }的【{ $spell }】（{ side }）。
event-activated = { $type ->
    [trap] { $player }在{ the-slot }布下陷阱。
   *[defence] { $player }在{ the-slot }布下防护。
}
event-sprung = { $player }触发{ the-slot }的【{ $spell }】（{ side }）。
event-persists = { $player }的【{ $spell }】再次生效。
event-answered = { $event_card_known ->
    [yes] 事件【{ $event_card }】生效。
   *[no] { $hex_known ->
        [yes] { the-bearer }的厄咒【{ $hex }】生效。
       *[no] { $upgrade_known ->
            [yes] { the-figure }的强化【{ $upgrade }】生效。
           *[no] { the-figure }的技能生效。
        }
    }
}
event-stopped = 效果无休止地互相响应，连锁到此为止。
event-room = { the-participant }启动{ the-room }。
event-stepped = { the-figure }移动到{ the-room }。
event-placed = { the-figure }被放置在{ the-room }。
event-swapped = { the-figure }与{ the-other }交换位置。
event-celled = { the-figure }回到静室。
event-instability = { the-participant }在{ the-room }放置{ instability }。
event-converted = { the-participant }在{ the-room }替换{ the-cube }。
event-cleared = { the-room }移除{ the-cube }。
event-restored = { the-room }修复完成！
event-hit = { $source_word ->
    [evocation] { the-source }对{ the-figure }造成{ damage }。
   *[other] { the-participant }对{ the-figure }造成{ damage }。
}
event-healed = { the-figure }治疗1点伤害（{ the-cube }）。
event-replaced = { the-participant }替换{ the-figure }身上{ the-cube }。
event-ignored = { the-figure }忽略{ damage }。
event-averted = { $player }免于被击败。
event-defeated = { $participant_word ->
    [none] { $player }被击败！
   *[other] { $player }被{ the-participant }击败！
}
event-trophy = { the-participant }夺取{ the-player }的战利品。
event-summoned = { the-participant }在{ the-room }召唤{ the-figure }。
event-assigned = { the-participant }把{ the-figure }指派给{ the-player }。
event-left = { the-figure }离开会所。
event-slain = { $source_word ->
    [none] { the-figure }被击败。
   *[other] { the-figure }被{ the-source }击败。
}
event-controlled = { the-participant }控制{ the-figure }。
event-woken = { the-figure }被激活。
event-hexed = { $source_word ->
    [none] { $player }得到厄咒【{ $hex }】。
   *[other] { $player }得到{ the-source }施加的厄咒【{ $hex }】。
}
event-hex-marked = { $player }对抗厄咒【{ $hex }】（{ cubes }）。
event-lifted = { the-player }的厄咒【{ $hex }】解除。
event-upgraded = { the-figure }得到强化【{ $upgrade }】。
event-looked = { $spell_known ->
    [yes] { $player }查看{ $owner }的【{ $spell }】。
   *[no] { $player }查看{ $owner }的一张牌。
}
event-bonus = { $bonus ->
    [quests] { the-participant }因已结算任务获得{ power }。
    [trophies] { the-participant }因战利品获得{ power }。
   *[crown] { the-participant }因王冠获得{ power }。
}
event-final = { the-participant }最终共有{ power }。
event-won = { $participant_word ->
    [rose] 黑玫瑰获胜，所有法师落败。
   *[other] { $participant }获胜，成为新的大宗师！
}
event-cube-moved = { the-figure }把{ the-cube }移给{ the-other }。
event-room-turned = { $used ->
    [0] { the-room }可以再次启动。
   *[other] { the-room }本轮不能再启动。
}
event-recalled = { $player }从记忆收回【{ $spell }】。
event-searched = { $player }从魔典拿取{ spells }并洗混魔典。
event-put-back = { $spell_known ->
    [yes] { $player }放回遗忘法术【{ $spell }】。
   *[no] { $player }放回一张遗忘法术。
}
event-turned = { $player }把{ the-slot }的预备法术换到另一面。
event-tokens = { $change ->
    [gain] { $player }恢复物理行动标记，可用{ $total }枚。
   *[lose] { $player }耗尽物理行动标记，可用{ $total }枚。
}
event-rose-quest = 一张{ moon }月相的任务归黑玫瑰。
event-ceded = { the-giver }把{ the-player }的战利品交给{ the-participant }。
event-avatar = 附身者取用{ $mage }的模型，位于大厅；顺位在{ $player }之后。
event-dominion = 主宰：附身者离开静室，进入黑玫瑰大厅（BR-29.2.5）。
event-order = 附身者执行指令“{ $order }”（本阶段第{ $number }张）。
event-reaction = 附身者以指令“{ $order }”应对（BR-29.4.2）。
event-order-discarded = 指令“{ $order }”被弃置，不执行。
event-orders-returned = { $number }张指令洗混后放到各自牌库底。
# By which priority something is chosen, and what is compared.
by-priority = { $priority ->
    [p1] 优先级1（BR-30.2.1）
    [p2] 优先级2（BR-30.2.2）
    [p3] 优先级3（BR-30.2.3）
    [hunt] 召唤物行动表（BR-30.4.2）
    [scarce] 黑色方块不足时的次序（BR-30.3.1）
    [prowl] 召唤物行动表，够不到任何法师（BR-30.4.3）
   *[trail] 召唤物行动表，够不到任何法师，也没有召唤物（BR-30.4.4）
}
by-criterion = { $criterion ->
    [damage] 伤害最多
    [nearest] 距离最近
    [power] 力量最多
    [mages] 法师最多
    [figures] 模型最多
    [instability] 不稳定最多
    [crown] 王冠已决定
    [black] 受黑玫瑰伤害最多
    [mage] 法师先于召唤物
    [supply] 尚有黑色方块
   *[alone] 没有其他可选目标
}
not-by-criterion = { $criterion ->
    [damage] 伤害较少
    [nearest] 距离较远
    [power] 力量较少
    [mages] 法师较少
    [figures] 模型较少
    [instability] 不稳定较少
    [crown] 王冠已决定
    [black] 受黑玫瑰伤害较少
    [mage] 法师先于召唤物
    [supply] 黑色方块已用完
   *[alone] 没有其他可选目标
}
# 落选者太多、不逐一列出时；会所共有19个房间。
many-figure = { $number }个模型
many-room = { $number ->
    [18] 其余所有房间
   *[other] { $number }个房间
}
event-preferred = { by-priority }：选择{ the-figure }（{ by-criterion }）。
event-preferred-room = { by-priority }：选择{ the-room }（{ by-criterion }）。
event-passed-over = { by-priority }：未选{ $figures }（{ not-by-criterion }）。
event-nothing-preferred = { by-priority }：没有可选的目标，跳过此句（BR-30.1.2）。
event-passed-over-room = { by-priority }：未选{ $rooms }（{ not-by-criterion }）。
event-looked-at-order = { $order_known ->
    [yes] { $player }查看指令“{ $order }”。
   *[no] { $player }查看最上面的指令。
}

## 结局

outcome = { $player }以{ power }获胜，成为新的大宗师。力量点：{ $scores }。
outcome-black-rose = 黑玫瑰获胜，所有法师落败。力量点：{ $scores }。

## 为何不可

refusal-turn = { $case ->
    [BR-13-1-2] 还没轮到你（{ $rule }）：请等待。
    [BR-26-1-1] 游戏已结束（{ $rule }）：可以回看，或开始新的一局。
    [BR-13-1-5] 激活中的这个时刻不能这样做（{ $rule }）：请选择行动、结算任务，或结束激活。
    [BR-12-1-5] 你的计划已就绪（{ $rule }）：请更改计划，或等待其他人。
   *[other] 现在要决定别的事（{ $rule }）：请选择列出的选项。
}
refusal-setup = { $case ->
    [BR-3-1-7] 已被其他玩家选走（{ $rule }）：请选择未被选走的。
    [BR-3-1-9] 该学派已被其他玩家选走（{ $rule }）：请选择未被选走的。
   *[other] 不能这样设置（{ $rule }）：请更改选项。
}
refusal-must-act = { $case ->
    [BR-27-3-1] 使用召唤者王冠时，每名法师轮流恰好激活一个召唤物（{ $rule }）：请选择一个。
    [BR-29-5-2] 化身会激活其全部召唤物（{ $rule }）：请选择列出的召唤物。
    [BR-30-3-3] 化身会继续走向目标（{ $rule }）：请选择列出的房间。
   *[other] 激活中的第一次行动必须执行（{ $rule }）：请选择列出的行动。
}
refusal-no-action = 你已执行两次行动（{ $rule }）：请结算已达成任务，或结束激活。
refusal-token = 你没有可用的物理行动标记（{ $rule }）：请施放法术、使用惯性，或结束激活。
refusal-prepared = { $case ->
    [BR-13-6-1] 那里没有预备法术（{ $rule }）：请选择其他行动。
   *[other] 惯性需要弃掉一张预备法术（{ $rule }）：请选择其他行动或其他格。
}
refusal-order = { $case ->
    [BR-29-5-2] 化身的召唤物按召唤物格的顺序激活（{ $rule }）：请选择列出的召唤物。
    [BR-30-3-3] 该房间不在化身走向目标的最短路径上（{ $rule }）：请选择列出的房间。
   *[other] 先要结算别的效果（{ $rule }）：请选择列出的选项。
}
refusal-second-cast = 一次激活的两张法术中必须有一张是快速法术（{ $rule }）：请选择其他行动，或结束激活。
refusal-cell = { $case ->
    [BR-17-2-6] 你仍在静室中（{ $rule }）：请用探索或惯性离开。
    [BR-17-2-3] 你的法师必须离开静室（{ $rule }）：请选择一个出口。
    [BR-17-2-2] 你的法师在静室中（{ $rule }）：在那里只能探索或使用惯性。
    [BR-13-6-5] 静室中不能施放法术（{ $rule }）：请用探索或惯性离开。
    [BR-8-1-8] 静室中不能结算任务（{ $rule }）：请先离开。
   *[other] 静室中没有可启动的房间（{ $rule }）：请先进入会所。
}
refusal-adj = 该房间不相邻（{ $rule }）：请选择列出的房间。
refusal-range = 该模型不在同一房间（{ $rule }）：请选择同一房间的模型，或先移动过去。
refusal-target = { $case ->
    [BR-13-4-1] 会所中没有该模型（{ $rule }）：请选择你所在房间的模型。
    [BR-13-4-3] 不能攻击自己的模型（{ $rule }）：请选择其他模型。
    [BR-4-3-5] 那里不能选择虚拟目标（{ $rule }）：请选择真实目标。
    [BR-10-3-3] 该法术不在抓到的牌中（{ $rule }）：请从中选择。
    [BR-10-3-5] 该法术不在手牌中（{ $rule }）：请选择手牌中的法术。
    [BR-12-1-2] 该法术不在手牌中，或已在计划里（{ $rule }）：请选择其他法术。
    [BR-22-2-2] 现在不能召唤这种召唤物（{ $rule }）：请选择其他种类。
    [BR-22-2-3] 放回该召唤物也腾不出空位（{ $rule }）：请选择列出的召唤物。
    [BR-24-1-1] 不能对该法师施加这个厄咒（{ $rule }）：请选择其他厄咒。
    [BR-24-1-2] 该法师没有这个厄咒（{ $rule }）：请选择其他厄咒。
    [BR-24-2-1] 该召唤物不能得到这个强化（{ $rule }）：请选择其他强化。
    [BR-26-3-2] 这名参与者不在最高者之列（{ $rule }）：请从平手者中指定。
    [BR-23-1-1] 规则不允许黑玫瑰这样做（{ $rule }）：请选择列出的选项。
    [BR-2-4-2] 你看不到那张牌（{ $rule }）：请选择你知道的牌，或按牌背选择。
   *[other] 这里不能选它（{ $rule }）：请选择列出的选项。
}
refusal-moves = { $case ->
    [BR-13-3-2] 启动房间不能把移动隔开（{ $rule }）：请结束探索。
    [BR-23-2-1] 已无移动步数，或攻击会把移动隔开（{ $rule }）：请攻击，或结束它的激活。
   *[other] 已无移动步数（{ $rule }）：请启动房间，或结束探索。
}
refusal-used = { $case ->
    [BR-17-1-3] 该房间的启动标记已用（{ $rule }）：请等到清理阶段，或选择其他。
    [BR-17-1-5] 本次行动已启动过房间（{ $rule }）：请选择其他，或停止。
    [BR-23-1-2] 该召唤物本阶段已激活（{ $rule }）：请选择其他召唤物。
   *[other] 只能攻击一次（{ $rule }）：请选择其他，或停止。
}
refusal-evocation = { $case ->
    [BR-13-5-2] 会所中没有你控制的召唤物（{ $rule }）：请选择其他行动。
   *[other] 该召唤物不由你控制（{ $rule }）：请选择你的召唤物。
}
refusal-trigger = 该法术不能响应刚才发生的事（{ $rule }）：请使用其他法术，或不使用。
refusal-quest = { $case ->
    [BR-8-1-8] 该任务尚未达成（{ $rule }）：请选择已达成任务。
    [BR-6-1-8] 那不是你的进行中任务（{ $rule }）：请选择进行中任务，或全部保留。
   *[other] 该任务不必弃掉（{ $rule }）：请选择超出上限的任务。
}
refusal-school = 该法术不在手牌中，或在图书馆没有学派（{ $rule }）：请选择学派法术。
refusal-slot = 该格已有法术（{ $rule }）：请选择空格。
refusal-amount = { $case ->
    [BR-12-1-3] 要放置2至4张法术，不足则全部放置（{ $rule }）：请增减张数。
    [BR-10-2-1] 该学派没有更多的牌给你（{ $rule }）：请选择其他学派。
    [BR-21-2-1] 这里至少要选{ $number }（{ $rule }）：请选择更大的数。
   *[other] { $number_known ->
        [yes] 这里最多选{ $number }（{ $rule }）：请选择更小的数。
       *[no] 这里要选一个数（{ $rule }）：请选择列出的数。
    }
}
refusal-barred = { $case ->
    [BR-23-2-4] 没有力量值的召唤物不能攻击（{ $rule }）：请移动它，或结束它的激活。
   *[other] 有效果不允许这样做（{ $rule }）：请选择其他。
}

## 设置

option-pack = 卡牌包
    .about = 使用哪些法师、房间、法术、召唤物、任务和事件。
option-avatar = 化身
    .about = 附身者按指令卡行动：可以独自对抗它，也可以两三人与它同桌。
    .alone = 仅一人游戏时
    .plays = 总是
    .absent = 从不
option-difficulty = 化身难度
    .about = 附身者在每个行动阶段执行的指令数。电脑玩家 greedy 独自对抗时，学徒难度200局胜189局（每百局90至97局），大师难度胜154局（每百局71至82局）。
    .apprentice = 学徒（3张指令）
    .master = 大师（4张指令）
option-fixed-crown = 固定王冠
    .about = 事件上的王冠不起作用；其他效果仍可移动王冠。
option-second-moon = 第二月相
    .about = 力量点达到多少时第二月相开始。
option-third-moon = 第三月相
    .about = 力量点达到多少时第三月相开始。
option-end = 游戏结束
    .about = 力量点达到多少时游戏结束。
option-summoners-crown = 召唤者王冠
    .about = 召唤物阶段法师轮流行动，每次激活一个召唤物。
option-los = 视线
    .about = 有距离的效果是否需要房间连成直线。
    .straight = 直线
    .none = 不需要
option-inertia-activated = 惯性可弃待发法术
    .about = 惯性也可以弃掉待发的陷阱或防护法术。
option-participation-cumulative = 参与奖励
    .about = 终局时，拥有任务或战利品的1个力量点与名次奖励累加。
option-sole-restorer-bonus = 独自修复房间
    .about = 独自修复房间的参与者额外获得多少力量点。
option-backs-public = 牌背显示学派
    .about = 所有人都能看到牌背：学派，或是专属、遗忘法术。

## 终端中的桌面

terminal-setup = 游戏正在准备。
terminal-round = 第{ $number }轮
terminal-moons = { $moon ->
    [1] 当前第1月相；力量达{ $second_moon }进入第2月相，达{ $third_moon }进入第3月相，达{ $end }游戏结束
    [2] 当前第2月相；力量达{ $third_moon }进入第3月相，达{ $end }游戏结束
   *[3] 当前第3月相；力量达{ $end }游戏结束
}
terminal-cubes = 剩余方块{ $number }
terminal-trophies = 战利品{ $number }
terminal-tokens = 行动标记{ $number }
terminal-values = 力量值{ $strength }，速度值{ $speed }，生命值{ $health }
terminal-decks = 各月相牌库{ $numbers }
terminal-sign = { $sign ->
    [restored] 已修复，可启动
    [used] 已修复，标记已用
   *[free] 空格
}
terminal-quest = { $state ->
    [active] { $quest }（{ $power }）
    [fulfilled] { $quest }：已达成（{ $power }）
   *[completed] { $quest }：已结算
}
terminal-hidden-quest = 未公开任务（第{ $moon }月相）
terminal-orders = 已执行指令{ $number }
terminal-top-order = { $back ->
    [aimed] 牌库顶指令：成为战斗法术的目标时触发
    [hurt] 牌库顶指令：受到伤害时触发
   *[none] 牌库顶指令没有符号
}

## A table to fill in, for `mindrose avatar`

terminal-own-head = 你的桌面：请改成实际情况，然后运行：mindrose avatar table.yaml --card "荆棘齐射"
    --when 询问其他时机：reaction --by 0 --how attack --damage 2（其陷阱或防护）、evocations、cleanup、event。
    卡牌、房间和法师可以写编号，也可以写程序任一语言中的名称。
terminal-own-moon = 1、2 或 3
terminal-own-crown = 持有王冠的座位；座位按行动顺序为 0、1、2
terminal-own-lodge = 会所自上而下逐行排列（3、4、5、4、3 个房间；P10 是大厅）。房间：{ $rooms }。
    方块从左到右写座位号，黑色写 rose：[0, 0, rose]。已修复的房间：{ $example }。
terminal-own-seats = 每人一行。法师：{ $mages }。
    cell 是顺时针的静室编号，at 是会所中的位置或 cell。
    hexes 是其承受的厄咒及每张上的方块数，例如 { $hexed }：{ $hexes }。
terminal-own-avatar = 附身者；obeyed 是本阶段已执行的指令数，memories 是其面朝上的指令。
terminal-own-evocations = 会所中的召唤物，例如 { $example }。种类：{ $evocations }。
    slot 是其卡牌所在的召唤物格（附身者先激活第 1 格），bearer 是它被指派给的法师。强化：{ $upgrades }。
terminal-own-events = 按栏位列出翻开的事件，null 表示空。可以翻开留场的事件：{ $events }。
terminal-own-orders = 指令的编号与名称：
terminal-own-spent = 附身者已执行完本阶段的全部 { $number } 条指令（BR-29.2.2）。清理阶段之后重新计数。
terminal-own-empty = 附身者在本阶段已没有剩余指令（BR-29.2.7）。
terminal-own-unmoved = 牌库顶的指令对此没有应对（BR-29.4.1）：牌背没有符号，或是另一种符号。
terminal-own-alone = 附身者没有可以行动的召唤物（BR-29.5.2）。
terminal-own-crowned = 由王冠决定（BR-30.1.1）。{ $question }
terminal-own-idle = 本次清理阶段无事可做。下一轮开始。
terminal-own-ended = 有力量标记到达黑玫瑰指示物：游戏在本轮结束（BR-26.1.1）。
