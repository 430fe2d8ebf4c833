### Che cosa dice Black Rose Wars: Rebirth, in italiano.
###
### Gli argomenti sono descritti nel file inglese. I giocatori non hanno articolo («Anna», «di Anna»), la Rosa Nera sì; le
### Evocazioni si chiamano per nome e numero, senza articolo («Cadavere 2»). Le Stanze hanno articoli e preposizioni in
### the-room; quelle di altri contenuti si dicono «la Stanza …».
### I termini (Punti Potere, Cella, Loggia, Memorie, magia preparata, attivata, rivelata) sono quelli del regolamento.

## Parole del glossario

word-black-rose = Rosa Nera
word-mage = Mago
word-grand-master = Gran Magister
word-lodge = Loggia
word-room = Stanza
word-ruined-side = lato distrutto
word-restored-side = lato ricostruito
word-restoration = ricostruzione
word-activation-token = segnalino Attivazione
word-instability = Instabilità
word-instability-resistance = resistenza all’instabilità
word-instability-slot = spazio instabilità
word-cell = Cella
word-power-point = Punto Potere
word-power-board = Plancia Potere
word-power-token = segnalino Potere
word-moon-phase = Fase Lunare
word-moon-marker = segnalino Luna
word-black-rose-marker = segnalino Rosa Nera
word-event-board = Plancia Eventi
word-event = Evento
word-immediate-event = evento immediato
word-event-slot = spazio evento
word-event-discard-pile = scarti eventi
word-quest = Missione
word-task = obiettivo
word-active-quest = Missione attiva
word-fulfilled-quest = Missione completata
word-completed-quest = Missione risolta
word-quest-limit = limite Missioni
word-quest-reward = ricompensa
word-crown = Corona
word-crown-holder = possessore della Corona
word-first-mage = Primo Mago
word-turn-order = ordine di gioco
word-round = round
word-phase = Fase
word-black-rose-phase = Fase della Rosa Nera
word-study-phase = Fase di Studio
word-planning-phase = Fase di Preparazione
word-action-phase = Fase Azione
word-evocation-phase = Fase Evocazioni
word-clean-up-phase = Fase di Ripristino
word-activation = attivazione
word-action = azione
word-physical-action = Azione Fisica
word-physical-action-token = segnalino Azione Fisica
word-explore = Esplorare
word-fight = Combattere
word-command = Comandare
word-cast-a-spell = lanciare un Incantesimo
word-caster = lanciatore
word-inertia = Inerzia
word-physical-attack = attacco fisico
word-enter-a-room = entrare in una stanza
word-activate-a-room = attivare una stanza
word-spell = Incantesimo
word-school-of-magic = Scuola di Magia
word-element = elemento
word-main-effect = effetto principale
word-reverse-effect = effetto inverso
word-active-side = lato attivo
word-combat-spell = Combattimento
word-conjunction-spell = Contingenza
word-defence-spell = Protezione
word-trap-spell = Trappola
word-trigger-condition = condizione di innesco
word-prepared-spell = magia preparata
word-activated-spell = magia attivata
word-revealed-spell = magia rivelata
word-quick-spell = magia rapida
word-persistent-spell = magia permanente
word-persistence-token = segnalino Persistenza
word-personal-spell = Magia Personale
word-forgotten-spell = Magia Dimenticata
word-grimoire = Grimorio
word-starting-grimoire = Grimorio iniziale
word-memories = Memorie
word-library = Biblioteca
word-school-discard-pile = scarti della Scuola
word-effect = effetto
word-apply-an-effect = risolvere un effetto
word-figure = miniatura
word-target = bersaglio
word-imaginary-target = bersaglio fittizio
word-line-of-sight = linea di vista
word-range = gittata
word-damage = Danno
word-life-panel = tracciato Vita
word-heal = curare
word-replace = convertire
word-ignore-damage = ignorare danni
word-final-damage = danno finale
word-trophy-token = segnalino Trofeo
word-claim-a-trophy = ottenere un Trofeo
word-immunity = immunità
word-health = Salute
word-strength = Forza
word-speed = Velocità
word-evocation = Evocazione
word-summon = evocare
word-assign = assegnare
word-archetype = archetipo
word-skill = abilità
word-evocation-slot = spazio Evocazione
word-large-base = base grande
word-hex = Maledizione
word-upgrade = Potenziamento
word-fixed-crown = Corona immobile
word-supply = riserva
word-token-available = disponibile
word-token-used = usato
word-exhausted = esaurito
word-hand = mano
word-hand-limit = limite di mano
word-mage-card = Carta Mago
word-mage-board = Plancia Mago
word-owner = proprietario
word-controller = controllore
word-defeat = sconfitta
word-damage-cube = cubo Danno
word-instability-cube = cubo Instabilità
word-trap-token = segnalino Trappola
word-defence-token = segnalino Protezione
word-summoners-crown = Corona dell’Evocatore
word-possessed = Il Posseduto

## Parti di frasi

phase = { $phase ->
    [rose] { word-black-rose-phase }
    [study] { word-study-phase }
    [planning] { word-planning-phase }
    [action] { word-action-phase }
    [evocation] { word-evocation-phase }
   *[cleanup] { word-clean-up-phase }
}
slot = { $slot ->
    [quick] Rapido
    [i] I
    [ii] II
   *[iii] III
}
the-slot = { $slot ->
    [quick] lo spazio Rapido
   *[other] lo spazio { slot }
}
    .on = { $slot ->
        [quick] nello spazio Rapido
       *[other] nello spazio { slot }
    }
    .aside = { $slot ->
        [quick] spazio Rapido
       *[other] spazio { slot }
    }
spell-type = { $type ->
    [combat] Combattimento
    [conjunction] Contingenza
    [defence] Protezione
   *[trap] Trappola
}
side = { $side ->
    [main] Effetto principale
   *[reverse] Effetto inverso
}
    .inside = { $side ->
        [main] effetto principale
       *[reverse] effetto inverso
    }
status = { $status ->
    [prepared] preparata
    [activated] attivata
   *[revealed] rivelata
}
element = { $element ->
    [fire] Fuoco
    [water] Acqua
    [air] Aria
    [earth] Terra
    [profane] Profano
    [sacred] Sacro
    [magic] Magia
   *[all] tutti gli elementi
}
colour = { $colour ->
    [red] rosso
    [blue] blu
    [green] verde
   *[purple] viola
}
room-colour = { $colour ->
    [red] rossa
    [blue] blu
    [green] verde
    [yellow] gialla
    [purple] viola
    [grey] grigia
   *[black] nera
}
moon = { $moon ->
    [1] prima
    [2] seconda
   *[other] terza
}
action = { $action ->
    [explore] { action-explore }
    [fight] { action-fight }
    [command] { action-command }
    [inertia] { action-inertia }
   *[cast] { action-cast }
}
action-explore = Esplorare
    .about = Esaurisci un segnalino: muovi fino alla tua Velocità e attiva la Stanza prima o dopo.
