### What Black Rose Wars: Rebirth says, in English.
###
### Arguments are plain and mean the same in every message:
### $player: a player’s name; also $player_tag, which is the name, or the bare number of a player without one (for
### languages that put a noun before it).
### $participant, $giver: a mage by the name of its player, or the Black Rose; $colour in what is told of cubes: whose cube
### it is. $figure, $other, $source, $trig, $victim: such a participant or an evocation. Each also with _tag, and with _word:
### [mage], [rose], [evocation], or [none] where there is nobody.
### $spell, $room, $quest, $event_card, $hex, $upgrade, $evocation, $mage, $school, $list: names; each also with _known:
### [yes] or [no], for hidden or missing ones. $figures, $rooms: several of them, as a list. $room_id: which room it is, for articles and cases.
### $phase, $slot, $type, $side, $action, $colour of a mage, $bonus, $cause, $back, $status, $element: a word of the game’s
### vocabulary, to select by; [none] for nothing. $slots: names of slots. $moon, $cell, $branch, $slot of the event board:
### counted from one, 0 for none.
### $number, $total, $tokens, $actions: numbers, never below zero; $change: [gain] or [lose]. $rule: BR-8.1.2; $case: the same
### as BR-8-1-2.
###
### Families, and what they are told:
### word-<term>, action-<action>: nothing.
### question-<kind>: $tokens, $actions, $number (how many more), $slot, $spell, $figure, $other, $participant, $room always, empty
### where the running programs do not tell them; $source: the card or room that asks, $source_kind: what it is;
### $offer: what it asks about; $happened: what a window is about.
### waiting-<kind>: $player; where all decide at once, <kind> is the program that they run.
### choice-<verb>: $kind of the question, and the points of the answer as arguments (seat is $player).
### event-<event>: its arguments likewise. refusal-<code>: $rule, $case, $number, $number_known.
### outcome: $player, $number, $scores; outcome-black-rose: $scores.
### option-<option>: nothing; .about, and an attribute for each word that it can be.

## Words of the glossary

word-black-rose = Black Rose
word-mage = mage
word-grand-master = Grand Master
word-lodge = lodge
word-room = room
word-ruined-side = ruined side
word-restored-side = restored side
word-restoration = restoration
word-activation-token = activation token
word-instability = instability
word-instability-resistance = instability resistance
word-instability-slot = instability slot
word-cell = cell
word-power-point = power point
word-power-board = power board
word-power-token = power token
word-moon-phase = moon phase
word-moon-marker = moon marker
word-black-rose-marker = Black Rose marker
word-event-board = event board
word-event = event
word-immediate-event = immediate event
word-event-slot = event slot
word-event-discard-pile = event discard pile
word-quest = quest
word-task = task
word-active-quest = active quest
word-fulfilled-quest = fulfilled quest
word-completed-quest = completed quest
word-quest-limit = quest limit
word-quest-reward = quest reward
word-crown = crown
word-crown-holder = crown holder
word-first-mage = first mage
word-turn-order = turn order
word-round = round
word-phase = phase
word-black-rose-phase = Black Rose phase
word-study-phase = Study phase
word-planning-phase = Planning phase
word-action-phase = Action phase
word-evocation-phase = Evocation phase
word-clean-up-phase = Clean-up phase
word-activation = activation
word-action = action
word-physical-action = physical action
word-physical-action-token = physical action token
word-explore = explore
word-fight = fight
word-command = command
word-cast-a-spell = cast a spell
word-caster = caster
word-inertia = inertia
word-physical-attack = physical attack
word-enter-a-room = enter a room
word-activate-a-room = activate a room
word-spell = spell
word-school-of-magic = school of magic
word-element = element
word-main-effect = main effect
word-reverse-effect = reverse effect
word-active-side = active side
word-combat-spell = combat spell
word-conjunction-spell = conjunction spell
word-defence-spell = defence spell
word-trap-spell = trap spell
word-trigger-condition = trigger condition
word-prepared-spell = prepared spell
word-activated-spell = activated spell
word-revealed-spell = revealed spell
word-quick-spell = quick spell
word-persistent-spell = persistent spell
word-persistence-token = persistence token
word-personal-spell = personal spell
word-forgotten-spell = forgotten spell
word-grimoire = grimoire
word-starting-grimoire = starting grimoire
word-memories = memories
word-library = library
word-school-discard-pile = school discard pile
word-effect = effect
word-apply-an-effect = apply an effect
word-figure = figure
word-target = target
word-imaginary-target = imaginary target
word-line-of-sight = line of sight
word-range = range
word-damage = damage
word-life-panel = life panel
word-heal = heal
word-replace = replace
word-ignore-damage = ignore damage
word-final-damage = final damage
word-trophy-token = trophy token
word-claim-a-trophy = claim a trophy
word-immunity = immunity
word-health = health
word-strength = strength
word-speed = speed
word-evocation = evocation
word-summon = summon
word-assign = assign
word-archetype = archetype
word-skill = skill
word-evocation-slot = evocation slot
word-large-base = large base
word-hex = hex
word-upgrade = upgrade
word-fixed-crown = fixed crown
word-supply = supply
word-token-available = available
word-token-used = used
word-exhausted = exhausted
word-hand = hand
word-hand-limit = hand limit
word-mage-card = mage card
word-mage-board = mage board
word-owner = owner
word-controller = controller
word-defeat = defeat
word-damage-cube = damage cube
word-instability-cube = instability cube
word-trap-token = trap token
word-defence-token = defence token
word-summoners-crown = summoner’s crown
word-possessed = The Possessed

## Parts of sentences

