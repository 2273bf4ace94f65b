import { createMachine } from 'xstate';

/** A link from a partner, as the person who follows it sees it. */
export const singleSignOnModel = createMachine({
  initial: 'at the door',
  states: {
    'at the door': {
      on: {
        'the link is good': 'in',
        'somebody else is in already': 'asked who to be',
        'the link was used': 'told that the link is no good',
        'the network fails': 'told of the network',
      },
    },
    'asked who to be': { on: { stay: 'as before', switch: 'changing' } },
    changing: {
      on: {
        'the link is still good': 'in',
        'the link is too old by now': 'told that the link is no good',
        'the network fails now': 'told of the network',
      },
    },
    in: {},
    'as before': {},
    'told that the link is no good': {},
    'told of the network': {},
  },
});
