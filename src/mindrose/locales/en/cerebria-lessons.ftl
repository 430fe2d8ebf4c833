### What the lessons of the Inside World say, in English. An attribute `hint` is said to whoever tries something else.

tutorial-lesson-ring = The ring
    .about = Realms and Frontiers, your Spirit, actions and Willpower.
tutorial-lesson-invoke = Invoke
    .about = Emotions enter the board; Intensity and control.
tutorial-lesson-quell = Quell
    .about = Weakening opposing Emotions, and what Ambition is for.
tutorial-lesson-absorb = Absorb
    .about = Willpower from the Spheres, and the Origin that turns.
tutorial-lesson-aspirations = The Revelation
    .about = Common and Hidden Aspirations, and the Fragments they bring.
tutorial-lesson-fortress = Fortresses
    .about = Building one, holding a Realm with it, adding it to the Identity.
tutorial-lesson-vibes = Vibes and Intentions
    .about = The full game: upgrades, Strong Emotions, points in your turn.
tutorial-lesson-end = The end
    .about = What triggers it, and who wins.

## The ring

tutorial-ring-welcome = Welcome inside a mind! Two factions, Bliss and Gloom, compete for its personality. You are Delight, a Spirit of Bliss, and Empathy is your teammate. Hatred and Misery play for Gloom. The first lessons are about the basic game.
tutorial-ring-places = Five Realms form a ring, and between each two of them lies a Frontier. Your Spirit stands on the Frontier between the Valley of Motives and the Cradle of Senses. Emotions have spaces of their own: two in each Realm, one on each Frontier.
tutorial-ring-move = You have three actions in your turn. Most of them cost Willpower, WP for short, and you have 2 WP. Move your Spirit to the Valley of Motives.
    .hint = The way to the Cradle costs 2 WP, because Fear makes it more expensive. And it is in the Valley that Emotions of yours are waiting.
tutorial-ring-control = Look at the Emotions in the Valley. The Essence on an Emotion gives it its Intensity: Affection has 2, Comfort has 1. Gloom has nothing here, so Bliss controls the Valley of Motives.
tutorial-ring-gain = Each Realm has an action of its own, which you can take from anywhere. That of the Valley is Gain Willpower: pay 1 WP and gain 4. Where your faction is in control, you pay 1 WP less. So take it: it costs you nothing.
    .hint = With 1 WP there is little else to do. Take the action that costs nothing.
tutorial-ring-harvest = Now you have 5 WP. The action of the Willow of Values turns WP into Essence. Bliss does not control the Willow, so 1 WP goes for the action. Harvest 2 Essence, for 2 WP more.
    .hint = If you turned all your WP into Essence, none would be left for your next turn. Harvest 2.
tutorial-ring-end = Those were your three actions. You have 2 WP and 3 Essence left for your next turn. The five Realm actions can be taken from anywhere. The five Spirit actions always have to do with the place where your Spirit stands.

## Invoke

tutorial-invoke-hand = You hold Courage and Kindness. To Invoke is to bring an Emotion from your hand onto the board, on an empty space adjacent to your Spirit. Your Spirit is in the Valley of Motives, so that means one of the two spaces of the Valley.
tutorial-invoke-courage = Fear, an Emotion of Gloom, is on the Frontier between Valley and Cradle. Invoke Courage at Valley 2, right beside it. This costs 2 WP and 1 Essence, which goes on the Emotion. You need no upgrades.
    .hint = Courage gets stronger if it enters next to an Emotion of Gloom, and only Valley 2 is next to Fear.
tutorial-invoke-frontier = The power of Courage has brought it an Intensity token: it has Intensity 2 now, and Fear has 1. For a Frontier three spaces count, its own and the two beside it. Bliss has more there, so the Frontier is yours.
tutorial-invoke-blocked = For a Realm, its own two spaces count, and those of the Frontiers on both sides. But an Emotion on a Frontier is blocked by an enemy right beside it. Courage blocks Fear, so in the Valley Fear does not count at all.
tutorial-invoke-kindness = Kindness brings you 1 Essence when it enters. Invoke it: one space is left, Valley 1.
    .hint = First make use of the free space: what Kindness costs in Essence, you get back.
tutorial-invoke-intensify = One action is left. Intensify puts Essence from your Spirit board on an Emotion adjacent to your Spirit. Intensify Courage: with 2 Essence its Intensity is 2, and with the token 3.
    .hint = The second slot of Kindness shows a 1 like the first: it would not get stronger. Choose Courage.
tutorial-invoke-end = Essence fills the slots of an Emotion from the left, and its Intensity is printed on the last slot that is filled. Whenever something changes, control is worked out anew. The Valley and both of its Frontiers are yours.

## Quell