phase = { $phase ->
    [rose] { word-black-rose-phase }
    [study] { word-study-phase }
    [planning] { word-planning-phase }
    [action] { word-action-phase }
    [evocation] { word-evocation-phase }
   *[cleanup] { word-clean-up-phase }
}
# The slots of a mage’s board.
slot = { $slot ->
    [quick] Quick
    [i] I
    [ii] II
   *[iii] III
}
the-slot = { $slot ->
    [quick] the Quick slot
   *[other] slot { slot }
}
spell-type = { $type ->
    [combat] Combat
    [conjunction] Conjunction
    [defence] Defence
   *[trap] Trap
}
side = { $side ->
    [main] Main effect
   *[reverse] Reverse effect
}
status = { $status ->
    [prepared] prepared
    [activated] activated
   *[revealed] revealed
}
element = { $element ->
    [fire] Fire
    [water] Water
    [air] Air
    [earth] Earth
    [profane] Profane
    [sacred] Sacred
    [magic] Magic
   *[all] every element
}
colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[purple] purple
}
room-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
    [purple] purple
    [grey] grey
   *[black] black
}
moon = { $moon ->
    [1] first
    [2] second
   *[other] third
}
action = { $action ->
    [explore] { action-explore }
    [fight] { action-fight }
    [command] { action-command }
    [inertia] { action-inertia }
   *[cast] { action-cast }
}
action-explore = Explore
    .about = Exhaust a token: Move up to your speed, and activate the room before or after it.
action-fight = Fight
    .about = Exhaust a token: make a physical attack in your room, and activate the room, in either order.
action-command = Command
    .about = Exhaust a token: activate one evocation that you control.
action-inertia = Inertia
    .about = Discard a prepared spell: Move to an adjacent room.
action-cast = Cast a spell
    .about = Cast your quick spell, or the lowest of your numbered spells.

# An evocation of a kind of which there are several.
figure-copy = { $name } { $number }
# Whoever and whatever is told of, inside a sentence; .first at its start. Other languages have the cases they need.
the-participant = { $participant_word ->
    [rose] the Black Rose
    [avatar] the Possessed
   *[other] { $participant }
}
    .first = { $participant_word ->
        [rose] The Black Rose
        [avatar] The Possessed
       *[other] { $participant }
    }
the-giver = { $giver_word ->
    [rose] The Black Rose
   *[other] { $giver }
}
# A mage that something happens to: the Avatar too, which is then meant as a mage.
the-player = { $player_word ->
    [avatar] the Possessed
   *[other] { $player }
}
the-bearer = { $participant_word ->
    [rose] the Possessed
   *[other] { $participant }
}
the-figure = { $figure_word ->
    [rose] the Black Rose
    [avatar] the Possessed
   *[other] { $figure }
}
    .first = { $figure_word ->
        [rose] The Black Rose
        [avatar] The Possessed
       *[other] { $figure }
    }
the-other = { $other_word ->
    [rose] the Black Rose
    [avatar] the Possessed
   *[other] { $other }
}
the-source = { $source_word ->
    [rose] the Black Rose
   *[other] { $source }
}
the-trig = { $trig_word ->
    [rose] the Black Rose
    [avatar] the Possessed
   *[other] { $trig }
}
# Who does what the Avatar does as the Black Rose.
the-doer = { $trig_word ->
    [rose] the Black Rose
    [avatar] the Black Rose
   *[other] { $trig }
}
the-victim = { $victim_word ->
    [rose] the Black Rose
    [avatar] the Possessed
   *[other] { $victim }
}
# A single cube, by whose it is; and all that somebody has there.
the-cube = { $colour_word ->
    [rose] a black cube
   *[other] a cube of { $colour }
}
the-cubes = { $participant_word ->
    [rose] black cubes
   *[other] cubes of { $participant }
}
the-room = { $room_id ->
    [abyss] the Abyss
   *[other] the { $room }
}
    .first = { $room_id ->
        [abyss] The Abyss
       *[other] The { $room }
    }
power = { $number } power
damage = { $number } damage
instability = { $number } instability
spells = { $number ->
    [one] { $number } spell
   *[other] { $number } spells
}
moves = { $number ->
    [one] { $number } Move is left
   *[other] { $number } Moves are left
}
tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
# What is printed before a task: how many cubes it needs; without any it is done at once.
task-slots = { $number ->
    [0] Task
    [one] Task ({ $number } cube)
   *[other] Task ({ $number } cubes)
}
cubes = { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}
# What asks: the name of a card or a room, and a colon.
by-source = { $source_kind ->
    [none] {""}
   *[other] { $source }:{ " " }
}

## What has happened, for whoever may answer it

cause = { $cause ->
    [enters] { the-trig } enters { the-room }
    [leaves] { the-trig } leaves { the-room }
    [hit] { the-victim } is damaged
    [lethal] { the-victim } is about to be defeated
    [aimed] { the-trig } targets { the-victim }
    [cast] { the-trig } casts a spell
    [acts] { the-doer } activates { the-room }
    [does] { the-trig } takes an action
    [moved] { the-trig } has moved
    [hexed] { the-victim } gets a hex
    [linked] { the-victim } is assigned an evocation
    [summons] { the-doer } summons an evocation
    [slain] { the-victim } is defeated
    [gone] { the-victim } leaves the lodge
    [woken] { the-trig } is activated
    [sprung] { the-trig } springs a spell
    [replaces] { the-doer } replaces damage
    [averted] { the-trig } averts defeat
    [felled] { the-victim } is defeated
    [scores] { the-doer } gains power
    [unstable] { the-doer } adds instability in { the-room }
    [restored] { the-room } is restored
    [crowned] { the-trig } takes the crown
    [questdone] { the-trig } completes a quest
    [begin] the phase begins
    [end] the phase ends
    [turnstart] the activation of { the-trig } begins
    [turnend] the activation of { the-trig } ends
    [celled] { the-trig } goes to the cell
    [loses] { the-doer } loses power
    [reveals] { the-trig } reveals a spell
    [resolved] { the-trig } has resolved a spell
    [converts] { the-doer } replaces instability in { the-room }
   *[claims] { the-doer } claims a trophy
}

