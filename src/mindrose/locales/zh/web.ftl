### 游戏桌以外各页面的文字。

## 框架

web-skip = 跳到页面内容
web-nav = 页面
web-nav-lobby = 大厅
web-nav-games = 我的对局
web-nav-learn = 教学
web-nav-rules = 规则
web-nav-settings = 设置
web-nav-account = 访客
web-language = 语言
web-page-title = { $page } – Mindrose
web-page-title-turn = （{ $turns }）轮到你了 – { $page }
web-turns = 有{ $turns }桌在等你
web-your-turn = 轮到你了
web-footer-unofficial = 非官方的免费项目。游戏名称仅用于指称；内容均非来自发行商，也未使用其美术素材。
web-footer-icons = 图标由多位作者绘制：
web-footer-api = 程序接口

## 页面标题

web-title-lobby = 大厅
web-title-new = 新开一桌
web-title-table = 游戏桌
web-title-games = 我的对局
web-title-record = 对局记录
web-title-rules = 规则
web-title-settings = 设置
web-title-account = 个人资料
web-title-learn = 学习玩法
web-title-avatar = 你桌上的化身
web-title-missing = 这里什么也没有

## 出错的时候

web-offline = 服务器没有回应。请检查网络后重试，什么都没有丢失。
web-broken = 这个页面出了问题。请重新载入；你的对局都保存在服务器上。
web-again = 重试
web-page-failed = 页面载入失败
web-missing = 这里什么也没有
web-missing-about = 这个地址没有内容：也许漏了一个字母。
web-no-table-about = 链接可能少了一个字母：请对方再发一次。你所在的游戏桌都在“我的对局”里。
web-to-lobby = 回到大厅

## 大厅

web-lobby-welcome = 坐下来玩一局
web-lobby-welcome-back = { $name }，欢迎回来
web-lobby-lead = 在浏览器里和电脑或朋友玩桌游。不用注册，不用等待。
web-your-name = 你的名字
web-guest = 访客
web-choose-game = 选择游戏
web-players = { $least }到{ $most }名玩家
web-players-exactly = { $number }名玩家
web-about-cerebria-cards = 收集极乐与晦暗的情感，融合、汲取、偷取，在每次启示时得分。约半小时。
web-about-cerebria = 两队精灵争夺一颗心灵：调用情感，掌控各个领域，在每次启示时塑造本体。两到三小时。
web-about-black-rose-wars = 法师们争夺魔法会所的最高权位：研习与筹划法术，召唤召唤物，修复房间，并始终领先于黑玫瑰。两到三小时。
web-play-bots = 和电脑玩
web-start-basic = 第一局：基础游戏
web-start-solo = 单人对抗化身
web-bots = 电脑的水平
web-play-friends = 和朋友玩
web-lesson = 第一次来？边玩边学
web-lesson-about = { $games }：短课逐步讲解玩法。每课几分钟，随时可以停下。
web-lesson-begin = 学习玩法
web-lesson-later = 以后再说
web-my-running = 你的对局
web-open-tables = 等人入座的游戏桌
web-open-tables-none = 现在没有人在等。开一张公开的游戏桌，大家就能在这里看到。
web-running-tables = 正在进行
web-join = 加入
web-look = 看看
web-watch = 观战
web-go-on = 继续
web-open-table = 进入游戏桌

## 游戏桌

web-seats = 座位
web-seat-open = 空位
web-seat-waits = 等人入座
web-level-easy = 电脑（简单）
web-level-medium = 电脑（中等）
web-level-hard = 电脑（困难）
web-level-expert = 电脑（专家）
web-pace-live = 即时
web-pace-slow = 慢慢玩
web-public = 公开
web-private = 私密
web-limit-none = 不限时
web-limit-seconds = { $number }秒
web-limit-minutes = { $number }分钟
web-limit-hours = { $number }小时
web-limit-days = { $number }天
web-per-decision = 每次决定{ $limit }
# $names：一个名字或名单；$winners：人数。
web-won = { $winners ->
    [0] 无人获胜
    [1] { $names }获胜
   *[other] { $names }共同获胜
}

