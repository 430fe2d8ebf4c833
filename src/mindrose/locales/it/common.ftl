### Le parole comuni a tutti i giochi.

## Giocatori

# $number (number): il posto al tavolo, contato da uno; per chi non ha un nome proprio.
player = Giocatore { $number }
# L’elenco dei nomi cresce da sinistra: «Anna», «Anna, Bruno», «Anna, Bruno e Carla».
list-more = { $first }, { $next }
names-last = { $first } e { $next }
# I dati e ciò che si dice tra parentesi, nei tabelloni, nei pacchetti e nei comandi.
terminal-fact = { $name }: { $value }
aside = { $text } ({ $about })

## Valori delle opzioni

value-yes = sì
value-no = no
value-unlimited = illimitato

## Perché no

refusal-number = { $answer } non è una risposta: scegli un numero intero da 0 a { $last }.
refusal-players = Si gioca da { $least } a { $most } giocatori ({ $rule }): scegli un numero compreso tra questi.
refusal-not-active = Ora decide un altro giocatore ({ $rule }): aspetta che tocchi a te.
refusal-game-over = La partita è finita ({ $rule }): rivedila o iniziane una nuova.

## La fine

outcome-nobody = Nessuno al tavolo vince. Punti: { $scores }.
outcome-closed = Il tavolo è stato chiuso prima della fine: non vince nessuno.
outcome-resigned = { $winners ->
    [0] { $player } si arrende.
    [1] { $player } si arrende: vince { $names }.
   *[other] { $player } si arrende: vincono { $names }.
}

## Il terminale

terminal-commitment = L’impronta del seme di questa partita: { $hash }
terminal-stirred = Numero aggiunto al seme dal posto { $seat }: { $number }
terminal-thinking = { $name } sta pensando…
terminal-hand-over = Passa lo schermo a { $name }, poi premi Invio.
terminal-hint = Scrivi il numero di una risposta o ? per l’aiuto.
terminal-ready = Hai scelto, altri stanno ancora decidendo. Scrivi un numero per ripensarci o premi Invio per lasciare così.
terminal-help =
    un numero – scegli quella risposta
    undo – ritira la tua ultima risposta
    withdraw – rinuncia a ciò che hai cominciato
    log – che cosa è successo finora
    rule { $rule } – che cosa dice una regola
    card NOME – che cosa fa una carta, oppure che cosa significa una parola su di essa
    quit – esci; la partita viene conservata
terminal-once-more = { $caution } Per farlo, digita di nuovo { $number }.
terminal-decides = Decide { $who }:
terminal-decided = Deciso: { $choice }
terminal-unclear = { $count ->
    [1] Scrivi 1 per l’unica risposta o ? per l’aiuto.
   *[other] Scrivi un numero da 1 a { $count } o ? per l’aiuto.
}
terminal-no-rule = Nessuna regola parla di «{ $wanted }»: prova un numero come { $rule } o un’altra parola.
terminal-no-card = { $wanted ->
    [none] Quale carta? Digita anche il nome, per esempio card { $example }.
   *[other] Qui nulla si chiama «{ $wanted }»{ $like ->
        [none] : prova il nome di una carta, per esempio { $example }.
       *[other] . Forse intendevi «{ $like }»?
    }
}
terminal-left = A presto! La partita è conservata in { $file }.
terminal-finished = La partita è conservata in { $file }; il suo seme era { $seed }.
# $answers, $rules (number); $bare (text): numbers of rules, or `none`.
terminal-replayed = { $answers ->
    [one] { $answers } risposta rigiocata
   *[other] { $answers } risposte rigiocate
}; tutti gli hash coincidono.
terminal-not-over = La partita non è finita.
terminal-rules = { $rules ->
    [one] { $rules } regola
   *[other] { $rules } regole
}; senza codice o test: { $bare ->
    [none] nessuna
   *[other] { $bare }
}