## What is asked

question-colour = Choose your colour.
question-mage = Choose your mage.
question-school = Choose your first school of magic.
question-list = Choose your starting grimoire.
question-abandon-quest = Discard one of your active quests? The Black Rose gains power for it.
question-trim = You have more quests than your limit: choose one to discard.
question-study = { $number ->
    [one] Choose a school for your last pick from the library.
   *[other] Choose a school: { $number } picks from the library are left.
}
question-keep = { $number ->
    [one] Choose the spell to keep.
   *[other] Choose { $number } spells to keep.
}
question-remove = Put a spell from your hand away, onto the discards of its school?
question-drop = Your hand is above its limit: choose a spell to discard.
question-plan = Choose a spell for { the-slot }, or leave it empty.
question-side = { $spell }: choose its active side.
question-reconsider = Your plan is ready. You may still change it while others are planning.
question-prepare = { by-source }choose a free slot for a spell from your hand.
question-prepare-spell = { by-source }choose a spell for { the-slot }.
question-trade = { by-source }choose the spell that you lay on { the-slot } instead.
question-action = { $actions ->
    [0] No action is left: apply a fulfilled quest, or end your activation.
    [one] { $actions } action left ({ tokens }): choose one, or end your activation.
   *[other] Your activation ({ tokens }): choose an action.
}
question-explore = { $number ->
    [0] Explore: activate the room, or stop.
   *[other] Explore: choose the next room; { moves }.
}
question-fight = Fight: choose whom to attack, or activate the room.
question-command = Command: choose an evocation to activate.
question-inertia = Inertia: choose a prepared spell to discard.
question-drift = Inertia: choose where you move.
question-evocation = { $number ->
    [0] { $figure }: choose whom it attacks, or stop.
   *[other] { $figure }: choose its next room; { moves }.
}
question-wake = { $participant_word ->
    [rose] The crown decides: choose the next evocation that the Possessed controls (BR-30.1.1).
   *[other] Choose the next of your evocations to activate.
}
question-servants = The crown decides: choose the next evocation of the Black Rose.
question-haunt = The crown decides: choose who suffers 1 damage from the Black Rose.
question-hunt = The crown decides: choose whom { $figure } goes for.
question-ration = The crown decides who is hurt next. There are too few black cubes for all of it: first come the mages with the most damage from the Black Rose, then those with the most damage, other mages and evocations; these are equal (BR-30.3.1).
question-shake-off = The crown decides: choose which evocation leaves the Possessed.
question-path = The crown decides: choose where { $figure } moves.
question-take-back = An activated spell was not used: take it to your hand, or discard it?
question-declare = { $happened_known ->
    [yes] Just now: { $happened }. Use an activated spell?
   *[no] Use an activated spell now?
}
question-order = Choose what takes effect next.
question-winner = The totals are equal: name the winner.
question-choose-figure = { by-source }choose the target.
question-choose-figures = { by-source }choose targets, one after the other.
question-choose-room = { by-source }choose the room.
question-choose-rooms = { by-source }choose rooms, one after the other.
question-choose-spell = { by-source }choose the spell.
question-may = { $offer_known ->
    [yes] { by-source }{ $offer }.
   *[no] { by-source }use this part of the effect?
}
question-pick = { $offer_known ->
    [yes] { by-source }{ $offer }
   *[no] { by-source }choose one of its effects.
}
question-move = { by-source }choose where { the-figure } moves; { moves }.
question-share = { by-source }your cubes are short; choose how much damage { the-figure } suffers.
question-heal = { by-source }choose how much damage to heal on { the-figure } ({ the-cubes }).
question-replace = { by-source }choose how many cubes to replace on { the-figure } ({ the-cubes }).
question-move-cubes = { by-source }choose how many cubes move from { the-figure } to { the-other } ({ the-cubes }).
question-ignore = { by-source }choose how much of the damage to ignore.
question-redirect = { by-source }choose how much of the damage to pass on.
question-spread = { by-source }choose how much instability to put in { the-room }.
question-convert = { by-source }choose how many cubes to replace in { the-room } ({ the-cubes }).
question-clear = { by-source }choose how many cubes to remove from { the-room } ({ the-cubes }).
question-summon = { by-source }choose the evocation to summon.
question-make-room = { by-source }you have no room for another evocation; choose one to return to the supply.
question-upgrade = { by-source }choose an upgrade for { $figure }.
question-recall = { by-source }choose a spell from your memories.
question-search = { by-source }choose a spell from your grimoire.
question-keep-forgotten = { by-source }choose the forgotten spell to keep.
question-discard = { by-source }choose a card to discard.
question-discard-slot = { by-source }choose the spell to discard from the board of { the-participant }.
question-ban = { by-source }put a spell from your hand away, onto the discards of its school?
question-peek = { by-source }choose a face-down spell of { the-participant } to look at.
question-cede = { by-source }choose the trophy to hand over.
question-hex = { by-source }choose a hex for { the-participant }.
question-lift = { by-source }choose a hex to lift.
question-keep-quest = { by-source }choose the quest to keep.
question-mark-quest = { by-source }choose the quest that gets a cube.
question-fulfil-quest = { by-source }choose the quest that is fulfilled.
question-complete-quest = { by-source }choose the quest that is completed.
question-discard-quest = { by-source }choose a quest to discard.
question-discard-event = { by-source }choose the event to discard.

## What the others read meanwhile

