import { createMachine } from 'xstate';

/** Asking to be called back, as the person who asks sees it. */
export const leadModel = createMachine({
  initial: 'a form',
  states: {
    'a form': { on: { 'submit it empty': 'shown what is missing', 'fill it in and submit': 'sending' } },
    'shown what is missing': { on: { 'fill it in and submit': 'sending' } },
    sending: { on: { 'it arrives': 'thanked', 'it gets lost': 'shown that it got lost' } },
    'shown that it got lost': { on: { 'submit it again': 'sending' } },
    thanked: { on: { 'ask once more': 'a form' } },
  },
});
