### 《黑玫瑰战争》的卡牌效果用词。各部分如何连接见 language.ftl。
###
### $X、$n……：词语所带的内容，以各自的名称给出。$X_word：原词；$X_sort：[mage]、[evocation]、[figure]、[room]；数字已知时为[number]，
### 需计算时为[reckoned]。$X_many：多个对象合计时为[yes]。$actor：由谁执行，你[you]或黑玫瑰[Rose]。$on：印在何处。略去的为[none]。

cases-figure = {""}
cases-room = {""}
cases-spell = spell

## 本游戏自己的连接方式

clause-on = 当{ $trigger }时，{ $what }
clause-during = 每当{ $trigger }时，{ $what }
clause-persist = 持续{ $target_word ->
    [me] {""}
   *[other] （{ $target }）
}：每当{ $trigger }时，{ $what }
clause-once = 持续{ $target_word ->
    [me] {""}
   *[other] （{ $target }）
}：下一次{ $trigger }时，{ $what }
clause-with = { $filters }{ $thing }
clause-asked = { $trigger }{ $modifier }
clause-rate = { $trigger }（每{ $span }最多{ $number }次）
clause-when-if = { $trigger }且{ $condition }
clause-slots = { $trigger }（{ $number }次）
clause-each = { $thing }：{ $what }
clause-div = { $right ->
    [2] { $left }的一半（向下取整）
   *[other] { $left }除以{ $right }（向下取整）
}
clause-times = { $right }的{ $left }倍
clause-min = { $left }（最多{ $right }）
clause-then-if = { $first }；{ $next }
clause-consider = 选择{ $thing }
clause-may-then = 你可以{ $what }；若如此做，则{ $then }

## 学派关键词

keyword-Pain = 剧痛（{ $x }）
keyword-Enh = 增幅（{ $e }）：{ $what }{ $otherwise ->
    [none] {""}
   *[other] ；否则{ $otherwise }
}
keyword-Attune = 共鸣（{ $e }）：{ $what }
keyword-Overload = 过载：{ $what }
keyword-Haunt = 对{ $T }缠扰（{ $n }）
keyword-Hunt = 猎杀（{ $p }）
keyword-SpiritPath = 灵径（{ $n }）
spirit-path = 距离从你或你控制的一个图腾起算，由你选择。

## 做什么

