### I testi delle pagine intorno al tavolo.

## Cornice

web-skip = Vai al contenuto
web-nav = Pagine
web-nav-lobby = Sala
web-nav-games = Le mie partite
web-nav-learn = Impara
web-nav-rules = Regole
web-nav-settings = Impostazioni
web-nav-account = Ospite
web-language = Lingua
web-page-title = { $page } – Mindrose
web-page-title-turn = ({ $turns }) Tocca a te – { $page }
web-turns = { $turns ->
    [one] { $turns } tavolo ti aspetta
   *[other] { $turns } tavoli ti aspettano
}
web-your-turn = Tocca a te
web-footer-unofficial = Progetto gratuito e non ufficiale. I nomi dei giochi sono citati solo come riferimento; nulla qui proviene dagli editori e nessuna loro illustrazione è mostrata.
web-footer-icons = Icone di vari autori:
web-footer-api = Per i programmi

## Titoli delle pagine

web-title-lobby = Sala
web-title-new = Nuovo tavolo
web-title-table = Tavolo
web-title-games = Le mie partite
web-title-record = Registrazione
web-title-rules = Regole
web-title-settings = Impostazioni
web-title-account = Profilo
web-title-learn = Impara a giocare
web-title-avatar = L’Avatar al tuo tavolo
web-title-missing = Qui non c’è nulla

## Quando qualcosa va storto

web-offline = Il server non risponde. Controlla la connessione e riprova: nulla è andato perso.
web-broken = In questa pagina qualcosa è andato storto. Ricaricala: le tue partite sono al sicuro sul server.
web-again = Riprova
web-page-failed = La pagina non si è caricata
web-missing = Qui non c’è nulla
web-missing-about = L’indirizzo non porta da nessuna parte: forse una lettera si è persa per strada.
web-no-table-about = Forse per strada si è persa una lettera del link: fattelo mandare di nuovo. I tavoli a cui siedi sono in «Le mie partite».
web-to-lobby = Vai alla sala

## Sala

web-lobby-welcome = Siediti e gioca
web-lobby-welcome-back = Che bello rivederti, { $name }
web-lobby-lead = Giochi da tavolo contro i bot o con gli amici, nel browser. Senza account e senza attese.
web-your-name = Il tuo nome
web-guest = Ospite
web-choose-game = Scegli un gioco
web-players = Da { $least } a { $most } giocatori
web-players-exactly = { $number } giocatori
web-about-cerebria-cards = Raccogli Emozioni di Gioia e Malinconia, fondile, prosciuga e deruba gli avversari e segna punti a ogni Rivelazione. Circa mezz’ora.
web-about-cerebria = Due squadre di Spiriti si contendono una mente: invoca Emozioni, controlla i suoi Reami e plasma l’Identità a ogni Rivelazione. Due o tre ore.
web-about-black-rose-wars = I Maghi lottano per il comando di una Loggia magica: studia e prepara Incantesimi, evoca creature, ricostruisci Stanze e resta davanti alla Rosa Nera. Due o tre ore.
web-play-bots = Gioca contro i bot
web-start-basic = Prima partita: gioco base
web-start-solo = Da soli contro l’Avatar
web-bots = Livello dei bot
web-play-friends = Gioca con gli amici
web-lesson = È la prima volta? Impara giocando
web-lesson-about = { $games }: brevi lezioni spiegano ogni passo. Pochi minuti ciascuna, e puoi smettere quando vuoi.
web-lesson-begin = Impara il gioco
web-lesson-later = Non ora
web-my-running = Le tue partite
web-open-tables = Tavoli aperti
web-open-tables-none = In questo momento nessuno aspetta. Prepara un tavolo pubblico e comparirà qui per tutti.
web-running-tables = In corso
web-join = Partecipa
web-look = Dai un’occhiata
web-watch = Guarda
web-go-on = Continua
web-open-table = Vai al tavolo

## Tavoli

web-seats = Posti
web-seat-open = Posto libero
web-seat-waits = aspetta qualcuno
web-level-easy = Bot facile
web-level-medium = Bot medio
web-level-hard = Bot difficile
web-level-expert = Bot esperto
web-pace-live = In tempo reale
web-pace-slow = Con calma
web-public = Pubblico
web-private = Privato
web-limit-none = Senza limite
web-limit-seconds = { $number ->
    [one] { $number } secondo
   *[other] { $number } secondi
}
web-limit-minutes = { $number ->
    [one] { $number } minuto
   *[other] { $number } minuti
}
web-limit-hours = { $number ->
    [one] { $number } ora
   *[other] { $number } ore
}
web-limit-days = { $number ->
    [one] { $number } giorno
   *[other] { $number } giorni
}
web-per-decision = { $limit } per decisione
# $names: un nome o un elenco di nomi; $winners: quanti.
web-won = { $winners ->
    [0] Nessuno ha vinto
    [1] Vittoria: { $names }
   *[other] Vittoria condivisa: { $names }
}

