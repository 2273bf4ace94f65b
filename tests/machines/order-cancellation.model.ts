import { createMachine } from 'xstate';

/** An order that cannot be cancelled freely any more, as its customer sees it. */
export const orderCancellationModel = createMachine({
  initial: 'an answer that waits',
  states: {
    'an answer that waits': {
      on: {
        'want to ask': 'the form of a request',
        'want to accept': 'the fee once more',
        'want to keep the order': 'asked whether to give it up',
      },
    },
    'the form of a request': {
      on: { 'write why': 'a request with its reason', 'look again': 'an answer that waits' },
    },
    'a request with its reason': { on: { 'send it': 'a request on its way' } },
    'a request on its way': { on: { 'it is asked': 'an answer that waits', 'asking fails': 'not asked, and why' } },
    'not asked, and why': {},
    'the fee once more': { on: { 'look again': 'an answer that waits', 'accept it': 'on its way' } },
    'asked whether to give it up': { on: { 'look again': 'an answer that waits', 'give it up': 'on its way' } },
    'on its way': {
      on: {
        'it is done': 'an answer that waits',
        'the network fails': 'not done, and why',
        'the operator was faster': 'a newer answer',
      },
    },
    'not done, and why': { on: { 'look again': 'an answer that waits' } },
    'a newer answer': { on: { understand: 'an answer that waits' } },
  },
});