do-dmg = { $actor ->
    [Rose] 黑玫瑰
   *[you] {""}
}对{ $X }造成{ $n_sort ->
    [number] { $n }点伤害
   *[other] 等同于{ $n }的伤害
}{ $sure ->
    [yes] （不能以陷阱或防护响应）
   *[none] {""}
}
do-rose = { $mood ->
    [may] 让黑玫瑰
   *[do] 黑玫瑰
}对{ $X }造成{ $n_sort ->
    [number] { $n }点伤害
   *[other] 等同于{ $n }的伤害
}
do-heal = 治疗{ $X }的{ $n_word ->
    [all] 所有伤害
    [nonblack] 所有非黑色伤害
   *[other] 至多{ $n }点伤害
}
do-rep = { $actor ->
    [Rose] 黑玫瑰将{ $X }的{ $n }点伤害替换为它的
   *[you] 将{ $X }的{ $X_many ->
        [yes] 合计{""}
       *[no] {""}
    }至多{ $n }点伤害替换为你的
}
do-mvdmg = 将{ $X }的至多{ $n }点伤害移到{ $Y }身上
do-ign = { $n_sort ->
    [number] 忽略其中至多{ $n }点伤害
   *[other] 忽略其中等同于{ $n }的伤害
}
do-redir = { $n_word ->
    [hitamt] 将这些伤害改由{ $X }承受
   *[other] 将其中至多{ $n }点伤害改由{ $X }承受
}
do-atk = { $F_word ->
    [me] 对{ $X }进行物理攻击
   *[other] { $X }受到{ $F }的物理攻击
}{ $n ->
    [none] {""}
   *[other] （伤害+{ $n }）
}
do-defeat = { $X }被击败
do-save = 你不会被击败
do-inst = { $actor ->
    [Rose] 黑玫瑰
   *[you] {""}
}在{ $R }放置{ $n_sort ->
    [number] { $n }个
   *[other] 数量等同于{ $n }的
}不稳定方块{ $R_many ->
    [yes] （任意分配）
   *[no] {""}
}
do-repi = { $actor ->
    [Rose] 黑玫瑰将{ $R }的{ $n }个不稳定方块替换为它的
   *[you] 将{ $R }的至多{ $n }个不稳定方块替换为你的
}
do-remi = { $actor ->
    [Rose] 黑玫瑰移除{ $R }的{ $n }个不稳定方块
   *[you] 移除{ $R }的至多{ $n }个不稳定方块
}
do-act = 启动{ $R }
do-copy = 结算{ $R }的修复效果
do-setroom = 将{ $R }的启动标记翻至{ $t_word ->
    [ready] 可用
   *[other] 已用
}面
do-restore = 立即修复{ $R }
do-move = { $X_word ->
    [me] {""}
   *[other] 将{ $X }
}{ $Y ->
    [none] {""}
   *[other] 朝{ $Y }
}移动至多{ $n_word ->
    [speed] 等同于你速度值的房间数
   *[other] { $n }个房间
}
do-place = 将{ $X_word ->
    [me] 自己
   *[other] { $X }
}放置到{ $R }
do-swap = { $X_word ->
    [me] 与{ $Y }互换位置
   *[other] 互换{ $X }与{ $Y }的位置
}
do-cell = { $X_word ->
    [me] 回到你的静室
   *[other] 将{ $X }送回其静室
}
do-draw = { $X_word ->
    [me] { $search ->
        [yes] 从你的魔典中找出
       *[none] { $mem ->
            [yes] 从你的记忆中拿取
           *[none] 抓
        }
    }
   *[other] { $X }{ $mem ->
        [yes] 从其记忆中拿取
       *[none] 抓
    }
}{ $n }张{ $rnd ->
    [yes] 随机的
   *[none] {""}
}牌{ $search ->
    [yes] ，并将魔典洗匀
   *[none] {""}
}
do-study = { $X_word ->
    [me] {""}
   *[other] { $X }
}查看{ $n }张图书馆的牌并保留{ $k }张
do-forg = { $X_word ->
    [me] {""}
   *[other] { $X }
}抓{ $n }张遗忘法术{ $k ->
    [none] {""}
   *[other] 并保留{ $k }张
}
do-disc = { $who_word ->
    [actor] 由你选择，弃掉{ $X }的{ $n }张{ $zone_word ->
        [hand] 手牌
        [grim] 魔典顶牌
        [activated] 待发法术
       *[prepared] 预备法术
    }
   *[other] { $X_word ->
        [me] {""}
       *[other] { $mood ->
            [may] 让{ $X }
           *[do] { $X }
        }
    }{ $who_word ->
        [rnd] 随机{""}
       *[own] {""}
    }弃掉{ $n }张{ $zone_word ->
        [hand] 手牌
        [grim] 魔典顶牌
        [activated] 待发法术
       *[prepared] 预备法术
    }
}
do-shuf = { $X_word ->
    [me] 将你的记忆洗入你的魔典
   *[other] { $X }将其记忆洗入其魔典
}
do-ban = { $X_word ->
    [me] 你可以
   *[other] { $X }可以
}将至多{ $n }张手牌放回各自学派的弃牌堆
do-peek = 查看{ $X }的{ $n }张{ $zone_word ->
    [hand] 手牌
    [grim] 魔典顶牌
    [activated] 待发法术
   *[prepared] 预备法术
}
do-prep = { $X_word ->
    [me] 你可以
   *[other] { $X }可以
}将至多{ $n }张手牌预备到空格中
do-again = 再次结算{ $S }
do-turn = 将{ $S }换到另一面
do-trade = 将{ $S }收回手牌，并在其格中预备一张手牌
do-tok = { $t_word ->
    [ready] 重置
   *[spent] 耗尽
}{ $X_word ->
    [me] 你的
   *[other] { $X }的
}{ $n }个物理行动标记
do-pow = { $X_word ->
    [me] {""}
   *[other] { $mood ->
        [may] 让{ $X }
       *[do] { $X }
    }
}{ $n_sign ->
    [minus] 失去
   *[other] 获得
}{ $n_sort ->
    [number] { $n }个力量点
   *[other] 等同于{ $n }的力量点
}
do-steal = 从{ $X }处偷取{ $n }个力量点
do-crown = { $X_word ->
    [me] {""}
   *[other] { $X }
}拿取王冠
do-quest = { $X_word ->
    [me] {""}
   *[other] { $X }
}抓{ $n }张{ $moon ->
    [none] {""}
   *[other] 月相{ $moon }的
}任务{ $k ->
    [none] {""}
   *[other] 并保留{ $k }张
}
do-qadv = { $cube ->
    [yes] { $X_word ->
        [me] 在你的一张进行中任务上放置1个方块
       *[other] { $X }在其一张进行中任务上放置1个方块
    }
   *[none] { $fulfilled ->
        [yes] { $X_word ->
            [me] 你的一张进行中任务变为已达成
           *[other] { $X }的一张进行中任务变为已达成
        }
       *[none] { $X_word ->
            [me] 结算你的一张已达成任务，但不执行其效果
           *[other] { $X }结算其一张已达成任务，但不执行其效果
        }
    }
}
do-qdisc = { $X_word ->
    [me] {""}
   *[other] { $X }
}弃掉{ $completed ->
    [yes] { $n }张已结算任务
   *[none] 至多{ $n }张进行中任务
}
do-event = { $X_word ->
    [me] {""}
   *[other] { $X }
}抓1张{ $moon ->
    [none] {""}
   *[other] 月相{ $moon }的
}事件
do-edisc = 弃掉{ $k }张公开的事件
do-trophy = { $X_word ->
    [me] {""}
   *[other] { $X }
}夺取{ $Y }的1个战利品
do-cede = { $X_word ->
    [me] {""}
   *[other] { $X }
}将{ $newest ->
    [yes] 最后获得的{ $n }个战利品
   *[none] { $n }个战利品
}交给{ $Y }
do-hex = 使{ $X }获得{ $name_word ->
    [choice] 你选择的一个厄咒
    [rnd] 一个随机厄咒
    [same] 同一个厄咒
   *[other] { $name }
}
do-lift = { $same ->
    [yes] 移除{ $X }的该厄咒
   *[none] 移除{ $X }的至多{ $n }个厄咒
}
do-summon = 在{ $R }召唤{ $name_word ->
    [choice] 你选择的一个{ $name_filter ->
        [none] {""}
       *[other] { $name_filter }
    }召唤物
    [same] 一个同种召唤物
   *[other] { $name }
}
do-assign = 将{ $name_word ->
    [choice] 你选择的一个召唤物
    [same] 一个同种召唤物
   *[other] { $name }
}指派给{ $X }
do-wake = 激活{ $E }
do-castnext = { $X_word ->
    [me] 施放你的下一张预备法术
   *[other] { $X }施放其下一张预备法术
}
do-ctrl = { mod-until }获得{ $E }的控制权
do-unsum = 将{ $E }移回供应区{ $quiet ->
    [yes] （不触发任何效果）
   *[none] {""}
}
do-upg = 为{ $E }附加{ $name_word ->
    [choice] 你选择的一个强化
    [rnd] 一个随机强化
   *[other] { $name }
}
do-mod = { mod-until }{ $stat_word ->
    [attackin] 物理攻击对{ $X }造成的伤害{ mod-sign }{ $n }
    [spellin] 法术对{ $X }造成的伤害{ mod-sign }{ $n }
    [spellout] { $X }的法术造成的伤害{ mod-sign }{ $n }
    [combatout] { $X }的每个战斗法术的首次伤害{ mod-sign }{ $n }
    [healin] { $X }每次受到的治疗{ mod-sign }{ $n }
    [powin] { $X }每次获得的力量点{ mod-sign }{ $n }
    [immune] { $X }不受伤害
    [studydraw] { $X }在研习阶段从魔典抓牌的张数{ mod-sign }{ $n }
    [libdraw] { $X }在研习阶段查看图书馆的张数{ mod-sign }{ $n }
    [planmax] { $X }在筹划阶段可预备的法术数{ mod-sign }{ $n }
    [nocast] { $X }不能施放法术
    [onecast] { $X }每次激活最多施放一个法术
    [noact] { $X }不能启动房间
    [nomove] { $X }不能被移动或放置
   *[other] { $X }的{ mod-stat }{ $n_sort ->
        [number] { mod-sign }{ $n }
       *[other] { $n_sign ->
            [minus] 减少
           *[other] 增加
        }，数值等同于{ $n }
    }
}
aura-mod = { do-mod }
mod-sign = { $n_sign ->
    [minus] −
   *[other] +
}
mod-stat = { $stat_word ->
    [strength] 力量值
    [speed] 速度值
    [health] 生命值
    [handlimit] 手牌上限
    [questlimit] 任务上限
   *[reach] 攻击距离
}
mod-until = { $d_word ->
    [now] 直到此效果结束，
    [turn] 直到此次激活结束，
    [phase] 直到本阶段结束，
    [round] 直到本轮结束，
    [card] { $on ->
        [spell] 只要此法术在场，
       *[other] {""}
    }
   *[none] {""}
}
do-cancel = 取消被中断效果的其余部分

