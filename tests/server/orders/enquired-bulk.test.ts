import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnquiryRequest } from '#contract/calls/ecommerce.ts';
import { withAmounts } from '#domain/booking/services/flexitank/bag.ts';
import type { FlexitankForm } from '#domain/booking/services/flexitank/form.ts';
import { askedOn, refusal } from '#tests/kit/answered.ts';
import { giveSheets } from '#tests/kit/booking.ts';
import { deskToken } from '#tests/kit/desk.ts';
import { glycerineNow } from '#tests/kit/flexitank-on-server.ts';
import { flexitankPartOf } from '#tests/kit/flexitank-order.ts';
import { as } from '#tests/kit/market-server.ts';
import { databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';

const user = 'user-verified';
const lane = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' };
const contact = { contact: '林木森', phone: '12000000003' };

describe.each(databaseKinds)('an answered enquiry about liquid in bulk becomes its order, on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true, settings: { deskToken } });
    await giveSheets(server);
  }, 60_000);
  afterAll(() => server.stop());
  const { answer, enquire, answered, accept } = askedOn(() => server, user);

  const bags = {
    service: 'flexitank',
    form: { ...lane, ...contact, cargoName: '精制甘油', weight: '48000', density: '1.2' },
  } satisfies EnquiryRequest;
  const priced = (form: FlexitankForm) =>
    as(server, user, 'quote', { service: 'flexitank', part: flexitankPartOf(form) });

  it('[1.10b][4.31][5.9] bags are booked at the price of their option, for the liquid and the bags it was named for', async () => {
    const glycerine = await glycerineNow(server, user);
    const lines = [{ feeCode: 'OF', unitPrice: '1500', quantity: '2', currency: '2' as const }];
    const { no, enquiry, option, optionId } = await answered(bags, { priceId: glycerine.priceId, lines });
    expect(enquiry).toMatchObject({ service: 'flexitank', isDanger: 'N', weight: '48000', orgName: '上海' });
    expect(option).toMatchObject({ priceId: glycerine.priceId, totals: [{ currency: '2', amount: '3000.00' }] });
    const form = { ...glycerine, enquiryNo: no, optionId };
    expect((await priced(form)).totals).toEqual(option.totals);
    expect((await priced({ ...form, disposal: true })).lines.map(({ feeCode }) => feeCode)).toEqual(['OF', 'DSB']);
    for (const change of [{ boxes: '3' }, { bagSize: '21' }] as const)
      expect((await refusal(priced(withAmounts({ ...form, ...change }))))?.data.fields).toHaveProperty('bagSize');
    const denser = form.cargo.map((line) => ({ ...line, density: '1.1' }));
    expect((await refusal(priced(withAmounts({ ...form, cargo: denser }))))?.data.fields).toHaveProperty('bagSize');
    const { orderNo } = await accept('flexitank', { no, optionId }, form, 'bags');
    expect(await as(server, user, 'order', { no: orderNo })).toMatchObject({
      ...{ service: 'flexitank', enquiryNo: no, totals: option.totals },
    });
    expect(await as(server, user, 'enquiry', { no })).toMatchObject({ status: 'accepted', orderNo });
    expect((await refusal(accept('flexitank', { no, optionId }, form, 'bags-again')))?.code).toBe('10004009');
  });

  it('[1.10b] the price of a liquid that no box of the lane may carry is no answer to it', async () => {
    const { priceId } = await glycerineNow(server, user);
    const no = await enquire({ ...bags, form: { ...bags.form, density: '1.6' } });
    expect((await answer(no, { priceId })).code).toBe('10004001');
    expect((await answer(no, { lines: [{ feeCode: 'OF', unitPrice: '1', quantity: '1' }] })).code).toBe('00000000');
    expect((await as(server, user, 'enquiry', { no })).options[0]?.priceId).toBeNull();
  });
});
