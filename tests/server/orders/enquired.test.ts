import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnquiryRequest } from '#contract/calls/ecommerce.ts';
import type { AirForm } from '#domain/air/form.ts';
import type { DomesticForm } from '#domain/domestic/form.ts';
import { DAY_MS } from '#domain/limits.ts';
import { blankRailCargo, type RailForm } from '#domain/rail/form.ts';
import { localDay } from '#domain/schedule/zone.ts';
import { enquiryOptions } from '#server/data/schema/enquiries.ts';
import { airPartOf, ethanolForm } from '#tests/features/air/order.ts';
import { domesticPartOf, tolueneForm } from '#tests/features/domestic/order.ts';
import { railGlycerine, railPartOf } from '#tests/features/rail/order.ts';
import { customerCalls, startAnswering } from '#tests/kit/answered.ts';
import { refusal } from '#tests/kit/booking.ts';
import { as, ask } from '#tests/kit/market-server.ts';
import { databaseKinds, type TestServer } from '#tests/kit/server.ts';

const user = 'user-verified';
const CHINA = 'Asia/Shanghai';
const sheet = `safety-sheet-${user}`;
const contact = { contact: '林木森', phone: '12000000003' };
const coastal = { orgPortCode: 'CNSHA', dstPortCode: 'CNNSA' };
const byRail = { orgPortCode: 'CNCKG', dstPortCode: 'DEDUI' };
const byAir = { orgPortCode: 'PVG', dstPortCode: 'FRA' };
const isOpen = ({ bookable }: { bookable: string }) => bookable === 'BOOKABLE';