## 何时

when-enters = { $F }进入{ $R_word ->
    [any] 一个房间
   *[other] { $R }
}
when-leaves = { $F }离开{ $R_word ->
    [any] 一个房间
   *[other] { $R }
}
when-hit = { $X }受到{ $how_word ->
    [spell] 法术的
    [attack] 物理攻击的
    [room] 房间的
    [event] 事件的
   *[any] {""}
}伤害
when-aimed = { $X }被{ $t_word ->
    [any] 一个法术
   *[other] { $t_spell }
}选为目标
when-cast = { $M }施放{ $t_word ->
    [any] 一个法术
   *[other] { $t_spell }
}
when-sprung = { $M }揭示{ $t_word ->
    [any] 一个待发的陷阱或防护
   *[other] 待发的{ $t_spell }
}
when-acts = { $M }启动{ $R_word ->
    [any] 一个房间
   *[other] { $R }
}
when-does = { $M }执行{ $k_word ->
    [explore] 探索行动
    [fight] 战斗行动
    [command] 号令行动
    [inertia] 惯性行动
   *[phys] 物理行动
}
when-lethal = { $X }将被击败
when-moved = { $X }移动
when-hexed = { $X }获得厄咒
when-linked = { $X }被指派一个召唤物
when-summons = { $X }召唤一个召唤物
when-slain = { $X }被击败
when-gone = { $X }离开会所
when-woken = { $X }被激活
when-replaces = { $X }替换方块
when-averted = { $X }免于被击败
when-felled = { $X }被击败
when-crowned = { $X }拿取王冠
when-questdone = { $X }结算一张任务
when-celled = { $X }被送入静室
when-claims = { $X }夺取一个战利品
when-turnstart = { $X }的一次激活开始
when-turnend = { $X }的一次激活结束
when-scores = { $M }获得{ $n ->
    [1] 力量点
   *[other] 至少{ $n }个力量点
}
when-loses = { $M }失去{ $n ->
    [1] 力量点
   *[other] 至少{ $n }个力量点
}
when-unstable = { $P }在{ $R_word ->
    [any] 一个房间
   *[other] { $R }
}放置不稳定方块
when-converts = { $P }替换{ $R_word ->
    [any] 一个房间
   *[other] { $R }
}的不稳定方块
when-restored = { $R_word ->
    [any] 一个房间
   *[other] { $R }
}被修复
when-begin = { $p }开始
when-end = { $p }结束
when-reveals = { $M }揭示{ $f_word ->
    [any] 一个法术
   *[other] { $f_spell }
}
when-resolved = { $M }结算完{ $f_word ->
    [any] 一个法术
   *[other] { $f_spell }
}

