### 卡牌版各课的文字，中文。
###
### 桌上的文字用卡牌的 id 指代卡名：$hope 就是【希望】。

tutorial-lesson-first-turn = 第一个回合
    .about = 认识牌桌，拿取冲动，唤起情感，碎片。
tutorial-lesson-abilities = 能力
    .about = 新进与就绪，能力的代价，碎片去哪里。
tutorial-lesson-fusion = 融合
    .about = 两张牌一次进入，立即就绪。
tutorial-lesson-counter = 反制
    .about = 阻止对手的能力，也会被对手阻止。
tutorial-lesson-revelation = 启示
    .about = 计分、氛围、奖励与心情。
tutorial-lesson-victory = 获胜
    .about = “专一”与“平衡”。

## 第一个回合

tutorial-first-welcome = 欢迎！你有一手牌，还有自己的心境：一排四个位置，你的情感就放在那里。你和对手之间有三张正面朝上的牌，叫作冲动，每张都有自己的牌堆。
tutorial-first-impulse = 在你的回合里，你恰好进行两次行动。一种行动是把一张冲动拿到手里。请从第1列拿取【{ $hope }】：它是强烈情感。
tutorial-first-evoke = 【{ $hope }】到了你手里，牌堆的下一张牌补上了它的位置。另一种行动是唤起情感：让它从手牌进入心境。请唤起【{ $hope }】。
tutorial-first-fragments = 那是你的第二次行动，所以对手也进行了一个回合。看看【{ $hope }】：它带来了两枚碎片，每个强烈情感都是如此。碎片是燃料，计分时还剩下的就是你的分数。
tutorial-first-mild = 又轮到你了。【{ $comfort }】是温和情感，带来一枚碎片。请唤起它。
tutorial-first-keep = 每当有情感进入，你可以移除另一个情感。位置有四个，所以不必移除。
tutorial-first-end = 你现在有三枚碎片，都是极乐碎片，因为两个情感都属于极乐。晦暗情感带来晦暗碎片。四个位置都占满时，新的情感必须替换一个旧的。

## 能力

tutorial-ability-ready = 回合开始时就在你心境里的情感是就绪的：可以使用它的能力。【{ $trust }】刚刚进入，是新进情感，要等到你的下一个回合。
tutorial-ability-use = 使用能力要花费该情感的一枚碎片，但不花费行动。【{ $hope }】的能力是“抓取”：从主牌库抓两张牌。请使用它。
tutorial-ability-absorb = 花费的碎片通常回到供应堆。不过你还有【{ $brightness-y }】，它和【{ $hope }】一样属于极乐，可以吸收你的情感花费的极乐碎片。就让它吸收吧。
tutorial-ability-another = 你抓了两张牌。被吸收的碎片不能再花费，但会计分。每种能力每回合只能使用一次，所以换一种：使用【{ $valor }】的“摧毁”。
tutorial-ability-absorb-again = 【{ $brightness-y }】有两个吸收槽，还空着一个。让它把这枚碎片也吸收掉。
tutorial-ability-destroy = 现在选择目标，可以是任何心境中的任何情感。请摧毁【{ $rage }】：对手有两枚碎片在上面。
tutorial-ability-end = 【{ $rage }】进了弃牌堆，它的碎片回到供应堆，谁也得不到分。你用了两种能力，一枚碎片也没有失去，而且还剩一次行动。

## 融合

