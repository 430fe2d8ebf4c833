### Le parole comuni a tutti i giochi.

## Giocatori

# $number (number): il posto al tavolo, contato da uno; per chi non ha un nome proprio.
player = Giocatore { $number }
# L'elenco dei nomi cresce da sinistra: «Anna», «Anna, Bruno», «Anna, Bruno e Carla».
names-more = { $first }, { $next }
names-last = { $first } e { $next }

## Valori delle opzioni

value-yes = sì
value-no = no
value-unlimited = illimitato

## Perché no

refusal-number = { $answer } non è una risposta: scegli un numero intero da 0 a { $last }.
refusal-players = Si gioca da { $least } a { $most } giocatori ({ $rule }): scegli un numero compreso tra questi.
refusal-not-active = Ora decide un altro giocatore ({ $rule }): aspetta che venga chiesto a te.
refusal-game-over = La partita è finita ({ $rule }): rivedila o iniziane una nuova.