ask-src = （来自{ $value }）
ask-amount = （一次至少{ $value }个）
ask-total = （合计{ $value }）
ask-with-mine = （其上至少有你的{ $value }个方块）
ask-mine = （其上你的方块最{ $value_word ->
    [least] 少
   *[most] 多
}）
ask-distinct = （每次须为不同的{ $value_word ->
    [colour] 颜色
    [element] 元素
    [school] 学派
    [room] 房间
   *[mage] 法师
}）
ask-same = （须在同一{ $value_word ->
    [round] 轮
    [phase] 阶段
   *[effect] 效果
}内）
ask-in = { ask-same }
ask-in-one = { ask-same }
ask-sole = （独自）

## 条件

if-is = { $X }{ $holds ->
    [yes] 是
   *[no] 不是
}{ $b_word ->
    [mage] 法师
    [evo] 召唤物
    [Rose] 黑玫瑰
   *[other] { $b }
}
if-in = { $X }{ $holds ->
    [yes] 在
   *[no] 不在
}{ $r }
if-crown = { $X }{ $holds ->
    [yes] 持有
   *[no] 未持有
}王冠
if-near = { $X }与{ $Y }{ $holds ->
    [yes] 相距不超过
   *[no] 相距超过
}{ $n }个房间
if-fell = { $X }{ $holds ->
    [yes] 因此被击败
   *[no] 没有因此被击败
}
if-combo = 你其他的已揭示法术{ $holds ->
    [yes] 显示
   *[no] 未显示
}{ $a }{ $b ->
    [none] {""}
   *[other] +{ $b }
}{ $c ->
    [none] {""}
   *[other] +{ $c }
}（每个元素各由一张法术显示）

