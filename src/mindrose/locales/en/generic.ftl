### What a game without texts of its own says, in English. Its verbs, cards and events come as the rules call them.

# $kind (text): what is asked, as the rules call it.
generic-question = It is your move: { $kind }.
generic-waiting = { $player } is to decide: { $kind }.
# $what (text): a verb or an event. $things (text): what it is about, separated by commas.
generic-about = { $what }: { $things }
# $name (text): what a number counts or points at.
generic-number = { $name } { $value }
generic-event = { $player } – { $what }
generic-refusal = { $known ->
    [yes] This cannot be chosen now: { $why } ({ $rule }). Choose one of the answers offered.
   *[no] This cannot be chosen now: { $why }. Choose one of the answers offered.
}
generic-score = { $player } { $points }
generic-outcome = { $winners ->
    [one] { $names } wins. Points: { $scores }.
   *[other] { $names } share the victory. Points: { $scores }.
}
generic-option = See rule { $rule }.
