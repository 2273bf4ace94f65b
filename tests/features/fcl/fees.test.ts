import { describe, expect, it } from 'vitest';
import { type FclBoxes, priceFcl, teuOf } from '#domain/fcl/fees.ts';
import { boxesByClasses } from '#domain/fcl/stowage.ts';
import { chooseSurcharges } from '#domain/fees/dangerous-surcharge.ts';
import type { FeeRate } from '#domain/fees/line.ts';
import { band, rate } from '../../domain/rates.ts';

const dangerous = { kind: 'DANGEROUS' } as const;
const chosen = { kind: 'CHOSEN' } as const;
const box = (ctnType: string, quantity: number, classes: string[], cargoKg: string | null = null): FclBoxes => ({
  ctnType,
  quantity,
  classes,
  cargoKg,
});
const rates: FeeRate[] = [
  rate('OF', '850', { ctnType: '20GP' }),
  rate('OF', '1500', { ctnType: '40HQ' }),
  rate('THC', '1100'),
  rate('PLC', '80', { when: dangerous }),
  rate('OWS', '150', { when: { kind: 'OVERWEIGHT', aboveKg: '21000' } }),
  rate('STF', '600', { when: chosen }),
  rate('DOC', '450', { basis: 'SHIPMENT' }),
  rate('DGD', '400', { basis: 'SHIPMENT', when: dangerous }),
  rate('CUS', '200', { basis: 'SHIPMENT', when: chosen }),
  rate('AMD', '100', { basis: 'TIME', when: chosen }),
  rate('UNS', '30', { basis: 'UN_ITEM', when: dangerous }),
  rate('CFS', '60', { basis: 'REVENUE_TON' }),
  rate('WHI', '12', { basis: 'TON' }),
  rate('HVY', '70', { basis: 'SHIPMENT', when: { kind: 'OVERWEIGHT', aboveKg: '1' } }),
];
const priced = (boxes: FclBoxes[], unNos: string[], services: string[], of: readonly FeeRate[] = rates) => {
  const { lines, totals, unpriced } = priceFcl(of, { boxes, unNos, services });
  return {
    lines: lines.map(({ quantity, feeCode, ctnType, amount }) => `${quantity} ${feeCode} ${ctnType} ${amount}`),
    totals,
    unpriced,
  };
};

describe('the price of full containers', () => {
  it('adds fees per container, shipment, number and service; other bases do not apply to containers', () => {
    const boxes = [box('20GP', 2, ['3'], '21000.5'), box('40HQ', 1, [], '21000')];
    expect(priced(boxes, ['1230', '1263', '1230'], ['AMD'])).toEqual({
      lines: [
        '2 OF 20GP 1700.00',
        '2 THC 20GP 2200.00',
        '2 PLC 20GP 160.00',
        '2 OWS 20GP 300.00',
        '1 OF 40HQ 1500.00',
        '1 THC 40HQ 1100.00',
        '1 DOC null 450.00',
        '1 DGD null 400.00',
        '1 AMD null 100.00',
        '2 UNS null 60.00',
      ],
      totals: [{ currency: '2', amount: '7970.00' }],
      unpriced: { ctnTypes: [], classes: [] },
    });
  });

  it('charges general cargo no dangerous goods fees, but the requested services', () => {
    expect(priced([box('20GP', 3, [])], ['1230'], ['STF', 'CUS']).lines).toEqual([
      '3 OF 20GP 2550.00',
      '3 THC 20GP 3300.00',
      '3 STF 20GP 1800.00',
      '1 DOC null 450.00',
      '1 CUS null 200.00',
    ]);
  });

  it('adds up boxes of one type that carry different goods, and has no line for numbers where there is none', () => {
    expect(priced([box('20GP', 2, ['3']), box('20GP', 3, [])], [], []).lines).toEqual([
      '5 OF 20GP 4250.00',
      '5 THC 20GP 5500.00',
      '2 PLC 20GP 160.00',
      '1 DOC null 450.00',
      '1 DGD null 400.00',
    ]);
    expect(priced([box('20GP', 2, ['3'])], ['1230'], []).lines).toContain('1 UNS null 30.00');
  });

  it('charges a surcharge per box and one per shipment under one code side by side', () => {
    const perShipment: FeeRate = { ...band('100', ['3', '8']), basis: 'SHIPMENT' };
    const banded = [...rates.slice(0, 1), band('450', ['3']), perShipment];
    expect(priced([box('20GP', 2, ['3'])], ['1230'], [], banded).lines).toEqual([
      '2 OF 20GP 1700.00',
      '2 DGS 20GP 900.00',
      '1 DGS null 100.00',
    ]);
  });

  it('has no online price for a class that only a shipment or a line for all classes covers', () => {
    const perShipment: FeeRate = { ...band('100', ['8']), basis: 'SHIPMENT' };
    const banded = [...rates.slice(0, 4), band('450', ['3']), perShipment];
    const boxes = [box('20GP', 1, ['3', '8']), box('40HQ', 1, ['8', '9'])];
    expect(priced(boxes, [], [], banded).unpriced).toEqual({ ctnTypes: [], classes: ['8', '9'] });
  });

  it('lists each type without an ocean freight once, and no class when the lane has no bands', () => {
    const boxes = [box('40HQ', 1, ['3']), box('45HQ', 1, []), box('40HQ', 2, ['8'])];
    expect(priced(boxes, [], [], [rate('OF', '850', { ctnType: '20GP' }), rate('THC', '1')]).unpriced).toEqual({
      ctnTypes: ['40HQ', '45HQ'],
      classes: [],
    });
  });

  it('counts a twenty-foot container once and a longer one twice', () => {
    expect(teuOf([box('20RF', 3, []), box('40HQ', 5, [])])).toBe(13);
  });
});