## Un nuovo tavolo

web-new-table = Prepara un tavolo
web-who-plays = Chi gioca?
web-player-count = Giocatori
web-you = Tu
web-you-about = È così che ti vedono gli altri.
web-seat = Posto { $number }
web-sitter-open = Libero: per un amico
web-sitter-here = Qualcuno a questo schermo
web-name-of-seat = Nome della persona al posto { $number }
web-their-name = Nome
# Who plays with whom: $names are seats (web-team-seat) or web-team-you.
web-team-with = con { $names }
web-team-you = te
web-team-seat = il posto { $number }
web-team-alone = senza compagni
web-manner = Come si gioca
web-pace = Ritmo
web-pace-live-about = Tutti sono presenti e giocano fino alla fine.
web-pace-slow-about = Una mossa ogni tanto, nell’arco di giorni.
web-limit = Tempo per una decisione
web-who-sees = Chi può trovarlo?
web-private-about = Solo chi ha il link.
web-public-about = Compare in sala: chiunque può partecipare o guardare.
web-ways = Variante del gioco
web-differences = Che cosa cambia, regola per regola ({ $number })
web-house-rules = Regole della casa
web-house-rules-usual = come nel regolamento
web-house-rules-changed = { $number ->
    [one] { $number } regola della casa
   *[other] { $number } regole della casa
}
web-house-rules-about = Per questo tavolo si può cambiare ogni numero delle regole.
web-house-rules-reset = Torna alle regole normali
web-options-seats = Spiriti e mazzi
web-options-seats-about = Qui si leggono con calma. Quello che non si sceglie qui, ognuno lo sceglie al tavolo.
web-options-mages = Maghi, scuole e Incantesimi
web-options-mages-about = Qui si leggono con calma: ognuno sceglie al tavolo.
web-options-rare = Opzioni avanzate
web-option-written = da inserire…
web-usually = Di solito: { $value }.
web-cards = Carte
web-cards-about = I pacchetti di carte e mazzi vostri su questo server. Il tavolo conserva il pacchetto com’è ora, qualunque cosa accada ai file.
web-cards-usual = Le carte del gioco
web-cards-mistakes = { $number ->
    [one] { $number } errore: si potrà scegliere una volta corretto
   *[other] { $number } errori: si potrà scegliere una volta corretti
}
web-make-table = Apri il tavolo
web-make-table-about = Ricevi un link per gli amici; la partita comincia quando l’ultimo posto è occupato.
web-start = Comincia la partita
web-start-about = La partita comincia subito.

## In attesa dei giocatori

web-waiting = In attesa dei giocatori
web-waiting-full = Ci siete tutti
web-waiting-about = { $number ->
    [one] { $number } posto è libero. La partita comincia da sola quando viene occupato.
   *[other] { $number } posti sono liberi. La partita comincia da sola quando sono tutti occupati.
}
web-waiting-host = Ora { $host } può cominciare la partita.
web-share = Invita gli amici con questo link
web-share-about = Chi lo apre può sedersi o guardare.
web-copy = Copia
web-copied = Copiato. Mandalo ai tuoi amici.
web-sit = Siediti qui
web-bot = Affida a un bot
web-bot-level = Livello dei nuovi bot
web-open = Libera
web-leave = Lascia il tavolo
web-close = Chiudi il tavolo
web-here = presente
web-away = assente

## Le mie partite

web-running = In corso
web-running-none = Non hai partite in corso.
web-finished = Finite
web-finished-none = Le partite finite restano qui, da rivedere, scaricare e condividere.
web-replay = Rivedi
web-download = Scarica
web-more = { $number ->
    [one] Mostrane ancora { $number }
   *[other] Mostrane ancora { $number }
}
web-record = Apri una registrazione
web-record-choose = Scegli il file di una registrazione o trascinalo qui
web-record-about = Una partita finita si rivede mossa per mossa. Una interrotta continua: tu al primo posto, i bot agli altri.
web-record-unreadable = Questo file non è la registrazione di una partita. Scegline uno scaricato alla fine di una partita o salvato dal comando mindrose.
web-leave-game = Abbandona la partita
web-leave-game-about = Un bot gioca al posto tuo e vede la tua mano. Nessun altro può prendere il tuo posto, e puoi tornarci finché la partita dura.
web-leave-waiting-about = Il tuo posto torna libero per qualcun altro.
web-leave-yes = Abbandona
web-leave-no = Resta
web-resign = Arrenditi
web-resign-about = { $winners ->
    [0] { $player } si arrende: la partita finisce subito ed è persa. Non si può annullare.
    [1] { $player } si arrende: la partita finisce subito e vince { $names }. Non si può annullare.
   *[other] { $player } si arrende: la partita finisce subito e vincono { $names }. Non si può annullare.
}
web-resign-yes = Arrenditi
web-resign-no = Continua a giocare
web-resign-many = Qui nessuno può arrendersi: le parti sono più di due e gli altri continuano a giocare.
web-resign-teammate = Non puoi arrenderti per la tua parte: ci gioca anche qualcun altro.
web-resign-which = Qui giocate in più persone davanti allo stesso schermo: chi desidera arrendersi lo fa al tavolo.
web-resigned = { $player } si arrende