describe.each(databaseKinds())('an answered enquiry becomes an order of its service, on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startAnswering(database, user);
  }, 60_000);
  afterAll(() => server.stop());

  const { answer, enquire, answered, accept } = customerCalls(() => server, user);

  const coast = {
    service: 'domestic',
    form: {
      ...{ ...coastal, ...contact, isDanger: 'Y', unNo: '1294', cargoName: '甲苯', packingGroup: 'II' },
      boxes: [{ ctnType: '20GP', quantity: 2 }],
      weight: '30400',
    },
  } satisfies EnquiryRequest;
  const train = (danger: { isDanger: 'N' } | { isDanger: 'Y'; unNo: string }) =>
    ({
      service: 'rail',
      form: { ...byRail, ...contact, ...danger, cargoName: '精制甘油', boxes: [{ ctnType: '40HQ', quantity: 2 }] },
    }) satisfies EnquiryRequest;
  const flight = {
    service: 'air',
    form: {
      ...{ ...byAir, ...contact, isDanger: 'Y', unNo: '1170', packingGroup: 'II', cargoName: '乙醇' },
      ...{ weight: '85', volume: '0.42' },
    },
  } satisfies EnquiryRequest;

  async function sailing() {
    const boxes = [{ ctnType: '20GP' as const, quantity: 2 }];
    return (await ask(server, 'domesticPrices', { ...coastal, isDanger: 'Y', boxes })).items.filter(isOpen)[0]!;
  }
  const toluene = (offer: Awaited<ReturnType<typeof sailing>>): DomesticForm => ({
    ...tolueneForm,
    ...{ term: 'CY_CY', priceId: offer.priceId, scheduleId: offer.scheduleId },
    cargo: tolueneForm.cargo.map((line) => ({
      ...line,
      ...{ roadCode: '', roadCategory: '', tunnelCode: '', sds: [{ ...line.sds[0]!, fileId: sheet }] },
    })),
  });
  const coastOrder = (no: string, optionId: string, form: DomesticForm, key: string, by = user) =>
    accept('domestic', { no, optionId }, form, key, by);

  it('[1.10b][4.31] a coastal lane is booked at the price of its option, once, by who asked', async () => {
    const offer = await sailing();
    const { no, enquiry, option, optionId } = await answered(coast, { priceId: offer.priceId });
    expect(enquiry).toMatchObject({ service: 'domestic', orgName: '上海', dstName: '南沙', status: 'answered' });
    expect(option).toMatchObject({ priceId: offer.priceId, totals: offer.totals });
    const form = { ...toluene(offer), enquiryNo: no, optionId };
    const quoted = await as(server, user, 'quote', { service: 'domestic', part: domesticPartOf(form) });
    expect(quoted.totals).toEqual(option.totals);
    expect((await refusal(coastOrder(no, optionId, form, 'coast-other', 'user-person')))?.code).toBe('10004004');
    const { orderNo } = await coastOrder(no, optionId, form, 'coast');
    expect(await as(server, user, 'order', { no: orderNo })).toMatchObject({
      ...{ service: 'domestic', enquiryNo: no, totals: option.totals, boxes: coast.form.boxes },
    });
    expect(await as(server, user, 'enquiry', { no })).toMatchObject({ status: 'accepted', orderNo });
    expect((await refusal(coastOrder(no, optionId, form, 'coast-again')))?.code).toBe('10004009');
  });

  it('[1.10b] a truck to a door is added to what the operator named, and what was not asked for is refused', async () => {
    const offer = await sailing();
    const { no, option, optionId } = await answered(coast, {
      priceId: offer.priceId,
      lines: [{ feeCode: 'OF', unitPrice: '1000', quantity: '2', currency: '1' }],
    });
    expect(option.totals).toEqual([{ currency: '1', amount: '2000.00' }]);
    const form: DomesticForm = {
      ...toluene(offer),
      ...{ enquiryNo: no, optionId, term: 'DOOR_CY' },
      pickup: { ...tolueneForm.pickup, day: localDay(offer.cutOffs.cyClosing, CHINA) },
    };
    const { lines } = await as(server, user, 'quote', { service: 'domestic', part: domesticPartOf(form) });
    expect(lines.map(({ feeCode }) => feeCode)).toEqual(['OF', 'TRK']);
    const other = toluene(offer);
    const boxes = { ...other, containers: other.containers.map((box) => ({ ...box, quantity: '3' })) };
    expect((await refusal(coastOrder(no, optionId, boxes, 'boxes')))?.data.fields).toHaveProperty('containers');
    const dg = { ...other.cargo[0]!.dg, unNo: '1090', psnEn: 'ACETONE', psnCn: '丙酮' };
    const goods = { ...other, cargo: [{ ...other.cargo[0]!, dg }] };
    expect((await refusal(coastOrder(no, optionId, goods, 'goods')))?.data.fields).toHaveProperty('cargo.0.dg.unNo');
  });

  it('[1.10b] an option that has lapsed books nothing', async () => {
    const offer = await sailing();
    const { no, optionId } = await answered(coast, { priceId: offer.priceId });
    const lapsed = new Date(server.clock.now() - 1);
    await server.database.db.update(enquiryOptions).set({ validTo: lapsed }).where(eq(enquiryOptions.id, optionId));
    expect((await refusal(coastOrder(no, optionId, toluene(offer), 'lapsed')))?.code).toBe('10005001');
  });

  async function departure() {
    const boxes = [{ ctnType: '40HQ' as const, quantity: 2 }];
    return (await ask(server, 'railPrices', { ...byRail, isDanger: 'N', boxes })).items.filter(isOpen).at(-1)!;
  }
  const glycerine = (offer: Awaited<ReturnType<typeof departure>>): RailForm => ({
    ...railGlycerine,
    ...{ pickup: 'STATION', fetchAddress: '', priceId: offer.priceId },
    cargoReadyDate: localDay(offer.cutOffs.cyOpen, CHINA),
  });
  const trainOrder = (no: string, optionId: string, form: RailForm, key: string) =>
    accept('rail', { no, optionId }, form, key);

  it('[1.10b][4.31] a train is booked at the price of its option', async () => {
    const offer = await departure();
    const { no, enquiry, option, optionId } = await answered(train({ isDanger: 'N' }), { priceId: offer.priceId });
    expect(enquiry).toMatchObject({ service: 'rail', orgName: offer.org.nameCn, dstName: offer.dst.nameCn });
    const form = { ...glycerine(offer), enquiryNo: no, optionId };
    expect((await as(server, user, 'quote', { service: 'rail', part: railPartOf(form) })).totals).toEqual(
      option.totals,
    );
    const { orderNo } = await trainOrder(no, optionId, form, 'train');
    expect(await as(server, user, 'order', { no: orderNo })).toMatchObject({
      ...{ service: 'rail', enquiryNo: no, totals: option.totals, isDanger: 'N' },
    });
  });

  it('[1.10b][4.31] by rail dangerous goods are booked at what a person named, those that were asked about alone', async () => {
    const offer = await departure();
    const request = train({ isDanger: 'Y', unNo: '1294' });
    const unpriced = await enquire(request);
    expect((await answer(unpriced, { priceId: offer.priceId })).code).toBe('10004001');
    const lines = [
      { feeCode: 'RF', unitPrice: '9000', quantity: '2', currency: '2' as const, ctnType: '40HQ' as const },
    ];
    const { no, option, optionId } = await answered(request, { priceId: offer.priceId, lines });
    const [toluened] = toluene(await sailing()).cargo;
    const { roadCode: _, roadCategory: __, tunnelCode: ___, stow: ____, ...line } = toluened!;
    const form: RailForm = {
      ...glycerine(offer),
      cargo: [
        {
          ...{ ...blankRailCargo, ...line },
          ...{ cargoNameEn: 'TOLUENE', hsCode: '2902300000', volume: '60', cargoValue: '38000', cargoCurrency: '2' },
          sds: [line.sds[0]!, { ...line.sds[0]!, language: 'EN' }],
        },
      ],
      truth: true,
    };
    const other = form.cargo.map((one) => ({ ...one, dg: { ...one.dg, unNo: '1090', psnEn: 'ACETONE' } }));
    const refused = await refusal(trainOrder(no, optionId, { ...form, cargo: other }, 'train-other'));
    expect(refused?.data.fields).toHaveProperty('cargo.0.dg.unNo');
    const { orderNo } = await trainOrder(no, optionId, form, 'train-danger');
    const order = await as(server, user, 'order', { no: orderNo });
    expect(order).toMatchObject({ isDanger: 'Y', dgStatus: 'pending', totals: option.totals, enquiryNo: no });
    expect(order.totals).toEqual([{ currency: '2', amount: '18000.00' }]);
  });

  it('[1.10b] a train whose carrier refuses the goods is no answer to an enquiry about them', async () => {
    const offer = await departure();
    const lines = [
      { feeCode: 'RF', unitPrice: '9000', quantity: '2', currency: '2' as const, ctnType: '40HQ' as const },
    ];
    const no = await enquire(train({ isDanger: 'Y', unNo: '2915' }));
    const refused = await answer(no, { priceId: offer.priceId, lines });
    expect(refused.code).toBe('10004001');
    expect(refused.data).toHaveProperty(['fields', 'options.0.priceId']);
  });

  it('[1.10b] what shares a box by rail is answered and not ordered on the site', async () => {
    const { boxes: _, ...form } = train({ isDanger: 'N' }).form;
    const no = await enquire({ service: 'rail', form: { ...form, weight: '1200', volume: '3' } });
    const lines = [{ feeCode: 'RF', unitPrice: '300', quantity: '3', currency: '2' as const }];
    expect((await answer(no, { lines })).code).toBe('00000000');
    expect((await as(server, user, 'enquiry', { no })).options[0]?.priceId).toBeNull();
  });

  it('[1.10b][4.31] a flight is booked at the price of its option', async () => {
    const { items } = await ask(server, 'airPrices', { ...byAir, isDanger: 'Y', weight: '85', volume: '0.42' });
    const open = items.filter(isOpen)[0]!;
    const flightDay = open.days.at(-1)!;
    const { no, enquiry, option, optionId } = await answered(flight, { priceId: open.priceId });
    expect(enquiry).toMatchObject({ service: 'air', orgName: '上海浦东', dstName: '法兰克福' });
    expect(option).toMatchObject({ priceId: open.priceId, totals: open.totals });
    const [line] = ethanolForm.cargo;
    const year = flightDay.slice(0, 4);
    const form: AirForm = {
      ...ethanolForm,
      ...{ priceId: open.priceId, flightDay, enquiryNo: no, optionId },
      handInDay: localDay(server.clock.now(), CHINA),
      cargo: [
        {
          ...{ ...line!, reportYear: year },
          sds: [{ ...line!.sds[0]!, fileId: sheet }],
          classReport: [{ ...line!.classReport[0]!, fileId: sheet, day: `${year}-12-31` }],
        },
      ],
    };
    expect((await as(server, user, 'quote', { service: 'air', part: airPartOf(form) })).totals).toEqual(option.totals);
    const { orderNo } = await accept('air', { no, optionId }, form, 'flight');
    expect(await as(server, user, 'order', { no: orderNo })).toMatchObject({ enquiryNo: no, totals: option.totals });
    expect((await as(server, user, 'enquiry', { no })).createdAt).toBeLessThan(server.clock.now() + DAY_MS);
  });
});
