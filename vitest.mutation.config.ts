import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const packages = fileURLToPath(new URL('./packages', import.meta.url));

/**
 * The kernel's quick tests, for Stryker. It runs them in a copy of the tree whose node_modules still link to
 * the unmutated packages, so our own packages are named by path here instead of by export condition.
 */
export default defineConfig({
  resolve: { alias: [{ find: /^@runehold\/([^/]+)\/(.+)$/, replacement: `${packages}/$1/src/$2.ts` }] },
  test: {
    include: ['packages/kernel/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.slow.test.ts'],
  },
});
