### 竞标牌戏 Goofspiel 的全部中文文字。
###
### 参数说明见英文文件。牌和奖品用数字称呼。

## 术语

word-prize = 奖品
word-prizes = 已翻开的奖品
word-deck = 牌库
word-bids = 历次出价
word-bid = 出价
word-unspent = 剩余的牌
word-points = 分数
word-ready = 已出价

## 询问

question-bid = 你为奖品 { $prize } 出价多少？所有人出价之前，谁也看不到。
question-change = 你已为奖品 { $prize } 出价；在所有人出价之前，还可以更改。

## 其他人此时看到的

waiting-bid = { $player }正在出价。

## 回答

choice-bid = 出价 { $number }
choice-change = 改为出价 { $number }

## 发生的事

event-turned = 奖品是 { $prize }。
event-showed = { $player }出价 { $bid }。
event-won = { $player }赢得奖品 { $prize }。
event-discarded = 最高出价相同：奖品 { $prize } 被弃掉。

## 结局

outcome = { $winners ->
    [1] { $names }获胜。分数：{ $scores }。
   *[other] { $names }共同获胜。分数：{ $scores }。
}

## 为什么不行

refusal-not-in-hand = { $number } 不在你的手牌里（{ $rule }）：请选择手中的牌。
refusal-same-bid = { $number } 已经是你的出价（{ $rule }）：请另选一张，或保持不变。

## 选项

option-cards = 牌数
    .about = 每位玩家有几张牌，奖品也有同样多。
option-order = 奖品顺序
    .about = 奖品在牌库里的排列。
    .random = 打乱
    .ascending = 从小到大
    .descending = 从大到小
