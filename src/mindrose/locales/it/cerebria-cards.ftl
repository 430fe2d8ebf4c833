### Che cosa dice il gioco di carte Cerebria, in italiano.
###
### Gli argomenti sono spiegati nel file inglese. I nomi delle carte hanno generi diversi: articoli e participi si
### accordano con «Emozione» o «carta», mai con il nome. Le parole del glossario cominciano con la maiuscola, tranne quelle che
### si dicono dentro le frasi: «pronta», «appena entrata» e le combinazioni.

## Parole del glossario

word-emotion = Emozione
word-emotion-card = Carta Emozione
word-polarity = Polarità
word-bliss = Gioia
word-gloom = Malinconia
word-mild = Emozione Media
word-strong = Emozione Forte
word-brightness = Felicità
word-bleakness = Squallore
word-base-card = Carta base
word-top-card = Carta superiore
word-vibe = Vibrazione
word-vibe-red = Vibrazione rossa
word-vibe-yellow = Vibrazione gialla
word-vibe-green = Vibrazione verde
word-vibe-blue = Vibrazione blu
word-vibe-combo = Combinazione di Vibrazioni
word-mindset = Mentalità
word-impulse-stack = Pila Impulso
word-impulse = Impulso
word-column = Colonna
word-main-deck = Mazzo principale
word-discard-pile = Pila degli scarti
word-hand = Mano
word-cycle = Ciclo
word-turn = Turno
word-active-player = Giocatore attivo
word-starting-player = Primo giocatore
word-fragment = Frammento d’Identità
word-fragment-slot = Casella Frammento
word-absorb-slot = Casella Assorbimento
word-absorb = Assorbire
word-supply = Riserva comune
word-scoring-area = Area dei punti
word-action = Azione
word-impulse-action = Azione Impulso
word-evoke-action = Azione Evocazione
word-enter = Entrare nella Mentalità
word-remove = Rimuovere
word-fusion = Fusione
word-fused-emotion = Emozione fusa
word-ready = pronta
word-fresh = appena entrata
word-ability = Abilità
word-ability-type = Tipo di abilità
word-destroy = Distruggere
word-drain = Prosciugare
word-deprive = Privare
word-summon = Convocare
word-steal = Rubare
word-swap = Scambiare
word-draw = Pescare
word-embrace = Abbracciare
word-counter = Contrastare
word-counter-window = Finestra di contrasto
word-revelation = Rivelazione
word-bonus-fragment = Frammento bonus
word-three-different = tre diverse
word-three-alike = tre uguali
word-two-pairs = due coppie
word-four-different = quattro diverse
word-four-alike = quattro uguali
word-mood = Umore
word-mood-marker = Segnalino Umore
word-mulligan = Cambio della mano
word-preparation = Preparazione del Ciclo seguente
word-trim = Ridurre la mano
word-singlemindedness-bliss = Risolutezza (Gioia)
word-singlemindedness-gloom = Risolutezza (Malinconia)
word-balance = Equilibrio
word-shared-victory = Vittoria condivisa
word-dead-supply = Riserva esaurita
word-last-cycle = Ultimo Ciclo
word-reference-card = Carta di riferimento

## Parti di frasi

polarity = { $polarity ->
    [bliss] { word-bliss }
   *[gloom] { word-gloom }
}
vibe = { $vibe ->
    [red] rossa
    [yellow] gialla
    [green] verde
   *[blue] blu
}
ability = { $ability ->
    [destroy] { word-destroy }
    [drain] { word-drain }
    [deprive] { word-deprive }
    [summon] { word-summon }
    [steal] { word-steal }
    [swap] { word-swap }
    [draw] { word-draw }
   *[embrace] { word-embrace }
}
pattern = { $pattern ->
    [three_different] { word-three-different }
    [three_alike] { word-three-alike }
    [two_pairs] { word-two-pairs }
    [four_different] { word-four-different }
   *[four_alike] { word-four-alike }
}
fragments = { $number ->
    [one] { $number } Frammento
   *[other] { $number } Frammenti
}
bliss-fragments = { $bliss ->
    [one] { $bliss } Frammento di { word-bliss }
   *[other] { $bliss } Frammenti di { word-bliss }
}
gloom-fragments = { $gloom ->
    [one] { $gloom } Frammento di { word-gloom }
   *[other] { $gloom } Frammenti di { word-gloom }
}
bonus-fragments = { $number ->
    [one] { $number } Frammento bonus di { polarity }
   *[other] { $number } Frammenti bonus di { polarity }
}
cards = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
a-card = { $card_known ->
    [yes] la carta { $card }
   *[no] una carta
}
counter-card = una carta { vibe }
target = { $mine ->
    [yes] la tua Emozione { $emotion }
   *[no] l’Emozione { $emotion } di { $player }
}
aim = { $aim_whose ->
    [you] la tua Emozione { $aim }
    [own] la propria Emozione { $aim }
   *[other] l’Emozione { $aim } di { $aim_owner }
}

