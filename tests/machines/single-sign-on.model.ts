import { createMachine } from 'xstate';

/** A link from a partner, as the person who follows it sees it. */
export const singleSignOnModel = createMachine({
  initial: 'at the door',
  states: {
    'at the door': {
      on: {
        'the link is good': 'in',
        'another user is in already': 'asked who to be',
        'the link was used': 'shown that the link is no good',
        'the network fails': 'notified of the network',
      },
    },
    'asked who to be': { on: { stay: 'as before', switch: 'changing' } },
    changing: {
      on: {
        'the link is still good': 'in',
        'the link is too old by now': 'shown that the link is no good',
        'the network fails now': 'notified of the network',
      },
    },
    in: {},
    'as before': {},
    'shown that the link is no good': {},
    'notified of the network': {},
  },
});
