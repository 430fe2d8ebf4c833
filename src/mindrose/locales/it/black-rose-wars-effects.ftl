### Che cosa fanno le carte di Black Rose Wars: le parole dei loro effetti. Come si uniscono è in language.ftl.
###
### $X, $n…: ciò che accompagna una parola, con il suo nome; $X_of, $X_to, $X_from, $X_on (per le Stanze $R_of, $R_in, $R_from):
### lo stesso con la preposizione. $X_word: la parola stessa; $X_sort: [mage], [evocation], [figure], [room]; per un numero
### [number] se è noto, [reckoned] se si calcola. $X_many: [yes] se sono più cose insieme. $actor: chi agisce, tu [you] o la Rosa
### Nera [Rose]. $mood: [may] dopo «puoi», all’infinito. $on: su che cosa è stampato. Ciò che manca è [none].

cases-figure = of to from on
cases-room = of in from
cases-spell = spell

## Come si uniscono le frasi dove questo gioco lo fa a modo suo

clause-on = quando { $trigger }, { $what }
clause-during = ogni volta che { $trigger }, { $what }
clause-persist = { $target_word ->
    [me] permanente
   *[other] permanente { $target_on }
}: ogni volta che { $trigger }, { $what }
clause-once = { $target_word ->
    [me] permanente
   *[other] permanente { $target_on }
}: la prossima volta che { $trigger }, { $what }
clause-with = { $thing } { $filters }
clause-asked = { $trigger } { $modifier }
clause-rate = { $trigger } (al massimo { $number ->
    [one] una volta
   *[other] { $number } volte
} per { $span })
clause-when-if = { $trigger } e { $condition }
clause-slots = { $trigger } ({ $number ->
    [one] una volta
   *[other] { $number } volte
})
clause-each = { $thing }: { $what }
clause-div = { $left } diviso { $right } per difetto
clause-times = { $left } volte { $right }
clause-min = { $left } (al massimo { $right })
clause-then-if = { $first }; { $next }
clause-consider = { $mood ->
    [may] scegliere
   *[do] scegli
} { $thing }
clause-may-then = puoi { $what }; se lo fai, { $then }

## Parole chiave delle Scuole

keyword-Pain = Dolore ({ $x })
keyword-Enh = Amplificazione ({ $e }): { $what }{ $otherwise ->
    [none] {""}
   *[other] ; altrimenti { $otherwise }
}
keyword-Attune = Sintonia ({ $e }): { $what }
keyword-Overload = Sovraccarico: { $what }
keyword-Haunt = Infestazione ({ $n }) { $T_on ->
    [none] su { $T }
   *[other] { $T_on }
}
keyword-Hunt = Caccia ({ $p })
keyword-SpiritPath = Sentiero degli Spiriti ({ $n })
spirit-path = La gittata si misura da te o da un Totem che controlli, a tua scelta.

## Che cosa succede

