### Che cosa dice Cerebria: Il mondo interiore, in italiano.
###
### Gli argomenti sono descritti nel file inglese. I termini sono quelli del regolamento italiano: opposto, adiacente, scatto,
### rivelare, soddisfare, posizionare, gettone Vibrazione, faccia A e B. FdV: Forza di Volontà, femminile. Fazioni e Spiriti
### sono nomi propri e non hanno l’articolo: «Gioia controlla», «Fortezza di Gioia», «Emozione Gioiosa», «Mazzo di Amore».
### I nomi dei luoghi stanno tra parentesi, perché non si sa quale articolo richiedono. Le parole del glossario cominciano con
### la maiuscola, tranne i colori, che si dicono dentro le frasi.
###
### Consapevolezza è, come nel regolamento, sia un’Emozione sia un’Aspirazione: l’Aspirazione si annuncia sempre come tale.

## Parole del glossario

word-faction = Fazione
word-bliss = Gioia
word-gloom = Malinconia
word-spirit = Spirito
word-emotion = Emozione
word-moderate = Emozione Media
word-strong = Emozione Forte
word-starting-emotion = Emozione Iniziale
word-brightness = Felicità
word-bleakness = Squallore
word-willpower = Forza di Volontà (FdV)
word-essence = Essenza
word-ambition = Ambizione
word-aspiration = Aspirazione
word-common-aspiration = Aspirazione Comune
word-hidden-aspiration = Aspirazione Segreta
word-intention = Intenzione
word-intention-wheel = Ruota delle Intenzioni
word-revelation = Rivelazione
word-identity = Identità
word-fragment = Frammento
word-minor = Frammento Minore
word-major = Frammento Maggiore
word-capstone = Frammento Apicale
word-fortress = Fortezza
word-fortress-site = Sito Fortezza
word-origin = Origine
word-sphere = Sfera
word-realm = Reame
word-frontier = Frontiera
word-triad = Triade
word-emotion-space = Spazio Emozione
word-spirit-space = Spazio Spirito
word-intensity = Intensità
word-intensity-token = Gettone Intensità
word-insecurity-token = Gettone Insicurezza
word-essence-slot = Casella Essenza
word-threshold = Soglia di Potenziamento
word-vibe = Vibrazione
word-wild-vibe = Vibrazione jolly
word-vibe-red = rossa
word-vibe-yellow = gialla
word-vibe-green = verde
word-vibe-blue = blu
word-control = Controllo
word-unity = Unità
word-reflected-pair = Accoppiata riflessa Reame–Frontiera
word-faction-board = Plancia della fazione
word-spirit-board = Plancia dello Spirito
word-supply = Riserva comune
word-points = Punti
word-spirit-action = Azione dello Spirito
word-realm-action = Azione del Reame
word-ability = Abilità
word-upgrade = Potenziamento
word-exalt = Esaltazione
word-unlock = Sbloccare
word-spirit-power = Potere dello Spirito
word-shaper = Plasmatore
word-basic-game = Gioco base
word-deck = Mazzo
word-hand = Mano
word-turn = Turno
word-action = Azione

## Parti di frasi

