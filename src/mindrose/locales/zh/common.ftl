### 所有游戏共用的文字。

## 玩家

# $number (number)：座位号，从一数起；用于没有名字的玩家。
player = 玩家{ $number }
# 名单从左往右增长：“小安”“小安、小博”“小安、小博和小晨”。
list-more = { $first }、{ $next }
names-last = { $first }和{ $next }
# 版图、扩展包和命令中的条目与括注。
terminal-fact = { $name }：{ $value }
aside = { $text }（{ $about }）

## 选项的值

value-yes = 是
value-no = 否
value-unlimited = 无限

## 为什么不行

refusal-number = { $answer }不是可用的回答：请选择0到{ $last }之间的整数。
refusal-players = 本游戏适合{ $least }到{ $most }人（{ $rule }）：请选择这个范围内的人数。
refusal-not-active = 现在由别的玩家做决定（{ $rule }）：请等轮到你时再操作。
refusal-game-over = 游戏已经结束（{ $rule }）：可以回顾这一局，或者再开一局。

## 结局

outcome-nobody = 没有玩家获胜。分数：{ $scores }。
outcome-closed = 这一桌在终局前关闭：无人获胜。
outcome-resigned = { $winners ->
    [0] { $player }认输。
    [1] { $player }认输，{ $names }获胜。
   *[other] { $player }认输，{ $names }共同获胜。
}

## 终端

terminal-commitment = 本局种子的指纹：{ $hash }
terminal-stirred = { $seat } 号座位加入种子的数字：{ $number }
terminal-thinking = { $name }正在思考……
terminal-hand-over = 请把屏幕交给{ $name }，然后按回车键。
terminal-hint = 输入回答的编号，或输入 ? 查看帮助。
terminal-ready = 你已选定，其他人仍在决定。输入编号可以改变主意，按回车则保持不变。
terminal-help =
    编号 —— 选择该回答
    undo —— 收回上一个回答
    withdraw —— 放弃尚未完成的操作
    log —— 查看到目前为止的经过
    rule { $rule } —— 查看一条规则
    card 卡名 —— 查看一张牌的作用或牌上一个词的含义
    quit —— 离开；游戏会保存
terminal-once-more = { $caution }确定的话，请再输入一次{ $number }。
terminal-decides = 由{ $who }决定：
terminal-decided = 决定：{ $choice }
terminal-unclear = { $count ->
    [1] 请输入1（唯一的回答），或输入 ? 查看帮助。
   *[other] 请输入1到{ $count }之间的编号，或输入 ? 查看帮助。
}
terminal-no-rule = 没有关于“{ $wanted }”的规则：请输入 { $rule } 这样的编号，或换一个词。
terminal-no-card = { $wanted ->
    [none] 哪张牌？请连同名称一起输入，例如：card { $example }。
   *[other] 这里没有“{ $wanted }”{ $like ->
        [none] ：请输入一张牌的名称，例如“{ $example }”。
       *[other] 。你是不是要找“{ $like }”？
    }
}
terminal-left = 再见！游戏已保存在 { $file }。
terminal-finished = 游戏已保存在 { $file }；种子是 { $seed }。
# $answers, $rules (number); $bare (text): numbers of rules, or `none`.
terminal-replayed = 已重演 { $answers } 个回答；所有哈希值一致。
terminal-not-over = 对局尚未结束。
terminal-rules = { $rules } 条规则；缺少代码或测试：{ $bare ->
    [none] 无
   *[other] { $bare }
}
