import { createMachine } from 'xstate';

/** Saying something about the site, as the person who says it sees it. */
export const feedbackModel = createMachine({
  initial: 'a form',
  states: {
    'a form': { on: { 'send too little': 'told to write more', 'write and send': 'sending' } },
    'told to write more': { on: { 'write and send': 'sending' } },
    sending: { on: { 'it arrives': 'thanked', 'it gets lost': 'told that it got lost' } },
    'told that it got lost': { on: { 'send it again': 'sending' } },
    thanked: { on: { 'close it and open it again': 'a form' } },
  },
});