compare-op = { $op ->
    [at-least] 至少{ $number }
    [at-most] 至多{ $number }
    [more] 多于{ $number }
    [less] 少于{ $number }
   *[equal] 恰好{ $number }
}
compare-hex = { $X }有{ compare-op }个厄咒
compare-umbra = { $X }有{ compare-op }个幽影
compare-trophy = { $X }有{ compare-op }个战利品
compare-hand = { $X }有{ compare-op }张手牌
compare-pow = { $X }有{ compare-op }个力量点
compare-dmg = { $X }有{ compare-op }点伤害
compare-black = { $X }有{ compare-op }点黑色伤害
compare-mine = { $X }身上有你的{ compare-op }个方块
compare-evostr = { $X }的召唤物总力量值为{ compare-op }
compare-upg = { $X }有{ compare-op }个强化
compare-evo = { $X_word ->
    [none] 你
   *[other] { $X }
}控制{ compare-op }个召唤物
compare-el = 你其他的已揭示法术中{ compare-op }张显示{ $e }
compare-sym = 你的已揭示法术中{ compare-op }张{ $e_word ->
    [summon] 带有召唤
   *[other] 显示{ $e }{ $f ->
        [none] {""}
       *[other] 或{ $f }
    }
}
compare-q = { $X }有{ compare-op }张{ $s_word ->
    [active] 进行中
    [fulfilled] 已达成
   *[completed] 已结算
}任务
compare-totem = 你控制{ compare-op }个图腾
compare-struck = { compare-op }个模型被命中
compare-last = { $number ->
    [0] { $op ->
        [equal] 没有生效
       *[other] 已生效
    }
   *[other] { $op ->
        [equal] { $number ->
            [1] 如此做了
           *[other] 数量恰好为{ $number }
        }
       *[other] 数量为{ compare-op }
    }
}
compare-ignored = 忽略了{ compare-op }点伤害
compare-hitamt = 该伤害为{ compare-op }点
compare-moon = 当前为月相{ $number }
compare-speed = 速度值为{ compare-op }

## 数量

count-hex = { $X }的厄咒数
count-umbra = { $X }的幽影数
count-trophy = { $X }的战利品数
count-hand = { $X }的手牌数
count-pow = { $X }的力量点数
count-dmg = { $X }的伤害数
count-black = { $X }的黑色伤害数
count-mine = { $X }身上你的方块数
count-evostr = { $X }的召唤物总力量值
count-upg = { $X }的强化数
count-evo = { $X_word ->
    [none] 你
   *[other] { $X }
}控制的召唤物数
count-el = 你其他显示{ $e }的已揭示法术数
count-sym = 你{ $e_word ->
    [summon] 带有召唤
   *[other] 显示{ $e }{ $f ->
        [none] {""}
       *[other] 或{ $f }
    }
}的已揭示法术数
count-q = { $X }的{ $s_word ->
    [active] 进行中
    [fulfilled] 已达成
   *[completed] 已结算
}任务数
count-totem = 你控制的图腾数
count-struck = 被命中的模型数
count-last = 实际数量
count-ignored = 被忽略的伤害量
count-hitamt = 该伤害
count-moon = 月相数
count-speed = 速度值

## 谁与什么

