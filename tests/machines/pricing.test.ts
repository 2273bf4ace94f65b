import { expect } from 'vitest';
import { pricingMachine } from '#machines/pricing/index.ts';
import { pricingCases, quote } from '#machines/pricing/pricing.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const one = event('pricing.asked', { part: { boxes: 1 } });
const two = event('pricing.asked', { part: { boxes: 2 } });
const nothing = event('pricing.asked', { part: null });
const waited = { after: 400 };
const quoted = resolved('quote', quote);
const at = (value: string, context: object = {}) => ({ value, context: expect.objectContaining(context) });

journeys(pricingMachine, pricingCases, [
  { title: '[4.31] nothing is asked 399 ms after a change', events: [one, { after: 399 }], ends: at('settling') },
  {
    title: '[4.31] each change begins the wait anew',
    events: [one, { after: 300 }, two, { after: 300 }],
    ends: at('settling'),
  },
  {
    title: '[4.31] the price is that of the form',
    events: [one, waited, quoted],
    ends: at('quoted', { quote, quotedPart: { boxes: 1 } }),
  },
  { title: '[4.31] the same form is not priced twice', events: [one, waited, quoted, one], ends: at('quoted') },
  {
    title: '[4.31] the old price stays while a new one is asked for',
    events: [one, waited, quoted, two, waited],
    ends: at('quoting', { quote }),
  },
  {
    title: '[4.31] a price that does not come says why and can be tried again',
    events: [one, waited, rejected('quote', new Error('没有回应')), event('pricing.retry')],
    ends: at('quoting', { failure: '没有回应' }),
  },
  {
    title: '[4.31] a form that says too little has no price',
    events: [one, waited, quoted, nothing],
    ends: at('nothing', { quote: null }),
  },
]);
