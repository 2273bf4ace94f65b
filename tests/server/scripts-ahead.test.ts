import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageFiles } from '#contract/page-files.ts';
import { matchRoute } from '#contract/routes.ts';
import { withScriptsAhead } from '#server/head/scripts-ahead.ts';
import type { RenderedPage } from '#server/http/pages.ts';

const FILES: PageFiles = {
  files: [
    ['assets/index.js', 90],
    ['assets/late.js', 2],
    ['assets/order.js', 20],
    ['assets/news.js', 3],
    ['assets/centre.js', 40],
  ],
  pages: { shippingFclAddOrder: [0, 2], news: [0, 3] },
  whole: [0, 1],
  centre: [0, 4],
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

/** The scripts a page names, where it is rendered as given. */
async function namedAt(path: string, rendered: Partial<RenderedPage> = {}, site = folder) {
  const render = withScriptsAhead(async () => ({ ...RENDERED, ...rendered }), site);
  const { head } = await render(matchRoute(path), { url: path } as FastifyRequest);
  expect(head.startsWith(HEAD)).toBe(true);
  return [...head.matchAll(/<link rel="modulepreload" fetchpriority="low" href="\/assets\/([^"]+)">/g)].map(
    ([, file]) => file,
  );
}

describe('the scripts a page names ahead', () => {
  it('[9.5b] are those it begins with, beyond what the HTML names itself', async () => {
    expect(await namedAt('/shippingFcl/addOrder')).toEqual(['late.js', 'order.js']);
    expect(await namedAt('/news')).toEqual(['late.js', 'news.js']);
    expect(await namedAt('/user-center/')).toEqual(['centre.js']);
  });

  it('[9.5b] are left to what wakes a page that came whole, and out of a page that was not found', async () => {
    expect(await namedAt('/news', { isAsleep: true })).toEqual([]);
    expect(await namedAt('/news', { status: 404 })).toEqual([]);
    expect(await namedAt('/nowhere-at-all', { status: 404 })).toEqual([]);
  });

  it('[9.5b] are none where the build lists nothing', async () => {
    expect(await namedAt('/news', {}, join(folder, 'none'))).toEqual([]);
  });
});
