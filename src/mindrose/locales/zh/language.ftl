### 卡牌效果的各部分如何连接。连接的内容由各游戏给出，见 docs/effects.md。
###
### $what、$first、$next：不带句号的分句。$thing：所指的对象。

effect-cases = none

effect-sentence = { $text }。
effect-next = { $first }{ $next }
# “//”之后的内容，仍属同一效果；$kind：开头的种类，[if]、[may]或[do]。
effect-after = { $first }；然后{ $next }
effect-then = { $first }，然后{ $next }
effect-then-if = { $first }，然后{ $next }

effect-on = 当{ $trigger }时，{ $what }
effect-during = 每当{ $trigger }时，{ $what }
effect-persist = 在此效果对{ $target }生效期间，每当{ $trigger }时，{ $what }
effect-once = 在此效果对{ $target }生效期间，下一次{ $trigger }时，{ $what }
effect-aura = { $what }

effect-if = 若{ $condition }，则{ $what }
effect-if-else = 若{ $condition }，则{ $what }；否则{ $otherwise }
effect-if-none = { $what }；若没有这样的目标，则{ $otherwise }
# $mood：在“你可以”之后为[may]，否则为[do]；两者说法不同时，各游戏的消息据此选择。
effect-may = 你可以{ $what }
# $what本身含有条件、重复或选择。
effect-may-all = 你可以执行以下效果：{ $what }
effect-per = { $number ->
    [1] { $what }
   *[other] 进行{ $number }次：{ $what }
}
effect-per-count = 次数等于{ $number }：{ $what }
effect-each = 对{ $thing }：{ $what }
effect-as = 由{ $thing }执行：{ $what }
effect-pick = 选择一项：{ $choices }
effect-or-else = { $first }；或{ $next }
effect-choose = { $chooser ->
    [you] 选择{ $thing }
    [rnd] 随机选择{ $thing }
   *[other] { $mood ->
        [may] 让拥有者选择{ $thing }
       *[do] 由拥有者选择{ $thing }
    }
}

effect-and = { $first }且{ $next }
effect-both = { $first }+{ $next }
effect-or = { $first }或{ $next }
effect-not = 不是{ $condition }
effect-there-is = 有这样的目标
effect-there-is-none = 没有这样的目标
effect-with = { $filters }的{ $thing }
effect-asked = { $trigger }（{ $modifier }）
effect-when-if = { $trigger }且{ $condition }
effect-rate = { $trigger }（每{ $span }最多{ $number }次）

effect-at-least = { $left }不小于{ $right }
effect-at-most = { $left }不大于{ $right }
effect-equal = { $left }等于{ $right }
effect-more = { $left }大于{ $right }
effect-less = { $left }小于{ $right }
effect-plus = { $left }加{ $right }
effect-minus = { $left }减{ $right }
effect-times = { $left }乘以{ $right }
effect-min = { $left }（最多{ $right }）
effect-max = { $left }（最少{ $right }）
effect-div = { $left }除以{ $right }（向下取整）

# $text：属于一起的内容；$name：所选目标的代号。
effect-group = （{ $text }）
effect-afterwards = { $first }；在此之后，{ $next }
effect-afterwards-if = { $first }；在此之后，{ $next }
effect-besides = { $first }；此外，{ $next }
effect-named = { $thing }（{ $name }）
effect-chosen = 已选择目标
effect-none-chosen = 未选择目标
effect-consider = 记下{ $thing }
effect-body = {"…"}
effect-number-of-them = 其数量

## 书写卡牌能力所用的词：`mindrose content words`

lexicon-when = 能力何时生效
lexicon-how = 有条件、可选择、重复多次
lexicon-whom = 谁与什么
lexicon-which = 其中哪些（写在词后的方括号里）
lexicon-if = 条件
lexicon-amounts = 数量
lexicon-does = 届时做什么
lexicon-holds = 持续有效的效果，写在“aura:”之后
lexicon-only = 仅限
lexicon-asked-of = 适用于
lexicon-number = { $sign ->
    [yes] +或-，再写{ lexicon-whole }
   *[no] { lexicon-whole }
}{ $anywhere ->
    [yes] ，或用*表示任意距离
   *[no] {""}
}{ $count ->
    [yes] ，或上文的数量
   *[no] {""}
}
lexicon-whole = { $limit ->
    [yes] { $low }到{ $high }的整数
   *[no] 不小于{ $low }的整数
}

## 命令行如何介绍一个游戏：`mindrose games 游戏`

command-players = { $low }到{ $high }名玩家，通常{ $usual }名。
command-options = 选项，写作 --option 名称=值：
command-default = 默认
command-range = 或{ $low }到{ $high }的整数
command-seats = { $title }，{ $low } 至 { $high } 名玩家
command-column-option = 选项
command-column-default = 默认
command-column-allowed = 可选值
command-column-rule = 规则
command-text = 文字
command-meaning = 各选项的含义：{ $command }
