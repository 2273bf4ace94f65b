import { expect, test } from 'vitest';
import { airFreight } from '#domain/air/fees.ts';
import { firstDearerKg, freightCurve } from '#domain/air/freight-curve.ts';
import { packagesWithin } from '#domain/air/limits.ts';
import { decimalText } from '#domain/decimal.ts';
import { lowestId } from '#src/features/offers/views/lowest.ts';

const breaks = [
  { fromKg: 0, rate: 38 },
  { fromKg: 45, rate: 29.5 },
  { fromKg: 100, rate: 24 },
  { fromKg: 300, rate: 21.5 },
  { fromKg: 500, rate: 20 },
  { fromKg: 1000, rate: 18.8 },
];
const tariff = { minimum: 320, breaks };

const rounded = (from: number, to: number) =>
  freightCurve(tariff, from, to).map(({ kg, freight }) => [Math.round(kg * 10) / 10, Math.round(freight * 100) / 100]);

test('[5.9] the curve of the golden tariff rises to the next break, is flat until it starts and rises again', () => {
  expect(rounded(45, 130)).toEqual([
    [45, 1327.5],
    [81.4, 2400],
    [100, 2400],
    [130, 3120],
  ]);
});

test('[5.9] the curve starts with the minimum charge', () => {
  expect(rounded(0, 20)).toEqual([
    [0, 320],
    [8.4, 320],
    [20, 760],
  ]);
});

test('[5.9] the curve from zero has every corner in order of weight', () => {
  expect(rounded(0, 130)).toEqual([
    [0, 320],
    [8.4, 320],
    [34.9, 1327.5],
    [45, 1327.5],
    [81.4, 2400],
    [100, 2400],
    [130, 3120],
  ]);
});

test('[5.9] a break more expensive than the previous one applies from its own weight', () => {
  const rising = {
    minimum: 100,
    breaks: [
      { fromKg: 0, rate: 10 },
      { fromKg: 100, rate: 12 },
      { fromKg: 300, rate: 11 },
    ],
  };
  expect(freightCurve(rising, 100, 150)).toEqual([
    { kg: 100, freight: 1200 },
    { kg: 150, freight: 1800 },
  ]);
  expect(decimalText(airFreight(rising, '100', '0.001').freight)).toBe('1200.00');
});

test('[5.9] a corner of a few fen is a corner', () => {
  const light = {
    minimum: 0,
    breaks: [
      { fromKg: 0, rate: 2 },
      { fromKg: 1, rate: 1.9 },
    ],
  };
  expect(freightCurve(light, 0, 2).map(({ kg }) => kg)).toEqual([0, 0.95, 1, 2]);
});

test('[5.9] the curve matches the freight at each half kilogram', () => {
  for (let kg = 1; kg < 1_200; kg += 0.5) {
    const charged = airFreight(tariff, String(kg), '0.001');
    const [point] = freightCurve(tariff, kg, kg + 1);
    expect(Math.abs((point?.freight ?? 0) - Number(decimalText(charged.freight)))).toBeLessThan(0.01);
  }
});

test('[5.9] the next break is cheaper from 81.5 kg on, and not a step before', () => {
  const from = firstDearerKg(29.5, 2_400);
  expect(from).toBe(81.5);
  expect(airFreight(tariff, String(from), '0.001').by).toBe('HIGHER_BREAK');
  expect(airFreight(tariff, String(from - 0.5), '0.001').by).toBe('OWN_BREAK');
});

test('[3.14] four packages of 20 L become sixteen of 5 L, and a remainder needs one more', () => {
  expect(packagesWithin(4, '20', '5')).toBe(16);
  expect(packagesWithin(3, '20', '7')).toBe(9);
});

test('[1.2] the lowest price is the first of the cheapest, compared as decimals, and missing without prices', () => {
  const offer = (priceId: string, ...amounts: string[]) => ({ priceId, totals: amounts.map((amount) => ({ amount })) });
  expect(lowestId([offer('a', '1000'), offer('b', '99.10'), offer('c', '99.1'), offer('d')])).toBe('b');
  expect(lowestId([offer('a', '3'), offer('b', '-12')])).toBe('b');
  expect(lowestId([offer('a')])).toBeNull();
});
