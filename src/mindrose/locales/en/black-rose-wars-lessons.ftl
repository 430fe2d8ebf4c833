### What the lessons of Black Rose Wars say, in English. An attribute `hint` is said to whoever tries something else.

tutorial-lesson-lodge = The lodge
    .about = Rooms and cells, Explore and Inertia.
tutorial-lesson-fight = Fight and instability
    .about = Damage, defeat, trophies, and rooms that fill up.
tutorial-lesson-planning = Planning
    .about = Laying spells in secret, and choosing their sides.
tutorial-lesson-casting = Casting spells
    .about = Quick and numbered spells, sentences and targets.
tutorial-lesson-trap = Traps and defences
    .about = Windows: interrupting what others do.
tutorial-lesson-quest = Quests and evocations
    .about = Tasks that bring power, and creatures that obey you.
tutorial-lesson-rose = The Black Rose
    .about = Events, quests and study: how a round begins.
tutorial-lesson-power = Power and victory
    .about = Restored rooms, the end of the game, final bonuses.

## The lodge

tutorial-lodge-welcome = Welcome to the lodge! It lies in ruins, and the mages compete to become its new Grand Master. You are Rikkart; Baron Doria is against you. Whoever has the most power in the end wins. But the Black Rose gathers power, too.
tutorial-lodge-rooms = The lodge has 19 rooms, with the Hall of the Black Rose in the middle, all of them ruined. Each has a colour and an effect that you can use there. You are still in your cell, at the edge of the lodge.
tutorial-lodge-explore = To Explore is to move up to your speed, which is 2, and to activate the room that you are in. Explore: leave your cell for the Sanctuary, move on to the Armory, and activate it.
    .hint = The Armory lets you draw a card. The way there leads through the Sanctuary, and a room is activated after your moves or before them.
tutorial-lodge-tokens = The Armory has given you a card. Explore has used up one of your two physical action tokens; you get them back at the end of the round. In an activation you may take two actions, so you have one left.
tutorial-lodge-inertia = Inertia needs no token: discard a prepared spell, and move one room. Try it, and move to the Arena. Merciless Flame, your only prepared spell, goes to your memories.
    .hint = Save your last token for later. Take Inertia, and move to the Arena.
tutorial-lodge-end = After one or two actions the next mage is activated, lap after lap, until nobody can act. Baron Doria no longer can, so you are activated again. You are in the Arena. A ruined room like this one can be used as often as you like.

## Fight and instability

tutorial-fight-panel = Baron Doria is in the Garden with you. Damage lies on the life panel of a mage, as cubes of those who dealt it: seven of his are yours, and a black one is the Black Rose’s. His health is 10, so two more cubes will defeat him.
tutorial-fight-attack = With Fight you attack a figure in your room and deal as much damage as you have strength. You have strength 2. Fight, and attack Baron Doria.
    .hint = One attack is enough. Choose Fight, then the attack.
tutorial-fight-defeated = Baron Doria is defeated: he is back in his cell, and his panel is empty. For the final damage you claim a trophy. Power goes by the cubes: 4 for the most, which were yours, and 2 for the second most, those of the Black Rose. If all of them had been yours, you would have gained 5.
tutorial-fight-garden = The Fight is not over: you may also activate your room. The Garden places 1 instability, which is one of your cubes, in a room within range 1. Activate it, and choose the Garden itself.
    .hint = The Garden has four slots, and two are taken already. Put your cube there.
tutorial-fight-explore = One slot is left. Take Explore as your second action, but stay where you are: activate the Garden, place 1 instability in it again, and end the exploration.
    .hint = Do not move. Activate the Garden, choose the Garden, and end the exploration.
tutorial-fight-full = All four slots are full: three cubes are yours, one is Baron Doria’s. In the Clean-up phase the Garden will be restored, and whoever has the most cubes there gains the most power. After that it has another effect, which works once per round.
tutorial-fight-end = So your cubes are damage and instability at once, and you have just 25 of them. Those that lie on panels and in rooms are missing elsewhere, until they return to you.

## Planning

