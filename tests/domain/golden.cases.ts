import { describe, expect, it } from 'vitest';
import { type AirTariff, airFreight } from '#domain/air/fees.ts';
import { isAirWaybill } from '#domain/air/waybill.ts';
import { tankLimit } from '#domain/cargo/tank-fill.ts';
import { descriptionLine } from '#domain/dangerous-goods/description-line.ts';
import { flammablePackingGroup } from '#domain/dangerous-goods/packing-group.ts';
import { checkSegregation, type Goods } from '#domain/dangerous-goods/segregation.ts';
import { compare, decimalText, roundUp } from '#domain/decimal.ts';
import { priceFcl } from '#domain/fcl/fees.ts';
import type { FeeRate } from '#domain/fees/line.ts';
import { isCasNumber } from '#domain/identity/cas-number.ts';
import { isCitizenNumber } from '#domain/identity/citizen-number.ts';
import { isContainerNumber } from '#domain/identity/container-number.ts';
import { isEnterpriseCode } from '#domain/identity/enterprise-code.ts';
import { isOrganisationCode } from '#domain/identity/organisation-code.ts';
import { isShipNumber } from '#domain/identity/ship-number.ts';
import { revenueTons } from '#domain/lcl/fees.ts';
import { formatAmount, formatMoney } from '#domain/money.ts';
import { autoCancelAt, isAutoCancelled } from '#domain/orders/auto-cancel.ts';

const rate = (
  feeCode: string,
  currency: string,
  unitPrice: string,
  basis: FeeRate['basis'],
  dangerous = false,
): FeeRate => ({
  group: feeCode === 'OF' ? 'FREIGHT' : dangerous ? 'DANGEROUS' : 'ORIGIN',
  feeCode,
  feeName: feeCode,
  currency,
  unitPrice,
  basis,
  when: dangerous ? { kind: 'DANGEROUS' } : { kind: 'ALWAYS' },
  atCost: false,
  payTerm: 'PRE',
  taxRate: null,
});

export const goods = (unNo: string, classes: string[], more: Partial<Goods> = {}): Goods => ({
  unNo,
  nameCn: `货物${unNo}`,
  classes,
  packingGroup: 'II',
  limitedQuantity: false,
  groups: [],
  ...more,
});

const sharedPair = (a: Goods, b: Goods) => {
  const { pairs, worst } = checkSegregation([a, b], 'UNIT');
  return [pairs[0]!.value, worst];
};

