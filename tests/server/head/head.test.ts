import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Route, routes } from '#contract/routes.ts';
import { homeHead } from '#copy/home/page.ts';
import { notFound } from '#copy/kit.ts';
import { head as headCopy } from '#copy/shell.ts';
import { DAY_MS } from '#domain/limits.ts';
import { campaigns, news } from '#server/data/schema/content.ts';
import { procurementPosts } from '#server/data/schema/procurement.ts';
import type { SiteFiles } from '#server/http/site-files.ts';
import { readSettings } from '#src/config/settings.ts';
import { ask } from '#tests/kit/market-server.ts';
import { startServer, type TestServer } from '#tests/kit/server.ts';

const ORIGIN = 'https://www.example.com';
const html =
  '<!doctype html><html lang="zh-CN"><head><!--head--></head><body><div id="app"><!--body--></div></body></html>';
const site: SiteFiles = new Map([
  ['/index.html', { identity: Buffer.from(html), type: 'text/html; charset=utf-8', etag: '"page"', isHashed: false }],
]);

let server: TestServer;
let ids: { news: string[]; act: string[]; procurement: string };
const HOSTILE = '</script><script>alert("&")</script>';

beforeAll(async () => {
  server = await startServer({
    database: 'postgres',
    isMarket: true,
    settings: { publicOrigin: ORIGIN },
    site,
    seed: async ({ db }, clock) => {
      const [row] = await db.select().from(news).limit(1);
      await db.insert(news).values({ ...row!, id: 'hostile', title: HOSTILE, publishedAt: new Date(clock.now()) });
      const tomorrow = new Date(clock.now() + DAY_MS);
      await db.insert(news).values({ ...row!, id: 'tomorrow', publishedAt: tomorrow, shownFrom: tomorrow });
    },
  });
  const { db } = server.database;
  const posts = await db.select({ id: procurementPosts.id }).from(procurementPosts).limit(1);
  ids = {
    news: (await db.select({ id: news.id }).from(news)).map(({ id }) => id).filter((id) => id !== 'tomorrow'),
    act: (await db.select({ id: campaigns.id }).from(campaigns)).map(({ id }) => id),
    procurement: posts[0]!.id,
  };
});
afterAll(() => server.stop());

async function page(path: string) {
  const answer = await fetch(server.address + path);
  const text = await answer.text();
  const content = (pattern: RegExp) => pattern.exec(text)?.[1];
  return {
    status: answer.status,
    text,
    title: content(/<title>([^<]+)<\/title>/),
    description: content(/<meta name="description" content="([^"]+)">/),
    canonical: content(/<link rel="canonical" href="([^"]+)">/),
    isHidden: text.includes('<meta name="robots" content="noindex">'),
    preview: (name: string) => content(new RegExp(`<meta property="og:${name}" content="([^"]+)">`)),
    data: content(/<script type="application\/ld\+json">(.*?)<\/script>/),
  };
}

const plain = routes.filter(({ path }) => path !== null && !path.includes(':')) as (Route & { path: string })[];
const open = plain.filter(({ permission }) => permission === 'public');

