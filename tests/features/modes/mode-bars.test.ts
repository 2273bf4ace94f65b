import { expect, test } from 'vitest';
import type { FeeLine } from '#domain/fees/line.ts';
import { longestBars, partEnds } from '#src/features/modes/views/bars.ts';

const line = (group: FeeLine['group'], currency: string, amount: string, more: Partial<FeeLine> = {}): FeeLine => ({
  ...{ group, currency, amount, feeCode: 'F', feeName: '费用', unitPrice: amount, basis: 'SHIPMENT' },
  ...{ ctnType: null, quantity: '1', atCost: false, payTerm: 'PRE', taxRate: null },
  ...more,
});

test('[5.9] a bar says how much of a price is freight, what danger costs, and what the rest', () => {
  const lines = [
    line('ORIGIN', '1', '300.00'),
    line('SERVICE', '1', '100.00'),
    line('DANGEROUS', '1', '400.00'),
    line('FREIGHT', '2', '900.00'),
    line('DANGEROUS', '2', '100.00'),
  ];
  expect(partEnds(lines, '1')).toEqual({ freight: 0, dangerous: 0.5, other: 1 });
  expect(partEnds(lines, '2')).toEqual({ freight: 0.9, dangerous: 1, other: 1 });
});

test('[5.9] what is not added to the total is no part of its bar, nor is what is given back', () => {
  const lines = [
    line('FREIGHT', '2', '200.00'),
    line('DANGEROUS', '2', '200.00'),
    line('FREIGHT', '2', '-50.00'),
    line('SERVICE', '2', '900.00', { atCost: true }),
    line('DESTINATION', '2', '700.00'),
    line('ORIGIN', '2', '600.00', { payTerm: 'COL' }),
  ];
  expect(partEnds(lines, '2')).toEqual({ freight: 0.5, dangerous: 1, other: 1 });
  expect(partEnds([], '2')).toEqual({ freight: 1, dangerous: 1, other: 1 });
});

test('[5.9] one price that is far above the others does not make the others equal', () => {
  const rows = ['100', '600', '601'].map((amount) => [{ currency: '1', amount }]);
  expect(longestBars([...rows, [{ currency: '2', amount: '7' }]])).toEqual(
    new Map([
      ['1', 600],
      ['2', 7],
    ]),
  );
});