describe('the surcharges of one box', () => {
  const named = (feeName: string, of: FeeRate): FeeRate => ({ ...of, feeName });
  it.each<[string, FeeRate[], string[], string[], string[]]>([
    ['leave lines for other goods out', [rate('OF', '850'), named('b', band('300', ['3']))], ['3', '9'], ['b'], ['9']],
    [
      'are every band that says each',
      [named('a', band('300', ['3'], 'EACH')), named('b', band('200', ['8'], 'EACH'))],
      ['3', '8'],
      ['a', 'b'],
      [],
    ],
    [
      'are the highest of the others',
      [named('a', band('300', ['3', '9'])), named('b', band('400', ['8'])), named('c', band('350', ['6.1']))],
      ['3', '8', '6.1'],
      ['b'],
      [],
    ],
    [
      'are the first of two that are as high',
      [named('a', band('300', ['3'])), named('b', band('300', ['8']))],
      ['3', '8'],
      ['a'],
      [],
    ],
    [
      'are the highest of each code',
      [named('a', band('300', ['3'])), named('b', rate('DGH', '200', { when: { kind: 'DANGEROUS', classes: ['3'] } }))],
      ['3'],
      ['a', 'b'],
      [],
    ],
    [
      'come from a band that names one of the classes',
      [named('a', band('300', ['3', '9'])), named('b', band('500', ['8']))],
      ['9', '6.1'],
      ['a'],
      ['6.1'],
    ],
    [
      'come from a band that names no class',
      [named('a', rate('DGS', '300', { when: dangerous }))],
      ['3', '8'],
      ['a'],
      [],
    ],
  ])('%s', (_, banded, classes, names, uncovered) => {
    const found = chooseSurcharges(banded, classes);
    expect({ ...found, rates: found.rates.map(({ feeName }) => feeName) }).toEqual({ rates: names, uncovered });
  });
});

describe('[4.31] containers by their stuffed goods', () => {
  const of = (quantity: number, ctnType = '20GP') => ({ ctnType, quantity, cargoKg: '18000' });
  it.each<[string, ReturnType<typeof of>[], string[][], FclBoxes[]]>([
    ['none', [], [['3'], ['8']], []],
    ['one group of two lines of a class', [of(2)], [['3', '3']], [box('20GP', 2, ['3'], '18000')]],
    ['two groups in two', [of(2)], [['3'], ['8']], [box('20GP', 1, ['3'], '18000'), box('20GP', 1, ['8'], '18000')]],
    [
      'groups that share one class',
      [of(2)],
      [
        ['3', '8'],
        ['3', '9'],
      ],
      [box('20GP', 1, ['3', '8'], '18000'), box('20GP', 1, ['3', '9'], '18000')],
    ],
    [
      'a group within another',
      [of(2)],
      [['3'], ['3', '8']],
      [box('20GP', 1, ['3'], '18000'), box('20GP', 1, ['3', '8'], '18000')],
    ],
    [
      'groups alike, in another order',
      [of(3)],
      [['3', '8'], ['9'], ['8', '3']],
      [box('20GP', 2, ['3', '8'], '18000'), box('20GP', 1, ['9'], '18000')],
    ],
    [
      'two that fill two of four',
      [of(4)],
      [['3'], ['8']],
      [box('20GP', 1, ['3'], '18000'), box('20GP', 1, ['8'], '18000'), box('20GP', 2, ['3', '8'], '18000')],
    ],
    ['three in two', [of(2)], [['3'], ['8'], ['9']], [box('20GP', 2, ['3', '8', '9'], '18000')]],
    [
      'two types',
      [of(2), of(2, '40HQ')],
      [['3'], ['8']],
      [box('20GP', 2, ['3', '8'], '18000'), box('40HQ', 2, ['3', '8'], '18000')],
    ],
  ])('%s', (_, boxes, groups, expected) => {
    expect(boxesByClasses(boxes, groups)).toEqual(expected);
  });
});
