import { defineConfig } from 'vitest/config';

/** The tests that Stryker asks about a change of the domain. */
export default defineConfig({
  define: { __APP_VERSION__: '"0.0.0"', __APP_BUILD__: '"mutate"' },
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/domain/**/*.test.ts'],
    exclude: ['**/*.prove.*', 'tests/unit/scripts/**'],
    setupFiles: ['src/ui/copy/booking/services.ts'],
    isolate: false,
  },
});
