### Che cosa dicono le lezioni del Mondo Interiore, in italiano. L’attributo `hint` è per chi prova qualcos’altro.

tutorial-lesson-ring = L’anello dei Reami
    .about = Reami e Frontiere, il tuo Spirito, le Azioni e la Forza di Volontà.
tutorial-lesson-invoke = L’Invocazione
    .about = Le Emozioni entrano in gioco; Intensità e controllo.
tutorial-lesson-quell = La Repressione
    .about = Indebolire le Emozioni opposte, e a che serve l’Ambizione.
tutorial-lesson-absorb = L’Assorbimento
    .about = La Volontà delle Sfere, e l’Origine che ruota.
tutorial-lesson-aspirations = La Rivelazione
    .about = Aspirazioni Comuni e Segrete, e i Frammenti che portano.
tutorial-lesson-fortress = Le Fortezze
    .about = Costruirne una, tenere un Reame, portarla nell’Identità.
tutorial-lesson-vibes = Vibrazioni e Intenzioni
    .about = Il gioco completo: potenziamenti, Emozioni Forti, punti nel turno.
tutorial-lesson-end = La fine
    .about = Quando arriva, e chi vince.

## L’anello dei Reami

tutorial-ring-welcome = Ti diamo il benvenuto dentro una mente! Due fazioni, Gioia e Malinconia, si contendono la sua personalità. Tu sei Diletto, uno Spirito Gioioso, ed Empatia è con te. Odio e Miseria giocano per Malinconia. Le prime lezioni sono sul gioco base.
tutorial-ring-places = Cinque Reami formano un anello, e fra due Reami c’è sempre una Frontiera. Il tuo Spirito si trova sulla Frontiera fra la Vallata delle Motivazioni e la Culla dei Sensi. Le Emozioni hanno spazi propri: due in ogni Reame, uno su ogni Frontiera.
tutorial-ring-move = Nel tuo turno hai tre Azioni. Quasi tutte costano Forza di Volontà, in breve FdV, e tu hai 2 FdV. Muovi il tuo Spirito nella Vallata delle Motivazioni.
    .hint = La via per la Culla costa 2 FdV: Paura la rende più cara. E le tue Emozioni ti aspettano proprio nella Vallata.
tutorial-ring-control = Guarda le Emozioni nella Vallata. L’Essenza su un’Emozione ne determina l’Intensità: Affetto ha 2, Conforto ha 1. Malinconia qui non ha nulla, quindi Gioia controlla la Vallata delle Motivazioni.
tutorial-ring-gain = Ogni Reame ha la sua Azione, che puoi compiere da ovunque. Quella della Vallata è Guadagno di Volontà: paghi 1 FdV e ne ottieni 4. Dove controlla la tua fazione, paghi 1 FdV in meno. Compila: non ti costa nulla.
    .hint = Con 1 FdV c’è poco altro da fare. Scegli l’Azione che non costa nulla.
tutorial-ring-harvest = Ora hai 5 FdV. L’Azione del Salice dei Valori trasforma FdV in Essenza. Gioia non controlla il Salice, quindi l’Azione costa 1 FdV. Raccogli 2 Essenze, per altre 2 FdV.
    .hint = Se trasformassi tutto in Essenza, non ti resterebbe FdV per il prossimo turno. Raccogline 2.
tutorial-ring-end = Erano le tue tre Azioni. Per il prossimo turno ti restano 2 FdV e 3 Essenze. Le cinque Azioni del Reame si compiono da ovunque. Le cinque Azioni dello Spirito dipendono sempre da dove si trova il tuo Spirito.

## L’Invocazione

tutorial-invoke-hand = Hai in mano Coraggio e Tenerezza. Con l’Invocazione un’Emozione passa dalla mano al tabellone, in uno spazio libero adiacente al tuo Spirito. Il tuo Spirito è nella Vallata delle Motivazioni, quindi in uno dei due spazi della Vallata.
tutorial-invoke-courage = Sulla Frontiera fra Vallata e Culla c’è Paura, un’Emozione Malinconica. Invoca Coraggio in Vallata 2, adiacente a Paura. Costa 2 FdV e 1 Essenza, che va sull’Emozione. Non servono potenziamenti.
    .hint = Coraggio diventa più forte se entra adiacente a un’Emozione Malinconica, e solo Vallata 2 è adiacente a Paura.