tutorial-quell-enemy = You share the Cradle of Senses with Fear. It has Intensity 1, and so has your Sociability: nobody controls the Cradle. To Quell is to take Essence from an opposing Emotion that is adjacent to your Spirit.
tutorial-quell-colour = For this you must reveal a card from your hand that has the colour of that Emotion. Fear is blue, and so is your Optimism. You keep the card.
tutorial-quell-quell = Quell costs 2 WP and 1 Ambition. Quell Fear, without upgrades.
    .hint = Discard no card here: Optimism has to be revealed, and what discarding is good for comes in a later lesson.
tutorial-quell-gone = Fear has lost its only Essence, so it has left the board. Sociability is alone in the Cradle: Bliss controls it.
tutorial-quell-draw = And at once the action of the Cradle has become cheaper: Draw Emotions costs you nothing now. Take the top card of your deck.
    .hint = Something for nothing! Take Draw Emotions.
tutorial-quell-stop = The next card already lies face up on your deck, and you could draw it for 2 WP. Save them, and stop.
    .hint = Your next Invoke will cost 2 WP. Draw no more.
tutorial-quell-end = You have spent the only active Ambition. It belongs to the whole faction, so Empathy cannot spend it now either. When your turn ends you choose: turn an Ambition token to its active side, or draw 2 cards.

## Absorb

tutorial-absorb-sphere = In the middle lies the Origin with its five Spheres, one at each Realm. A full Sphere holds 7 WP. Commitment stands at the Valley, and so does your Spirit: you can take WP from it with Absorb.
tutorial-absorb-amount = You take 2 WP, and 1 more for each adjacent Frontier that your faction controls. In a Realm your Spirit is adjacent to two Frontiers, and Bliss controls both. That makes 4 WP.
tutorial-absorb-absorb = Absorb is an ability: you can use it once in your turn, and it takes up no action. Use it.
    .hint = Actions can wait. With 4 WP more you will have a better choice.
tutorial-absorb-bonus = Each Sphere also offers a bonus. That of Commitment: pay 1 WP and gain 1 Ambition. Take it.
    .hint = You will need an Ambition in a moment. Take the bonus.
tutorial-absorb-turned = After every Absorb the Origin turns clockwise by one step. Commitment has moved to the Cradle, with the 3 WP that are left in it. Knowledge has come to the Valley.
tutorial-absorb-rotate = For 1 Ambition you can turn the Origin yourself, once in your turn. Use Rotate Origin, and bring Diligence to the Valley.
    .hint = Try the ability Rotate Origin: that is what the Ambition is for.
tutorial-absorb-end = Diligence stands at the Valley, and Commitment, with its 3 WP, has moved further away. Who empties a Sphere brings about a Revelation, as the next lesson shows. With Ambition you can also add a Vibe token (1) or take an extra action (2).

## The Revelation

tutorial-aspirations-sphere = Only 3 WP are left in Commitment. You control both Frontiers of the Valley, so your Absorb takes up to 4: it will empty the Sphere, and that brings about a Revelation. Before you do it, see how your faction stands.
tutorial-aspirations-common = The Common Aspiration is Openness: which faction controls more Frontiers? Bliss has 2, Gloom has 1. You would fulfil it.
tutorial-aspirations-hidden = Your Hidden Aspiration, which only your faction knows, is Liveliness: which faction has more Essence on its Emotions? Both have 4, and a tie is not enough.
tutorial-aspirations-intensify = You can change that. Intensify Sociability, and it will be 5 to 4.
    .hint = If the Revelation came now, you would fulfil only one Aspiration. First Intensify.
tutorial-aspirations-absorb = Now empty the Sphere: use Absorb, and take the bonus.
    .hint = Everything is ready. Use Absorb, and take the bonus.
tutorial-aspirations-fragments = You fulfilled both Aspirations, so Bliss added a Major Fragment to the Identity; for one of them it would have been a Minor Fragment. Gloom fulfilled its own Hidden Aspiration, Unity, and added a Minor one. In the end a Minor Fragment is worth 3 points, a Major one 5.
tutorial-aspirations-end = Aspirations that have been tested are done with. Because you added a Major Fragment, Gloom removed one more Common Aspiration. There is a new Common one and new Hidden ones, and Commitment is full again. Your turn continues: you still have two actions.

## Fortresses

tutorial-fortress-tie = The Cradle of Senses belongs to nobody, because Optimism and Fear are equally strong. And the Common Aspiration is Fortitude: the greater total of Fortress bonuses. Bliss has one Fortress, in the Valley, and Gloom has one in the Land of Desires. Another tie.
tutorial-fortress-build = From a Frontier your Spirit is adjacent to two Fortress sites. The one in the Valley is taken, the one in the Cradle is empty. Fortify costs 3 WP: build there.
    .hint = Absorb can wait: build first, then the Revelation will count the new Fortress.
