import { createMachine } from 'xstate';

/** The price beside a form, in the words of the person who fills it. */
export const pricingModel = createMachine({
  initial: 'opened',
  states: {
    opened: { on: { 'begin with enough': 'priced', 'begin with too little': 'no price' } },
    'no price': {
      on: {
        'fill in enough': 'priced',
        'fill in enough, the server is away': 'shown it failed',
        'fill in more than there is': 'shown what to change',
        'change and change again in a moment': 'priced once',
      },
    },
    'shown it failed': { on: { 'try again': 'priced', 'empty what is priced': 'no price again' } },
    'shown what to change': { on: { 'fill in other boxes': 'priced again', 'empty what is priced': 'no price again' } },
    priced: {
      on: {
        'fill in other boxes': 'priced again',
        'fill in the same': 'priced still',
        'fill in other boxes, the server is away': 'shown it failed, the old price stands',
        'begin to change': 'the old price stands meanwhile',
        'empty what is priced': 'no price again',
      },
    },
    'shown it failed, the old price stands': { on: { 'try again': 'priced again' } },
    'the old price stands meanwhile': { on: { 'stop changing': 'priced again' } },
    'priced again': {},
    'priced once': {},
    'priced still': {},
    'no price again': {},
  },
});
