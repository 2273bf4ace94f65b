import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageFiles } from '#contract/page-files.ts';
import { matchRoute } from '#contract/routes.ts';
import { withScriptsAhead } from '#server/head/scripts-ahead.ts';
import { scriptsOfPages } from '#server/head/scripts-of-pages.ts';
import type { RenderedPage } from '#server/http/pages.ts';

const FILES: PageFiles = {
  files: [
    ['assets/index.js', 90],
    ['assets/late.js', 2],
    ['assets/order.js', 20],
    ['assets/news.js', 3],
    ['assets/sign-in.js', 12],
  ],
  pages: { shippingFclAddOrder: [0, 2], news: [0, 3] },
  whole: [0, 1],
  signIn: [0, 1, 4],
};
const HEAD = '<title>x</title>';
const RENDERED: RenderedPage = { status: 200, head: HEAD, body: '' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-ahead-'));
  writeFileSync(join(folder, 'page-files.json'), JSON.stringify(FILES));
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="/assets/index.js"></script>');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The scripts a page names. */
async function namedAt(path: string, site = folder) {
  const render = withScriptsAhead(async () => RENDERED, scriptsOfPages(site));
  const { head } = await render(matchRoute(path), { url: path } as FastifyRequest);
  expect(head.startsWith(HEAD)).toBe(true);
  return [...head.matchAll(/<link rel="modulepreload" fetchpriority="low" href="\/assets\/([^"]+)">/g)].map(
    ([, file]) => file,
  );
}

describe('the scripts a page names ahead', () => {
  it('[9.5b] are those an order starts with, beyond what the HTML names itself', async () => {
    expect(await namedAt('/shippingFcl/addOrder')).toEqual(['late.js', 'order.js']);
  });

  it('[9.5b] are none of a page that can be read before it runs, nor of the user centre, nor of no page at all', async () => {
    expect(await namedAt('/news')).toEqual([]);
    expect(await namedAt('/user-center/')).toEqual([]);
    expect(await namedAt('/nowhere-at-all')).toEqual([]);
  });

  it('[9.5b] are those of the window that signs in first, where the page opens with it', () => {
    const scriptsOf = scriptsOfPages(folder);
    expect(scriptsOf('shippingFclAddOrder', true)).toEqual(['late.js', 'sign-in.js', 'order.js']);
    expect(scriptsOf('shippingFclAddOrder')).toEqual(['late.js', 'order.js']);
  });

  it('[9.5b] are none where the build lists nothing', async () => {
    expect(await namedAt('/shippingFcl/addOrder', join(folder, 'none'))).toEqual([]);
  });
});
