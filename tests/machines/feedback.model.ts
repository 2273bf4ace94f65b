import { createMachine } from 'xstate';

/** Saying something about the site, as the person who says it sees it. */
export const feedbackModel = createMachine({
  initial: 'a form',
  states: {
    'a form': { on: { 'send too little': 'asked to write more', 'write and send': 'sending' } },
    'asked to write more': { on: { 'write and send': 'sending' } },
    sending: { on: { 'it arrives': 'thanked', 'it gets lost': 'shown that it got lost' } },
    'shown that it got lost': { on: { 'send it again': 'sending' } },
    thanked: { on: { 'close it and open it again': 'a form' } },
  },
});