tutorial-fusion-base = 【{ $bleakness-gn }】是基底卡。它没有能力，也不带来碎片。但它可以和另一个情感一起进入，作为融合情感的下层卡。
tutorial-fusion-evoke = 先选上层卡：唤起【{ $panic }】。如果单独进入，它就是新进情感，能力要等下一个回合才能用。
tutorial-fusion-fuse = 现在让它与【{ $bleakness-gn }】融合。两张牌一起进入，只花费一次行动。
tutorial-fusion-use = 融合情感立即就绪。现在就使用【{ $panic }】。
tutorial-fusion-absorb = 【{ $panic }】和它的基底卡都属于晦暗，所以基底卡可以吸收【{ $panic }】花费的碎片。就让它吸收吧。
tutorial-fusion-destroy = 现在摧毁【{ $faith }】。
tutorial-fusion-end = 融合情感算作一个情感：只占一个位置，只有上层卡的氛围。它的基底卡只吸收这个情感自己花费的碎片，而且两张牌极性相同时才能吸收。

## 反制

tutorial-counter-threat = 对手使用【{ $panic }】，要摧毁你的【{ $faith }】。能力已经付了代价，但还没有生效：现在正是反制的时候。
tutorial-counter-counter = 【{ $panic }】是蓝色氛围。只要从手中弃掉一张蓝色的牌，不论是什么牌，这个能力就无效。请用【{ $tranquility }】反制。
tutorial-counter-nothing = 【{ $faith }】保住了。对手的碎片照样花掉了，那种能力在那个回合也算用过了。现在轮到你。
tutorial-counter-use = 反击吧：使用【{ $valor }】，它是红色氛围。
tutorial-counter-destroy = 选择摧毁【{ $animosity }】。对手手里有一张牌，会不会是红色的？
tutorial-counter-end = 果然是红色：对手反制了，【{ $animosity }】留了下来，你的碎片花掉了。反制本身不能被反制。所以使用能力之前，想想别人手里的牌，自己手里也要留着不同的氛围。

## 启示

tutorial-revelation-empty = 第2列的牌堆空了。【{ $disgust }】一离开就无牌可补，于是触发启示：回合立即结束，所有人计分。
tutorial-revelation-patterns = 那时你的情感上的所有碎片就永远归你了。情感的氛围还能带来奖励：三种不同（三异）得1枚碎片，三个相同（三同）或两对得2枚，四种不同（四异）或四个相同（四同）得4枚。只算最好的一种。
tutorial-revelation-evoke = 你有红、黄、蓝三色。【{ $purity }】是绿色：唤起它，你就有四种不同的氛围。
tutorial-revelation-keep = 不要移除：四个都需要。
tutorial-revelation-take = 现在从第2列拿取【{ $disgust }】，触发启示。
tutorial-revelation-scored = 你的情感给了你6枚碎片，四异又奖励4枚。奖励的颜色由启示时的心情标记决定，这次是极乐：你的计分区里有10枚极乐碎片。谁也拿不走。
tutorial-revelation-cycle = 随后新的周期开始了。心境清空，你又有了四张手牌，牌堆和冲动补满，心情标记重新抛掷：两面机会均等，这次仍是极乐。启示发生在你的回合，所以先手是对手。

## 获胜

tutorial-victory-goals = 每次启示之后都要看是否有人获胜。有两种方式。“专一”：一种颜色的碎片至少12枚。“平衡”：极乐与晦暗碎片一样多，而且各至少7枚。
tutorial-victory-rival = 你的计分区有8枚极乐碎片，对手有5枚极乐和5枚晦暗。再看对手的心境：2枚极乐，2枚晦暗。如果现在就启示，对手两种各有7枚，会以“平衡”获胜。
tutorial-victory-evoke = 但“专一”优先于“平衡”。加上【{ $hope }】的碎片，你会有10枚极乐碎片。唤起【{ $valor }】，再添两枚。
tutorial-victory-keep = 不要移除：你需要【{ $hope }】的碎片。
tutorial-victory-take = 12枚就在眼前。第3列的牌堆空了：拿取【{ $kindness }】，触发启示。
tutorial-victory-end = 你以“专一”获胜！对手在同一次启示中达成了“平衡”，但“专一”优先。如果两位玩家以同一种方式获胜，碎片总数多的胜出。如果谁也没有达成目标，就会开始下一个周期。
