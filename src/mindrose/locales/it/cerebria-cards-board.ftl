### Che cosa dice il tavolo del gioco di carte Cerebria, in italiano.
###
### Gli argomenti sono spiegati nel file inglese. Articoli e participi si accordano con «Emozione» o «carta».

## Zone

board-opponents = Avversari
board-market = Mercato
board-standings = Punteggio
board-own-mindset = La tua Mentalità
board-mindset-of = La Mentalità di { $player }
board-own-hand = { $number ->
    [0] La tua mano: vuota
    [one] La tua mano: { $number } carta
   *[other] La tua mano: { $number } carte
}
board-hand-of = { $number ->
    [0] La mano di { $player }: vuota
    [one] La mano di { $player }: { $number } carta{ board-known-cards }
   *[other] La mano di { $player }: { $number } carte{ board-known-cards }
}
board-known-cards = { $known ->
    [0] {""}
   *[other] ; conosciute: { $cards }
}
board-empty-hand = La mano è vuota.
board-unfold = { $player }: Mentalità e carte conosciute
board-close = Chiudi

## Oggetti

board-can = { $choice } ({ $thing })
board-cannot = { $thing } – ora non si può scegliere
board-cannot-because = { $thing } – { $reason }
board-impulse = { $stack ->
    [0] { $card }, colonna { $column }: l’ultima carta, la pila è vuota
    [one] { $card }, colonna { $column }: { $stack } carta nella pila
   *[other] { $card }, colonna { $column }: { $stack } carte nella pila
}
board-last-card = La pila è vuota: quando questa carta se ne va, arriva la Rivelazione.
board-free-place = Un posto libero
board-deck = { $number ->
    [one] Mazzo principale: { $number } carta
   *[other] Mazzo principale: { $number } carte
}
board-discard = { $number ->
    [0] Pila degli scarti: vuota
    [one] Pila degli scarti: { $number } carta, { $card }
   *[other] Pila degli scarti: { $number } carte, in cima { $card }
}
board-discard-empty = Non è stata scartata nessuna carta.
board-supply = Riserva: { $bliss } di Gioia, { $gloom } di Malinconia
board-mood = Il segnalino Umore mostra { $polarity }. Ciclo { $cycle }
board-cycle = Ciclo { $number }
board-actions = { $number ->
    [0] Nessuna Azione rimasta
    [one] { $number } Azione rimasta
   *[other] { $number } Azioni rimaste
}
board-used = { $ability }: già usata in questo turno

## Classifica

board-score = { $player }: { $bliss } di Gioia, { $gloom } di Malinconia. Con { $goal } dello stesso colore si vince per Risolutezza, con numeri uguali da { $balance } in su per Equilibrio.
board-revelation-now = Con la Rivelazione ora
board-gain = Se la Rivelazione arrivasse ora: +{ $bliss } di Gioia, +{ $gloom } di Malinconia{ $bonus ->
    [0] {""}
   *[other] , di cui { $bonus } per { $pattern }
}{ $wins ->
    [yes] . Sarebbe la vittoria.
   *[no] {""}
}
board-forecast = Se la Rivelazione arrivasse ora: { $gains }.
board-forecast-own = tu +{ $gain }
board-forecast-player = { $player } +{ $gain }
board-forecast-you-win = Vinceresti tu.
board-forecast-wins = { $number ->
    [one] Vincerebbe { $names }.
   *[other] Si dividerebbero la vittoria { $names }.
}
board-revelation-player = Giocatore
board-revelation-scored = Dalla Mentalità
board-revelation-bonus = Bonus
board-revelation-total = Adesso
board-revelation-next = Prima si adeguano le mani, poi si lancia il segnalino Umore.
board-mood-about = I Frammenti bonus di questo Ciclo hanno questo colore. Dopo ogni Rivelazione il segnalino viene lanciato.
board-supply-about = Da qui arrivano i Frammenti bonus e quelli delle Emozioni che entrano.
board-fresh = Non si può usare prima del prossimo turno di chi la possiede.
board-beam-about = Le barre: a sinistra Gioia, a destra Malinconia. Pieno: già segnato. Tratteggiato: quanto aggiungerebbe ora una Rivelazione. Le tacche segnano { $balance }, da dove vince l’Equilibrio.
board-goal = Traguardo: { $single } di uno o { $each } di ciascuno{ $equal ->
    [yes] , pari
   *[no] {""}
}
board-legend = Che cosa significano i segni
board-legend-gain = Quanto porterebbe ora una Rivelazione a questo giocatore. Con la coppa, anche la vittoria.
board-legend-stacks = Quante carte ha una pila o un mazzo. Uno 0 rosso: quando questa carta se ne va, arriva la Rivelazione.
board-legend-vibes = Vibrazioni. Le loro combinazioni danno un bonus alla Rivelazione; con una carta della stessa Vibrazione si può contrastare un’abilità.
board-legend-fragments = Caselle Frammento. Ciò che contengono paga l’abilità e dà punti alla Rivelazione.
board-legend-absorb = Caselle Assorbimento delle carte base. Raccolgono ciò che le Emozioni spendono: dà ancora punti, ma non si può più spendere.
board-legend-fresh = Questa Emozione non si può usare prima del prossimo turno di chi la possiede.
board-legend-actions = Le Azioni di chi è di turno: quelle piene restano da fare.
board-legend-used = Un’abilità già usata in questo turno.
board-legend-hand = Le carte in mano a un altro giocatore. Quelle che conosci mostrano la loro Vibrazione.
board-legend-glow = Viola: puoi sceglierlo. Oro: da qui parte un’abilità. Rosso: è il bersaglio di un’abilità.

