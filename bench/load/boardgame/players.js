'use strict';
// Pairs of players who keep a number of tables busy. Each answers as soon as it is asked, at random.
//
//   node players.js mindrose|boardgame ADDRESS[,ADDRESS] TABLES WARM COUNTED
//
// Where there are several nodes of one server, the two players of a table come to different ones.
//
// Obeys the lines of its input: `first` seats one pair and `rest` the others, both are `done` when they are; `go` lets
// them play. After WARM moves a table (on average) it says `begin`, after COUNTED more `end`, and then what it has seen.

const readline = require('node:readline');
const { io } = require('socket.io-client');
const WebSocket = require('ws');
const { Feelings, choices } = require('./game');

const AT_ONCE = 8; // tables that are set up at the same time
const [dialect, named] = process.argv.slice(2);
const nodes = named.split(',');
const [address] = nodes;
const [tables, warm, counted] = process.argv.slice(4).map(Number);

let playing = false;
let counting = false;
let moves = 0;
const times = [];
let bytes = 0;
let finished = 0;
let refused = 0;

const pick = (list) => list[Math.floor(Math.random() * list.length)];

const say = (line, then) => process.stdout.write(`${line}\n`, then);

const answered = (sent) => {
  moves += 1;
  if (counting) times.push(performance.now() - sent);
  if (moves === tables * warm) {
    [bytes, finished, refused, counting] = [0, 0, 0, true];
    say('begin');
  } else if (moves === tables * (warm + counted)) {
    counting = false;
    say('end');
    say(JSON.stringify(result()), () => process.exit(0));
  }
};

const post = async (path, body, cookie) => {
  const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
  const reply = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply;
};

// One seat of a Mindrose table.
class Seat {
  constructor(table, cookie, node) {
    this.sent = 0;
    this.number = -1;
    this.asked = null;
    this.waits = false;
    this.socket = new WebSocket(`${node.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: { cookie } });
    this.over = new Promise((resolve) => (this.end = resolve));
    this.here = new Promise((resolve) => (this.sit = resolve));
    this.socket.on('message', (data) => this.hear(data));
    this.socket.on('error', (error) => console.error(`a socket failed: ${error.message}`));
  }

  hear(data) {
    bytes += data.length;
    const message = JSON.parse(data);
    if (message.type === 'moment') {
      this.number = message.number;
      this.asked = message.question;
      this.sit();
      if (message.outcome) this.leave();
    } else if (message.type === 'accepted') {
      answered(this.sent);
      this.waits = false;
    } else if (message.type === 'refused') {
      // Both seats were asked, and the other was quicker: the newest moment is answered instead.
      refused += 1;
      this.waits = false;
    }
    this.act();
  }

  act() {
    if (!playing || this.waits || this.asked === null) return;
    const answer = pick(this.asked.choices).number;
    this.asked = null;
    this.waits = true;
    this.sent = performance.now();
    this.socket.send(JSON.stringify({ type: 'answer', id: 'a', number: this.number, answer }));
  }

  leave() {
    this.asked = null;
    this.socket.close();
    this.end();
  }
}

const mindrose = {
  async people() {
    const named = await Promise.all(['Ada', 'Bo'].map((name) => post('/api/me', { name })));
    return named.map((reply) => reply.headers.getSetCookie()[0].split(';')[0]);
  },
  async sit(people) {
    const seats = [{ kind: 'person' }, { kind: 'open' }];
    const { id } = await (await post('/api/tables', { game: 'cerebria-cards', seats }, people[0])).json();
    await post(`/api/tables/${id}/join`, {}, people[1]);
    return people.map((cookie, seat) => new Seat(id, cookie, nodes[seat % nodes.length]));
  },
};

// One seat of a boardgame.io match.
class Guest {
  constructor(match, playerID, credentials) {
    this.match = match;
    this.playerID = playerID;
    this.credentials = credentials;
    this.sent = 0;
    this.state = null;
    this.socket = io(`${address}/${Feelings.name}`, { transports: ['websocket'], forceNew: true });
    this.over = new Promise((resolve) => (this.end = resolve));
    this.here = new Promise((resolve) => (this.sit = resolve));
    this.socket.on('connect', () => this.socket.emit('sync', match, playerID, credentials, 2));
    this.socket.on('sync', (_, { state }) => this.hear(state));
    this.socket.on('update', (_, state) => this.hear(state));
    this.socket.io.engine.on('data', (data) => (bytes += data.length));
  }

  hear(state) {
    if (this.sent && state._stateID > this.state._stateID) {
      answered(this.sent);
      this.sent = 0;
    }
    this.state = state;
    this.sit();
    if (state.ctx.gameover !== undefined) this.leave();
    else this.act();
  }

  act() {
    const { state, playerID, credentials } = this;
    if (!playing || this.sent || state === null || state.ctx.currentPlayer !== playerID) return;
    const [type, ...args] = pick(choices(state.G, playerID));
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials } };
    this.sent = performance.now();
    this.socket.emit('update', action, state._stateID, this.match, playerID);
  }

  leave() {
    this.socket.disconnect();
    this.end();
  }
}

const boardgame = {
  async people() {
    return ['Ada', 'Bo'];
  },
  async sit(people) {
    const place = `/games/${Feelings.name}`;
    const { matchID } = await (await post(`${place}/create`, { numPlayers: 2 })).json();
    const seats = [];
    for (const [seat, playerName] of people.entries()) {
      const playerID = String(seat);
      const { playerCredentials } = await (await post(`${place}/${matchID}/join`, { playerID, playerName })).json();
      seats.push(new Guest(matchID, playerID, playerCredentials));
    }
    return seats;
  },
};

const { people, sit } = { mindrose, boardgame }[dialect];
const seated = [];

// The same two people play game after game.
const play = async (pair) => {
  const seats = await sit(pair);
  await Promise.all(seats.map((seat) => seat.here));
  seated.push(...seats);
  if (playing) seats.forEach((seat) => seat.act());
  Promise.all(seats.map((seat) => seat.over)).then(() => {
    finished += counting;
    return play(pair);
  });
};

const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

const result = () => {
  times.sort((a, b) => a - b);
  return { moves: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99), bytes, finished, refused };
};

const settle = async (count) => {
  let left = count;
  const line = async () => {
    while (left-- > 0) await play(await people());
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  say('done');
};

const orders = {
  first: () => settle(1),
  rest: () => settle(tables - 1),
  go() {
    playing = true;
    seated.forEach((seat) => seat.act());
  },
};

readline.createInterface({ input: process.stdin }).on('line', (order) => orders[order]());
