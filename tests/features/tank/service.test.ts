import { safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { tankForm, tankQuotePart as wirePart } from '#contract/services/tank.ts';
import { errorText } from '#copy/booking/errors.ts';
import { fieldLabel } from '#copy/booking/fields.ts';
import { blankGoods } from '#domain/booking/goods-line.ts';
import { decimalText } from '#domain/decimal.ts';
import { setField } from '#domain/form/change.ts';
import { errorsOf } from '#domain/form/check.ts';
import { joinPath, readAt, replaceAt } from '#domain/form/path.ts';
import { parseTankQuery, tabOfService } from '#domain/tank/address.ts';
import { tankDescription } from '#domain/tank/fields.ts';
import { densityAt, fillingOf } from '#domain/tank/filling.ts';
import { blankTankForm, type TankForm } from '#domain/tank/form.ts';
import { copyOfTankOrder, formOfTankEnquiry, partOfYardEnquiry, type TankEnquiry } from '#domain/tank/initial-form.ts';
import { tankNeedOf } from '#domain/tank/need.ts';
import { readTankOrderLink } from '#domain/tank/order-link.ts';
import { tankPapers } from '#domain/tank/papers.ts';
import { tankPartAsTyped, tankQuotePart } from '#domain/tank/quote.ts';
import { tankService } from '#domain/tank/service.ts';
import { shippedGoods } from '#domain/tank/shipped.ts';
import { fillingOfForm } from '#domain/tank/tank.ts';
import {
  cleanedTank,
  methanolTanks,
  rentedTank,
  storedTank,
  tankContext,
  tankPartOf,
} from '#tests/features/tank/order.ts';
import { filledFrom, unEntryOf } from '#tests/kit/un-entries.ts';

type Changes = Readonly<Record<string, unknown>>;
const changed = (changes: Changes, form: TankForm = methanolTanks) =>
  Object.entries(changes).reduce((next, [path, value]) => replaceAt(next, path, value), form);
const offer = tankContext.offer!;
const found = (changes: Changes, form: TankForm = methanolTanks, more: Partial<typeof offer> = {}) =>
  errorsOf(tankDescription, changed(changes, form), { ...tankContext, offer: { ...offer, ...more } }).map(
    ({ path, code }) => `${path} ${code}`,
  );
const goods = (unNo: string, more: object = {}) => ({
  'cargo.0.dg': { ...methanolTanks.cargo[0]!.dg, unNo, ...filledFrom(unNo), ...more },
});
const ownTank: Changes = {
  tankSource: 'OWN',
  ...{ capacity: '24000', tareWeight: '4000', testDue: '2027-06-30', tankNos: 'EXFU5512340,STOU2000016' },
  ...{ lastCargo1: '甲醇', lastCargo2: '乙醇', lastCargo3: '甲苯' },
  cleaningCert: methanolTanks.cargo[0]!.sds,
};

describe('the filling of a tank', () => {
  const methanol = { density15: '0.7961', density50: '0.7632', fillTemp: '20', provision: 'TP2' } as const;
  const shell = { capacityLitres: 24_000, tareKg: 4_200, limitKg: null } as const;

  test('[4.31] methanol fills 24,000 litres to 91.61 per cent, as the golden numbers have it', () => {
    expect(fillingOf({ ...methanol, ...shell })).toEqual({
      ...{ expansion: '0.0012317', percent: '91.61', fullLitres: '21987', litres: '21987', kilograms: '17401' },
      ...{ boundBy: 'FILL', isSurgeSafe: true },
    });
    expect(decimalText(densityAt(methanol))).toBe('0.7914');
  });

  test('[4.31] heavy goods are limited by the lane, then by the tank’s gross weight', () => {
    const acid = { density15: '1.84', density50: '1.81', fillTemp: '20', provision: 'TP2' } as const;
    expect(fillingOf({ ...acid, ...shell, limitKg: 24_000 })).toMatchObject({
      ...{ boundBy: 'LANE', litres: '13073', isSurgeSafe: false },
    });
    const heavy = fillingOf({ ...acid, ...shell });
    expect(heavy).toMatchObject({ boundBy: 'GROSS', litres: '17322' });
    expect(Number(heavy.kilograms)).toBeLessThanOrEqual(31_800);
  });

  test('[4.31] the minimum tank follows the group, and is the strictest one without a group', () => {
    const entry = unEntryOf('2924');
    expect(tankNeedOf(entry, 'III')).toMatchObject({ kind: 'LIQUID', code: 'T7', provision: 'TP1' });
    expect(tankNeedOf(entry, '')).toMatchObject({ code: 'T14', provision: 'TP2' });
    expect(tankNeedOf(unEntryOf('1230'), 'III')).toMatchObject({ code: 'T7' });
  });
});

describe('the order of tanks', () => {
  test('[1.10b][4.31] an answered enquiry fills in its goods and tanks', () => {
    const asked: TankEnquiry = {
      ...{ orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', isDanger: 'Y' as const, unNo: '1230', packingGroup: 'II' },
      ...{ cargoName: '甲醇', contact: '林木森', phone: '12000000003', remark: '充氮', entry: unEntryOf('1230') },
      ...{ tankService: 'TRANSPORT', tanks: '2', tankSource: 'OPERATOR', density15: '0.7961', density50: '0.7632' },
    };
    const option = { enquiryNo: 'ENQ26100700012', optionId: 'option-1', priceId: 'TNK-1', scheduleId: 'S-1' };
    const prefilled = formOfTankEnquiry(asked, option, tankContext);
    expect(prefilled).toMatchObject({
      ...{ ...option, serviceType: 'TRANSPORT', orgPortCode: 'CNSHA', dstPortCode: 'NLRTM', remark: '充氮' },
      ...{ contactName: '林木森', tanks: '2', tankSource: 'OPERATOR', tankType: 'T11' },
      ...{ density15: '0.7961', density50: '0.7632' },
      cargo: [{ isDanger: true, cargoNameCn: '甲醇', dg: { unNo: '1230', dgClass: '3', packingGroup: 'II' } }],
    });
    expect(safeParse(tankForm, prefilled).success).toBe(true);
    expect(tankPartOf(prefilled).enquiry).toEqual({ no: option.enquiryNo, optionId: option.optionId });
    const plain: TankEnquiry = { ...asked, isDanger: 'N', density15: undefined, density50: undefined };
    expect(formOfTankEnquiry({ ...plain, tankSource: 'OWN' }, option, tankContext)).toMatchObject({
      ...{ tankType: '', tankSource: 'OWN', density15: '', density50: '', cargo: [{ isDanger: false }] },
    });
    expect(formOfTankEnquiry(plain, option, { ...tankContext, offer: null }).tankType).toBe('');
  });

  test('[1.10b][4.31] a yard enquiry fills in its days, tank and term', () => {
    const asked: TankEnquiry = {
      ...{ isDanger: 'N' as const, cargoName: '甲醇', contact: '林木森', phone: '12000000003' },
      ...{ tankService: 'RENTAL', tanks: '2', tankDays: '45', tankType: 'T14', rentalTerm: 'LONG' },
    };
    const option = { enquiryNo: 'ENQ26100700013', optionId: 'option-2', priceId: 'warehouse-03', scheduleId: '' };
    const prefilled = (more: Partial<TankEnquiry>) => formOfTankEnquiry({ ...asked, ...more }, option, tankContext);
    expect(prefilled({ startDay: '2026-10-20' })).toMatchObject({
      ...{ depotId: 'warehouse-03', priceId: '', fromDay: '2026-10-20', tankDays: '45', tankType: 'T14' },
      ...{ rentalTerm: 'LONG', tanks: '2', enquiryNo: option.enquiryNo, optionId: 'option-2' },
    });
    expect(partOfYardEnquiry(asked)).toEqual(
      tankPartAsTyped({
        ...{ ...blankTankForm, serviceType: 'RENTAL', tanks: '2', tankDays: '45', tankType: 'T14', rentalTerm: 'LONG' },
        cargo: [{ ...blankGoods, isDanger: false }],
      }),
    );
    expect(partOfYardEnquiry({ ...asked, tankType: undefined, tankDays: undefined })).toMatchObject({ tankType: '' });
    expect((['Y', 'N'] as const).map((isDanger) => partOfYardEnquiry({ ...asked, isDanger }).isDanger)).toEqual([
      true,
      false,
    ]);
    const days = ['2026-10-07', '2026-10-08', undefined].map((startDay) => prefilled({ startDay }).fromDay);
    expect(days).toEqual(['', '2026-10-08', '']);
    expect(prefilled({ rentalTerm: undefined, tankDays: undefined, tankType: undefined })).toMatchObject({
      ...{ rentalTerm: 'SHORT', tankDays: '', tankType: '' },
    });
  });

  test.each([
    ['carried', methanolTanks],
    ['let', rentedTank],
    ['cleaned', cleanedTank],
    ['stored', storedTank],
  ])('[4.31] complete tanks that are %s have no error, and travel as they are', (_, form) => {
    expect(found({}, form)).toEqual([]);
    expect(safeParse(tankForm, form).success).toBe(true);
    expect(safeParse(wirePart, tankPartOf(form)).success).toBe(true);
  });

  test('[4.31] each field is in the form and has its words, and so has each error of an empty form', () => {
    for (const { at, fields } of tankDescription.sections)
      for (const key of Object.keys(fields)) {
        const path = joinPath(at, key).replaceAll('*', '0');
        expect(readAt(methanolTanks, path), path).not.toBe(undefined);
        expect(fieldLabel(path), path).not.toBe('');
      }
    for (const serviceType of ['TRANSPORT', 'RENTAL', 'CLEANING', 'STORAGE'])
      for (const error of errorsOf(tankDescription, { ...blankTankForm, serviceType }, { ...tankContext, offer: null }))
        expect(errorText(error), error.path).toMatch(/\p{Script=Han}/u);
  });

  test.each<[Changes, string, Partial<typeof offer>?]>([
    [{ priceId: '' }, 'priceId OFFER_MISSING'],
    [{}, 'priceId PRICE_EXPIRED', { validTo: 0 }],
    [{ tankType: 'T4' }, 'tankType NOT_A_CHOICE'],
    [{ tankType: 'T4', ...ownTank }, 'tankType TANK_WEAK'],
    [{ tankType: 'T4' }, 'tankType TANK_WEAK', { tankType: 'T4' }],
    [{ tanks: '0' }, 'tanks TOO_SMALL'],
    [{ tanks: '101' }, 'tanks TOO_LARGE'],
    [{ litres: '21988' }, 'litres TANK_OVERFULL'],
    [{ litres: '12000', tankNet: '9497' }, 'litres TANK_SURGE'],
    [{ tankNet: '25000' }, 'tankNet TANK_OVER_LANE'],
    [{ tankNet: '32000' }, 'tankNet TANK_GROSS'],
    [{ tankNet: '15000' }, 'tankNet TANK_MASS_DIFFERS'],
    [{ density50: '0.8' }, 'density50 DENSITY_BACKWARDS'],
    [{ density15: '0.79615' }, 'density15 TOO_MANY_DECIMALS'],
    [{ fillTemp: '60' }, 'fillTemp TOO_LARGE'],
    [{ heating: 'STEAM' }, 'dischargeTemp REQUIRED'],
    [{ nitrogen: true }, 'nitrogenPressure REQUIRED'],
    [{ foodGrade: true }, 'foodGrade FOOD_DANGEROUS'],
    [{ loadAt: 'DOOR' }, 'loadingPlace REQUIRED'],
    [{ unloadAt: 'DOOR' }, 'unloadingPlace REQUIRED'],
    [{ loadingDate: '2026-10-06' }, 'loadingDate DAY_PAST'],
    [{ loadingDate: '2026-10-30' }, 'loadingDate AFTER_CLOSING'],
    [{ 'cargo.0.sds': [] }, 'cargo.0.sds REQUIRED'],
    [{ ...ownTank, testDue: '2026-12-02' }, 'testDue TANK_TEST'],
    [{ ...ownTank, tankNos: 'EXFU5512341,STOU2000016' }, 'tankNos CONTAINER_NUMBER'],
    [{ ...ownTank, tankNos: 'EXFU5512340' }, 'tankNos CONTAINER_NUMBERS_MISSING'],
    [{ ...ownTank, tankNos: 'EXFU5512340,EXFU5512340' }, 'tankNos CONTAINER_NUMBER_TWICE'],
    [{ ...ownTank, lastCargo3: '' }, 'lastCargo3 REQUIRED'],
    [{ ...ownTank, cleaningCert: [] }, 'cleaningCert REQUIRED'],
    [goods('3480'), 'cargo.0.dg.unNo TANK_NONE'],
    [goods('1978'), 'cargo.0.dg.unNo TANK_GAS'],
    [goods('1670'), 'cargo.0.dg.unNo TANK_IN_DOUBT'],
    [goods('1823'), 'cargo.0.dg.unNo TANK_ASKED'],
    [goods('1350'), 'cargo.0.dg.dgClass CLASS_NOT_PRICED'],
    [{}, 'cargo.0.dg.dgClass CLASS_REFUSED', { refusedClasses: ['3'] }],
    [{ ...goods('2312'), fillDensity: '1.05', hotDensity: '1.06' }, 'hotDensity DENSITY_HOT'],
    [goods('2312'), 'fillDensity REQUIRED'],
    [{ tankType: 'T50' }, 'tankType TANK_GAS', { tankType: 'T50' }],
    [{ cargo: [methanolTanks.cargo[0], { ...methanolTanks.cargo[0], id: '2' }] }, 'cargo TOO_LARGE'],
  ])('[4.31] a violation of rule %# is reported on its field', (changes, error, more) => {
    expect(found(changes, methanolTanks, more)).toContain(error);
  });

  test('[4.31] surge plates or a viscous liquid allow a half-full tank', () => {
    const half = { litres: '12000', tankNet: '9497' };
    expect(found({ ...half, baffle: true })).toEqual([]);
    expect(found({ ...half, viscosity: '2700' })).toEqual([]);
    expect(found({ litres: '4800', tankNet: '3799' })).toEqual([]);
  });

  test('[4.31] a shipper-owned tank is equivalent once its data is complete', () => {
    expect(found(ownTank)).toEqual([]);
    expect(found({ ...ownTank, tankType: 'T14' })).toEqual([]);
    expect(found({ ...ownTank, capacity: '21000' })).toContain('litres TANK_OVERFULL');
  });

  test.each<[TankForm, Changes, string]>([
    [rentedTank, { depotId: '' }, 'depotId REQUIRED'],
    [rentedTank, { depotId: 'warehouse-01' }, 'depotId NOT_A_CHOICE'],
    [rentedTank, { fromDay: '2026-10-07' }, 'fromDay TANK_START'],
    [rentedTank, { tankDays: '29' }, 'tankDays TOO_SMALL'],
    [rentedTank, { tankDays: '364', rentalTerm: 'LONG' }, 'tankDays TOO_SMALL'],
    [rentedTank, { tankDays: '1094', rentalTerm: 'FINANCE' }, 'tankDays TOO_SMALL'],
    [rentedTank, { tankType: 'T22' }, 'tankType NOT_A_CHOICE'],
    [rentedTank, { tankType: 'T4' }, 'tankType TANK_WEAK'],
    [cleanedTank, { tankNos: '' }, 'tankNos REQUIRED'],
    [cleanedTank, goods('2014'), 'cargo.0.dg.dgClass DEPOT_REFUSES'],
    [storedTank, { cleaningCert: [] }, 'cleaningCert REQUIRED'],
    [storedTank, { tankDays: '366' }, 'tankDays TOO_LARGE'],
  ])('[4.31] a violation of rule %# at a yard is reported on its field', (form, changes, error) => {
    expect(found(changes, form)).toContain(error);
  });

  test('[5.9] a price depends on the tank and the services only', () => {
    expect(tankPartOf(methanolTanks)).toMatchObject({ priceId: 'p1', tanks: 2, days: 0, works: [], isDanger: true });
    expect(tankPartOf(changed({ loadAt: 'DOOR', heating: 'STEAM', cleanAfter: true })).works).toEqual([
      'TRUCK',
      'HEAT',
      'CLEAN',
    ]);
    expect(tankPartOf({ ...rentedTank, heating: 'STEAM', cleanAfter: true, repair: true }).works).toEqual([]);
    expect(tankPartOf({ ...storedTank, retest: 'FIVE', repair: true }).works).toEqual(['REPAIR', 'FIVE']);
    for (const [form, changes] of [
      [methanolTanks, { priceId: '' }],
      [methanolTanks, { tanks: '' }],
      [rentedTank, { tankDays: '10' }],
      [rentedTank, { tankType: '' }],
      [cleanedTank, { depotId: '' }],
    ] as const)
      expect(tankQuotePart(changed(changes, form))).toBeNull();
    expect(tankQuotePart(cleanedTank)).not.toBeNull();
  });

  test('[4.31] the filling of the form is that of the calculator, and unknown until both densities are', () => {
    expect(fillingOfForm(methanolTanks, tankContext)).toMatchObject({ litres: '21987', kilograms: '17401' });
    expect(fillingOfForm({ ...methanolTanks, density50: '' }, tankContext)).toBeNull();
    expect(fillingOfForm({ ...methanolTanks, density50: '0.9' }, tankContext)).toBeNull();
    expect(fillingOfForm(rentedTank, tankContext)).toBeNull();
    const general = changed({ 'cargo.0.isDanger': false });
    expect(fillingOfForm(general, tankContext)?.percent).toBe('91.61');
  });

  test('[4.31] an order stores the totals of all its tanks', () => {
    expect(shippedGoods(methanolTanks)[0]).toMatchObject({
      ...{ packageType: 'BLK', packages: '2', grossWeight: '34802', netWeight: '34802', volume: '43.974' },
    });
  });

  test('[4.31] the tank follows its source, and papers are those of a tank', () => {
    const own = changed({ ...ownTank, tankType: 'T14' });
    expect(setField(tankDescription, own, tankContext, 'tankSource', 'OPERATOR').tankType).toBe('T11');
    const codes = tankPapers(methanolTanks, offer, tankContext.now).map(({ code }) => code);
    expect(codes).toContain('SDS_CN');
    expect(codes).not.toContain('PACKING_USE_CERTIFICATE');
  });

  test('[4.31] tanks can be ordered again, and the query names the source', () => {
    expect(copyOfTankOrder(changed(ownTank), 'TNK26100700001')).toMatchObject({
      ...{ copiedFrom: 'TNK26100700001', tankNos: '', testDue: '', loadingDate: '', agree: false, density15: '0.7961' },
    });
    expect(readTankOrderLink('priceId=P-1&orgPortCode=CNSHA&dstPortCode=NLRTM&boxes=20TK*3&unNo=1230')).toMatchObject({
      ...{ service: 'TRANSPORT', tanks: 3, price: { priceId: 'P-1', unNo: '1230' } },
    });
    expect(readTankOrderLink('tab=rental&warehouseId=warehouse-03&type=T11&term=LONG')).toMatchObject({
      ...{ service: 'RENTAL', depotId: 'warehouse-03', term: 'LONG', asked: { tankType: 'T11' } },
    });
    for (const query of ['', 'tab=rental', 'tab=nothing', 'priceId=%27%20or%201', 'tab=rental&warehouseId=%00'])
      expect(readTankOrderLink(query), query).toBeNull();
    expect(parseTankQuery('d15=1e9&d50=x&ft=400&type=T99&pg=IV&tab=%3Cb%3E')).toEqual({
      tankNo: '',
      ...{ tab: 'transport', packingGroup: '', density15: '', density50: '', fillTemp: '', tankType: '' },
    });
    expect(tabOfService('RENTAL')).toBe('rental');
    expect(tankService.links(methanolTanks).list).toContain('d15=0.7961');
    expect(tankService.links(rentedTank).list).toContain('tab=rental');
    const [line] = methanolTanks.cargo;
    const unnamed = { ...methanolTanks, cargo: [{ ...line!, dg: { ...line!.dg, unNo: '' } }] };
    expect(tankService.links(methanolTanks).list).toContain('unNo=1230');
    expect(tankService.links(unnamed).list).not.toContain('unNo=');
  });
});