tutorial-planning-secret = In the Planning phase everybody lays 2 to 4 spells from the hand on the slots Quick, I, II and III, face down and at the same time. You have three spells.
tutorial-planning-card = Each spell has a main and a reverse effect, and now you decide which one it will have. The reverse effect of Stampede: move up to 2 rooms, then deal 2 damage to an enemy figure in your room.
tutorial-planning-quick = The Quick slot comes first. You can cast a quick spell whenever you are activated, even together with another one. Lay Stampede there, and choose its reverse effect.
    .hint = Stampede takes you to your enemy, which is just right for a quick spell. Choose its reverse effect.
tutorial-planning-first = Numbered spells are cast in their order: I, then II, then III. Lay Merciless Flame on slot I, and choose its main effect: 3 damage, and 1 instability.
    .hint = First the attack, then the trap: lay Merciless Flame with its main effect.
tutorial-planning-trap = Mine Field is a trap: when an enemy figure enters a yellow room, it deals 3 damage. Lay it on slot II, and choose its main effect.
    .hint = With its main effect Mine Field waits in yellow rooms. Lay it on slot II.
tutorial-planning-ready = You are ready, and so is Baron Doria. As long as others are still planning, you can take your plan back. Now it stands: everybody sees which slots are taken, but not by what.
tutorial-planning-end = The Action phase has begun. In turn order everybody takes one or two actions, again and again. How spells are cast comes in the next lesson.

## Casting spells

tutorial-casting-board = Three prepared spells lie on your board. You can cast the quick one or the lowest numbered one, and that is the one on slot I.
tutorial-casting-quick = Baron Doria is in the Observatory, two rooms away. Cast the quick spell, Stampede. Its first sentence lets you move up to 2 rooms: move through the Hall of the Black Rose to the Observatory.
    .hint = Cast the quick spell. Then move to the Hall of the Black Rose, and from there to the Observatory.
tutorial-casting-sentence = A spell is applied sentence by sentence. Now comes the second one: deal 2 damage to an enemy figure in your room. Choose Baron Doria.
    .hint = An imaginary target suffers no damage. Choose Baron Doria.
tutorial-casting-order = You may cast a second spell, since one of the two is quick. Cast the one on slot I, Merciless Flame.
    .hint = Do not discard a spell, and do not stop yet. Cast the spell on slot I.
tutorial-casting-flame = It needs an enemy figure within range 1, that is, in your room or in an adjacent one. Choose Baron Doria.
    .hint = An imaginary target suffers no damage. Choose Baron Doria.
tutorial-casting-done = The target of the first sentence is also that of the second: 3 damage for Baron Doria, and 1 instability in his room, the Observatory. That was your activation. He cannot act, so yours comes again.
tutorial-casting-charge = Now slot II is the lowest. Cast Demolition Charge. It bears the instability symbol, so first of all 1 instability goes to your room. Then place 2 more: choose the Observatory again.
    .hint = Cast the spell on slot II, and choose the Observatory: many cubes in one room are worth more.
tutorial-casting-end = Four of the five slots of the Observatory are yours now. In the Clean-up phase your spells go to your memories, and when your grimoire is empty, the memories become your new grimoire.

## Traps and defences

tutorial-trap-window = It is Baron Doria’s activation. He has cast Stampede and moved to the Sanctuary, to you. The Sanctuary is yellow, and that meets the condition of your Mine Field, which is activated on slot I. His spell is interrupted, and you are asked.
tutorial-trap-use = You need not use a trap: it can wait for another occasion. But this is a good one. Use Mine Field.
    .hint = If you pass, Baron Doria gets away unharmed. Use Mine Field.
tutorial-trap-hit = The trap is revealed, and Baron Doria has suffered 3 damage. But then his spell continued with its next sentence: it deals 2 damage to you. Again you are asked before anything else happens.
tutorial-trap-defence = On slot II you have a defence, Baneful Curse with its reverse effect: when you suffer damage, ignore up to 2 of it, then assign Frailty to whoever dealt it. Use it, and ignore 2 damage.
    .hint = Use Baneful Curse, and ignore as much as you can.
tutorial-trap-over = Your panel is empty again. Baron Doria has three of your cubes and a hex. An interrupt can itself be interrupted; what was interrupted last continues first.
tutorial-trap-end = Traps and defences can be used in every phase, in anybody’s activation. Those that are still activated in the Clean-up phase return to your hand or go to your memories, as you like.

