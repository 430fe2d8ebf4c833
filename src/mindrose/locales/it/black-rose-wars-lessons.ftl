### Che cosa dicono le lezioni di Black Rose Wars, in italiano. L’attributo `hint` è per chi prova qualcos’altro.

tutorial-lesson-lodge = La Loggia
    .about = Stanze e Celle, Esplorare e Inerzia.
tutorial-lesson-fight = Combattere e Instabilità
    .about = Danni, sconfitte, Trofei, e Stanze che si riempiono.
tutorial-lesson-planning = La Preparazione
    .about = Preparare Incantesimi in segreto e sceglierne il lato.
tutorial-lesson-casting = Lanciare Incantesimi
    .about = Magie rapide e numerate, frasi e bersagli.
tutorial-lesson-trap = Trappole e Protezioni
    .about = Interrompere quello che fanno gli altri.
tutorial-lesson-quest = Missioni ed Evocazioni
    .about = Obiettivi che danno potere, e creature che ti obbediscono.
tutorial-lesson-rose = La Rosa Nera
    .about = Eventi, Missioni e Studio: come comincia un round.
tutorial-lesson-power = Potere e vittoria
    .about = Stanze ricostruite, fine della partita, bonus finali.

## La Loggia

tutorial-lodge-welcome = Ti diamo il benvenuto nella Loggia! È in rovina, e i Maghi si contendono il titolo di Gran Magister. Tu sei Rikkart, contro di te c’è il Barone Doria. Vince chi alla fine ha più Punti Potere. Ma anche la Rosa Nera ne raccoglie.
tutorial-lodge-rooms = La Loggia ha 19 Stanze, con la Sala della Rosa Nera al centro, tutte distrutte. Ognuna ha un colore e un effetto che lì puoi usare. Tu sei ancora nella tua Cella, al margine della Loggia.
tutorial-lodge-explore = Esplorare vuol dire muoversi fino alla propria Velocità, che per te è 2, e attivare la Stanza in cui ti trovi. Esplora: esci dalla Cella nel Santuario, prosegui nell’Armeria e attivala.
    .hint = L’Armeria ti fa pescare una carta. Ci si arriva dal Santuario, e una Stanza si attiva dopo tutti i movimenti oppure prima.
tutorial-lodge-tokens = L’Armeria ti ha dato una carta. Esplorare ha esaurito uno dei tuoi due segnalini Azione Fisica; alla fine del round tornano disponibili. In un’attivazione puoi compiere due azioni: te ne resta una.
tutorial-lodge-inertia = L’Inerzia non richiede segnalini: scarta una magia preparata e muoviti di una Stanza. Prova, e vai nell’Arena. Fiamma Spietata, la tua unica magia preparata, va nelle Memorie.
    .hint = Conserva l’ultimo segnalino. Scegli Inerzia e vai nell’Arena.
tutorial-lodge-end = Dopo una o due azioni si attiva il Mago seguente, giro dopo giro, finché qualcuno può agire. Il Barone Doria non può più, quindi tocca di nuovo a te. Sei nell’Arena. Una Stanza distrutta come questa si può usare quante volte si desidera.

## Combattere e Instabilità

tutorial-fight-panel = Il Barone Doria è con te nel Giardino. I Danni sono cubi di chi li ha inflitti, sul tracciato Vita del Mago: sette dei suoi sono tuoi, e uno nero è della Rosa Nera. Ha Salute 10, quindi altri due cubi lo sconfiggono.
tutorial-fight-attack = Con Combattere attacchi una miniatura nella tua Stanza e infliggi tanti Danni quanta è la tua Forza. La tua Forza è 2. Combatti, e attacca il Barone Doria.
    .hint = Basta un attacco. Scegli Combattere, poi l’attacco.
tutorial-fight-defeated = Il Barone Doria è sconfitto: è di nuovo nella sua Cella, con il tracciato vuoto. Per il danno finale ottieni un Trofeo. I Punti Potere seguono i cubi: 4 a chi ne aveva di più, cioè a te, e 2 al secondo, la Rosa Nera. Se fossero stati tutti tuoi, ne avresti avuti 5.
tutorial-fight-garden = Il combattimento non è finito: puoi anche attivare la tua Stanza. Il Giardino piazza 1 Instabilità, cioè un tuo cubo, in una Stanza a gittata 1. Attivalo, e scegli il Giardino stesso.
    .hint = Il Giardino ha quattro spazi, e due sono già occupati. Piazza lì il tuo cubo.
