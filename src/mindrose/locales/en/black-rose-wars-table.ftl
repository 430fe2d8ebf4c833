### What the board of Black Rose Wars: Rebirth says, in English; a message of the game itself can be part of it.
###
### $room, $quest, $school, $slot, $owners, $figures: names. $state, $moon, $phase: to select by. $cubes of $slots: how many there are.

## Things, for those who hear them

lodge-room = { $room }, { $colour }, { $state ->
    [ruined] ruined, { $cubes } of { $slots }{ $cubes ->
        [0] {""}
       *[other] : { $owners }
    }; rewards { $rewards }
    [restored] restored, can be activated
   *[used] restored, token used
}{ $number ->
    [0] {""}
   *[other] ; { $figures }
}
lodge-free = empty
lodge-hidden-spell = a spell face down
lodge-quest = { $state ->
    [fulfilled] { $quest }, fulfilled
    [completed] { $quest }, completed
   *[active] { $quest }{ $slots ->
        [0] {""}
       *[other] , { $cubes } of { $slots }
    }
}
lodge-hidden-quests = { $number ->
    [one] { $number } hidden quest
   *[other] { $number } hidden quests
}
lodge-completed = { $number ->
    [one] { $number } completed quest
   *[other] { $number } completed quests
}
lodge-school = { $school }: { $deck } in the library, { $discard } discarded
lodge-laid-in = in { $slot }

## Signs

lodge-thinking = thinking
lodge-moon = { $moon ->
    [1] First moon, to { $next }
    [2] Second moon, to { $next }
   *[other] Third moon, to { $next }
}
lodge-clean-up = Clean-up now
# $rooms: what Clean-up would restore.
lodge-restored = restored: { $rooms }
# $from: the room from where it is measured, or [none].
lodge-reach = { $from ->
    [none] In reach
   *[other] In reach from { $from }
}
lodge-seen = in sight
lodge-phase = { $phase ->
    [rose] Rose
    [study] Study
    [planning] Planning
    [action] Action
    [evocation] Evocations
   *[cleanup] Clean-up
}
lodge-no-event = no event
lodge-cast = Cast { $slot }
lodge-cast-none = Cast
lodge-end = End

## Groups

lodge-actions = Actions
lodge-choices = Choices
lodge-others = The others and the Rose

## What marks mean

lodge-about-life = Damage fills the panel from the left, each cube in the colour of whoever dealt it. A mage whose last cell is filled is defeated: whoever has cubes there gains power.
lodge-about-supply = Cubes that are left for damage and instability. Whoever has none cannot place any.
lodge-about-quests = A quest is its owner’s secret until progress shows it. Once its task is done it is fulfilled: then its effect can be applied, and it brings power.
lodge-about-completed = Completed quests lie face down. At the end whoever has most of them gains power.
lodge-about-trophies = Whoever defeats a mage claims one of its trophies. At the end whoever has most of them gains power.
lodge-about-moon = When somebody’s power reaches the mark the next moon rises, with other events and quests; at the last mark the game ends after the round.
lodge-about-slots = Spells lie face down on Quick, I, II and III. The quick spell can be cast at any time, the others in order. Traps and defences are activated by casting and wait for their condition.
lodge-about-strength = The damage of a physical attack.
lodge-about-speed = How many rooms one may move in one go.
lodge-about-orders = The Possessed acts by orders: the top one is turned up in its activation and carried out from top to bottom.
lodge-about-forgotten = Spells of no school that only effects bring to a hand. Once revealed they leave the game in clean-up.
lodge-about-tokens = Each physical action, Explore, Fight or Command, exhausts a token. Hollow ones come back at the end of the round.
lodge-about-power = Power wins the game. When somebody, or the Black Rose, reaches the last mark, the game ends after the round.
lodge-about-crown = Whoever holds the crown is first in every phase, and decides where nobody else does.
lodge-about-hand = Spells in hand. At the end of the Study phase each mage discards down to its hand limit.
lodge-about-grimoire = The own deck, face down. When it is empty, the memories are shuffled into a new one.
lodge-about-memories = Discarded spells, face up. They come back when the grimoire is empty.
lodge-about-phases = A round has six phases, always in this order.
lodge-about-order = In turn order: from the first mage of the phase clockwise, one lap after the other.
lodge-about-cell = Where a mage begins, and where it comes back to after a defeat. It is no part of the lodge: nobody else can be there.
lodge-about-events = Events apply in their phase. In each Black Rose phase they move one slot to the right; the one that leaves brings the Black Rose power.
lodge-about-forecast = Gold: the power that everybody would gain if the Clean-up phase came now. Full rooms are restored then, and whoever has cubes in them gains power.
lodge-legend = What the marks mean
lodge-legend-owners = Every mage has a colour and a shape: on cubes, figures, cells, trophies and power. The rose is the Black Rose’s.
lodge-legend-bands = The band of a room tells its colour by its pattern, too: diagonals red, waves blue, dots green, bars yellow, lattice purple, bricks grey, lozenges black.
lodge-legend-states = Cracked: the room is ruined, and its effect can be used again and again. Lit: it is restored, and its token works once a round.
lodge-legend-instability = Instability: a room whose slots are full (gold) is restored in clean-up. 4·2·1 is the power for most cubes, second most, and the others.
lodge-legend-figures = Round: a mage. Square: an evocation. Dashed: an Umbra. Below it stands its damage of its health.
lodge-legend-backs = A spell face down shows its school. A shield lies on an activated defence, jaws on an activated trap.
lodge-legend-sides = A ring marks the main side of a spell, a disc the reverse one.
lodge-legend-glow = Glowing: you can choose it. A dashed edge: in reach of what is chosen, and dots where it is seen. Dashed boxes: what would be.
lodge-legend-accents = Gold: look here. Red: danger.