action-fight = Combattere
    .about = Esaurisci un segnalino: effettua un attacco fisico nella tua Stanza e attiva la Stanza, in qualsiasi ordine.
action-command = Comandare
    .about = Esaurisci un segnalino: attiva un’Evocazione che controlli.
action-inertia = Inerzia
    .about = Scarta una magia preparata: muovi in una Stanza adiacente.
action-cast = Lanciare un Incantesimo
    .about = Lancia la tua magia rapida oppure quella con il numero più basso.

figure-copy = { $name } { $number }
the-participant = { $participant_word ->
    [rose] la Rosa Nera
    [avatar] il Posseduto
   *[other] { $participant }
}
    .first = { $participant_word ->
        [rose] La Rosa Nera
        [avatar] Il Posseduto
       *[other] { $participant }
    }
    .of = { $participant_word ->
        [rose] della Rosa Nera
        [avatar] del Posseduto
       *[other] di { $participant }
    }
    .to = { $participant_word ->
        [rose] alla Rosa Nera
        [avatar] al Posseduto
       *[other] a { $participant }
    }
    .by = { $participant_word ->
        [rose] dalla Rosa Nera
        [avatar] dal Posseduto
       *[other] da { $participant }
    }
the-giver = { $giver_word ->
    [rose] La Rosa Nera
   *[other] { $giver }
}
the-player = { $player }
    .of = { $player_word ->
        [avatar] del Posseduto
       *[other] di { $player }
    }
    .to = { $player_word ->
        [avatar] al Posseduto
       *[other] a { $player }
    }
    .mage = { $player_word ->
        [avatar] Il Posseduto
       *[other] Il Mago di { $player }
    }
the-bearer = { $participant_word ->
    [rose] del Posseduto
   *[other] di { $participant }
}
the-figure = { $figure_word ->
    [rose] la Rosa Nera
    [avatar] il Posseduto
   *[other] { $figure }
}
    .first = { $figure_word ->
        [rose] La Rosa Nera
        [avatar] Il Posseduto
       *[other] { $figure }
    }
    .to = { $figure_word ->
        [rose] alla Rosa Nera
        [avatar] al Posseduto
       *[other] a { $figure }
    }
    .by = { $figure_word ->
        [rose] dalla Rosa Nera
        [avatar] dal Posseduto
       *[other] da { $figure }
    }
    .of = { $figure_word ->
        [rose] della Rosa Nera
        [avatar] del Posseduto
       *[other] di { $figure }
    }
the-other = { $other_word ->
    [rose] la Rosa Nera
    [avatar] il Posseduto
   *[other] { $other }
}
    .to = { $other_word ->
        [rose] alla Rosa Nera
        [avatar] al Posseduto
       *[other] a { $other }
    }
the-source = { $source_word ->
    [rose] dalla Rosa Nera
   *[other] da { $source }
}
the-trig = { $trig_word ->
    [rose] la Rosa Nera
    [avatar] il Posseduto
   *[other] { $trig }
}
    .of = { $trig_word ->
        [rose] della Rosa Nera
        [avatar] del Posseduto
       *[other] di { $trig }
    }
the-doer = { $trig_word ->
    [rose] la Rosa Nera
    [avatar] la Rosa Nera
   *[other] { $trig }
}
the-victim = { $victim_word ->
    [rose] la Rosa Nera
    [avatar] il Posseduto
   *[other] { $victim }
}
    .of = { $victim_word ->
        [rose] della Rosa Nera
        [avatar] del Posseduto
       *[other] di { $victim }
    }
the-cube = { $colour_word ->
    [rose] un cubo nero
   *[other] un cubo di { $colour }
}
the-cubes = { $participant_word ->
    [rose] cubi neri
   *[other] cubi di { $participant }
}
the-room = { $room_id ->
    [cemetery] il Cimitero
    [laboratory] il Laboratorio Alchemico
    [sanctuary] il Santuario
    [garden] il Giardino
    [altar] l’Altare Sacrificale
    [arena] l’Arena
    [observatory] l’Osservatorio
    [armory] l’Armeria
    [abyss] l’Abisso
    [hall] la { $room }
    [throne] la { $room }
    [crypt] la { $room }
    [summoner] la { $room }
    [bibliotheca] la { $room }
    [forge] la { $room }
    [treasure] la { $room }
    [oracle] la { $room }
    [mirrors] la { $room }
    [pleasure] la { $room }
   *[other] la Stanza { $room }
}
    .first = { $room_id ->
        [cemetery] Il Cimitero
        [laboratory] Il Laboratorio Alchemico
        [sanctuary] Il Santuario
        [garden] Il Giardino
        [altar] L’Altare Sacrificale
        [arena] L’Arena
        [observatory] L’Osservatorio
        [armory] L’Armeria
        [abyss] L’Abisso
        [hall] La { $room }
        [throne] La { $room }
        [crypt] La { $room }
        [summoner] La { $room }
        [bibliotheca] La { $room }
        [forge] La { $room }
        [treasure] La { $room }
        [oracle] La { $room }
        [mirrors] La { $room }
        [pleasure] La { $room }
       *[other] La Stanza { $room }
    }
    .in = { $room_id ->
        [cemetery] nel Cimitero
        [laboratory] nel Laboratorio Alchemico
        [sanctuary] nel Santuario
        [garden] nel Giardino
        [altar] nell’Altare Sacrificale
        [arena] nell’Arena
        [observatory] nell’Osservatorio
        [armory] nell’Armeria
        [abyss] nell’Abisso
        [hall] nella { $room }
        [throne] nella { $room }
        [crypt] nella { $room }
        [summoner] nella { $room }
        [bibliotheca] nella { $room }
        [forge] nella { $room }
        [treasure] nella { $room }
        [oracle] nella { $room }
        [mirrors] nella { $room }
        [pleasure] nella { $room }
       *[other] nella Stanza { $room }
    }
power = { $number ->
    [one] { $number } Punto Potere
   *[other] { $number } Punti Potere
}
damage = { $number ->
    [one] { $number } Danno
   *[other] { $number } Danni
}
instability = { $number } Instabilità
spells = { $number ->
    [one] { $number } Incantesimo
   *[other] { $number } Incantesimi
}
moves = { $number ->
    [one] resta { $number } movimento
   *[other] restano { $number } movimenti
}
tokens = { $tokens ->
    [one] { $tokens } segnalino
   *[other] { $tokens } segnalini
}
task-slots = { $number ->
    [0] Obiettivo
    [one] Obiettivo ({ $number } cubo)
   *[other] Obiettivo ({ $number } cubi)
}
cubes = { $number ->
    [one] { $number } cubo
   *[other] { $number } cubi
}
by-source = { $source_kind ->
    [none] {""}
   *[other] { $source }:{ " " }
}

## Che cosa è accaduto, per chi può rispondere