## 新开一桌

web-new-table = 新开一桌
web-who-plays = 谁来玩？
web-player-count = 玩家人数
web-you = 你
web-you-about = 其他人看到的名字。
web-seat = { $number }号座位
web-sitter-open = 空位：留给朋友
web-sitter-here = 共用这块屏幕的玩家
web-name-of-seat = { $number }号座位玩家的名字
web-their-name = 名字
# Who plays with whom: $names are seats (web-team-seat) or web-team-you.
web-team-with = 与{ $names }同队
web-team-you = 你
web-team-seat = { $number }号座位
web-team-alone = 独自一队
web-manner = 对局设置
web-pace = 节奏
web-pace-live-about = 大家都在，一口气玩完。
web-pace-slow-about = 有空就走一步，可以持续几天。
web-limit = 每次决定的时间
web-who-sees = 谁能找到？
web-private-about = 只有拿到链接的人。
web-public-about = 显示在大厅里：任何人都可以加入或观战。
web-ways = 游戏方式
web-differences = 逐条规则看差别（{ $number }项）
web-house-rules = 房规
web-house-rules-usual = 按规则书
web-house-rules-changed = { $number }条房规
web-house-rules-about = 这一桌可以修改游戏里的任何数值。
web-house-rules-reset = 恢复标准规则
web-options-seats = 精灵与牌库
web-options-seats-about = 可以在这里慢慢读。这里没选的，各人上桌再选。
web-options-mages = 法师、学派与法术
web-options-mages-about = 可以在这里慢慢读：各人上桌再选。
web-options-rare = 不常修改
web-option-written = 自行填写……
web-usually = 标准：{ $value }。
web-cards = 卡牌
web-cards-about = 本服务器上你自制的卡牌与牌库包。游戏桌会保留卡牌包此刻的样子，之后文件如何改动都不受影响。
web-cards-usual = 游戏自带卡牌
web-cards-mistakes = 有{ $number }处错误：改正后才能选用
web-make-table = 开桌
web-make-table-about = 你会得到一个链接，可以发给朋友；坐满后游戏就开始。
web-start = 开始游戏
web-start-about = 游戏马上开始。

## 等待玩家

web-waiting = 等待玩家
web-waiting-full = 人到齐了
web-waiting-about = 还有{ $number }个空位。坐满后游戏自动开始。
web-waiting-host = 现在{ $host }可以开始游戏了。
web-share = 用这个链接邀请朋友
web-share-about = 打开链接的人可以入座，也可以观战。
web-copy = 复制
web-copied = 已复制，发给朋友吧。
web-sit = 坐这里
web-bot = 交给电脑
web-bot-level = 新增电脑的难度
web-open = 空出
web-leave = 离开游戏桌
web-close = 关闭游戏桌
web-here = 在线
web-away = 不在线

## 我的对局

web-running = 进行中
web-running-none = 你没有进行中的对局。
web-finished = 已结束
web-finished-none = 结束的对局会留在这里，可以重看、下载和分享。
web-replay = 重看
web-download = 下载
web-more = 再显示{ $number }局
web-record = 打开记录
web-record-choose = 选择记录文件，或拖到这里
web-record-about = 结束的对局会一步步重放。没结束的会继续：你坐第一个座位，其他座位由电脑来玩。
web-record-unreadable = 这个文件不是对局记录。请选择对局结束后下载的，或由 mindrose 命令保存的文件。
web-leave-game = 退出游戏
web-leave-game-about = 电脑会看着你的手牌替你继续。别人不能坐你的位子；游戏结束前你随时可以回来。
web-leave-waiting-about = 你的座位会空出来，供其他人入座。
web-leave-yes = 退出
web-leave-no = 留下
web-resign = 认输
web-resign-about = { $winners ->
    [0] { $player }认输：游戏立即结束，判负。此操作无法撤销。
    [1] { $player }认输：游戏立即结束，{ $names }获胜。此操作无法撤销。
   *[other] { $player }认输：游戏立即结束，{ $names }共同获胜。此操作无法撤销。
}
web-resign-yes = 认输
web-resign-no = 继续游戏
web-resign-many = 这里不能认输：对局超过两方，其他人会继续玩下去。
web-resign-teammate = 你不能替全队认输：还有别人和你同队。
web-resign-which = 你们几个人共用一个屏幕：想认输的人请到游戏桌上操作。
web-resigned = { $player }认输