damage = { $n ->
    [one] Danno
   *[other] Danni
}
do-dmg = { $actor ->
    [Rose] la Rosa Nera infligge
   *[you] { $mood ->
        [may] infliggere
       *[do] infliggi
    }
} { $n_sort ->
    [number] { $n } { damage } { $X_to }
   *[other] { $X_to } Danni pari a: { $n }
}{ $sure ->
    [yes] {" "}(non si possono usare Trappole né Protezioni in risposta)
   *[none] {""}
}
do-rose = { $mood ->
    [may] farti infliggere dalla Rosa Nera { $n_sort ->
        [number] { $n } { damage }
       *[other] Danni pari a: { $n }
    }{ $X_word ->
        [me] {""}
       *[other] {" "}{ $X_to }
    }
   *[do] la Rosa Nera { $X_word ->
        [me] ti infligge
       *[other] infligge
    } { $n_sort ->
        [number] { $n } { damage }
       *[other] Danni pari a: { $n }
    }{ $X_word ->
        [me] {""}
       *[other] {" "}{ $X_to }
    }
}
do-heal = { $mood ->
    [may] curare
   *[do] cura
} { $n_word ->
    [all] tutti i Danni
    [nonblack] tutti i Danni non neri
   *[other] fino a { $n } { damage }
} { $X_word ->
    [me] su di te
   *[other] { $X_of }
}
do-rep = { $actor ->
    [Rose] la Rosa Nera converte { $n }
   *[you] { $mood ->
        [may] convertire
       *[do] converti
    } fino a { $n }
} { $X_word ->
    [me] dei tuoi Danni
   *[other] { damage } { $X_of }
} in { $actor ->
    [Rose] Danni propri
   *[you] Danni tuoi
}{ $X_many ->
    [yes] {" "}(in tutto)
   *[no] {""}
}
do-mvdmg = { $mood ->
    [may] spostare
   *[do] sposta
} fino a { $n } { damage } { $X_from } { $Y_to }
do-ign = { $mood ->
    [may] ignorare
   *[do] ignora
} { $n_sort ->
    [number] fino a { $n } di quei Danni
   *[other] una parte di quei Danni pari a: { $n }
}
do-redir = { $mood ->
    [may] spostare
   *[do] sposta
} { $n_word ->
    [hitamt] quei Danni
   *[other] fino a { $n } di quei Danni
} { $X_on }
do-atk = { $F_word ->
    [me] { $mood ->
        [may] effettuare
       *[do] effettua
    } un attacco fisico contro { $X }
   *[other] { $X } subisce un attacco fisico { $F_from }
}{ $n ->
    [none] {""}
   *[other] {" "}con +{ $n } { damage }
}
do-defeat = { $X } viene sconfitto
do-save = non vieni sconfitto
do-inst = { $actor ->
    [Rose] la Rosa Nera piazza
   *[you] { $mood ->
        [may] piazzare
       *[do] piazza
    }
} { $n_sort ->
    [number] { $n } Instabilità { $R_in }
   *[other] { $R_in } Instabilità pari a: { $n }
}{ $R_many ->
    [yes] {" "}(distribuite a piacere)
   *[no] {""}
}
do-repi = { $actor ->
    [Rose] la Rosa Nera converte { $n } Instabilità { $R_in } in Instabilità propria
   *[you] { $mood ->
        [may] convertire
       *[do] converti
    } fino a { $n } Instabilità { $R_in } in Instabilità tua
}
do-remi = { $actor ->
    [Rose] la Rosa Nera rimuove { $n }
   *[you] { $mood ->
        [may] rimuovere
       *[do] rimuovi
    } fino a { $n }
} Instabilità { $R_from }
do-act = { $mood ->
    [may] attivare
   *[do] attiva
} { $R }
do-copy = { $mood ->
    [may] applicare
   *[do] applica
} l’effetto ricostruito { $R_of }
do-setroom = { $mood ->
    [may] girare
   *[do] gira
} il segnalino Attivazione { $R_of } sul lato { $t_word ->
    [ready] disponibile
   *[other] usato
}
do-restore = { $mood ->
    [may] ricostruire
   *[do] ricostruisci
} subito { $R }
do-move = { $X_word ->
    [me] { $mood ->
        [may] muoverti
       *[do] muoviti
    }
   *[other] { $mood ->
        [may] muovere
       *[do] muovi
    } { $X }
} fino { $n_word ->
    [speed] alla tua Velocità
   *[other] a { $n } { $n ->
        [one] Stanza
       *[other] Stanze
    }
}{ $Y ->
    [none] {""}
   *[other] {" "}verso { $Y }
}
do-place = { $X_word ->
    [me] { $mood ->
        [may] piazzarti
       *[do] piazzati
    }
   *[other] { $mood ->
        [may] piazzare
       *[do] piazza
    } { $X }
} { $R_in }
do-swap = { $X_word ->
    [me] { $mood ->
        [may] scambiarti
       *[do] scambiati
    } di posto con { $Y }
   *[other] { $mood ->
        [may] scambiare
       *[do] scambia
    } di posto { $X } e { $Y }
}
do-cell = { $X_word ->
    [me] { $mood ->
        [may] andare
       *[do] vai
    } nella tua Cella
   *[other] { $mood ->
        [may] mandare
       *[do] manda
    } { $X } nella sua Cella
}
do-draw = { $X_word ->
    [me] { $search ->
        [yes] { $mood ->
            [may] cercare
           *[do] cerca
        } nel tuo Grimorio
       *[none] { $mem ->
            [yes] { $mood ->
                [may] prendere
               *[do] prendi
            }
           *[none] { $mood ->
                [may] pescare
               *[do] pesca
            }
        }
    }
   *[other] { $X } { $mem ->
        [yes] prende
       *[none] pesca
    }
} { $n } { $n ->
    [one] carta
   *[other] carte
}{ $rnd ->
    [yes] {" "}a caso
   *[none] {""}
}{ $mem ->
    [yes] {" "}dalle { $X_word ->
        [me] tue
       *[other] sue
    } Memorie
   *[none] {""}
}{ $search ->
    [yes] {" "}e { $mood ->
        [may] rimescolarlo
       *[do] rimescolalo
    }
   *[none] {""}
}
do-study = { $X_word ->
    [me] { $mood ->
        [may] guardare
       *[do] guarda
    } { $n } { $n ->
        [one] carta
       *[other] carte
    } della Biblioteca e { $mood ->
        [may] tenerne
       *[do] tienine
    } { $k }
   *[other] { $X } guarda { $n } { $n ->
        [one] carta
       *[other] carte
    } della Biblioteca e ne tiene { $k }
}
do-forg = { $X_word ->
    [me] { $mood ->
        [may] pescare
       *[do] pesca
    }
   *[other] { $X } pesca
} { $n } { $n ->
    [one] Magia Dimenticata
   *[other] Magie Dimenticate
}{ $k ->
    [none] {""}
   *[other] {" "}e { $X_word ->
        [me] { $mood ->
            [may] tenerne
           *[do] tienine
        }
       *[other] ne tiene
    } { $k }
}
spells-prepared = { $n ->
    [one] Incantesimo preparato
   *[other] Incantesimi preparati
}
spells-activated = { $n ->
    [one] Incantesimo attivato
   *[other] Incantesimi attivati
}
do-disc = { $who_word ->
    [actor] { $mood ->
        [may] scartare
       *[do] scarta
    }
   *[other] { $X_word ->
        [me] { $mood ->
            [may] scartare
           *[do] scarta
        }
       *[other] { $mood ->
            [may] far scartare { $X_to }
           *[do] { $X } scarta
        }
    }
} { $n } { $zone_word ->
    [activated] { spells-activated }
    [prepared] { spells-prepared }
   *[other] { $n ->
        [one] carta
       *[other] carte
    }
}{ $who_word ->
    [rnd] {" "}a caso
    [actor] {" "}a tua scelta
   *[own] {""}
}{ $zone_word ->
    [hand] {" "}dalla { $who_word ->
        [actor] mano { $X_of }
       *[other] { $X_word ->
            [me] tua mano
           *[other] sua mano
        }
    }
    [grim] {" "}dalla cima del { $who_word ->
        [actor] Grimorio { $X_of }
       *[other] { $X_word ->
            [me] tuo Grimorio
           *[other] suo Grimorio
        }
    }
   *[other] { $who_word ->
        [actor] {" "}{ $X_of }
       *[other] {""}
    }
}
do-shuf = { $X_word ->
    [me] { $mood ->
        [may] rimescolare
       *[do] rimescola
    } le tue Memorie nel tuo Grimorio
   *[other] { $X } rimescola le sue Memorie nel suo Grimorio
}
do-ban = { $X_word ->
    [me] puoi riporre
   *[other] { $X } può riporre
} fino a { $n } { $n ->
    [one] carta
   *[other] carte
} dalla mano negli scarti delle rispettive Scuole
do-peek = { $mood ->
    [may] guardare
   *[do] guarda
} { $n } { $zone_word ->
    [hand] { $n ->
        [one] carta
       *[other] carte
    } dalla mano { $X_of }
    [grim] { $n ->
        [one] carta
       *[other] carte
    } dalla cima del Grimorio { $X_of }
    [activated] { spells-activated } { $X_of }
   *[prepared] { spells-prepared } { $X_of }
}
do-prep = { $X_word ->
    [me] puoi preparare
   *[other] { $X } può preparare
} fino a { $n } { $n ->
    [one] Incantesimo
   *[other] Incantesimi
} dalla mano negli spazi vuoti
do-again = { $mood ->
    [may] applicare
   *[do] applica
} di nuovo { $S }
do-turn = { $mood ->
    [may] girare
   *[do] gira
} { $S } sull’altro lato
do-trade = { $mood ->
    [may] riprendere
   *[do] riprendi
} in mano { $S } e { $mood ->
    [may] preparare
   *[do] prepara
} nel suo spazio una carta dalla mano
do-tok = { $t_word ->
    [ready] { $mood ->
        [may] ripristinare
       *[do] ripristina
    }
   *[spent] { $mood ->
        [may] esaurire
       *[do] esaurisci
    }
} { $n } { $X_word ->
    [me] { $n ->
        [one] tuo segnalino
       *[other] tuoi segnalini
    } Azione Fisica
   *[other] { $n ->
        [one] segnalino
       *[other] segnalini
    } Azione Fisica { $X_of }
}
do-pow = { $X_word ->
    [me] { $n_sign ->
        [minus] { $mood ->
            [may] perdere
           *[do] perdi
        }
       *[other] { $mood ->
            [may] guadagnare
           *[do] guadagna
        }
    }
   *[other] { $mood ->
        [may] far { $n_sign ->
            [minus] perdere
           *[other] guadagnare
        } { $X_to }
       *[do] { $X } { $n_sign ->
            [minus] perde
           *[other] guadagna
        }
    }
} { $n_sort ->
    [number] { $n } { $n ->
        [one] Punto Potere
       *[other] Punti Potere
    }
   *[other] Punti Potere pari a: { $n }
}
do-steal = { $mood ->
    [may] rubare
   *[do] ruba
} { $n } { $n ->
    [one] Punto Potere
   *[other] Punti Potere
} { $X_to }
do-crown = { $X_word ->
    [me] { $mood ->
        [may] prendere
       *[do] prendi
    }
   *[other] { $X } prende
} la Corona
do-quest = { $X_word ->
    [me] { $mood ->
        [may] pescare
       *[do] pesca
    }
   *[other] { $X } pesca
} { $n } { $n ->
    [one] Missione
   *[other] Missioni
}{ $moon ->
    [none] {""}
   *[other] {" "}della Luna { $moon }
}{ $k ->
    [none] {""}
   *[other] {" "}e { $X_word ->
        [me] { $mood ->
            [may] tenerne
           *[do] tienine
        }
       *[other] ne tiene
    } { $k }
}
do-qadv = { $cube ->
    [yes] { $X_word ->
        [me] { $mood ->
            [may] piazzare
           *[do] piazza
        } 1 cubo su una tua Missione attiva
       *[other] { $X } piazza 1 cubo su una sua Missione attiva
    }
   *[none] { $fulfilled ->
        [yes] { $X_word ->
            [me] una tua Missione attiva è completata
           *[other] una Missione attiva { $X_of } è completata
        }
       *[none] { $X_word ->
            [me] { $mood ->
                [may] risolvere
               *[do] risolvi
            } una tua Missione completata senza il suo effetto
           *[other] { $X } risolve una sua Missione completata senza il suo effetto
        }
    }
}
do-qdisc = { $X_word ->
    [me] { $mood ->
        [may] scartare
       *[do] scarta
    }
   *[other] { $X } scarta
} { $completed ->
    [yes] { $n } { $n ->
        [one] Missione risolta
       *[other] Missioni risolte
    }
   *[none] fino a { $n } { $n ->
        [one] Missione attiva
       *[other] Missioni attive
    }
}
do-event = { $X_word ->
    [me] { $mood ->
        [may] pescare
       *[do] pesca
    }
   *[other] { $X } pesca
} 1 Evento{ $moon ->
    [none] {""}
   *[other] {" "}della Luna { $moon }
}
do-edisc = { $mood ->
    [may] scartare
   *[do] scarta
} { $k } { $k ->
    [one] Evento scoperto
   *[other] Eventi scoperti
}
do-trophy = { $X_word ->
    [me] { $mood ->
        [may] ottenere
       *[do] ottieni
    }
   *[other] { $X } ottiene
} 1 Trofeo { $Y_of }
do-cede = { $X_word ->
    [me] { $mood ->
        [may] cedere
       *[do] cedi
    }
   *[other] { $X } cede
} { $newest ->
    [yes] { $n ->
        [one] l’ultimo Trofeo ottenuto
       *[other] gli ultimi { $n } Trofei ottenuti
    }
   *[none] { $n } { $n ->
        [one] Trofeo
       *[other] Trofei
    }
} { $Y_to }
do-hex = { $mood ->
    [may] assegnare
   *[do] assegna
} { $name_word ->
    [choice] una Maledizione a tua scelta
    [rnd] una Maledizione a caso
    [same] la stessa Maledizione
   *[other] { $name }
} { $X_to }
do-lift = { $mood ->
    [may] rimuovere
   *[do] rimuovi
} { $same ->
    [yes] quella Maledizione { $X_from }
   *[none] fino a { $n } { $n ->
        [one] Maledizione
       *[other] Maledizioni
    } { $X_from }
}
do-summon = { $mood ->
    [may] evocare
   *[do] evoca
} { $name_word ->
    [choice] un’Evocazione a tua scelta{ $name_filter ->
        [none] {""}
       *[other] {" "}{ $name_filter }
    }
    [same] un’Evocazione dello stesso tipo
   *[other] { $name }
} { $R_in }
do-assign = { $mood ->
    [may] assegnare
   *[do] assegna
} { $name_word ->
    [choice] un’Evocazione a tua scelta
    [same] un’Evocazione dello stesso tipo
   *[other] { $name }
} { $X_to ->
    [none] a { $X }
   *[other] { $X_to }
}
do-wake = { $mood ->
    [may] attivare
   *[do] attiva
} { $E }
do-castnext = { $X_word ->
    [me] { $mood ->
        [may] lanciare
       *[do] lancia
    } il tuo prossimo Incantesimo preparato
   *[other] { $X } lancia il suo prossimo Incantesimo preparato
}
do-ctrl = { $mood ->
    [may] prendere
   *[do] prendi
} il controllo { $E_of }{ mod-until }
do-unsum = { $mood ->
    [may] rimettere
   *[do] rimetti
} { $E } nella riserva{ $quiet ->
    [yes] {" "}(senza innescare nulla)
   *[none] {""}
}
do-upg = { $mood ->
    [may] assegnare
   *[do] assegna
} { $name_word ->
    [choice] un Potenziamento a tua scelta
    [rnd] un Potenziamento a caso
   *[other] { $name }
} { $E_to }
do-mod = { $stat_word ->
    [attackin] gli attacchi fisici { $X_word ->
        [me] ti infliggono { $n } { damage } in { mod-more }
       *[other] infliggono { $X_to } { $n } { damage } in { mod-more }
    }
    [spellin] gli Incantesimi { $X_word ->
        [me] ti infliggono { $n } { damage } in { mod-more }
       *[other] infliggono { $X_to } { $n } { damage } in { mod-more }
    }
    [spellout] { $X_word ->
        [me] i tuoi Incantesimi
       *[other] gli Incantesimi { $X_of }
    } infliggono { $n } { damage } in { mod-more }
    [combatout] il primo Danno di ogni { $X_word ->
        [me] tuo Incantesimo di Combattimento
       *[other] Incantesimo di Combattimento { $X_of }
    } è { $n_sign ->
        [minus] ridotto
       *[other] aumentato
    } di { $n }
    [healin] ogni cura { $X_word ->
        [me] su di te
       *[other] { $X_on }
    } toglie { $n } { damage } in { mod-more }
    [powin] { $X_word ->
        [me] guadagni
       *[other] { $X } guadagna
    } ogni volta { $n } { $n ->
        [one] Punto Potere
       *[other] Punti Potere
    } in { mod-more }
    [immune] { $X_word ->
        [me] sei immune
       *[other] { $X } è immune
    } ai Danni
    [studydraw] nella Fase di Studio { $X_word ->
        [me] peschi
       *[other] { $X } pesca
    } { $n } { $n ->
        [one] carta
       *[other] carte
    } in { mod-more } dal Grimorio
    [libdraw] nella Fase di Studio { $X_word ->
        [me] guardi
       *[other] { $X } guarda
    } { $n } { $n ->
        [one] carta
       *[other] carte
    } in { mod-more } della Biblioteca
    [planmax] nella Fase di Preparazione { $X_word ->
        [me] puoi preparare
       *[other] { $X } può preparare
    } { $n } { $n ->
        [one] Incantesimo
       *[other] Incantesimi
    } in { mod-more }
    [nocast] { $X_word ->
        [me] non puoi
       *[other] { $X } non può
    } lanciare Incantesimi
    [onecast] { $X_word ->
        [me] lanci
       *[other] { $X } lancia
    } al massimo un Incantesimo per attivazione
    [noact] { $X_word ->
        [me] non puoi
       *[other] { $X } non può
    } attivare Stanze
    [nomove] { $X_word ->
        [me] non puoi
       *[other] { $X } non può
    } essere mossa né piazzata
   *[other] { $X_word ->
        [me] hai
       *[other] { $X } ha
    } { $n_sort ->
        [number] { $n_sign ->
            [minus] −{ $n }
           *[other] +{ $n }
        } { mod-stat }
       *[other] { mod-stat } { $n_sign ->
            [minus] ridotta
           *[other] aumentata
        } di: { $n }
    }
}{ mod-until }
aura-mod = { do-mod }
mod-more = { $n_sign ->
    [minus] meno
   *[other] più
}
mod-stat = { $stat_word ->
    [strength] Forza
    [speed] Velocità
    [health] Salute
    [handlimit] al limite di mano
    [questlimit] al limite Missioni
   *[reach] gittata d’attacco
}
mod-until = { $d_word ->
    [now] {" "}fino alla fine di questo effetto
    [turn] {" "}fino alla fine di questa attivazione
    [phase] {" "}fino alla fine della Fase
    [round] {" "}fino alla fine del round
    [card] { $on ->
        [spell] {" "}finché questo Incantesimo è in gioco
       *[other] {""}
    }
   *[none] {""}
}
do-cancel = il resto dell’effetto interrotto è annullato

