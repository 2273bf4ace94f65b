import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnquiryRequest } from '#contract/calls/ecommerce.ts';
import type { CfsForm } from '#domain/cfs/form.ts';
import { cfsPartOf, stuffedNow } from '#tests/features/cfs/order.ts';
import { customerCalls, startAnswering } from '#tests/kit/answered.ts';
import { refusal } from '#tests/kit/booking.ts';
import { as, ask } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const user = 'user-verified';
const contact = { contact: '林木森', phone: '12000000003' };
const STATION = 'warehouse-01';

describe.each(databaseKinds())('an answered enquiry about stuffing becomes its order, on %s', (database) => {
  let server: TestServer;
  let paint: CfsForm;
  beforeAll(async () => {
    server = await startAnswering(database, user);
    paint = stuffedNow(server, user);
  }, 60_000);
  afterAll(() => server.stop());
  const { answer, enquire, answered, accept } = customerCalls(() => server, user);

  const stuffing = {
    service: 'cfs',
    form: {
      ...{ orgPortCode: 'CNYSN', dstPortCode: 'NLRTM', isDanger: 'Y', unNo: '1263', packingGroup: 'III' },
      ...{ cargoName: '醇酸涂料', weight: '24400', volume: '42', stuffingWorks: ['photos'], ...contact },
      boxes: [{ ctnType: '20GP', quantity: 2 }],
    },
  } satisfies EnquiryRequest;
  const priced = (form: CfsForm) => as(server, user, 'quote', { service: 'cfs', part: cfsPartOf(form) });

  it('[1.10b][4.31][5.9] boxes are stuffed at the station and the price of their option, with what is added to it by the list', async () => {
    const lines = [{ feeCode: 'STF', unitPrice: '1800', quantity: '2', currency: '1' as const }];
    const { no, enquiry, option, optionId } = await answered(stuffing, { priceId: STATION, lines });
    const { opened } = await ask(server, 'warehouseQuery', { warehouseId: STATION });
    expect(enquiry).toMatchObject({ service: 'cfs', orgName: '洋山', status: 'answered', boxes: stuffing.form.boxes });
    expect(option).toMatchObject({ store: { code: STATION, nameCn: opened?.name } });
    const form = { ...paint, enquiryNo: no, optionId };
    expect((await priced(form)).totals).toEqual([{ currency: '1', amount: '3600.00' }]);
    const more = await priced({ ...form, options: { ...form.options, pallet: true } });
    expect(more.lines.map(({ feeCode }) => feeCode)).toEqual(['STF', 'PLT']);
    const three = [{ ...form.containers[0]!, quantity: '3' }];
    expect((await refusal(priced({ ...form, containers: three })))?.data.fields).toHaveProperty('containers');
    const heavy = form.cargo.map((line) => ({ ...line, grossWeight: '24401' }));
    expect((await refusal(priced({ ...form, cargo: heavy })))?.data.fields).toHaveProperty(['cargo.0.grossWeight']);
    const { orderNo } = await accept('cfs', { no, optionId }, form, 'stuffing');
    expect(await as(server, user, 'order', { no: orderNo })).toMatchObject({
      ...{ service: 'cfs', enquiryNo: no, totals: option.totals },
    });
    expect(await as(server, user, 'enquiry', { no })).toMatchObject({ status: 'accepted', orderNo });
  });

  it('[1.10b] a station is named at the price of the list, none that is not licensed for the goods', async () => {
    const { option } = await answered(stuffing, { priceId: STATION });
    const asked = { ...paint.options, placards: true };
    expect(option.totals).toEqual((await priced({ ...paint, options: asked })).totals);
    const gas = { ...stuffing.form, unNo: '1017', packingGroup: undefined };
    const no = await enquire({ ...stuffing, form: gas } as EnquiryRequest);
    const lines = [{ feeCode: 'STF', unitPrice: '1800', quantity: '2', currency: '1' as const }];
    expect((await answer(no, { priceId: STATION, lines })).code).toBe('10004001');
  });
});