where = { $n ->
    [none] {""}
    [any] {""}
    [0] { $n_word ->
        [spirit] 灵径（0）内的
       *[none] { $origin_sort ->
            [none] 你所在房间的
            [room] { $origin }中的
           *[other] { $origin }所在房间的
        }
    }
   *[other] { $origin ->
        [none] {""}
       *[other] { $origin }
    }{ $n_word ->
        [spirit] 灵径（{ $n }）内的
       *[none] 距离{ $n }内的
    }
}
some = { $quantity ->
    [all] 每{""}
    [each] 每{""}
    [up] 至多{ $limit }
   *[one] { $n ->
        [any] { $filter ->
            [none] 任意一
           *[other] 一
        }
       *[other] 一
    }
}
the-mage = { where }{ some }名{ $on ->
    [event] 法师
   *[other] 对手
}
the-foe = { where }{ some }个对方模型
the-fig = { where }{ $quantity ->
    [all] 每个
    [each] 每个
    [up] 至多{ $limit }个其他
   *[one] { $n ->
        [any] 任意另一个
       *[other] 另一个
    }
}模型
the-evo = { where }{ some }个召唤物
mine = { $quantity ->
    [all] 每个
    [each] 每个
    [up] 至多{ $limit }个
   *[one] 一个
}
the-myevo = { where }你控制的{ mine }召唤物
the-foeevo = { where }非你控制的{ mine }召唤物
the-me = 你
the-bearer = 持有者
the-this = 此召唤物
the-trig = { $who ->
    [caster] 施法者
    [mage] 该法师
    [evocation] 该召唤物
   *[figure] 该模型
}
the-victim = { $who ->
    [mage] 该法师
    [evocation] 该召唤物
   *[figure] 该模型
}
the-src = { $event ->
    [hexed] 施咒者
    [linked] 指派者
    [slain] 击败者
   *[other] 伤害来源
}
the-drawer = 抓到此事件的法师
the-own = 你的一个模型
the-any = 任意模型
the-M-every = { $single ->
    [yes] 法师
   *[no] 每名法师
}
the-E-every = 每个召唤物
the-Rose = 黑玫瑰
the-it = 该召唤物
the-owner = { $E }的拥有者
the-umbra = { $X }的{ $quantity ->
    [all] 每个
    [each] 每个
   *[one] 一个
}幽影
the-room = { $n ->
    [none] { $origin_word ->
        [none] 一个房间
       *[other] { $origin }所在的房间
    }
    [0] { $origin_word ->
        [none] 你所在的房间
       *[other] { $origin }所在的房间
    }
   *[other] { where }{ $quantity ->
        [all] 所有
        [each] 每个
        [up] 至多{ $limit }个
       *[one] { $n ->
            [any] { $colour ->
                [none] 任意一个
               *[other] {""}
            }
           *[other] 一个
        }
    }{ $colour ->
        [none] {""}
       *[other] { $colour }
    }房间
}
the-here = 你所在的房间
the-there = 该房间
the-exit = 与{ $X }的静室相邻的一个房间
the-prepared = { $X }的一张预备法术
the-activated = { $X }的一张待发法术
the-revealed = { $X }的一张已揭示法术
the-quest = { $X }的一张{ $s_word ->
    [active] 进行中
    [fulfilled] 已达成
   *[completed] 已结算
}任务

that-mage = { $quantity ->
    [all] 这些法师
    [member] 其中一名法师
   *[one] 该法师
}
that-figure = { $quantity ->
    [all] 这些模型
    [member] 其中一个模型
   *[one] 该模型
}
that-evocation = { $quantity ->
    [all] 这些召唤物
    [member] 其中一个召唤物
   *[one] 该召唤物
}
that-room = { $quantity ->
    [all] 这些房间
    [member] 其中一个房间
   *[one] 该房间
}
that-card = 该法术
that-quest = 该任务

named-place = “{ $name }”
named-evocation = 1个{ $name }
named-archetype = { $name }
named-hex = 厄咒“{ $name }”
named-upgrade = 强化“{ $name }”

## 哪些

