import { describe, expect, it } from 'vitest';
import { decimalText } from '#domain/decimal.ts';
import { collectTotalsOf, type FeeRate, priceLine, totalsOf } from '#domain/fees/line.ts';
import { trendDays, weeklyChange } from '#domain/fees/trend.ts';
import { priceStorage, type StorageTariff } from '#domain/warehouse/storage.ts';
import { rate } from './rates.ts';

describe('a line of fees', () => {
  it('[5.9] has the values of its rate, with the amount rounded up', () => {
    const given: FeeRate = {
      group: 'DANGEROUS',
      feeCode: 'DGD',
      feeName: '危申报',
      currency: '1',
      unitPrice: '12.345',
      basis: 'UN_ITEM',
      when: { kind: 'DANGEROUS' },
      atCost: true,
      payTerm: 'COL',
      taxRate: '6',
    };
    const { when: _, ...unconditional } = given;
    expect(priceLine(given, '3.5', '40HQ')).toEqual({
      ...unconditional,
      ctnType: '40HQ',
      quantity: '3.5',
      amount: '43.21',
    });
    expect(priceLine(given, 1).ctnType).toBeNull();
  });

  const priced = (unitPrice: string, more: Partial<FeeRate>) => priceLine(rate('X', unitPrice, more), 1);
  const lines = [
    priced('1', { currency: '2' }),
    priced('20', { currency: '1', payTerm: 'COL' }),
    priced('300', { currency: '1' }),
    priced('4000', { currency: '2', atCost: true }),
    priced('50000', { currency: '2', atCost: true, payTerm: 'COL' }),
    priced('600000', { currency: '2', group: 'DESTINATION' }),
    priced('7000000', { currency: '2', group: 'DESTINATION', payTerm: 'COL' }),
    priced('0.5', { currency: '2' }),
    priced('0.25', { currency: '1', payTerm: 'COL' }),
    priced('0.125', { currency: '3', payTerm: 'COL' }),
  ];

  it('[5.9] is added per currency, unless it is at cost or paid at the destination', () => {
    expect(totalsOf(lines)).toEqual([
      { currency: '2', amount: '1.50' },
      { currency: '1', amount: '300.00' },
    ]);
  });

  it('[5.9] is added to freight collect when the consignee pays', () => {
    expect(collectTotalsOf(lines)).toEqual([
      { currency: '1', amount: '20.25' },
      { currency: '3', amount: '0.13' },
    ]);
    expect(collectTotalsOf(lines.slice(0, 1))).toEqual([]);
  });
});

describe('storage', () => {
  const tariff: StorageTariff = {
    mode: 'TON',
    ratePerDay: '2.5',
    freeDays: 3,
    minimumDays: 7,
    minimumQuantity: 5,
    inPerTon: '20',
    outPerTon: '25.01',
  };
  const stay = { grossKg: '12500.4', volume: '20.5', pallets: 16, days: 30 };
  it.each([
    ['by the ton', {}, {}, ['12.501', 27, '843.82', '562.68', '1406.50']],
    ['by the cubic metre', { mode: 'CUBIC_METRE' }, {}, ['20.5', 27, '1383.75', '562.68', '1946.43']],
    ['by the pallet', { mode: 'PALLET' }, {}, ['16', 27, '1080.00', '562.68', '1642.68']],
    ['for the least quantity', { mode: 'PALLET' }, { pallets: 4 }, ['5', 27, '337.50', '562.68', '900.18']],
    ['for the least days', { mode: 'PALLET' }, { days: 2 }, ['16', 4, '160.00', '562.68', '722.68']],
    ['for no day that is free', { mode: 'PALLET', minimumDays: 0 }, { days: 2 }, ['16', 0, '0.00', '562.68', '562.68']],
  ] as const)('is paid %s', (_, otherTariff, otherStay, [quantity, days, ...amounts]) => {
    const price = priceStorage({ ...tariff, ...otherTariff }, { ...stay, ...otherStay });
    expect(
      Object.entries(price).map(([key, value]) => [key, typeof value === 'number' ? value : decimalText(value)]),
    ).toEqual([
      ['quantity', quantity],
      ['days', days],
      ['storage', amounts[0]],
      ['handling', amounts[1]],
      ['total', amounts[2]],
    ]);
  });
});

describe('the days of a trend', () => {
  const daysOf = (...dates: string[]) => trendDays(dates.map((date) => ({ date }))).map(({ date, at }) => [date, at]);

  it('[10.5] are all there from the first point to the last, with a hole where one has none', () => {
    expect(daysOf()).toEqual([]);
    expect(daysOf('2026-02-27')).toEqual([['2026-02-27', 0]]);
    expect(daysOf('2026-03-02', '2026-02-27', '2026-02-28')).toEqual([
      ['2026-02-27', 1],
      ['2026-02-28', 2],
      ['2026-03-01', null],
      ['2026-03-02', 0],
    ]);
  });
});

describe('the change of a price within a week', () => {
  const change = (...points: [date: string, min: string][]) => {
    const found = weeklyChange(points.map(([date, min]) => ({ date, min })));
    return found && decimalText(found);
  };
  it.each<[string, [string, string][], string | null]>([
    [
      'up, cut off at two decimals',
      [
        ['2026-10-08', '1012.349'],
        ['2026-10-01', '1000'],
        ['2026-10-05', '3'],
      ],
      '1.23',
    ],
    [
      'of cents, cut off as well',
      [
        ['2026-10-01', '0.3'],
        ['2026-10-05', '3'],
        ['2026-10-08', '0.4'],
      ],
      '33.33',
    ],
    [
      'down, cut off toward nothing',
      [
        ['2026-10-01', '1000'],
        ['2026-10-08', '987.651'],
        ['2026-10-05', '3'],
      ],
      '-1.23',
    ],
    [
      'none',
      [
        ['2026-10-01', '1000'],
        ['2026-10-05', '3'],
        ['2026-10-08', '1000'],
      ],
      '0.00',
    ],
    [
      'unknown where the day itself has no price, whatever stood before',
      [
        ['2026-09-20', '4'],
        ['2026-10-08', '6'],
        ['2026-09-29', '5'],
        ['2026-10-02', '9'],
      ],
      null,
    ],
    [
      'of seven days, not of eight',
      [
        ['2026-09-30', '4'],
        ['2026-10-08', '6'],
        ['2026-10-01', '5'],
      ],
      '20.00',
    ],
    [
      'unknown from within the week',
      [
        ['2026-10-02', '4'],
        ['2026-10-08', '6'],
        ['2026-10-03', '5'],
      ],
      null,
    ],
    [
      'unknown from two points',
      [
        ['2026-10-01', '5'],
        ['2026-10-08', '6'],
      ],
      null,
    ],
    [
      'unknown from a price of nothing',
      [
        ['2026-10-01', '0'],
        ['2026-10-08', '6'],
        ['2026-10-05', '3'],
      ],
      null,
    ],
  ])('%s', (_, points, expected) => {
    expect(change(...points)).toBe(expected);
  });
});