cause = { $cause ->
    [enters] { the-trig } entra { the-room.in }
    [leaves] { the-trig } lascia { the-room }
    [hit] { the-victim } subisce danni
    [lethal] { the-victim } rischia la sconfitta
    [aimed] { the-trig } prende di mira { the-victim }
    [cast] { the-trig } lancia un Incantesimo
    [acts] { the-doer } attiva { the-room }
    [does] { the-trig } svolge un’azione
    [moved] { the-trig } si muove
    [hexed] { the-victim } riceve una Maledizione
    [linked] { the-victim } riceve un’Evocazione assegnata
    [summons] { the-doer } evoca un’Evocazione
    [slain] sconfitta { the-victim.of }
    [gone] { the-victim } lascia la Loggia
    [woken] attivazione { the-trig.of }
    [sprung] { the-trig } fa scattare una magia
    [replaces] { the-doer } converte danni
    [averted] { the-trig } evita la sconfitta
    [felled] sconfitta { the-victim.of }
    [scores] { the-doer } ottiene Punti Potere
    [unstable] { the-doer } aggiunge Instabilità { the-room.in }
    [restored] ricostruzione ({ $room })
    [crowned] { the-trig } prende la Corona
    [questdone] { the-trig } risolve una Missione
    [begin] comincia la Fase
    [end] finisce la Fase
    [turnstart] comincia l’attivazione { the-trig.of }
    [turnend] finisce l’attivazione { the-trig.of }
    [celled] { the-trig } va nella Cella
    [loses] { the-doer } perde Punti Potere
    [reveals] { the-trig } rivela una magia
    [resolved] { the-trig } ha risolto una magia
    [converts] { the-doer } converte Instabilità { the-room.in }
   *[claims] { the-doer } ottiene un Trofeo
}

## Che cosa si chiede

question-colour = Scegli il tuo colore.
question-mage = Scegli il tuo Mago.
question-school = Scegli la tua prima Scuola di Magia.
question-list = Scegli il tuo Grimorio iniziale.
question-abandon-quest = Scartare una delle tue Missioni attive? La Rosa Nera ottiene Punti Potere in cambio.
question-trim = Hai più Missioni del limite: scegline una da scartare.
question-study = { $number ->
    [one] Scegli una Scuola per l’ultima carta dalla Biblioteca.
   *[other] Scegli una Scuola: restano { $number } carte da pescare dalla Biblioteca.
}
question-keep = { $number ->
    [one] Scegli l’Incantesimo da tenere.
   *[other] Scegli { spells } da tenere.
}
question-remove = Riporre un Incantesimo della mano tra gli scarti della sua Scuola?
question-drop = Hai più carte del limite di mano: scegli un Incantesimo da scartare.
question-plan = Scegli un Incantesimo per { the-slot }, oppure lascialo vuoto.
question-side = { $spell }: scegli il lato attivo.
question-reconsider = Il tuo piano è pronto. Puoi ancora cambiarlo mentre gli altri preparano.
question-prepare = { by-source }scegli uno spazio libero per un Incantesimo della mano.
question-prepare-spell = { by-source }scegli un Incantesimo per { the-slot }.
question-trade = { by-source }scegli l’Incantesimo da posare al suo posto { the-slot.on }.
question-action = { $actions ->
    [0] Non restano azioni: applica una Missione completata oppure termina l’attivazione.
    [one] Resta { $actions } azione ({ tokens }): sceglila oppure termina l’attivazione.
   *[other] La tua attivazione ({ tokens }): scegli un’azione.
}
question-explore = { $number ->
    [0] Esplorare: attiva la Stanza oppure fermati.
   *[other] Esplorare: scegli la prossima Stanza ({ moves }).
}
question-fight = Combattere: scegli chi attaccare, oppure attiva la Stanza.
question-command = Comandare: scegli un’Evocazione da attivare.
question-inertia = Inerzia: scegli la magia preparata da scartare.
question-drift = Inerzia: scegli dove muovere.
question-evocation = { $number ->
    [0] { $figure }: scegli chi attacca, oppure fermati.
   *[other] { $figure }: scegli la prossima Stanza ({ moves }).
}
question-wake = { $participant_word ->
    [rose] Decide la Corona: scegli la prossima Evocazione controllata dal Posseduto (BR-30.1.1).
   *[other] Scegli la prossima Evocazione da attivare.
}
question-servants = Decide la Corona: scegli la prossima Evocazione della Rosa Nera.
question-haunt = Decide la Corona: scegli chi subisce 1 Danno dalla Rosa Nera.
question-hunt = Decide la Corona: scegli chi insegue { $figure }.
question-ration = La Corona decide chi viene ferito per primo. I cubi neri non bastano per tutti i danni: prima i maghi con più danni della Rosa Nera, poi quelli con più danni, gli altri maghi e le Evocazioni; questi sono alla pari (BR-30.3.1).
question-shake-off = Decide la Corona: scegli quale Evocazione lascia il Posseduto.
question-path = Decide la Corona: scegli dove si muove { $figure }.
question-take-back = Una magia attivata non è servita: riprenderla in mano oppure scartarla?
question-declare = { $happened_known ->
    [yes] Appena accaduto: { $happened }. Usare una magia attivata?
   *[no] Usare ora una magia attivata?
}
question-order = Scegli che cosa si risolve dopo.
question-winner = I totali sono pari: indica il vincitore.
question-choose-figure = { by-source }scegli il bersaglio.
question-choose-figures = { by-source }scegli i bersagli, uno dopo l’altro.
question-choose-room = { by-source }scegli la Stanza.
question-choose-rooms = { by-source }scegli le Stanze, una dopo l’altra.
question-choose-spell = { by-source }scegli la magia.
question-may = { $offer_known ->
    [yes] { by-source }{ $offer }.
   *[no] { by-source }usare questa parte dell’effetto?
}
question-pick = { $offer_known ->
    [yes] { by-source }{ $offer }
   *[no] { by-source }scegli uno degli effetti.
}
question-move = { by-source }scegli dove si muove { the-figure } ({ moves }).
question-share = { by-source }i tuoi cubi non bastano; scegli quanti danni subisce { the-figure }.
question-heal = { by-source }scegli quanti danni cura { the-figure } ({ the-cubes }).
question-replace = { by-source }scegli quanti cubi { the-figure.of } convertire ({ the-cubes }).
question-move-cubes = { by-source }scegli quanti cubi passano { the-figure.by } { the-other.to } ({ the-cubes }).
question-ignore = { by-source }scegli quanti danni ignorare.
question-redirect = { by-source }scegli quanti danni trasferire.
question-spread = { by-source }scegli quanta Instabilità piazzare { the-room.in }.
question-convert = { by-source }scegli quanti cubi convertire { the-room.in } ({ the-cubes }).
question-clear = { by-source }scegli quanti cubi togliere { the-room.in } ({ the-cubes }).
question-summon = { by-source }scegli l’Evocazione da evocare.
question-make-room = { by-source }non hai posto per un’altra Evocazione; scegli quale torna nella riserva.
question-upgrade = { by-source }scegli un Potenziamento per { $figure }.
question-recall = { by-source }scegli un Incantesimo dalle Memorie.
question-search = { by-source }scegli un Incantesimo dal Grimorio.
question-keep-forgotten = { by-source }scegli la Magia Dimenticata da tenere.
question-discard = { by-source }scegli una carta da scartare.
question-discard-slot = { by-source }scegli la magia da scartare dalla plancia { the-participant.of }.
question-ban = { by-source }riporre un Incantesimo della mano tra gli scarti della sua Scuola?
question-peek = { by-source }scegli quale magia coperta { the-participant.of } guardare.
question-cede = { by-source }scegli il Trofeo da cedere.
question-hex = { by-source }scegli una Maledizione per { the-participant }.
question-lift = { by-source }scegli una Maledizione da rimuovere.
question-keep-quest = { by-source }scegli la Missione da tenere.
question-mark-quest = { by-source }scegli la Missione che riceve un cubo.
question-fulfil-quest = { by-source }scegli la Missione da completare.
question-complete-quest = { by-source }scegli la Missione da risolvere.
question-discard-quest = { by-source }scegli una Missione da scartare.
question-discard-event = { by-source }scegli l’Evento da scartare.

