import { describe, expect, test } from 'vitest';
import { decimalText } from '#domain/decimal.ts';
import { replaceAt } from '#domain/form/path.ts';
import type { TankForm } from '#domain/tank/form.ts';
import { copyOfTankOrder } from '#domain/tank/initial-form.ts';
import { readTankOrderLink } from '#domain/tank/order-link.ts';
import { tankPapers } from '#domain/tank/papers.ts';
import { tankPartAsTyped, tankQuotePart } from '#domain/tank/quote.ts';
import { tankService } from '#domain/tank/service.ts';
import { shippedGoods } from '#domain/tank/shipped.ts';
import { capacityOf, fillingOfForm, loadedDensity } from '#domain/tank/tank.ts';
import { cleanedTank, methanolTanks, rentedTank, storedTank, tankContext } from '#tests/features/tank/order.ts';
import { filledFrom } from '#tests/kit/un-entries.ts';

type Changes = Readonly<Record<string, unknown>>;
const changed = (changes: Changes, form: TankForm = methanolTanks) =>
  Object.entries(changes).reduce((next, [path, value]) => replaceAt(next, path, value), form);
const offer = tankContext.offer!;
const [line] = methanolTanks.cargo;
const goods = (unNo: string) => ({ 'cargo.0.dg': { ...line!.dg, unNo, ...filledFrom(unNo) } });
const general = { 'cargo.0.isDanger': false };
const phenol = changed({ ...goods('2312'), fillDensity: '1.05', hotDensity: '1.03' });
const own = changed({ tankSource: 'OWN', capacity: '21000', tareWeight: '3400' });

