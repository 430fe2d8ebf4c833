### What the pages around the tables say, in English.

## Frame

web-skip = Skip to the page
web-nav = Pages
web-nav-lobby = Lobby
web-nav-games = My games
web-nav-learn = Learn
web-nav-rules = Rules
web-nav-settings = Settings
web-nav-account = Guest
web-language = Language
web-page-title = { $page } – Mindrose
web-page-title-turn = ({ $turns }) Your turn – { $page }
web-turns = { $turns ->
    [one] { $turns } table waits for you
   *[other] { $turns } tables wait for you
}
web-your-turn = Your turn
web-footer-unofficial = Unofficial and free. The names of the games are used as facts; nothing here comes from their publishers, and none of their art is shown.
web-footer-icons = Icons by various authors:
web-footer-api = For programs

## Titles of pages

web-title-lobby = Lobby
web-title-new = New table
web-title-table = Table
web-title-games = My games
web-title-record = Game record
web-title-rules = Rules
web-title-settings = Settings
web-title-account = You
web-title-learn = Learn to play
web-title-avatar = The Avatar at your table
web-title-missing = Nothing here

## When something goes wrong

web-offline = The server does not answer. Check your connection, then try again; nothing is lost.
web-broken = Something went wrong on this page. Load it again; your games are safe on the server.
web-again = Try again
web-page-failed = This page could not be loaded
web-missing = There is nothing here
web-missing-about = The address leads nowhere: perhaps a letter was lost on the way.
web-no-table-about = Perhaps a letter of the link was lost on the way: ask for it again. The tables where you sit are in My games.
web-to-lobby = To the lobby

## Lobby

web-lobby-welcome = Sit down and play
web-lobby-welcome-back = Good to see you, { $name }
web-lobby-lead = Board games against bots or with friends, in the browser. No account, no waiting.
web-your-name = Your name
web-guest = Guest
web-choose-game = Choose a game
web-players = { $least } to { $most } players
web-players-exactly = { $number } players
web-about-cerebria-cards = Gather emotions of Bliss and Gloom, fuse them, drain and steal from each other, and score at every Revelation. About half an hour.
web-about-cerebria = Two teams of Spirits struggle for one mind: invoke Emotions, take control of its Realms, and shape the Identity at every Revelation. Two to three hours.
web-about-black-rose-wars = Mages fight for the throne of a magic lodge: study and plan spells, summon evocations, restore rooms, and stay ahead of the Black Rose. Two to three hours.
web-play-bots = Play against bots
web-start-basic = First game: basic rules
web-start-solo = Alone against the Avatar
web-bots = How well the bots play
web-play-friends = Play with friends
web-lesson = New here? Learn by playing
web-lesson-about = Short lessons explain each step of { $games }. A few minutes each, and you can stop at any time.
web-lesson-begin = Learn the game
web-lesson-later = Not now
web-my-running = Your games
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting right now. Set up a public table, and it appears here for everyone.
web-running-tables = In progress
web-join = Join
web-look = View
web-watch = Watch
web-go-on = Continue
web-open-table = Open the table

## Tables

web-seats = Seats
web-seat-open = Open seat
web-seat-waits = waits for somebody
web-level-easy = Easy bot
web-level-medium = Medium bot
web-level-hard = Hard bot
web-level-expert = Expert bot
web-pace-live = Live
web-pace-slow = Slow
web-public = Public
web-private = Private
web-limit-none = No limit
web-limit-seconds = { $number ->
    [one] { $number } second
   *[other] { $number } seconds
}
web-limit-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
web-limit-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
web-limit-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
web-per-decision = { $limit } per decision
# $names: one name or a list of names; $winners: how many.
web-won = { $winners ->
    [0] Nobody won
    [1] { $names } won
   *[other] { $names } shared the victory
}

## A new table

