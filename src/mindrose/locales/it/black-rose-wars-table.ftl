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
lodge-plan = Scegli una carta, poi uno spazio; girala per l’altro lato. Nessuno vede a che punto sei.
lodge-clear = Svuota
lodge-ready = Pronto con { $number }
lodge-back-to-plan = Al piano
