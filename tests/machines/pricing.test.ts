import { expect } from 'vitest';
import { pricingMachine } from '#machines/pricing/index.ts';
import { pricingCases, pricingInput, quote, refused } from '#machines/pricing/pricing.cases.ts';
import * as selectors from '#machines/pricing/pricing.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const input = { ...pricingInput, service: 'air' };
const base = { ...input, parent: expect.anything(), part: null, quote: null, quotedPart: null, failure: null };
const two = { boxes: 2 };
const three = { boxes: 3 };
const asked = (part: object | null) => event('pricing.asked', { part });
const waited = { after: 400 };
const quoted = resolved('quote', quote);
const lost = rejected('quote', new Error('没有回应'));
const priced = [asked(two), quoted];
const asks = (...parts: object[]) => ({ quote: parts.map((form) => ({ service: 'air', form })) });

const tells = (...parts: object[]) => ({ parent: parts.map((part) => ({ type: 'pricing.quoted', quote, part })) });

const requestFor = (boxes: number) => event('pricing.asked', { part: { boxes } });
const toPriced = [requestFor(3), resolved('quote', quote)];
const toLost = [...toPriced, requestFor(4), waited, rejected('quote', new Error('没有回应'))];
const known = { selectQuote: quote };
const unpriced = {
  selectQuote: null,
  selectIsBusy: false,
  selectIsCurrent: false,
  selectFailure: null,
  selectCanRetry: false,
  selectStanding: 'none',
};

journeys(pricingMachine, { ...pricingCases, selectors, usual: unpriced }, [
  {
    title: '[4.31] a form opens without a price',
    input,
    events: [],
    ends: { value: 'opened', context: base, can: ['pricing.asked'] },
  },
  {
    title: '[4.31] a form that opens with enough to be priced is priced at once',
    input,
    events: [asked(two)],
    ends: { value: 'quoting', context: { ...base, part: two }, asked: asks(two) },
  },
  {
    title: '[4.31] a form that opens with too little asks for nothing',
    input,
    events: [asked(null), waited],
    ends: { value: 'nothing', context: base, asked: asks(), can: ['pricing.asked'] },
  },
  {
    title: '[4.31] nothing is asked 399 ms after the last change',
    input,
    events: [asked(null), asked(two), { after: 300 }, asked(three), { after: 399 }],
    ends: {
      value: 'settling',
      context: { ...base, part: three },
      asked: asks(),
      tags: ['busy'],
      can: ['pricing.asked'],
      shows: { selectStanding: 'due', selectIsBusy: true },
    },
  },
  {
    title: '[4.31] the same form asked about again does not begin the wait again',
    input,
    events: [asked(null), asked(two), { after: 399 }, asked(two), { after: 1 }],
    ends: { value: 'quoting', context: { ...base, part: two }, asked: asks(two) },
  },
  {
    title: '[4.31] after 400 ms the price of this form is asked for',
    input,
    events: [asked(null), asked(two), waited],
    ends: { value: 'quoting', context: { ...base, part: two }, asked: asks(two) },
  },
  {
    title: '[10.11] what an order is to become is priced for that order',
    input: { ...input, amends: 'FCL26100700009' },
    events: [asked(two)],
    ends: {
      value: 'quoting',
      context: { ...base, amends: 'FCL26100700009', part: two },
      asked: { quote: [{ service: 'air', form: two, amends: 'FCL26100700009' }] },
    },
  },
  {
    title: '[4.31] the same form is not priced twice',
    input,
    events: [...priced, asked(two), waited],
    ends: {
      value: 'quoted',
      context: { ...base, part: two, quote, quotedPart: two },
      asked: asks(two),
      sent: tells(two, two),
      tags: ['current'],
      can: ['pricing.asked'],
      shows: { selectStanding: 'current', ...known, selectIsCurrent: true },
    },
  },
  {
    title: '[4.31] the old price stays while a new one is asked for, and is known to be of the old form',
    input,
    events: [...priced, asked(three), waited],
    ends: {
      value: 'quoting',
      context: { ...base, part: three, quote, quotedPart: two },
      asked: asks(two, three),
      tags: ['busy'],
      can: ['pricing.asked'],
      shows: { selectStanding: 'due', ...known, selectIsBusy: true },
    },
  },
  {
    title: '[4.31] a form that changes while its price is on its way waits for another',
    input,
    events: [asked(two), asked(three), { after: 399 }],
    ends: { value: 'settling', context: { ...base, part: three }, asked: asks(two) },
  },
  {
    title: '[4.31] a price that does not come says why, and the old one stays',
    input,
    events: [...priced, asked(three), waited, lost],
    ends: {
      value: 'failed',
      context: { ...base, part: three, quote, quotedPart: two, failure: '没有回应' },
      sent: tells(two),
      can: ['pricing.asked', 'pricing.retry'],
      shows: { selectStanding: 'due', ...known, selectFailure: '没有回应', selectCanRetry: true },
    },
  },
  {
    title: '[4.31] it is asked for again as the form stands, and the reason no longer exists once it is there',
    input,
    events: [asked(two), lost, asked(three), waited, lost, event('pricing.retry'), quoted],
    ends: {
      value: 'quoted',
      context: { ...base, part: three, quote, quotedPart: three },
      asked: asks(two, three, three),
      sent: tells(three),
    },
  },
  {
    title: '[4.31] what the server refuses of a field is not asked for again as it stands, but once it is another',
    input,
    events: [asked(two), rejected('quote', refused), event('pricing.retry'), asked(two), { after: 400 }],
    ends: {
      value: 'refused',
      context: { ...base, part: two, failure: '只剩 30 吨，请减少数量' },
      asked: asks(two),
    },
  },
  {
    title: '[4.31] a form that names what was refused otherwise is priced again',
    input,
    events: [asked(two), rejected('quote', refused), asked(three), waited, quoted],
    ends: {
      value: 'quoted',
      context: { ...base, part: three, quote, quotedPart: three },
      asked: asks(two, three),
      sent: tells(three),
    },
  },
  {
    title: '[4.31] a form that says too little has no price and no reason',
    input,
    events: [...priced, asked(three), waited, lost, asked(null)],
    ends: { value: 'nothing', context: base, asked: asks(two, three) },
  },
  {
    title: '[4.31] refused as it stands: no use in trying again',
    events: [...toPriced, requestFor(4), waited, rejected('quote', refused)],
    ends: {
      value: 'refused',
      can: ['pricing.asked'],
      shows: { selectStanding: 'due', ...known, selectFailure: '只剩 30 吨，请减少数量' },
    },
  },
  {
    title: '[4.31] tried again, the reason is not shown meanwhile',
    events: [...toLost, event('pricing.retry')],
    ends: {
      value: 'quoting',
      tags: ['busy'],
      can: ['pricing.asked'],
      shows: { selectStanding: 'due', ...known, selectIsBusy: true },
    },
  },
]);
