import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnquiryRequest } from '#contract/calls/ecommerce.ts';
import type { OperatorEnquirySheet } from '#contract/calls/operator-enquiries.ts';
import { withAmounts } from '#domain/flexitank/bag.ts';
import type { FlexitankForm } from '#domain/flexitank/form.ts';
import type { TankForm } from '#domain/tank/form.ts';
import { glycerineNow } from '#tests/features/flexitank/on-server.ts';
import { flexitankPartOf } from '#tests/features/flexitank/order.ts';
import { tanksAt, yardFormsAt } from '#tests/features/tank/on-server.ts';
import { tankPartOf } from '#tests/features/tank/order.ts';
import { customerCalls, startAnswering } from '#tests/kit/answered.ts';
import { refusal } from '#tests/kit/booking.ts';
import { as } from '#tests/kit/market-server.ts';
import { deskToken } from '#tests/kit/operator.ts';
import { clientHeaders, databaseKinds, type TestServer } from '#tests/kit/server.ts';
import { sendAs } from '#tests/kit/signed-in.ts';

const MIGRATION = new URL('../../../server/data/migrations/0044_tank_enquiries.sql', import.meta.url);
const user = 'user-verified';
const lane = { orgPortCode: 'CNSHA', dstPortCode: 'NLRTM' };
const contact = { contact: '林木森', phone: '12000000003' };

