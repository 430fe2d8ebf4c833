import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  // TypeScript itself knows which names exist.
  { files: ['**/*.ts', '**/*.svelte'], rules: { 'no-undef': 'off' } },
  // Maps and sets that nothing is rendered from need not be reactive; those that are rendered are replaced as a whole.
  { files: ['**/*.svelte', '**/*.svelte.ts'], rules: { 'svelte/prefer-svelte-reactivity': 'off' } },
  {
    ignores: ['dist', 'public', 'test-results', 'playwright-report', '.browser', 'src/**/icons.ts', 'src/wire.ts', 'src/**/vocabulary.ts'],
  },
);