waiting-colour = { $player } chooses a colour.
waiting-mage = { $player } chooses a mage.
waiting-school = { $player } chooses a school.
waiting-list = { $player } chooses a starting grimoire.
waiting-abandon-quest = { $player } decides whether to discard a quest.
waiting-trim = { $player } discards quests down to the limit.
waiting-trimming = { $player } discards quests down to the limit.
waiting-study = { $player } chooses schools in the library.
waiting-keep = { $player } chooses spells to keep.
waiting-remove = { $player } looks through the hand.
waiting-drop = { $player } discards down to the hand limit.
waiting-reviewing = { $player } looks through the hand.
waiting-plan = { $player } is planning.
waiting-side = { $player } is planning.
waiting-reconsider = { $player } is ready.
waiting-planning = { $player } is planning.
waiting-prepare = { $player } prepares a spell.
waiting-prepare-spell = { $player } prepares a spell.
waiting-trade = { $player } exchanges a spell.
waiting-action = It is { $player }’s activation.
waiting-explore = { $player } explores.
waiting-fight = { $player } fights.
waiting-command = { $player } commands an evocation.
waiting-inertia = { $player } uses inertia.
waiting-drift = { $player } uses inertia.
waiting-evocation = { $player } directs an evocation.
waiting-wake = { $player } chooses an evocation to activate.
waiting-servants = { $player } decides for the Black Rose.
waiting-haunt = { $player } decides for the Black Rose.
waiting-hunt = { $player } decides for the Black Rose.
waiting-ration = { $player } decides for the Black Rose.
waiting-shake-off = { $player } decides for the Black Rose.
waiting-path = { $player } decides for the Black Rose.
waiting-take-back = { $player } decides on unused spells.
waiting-taking-back = { $player } decides on unused spells.
waiting-declare = { $player } may use a trap or defence.
waiting-declaring = { $player } may use a trap or defence.
waiting-order = { $player } decides what takes effect next.
waiting-winner = { $player } names the winner.
waiting-choose-figure = { $player } chooses a target.
waiting-choose-figures = { $player } chooses targets.
waiting-choose-room = { $player } chooses a room.
waiting-choose-rooms = { $player } chooses rooms.
waiting-choose-spell = { $player } chooses a spell.
waiting-may = { $player } decides whether to use an effect.
waiting-pick = { $player } chooses between effects.
waiting-move = { $player } chooses where a figure moves.
waiting-share = { $player } divides damage.
waiting-heal = { $player } chooses what to heal.
waiting-replace = { $player } chooses cubes to replace.
waiting-move-cubes = { $player } chooses cubes to move.
waiting-ignore = { $player } decides how much damage to ignore.
waiting-redirect = { $player } decides how much damage to pass on.
waiting-spread = { $player } divides instability.
waiting-convert = { $player } chooses cubes to replace.
waiting-clear = { $player } chooses cubes to remove.
waiting-summon = { $player } chooses an evocation to summon.
waiting-make-room = { $player } makes room for an evocation.
waiting-upgrade = { $player } chooses an upgrade.
waiting-recall = { $player } looks through the memories.
waiting-search = { $player } searches the grimoire.
waiting-keep-forgotten = { $player } chooses a forgotten spell.
waiting-discard = { $player } chooses a card to discard.
waiting-discard-slot = { $player } chooses a spell to discard.
waiting-ban = { $player } looks through the hand.
waiting-peek = { $player } chooses a spell to look at.
waiting-cede = { $player } hands over a trophy.
waiting-hex = { $player } chooses a hex.
waiting-lift = { $player } chooses a hex to lift.
waiting-keep-quest = { $player } chooses a quest to keep.
waiting-mark-quest = { $player } chooses a quest.
waiting-fulfil-quest = { $player } chooses a quest.
waiting-complete-quest = { $player } chooses a quest.
waiting-discard-quest = { $player } chooses a quest to discard.
waiting-discard-event = { $player } chooses an event to discard.

## Answers

choice-colour = { colour }
choice-mage = { $mage }
choice-school = { $school }
choice-list = { $list }
choice-study = { $school }
choice-keep = { $spell }
choice-keep-forgotten = { $spell }
choice-remove = { $spell }
choice-ban = { $spell }
choice-lay = { $spell }
choice-leave-empty = Leave { the-slot } empty
choice-side = { side } ({ spell-type }, { element })
choice-withdraw = Change the plan
choice-slot = { slot }
choice-end = End your activation
choice-quest = Apply the quest { $quest }
choice-cast = { $slot ->
    [quick] Cast the quick spell
    [none] Cast a numbered spell
   *[other] Cast the spell on { the-slot }
}
choice-explore = { action-explore }
choice-fight = { action-fight }
choice-command = { action-command }
choice-inertia = { action-inertia }
choice-move = Move to { the-room }
choice-stop = { $kind ->
    [explore] End the exploration
    [fight] End the fight
    [command] Activate no evocation
    [evocation] End its activation
   *[other] Go no further
}
choice-activate = Activate { the-room }
choice-attack = Attack { the-figure }
choice-wake = Activate { $figure }
choice-done = Activate no more
choice-drop = Discard the spell on { the-slot }
choice-stay = Stay where you are
choice-target = { the-figure.first }
choice-hurt = { the-participant.first }
choice-name = { the-participant.first }
choice-take-back = Take { $spell } to your hand ({ the-slot })
choice-discard = { $quest_known ->
    [yes] Discard the quest { $quest }
   *[no] { $kind ->
        [take_back] Discard { $spell } ({ the-slot })
       *[other] Discard { $spell }
    }
}
choice-discard-unseen = { $back ->
    [personal] A personal spell
    [forgotten] A forgotten spell
   *[none] { $school_known ->
        [yes] A spell of the school { $school }
       *[no] A card that you cannot see
    }
}
choice-pass = { $kind ->
    [abandon_quest] Keep all quests
    [remove] Put nothing away
    [ban] Put nothing away
    [declare] Use nothing
    [prepare] Lay no more spells
    [lift] Lift no more hexes
    [discard_quest] Discard no more quests
   *[other] No more
}
choice-use = { $spell } on { the-slot } ({ cause })
# What waits for its turn: a spell, an event, a hex, an upgrade or the skill of an evocation.
choice-next = { $spell_known ->
    [yes] { $spell } ({ cause })
   *[no] { $event_card_known ->
        [yes] { $event_card } ({ cause })
       *[no] { $hex_known ->
            [yes] { $hex } ({ cause })
           *[no] { $upgrade_known ->
                [yes] { $upgrade } of { $figure } ({ cause })
               *[no] { $figure } ({ cause })
            }
        }
    }
}
choice-figure = { the-figure.first }
choice-room = { $room }
choice-spell = { $player }: { slot }
choice-imagine = Nobody, in { the-room }
choice-enough = No more
choice-may = { $answer ->
    [yes] Do it
   *[no] Leave it
}
choice-pick = { $offer_known ->
    [yes] { $offer }
   *[no] Effect { $branch }
}
choice-summon = { $evocation }
choice-decline = Summon nothing
choice-return = Return { $figure } to the supply
choice-upgrade = { $upgrade }
choice-recall = { $spell }
choice-search = { $spell }
choice-discard-slot = { slot }
choice-peek = { slot }
choice-cede = The trophy of { the-figure }
choice-hex = { $hex }
choice-lift = { $hex }
choice-keep-quest = { $quest }
choice-mark-quest = { $quest }
choice-fulfil-quest = { $quest }
choice-complete-quest = { $quest }
choice-discard-quest = { $quest }
choice-discard-event = { $event_card }
choice-share = { damage }
choice-heal = Heal { $number }
choice-replace = Replace { cubes }
choice-move-cubes = Move { cubes }
choice-ignore = Ignore { damage }
choice-redirect = Pass { damage } on to { the-figure }
choice-spread = { instability }
choice-convert = Replace { cubes }
choice-clear = Remove { cubes }

