import { build, type Plugin, type Rolldown, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { openBrowser } from '#tests/kit/browser.ts';

interface Results {
  passed: number;
  failed: string[];
}

declare global {
  var results: Results;
}

/** As much of the test runner as the golden cases use, small enough to travel with them. */
const RUNNER = `
  export const results = { passed: 0, failed: [] };
  const run = (title, check) => {
    try {
      check();
      results.passed += 1;
    } catch (error) {
      results.failed.push(title + ': ' + error.message);
    }
  };
  const plain = (value) =>
    JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? one + 'n' : one === undefined ? 'undefined' : one));
  const same = (value, due) => {
    if (plain(value) !== plain(due)) throw new Error(plain(value) + ' is not ' + plain(due));
  };
  export const describe = (_, cases) => cases();
  export const it = Object.assign(run, {
    each: (rows) => (title, check) => {
      for (const row of rows) run(title + ' ' + row, () => (Array.isArray(row) ? check(...row) : check(row)));
    },
  });
  export const expect = (value) => ({
    toBe: (due) => same(value, due),
    toEqual: (due) => same(value, due),
    toBeNull: () => same(value, null),
  });
`;

const ENTRY = `
  import { results } from 'vitest';
  import { describeGoldenNumbers } from '/tests/domain/golden.cases.ts';
  describeGoldenNumbers('the bundle');
  globalThis.results = results;
`;

const written: Plugin = {
  name: 'golden-numbers',
  enforce: 'pre',
  resolveId: (id) => (id === 'vitest' || id === 'golden' ? `\0${id}` : null),
  load: (id) => (id === '\0vitest' ? RUNNER : id === '\0golden' ? ENTRY : null),
};

/** Bundled, minified and lowered as the site is. */
async function bundle(): Promise<string> {
  const site = await resolveConfig({ logLevel: 'error' }, 'build', 'production', 'production');
  const { output } = (await build({
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [written],
    build: {
      write: false,
      target: site.build.target,
      minify: site.build.minify,
      rolldownOptions: { input: 'golden', output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

test('[5.9] the golden numbers hold in the rules as they are bundled, minified and run by a browser', async () => {
  const code = await bundle();
  expect(code.split('\n').length).toBeLessThan(20);
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.addScriptTag({ content: code });
  const { passed, failed } = await page.evaluate(() => globalThis.results);
  await browser.close();
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(25);
});
