do-gain = { $X_word ->
    [me] 获得
   *[other] { $X }获得
}{ $n }枚{ $c_word ->
    [silver] 银币
   *[other] 金币
}
do-lose = { $X_word ->
    [me] 失去
   *[other] { $X }失去
}{ $n }枚金币
do-mark = 获得银行的青睐
aura-tax = 你{ $n_sign ->
    [minus] 少
   *[other] 多
}付{ $n }枚金币
when-enter = 此牌入场
if-rich = { $X }很富有
count-gold = { $X }的金币数
compare-gold = { $X }至少有{ $number }枚金币
the-me = 你
the-it = 其
the-seat = { $quantity ->
    [all] 每位玩家
   *[one] 一位玩家
}
that-seat = 该玩家
filter-gold = 至少有{ $value }枚金币
key-gold = 金币
key-silver = 银币
