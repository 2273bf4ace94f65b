import { expect, test } from 'vitest';
import { asTaxedFreight, CARRIAGE_TAX, doorLines, includedTax } from '#domain/domestic/fees.ts';
import { domesticTerms, hasDelivery, hasPickup, readDomesticDoors, termOf } from '#domain/domestic/terms.ts';
import { type FeeLine, type FeeRate, priceLine, totalsOf } from '#domain/fees/line.ts';

const rate = (feeCode: string, unitPrice: string, taxRate: string | null): FeeRate => ({
  ...{ group: 'FREIGHT', feeCode, feeName: feeCode, currency: '1', unitPrice, basis: 'CONTAINER' },
  ...{ when: { kind: 'ALWAYS' }, atCost: false, payTerm: 'PRE', taxRate },
});
const suzhou = {
  prices: [
    { ctnType: '20GP', amount: '1590.00' },
    { ctnType: '40HQ', amount: '2070.00' },
  ],
};
const boxes = [{ ctnType: '20GP', quantity: 2 }];
const linesOf = (): FeeLine[] => [
  asTaxedFreight(priceLine(rate('OF', '1580.00', null), 2, '20GP')),
  priceLine(rate('THC', '450.00', CARRIAGE_TAX), 2, '20GP'),
  priceLine(rate('SEAL', '20.00', CARRIAGE_TAX), 2, '20GP'),
  ...(doorLines('pickup', '装货拖车（苏州）', suzhou, boxes) ?? []),
];

test('[5.9] two boxes from a door in 苏州 cost 7,280.00, of which 601.11 are value-added tax', () => {
  const lines = linesOf();
  expect(lines.map(({ feeCode, amount, taxRate }) => `${feeCode} ${amount} ${taxRate}`)).toEqual([
    'OF 3160.00 9.00',
    'THC 900.00 9.00',
    'SEAL 40.00 9.00',
    'TRK 3180.00 9.00',
  ]);
  expect(totalsOf(lines)).toEqual([{ currency: '1', amount: '7280.00' }]);
  expect(includedTax(lines)).toBe('601.11');
});

test('[5.9] each rate has its own tax, exempt lines and lines on request have none, and cents are rounded up', () => {
  const declared = priceLine({ ...rate('DGD', '400.00', '6.00'), basis: 'SHIPMENT' }, 1);
  expect(includedTax([declared])).toBe('22.65');
  expect(includedTax([...linesOf(), declared])).toBe('623.76');
  expect(includedTax([priceLine(rate('DOC', '450.00', null), 1)])).toBe('0.00');
  expect(includedTax([{ ...declared, atCost: true }])).toBe('0.00');
  expect(includedTax([priceLine(rate('OF', '1.09', CARRIAGE_TAX), 1)])).toBe('0.09');
});

test('[5.9] a truck has a line for each type of box, and none where one of them has no price', () => {
  const both = [...boxes, { ctnType: '40HQ', quantity: 1 }];
  const perBox = { group: 'SERVICE', feeCode: 'DDC', feeName: '卸货拖车', basis: 'CONTAINER', payTerm: 'PRE' };
  expect(doorLines('delivery', '卸货拖车', suzhou, both)).toMatchObject([
    { ...perBox, ctnType: '20GP', quantity: '2', unitPrice: '1590.00', amount: '3180.00' },
    { ...perBox, ctnType: '40HQ', quantity: '1', unitPrice: '2070.00', amount: '2070.00' },
  ]);
  expect(doorLines('delivery', '卸货拖车', suzhou, [...both, { ctnType: '40GP', quantity: 1 }])).toBeNull();
});

test('[2.1] the four terms follow from the doors, and a hostile address names none', () => {
  for (const pickup of [true, false])
    for (const delivery of [true, false]) {
      const term = termOf({ pickup, delivery });
      expect(domesticTerms).toContain(term);
      expect([hasPickup(term), hasDelivery(term)]).toEqual([pickup, delivery]);
    }
  expect(readDomesticDoors('pickup=320500&delivery=440100')).toEqual({ pickup: '320500', delivery: '440100' });
  expect(readDomesticDoors('pickup=<script>&delivery=%E0%A4%A')).toEqual({ pickup: '', delivery: '' });
});