## Regole

web-rules-of = Regole di { $game }
web-rules-search = Cerca per numero o parole
web-rules-hint = Per esempio 5.4 o una parola come «fusione».
web-rules-found = { $number ->
    [0] Nessuna regola ha tutte queste parole.
    [one] { $number } regola
   *[other] { $number } regole
}
web-rules-none = Le regole di questo gioco non sono scritte qui.
web-rules-english = Ogni regola è riassunta in una riga; il testo completo è in inglese. Il glossario in fondo traduce i termini.
web-summary = Il gioco in una pagina
web-chapters = Capitoli
web-glossary = Glossario

## Impostazioni

web-settings-about = Restano in questo browser; ogni modifica si vede subito.
web-settings-look = Aspetto
web-settings-play = Gioco
web-theme = Colori
web-theme-auto = Come il sistema
web-theme-light = Chiari
web-theme-dark = Scuri
web-text-size = Dimensione del testo
web-text-small = Piccolo
web-text-normal = Normale
web-text-large = Grande
web-text-huge = Enorme
web-motion = Animazioni
web-motion-about = Come si vedono le mosse sul tavolo.
web-motion-full = Complete
web-motion-reduced = Ridotte
web-motion-off = Nessuna
web-shapes = Forme più grandi per le Vibrazioni
web-shapes-about = Fiamma, sole, foglia e goccia distinguono sempre le Vibrazioni; così sono più grandi e con le lettere.
web-vibe-red = rossa
web-vibe-yellow = gialla
web-vibe-green = verde
web-vibe-blue = blu
web-confirm = Conferma le scelte con un secondo clic
web-confirm-about = Il primo clic mostra che cosa costa e che cosa fa una scelta, il secondo la conferma.
web-passing = Occasioni per reagire
web-passing-about = Quando qualcuno agisce e tu potresti intervenire. Al tavolo si può cambiare in ogni momento.
web-passing-ask = Chiedimelo
web-passing-turn = Passa fino al mio turno
web-passing-always = Passa sempre
web-sound = Suoni
web-sound-about = Pochi e leggeri: una carta, un Frammento, il tuo turno.
web-text-mode = Tavolo come testo
web-text-mode-about = Tutto il tavolo in titoli, elenchi e pulsanti; pensato per i lettori di schermo.
web-offer-lesson = Proponi la prima lezione in sala
web-tempo = Ritmo degli altri
web-tempo-about = Per quanto tempo resta visibile ogni loro mossa. «Salta», al tavolo, mostra subito il presente.
web-tempo-calm = Calmo, un secondo ciascuna
web-tempo-brisk = Svelto
web-tempo-instant = Subito

## Account

web-account-guest = Sei ospite: questo browser si ricorda di te. Con un account i tuoi posti restano tuoi anche su altri dispositivi.
web-account-is = Hai effettuato l’accesso come { $login }.
web-name-shown = Come ti vedono gli altri
web-rename = Salva il nome
web-renamed = Il tuo nome è salvato.
web-make-account = Crea un account
web-make-account-about = Le tue partite restano tue. Non chiediamo l’e-mail, perciò conserva bene la password: nessuno può mandartene una nuova.
web-account-made = L’account è pronto. Ora puoi accedere anche da altri dispositivi.
web-log-in = Accedi
web-log-in-about = In questo browser diventi quel giocatore.
web-logged-in = Accesso effettuato.
web-log-out = Esci
web-log-out-about = Questo browser ti dimentica; le partite ti aspettano finché non accedi di nuovo.
web-logged-out = Disconnessione effettuata.
web-login = Nome utente
web-login-about = Da 3 a 32 lettere, cifre, punti, trattini o trattini bassi.
web-password = Password
web-password-about = Almeno 8 caratteri.
web-programs = Programmi che giocano
web-programs-about = Un tuo programma può occupare un posto e rispondere da solo. Si fa riconoscere dal server con il suo token.
web-program-name = Nome del programma
web-program-make = Crea un token
web-token = Il token di { $name }. Copialo ora: viene mostrato solo questa volta.
web-delete = Elimina
web-delete-really = Elimina davvero