describe('[5.9] values a tank price depends on', () => {
  const methanol = { unNo: '1230', dgClass: '3', subRisk1: '6.1', subRisk2: '', packingGroup: 'II' };
  const nothing = {
    ...{ priceId: '', scheduleId: '', depotId: '', tankType: '', days: 0, rentalTerm: '', works: [] },
    ...{ tankSource: '', enquiry: null },
    ...{ goods: [methanol], isDanger: true },
  };
  const carried = { serviceType: 'TRANSPORT', tankSource: 'OPERATOR' };
  const yard = { ...nothing, depotId: 'warehouse-03' };
  const rows: [form: TankForm, part: object | null][] = [
    [methanolTanks, { ...nothing, ...carried, priceId: 'p1', scheduleId: 's1', tanks: 2 }],
    [rentedTank, { ...yard, serviceType: 'RENTAL', tankType: 'T11', tanks: 2, days: 30, rentalTerm: 'SHORT' }],
    [cleanedTank, { ...yard, serviceType: 'CLEANING', tanks: 1 }],
    [storedTank, { ...yard, serviceType: 'STORAGE', tanks: 1, days: 20 }],
    [changed({ tankDays: '1' }, storedTank), { ...yard, serviceType: 'STORAGE', tanks: 1, days: 1 }],
    [changed({ priceId: '' }), null],
    [changed({ tanks: '0' }), null],
    [changed({ tanks: '101' }), null],
    [changed({ tankDays: '29' }, rentedTank), null],
    [changed({ tankDays: '30.5' }, rentedTank), null],
    [changed({ tankType: '' }, rentedTank), null],
    [changed({ depotId: '' }, rentedTank), null],
    [changed({ depotId: '' }, cleanedTank), null],
    [changed({ depotId: '' }, storedTank), null],
    [changed({ tankDays: '' }, storedTank), null],
  ];
  test.each(rows)('case %#', (form, part) => {
    expect(tankQuotePart(form)).toEqual(part);
  });

  test('an answered enquiry names the price of a lane and of a yard', () => {
    const asked = { enquiryNo: 'ENQ26100700012', optionId: 'option-1' };
    expect(tankPartAsTyped(changed(asked)).enquiry).toEqual({ no: 'ENQ26100700012', optionId: 'option-1' });
    expect(tankPartAsTyped(changed(asked, rentedTank)).enquiry).toEqual({ no: 'ENQ26100700012', optionId: 'option-1' });
    expect(tankPartAsTyped(changed({ tankSource: 'OWN' })).tankSource).toBe('OWN');
  });

  test('a service uses only its own fields', () => {
    const mixed = { tankDays: '40', depotId: 'warehouse-03', rentalTerm: 'LONG' };
    expect(tankPartAsTyped(changed(mixed))).toMatchObject({ days: 0, depotId: '', tankType: '', rentalTerm: '' });
    expect(tankPartAsTyped(changed({ tankDays: '400', rentalTerm: 'LONG' }, rentedTank))).toMatchObject({
      ...{ days: 400, rentalTerm: 'LONG' },
    });
    expect(tankPartAsTyped(changed({ tankDays: '1826', rentalTerm: 'FINANCE' }, rentedTank))).toMatchObject({
      ...{ days: 1_826, rentalTerm: 'FINANCE' },
    });
    const priced = { priceId: 'p1', scheduleId: 's1', tankDays: '40' };
    for (const form of [rentedTank, cleanedTank, storedTank])
      expect(tankPartAsTyped(changed(priced, form))).toMatchObject({ priceId: '', scheduleId: '' });
    expect(tankPartAsTyped(changed(priced, cleanedTank))).toMatchObject({ days: 0, tankType: '' });
    expect(tankPartAsTyped(changed({ cargo: [line, { ...line, isDanger: false }] })).isDanger).toBe(true);
    expect(tankPartAsTyped(changed(general)).isDanger).toBe(false);
    expect(tankPartAsTyped(changed({ tanks: '100' })).tanks).toBe(100);
  });

  test('extras, as far as the service offers them', () => {
    const all = {
      ...{ loadAt: 'DOOR', unloadAt: 'DOOR', heating: 'STEAM', nitrogen: true, lining: 'PTFE', cleanAfter: true },
      ...{ residue: true, repair: true, retest: 'HALF' },
    };
    const works = (form: TankForm, changes: Changes = all) => tankPartAsTyped(changed(changes, form)).works.join(' ');
    expect([methanolTanks, rentedTank, cleanedTank, storedTank].map((form) => works(form))).toEqual([
      'TRUCK DELIVERY HEAT NITROGEN LINING CLEAN RESIDUE',
      'LINING',
      'RESIDUE REPAIR HALF',
      'CLEAN REPAIR HALF',
    ]);
    expect([cleanedTank, storedTank].map((form) => works(form, { retest: 'FIVE' }))).toEqual(['FIVE', 'FIVE']);
    expect(works(methanolTanks, { retest: 'FIVE' })).toBe('');
  });
});

describe('[4.31] how full a tank may be', () => {
  const filled = (changes: Changes, form = methanolTanks, at = tankContext) =>
    fillingOfForm(changed(changes, form), at);
  const heavy = { density15: '1.84', density50: '1.81' };

  test('by the group of the goods, their densities and the tank', () => {
    expect(filled({})).toMatchObject({ percent: '91.61', boundBy: 'FILL' });
    expect(filled(goods('1805'))?.percent).toBe('93.54');
    expect(filled(general)?.percent).toBe('91.61');
    expect(filled({ capacity: '21000' }, own)).toMatchObject({ fullLitres: '19239' });
    expect(filled(heavy)).toMatchObject({ boundBy: 'LANE', litres: '13073' });
    expect(filled(heavy, own, { ...tankContext, offer: null })).toMatchObject({ boundBy: 'GROSS', litres: '17757' });
    expect(filled({ ...heavy, tareWeight: '' }, own, { ...tankContext, offer: null })?.litres).toBe('17322');
  });

  test('molten goods fill 95 hundredths at the highest temperature', () => {
    expect(filled({}, phenol)).toMatchObject({ percent: '93.19', fullLitres: '22365', expansion: '' });
    expect(filled({ hotDensity: '1.05' }, phenol)?.percent).toBe('95.00');
    expect(decimalText(loadedDensity(phenol, tankContext) ?? 0)).toBe('1.05');
    expect(decimalText(loadedDensity(methanolTanks, tankContext) ?? 0)).toBe('0.7914');
  });

  const molten: Changes[] = [
    { fillDensity: '' },
    { hotDensity: '' },
    { hotDensity: '1.06' },
    { serviceType: 'RENTAL' },
  ];
  const liquid: Changes[] = [
    ...[{ density15: '' }, { density50: '' }, { fillTemp: '' }, { density50: '0.7961' }, { serviceType: 'RENTAL' }],
    { tankSource: 'OWN', capacity: '24000.5' },
  ];
  test.each([...molten.map((one) => [one, phenol] as const), ...liquid.map((one) => [one, methanolTanks] as const)])(
    'is not known with %o',
    (changes, form) => {
      expect(filled(changes, form)).toBeNull();
      expect(loadedDensity(changed(changes, form), tankContext)).toBeNull();
    },
  );

  test('nor without a price for an operator’s tank', () => {
    expect(filled({}, methanolTanks, { ...tankContext, offer: null })).toBeNull();
    expect(capacityOf(methanolTanks, { offer: null })).toBeNull();
    expect(capacityOf(methanolTanks, tankContext)).toBe('24000');
    expect(capacityOf(own, tankContext)).toBe('21000');
  });
});

