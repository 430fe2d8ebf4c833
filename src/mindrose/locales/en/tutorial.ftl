### The page of lessons and the guide at their tables, in English. What each game's lessons say is in <game>-lessons.ftl.

## The list of lessons

tutorial-title = Learn by playing
tutorial-lead = Short lessons at a real table. Somebody tells you what to try; you play.
tutorial-progress = { $done ->
    [0] No lesson done yet
   *[other] { $done } of { $all } lessons done
}
tutorial-lessons = Lessons
tutorial-begin = Start
tutorial-again = Play again
tutorial-done = Done
tutorial-name = Lesson { $number }: { $title }
tutorial-play = Play against bots
tutorial-play-about = A real game, with nobody telling you what to do. Everything that cannot be chosen still says why.
tutorial-none = No lessons yet. The rules begin with one page on how a turn goes and how the game ends.

## At the table

tutorial-guide = Guide
tutorial-step = Step { $number } of { $all }
tutorial-next = Continue
tutorial-show = Show me
tutorial-do = To do: { $choice }
tutorial-confirm = Choose it again, or press “Confirm”.
tutorial-else = That is possible too. But here, try this: { $choice }.
tutorial-read-first = Read this first, then press “Continue”.
tutorial-watch = Watch the table.
tutorial-astray = The game has taken a different course. Play on as you like, or start the lesson again.
tutorial-finished = Well done! This lesson is over.
tutorial-finished-all = Well done! That was the last lesson: you know what you need for a game.
tutorial-next-lesson = Next lesson: { $title }
tutorial-restart = Start the lesson again
tutorial-leave = All lessons
