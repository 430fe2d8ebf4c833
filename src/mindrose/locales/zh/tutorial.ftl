### 课程页与牌桌上的引导，中文。各游戏课程的文字在 <game>-lessons.ftl 中。

## 课程列表

tutorial-title = 边玩边学
tutorial-lead = 在真实的牌桌上学短课。每一步都会提示你试什么，由你亲自来玩。
tutorial-progress = { $done ->
    [0] 还没有完成任何一课
   *[other] 已完成{ $done }课，共{ $all }课
}
tutorial-lessons = 课程
tutorial-begin = 开始
tutorial-again = 再来一次
tutorial-done = 已完成
tutorial-name = 第{ $number }课：{ $title }
tutorial-play = 和电脑玩家对局
tutorial-play-about = 一局真正的游戏，不再有提示。选不了的东西仍会告诉你原因。
tutorial-none = 还没有课程。规则页开头用一页说明回合怎么进行、游戏怎么结束。

## 在牌桌上

tutorial-guide = 引导
tutorial-step = 第{ $number }步，共{ $all }步
tutorial-next = 继续
tutorial-show = 演示一下
tutorial-do = 请这样做：{ $choice }
tutorial-confirm = 再选一次，或按“确认”。
tutorial-else = 这样也可以。不过这里请试试：{ $choice }。
tutorial-read-first = 请先读完，再按“继续”。
tutorial-watch = 请看牌桌。
tutorial-astray = 牌局没有照计划进行。你可以随意玩下去，也可以重新开始这一课。
tutorial-finished = 很好！这一课结束了。
tutorial-finished-all = 很好！最后一课也结束了：你已经学会了对局所需的一切。
tutorial-next-lesson = 下一课：{ $title }
tutorial-restart = 重新开始这一课
tutorial-leave = 全部课程
