import { expect, test } from 'vitest';
import type { FeeRow } from '#server/market/fee-rates.ts';
import { loadOf, priceOffer, type Shipment } from '#server/market/price-offer.ts';

const rates = [
  { unit: '20GP', amount: 85_000, currency: '2', limitKg: 21_000 },
  { unit: '40HQ', amount: 150_000, currency: '2', limitKg: 26_000 },
  { unit: '40FR', amount: 300_000, currency: '2', limitKg: null },
];

const row = (feeCode: string, groupName: string, more: Partial<FeeRow> = {}): FeeRow => ({
  tariffId: 't',
  feeCode,
  feeName: feeCode,
  groupName,
  ctnType: null,
  basis: 'CONTAINER',
  currency: '2',
  unitPrice: 10_000,
  atCost: false,
  payTerm: 'PRE',
  taxRate: 0,
  remark: null,
  carrierCode: 'COSU',
  carrierName: '中远海运',
  ...more,
});

const shipment = (more: Partial<Shipment>): Shipment => ({
  boxes: [],
  weight: null,
  volume: null,
  classes: [],
  unNos: [],
  services: [],
  ...more,
});

const linesOf = (tariff: readonly FeeRow[], more: Partial<Shipment>) =>
  priceOffer(rates, tariff, shipment(more))
    .lines.filter(({ feeCode }) => feeCode !== 'OF')
    .map(({ feeCode, ctnType, quantity }) => `${quantity} x ${feeCode} ${ctnType}`);

test('a box is overweight by the limit of its own type, never by that of another or of none', () => {
  const boxes = (cargoKg: string) => ['20GP', '40HQ', '40FR'].map((ctnType) => ({ ctnType, quantity: 1, cargoKg }));
  const overweight = [row('OWS', 'FREIGHT')];
  expect(linesOf(overweight, { boxes: boxes('21000') })).toEqual([]);
  expect(linesOf(overweight, { boxes: boxes('22000') })).toEqual(['1 x OWS 20GP']);
  expect(linesOf(overweight, { boxes: boxes('26001') })).toEqual(['1 x OWS 20GP', '1 x OWS 40HQ']);
  const small = [row('OWS', 'FREIGHT', { ctnType: '20GP' })];
  expect(linesOf(small, { boxes: boxes('26001') })).toEqual(['1 x OWS 20GP']);
  expect(linesOf(overweight, { boxes: [{ ctnType: '20GP', quantity: 2 }], weight: '44000' })).toEqual(['2 x OWS 20GP']);
  expect(linesOf(overweight, { boxes: [{ ctnType: '20GP', quantity: 2 }] })).toEqual([]);
});

test('[4.31] a box without dangerous goods pays neither their surcharge nor their placards', () => {
  const tariff = [row('DGS', 'DANGEROUS'), row('PLC', 'DANGEROUS'), row('DGD', 'DANGEROUS', { basis: 'SHIPMENT' })];
  const known = [
    { ctnType: '20GP', quantity: 1, classes: ['3'] },
    { ctnType: '20GP', quantity: 2, classes: [] },
  ];
  expect(linesOf(tariff, { boxes: known })).toEqual(['1 x DGS 20GP', '1 x PLC 20GP', '1 x DGD null']);
  expect(linesOf(tariff, { boxes: [{ ctnType: '20GP', quantity: 3 }] })).toEqual([
    '3 x DGS 20GP',
    '3 x PLC 20GP',
    '1 x DGD null',
  ]);
});

test('a flat rack without a limit of the lane is too heavy above what its gross weight leaves', () => {
  const loaded = (weight: string) => loadOf(rates, shipment({ boxes: [{ ctnType: '40FR', quantity: 1 }], weight }));
  expect(loaded('47500')?.tooHeavy).toEqual([]);
  expect(loaded('47501')?.tooHeavy).toEqual(['40FR']);
});