describe.each(databaseKinds())('an answered enquiry about liquid in bulk becomes its order, on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startAnswering(database, user);
  }, 60_000);
  afterAll(() => server.stop());
  const { answer, enquire, answered, accept } = customerCalls(() => server, user);

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

  const methanol = {
    service: 'tank',
    form: {
      ...{ ...lane, ...contact, isDanger: 'Y', unNo: '1230', packingGroup: 'II', cargoName: '甲醇' },
      ...{ tankService: 'TRANSPORT', tanks: '2', tankSource: 'OPERATOR', density15: '0.7961', density50: '0.7632' },
    },
  } satisfies EnquiryRequest;
  const freight = [{ feeCode: 'OF', unitPrice: '2100', quantity: '2', currency: '2' as const }];
  const quoted = (form: TankForm) => as(server, user, 'quote', { service: 'tank', part: tankPartOf(form) });
  const sheet = async (no: string) => {
    const headers = { ...clientHeaders, 'desk-token': deskToken };
    return (await sendAs(server.address, headers, 'operatorEnquirySheet', { no })).data as OperatorEnquirySheet;
  };

  it('[1.10b][4.31][5.9] tanks are booked at the price of their option, for the goods and the tanks it was named for', async () => {
    const tanks = await tanksAt(server, user);
    const { no, enquiry, option, optionId } = await answered(methanol, { priceId: tanks.priceId, lines: freight });
    expect(enquiry).toMatchObject({ service: 'tank', orgName: '上海', boxes: [{ ctnType: '20TK', quantity: 2 }] });
    expect(option).toMatchObject({ priceId: tanks.priceId, totals: [{ currency: '2', amount: '4200.00' }] });
    const form = { ...tanks, enquiryNo: no, optionId };
    expect((await quoted(form)).totals).toEqual(option.totals);
    expect((await quoted({ ...form, nitrogen: true })).lines.map(({ feeCode }) => feeCode)).toEqual(['OF', 'TN2']);
    const [line] = form.cargo;
    const ethanol = { ...line!, dg: { ...line!.dg, unNo: '1170', subRisk1: '' } };
    const changes: readonly [change: Partial<TankForm>, path: string][] = [
      [{ tanks: '3' }, 'tanks'],
      [{ tankSource: 'OWN' }, 'tankSource'],
      [{ cargo: [ethanol] }, 'cargo.0.dg.unNo'],
    ];
    for (const [change, path] of changes)
      expect((await refusal(quoted({ ...form, ...change })))?.data.fields).toHaveProperty([path]);
    const atYard = { ...form, serviceType: 'CLEANING', depotId: 'warehouse-03' };
    expect((await refusal(accept('tank', { no, optionId }, atYard, 'tanks-yard')))?.data.fields).toHaveProperty(
      'serviceType',
    );
    const { orderNo } = await accept('tank', { no, optionId }, form, 'tanks');
    expect(await as(server, user, 'order', { no: orderNo })).toMatchObject({
      ...{ service: 'tank', enquiryNo: no, totals: option.totals },
    });
    expect(await as(server, user, 'enquiry', { no })).toMatchObject({ status: 'accepted', orderNo });
    expect((await refusal(accept('tank', { no, optionId }, form, 'tanks-again')))?.code).toBe('10004009');
  });

  it('[1.10b] tanks that were asked about before anything but their carriage was are still those of a lane', async () => {
    const { db } = server.database;
    const no = await enquire(methanol);
    const { offers } = await sheet(no);
    await db.execute(sql`update enquiries set form = form - 'tankService' where enquiry_no = ${no}`);
    await db.execute(sql.raw(readFileSync(MIGRATION, 'utf8')));
    expect((await sheet(no)).offers).toEqual(offers);
    expect(offers.length).toBeGreaterThan(0);
  });

  it('[1.10b] the operator sees the sailings whose tanks will do, and those that its own lines may stand on', async () => {
    const tanks = await tanksAt(server, user);
    const plain = await sheet(await enquire(methanol));
    expect(plain.offers.map(({ priceId }) => priceId)).toContain(tanks.priceId);
    expect(plain.bases.map(({ code }) => code)).toContain(tanks.priceId);
    const classOnly = { ...methanol.form, unNo: undefined, packingGroup: undefined };
    const no = await enquire({ ...methanol, form: { ...classOnly, dgClass: '3' } });
    const { offers, bases } = await sheet(no);
    expect(offers).toEqual([]);
    expect(bases.map(({ code }) => code)).toContain(tanks.priceId);
    expect((await answer(no, { priceId: tanks.priceId })).code).toBe('10004001');
    expect((await answer(no, { priceId: tanks.priceId, lines: freight })).code).toBe('00000000');
  });

  it.each([
    ['a tank that is too weak for', { unNo: '1093', packingGroup: 'I' }],
    ['no portable tank at all for', { unNo: '3480', packingGroup: undefined }],
    ['a sailing that refuses', { unNo: undefined, packingGroup: undefined, dgClass: '7' }],
  ])('[1.10b] the price of %s the goods is no answer', async (_, goods) => {
    const { priceId } = await tanksAt(server, user);
    const no = await enquire({ ...methanol, form: { ...methanol.form, ...(goods as object) } });
    expect((await sheet(no)).bases).toEqual([]);
    expect((await answer(no, { priceId, lines: freight })).code).toBe('10004001');
  });

  it('[1.10b] a shipper’s own tank may be stronger than the one of the price', async () => {
    const { priceId } = await tanksAt(server, user);
    const strong = { ...methanol.form, unNo: '1093', packingGroup: 'I', tankSource: 'OWN' } as const;
    const { option } = await answered({ ...methanol, form: strong }, { priceId, lines: freight });
    expect(option).toMatchObject({ priceId });
  });

  const hire = {
    service: 'tank',
    form: {
      ...{ ...contact, isDanger: 'N', cargoName: '精制甘油', tankService: 'RENTAL', yardPlace: '上海' },
      ...{ tanks: '2', tankDays: '60', tankType: 'T11', rentalTerm: 'SHORT' },
    },
  } satisfies EnquiryRequest;
  const rent = [{ feeCode: 'TLS', unitPrice: '66', quantity: '120' }];

  it('[1.10b][4.31][5.9] tanks are let, cleaned and kept at the price of their option, for what it was named for', async () => {
    const { rented, cleaned, stored } = await yardFormsAt(server, user);
    const plain = rented.cargo.map((line) => ({ ...line, isDanger: false, cargoNameCn: '精制甘油' }));
    const kinds: readonly [EnquiryRequest, TankForm, typeof rent, Partial<TankForm>, string][] = [
      [
        hire,
        { ...rented, cargo: plain, tankNos: '', tankType: 'T11', tankDays: '60', rentalTerm: 'SHORT' },
        rent,
        { tankDays: '90' },
        'tankDays',
      ],
      [
        { service: 'tank', form: { ...hire.form, tankService: 'STORAGE', tankDays: '30' } },
        { ...stored, tankDays: '30' },
        [{ feeCode: 'TSG', unitPrice: '20', quantity: '60' }],
        { tanks: '7' },
        'tanks',
      ],
      [
        {
          service: 'tank',
          form: { ...hire.form, tankService: 'CLEANING', isDanger: 'Y', unNo: '1230', packingGroup: 'II' },
        },
        cleaned,
        [{ feeCode: 'TCL', unitPrice: '900', quantity: '2' }],
        { serviceType: 'STORAGE', tankDays: '30' },
        'serviceType',
      ],
    ];
    for (const [index, [request, booked, lines, change, path]] of kinds.entries()) {
      const { tanks } = booked;
      const asked = { ...request, form: { ...request.form, tanks } } as EnquiryRequest;
      const { no, enquiry, option, optionId } = await answered(asked, { priceId: booked.depotId, lines });
      expect(enquiry).toMatchObject({
        service: 'tank',
        org: '上海',
        dst: '',
        boxes: [{ ctnType: '20TK', quantity: Number(tanks) }],
      });
      expect(option.store).toMatchObject({ code: booked.depotId });
      const form = { ...booked, enquiryNo: no, optionId };
      expect((await quoted(form)).totals).toEqual(option.totals);
      expect((await refusal(quoted({ ...form, ...change })))?.data.fields).toHaveProperty([path]);
      const { orderNo } = await accept('tank', { no, optionId }, form, `yard-${index}`);
      expect(await as(server, user, 'order', { no: orderNo })).toMatchObject({
        ...{ service: 'tank', enquiryNo: no, totals: option.totals, stay: expect.anything() },
      });
      expect(await as(server, user, 'enquiry', { no })).toMatchObject({ status: 'accepted', orderNo });
      expect((await refusal(accept('tank', { no, optionId }, form, `yard-again-${index}`)))?.code).toBe('10004009');
    }
  });

  it('[1.10b] the operator sees the yards at their prices, and only their names where the list has no price', async () => {
    const priced = await sheet(await enquire(hire));
    expect(priced.offers.length).toBeGreaterThan(0);
    expect(priced.bases.length).toBeGreaterThanOrEqual(priced.offers.length);
    const no = await enquire({ ...hire, form: { ...hire.form, tankType: 'T50' } });
    const { offers, bases } = await sheet(no);
    expect(offers).toEqual([]);
    const [base] = bases;
    expect((await answer(no, { priceId: base!.code })).code).toBe('10004001');
    expect((await answer(no, { priceId: base!.code, lines: rent })).code).toBe('00000000');
    const { options } = await as(server, user, 'enquiry', { no });
    const { rented } = await yardFormsAt(server, user);
    const form = { ...rented, tankType: 'T50', tankDays: '60', rentalTerm: 'SHORT', tanks: '2', tankNos: '' };
    const taken = { ...form, depotId: base!.code, enquiryNo: no, optionId: options[0]!.optionId };
    expect((await quoted(taken)).totals).toEqual(options[0]!.totals);
  });

  it.each([
    ['yardPlace', { yardPlace: undefined }],
    ['tankDays', { tankDays: '10' }],
    ['tankDays', { tankDays: undefined }],
    ['tankType', { tankType: undefined }],
  ])('[1.10b] an enquiry about tanks to let with a wrong %s is refused', async (path, change) => {
    const asked = { ...hire, form: { ...hire.form, ...(change as object) } };
    expect((await refusal(enquire(asked)))?.data.fields).toHaveProperty([`form.${path}`]);
  });

  it('[1.10b] tanks on no lane are asked about nowhere else', async () => {
    const { orgPortCode: _, ...rest } = methanol.form;
    expect((await refusal(enquire({ ...methanol, form: rest })))?.data.fields).toHaveProperty(['form.orgPortCode']);
  });
});