## What happened

event-took-colour = { $player } plays { colour }.
event-took-mage = { $player } is { $mage }.
event-took-school = { $player } starts with the school { $school }.
event-took-list = { $player } starts with the grimoire { $list }.
event-cell = { $player } starts in cell { $cell }.
event-round = Round { $number }.
event-phase = { phase }; the first mage is { $player }.
event-crown = { $player } takes the crown.
event-power = { $change ->
    [gain] { the-participant.first } gains { power } and has { $total }.
   *[lose] { the-participant.first } loses { power } and has { $total }.
}
event-moon = The { moon } moon rises.
event-personal = { $player } takes another personal spell to hand.
event-slid = The event { $event_card } slides to event slot { $slot }.
event-event-discarded = The event { $event_card } is discarded.
event-event-drawn = { $slot ->
    [0] { $player } draws an immediate event: { $event_card }.
   *[other] { $player } draws the event { $event_card } for event slot { $slot }.
}
event-event-applied = The event { $event_card } takes effect.
event-drew-quest = { $quest_known ->
    [yes] { $player } draws the quest { $quest }.
   *[no] { $player } draws a quest of the { moon } moon.
}
event-discarded-quest = { $quest_known ->
    [yes] { $player } discards the quest { $quest }.
   *[no] { $player } discards a quest of the { moon } moon.
}
event-progress = { $player } makes progress on the quest { $quest } ({ cubes }).
event-fulfilled = { $player } has fulfilled the quest { $quest }.
event-completed = { $player } completes the quest { $quest }.
event-drew = { $player } draws { spells }.
event-renewed = { $player } shuffles the memories into a new grimoire.
event-discarded = { $player } discards { $spell } to the memories.
event-picks = { $player } draws { spells } of the school { $school } from the library.
event-kept = { $player } keeps { spells }.
event-returned = { $player } returns { $spell } to the library.
event-drew-forgotten = { $spell_known ->
    [yes] { $player } draws the forgotten spell { $spell }.
   *[no] { $player } draws a forgotten spell.
}
event-removed = { $player }’s spell { $spell } is removed from the game.
event-laid = { $player } lays spells on { $slots }.
event-took-back = { $player } takes a spell back to hand.
event-activation = { $player }’s activation begins.
event-action = { $player }: { action }.
event-cast = { $side ->
    [main] { $player } casts { $spell } from { the-slot } (main effect).
   *[reverse] { $player } casts { $spell } from { the-slot } (reverse effect).
}
event-activated = { $type ->
    [trap] { $player } sets a trap on { the-slot }.
   *[defence] { $player } sets a defence on { the-slot }.
}
event-sprung = { $side ->
    [main] { $player } springs { $spell } from { the-slot } (main effect).
   *[reverse] { $player } springs { $spell } from { the-slot } (reverse effect).
}
event-persists = { $player }’s spell { $spell } takes effect again.
event-answered = { $event_card_known ->
    [yes] The event { $event_card } takes effect.
   *[no] { $hex_known ->
        [yes] The hex { $hex } takes effect on { the-bearer }.
       *[no] { $upgrade_known ->
            [yes] The upgrade { $upgrade } of { $figure } takes effect.
           *[no] The skill of { $figure } takes effect.
        }
    }
}
event-stopped = The effects answer each other without end: this chain stops here.
event-room = { the-participant.first } activates { the-room }.
event-stepped = { the-figure.first } moves to { the-room }.
event-placed = { the-figure.first } is placed in { the-room }.
event-swapped = { the-figure.first } and { the-other } change places.
event-celled = { the-figure.first } goes to the cell.
event-instability = { the-participant.first } puts { instability } in { the-room }.
event-converted = { the-participant.first } replaces { the-cube } in { the-room }.
event-cleared = { the-room.first } loses { the-cube }.
event-restored = { the-room.first } is restored!
event-hit = { $source_word ->
    [evocation] { $source } deals { damage } to { the-figure }.
   *[other] { the-participant.first } deals { damage } to { the-figure }.
}
event-healed = { the-figure.first } heals 1 damage ({ the-cube }).
event-replaced = { the-participant.first } replaces { the-cube } on { the-figure }.
event-ignored = { the-figure.first } ignores { damage }.
event-averted = { $player } averts defeat.
event-defeated = { $participant_word ->
    [none] { $player } is defeated!
   *[other] { $player } is defeated by { the-participant }!
}
event-trophy = { the-participant.first } claims a trophy of { the-player }.
event-summoned = { the-participant.first } summons { $figure } in { the-room }.
event-assigned = { the-participant.first } assigns { $figure } to { the-player }.
event-left = { $figure } leaves the lodge.
event-slain = { $source_word ->
    [none] { $figure } is defeated.
   *[other] { $figure } is defeated by { the-source }.
}
event-controlled = { the-participant.first } controls { $figure }.
event-woken = { $figure } is activated.
event-hexed = { $source_word ->
    [none] { $player } gets the hex { $hex }.
   *[other] { $player } gets the hex { $hex } from { the-source }.
}
event-hex-marked = { $player } works against the hex { $hex } ({ cubes }).
event-lifted = The hex { $hex } of { the-player } is lifted.
event-upgraded = { $figure } gets the upgrade { $upgrade }.
event-looked = { $spell_known ->
    [yes] { $player } looks at { $spell } of { $owner }.
   *[no] { $player } looks at a card of { $owner }.
}
event-bonus = { $bonus ->
    [quests] { the-participant.first } gains { power } for completed quests.
    [trophies] { the-participant.first } gains { power } for trophies.
   *[crown] { the-participant.first } gains { power } for the crown.
}
event-final = { the-participant.first } ends with { power } in all.
event-won = { $participant_word ->
    [rose] The Black Rose wins, and every mage has lost.
   *[other] { $participant } wins and is the new Grand Master!
}
event-cube-moved = { the-figure.first } hands { the-cube } on to { the-other }.
event-room-turned = { $used ->
    [0] { the-room.first } can be activated again.
   *[other] { the-room.first } cannot be activated any more this round.
}
event-recalled = { $player } takes { $spell } from the memories to hand.
event-searched = { $player } takes { spells } from the grimoire and shuffles it.
event-put-back = { $spell_known ->
    [yes] { $player } puts { $spell } back under the forgotten spells.
   *[no] { $player } puts a forgotten spell back.
}
event-turned = { $player } turns the prepared spell on { the-slot } to its other side.
event-tokens = { $change ->
    [gain] { $player } refreshes physical action tokens and has { $total } available.
   *[lose] { $player } exhausts physical action tokens and has { $total } available.
}
event-rose-quest = A quest of the { moon } moon goes to the Black Rose.
event-ceded = { the-giver } hands the trophy of { the-player } over to { the-participant }.
event-avatar = The Possessed has taken the figure of { $mage } and stands in the Hall; it comes after { $player }.
event-dominion = Dominion: the Possessed leaves its cell and stands in the Hall of the Black Rose (BR-29.2.5).
event-order = The Possessed plays the order { $order } ({ $number } in this phase).
event-reaction = The Possessed answers with the order { $order } (BR-29.4.2).
event-order-discarded = The order { $order } is discarded unplayed.
event-orders-returned = { $number ->
    [one] { $number } order is put under its deck.
   *[other] { $number } orders are shuffled and put under their decks.
}
# By which priority something is chosen, and what is compared.
by-priority = { $priority ->
    [p1] priority 1 (BR-30.2.1)
    [p2] priority 2 (BR-30.2.2)
    [p3] priority 3 (BR-30.2.3)
    [hunt] its chart (BR-30.4.2)
    [scarce] its row for too few black cubes (BR-30.3.1)
    [prowl] its chart, no mage being within its reach (BR-30.4.3)
   *[trail] its chart, neither a mage within its reach nor an evocation being there (BR-30.4.4)
}
by-criterion = { $criterion ->
    [damage] most damage
    [nearest] nearest
    [power] most power
    [mages] most mages
    [figures] most figures
    [instability] most instability
    [crown] the crown decided
    [black] most damage from the Black Rose
    [mage] mages before evocations
    [supply] a black cube was left
   *[alone] nothing else could be chosen
}
not-by-criterion = { $criterion ->
    [damage] less damage
    [nearest] farther away
    [power] less power
    [mages] fewer mages
    [figures] fewer figures
    [instability] less instability
    [crown] the crown decided
    [black] less damage from the Black Rose
    [mage] mages before evocations
    [supply] no black cube was left
   *[alone] nothing else could be chosen
}
# Where too many are passed over to name each; the lodge has 19 rooms.
many-figure = { $number } figures
many-room = { $number ->
    [18] all other rooms
   *[other] { $number } rooms
}
event-preferred = By { by-priority }: { the-figure } ({ by-criterion }).
event-preferred-room = By { by-priority }: { the-room } ({ by-criterion }).
event-passed-over = Passed over by { by-priority }: { $figures } ({ not-by-criterion }).
event-nothing-preferred = By { by-priority } nothing can be chosen: this sentence is skipped (BR-30.1.2).
event-passed-over-room = Passed over by { by-priority }: { $rooms } ({ not-by-criterion }).
event-looked-at-order = { $order_known ->
    [yes] { $player } looks at the order { $order }.
   *[no] { $player } looks at the top order.
}

