### 所有游戏共用的文字。

## 玩家

# $number (number)：座位号，从一数起；用于没有名字的玩家。
player = 玩家{ $number }
# 名单从左往右增长：“小安”“小安、小博”“小安、小博和小晨”。
names-more = { $first }、{ $next }
names-last = { $first }和{ $next }

## 选项的值

value-yes = 是
value-no = 否
value-unlimited = 无限

## 为什么不行

refusal-number = { $answer }不是可用的回答：请选择0到{ $last }之间的整数。
refusal-players = 本游戏适合{ $least }到{ $most }人（{ $rule }）：请选择这个范围内的人数。
refusal-not-active = 现在由别的玩家做决定（{ $rule }）：请等到询问你时再回答。
refusal-game-over = 游戏已经结束（{ $rule }）：可以回顾这一局，或者再开一局。
