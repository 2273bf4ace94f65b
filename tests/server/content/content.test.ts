import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchRoute } from '#contract/routes.ts';
import { USER_CENTRE_PATH } from '#contract/user-centre.ts';
import { rooms } from '#copy/user-centre/rooms.ts';
import { decodeTerms } from '#machines/search/index.ts';
import { campaigns, carousel, helpArticles, news } from '#server/data/schema/content.ts';
import { ask, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

describe.each(databaseKinds())('what is published on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startMarket(database);
  }, 60_000);
  afterAll(() => server.stop());

  it('[3.5] the lanes of a campaign lead to the search of that lane, which has prices', async () => {
    const { items } = await ask(server, 'activityQuery', { pageSize: 50 });
    const pages = await Promise.all(items.map(({ id }) => ask(server, 'activityItem', { id })));
    const lanes = pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'offers' ? block.lanes : [])),
    );
    expect(lanes.length).toBeGreaterThan(0);
    for (const { href, from, to } of lanes) {
      const [path, query = ''] = href.split('?');
      expect(path).toBe('/shippingFcl');
      const { orgPort, orgPortCode, dstPort, dstPortCode } = decodeTerms(query);
      expect([orgPort, dstPort]).toEqual([from, to]);
      expect((await ask(server, 'sellingPrices', { orgPortCode, dstPortCode })).total).toBeGreaterThan(0);
    }
  });

  it('[2.8] every help article but the one about us leads on, and each of its links to a page of the site or a room of the user centre', async () => {
    const tree = await ask(server, 'helpTree', {});
    const articles = await Promise.all(tree.map(({ id }) => ask(server, 'helpArticle', { id })));
    const lonely = articles.filter(({ body }) => !body.some(({ kind }) => kind === 'link')).map(({ id }) => id);
    expect(lonely).toEqual(['3']);
    for (const { id, body } of articles)
      for (const block of body)
        if (block.kind === 'link') {
          const { pathname, searchParams } = new URL(block.href, 'https://site.example');
          if (pathname === USER_CENTRE_PATH)
            expect(rooms.titles, id).toHaveProperty(searchParams.get('redirect') ?? '');
          else expect(matchRoute(pathname)?.route.path, `${id}: ${block.href}`).toBeTruthy();
          if (pathname === '/helpCenter') expect(tree.map((node) => node.id)).toContain(searchParams.get('id'));
        }
  });

  it('[10.6] leads no one to an address that the operator would not take, however it came to be stored', async () => {
    const { db } = server.database;
    const link = { kind: 'link', text: '看', href: 'javascript:alert(1)' } as const;
    const [article, slide, campaign, item] = await Promise.all([
      db.select().from(helpArticles).limit(1),
      db.select().from(carousel).limit(1),
      db.select().from(campaigns).limit(1),
      db.select().from(news).limit(1),
    ]);
    await db.transaction(async (tx) => {
      await tx
        .update(helpArticles)
        .set({ body: [link] })
        .where(eq(helpArticles.id, article[0]!.id));
      await tx.update(carousel).set({ href: '//example.com' }).where(eq(carousel.id, slide[0]!.id));
      await tx
        .update(campaigns)
        .set({ blocks: [link] })
        .where(eq(campaigns.id, campaign[0]!.id));
      await tx
        .update(news)
        .set({ body: [link] })
        .where(eq(news.id, item[0]!.id));
    });
    const safe = [{ ...link, href: '/' }];
    expect((await ask(server, 'helpArticle', { id: article[0]!.id })).body).toEqual(safe);
    expect((await ask(server, 'activityItem', { id: campaign[0]!.id })).blocks).toEqual(safe);
    expect((await ask(server, 'newsItem', { id: item[0]!.id })).body).toEqual(safe);
    const slides = await ask(server, 'carousel', { position: slide[0]!.position });
    expect(slides.find(({ id }) => id === slide[0]!.id)?.href).toBe('/');
    await db.transaction(async (tx) => {
      await tx.update(helpArticles).set({ body: article[0]!.body }).where(eq(helpArticles.id, article[0]!.id));
      await tx.update(carousel).set({ href: slide[0]!.href }).where(eq(carousel.id, slide[0]!.id));
      await tx.update(campaigns).set({ blocks: campaign[0]!.blocks }).where(eq(campaigns.id, campaign[0]!.id));
      await tx.update(news).set({ body: item[0]!.body }).where(eq(news.id, item[0]!.id));
    });
  });

  it('promises no papers to take away and no quoting by link', async () => {
    const tree = await ask(server, 'helpTree', {});
    const articles = await Promise.all(tree.map(({ id }) => ask(server, 'helpArticle', { id })));
    const publishedText = JSON.stringify(articles);
    for (const promise of ['下载单证', '分享给供应商', '月结', '承兑', '入库预约单', '稍后再补', '在线签署'])
      expect(publishedText).not.toContain(promise);
  });

  it('counts nothing that no one counts: boxes of a campaign, visitors of a post and the quotes taken in', async () => {
    const [news, campaigns, posts] = await Promise.all([
      ask(server, 'newsQuery', {}),
      ask(server, 'activityQuery', {}),
      ask(server, 'procurementQuery', {}),
    ]);
    const post = await ask(server, 'procurementItem', { id: posts.items[0]!.id });
    expect(campaigns.items.map(({ stock }) => stock)).toEqual([{ total: 60, left: 60 }, null, null]);
    for (const shown of [...news.items, ...campaigns.items]) expect(shown).not.toHaveProperty('views');
    expect([post.quotes, post.views]).toEqual([0, 1]);
  });

  it('[1.11] the list of goods tells what is left, from what price, and what is asked for', async () => {
    const { items } = await ask(server, 'procurementQuery', { pageSize: 50 });
    for (const { id, goods, kind, lines = [] } of items) {
      const post = await ask(server, 'procurementItem', { id });
      expect(lines.map(({ nameCn }) => nameCn)).toEqual(goods);
      for (const [at, line] of lines.entries()) {
        const read = post.lines[at]!;
        const most = Number(kind === 'OFFER' ? read.left : read.quantity);
        const within = read.tiers.filter(({ from }) => Number(from) <= most).map(({ price }) => Number(price));
        const single = read.price === null ? [] : [Number(read.price)];
        const prices = within.length > 0 ? within : single;
        expect(line.price === null ? [] : [Number(line.price)]).toEqual(prices.slice(-1));
        expect(Number(line.quantity)).toBe(most);
        expect(line.isTiered).toBe(within.length > 1);
        expect(line.classes).toEqual(read.classes);
      }
    }
    const shown = items.flatMap(({ lines = [] }) => lines);
    expect(new Set(shown.map(({ isTiered }) => isTiered)).size).toBe(2);
  });

  it('[1.11] goods are found by any name of a line and by CAS number, whatever the post is called', async () => {
    const found = async (keyword: string) => (await ask(server, 'procurementQuery', { keyword, pageSize: 50 })).items;
    const { items } = await ask(server, 'procurementQuery', { pageSize: 50 });
    const second = items.find(({ goods, title }) => goods.length > 1 && !title.includes(goods[1]!))!;
    const { lines } = await ask(server, 'procurementItem', { id: second.id });
    const { nameCn, nameEn, casNo } = lines[1]!;
    for (const keyword of [nameCn, nameEn.toUpperCase(), casNo!])
      expect((await found(keyword)).map(({ id }) => id)).toContain(second.id);
    expect(await found(casNo!.slice(0, 4))).toEqual([]);
  });
});
