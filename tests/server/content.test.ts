import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeTerms } from '#machines/search/index.ts';
import { ask, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

describe.each(databaseKinds)('what is published on %s', (database) => {
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
});
