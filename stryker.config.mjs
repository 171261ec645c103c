export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: ['packages/kernel/src/**/*.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  ignoreStatic: true,
  ignorePatterns: ['/docs', '/reports', '/coverage', 'dist'],
  // Stryker rewrites tsconfig files through the TypeScript API, which TypeScript 7 no longer has.
  tsconfigFile: 'tsconfig.none.json',
  reporters: ['clear-text', 'progress', 'html', 'json'],
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  thresholds: { high: 95, low: 85, break: 80 },
  tempDirName: '.stryker-tmp',
};
