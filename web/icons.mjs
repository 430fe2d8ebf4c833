// Writes icons.ts beside each icons.list.json, the frame's, those of games and those of Emotions: of the four thousand icons of the set only those named there.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const set = new URL('node_modules/@iconify-json/game-icons/', import.meta.url);
const read = (url) => JSON.parse(readFileSync(url, 'utf8'));
const { icons, width, height } = read(new URL('icons.json', set));
const { name, author, license } = read(new URL('info.json', set));
const src = new URL('src/', import.meta.url);
const games = readdirSync(new URL('games/', src)).map((game) => `games/${game}/`);
const folders = [...games, 'boards/emotions/'].map((path) => new URL(path, src));

function chosen(list) {
  const wanted = read(list);
  const unknown = wanted.filter((icon) => !(icon in icons));
  if (unknown.length > 0) throw new Error(`${list.pathname} names icons that the set does not have: ${unknown.join(', ')}`);
  const entries = wanted.map((icon) => {
    const { body, width: own = width, height: tall = height } = icons[icon];
    return [icon, { body: body.replace(/ d="[^"]+"/gu, rounded), width: own, height: tall }];
  });
  return `// Written by icons.mjs from icons.list.json.
export const icons = ${JSON.stringify(Object.fromEntries(entries), null, 2)} as const;
export type IconName = keyof typeof icons;
`;
}

/** A path to a tenth of a unit, of which a drawing has 512. Arcs write their flags without gaps: they are left as they are. */
function rounded(path) {
  if (/[aA]/u.test(path.slice(4))) return path;
  const parts = path.slice(4, -1).match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/gu);
  let text = '';
  for (const part of parts) {
    const short = /[a-zA-Z]/u.test(part) ? part : String(Math.round(Number(part) * 10) / 10).replace(/^(-?)0\./u, '$1.');
    text += /\d$/u.test(text) && /^[\d.]/u.test(short) ? ` ${short}` : short;
  }
  return ` d="${text}"`;
}

const credits = { name, author: author.name, url: author.url, license: license.title, licenseUrl: license.url };
const listOf = (folder) => new URL('icons.list.json', folder);
const frame = chosen(listOf(src));
writeFileSync(new URL('icons.ts', src), `${frame}export const credits = ${JSON.stringify(credits, null, 2)} as const;\n`);
for (const folder of folders.filter((one) => existsSync(listOf(one)))) writeFileSync(new URL('icons.ts', folder), chosen(listOf(folder)));