web-new-table = Set up a table
web-who-plays = Who plays?
web-player-count = Players
web-you = You
web-you-about = This is how the others see you.
web-seat = Seat { $number }
web-sitter-open = Open: for a friend
web-sitter-here = A person at this screen
web-name-of-seat = Name of the person on seat { $number }
web-their-name = Name
# Who plays with whom: $names are seats (web-team-seat) or web-team-you.
web-team-with = with { $names }
web-team-you = you
web-team-seat = seat { $number }
web-team-alone = alone
web-manner = Table settings
web-pace = Pace
web-pace-live-about = Everybody is there and plays to the end.
web-pace-slow-about = A move now and then, over days.
web-limit = Time for a decision
web-who-sees = Who can find it?
web-private-about = Only those who have the link.
web-public-about = It is shown in the lobby: anyone may join or watch.
web-ways = Ways to play
web-differences = What differs, rule by rule ({ $number })
web-house-rules = House rules
web-house-rules-usual = as in the rulebook
web-house-rules-changed = { $number ->
    [one] { $number } house rule
   *[other] { $number } house rules
}
web-house-rules-about = Every number of the game can be changed for this table.
web-house-rules-reset = Back to the usual rules
web-options-seats = Spirits and decks
web-options-seats-about = Read them here at leisure. What is not chosen here, everybody chooses at the table.
web-options-mages = Mages, schools and spells
web-options-mages-about = Read them here at leisure: everybody chooses at the table.
web-options-rare = Advanced
web-option-written = enter your own…
web-usually = Usually: { $value }.
web-cards = Cards
web-cards-about = Packs of your own cards and decks on this server. A table keeps the pack as it is now, whatever becomes of its files.
web-cards-usual = The cards of the game
web-cards-mistakes = { $number ->
    [one] { $number } mistake: it can be chosen when that is mended
   *[other] { $number } mistakes: it can be chosen when they are mended
}
web-make-table = Open the table
web-make-table-about = You get a link for your friends; the game starts when the last seat is taken.
web-start = Start the game
web-start-about = The game starts at once.

## Waiting for players

web-waiting = Waiting for players
web-waiting-full = Everybody is here
web-waiting-about = { $number ->
    [one] { $number } seat is open. The game starts by itself when it is taken.
   *[other] { $number } seats are open. The game starts by itself when all are taken.
}
web-waiting-host = { $host } can start the game now.
web-share = Invite friends with this link
web-share-about = Whoever opens it can sit down, or watch.
web-copy = Copy
web-copied = Copied. Send it to your friends.
web-sit = Sit here
web-bot = Give to a bot
web-bot-level = Level of new bots
web-open = Free the seat
web-leave = Leave the table
web-close = Close the table
web-here = is here
web-away = is away

## My games

web-running = Running
web-running-none = You have no running game.
web-finished = Finished
web-finished-none = Games you have finished stay here: to be watched again, downloaded and shared.
web-replay = Watch again
web-download = Download
web-more = { $number ->
    [one] Show { $number } more
   *[other] Show { $number } more
}
web-record = Open a record
web-record-choose = Choose a record file, or drop it here
web-record-about = A finished game is shown again, move by move. An unfinished one goes on: you take the first seat, bots the others.
web-record-unreadable = This file is not a record of a game. Choose one that was downloaded from a finished game or saved by the mindrose command.
web-leave-game = Leave the game
web-leave-game-about = A bot plays on for you and sees your hand. Nobody else can take your seat, and you can come back to it as long as the game lasts.
web-leave-waiting-about = Your seat is free again for somebody else.
web-leave-yes = Leave
web-leave-no = Stay
web-resign = Resign
# $player gives up; $names: those who win by it, one name or a list; $winners: how many.
web-resign-about = { $winners ->
    [0] { $player } resigns: the game ends at once and is lost. This cannot be taken back.
    [1] { $player } resigns: the game ends at once, and { $names } wins. This cannot be taken back.
   *[other] { $player } resigns: the game ends at once, and { $names } win. This cannot be taken back.
}
web-resign-yes = Resign
web-resign-no = Play on
web-resign-many = Nobody can resign here: with more than two sides the others play on.
web-resign-teammate = You cannot resign for your side: somebody else plays on it too.
web-resign-which = Several of you play here at one screen: whoever wants to resign does it at the table.
web-resigned = { $player } resigned

## Rules

web-rules-of = Rules of { $game }
web-rules-search = Search by number or words
web-rules-hint = For example 5.4, or a word like “fusion”.
web-rules-found = { $number ->
    [0] No rule has all of these words.
    [one] { $number } rule
   *[other] { $number } rules
}
web-rules-none = The rules of this game are not written down here.
web-rules-english = The full text of the rules is English; each rule is summed up in one line before it.
web-summary = The game on one page
web-chapters = Chapters
web-glossary = Glossary

## Settings

web-settings-about = Kept in this browser; every change shows at once.
web-settings-look = Look
web-settings-play = Play
web-theme = Colours
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-text-size = Text size
web-text-small = Small
web-text-normal = Normal
web-text-large = Large
web-text-huge = Huge
web-motion = Motion
web-motion-about = How moves are shown on the table.
web-motion-full = Full
web-motion-reduced = Less
web-motion-off = None
web-shapes = Bigger shapes for vibes
web-shapes-about = Flame, sun, leaf and drop always tell the vibes apart; this makes them larger and adds letters.
web-vibe-red = red
web-vibe-yellow = yellow
web-vibe-green = green
web-vibe-blue = blue
web-confirm = Confirm choices with a second click
web-confirm-about = The first click shows what a choice costs and does, the second makes it.
web-passing = Chances to react
web-passing-about = When somebody acts and you could step in. You can change it at the table at any time.
web-passing-ask = Ask me
web-passing-turn = Pass until my turn
web-passing-always = Always pass
web-sound = Sounds
web-sound-about = A few soft ones: a card, a fragment, your turn.
web-text-mode = Table as text
web-text-mode-about = Everything on the table as headings, lists and buttons; made for screen readers.
web-offer-lesson = Offer the first lesson in the lobby
web-tempo = Pace of the others
web-tempo-about = How long each move of theirs stays to be seen. “Skip” at the table shows the present at once.
web-tempo-calm = Calm, a second each
web-tempo-brisk = Brisk
web-tempo-instant = At once