## Carte ed Emozioni

card-base = { $name } ({ $vibe ->
    [red] { $polarity ->
        [bliss] rossa
       *[gloom] rosso
    }
    [yellow] { $polarity ->
        [bliss] gialla
       *[gloom] giallo
    }
    [green] verde
   *[blue] blu
})
emotion-fused = { $top } + { $base }
emotion-state = { $name }{ $slots ->
    [fragment] : { emotion-fragments }
    [absorb] : { emotion-absorbed }
    [both] : { emotion-fragments }, { emotion-absorbed }
   *[none] {""}
}{ $fresh ->
    [yes] , { word-fresh }
   *[no] {""}
}
emotion-fragments = { $fragments ->
    [0] nessun Frammento
    [one] { $fragments } Frammento
   *[other] { $fragments } Frammenti
}
emotion-absorbed = { $absorbed ->
    [0] nessuno assorbito
    [one] { $absorbed } assorbito
   *[other] { $absorbed } assorbiti
}
card-text = { $kind ->
    [mild] { word-mild }
    [strong] { word-strong }
   *[base] Carta base
} · { polarity } · Vibrazione { vibe } · { $kind ->
    [base] { $slot_count ->
        [one] { $slot_count } casella Assorbimento
       *[other] { $slot_count } caselle Assorbimento
    }
   *[other] { $slot_count ->
        [one] { $slot_count } casella Frammento
       *[other] { $slot_count } caselle Frammento
    }
}
    { $kind ->
    [base] { rules-base }
   *[other] { ability }: { rules }
}

## Che cosa fanno le abilità

rules = { $ability ->
    [destroy] Scegli un’Emozione in qualsiasi Mentalità, anche nella tua. Le sue carte vanno negli scarti, i suoi Frammenti tornano nella riserva.
    [drain] Scegli un’Emozione di un avversario e una delle tue. I Frammenti passano nelle caselle vuote della tua, quanti ne entrano; la polarità deve coincidere.
    [deprive] { $number ->
        [one] Scarta l’Impulso di una colonna; poi la colonna viene rifornita.
       *[other] Scarta l’Impulso di una colonna, { $number } volte di seguito; ogni volta la colonna viene rifornita prima della scelta seguente.
    } Una pila vuota porta la Rivelazione.
    [summon] Un’Emozione dalla tua mano entra nella tua Mentalità senza costare Azioni. Puoi fonderla.
    [steal] Guarda la mano di un avversario. Puoi prenderne una carta.
    [swap] { $number ->
        [0] Una tua Emozione e una di un avversario si scambiano di posto.
       *[other] Una tua Emozione e un’altra di qualsiasi Mentalità si scambiano di posto.
    } I Frammenti restano sulle loro Emozioni.
    [draw] Pesca { cards } dal mazzo principale.
   *[embrace] Prendi in mano l’Impulso di una colonna senza spendere Azioni. Una pila vuota porta la Rivelazione.
}
rules-base = Da sola assorbe i Frammenti della sua polarità spesi dalle tue Emozioni. Fusa sotto un’altra Emozione, la rende subito pronta e assorbe ciò che quella spende.

## Che cosa si chiede