faction = { $faction ->
    [bliss] { word-bliss }
   *[gloom] { word-gloom }
}
faction-of = di { faction }
colour = { $colour ->
    [red] { word-vibe-red }
    [yellow] { word-vibe-yellow }
    [green] { word-vibe-green }
    [blue] { word-vibe-blue }
   *[wild] jolly
}
action = { $action ->
    [move] { action-move }
    [invoke] { action-invoke }
    [quell] { action-quell }
    [fortify] { action-fortify }
    [empower] { action-empower }
    [gain_willpower] { action-gain-willpower }
    [draw_emotions] { action-draw-emotions }
    [move_emotion] { action-move-emotion }
    [intensify] { action-intensify }
   *[harvest] { action-harvest }
}
row = { $row ->
    [move] { action-move }
    [invoke] { action-invoke }
    [quell] { action-quell }
    [fortify] { action-fortify }
   *[empower] { action-empower }
}
ability = { $ability ->
    [add_vibe] { ability-add-vibe }
    [rotate] { ability-rotate }
    [extra_action] { ability-extra-action }
   *[absorb] { ability-absorb }
}
fragment = { $size ->
    [minor] { word-minor }
    [major] { word-major }
   *[capstone] { word-capstone }
}
slot = { $slot ->
    [0] sblocco
   *[other] { $upgrade_known ->
        [yes] { $upgrade }
       *[no] potenziamento { $slot }
    }
}
wp = { $wp } FdV
essence = { $number ->
    [one] { $number } Essenza
   *[other] { $number } Essenze
}
cards = { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
a-card = { $card_known ->
    [yes] la carta { $card }
   *[no] una carta
}
ambitions = { $ambition ->
    [one] { $ambition } Ambizione
   *[other] { $ambition } Ambizioni
}
price = { $ambition ->
    [0] { wp }
   *[other] { wp }, { ambitions }
}
upgrades-more = { $first }, { $next }

## Luoghi

realm-short = { $realm ->
    [valley] Vallata
    [cradle] Culla
    [network] Trama
    [land] Landa
    [willow] Salice
   *[other] { $name }
}
# Dove i nomi stanno in fila; le lingue con nomi lunghi ne hanno di più brevi.
aspiration-short = { $name }
space-in-realm = { $name } { $number }
frontier = Frontiera { $first }–{ $second }
frontier-short = { $first }–{ $second }
# Con l’articolo o la preposizione; $place_id e $realm_id: l’id del Reame, o [frontier].
the-place = { $place_id ->
    [valley] la { $place }
    [cradle] la { $place }
    [network] la { $place }
    [land] la { $place }
    [frontier] la { $place }
    [willow] il { $place }
   *[other] { $place }
}
to-place = { $place_id ->
    [frontier] sulla { $place }
    [valley] nella { $place }
    [cradle] nella { $place }
    [network] nella { $place }
    [land] nella { $place }
    [willow] nel { $place }
   *[other] nel Reame { $place }
}
in-realm = { $realm_id ->
    [valley] nella { $realm }
    [cradle] nella { $realm }
    [network] nella { $realm }
    [land] nella { $realm }
    [willow] nel { $realm }
   *[other] nel Reame { $realm }
}

## Azioni e abilità

action-move = Movimento
    .about = Il tuo Spirito va in uno spazio Spirito adiacente. Non può terminare dove si trova uno Spirito opposto.
action-invoke = Invocazione
    .about = Un’Emozione Media dalla tua mano entra in uno spazio Emozione vuoto adiacente al tuo Spirito, con 1 Essenza della tua plancia.
action-quell = Repressione
    .about = Rivela una carta del colore del bersaglio: un’Emozione opposta adiacente al tuo Spirito perde 1 Essenza. Senza Essenza lascia il tabellone.
action-fortify = Fortificazione
    .about = Costruisci una Fortezza con un Frammento Minore su un sito adiacente e vuoto, in un Reame che la fazione opposta non controlla.
action-empower = Potenziamento
    .about = Sostituisci un’Emozione Media adiacente della tua fazione, che ha raggiunto la soglia, con la sua Emozione Forte.
action-gain-willpower = Guadagno di Volontà
    .about = Ottieni 4 FdV dalla riserva.
action-draw-emotions = Pesca di carte Emozione
    .about = Pesca la prima carta del tuo mazzo; poi puoi pescarne altre per 2 FdV ciascuna.
action-move-emotion = Movimento di Emozioni
    .about = Posiziona un’Emozione qualsiasi della tua fazione in uno spazio vuoto adiacente al tuo Spirito.
action-intensify = Intensificare Emozioni
    .about = Posiziona Essenza della tua plancia su un’Emozione della tua fazione adiacente al tuo Spirito: ogni Essenza dopo la prima costa 1 FdV in più.
action-harvest = Raccolta di Essenza
    .about = Scambia FdV con altrettanta Essenza della riserva.
ability-add-vibe = Aggiunta di un gettone Vibrazione
    .about = 1 Ambizione: posiziona un gettone Vibrazione di qualsiasi colore su una tua riga.
ability-rotate = Rotazione Origine
    .about = 1 Ambizione: ruota l’Origine di 1 scatto in senso orario.
ability-extra-action = Azione Aggiuntiva
    .about = 2 Ambizioni: un’Azione in più in questo turno.
ability-absorb = Assorbimento
    .about = Prendi 2 FdV da una Sfera adiacente, 1 in più per ogni Frontiera adiacente controllata dalla tua fazione, e il suo bonus. Poi l’Origine ruota.

## Potenziamenti

upgrade-haste = Velocità
    .about = Muoviti di 1 spazio in più.
upgrade-overcome = Sormontamento
    .about = Il Movimento può terminare in uno spazio con uno Spirito opposto.
upgrade-support = Supporto
    .about = L’Emozione entra con 1 Essenza in più, dalla riserva.
upgrade-inner-strength = Forza Interiore
    .about = L’Essenza necessaria viene dalla riserva.
upgrade-dominate = Dominazione
    .about = Rimuovi 1 Essenza in più.
upgrade-extinguish = Estinzione
    .about = Non serve rivelare una carta.
upgrade-exalt = Esaltazione
    .about = Invece di costruire, scambia il tuo Frammento Minore sul sito con uno Maggiore.
upgrade-demolish = Demolizione
    .about = Invece di costruire, rimuovi dal sito un Frammento Minore opposto o riduci uno Maggiore a Minore; poi ottieni 1 Azione.
upgrade-channelled-power = Potere Canalizzato
    .about = Prima posiziona sul bersaglio 1 Essenza della riserva.
upgrade-outburst = Sfogo Emozionale
    .about = Il bersaglio può essere ovunque sul tabellone.
upgrade-determination = Determinazione
    .about = L’Azione costa 1 FdV in meno.
upgrade-embrace = Abbraccio
    .about = Dove termina il Movimento puoi posizionare 1 Essenza su un’Emozione Gioiosa adiacente.
upgrade-forge-bonds = Crea legami
    .about = In uno spazio adiacente a un’altra Emozione Gioiosa, l’Essenza necessaria viene dalla riserva.
upgrade-home-ground = Gioco in casa
    .about = { $edition ->
        [first] Dopo l’Azione, ottieni 1 Ambizione se il tuo Spirito è adiacente a una Fortezza di Gioia.
       *[revised] Dopo l’Azione, ottieni 1 Ambizione se il bersaglio si trova in un Reame con una Fortezza di Gioia.
    }
upgrade-pierce-darkness = Penetra oscurità
    .about = Puoi costruire in un Reame controllato da Malinconia.
upgrade-garrison = Guarnigione
    .about = Dopo la costruzione, fai un’Invocazione bonus in quel Reame, ovunque si trovi il tuo Spirito.
upgrade-brighten = Incitamento
    .about = Dopo l’Azione, puoi posizionare un gettone Vibrazione del colore dell’Emozione scartata su una tua riga qualsiasi.
upgrade-push = Spinta
    .about = Il Movimento può terminare in uno spazio con uno Spirito opposto, che sposti in uno spazio adiacente.
upgrade-summon = Evocazione
    .about = Invoca la prima carta del tuo mazzo invece di una carta della mano.
upgrade-cleansing-light = Luce purificatrice
    .about = Il bersaglio può anche non essere adiacente; la carta rivelata viene scartata.
upgrade-savour = Gusto
    .about = { $row ->
        [empower] { $edition ->
            [first] Dopo l’Azione, pesca 1 carta.
           *[revised] Dopo l’Azione, pesca 2 carte, tienine una e scarta l’altra.
        }
       *[other] Dopo l’Azione, pesca 1 carta.
    }
upgrade-swap-places = Sostituzione
    .about = { $edition ->
        [first] Invece di muoverti, scambia il posto con qualsiasi altro Spirito.
       *[revised] Invece di muoverti, scambia il posto con qualsiasi altro Spirito; per terminare nello spazio di uno Spirito opposto, Sormontamento dev’essere sbloccato.
    }
upgrade-sharing = Condividere è prendersi cura
    .about = L’Emozione entra con 1 Essenza in più, dalla tua plancia.
upgrade-motivation = Motivazione
    .about = Dopo l’Azione, ottieni 1 Ambizione.
upgrade-conversion = Conversione
    .about = Se questa Repressione toglie l’ultima Essenza a un’Emozione Malinconica, ottieni 1 Essenza.
upgrade-feeling-safe = Sentirsi sicuri
    .about = Dopo l’Azione, ottieni 1 Essenza.
upgrade-flight = Volo
    .about = Muoviti fino a 2 spazi in più.
upgrade-overwhelm = Sopraffazione
    .about = Rimuovi fino a 2 Essenze in più.
upgrade-emotional-cycle = Ciclo emotivo
    .about = Se questa Repressione toglie l’ultima Essenza a un’Emozione Malinconica, pesca 1 carta.
upgrade-attune = Unione con l’Origine
    .about = Invece di costruire, il tuo Frammento Minore sul sito entra nell’Identità, chiunque controlli il Reame.
upgrade-rescue = Soccorso
    .about = Il bersaglio può essere ovunque sul tabellone: prima sposta il tuo Spirito in uno spazio adiacente al bersaglio.
upgrade-charge = Carica
    .about = Muoviti fino a 2 spazi in più.
upgrade-wildfire = Incendio
    .about = Dove termina il Movimento puoi rimuovere 1 Essenza da un’Emozione Gioiosa adiacente. Non è una Repressione.
upgrade-seethe = Ribollire
    .about = Dopo l’Azione, pesca 1 carta.
upgrade-repel = Repellere
    .about = { $edition ->
        [first] Se il bersaglio si trova in un Reame con una Fortezza di Malinconia, l’Azione costa 2 FdV in meno.
       *[revised] Se il bersaglio si trova in un Reame con una Fortezza di Malinconia, dopo l’Azione ottieni 2 FdV.
    }
upgrade-deceive = Inganno
    .about = { $edition ->
        [first] Invece di muoverti, scambia il posto con qualsiasi altro Spirito.
       *[revised] Invece di muoverti, scambia il posto con qualsiasi altro Spirito; per terminare nello spazio di uno Spirito opposto, Sormontamento dev’essere sbloccato.
    }
upgrade-drain = Risucchio
    .about = { $edition ->
        [first] Dopo l’Azione, prendi 1 FdV da una Sfera adiacente; se si svuota, segue una Rivelazione.
       *[revised] Dopo l’Azione, prendi 1 FdV da una Sfera adiacente che ne ha almeno 2.
    }
upgrade-sullen-look = Sguardo cupo
    .about = Dopo l’Azione, puoi ruotare l’Origine di 1 scatto in senso orario.
upgrade-assimilate = Assimilazione
    .about = Dopo l’Azione, puoi posizionare un gettone Vibrazione del colore dell’Emozione scartata su una tua riga qualsiasi.
upgrade-exterminate = Sterminio
    .about = Rimuovi fino a 2 Essenze in più, anche insieme a Dominazione.
upgrade-all-mine = Tutto mio
    .about = Dopo l’Azione, ottieni 1 Essenza.
upgrade-from-shadows = Dalle tenebre
    .about = { $edition ->
        [first] Invece di muoverti, posiziona il tuo Spirito in uno spazio adiacente a un’Emozione Malinconica, poi ottieni 1 FdV.
       *[revised] Invece di muoverti, posiziona il tuo Spirito in uno spazio adiacente a uno Squallore, poi ottieni 2 FdV; per terminare nello spazio di uno Spirito opposto, Sormontamento dev’essere sbloccato.
    }
upgrade-seeds = Semi di oscurità
    .about = { $edition ->
        [first] L’Essenza necessaria viene dalla riserva.
       *[revised] Uno Squallore può essere invocato in qualsiasi spazio Emozione vuoto.
    }
upgrade-devour = Divorare
    .about = { $edition ->
        [first] Dopo l’Azione, puoi posizionare un gettone Vibrazione del colore dell’Emozione repressa su una tua riga qualsiasi, se è un’Emozione Media.
       *[revised] Dopo l’Azione, puoi posizionare un gettone Vibrazione del colore dell’Emozione repressa su una tua riga qualsiasi.
    }
upgrade-spreading-darkness = Avanzamento delle tenebre
    .about = Sostituisci uno Squallore adiacente con l’Emozione Forte di un’Emozione Media che hai in mano; lo Squallore deve raggiungerne la soglia.

## Poteri degli Spiriti, bonus delle Sfere, Aspirazioni, Intenzioni

spirit-power-love = { $edition ->
    [first] Quando Amore usa l’Assorbimento ed è adiacente a una Fortezza di Gioia, ottiene 2 FdV dalla riserva.
   *[revised] Quando Amore usa l’Assorbimento, ottiene 1 FdV dalla riserva per ogni Fortezza di Gioia adiacente.
}
spirit-power-delight = Se Diletto ottiene almeno 4 FdV con un solo Assorbimento, può pescare 1 carta.
spirit-power-empathy = { $edition ->
    [first] Le Emozioni Gioiose adiacenti a Empatia e le Emozioni Gioiose adiacenti a queste non possono essere represse.
   *[revised] Le Emozioni Gioiose negli spazi adiacenti a Empatia e negli spazi adiacenti a questi non possono essere represse.
}
spirit-power-harmony = { $edition ->
    [first] Quando Armonia scarta una carta per un gettone Vibrazione, questo può avere qualsiasi colore.
   *[revised] Quando Armonia scarta una carta per un gettone Vibrazione, questo può avere qualsiasi colore; può scartare una seconda carta per un secondo gettone.
}
spirit-power-hatred = { $edition ->
    [first] Le Azioni dello Spirito di Odio costano 1 FdV in meno se nella loro riga è sbloccato un potenziamento diverso da Determinazione.
   *[revised] Le Azioni dello Spirito di Odio costano 1 FdV in meno se usano un potenziamento diverso da Determinazione.
}
spirit-power-misery = Miseria può usare l’Assorbimento anche su una Sfera contigua a una Sfera adiacente. Se così la svuota, nessuna Fortezza entra nell’Identità.
spirit-power-malice = Su una Frontiera Malizia può reprimere in tutta la Triade, in un Reame anche sulle due Frontiere adiacenti.
spirit-power-anxiety = Con l’Invocazione, Ansia può mettere in gioco uno Squallore della riserva invece di una carta.

bonus-commitment = paga 1 FdV e ottieni 1 Ambizione
bonus-humility = ottieni 1 Essenza
bonus-diligence = ottieni 2 FdV
bonus-knowledge = posiziona un gettone Vibrazione di qualsiasi colore
bonus-creativity = pesca 1 carta
bonus = { $bonus ->
    [commitment] { bonus-commitment }
    [humility] { bonus-humility }
    [diligence] { bonus-diligence }
    [knowledge] { bonus-knowledge }
   *[creativity] { bonus-creativity }
}

aspiration-attitude = Controllare più Reami rispetto alla fazione opposta.
aspiration-openness = Controllare più Frontiere rispetto alla fazione opposta.
aspiration-awareness = Avere Emozioni in più Triadi rispetto alla fazione opposta.
aspiration-unity = Avere la catena di Emozioni adiacenti più lunga.
aspiration-liveliness = Avere più Essenza sulle proprie Emozioni rispetto alla fazione opposta.
aspiration-versatility = Avere Emozioni di più colori rispetto alla fazione opposta.
aspiration-fortitude = Avere il bonus totale delle Fortezze più alto.
aspiration-sensibility = Avere l’Emozione con l’Intensità più alta.
aspiration-reflection = Controllare più accoppiate riflesse Reame–Frontiera rispetto alla fazione opposta.

intention-quell-at-least = { $number ->
    [one] Rimuovere almeno { $number } Essenza con una Repressione
   *[other] Rimuovere almeno { $number } Essenze con una Repressione
}
intention-quell-exactly = { $number ->
    [one] Rimuovere esattamente { $number } Essenza con una Repressione
   *[other] Rimuovere esattamente { $number } Essenze con una Repressione
}
intention-absorb-at-least = Prendere almeno { $number } FdV da una Sfera con l’Assorbimento
intention-absorb-at-most = Prendere al massimo { $number } FdV da una Sfera con l’Assorbimento
intention-fill-emotion = Riempire tutte le caselle Essenza di un’Emozione che non sia Iniziale
intention-full-row = Potenziare completamente un’Azione dello Spirito
intention-fortress-joins = Aggiungere una propria Fortezza all’Identità durante una Rivelazione
intention-empowered = Potenziare un’Emozione
intention-exalted = Esaltare una Fortezza
intention-vibe-level = Avere almeno 1 gettone Vibrazione in ogni riga; poi 2, 3 e 4
intention-worth = { $points ->
    [0] { $intention }
    [one] { $intention } ({ $points } punto)
   *[other] { $intention } ({ $points } punti)
}
deed = { $deed ->
    [quell_at_least] Essenza rimossa con una Repressione
    [quell_exactly] Essenza rimossa con una Repressione
    [absorb_at_least] un grande Assorbimento
    [absorb_at_most] un piccolo Assorbimento
    [fill_emotion] un’Emozione piena di Essenza
    [full_row] un’Azione completamente potenziata
    [fortress_joins] una Fortezza nell’Identità
    [empowered] un’Emozione potenziata
    [exalted] una Fortezza esaltata
   *[vibe_level] gettoni Vibrazione in ogni riga
}

## Carte

card-text = { $kind ->
    [moderate] { word-moderate }
    [strong] { word-strong }
   *[starting] { word-starting-emotion }
} · { faction } · { $colour ->
    [none] senza colore
   *[other] { colour }
} · Intensità { $track }{ $kind ->
    [moderate] { " · " }soglia { $threshold } → { $counterpart }
    [strong] { " · " }da { $counterpart }
   *[starting] {""}
}
    { $power ->
    [none] Nessun potere.
   *[other] { $power }
}
    { card-source }
card-source = Fonti: nome { $name_source ->
    [published] pubblicato
    [rulebook] dal regolamento
   *[original] non ufficiale
}, scala { $track_source ->
    [published] pubblicata
    [rulebook] dal regolamento
   *[original] non ufficiale
}{ $threshold_source ->
    [none] {""}
    [published] , soglia pubblicata
    [rulebook] , soglia dal regolamento
   *[original] , soglia non ufficiale
}{ $power_source ->
    [none] .
    [published] , potere pubblicato.
    [rulebook] , potere dal regolamento.
   *[original] , potere non ufficiale.
}

## Che cosa si chiede

question-faction = Sei il Plasmatore: scegli la tua fazione.
question-spirit = Scegli il tuo Spirito.
question-deck = Scegli il tuo mazzo di Emozioni o costruiscine uno.
question-pick-card = Scegli la carta { $number } di 16 per il tuo mazzo.
question-place-spirit = Scegli per il tuo Spirito una Frontiera senza Spiriti.
question-imagine-spirit = Scegli una Frontiera libera per la tua seconda Emozione Iniziale, come se vi fosse un secondo Spirito.
question-place-starting = Scegli uno spazio di Reame adiacente a quella Frontiera per la tua Emozione Iniziale.
question-starting-vibe = Scegli una casella per il tuo prossimo gettone Vibrazione iniziale.
question-starting-colour = Scegli il colore di questo gettone Vibrazione.
question-menu = { $actions ->
    [0] Non hai più Azioni ({ wp }, { ambitions }): usa un’Abilità o termina il turno.
    [one] Tocca a te, ti resta { $actions } Azione ({ wp }, { ambitions }): scegli un’Azione o un’Abilità.
   *[other] Tocca a te, ti restano { $actions } Azioni ({ wp }, { ambitions }): scegli un’Azione o un’Abilità.
}
question-upgrades = { $offered ->
    [discards] «{ action }» non è ancora possibile: scegli una carta da scartare per un gettone Vibrazione nella sua riga.
    [upgrades] { action }: scegli i potenziamenti da usare.{ invoke-next }
   *[both] { action }: scegli i potenziamenti da usare o scarta prima una carta per un gettone Vibrazione nella sua riga.{ invoke-next }
}
invoke-next = { $action ->
    [invoke] { " " }L’Emozione si sceglie dopo.
   *[other] {""}
}
question-vibe-slot = Scegli una casella per il nuovo gettone Vibrazione.
question-vibe-colour = Scegli il colore del nuovo gettone Vibrazione.
question-move = Scegli dove va il tuo Spirito.
question-swap = Scegli lo Spirito che scambia il posto con il tuo.
question-push = Scegli dove va lo Spirito spinto.
question-move-target = Scegli un’Emozione Gioiosa adiacente.
question-invoke = Scegli l’Emozione da invocare.
question-invoke-space = Scegli uno spazio vuoto per l’Emozione { $card }.
question-quell = Scegli l’Emozione da reprimere.
question-reveal = { $colour ->
    [none] Scegli una carta qualsiasi della tua mano da rivelare.
   *[other] Scegli una carta { colour } della tua mano da rivelare.
}
question-amount = Scegli quanta Essenza rimuovere dall’Emozione { $card }.
question-fortify = Scegli il sito Fortezza.
question-garrison = Vuoi fare un’Invocazione bonus nel Reame della nuova Fortezza?
question-empower = Scegli l’Emozione da potenziare.
question-feed = Scegli una carta della tua mano: la sua Emozione Forte sostituisce lo Squallore.
question-savour = Scegli quale delle due carte scartare.
question-discard = Scegli una carta da scartare: ne hai { $excess } di troppo.
question-moved-emotion = Scegli l’Emozione da spostare.
question-destination = Scegli uno spazio adiacente vuoto per l’Emozione { $card }.
question-intensified = Scegli l’Emozione adiacente da intensificare.
question-intensify-amount = Scegli quanta Essenza posizionare sull’Emozione { $card }.
question-harvest-amount = Scegli quanta Essenza raccogliere.
question-draw-again = Vuoi pescare un’altra carta per 2 FdV?
question-sphere = Scegli la Sfera per l’Assorbimento.
question-bonus = Vuoi il bonus della Sfera { $sphere } ({ bonus })?
question-delight = Diletto ha ottenuto almeno 4 FdV: vuoi pescare una carta?
question-drain = Scegli la Sfera da cui prendere 1 FdV.
question-sullen-look = Vuoi ruotare l’Origine di 1 scatto in senso orario?
question-rest = Il tuo turno finisce: 1 Ambizione per la tua fazione o 2 carte?
question-dismiss = La fazione opposta ha aggiunto un Frammento Maggiore: scegli un’Aspirazione Comune da rimuovere dal gioco.
question-look = La tua fazione non ha soddisfatto nessuna Aspirazione: vuoi guardare le prime carte del mazzo delle Aspirazioni Segrete e sceglierne una?
question-keep = Scegli la tua prossima Aspirazione Segreta.
question-power-may = { $card }: { $offer }. Vuoi farlo?
question-power-emotion = { $card }: scegli l’Emozione.
question-power-opponent = { $card }: scegli l’avversario.
question-power-spirit = { $card }: scegli lo Spirito.
question-power-rotate = { $card }: scegli di quanto ruota l’Origine.
question-power-step = { $card }: scegli dove va il tuo Spirito.
question-power-shove = { $card }: scegli dove va quello Spirito.
question-power-move = { $card }: scegli lo spazio vuoto per l’Emozione.
question-power-discard = { $card }: scegli una carta da scartare.
question-power-order = Scegli quale potere si attiva per primo.

## Che cosa vedono intanto gli altri

waiting-setup = { $player } si prepara alla partita.
waiting-faction = { $player } sceglie una fazione.
waiting-spirit = { $player } sceglie uno Spirito.
waiting-deck = { $player } sceglie un mazzo.
waiting-pick-card = { $player } costruisce un mazzo.
waiting-place-spirit = { $player } posiziona lo Spirito sul tabellone.
waiting-imagine-spirit = { $player } sceglie una Frontiera per la seconda Emozione Iniziale.
waiting-place-starting = { $player } posiziona un’Emozione Iniziale.
waiting-starting-vibe = { $player } posiziona i gettoni Vibrazione iniziali.
waiting-starting-colour = { $player } posiziona i gettoni Vibrazione iniziali.
waiting-menu = È il turno di { $player }.
waiting-upgrades = { $player } sceglie i potenziamenti.
waiting-vibe-slot = { $player } posiziona un gettone Vibrazione.
waiting-vibe-colour = { $player } sceglie il colore di un gettone Vibrazione.
waiting-move = { $player } sceglie dove muoversi.
waiting-swap = { $player } sceglie con chi scambiare il posto.
waiting-push = { $player } sceglie dove va lo Spirito spinto.
waiting-move-target = { $player } sceglie un’Emozione.
waiting-invoke = { $player } sceglie un’Emozione da invocare.
waiting-invoke-space = { $player } sceglie uno spazio per un’Emozione.
waiting-quell = { $player } sceglie un’Emozione da reprimere.
waiting-reveal = { $player } sceglie una carta da rivelare.
waiting-amount = { $player } decide quanta Essenza rimuovere.
waiting-fortify = { $player } sceglie un sito Fortezza.
waiting-garrison = { $player } decide se fare un’Invocazione bonus.
waiting-empower = { $player } sceglie un’Emozione da potenziare.
waiting-feed = { $player } sceglie una carta per Avanzamento delle tenebre.
waiting-savour = { $player } decide quale carta tenere.
waiting-discard = { $player } scarta le carte di troppo.
waiting-moved-emotion = { $player } sceglie un’Emozione da spostare.
waiting-destination = { $player } sceglie dove va l’Emozione.
waiting-intensified = { $player } sceglie un’Emozione da intensificare.
waiting-intensify-amount = { $player } decide quanta Essenza posizionare.
waiting-harvest-amount = { $player } decide quanta Essenza raccogliere.
waiting-draw-again = { $player } decide se pescare un’altra carta.
waiting-sphere = { $player } sceglie una Sfera.
waiting-bonus = { $player } decide se prendere il bonus della Sfera.
waiting-delight = { $player } decide se pescare una carta.
waiting-drain = { $player } sceglie una Sfera da risucchiare.
waiting-sullen-look = { $player } decide se ruotare l’Origine.
waiting-rest = { $player } sceglie tra Ambizione e carte.
waiting-dismiss = { $player } rimuove un’Aspirazione Comune.
waiting-look = { $player } decide se guardare il mazzo delle Aspirazioni Segrete.
waiting-keep = { $player } sceglie un’Aspirazione Segreta.
waiting-power-may = { $player } decide se usare un potere.
waiting-power-emotion = { $player } sceglie un’Emozione per un potere.
waiting-power-opponent = { $player } sceglie un avversario per un potere.
waiting-power-spirit = { $player } sceglie uno Spirito per un potere.
waiting-power-rotate = { $player } decide di quanto ruota l’Origine.
waiting-power-step = { $player } sceglie dove muoversi.
waiting-power-shove = { $player } sceglie dove va uno Spirito.
waiting-power-move = { $player } sceglie dove va un’Emozione.
waiting-power-discard = { $player } scarta per un potere.
waiting-power-order = { $player } decide quale potere si attiva per primo.

## Risposte

choice-faction = { faction }
choice-spirit = { $spirit }
choice-deck = { $deck }
choice-build-deck = Costruisci un tuo mazzo
choice-pick = { $card }
choice-place-spirit = Posiziona il tuo Spirito { to-place }
choice-imagine-spirit = Scegli { the-place }
choice-place-starting = Posizionala qui: { $space }
choice-vibe = { row }: { slot }
choice-colour = { $colour ->
    [red] rosso
    [yellow] giallo
    [green] verde
    [blue] blu
   *[wild] jolly
}
choice-act = { $discards ->
    [0] { action } (costo: { wp })
    [one] { action } (costo: { wp } e { $discards } scarto)
   *[other] { action } (costo: { wp } e { $discards } scarti)
}
choice-add-vibe = { ability-add-vibe } (costo: 1 Ambizione)
choice-rotate = { $kind ->
    [menu] { ability-rotate } (costo: 1 Ambizione)
   *[other] Ruota l’Origine
}
choice-extra-action = { ability-extra-action } (costo: 2 Ambizioni)
choice-absorb = { ability-absorb }
choice-end-turn = Termina il turno
choice-use = { $count ->
    [0] { action } senza potenziamenti (costo: { price })
   *[other] { action } con { $upgrades } (costo: { price })
}
choice-vibe-card = Scarta { $card } per un gettone Vibrazione
choice-move = Muoviti { to-place } (costo: { wp })
choice-swap = Scambia il posto con lo Spirito di { $player }
choice-push = Spingi lo Spirito di { $player } { to-place }
choice-target = { $card } ({ $space })
choice-decline = { $kind ->
    [bonus] Non prendere il bonus
    [look] Non guardare
    [vibe_slot] Nessun gettone Vibrazione
    [delight] Non pescare
    [garrison] Nessuna Invocazione bonus
   *[other] Rinuncia
}
choice-invoke = Invoca { $card }
choice-summon = { $card_known ->
    [yes] Evoca { $card } dalla cima del mazzo
   *[no] Evoca la prima carta del mazzo
}
choice-at = Posizionala qui: { $space } (costo: { wp })
choice-quell = Reprimi { $card } ({ $space }, costo: { wp })
choice-reveal = Rivela { $card }
choice-amount = { $kind ->
    [amount] Rimuovi { essence }
   *[intensify_amount] Posiziona { essence } (costo: { wp })
}
choice-fortify = { $mode ->
    [exalt] Esalta la Fortezza { in-realm } (costo: { wp })
    [demolish] Demolisci la Fortezza { in-realm } (costo: { wp })
    [attune] Unisci all’Identità la Fortezza { in-realm } (costo: { wp })
   *[build] Costruisci una Fortezza { in-realm } (costo: { wp })
}
choice-garrison = Fai l’Invocazione bonus
choice-empower = Potenzia { $card } ({ $space }, costo: { wp })
choice-feed = Cedi { $card }
choice-discard = Scarta { $card }
choice-move-emotion = Sposta { $card } ({ $space }, costo: { wp })
choice-to = Spostala qui: { $space } (costo: { wp })
choice-intensify = Intensifica { $card } ({ $space }, costo: almeno { wp })
choice-harvest = Raccogli { essence } (costo: { wp })
choice-draw = { $kind ->
    [draw_again] Pesca { $card } (costo: { wp })
   *[delight] Pesca una carta
}
choice-stop = Non pescare più
choice-sphere = { $sphere } ({ $realm }): prendi { $number } FdV
choice-bonus = Prendi il bonus: { bonus }
choice-drain = Risucchia { $sphere } ({ $realm })
choice-ambition = Ottieni 1 Ambizione
choice-cards = Pesca 2 carte (o quante ne restano)
choice-dismiss = Rimuovi l’Aspirazione { $aspiration }
choice-look = Guarda le prime carte
choice-keep = { $aspiration }
choice-use-power = Fallo
choice-decline-power = Lascia stare
choice-power-emotion = { $card } ({ $space })
choice-power-opponent = { $player }
choice-power-spirit = Lo Spirito di { $player }
choice-power-rotate = { $number ->
    [one] { $number } scatto
   *[other] { $number } scatti
}
choice-power-step = Muoviti { to-place }
choice-power-shove = Spostalo { to-place }
choice-power-move = Spostala qui: { $space }
choice-power-order = { $card } ({ $space })

## Che cosa è successo

event-took-faction = { $player } gioca per { faction }.
event-took-spirit = { $player } è lo Spirito { $spirit }.
event-built-deck = { $deck_known ->
    [yes] { $player } sceglie un mazzo: { $deck }.
   *[no] { $player } ha costruito un mazzo.
}
event-order = Ordine di gioco: { $order }.
event-dealt = { $player } riceve { a-card }.
event-top = Prima carta del mazzo di { $player }: { $card }.
event-hidden = { $aspiration_known ->
    [yes] Aspirazione Segreta { faction-of }: { $aspiration }.
   *[no] { faction } ha una nuova Aspirazione Segreta.
}
event-placed-spirit = Lo Spirito di { $player } entra in gioco { to-place }.
event-started = { $player } posiziona { $card } ({ $space }).
event-vibe = { $slot ->
    [0] { $player } sblocca l’Azione «{ row }» con un gettone Vibrazione { choice-colour }.
   *[other] { $player } posiziona un gettone Vibrazione { choice-colour } su { $upgrade } ({ row }).
}
event-turn = Turno { $number }: { $player }.
event-ended = { $player } termina il turno.
event-action = { $count ->
    [0] { $player }: { action }.
   *[other] { $player }: { action } ({ $upgrades }).
}
event-ability = { $player } usa l’Abilità «{ ability }».
event-paid = { $player } paga { $paid }.
event-willpower = { $change ->
    [gain] { $player } ottiene { $number } FdV.
   *[lose] { $player } perde { $number } FdV.
}
event-essence = { $change ->
    [gain] { $player } ottiene { essence }.
   *[lose] { $player } perde { essence }.
}
event-ambition = { $change ->
    [gain] { faction } ottiene { paid-ambition }.
   *[lose] { faction } perde { paid-ambition }.
}
event-actions = { $number ->
    [one] { $player } ottiene { $number } Azione.
   *[other] { $player } ottiene { $number } Azioni.
}
event-drew = { $player } pesca la carta { $card }.
event-discarded = { $player } scarta la carta { $card }.
event-revealed = { $player } rivela la carta { $card }.
event-cycled = { $player } mette la carta { $card } in fondo al mazzo.
event-moved = { $player } si muove { to-place }.
event-pushed = Lo Spirito di { $player } viene spinto { to-place }.
event-swapped = { $player } e { $other } si scambiano di posto.
event-entered = { $player } invoca { $card } ({ $space }).
event-empowered = { $player } potenzia { $card } in { $strong } ({ $space }).
event-placed = { $card } ({ $space }): +{ essence }.
event-removed = { $card } ({ $space }): −{ essence }.
event-left = { $card } lascia il tabellone ({ $space }).
event-shifted = { $card } si sposta ({ $origin } → { $space }).
event-token = { $card } ({ $space }) ha un gettone Intensità +{ $number }.
event-marked = { $card } ({ $space }) riceve un gettone Insicurezza: Intensità −{ $number }.
event-built = { $player } costruisce una Fortezza { in-realm }.
event-exalted = { $player } esalta la Fortezza { in-realm }.
event-demolished = { $size ->
    [minor] { $player } demolisce la Fortezza { in-realm }.
   *[major] { $player } riduce a Frammento Minore la Fortezza { in-realm }.
}
event-attuned = { $player } unisce all’Identità la Fortezza { in-realm }.
event-absorbed = { $player } prende { $number } FdV dalla Sfera { $sphere }.
event-bonus = { $player } prende il bonus della Sfera { $sphere }.
event-rotated = { $number ->
    [one] L’Origine ruota di { $number } scatto.
   *[other] L’Origine ruota di { $number } scatti.
}
event-intention = { $number ->
    [one] { faction } ottiene { $number } punto: { deed }.
   *[other] { faction } ottiene { $number } punti: { deed }.
}
event-wheel = { $gained ->
    [0] Ruota delle Intenzioni, casella { $number }: { faction } non ottiene nulla, { $wheel ->
        [card] il mazzo di { $player } è vuoto.
       *[other] tutta l’Ambizione è già attiva.
    }
   *[other] Ruota delle Intenzioni, casella { $number }: { faction } ottiene il bonus.
}
event-revelation = Rivelazione! { $player } ha svuotato la Sfera { $sphere }.
event-showed = { faction } rivela la sua Aspirazione Segreta: { $aspiration }.
event-tested = { $faction ->
    [none] Aspirazione Comune { $aspiration }
   *[other] Aspirazione Segreta { faction-of }, { $aspiration }
}: Gioia { $bliss }, Malinconia { $gloom }. { fulfilled }
fulfilled = { $fulfiller ->
    [bliss] { word-bliss } la soddisfa.
    [gloom] { word-gloom } la soddisfa.
   *[none] { $faction ->
        [none] Nessuno la soddisfa.
       *[other] { faction } non la soddisfa.
    }
}
event-fragment = { faction } aggiunge all’Identità un { fragment }.
event-common = Aspirazione Comune: { $aspiration }.
event-dismissed = { faction } rimuove dal gioco l’Aspirazione { $aspiration }.
event-looked = { $player } guarda { cards } del mazzo delle Aspirazioni Segrete.
event-saw = { $player } vede l’Aspirazione { $aspiration }.
event-joined = La Fortezza { in-realm } entra nell’Identità: { fragment } { faction-of }.
event-compensated = { $number ->
    [one] { faction } ottiene { $number } punto invece del Frammento Apicale.
   *[other] { faction } ottiene { $number } punti invece del Frammento Apicale.
}
event-refilled = La Sfera { $sphere } è di nuovo piena.
event-triggered = { $reason ->
    [no_aspiration] Non restano Aspirazioni Comuni: la partita finisce dopo questo turno.
    [no_fragment] Una fazione non ha più il Frammento che deve aggiungere: la partita finisce dopo questo turno.
   *[twenty_points] 20 punti Intenzione: la partita finisce dopo questo turno.
}
event-scored = { faction }: { $intentions } per le Intenzioni, { $fragments } per i Frammenti, { $number } in tutto.
event-won = { $faction ->
    [none] La partita è pari.
   *[other] Vince { faction }!
}
event-spirit-power = { $player } usa il potere dello Spirito { $spirit }.
event-origin = L’Origine all’inizio: { $spheres }.
sphere-at = { $sphere } ({ $realm })
event-denied = { $card } ({ $space }) nega a { $player } il bonus della Sfera { $sphere }.
event-stayed = La Fortezza { in-realm } resta: { $cause ->
    [afar] { $player } ha svuotato la Sfera da lontano.
    [new] il suo Frammento è stato posizionato in questo turno.
   *[closed] un Frammento Apicale chiude l’Identità.
}
event-power = Si attiva il potere di { $card } ({ $space }).
event-by-hand = { $card } ({ $space }), a mano: { $text }
event-returned = { $card } ({ $space }) torna in mano a { $player }.
event-control = { $faction ->
    [none] Nessuno controlla { the-place }.
   *[other] { faction } controlla { the-place }.
}

paid-wp = { $number } FdV
paid-ambition = { $number ->
    [one] { $number } Ambizione
   *[other] { $number } Ambizioni
}
paid-essence = { essence }

## Com’è finita

outcome = { $faction ->
    [none] { outcome-reason } Parità, { $points } a { $others }.
   *[other] { outcome-reason } Vince { faction }, { $points } a { $others }: { $names }.
}
outcome-reason = { $reason ->
    [no_aspiration] Non restavano Aspirazioni Comuni.
    [no_fragment] Una fazione non aveva più il Frammento da aggiungere.
   *[twenty_points] Sono stati raggiunti 20 punti Intenzione.
}

## Perché no

refusal-turn = { $case ->
    [CB-6-1-1] Non è il tuo turno ({ $rule }): aspetta che tocchi a te.
    [CB-19-1-7] La partita è finita ({ $rule }): rivedila o iniziane una nuova.
    [CB-6-2-2] In questo momento del turno non si può ({ $rule }): scegli un’Azione, un’Abilità o termina il turno.
    [CB-15-1-8] L’Assorbimento non è finito ({ $rule }): prima rispondi alla domanda.
   *[other] Ora devi fare un’altra scelta ({ $rule }): scegli una delle risposte offerte o rinuncia a ciò che hai cominciato.
}
refusal-no-action = Non hai più Azioni ({ $rule }): usa un’Abilità o termina il turno.
refusal-locked = { $case ->
    [CB-21-2-9] L’Invocazione bonus dev’essere sbloccata e pagata ({ $rule }): continua senza.
   *[other] Questa Azione non è sbloccata da un gettone Vibrazione ({ $rule }): scarta prima una carta per un gettone Vibrazione o scegli un’altra Azione.
}
refusal-upgrade-locked = { $case ->
    [CB-21-3-3] La prima carta del mazzo si invoca solo con Evocazione ({ $rule }): scegli una carta della mano.
   *[other] Su questo potenziamento non c’è un gettone Vibrazione ({ $rule }): scegli potenziamenti sbloccati o posiziona prima un gettone.
}
refusal-upgrade-twice = Ogni potenziamento si usa al massimo una volta per Azione ({ $rule }): scegli un’altra combinazione.
refusal-upgrade-conflict = { $case ->
    [CB-7-4-2] Determinazione fa solo risparmiare, perciò una volta sbloccata si usa sempre ({ $rule }): scegli una combinazione che la comprende.
    [CB-11-4-1] Una Fortificazione può solo costruire, esaltare, demolire o unire, una cosa per volta ({ $rule }): usa uno solo di questi potenziamenti.
   *[other] Questi potenziamenti si escludono ({ $rule }): scegli un’altra combinazione.
}
refusal-wp = { $case ->
    [CB-13-2-2] Senza il controllo del Reame serve 1 FdV per cominciare ({ $rule }): usa l’Assorbimento o prendi prima il controllo.
    [CB-13-6-2] Non resterebbero FdV da scambiare ({ $rule }): prima ottieni Forza di Volontà.
    [CB-23-3-2] Quel giocatore non ha FdV da perdere ({ $rule }): scegline un altro.
   *[other] Non hai abbastanza FdV ({ $rule }): usa prima l’Assorbimento o il Guadagno di Volontà, oppure scegli potenziamenti meno cari o altro.
}
refusal-essence = { $case ->
    [CB-23-3-2] Lì non c’è abbastanza Essenza ({ $rule }): scegli un altro bersaglio.
    [CB-9-1-3] Non hai Essenza per l’Emozione ({ $rule }): raccogli Essenza o usa un potenziamento che la prende dalla riserva.
   *[other] Non hai abbastanza Essenza ({ $rule }): posizionane di meno o raccoglila prima.
}
refusal-ambition = { $case ->
    [CB-14-1-6] Costa 2 Ambizioni attive ({ $rule }): ottieni Ambizione a fine turno o da una Sfera.
    [CB-7-4-7] La tua fazione ha troppo poca Ambizione attiva ({ $rule }): usa altri potenziamenti o ottieni prima Ambizione.
   *[other] Costa 1 Ambizione attiva ({ $rule }): ottieni Ambizione a fine turno o da una Sfera.
}
refusal-no-card = { $card_known ->
    [yes] La carta { $card } non è nella tua mano o serve per il gettone Vibrazione ({ $rule }): scegli un’altra carta.
   *[no] { $case ->
        [CB-10-1-2] Non hai carte da rivelare ({ $rule }): pesca carte o usa Estinzione.
        [CB-23-1-4] Quella carta non è nella tua mano ({ $rule }): scegline una che hai.
        [CB-10-1-3] Andrebbe bene qualsiasi carta, ma la tua mano è vuota ({ $rule }): pesca carte o usa Estinzione.
       *[other] Non hai una carta per questo ({ $rule }): prima pesca carte.
    }
}
refusal-vibe-match = { $case ->
    [CB-10-1-2] Il colore della carta non è quello giusto ({ $rule }): rivela una carta del colore del bersaglio o usa Estinzione.
   *[other] Il colore della carta non è quello giusto ({ $rule }): scegline una del colore giusto.
}
refusal-vibe-colour = { $card_known ->
    [yes] Il colore della carta { $card } è già in questa riga ({ $rule }): scegli una carta di un altro colore.
   *[no] { $case ->
        [CB-3-9-4] Questo colore è già stato posizionato ({ $rule }): scegli uno dei colori rimasti.
       *[other] Questo colore è già nella riga ({ $rule }): scegli un altro colore o un’altra riga.
    }
}
refusal-row-locked = Prima viene la casella di sblocco della riga ({ $rule }): posiziona lì il gettone Vibrazione.
refusal-row-full = In questa casella c’è già un gettone Vibrazione ({ $rule }): scegli una casella libera.
refusal-wild = I gettoni Vibrazione jolly si usano solo all’inizio ({ $rule }): scegli uno dei quattro colori.
refusal-adj = { $case ->
    [CB-8-1-1] Il tuo Spirito non ci arriva con un Movimento ({ $rule }): scegli uno spazio raggiungibile.
    [CB-3-8-3] Quello spazio non è adiacente alla tua Frontiera ({ $rule }): scegli uno dei due spazi di Reame adiacenti.
    [CB-11-1-1] Quel sito Fortezza non è adiacente al tuo Spirito ({ $rule }): scegline uno adiacente o muoviti prima.
    [CB-21-2-2] Quell’Emozione non è adiacente alla fine del Movimento ({ $rule }): scegline una adiacente o nessuna.
    [CB-21-6-2] Quell’Emozione non è adiacente alla fine del Movimento ({ $rule }): scegline una adiacente o nessuna.
    [CB-21-2-3] Crea legami richiede uno spazio adiacente a un’Emozione Gioiosa ({ $rule }): scegline uno o rinuncia al potenziamento.
    [CB-21-2-7] L’Invocazione bonus va nel Reame della nuova Fortezza ({ $rule }): scegli uno dei suoi spazi.
    [CB-21-3-1] Lo Spirito si spinge in uno spazio adiacente ({ $rule }): scegli uno dei due.
    [CB-21-9-2] Dalle tenebre porta solo in uno spazio adiacente a un’Emozione Malinconica adatta ({ $rule }): scegli un altro spazio o rinuncia al potenziamento.
    [CB-23-3-2] Il potere non arriva fin lì ({ $rule }): scegli un altro bersaglio.
    [CB-13-5-1] Lì nessuna Emozione della tua fazione è adiacente al tuo Spirito ({ $rule }): scegline una adiacente o muoviti prima.
   *[other] Non è adiacente al tuo Spirito ({ $rule }): scegli qualcosa di adiacente o muoviti prima.
}
refusal-occupied = { $case ->
    [CB-3-8-2] Su quella Frontiera c’è già uno Spirito ({ $rule }): scegline una libera.
    [CB-22-2-6] Quella Frontiera è occupata ({ $rule }): scegline una libera.
    [CB-11-1-2] Su quel sito c’è già una Fortezza ({ $rule }): scegline uno vuoto o un altro modo di fortificare, dove è offerto.
    [CB-23-3-2] Lo spazio dietro non è vuoto ({ $rule }): scegli un’altra Emozione.
   *[other] Quello spazio non è vuoto ({ $rule }): scegline uno vuoto.
}
refusal-spirit-block = { $case ->
    [CB-21-4-3] Il tuo Spirito terminerebbe nello spazio di uno Spirito opposto ({ $rule }): scegli un altro Spirito o sblocca Sormontamento.
    [CB-21-7-3] Il tuo Spirito terminerebbe nello spazio di uno Spirito opposto ({ $rule }): scegli un altro Spirito o sblocca Sormontamento.
    [CB-21-9-3] Il tuo Spirito terminerebbe nello spazio di uno Spirito opposto ({ $rule }): scegli un altro spazio o sblocca Sormontamento.
   *[other] Lì c’è uno Spirito opposto ({ $rule }): scegli un altro spazio o usa Sormontamento.
}
refusal-target = { $case ->
    [CB-7-2-3] Il gettone Vibrazione va sulla riga dell’Azione dichiarata ({ $rule }): scegli una casella di quella riga.
    [CB-10-1-1] Lì non c’è un’Emozione opposta da reprimere ({ $rule }): scegli un’Emozione opposta adiacente o muoviti prima.
    [CB-11-2-2] Esaltazione richiede un tuo Frammento Minore sul sito ({ $rule }): prima costruiscilo.
    [CB-11-2-6] Un Frammento Maggiore non si fortifica oltre ({ $rule }): scegli un altro sito.
    [CB-11-3-1] Non c’è una Fortezza opposta da demolire ({ $rule }): scegli un altro sito o costruisci.
    [CB-12-1-1] Lì non c’è un’Emozione della tua fazione da potenziare ({ $rule }): scegline una Media adiacente al tuo Spirito.
    [CB-12-1-9] Un’Emozione Forte non si potenzia ancora ({ $rule }): scegline una Media.
    [CB-12-1-10] Un’Emozione Iniziale non si potenzia ({ $rule }): scegline una Media.
    [CB-13-4-1] Non c’è un’Emozione della tua fazione ({ $rule }): scegline una tua o prima invocala.
    [CB-13-5-1] Non c’è un’Emozione della tua fazione ({ $rule }): scegline una tua adiacente o prima invocala.
    [CB-17-3-2] Quell’Aspirazione non è tra le Aspirazioni Comuni ({ $rule }): scegline una scoperta.
    [CB-17-4-2] Quell’Aspirazione non è tra le carte che vedi ({ $rule }): scegli una di queste.
    [CB-20-7-1] Solo Ansia può mettere in gioco uno Squallore ({ $rule }): scegli una carta della mano.
    [CB-21-2-2] Abbraccio è per le Emozioni Gioiose ({ $rule }): scegline una o nessuna.
    [CB-21-4-2] Con quello Spirito non puoi scambiare il posto ({ $rule }): scegli uno Spirito in un altro spazio.
    [CB-21-7-2] Con quello Spirito non puoi scambiare il posto ({ $rule }): scegli uno Spirito in un altro spazio.
    [CB-21-5-6] Unione con l’Origine richiede un tuo Frammento Minore sul sito ({ $rule }): scegli un altro sito o prima costruisci.
    [CB-21-6-2] Incendio è contro le Emozioni Gioiose ({ $rule }): scegline una o nessuna.
    [CB-21-9-9] Avanzamento delle tenebre richiede uno Squallore adiacente ({ $rule }): scegline uno o rinuncia al potenziamento.
    [CB-23-3-2] Il potere non può avere questo bersaglio ({ $rule }): scegli uno dei bersagli offerti.
    [CB-24-1-2] I compagni non si scambiano ciò che hanno ({ $rule }): scegli altro.
   *[other] Non è un bersaglio adatto ({ $rule }): scegli uno di quelli offerti.
}
refusal-protected = { $card_known ->
    [yes] L’Emozione { $card } è protetta e non può essere repressa ({ $rule }): scegline un’altra.
   *[no] Quell’Emozione è protetta e non può essere repressa ({ $rule }): scegline un’altra.
}
refusal-slots = { $card_known ->
    [yes] La carta { $card } ha troppo poche caselle Essenza ({ $rule }): scegli un’altra carta o meno potenziamenti.
   *[no] { $case ->
        [CB-12-1-11] Potere Canalizzato richiede una casella Essenza libera ({ $rule }): rinuncia o scegli un’altra Emozione.
        [CB-9-1-4] Nessuna carta della tua mano ha caselle a sufficienza per l’Essenza ({ $rule }): usa meno potenziamenti.
       *[other] Lì non c’è una casella Essenza libera ({ $rule }): posizionane di meno o scegli un’altra Emozione.
    }
}
refusal-threshold = { $number ->
    [0] C’è troppo poca Essenza per il Potenziamento ({ $rule }): prima intensifica l’Emozione o scegli una carta con una soglia più bassa.
   *[other] La sua soglia è { $number } ({ $rule }): prima intensifica l’Emozione o usa Potere Canalizzato.
}
refusal-no-strong = Entrambe le copie della sua Emozione Forte sono in gioco ({ $rule }): scegli un’altra Emozione.
refusal-enemy-realm = Quel Reame è controllato dalla fazione opposta ({ $rule }): prima prendine il controllo o scegli un altro sito.
refusal-no-fragment = { $case ->
    [CB-11-3-4] La sua fazione non ha un Frammento Minore con cui scambiarlo ({ $rule }): scegli un altro sito.
    [CB-11-2-1] La tua fazione non ha più Frammenti Maggiori ({ $rule }): scegli altro.
   *[other] La tua fazione non ha più Frammenti Minori ({ $rule }): esalta una Fortezza per riaverne uno o scegli altro.
}
refusal-closed = Un Frammento Apicale chiude l’Identità ({ $rule }): nessun Frammento può più entrarvi, scegli altro.
refusal-used = { $case ->
    [CB-15-1-1] L’Assorbimento non è disponibile in questo turno ({ $rule }): usalo nel prossimo.
   *[other] Hai già usato questa Abilità in questo turno ({ $rule }): usane un’altra o aspetta il prossimo turno.
}
refusal-deck = { $case ->
    [CB-21-3-3] Il tuo mazzo è vuoto e non c’è nulla da evocare ({ $rule }): scegli altri potenziamenti.
   *[other] Il tuo mazzo è vuoto ({ $rule }): scegli un’altra Azione.
}
refusal-limit = { $case ->
    [CB-6-3-2] Tutta l’Ambizione della tua fazione è già attiva ({ $rule }): pesca carte.
    [CB-7-2-9] In questa Azione non si può posizionare un altro gettone Vibrazione ({ $rule }): ora scegli i potenziamenti.
    [CB-20-7-3] Sul tabellone ci sono già sei Squallori ({ $rule }): scegli una carta della mano.
    [CB-2-3-7] La tua fazione non ha più gettoni Vibrazione di questo colore ({ $rule }): scegli un altro colore.
   *[other] Non ce n’è più ({ $rule }): scegli altro.
}
refusal-sphere = { $case ->
    [CB-21-7-6] Questa Sfera non si può risucchiare ({ $rule }): scegline una adiacente con abbastanza FdV o nessuna.
   *[other] Questa Sfera è fuori portata ({ $rule }): scegline una adiacente al tuo Spirito.
}
refusal-amount = Quel numero non è possibile ({ $rule }): scegli uno dei numeri offerti.
refusal-mode = Nel gioco base non esiste ({ $rule }): scegli altro o passa al gioco completo.
refusal-setup = { $case ->
    [CB-3-4-1] { $spirit_known ->
        [yes] Lo Spirito { $spirit } è già preso o è dell’altra fazione ({ $rule }): scegline un altro.
       *[no] Quello Spirito non si può prendere ({ $rule }): scegline un altro.
    }
    [CB-3-9-3] Si posizionano tutti e quattro i gettoni Vibrazione iniziali ({ $rule }): scegli una casella anche per questo.
   *[other] Gli Spiriti partono dalle Frontiere ({ $rule }): scegli una Frontiera.
}
refusal-deckbuild = { $case ->
    [CB-3-5-2] Nel mazzo ci sono già due copie di { $card } ({ $rule }): scegli un’altra Emozione.
    [CB-3-5-3] Nel mazzo vanno solo Emozioni Medie ({ $rule }): scegline una della tua fazione.
   *[other] Un mazzo ha 16 Emozioni Medie della propria fazione ({ $rule }): scegli una di quelle offerte.
}
refusal-same-as-common = Quella è l’Aspirazione Comune ({ $rule }): scegline un’altra.

## Opzioni

option-edition = Edizione
    .about = Quale edizione delle regole si gioca.
    .revised = riveduta
    .first = prima
option-mode = Modalità
    .about = Il gioco base non ha Intenzioni, Poteri degli Spiriti, Potenziamento né Emozioni Forti.
    .full = gioco completo
    .basic = gioco base
option-intention-side = Intenzioni
    .about = Quale faccia delle plance delle fazioni si usa.
    .a = faccia A
    .b = faccia B
option-spirit-side = Plance degli Spiriti
    .about = Sulla faccia A tutti gli Spiriti hanno gli stessi potenziamenti, sulla faccia B ognuno ha i suoi.
    .a = faccia A
    .b = faccia B
option-pack = Contenuto
    .about = Quali Emozioni, plance e mazzi si usano.
option-shaper = Fazione del Plasmatore
    .about = Con meno di quattro giocatori: quale fazione ha un solo giocatore.
    .bliss = Gioia
    .gloom = Malinconia
option-first = Primo giocatore
    .about = Quale fazione gioca il primo turno.
    .random = a caso
    .bliss = Gioia
    .gloom = Malinconia
option-sphere-offset = Orientamento iniziale dell’Origine
    .about = Di quanti scatti l’Origine è ruotata all’inizio.
    .none = a caso
option-spirit-0 = Spirito del giocatore 1
    .about = Dato dall’inizio o scelto.
option-spirit-1 = Spirito del giocatore 2
    .about = Dato dall’inizio o scelto.
option-spirit-2 = Spirito del giocatore 3
    .about = Dato dall’inizio o scelto.
option-spirit-3 = Spirito del giocatore 4
    .about = Dato dall’inizio o scelto.
option-deck-0 = Mazzo del giocatore 1
    .about = «starter» (mazzo di partenza), «spirit» (il mazzo dello Spirito), un mazzo per nome, un elenco di 16 carte oppure scelto in partita.
option-deck-1 = Mazzo del giocatore 2
    .about = «starter» (mazzo di partenza), «spirit» (il mazzo dello Spirito), un mazzo per nome, un elenco di 16 carte oppure scelto in partita.
option-deck-2 = Mazzo del giocatore 3
    .about = «starter» (mazzo di partenza), «spirit» (il mazzo dello Spirito), un mazzo per nome, un elenco di 16 carte oppure scelto in partita.
option-deck-3 = Mazzo del giocatore 4
    .about = «starter» (mazzo di partenza), «spirit» (il mazzo dello Spirito), un mazzo per nome, un elenco di 16 carte oppure scelto in partita.
option-spirit-order = Scelta degli Spiriti
    .about = In quale ordine si scelgono gli Spiriti.
    .free = per posto
    .turn = in ordine di gioco
option-bonus-needs-frontier = Bonus solo con una Frontiera
    .about = Il bonus di una Sfera è solo per chi controlla una Frontiera adiacente.
    .edition = come nell’edizione
    .yes = sì
    .no = no
option-delight-counts = Che cosa conta per Diletto
    .about = Quali FdV di un Assorbimento contano per il potere di Diletto.
    .all = tutte le FdV
    .sphere = le FdV della Sfera
option-hatred-discount = Sconto di Odio
    .about = Se il potenziamento va usato o basta che sia sbloccato.
    .edition = come nell’edizione
    .used = usato
    .present = sbloccato
option-embrace-from = Essenza di Abbraccio
    .about = Da dove viene l’Essenza per Abbraccio.
    .board = dalla propria plancia
    .supply = dalla riserva
option-swap-sharing = Scambio di posto
    .about = Se conta dove si trovano gli Spiriti opposti prima o dopo lo scambio.
    .after = dopo
    .before = prima
option-love-demolish = Demolizione di Amore
    .about = Quante FdV in più costa Demolizione sulla faccia B della plancia di Amore.
option-attune-new = Unione immediata
    .about = Una Fortezza costruita in questo turno può essere unita all’Identità.
option-darkness-outburst = Tenebre da lontano
    .about = Avanzamento delle tenebre si può combinare con Sfogo Emozionale.
option-malice-reach = Portata di Malizia
    .about = Se lo spazio in mezzo deve avere un’Emozione.
    .spaces = qualsiasi spazio
    .emotions = solo attraverso Emozioni
option-hand-limit = Limite della mano
    .about = Quante carte si tengono in mano a fine turno.
option-foreign-turn-intentions = Intenzioni nei turni altrui
    .about = Anche una Fortezza che entra nell’Identità nel turno di un avversario dà punti.
option-repeat-intentions = Intenzioni ripetute
    .about = La stessa Intenzione può dare punti di nuovo nello stesso turno.
option-vibe-tokens = Gettoni Vibrazione
    .about = Se i gettoni Vibrazione colorati possono finire.
    .unlimited = illimitati
    .limited = limitati
option-solo = Da solo
    .about = Una persona gioca tutti i posti e vede tutto.
value-choose = scelto in partita

## Le parole dei poteri

power-cases = of to from on
power-while = finché { $condition }, { $what }
power-also = { $first }, e { $next }
power-with = { $thing } { $filters }
by-hand = ✋ A mano: { $text }

when-enter = entra in gioco
when-turnend = finisce il tuo turno
when-absorb = usi l’Assorbimento
when-quelled = una Repressione di un avversario ha tolto Essenza a questa Emozione
when-turnstart = inizia il tuo turno
when-empower = usi l’azione Potenziamento

the-me = tu
    .of = di te
    .to = a te
    .from = da te
    .on = su di te
the-mate = il tuo compagno (o tu, se sei un Plasmatore)
    .of = del tuo compagno (o il tuo, se sei un Plasmatore)
    .to = al tuo compagno (o a te, se sei un Plasmatore)
    .from = dal tuo compagno (o da te, se sei un Plasmatore)
    .on = sul tuo compagno (o su di te, se sei un Plasmatore)
the-opponent = { $quantity ->
    [all] ogni avversario
   *[other] un avversario
}
    .of = { $quantity ->
        [all] di ogni avversario
       *[other] di un avversario
    }
    .to = { $quantity ->
        [all] a ogni avversario
       *[other] a un avversario
    }
    .from = { $quantity ->
        [all] da ogni avversario
       *[other] da un avversario
    }
    .on = { $quantity ->
        [all] su ogni avversario
       *[other] su un avversario
    }
the-own = ogni giocatore della sua fazione
    .of = di ogni giocatore della sua fazione
    .to = a ogni giocatore della sua fazione
    .from = da ogni giocatore della sua fazione
    .on = su ogni giocatore della sua fazione
the-foes = ogni avversario
    .of = di ogni avversario
    .to = a ogni avversario
    .from = da ogni avversario
    .on = su ogni avversario
the-this = questa Emozione
    .of = di questa Emozione
    .to = a questa Emozione
    .from = da questa Emozione
    .on = su questa Emozione
the-friend = { $quantity ->
    [all] ogni Emozione adiacente della sua fazione
   *[other] un’Emozione adiacente della sua fazione
}
    .of = { $quantity ->
        [all] di ogni Emozione adiacente della sua fazione
       *[other] di un’Emozione adiacente della sua fazione
    }
    .to = { $quantity ->
        [all] a ogni Emozione adiacente della sua fazione
       *[other] a un’Emozione adiacente della sua fazione
    }
    .from = { $quantity ->
        [all] da ogni Emozione adiacente della sua fazione
       *[other] da un’Emozione adiacente della sua fazione
    }
    .on = { $quantity ->
        [all] su ogni Emozione adiacente della sua fazione
       *[other] su un’Emozione adiacente della sua fazione
    }
the-foe = { $quantity ->
    [all] ogni Emozione opposta adiacente
   *[other] un’Emozione opposta adiacente
}
    .of = { $quantity ->
        [all] di ogni Emozione opposta adiacente
       *[other] di un’Emozione opposta adiacente
    }
    .to = { $quantity ->
        [all] a ogni Emozione opposta adiacente
       *[other] a un’Emozione opposta adiacente
    }
    .from = { $quantity ->
        [all] da ogni Emozione opposta adiacente
       *[other] da un’Emozione opposta adiacente
    }
    .on = { $quantity ->
        [all] su ogni Emozione opposta adiacente
       *[other] su un’Emozione opposta adiacente
    }
the-ally = { $quantity ->
    [all] ogni altra Emozione della sua fazione
   *[other] una qualsiasi altra Emozione della sua fazione
}
    .of = { $quantity ->
        [all] di ogni altra Emozione della sua fazione
       *[other] di una qualsiasi altra Emozione della sua fazione
    }
    .to = { $quantity ->
        [all] a ogni altra Emozione della sua fazione
       *[other] a una qualsiasi altra Emozione della sua fazione
    }
    .from = { $quantity ->
        [all] da ogni altra Emozione della sua fazione
       *[other] da una qualsiasi altra Emozione della sua fazione
    }
    .on = { $quantity ->
        [all] su ogni altra Emozione della sua fazione
       *[other] su una qualsiasi altra Emozione della sua fazione
    }
the-enemy = { $quantity ->
    [all] ogni Emozione opposta
   *[other] una qualsiasi Emozione opposta
}
    .of = { $quantity ->
        [all] di ogni Emozione opposta
       *[other] di una qualsiasi Emozione opposta
    }
    .to = { $quantity ->
        [all] a ogni Emozione opposta
       *[other] a una qualsiasi Emozione opposta
    }
    .from = { $quantity ->
        [all] da ogni Emozione opposta
       *[other] da una qualsiasi Emozione opposta
    }
    .on = { $quantity ->
        [all] su ogni Emozione opposta
       *[other] su una qualsiasi Emozione opposta
    }
the-spirit = { $quantity ->
    [all] ogni Spirito opposto{ spirit-range }
   *[other] uno Spirito opposto{ spirit-range }
}
    .of = { $quantity ->
        [all] di ogni Spirito opposto{ spirit-range }
       *[other] di uno Spirito opposto{ spirit-range }
    }
    .to = { $quantity ->
        [all] a ogni Spirito opposto{ spirit-range }
       *[other] a uno Spirito opposto{ spirit-range }
    }
    .from = { $quantity ->
        [all] da ogni Spirito opposto{ spirit-range }
       *[other] da uno Spirito opposto{ spirit-range }
    }
    .on = { $quantity ->
        [all] su ogni Spirito opposto{ spirit-range }
       *[other] su uno Spirito opposto{ spirit-range }
    }
spirit-range = { $n ->
    [0] { " " }adiacente a questa Emozione
    [any] {""}
    [one] { " " }a non più di { $n } spazio di distanza da questa Emozione
   *[other] { " " }a non più di { $n } spazi di distanza da questa Emozione
}
the-src = quel giocatore
    .of = di quel giocatore
    .to = a quel giocatore
    .from = da quel giocatore
    .on = su quel giocatore
that-player = { $quantity ->
    [all] ciascuno di quei giocatori
   *[other] quel giocatore
}
    .of = { $quantity ->
        [all] di ciascuno di quei giocatori
       *[other] di quel giocatore
    }
    .to = { $quantity ->
        [all] a ciascuno di quei giocatori
       *[other] a quel giocatore
    }
    .from = { $quantity ->
        [all] da ciascuno di quei giocatori
       *[other] da quel giocatore
    }
    .on = { $quantity ->
        [all] su ciascuno di quei giocatori
       *[other] su quel giocatore
    }
that-emotion = { $quantity ->
    [all] quelle Emozioni
   *[other] quell’Emozione
}
    .of = { $quantity ->
        [all] di quelle Emozioni
       *[other] di quell’Emozione
    }
    .to = { $quantity ->
        [all] a quelle Emozioni
       *[other] a quell’Emozione
    }
    .from = { $quantity ->
        [all] da quelle Emozioni
       *[other] da quell’Emozione
    }
    .on = { $quantity ->
        [all] su quelle Emozioni
       *[other] su quell’Emozione
    }
that-spirit = { $quantity ->
    [all] quegli Spiriti
   *[other] quello Spirito
}
    .of = { $quantity ->
        [all] di quegli Spiriti
       *[other] di quello Spirito
    }
    .to = { $quantity ->
        [all] a quegli Spiriti
       *[other] a quello Spirito
    }
    .from = { $quantity ->
        [all] da quegli Spiriti
       *[other] da quello Spirito
    }
    .on = { $quantity ->
        [all] su quegli Spiriti
       *[other] su quello Spirito
    }

filter-essence = { $op ->
    [at-least] con almeno { filter-number }
    [at-most] con al massimo { filter-number }
    [equal] con esattamente { filter-number }
    [more] con più di { filter-number }
   *[less] con meno di { filter-number }
}
filter-number = { $value ->
    [one] { $value } Essenza
   *[other] { $value } Essenze
}
filter-wp = { $op ->
    [at-least] con almeno { $value } FdV
    [at-most] con al massimo { $value } FdV
    [equal] con esattamente { $value } FdV
    [more] con più di { $value } FdV
   *[less] con meno di { $value } FdV
}
filter-free = { $holds ->
    [yes] con una casella Essenza libera
   *[no] senza caselle Essenza libere
}
filter-pushable = { $holds ->
    [yes] con uno spazio vuoto dietro di sé
   *[no] senza uno spazio vuoto dietro di sé
}
filter-moderate = { $holds ->
    [yes] di tipo Medio
   *[no] non di tipo Medio
}
filter-realm = { $holds ->
    [yes] nel suo Reame
   *[no] non nel suo Reame
}
filter-triad = { $holds ->
    [yes] nella sua Triade
   *[no] non nella sua Triade
}
filter-frontier = { $holds ->
    [yes] sulla Frontiera della sua Triade
   *[no] non sulla Frontiera della sua Triade
}
filtered = { $filter ->
    [none] {""}
   *[other] { " " }{ $filter }
}

count-friend = il numero di Emozioni adiacenti della sua fazione{ filtered }
count-foe = il numero di Emozioni opposte adiacenti{ filtered }
count-weaker = il numero di Emozioni adiacenti con meno Essenza di questa
count-empty = il numero di spazi Emozione vuoti nelle file ininterrotte ai suoi lati, al massimo { $n } per lato
each-friend = Emozione adiacente della sua fazione{ filtered }
each-foe = Emozione opposta adiacente{ filtered }
each-weaker = Emozione adiacente con meno Essenza di questa
each-empty = spazio Emozione vuoto nelle file ininterrotte ai suoi lati (al massimo { $n } per lato)
count-ally = il numero di altre Emozioni della sua fazione sul tabellone{ filtered }
count-enemy = il numero di Emozioni opposte sul tabellone{ filtered }
count-hand = { $X_word ->
    [me] il numero di carte nella tua mano
    [own] il numero di carte in mano alla sua fazione
    [foes] il numero di carte in mano agli avversari
   *[other] il numero di carte in mano { $X_to }
}
count-essence = { $holder ->
    [emotion] il numero di Essenze { $X_on }
   *[player] { $X_word ->
        [me] il numero di Essenze sulla tua plancia
        [own] il numero di Essenze sulle plance della sua fazione
        [foes] il numero di Essenze sulle plance degli avversari
       *[other] il numero di Essenze sulla plancia { $X_of }
    }
}
each-ally = altra Emozione della sua fazione sul tabellone{ filtered }
each-enemy = Emozione opposta sul tabellone{ filtered }
each-hand = { $X_word ->
    [me] carta nella tua mano
    [own] carta in mano alla sua fazione
    [foes] carta in mano agli avversari
   *[other] carta in mano { $X_to }
}
each-essence = { $holder ->
    [emotion] Essenza { $X_on }
   *[player] { $X_word ->
        [me] Essenza sulla tua plancia
        [own] Essenza sulle plance della sua fazione
        [foes] Essenza sulle plance degli avversari
       *[other] Essenza sulla plancia { $X_of }
    }
}
compared = { $op ->
    [at-least] almeno { $number }
    [at-most] al massimo { $number }
    [equal] esattamente { $number }
    [more] più di { $number }
   *[less] meno di { $number }
}
compare-friend = { $number ->
    [0] { $op ->
        [equal] non ci sono Emozioni adiacenti della sua fazione{ filtered }
       *[other] ci sono { compared } Emozioni adiacenti della sua fazione{ filtered }
    }
    [1] { $op ->
        [less] non ci sono Emozioni adiacenti della sua fazione{ filtered }
       *[other] c’è { compared } Emozione adiacente della sua fazione{ filtered }
    }
   *[other] ci sono { compared } Emozioni adiacenti della sua fazione{ filtered }
}
compare-foe = { $number ->
    [0] { $op ->
        [equal] non ci sono Emozioni opposte adiacenti{ filtered }
       *[other] ci sono { compared } Emozioni opposte adiacenti{ filtered }
    }
    [1] { $op ->
        [less] non ci sono Emozioni opposte adiacenti{ filtered }
       *[other] c’è { compared } Emozione opposta adiacente{ filtered }
    }
   *[other] ci sono { compared } Emozioni opposte adiacenti{ filtered }
}
compare-weaker = { $number ->
    [0] { $op ->
        [equal] non ci sono Emozioni adiacenti con meno Essenza di questa
       *[other] ci sono { compared } Emozioni adiacenti con meno Essenza di questa
    }
    [1] { $op ->
        [less] non ci sono Emozioni adiacenti con meno Essenza di questa
       *[other] c’è { compared } Emozione adiacente con meno Essenza di questa
    }
   *[other] ci sono { compared } Emozioni adiacenti con meno Essenza di questa
}
compare-empty = nelle file ininterrotte ai suoi lati (al massimo { $n } per lato) gli spazi Emozione vuoti sono { compared }
compare-ally = { count-ally } è { compared }
compare-enemy = { count-enemy } è { compared }
compare-hand = { $X_word ->
    [me] hai in mano { compared-cards }
    [own] la sua fazione ha in mano in tutto { compared-cards }
    [foes] gli avversari hanno in mano in tutto { compared-cards }
   *[other] { $X } ha in mano { compared-cards }
}
compared-cards = { $op ->
    [at-least] almeno { $number }
    [at-most] al massimo { $number }
    [equal] esattamente { $number }
    [more] più di { $number }
   *[less] meno di { $number }
} { $number ->
    [one] carta
   *[other] carte
}
compare-essence = { count-essence } è { compared }

if-near = { $X_word ->
    [me] { $holds ->
        [yes] il tuo Spirito è adiacente { $Y_to }
       *[no] il tuo Spirito non è adiacente { $Y_to }
    }
    [own] { $holds ->
        [yes] uno Spirito della sua fazione è adiacente { $Y_to }
       *[no] nessuno Spirito della sua fazione è adiacente { $Y_to }
    }
    [foes] { $holds ->
        [yes] uno Spirito opposto è adiacente { $Y_to }
       *[no] nessuno Spirito opposto è adiacente { $Y_to }
    }
   *[other] { $holds ->
        [yes] lo Spirito { $X_of } è adiacente { $Y_to }
       *[no] lo Spirito { $X_of } non è adiacente { $Y_to }
    }
}
if-sphere = { $holds ->
    [yes] la Sfera usata è quella del Reame { $Y_of } (su una Frontiera, quella di uno dei due Reami adiacenti)
   *[no] la Sfera usata non è quella del Reame { $Y_of } (su una Frontiera, quella di nessuno dei due Reami adiacenti)
}
if-triad = { $holds ->
    [yes] la Frontiera della sua Triade è adiacente al tuo Spirito
   *[no] la Frontiera della sua Triade non è adiacente al tuo Spirito
}
if-in = { $where_word ->
    [realm] { $holds ->
        [yes] { $Y } si trova in un Reame
       *[no] { $Y } non si trova in un Reame
    }
   *[frontier] { $holds ->
        [yes] { $Y } si trova su una Frontiera
       *[no] { $Y } non si trova su una Frontiera
    }
}
if-controls = { $X_word ->
    [own] { $holds ->
        [yes] la sua fazione controlla { $Y_word ->
            [this] il Reame o la Frontiera in cui si trova
           *[other] il Reame o la Frontiera { $Y_of }
        }
       *[no] la sua fazione non controlla { $Y_word ->
            [this] il Reame o la Frontiera in cui si trova
           *[other] il Reame o la Frontiera { $Y_of }
        }
    }
   *[foes] { $holds ->
        [yes] la fazione opposta controlla { $Y_word ->
            [this] il Reame o la Frontiera in cui si trova
           *[other] il Reame o la Frontiera { $Y_of }
        }
       *[no] la fazione opposta non controlla { $Y_word ->
            [this] il Reame o la Frontiera in cui si trova
           *[other] il Reame o la Frontiera { $Y_of }
        }
    }
}

means = { $n_kind ->
    [each] { $what_word ->
        [wp] 1 FdV per ogni { $n_each }
        [essence] 1 Essenza per ogni { $n_each }
        [ambition] 1 Ambizione per ogni { $n_each }
       *[action] 1 Azione per ogni { $n_each }
    }
    [number] { $what_word ->
        [wp] { $n } FdV
        [essence] { power-essence }
        [ambition] { $n ->
            [one] { $n } Ambizione
           *[other] { $n } Ambizioni
        }
       *[action] { $n ->
            [one] { $n } Azione in questo turno
           *[other] { $n } Azioni in questo turno
        }
    }
   *[reckoned] { $what_word ->
        [wp] tante FdV quante indica { $n }
        [essence] tanta Essenza quanta indica { $n }
        [ambition] tanta Ambizione quanta indica { $n }
       *[action] tante Azioni quante indica { $n }
    }
}
power-essence = { $n_kind ->
    [each] 1 Essenza per ogni { $n_each }
    [number] { $n ->
        [one] { $n } Essenza
       *[other] { $n } Essenze
    }
   *[reckoned] tanta Essenza quanta indica { $n }
}
power-cards = { $n_kind ->
    [each] 1 carta per ogni { $n_each }
    [number] { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
   *[reckoned] tante carte quante indica { $n }
}
power-spaces = { $n_kind ->
    [number] { $n ->
        [one] di { $n } spazio
        [2] di 1 o 2 spazi
       *[other] di un massimo di { $n } spazi
    }
   *[other] di un massimo di tanti spazi quanti indica { $n }
}
# Dopo «puoi» il verbo è all’infinito; ad altri si fa fare qualcosa: «puoi far perdere a un avversario 1 FdV».
do-gain = { $X_word ->
    [me] { $mood ->
        [may] ottenere
       *[do] ottieni
    } { means }
    [own] { $what_word ->
        [ambition] { $mood ->
            [may] ottenere
           *[do] ottieni
        } { means }
       *[other] { others-gain }
    }
   *[other] { others-gain }
}
others-gain = { $mood ->
    [may] far ottenere { the-affected.to } { means }
   *[do] { the-affected } ottiene { means }
}
the-affected = { $what_word ->
    [ambition] { $X_word ->
        [own] la tua fazione
        [foes] la fazione opposta
       *[other] { $X }
    }
   *[other] { $X }
}
    .to = { $what_word ->
        [ambition] { $X_word ->
            [own] alla tua fazione
            [foes] alla fazione opposta
           *[other] { $X_to }
        }
       *[other] { $X_to }
    }
lost = { $n_kind ->
    [number] { $n ->
        [1] { means }
       *[other] { means } (o tutto quel che c’è)
    }
   *[other] { means } (o tutto quel che c’è)
}
do-lose = { $X_word ->
    [me] { $mood ->
        [may] perdere
       *[do] perdi
    } { lost }
   *[other] { $mood ->
        [may] far perdere { the-affected.to } { lost }
       *[do] { the-affected } perde { lost }
    }
}
do-draw = { $X_word ->
    [me] { $mood ->
        [may] pescare
       *[do] pesca
    } { power-cards }
   *[other] { $mood ->
        [may] far pescare { $X_to } { power-cards }
       *[do] { $X } pesca { power-cards }
    }
}
do-cycle = { $mood ->
    [may] mettere la prima carta del tuo mazzo in fondo al mazzo
   *[do] metti la prima carta del tuo mazzo in fondo al mazzo
}
do-rotate = { $mood ->
    [may] ruotare
   *[do] ruota
} l’Origine { $n_kind ->
    [number] { $n ->
        [one] di { $n } scatto in senso orario
        [2] di 1 o 2 scatti in senso orario
       *[other] da 1 a { $n } scatti in senso orario
    }
   *[other] in senso orario di un massimo di tanti scatti quanti indica { $n }
}
do-step = { $mood ->
    [may] muovere
   *[do] muovi
} il tuo Spirito { power-spaces } senza costo, ma non dove si trova uno Spirito opposto
do-shove = { $mood ->
    [may] spostare
   *[do] sposta
} { power-spaces } { $X }, anche dove si trovano altri Spiriti
do-push = { $mood ->
    [may] allontanare
   *[do] allontana
} di 1 spazio { $X }
do-place = { $mood ->
    [may] posizionare
   *[do] posiziona
} { power-essence } { $where_word ->
    [board] dalla tua plancia
   *[supply] dalla riserva
} { $X_on }
do-strip = { $mood ->
    [may] rimuovere
   *[do] rimuovi
} { power-essence } { $X_from }{ $k ->
    [0] {" "}(un’Emozione rimasta senza Essenza viene scartata; non è una Repressione)
    [kept] {""}
    [1] , ma non l’ultima
   *[other] , lasciandone almeno { $k }
}
do-token = { $mood ->
    [may] dare a questa Emozione
   *[do] questa Emozione riceve
} un gettone Intensità { $n_kind ->
    [each] di +1 per ogni { $n_each }
    [number] +{ $n }
   *[reckoned] pari a { $n }
}
do-mark = { $mood ->
    [may] posizionare
   *[do] posiziona
} il suo gettone Insicurezza { $X_on } (finché questa carta è in gioco, l’Intensità di quell’Emozione diminuisce { $n_kind ->
    [each] di 1 per ogni { $n_each }
    [number] di { $n }
   *[reckoned] di quanto indica { $n }
})
do-discard = { $X_word ->
    [me] { $mood ->
        [may] scartare
       *[do] scarta
    } dalla tua mano { power-cards }
   *[other] { $mood ->
        [may] far scartare { $X_to } dalla mano { power-cards }
       *[do] { $X } scarta dalla mano { power-cards }
    }
}
do-move = { $mood ->
    [may] spostare
   *[do] sposta
} { $X } { $where_word ->
    [anywhere] in uno spazio Emozione vuoto qualsiasi
    [reach] in uno spazio vuoto adiacente al tuo Spirito
   *[other] { $X_word ->
        [this] { $where_word ->
            [beside] in uno spazio vuoto adiacente
            [realm] in uno spazio vuoto del suo Reame
            [triad] in uno spazio vuoto della sua Triade
           *[frontier] sulla Frontiera della sua Triade, se lo spazio è vuoto
        }
       *[other] { $where_word ->
            [beside] in uno spazio vuoto adiacente a questa Emozione
            [realm] in uno spazio vuoto del Reame di questa Emozione
            [triad] in uno spazio vuoto della Triade di questa Emozione
           *[frontier] sulla Frontiera della Triade di questa Emozione, se lo spazio è vuoto
        }
    }
}
do-swap = { $mood ->
    [may] scambiare
   *[do] scambia
} di posto { $Y_word ->
    [none] il tuo Spirito e { $X }, a meno che lì ci sia un altro Spirito opposto
   *[other] { $X } e { $Y }
}
# $sure: [yes] if nothing but a Moderate Emotion could be chosen.
do-return = { $mood ->
    [may] rimettere
   *[do] rimetti
} { $X } in mano al proprietario{ $sure ->
    [yes] {""}
   *[no] { " " }(se è un’Emozione Media)
}
do-byhand = { $mood ->
    [may] applicare
   *[do] applica
} a mano il testo di questa carta

less-or-more = { $n_sign ->
    [minus] in meno
   *[plus] in più
}
counted = { $n_kind ->
    [each] di 1
    [number] di { $n }
   *[reckoned] di quanto indica { $n }
}
for-each = { $n_kind ->
    [each] { " " }per ogni { $n_each }
   *[other] {""}
}
# Senza il numero di volte, che può stare altrove.
wp-change = { $n_kind ->
    [each] 1 FdV { less-or-more }
    [number] { $n } FdV { less-or-more }
   *[reckoned] tante FdV { less-or-more } quante indica { $n }
}
wp-amount = { wp-change }{ for-each }
aura-intensity = { $n_sign ->
    [minus] la sua Intensità diminuisce { counted }{ for-each }
   *[plus] la sua Intensità aumenta { counted }{ for-each }
}
aura-absorb = { $who_word ->
    [own] il tuo Assorbimento prende { wp-change } dalla Sfera{ for-each }
   *[foes] l’Assorbimento di un avversario prende { wp-change } dalla Sfera{ for-each }
}
aura-nobonus = { $who_word ->
    [own] il tuo Assorbimento non dà il bonus della Sfera
   *[foes] l’Assorbimento di un avversario non dà il bonus della Sfera
}
aura-cost = { $what_word ->
    [move] { $who_word ->
        [own] un Movimento di uno Spirito della sua fazione che termina in uno spazio adiacente a questa Emozione costa { wp-amount }
       *[foes] un Movimento di uno Spirito opposto che termina in uno spazio adiacente a questa Emozione costa { wp-amount }
    }
    [invoke] { $who_word ->
        [own] un’Invocazione della sua fazione { invoke-area } costa { wp-amount }
       *[foes] un’Invocazione della fazione opposta { invoke-area } costa { wp-amount }
    }
    [quell] { $who_word ->
        [own] una Repressione della sua fazione contro { own-quell-area } costa { wp-amount }
       *[foes] una Repressione contro { quell-area } costa { wp-amount }
    }
   *[realm] { $where_word ->
        [here] { $who_word ->
            [own] l’Azione del suo Reame costa alla sua fazione { wp-amount }
           *[foes] l’Azione del suo Reame costa agli avversari { wp-amount }
        }
       *[touched] { $who_word ->
            [own] l’Azione del suo Reame (su una Frontiera, quella di entrambi i Reami adiacenti) costa alla sua fazione { wp-amount }
           *[foes] l’Azione del suo Reame (su una Frontiera, quella di entrambi i Reami adiacenti) costa agli avversari { wp-amount }
        }
    }
}
invoke-area = { $where_word ->
    [realm] nel suo Reame
    [triad] nella sua Triade
    [frontier] sulla Frontiera della sua Triade
    [self] nel suo spazio
   *[other] in uno spazio adiacente
}
own-quell-area = { $where_word ->
    [realm] un’Emozione nel suo Reame
    [triad] un’Emozione nella sua Triade
    [frontier] un’Emozione sulla Frontiera della sua Triade
    [self] questa Emozione
   *[other] un’Emozione adiacente
}
quell-area = { $where_word ->
    [self] questa Emozione
    [realm] un’Emozione della sua fazione nel suo Reame (anche questa; su una Frontiera solo questa)
    [triad] un’Emozione della sua fazione nella sua Triade (anche questa)
    [frontier] un’Emozione della sua fazione sulla Frontiera della sua Triade
   *[other] un’Emozione adiacente della sua fazione
}
shield-area = { $where_word ->
    [self] da questa Emozione
    [realm] da un’Emozione della sua fazione nel suo Reame (anche da questa; su una Frontiera solo da questa)
    [triad] da un’Emozione della sua fazione nella sua Triade (anche da questa)
    [frontier] da un’Emozione della sua fazione sulla Frontiera della sua Triade
   *[other] da un’Emozione adiacente della sua fazione
}
aura-cap = una singola Repressione toglie al massimo { power-essence } { shield-area }
aura-shield = { $where_word ->
    [self] questa Emozione non può essere repressa
    [realm] le Emozioni della sua fazione nel suo Reame (anche questa; su una Frontiera solo questa) non possono essere represse
    [triad] le Emozioni della sua fazione nella sua Triade (anche questa) non possono essere represse
    [frontier] un’Emozione della sua fazione sulla Frontiera della sua Triade non può essere repressa
   *[other] le Emozioni adiacenti della sua fazione non possono essere represse
}

## Che cosa contiene un pacchetto: `mindrose content check`

pack-file = { $part ->
    [emotions] Emozioni
    [spirits] Plance degli Spiriti
    [decks] Mazzi
   *[board] Tabellone
}
pack-part = { pack-file }: { $own ->
    [yes] del pacchetto
   *[no] come nel gioco
}
pack-kinds = , { $moderate } Medie, { $strong } Forti, { $starting } Iniziali
pack-by-hand = , { $number } in parte a mano
pack-decks = Mazzi: { $own } del pacchetto, { $kept } del regolamento
pack-left-out = Tralasciati perché mancano le loro Emozioni: { $decks }
pack-deck = Mazzo { $id } ({ $name }), { faction }{ $spirit_known ->
    [yes] , per { $spirit }
   *[no] {""}
}: { $cards }
pack-card = { $name } ({ faction }, { colour }) { $track }
pack-starting = { $name } ({ faction }, { word-starting-emotion }) { $track }
pack-strong = con { $threshold ->
    [one] { $threshold } Essenza
   *[other] { $threshold } Essenze
}: { $name } { $track }
pack-first = (prima edizione) { $power }

## Il tavolo nel terminale

# $ready: [yes] or [no].
terminal-setup = La partita è in preparazione.
terminal-turn = Turno { $number }: { $player }
terminal-actions = { $number ->
    [0] nessuna Azione rimasta
    [one] { $number } Azione rimasta
   *[other] { $number } Azioni rimaste
}
terminal-absorb = { $ready ->
    [yes] Assorbimento disponibile
   *[no] niente Assorbimento in questo turno
}
terminal-essence = { $number ->
    [one] { $number } Essenza
   *[other] { $number } Essenze
}
terminal-bonus = { $bonus ->
    [commitment] −1 FdV, +1 Ambizione
    [humility] +1 Essenza
    [diligence] +2 FdV
    [knowledge] +1 gettone Vibrazione
   *[creativity] +1 carta
}
terminal-supply = Frammenti rimasti
terminal-worth = Punti se la partita finisse ora: Intenzioni + Identità. Nell’Identità un Frammento Minore vale { $minor }, uno Maggiore { $major }, uno Apicale { $capstone }.
terminal-fragments = { $size ->
    [minor] { $number ->
        [one] { $number } Minore
       *[other] { $number } Minori
    }
    [major] { $number ->
        [one] { $number } Maggiore
       *[other] { $number } Maggiori
    }
   *[capstone] { $number ->
        [one] { $number } Apicale
       *[other] { $number } Apicali
    }
}