colour-red = 红色
colour-blue = 蓝色
colour-green = 绿色
colour-yellow = 黄色
colour-purple = 紫色
colour-grey = 灰色
colour-black = 黑色
filter-black = { $op ->
    [at-least] 有至少{ $value }点黑色伤害的
    [at-most] 有至多{ $value }点黑色伤害的
   *[equal] { $value ->
        [0] 没有黑色伤害的
       *[other] 有{ $value }点黑色伤害的
    }
}
filter-ruined = 处于废墟面的
filter-restored = { $holds ->
    [no] 处于废墟面的
   *[yes] 处于修复面的
}
filter-free = 有空格的
filter-crown = { $holds ->
    [no] 未持有王冠的
   *[yes] 持有王冠的
}
filter-other = 除此之外的
filter-most = { measure }最多的
filter-least = { measure }最少的
measure = { $x_word ->
    [power] 力量点
    [instability] 不稳定方块
   *[trophies] 战利品
}
filter-owner = { $value }拥有的
filter-hex = 有{ filter-op }个厄咒的
filter-umbra = 有{ filter-op }个幽影的
filter-dmg = 有{ filter-op }点伤害的
filter-health = 生命值{ $op ->
    [at-least] 不小于{ $value }
    [at-most] 不大于{ $value }
   *[equal] 为{ $value }
}的
filter-trophies = 有{ filter-op }个战利品的
filter-mages = 有{ filter-op }名法师的
filter-op = { $op ->
    [at-least] 至少{ $value }
    [at-most] 至多{ $value }
    [more] 多于{ $value }
    [less] 少于{ $value }
   *[equal] 恰好{ $value }
}
filter-place = { $holds ->
    [no] 除{ $name }外的
   *[yes] “{ $name }”
}
filter-archetype = { $holds ->
    [no] 非{ $name }原型的
   *[yes] { $name }原型的
}
filter-evocation = { $holds ->
    [no] 非{ $name }的
   *[yes] 种类为{ $name }的
}
filter-named = { $holds ->
    [yes] 作为{ $thing }的
   *[no] 除{ $thing }外的
}

## 自身即含义的词

key-red = 一个红色房间
key-blue = 一个蓝色房间
key-green = 一个绿色房间
key-yellow = 一个黄色房间
key-purple = 一个紫色房间
key-grey = 一个灰色房间
key-black = 黑色房间
key-fire = 火
    .spell = 一个火元素法术
key-water = 水
    .spell = 一个水元素法术
key-air = 气
    .spell = 一个气元素法术
key-earth = 土
    .spell = 一个土元素法术
key-profane = 亵渎
    .spell = 一个亵渎元素法术
key-sacred = 神圣
    .spell = 一个神圣元素法术
key-magic = 魔法
    .spell = 一个魔法元素法术
key-summon = 召唤
    .spell = 一个带有召唤的法术
key-combat = 战斗
    .spell = 一个战斗法术
key-conjunction = 联结
    .spell = 一个联结法术
key-defence = 防护
    .spell = 一个防护法术
key-trap = 陷阱
    .spell = 一个陷阱法术
key-rose = 黑玫瑰阶段
key-study = 研习阶段
key-planning = 筹划阶段
key-action = 行动阶段
key-evocation = 召唤物阶段
key-cleanup = 清理阶段
key-round = 轮
part-P = 作为物理行动：{ $what }
part-S = 作为法术：{ $what }

## 化身的指令

with-priority = { $thing }（优先级{ $number }）
order-you = 对化身的指令：“你”即化身。
symbol-instability = 在你所在的房间放置1个不稳定方块。
order-instability = 在此指令的第一个法术之前，在你所在的房间放置1个不稳定方块。
order-extra = 然后再揭示并执行一张指令，该指令不计入上限。
order-priority = { $number ->
    [1] 伤害最多的法师；相同时选最近的；再相同时选力量点最多的；仍相同则由王冠决定。
    [2] 最近的法师；相同时选伤害最多的；再相同时选力量点最多的；仍相同则由王冠决定。
   *[3] 法师最多的房间；相同时选模型最多的；再相同时选不稳定最多的；仍相同则由王冠决定。
}

## 卡包：`mindrose content`

pack-file = { $part ->
    [rooms] 房间
    [lodge] 会所
    [mages] 法师
    [schools] 学派
    [personal] 专属法术
    [forgotten] 遗忘法术
    [spells] 法术
    [evocations] 召唤物
    [hexes] 厄咒
    [upgrades] 强化
    [quests] 任务
    [avatar] 化身的指令
   *[events] 事件
}
pack-part = { pack-file }：{ $number }，为卡包自有
pack-part-says = { $part ->
    [main] 正面效果
    [reverse] 逆面效果
    [ruined] 废墟面
    [restored] 修复面
    [task] 目标
    [instability] 不稳定
    [action] 物理行动
    [spell] 法术
    [extra] 额外指令
    [reaction] 陷阱或防护
    [priority-1] 优先级1
    [priority-2] 优先级2
    [priority-3] 优先级3
   *[effect] 效果
}：{ $text }
