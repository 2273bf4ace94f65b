import { expect, test } from 'vitest';
import { decimalText, roundUp } from '#domain/decimal.ts';
import { type FeeRate, priceLine, totalsOf } from '#domain/fees/line.ts';
import { asRailFreight, doorLineByEnquiry, priceCubic } from '#domain/rail/fees.ts';
import { directionOf, parseRailQuery, railTermOf, railTerms } from '#domain/rail/terms.ts';

const rate = { amount: '114.00', currency: '2' };

test.each([
  ['3.700', '1850', '3.70', 'VOLUME', '421.80'],
  ['2.36', '1850', '3.70', 'WEIGHT', '421.80'],
  ['5.001', '1200', '5.01', 'VOLUME', '571.14'],
  ['0.4', '2000.01', '4.01', 'WEIGHT', '457.14'],
  ['0.4', '120', '1.00', 'MINIMUM', '114.00'],
] as const)('[5.9] %s m³ and %s kg are charged as %s CBM by %s: $%s', (volume, weight, tons, by, amount) => {
  const price = priceCubic(rate, { volume, weight });
  expect(decimalText(roundUp(price.tons))).toBe(tons);
  expect(price.by).toBe(by);
  expect(price.lines).toMatchObject([
    { group: 'FREIGHT', feeCode: 'RF', feeName: '铁路运费', basis: 'REVENUE_TON', unitPrice: '114.00', currency: '2' },
  ]);
  expect(price.totals).toEqual([{ currency: '2', amount }]);
});

test('[5.9] boxes carry rail freight, and a door priced by its address is shown and never added', () => {
  const freight: FeeRate = {
    ...{ group: 'FREIGHT', feeCode: 'OF', feeName: '海运费', currency: '2', unitPrice: '3350.00', basis: 'CONTAINER' },
    ...{ when: { kind: 'ALWAYS' }, atCost: false, payTerm: 'PRE', taxRate: null },
  };
  const line = asRailFreight(priceLine(freight, 2, '40HQ'));
  expect(line).toMatchObject({ feeCode: 'RF', feeName: '铁路运费', amount: '6700.00' });
  const document = { ...line, feeCode: 'DOC' };
  expect(asRailFreight(document)).toBe(document);
  const door = doorLineByEnquiry('delivery', '门点送货');
  expect(door).toMatchObject({ group: 'SERVICE', feeCode: 'DDC', feeName: '门点送货', atCost: true, currency: '1' });
  expect(door).toMatchObject({ basis: 'SHIPMENT', quantity: '1', amount: '0.00', payTerm: 'PRE', taxRate: null });
  expect(totalsOf([line, door])).toEqual([{ currency: '2', amount: '6700.00' }]);
});

test('[2.1] the four terms follow from the doors, and the direction from where the train starts', () => {
  for (const pickup of [true, false])
    for (const delivery of [true, false]) expect(railTerms).toContain(railTermOf({ pickup, delivery }));
  expect(railTermOf({ pickup: true, delivery: false })).toBe('DOOR_STATION');
  expect([directionOf('CN'), directionOf('DE')]).toEqual(['OUTBOUND', 'INBOUND']);
});

test('[2.1] a query has direction, border, load and doors, and an invalid one has none', () => {
  const asked = { direction: 'INBOUND', border: 'CNAKL', load: 'CBM', pickup: '500000', delivery: 'ASK' };
  expect(parseRailQuery('direction=INBOUND&border=CNAKL&load=CBM&pickup=500000&delivery=ASK')).toEqual(asked);
  const nothing = { direction: '', border: '', load: 'BOX', pickup: '', delivery: '' };
  expect(parseRailQuery('direction=UP&border=<b>&load=%E0%A4%A&pickup=1&delivery=ask')).toEqual(nothing);
});