## Che cosa leggono intanto gli altri

waiting-colour = { $player } sceglie un colore.
waiting-mage = { $player } sceglie un Mago.
waiting-school = { $player } sceglie una Scuola.
waiting-list = { $player } sceglie un Grimorio iniziale.
waiting-abandon-quest = { $player } decide se scartare una Missione.
waiting-trim = { $player } scarta le Missioni in eccesso.
waiting-trimming = { $player } scarta le Missioni in eccesso.
waiting-study = { $player } sceglie le Scuole in Biblioteca.
waiting-keep = { $player } sceglie gli Incantesimi da tenere.
waiting-remove = { $player } esamina la mano.
waiting-drop = { $player } scarta le carte in eccesso.
waiting-reviewing = { $player } esamina la mano.
waiting-plan = { $player } prepara le magie.
waiting-side = { $player } prepara le magie.
waiting-reconsider = Il piano di { $player } è pronto.
waiting-planning = { $player } prepara le magie.
waiting-prepare = { $player } prepara una magia.
waiting-prepare-spell = { $player } prepara una magia.
waiting-trade = { $player } scambia una magia.
waiting-action = È l’attivazione di { $player }.
waiting-explore = { $player } esplora.
waiting-fight = { $player } combatte.
waiting-command = { $player } comanda un’Evocazione.
waiting-inertia = { $player } usa l’Inerzia.
waiting-drift = { $player } usa l’Inerzia.
waiting-evocation = { $player } guida un’Evocazione.
waiting-wake = { $player } sceglie un’Evocazione da attivare.
waiting-servants = { $player } decide per la Rosa Nera.
waiting-haunt = { $player } decide per la Rosa Nera.
waiting-hunt = { $player } decide per la Rosa Nera.
waiting-ration = { $player } decide per la Rosa Nera.
waiting-shake-off = { $player } decide per la Rosa Nera.
waiting-path = { $player } decide per la Rosa Nera.
waiting-take-back = { $player } decide delle magie non usate.
waiting-taking-back = { $player } decide delle magie non usate.
waiting-declare = { $player } può usare una Trappola o una Protezione.
waiting-declaring = { $player } può usare una Trappola o una Protezione.
waiting-order = { $player } decide che cosa si risolve dopo.
waiting-winner = { $player } indica il vincitore.
waiting-choose-figure = { $player } sceglie un bersaglio.
waiting-choose-figures = { $player } sceglie i bersagli.
waiting-choose-room = { $player } sceglie una Stanza.
waiting-choose-rooms = { $player } sceglie le Stanze.
waiting-choose-spell = { $player } sceglie una magia.
waiting-may = { $player } decide se usare un effetto.
waiting-pick = { $player } sceglie uno degli effetti.
waiting-move = { $player } sceglie dove muove una miniatura.
waiting-share = { $player } ripartisce i danni.
waiting-heal = { $player } sceglie che cosa curare.
waiting-replace = { $player } sceglie i cubi da convertire.
waiting-move-cubes = { $player } sceglie i cubi da spostare.
waiting-ignore = { $player } decide quanti danni ignorare.
waiting-redirect = { $player } decide quanti danni trasferire.
waiting-spread = { $player } ripartisce l’Instabilità.
waiting-convert = { $player } sceglie i cubi da convertire.
waiting-clear = { $player } sceglie i cubi da togliere.
waiting-summon = { $player } sceglie un’Evocazione da evocare.
waiting-make-room = { $player } fa posto a un’Evocazione.
waiting-upgrade = { $player } sceglie un Potenziamento.
waiting-recall = { $player } guarda le Memorie.
waiting-search = { $player } cerca nel Grimorio.
waiting-keep-forgotten = { $player } sceglie una Magia Dimenticata.
waiting-discard = { $player } sceglie una carta da scartare.
waiting-discard-slot = { $player } sceglie una magia da scartare.
waiting-ban = { $player } esamina la mano.
waiting-peek = { $player } sceglie una magia da guardare.
waiting-cede = { $player } cede un Trofeo.
waiting-hex = { $player } sceglie una Maledizione.
waiting-lift = { $player } sceglie una Maledizione da rimuovere.
waiting-keep-quest = { $player } sceglie una Missione da tenere.
waiting-mark-quest = { $player } sceglie una Missione.
waiting-fulfil-quest = { $player } sceglie una Missione.
waiting-complete-quest = { $player } sceglie una Missione.
waiting-discard-quest = { $player } sceglie una Missione da scartare.
waiting-discard-event = { $player } sceglie un Evento da scartare.

## Risposte

