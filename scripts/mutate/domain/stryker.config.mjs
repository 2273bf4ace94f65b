/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutate/domain/vitest.config.mjs' },
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
  jsonReporter: { fileName: '.cache/stryker.json' },
  // Some changes make no difference: about one in thirty.
  thresholds: { high: 95, low: 95, break: 90 },
  tempDirName: '.cache/stryker',
  // Stryker rewrites a tsconfig by an API that TypeScript 7 no longer has; Vite reads none.
  tsconfigFile: 'none.json',
  ignorePatterns: ['dist', 'coverage', '.data'],
};
