### What the lessons of the Card Game say, in English.
###
### What is said at the tables may name every card by its id: $hope is the name of the card Hope.

tutorial-lesson-first-turn = Your first turn
    .about = The table, taking an impulse, evoking an emotion, fragments.
tutorial-lesson-abilities = Abilities
    .about = Fresh and ready, what an ability costs, and where the fragment goes.
tutorial-lesson-fusion = Fusion
    .about = Two cards in one move, ready at once.
tutorial-lesson-counter = Counters
    .about = Stopping an ability, and being stopped.
tutorial-lesson-revelation = The Revelation
    .about = Scoring, vibes, the bonus and the mood.
tutorial-lesson-victory = Winning
    .about = Singlemindedness and Balance.

## Your first turn

tutorial-first-welcome = Welcome! You have a hand of cards, and a mindset: a row of four places where your emotions will live. Between you and your opponent lie three face-up cards, the impulses, each with a stack of cards.
tutorial-first-impulse = In your turn you carry out exactly two actions. One kind of action is to take an impulse into your hand. Take { $hope } from column 1: it is a strong emotion.
tutorial-first-evoke = { $hope } is in your hand, and the next card of the stack has taken its place. The other kind of action is to evoke an emotion: it moves from your hand into your mindset. Evoke { $hope }.
tutorial-first-fragments = That was your second action, so your opponent has had a turn. Look at { $hope }: it came with two fragments, as every strong emotion does. Fragments are fuel, and those that are left when it comes to scoring are your points.
tutorial-first-mild = It is your turn again. { $comfort } is a mild emotion and brings one fragment. Evoke it.
tutorial-first-keep = Whenever an emotion enters, you may remove another one. There is room for four, so remove nothing.
tutorial-first-end = You have three fragments now, all of Bliss, because both emotions are Bliss. Gloom emotions bring Gloom fragments. When all four places are taken, a new emotion has to replace an old one.

## Abilities

tutorial-ability-ready = An emotion that was in your mindset when your turn began is ready: you can use its ability. { $trust } has only just entered. It is fresh, and waits until your next turn.
tutorial-ability-use = Using an ability costs one fragment of that emotion, but no action. { $hope } has the ability Draw: two cards from the main deck. Use it.
tutorial-ability-absorb = A fragment that is spent usually returns to the supply. But you also have { $brightness-y }, which is Bliss, like { $hope }: it can absorb the Bliss fragments that your emotions spend. Let it.
tutorial-ability-another = You have drawn two cards. The absorbed fragment cannot be spent again, but it will score. In one turn you can use each type of ability only once, so try another: use { $valor } to Destroy.
tutorial-ability-absorb-again = { $brightness-y } has two absorb slots, and one is still free. Let it absorb this fragment too.
tutorial-ability-destroy = Now the target. It can be any emotion in any mindset. Destroy { $rage }: your opponent has two fragments on it.
tutorial-ability-end = { $rage } is in the discard pile, and its fragments are back in the supply, where nobody scores them. You have used two abilities without losing a single fragment, and you still have an action.

## Fusion

tutorial-fusion-base = { $bleakness-gn } is a base card. It has no ability and brings no fragments. But it can enter together with another emotion, as the lower card of a fused emotion.
tutorial-fusion-evoke = First choose the upper card: evoke { $panic }. Alone it would be fresh, and would have to wait with its ability.
tutorial-fusion-fuse = Now fuse it with { $bleakness-gn }. Both cards enter together, for one action.
tutorial-fusion-use = A fused emotion is ready at once. Use { $panic } right now.
tutorial-fusion-absorb = { $panic } and its base card are both Gloom. So the base card can absorb the fragment that { $panic } spends. Let it.
tutorial-fusion-destroy = And now destroy { $faith }.
tutorial-fusion-end = A fused emotion counts as one: it takes one place, and it has the vibe of its upper card only. Its base card absorbs nothing but what this emotion itself spends, and only if both cards have the same polarity.

## Counters

tutorial-counter-threat = Your opponent uses { $panic } to destroy your { $faith }. The ability is paid for, but it has not worked yet: this is the moment to counter it.
tutorial-counter-counter = { $panic } has the blue vibe. If you discard a blue card from your hand, whatever else is on it, the ability has no effect. Counter with { $tranquility }.
tutorial-counter-nothing = { $faith } stays. Your opponent’s fragment is spent all the same, and so was this type of ability for their turn. Now it is your turn.
tutorial-counter-use = Strike back: use { $valor }. It has the red vibe.
tutorial-counter-destroy = Choose { $animosity } to destroy. Your opponent holds one card. Could it be red?
tutorial-counter-end = It was red: your opponent has countered, { $animosity } stays, and your fragment is gone. A counter cannot be countered. So before you use an ability, think of the cards in other hands, and keep different vibes in your own.

## The Revelation

tutorial-revelation-empty = The stack of column 2 is empty. When { $disgust } leaves, nothing can replace it: that brings the Revelation. The turn ends at once, and everybody scores.
tutorial-revelation-patterns = All fragments on your emotions are then yours for good. The vibes of your emotions can earn a bonus: 1 fragment for three different vibes, 2 for three alike or two pairs, 4 for four different or four alike. Only the best one counts.
tutorial-revelation-evoke = You have red, yellow and blue. { $purity } is green: evoke it, and you have four different vibes.
tutorial-revelation-keep = Remove nothing: you want all four.
tutorial-revelation-take = Now take { $disgust } from column 2, and see the Revelation.
tutorial-revelation-scored = Your emotions brought you 6 fragments, and four different vibes a bonus of 4. A bonus has the colour that the mood marker shows at the Revelation, and that was Bliss: you have scored 10 Bliss. Nobody can take them from you.
tutorial-revelation-cycle = After that, a new cycle began. Mindsets were emptied, you went on with four cards in hand, stacks and impulses were refilled, and the mood marker was tossed: both faces are equally likely, and this time Bliss came up again. Your opponent had the first turn, because the Revelation came in yours.

## Winning

tutorial-victory-goals = After each Revelation we look whether somebody has won. There are two ways. Singlemindedness: at least 12 fragments of one colour. Balance: as many Bliss as Gloom fragments, and at least 7 of each.
tutorial-victory-rival = You have scored 8 Bliss, your opponent 5 Bliss and 5 Gloom. And look at their mindset: 2 Bliss and 2 Gloom. If the Revelation came now, they would have 7 of each, and win by Balance.
tutorial-victory-evoke = But Singlemindedness goes before Balance. With the fragments of { $hope } you would have 10 Bliss. Evoke { $valor } for two more.
tutorial-victory-keep = Remove nothing: you need the fragments of { $hope }.
tutorial-victory-take = Now you have 12 within reach. The stack of column 3 is empty: take { $kindness }, and bring the Revelation.
tutorial-victory-end = You win by Singlemindedness! Your opponent reached Balance in the same Revelation, but Singlemindedness goes first. Between two players with the same kind of victory, the larger number of fragments decides. If nobody had reached a goal, another cycle would have begun.
