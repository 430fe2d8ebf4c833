### Che cosa dicono le lezioni del gioco di carte, in italiano.
###
### I testi al tavolo nominano le carte con il loro id: $hope è il nome della carta Speranza.

tutorial-lesson-first-turn = Il tuo primo turno
    .about = Il tavolo, prendere un Impulso, evocare un’Emozione, i Frammenti.
tutorial-lesson-abilities = Le abilità
    .about = Emozioni pronte e appena entrate, che cosa costa un’abilità e dove va il Frammento.
tutorial-lesson-fusion = La Fusione
    .about = Due carte in una mossa, subito pronte.
tutorial-lesson-counter = Contrastare
    .about = Fermare un’abilità, ed essere fermati.
tutorial-lesson-revelation = La Rivelazione
    .about = I punti, le Vibrazioni, il bonus e l’Umore.
tutorial-lesson-victory = Vincere
    .about = Risolutezza ed Equilibrio.

## Il tuo primo turno

tutorial-first-welcome = Ti diamo il benvenuto! Hai una mano di carte e una Mentalità: una fila di quattro posti dove vivranno le tue Emozioni. Fra te e l’avversario ci sono tre carte scoperte, gli Impulsi, ognuna con la sua pila.
tutorial-first-impulse = Nel tuo turno compi esattamente due Azioni. Un tipo di Azione è prendere in mano un Impulso. Prendi { $hope } dalla colonna 1: è un’Emozione Forte.
tutorial-first-evoke = { $hope } è nella tua mano, e la carta seguente della pila ha preso il suo posto. L’altro tipo di Azione è evocare un’Emozione: passa dalla mano alla tua Mentalità. Evoca { $hope }.
tutorial-first-fragments = Era la tua seconda Azione, così anche l’avversario ha giocato il suo turno. Guarda { $hope }: è entrata con due Frammenti, come ogni Emozione Forte. I Frammenti sono carburante, e quelli rimasti al momento del conteggio sono i tuoi punti.
tutorial-first-mild = Tocca di nuovo a te. { $comfort } è un’Emozione Media e porta un Frammento. Evocala.
tutorial-first-keep = Quando entra un’Emozione puoi rimuoverne un’altra. I posti sono quattro, quindi non rimuovere nulla.
tutorial-first-end = Ora hai tre Frammenti, tutti di Gioia, perché tutte e due le Emozioni sono di Gioia. Le Emozioni di Malinconia portano Frammenti di Malinconia. Quando i quattro posti sono occupati, una nuova Emozione deve sostituirne una vecchia.

## Le abilità

tutorial-ability-ready = Un’Emozione che era nella tua Mentalità all’inizio del turno è pronta: puoi usare la sua abilità. { $trust } è appena entrata, e aspetta fino al tuo prossimo turno.
tutorial-ability-use = Usare un’abilità costa un Frammento di quell’Emozione, ma nessuna Azione. { $hope } ha l’abilità Pescare: due carte dal mazzo principale. Usala.
tutorial-ability-absorb = Di solito un Frammento speso torna nella riserva. Ma tu hai anche { $brightness-y }, che è di Gioia come { $hope }: può assorbire i Frammenti di Gioia spesi dalle tue Emozioni. Lascia che lo assorba.
tutorial-ability-another = Hai pescato due carte. Il Frammento assorbito non si può più spendere, ma darà un punto. In un turno puoi usare ogni tipo di abilità una volta sola, quindi provane un altro: usa { $valor } per Distruggere.
tutorial-ability-absorb-again = { $brightness-y } ha due caselle Assorbimento, e una è ancora libera. Lascia che assorba anche questo Frammento.
tutorial-ability-destroy = Ora il bersaglio: può essere qualsiasi Emozione in qualsiasi Mentalità. Distruggi { $rage }, su cui l’avversario ha due Frammenti.
tutorial-ability-end = { $rage } è negli scarti e i suoi Frammenti sono tornati nella riserva: non danno punti a nessuno. Hai usato due abilità senza perdere un solo Frammento, e ti resta ancora un’Azione.

## La Fusione

tutorial-fusion-base = { $bleakness-gn } è una carta base. Non ha abilità e non porta Frammenti. Ma può entrare insieme a un’altra Emozione, come carta inferiore di un’Emozione fusa.
tutorial-fusion-evoke = Prima scegli la carta superiore: evoca { $panic }. Da sola risulterebbe appena entrata, e la sua abilità dovrebbe aspettare.
tutorial-fusion-fuse = Ora fondila con { $bleakness-gn }. Le due carte entrano insieme, con una sola Azione.
tutorial-fusion-use = Un’Emozione fusa è subito pronta. Usa { $panic } adesso.
tutorial-fusion-absorb = Le due carte sono entrambe di Malinconia. Perciò la carta base può assorbire il Frammento che { $panic } spende. Lascia che lo assorba.
tutorial-fusion-destroy = E adesso distruggi { $faith }.
tutorial-fusion-end = Un’Emozione fusa conta come una sola: occupa un posto, e ha soltanto la Vibrazione della carta superiore. La sua carta base assorbe solo ciò che spende questa stessa Emozione, e solo se le due carte hanno la stessa polarità.