choice-colour = { colour }
choice-mage = { $mage }
choice-school = { $school }
choice-list = { $list }
choice-study = { $school }
choice-keep = { $spell }
choice-keep-forgotten = { $spell }
choice-remove = { $spell }
choice-ban = { $spell }
choice-lay = { $spell }
choice-leave-empty = Lascia vuoto { the-slot }
choice-side = { side } ({ spell-type }, { element })
choice-withdraw = Cambia il piano
choice-slot = { slot }
choice-end = Termina l’attivazione
choice-quest = Applica la Missione { $quest }
choice-cast = { $slot ->
    [quick] Lancia la magia rapida
    [none] Lancia una magia numerata
   *[other] Lancia la magia { the-slot.on }
}
choice-explore = { action-explore }
choice-fight = { action-fight }
choice-command = { action-command }
choice-inertia = { action-inertia }
choice-move = Muovi { the-room.in }
choice-stop = { $kind ->
    [explore] Termina l’esplorazione
    [fight] Termina il combattimento
    [command] Non attivare Evocazioni
    [evocation] Termina la sua attivazione
   *[other] Non proseguire
}
choice-activate = Attiva { the-room }
choice-attack = Attacca { the-figure }
choice-wake = Attiva { $figure }
choice-done = Non attivarne altre
choice-drop = Scarta la magia { the-slot.on }
choice-stay = Resta dove sei
choice-target = { the-figure.first }
choice-hurt = { the-participant }
choice-name = { the-participant.first }
choice-take-back = Riprendi in mano { $spell } ({ the-slot.aside })
choice-discard = { $quest_known ->
    [yes] Scarta la Missione { $quest }
   *[no] { $kind ->
        [take_back] Scarta { $spell } ({ the-slot.aside })
       *[other] Scarta { $spell }
    }
}
choice-discard-unseen = { $back ->
    [personal] Una Magia Personale
    [forgotten] Una Magia Dimenticata
   *[none] { $school_known ->
        [yes] Un Incantesimo della Scuola { $school }
       *[no] Una carta che non vedi
    }
}
choice-pass = { $kind ->
    [abandon_quest] Tieni tutte le Missioni
    [remove] Non riporre nulla
    [ban] Non riporre nulla
    [declare] Non usare nulla
    [prepare] Non posare altro
    [lift] Non rimuovere altro
    [discard_quest] Non scartare altro
   *[other] Basta così
}
choice-use = { $spell }, { the-slot.aside } ({ cause })
choice-next = { $spell_known ->
    [yes] { $spell } ({ cause })
   *[no] { $event_card_known ->
        [yes] { $event_card } ({ cause })
       *[no] { $hex_known ->
            [yes] { $hex } ({ cause })
           *[no] { $upgrade_known ->
                [yes] { $upgrade } di { $figure } ({ cause })
               *[no] { $figure } ({ cause })
            }
        }
    }
}
choice-figure = { the-figure.first }
choice-room = { $room }
choice-spell = { $player }: { the-slot.aside }
choice-imagine = Bersaglio fittizio { the-room.in }
choice-enough = Basta così
choice-may = { $answer ->
    [yes] Usalo
   *[no] Non usarlo
}
choice-pick = { $offer_known ->
    [yes] { $offer }
   *[no] Effetto { $branch }
}
choice-summon = { $evocation }
choice-decline = Non evocare nulla
choice-return = Riporta { $figure } nella riserva
choice-upgrade = { $upgrade }
choice-recall = { $spell }
choice-search = { $spell }
choice-discard-slot = { slot }
choice-peek = { slot }
choice-cede = Il Trofeo { the-figure.of }
choice-hex = { $hex }
choice-lift = { $hex }
choice-keep-quest = { $quest }
choice-mark-quest = { $quest }
choice-fulfil-quest = { $quest }
choice-complete-quest = { $quest }
choice-discard-quest = { $quest }
choice-discard-event = { $event_card }
choice-share = { damage }
choice-heal = Cura { damage }
choice-replace = Converti { cubes }
choice-move-cubes = Sposta { cubes }
choice-ignore = Ignora { damage }
choice-redirect = Trasferisci { damage } { the-figure.to }
choice-spread = { instability }
choice-convert = Converti { cubes }
choice-clear = Togli { cubes }

## Che cosa è successo