## Quando succede

when-enters = { $F_word ->
    [me] entri
   *[other] { $F } entra
} { $R_word ->
    [any] in una Stanza
   *[other] { $R_in }
}
when-leaves = { $F_word ->
    [me] lasci
   *[other] { $F } lascia
} { $R_word ->
    [any] una Stanza
   *[other] { $R }
}
when-hit = { $X_word ->
    [me] subisci
   *[other] { $X } subisce
} Danni{ $how_word ->
    [spell] {" "}da un Incantesimo
    [attack] {" "}da un attacco fisico
    [room] {" "}da una Stanza
    [event] {" "}da un Evento
   *[any] {""}
}
when-aimed = { $X_word ->
    [me] sei scelto
   *[other] { $X } è scelto
} come bersaglio { $t_word ->
    [any] di un Incantesimo
   *[other] di { $t_spell }
}
when-cast = { $M_word ->
    [me] lanci
   *[other] { $M } lancia
} { $t_word ->
    [any] un Incantesimo
   *[other] { $t_spell }
}
when-sprung = { $M_word ->
    [me] riveli
   *[other] { $M } rivela
} { $t_word ->
    [any] una Trappola o Protezione attivata
   *[other] { $t_spell } attivato
}
when-acts = { $M_word ->
    [me] attivi
   *[other] { $M } attiva
} { $R_word ->
    [any] una Stanza
   *[other] { $R }
}
when-does = { $M_word ->
    [me] compi
   *[other] { $M } compie
} { $k_word ->
    [explore] l’azione Esplorare
    [fight] l’azione Combattere
    [command] l’azione Comandare
    [inertia] l’azione Inerzia
   *[phys] un’Azione Fisica
}
when-lethal = { $X_word ->
    [me] stai per essere sconfitto
   *[other] { $X } sta per essere sconfitto
}
when-moved = { $X_word ->
    [me] ti muovi
   *[other] { $X } si muove
}
when-hexed = { $X_word ->
    [me] ricevi
   *[other] { $X } riceve
} una Maledizione
when-linked = un’Evocazione viene assegnata { $X_to }
when-summons = { $X_word ->
    [me] evochi
   *[other] { $X } evoca
} un’Evocazione
when-slain = { $X } viene sconfitta
when-gone = { $X } lascia la Loggia
when-woken = { $X } viene attivata
when-replaces = { $X_word ->
    [me] converti
   *[other] { $X } converte
} cubi
when-averted = { $X_word ->
    [me] eviti
   *[other] { $X } evita
} la sconfitta
when-felled = { $X_word ->
    [me] vieni sconfitto
   *[other] { $X } viene sconfitto
}
when-crowned = { $X_word ->
    [me] prendi
   *[other] { $X } prende
} la Corona
when-questdone = { $X_word ->
    [me] risolvi
   *[other] { $X } risolve
} una Missione
when-celled = { $X_word ->
    [me] vieni mandato nella tua Cella
   *[other] { $X } viene mandato nella sua Cella
}
when-claims = { $X_word ->
    [me] ottieni
   *[other] { $X } ottiene
} un Trofeo
when-turnstart = comincia un’attivazione { $X_word ->
    [me] tua
   *[other] { $X_of }
}
when-turnend = finisce un’attivazione { $X_word ->
    [me] tua
   *[other] { $X_of }
}
when-scores = { $M_word ->
    [me] guadagni
   *[other] { $M } guadagna
} { $n ->
    [1] Punti Potere
   *[other] almeno { $n } Punti Potere
}
when-loses = { $M_word ->
    [me] perdi
   *[other] { $M } perde
} { $n ->
    [1] Punti Potere
   *[other] almeno { $n } Punti Potere
}
when-unstable = { $P_word ->
    [me] piazzi
   *[other] { $P } piazza
} Instabilità { $R_word ->
    [any] in una Stanza
   *[other] { $R_in }
}
when-converts = { $P_word ->
    [me] converti
   *[other] { $P } converte
} Instabilità { $R_word ->
    [any] in una Stanza
   *[other] { $R_in }
}
when-restored = { $R_word ->
    [any] una Stanza
   *[other] { $R }
} viene ricostruita
when-begin = comincia { $p }
when-end = finisce { $p }
when-reveals = { $M_word ->
    [me] riveli
   *[other] { $M } rivela
} { $f_word ->
    [any] un Incantesimo
   *[other] { $f_spell }
}
when-resolved = { $M_word ->
    [me] finisci
   *[other] { $M } finisce
} di applicare { $f_word ->
    [any] un Incantesimo
   *[other] { $f_spell }
}