tutorial-fight-explore = Resta uno spazio. Come seconda azione scegli Esplorare, ma resta dove sei: attiva il Giardino, piazzaci ancora 1 Instabilità e termina l’esplorazione.
    .hint = Non muoverti. Attiva il Giardino, scegli il Giardino e termina l’esplorazione.
tutorial-fight-full = I quattro spazi sono pieni: tre cubi sono tuoi, uno è del Barone Doria. Nella Fase di Ripristino il Giardino sarà ricostruito, e chi vi ha più cubi ottiene più Punti Potere. Dopo avrà un altro effetto, usabile una volta per round.
tutorial-fight-end = I tuoi cubi sono dunque Danni e Instabilità insieme, e ne hai solo 25. Quelli sui tracciati e nelle Stanze ti mancano altrove, finché non ti tornano.

## La Preparazione

tutorial-planning-secret = Nella Fase di Preparazione ognuno mette da 2 a 4 Incantesimi della mano negli spazi Rapido, I, II e III, coperti e tutti insieme. Tu ne hai tre.
tutorial-planning-card = Ogni Incantesimo ha un effetto principale e uno inverso, e adesso decidi quale avrà. L’effetto inverso di Mandria Impazzita: muoviti fino a 2 Stanze, poi infliggi 2 Danni a una miniatura nemica nella tua Stanza.
tutorial-planning-quick = Prima lo spazio Rapido. Una magia rapida si può lanciare in ogni propria attivazione, anche insieme a un’altra. Prepara Mandria Impazzita, e scegli l’effetto inverso.
    .hint = Mandria Impazzita ti porta dal nemico: è perfetta come magia rapida. Scegli l’effetto inverso.
tutorial-planning-first = Le magie numerate si lanciano in ordine: I, poi II, poi III. Prepara Fiamma Spietata nello spazio I, e scegli l’effetto principale: 3 Danni e 1 Instabilità.
    .hint = Prima l’attacco, poi la Trappola: prepara Fiamma Spietata con l’effetto principale.
tutorial-planning-trap = Campo Minato è una Trappola: quando una miniatura nemica entra in una Stanza gialla, infligge 3 Danni. Preparalo nello spazio II, e scegli l’effetto principale.
    .hint = Con l’effetto principale Campo Minato aspetta nelle Stanze gialle. Preparalo nello spazio II.
tutorial-planning-ready = Sei a posto, e anche il Barone Doria. Finché qualcuno prepara, puoi riprenderti il tuo piano. Ora è deciso: tutti vedono quali spazi sono occupati, ma non da che cosa.
tutorial-planning-end = È cominciata la Fase Azione. In ordine di gioco ognuno compie una o due azioni, giro dopo giro. Come si lanciano gli Incantesimi lo vedrai nella prossima lezione.

## Lanciare Incantesimi

tutorial-casting-board = Sulla tua plancia ci sono tre magie preparate. Puoi lanciare quella rapida oppure quella numerata più bassa, cioè quella nello spazio I.
tutorial-casting-quick = Il Barone Doria è nell’Osservatorio, a due Stanze da te. Lancia la magia rapida, Mandria Impazzita. La prima frase ti fa muovere fino a 2 Stanze: passa per la Sala della Rosa Nera fino all’Osservatorio.
    .hint = Lancia la magia rapida. Poi nella Sala della Rosa Nera, e da lì nell’Osservatorio.
tutorial-casting-sentence = Un Incantesimo si risolve frase per frase. Ecco la seconda: infliggi 2 Danni a una miniatura nemica nella tua Stanza. Scegli il Barone Doria.
    .hint = Un bersaglio fittizio non subisce Danni. Scegli il Barone Doria.
tutorial-casting-order = Puoi lanciare una seconda magia, perché una delle due è rapida. Lancia quella nello spazio I, Fiamma Spietata.
    .hint = Non scartare magie e non fermarti. Lancia la magia nello spazio I.
