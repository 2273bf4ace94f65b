import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blankFerryForm, type FerryForm } from '#domain/ferry/form.ts';
import { ferryPart } from '#domain/ferry/quote.ts';
import { citricAcidAt } from '#tests/features/ferry/order.ts';
import { bookingKey } from '#tests/kit/booking.ts';
import { as, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const user = 'user-verified';

describe.each(databaseKinds())('orders of ferrys on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startMarket(database);
  }, 60_000);
  afterAll(() => server.stop());

  const formOf = (more: Partial<FerryForm> = {}): FerryForm => ({ ...citricAcidAt(server.clock.now()), ...more });

  async function place(name: string, form: FerryForm, quoted = formOf()) {
    const part = ferryPart(quoted);
    if (part === null) throw new Error('the form says too little for a price');
    const { quoteId } = await as(server, user, 'quote', { service: 'ferry', part });
    return as(server, user, 'placeOrder', { service: 'ferry', quoteId, form }, bookingKey(name));
  }

  it('[4.31] a possible one has its number, its price and its goods, and is listed with its service', async () => {
    const { orderNo, status } = await place('possible', formOf({ volume: ' 2.5 ' }));
    expect(status).toBe('submitted');
    expect(orderNo).toMatch(/^DOM\d{11}$/);
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order).toMatchObject({
      service: 'ferry',
      isDanger: 'N',
      dgStatus: 'none',
      totals: [{ currency: '2', amount: '112.50' }],
      items: [{ cargoNameCn: '柠檬酸', packages: 40, grossKg: '1000.000', volume: '2.500' }],
      form: { lane: 'CNSHA-NLRTM', volume: '2.5' },
      papers: [],
    });
    const { items } = await as(server, user, 'orderList', { service: 'ferry' });
    expect(items.map((row) => [row.orderNo, row.service])).toEqual([[orderNo, 'ferry']]);
  });

  it.each<[string, Partial<FerryForm>]>([
    ['volume', { volume: '15.1' }],
    ['lane', { lane: 'CNSHA-USNYC' }],
    ['readyDay', { readyDay: '2020-01-01' }],
    ['shipper.companyNameEn', { shipper: blankFerryForm.shipper }],
    ['agree', { agree: false }],
  ])('[4.31] one with an impossible %s is refused, and the field is named', async (field, more) => {
    const refused = place(`no-${field.replace('.', '-')}`, formOf(more)).then(
      () => null,
      (refusal: { code: string; data: { fields: object } }) => refusal,
    );
    expect((await refused)?.code).toBe('10004001');
    expect(Object.keys((await refused)?.data.fields ?? {})).toEqual([field]);
  });

  it('[1.8] another price than the one quoted orders nothing', async () => {
    await expect(place('dearer', formOf({ volume: '3' }))).rejects.toMatchObject({
      code: '10005001',
      data: { previous: { totals: [{ amount: '112.50' }] }, totals: [{ amount: '135.00' }] },
    });
  });

  it('[4.31] its drafts are kept beside those of other services', async () => {
    await as(server, user, 'saveDraft', { service: 'ferry', title: '上海 → 鹿特丹', form: { ...formOf() } });
    const drafts = await as(server, user, 'draftList', { service: 'ferry' });
    expect(drafts.map(({ service, form }) => [service, form.cargoName])).toEqual([['ferry', '柠檬酸']]);
    expect(await as(server, user, 'draftList', { service: 'fcl' })).toEqual([]);
  });
});
