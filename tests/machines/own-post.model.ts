import { createMachine } from 'xstate';

/** One's own request, as its buyer decides about it. */
export const ownPostModel = createMachine({
  initial: 'a link to hand out',
  states: {
    'a link to hand out': { on: { 'choose a quote': 'asked about the quote', withdraw: 'asked about withdrawing' } },
    'asked about the quote': { on: { 'not yet': 'a link to hand out again', confirm: 'being done' } },
    'asked about withdrawing': {
      on: { 'not yet': 'a link to hand out again', 'confirm withdrawing': 'being withdrawn' },
    },
    'being done': {
      on: {
        'it fails': 'shown why',
        'it was changed': 'asked to look again',
        'it is done': 'a link to hand out again',
      },
    },
    'being withdrawn': {},
    'shown why': { on: { confirm: 'being done' } },
    'asked to look again': { on: { withdraw: 'asked about withdrawing' } },
    'a link to hand out again': {},
  },
});
