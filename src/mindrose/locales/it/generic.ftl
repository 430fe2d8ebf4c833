### Che cosa dice un gioco senza testi propri, in italiano. Verbi, carte ed eventi hanno i nomi che usano le regole.

generic-question = Tocca a te: { $kind }.
generic-waiting = Decide { $player }: { $kind }.
generic-about = { $what }: { $things }
generic-number = { $name } { $value }
generic-event = { $player } – { $what }
generic-refusal = { $known ->
    [yes] Ora non si può scegliere: { $why } ({ $rule }). Scegli una delle risposte proposte.
   *[no] Ora non si può scegliere: { $why }. Scegli una delle risposte proposte.
}
generic-score = { $player } { $points }
generic-outcome = { $winners ->
    [one] Vince { $names }. Punti: { $scores }.
   *[other] Vittoria condivisa: { $names }. Punti: { $scores }.
}
generic-option = Vedi la regola { $rule }.
