### 每张桌面周围的文字，中文。

## 提示

table-prompt = 当前询问
table-your-turn = 轮到你了
# $number (number)：座位号，从一数起。
table-bot = 电脑{ $number }
table-thinking = { $player }正在思考……
# $names (text)：多名玩家，用逗号隔开。
table-waiting-several = 正在等待{ $names }。
# $names (text)：尚未决定的玩家，用逗号隔开。
table-ready = 你已选定；在等待{ $names }期间仍可更改。
table-is-ready = 已选定
table-watching = 你正在观战。
# $time (text)：“2分钟”。
table-since = 已等待{ $time }
table-time-left = 剩余{ $time }
table-nudge = 提醒{ $player }
table-nudged = 其他人正在等你。
table-choices = 可选操作
table-barred = 现在不能做
table-confirm = 确认
table-confirm-choice = 确认：{ $choice }
table-confirm-several = 确认{ $chosen }/{ $number }
# 接连询问的几个选择可以一次选好。
table-together = 可以一次选好全部{ $number }个。
table-together-then = { $left ->
    [0] 确认后依次执行以上全部选择。
   *[other] 确认后依次执行以上选择，然后再选{ $left }个。
}
table-together-changed = 桌面有变化：请重新选择其余部分。
table-ahead = { $stop ->
    [hidden] 随后会揭示未知的内容
    [chance] 随后由随机决定
    [over] 随后游戏结束
   *[other] 随后由其他玩家决定
  }
table-cancel = 取消
table-undo = 返回
table-withdraw = 放弃操作
table-see-rule = 查看{ $rule }
table-given = { $player }：{ $choice }
table-passes-by = 此处无需你决定，游戏继续……
table-skip = 跳过
table-continue = 继续
table-scene-again = 再看一次
table-since-turn = 自你的上个回合以来
table-recall = 刚才发生了什么？
table-point = 指给队友看
table-point-where = 选择要让队友看的东西。
table-point-here = { $player }：看这里
table-point-plan = { $player }打算：{ $events }

## 跳过反应机会

table-passing = 当你可以反应时：
table-passing-ask = 每次都问我
table-passing-all = 全程跳过
table-passing-spell = 跳过，直到它结束
table-passing-turn = 跳过，直到我的回合
table-passing-always = 总是跳过
table-passing-about = 没有人能看出是你亲自跳过，还是由此设置代劳。

## 收回

table-takeback = { $player }请求收回上一个回答。
table-takeback-asked = 你已请求收回上一个回答。
table-takeback-ask = 请求收回我的上一个回答
table-agree = 同意
table-decline = 拒绝

## 结束

table-standings = 战况
table-standing = { $player }：{ $points }
table-rematch = 再来一局
table-next = 前往新桌
table-watch-again = 重看
table-end-won = 你赢了！
table-end-lost = 你输了
table-end-over = 游戏结束
table-end-close = 查看桌面
table-end-again = 结果
table-legend-close = 关闭
table-zoom-in = 放大版图
table-zoom-out = 显示整个版图

## 桌旁面板

table-panel = 记录、聊天与规则
table-panel-close = 关闭面板
table-log = 记录
table-log-empty = 还没有发生任何事。
table-log-undone = { $player }收回上一个回答。
table-log-timeout = { $player }的时间用完了。
table-log-resigned = { $player }认输。
table-log-times = × { $times }
table-chat = 聊天
table-chat-empty = 还没有人说话。
table-chat-say = 你的消息
table-chat-send = 发送
table-chat-unread = 条未读
table-chat-mute = 在此屏蔽
table-chat-mute-about = 在这张游戏桌上不再看到 { $name } 的发言。
table-chat-unmute = 重新显示
table-chat-block = 拉黑
table-chat-block-about = { $name } 在任何游戏桌的发言你都看不到，也不能坐到你的游戏桌。可在此处撤销。
table-chat-unblock = 解除拉黑
table-back = 回到自己的座位
table-back-about = 电脑正在替你玩。
table-rules = 规则
table-rules-search = 搜索规则
table-rules-none = 没有包含这些词的规则：请少用几个词，或输入规则编号。
table-rules-all = 全部规则
table-about = 游戏桌
table-away = （不在线）
table-options = 房规
table-options-usual = 无：所有选项均为标准值。
table-commitment = 洗牌指纹
table-commitment-about = 它在发第一张牌之前就已确定，每位入座的人还加入了一个数字。种子在终局时公开，任何人都可以验证洗牌不是谁选定的。
table-fair = 浏览器已核对：种子与事先承诺的一致，其中也包含你的数字。
table-unfair = 核对不符：种子不是发第一张牌之前承诺的那个，或其中没有你的数字。
table-resumed = 这局游戏从一份记录继续：带来记录的人可能知道各家手牌。没有人见过的牌已重新洗过。
table-seed = 种子
table-record-file = 对局记录
table-download = 下载记录
table-share = 本局记录的链接
table-share-moment = 此刻的链接
table-verify = 要在自己的电脑上检验下载的对局，请运行：

## 卡牌与按键

table-inspect-close = 关闭卡牌
table-source = { $source ->
    [rulebook] 与规则书一致。
    [rulebook-name-proposed-ability] 名称来自规则书；对应的能力是我们的提案。
    [board-game-name-proposed-ability] 名称来自桌面游戏版；对应的能力是我们的提案。
   *[other] 来源：{ $text }
}
table-keys = 按键
table-keys-close = 关闭按键列表
table-keys-arrows = 方向键在桌面上移动，回车键选择。

## 页面

table-loading = 请稍候……
table-offline = 连接已断开：恢复后会发送你的回答。
table-as-text = 以文字显示
table-as-board = 显示桌面
table-hand-over = 请把屏幕交给{ $player }。
table-hand-over-done = 我是{ $player }

## 已结束的对局

table-record = 对局记录：{ $game }
table-scrubber = 浏览对局
table-turn-back = 后退一回合
table-step-back = 后退一步
table-run = 播放
table-pause = 暂停
table-step-on = 前进一步
table-turn-on = 前进一回合
table-moment = 对局时刻
table-moment-of = 第{ $number }步，共{ $count }步
table-speed = 速度
table-seen-by = 视角
table-spectator = 观战者

## 文字牌桌

table-text-you = 你
table-text-table = 桌面
table-text-nothing = 无
# The size of a Fragment, where there is room for one word.
table-fragment = { $size ->
    [minor] 次要
    [major] 主要
   *[capstone] 封盖
}
table-intentions-worth = 每回合第一次达成得1分，之后每次得2分。
table-discard-for-vibe = 弃牌放置环境指示物
table-discard-first = 须先弃牌，在这一行放置环境指示物。
# The next space of the Intention wheel that gives something.
table-wheel-next = → { $space }：{ $bonus ->
    [essence] 1个本质
    [card] 1张牌
   *[ambition] 1个渴望
}
table-text-fact = { $name }：{ $value }
table-text-inside = { $outer }，{ $inner }
table-text-facts = { $first }；{ $next }
table-text-card = { $card }。{ $text }
table-text-hand = 你的手牌：{ $number }张
table-text-mindset = 你的心境
table-text-market = 市场
table-text-column = 第{ $column }列：{ $card }牌堆还剩{ $number }张。
table-text-column-empty = 第{ $column }列：空。
table-text-cards = 手牌{ $number }张
table-text-known = 其中你知道的：{ $cards }
table-text-goals = 获胜需要{ $single }枚同一极性的碎片，或两种极性各至少{ $each }枚{ $equal ->
    [yes] 且数量相等。
   *[no] 。
}