## 规则

web-rules-of = { $game }的规则
web-rules-search = 按编号或词语查找
web-rules-hint = 例如 5.4，或“融合”这样的词。
web-rules-found = { $number ->
    [0] 没有规则包含所有这些词。
   *[other] { $number }条规则
}
web-rules-none = 这里没有这款游戏的规则。
web-rules-english = 每条规则先有一句中文概要，全文为英文；文末的词汇表有术语的译名。
web-summary = 一页读懂
web-chapters = 章节
web-glossary = 词汇表

## 设置

web-settings-about = 保存在这个浏览器里；每次修改立即生效。
web-settings-look = 外观
web-settings-play = 游戏
web-theme = 颜色
web-theme-auto = 跟随设备
web-theme-light = 浅色
web-theme-dark = 深色
web-text-size = 文字大小
web-text-small = 小
web-text-normal = 标准
web-text-large = 大
web-text-huge = 特大
web-motion = 动画
web-motion-about = 桌上的行动如何显示。
web-motion-full = 完整
web-motion-reduced = 减少
web-motion-off = 关闭
web-shapes = 更大的颜色图形
web-shapes-about = 火焰、太阳、叶子和水滴始终能区分四种颜色（卡牌游戏的氛围、内心世界的环境）；打开后图形更大，并加上文字。
web-vibe-red = 红
web-vibe-yellow = 黄
web-vibe-green = 绿
web-vibe-blue = 蓝
web-confirm = 再点一次才确认
web-confirm-about = 第一次点击显示代价和结果，第二次才执行。
web-passing = 可以反应的时候
web-passing-about = 别人行动而你可以介入时怎么办。在桌上随时可以更改。
web-passing-ask = 每次问我
web-passing-turn = 跳过，直到我的回合
web-passing-always = 总是跳过
web-sound = 声音
web-sound-about = 很少也很轻：出牌、碎片、轮到你。
web-text-mode = 文字版游戏桌
web-text-mode-about = 桌上的一切都用标题、列表和按钮表示；为读屏软件设计。
web-offer-lesson = 在大厅里推荐第一课
web-tempo = 其他玩家的节奏
web-tempo-about = 他人的每个行动停留多久。游戏桌上的“跳过”会立即显示当前局面。
web-tempo-calm = 从容，每步一秒
web-tempo-brisk = 轻快
web-tempo-instant = 立即

## 账号

web-account-guest = 你是访客：这个浏览器记得你。有了账号，在其他设备上也能保留你的座位。
web-account-is = 你已登录为 { $login }。
web-name-shown = 别人看到的名字
web-rename = 保存名字
web-renamed = 名字已保存。
web-make-account = 创建账号
web-make-account-about = 你的对局一直属于你。不需要邮箱，所以请保管好密码：没有人能给你重发。
web-account-made = 账号已创建。现在可以在其他设备上登录了。
web-log-in = 登录
web-log-in-about = 在这个浏览器上以该玩家的身份游戏。
web-logged-in = 已登录。
web-log-out = 退出登录
web-log-out-about = 这个浏览器会忘记你；对局会等你再次登录。
web-logged-out = 已退出登录。
web-login = 登录名
web-login-about = 3到32个英文字母、数字、点、短横线或下划线。
web-password = 密码
web-password-about = 至少8个字符。
web-programs = 参与对局的程序
web-programs-about = 你的程序可以入座并自动作答。它用令牌向服务器表明身份。
web-program-name = 程序名称
web-program-make = 生成令牌
web-token = { $name }的令牌。请现在复制：只显示这一次。
web-delete = 删除
web-delete-really = 确定删除