ask-src = { $value_from }
ask-amount = (almeno { $value } alla volta)
ask-total = ({ $value } in tutto)
ask-with-mine = con almeno { $value } cubi tuoi
ask-mine = con { $value_word ->
    [least] meno
   *[most] più
} cubi tuoi
ask-distinct = (ogni volta { $value_word ->
    [colour] un altro colore
    [element] un altro elemento
    [school] un’altra Scuola
    [room] un’altra Stanza
   *[mage] un altro Mago
})
ask-same = (tutto { $value_word ->
    [round] nello stesso round
    [phase] nella stessa Fase
   *[effect] nello stesso effetto
})
ask-in = { ask-same }
ask-in-one = { ask-same }
ask-sole = (da solo)

## Condizioni

not = { $holds ->
    [yes] {""}
   *[no] non {""}
}
if-is = { $X_word ->
    [me] { not }sei
   *[other] { $X } { not }è
} { $b_word ->
    [mage] un Mago
    [evo] un’Evocazione
    [Rose] la Rosa Nera
   *[other] { $b_of }
}
if-in = { $X_word ->
    [me] { not }sei
   *[other] { $X } { not }è
} { $r_in }
if-crown = { $X_word ->
    [me] { not }hai
   *[other] { $X } { not }ha
} la Corona
if-near = { $X_word ->
    [me] { not }sei
   *[other] { $X } { not }è
} entro { $n } { $n ->
    [one] Stanza
   *[other] Stanze
} { $Y_from }
if-fell = { $X_word ->
    [me] { not }sei stato sconfitto
   *[other] { $X } { not }è stato sconfitto
} da questo effetto
if-combo = gli altri tuoi Incantesimi rivelati { not }mostrano { $a }{ $b ->
    [none] {""}
   *[other] {" "}+ { $b }
}{ $c ->
    [none] {""}
   *[other] {" "}+ { $c }
}, ciascuno su un Incantesimo diverso

compare-op = { $op ->
    [at-least] almeno { $number }
    [at-most] al massimo { $number }
    [more] più di { $number }
    [less] meno di { $number }
   *[equal] esattamente { $number }
}
has = { $X_word ->
    [me] hai
   *[other] { $X } ha
}
compare-hex = { has } { compare-op } { $number ->
    [one] Maledizione
   *[other] Maledizioni
}
compare-umbra = { has } { compare-op } { $number ->
    [one] Umbra
   *[other] Umbre
}
compare-trophy = { has } { compare-op } { $number ->
    [one] Trofeo
   *[other] Trofei
}
compare-hand = { has } { compare-op } { $number ->
    [one] carta
   *[other] carte
} in mano
compare-pow = { has } { compare-op } { $number ->
    [one] Punto Potere
   *[other] Punti Potere
}
compare-dmg = { has } { compare-op } { $number ->
    [one] Danno
   *[other] Danni
}
compare-black = { has } { compare-op } { $number ->
    [one] Danno nero
   *[other] Danni neri
}
compare-mine = { has } { compare-op } { $number ->
    [one] cubo tuo
   *[other] cubi tuoi
}
compare-evostr = la Forza totale delle Evocazioni { $X_of } è { compare-op }
compare-upg = { has } { compare-op } { $number ->
    [one] Potenziamento
   *[other] Potenziamenti
}
compare-evo = { $X_word ->
    [none] controlli
    [me] controlli
   *[other] { $X } controlla
} { compare-op } { $number ->
    [one] Evocazione
   *[other] Evocazioni
}
compare-el = { compare-op } { $number ->
    [one] altro tuo Incantesimo rivelato mostra
   *[other] altri tuoi Incantesimi rivelati mostrano
} { $e }
compare-sym = { compare-op } { $number ->
    [one] tuo Incantesimo rivelato
   *[other] tuoi Incantesimi rivelati
} { $e_word ->
    [summon] { $number ->
        [one] evoca
       *[other] evocano
    }
   *[other] { $number ->
        [one] mostra
       *[other] mostrano
    } { $e }{ $f ->
        [none] {""}
       *[other] {" "}o { $f }
    }
}
compare-q = { has } { compare-op } { $number ->
    [one] Missione { $s_word ->
        [active] attiva
        [fulfilled] completata
       *[completed] risolta
    }
   *[other] Missioni { $s_word ->
        [active] attive
        [fulfilled] completate
       *[completed] risolte
    }
}
compare-totem = controlli { compare-op } Totem
compare-struck = { $number ->
    [one] è stata colpita { compare-op } miniatura
   *[other] sono state colpite { compare-op } miniature
}
compare-last = { $number ->
    [0] { $op ->
        [equal] non ha avuto effetto
       *[other] ha avuto effetto
    }
   *[other] { $op ->
        [equal] { $number ->
            [1] ci sei riuscito
           *[other] sono stati esattamente { $number }
        }
       *[other] sono stati { compare-op }
    }
}
compare-ignored = sono stati ignorati { compare-op } Danni
compare-hitamt = i Danni sono { compare-op }
compare-moon = è la Luna { $number }
compare-speed = la Velocità è { compare-op }

## Quantità

count-hex = il numero { $X_word ->
    [me] delle tue Maledizioni
   *[other] di Maledizioni { $X_of }
}
count-umbra = il numero { $X_word ->
    [me] delle tue Umbre
   *[other] di Umbre { $X_of }
}
count-trophy = il numero { $X_word ->
    [me] dei tuoi Trofei
   *[other] di Trofei { $X_of }
}
count-hand = il numero di carte nella { $X_word ->
    [me] tua mano
   *[other] mano { $X_of }
}
count-pow = { $X_word ->
    [me] i tuoi Punti Potere
   *[other] i Punti Potere { $X_of }
}
count-dmg = { $X_word ->
    [me] i tuoi Danni
   *[other] i Danni { $X_of }
}
count-black = { $X_word ->
    [me] i tuoi Danni neri
   *[other] i Danni neri { $X_of }
}
count-mine = il numero dei tuoi cubi { $X_on }
count-evostr = la Forza totale { $X_word ->
    [me] delle tue Evocazioni
   *[other] delle Evocazioni { $X_of }
}
count-upg = il numero di Potenziamenti { $X_of }
count-evo = il numero di Evocazioni { $X_word ->
    [none] che controlli
    [me] che controlli
   *[other] controllate { $X_from }
}
count-el = il numero degli altri tuoi Incantesimi rivelati che mostrano { $e }
count-sym = il numero dei tuoi Incantesimi rivelati che { $e_word ->
    [summon] evocano
   *[other] mostrano { $e }{ $f ->
        [none] {""}
       *[other] {" "}o { $f }
    }
}
count-q = il numero { $X_word ->
    [me] delle tue Missioni
   *[other] delle Missioni
} { $s_word ->
    [active] attive
    [fulfilled] completate
   *[completed] risolte
}{ $X_word ->
    [me] {""}
   *[other] {" "}{ $X_of }
}
count-totem = il numero di Totem che controlli
count-struck = il numero di miniature colpite
count-last = quanto fatto
count-ignored = i Danni ignorati
count-hitamt = quei Danni
count-moon = il numero della Luna
count-speed = la Velocità