## Perché il server ha rifiutato

problem-no-player = Il server non ti conosce ancora: prima scegli un nome.
problem-name = Un nome deve avere da 1 a 24 caratteri, non solo spazi: scegline un altro.
problem-login-taken = Questo nome utente è di qualcun altro: scegline un altro.
problem-login-wrong = Nome utente o password errati: riprova.
problem-has-account = Hai già un account: prima esci.
problem-no-table = Questo tavolo non esiste: controlla il link.
problem-no-game = Questo server non ha quel gioco: scegline un altro in sala.
problem-option = Una regola della casa ha un valore impossibile: controllale o torna alle regole normali.
problem-pack = Il pacchetto di carte «{ $pack }» non è più su questo server, oppure ora contiene errori: scegli di nuovo le carte.
problem-players = Si gioca da { $least } a { $most } giocatori: scegli un altro numero di posti.
problem-level = A un bot serve un livello: sceglilo.
problem-seat-taken = Questo posto è occupato: scegline un altro o guarda.
problem-seat-unknown = Il tavolo non ha questo posto: scegline un altro.
problem-not-host = Può farlo solo chi ha aperto il tavolo: chiedigli di farlo.
problem-not-seated = Non hai un posto a questo tavolo: puoi guardare.
problem-started = La partita è già cominciata: puoi guardare o preparare un altro tavolo.
problem-not-started = La partita non è ancora cominciata: aspetta che tutti i posti siano occupati.
problem-not-over = Questo si vede a partita finita: prima giocala fino in fondo.
problem-over = La partita è già finita: riguardala o iniziane un’altra.
problem-many-sides = Qui nessuno può arrendersi: le parti sono più di due e gli altri continuano a giocare. Puoi però abbandonare: un bot prende il tuo posto.
problem-teammate = Non puoi arrenderti per la tua parte: ci gioca anche qualcun altro. Puoi però abbandonare: un bot prende il tuo posto.
problem-begun = Sei nel mezzo di un’azione: completala o annullala al tavolo, poi arrenditi.
problem-which-seat = Giochi per entrambe le parti: vai al tavolo e arrenditi al posto di chi rinuncia.
problem-open-seats = Ci sono ancora posti liberi: aspetta qualcuno o dai i posti ai bot.
problem-already-seated = Sei già a questo tavolo.
problem-record = Questa registrazione non si può riprodurre: è danneggiata o fatta con altre regole o carte.
problem-record-pack = Questa partita è stata giocata con il pacchetto di carte «{ $pack }» com’era allora, e qui non è conservato: carica la registrazione della partita, che contiene le carte.
problem-position = Un tavolo così non può esistere: guarda che cosa non va.
problem-rate = Troppo in fretta: aspetta un attimo e riprova.
problem-too-large = È troppo per il server: manda qualcosa di più piccolo.
problem-malformed = Il server non ha capito la richiesta di questa pagina: ricaricala.
problem-origin = La richiesta veniva da un altro sito ed è stata rifiutata: apri Mindrose al suo indirizzo.
problem-host = Questo server ha un altro nome. Aprilo all’indirizzo che ti hanno dato oppure chiedi a chi lo gestisce di aggiungere questo.
problem-gone = Questo tavolo è stato chiuso.
problem-asked = L’hai già chiesto, e gli altri non erano d’accordo.
problem-blocked = Chi ospita questo tavolo non desidera giocare con te: scegline un altro.
problem-storage = Il server non è riuscito a salvare e nulla è cambiato: riprova.
problem-stale = Intanto il tavolo è cambiato: guarda di nuovo, poi rispondi.
problem-no-undo = Non hai risposte da ritirare.
problem-undos = Hai ritirato già molte volte: ora decidi; poi potrai ritirare di nuovo.
problem-promise = Il server non conserva più il mescolamento promesso: riprova.
problem-no-draft = Non c’è nulla a cui rinunciare: non hai cominciato nulla.
problem-no-takeback = Nessuno chiede di ritirare una risposta.
problem-no-program = Non hai questo programma: ricarica la pagina.
problem-too-many = Ne hai troppi: prima finisci o elimina qualcosa.
problem-internal = Qualcosa è andato storto nel server: riprova.
problem-not-found = A questo indirizzo non c’è nulla: controlla il link.
