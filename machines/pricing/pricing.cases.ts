import { type AnyMachineSnapshot, createEmptyActor } from 'xstate';
import { CallFailure } from '#domain/failure.ts';
import type { MachineCases } from '../kit/cases.ts';
import type { PriceQuote, PricingInput } from './pricing.types.ts';
import { pricingWords } from './pricing.words.ts';

export const pricingInput: PricingInput = { parent: createEmptyActor(), service: 'fcl' };

const line = (feeCode: string, feeName: string, group: 'DANGEROUS' | 'FREIGHT' | 'ORIGIN', rest: object) => ({
  group,
  feeCode,
  feeName,
  basis: 'CONTAINER' as const,
  ctnType: '20GP',
  quantity: '2',
  atCost: false,
  payTerm: 'PRE' as const,
  taxRate: null,
  currency: '2',
  unitPrice: '850.00',
  amount: '1700.00',
  ...rest,
});

/** A price of two 20-foot containers of methanol under the fixed tariff. */
export const quote: PriceQuote = {
  quoteId: 'quote-1',
  lines: [
    line('OF', '海运费', 'FREIGHT', {}),
    line('DGS', '危险品附加', 'DANGEROUS', { unitPrice: '300.00', amount: '600.00' }),
    line('THC', '码头操作', 'ORIGIN', { currency: '1', unitPrice: '1100.00', amount: '2200.00' }),
  ],
  addOns: [],
  totals: [
    { currency: '2', amount: '2300.00' },
    { currency: '1', amount: '3390.00' },
  ],
  validTo: Date.UTC(2026, 9, 7, 3),
  now: Date.UTC(2026, 9, 7, 2),
};

/** The requested containers exceed the available ones. */
export const refused = new CallFailure({
  ...{ kind: 'refused', code: '10005003', message: '只剩 30 吨，请减少数量', status: 200 },
  fields: { quantity: '只剩 30 吨，请减少数量' },
});

export const pricingCases: MachineCases = {
  words: pricingWords,
  input: pricingInput,
  key: ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, context.part, context.quote?.quoteId, context.failure]),
  events: {
    'pricing.asked': [
      { type: 'pricing.asked', part: { boxes: 1 } },
      { type: 'pricing.asked', part: { boxes: 2 } },
      { type: 'pricing.asked', part: null },
    ],
    'pricing.retry': [{ type: 'pricing.retry' }],
    'xstate.done.actor.quote': [{ type: 'xstate.done.actor.quote', output: quote }],
    'xstate.error.actor.quote': [
      { type: 'xstate.error.actor.quote', error: new Error('没有回应') },
      { type: 'xstate.error.actor.quote', error: refused },
    ],
  },
  delays: { debounce: 400 },
};
