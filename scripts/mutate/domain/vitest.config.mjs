import { defineConfig } from 'vitest/config';

/** The tests that Stryker asks about a change of the domain. */
export default defineConfig({
  define: { __APP_VERSION__: '"0.0.0"', __APP_BUILD__: '"mutate"' },
  test: {
    include: ['tests/{contract,copy,domain,server/captcha}/**/*.test.ts'],
    exclude: ['**/*.prove.*', 'tests/server/captcha/captcha-*'],
    setupFiles: ['copy/booking/services.ts'],
    isolate: false,
  },
});