## What runs

lodge-activation = { $player }’s activation
lodge-your-answer = your answer
lodge-an-answer = an answer
lodge-running = What runs now
lodge-order = Last order: { $order }
lodge-step = { $state ->
    [done] done
    [applied] just applied
    [now] now
   *[coming] to come
}

## Planning

lodge-take-back = Take back
lodge-turn = Turn { $spell }
lodge-lay = Lay { $spell } on slot { $slot }
lodge-lay-here = Lay here
lodge-plan = Plan in secret: lay 2 to 4 spells on your slots.
lodge-plan-how = Choose a card, then a slot; turn it for its other side. Nobody sees how far you are.
lodge-plan-held = { $spell }: choose the slot it goes to, or turn it to its other side.
lodge-plan-fits = The plan can be given like this. You can change it until everybody is ready.
lodge-clear = Clear
lodge-ready = Ready with { $number }
lodge-back-to-plan = To the plan

## The end

lodge-final-power = Power
lodge-final-quests = Quests
lodge-final-trophies = Trophies
lodge-final-crown = Crown
lodge-final-total = Total
lodge-final-about = At the end completed quests and trophies bring power to those who have most of them, and the crown to its holder (BR-26.2).

# Where a table is made, and what mages choose before the first round.
lodge-choosing-alone = Alone you play against the Avatar: the Possessed, driven by order cards, takes the place of the other mages.
lodge-choosing-without-avatar = Without the Avatar
    .about = The mages among themselves, and the Black Rose against them all.
lodge-choosing-with-avatar = With the Avatar
    .about = The Possessed plays along as one more opponent, driven by order cards, with events of its own.
lodge-choosing-no-figure = Not with four: it needs the figure of a mage that nobody is (BR-28.1.1).
lodge-choosing-measured = Measured with our medium bot, alone against it, in 200 games on each difficulty.
lodge-choosing-apprentice = Apprentice
    .about = Three orders in every Action phase. The bot won 189 of 200 games: 90 to 97 in a hundred.
lodge-choosing-master = Master
    .about = Four orders in every Action phase. The bot won 154 of 200 games: 71 to 82 in a hundred.
lodge-choosing-mages = Mages
lodge-choosing-schools = Schools of magic
lodge-choosing-mage = Health { $health }, strength { $strength }, speed { $speed }; holds { $hand } cards and { $quests } quests
lodge-choosing-personal = Its own spell: { $spell }
lodge-choosing-list = Starting list { $list }
lodge-choosing-read = Read the spells