## Che cosa farebbe una scelta

board-preview-action = { $left ->
    [0] È la tua ultima Azione.
    [one] Costa un’Azione, ne resta { $left }.
   *[other] Costa un’Azione, ne restano { $left }.
}
board-preview-refill = { $left ->
    [0] La colonna { $column } si rifornisce con l’ultima carta della pila.
    [one] La colonna { $column } si rifornisce; nella pila resta { $left } carta.
   *[other] La colonna { $column } si rifornisce; nella pila restano { $left } carte.
}
board-preview-revelation = La colonna { $column } non si può rifornire: arriva subito la Rivelazione.
board-preview-lost = { $number ->
    [one] L’Azione rimasta va persa.
   *[other] Le { $number } Azioni rimaste vanno perse.
}
board-preview-fill = { $number ->
    [0] Entra senza Frammenti.
    [one] Entra con { $number } Frammento.
   *[other] Entra con { $number } Frammenti.
}
board-preview-base = Entra vuota e può assorbire ciò che spendono le tue Emozioni.
board-preview-fresh = Si può usare dal tuo prossimo turno.
board-preview-fusable = Si può usare dal tuo prossimo turno o subito se la fondi.
board-preview-ready = Si può usare subito.
board-preview-full = La tua Mentalità è piena: un’altra Emozione deve andarsene.
board-preview-absorbs = La carta base può assorbire ciò che l’Emozione spende.
board-preview-mixed = Le polarità sono diverse: la carta base non assorbe nulla.
board-preview-pattern = Le tue Vibrazioni sarebbero: { $pattern }, bonus di { $bonus }.
board-preview-spend = { $left ->
    [0] Spende il suo ultimo Frammento.
    [one] Spende un Frammento, gliene resta { $left }.
   *[other] Spende un Frammento, gliene restano { $left }.
}
board-preview-spend-supply = Il Frammento non darà punti a nessuno.
board-preview-absorb = Il Frammento resta per i punti, ma non si può più spendere.
board-preview-counter = { $vibe ->
    [red] Gli avversari possono contrastare con una carta rossa.
    [yellow] Gli avversari possono contrastare con una carta gialla.
    [green] Gli avversari possono contrastare con una carta verde.
   *[blue] Gli avversari possono contrastare con una carta blu.
}
board-preview-counter-known = { $vibe ->
    [red] { $player } ha una carta rossa e può contrastare.
    [yellow] { $player } ha una carta gialla e può contrastare.
    [green] { $player } ha una carta verde e può contrastare.
   *[blue] { $player } ha una carta blu e può contrastare.
}
board-preview-no-counter = Nessuno può contrastare.
board-preview-return = { $number ->
    [0] Non ha Frammenti da perdere.
    [one] Il suo Frammento torna nella riserva.
   *[other] I suoi { $number } Frammenti tornano nella riserva.
}
board-preview-own = È una tua Emozione.
board-preview-drain-most = { $number ->
    [one] Ha { $number } Frammento.
   *[other] Ha { $number } Frammenti.
}
board-preview-drain = { $number ->
    [one] Riceve { $number } Frammento.
   *[other] Riceve { $number } Frammenti.
}
board-preview-hand = { $number ->
    [one] Vedi { $number } carta e puoi prenderla.
   *[other] Vedi { $number } carte e puoi prenderne una.
}
board-preview-secret = Gli altri giocatori non sapranno quale carta è.
board-preview-give = { $number ->
    [0] Non porta via Frammenti.
    [one] Porta via { $number } Frammento.
   *[other] Porta via { $number } Frammenti.
}
board-preview-receive = { $number ->
    [0] Non porta Frammenti.
    [one] Porta { $number } Frammento.
   *[other] Porta { $number } Frammenti.
}
board-preview-countered = La tua carta viene scartata, l’abilità non ha effetto e il suo Frammento resta speso.
board-preview-trim = Viene scartata a faccia in su.
board-preview-mulligan = { $number ->
    [one] La tua carta viene scartata a faccia in su e ne peschi { $next }.
   *[other] Le tue { $number } carte vengono scartate a faccia in su e ne peschi { $next }.
}
board-preview-end = Poi è il turno di { $player }.
board-also-remove = Rimuovi anche un’Emozione
