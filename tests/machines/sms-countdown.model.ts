import { createMachine } from 'xstate';

/** The code button as the person at the phone lives it. */
export const smsCountdownModel = createMachine({
  initial: 'no phone yet',
  states: {
    'no phone yet': { on: { 'type a phone': 'may ask', 'type a phone that waits': 'must wait' } },
    'may ask': {
      on: {
        'ask and get a code': 'must wait',
        'ask while the server is down': 'shown why',
        'ask and close the puzzle': 'may ask',
        'wipe the phone': 'no phone yet',
      },
    },
    'shown why': { on: { 'ask and get a code': 'must wait', 'wipe the phone': 'no phone yet' } },
    'must wait': { on: { 'a minute passes': 'may ask', 'wipe the phone': 'no phone yet' } },
  },
});