tutorial-casting-flame = Serve una miniatura nemica a gittata 1, cioè nella tua Stanza o in una adiacente. Scegli il Barone Doria.
    .hint = Un bersaglio fittizio non subisce Danni. Scegli il Barone Doria.
tutorial-casting-done = Il bersaglio della prima frase vale anche per la seconda: 3 Danni al Barone Doria, e 1 Instabilità nella sua Stanza, l’Osservatorio. La tua attivazione è finita. Lui non può agire, quindi tocca di nuovo a te.
tutorial-casting-charge = Ora lo spazio più basso è il II. Lancia Carica da Demolizione. Ha il simbolo Instabilità, quindi prima va 1 Instabilità nella tua Stanza. Poi piazzane altre 2: scegli ancora l’Osservatorio.
    .hint = Lancia la magia nello spazio II e scegli l’Osservatorio: tanti cubi in una Stanza valgono di più.
tutorial-casting-end = Quattro dei cinque spazi dell’Osservatorio sono tuoi. Nella Fase di Ripristino le tue magie vanno nelle Memorie, e quando il Grimorio è vuoto le Memorie diventano il tuo nuovo Grimorio.

## Trappole e Protezioni

tutorial-trap-window = È l’attivazione del Barone Doria. Ha lanciato Mandria Impazzita ed è arrivato nel Santuario, da te. Il Santuario è giallo: è la condizione del tuo Campo Minato, attivato nello spazio I. La sua magia è interrotta, e tocca a te.
tutorial-trap-use = Nessuno ti obbliga a usare una Trappola: può aspettare un’altra occasione. Ma questa è buona. Usa Campo Minato.
    .hint = Se passi, il Barone Doria resta illeso. Usa Campo Minato.
tutorial-trap-hit = La Trappola è rivelata, e il Barone Doria ha subito 3 Danni. Ma poi la sua magia è continuata con la frase seguente: 2 Danni a te. E di nuovo decidi tu, prima che succeda altro.
tutorial-trap-defence = Nello spazio II hai una Protezione, Anatema Funesto con l’effetto inverso: quando subisci Danni, ignorane fino a 2, poi chi li ha inflitti riceve la Maledizione Infermità. Usala, e ignora 2 Danni.
    .hint = Usa Anatema Funesto, e ignora più che puoi.
tutorial-trap-over = Il tuo tracciato è di nuovo vuoto. Il Barone Doria ha tre tuoi cubi e una Maledizione. Anche un’interruzione può essere interrotta; riprende per prima l’ultima interrotta.
tutorial-trap-end = Trappole e Protezioni si usano in ogni Fase, nell’attivazione di chiunque. Quelle ancora attivate nella Fase di Ripristino tornano in mano oppure vanno nelle Memorie, come preferisci.

## Missioni ed Evocazioni

tutorial-quest-task = Le Missioni danno Punti Potere. Dominare la Paura chiede di attivare due volte una Stanza grigia. Un cubo c’è già. E la Cripta, dove ti trovi, è grigia.
tutorial-quest-crypt = Esplora, ma non muoverti: attiva la Cripta e termina l’esplorazione. Finché è distrutta, la Cripta evoca un Cadavere.
    .hint = Resta nella Cripta e attivala. Poi termina l’esplorazione.
tutorial-quest-apply = La Missione è completata. Puoi applicarla prima, tra o dopo le azioni: l’effetto evoca un altro Cadavere, poi ottieni i Punti Potere. Applica Dominare la Paura.
    .hint = Applicare una Missione non è un’azione. Fallo subito.
tutorial-quest-cadavers = Hai 2 Punti Potere e due Cadaveri, ognuno con Forza 2, Velocità 2 e Salute 2. Sulla tua plancia c’è posto per tre Evocazioni. Le Missioni risolte contano anche alla fine della partita.
tutorial-quest-command = Con Comandare, un’altra Azione Fisica, un’Evocazione si muove fino alla sua Velocità e attacca. Comanda Cadavere 1: muovilo nella Stanza del Tesoro e attacca il Barone Doria.
    .hint = Scegli Comandare, poi Cadavere 1, la Stanza del Tesoro e l’attacco.