## Contrastare

tutorial-counter-threat = L’avversario usa { $panic } per distruggere la tua Emozione { $faith }. L’abilità è pagata, ma non ha ancora avuto effetto: è il momento di contrastarla.
tutorial-counter-counter = { $panic } ha la Vibrazione blu. Se scarti dalla mano una carta blu, qualunque sia, l’abilità non ha effetto. Contrasta con { $tranquility }.
tutorial-counter-nothing = { $faith } resta al suo posto. Il Frammento dell’avversario è speso lo stesso, e quel tipo di abilità contava come usato per il suo turno. Ora tocca a te.
tutorial-counter-use = Rispondi: usa { $valor }, che ha la Vibrazione rossa.
tutorial-counter-destroy = Scegli di distruggere { $animosity }. L’avversario ha una carta in mano. E se fosse rossa?
tutorial-counter-end = Era rossa: l’avversario ha contrastato, { $animosity } resta e il tuo Frammento è perso. Un contrasto non si può contrastare. Perciò, prima di usare un’abilità, pensa alle carte nelle mani altrui, e nella tua tieni Vibrazioni diverse.

## La Rivelazione

tutorial-revelation-empty = La pila della colonna 2 è vuota. Quando la carta { $disgust } se ne va, niente può sostituirla: arriva la Rivelazione. Il turno finisce subito, e tutti contano i punti.
tutorial-revelation-patterns = Tutti i Frammenti sulle tue Emozioni diventano allora tuoi per sempre. Le Vibrazioni delle tue Emozioni possono dare un bonus: 1 Frammento per tre diverse, 2 per tre uguali o due coppie, 4 per quattro diverse o quattro uguali. Vale solo la combinazione migliore.
tutorial-revelation-evoke = Hai rosso, giallo e blu. { $purity } è verde: evocala, e avrai quattro Vibrazioni diverse.
tutorial-revelation-keep = Non rimuovere nulla: ti servono tutte e quattro.
tutorial-revelation-take = Ora prendi { $disgust } dalla colonna 2, e guarda la Rivelazione.
tutorial-revelation-scored = Le tue Emozioni ti hanno dato 6 Frammenti, e quattro Vibrazioni diverse un bonus di 4. Il bonus ha il colore che il segnalino Umore mostra alla Rivelazione, e mostrava Gioia: hai 10 Frammenti di Gioia nell’area dei punti. Nessuno te li può togliere.
tutorial-revelation-cycle = Poi è cominciato un nuovo Ciclo. Le Mentalità sono state svuotate, hai di nuovo quattro carte in mano, pile e Impulsi sono stati riforniti e il segnalino Umore è stato lanciato: le due facce sono ugualmente probabili, e stavolta è uscita di nuovo Gioia. Il primo turno è toccato all’avversario, perché la Rivelazione è arrivata nel tuo.

## Vincere

tutorial-victory-goals = Dopo ogni Rivelazione si guarda se qualcuno ha vinto. Ci sono due modi. Risolutezza: almeno 12 Frammenti di un colore. Equilibrio: tanti Frammenti di Gioia quanti di Malinconia, e almeno 7 per colore.
tutorial-victory-rival = Nell’area dei punti tu hai 8 di Gioia, l’avversario 5 di Gioia e 5 di Malinconia. E guarda la sua Mentalità: 2 di Gioia e 2 di Malinconia. Se la Rivelazione arrivasse ora, ne avrebbe 7 per colore e vincerebbe per Equilibrio.
tutorial-victory-evoke = Ma la Risolutezza viene prima dell’Equilibrio. Con i Frammenti di { $hope } avresti 10 di Gioia. Evoca { $valor } per averne altri due.
tutorial-victory-keep = Non rimuovere nulla: i Frammenti di { $hope } ti servono.
tutorial-victory-take = Ora i 12 sono a portata di mano. La pila della colonna 3 è vuota: prendi { $kindness }, e arriva la Rivelazione.
tutorial-victory-end = Hai vinto per Risolutezza! L’avversario ha raggiunto l’Equilibrio nella stessa Rivelazione, ma la Risolutezza viene prima. Fra due giocatori con lo stesso tipo di vittoria decide il maggior numero di Frammenti. Se nessuno avesse raggiunto un traguardo, sarebbe cominciato un altro Ciclo.
