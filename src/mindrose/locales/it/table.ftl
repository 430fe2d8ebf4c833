### Ciò che sta attorno a ogni tavolo, in italiano.

## La richiesta

table-prompt = Che cosa si decide
table-your-turn = Tocca a te
# $number (number): il posto al tavolo, contato da uno.
table-bot = Bot { $number }
table-thinking = { $player } sta pensando…
# $names (text): più giocatori, separati da virgole.
table-waiting-several = In attesa di { $names }.
# $names (text): chi sta ancora decidendo, separati da virgole.
table-ready = Hai deciso, e puoi cambiare idea mentre si aspetta: { $names }.
table-is-ready = ha deciso
table-watching = Stai guardando.
# $time (text): «2 minuti».
table-since = in attesa da { $time }
table-time-left = tempo rimasto: { $time }
table-nudge = Sollecita { $player }
table-nudged = Gli altri ti aspettano.
table-choices = Che cosa puoi fare
table-barred = Ora non è possibile
table-confirm = Conferma
table-confirm-choice = Conferma: { $choice }
table-confirm-several = Conferma { $chosen } di { $number }
# Più risposte che vengono chieste di seguito si possono scegliere insieme.
table-together = Puoi sceglierne { $number } tutte insieme.
table-together-then = { $left ->
    [0] Con la conferma vengono date tutte, una dopo l’altra.
    [one] Con la conferma vengono date una dopo l’altra; poi ne resta { $left } da scegliere.
   *[other] Con la conferma vengono date una dopo l’altra; poi ne restano { $left } da scegliere.
}
table-together-changed = Sul tavolo è cambiato qualcosa: scegli di nuovo il resto.
table-ahead = { $stop ->
    [hidden] poi si scopre qualcosa che ancora non si sa
    [chance] poi decide il caso
    [over] poi la partita finisce
   *[other] poi decide qualcun altro
  }
table-cancel = Annulla
table-undo = Indietro
table-withdraw = Annulla ciò che hai iniziato
table-see-rule = Mostra { $rule }
table-given = { $player }: { $choice }
table-passes-by = Qui non hai nulla da decidere: la partita continua…
table-skip = Salta
table-continue = Continua
table-scene-again = Mostra di nuovo
table-since-turn = Dal tuo turno
table-recall = Che cosa è successo?
table-point = Mostra al compagno
table-point-where = Scegli che cosa deve guardare il tuo compagno.
table-point-here = { $player }: guarda qui
table-point-plan = { $player } ha in mente: { $events }

## Lasciar fare

table-passing = Quando potresti reagire:
table-passing-ask = chiedimi ogni volta
table-passing-all = Passa fino alla fine
table-passing-spell = passa finché non è finito
table-passing-turn = passa fino al mio turno
table-passing-always = passa sempre
table-passing-about = Nessuno può sapere se hai passato tu o se l’ha fatto questa impostazione.

## Ritirare una risposta

table-takeback = { $player } chiede di ritirare l’ultima risposta.
table-takeback-asked = Hai chiesto di ritirare la tua ultima risposta.
table-takeback-ask = Chiedi di ritirare l’ultima risposta
table-agree = Accetta
table-decline = Rifiuta

## La fine

table-standings = Punteggio
table-standing = { $player }: { $points }
table-rematch = Rivincita
table-next = Al nuovo tavolo
table-watch-again = Rivedi
table-end-won = Hai vinto!
table-end-lost = Hai perso
table-end-over = La partita è finita
table-end-close = Guarda il tavolo
table-end-again = Risultato
table-legend-close = Chiudi
table-zoom-in = Ingrandisci il tabellone
table-zoom-out = Mostra tutto il tabellone

## Il pannello accanto al tavolo