## How it ended

outcome = { $player } wins with { power } and is the new Grand Master. Power: { $scores }.
outcome-black-rose = The Black Rose wins: every mage has lost. Power: { $scores }.

## Why not

refusal-turn = { $case ->
    [BR-13-1-2] It is not your turn ({ $rule }): wait until you are asked.
    [BR-26-1-1] The game is over ({ $rule }): look through it again, or start a new one.
    [BR-13-1-5] That cannot be done at this moment of the activation ({ $rule }): choose an action, apply a quest, or end your activation.
    [BR-12-1-5] Your plan is ready ({ $rule }): change it, or wait for the others.
   *[other] Something else is asked now ({ $rule }): choose one of the answers offered.
}
refusal-setup = { $case ->
    [BR-3-1-7] Another player has taken that ({ $rule }): choose one that is free.
    [BR-3-1-9] Another player has taken that school ({ $rule }): choose one that is free.
   *[other] The table cannot be set up like this ({ $rule }): change the options.
}
refusal-must-act = { $case ->
    [BR-27-3-1] With the summoner’s crown each mage activates exactly one evocation in turn ({ $rule }): choose one.
    [BR-29-5-2] The Avatar activates all of its evocations ({ $rule }): choose one that is offered.
    [BR-30-3-3] The Avatar goes on towards its goal ({ $rule }): choose one of the rooms offered.
   *[other] The first action of an activation must be taken ({ $rule }): choose one that is offered.
}
refusal-no-action = You have taken two actions ({ $rule }): apply a fulfilled quest, or end your activation.
refusal-token = You have no available physical action token ({ $rule }): cast a spell, use inertia, or end your activation.
refusal-prepared = { $case ->
    [BR-13-6-1] There is no prepared spell there ({ $rule }): choose another action.
   *[other] Inertia needs a prepared spell to discard ({ $rule }): choose another action, or another slot.
}
refusal-order = { $case ->
    [BR-29-5-2] The evocations of the Avatar are activated in the order of their slots ({ $rule }): choose one that is offered.
    [BR-30-3-3] That room is not on a shortest way to where the Avatar goes ({ $rule }): choose one of the rooms offered.
   *[other] Something else comes first ({ $rule }): choose one of the answers offered.
}
refusal-second-cast = One of two spells in an activation has to be the quick one ({ $rule }): choose another action, or end your activation.
refusal-cell = { $case ->
    [BR-17-2-6] You are still in your cell ({ $rule }): explore or use inertia to leave it.
    [BR-17-2-3] Your mage has to leave the cell ({ $rule }): choose one of its exits.
    [BR-17-2-2] Your mage is in its cell ({ $rule }): only explore and inertia are possible from there.
    [BR-13-6-5] No spell can be cast in a cell ({ $rule }): explore or use inertia to leave it.
    [BR-8-1-8] No quest can be applied in a cell ({ $rule }): leave it first.
   *[other] There is no room to activate in a cell ({ $rule }): move into the lodge first.
}
refusal-adj = That room is not adjacent ({ $rule }): choose one of the rooms offered.
refusal-range = That figure is not in the same room ({ $rule }): choose one that is, or move there first.
refusal-target = { $case ->
    [BR-13-4-1] There is no such figure in the lodge ({ $rule }): choose one in your room.
    [BR-13-4-3] Figures of your own cannot be attacked ({ $rule }): choose another one.
    [BR-4-3-5] No figure can be imagined there ({ $rule }): choose a real target.
    [BR-10-3-3] That spell is not among the ones you drew ({ $rule }): choose one of these.
    [BR-10-3-5] That spell is not in your hand ({ $rule }): choose one that is.
    [BR-12-1-2] That spell is not in your hand, or is planned already ({ $rule }): choose another one.
    [BR-22-2-2] No such evocation can be summoned now ({ $rule }): choose another kind.
    [BR-22-2-3] Returning that evocation makes no room ({ $rule }): choose one of those offered.
    [BR-24-1-1] That hex cannot be assigned to this mage ({ $rule }): choose another one.
    [BR-24-1-2] That mage does not bear this hex ({ $rule }): choose another one.
    [BR-24-2-1] That upgrade is not available for this evocation ({ $rule }): choose another one.
    [BR-26-3-2] That participant is not among the best ({ $rule }): name one of those who are tied.
    [BR-23-1-1] The rules do not allow this for the Black Rose ({ $rule }): choose one of those offered.
    [BR-2-4-2] You cannot see that card ({ $rule }): choose one that you know, or one by its back.
   *[other] That cannot be chosen here ({ $rule }): choose one of those offered.
}
refusal-moves = { $case ->
    [BR-13-3-2] Moves cannot be split by activating the room ({ $rule }): end the exploration.
    [BR-23-2-1] No Move is left, or the attack would split the Moves ({ $rule }): attack, or end its activation.
   *[other] No Move is left ({ $rule }): activate the room, or end the exploration.
}
refusal-used = { $case ->
    [BR-17-1-3] The activation token of this room is used ({ $rule }): wait for the Clean-up phase, or choose something else.
    [BR-17-1-5] You have activated the room in this action ({ $rule }): choose something else, or stop.
    [BR-23-1-2] This evocation has been activated in this phase ({ $rule }): choose another one.
   *[other] Only one attack is possible ({ $rule }): choose something else, or stop.
}
refusal-evocation = { $case ->
    [BR-13-5-2] You control no evocation in the lodge ({ $rule }): choose another action.
   *[other] You do not control that evocation ({ $rule }): choose one of yours.
}
refusal-trigger = That spell cannot answer what has just happened ({ $rule }): use another one, or none.
refusal-quest = { $case ->
    [BR-8-1-8] That quest is not fulfilled ({ $rule }): choose one that is.
    [BR-6-1-8] That is not one of your active quests ({ $rule }): choose one that is, or keep them all.
   *[other] That quest need not be discarded ({ $rule }): choose one of those above the limit.
}
refusal-school = That spell is not in your hand, or has no school in the library ({ $rule }): choose a spell of a school.
refusal-slot = There is a spell on that slot already ({ $rule }): choose a free one.
refusal-amount = { $case ->
    [BR-12-1-3] You lay 2 to 4 spells, or all you have if they are fewer ({ $rule }): lay more or fewer of them.
    [BR-10-2-1] That school has no more cards for you ({ $rule }): choose another one.
    [BR-21-2-1] At least { $number } must be chosen here ({ $rule }): choose a larger number.
   *[other] { $number_known ->
        [yes] At most { $number } can be chosen here ({ $rule }): choose a smaller number.
       *[no] A number is asked for ({ $rule }): choose one of those offered.
    }
}
refusal-barred = { $case ->
    [BR-23-2-4] An evocation without strength cannot attack ({ $rule }): move it, or end its activation.
   *[other] An effect in force does not allow this ({ $rule }): choose something else.
}

