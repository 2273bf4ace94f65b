import { pricingMachine } from '#machines/pricing/index.ts';
import { pricingCases, quote, refused } from '#machines/pricing/pricing.cases.ts';
import * as all from '#machines/pricing/pricing.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const asked = (boxes: number) => event('pricing.asked', { part: { boxes } });
const tooLittle = event('pricing.asked', { part: null });
const waited = { after: 400 };
const priced = [asked(3), resolved('quote', quote)];
const lost = [...priced, asked(4), waited, rejected('quote', new Error('没有回应'))];
const known = { selectQuote: quote };
const unpriced = {
  selectQuote: null,
  selectIsBusy: false,
  selectIsCurrent: false,
  selectFailure: null,
  selectCanRetry: false,
  selectStanding: 'none',
};

stateTable(pricingMachine, pricingCases, { all }, unpriced, [
  { title: '[4.31] just opened', events: [], value: 'opened', can: ['pricing.asked'] },
  { title: '[4.31] too little to price', events: [tooLittle], value: 'nothing', can: ['pricing.asked'] },
  {
    title: '[4.31] just changed, never priced',
    events: [tooLittle, asked(3)],
    value: 'settling',
    tags: ['busy'],
    can: ['pricing.asked'],
    shows: { selectStanding: 'due', selectIsBusy: true },
  },
  {
    title: '[4.31] the price is on its way, the old one stands',
    events: [...priced, asked(4), waited],
    value: 'quoting',
    tags: ['busy'],
    can: ['pricing.asked'],
    shows: { selectStanding: 'due', ...known, selectIsBusy: true },
  },
  {
    title: '[4.31] priced',
    events: priced,
    value: 'quoted',
    tags: ['current'],
    can: ['pricing.asked'],
    shows: { selectStanding: 'current', ...known, selectIsCurrent: true },
  },
  {
    title: '[4.31] not priced, the old price stands',
    events: lost,
    value: 'failed',
    can: ['pricing.asked', 'pricing.retry'],
    shows: { selectStanding: 'due', ...known, selectFailure: '没有回应', selectCanRetry: true },
  },
  {
    title: '[4.31] refused as it stands: no use in trying again',
    events: [...priced, asked(4), waited, rejected('quote', refused)],
    value: 'refused',
    can: ['pricing.asked'],
    shows: { selectStanding: 'due', ...known, selectFailure: '只剩 30 吨，请减少数量' },
  },
  {
    title: '[4.31] tried again, the reason is not said meanwhile',
    events: [...lost, event('pricing.retry')],
    value: 'quoting',
    tags: ['busy'],
    can: ['pricing.asked'],
    shows: { selectStanding: 'due', ...known, selectIsBusy: true },
  },
]);