## Chi e che cosa

where = { $n ->
    [none] {""}
    [any] {""}
    [0] { $n_word ->
        [spirit] {" "}entro Sentiero degli Spiriti (0)
       *[none] {" "}{ $origin_sort ->
            [none] nella tua Stanza
            [room] { $origin_in }
           *[other] nella Stanza { $origin_of }
        }
    }
   *[other] {" "}entro { $n_word ->
        [spirit] Sentiero degli Spiriti ({ $n })
       *[none] gittata { $n }
    }{ $origin ->
        [none] {""}
       *[other] {" "}{ $origin_from }
    }
}
the-mage = { $on ->
    [event] { $quantity ->
        [all] ogni Mago
        [each] ogni Mago
        [up] fino a { $limit } Maghi
       *[one] { $n ->
            [any] { $filter ->
                [none] qualsiasi Mago
               *[other] un Mago
            }
           *[other] un Mago
        }
    }
   *[other] { $quantity ->
        [all] ogni avversario
        [each] ogni avversario
        [up] fino a { $limit } avversari
       *[one] { $n ->
            [any] { $filter ->
                [none] qualsiasi avversario
               *[other] un avversario
            }
           *[other] un avversario
        }
    }
}{ where }
    .of = { $on ->
        [event] { $quantity ->
            [all] di ogni Mago
            [each] di ogni Mago
            [up] di un massimo di { $limit } Maghi
           *[one] { $n ->
                [any] { $filter ->
                    [none] di qualsiasi Mago
                   *[other] di un Mago
                }
               *[other] di un Mago
            }
        }
       *[other] { $quantity ->
            [all] di ogni avversario
            [each] di ogni avversario
            [up] di un massimo di { $limit } avversari
           *[one] { $n ->
                [any] { $filter ->
                    [none] di qualsiasi avversario
                   *[other] di un avversario
                }
               *[other] di un avversario
            }
        }
    }{ where }
    .to = { $on ->
        [event] { $quantity ->
            [all] a ogni Mago
            [each] a ogni Mago
            [up] a un massimo di { $limit } Maghi
           *[one] { $n ->
                [any] { $filter ->
                    [none] a qualsiasi Mago
                   *[other] a un Mago
                }
               *[other] a un Mago
            }
        }
       *[other] { $quantity ->
            [all] a ogni avversario
            [each] a ogni avversario
            [up] a un massimo di { $limit } avversari
           *[one] { $n ->
                [any] { $filter ->
                    [none] a qualsiasi avversario
                   *[other] a un avversario
                }
               *[other] a un avversario
            }
        }
    }{ where }
    .from = { $on ->
        [event] { $quantity ->
            [all] da ogni Mago
            [each] da ogni Mago
            [up] da un massimo di { $limit } Maghi
           *[one] { $n ->
                [any] { $filter ->
                    [none] da qualsiasi Mago
                   *[other] da un Mago
                }
               *[other] da un Mago
            }
        }
       *[other] { $quantity ->
            [all] da ogni avversario
            [each] da ogni avversario
            [up] da un massimo di { $limit } avversari
           *[one] { $n ->
                [any] { $filter ->
                    [none] da qualsiasi avversario
                   *[other] da un avversario
                }
               *[other] da un avversario
            }
        }
    }{ where }
    .on = { $on ->
        [event] { $quantity ->
            [all] su ogni Mago
            [each] su ogni Mago
            [up] su un massimo di { $limit } Maghi
           *[one] { $n ->
                [any] { $filter ->
                    [none] su qualsiasi Mago
                   *[other] su un Mago
                }
               *[other] su un Mago
            }
        }
       *[other] { $quantity ->
            [all] su ogni avversario
            [each] su ogni avversario
            [up] su un massimo di { $limit } avversari
           *[one] { $n ->
                [any] { $filter ->
                    [none] su qualsiasi avversario
                   *[other] su un avversario
                }
               *[other] su un avversario
            }
        }
    }{ where }
the-foe = { $quantity ->
    [all] ogni miniatura nemica
    [each] ogni miniatura nemica
    [up] fino a { $limit } miniature nemiche
   *[one] { $n ->
        [any] { $filter ->
            [none] qualsiasi miniatura nemica
           *[other] una miniatura nemica
        }
       *[other] una miniatura nemica
    }
}{ where }
    .of = { $quantity ->
        [all] di ogni miniatura nemica
        [each] di ogni miniatura nemica
        [up] di un massimo di { $limit } miniature nemiche
       *[one] { $n ->
            [any] { $filter ->
                [none] di qualsiasi miniatura nemica
               *[other] di una miniatura nemica
            }
           *[other] di una miniatura nemica
        }
    }{ where }
    .to = { $quantity ->
        [all] a ogni miniatura nemica
        [each] a ogni miniatura nemica
        [up] a un massimo di { $limit } miniature nemiche
       *[one] { $n ->
            [any] { $filter ->
                [none] a qualsiasi miniatura nemica
               *[other] a una miniatura nemica
            }
           *[other] a una miniatura nemica
        }
    }{ where }
    .from = { $quantity ->
        [all] da ogni miniatura nemica
        [each] da ogni miniatura nemica
        [up] da un massimo di { $limit } miniature nemiche
       *[one] { $n ->
            [any] { $filter ->
                [none] da qualsiasi miniatura nemica
               *[other] da una miniatura nemica
            }
           *[other] da una miniatura nemica
        }
    }{ where }
    .on = { $quantity ->
        [all] su ogni miniatura nemica
        [each] su ogni miniatura nemica
        [up] su un massimo di { $limit } miniature nemiche
       *[one] { $n ->
            [any] { $filter ->
                [none] su qualsiasi miniatura nemica
               *[other] su una miniatura nemica
            }
           *[other] su una miniatura nemica
        }
    }{ where }
the-fig = { $quantity ->
    [all] ogni miniatura
    [each] ogni miniatura
    [up] fino a { $limit } altre miniature
   *[one] { $n ->
        [any] { $filter ->
            [none] qualsiasi altra miniatura
           *[other] un’altra miniatura
        }
       *[other] un’altra miniatura
    }
}{ where }
    .of = { $quantity ->
        [all] di ogni miniatura
        [each] di ogni miniatura
        [up] di un massimo di { $limit } altre miniature
       *[one] { $n ->
            [any] { $filter ->
                [none] di qualsiasi altra miniatura
               *[other] di un’altra miniatura
            }
           *[other] di un’altra miniatura
        }
    }{ where }
    .to = { $quantity ->
        [all] a ogni miniatura
        [each] a ogni miniatura
        [up] a un massimo di { $limit } altre miniature
       *[one] { $n ->
            [any] { $filter ->
                [none] a qualsiasi altra miniatura
               *[other] a un’altra miniatura
            }
           *[other] a un’altra miniatura
        }
    }{ where }
    .from = { $quantity ->
        [all] da ogni miniatura
        [each] da ogni miniatura
        [up] da un massimo di { $limit } altre miniature
       *[one] { $n ->
            [any] { $filter ->
                [none] da qualsiasi altra miniatura
               *[other] da un’altra miniatura
            }
           *[other] da un’altra miniatura
        }
    }{ where }
    .on = { $quantity ->
        [all] su ogni miniatura
        [each] su ogni miniatura
        [up] su un massimo di { $limit } altre miniature
       *[one] { $n ->
            [any] { $filter ->
                [none] su qualsiasi altra miniatura
               *[other] su un’altra miniatura
            }
           *[other] su un’altra miniatura
        }
    }{ where }
