'use strict';
// A card game of about the same size as the Card Game: 108 cards, hidden hands, open cards, four places a player, two
// supplies, and 120 to 510 moves. Its rules are next to nothing, so the server is measured and not they.

const { INVALID_MOVE, PlayerView } = require('boardgame.io/core');

const CARDS = 108;
const HAND = 4;
const LARGEST_HAND = 6;
const PLACES = 4;
const OPEN = 3;
const MOVES_A_TURN = 3;
const SHORTEST = 40; // turns
const SPREAD = 130;
const VIBES = ['bliss', 'gloom'];

const drawn = (G, random) => {
  if (G.secret.deck.length === 0) {
    G.secret.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
  const card = G.secret.deck.pop();
  G.deck = G.secret.deck.length;
  return card;
};

const setup = ({ ctx, random }) => {
  const names = Array.from({ length: CARDS }, (_, number) => `emotion-${number}`);
  const deck = random.Shuffle(names);
  const players = {};
  const seats = [];
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    players[seat] = { hand: deck.splice(0, HAND) };
    seats.push({ hand: HAND, mindset: Array(PLACES).fill(null), scored: { bliss: 0, gloom: 0 } });
  }
  const open = deck.splice(0, OPEN);
  const turns = SHORTEST + random.Die(SPREAD);
  const supply = { bliss: 40, gloom: 40 };
  return { secret: { deck, turns }, deck: deck.length, players, seats, open, discard: [], supply };
};

const moves = {
  draw({ G, playerID, random }) {
    const { hand } = G.players[playerID];
    if (hand.length >= LARGEST_HAND || G.deck + G.discard.length === 0) return INVALID_MOVE;
    hand.push(drawn(G, random));
    G.seats[playerID].hand = hand.length;
  },
  evoke({ G, playerID }, card, place) {
    const { hand } = G.players[playerID];
    const { mindset } = G.seats[playerID];
    if (!hand.includes(card) || mindset[place] !== null) return INVALID_MOVE;
    hand.splice(hand.indexOf(card), 1);
    mindset[place] = { card, vibe: VIBES[place % 2], tokens: 0 };
    G.seats[playerID].hand = hand.length;
  },
  take({ G, playerID, random }, card) {
    const { hand } = G.players[playerID];
    if (hand.length >= LARGEST_HAND || !G.open.includes(card) || G.deck + G.discard.length === 0) return INVALID_MOVE;
    hand.push(card);
    G.open[G.open.indexOf(card)] = drawn(G, random);
    G.seats[playerID].hand = hand.length;
  },
  gain({ G, playerID }, place) {
    const found = G.seats[playerID].mindset[place];
    if (!found || G.supply[found.vibe] === 0) return INVALID_MOVE;
    G.supply[found.vibe] -= 1;
    found.tokens += 1;
  },
  score({ G, playerID }, place) {
    const seat = G.seats[playerID];
    const found = seat.mindset[place];
    if (!found) return INVALID_MOVE;
    seat.scored[found.vibe] += found.tokens;
    G.discard.push(found.card);
    seat.mindset[place] = null;
  },
};

// Every move that a seat can make now, from what it sees.
const choices = (G, seat) => {
  const found = [];
  const { hand } = G.players[seat];
  const room = hand.length < LARGEST_HAND && G.deck + G.discard.length > 0;
  if (room) found.push(['draw'], ...G.open.map((card) => ['take', card]));
  G.seats[seat].mindset.forEach((held, place) => {
    if (held === null) found.push(...hand.map((card) => ['evoke', card, place]));
    else found.push(['score', place], ...(G.supply[held.vibe] > 0 ? [['gain', place]] : []));
  });
  return found;
};

const Feelings = {
  name: 'feelings',
  setup,
  moves,
  minPlayers: 2,
  maxPlayers: 2,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: MOVES_A_TURN, maxMoves: MOVES_A_TURN },
  endIf: ({ G, ctx }) => (ctx.turn > G.secret.turns ? { winner: '0' } : undefined),
};

module.exports = { Feelings, choices };