test('[4.31] an order keeps the goods of all its tanks, counted by tanks', () => {
  expect(shippedGoods(methanolTanks)).toEqual([
    {
      ...{ ...line, packageType: 'BLK', packages: '2' },
      ...{ grossWeight: '34802', netWeight: '34802', volume: '43.974' },
    },
  ]);
  const [unsaid] = shippedGoods(changed({ tanks: '1', litres: '21987.5', tankNet: '' }));
  expect([unsaid?.grossWeight, unsaid?.volume]).toEqual(['0', '21.988']);
  const [empty] = shippedGoods(changed({ tanks: '2', litres: '' }));
  expect([empty?.volume, shippedGoods(changed({ tanks: '' }))[0]?.grossWeight]).toEqual(['0.000', '0']);
});

test('[4.31] tanks ordered again keep everything but days, single tanks and papers', () => {
  const paper = line!.sds;
  const form = changed(
    { fromDay: '2026-10-12', tankNos: 'EXFU5512340', testDue: '2027-06-30', cleaningCert: paper, documents: paper },
    storedTank,
  );
  expect(copyOfTankOrder(form, 'TNK26100700001')).toEqual({
    ...form,
    copiedFrom: 'TNK26100700001',
    ...{ fromDay: '', loadingDate: '', tankNos: '', testDue: '', cleaningCert: [], documents: [] },
    ...{ agree: false, truth: false },
  });
});

describe('[4.31] the papers of tanks', () => {
  const codes = (form: TankForm) =>
    tankPapers(form, offer, tankContext.now)
      .map(({ code, status }) => `${code} ${status}`)
      .join(', ');
  const dangerous =
    'SDS_EN MISSING, DG_APPLICATION MISSING, SHIPPING_INSTRUCTION MISSING, VERIFIED_MASS MISSING, ' +
    'GOODS_DECLARATION MISSING, VESSEL_DECLARATION MISSING, CUSTOMS_SET MISSING, COMPLIANCE_DECLARATION MISSING, ' +
    'HAZARD_LABEL MISSING';

  test('of dangerous goods, with no paper of packages', () => {
    expect(codes(methanolTanks)).toBe(`BOOKING_NOTE READY, SDS_CN READY, ${dangerous}`);
  });

  test('of chemicals that are not, beside others too', () => {
    const chemical = { ...line!, isDanger: false, casNo: '67-56-1', sds: [] };
    const outstanding = 'SHIPPING_INSTRUCTION MISSING, VERIFIED_MASS MISSING, CUSTOMS_SET MISSING';
    expect(codes(changed({ cargo: [chemical] }))).toBe(
      `BOOKING_NOTE READY, SDS_CN MISSING, CLASSIFICATION_REPORT MISSING, ${outstanding}`,
    );
    expect(codes(changed({ cargo: [chemical, { ...chemical, casNo: '' }] }))).toContain('CLASSIFICATION_REPORT');
    expect(codes(changed({ cargo: [{ ...chemical, casNo: '' }] }))).toBe(`BOOKING_NOTE READY, ${outstanding}`);
  });
});

