### Quel che dice il tavolo di Black Rose Wars: Rebirth, in italiano; può contenere un messaggio del gioco stesso.

## Le cose, per chi le ascolta

lodge-room = { $room }, { $colour }, { $state ->
    [ruined] in rovina, { $cubes } di { $slots }{ $cubes ->
        [0] {""}
       *[other] : { $owners }
    }; ricompense { $rewards }
    [restored] restaurata, si può attivare
   *[used] restaurata, segnalino usato
}{ $number ->
    [0] {""}
   *[other] ; { $figures }
}
lodge-free = vuoto
lodge-hidden-spell = un incantesimo a faccia in giù
lodge-quest = { $state ->
    [fulfilled] { $quest }, soddisfatta
    [completed] { $quest }, completata
   *[active] { $quest }{ $slots ->
        [0] {""}
       *[other] , { $cubes } di { $slots }
    }
}
lodge-hidden-quests = { $number ->
    [one] { $number } missione nascosta
   *[other] { $number } missioni nascoste
}
lodge-completed = { $number ->
    [one] { $number } missione completata
   *[other] { $number } missioni completate
}
lodge-school = { $school }: { $deck } nella biblioteca, { $discard } scartati
lodge-laid-in = in { $slot }

## Segni

lodge-thinking = pensa
lodge-moon = { $moon ->
    [1] Prima luna, fino a { $next }
    [2] Seconda luna, fino a { $next }
   *[other] Terza luna, fino a { $next }
}
lodge-clean-up = Pulizia adesso
lodge-restored = ricostruite: { $rooms }
lodge-reach = { $from ->
    [none] Entro la gittata
   *[other] Entro la gittata da { $from }
}
lodge-seen = in linea di vista
lodge-phase = { $phase ->
    [rose] Rosa
    [study] Studio
    [planning] Piani
    [action] Azioni
    [evocation] Evocazioni
   *[cleanup] Pulizia
}
lodge-no-event = nessun evento
lodge-cast = Lancia { $slot }
lodge-cast-none = Lancia
lodge-end = Fine

## Gruppi

lodge-actions = Azioni
lodge-choices = Scelte
lodge-others = Gli altri e la Rosa

## Che cosa significano i segni

lodge-about-life = I danni riempiono il pannello da sinistra, ogni cubo nel colore di chi li ha inflitti. Il mago la cui ultima casella è piena è sconfitto: chi ha cubi lì guadagna potere.
lodge-about-supply = I cubi rimasti per danni e instabilità. Chi non ne ha non può metterne.
lodge-about-quests = Una missione è il segreto di chi la possiede finché i progressi non la mostrano. Fatto il compito è soddisfatta: il suo effetto si può applicare e porta potere.
lodge-about-completed = Le missioni completate stanno a faccia in giù. Alla fine chi ne ha di più guadagna potere.
lodge-about-trophies = Chi sconfigge un mago prende uno dei suoi trofei. Alla fine chi ne ha di più guadagna potere.
lodge-about-moon = Quando il potere di qualcuno arriva al segno sorge la luna seguente, con altri eventi e missioni; all’ultimo segno la partita finisce dopo il round.
lodge-about-slots = Gli incantesimi stanno a faccia in giù su Rapido, I, II e III. Quello rapido si lancia quando si vuole, gli altri in ordine. Trappole e difese, lanciate, si attivano e aspettano la loro condizione.
lodge-about-strength = I danni di un attacco fisico.
lodge-about-speed = Di quante stanze ci si può muovere in una volta.
lodge-about-orders = Il Posseduto agisce per ordini: nella sua attivazione si gira il primo e lo si esegue dall’alto in basso.
lodge-about-forgotten = Incantesimi senza scuola che solo gli effetti portano in mano. Una volta rivelati lasciano il gioco nella pulizia.
lodge-about-tokens = Ogni azione fisica, Esplorare, Combattere o Comandare, esaurisce un segnalino. Quelli vuoti tornano alla fine del round.
lodge-about-power = Vince chi ha più potere. Quando un Mago oppure la Rosa Nera raggiunge l’ultimo segno, la partita finisce dopo il round.
lodge-about-crown = Chi ha la corona è primo in ogni fase, e decide dove nessun altro decide.
lodge-about-hand = Incantesimi in mano. Alla fine della fase di Studio ogni mago scarta fino al suo limite.
lodge-about-grimoire = Il proprio mazzo, coperto. Quando è vuoto, le memorie vengono mescolate in uno nuovo.
lodge-about-memories = Incantesimi scartati, scoperti. Tornano quando il grimorio è vuoto.
lodge-about-phases = Un round ha sei fasi, sempre in quest’ordine.
lodge-about-order = In ordine di turno: dal primo mago della fase in senso orario, un giro dopo l’altro.
lodge-about-cell = Da qui un mago comincia, e qui torna dopo una sconfitta. Non fa parte della Loggia: nessun altro può starci.
lodge-about-events = Gli eventi si applicano nella loro fase. In ogni Fase della Rosa Nera scorrono di uno spazio a destra; quello che esce dà potere alla Rosa Nera.
lodge-about-forecast = In oro: il potere che ciascuno otterrebbe se la Fase di Ripristino arrivasse ora. Allora le stanze piene vengono ricostruite, e chi vi ha cubi guadagna potere.
lodge-legend = Che cosa significano i segni
lodge-legend-owners = Ogni mago ha un colore e una forma: su cubi, figure, celle, trofei e potere. La rosa è della Rosa Nera.
lodge-legend-bands = Il bordo di una stanza ne dice il colore anche con il motivo: diagonali rosso, onde blu, punti verde, sbarre giallo, reticolo viola, mattoni grigio, losanghe nero.
lodge-legend-states = Crepata: la stanza è in rovina e il suo effetto si può usare più volte. Illuminata: è restaurata e il suo segnalino vale una volta per round.
lodge-legend-instability = Instabilità: una stanza con le caselle piene (oro) viene restaurata nella Fase di Ripristino. 4·2·1 è il potere per chi ha più cubi, per il secondo e per gli altri.
lodge-legend-figures = Rotonda: un mago. Quadrata: un’evocazione. Tratteggiata: un’Umbra. Sotto: i danni e la salute.
lodge-legend-backs = Un incantesimo coperto mostra la sua scuola. Uno scudo sta su una difesa attivata, le fauci su una trappola attivata.
lodge-legend-sides = Un anello indica il lato principale di un incantesimo, un disco il retro.
lodge-legend-glow = Luminoso: si può scegliere. Bordo tratteggiato: a portata di ciò che è scelto, e punti dove lo si vede. Riquadri tratteggiati: come sarebbe.
lodge-legend-accents = Oro: guarda qui. Rosso: pericolo.

