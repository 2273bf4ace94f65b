import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnquiryRequest } from '#contract/calls/ecommerce.ts';
import type { DeskForm } from '#domain/dg-desk/form.ts';
import { formOfDeskEnquiry } from '#domain/dg-desk/initial-form.ts';
import { deskQuotePart } from '#domain/dg-desk/quote.ts';
import { DESK_PRICE } from '#server/market/dg-desk/options.ts';
import { customerCalls } from '#tests/kit/answered.ts';
import { giveSheets, refusal } from '#tests/kit/booking.ts';
import { everyWork } from '#tests/kit/desk-order.ts';
import { as } from '#tests/kit/market-server.ts';
import { deskToken } from '#tests/kit/operator.ts';
import { databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';

const user = 'user-verified';
const contact = { contact: '林木森', phone: '12000000003' };

describe.each(databaseKinds())('an answered enquiry about works of the desk becomes its order, on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true, settings: { deskToken } });
    await giveSheets(server);
  }, 60_000);
  afterAll(() => server.stop());
  const { answer, enquire, answered, accept } = customerCalls(() => server, user);

  const infectious = {
    service: 'dgdesk',
    form: {
      ...{ deskWorks: ['review', 'training'], urgency: 'NORMAL', people: '5', ...contact },
      ...{ isDanger: 'Y', unNo: '3373', dgClass: '6.2', cargoName: '生物物质，B 类' },
    },
  } satisfies EnquiryRequest;
  const priced = (form: DeskForm) => as(server, user, 'quote', { service: 'dgdesk', part: deskQuotePart(form) });

  it('[1.10b][4.31][5.9] goods that the list does not take are ordered as they were asked about, at what was named', async () => {
    const unpriced = await enquire(infectious);
    expect((await answer(unpriced, { priceId: DESK_PRICE })).code).toBe('10004001');
    const lines = [{ feeCode: 'DGP', unitPrice: '2600', quantity: '1', currency: '1' as const }];
    const { no, enquiry, option, optionId } = await answered(infectious, { priceId: DESK_PRICE, lines });
    expect(enquiry).toMatchObject({ service: 'dgdesk', orgName: '危险品预审、危险品培训', dstName: '' });
    const prefilled = formOfDeskEnquiry(infectious.form, { enquiryNo: no, optionId });
    const whole = everyWork(server.clock.now(), `safety-sheet-${user}`);
    const { packingGroup: _, ...goods } = whole.goods;
    const form: DeskForm = {
      ...{ ...whole, enquiryNo: no, optionId, works: prefilled.works, people: '5' },
      goods: { ...goods, ...prefilled.goods, packageType: '4G', packages: '2', grossWeight: '20', sds: goods.sds },
    };
    form.goods.cargoNameEn = 'BIOLOGICAL SUBSTANCE, CATEGORY B';
    expect((await priced(form)).totals).toEqual([{ currency: '1', amount: '2600.00' }]);
    for (const [field, change] of [
      ['people', { people: '6' }],
      ['urgency', { urgency: 'URGENT' }],
      ['trainMode', { trainMode: 'ONSITE' }],
      ['works.sds', { works: { ...form.works, sds: true } }],
    ] as const)
      expect((await refusal(priced({ ...form, ...change })))?.data.fields).toHaveProperty([field]);
    const other = { ...form, goods: { ...form.goods, unNo: '2814' } };
    const refused = await refusal(accept('dgdesk', { no, optionId }, other, 'desk-other'));
    expect(refused?.data.fields).toHaveProperty(['goods.unNo']);
    const { orderNo } = await accept('dgdesk', { no, optionId }, form, 'desk');
    expect(await as(server, user, 'order', { no: orderNo })).toMatchObject({
      ...{ service: 'dgdesk', enquiryNo: no, totals: option.totals },
    });
    expect(await as(server, user, 'enquiry', { no })).toMatchObject({ status: 'accepted', orderNo });
  });

  it('[1.10b] works for other goods are answered at the price of the list', async () => {
    const form = { ...infectious.form, unNo: '1230', dgClass: '3' } as const;
    const { option } = await answered({ ...infectious, form }, { priceId: DESK_PRICE });
    const asked = formOfDeskEnquiry(form, { enquiryNo: '', optionId: '' });
    expect(option.totals).toEqual((await priced(asked)).totals);
  });
});