## Account

web-account-guest = You are a guest: this browser remembers you. An account keeps your seats on other devices too.
web-account-is = You are logged in as { $login }.
web-name-shown = How others see you
web-rename = Save the name
web-renamed = Your name is saved.
web-make-account = Create an account
web-make-account-about = Your games stay yours. No e-mail is asked for, so keep the password safe: nobody can send you a new one.
web-account-made = Account created. You can now log in on other devices.
web-log-in = Log in
web-log-in-about = You become that player in this browser.
web-logged-in = You are logged in.
web-log-out = Log out
web-log-out-about = This browser forgets you; your games wait for you until you log in again.
web-logged-out = You are logged out.
web-login = Login
web-login-about = 3 to 32 letters, digits, dots, dashes or underscores.
web-password = Password
web-password-about = At least 8 characters.
web-programs = Programs that play
web-programs-about = A program of yours can take a seat and answer by itself. It shows its token to the server.
web-program-name = Name of the program
web-program-make = Create a token
web-token = The token of { $name }. Copy it now: it is shown only this once.
web-delete = Delete
web-delete-really = Really delete

## Why the server refused

problem-no-player = The server does not know you yet: give yourself a name first.
problem-name = A name has 1 to 24 characters and is not blank: choose another.
problem-login-taken = This login belongs to somebody else: choose another.
problem-login-wrong = Login or password is wrong: try again.
problem-has-account = You already have an account: log out first.
problem-no-table = There is no such table: check the link.
problem-no-game = This server does not have that game: choose another in the lobby.
problem-option = One of the house rules has an impossible value: look through them, or go back to the usual rules.
problem-pack = This server does not have the card pack “{ $pack }” any more, or it has mistakes now: choose the cards again.
problem-players = The game is for { $least } to { $most } players: choose another number of seats.
problem-level = A bot needs a level: choose one.
problem-seat-taken = This seat is taken: choose another, or watch.
problem-seat-unknown = The table has no such seat: choose another.
problem-not-host = Only the host of the table can do this: ask them.
problem-not-seated = You have no seat at this table: you can watch.
problem-started = The game has already started: you can watch, or set up another table.
problem-not-started = The game has not started yet: wait until every seat is taken.
problem-not-over = This is shown when the game is over: play it to the end first.
problem-over = The game is over already: look through it again, or start a new one.
problem-many-sides = Nobody can resign here: with more than two sides the others play on. You can leave instead; a bot takes your seat.
problem-teammate = You cannot resign for your side: somebody else plays on it too. You can leave instead; a bot takes your seat.
problem-begun = You are in the middle of an action: finish or cancel it at the table, then resign.
problem-which-seat = You play on both sides: go to the table and resign on the seat that gives up.
problem-open-seats = Some seats are still open: wait for people, or give the seats to bots.
problem-already-seated = You already sit at this table.
problem-record = This record cannot be played: it is damaged, or was made with other rules or cards.
problem-record-pack = This game was played with the card pack “{ $pack }” as it was then, and that is not kept here: bring the record of the game, which has the cards in it.
problem-position = There cannot be such a table: look at what is wrong with it.
problem-rate = That was too fast: wait a little, then try again.
problem-too-large = That is too large for the server: send something smaller.
problem-malformed = The server did not understand this page: load it again.
problem-origin = The request came from another site and was refused: open Mindrose at its own address.
problem-host = This server has another name. Open it at the address you were given, or ask whoever runs it to add this one.
problem-gone = This table has been closed.
problem-asked = You have asked for this already, and the others did not agree.
problem-blocked = The host of this table does not want to play with you: choose another table.
problem-storage = The server could not store it, and nothing has changed: try again.
problem-stale = The table has changed since: look again, then answer.
problem-no-undo = You have no answer to take back.
problem-undos = You have taken things back very often: decide now; after that you can take back again.
problem-promise = The server no longer keeps the promised shuffle: try again.
problem-no-draft = There is nothing to withdraw: you have not begun anything.
problem-no-takeback = Nobody is asking to take something back.
problem-no-program = You have no such program: load the page again.
problem-too-many = You have too many of these: finish or delete some first.
problem-internal = Something went wrong in the server: try again.
problem-not-found = There is nothing at this address: check the link.