question-mulligan = { $new_cards ->
    [one] Tieni questa mano o la scarti tutta per pescare { $new_cards } nuova carta?
   *[other] Tieni questa mano o la scarti tutta per pescare { $new_cards } nuove carte?
}
question-main = { $actions ->
    [0] Non hai più Azioni: usa un’abilità o termina il turno.
    [one] Tocca a te, ti resta { $actions } Azione: prendi un Impulso, evoca un’Emozione o usa un’abilità.
   *[other] Tocca a te, ti restano { $actions } Azioni: prendi un Impulso, evoca un’Emozione o usa un’abilità.
}
question-fuse = La carta { $card } entra nella tua Mentalità: da sola o fusa con una carta base della tua mano?
question-remove = { $full ->
    [yes] Scegli un’Emozione da rimuovere: la tua Mentalità è piena.
   *[no] Vuoi rimuovere un’Emozione prima che entri la carta { $card }?
}
question-pay = Scegli dove va il Frammento speso dall’Emozione { $emotion }.
question-destroy = Scegli un’Emozione da distruggere.
question-drain-from = Scegli un’Emozione avversaria da prosciugare.
question-drain-to = Scegli quale tua Emozione riceve i Frammenti dell’Emozione { $aim }.
question-column = { $ability ->
    [deprive] Scegli una colonna: il suo Impulso verrà scartato.
   *[embrace] Scegli una colonna: il suo Impulso passa nella tua mano.
}
question-column2 = Scegli la prossima colonna: il suo Impulso verrà scartato.
question-victim = Scegli l’avversario di cui vuoi vedere la mano.
question-steal = Prendi una carta dalla mano di { $victim } o lascia tutto com’è.
question-swap-give = Scegli una tua Emozione da cedere.
question-swap-take = Scegli l’Emozione che vuoi in cambio di { $own }.
question-summon = Scegli l’Emozione da convocare dalla tua mano.
question-counter = { $player } usa { $emotion } per { threat }: vuoi contrastare con { counter-card }?
threat = { $ability ->
    [destroy] { $aim_known ->
        [yes] distruggere { aim }
       *[no] distruggere un’Emozione
    }
    [drain] { $aim_known ->
        [yes] prosciugare { aim } a favore di { $own }
       *[no] prosciugare un’Emozione
    }
    [deprive] { $column ->
        [0] scartare Impulsi
       *[other] scartare Impulsi, il primo dalla colonna { $column }
    }
    [summon] convocare un’Emozione
    [steal] { $victim_whose ->
        [you] guardare la tua mano e rubare una carta
        [other] guardare la mano di { $victim } e rubare una carta
       *[none] rubare una carta
    }
    [swap] { $aim_known ->
        [yes] scambiare { $own } con { aim }
       *[no] scambiare Emozioni
    }
    [draw] pescare carte
   *[embrace] { $column ->
        [0] prendere un Impulso
       *[other] prendere l’Impulso della colonna { $column }
    }
}
question-surplus = { $player } prosciuga la tua Emozione { $aim }: scegli quanti Frammenti cedere dalle caselle Frammento.
question-trim = Scegli una carta da scartare: ne hai { $excess } di troppo.

## Che cosa vedono intanto gli altri

waiting-mulligan = { $player } decide se tenere la prima mano.
waiting-main = È il turno di { $player }.
waiting-fuse = { $player } decide se fare una Fusione.
waiting-remove = { $player } sceglie un’Emozione da rimuovere.
waiting-pay = { $player } decide dove va un Frammento.
waiting-destroy = { $player } sceglie un’Emozione da distruggere.
waiting-drain-from = { $player } sceglie un’Emozione da prosciugare.
waiting-drain-to = { $player } sceglie l’Emozione che riceve i Frammenti.
waiting-column = { $player } sceglie una colonna.
waiting-column2 = { $player } sceglie la prossima colonna.
waiting-victim = { $player } sceglie quale mano guardare.
waiting-steal = { $player } guarda una mano e può prendere una carta.
waiting-swap-give = { $player } sceglie un’Emozione da cedere.
waiting-swap-take = { $player } sceglie un’Emozione da ricevere.
waiting-summon = { $player } sceglie un’Emozione da convocare.
waiting-counter = { $player } decide se contrastare.
waiting-surplus = { $player } decide quali Frammenti cedere.
waiting-trim = { $player } sceglie le carte da scartare.

