### Pacchetti di carte proprie, in italiano: che cosa contengono e in che cosa differiscono dal gioco.

# $number (number): cards, decks and the like of one file.
pack-changed = modifiche: { $number }
pack-new = aggiunte: { $number }
pack-gone = rimozioni: { $number }
# $names (text): the first of them; $number (number): how many are not named.
pack-more-names = { $names } e altri { $number }
pack-same = Per ora è tutto come nel gioco
pack-mistakes = { $path }: { $number ->
    [one] { $number } errore
   *[other] { $number } errori
}
pack-unread = Ciò che fanno le carte viene controllato quando questo è corretto.

# A file of cards of the Card Game. $fact, $counts: as they are written there.
pack-title = Carte del gioco di carte
pack-cards = { $cards } carte di { $types } tipi
pack-uneven = insolito, { $fact } non in parti uguali: { $counts }

# What is otherwise in a pack than it was. $name (text): of a card; $fact: as the file calls it; $was, $now: as it is written there.
pack-since = Questa partita è iniziata con il pacchetto { $pack } com’era allora. Che cosa è cambiato da allora:
difference-new = { $name }: aggiunta
difference-gone = { $name }: rimozione
difference-changed = { $name }: { $facts }
difference-fact = { $fact } era { $was }, ora è { $now }
difference-nothing = niente
difference-says = «{ $text }»

# Che cosa dicono i comandi dei pacchetti. $command (text): da digitare; $path (text): una cartella o un file.
pack-change = Modificali, poi: { $command }
pack-play = Per giocarci: { $command }
pack-install = Per sceglierlo per nome, anche nel browser: { $command }
pack-kept = { $name } si trova in { $path }
pack-deck-good = Questo mazzo si può giocare. { $deck }
pack-deck-kept = Il mazzo { $deck } si trova in { $path }
pack-elsewhere = { $path } è un pacchetto, ma non tra quelli di questo computer: { $command }
pack-home = I pacchetti stanno in { $path }
pack-none = In { $path } non ci sono pacchetti; comincia il primo: { $command }