event-took-colour = { $player } gioca con il { colour }.
event-took-mage = { $player } è il Mago { $mage }.
event-took-school = { $player } comincia con la Scuola { $school }.
event-took-list = { $player } prende il Grimorio iniziale { $list }.
event-cell = { $player } comincia nella Cella { $cell }.
event-round = Round { $number }.
event-phase = { phase }; il Primo Mago è { $player }.
event-crown = { $player } prende la Corona.
event-power = { $change ->
    [gain] { the-participant.first } ottiene { power }, in tutto { $total }.
   *[lose] { the-participant.first } perde { power }, ne restano { $total }.
}
event-moon = Sorge la { moon } luna.
event-personal = { $player } prende in mano un’altra Magia Personale.
event-slid = L’Evento { $event_card } scorre nello spazio evento { $slot }.
event-event-discarded = L’Evento { $event_card } finisce negli scarti.
event-event-drawn = { $slot ->
    [0] { $player } pesca un evento immediato: { $event_card }.
   *[other] { $player } pesca l’Evento { $event_card } per lo spazio evento { $slot }.
}
event-event-applied = Si risolve l’Evento { $event_card }.
event-drew-quest = { $quest_known ->
    [yes] { $player } pesca la Missione { $quest }.
   *[no] { $player } pesca una Missione della { moon } luna.
}
event-discarded-quest = { $quest_known ->
    [yes] { $player } scarta la Missione { $quest }.
   *[no] { $player } scarta una Missione della { moon } luna.
}
event-progress = { $player } fa progressi nella Missione { $quest } ({ cubes }).
event-fulfilled = { $player } completa la Missione { $quest }.
event-completed = { $player } risolve la Missione { $quest }.
event-drew = { $player } pesca { spells } dal Grimorio.
event-renewed = { $player } rimescola le Memorie in un nuovo Grimorio.
event-discarded = { $player } scarta { $spell } nelle Memorie.
event-picks = { $player } pesca dalla Biblioteca { spells } della Scuola { $school }.
event-kept = { $player } tiene { spells }.
event-returned = { $player } riporta { $spell } in Biblioteca.
event-drew-forgotten = { $spell_known ->
    [yes] { $player } pesca la Magia Dimenticata { $spell }.
   *[no] { $player } pesca una Magia Dimenticata.
}
event-removed = La magia { $spell } di { $player } esce dal gioco.
event-laid = { $player } posa Incantesimi negli spazi { $slots }.
event-took-back = { $player } riprende in mano una magia.
event-activation = Comincia l’attivazione { the-player.of }.
event-action = { $player }: { action }.
event-cast = { $player } lancia { $spell } ({ the-slot.aside }, { side.inside }).
event-activated = { $type ->
    [trap] { $player } attiva una Trappola { the-slot.on }.
   *[defence] { $player } attiva una Protezione { the-slot.on }.
}
event-sprung = { $player } fa scattare { $spell } ({ the-slot.aside }, { side.inside }).
event-persists = { $spell } di { $player } ha di nuovo effetto.
event-answered = { $event_card_known ->
    [yes] L’Evento { $event_card } ha effetto.
   *[no] { $hex_known ->
        [yes] La Maledizione { $hex } { the-bearer } ha effetto.
       *[no] { $upgrade_known ->
            [yes] Il Potenziamento { $upgrade } di { $figure } ha effetto.
           *[no] L’abilità di { $figure } ha effetto.
        }
    }
}
event-stopped = Gli effetti si rispondono senza fine: questa catena si interrompe.
event-room = { the-participant.first } attiva { the-room }.
event-stepped = { the-figure.first } si muove { the-room.in }.
event-placed = { the-figure.first } finisce { the-room.in }.
event-swapped = { the-figure.first } e { the-other } si scambiano di posto.
event-celled = { the-figure.first } va nella Cella.
event-instability = { the-participant.first } piazza { instability } { the-room.in }.
event-converted = { the-participant.first } converte { the-cube } { the-room.in }.
event-cleared = { the-room.first } perde { the-cube }.
event-restored = Stanza ricostruita: { the-room }!
event-hit = { $source_word ->
    [evocation] { $source } infligge { damage } { the-figure.to }.
   *[other] { the-participant.first } infligge { damage } { the-figure.to }.
}
event-healed = { the-figure.first } cura 1 Danno ({ the-cube }).
event-replaced = { the-participant.first } converte { the-cube } { the-figure.to }.
event-ignored = { the-figure.first } ignora { damage }.
event-averted = { the-player } evita la sconfitta.
event-defeated = { $participant_word ->
    [none] { the-player.mage } è sconfitto!
   *[other] { the-player.mage } è sconfitto { the-participant.by }!
}
event-trophy = { the-participant.first } ottiene un Trofeo { the-player.of }.
event-summoned = { the-participant.first } evoca { $figure } { the-room.in }.
event-assigned = { the-participant.first } assegna { $figure } { the-player.to }.
event-left = { $figure } lascia la Loggia.
event-slain = { $source_word ->
    [none] L’Evocazione { $figure } è sconfitta.
   *[other] L’Evocazione { $figure } è sconfitta { the-source }.
}
event-controlled = { the-participant.first } controlla { $figure }.
event-woken = Si attiva { $figure }.
event-hexed = { $source_word ->
    [none] { $player } riceve la Maledizione { $hex }.
   *[other] { $player } riceve la Maledizione { $hex } { the-source }.
}
event-hex-marked = { $player } contrasta la Maledizione { $hex } ({ cubes }).
event-lifted = La Maledizione { $hex } { the-player.of } è rimossa.
event-upgraded = { $figure } riceve il Potenziamento { $upgrade }.
event-looked = { $spell_known ->
    [yes] { $player } guarda { $spell } di { $owner }.
   *[no] { $player } guarda una carta di { $owner }.
}
event-bonus = { $bonus ->
    [quests] { the-participant.first } ottiene { power } per le Missioni risolte.
    [trophies] { the-participant.first } ottiene { power } per i Trofei.
   *[crown] { the-participant.first } ottiene { power } per la Corona.
}
event-final = { the-participant.first } finisce con { power } in tutto.
event-won = { $participant_word ->
    [rose] Vince la Rosa Nera, e tutti i Maghi hanno perso.
   *[other] Vince { $participant }, Gran Magister della Loggia!
}
event-cube-moved = { the-figure.first } passa { the-cube } { the-other.to }.
event-room-turned = { $used ->
    [0] { the-room.first } torna disponibile.
   *[other] { the-room.first } non è più disponibile in questo round.
}
event-recalled = { $player } riprende in mano { $spell } dalle Memorie.
event-searched = { $player } prende { spells } dal Grimorio e lo rimescola.
event-put-back = { $spell_known ->
    [yes] { $player } rimette { $spell } tra le Magie Dimenticate.
   *[no] { $player } rimette a posto una Magia Dimenticata.
}
event-turned = { $player } volta sull’altro lato la magia preparata { the-slot.on }.
event-tokens = { $change ->
    [gain] { $player } recupera segnalini Azione Fisica, disponibili: { $total }.
   *[lose] { $player } esaurisce segnalini Azione Fisica, disponibili: { $total }.
}
event-rose-quest = Una Missione della { moon } luna va alla Rosa Nera.
event-ceded = { the-giver } cede il Trofeo { the-player.of } { the-participant.to }.
event-avatar = Il Posseduto prende la miniatura di { $mage } ed è nella Sala; il suo posto è dopo { $player }.
event-dominion = Dominio: il Posseduto lascia la sua Cella e va nella Sala della Rosa Nera (BR-29.2.5).
event-order = Il Posseduto esegue l’Ordine { $order } ({ $number }º di questa fase).
event-reaction = Il Posseduto risponde con l’Ordine { $order } (BR-29.4.2).
event-order-discarded = L’Ordine { $order } viene scartato senza effetto.
event-orders-returned = { $number ->
    [one] { $number } Ordine torna sotto il suo mazzo.
   *[other] { $number } Ordini vengono mescolati e rimessi sotto i loro mazzi.
}
# By which priority something is chosen, and what is compared.
by-priority = { $priority ->
    [p1] Priorità 1 (BR-30.2.1)
    [p2] Priorità 2 (BR-30.2.2)
    [p3] Priorità 3 (BR-30.2.3)
    [hunt] Schema delle Evocazioni (BR-30.4.2)
    [scarce] Ordine quando mancano cubi neri (BR-30.3.1)
    [prowl] Schema delle Evocazioni, nessun Mago alla sua portata (BR-30.4.3)
   *[trail] Schema delle Evocazioni, nessun Mago alla sua portata e nessuna Evocazione (BR-30.4.4)
}
by-criterion = { $criterion ->
    [damage] più danni
    [nearest] più vicino
    [power] più Potere
    [mages] più Maghi
    [figures] più miniature
    [instability] più Instabilità
    [crown] ha deciso la Corona
    [black] più danni della Rosa Nera
    [mage] i Maghi prima delle Evocazioni
    [supply] un cubo nero era rimasto
   *[alone] nessun’altra scelta
}
not-by-criterion = { $criterion ->
    [damage] meno danni
    [nearest] più lontano
    [power] meno Potere
    [mages] meno Maghi
    [figures] meno miniature
    [instability] meno Instabilità
    [crown] ha deciso la Corona
    [black] meno danni della Rosa Nera
    [mage] i Maghi prima delle Evocazioni
    [supply] nessun cubo nero rimasto
   *[alone] nessun’altra scelta
}
# Quando sono troppe per nominarle tutte; la Loggia ha 19 stanze.
many-figure = { $number } miniature
many-room = { $number ->
    [18] tutte le altre stanze
   *[other] { $number } stanze
}
event-preferred = { by-priority }: scelta, { the-figure } ({ by-criterion }).
event-preferred-room = { by-priority }: scelta, { the-room } ({ by-criterion }).
event-passed-over = { by-priority }: esclusione, { $figures } ({ not-by-criterion }).
event-nothing-preferred = { by-priority }: niente da scegliere, la frase si salta (BR-30.1.2).
event-passed-over-room = { by-priority }: esclusione, { $rooms } ({ not-by-criterion }).
event-looked-at-order = { $order_known ->
    [yes] { $player } guarda l’Ordine { $order }.
   *[no] { $player } guarda il primo Ordine del mazzo.
}

## Come è finita

outcome = Vince { $player } con { power }, Gran Magister della Loggia. Punti Potere: { $scores }.
outcome-black-rose = Vince la Rosa Nera: tutti i Maghi hanno perso. Punti Potere: { $scores }.

## Perché no

