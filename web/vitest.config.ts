import { svelteTesting } from '@testing-library/svelte/vite';
import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: 'jsdom',
      setupFiles: ['tests/setup.ts'],
      isolate: false,
      maxWorkers: 2,
      include: ['tests/**/*.test.ts'],
    },
  }),
);
