import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageInput } from '#contract/page-inputs.ts';
import type { CallName } from '#contract/table.ts';
import { HOUR_MS } from '#domain/limits.ts';
import { orders } from '#server/data/schema/orders.ts';
import { createFileStore } from '#server/files/store.ts';
import type { Log } from '#server/log.ts';
import { startOrderSweep } from '#server/orders/sweep.ts';
import { startRatePublishing } from '#server/rates/publish-schedule.ts';
import { createRenderCache } from '#server/ssr/render-cache.ts';
import { book, bookingKey, giveSheets, goldenOffer, methanol, partOf } from '#tests/kit/booking.ts';
import { plainSite } from '#tests/kit/plain-frame.ts';
import { csvOfRates, freightRow, previewFile } from '#tests/kit/rate-sheet.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { temporaryFolder } from '#tests/kit/server-process.ts';
import { sendAs, signIn } from '#tests/kit/signed-in.ts';

/** Errors of a running job appear only here. */
const log: Log = { info: () => {}, warn: () => {}, error: (event, fields) => expect.fail(`${event} ${fields?.error}`) };

describe.each(databaseKinds())('a server-rendered page shows new data on %s', (database) => {
  let server: TestServer;
  const written: PageInput[] = [];
  const onWrite = (changes: readonly PageInput[]) => void written.push(...changes);
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true, onWrite });
  }, 60_000);
  afterAll(() => server.stop());

  const asOperator = (name: CallName, request: object) =>
    sendAs(server.address, { ...clientHeaders, 'desk-token': server.operatorKey }, name, request);
  const freight = async () => {
    const { lines } = await goldenOffer(server);
    return lines.find(({ feeCode }) => feeCode === 'OF')?.unitPrice ?? '';
  };
  const publish = async (price: string, at?: number) => {
    const { data } = await previewFile(server, csvOfRates([{ ...freightRow, price }]));
    return asOperator('operatorImportPublish', {
      kind: 'rates',
      previewId: data.previewId,
      ...(at !== undefined && { at }),
    });
  };
  /** Of pages that are the price of one sailing and nothing else. */
  const renderedPages = () =>
    createRenderCache({
      render: async ({ now }) => ({
        ...{ body: await freight(), over: '', now, isOwn: false, later: {} },
        answers: [{ call: 'sellingPrices', request: {}, data: {} }],
      }),
      clock: server.clock,
      build: 'one',
      perMinute: 30,
      dataVersion: (changed) => written.filter((input) => input === changed).length,
      onFailure: (_path, error) => expect.fail(String(error)),
      patienceMs: 30_000,
    });
  const read = async (pages: ReturnType<typeof renderedPages>) =>
    (
      await pages.read(
        {
          path: '/shippingFcl',
          query: '',
          origin: server.address,
          onPhone: false,
          now: server.clock.now(),
          site: plainSite,
          reader: null,
        },
        { network: '127.0.0.1', isCached: true },
      )
    )?.body;

  it('shows a published price to the next visitor', async () => {
    const pages = renderedPages();
    const before = await read(pages);
    expect(await publish('777.00')).toMatchObject({ code: '00000000' });
    expect(await read(pages)).toBe('777.00');
    expect(before).not.toBe('777.00');
  });

  it('shows a scheduled price once it is in force', async () => {
    const pages = renderedPages();
    const at = server.clock.now() + HOUR_MS;
    expect(await publish('778.00', at)).toMatchObject({ code: '00000000' });
    server.clock.advance(HOUR_MS);
    expect(await read(pages)).toBe('777.00');
    const { db } = server.database;
    await startRatePublishing({ db, clock: server.clock, log, onWrite }).stop();
    expect(await read(pages)).toBe('778.00');
  });

  it('drops the page after a cancellation or a sweep, not after reads, refusals, repetitions and writes of other pages', async () => {
    const user = await signIn(server, 'user-verified');
    written.length = 0;
    await goldenOffer(server);
    await user.call('orderList', {});
    await sendAs(server.address, { ...clientHeaders, 'desk-token': 'wrong' }, 'operatorWaiting', {});
    expect(await user.call('cancelOrder', { no: 'FCL00000000000' })).not.toMatchObject({ code: '00000000' });
    expect(await user.call('draftList', {})).toMatchObject({ code: '00000000' });
    const { db } = server.database;
    const folder = temporaryFolder();
    const sweep = () =>
      startOrderSweep({ db, clock: server.clock, log, files: createFileStore(folder.path), onWrite }).stop();
    await sweep();
    expect(written).toEqual([]);

    await giveSheets(server);
    const form = methanol(await goldenOffer(server), server.clock.now());
    const { orderNo } = await book(server, 'user-verified', form, 'first');
    const { data } = await user.call('quote', { service: 'fcl', part: partOf(form) as never });
    const order = { service: 'fcl', quoteId: data?.quoteId, form };
    for (const _repeated of [1, 2, 3]) await user.call('placeOrder', order, bookingKey('second'));
    expect(written).toEqual(['offers']);
    await user.call('cancelOrder', { no: orderNo });
    expect(written).toEqual(['offers', 'offers']);
    await db
      .update(orders)
      .set({ autoCancelAt: new Date(server.clock.now()) })
      .where(eq(orders.status, 'dgReviewing'));
    await sweep();
    expect(written).toEqual(['offers', 'offers', 'offers', 'purchases']);
    folder.remove();
  });
});