/** The same numbers on the server's runtime and in a browser. */
export function describeGoldenNumbers(runtime: string): void {
  describe(`golden numbers in ${runtime}`, () => {
    it.each([
      ['1.1', '1.10', '1.10'],
      ['1.101', '1.11', '1.11'],
      ['-1.109', '-1.10', '(1.10)'],
    ])('[5.9] rounds %s up to %s', (amount, rounded, shown) => {
      expect(decimalText(roundUp(amount))).toBe(rounded);
      expect(formatAmount(amount)).toBe(shown);
    });

    it.each([
      ['1234567.891', '1', '¥1,234,567.90'],
      ['-1234.5', '1', '(¥1,234.50)'],
      ['-1234.5', '2', '($1,234.50)'],
      [null, '1', '--'],
      [0, '1', '¥0.00'],
      [1.1, '3', '$1.10'],
    ])('[5.9] [5.10] shows %s in currency %s as %s', (amount, currency, shown) => {
      expect(formatMoney(amount, currency)).toBe(shown);
    });

    it.each(['91350100M000100Y43', '9133020078901234XB', '91440300MA5ABCDE5X', '91310000MA1FP1239F'])(
      'takes the enterprise code %s, its lower case, and none of its neighbours',
      (code) => {
        expect(isEnterpriseCode(code)).toBe(true);
        expect(isEnterpriseCode(` ${code.toLowerCase()} `)).toBe(true);
        const passing: string[] = [];
        for (let at = 0; at < code.length; at += 1) {
          for (const character of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
            const changed = code.slice(0, at) + character + code.slice(at + 1);
            if (character !== code[at] && isEnterpriseCode(changed)) passing.push(changed);
          }
        }
        expect(passing).toEqual([]);
      },
    );

    it('takes the identity numbers of the standards', () => {
      expect(isOrganisationCode('M000100Y-4')).toBe(true);
      expect(isCitizenNumber('11010519491231002X')).toBe(true);
      const containers = [
        'CSQU3054383',
        'COSU8123450',
        'OOLU7654320',
        'MSKU1234565',
        'EXFU5512340',
        'STOU2000016',
        'SUTU1002349',
      ];
      expect(containers.filter((number) => !isContainerNumber(number))).toEqual([]);
      expect(isContainerNumber('CSQU3054384')).toBe(false);
      const substances = ['67-64-1', '108-88-3', '67-56-1', '64-17-5', '7664-93-9', '1310-73-2', '108-95-2', '75-09-2'];
      expect(substances.filter((number) => !isCasNumber(number))).toEqual([]);
      expect(isShipNumber('9074729')).toBe(true);
      expect(isAirWaybill('999-12345675')).toBe(true);
    });

    it('prices air freight with a cheaper break, by volume and at the minimum', () => {
      const tariff: AirTariff = {
        minimum: '320',
        breaks: [
          { fromKg: 0, rate: '38' },
          { fromKg: 45, rate: '29.5' },
          { fromKg: 100, rate: '24' },
          { fromKg: 300, rate: '21.5' },
          { fromKg: 500, rate: '20' },
          { fromKg: 1000, rate: '18.8' },
        ],
      };
      const shown = (kg: string, volume: string) => {
        const { chargeableKg, chargedKg, freight, by, saved } = airFreight(tariff, kg, volume);
        return [...[chargeableKg, chargedKg, freight, saved].map((value) => formatAmount(value)), by];
      };
      expect(shown('85', '0.42')).toEqual(['85.00', '100.00', '2,400.00', '107.50', 'HIGHER_BREAK']);
      expect(shown('260', '1.8')).toEqual(['301.00', '301.00', '6,471.50', '0.00', 'OWN_BREAK']);
      expect(shown('5', '0.01')).toEqual(['5.00', '5.00', '320.00', '0.00', 'MINIMUM']);
      expect(compare(airFreight(tariff, '260', '1.8').volumeKg, '300.6')).toBe(0);
    });

    it('prices two boxes of dangerous goods as $2,300.00 and ¥3,390.00, never added together', () => {
      const { totals, unpriced } = priceFcl(
        [
          rate('OF', '2', '850', 'CONTAINER'),
          rate('DGS', '2', '300', 'CONTAINER', true),
          rate('THC', '1', '1100', 'CONTAINER'),
          rate('SEAL', '1', '50', 'CONTAINER'),
          rate('EIR', '1', '40', 'CONTAINER'),
          rate('PLC', '1', '80', 'CONTAINER', true),
          rate('DOC', '1', '450', 'SHIPMENT'),
          rate('DGD', '1', '400', 'SHIPMENT', true),
        ],
        { boxes: [{ ctnType: '20GP', quantity: 2, cargoKg: '18000', classes: ['3'] }], unNos: ['1230'], services: [] },
      );
      expect(totals.map(({ currency, amount }) => formatMoney(amount, currency))).toEqual(['$2,300.00', '¥3,390.00']);
      expect(unpriced).toEqual({ ctnTypes: [], classes: [] });
    });

    it.each([
      ['2.36', '1850', '2.36', 'VOLUME'],
      ['0.4', '300', '1.00', 'MINIMUM'],
      ['1.2', '2480', '2.48', 'WEIGHT'],
    ])('charges %s m³ and %s kg as %s revenue tons by %s', (volume, kilograms, tons, by) => {
      const charged = revenueTons(volume, kilograms);
      expect([formatAmount(charged.tons), charged.by]).toEqual([tons, by]);
    });

    it('fills a tank of methanol to 91.61 per cent, 21,987 litres', () => {
      const limit = tankLimit({
        density15: '0.7961',
        density50: '0.7632',
        fillingTemperature: 20,
        provision: 'TP2',
        capacityLitres: 24_000,
      });
      expect(decimalText(limit.expansion)).toBe('0.0012317');
      expect(decimalText(limit.percent)).toBe('91.61');
      expect(limit.litres).toBe(21_987n);
    });

    it('separates goods in one container as the table and the groups say', () => {
      expect(sharedPair(goods('1263', ['3']), goods('1942', ['5.1'], { groups: ['SGG2'] }))).toEqual(['2', 'BLOCK']);
      expect(sharedPair(goods('1263', ['3']), goods('1760', ['8']))).toEqual(['X', 'OK']);
      expect(sharedPair(goods('1547', ['6.1']), goods('1490', ['5.1']))).toEqual(['1', 'WARN']);
      expect(sharedPair(goods('1760', ['8']), goods('1490', ['5.1']))).toEqual(['2', 'BLOCK']);
      expect(sharedPair(goods('1230', ['3', '6.1']), goods('2014', ['5.1', '8']))).toEqual(['2', 'BLOCK']);
      for (const other of [
        '1.1',
        '1.4S',
        '2.1',
        '2.3',
        '3',
        '4.1',
        '4.2',
        '4.3',
        '5.1',
        '5.2',
        '6.1',
        '6.2',
        '7',
        '8',
        '9',
      ])
        expect(sharedPair(goods('3077', ['9']), goods('9999', [other]))).toEqual(['X', 'OK']);
      expect(sharedPair(goods('1350', ['4.1']), goods('1760', ['8']))).toEqual(['1', 'WARN']);
      expect(sharedPair(goods('3105', ['5.2']), goods('2814', ['6.2']))).toEqual(['3', 'BLOCK']);
    });

    it('separates an acid from an alkali by their groups, softer in small packages, not at all in limited quantities', () => {
      const acid = goods('1789', ['8'], { groups: ['SGG1'] });
      const alkali = goods('1824', ['8'], { groups: ['SGG18'] });
      const small = { packageSize: 30, noReaction: true };
      const limited = { limitedQuantity: true };
      expect(sharedPair(acid, alkali)[1]).toBe('BLOCK');
      expect(sharedPair({ ...acid, ...small }, { ...alkali, ...small })[1]).toBe('WARN');
      expect(sharedPair({ ...acid, ...small, packageSize: '30.1' }, { ...alkali, ...small })[1]).toBe('BLOCK');
      expect(sharedPair({ ...acid, ...small, packingGroup: 'I' }, { ...alkali, ...small })[1]).toBe('BLOCK');
      expect(sharedPair({ ...acid, ...small }, { ...alkali, ...small, packageSize: 31 })[1]).toBe('BLOCK');
      expect(sharedPair({ ...acid, packageSize: 30 }, { ...alkali, packageSize: 30 })[1]).toBe('BLOCK');
      expect(sharedPair({ ...acid, ...limited }, { ...alkali, ...limited })[1]).toBe('OK');
      const { pairs } = checkSegregation(
        [
          { ...acid, ...limited },
          { ...alkali, ...limited },
        ],
        'UNIT',
      );
      expect(pairs[0]!.reason).toEqual({ code: 'LIMITED_QUANTITY_GROUPS', groupA: 'SGG1', groupB: 'SGG18' });
    });

    it.each([
      ['-18', '56', 'II'],
      ['31', '145', 'III'],
      ['-45', '34.6', 'I'],
      ['65', '150', 'NOT_CLASS_3'],
    ])('finds the packing group of flash point %s and boiling point %s: %s', (flash, boiling, group) => {
      expect(flammablePackingGroup(flash, boiling)).toBe(group);
    });

    it('writes the description of methanol in the order of the code', () => {
      expect(
        descriptionLine({
          unNo: '1230',
          properShippingName: 'Methanol',
          mainClass: '3',
          subsidiaryClasses: ['6.1'],
          packingGroup: 'II',
          flashPoint: '11',
        }),
      ).toBe('UN 1230, METHANOL, 3 (6.1), II, (11 ℃ c.c.)');
    });

    it('[1.9b] cancels the order of an enterprise that is not PASS after 48 hours', () => {
      const placed = Date.parse('2026-10-07T10:00:00+08:00');
      const end = Date.parse('2026-10-09T10:00:00+08:00');
      for (const audit of ['NONE', 'PENDING', 'REJECT'] as const) {
        expect(autoCancelAt(placed, { audit })).toBe(end);
        expect(isAutoCancelled(placed, { audit }, end - 1)).toBe(false);
        expect(isAutoCancelled(placed, { audit }, end)).toBe(true);
      }
      expect(autoCancelAt(placed, { audit: 'PASS' })).toBeNull();
      expect(autoCancelAt(placed, null)).toBeNull();
      expect(isAutoCancelled(placed, null, end + 1)).toBe(false);
    });
  });
}