describe('the head as served', () => {
  it.each(open)('[1.4][2.1] $path carries its own, readable without a script', async ({ path }) => {
    const served = await page(path);
    expect(served.status).toBe(200);
    expect(served.description?.length).toBeGreaterThan(20);
    expect(served.canonical).toBe(ORIGIN + path);
    expect(served.preview('title')).toBe(served.title);
    expect(served.preview('description')).toBe(served.description);
    expect(served.preview('image')).toBe(`${ORIGIN}/share.png`);
    expect(served.preview('url')).toBe(ORIGIN + path);
    expect(served.isHidden).toBe(false);
    expect(served.text).toMatch(/<div id="app">.*<h1[^>]*>[^<]+<\/h1>.*<\/div>/s);
    expect(served.text).not.toMatch(/ style=/);
  });

  it('[1.4] every page has another title and another description', async () => {
    const pages = await Promise.all(plain.map(({ path }) => page(path)));
    expect(new Set(pages.map(({ title }) => title)).size).toBe(plain.length);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(plain.length);
    expect((await page('/')).title).toBe(homeHead.title);
  });

  it.each(plain.filter(({ permission }) => permission === 'signed-in'))(
    '[2.5] $path is kept from search engines',
    async ({ path }) => {
      expect(await page(path)).toMatchObject({ status: 200, isHidden: true, canonical: undefined });
    },
  );

  it('[2.3] a news item and a campaign have their own title; a shared post is kept from search engines', async () => {
    const item = await page(`/news/${ids.news[0]}`);
    expect(item).toMatchObject({ status: 200, isHidden: false });
    expect(JSON.parse(item.data!)).toMatchObject({ '@type': 'NewsArticle' });
    expect(item.title).toBe(headCopy.title(JSON.parse(item.data!).headline));
    expect((await page(`/act/${ids.act[0]}`)).status).toBe(200);
    const post = await ask(server, 'procurementItem', { id: ids.procurement });
    for (const kind of ['share', 'mobile']) {
      const shared = await page(`/procurement/${kind}/${ids.procurement}`);
      expect(shared).toMatchObject({ status: 200, isHidden: true });
      expect(shared.preview('title')).toBe(headCopy.title(post.title));
      expect(shared.preview('description')).toContain(post.lines[0]?.nameCn);
      expect(shared.preview('image')).toBe(`${ORIGIN}/share.png`);
      expect(shared.preview('image:width')).toBe('1200');
    }
    expect(await page('/procurement/share')).toMatchObject({ status: 200, isHidden: false });
  });

  it.each([
    '/news/none',
    '/news/tomorrow',
    '/news/%00',
    `/news/${'9'.repeat(300)}`,
    "/news/'%20or%20''='",
    '/act/none',
    '/procurement/share/none',
    '/procurement/mobile/none',
    '/none',
  ])('[2.4] %s answers 404 with the site’s page', async (path) => {
    const lost = await page(path);
    expect(lost).toMatchObject({ status: 404, isHidden: true, title: headCopy.title(notFound.title) });
    expect(lost.text).toContain(notFound.heading);
  });

  it('words of the database stay words', async () => {
    const { text, data } = await page('/news/hostile');
    expect(text).not.toContain('<script>alert');
    expect(JSON.parse(data!).headline).toBe(HOSTILE);
  });

  it('[2.17] carries the site configuration, and says the same to everyone for as long as it stands', async () => {
    const { text } = await page('/');
    const embedded = JSON.parse(/<script type="application\/json" id="site-config">(.*?)<\/script>/.exec(text)![1]!);
    expect(embedded).toMatchObject({ origin: ORIGIN, year: 2026, demo: { on: true } });
    expect(embedded.friendlyLinks).toHaveLength(3);
    expect(embedded).not.toHaveProperty('serverTime');
    server.clock.advance(60_000);
    expect((await page('/')).text).toBe(text);
  });
});

describe('for search engines', () => {
  const listed = async (address = server.address) =>
    [...(await (await fetch(`${address}/sitemap.xml`)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at);

  it('[2.1][2.3] the sitemap lists the public pages without a parameter and the ids anyone may find', async () => {
    const due = [
      ...open.map(({ path }) => path),
      ...ids.news.map((id) => `/news/${id}`),
      ...ids.act.map((id) => `/act/${id}`),
    ];
    expect((await listed()).toSorted()).toEqual(due.map((path) => ORIGIN + path).toSorted());
  });

  it('[1.10b] a brand with a site of its own leaves its page out of the list', async () => {
    const other = await startServer({
      database: server.database,
      site,
      settings: {
        publicOrigin: ORIGIN,
        site: { ...readSettings({}).site, freight: 'https://freight.example.com', consolidation: null },
      },
    });
    const addresses = await listed(other.address);
    expect(addresses).not.toContain(`${ORIGIN}/brand/freight`);
    expect(addresses).toContain(`${ORIGIN}/brand/consolidation`);
    await other.stop();
  });

  it('robots.txt names the sitemap, and the manifest its icons', async () => {
    expect(await (await fetch(`${server.address}/robots.txt`)).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const manifest = await fetch(`${server.address}/manifest.webmanifest`);
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(((await manifest.json()) as { icons: unknown[] }).icons).toHaveLength(3);
  });
});