## Risposte

choice-keep = { $kind ->
    [mulligan] Tieni la mano
   *[remove] Non rimuovere nulla
}
choice-replace = Prendi una nuova mano
choice-end = Termina il turno
choice-impulse = Prendi { $card } dalla colonna { $column }
choice-evoke = Evoca { $card }
choice-use = Usa { $emotion }: { ability }
choice-alone = Nessuna Fusione
choice-fuse = Fusione con { $card }
choice-remove = Rimuovi { $emotion }
choice-spend = Rendilo alla riserva
choice-absorb = Lo assorbe { $emotion }
choice-destroy = Distruggi { target }
choice-drain-from = Prosciuga { target }
choice-drain-to = Nella tua Emozione { $emotion }
choice-column = Colonna { $column }: { $card }
choice-victim = Guarda la mano di { $player }
choice-spare = Non prendere nulla
choice-take = Prendi { $card }
choice-swap-give = Cedi { $emotion }
choice-swap-take = Ricevi { target }
choice-summon = Convoca { $card }
choice-pass = Non contrastare
choice-counter = Contrasta con { $card }
choice-give = { $number ->
    [0] Cedi solo Frammenti assorbiti
    [one] Cedi { $number } Frammento dalle caselle Frammento
   *[other] Cedi { $number } Frammenti dalle caselle Frammento
}
choice-trim = Scarta { $card }

## Che cosa è successo

event-mulligan = { $player } cambia la mano.
event-kept = { $player } tiene la prima mano.
event-discarded = { $player } scarta la carta { $card }.
event-drew = { $player } pesca { a-card }.
event-turn = È il turno di { $player }.
event-impulse = { $player } prende la carta { $card } dalla colonna { $column }.
event-refilled = Nella colonna { $column } c’è un nuovo Impulso: { $card }.
event-entered = { $base_known ->
    [yes] { $card }, in Fusione con { $base }, entra nella Mentalità di { $player }.
   *[no] { $card } entra nella Mentalità di { $player }.
}
event-removed = { $player } rimuove l’Emozione { $card }.
event-used = { $player } usa { $card }: { ability }.
event-absorbed = { $card } assorbe il Frammento speso.
event-aimed = { $column ->
    [0] { $card_known ->
        [yes] { $own_known ->
            [yes] Bersaglio: l’Emozione { $card } di { $player }; l’Emozione di chi usa l’abilità è { $own }.
           *[no] Bersaglio: l’Emozione { $card } di { $player }.
        }
       *[no] Bersaglio: la mano di { $player }.
    }
   *[other] Bersaglio: la colonna { $column }.
}
event-passed = { $player } non contrasta.
event-countered = { $player } contrasta con la carta { $card }: l’abilità non ha effetto.
event-destroyed = L’Emozione { $card } di { $player } viene distrutta.
event-drained = { $number ->
    [one] { fragments } passa dall’Emozione { $card } di { $source } all’Emozione { $own } di { $receiver }.
   *[other] { fragments } passano dall’Emozione { $card } di { $source } all’Emozione { $own } di { $receiver }.
}
event-deprived = La carta { $card } viene scartata dalla colonna { $column }.
event-looked = { $player } guarda la mano di { $victim }.
event-saw = { $player } vede la carta { $card } nella mano di { $victim }.
event-stole = { $player } ruba { a-card } dalla mano di { $victim }.
event-spared = { $player } non prende nulla dalla mano di { $victim }.
event-swapped = { $player } cede l’Emozione { $card } e riceve { $other } da { $taken }.
event-embraced = { $player } abbraccia la carta { $card } della colonna { $column }.
event-reshuffled = La pila degli scarti viene mescolata: il nuovo mazzo principale ha { cards }.
event-revelation = Rivelazione! La colonna { $column } non può essere rifornita, il turno di { $player } finisce.
event-collected = { $bliss ->
    [0] { $gloom ->
        [0] { $player } non ottiene Frammenti.
       *[other] { $player } ottiene { gloom-fragments }.
    }
   *[other] { $gloom ->
        [0] { $player } ottiene { bliss-fragments }.
       *[other] { $player } ottiene { bliss-fragments } e { gloom-fragments }.
    }
}
event-bonus = { $number ->
    [0] { $player } ha la combinazione «{ pattern }», ma la riserva è vuota: nessun bonus.
   *[other] { $player } riceve { bonus-fragments } per la combinazione «{ pattern }».
}
event-won = { $reason ->
    [dead_supply] La riserva è esaurita: vince { $player }.
    [last_cycle] L’ultimo Ciclo è finito: vince { $player }.
    [balance] { $player } vince per { word-balance }!
    [singlemindedness_bliss] { $player } vince per { word-singlemindedness-bliss }!
   *[singlemindedness_gloom] { $player } vince per { word-singlemindedness-gloom }!
}
event-cycle = Comincia il Ciclo { $number }.
event-mood = Il segnalino Umore mostra { polarity }.
event-trimmed = { $player } riduce la mano e scarta la carta { $card }.
event-dealt = La carta { $card } arriva nella colonna { $column }.