table-panel = Cronologia, chat e regole
table-panel-close = Chiudi il pannello
table-log = Cronologia
table-log-empty = Non è ancora successo niente.
table-log-undone = { $player } ritira l’ultima risposta.
table-log-timeout = { $player } ha finito il tempo.
table-log-resigned = { $player } si arrende.
table-log-times = × { $times }
table-chat = Chat
table-chat-empty = Nessuno ha ancora detto niente.
table-chat-say = Il tuo messaggio
table-chat-send = Invia
table-chat-unread = da leggere
table-chat-mute = Silenzia qui
table-chat-mute-about = A questo tavolo non vedi più i messaggi di { $name }.
table-chat-unmute = Mostra di nuovo
table-chat-block = Blocca
table-chat-block-about = Niente di ciò che dice { $name } ti arriva, a nessun tavolo, e { $name } non può sedersi ai tuoi. Si annulla qui.
table-chat-unblock = Sblocca
table-back = Riprendi il tuo posto
table-back-about = Un bot gioca per te.
table-rules = Regole
table-rules-search = Cerca nelle regole
table-rules-none = Nessuna regola ha queste parole: provane di meno o cerca il numero di una regola.
table-rules-all = Tutte le regole
table-about = Tavolo
table-away = (assente)
table-options = Regole della casa
table-options-usual = Nessuna: tutte le opzioni sono quelle solite.
table-commitment = Impronta del mescolamento
table-commitment-about = È stata fissata prima di dare la prima carta, e ognuno di chi si è seduto vi ha aggiunto un numero. Alla fine si mostra il seme, così chiunque può controllare che nessuno ha scelto il mescolamento.
table-fair = Il browser ha controllato: il seme è quello promesso e contiene il tuo numero.
table-unfair = Non torna: il seme non è quello promesso prima della prima carta, oppure il tuo numero non c’è.
table-resumed = Questa partita continua da una registrazione: chi l’ha portata può conoscere le mani. Ciò che nessuno aveva visto è stato rimescolato.
table-seed = Seme
table-record-file = Registrazione
table-download = Scarica la registrazione
table-share = Link a questa registrazione
table-share-moment = Link a questo momento della partita
table-verify = Per controllare una partita scaricata sul tuo computer, esegui:

## Carte e tasti

table-inspect-close = Chiudi la carta
table-source = { $source ->
    [rulebook] Come nel regolamento.
    [rulebook-name-proposed-ability] Il nome è nel regolamento; quale abilità gli corrisponda è una nostra proposta.
    [board-game-name-proposed-ability] Il nome viene dal gioco da tavolo; quale abilità gli corrisponda è una nostra proposta.
   *[other] Fonte: { $text }
}
table-keys = Tasti
table-keys-close = Chiudi l’elenco dei tasti
table-keys-arrows = Con le frecce ti muovi sul tavolo, con Invio scegli.

## La pagina

table-loading = Un momento…
table-offline = Nessuna connessione: la risposta parte appena torna.
table-as-text = Mostra come testo
table-as-board = Mostra il tavolo
table-hand-over = Passa lo schermo a { $player }.
table-hand-over-done = Sono { $player }

## Una partita finita

table-record = Registrazione: { $game }
table-scrubber = Scorri la partita
table-turn-back = Un turno indietro
table-step-back = Un passo indietro
table-run = Avvia
table-pause = Pausa
table-step-on = Un passo avanti
table-turn-on = Un turno avanti
table-moment = Momento della partita
table-moment-of = { $number } di { $count }
table-speed = Velocità
table-seen-by = Visto da
table-spectator = Spettatore

## Il tavolo come testo

table-text-you = Tu
table-text-table = Tavolo
table-text-nothing = niente
# The size of a Fragment, where there is room for one word.
table-fragment = { $size ->
    [minor] minore
    [major] maggiore
   *[capstone] apicale
}
table-intentions-worth = La prima in un turno vale 1 punto, ogni altra 2.
table-discard-for-vibe = Scarta per un gettone Vibrazione
table-discard-first = Prima si scarta una carta per un gettone Vibrazione nella sua riga.
# The next space of the Intention wheel that gives something.
table-wheel-next = → { $space }: { $bonus ->
    [essence] 1 Essenza
    [card] 1 carta
   *[ambition] 1 Ambizione
}
table-text-fact = { $name }: { $value }
table-text-inside = { $outer }, { $inner }
table-text-facts = { $first }; { $next }
table-text-card = { $card }. { $text }
table-text-hand = { $number ->
    [one] La tua mano: { $number } carta
   *[other] La tua mano: { $number } carte
}
table-text-mindset = La tua Mentalità
table-text-market = Mercato
table-text-column = { $number ->
    [one] Colonna { $column }: { $card } Nella pila resta { $number } carta.
   *[other] Colonna { $column }: { $card } Nella pila restano { $number } carte.
}
table-text-column-empty = Colonna { $column }: vuota.
table-text-cards = { $number ->
    [one] { $number } carta in mano
   *[other] { $number } carte in mano
}
table-text-known = Di queste conosci: { $cards }
table-text-goals = Per vincere servono { $single } Frammenti di una polarità o almeno { $each } di ciascuna{ $equal ->
    [yes] , tanti dell’una quanti dell’altra.
   *[no] .
}