the-evo = { $quantity ->
    [all] ogni Evocazione
    [each] ogni Evocazione
    [up] fino a { $limit } Evocazioni
   *[one] { $n ->
        [any] { $filter ->
            [none] qualsiasi Evocazione
           *[other] un’Evocazione
        }
       *[other] un’Evocazione
    }
}{ where }
    .of = { $quantity ->
        [all] di ogni Evocazione
        [each] di ogni Evocazione
        [up] di un massimo di { $limit } Evocazioni
       *[one] { $n ->
            [any] { $filter ->
                [none] di qualsiasi Evocazione
               *[other] di un’Evocazione
            }
           *[other] di un’Evocazione
        }
    }{ where }
    .to = { $quantity ->
        [all] a ogni Evocazione
        [each] a ogni Evocazione
        [up] a un massimo di { $limit } Evocazioni
       *[one] { $n ->
            [any] { $filter ->
                [none] a qualsiasi Evocazione
               *[other] a un’Evocazione
            }
           *[other] a un’Evocazione
        }
    }{ where }
    .from = { $quantity ->
        [all] da ogni Evocazione
        [each] da ogni Evocazione
        [up] da un massimo di { $limit } Evocazioni
       *[one] { $n ->
            [any] { $filter ->
                [none] da qualsiasi Evocazione
               *[other] da un’Evocazione
            }
           *[other] da un’Evocazione
        }
    }{ where }
    .on = { $quantity ->
        [all] su ogni Evocazione
        [each] su ogni Evocazione
        [up] su un massimo di { $limit } Evocazioni
       *[one] { $n ->
            [any] { $filter ->
                [none] su qualsiasi Evocazione
               *[other] su un’Evocazione
            }
           *[other] su un’Evocazione
        }
    }{ where }
the-myevo = { $quantity ->
    [all] ogni Evocazione che controlli
    [each] ogni Evocazione che controlli
    [up] fino a { $limit } Evocazioni che controlli
   *[one] un’Evocazione che controlli
}{ where }
    .of = { $quantity ->
        [all] di ogni Evocazione che controlli
        [each] di ogni Evocazione che controlli
        [up] di un massimo di { $limit } Evocazioni che controlli
       *[one] di un’Evocazione che controlli
    }{ where }
    .to = { $quantity ->
        [all] a ogni Evocazione che controlli
        [each] a ogni Evocazione che controlli
        [up] a un massimo di { $limit } Evocazioni che controlli
       *[one] a un’Evocazione che controlli
    }{ where }
    .from = { $quantity ->
        [all] da ogni Evocazione che controlli
        [each] da ogni Evocazione che controlli
        [up] da un massimo di { $limit } Evocazioni che controlli
       *[one] da un’Evocazione che controlli
    }{ where }
    .on = { $quantity ->
        [all] su ogni Evocazione che controlli
        [each] su ogni Evocazione che controlli
        [up] su un massimo di { $limit } Evocazioni che controlli
       *[one] su un’Evocazione che controlli
    }{ where }
the-foeevo = { $quantity ->
    [all] ogni Evocazione che non controlli
    [each] ogni Evocazione che non controlli
    [up] fino a { $limit } Evocazioni che non controlli
   *[one] un’Evocazione che non controlli
}{ where }
    .of = { $quantity ->
        [all] di ogni Evocazione che non controlli
        [each] di ogni Evocazione che non controlli
        [up] di un massimo di { $limit } Evocazioni che non controlli
       *[one] di un’Evocazione che non controlli
    }{ where }
    .to = { $quantity ->
        [all] a ogni Evocazione che non controlli
        [each] a ogni Evocazione che non controlli
        [up] a un massimo di { $limit } Evocazioni che non controlli
       *[one] a un’Evocazione che non controlli
    }{ where }
    .from = { $quantity ->
        [all] da ogni Evocazione che non controlli
        [each] da ogni Evocazione che non controlli
        [up] da un massimo di { $limit } Evocazioni che non controlli
       *[one] da un’Evocazione che non controlli
    }{ where }
    .on = { $quantity ->
        [all] su ogni Evocazione che non controlli
        [each] su ogni Evocazione che non controlli
        [up] su un massimo di { $limit } Evocazioni che non controlli
       *[one] su un’Evocazione che non controlli
    }{ where }
the-me = tu
    .of = di te
    .to = a te
    .from = da te
    .on = su di te
the-bearer = il portatore
    .of = del portatore
    .to = al portatore
    .from = dal portatore
    .on = sul portatore
the-this = questa Evocazione
    .of = di questa Evocazione
    .to = a questa Evocazione
    .from = da questa Evocazione
    .on = su questa Evocazione
the-trig = { $who ->
    [caster] il lanciatore
    [mage] quel Mago
    [evocation] quell’Evocazione
   *[figure] quella miniatura
}
    .of = { $who ->
        [caster] del lanciatore
        [mage] di quel Mago
        [evocation] di quell’Evocazione
       *[figure] di quella miniatura
    }
    .to = { $who ->
        [caster] al lanciatore
        [mage] a quel Mago
        [evocation] a quell’Evocazione
       *[figure] a quella miniatura
    }
    .from = { $who ->
        [caster] dal lanciatore
        [mage] da quel Mago
        [evocation] da quell’Evocazione
       *[figure] da quella miniatura
    }
    .on = { $who ->
        [caster] sul lanciatore
        [mage] su quel Mago
        [evocation] su quell’Evocazione
       *[figure] su quella miniatura
    }
the-victim = { $who ->
    [mage] quel Mago
    [evocation] quell’Evocazione
   *[figure] quella miniatura
}
    .of = { $who ->
        [mage] di quel Mago
        [evocation] di quell’Evocazione
       *[figure] di quella miniatura
    }
    .to = { $who ->
        [mage] a quel Mago
        [evocation] a quell’Evocazione
       *[figure] a quella miniatura
    }
    .from = { $who ->
        [mage] da quel Mago
        [evocation] da quell’Evocazione
       *[figure] da quella miniatura
    }
    .on = { $who ->
        [mage] su quel Mago
        [evocation] su quell’Evocazione
       *[figure] su quella miniatura
    }
the-src = l’aggressore
    .of = dell’aggressore
    .to = all’aggressore
    .from = dall’aggressore
    .on = sull’aggressore
the-drawer = il Mago che ha pescato questo Evento
    .of = del Mago che ha pescato questo Evento
    .to = al Mago che ha pescato questo Evento
    .from = dal Mago che ha pescato questo Evento
    .on = sul Mago che ha pescato questo Evento
the-own = una tua miniatura
    .of = di una tua miniatura
    .to = a una tua miniatura
    .from = da una tua miniatura
    .on = su una tua miniatura
the-any = qualsiasi miniatura
    .of = di qualsiasi miniatura
    .to = a qualsiasi miniatura
    .from = da qualsiasi miniatura
    .on = su qualsiasi miniatura
the-M-every = { $single ->
    [yes] il Mago
   *[no] ogni Mago
}
    .of = { $single ->
        [yes] del Mago
       *[no] di ogni Mago
    }
    .to = { $single ->
        [yes] al Mago
       *[no] a ogni Mago
    }
    .from = { $single ->
        [yes] dal Mago
       *[no] da ogni Mago
    }
    .on = { $single ->
        [yes] sul Mago
       *[no] su ogni Mago
    }
the-E-every = ogni Evocazione
    .of = di ogni Evocazione
    .to = a ogni Evocazione
    .from = da ogni Evocazione
    .on = su ogni Evocazione
the-Rose = la Rosa Nera
    .of = della Rosa Nera
    .to = alla Rosa Nera
    .from = dalla Rosa Nera
    .on = sulla Rosa Nera
the-it = quell’Evocazione
    .of = di quell’Evocazione
    .to = a quell’Evocazione
    .from = da quell’Evocazione
    .on = su quell’Evocazione
the-owner = il proprietario { $E_of }
    .of = del proprietario { $E_of }
    .to = al proprietario { $E_of }
    .from = dal proprietario { $E_of }
    .on = sul proprietario { $E_of }
the-umbra = { $quantity ->
    [all] ogni
    [each] ogni
   *[one] una
} { $X_word ->
    [me] tua Umbra
   *[other] Umbra { $X_of }
}
    .of = { $quantity ->
        [all] di ogni
        [each] di ogni
       *[one] di una
    } { $X_word ->
        [me] tua Umbra
       *[other] Umbra { $X_of }
    }
    .to = { $quantity ->
        [all] a ogni
        [each] a ogni
       *[one] a una
    } { $X_word ->
        [me] tua Umbra
       *[other] Umbra { $X_of }
    }
    .from = { $quantity ->
        [all] da ogni
        [each] da ogni
       *[one] da una
    } { $X_word ->
        [me] tua Umbra
       *[other] Umbra { $X_of }
    }
    .on = { $quantity ->
        [all] su ogni
        [each] su ogni
       *[one] su una
    } { $X_word ->
        [me] tua Umbra
       *[other] Umbra { $X_of }
    }