## Com’è finita

outcome = { $winners ->
    [1] { $reason ->
        [dead_supply] La riserva è esaurita: { $names } vince con { outcome-points }.
        [last_cycle] L’ultimo Ciclo è finito: { $names } vince con { outcome-points }.
        [balance] { $names } vince per { word-balance }, con { outcome-points }.
        [singlemindedness_bliss] { $names } vince per { word-singlemindedness-bliss }, con { outcome-points }.
       *[singlemindedness_gloom] { $names } vince per { word-singlemindedness-gloom }, con { outcome-points }.
    }
   *[other] { $reason ->
        [dead_supply] La riserva è esaurita: { outcome-shared }.
        [last_cycle] L’ultimo Ciclo è finito: { outcome-shared }.
        [balance] Per { word-balance }, { outcome-shared }.
       *[singlemindedness] Per Risolutezza, { outcome-shared }.
    }
}
outcome-points = { bliss-fragments } e { gloom-fragments }
outcome-shared = { $names } condividono la vittoria con { fragments } a testa

## Perché no

refusal-mulligan = Si cambia la mano intera, una volta, prima del primo turno ({ $rule }): decidi quando tocca a te.
refusal-pending = { $case ->
    [CC-7-2] La finestra di contrasto è aperta ({ $rule }): scarta una carta della stessa Vibrazione o non contrastare.
    [CC-8-10] Si stanno prosciugando Frammenti ({ $rule }): scegli quanti cederne dalle caselle Frammento.
    [CC-8-19] La convocazione è in corso ({ $rule }): scegli una carta dalla tua mano.
    [CC-8-23] Hai davanti una mano scoperta ({ $rule }): prendi una delle sue carte o nulla.
    [CC-9-4] Si prepara il Ciclo seguente ({ $rule }): scegli una carta da scartare.
   *[other] È già in corso qualcosa ({ $rule }): rispondi alla domanda o aspetta che tocchi a te.
}
refusal-no-actions = Non hai più Azioni ({ $rule }): usa un’abilità o termina il turno.
refusal-actions-left = { $number ->
    [one] Hai ancora { $number } Azione ({ $rule }): prima prendi un Impulso o evoca un’Emozione.
   *[other] Hai ancora { $number } Azioni ({ $rule }): prima prendi un Impulso o evoca un’Emozione.
}
refusal-not-in-hand = { $case ->
    [CC-8-23] La carta { $card } non è in quella mano ({ $rule }): prendi una delle carte che vedi o nulla.
   *[other] La carta { $card } non è nella tua mano ({ $rule }): scegli una carta che hai.
}
refusal-must-remove = La tua Mentalità è piena ({ $rule }): scegli un’Emozione da rimuovere.
refusal-remove-target = Si rimuovono solo Emozioni proprie, per farne entrare un’altra ({ $rule }): scegli una delle tue quando evochi o convochi.
refusal-fuse-source = Le due carte di una Fusione vengono dalla mano ({ $rule }): scegli una carta base che hai o nessuna Fusione.
refusal-fuse-kind = { $case ->
    [CC-5-17] La carta { $card } ha l’altra polarità ({ $rule }): scegli una carta base della stessa polarità o nessuna Fusione.
   *[other] { $card } non è una carta base ({ $rule }): scegli Felicità o Squallore, oppure nessuna Fusione.
}
refusal-no-ability = { $card } è una carta base senza abilità ({ $rule }): usa un’Emozione Media o Forte.
refusal-no-fragment = L’Emozione { $card } non ha Frammenti da spendere ({ $rule }): usa un’altra Emozione.
refusal-not-ready = L’Emozione { $card } è arrivata in questo turno ({ $rule }): usala dal prossimo o fondi le Emozioni per usarle subito.
refusal-type-used = In questo turno hai già usato l’abilità { ability } ({ $rule }): usa un’altra abilità o aspetta il prossimo turno.
refusal-no-effect = { $ability ->
    [drain] Nessun Frammento avversario entra in una tua casella vuota ({ $rule }): usa un’altra abilità.
    [summon] La tua mano è vuota ({ $rule }): prendi una carta prima di convocare.
    [steal] Nessun avversario ha carte in mano ({ $rule }): usa un’altra abilità.
    [swap] Non c’è un’altra Emozione con cui scambiarla ({ $rule }): usa un’altra abilità.
    [draw] Non ci sono più carte da pescare ({ $rule }): usa un’altra abilità.
   *[other] Ora non avrebbe effetto ({ $rule }): usa un’altra abilità.
}
refusal-absorb-polarity = Le caselle Assorbimento prendono solo Frammenti della loro polarità ({ $rule }): scegli un’altra casella o la riserva.
refusal-absorb-full = Queste caselle Assorbimento sono piene ({ $rule }): scegli un’altra casella o la riserva.
refusal-absorb-fused = Una carta base fusa assorbe solo ciò che spende la sua Emozione ({ $rule }): scegli un’altra casella o la riserva.
refusal-target = { $case ->
    [CC-2-3] Questa colonna non c’è ({ $rule }): scegline una da 1 a { $number }.
    [CC-6-1] In quel posto non c’è un’Emozione ({ $rule }): scegli una delle tue.
    [CC-6-13] Lì non c’è una tua casella Assorbimento ({ $rule }): scegli una delle tue o la riserva.
    [CC-8-4] Lì non c’è nulla da prosciugare ({ $rule }): scegli un’Emozione avversaria i cui Frammenti entrino in una tua casella vuota.
    [CC-8-5] Questi Frammenti lì non entrano ({ $rule }): scegli una tua Emozione con una casella vuota della loro polarità.
    [CC-8-8] Passano esattamente i Frammenti che entrano ({ $rule }): scegli uno dei numeri offerti.
    [CC-8-21] Quella mano non si può guardare ({ $rule }): scegli un avversario che abbia carte.
    [CC-8-25] Puoi ricevere solo un’Emozione avversaria ({ $rule }): scegli una delle loro.
    [CC-8-28] Puoi cedere solo una tua Emozione ({ $rule }): scegli una delle tue.
   *[other] Lì non c’è un bersaglio ({ $rule }): scegli un’Emozione sul tavolo.
}
refusal-counter-vibe = La carta { $card } ha un’altra Vibrazione ({ $rule }): scarta { counter-card } o non contrastare.
refusal-counter-window = Ora non hai nulla da contrastare ({ $rule }): aspetta che un avversario usi un’abilità e che tocchi a te.
refusal-trim = Le mani si riducono a { cards }, una dopo l’altra ({ $rule }): scegli una carta da scartare quando tocca a te.

