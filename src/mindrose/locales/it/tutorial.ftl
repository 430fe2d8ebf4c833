### La pagina delle lezioni e la guida al tavolo, in italiano. I testi delle lezioni di ogni gioco sono in <gioco>-lessons.ftl.

## L’elenco delle lezioni

tutorial-title = Impara giocando
tutorial-lead = Brevi lezioni a un tavolo vero. Ti diciamo che cosa provare; a giocare sei tu.
tutorial-progress = { $done ->
    [0] Nessuna lezione finita
   *[other] Lezioni finite: { $done } su { $all }
}
tutorial-lessons = Lezioni
tutorial-begin = Comincia
tutorial-again = Ripeti
tutorial-done = Finita
tutorial-name = Lezione { $number }: { $title }
tutorial-play = Gioca contro i bot
tutorial-play-about = Una partita vera, senza suggerimenti. Se qualcosa non si può scegliere, ti viene comunque detto perché.
tutorial-none = Ancora nessuna lezione. Le regole cominciano con una pagina su come si svolge un turno e come finisce la partita.

## Al tavolo

tutorial-guide = Guida
tutorial-step = Passo { $number } di { $all }
tutorial-next = Avanti
tutorial-show = Mostrami
tutorial-do = Da fare: { $choice }
tutorial-confirm = Sceglila di nuovo o premi «Conferma».
tutorial-else = Si può fare anche questo. Ma qui prova così: { $choice }.
tutorial-read-first = Prima leggi qui, poi premi «Avanti».
tutorial-watch = Guarda il tavolo.
tutorial-astray = Al tavolo è andata diversamente dal previsto. Gioca pure come vuoi o ricomincia la lezione.
tutorial-finished = Molto bene! La lezione è finita.
tutorial-finished-all = Molto bene! Era l’ultima lezione: sai tutto quello che serve per una partita.
tutorial-next-lesson = Prossima lezione: { $title }
tutorial-restart = Ricomincia la lezione
tutorial-leave = Tutte le lezioni
