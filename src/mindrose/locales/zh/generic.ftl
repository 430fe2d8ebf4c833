### 没有自己文本的游戏所说的话，中文。动词、卡牌和事件都沿用规则中的名称。

generic-question = 轮到你了：{ $kind }。
generic-waiting = 等待{ $player }决定：{ $kind }。
generic-about = { $what }：{ $things }
generic-number = { $name } { $value }
generic-event = { $player }：{ $what }
generic-refusal = { $known ->
    [yes] 现在不能这样选：{ $why }（{ $rule }）。请从给出的回答中选择。
   *[no] 现在不能这样选：{ $why }。请从给出的回答中选择。
}
generic-score = { $player } { $points }
generic-outcome = { $winners ->
    [1] { $names }获胜。得分：{ $scores }。
   *[other] { $names }共同获胜。得分：{ $scores }。
}
generic-option = 参见规则 { $rule }。