tutorial-invoke-frontier = Il potere di Coraggio gli ha dato un gettone Intensità: ora ha Intensità 2, mentre Paura ha 1. Per una Frontiera contano tre spazi, il suo e i due ai lati. Gioia lì ha di più, quindi la Frontiera è tua.
tutorial-invoke-blocked = Per un Reame contano i suoi due spazi e quelli delle Frontiere ai due lati. Ma un’Emozione su una Frontiera è bloccata da un’Emozione opposta nello spazio adiacente del Reame. Coraggio blocca Paura, che nella Vallata non conta affatto.
tutorial-invoke-kindness = Quando entra in gioco, Tenerezza ti dà 1 Essenza. Invocala: resta uno spazio, Vallata 1.
    .hint = Prima occupa lo spazio libero: l’Essenza che spendi per Tenerezza ti torna subito.
tutorial-invoke-intensify = Ti resta un’Azione. Intensificare Emozioni porta Essenza dalla tua plancia su un’Emozione adiacente al tuo Spirito. Intensifica Coraggio: con 2 Essenze ha Intensità 2, e con il gettone 3.
    .hint = La seconda casella di Tenerezza indica 1 come la prima: non diventerebbe più forte. Scegli Coraggio.
tutorial-invoke-end = L’Essenza riempie le caselle di un’Emozione da sinistra, e l’Intensità è quella stampata sull’ultima casella piena. A ogni cambiamento si ricalcola il controllo. La Vallata e le sue due Frontiere sono tue.

## La Repressione

tutorial-quell-enemy = Nella Culla dei Sensi c’è anche Paura. Ha Intensità 1, come la tua Socievolezza: nessuno controlla la Culla. La Repressione toglie Essenza a un’Emozione opposta adiacente al tuo Spirito.
tutorial-quell-colour = Per farlo devi rivelare dalla mano una carta del colore di quell’Emozione. Paura è blu, e anche il tuo Ottimismo. La carta resta a te.
tutorial-quell-quell = La Repressione costa 2 FdV e 1 Ambizione. Reprimi Paura, senza potenziamenti.
    .hint = Qui non scartare carte: Ottimismo va rivelato, e a che serve scartare lo dirà un’altra lezione.
tutorial-quell-gone = Paura ha perso la sua unica Essenza e ha lasciato il tabellone. Socievolezza è sola nella Culla, e Gioia la controlla.
tutorial-quell-draw = E l’Azione della Culla costa subito meno: Pesca di carte Emozione ora è gratis. Prendi la prima carta del tuo mazzo.
    .hint = È gratis! Scegli Pesca di carte Emozione.
tutorial-quell-stop = La carta seguente è già scoperta sul tuo mazzo, e per 2 FdV potresti pescarla. Risparmia: non pescare più.
    .hint = La prossima Invocazione ti costerà 2 FdV. Non pescare più.
tutorial-quell-end = Hai speso l’unica Ambizione attiva. È di tutta la fazione, quindi ora manca anche a Empatia. Alla fine del turno scegli: girare un gettone Ambizione sul lato attivo oppure pescare 2 carte.

## L’Assorbimento

tutorial-absorb-sphere = Al centro c’è l’Origine con le sue cinque Sfere, una per Reame. Una Sfera piena contiene 7 FdV. Impegno si trova presso la Vallata, come il tuo Spirito: con l’Assorbimento puoi prenderne la FdV.
tutorial-absorb-amount = Prendi 2 FdV, e 1 in più per ogni Frontiera adiacente controllata dalla tua fazione. In un Reame il tuo Spirito è adiacente a due Frontiere, e Gioia le controlla entrambe. In tutto 4 FdV.
tutorial-absorb-absorb = L’Assorbimento è un’Abilità: si usa una volta per turno e non consuma Azioni. Usalo.
    .hint = Le Azioni possono aspettare. Con 4 FdV in più avrai più scelta.
tutorial-absorb-bonus = Ogni Sfera offre anche un bonus. Quello di Impegno: paga 1 FdV e ottieni 1 Ambizione. Prendilo.
    .hint = Fra poco ti servirà un’Ambizione. Prendi il bonus.
tutorial-absorb-turned = Dopo ogni Assorbimento l’Origine ruota di uno scatto in senso orario. Impegno è passato alla Culla con le 3 FdV che contiene ancora, e alla Vallata è arrivata Conoscenza.
tutorial-absorb-rotate = Con 1 Ambizione puoi ruotare l’Origine quando preferisci, una volta per turno. Usa Rotazione Origine, e porta Diligenza alla Vallata.
    .hint = Prova l’Abilità Rotazione Origine: l’Ambizione serve a questo.
