import { describe, expect, it } from 'vitest';
import { decimalText } from '#domain/decimal.ts';
import type { FeeRate } from '#domain/fees/line.ts';
import {
  deadFreight,
  isManualPiece,
  LCL_RULE,
  type LclShipment,
  priceLcl,
  revenueTons,
  volumeOf,
  volumesDiffer,
} from '#domain/lcl/fees.ts';
import { rate } from '../../domain/rates.ts';

describe('revenue tons', () => {
  it.each([
    ['2.36', '1850', '2.36', 'VOLUME'],
    ['0.4', '300', '1', 'MINIMUM'],
    ['1.2', '2480', '2.48', 'WEIGHT'],
    ['2.361', '1850', '2.37', 'VOLUME'],
    ['1.2', '2480.1', '2.49', 'WEIGHT'],
    ['2', '2000', '2.00', 'VOLUME'],
    ['2', '2000.001', '2.01', 'WEIGHT'],
    ['1', '999', '1.00', 'VOLUME'],
    ['0.99', '999', '1.00', 'WEIGHT'],
    ['0.99', '990', '1', 'MINIMUM'],
  ])('of %s m³ and %s kg are %s by %s', (volume, grossKg, tons, by) => {
    const found = revenueTons(volume, grossKg);
    expect({ ...found, tons: decimalText(found.tons) }).toEqual({ tons, by });
  });

  it('follow the ratio and the least of the lane', () => {
    const of = (volume: string, grossKg: string) =>
      decimalText(revenueTons(volume, grossKg, { kgPerCubicMetre: 363, minimumTons: '2.5' }).tons);
    expect([of('2', '1000'), of('2', '800'), of('3', '1000')]).toEqual(['2.76', '2.5', '3.00']);
    expect(LCL_RULE).toEqual({ kgPerCubicMetre: 1000, minimumTons: 1 });
  });
});

describe('the price of less than a container', () => {
  const rates: FeeRate[] = [
    rate('OF', '45', { basis: 'REVENUE_TON' }),
    rate('WHI', '12', { basis: 'TON' }),
    rate('DOC', '450', { basis: 'SHIPMENT' }),
    rate('UNS', '35', { basis: 'UN_ITEM', when: { kind: 'DANGEROUS' } }),
    rate('DGD', '400', { basis: 'SHIPMENT', when: { kind: 'DANGEROUS' } }),
    rate('CUS', '200', { basis: 'SHIPMENT', when: { kind: 'CHOSEN' } }),
    rate('AMD', '100', { basis: 'TIME', when: { kind: 'CHOSEN' } }),
    rate('OWS', '70', { basis: 'SHIPMENT', when: { kind: 'OVERWEIGHT', aboveKg: '1' } }),
    rate('THC', '1100'),
  ];
  const priced = (more: Partial<LclShipment>) => {
    const shipment = { volume: '2.36', grossKg: '1850.5', dangerous: true, unNos: ['1230'], services: [], ...more };
    const { tons, by, lines, totals } = priceLcl(rates, shipment);
    return {
      tons: decimalText(tons),
      by,
      lines: lines.map(({ quantity, feeCode, amount }) => `${quantity} ${feeCode} ${amount}`),
      totals,
    };
  };

  it('counts each line by its own measure; boxes and overweight are of full containers', () => {
    expect(priced({ unNos: ['1230', '1263', '1230'], services: ['AMD'] })).toEqual({
      tons: '2.36',
      by: 'VOLUME',
      lines: ['2.36 OF 106.20', '1.851 WHI 22.22', '1 DOC 450.00', '2 UNS 70.00', '1 DGD 400.00', '1 AMD 100.00'],
      totals: [{ currency: '2', amount: '1148.42' }],
    });
  });

  it('charges general cargo no dangerous goods fees', () => {
    expect(priced({ dangerous: false, services: ['CUS'] }).lines).toEqual([
      '2.36 OF 106.20',
      '1.851 WHI 22.22',
      '1 DOC 450.00',
      '1 CUS 200.00',
    ]);
  });

  it('has no line for numbers where none is known', () => {
    expect(priced({ unNos: [] }).lines).not.toContainEqual(expect.stringContaining('UNS'));
  });
});

describe('measured volumes', () => {
  it('is length by width by height in centimetres, as often as there are pieces', () => {
    const rows = [
      { length: '110.5', width: '80.25', height: '60.125', pieces: 3 },
      { length: 100, width: 50, height: '20', pieces: 7 },
    ];
    expect(decimalText(volumeOf(rows))).toBe('2.299497859375');
  });

  it.each([
    ['2.1', '2', false],
    ['2.101', '2', true],
    ['1.9', '2', false],
    ['1.899', '2', true],
    ['1049.999', '999.999', true],
    ['949.999', '999.999', true],
    ['0', '0', false],
    ['0.001', '0', true],
    ['0', '0.001', true],
  ])('questions %s m³ typed where %s were measured: %s', (typed, measured, differs) => {
    expect(volumesDiffer(typed, measured)).toBe(differs);
  });

  it.each([
    [{ grossKg: 3000, lengthCm: 580, heightCm: 220 }, false],
    [{ grossKg: '3000.1', lengthCm: 100, heightCm: 100 }, true],
    [{ grossKg: 10, lengthCm: '580.1', heightCm: 100 }, true],
    [{ grossKg: 10, lengthCm: 100, heightCm: '220.1' }, true],
  ])('a piece of %j needs an enquiry: %s', (piece, isManual) => {
    expect(isManualPiece(piece)).toBe(isManual);
  });

  it.each([
    ['2.5', '1000', 25, '100.00'],
    ['1', '1000', 60, '16.67'],
    ['3.125', '2750.5', 50, '171.91'],
  ] as const)('dead freight for %s m³ of a box at %s over %i m³ is %s', (volume, cost, cubicMetres, amount) => {
    expect(decimalText(deadFreight(volume, cost, cubicMetres))).toBe(amount);
  });
});