## Options

option-pack = Content pack
    .about = Which mages, rooms, spells, evocations, quests and events are used.
option-avatar = The Avatar
    .about = The Possessed plays along, driven by order cards: alone against it, or up to three people beside it.
    .alone = when one person plays
    .plays = always
    .absent = never
option-difficulty = Difficulty of the Avatar
    .about = How many orders the Possessed plays in each Action phase. Alone, the greedy bot won 189 of 200 games as Apprentice (90 to 97 in a hundred) and 154 as Master (71 to 82).
    .apprentice = Apprentice (3 orders)
    .master = Master (4 orders)
option-fixed-crown = Fixed crown
    .about = Crowns on events do nothing; other effects still move the crown.
option-second-moon = Second moon
    .about = With how much power the second moon rises.
option-third-moon = Third moon
    .about = With how much power the third moon rises.
option-end = End of the game
    .about = With how much power the game ends.
option-summoners-crown = Summoner’s crown
    .about = In the Evocation phase the mages take turns, each activating one evocation at a time.
option-los = Line of sight
    .about = Whether effects with a range need a straight row of rooms.
    .straight = straight rows
    .none = not needed
option-inertia-activated = Inertia with activated spells
    .about = Inertia may discard an activated trap or defence as well.
option-participation-cumulative = Bonus for taking part
    .about = At the end, 1 power for having any quests or trophies is added to the bonus for the most.
