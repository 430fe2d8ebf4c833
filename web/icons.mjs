// Writes src/icons.ts: of the four thousand icons of the set only those that src/icons.list.json names.
import { readFileSync, writeFileSync } from 'node:fs';

const set = new URL('node_modules/@iconify-json/game-icons/', import.meta.url);
const read = (url) => JSON.parse(readFileSync(url, 'utf8'));
const { icons, width, height } = read(new URL('icons.json', set));
const { name, author, license } = read(new URL('info.json', set));
const wanted = read(new URL('src/icons.list.json', import.meta.url));

const unknown = wanted.filter((icon) => !(icon in icons));
if (unknown.length > 0) throw new Error(`src/icons.list.json names icons that the set does not have: ${unknown.join(', ')}`);

const chosen = {};
for (const icon of [...new Set(wanted)].sort())
  chosen[icon] = { body: icons[icon].body, width: icons[icon].width ?? width, height: icons[icon].height ?? height };
const credits = { name, author: author.name, url: author.url, license: license.title, licenseUrl: license.url };

writeFileSync(
  new URL('src/icons.ts', import.meta.url),
  `// Written by icons.mjs from icons.list.json.
export const icons = ${JSON.stringify(chosen, null, 2)} as const;
export type IconName = keyof typeof icons;
export const credits = ${JSON.stringify(credits, null, 2)} as const;
`,
);
