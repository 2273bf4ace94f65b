import { createMachine } from 'xstate';

/** Looking for a price, as a visitor lives it. */
export const searchModel = createMachine({
  initial: 'nothing asked',
  states: {
    'nothing asked': {
      on: {
        'open a link with both ports': 'prices',
        'open a link to a lane without prices': 'no prices',
        'open a link, server silent': 'failed',
        'type a port without choosing': 'port to choose',
      },
    },
    'port to choose': { on: { 'choose both ports': 'prices' } },
    prices: {
      on: {
        'change the weight': 'prices',
        'change the weight, server silent': 'old prices',
        'ask for general cargo, none': 'no prices',
      },
    },
    'old prices': { on: { 'try again': 'prices' } },
    'no prices': { on: { 'try again': 'prices' } },
    failed: { on: { 'try again': 'prices' } },
  },
});