## Che cosa è in corso

lodge-activation = attivazione di { $player }
lodge-your-answer = la tua risposta
lodge-an-answer = una risposta
lodge-running = Che cosa è in corso
lodge-order = Ultimo ordine: { $order }
lodge-step = { $state ->
    [done] fatto
    [applied] appena applicato
    [now] adesso
   *[coming] ancora da fare
}

## Piani

lodge-take-back = Riprendi
lodge-turn = Gira { $spell }
lodge-lay = Metti { $spell } nello spazio { $slot }
lodge-lay-here = Metti qui
lodge-plan = Prepara in segreto: disponi da 2 a 4 Incantesimi sui tuoi spazi.
lodge-plan-how = Scegli una carta, poi uno spazio; girala per l’altro lato. Nessuno vede a che punto sei.
lodge-plan-held = { $spell }: scegli lo spazio in cui va, oppure girala sull’altro lato.
lodge-plan-fits = Il piano può essere confermato così. Puoi cambiarlo finché non sono pronti tutti.
lodge-clear = Svuota
lodge-ready = Pronto con { $number }
lodge-back-to-plan = Al piano

## La fine

lodge-final-power = Potere
lodge-final-quests = Missioni
lodge-final-trophies = Trofei
lodge-final-crown = Corona
lodge-final-total = Totale
lodge-final-about = Alla fine le missioni completate e i trofei danno potere a chi ne ha di più, e la corona a chi la porta (BR-26.2).

# Dove si prepara un tavolo, e che cosa scelgono i Maghi prima del primo Round.
lodge-choosing-alone = Da soli si gioca contro l’Avatar: il Posseduto, guidato da carte Ordine, prende il posto degli altri Maghi.
lodge-choosing-without-avatar = Senza l’Avatar
    .about = I Maghi tra loro, e la Rosa Nera contro tutti.
lodge-choosing-with-avatar = Con l’Avatar
    .about = Il Posseduto gioca come un avversario in più, guidato da carte Ordine, con i suoi Eventi.
lodge-choosing-no-figure = Non in quattro: gli serve la miniatura di un Mago che nessuno usa (BR-28.1.1).
lodge-choosing-measured = Misurato con il nostro bot medio, da solo contro di lui, in 200 partite per ogni difficoltà.
lodge-choosing-apprentice = Apprendista
    .about = Tre Ordini in ogni Fase Azione. Il bot ha vinto 189 partite su 200: da 90 a 97 su cento.
lodge-choosing-master = Maestro
    .about = Quattro Ordini in ogni Fase Azione. Il bot ha vinto 154 partite su 200: da 71 a 82 su cento.
lodge-choosing-mages = Maghi
lodge-choosing-schools = Scuole di Magia
lodge-choosing-mage = Salute { $health }, Forza { $strength }, Velocità { $speed }; tiene { $hand } carte e { $quests } Missioni
lodge-choosing-personal = La sua Magia Personale: { $spell }
lodge-choosing-list = Lista iniziale: { $list }
lodge-choosing-read = Leggi gli Incantesimi
