import { createMachine } from 'xstate';

/** The texts a newcomer reads, one after the other. */
export const userAgreementModel = createMachine({
  initial: 'the agreement',
  states: {
    'the agreement': {
      on: {
        'the contacts come': 'the agreement with its blanks filled',
        'read it to its end': 'the privacy notice',
        'close it unread': 'left without consent',
      },
    },
    'the agreement with its blanks filled': { on: { 'read it to its end': 'the privacy notice filled' } },
    'the privacy notice': { on: { 'read it to its end': 'agreed to both', 'close it unread': 'left with one read' } },
    'the privacy notice filled': {},
    'agreed to both': {},
    'left without consent': {},
    'left with one read': {},
  },
});
