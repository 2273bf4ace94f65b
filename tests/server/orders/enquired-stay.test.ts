import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnquiryRequest } from '#contract/calls/ecommerce.ts';
import type { WarehouseForm } from '#domain/warehouse/form.ts';
import { storedAt } from '#tests/features/warehouse/on-server.ts';
import { storedPartOf } from '#tests/features/warehouse/order.ts';
import { customerCalls } from '#tests/kit/answered.ts';
import { giveSheets, refusal } from '#tests/kit/booking.ts';
import { as, ask } from '#tests/kit/market-server.ts';
import { deskToken } from '#tests/kit/operator.ts';
import { clientHeaders, databaseKinds, startServer, type TestServer } from '#tests/kit/server.ts';
import { sendAs } from '#tests/kit/signed-in.ts';

const user = 'user-verified';
const contact = { contact: '林木森', phone: '12000000003' };
const STORE = 'warehouse-01';

describe.each(databaseKinds())('an answered enquiry about a stay becomes its order, on %s', (database) => {
  let server: TestServer;
  let form: WarehouseForm;
  beforeAll(async () => {
    server = await startServer({ database, isMarket: true, settings: { deskToken } });
    await giveSheets(server);
    form = await storedAt(server, user);
  }, 60_000);
  afterAll(() => server.stop());
  const { answer, enquire, answered, accept } = customerCalls(() => server, user);

  const stay = {
    service: 'warehouse',
    form: {
      ...{ storagePlace: '上海', storageMode: 'TON', storageDays: '30', ...contact },
      ...{ isDanger: 'Y', unNo: '1263', packingGroup: 'III', cargoName: '涂料', weight: '1850', volume: '2.4' },
    },
  } satisfies EnquiryRequest;
  const priced = (given: WarehouseForm) =>
    as(server, user, 'quote', { service: 'warehouse', part: storedPartOf(given) });
  const sheetOf = async (no: string) => {
    const headers = { ...clientHeaders, 'desk-token': deskToken };
    const { data } = await sendAs(server.address, headers, 'operatorEnquirySheet', { no });
    return data as { bases: { code: string }[]; offers: { priceId: string; carrier: { nameCn: string } | null }[] };
  };

  it('[1.10b][4.31][5.9] is booked in its warehouse at the price that was named, for the stay and the goods that were asked about', async () => {
    const lines = [{ feeCode: 'STO', unitPrice: '900', quantity: '1', currency: '1' as const }];
    const { no, enquiry, option, optionId } = await answered(stay, { priceId: STORE, lines });
    expect(enquiry).toMatchObject({ service: 'warehouse', orgName: '上海', dstName: '', status: 'answered' });
    const { opened } = await ask(server, 'warehouseQuery', { warehouseId: STORE });
    expect(option).toMatchObject({ priceId: STORE, store: { code: STORE, nameCn: opened?.name } });
    const taken = { ...form, enquiryNo: no, optionId };
    expect((await priced(taken)).totals).toEqual([{ currency: '1', amount: '900.00' }]);
    expect((await priced({ ...taken, label: true })).lines.map(({ feeCode }) => feeCode)).toEqual(['STO', 'HDL']);
    const heavier = taken.cargo.map((line) => ({ ...line, grossWeight: '1900' }));
    for (const [field, given] of [
      ['days', { ...taken, days: '31' }],
      ['mode', { ...taken, mode: 'CUBIC_METRE' }],
      ['cargo.0.grossWeight', { ...taken, cargo: heavier }],
    ] as const)
      expect((await refusal(priced(given)))?.data.fields).toHaveProperty([field]);
    const [line] = taken.cargo;
    const other = [
      { ...line!, dg: { ...line!.dg, unNo: '1090', psnEn: 'ACETONE', psnCn: '丙酮', packingGroup: 'II' } },
    ];
    const refused = await refusal(accept('warehouse', { no, optionId }, { ...taken, cargo: other }, 'stay-other'));
    expect(refused?.data.fields).toHaveProperty(['cargo.0.dg.unNo']);
    const { orderNo } = await accept('warehouse', { no, optionId }, taken, 'stay');
    expect(await as(server, user, 'order', { no: orderNo })).toMatchObject({
      ...{ service: 'warehouse', enquiryNo: no, totals: option.totals },
    });
    expect(await as(server, user, 'enquiry', { no })).toMatchObject({ status: 'accepted', orderNo });
  });

  it('[1.10b][10.8] the operator chooses among warehouses that take the goods, those of the place first', async () => {
    const no = await enquire(stay);
    const { bases, offers } = await sheetOf(no);
    expect(bases.map(({ code }) => code)).toContain(STORE);
    expect(offers.every(({ carrier }) => carrier !== null)).toBe(true);
    const first = await ask(server, 'warehouseQuery', { warehouseId: bases[0]?.code ?? '' });
    expect(first.opened?.city.nameCn).toBe('上海');
    const { total } = await ask(server, 'warehouseQuery', {});
    expect(bases.length).toBeLessThan(total);
    const carbide = { ...stay.form, unNo: '1402', packingGroup: 'II', cargoName: '碳化钙' } as const;
    const unfit = await enquire({ ...stay, form: carbide });
    expect((await sheetOf(unfit)).offers).toEqual([]);
    const lines = [{ feeCode: 'STO', unitPrice: '900', quantity: '1', currency: '1' as const }];
    expect((await answer(unfit, { priceId: STORE, lines })).code).toBe('10004001');
  });

  it('[1.10b] general goods are answered at the price of the list', async () => {
    const { unNo: _, packingGroup: __, ...load } = stay.form;
    const general = { service: 'warehouse', form: { ...load, isDanger: 'N', cargoName: '纸箱' } } as const;
    const no = await enquire(general);
    const [offer] = (await sheetOf(no)).offers;
    expect((await answer(no, { priceId: offer?.priceId ?? '' })).code).toBe('00000000');
    const listed = await ask(server, 'warehouseQuery', { warehouseId: offer?.priceId ?? '', weight: '1850', days: 30 });
    const { options } = await as(server, user, 'enquiry', { no });
    expect(options[0]?.totals).toEqual(listed.opened?.charge?.totals);
  });
});