tutorial-absorb-end = Diligenza è alla Vallata, e Impegno, con le sue 3 FdV, si è allontanato ancora. Chi svuota una Sfera provoca una Rivelazione: lo vedrai nella prossima lezione. Con l’Ambizione puoi anche aggiungere un gettone Vibrazione (1) oppure avere un’Azione Aggiuntiva (2).

## La Rivelazione

tutorial-aspirations-sphere = In Impegno restano solo 3 FdV. Controlli le due Frontiere della Vallata, quindi il tuo Assorbimento prende fino a 4 FdV: svuoterà la Sfera, e questo provoca una Rivelazione. Prima guarda come se la cava la tua fazione.
tutorial-aspirations-common = L’Aspirazione Comune è Franchezza: quale fazione controlla più Frontiere? Gioia 2, Malinconia 1. La soddisferesti.
tutorial-aspirations-hidden = La tua Aspirazione Segreta, che solo la tua fazione conosce, è Vivacità: quale fazione ha più Essenza sulle proprie Emozioni? Ne hanno 4 ciascuna, e il pareggio non basta.
tutorial-aspirations-intensify = Puoi rimediare. Intensifica Socievolezza, e sarà 5 a 4.
    .hint = Se la Rivelazione arrivasse adesso, soddisferesti una sola Aspirazione. Prima intensifica.
tutorial-aspirations-absorb = Ora svuota la Sfera: usa l’Assorbimento e prendi il bonus.
    .hint = È tutto pronto. Assorbimento, poi il bonus.
tutorial-aspirations-fragments = Hai soddisfatto entrambe le Aspirazioni, e Gioia ha aggiunto all’Identità un Frammento Maggiore; per una sola sarebbe stato Minore. Malinconia ha soddisfatto la sua Segreta, Unità, e ne ha aggiunto uno Minore. Alla fine un Frammento Minore vale 3 punti, uno Maggiore 5.
tutorial-aspirations-end = Le Aspirazioni già provate non contano più. Poiché hai aggiunto un Frammento Maggiore, Malinconia ha rimosso un’altra Aspirazione Comune. Ce n’è una Comune nuova, ce ne sono di Segrete nuove, e Impegno è di nuovo pieno. Il turno continua: hai ancora due Azioni.

## Le Fortezze

tutorial-fortress-tie = La Culla dei Sensi non è di nessuno: Ottimismo e Paura si equivalgono. E l’Aspirazione Comune è Fortitudine: il bonus totale delle Fortezze più alto. Gioia ne ha una nella Vallata, Malinconia una nella Landa dei Desideri. Un altro pareggio.
tutorial-fortress-build = Da una Frontiera il tuo Spirito è adiacente a due siti Fortezza. Quello della Vallata è occupato, quello della Culla è libero. La Fortificazione costa 3 FdV: costruisci lì.
    .hint = L’Assorbimento può aspettare: prima costruisci, così la Rivelazione conterà la nuova Fortezza.
tutorial-fortress-built = Sul sito c’è un Frammento Minore della tua riserva. Come Fortezza aggiunge 1 alla tua Intensità in questo Reame, e questo decide il pareggio: Gioia controlla la Culla. In Fortitudine sei avanti per 2 a 1.
tutorial-fortress-old = La Fortezza nella Vallata è più vecchia. Quando la Sfera del suo Reame si svuota, entra nell’Identità, dove vale punti. Una Fortezza costruita nello stesso turno resta sul suo sito.
tutorial-fortress-absorb = Da una Frontiera raggiungi due Sfere. Impegno, alla Vallata, contiene 3 FdV, e tante ne prendi: 2, più 1 per la tua Frontiera. Assorbi da Impegno. Il bonus non serve.
    .hint = Creatività è piena: 3 FdV in meno non la svuoterebbero. Scegli Impegno, e rinuncia al bonus.
tutorial-fortress-joined = Fortitudine ti ha dato un Frammento Minore, e la vecchia Fortezza è entrata nell’Identità come secondo. Sono 6 punti alla fine. Malinconia ha soddisfatto la sua Aspirazione Segreta e ne ha aggiunto uno.
tutorial-fortress-end = I Frammenti che alla fine sono ancora sui siti non valgono nulla; fino ad allora tengono i Reami. Con i potenziamenti della Fortificazione puoi scambiare un Frammento Minore con uno Maggiore oppure demolire una Fortezza opposta.

## Vibrazioni e Intenzioni

