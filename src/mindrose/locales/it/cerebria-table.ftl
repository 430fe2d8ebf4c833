### Ciò che dice il tavolo di Cerebria: The Inside World nel browser, oltre a ciò che dice il gioco, in italiano.

ring-board = Tabellone
ring-choose = Scegli
ring-empty-space = { $space }, vuoto
ring-emotion = { $card }, { $faction }{ $colour ->
    [red] , rossa
    [yellow] , gialla
    [green] , verde
    [blue] , blu
   *[none] { "" }
}, Essenza { $essence } su { $slots }, Intensità { $intensity }, { $space }
ring-control = { $place }: { $faction ->
    [bliss] controllo della Gioia
    [gloom] controllo della Malinconia
   *[none] nessuno lo controlla
}, { $bliss } a { $gloom }
ring-free-site = { $realm }: sito Fortezza libero
ring-fortress = { $realm }: { $size ->
    [major] Fortezza Maggiore
   *[minor] Fortezza Minore
}, { $faction }
ring-sphere = { $sphere } presso { $realm }: { $wp } FdV, { $bonus }{ $taken ->
    [0] { "" }
   *[other] . L’Assorbimento ne prende { $taken }
}{ $empties ->
    [yes] {" "}e porta una Rivelazione
   *[no] { "" }
}
ring-identity = Identità: Gioia { $bliss } punti, Malinconia { $gloom } punti
ring-act = { $action ->
    [move] Movimento
    [invoke] Invocazione
    [quell] Repressione
    [fortify] Fortificazione
    [empower] Potenziamento
    [gain_willpower] 4 FdV
    [draw_emotions] Pescare
    [move_emotion] Spostare
    [intensify] Intensificare
    [add_vibe] Vibrazione
    [rotate] Rotazione
    [extra_action] Azione +1
    [absorb] Assorbimento
   *[harvest] Raccogliere
}
ring-offers = Che cosa farne
ring-offer = { $action }: { $thing } ({ $wp } FdV{ $ambition ->
    [0] { "" }
   *[other] , { $ambition } Ambizione
})
ring-several = { $thing }: { $actions }
ring-lift = Invocazione di { $thing }: scegli uno spazio
# Il proprio turno, quando risorse e Azioni sono in vista.
ring-turn = { $actions ->
    [0] Non hai più Azioni: usa un’Abilità o termina il turno.
    [one] Tocca a te, ti resta { $actions } Azione.
   *[other] Tocca a te, ti restano { $actions } Azioni.
}
ring-turn-how = Scegli ciò che brilla su anello, plancia o mano. Il resto dice perché no.
# $label: una risposta scelta e non ancora confermata.
ring-sure = { $label }?
ring-lifted = { $card }: dove entra?
ring-lifted-how = Scegli uno spazio che brilla; scegli di nuovo la carta per rimetterla in mano.
ring-bonus-take = Prendi il bonus
ring-revelation-now = Rivelazione ora
ring-after-this = dopo questo
ring-next-common = Prossime Comuni
ring-hidden-of = { $faction ->
    [bliss] Segreta della Gioia
   *[gloom] Segreta della Malinconia
}
ring-would-win = ne vincerebbe { $number } su { $of }
ring-gain = { $size ->
    [none] niente
    [minor] Minore +{ $worth }
    [major] Maggiore +{ $worth }
   *[capstone] Apicale +{ $worth }
}
ring-gain-or = { $least } o { $most }
ring-empties = Svuotare { $sphere } porta una Rivelazione{ $joins ->
    [bliss] {"; "}la Fortezza della Gioia si unisce
    [gloom] {"; "}la Fortezza della Malinconia si unisce
   *[none] { "" }
}
ring-tally = { $aspiration }: { $about } Gioia { $bliss }, Malinconia { $gloom }
ring-standing = Punteggio
ring-if-ended = se finisse ora
ring-total = { $faction ->
    [bliss] Gioia
   *[gloom] Malinconia
}: { $total } punti, { $points } dalle Intenzioni e { $fragments } dai Frammenti. Ambizione: { $ambition }. Frammenti rimasti: { $minors } Minori, { $majors } Maggiori{ $capstone ->
    [0] { "" }
   *[other] , l’Apicale
}
ring-by-intentions = Intenzioni
ring-by-fragments = Frammenti nell’Identità
ring-seats = Giocatori, in ordine di turno
ring-teammate = in squadra
ring-means = Forza di Volontà { $wp }, Essenza { $essence }, carte in mano { $hand }, nel mazzo { $deck }.
ring-hidden-cards = { $number ->
    [one] { $number } coperta
   *[other] { $number } coperte
}
ring-top = in cima al mazzo
ring-in-force = In vigore
ring-force = { $force ->
    [intensity] la sua Intensità
    [cap] limite della Repressione
    [shield] niente Repressione
    [quell] Repressione
    [invoke] Invocazione
    [move] Movimento qui
   *[realm] azione del Reame
}
ring-ripe = può essere Potenziata
ring-blocked = non conta per { $realm }
ring-counted = contano: { $things }
ring-reach = Alla tua portata
ring-once = una volta per turno
ring-actions = { $number ->
    [one] { $number } azione rimasta
   *[other] { $number } azioni rimaste
}
ring-slot = { $action }, { $upgrade }: { $colour ->
    [red] Vibrazione rossa
    [yellow] Vibrazione gialla
    [green] Vibrazione verde
    [blue] Vibrazione blu
    [wild] Vibrazione jolly
   *[none] nessuna Vibrazione
}
ring-intention = { $deed ->
    [quell_at_least] Repressione: { $number } o più
    [quell_exactly] Repressione: { $number } esatte
    [absorb_at_least] Assorbimento: { $number }+ FdV
    [absorb_at_most] Assorbimento: fino a { $number } FdV
    [fill_emotion] Riempire un’Emozione
    [full_row] Completare una riga
    [fortress_joins] Una Fortezza si unisce
    [empowered] Potenziare
    [exalted] Esaltare
   *[vibe_level] Vibrazione in ogni riga
}
ring-leaves = restano { $wp } FdV
ring-amount = Quanto
ring-less = Meno
ring-more = Più
ring-picked = { $number } su 16:
ring-realm-counts = Contano i suoi due spazi, quelli delle sue Frontiere se non sono bloccati, e la sua Fortezza.
ring-frontier-counts = Contano i tre spazi della sua Triade.
ring-hand = La tua mano: { $number ->
    [one] { $number } carta
   *[other] { $number } carte
}
ring-hand-empty = La tua mano è vuota.
ring-sheets = Il resto del tavolo
ring-sheet-hand = Mano
ring-sheet-mine = Spirito
ring-sheet-goals = Obiettivi
ring-sheet-seats = Giocatori
ring-scene-fulfils = { $faction ->
    [bliss] la Gioia la realizza
   *[gloom] la Malinconia la realizza
}
ring-scene-fulfilled = realizzata
ring-scene-not = non realizzata
ring-scene-tie = parità: nessuno la realizza
ring-scene-gain = { $number ->
    [0] nessuna Aspirazione: nessun Frammento
    [one] un’Aspirazione: un Frammento Minore
   *[other] entrambe le Aspirazioni: un Frammento Maggiore
}