refusal-turn = { $case ->
    [BR-13-1-2] Non è il tuo turno ({ $rule }): attendi che tocchi a te.
    [BR-26-1-1] La partita è finita ({ $rule }): rivedila oppure cominciane un’altra.
    [BR-13-1-5] Non si può fare in questo momento dell’attivazione ({ $rule }): scegli un’azione, applica una Missione oppure termina l’attivazione.
    [BR-12-1-5] Il tuo piano è pronto ({ $rule }): cambialo oppure attendi gli altri.
   *[other] Ora si decide altro ({ $rule }): scegli una delle risposte offerte.
}
refusal-setup = { $case ->
    [BR-3-1-7] L’ha già preso un altro giocatore ({ $rule }): scegli qualcosa di libero.
    [BR-3-1-9] Questa Scuola l’ha già presa un altro giocatore ({ $rule }): scegline una libera.
   *[other] Il tavolo non si può preparare così ({ $rule }): cambia le opzioni.
}
refusal-must-act = { $case ->
    [BR-27-3-1] Con la Corona dell’Evocatore ogni Mago, a turno, attiva esattamente un’Evocazione ({ $rule }): scegline una.
    [BR-29-5-2] L’Avatar attiva tutte le proprie Evocazioni ({ $rule }): scegline una offerta.
    [BR-30-3-3] L’Avatar prosegue verso la meta ({ $rule }): scegli una delle Stanze offerte.
   *[other] La prima azione dell’attivazione è obbligatoria ({ $rule }): scegline una offerta.
}
refusal-no-action = Hai già svolto due azioni ({ $rule }): applica una Missione completata oppure termina l’attivazione.
refusal-token = Non hai segnalini Azione Fisica disponibili ({ $rule }): lancia un Incantesimo, usa l’Inerzia oppure termina l’attivazione.
refusal-prepared = { $case ->
    [BR-13-6-1] Lì non c’è una magia preparata ({ $rule }): scegli un’altra azione.
   *[other] Per l’Inerzia serve una magia preparata da scartare ({ $rule }): scegli un’altra azione oppure un altro spazio.
}
refusal-order = { $case ->
    [BR-29-5-2] Le Evocazioni dell’Avatar si attivano nell’ordine dei loro spazi ({ $rule }): scegline una offerta.
    [BR-30-3-3] Quella Stanza non è sulla via più breve dell’Avatar verso la meta ({ $rule }): scegli una delle Stanze offerte.
   *[other] Prima viene altro ({ $rule }): scegli una delle risposte offerte.
}
refusal-second-cast = Di due magie in un’attivazione una deve essere quella rapida ({ $rule }): scegli un’altra azione oppure termina l’attivazione.
refusal-cell = { $case ->
    [BR-17-2-6] Sei ancora nella Cella ({ $rule }): esplora oppure usa l’Inerzia per uscirne.
    [BR-17-2-3] Il tuo Mago deve lasciare la Cella ({ $rule }): scegli una delle uscite.
    [BR-17-2-2] Il tuo Mago è nella Cella ({ $rule }): da lì puoi solo esplorare oppure usare l’Inerzia.
    [BR-13-6-5] Nella Cella non si lanciano Incantesimi ({ $rule }): esplora oppure usa l’Inerzia per uscirne.
    [BR-8-1-8] Nella Cella non si applicano Missioni ({ $rule }): prima esci.
   *[other] Nella Cella non c’è una Stanza da attivare ({ $rule }): prima entra nella Loggia.
}
refusal-adj = Quella Stanza non è adiacente ({ $rule }): scegli una delle Stanze offerte.
refusal-range = Quella miniatura non è nella stessa Stanza ({ $rule }): scegline un’altra oppure prima raggiungila.
refusal-target = { $case ->
    [BR-13-4-1] Non c’è una miniatura simile nella Loggia ({ $rule }): scegline una nella tua Stanza.
    [BR-13-4-3] Le tue miniature non si possono attaccare ({ $rule }): scegline un’altra.
    [BR-4-3-5] Lì non si può scegliere un bersaglio fittizio ({ $rule }): scegline uno vero.
    [BR-10-3-3] Quell’Incantesimo non è tra quelli pescati ({ $rule }): scegline uno di questi.
    [BR-10-3-5] Quell’Incantesimo non è nella tua mano ({ $rule }): scegline un altro.
    [BR-12-1-2] Quell’Incantesimo non è nella tua mano oppure è già nel piano ({ $rule }): scegline un altro.
    [BR-22-2-2] Quell’Evocazione ora non si può evocare ({ $rule }): scegline un’altra.
    [BR-22-2-3] Riportare quell’Evocazione non fa posto ({ $rule }): scegline una offerta.
    [BR-24-1-1] Quella Maledizione non si può assegnare a questo Mago ({ $rule }): scegline un’altra.
    [BR-24-1-2] Questo Mago non ha quella Maledizione ({ $rule }): scegline un’altra.
    [BR-24-2-1] Quel Potenziamento non è disponibile per questa Evocazione ({ $rule }): scegline un altro.
    [BR-26-3-2] Quel partecipante non è tra i migliori ({ $rule }): indica uno di quelli in parità.
    [BR-23-1-1] Per la Rosa Nera le regole non lo consentono ({ $rule }): scegli tra ciò che è offerto.
    [BR-2-4-2] Quella carta non la vedi ({ $rule }): scegline una che conosci oppure una dal suo dorso.
   *[other] Qui non si può scegliere ({ $rule }): scegli tra ciò che è offerto.
}
refusal-moves = { $case ->
    [BR-13-3-2] L’attivazione della Stanza non può dividere i movimenti ({ $rule }): termina l’esplorazione.
    [BR-23-2-1] Non restano movimenti oppure l’attacco li dividerebbe ({ $rule }): attacca oppure termina la sua attivazione.
   *[other] Non restano movimenti ({ $rule }): attiva la Stanza oppure termina l’esplorazione.
}
refusal-used = { $case ->
    [BR-17-1-3] Il segnalino Attivazione di questa Stanza è usato ({ $rule }): attendi la Fase di Ripristino oppure scegli altro.
    [BR-17-1-5] Hai già attivato la Stanza in questa azione ({ $rule }): scegli altro oppure fermati.
    [BR-23-1-2] Questa Evocazione è già stata attivata in questa Fase ({ $rule }): scegline un’altra.
   *[other] È possibile un solo attacco ({ $rule }): scegli altro oppure fermati.
}
refusal-evocation = { $case ->
    [BR-13-5-2] Non controlli Evocazioni nella Loggia ({ $rule }): scegli un’altra azione.
   *[other] Non controlli quell’Evocazione ({ $rule }): scegline una tua.
}
refusal-trigger = Quella magia non risponde a ciò che è appena accaduto ({ $rule }): usane un’altra oppure nessuna.
refusal-quest = { $case ->
    [BR-8-1-8] Quella Missione non è completata ({ $rule }): scegline una che lo è.
    [BR-6-1-8] Quella non è una tua Missione attiva ({ $rule }): scegline una attiva oppure tienile tutte.
   *[other] Quella Missione non va scartata ({ $rule }): scegline una di quelle in eccesso.
}
refusal-school = Quell’Incantesimo non è nella tua mano oppure non ha una Scuola in Biblioteca ({ $rule }): scegli un Incantesimo di una Scuola.
refusal-slot = In quello spazio c’è già una magia ({ $rule }): scegline uno libero.
refusal-amount = { $case ->
    [BR-12-1-3] Si posano da 2 a 4 Incantesimi, tutti se sono di meno ({ $rule }): posane di più oppure di meno.
    [BR-10-2-1] Quella Scuola non ha altre carte per te ({ $rule }): scegline un’altra.
    [BR-21-2-1] Qui bisogna scegliere almeno { $number } ({ $rule }): scegli un numero più grande.
   *[other] { $number_known ->
        [yes] Qui si può scegliere al massimo { $number } ({ $rule }): scegli un numero più piccolo.
       *[no] Qui serve un numero ({ $rule }): scegline uno offerto.
    }
}
refusal-barred = { $case ->
    [BR-23-2-4] Un’Evocazione senza Forza non può attaccare ({ $rule }): muovila oppure termina la sua attivazione.
   *[other] Un effetto in corso non lo consente ({ $rule }): scegli altro.
}