## Opzioni

# Asked once more

caution-empty = Non può avere alcun effetto: il Frammento viene solo speso.
caution-own = Così distruggi una tua Emozione.
caution-only-own = Sul tavolo ci sono solo Emozioni tue: ne distruggeresti una.

option-columns = Colonne
    .about = Quante colonne di Impulsi ci sono sul tavolo.
option-stack-extra = Carte in più per pila
    .about = Ogni pila Impulso ha una carta per giocatore e queste in più.
option-hand-start = Prima mano
    .about = Quante carte riceve ogni giocatore all’inizio.
option-hand-keep = Mano nel nuovo Ciclo
    .about = A quante carte si riduce o si completa la mano prima di ogni nuovo Ciclo.
option-mulligans-per-player = Cambi della mano
    .about = Quante volte ogni giocatore può cambiare la prima mano.
option-mindset-cap = Grandezza della Mentalità
    .about = Quante Emozioni può contenere al massimo una Mentalità.
option-actions-per-turn = Azioni per turno
    .about = Quante Azioni si fanno in un turno, né più né meno.
option-slots-mild = Caselle delle Emozioni Medie
    .about = Quante caselle Frammento ha un’Emozione Media.
option-slots-strong = Caselle delle Emozioni Forti
    .about = Quante caselle Frammento ha un’Emozione Forte.
