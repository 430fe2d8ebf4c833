### What every game says, in English.

## Players

# $number (number): the seat, counted from one; for players without a name of their own.
player = Player { $number }
# Lists of names grow from the left: "Ann", "Ann, Bob", "Ann, Bob and Cleo".
names-more = { $first }, { $next }
names-last = { $first } and { $next }

## Values of options

value-yes = yes
value-no = no
value-unlimited = unlimited

## Why not

refusal-number = { $answer } is not an answer: choose a whole number from 0 to { $last }.
refusal-players = This game is for { $least } to { $most } players ({ $rule }): choose a number between them.
refusal-not-active = Somebody else is to decide now ({ $rule }): wait until you are asked.
refusal-game-over = The game is over ({ $rule }): look through it again, or start a new one.