tutorial-quest-end = Le Evocazioni infliggono Danni con i tuoi cubi: due sono sul tracciato del Barone Doria. Nella Fase Evocazioni ognuna può agire di nuovo, senza consumare le tue azioni.

## La Rosa Nera

tutorial-rose-events = Un round comincia con la Fase della Rosa Nera. Gli Eventi scorrono a destra. Dono agli Stolti è uscito, e la Rosa Nera ha ottenuto 2 Punti Potere. Poi è arrivato Rinascita a Mezzogiorno, per altri 2. Se alla fine la Rosa Nera ne ha più di tutti, perdono tutti i giocatori.
tutorial-rose-cubes = Rinascita a Mezzogiorno ha effetto in questa Fase: la Rosa Nera ha piazzato un cubo nero in ogni Stanza blu o viola, anche nella Sala del Trono. Quando una di queste Stanze viene ricostruita, guadagna potere anche la Rosa Nera.
tutorial-rose-quest = Ora ognuno può scartare una Missione attiva. Illusione Infranta riguarda le Stanze blu, e tu ne preferisci altre. Scartala. La Rosa Nera ottiene per essa 1 Punto Potere, perché è una Missione della prima luna.
    .hint = Tieni Dominare la Paura. Scarta Illusione Infranta.
tutorial-rose-study = Segue la Fase di Studio. Hai pescato 2 carte dal Grimorio. Ora distribuisci 4 scelte fra le sei Scuole: due volte Tecnomanzia, poi due volte Sciamanica.
    .hint = Due carte di Tecnomanzia, poi due di Sciamanica.
tutorial-rose-keep = Ecco le quattro carte. Ne tieni due: Carica da Demolizione e Fumo d’Erbe.
    .hint = Tieni Carica da Demolizione, che riempie le Stanze, e Fumo d’Erbe, che cura.
tutorial-rose-away = Infine potresti riporre un Incantesimo della mano fra gli scarti della sua Scuola. I tuoi ti servono tutti: non riporre nulla.
    .hint = Questi Incantesimi ti serviranno. Non riporre nulla.
tutorial-rose-end = Poi vengono Preparazione, Azione, Evocazioni e Ripristino: un round ha sei Fasi. Tieni d’occhio la Rosa Nera. Ha già 5 Punti Potere.

## Potere e vittoria

tutorial-power-track = La partita volge alla fine. A 6 e a 18 Punti Potere la luna è cambiata, e ora splende la terza. Se nella Fase di Ripristino un segnalino Potere è su 30 o oltre, la partita finisce. Tu hai 24 Punti Potere, il Barone Doria 27, la Rosa Nera 25.
tutorial-power-quest = Hai completato la Missione Accumulare Ricchezze. L’effetto dà 1 Punto Potere, la Missione stessa 2. Applicala.
    .hint = Una Missione completata ma non risolta non vale nulla. Prima applica Accumulare Ricchezze.
tutorial-power-rooms = Ora le Stanze. Nella Fucina, dove ti trovi, tre spazi su quattro sono occupati, due da te. Nella Stanza del Tesoro, lì accanto, due su quattro: uno dal Barone Doria, uno dalla Rosa Nera.
tutorial-power-charge = Lancia Carica da Demolizione. Per il simbolo Instabilità prima va 1 cubo nella Fucina, che così è piena. Piazza gli altri 2 nella Stanza del Tesoro, e sarà piena anche quella.
    .hint = Con 2 cubi si riempie solo la Stanza del Tesoro. Scegli quella.
tutorial-power-restored = Nessuno poteva più agire, ed è arrivata la Fase di Ripristino. Le due Stanze sono state ricostruite, e in entrambe avevi più cubi di tutti: 2 Punti Potere per Stanza. Con 31 hai superato 30, e la partita è finita.
tutorial-power-end = Poi i bonus finali. Per le Missioni risolte tu e il Barone Doria siete pari, con 4 Punti Potere ciascuno. Nessuno ha Trofei. La Corona te ne dà 1. Fa 36 a 32: il nuovo Gran Magister sei tu!
