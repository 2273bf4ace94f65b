import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODE } from '#contract/codes.ts';
import type { BargeForm } from '#domain/barge/form.ts';
import { bargeService } from '#domain/barge/service.ts';
import { documentsOf } from '#domain/documents/offered.ts';
import { yarnAt } from '#tests/features/barge/on-server.ts';
import { bargePartOf } from '#tests/features/barge/order.ts';
import { bookingKey } from '#tests/kit/booking.ts';
import { as, startMarket } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const user = 'user-verified';

describe.each(databaseKinds())('orders of barges on %s', (database) => {
  let server: TestServer;
  let form: BargeForm;
  beforeAll(async () => {
    server = await startMarket(database);
    form = await yarnAt(server);
  }, 60_000);
  afterAll(() => server.stop());

  async function place(name: string, more: Partial<BargeForm> = {}) {
    const quote = await as(server, user, 'quote', { service: 'barge', part: bargePartOf(form) });
    const order = { service: 'barge', quoteId: quote.quoteId, form: { ...form, ...more } } as const;
    return { quote, ...(await as(server, user, 'placeOrder', order, bookingKey(name))) };
  }

  it('[4.31] one has its number, its price, its containers and the papers that are due', async () => {
    const { quote, orderNo } = await place('possible');
    expect(orderNo).toMatch(/^BRG\d{11}$/);
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order).toMatchObject({
      ...{ service: 'barge', status: 'submitted', isDanger: 'N', totals: quote.totals },
      boxes: [{ ctnType: '20GP', quantity: 2 }],
      items: [{ cargoNameCn: '棉纱', packages: 800, grossKg: '40000.000' }],
    });
    expect(order.papers.map(({ code, status }) => `${code} ${status}`)).toEqual([
      'BOOKING_NOTE READY',
      'PACKING_LIST MISSING',
    ]);
    expect(order.nextSteps.map(({ code }) => code)).toContain('PAPER');
    expect(documentsOf(order)).toEqual(['booking-note', 'quote-sheet']);
    const steps = order.timeline.map(({ node }) => node);
    expect(steps).toEqual(['submitted', 'booked', 'released', 'stuffed', 'departed', 'arrived', 'completed']);
  });

  it('[5.9] the charge is freight and fees of every container, and the terms are those of barges', async () => {
    const { lines, totals } = await as(server, user, 'quote', { service: 'barge', part: bargePartOf(form) });
    expect(lines.map(({ feeCode, quantity, taxRate }) => `${feeCode} ${quantity} ${taxRate}`)).toEqual([
      'OF 2 9.00',
      'THC 2 9.00',
      'SEAL 2 9.00',
    ]);
    const sum = lines.reduce((total, { amount }) => total + Number(amount), 0);
    expect(totals).toEqual([{ currency: '1', amount: sum.toFixed(2) }]);
    const { title } = await as(server, user, 'chargeAgreement', { service: 'barge' });
    expect(title).toBe('内河驳船收费协议');
  });

  it.each<[string, Partial<BargeForm>]>([
    ['readyDay', { readyDay: '2020-01-01' }],
    ['shipper.companyNameEn', { shipper: bargeService.blank.shipper }],
    ['agree', { agree: false }],
  ])('[4.31] one with an impossible %s is refused, and the field is named', async (field, more) => {
    const refused = await place(`no-${field.replace('.', '-')}`, more).then(
      () => null,
      (refusal: { code: string; data: { fields: object } }) => refusal,
    );
    expect(refused?.code).toBe('10004001');
    expect(Object.keys(refused?.data.fields ?? {})).toEqual([field]);
  });

  it('[4.31] more goods than the barge takes are too heavy, at their field', async () => {
    await expect(place('heavy', { weight: '60000' })).rejects.toMatchObject({
      code: CODE.overweight,
      data: { fields: { weight: expect.any(String) } },
    });
  });

  it('[1.8] a price that does not exist, and more containers than quoted, order nothing', async () => {
    await expect(place('gone', { priceId: 'no-such-price' })).rejects.toMatchObject({ code: '10005001' });
    await expect(place('more', { boxCount: '3', weight: '30000' })).rejects.toMatchObject({ code: '10005001' });
  });
});