option-slots-base = Caselle delle carte base
    .about = Quante caselle Assorbimento hanno Felicità e Squallore.
option-draw-count = Carte per Pescare
    .about = Quante carte del mazzo principale dà l’abilità Pescare.
option-deprive-count = Colonne per Privare
    .about = Quanti Impulsi scarta l’abilità Privare, uno dopo l’altro.
option-supply-bliss = Frammenti di Gioia
    .about = Quanti Frammenti di Gioia esistono in tutto.
option-supply-gloom = Frammenti di Malinconia
    .about = Quanti Frammenti di Malinconia esistono in tutto.
option-bonus-three-different = Bonus: tre diverse
    .about = Frammenti alla Rivelazione per tre Vibrazioni diverse in una Mentalità.
option-bonus-three-alike = Bonus: tre uguali
    .about = Frammenti alla Rivelazione per tre Emozioni della stessa Vibrazione.
option-bonus-two-pairs = Bonus: due coppie
    .about = Frammenti alla Rivelazione per due coppie di Emozioni della stessa Vibrazione.
option-bonus-four-different = Bonus: quattro diverse
    .about = Frammenti alla Rivelazione per quattro Vibrazioni diverse in una Mentalità.
option-bonus-four-alike = Bonus: quattro uguali
    .about = Frammenti alla Rivelazione per quattro Emozioni della stessa Vibrazione.
option-single-goal = Traguardo della Risolutezza
    .about = Questi Frammenti di una sola polarità nell’area dei punti danno la vittoria.
option-balance-goal = Traguardo dell’Equilibrio
    .about = Almeno questi Frammenti di ogni polarità nell’area dei punti danno la vittoria.
option-balance-requires-equal = Equilibrio alla pari
    .about = L’Equilibrio richiede tanti Frammenti di Gioia quanti di Malinconia.
option-mixed-fusion = Fusione mista
    .about = Un’Emozione può fondersi con una carta base dell’altra polarità.
option-fused-vibe = Vibrazione delle Emozioni fuse
    .about = Quale Vibrazione ha un’Emozione fusa, per le combinazioni e per contrastare.
    .top = quella della carta superiore
    .none = nessuna
option-drain-into-fused-absorb = Prosciugare nelle basi fuse
    .about = I Frammenti prosciugati possono andare anche nelle caselle Assorbimento di un’Emozione fusa.
option-targets-declared = I bersagli si dichiarano
    .about = Se chi può contrastare un’abilità ne conosce il bersaglio.
    .before_counter = prima della finestra di contrasto
    .at_resolution = dopo la finestra di contrasto
option-next-first-player = Primo nel nuovo Ciclo
    .about = Chi gioca il primo turno dopo una Rivelazione.
    .left_of_active = chi siede a sinistra dell’ultimo
    .starting_player = il primo giocatore
option-empty-use = Usi senza effetto
    .about = Se si può usare un’abilità che non può fare nulla; il Frammento si spende comunque.
    .allowed = permessi
    .refused = vietati
option-swap-own = Scambiare Emozioni proprie
    .about = Con Scambiare si possono invertire due Emozioni della stessa Mentalità; si spende solo il Frammento.
option-swapped-fused-ready = Fusioni scambiate pronte
    .about = Un’Emozione fusa ricevuta con Scambiare si può usare nello stesso turno.
option-dead-supply-end = Fine a riserva esaurita
    .about = La partita finisce se nessuno ha vinto e nella riserva mancano entrambi i colori.
option-max-cycles = Cicli al massimo
    .about = La partita finisce al più tardi dopo queste Rivelazioni.