describe('[4.31] source and links of a tank order', () => {
  const read = (query: string) => readTankOrderLink(query);
  const yard = 'warehouseId=warehouse-03';

  test('the number of tanks in a query', () => {
    const tanks = (boxes: string) => read(`priceId=P-1${boxes}`)?.tanks;
    expect([tanks('&boxes=40HQ*2,20TK*3'), tanks('&boxes=40HQ*2'), tanks('')]).toEqual([3, 1, 1]);
  });

  test('service, yard, days and tank in a query', () => {
    const single = `${yard}&type=T11&tankNo=HZTU2001136&boxes=20TK*3`;
    const known = { depotId: 'warehouse-03', term: 'SHORT', asked: expect.anything() };
    expect(read(`tab=rental&${single}`)).toEqual({ ...known, service: 'RENTAL', tankNo: 'HZTU2001136', tanks: 1 });
    expect(read(`tab=rental&${yard}&boxes=20TK*3&term=LONG`)).toEqual({
      ...{ ...known, service: 'RENTAL', term: 'LONG', tankNo: '', tanks: 3 },
    });
    expect(read(`tab=cleaning&${single}`)).toEqual({ ...known, service: 'CLEANING', tankNo: '', tanks: 3 });
    expect(read(`tab=storage&${yard}&priceId=P-1`)).toEqual({ ...known, service: 'STORAGE', tankNo: '', tanks: 1 });
    expect([read(`${yard}`), read('tab=cleaning&priceId=P-1')]).toEqual([null, null]);
  });

  test('back to the list it was chosen from, and to an enquiry', () => {
    const { links } = tankService;
    const ports = 'orgPortCode=CNSHA&dstPortCode=NLRTM';
    expect(links(methanolTanks)).toEqual({
      list: `/tankIndex?${ports}&isDanger=Y&unNo=1230&d15=0.7961&d50=0.7632`,
      enquiry:
        `/enquiryFcl?service=tank&${ports}&isDanger=Y&unNo=1230&cargoName=%E7%94%B2%E9%86%87&group=II` +
        '&tanks=2&tankSource=OPERATOR&density15=0.7961&density50=0.7632',
    });
    expect(links(rentedTank).enquiry).toBe(
      '/enquiryFcl?service=tank&isDanger=Y&unNo=1230&cargoName=%E7%94%B2%E9%86%87&group=II&tanks=2' +
        '&tankService=RENTAL&startDay=2026-10-12&tankDays=30&tankType=T11&rentalTerm=SHORT',
    );
    expect(links(changed({ fillTemp: '25', ...general, 'cargo.0.dg.unNo': '' })).list).toBe(
      `/tankIndex?${ports}&isDanger=N&d15=0.7961&d50=0.7632&ft=25`,
    );
    expect(links(changed({ cargo: [] }))).toEqual({
      list: `/tankIndex?${ports}&isDanger=N&d15=0.7961&d50=0.7632`,
      enquiry:
        `/enquiryFcl?service=tank&${ports}&isDanger=N` +
        '&tanks=2&tankSource=OPERATOR&density15=0.7961&density50=0.7632',
    });
    expect(links(rentedTank).list).toBe('/tankIndex?isDanger=Y&unNo=1230&tab=rental');
  });

  test('fields kept when the form is cleared, and agreements', () => {
    expect(tankService.code).toBe('tank');
    expect(tankService.kept.join(' ')).toBe(
      'serviceType priceId scheduleId orgPortCode dstPortCode enquiryNo optionId depotId tankType rentalTerm',
    );
    const booker = { hasAgreedProtocol: false } as Parameters<typeof tankService.agreements>[1];
    expect(tankService.agreements(methanolTanks, booker)).toEqual(['charge', 'protocol']);
    expect(tankService.agreements(rentedTank, booker)).toEqual(['charge']);
  });
});
