### Come si uniscono le parti dell’effetto di una carta. Che cosa si unisce lo dicono i giochi: vedi docs/effects.md.
###
### $what, $first, $next: parti di frase senza maiuscola né punto. $thing: ciò di cui si parla; $thing_of, $thing_to,
### $thing_from, $thing_on: lo stesso con la preposizione (del mago, al mago, dal mago, sul mago).

effect-cases = of to from on

effect-sentence = { $text }.
effect-next = { $first } { $next }
# Ciò che segue «//», ancora dello stesso effetto; $kind: come comincia, [if], [may] o [do].
effect-after = { $kind ->
    [if] { $first }; poi, { $next }
   *[other] { $first }; poi { $next }
}
effect-then = { $first }, poi { $next }
effect-then-if = { $first }, poi, { $next }

effect-on = quando { $trigger }, { $what }
effect-during = ogni volta che { $trigger }, { $what }
effect-persist = finché questo effetto resta { $target_on }: ogni volta che { $trigger }, { $what }
effect-once = finché questo effetto resta { $target_on }: la prossima volta che { $trigger }, { $what }
effect-aura = { $what }

effect-if = se { $condition }, { $what }
effect-if-else = se { $condition }, { $what }; altrimenti { $otherwise }
effect-if-none = { $what }; se non c’è un bersaglio valido, { $otherwise }
# $mood: [may] per ciò che segue «puoi», cioè all’infinito, altrimenti [do]; i messaggi dei giochi scelgono la forma.
effect-may = puoi { $what }
# $what contiene condizioni, ripetizioni o scelte.
effect-may-all = puoi fare quanto segue: { $what }
effect-per = { $number ->
    [one] { $what }
   *[other] { $number } volte: { $what }
}
effect-per-count = tante volte quante indica { $number }: { $what }
effect-each = per { $thing }: { $what }
effect-as = lo fa { $thing }: { $what }
effect-pick = scegli una cosa: { $choices }
effect-or-else = { $first }; oppure { $next }
effect-choose = { $mood ->
    [may] { $chooser ->
        [you] scegliere { $thing }
        [rnd] scegliere a caso { $thing }
       *[other] far scegliere { $thing } al proprietario
    }
   *[do] { $chooser ->
        [you] scegli { $thing }
        [rnd] scegli a caso { $thing }
       *[other] il proprietario sceglie { $thing }
    }
}

effect-and = { $first } e { $next }
effect-both = { $first } + { $next }
effect-or = { $first } o { $next }
effect-not = non { $condition }
effect-there-is = ce n’è
effect-there-is-none = non ce n’è
effect-with = { $thing } ({ $filters })
effect-asked = { $trigger } ({ $modifier })
effect-when-if = { $trigger } e { $condition }
effect-rate = { $trigger } (al massimo { $number ->
    [one] una volta
   *[other] { $number } volte
} per { $span })

effect-at-least = { $left } è almeno { $right }
effect-at-most = { $left } è al massimo { $right }
effect-equal = { $left } è { $right }
effect-more = { $left } è più di { $right }
effect-less = { $left } è meno di { $right }
effect-plus = { $left } più { $right }
effect-minus = { $left } meno { $right }
effect-times = { $left } per { $right }
effect-min = { $left } (al massimo { $right })
effect-max = { $left } (almeno { $right })
effect-div = { $left } diviso { $right }, arrotondato per difetto

# $text: ciò che va insieme; $name: la lettera con cui è stata fatta la scelta.
effect-group = ({ $text })
effect-afterwards = { $first }; dopodiché { $next }
effect-afterwards-if = { $first }; dopodiché, { $next }
effect-besides = { $first }; inoltre, { $next }
effect-named = { $thing } ({ $name })
effect-chosen = è stata fatta una scelta
effect-none-chosen = non è stata fatta alcuna scelta
effect-consider = { $mood ->
    [may] prendere nota
   *[do] prendi nota
} { $thing_of }
effect-body = {"…"}
effect-number-of-them = il loro numero

## L’elenco delle parole con cui si scrivono i poteri: `mindrose content words`

lexicon-when = Quando si attiva un potere
lexicon-how = A una condizione, se si vuole, più volte
lexicon-whom = Chi e che cosa
lexicon-which = Quali (tra parentesi dopo la parola)
lexicon-if = Condizioni
lexicon-amounts = Quantità
lexicon-does = Che cosa succede in quel momento
lexicon-holds = Che cosa vale sempre, dopo «aura:»
lexicon-only = solo con
lexicon-asked-of = per
lexicon-number = { $sign ->
    [yes] + o - e { lexicon-whole }
   *[no] { lexicon-whole }
}{ $anywhere ->
    [yes] , oppure * per ovunque
   *[no] {""}
}{ $count ->
    [yes] , oppure una quantità come sopra
   *[no] {""}
}
lexicon-whole = { $limit ->
    [yes] un numero intero da { $low } a { $high }
   *[no] un numero intero, almeno { $low }
}

## Che cosa dice di un gioco la riga di comando: `mindrose games GIOCO`

command-players = Da { $low } a { $high } giocatori, di solito { $usual }.
command-options = Opzioni; ciascuna si scrive --option nome=valore:
command-default = predefinito
command-range = o un numero intero da { $low } a { $high }
command-seats = { $title }, da { $low } a { $high } giocatori
command-column-option = opzione
command-column-default = predefinito
command-column-allowed = ammesso
command-column-rule = regola
command-text = un testo
command-meaning = Che cosa significano: { $command }