## Opzioni

option-pack = Contenuto
    .about = Quali Maghi, Stanze, Incantesimi, Evocazioni, Missioni ed Eventi si usano.
option-avatar = L’Avatar
    .about = Il Posseduto gioca guidato dalle carte Ordine: contro una persona sola oppure accanto a due o tre.
    .alone = se si gioca da soli
    .plays = sempre
    .absent = mai
option-difficulty = Difficoltà dell’Avatar
    .about = Quanti Ordini esegue il Posseduto in ogni Fase Azione. Da solo, il bot greedy ha vinto 189 partite su 200 da Apprendista (da 90 a 97 su cento) e 154 da Maestro (da 71 a 82).
    .apprentice = Apprendista (3 Ordini)
    .master = Maestro (4 Ordini)
option-fixed-crown = Corona immobile
    .about = Le corone sugli Eventi non contano; altri effetti spostano comunque la Corona.
option-second-moon = Seconda luna
    .about = Con quanti Punti Potere sorge la seconda luna.
option-third-moon = Terza luna
    .about = Con quanti Punti Potere sorge la terza luna.
option-end = Fine della partita
    .about = Con quanti Punti Potere la partita finisce.
option-summoners-crown = Corona dell’Evocatore
    .about = Nella Fase Evocazioni i Maghi si alternano, attivando un’Evocazione alla volta.
option-los = Linea di vista
    .about = Se gli effetti con una gittata richiedono una fila diritta di Stanze.
    .straight = file diritte
    .none = non serve
option-inertia-activated = Inerzia con magie attivate
    .about = Con l’Inerzia si può scartare anche una Trappola o una Protezione attivata.
option-participation-cumulative = Punto di partecipazione
    .about = Alla fine, 1 Punto Potere per avere Missioni o Trofei si somma al bonus per averne di più.
option-sole-restorer-bonus = Ricostruire da soli
    .about = Quanti Punti Potere in più ottiene chi ricostruisce una Stanza senza altri.
option-backs-public = I dorsi mostrano la Scuola
    .about = Tutti vedono il dorso delle carte: la Scuola, oppure che sono personali o dimenticate.

## Il tavolo nel terminale

terminal-setup = La partita è in preparazione.
terminal-round = Round { $number }
terminal-moons = { $moon ->
    [1] ora 1ª luna; 2ª luna a { $second_moon }, 3ª a { $third_moon }, fine a { $end } Punti Potere
    [2] ora 2ª luna; 3ª luna a { $third_moon }, fine a { $end } Punti Potere
   *[3] ora 3ª luna; fine a { $end } Punti Potere
}
terminal-cubes = cubi rimasti { $number }
terminal-trophies = Trofei { $number }
terminal-tokens = segnalini azione { $number }
terminal-values = Forza { $strength }, Velocità { $speed }, Salute { $health }
terminal-decks = mazzi per luna { $numbers }
terminal-sign = { $sign ->
    [restored] ricostruita, attivabile
    [used] ricostruita, segnalino usato
   *[free] spazio libero
}
terminal-quest = { $state ->
    [active] { $quest } ({ $power })
    [fulfilled] { $quest } – completata ({ $power })
   *[completed] { $quest } – risolta
}
terminal-hidden-quest = Missione nascosta (luna { $moon })
terminal-orders = Ordini eseguiti { $number }
terminal-top-order = { $back ->
    [aimed] l’Ordine in cima attende un incantesimo di Combattimento contro di lui
    [hurt] l’Ordine in cima attende che subisca danni
   *[none] l’Ordine in cima non mostra simboli
}

## A table to fill in, for `mindrose avatar`

terminal-own-head = Il tuo tavolo: cambia ciò che è diverso. Poi: mindrose avatar table.yaml --card "Raffica di Spine"
    --when chiede di altri momenti: reaction --by 0 --how attack --damage 2 (la sua Trappola o Protezione), evocations, cleanup, event.
    Carte, stanze e Maghi si scrivono con la sigla o con il nome, in una qualsiasi lingua del programma.
terminal-own-moon = 1, 2 o 3
terminal-own-crown = il posto di chi ha la Corona; i posti sono 0, 1, 2 in ordine di turno
terminal-own-lodge = La Loggia dall’alto in basso, riga per riga (3, 4, 5, 4, 3 stanze; P10 è la Sala). Stanze: { $rooms }.
    Cubi da sinistra, per posto oppure rose per quelli neri: [0, 0, rose]. Una stanza restaurata: { $example }.
terminal-own-seats = Una riga per persona. Maghi: { $mages }.
    cell è il numero della Cella in senso orario, at è un luogo della Loggia o cell.
    hexes sono le Maledizioni che porta, con i cubi su ciascuna, come { $hexed }: { $hexes }.
terminal-own-avatar = Il Posseduto; obeyed è quanti Ordini ha eseguito in questa fase, memories sono i suoi Ordini scoperti.
terminal-own-evocations = Evocazioni nella Loggia, come { $example }. Tipi: { $evocations }.
    slot è lo spazio della sua carta (il Posseduto comincia dallo spazio 1), bearer il Mago a cui è assegnata. Potenziamenti: { $upgrades }.
terminal-own-events = Eventi scoperti, spazio per spazio; null se lo spazio è vuoto. Possono restare scoperti: { $events }.
terminal-own-orders = Ordini, con sigla e nome:
terminal-own-spent = Il Posseduto ha già eseguito tutti i suoi Ordini di questa fase: { $number } (BR-29.2.2). Dopo la Fase di Ripristino si ricomincia.
terminal-own-empty = Al Posseduto non restano Ordini per questa fase (BR-29.2.7).
terminal-own-unmoved = L’Ordine in cima non risponde a questo (BR-29.4.1): il suo dorso non mostra il simbolo giusto.
terminal-own-alone = Il Posseduto non ha Evocazioni che possano agire (BR-29.5.2).
terminal-own-crowned = Decide la Corona (BR-30.1.1). { $question }
terminal-own-idle = In questa Fase di Ripristino non c’è niente da fare. Comincia il round successivo.
terminal-own-ended = Un segnalino Potere ha raggiunto il segnalino Rosa Nera: la partita finisce con questo round (BR-26.1.1).