the-room = { $n ->
    [none] { $origin_word ->
        [none] una Stanza
        [me] la tua Stanza
       *[other] la Stanza { $origin_of }
    }
    [0] { $origin_word ->
        [none] la tua Stanza
        [me] la tua Stanza
       *[other] la Stanza { $origin_of }
    }
   *[other] { $quantity ->
        [all] tutte le Stanze
        [each] ogni Stanza
        [up] un massimo di { $limit } Stanze
       *[one] { $n ->
            [any] { $colour ->
                [none] qualsiasi Stanza
               *[other] la Stanza
            }
           *[other] una Stanza
        }
    }{ $colour ->
        [none] {""}
       *[other] {" "}{ $colour }
    }{ where }
}
    .of = { $n ->
        [none] { $origin_word ->
            [none] di una Stanza
            [me] della tua Stanza
           *[other] della Stanza { $origin_of }
        }
        [0] { $origin_word ->
            [none] della tua Stanza
            [me] della tua Stanza
           *[other] della Stanza { $origin_of }
        }
       *[other] { $quantity ->
            [all] di tutte le Stanze
            [each] di ogni Stanza
            [up] di un massimo di { $limit } Stanze
           *[one] { $n ->
                [any] { $colour ->
                    [none] di qualsiasi Stanza
                   *[other] della Stanza
                }
               *[other] di una Stanza
            }
        }{ $colour ->
            [none] {""}
           *[other] {" "}{ $colour }
        }{ where }
    }
    .in = { $n ->
        [none] { $origin_word ->
            [none] in una Stanza
            [me] nella tua Stanza
           *[other] nella Stanza { $origin_of }
        }
        [0] { $origin_word ->
            [none] nella tua Stanza
            [me] nella tua Stanza
           *[other] nella Stanza { $origin_of }
        }
       *[other] { $quantity ->
            [all] in tutte le Stanze
            [each] in ogni Stanza
            [up] in un massimo di { $limit } Stanze
           *[one] { $n ->
                [any] { $colour ->
                    [none] in qualsiasi Stanza
                   *[other] nella Stanza
                }
               *[other] in una Stanza
            }
        }{ $colour ->
            [none] {""}
           *[other] {" "}{ $colour }
        }{ where }
    }
    .from = { $n ->
        [none] { $origin_word ->
            [none] da una Stanza
            [me] dalla tua Stanza
           *[other] dalla Stanza { $origin_of }
        }
        [0] { $origin_word ->
            [none] dalla tua Stanza
            [me] dalla tua Stanza
           *[other] dalla Stanza { $origin_of }
        }
       *[other] { $quantity ->
            [all] da tutte le Stanze
            [each] da ogni Stanza
            [up] da un massimo di { $limit } Stanze
           *[one] { $n ->
                [any] { $colour ->
                    [none] da qualsiasi Stanza
                   *[other] dalla Stanza
                }
               *[other] da una Stanza
            }
        }{ $colour ->
            [none] {""}
           *[other] {" "}{ $colour }
        }{ where }
    }
the-here = la tua Stanza
    .of = della tua Stanza
    .in = nella tua Stanza
    .from = dalla tua Stanza
the-there = quella Stanza
    .of = di quella Stanza
    .in = in quella Stanza
    .from = da quella Stanza
the-exit = una Stanza adiacente { $X_word ->
    [me] alla tua Cella
   *[other] alla Cella { $X_of }
}
    .of = di una Stanza adiacente { $X_word ->
        [me] alla tua Cella
       *[other] alla Cella { $X_of }
    }
    .in = in una Stanza adiacente { $X_word ->
        [me] alla tua Cella
       *[other] alla Cella { $X_of }
    }
    .from = da una Stanza adiacente { $X_word ->
        [me] alla tua Cella
       *[other] alla Cella { $X_of }
    }
the-prepared = un { $X_word ->
    [me] tuo Incantesimo preparato
   *[other] Incantesimo preparato { $X_of }
}
    .of = di un { $X_word ->
        [me] tuo Incantesimo preparato
       *[other] Incantesimo preparato { $X_of }
    }
    .to = a un { $X_word ->
        [me] tuo Incantesimo preparato
       *[other] Incantesimo preparato { $X_of }
    }
    .from = da un { $X_word ->
        [me] tuo Incantesimo preparato
       *[other] Incantesimo preparato { $X_of }
    }
    .on = su un { $X_word ->
        [me] tuo Incantesimo preparato
       *[other] Incantesimo preparato { $X_of }
    }
the-activated = un { $X_word ->
    [me] tuo Incantesimo attivato
   *[other] Incantesimo attivato { $X_of }
}
    .of = di un { $X_word ->
        [me] tuo Incantesimo attivato
       *[other] Incantesimo attivato { $X_of }
    }
    .to = a un { $X_word ->
        [me] tuo Incantesimo attivato
       *[other] Incantesimo attivato { $X_of }
    }
    .from = da un { $X_word ->
        [me] tuo Incantesimo attivato
       *[other] Incantesimo attivato { $X_of }
    }
    .on = su un { $X_word ->
        [me] tuo Incantesimo attivato
       *[other] Incantesimo attivato { $X_of }
    }
the-revealed = un { $X_word ->
    [me] tuo Incantesimo rivelato
   *[other] Incantesimo rivelato { $X_of }
}
    .of = di un { $X_word ->
        [me] tuo Incantesimo rivelato
       *[other] Incantesimo rivelato { $X_of }
    }
    .to = a un { $X_word ->
        [me] tuo Incantesimo rivelato
       *[other] Incantesimo rivelato { $X_of }
    }
    .from = da un { $X_word ->
        [me] tuo Incantesimo rivelato
       *[other] Incantesimo rivelato { $X_of }
    }
    .on = su un { $X_word ->
        [me] tuo Incantesimo rivelato
       *[other] Incantesimo rivelato { $X_of }
    }
the-quest = una Missione { $s_word ->
    [active] attiva
    [fulfilled] completata
   *[completed] risolta
} { $X_of }
    .of = di una Missione { $s_word ->
        [active] attiva
        [fulfilled] completata
       *[completed] risolta
    } { $X_of }
    .to = a una Missione { $s_word ->
        [active] attiva
        [fulfilled] completata
       *[completed] risolta
    } { $X_of }
    .from = da una Missione { $s_word ->
        [active] attiva
        [fulfilled] completata
       *[completed] risolta
    } { $X_of }
    .on = su una Missione { $s_word ->
        [active] attiva
        [fulfilled] completata
       *[completed] risolta
    } { $X_of }

that-mage = { $quantity ->
    [all] quei Maghi
    [member] uno di quei Maghi
   *[one] quel Mago
}
    .of = { $quantity ->
        [all] di quei Maghi
        [member] di uno di quei Maghi
       *[one] di quel Mago
    }
    .to = { $quantity ->
        [all] a quei Maghi
        [member] a uno di quei Maghi
       *[one] a quel Mago
    }
    .from = { $quantity ->
        [all] da quei Maghi
        [member] da uno di quei Maghi
       *[one] da quel Mago
    }
    .on = { $quantity ->
        [all] su quei Maghi
        [member] su uno di quei Maghi
       *[one] su quel Mago
    }
that-figure = { $quantity ->
    [all] quelle miniature
    [member] una di quelle miniature
   *[one] quella miniatura
}
    .of = { $quantity ->
        [all] di quelle miniature
        [member] di una di quelle miniature
       *[one] di quella miniatura
    }
    .to = { $quantity ->
        [all] a quelle miniature
        [member] a una di quelle miniature
       *[one] a quella miniatura
    }
    .from = { $quantity ->
        [all] da quelle miniature
        [member] da una di quelle miniature
       *[one] da quella miniatura
    }
    .on = { $quantity ->
        [all] su quelle miniature
        [member] su una di quelle miniature
       *[one] su quella miniatura
    }
