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
