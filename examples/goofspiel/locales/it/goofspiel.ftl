### Che cosa dice Goofspiel, in italiano.
###
### Gli argomenti sono spiegati nel file inglese.

## Parole del glossario

word-prize = Premio
word-prizes = Premi
word-deck = Mazzo
word-bids = Offerte
word-bid = Offerta
word-unspent = Carte rimaste
word-points = Punti
word-ready = ha offerto

## Che cosa si chiede

question-bid = Quanto offri per il premio { $prize }? Nessuno lo vede finché non hanno offerto tutti.
question-change = Hai offerto per il premio { $prize }; finché non hanno offerto tutti, puoi offrire altro.

## Che cosa vedono intanto gli altri

waiting-bid = { $player } fa la sua offerta.

## Risposte

choice-bid = Offri { $number }
choice-change = Offri invece { $number }

## Che cosa è successo

event-turned = Il premio è { $prize }.
event-showed = { $player } offre { $bid }.
event-won = { $player } vince il premio { $prize }.
event-discarded = Le offerte più alte sono uguali: il premio { $prize } è scartato.

## Com’è finita

outcome = { $winners ->
    [1] { $names } vince. Punti: { $scores }.
   *[other] { $names } condividono la vittoria. Punti: { $scores }.
}

## Perché no

refusal-not-in-hand = La carta { $number } non è nella tua mano ({ $rule }): scegli una carta che hai.
refusal-same-bid = La carta { $number } è già la tua offerta ({ $rule }): scegline un’altra, o lascia questa.

## Opzioni

option-cards = Carte
    .about = Quante carte ha ogni giocatore, e quanti premi ci sono.
option-order = Ordine dei premi
    .about = Come sono disposti i premi nel mazzo.
    .random = mescolati
    .ascending = dal più basso
    .descending = dal più alto
