'use strict';
// boardgame.io's own server as it comes, storing in memory or, with a folder, in files.

const { FlatFile, Server } = require('boardgame.io/server');
const { Feelings } = require('./game');

const folder = process.argv[2];
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [Feelings], origins: [/localhost/], ...(db && { db }) });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  process.stdout.write(`ready http://127.0.0.1:${appServer.address().port}\n`);
});