tutorial-fortress-built = A Minor Fragment from your supply stands on the site. As a Fortress it adds 1 to your Intensity in this Realm, and that decides the tie: Bliss controls the Cradle. In Fortitude you are ahead by 2 to 1.
tutorial-fortress-old = The Fortress in the Valley is older. When the Sphere at its Realm is emptied, it joins the Identity, where it scores. A Fortress that was built in the same turn stays on its site.
tutorial-fortress-absorb = From a Frontier you can reach two Spheres. Commitment, at the Valley, holds 3 WP, and that is what you take: 2, and 1 for your Frontier. Absorb from Commitment. You can do without its bonus.
    .hint = Creativity is full: 3 WP less would not empty it. Choose Commitment, and leave the bonus.
tutorial-fortress-joined = Fortitude brought you a Minor Fragment, and the old Fortress joined the Identity as another one. That makes 6 points in the end. Gloom fulfilled its Hidden Aspiration and added one Minor Fragment.
tutorial-fortress-end = Fragments that are still on their sites in the end are worth nothing; until then they hold Realms. With upgrades of Fortify you can exchange a Minor Fragment for a Major one, or demolish a Fortress of the other faction.

## Vibes and Intentions

tutorial-vibes-rows = This is the full game. Your Spirit board has a row for each Spirit action. The first slot of a row unlocks the action, the other three are upgrades. What a slot shows can be used as soon as a Vibe token is on it. In the row of Move, Haste is still empty.
tutorial-vibes-haste = When you take a Spirit action, you may discard a card, place a Vibe token of its colour in that row, and use the slot at once. Choose Move, discard Cheerfulness, place the token on Haste, and so move two spaces, to the Valley of Motives.
    .hint = Keep Desire for later. Discard Cheerfulness for Haste, use Haste, and move to the Valley.
tutorial-vibes-empower = Empower turns a Moderate Emotion that has enough Essence into a Strong one. Kindness has 2 Essence, as many as it needs. The action is still locked: discard Desire, and its Vibe token unlocks it.
    .hint = Empower is the action that Desire can unlock now.
tutorial-vibes-strong = Benevolence has taken the space of Kindness and all of its Essence. Strong Emotions have more Intensity and stronger powers. Kindness has returned to the bottom of your deck.
tutorial-vibes-fill = One slot of Benevolence is still free. Intensify it, and it is full.
    .hint = Sociability would not be full with 1 Essence more. Choose Benevolence.
tutorial-vibes-intention = To fill all slots of an Emotion is one of the Intentions of the full game. The first Intention in your turn scores 1 point, and every further one 2 points.
tutorial-vibes-absorb = To take at least 4 WP from a Sphere is another Intention. Your Absorb takes 5: 2, 1 for each of two Frontiers, and 1 by the power of Benevolence. Use Absorb, take the bonus, and draw a card with the power of Delight.
    .hint = Nothing here costs anything that you need. Absorb, bonus, card: take it all.
tutorial-vibes-end = That was your second Intention, so your faction has 3 points now. Its marker has reached a marked space of the Intention wheel, which brought you 1 Essence. If a faction reaches 20 points, the game ends after that turn.

## The end

tutorial-end-last = Attitude is the last Common Aspiration. Once it has been tested, the game ends after that turn. You can bring this about now: Commitment stands at the Valley and holds 4 WP.
tutorial-end-totals = But count first. In the Identity a Minor Fragment is worth 3 points and a Major one 5. Bliss has 7 points for Intentions and 8 for Fragments, 15 in all. Gloom has 8 and 9, that is 17, and may still add a Fragment.
tutorial-end-plan = So you need both Aspirations. Attitude is about Realms, and there you lead. Liveliness, your Hidden one, is about Essence, and it is 6 to 6. And your Absorb takes only 3 WP, because Excitement and Fear are tied at the Frontier to the Cradle.
tutorial-end-intensify = One Essence solves all of this: Intensify Excitement.
    .hint = Sociability is not next to the Frontier to the Cradle. Choose Excitement.
tutorial-end-absorb = Now the Frontier is yours, you have more Essence, and your Absorb takes all 4 WP, which is an Intention as well. Use it. Leave the bonus, and draw the card.
    .hint = You need no Ambition any more: do not take the bonus. The card is free.
tutorial-end-finish = Bliss added a Major Fragment, Gloom a Minor one, and no Common Aspiration is left. End your turn. You then choose between Ambition and cards, although it no longer matters: draw the cards.
    .hint = Nothing that you could still do would bring points. End your turn, and draw the cards.
tutorial-end-won = Bliss has 8 + 13 = 21 points, Gloom 8 + 12 = 20. You win! The game also ends with 20 points for Intentions, or when a faction lacks the Fragment that it has to add. It then places its Capstone, which is worth 4 points and decides ties.