tutorial-vibes-rows = Questo è il gioco completo. Sulla tua plancia ogni Azione dello Spirito ha una riga. La prima casella sblocca l’Azione, le altre tre sono potenziamenti. Una casella si può usare quando c’è sopra un gettone Vibrazione. Nella riga Movimento, Velocità è ancora vuota.
tutorial-vibes-haste = Quando compi un’Azione dello Spirito, puoi scartare una carta, posizionare in quella riga un gettone Vibrazione del suo colore e usarlo subito. Scegli Movimento, scarta Allegria, posiziona il gettone su Velocità e muoviti così di due spazi, fino alla Vallata delle Motivazioni.
    .hint = Desiderio ti serve dopo. Scarta Allegria per Velocità, usala, e vai nella Vallata.
tutorial-vibes-empower = Il Potenziamento trasforma un’Emozione Media con abbastanza Essenza in un’Emozione Forte. Tenerezza ha 2 Essenze, quante ne servono. L’Azione è ancora bloccata: scarta Desiderio, e il suo gettone Vibrazione la sblocca.
    .hint = Scartando Desiderio puoi compiere adesso un Potenziamento.
tutorial-vibes-strong = Benevolenza ha preso lo spazio di Tenerezza e tutta la sua Essenza. Le Emozioni Forti hanno più Intensità e poteri più forti. Tenerezza è tornata in fondo al tuo mazzo.
tutorial-vibes-fill = Benevolenza ha ancora una casella libera. Intensificala, e sarà piena.
    .hint = Socievolezza non sarebbe piena con 1 Essenza in più. Scegli Benevolenza.
tutorial-vibes-intention = Riempire tutte le caselle di un’Emozione è una delle Intenzioni del gioco completo. La prima Intenzione del turno dà 1 punto, ogni altra 2 punti.
tutorial-vibes-absorb = Prendere almeno 4 FdV da una Sfera è un’altra Intenzione. Il tuo Assorbimento ne prende 5: 2, 1 per ognuna delle due Frontiere e 1 per il potere di Benevolenza. Usa l’Assorbimento, prendi il bonus e pesca una carta con il potere di Diletto.
    .hint = Qui non c’è nulla da risparmiare. Assorbimento, bonus, carta: prendi tutto.
tutorial-vibes-end = Era la tua seconda Intenzione, e la tua fazione ha ora 3 punti. Il suo segnapunti ha raggiunto uno spazio segnato della Ruota delle Intenzioni, che ti ha dato 1 Essenza. Se una fazione arriva a 20 punti, la partita finisce dopo quel turno.

## La fine

tutorial-end-last = Atteggiamento è l’ultima Aspirazione Comune. Quando sarà stata provata, la partita finirà dopo quel turno. Puoi provocarlo adesso: Impegno è alla Vallata e contiene 4 FdV.
tutorial-end-totals = Ma prima conta. Nell’Identità un Frammento Minore vale 3 punti, uno Maggiore 5. Gioia ha 7 punti di Intenzioni e 8 di Frammenti, in tutto 15. Malinconia ne ha 8 e 9, cioè 17, e potrebbe aggiungere un Frammento.
tutorial-end-plan = Ti servono quindi entrambe le Aspirazioni. Atteggiamento riguarda i Reami, e lì sei in testa. Vivacità, la tua Segreta, riguarda l’Essenza, ed è 6 a 6. E l’Assorbimento prenderebbe solo 3 FdV, perché sulla Frontiera della Culla Eccitazione e Paura si equivalgono.
tutorial-end-intensify = Un’Essenza risolve tutto: intensifica Eccitazione.
    .hint = Socievolezza non è adiacente alla Frontiera della Culla. Scegli Eccitazione.
tutorial-end-absorb = Ora la Frontiera è tua, hai più Essenza, e l’Assorbimento prende tutte le 4 FdV, che è anche un’Intenzione. Usalo. Rinuncia al bonus e pesca la carta.
    .hint = L’Ambizione non ti serve più: non prendere il bonus. La carta è gratis.
tutorial-end-finish = Gioia ha aggiunto un Frammento Maggiore, Malinconia uno Minore, e non restano Aspirazioni Comuni. Termina il turno. Poi si sceglie fra Ambizione e carte, anche se ormai non conta: pesca le carte.
    .hint = Nulla di ciò che puoi ancora fare darebbe punti. Termina il turno e pesca le carte.
tutorial-end-won = Gioia ha 8 + 13 = 21 punti, Malinconia 8 + 12 = 20. Hai vinto! La partita finisce anche con 20 punti di Intenzioni oppure quando a una fazione manca il Frammento che deve aggiungere. Allora posiziona il suo Frammento Apicale, che vale 4 punti e decide i pareggi.