option-sole-restorer-bonus = Restoring a room alone
    .about = How much more power a mage gains who restores a room without anybody else.
option-backs-public = Backs show the school
    .about = Everybody sees the backs of cards: their school, or that they are personal or forgotten.

## The table in a terminal

terminal-setup = The game is being set up.
terminal-round = Round { $number }
terminal-moons = { $moon ->
    [1] 1st moon now; 2nd moon at { $second_moon }, 3rd moon at { $third_moon }, end at { $end } power
    [2] 2nd moon now; 3rd moon at { $third_moon }, end at { $end } power
   *[3] 3rd moon now; end at { $end } power
}
terminal-cubes = cubes left { $number }
terminal-trophies = trophies { $number }
terminal-tokens = action tokens { $number }
terminal-values = strength { $strength }, speed { $speed }, health { $health }
terminal-decks = decks by moon { $numbers }
terminal-sign = { $sign ->
    [restored] restored, can be activated
    [used] restored, token used
   *[free] free slot
}
terminal-quest = { $state ->
    [active] { $quest } ({ $power })
    [fulfilled] { $quest } – fulfilled ({ $power })
   *[completed] { $quest } – completed
}
terminal-hidden-quest = hidden quest (moon { $moon })
terminal-orders = orders played { $number }
terminal-top-order = { $back ->
    [aimed] the top order waits for a combat spell against it
    [hurt] the top order waits for damage to it
   *[none] the top order shows no symbol
}

## A table to fill in, for `mindrose avatar`

terminal-own-head = Your table: change what is different on it. Then: mindrose avatar table.yaml --card "Thorn Volley"
    --when asks about other moments: reaction --by 0 --how attack --damage 2 (its trap or defence), evocations, cleanup, event.
    Cards, rooms and mages are written by their ids or by their names, in any language of the program.
terminal-own-moon = 1, 2 or 3
terminal-own-crown = the seat that holds the crown; seats are 0, 1, 2 in the order of play
terminal-own-lodge = The lodge from top to bottom, row by row (3, 4, 5, 4, 3 rooms; P10 is the Hall). Rooms: { $rooms }.
    Cubes from the left, by seat, or rose for black ones: [0, 0, rose]. A restored room: { $example }.
terminal-own-seats = One line for each person. Mages: { $mages }.
    cell is the number of the cell clockwise, at is a place of the lodge or cell.
    hexes are those that it bears, with the cubes on each, as in { $hexed }: { $hexes }.
terminal-own-avatar = The Possessed; obeyed is how many orders it has played in this phase, memories are its orders that lie face up.
terminal-own-evocations = Evocations in the lodge, as in { $example }. Kinds: { $evocations }.
    slot is the slot of its card (the Possessed activates slot 1 first), bearer the mage that it is assigned to. Upgrades: { $upgrades }.
terminal-own-events = Open events by slot, null for none. Those that can lie open: { $events }.
terminal-own-orders = Orders by their ids and names:
terminal-own-spent = The Possessed has played all its orders of this phase, { $number } of them (BR-29.2.2). After the Clean-up phase it begins again.
terminal-own-empty = The Possessed has no order left for this phase (BR-29.2.7).
terminal-own-unmoved = The top order does not answer this (BR-29.4.1): its back shows no symbol, or another one.
terminal-own-alone = The Possessed has no evocation that could act (BR-29.5.2).
terminal-own-crowned = The crown decides (BR-30.1.1). { $question }
terminal-own-idle = There is nothing to do in this Clean-up phase. The next round begins.
terminal-own-ended = A power token has reached the Black Rose marker: the game ends with this round (BR-26.1.1).