## 服务器为什么拒绝

problem-no-player = 服务器还不认识你：请先起个名字。
problem-name = 名字要有1到24个字符，不能是空白：请换一个。
problem-login-taken = 这个登录名已被别人使用：请换一个。
problem-login-wrong = 登录名或密码不对：请重试。
problem-has-account = 你已经有账号了：请先退出登录。
problem-no-table = 没有这张游戏桌：请检查链接。
problem-no-game = 这个服务器没有这款游戏：请在大厅里选别的。
problem-option = 有一条房规的数值不可用：请检查，或恢复标准规则。
problem-pack = 服务器上已没有卡牌包“{ $pack }”，或其中出现了错误：请重新选择卡牌。
problem-players = 这款游戏适合{ $least }到{ $most }人：请换一个座位数。
problem-level = 还没有设定电脑的难度：请选择。
problem-seat-taken = 这个座位有人了：请选别的，或者观战。
problem-seat-unknown = 没有这个座位：请选别的。
problem-not-host = 只有桌主可以这样做：请找桌主帮忙。
problem-not-seated = 你在这一桌没有座位：可以观战。
problem-started = 游戏已经开始：可以观战，或另开一桌。
problem-not-started = 游戏还没开始：请等所有座位坐满。
problem-not-over = 游戏结束后才能看：请先玩完。
problem-over = 游戏已经结束：可以回看，或者开始新的一局。
problem-many-sides = 这里不能认输：对局超过两方，其他人会继续玩下去。你可以退出，由电脑接替你的座位。
problem-teammate = 你不能替全队认输：还有别人和你同队。你可以退出，由电脑接替你的座位。
problem-begun = 你有一个行动还没做完：请先在游戏桌上完成或放弃它，再认输。
problem-which-seat = 你同时操控双方：请到游戏桌上，用要认输的座位认输。
problem-open-seats = 还有空位：请等人来，或把座位交给电脑。
problem-already-seated = 你已经坐在这一桌了。
problem-record = 这份记录无法播放：文件已损坏，或规则、卡牌不同。
problem-record-pack = 这局使用的是卡牌包“{ $pack }”当时的版本，这里没有保存：请上传这局的记录，其中带有这些卡牌。
problem-position = 不存在这样的桌面：请查看哪里有误。
problem-rate = 太快了：请稍等再试。
problem-too-large = 内容太大：请发送小一些的。
problem-malformed = 服务器没看懂这个页面的请求：请重新载入。
problem-origin = 请求来自别的网站，已被拒绝：请用 Mindrose 自己的地址打开。
problem-host = 本服务器不叫这个名字：请用收到的地址打开，或请管理者添加此名称。
problem-gone = 这张游戏桌已关闭。
problem-asked = 你已经请求过了，其他人没有同意。
problem-blocked = 这张游戏桌的桌主不想和你一起玩：请选择别的游戏桌。
problem-storage = 服务器没能保存，什么都没有改变：请重试。
problem-stale = 局面已经变了：请再看一看，然后回答。
problem-no-undo = 你没有可以收回的回答。
problem-undos = 你收回得太频繁了：请先做出决定，之后才能再收回。
problem-promise = 服务器已不再保留承诺的洗牌：请再试一次。
problem-no-draft = 没有可以放弃的操作：你还没有开始。
problem-no-takeback = 没有人请求收回回答。
problem-no-program = 你没有这个程序：请重新载入页面。
problem-too-many = 数量太多了：请先完成或删除一些。
problem-internal = 服务器出了问题：请再试一次。
problem-not-found = 这个地址没有内容：请检查链接。