# Dove si prepara un tavolo e mentre si scelgono Spiriti e mazzi. $seat: un giocatore come lo chiama la pagina; $track: «0-1-2»;
# $power: una frase, o [none].
ring-choosing-whose = Per chi
ring-choosing-later = Al tavolo
ring-choosing-usual = Mazzo normale
ring-choosing-spirit-later = Sceglie chi siede qui, con tutti gli Spiriti in vista.
ring-choosing-deck-later = Sceglie chi siede qui, quando gli Spiriti sono noti.
ring-choosing-deck-basic = Nel gioco base ognuno riceve il mazzo di partenza della sua Fazione.
ring-choosing-no-powers = Nel gioco base gli Spiriti non hanno poteri: prendi quello che ti piace di più.
ring-choosing-taken = Già preso: { $seat }.
ring-choosing-made-for = fatto per { $spirit }
ring-choosing-upgrades = I suoi Potenziamenti
ring-choosing-read = Leggi le carte
ring-choosing-becomes = Diventa { $card }{ $power ->
    [none] .
   *[other] : { $power }
}
ring-choosing-emotion = { $colour ->
    [red] rossa
    [yellow] gialla
    [green] verde
    [blue] blu
   *[none] senza Vibrazione
}; Intensità { $track }{ $threshold ->
    [0] { "" }
   *[other] ; si può potenziare da { $threshold } di Essenza
}
ring-choosing-own = Un mazzo tuo
ring-choosing-own-about = Sedici Emozioni Medie della Fazione, al massimo due dello stesso nome.
ring-choosing-build = Leggi e scegli le carte
ring-choosing-built = { $number } di 16
ring-choosing-written = Lo stesso come testo, da tenere o da incollare
ring-choosing-mode = Modalità
    .basic = Per la prima partita. Lascia fuori Intenzioni, Poteri degli Spiriti, Potenziamento ed Emozioni Forti; ognuno comincia in un posto fisso con il mazzo di partenza.
    .full = Tutto quello che c’è nella scatola. Scegli Spirito, mazzo, posto di partenza e prime Vibrazioni.
ring-choosing-edition = Edizione
    .revised = Le regole più recenti, qui quelle normali: all’inizio Vibrazioni jolly, il bonus di una Sfera a chi assorbe.
    .first = Le regole della prima stampa: all’inizio Vibrazioni colorate, il bonus di una Sfera solo accanto a una Frontiera controllata.
ring-choosing-no-shaper = Non con meno di quattro giocatori: la prima edizione non ha il Plasmatore nel gioco base (CB-1.2.13).
ring-choosing-differs-vibes = Vibrazioni iniziali
    .revised = quattro jolly
    .first = una di ogni colore
ring-choosing-differs-brightness = Carte Felicità
    .revised = due
    .first = sei
ring-choosing-differs-bonus = Bonus di una Sfera
    .revised = sempre a chi assorbe
    .first = solo se la Fazione controlla una Frontiera accanto allo Spirito
ring-choosing-differs-intentions = Intenzioni
    .revised = quattro per lato
    .first = cinque per lato, in parte altre
ring-choosing-differs-points = Punti per le Intenzioni
    .revised = 1 per la prima in un turno, 2 per ogni altra
    .first = 1 o 2, fissi per ognuna, ogni volta
ring-choosing-differs-demolish = Fortezza abbassata da una Demolizione in questo turno
    .revised = entra nell’Identità a una Rivelazione
    .first = resta dov’è
ring-choosing-differs-capstone = Entrambe le Fazioni devono il Frammento Apicale
    .revised = 4 punti a quella che non lo mette
    .first = 3 punti a quella che non lo mette
ring-choosing-differs-boards = Plance degli Spiriti, lato B
    .revised = Potenziamenti e costi della stampa più recente
    .first = Potenziamenti e costi della prima stampa
ring-choosing-differs-shaper = Plasmatore
    .revised = può giocare il gioco base e sceglie senza un ordine speciale
    .first = solo nel gioco completo; sceglie Fazione e Spirito prima di tutti
