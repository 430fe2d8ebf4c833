import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const repository = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $locales: `${repository}src/mindrose/locales` } },
  server: {
    fs: { allow: [repository] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    // The content security policy allows only files of our own: nothing may become a data: or inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'svelte', test: /node_modules[\\/](svelte|esm-env|clsx)[\\/]/ },
            { name: 'fluent', test: /node_modules[\\/]@fluent[\\/]/ },
            { name: wordsChunk, debugName: 'words', test: /\.ftl\?raw$/ },
          ],
        },
      },
    },
  },
});

/** A language is one chunk for the pages, one for each game, one for its lessons, and one for the Avatar's page. */
function wordsChunk(id: string): string | null {
  const [, language, file = ''] = /locales[\\/](\w+)[\\/]([\w-]+?)(?:-table)?\.ftl/.exec(id) ?? [];
  if (language === undefined) return null;
  const game = file.replace('-lessons', '');
  return file === 'avatar' || existsSync(`${repository}web/src/games/${game}/index.ts`) ? `words-${language}-${file}` : `words-${language}`;
}