## Quests and evocations

tutorial-quest-task = Quests bring power. Dominate Fear wants you to activate a grey room twice. One cube lies on it already, for the first time. And the Crypt, where you are, is grey.
tutorial-quest-crypt = Explore, but do not move: activate the Crypt, and end the exploration. While it is ruined, the Crypt summons a Cadaver.
    .hint = Stay in the Crypt and activate it. Then end the exploration.
tutorial-quest-apply = The quest is fulfilled. You may apply it before, between or after your actions: its effect summons another Cadaver, and then you gain its power. Apply Dominate Fear.
    .hint = Applying a quest is no action. Do it right now.
tutorial-quest-cadavers = You have 2 power, and two Cadavers, each with strength 2, speed 2 and health 2. There is room for three evocations on your board. Completed quests also count at the end of the game.
tutorial-quest-command = With Command, another physical action, an evocation moves up to its speed and attacks. Command Cadaver 1: move it to the Treasure Room, and attack Baron Doria.
    .hint = Choose Command, then Cadaver 1, the Treasure Room and the attack.
tutorial-quest-end = Your evocations deal damage with your cubes: two of them lie on Baron Doria’s panel. In the Evocation phase each of your evocations may act again, and that takes up none of your actions.

## The Black Rose

tutorial-rose-events = A round begins with the Black Rose phase. The events slide to the right. Gift to Fools was pushed out, and for that the Black Rose gained 2 power. Then Rebirth at Noon was drawn, for another 2. If the Black Rose has the most power in the end, all players lose.
tutorial-rose-cubes = Rebirth at Noon acts in this phase: the Black Rose has placed a black cube in each blue or purple room, the Throne Room among them. When such a room is restored, the Black Rose takes part in the scoring.
tutorial-rose-quest = Now everybody may discard an active quest. Shattered Illusion is about blue rooms, and you prefer others. Discard it. The Black Rose gains 1 power for it, because it is a quest of the first moon.
    .hint = Keep Dominate Fear. Discard Shattered Illusion.
tutorial-rose-study = Next comes the Study phase. You have drawn 2 cards from your grimoire. Now divide 4 picks among the six schools: Technomancy twice, then Shamanism twice.
    .hint = Two cards of Technomancy, then two of Shamanism.
tutorial-rose-keep = These are the four cards. You keep two of them: Demolition Charge and Herb Smoke.
    .hint = Keep Demolition Charge, which fills rooms, and Herb Smoke, which heals.
tutorial-rose-away = Finally you could put one spell from your hand away, on the discards of its school. You like all of yours: put nothing away.
    .hint = You will need all of these spells. Put nothing away.
tutorial-rose-end = Planning comes next, then Action, Evocation and Clean-up: a round has six phases. Keep an eye on the Black Rose. It has 5 power already.

## Power and victory

tutorial-power-track = It is late in the game. At 6 and at 18 power the moon has changed, and now the third one is in the sky. If some power token is on 30 or beyond in the Clean-up phase, the game ends. You have 24 power, Baron Doria has 27, and the Black Rose 25.
tutorial-power-quest = You have fulfilled the quest Acquire Wealth. Its effect is worth 1 power, the quest itself 2. Apply it.
    .hint = What is fulfilled but never completed brings nothing. Apply Acquire Wealth first.
tutorial-power-rooms = Now for the rooms. In the Forge, where you are, three of four slots are taken, two of them by you. In the Treasure Room, next to it, two of four: one by Baron Doria, one by the Black Rose.
tutorial-power-charge = Cast Demolition Charge. By its instability symbol it first places 1 cube in the Forge, which is then full. Put the other 2 in the Treasure Room, and that is full as well.
    .hint = Only the Treasure Room can be filled with 2 cubes. Choose it.
tutorial-power-restored = Nobody could act any more, so the Clean-up phase came. Both rooms were restored, and in both you had the most cubes: 2 power each. With 31 power you have passed 30, and the game is over.
tutorial-power-end = Then came the final bonuses. In completed quests you and Baron Doria are tied, for 4 power each. Nobody has a trophy. The crown brings you 1. That makes 36 to 32: you are the new Grand Master!
