import type { MachineCases } from '../kit/cases.ts';
import { orderPanelWords } from './order-panel.words.ts';

const path = '/shippingLcl';

export const orderPanelCases: MachineCases = {
  words: orderPanelWords,
  input: { path, query: '?priceId=LCL-1' },
  otherInputs: [{ path, query: '?volume=3' }],
  events: {
    'page.opened': [
      { type: 'page.opened', path, query: '' },
      { type: 'page.opened', path, query: '?priceId=LCL-1' },
    ],
    'page.asked': [
      { type: 'page.asked', path, query: '?volume=2' },
      { type: 'page.asked', path, query: '?priceId=LCL-2' },
    ],
    'xstate.error.actor.order': [{ type: 'xstate.error.actor.order', error: new Error('no code') }],
  },
  delays: {},
};
