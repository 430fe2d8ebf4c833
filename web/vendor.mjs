// The page that shows the API loads these; they are served from here, because nothing may come from other hosts.
import { copyFileSync, mkdirSync } from 'node:fs';

const vendored = ['swagger-ui-bundle.js', 'swagger-ui.css'];
const folder = new URL('public/vendor/', import.meta.url);

mkdirSync(folder, { recursive: true });
for (const file of vendored) copyFileSync(new URL(`node_modules/swagger-ui-dist/${file}`, import.meta.url), new URL(file, folder));