that-evocation = { $quantity ->
    [all] quelle Evocazioni
    [member] una di quelle Evocazioni
   *[one] quell’Evocazione
}
    .of = { $quantity ->
        [all] di quelle Evocazioni
        [member] di una di quelle Evocazioni
       *[one] di quell’Evocazione
    }
    .to = { $quantity ->
        [all] a quelle Evocazioni
        [member] a una di quelle Evocazioni
       *[one] a quell’Evocazione
    }
    .from = { $quantity ->
        [all] da quelle Evocazioni
        [member] da una di quelle Evocazioni
       *[one] da quell’Evocazione
    }
    .on = { $quantity ->
        [all] su quelle Evocazioni
        [member] su una di quelle Evocazioni
       *[one] su quell’Evocazione
    }
that-room = { $quantity ->
    [all] quelle Stanze
    [member] una di quelle Stanze
   *[one] quella Stanza
}
    .of = { $quantity ->
        [all] di quelle Stanze
        [member] di una di quelle Stanze
       *[one] di quella Stanza
    }
    .in = { $quantity ->
        [all] in quelle Stanze
        [member] in una di quelle Stanze
       *[one] in quella Stanza
    }
    .from = { $quantity ->
        [all] da quelle Stanze
        [member] da una di quelle Stanze
       *[one] da quella Stanza
    }
that-card = quell’Incantesimo
    .of = di quell’Incantesimo
    .to = a quell’Incantesimo
    .from = da quell’Incantesimo
    .on = su quell’Incantesimo
that-quest = quella Missione
    .of = di quella Missione
    .to = a quella Missione
    .from = da quella Missione
    .on = su quella Missione

named-place = «{ $name }»
    .of = di «{ $name }»
    .in = in «{ $name }»
    .from = da «{ $name }»
named-evocation = 1 { $name }
    .of = di 1 { $name }
    .to = a 1 { $name }
    .from = da 1 { $name }
    .on = su 1 { $name }
named-archetype = archetipo { $name }
    .of = di archetipo { $name }
    .to = a archetipo { $name }
    .from = da archetipo { $name }
    .on = su archetipo { $name }
named-hex = la Maledizione «{ $name }»
    .of = della Maledizione «{ $name }»
    .to = alla Maledizione «{ $name }»
    .from = dalla Maledizione «{ $name }»
    .on = sulla Maledizione «{ $name }»
named-upgrade = il Potenziamento «{ $name }»
    .of = del Potenziamento «{ $name }»
    .to = al Potenziamento «{ $name }»
    .from = dal Potenziamento «{ $name }»
    .on = sul Potenziamento «{ $name }»
key-red = una Stanza rossa
    .of = di una Stanza rossa
    .in = in una Stanza rossa
    .from = da una Stanza rossa
key-blue = una Stanza blu
    .of = di una Stanza blu
    .in = in una Stanza blu
    .from = da una Stanza blu
key-green = una Stanza verde
    .of = di una Stanza verde
    .in = in una Stanza verde
    .from = da una Stanza verde
key-yellow = una Stanza gialla
    .of = di una Stanza gialla
    .in = in una Stanza gialla
    .from = da una Stanza gialla
key-purple = una Stanza viola
    .of = di una Stanza viola
    .in = in una Stanza viola
    .from = da una Stanza viola
key-grey = una Stanza grigia
    .of = di una Stanza grigia
    .in = in una Stanza grigia
    .from = da una Stanza grigia
key-black = la Stanza nera
    .of = della Stanza nera
    .in = nella Stanza nera
    .from = dalla Stanza nera

## Quali

colour-red = rossa
colour-blue = blu
colour-green = verde
colour-yellow = gialla
colour-purple = viola
colour-grey = grigia
colour-black = nera
filter-black = { $op ->
    [at-least] con almeno { $value } Danni neri
    [at-most] con al massimo { $value } Danni neri
   *[equal] { $value ->
        [0] senza Danni neri
       *[other] con { $value } Danni neri
    }
}
filter-ruined = sul lato distrutto
filter-restored = { $holds ->
    [no] sul lato distrutto
   *[yes] sul lato ricostruito
}
filter-free = con uno spazio libero
filter-crown = { $holds ->
    [no] senza la Corona
   *[yes] con la Corona
}
filter-other = diverso da questo
filter-most = con più { measure }
filter-least = con meno { measure }
measure = { $x_word ->
    [power] Punti Potere
    [instability] Instabilità
   *[trophies] Trofei
}
filter-owner = { $value_of }
filter-hex = con { filter-op } { $value ->
    [one] Maledizione
   *[other] Maledizioni
}
filter-umbra = con { filter-op } { $value ->
    [one] Umbra
   *[other] Umbre
}
filter-dmg = con { filter-op } { $value ->
    [one] Danno
   *[other] Danni
}
filter-health = con Salute { $op ->
    [at-least] { $value } o più
    [at-most] { $value } o meno
   *[equal] { $value }
}
filter-trophies = con { filter-op } { $value ->
    [one] Trofeo
   *[other] Trofei
}
filter-mages = con { filter-op } { $value ->
    [one] Mago
   *[other] Maghi
}
filter-op = { $op ->
    [at-least] almeno { $value }
    [at-most] al massimo { $value }
    [more] più di { $value }
    [less] meno di { $value }
   *[equal] esattamente { $value }
}
filter-place = { $holds ->
    [no] (esclusi: { $name })
   *[yes] «{ $name }»
}
filter-archetype = { $holds ->
    [no] non di archetipo { $name }
   *[yes] di archetipo { $name }
}
filter-evocation = { $holds ->
    [no] (esclusi: { $name })
   *[yes] di tipo { $name }
}
filter-named = { $holds ->
    [yes] (solo { $thing })
   *[no] (non { $thing })
}

## Parole che stanno per sé stesse

key-fire = fuoco
    .spell = un Incantesimo di fuoco
key-water = acqua
    .spell = un Incantesimo d’acqua
key-air = aria
    .spell = un Incantesimo d’aria
key-earth = terra
    .spell = un Incantesimo di terra
key-profane = profano
    .spell = un Incantesimo profano
key-sacred = sacro
    .spell = un Incantesimo sacro
key-magic = magia
    .spell = un Incantesimo di magia
key-summon = evocazione
    .spell = un Incantesimo che evoca
key-combat = Combattimento
    .spell = un Incantesimo di Combattimento
key-conjunction = Contingenza
    .spell = un Incantesimo di Contingenza
key-defence = Protezione
    .spell = un Incantesimo di Protezione
key-trap = Trappola
    .spell = un Incantesimo Trappola
key-rose = la Fase della Rosa Nera
key-study = la Fase di Studio
key-planning = la Fase di Preparazione
key-action = la Fase Azione
key-evocation = la Fase Evocazioni
key-cleanup = la Fase di Ripristino
key-round = round
part-P = come Azione Fisica: { $what }
part-S = come Incantesimo: { $what }

## Ordini dell’Avatar

with-priority = { $thing } (priorità { $number })
order-you = Un Ordine all’Avatar: «tu» è l’Avatar.
symbol-instability = Piazza 1 Instabilità nella tua Stanza.
order-instability = Prima del primo Incantesimo di questo Ordine, piazza 1 Instabilità nella tua Stanza.
order-extra = Poi rivela e gioca un altro Ordine, che non conta per il limite.
order-priority = { $number ->
    [1] Il Mago con più Danni; in parità, il più vicino; in parità, quello con più Punti Potere; in parità, decide la Corona.
    [2] Il Mago più vicino; in parità, quello con più Danni; in parità, quello con più Punti Potere; in parità, decide la Corona.
   *[3] La Stanza con più Maghi; in parità, quella con più miniature; in parità, quella con più Instabilità; in parità, decide la Corona.
}

## Pacchetti: `mindrose content`

pack-file = { $part ->
    [rooms] Stanze
    [lodge] Loggia
    [mages] Maghi
    [schools] Scuole
    [personal] Magie Personali
    [forgotten] Magie Dimenticate
    [spells] Incantesimi
    [evocations] Evocazioni
    [hexes] Maledizioni
    [upgrades] Potenziamenti
    [quests] Missioni
    [avatar] Ordini dell’Avatar
   *[events] Eventi
}
pack-part = { pack-file }: { $number }, del pacchetto
pack-part-says = { $part ->
    [main] Principale
    [reverse] Inverso
    [ruined] Distrutta
    [restored] Ricostruita
    [task] Obiettivo
    [instability] Instabilità
    [action] Azione Fisica
    [spell] Incantesimo
    [extra] Carta aggiuntiva
    [reaction] Trappola o Protezione
    [priority-1] Priorità 1
    [priority-2] Priorità 2
    [priority-3] Priorità 3
   *[effect] Effetto
}: { $text }
