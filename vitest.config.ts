import { defineConfig } from 'vitest/config';

/** Our packages resolve to their TypeScript source, as in tsc and tsx (docs/decisions/0002). */
const conditions = ['runehold:source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: ['runehold:source'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts', 'bench/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.stryker-tmp/**'],
    // What comes is waited for as long as a slow machine may need; a test that passes does not wait.
    expect: { poll: { timeout: 120_000 } },
    testTimeout: 60_000,
    hookTimeout: 180_000,
    coverage: {
      provider: 'v8',
      include: ['packages/*/src/**/*.ts'],
      reportsDirectory: 'coverage',
      reporter: ['text-summary', 'html'],
    },
  },
});
