import { createMachine } from 'xstate';

/** Contracts as the person who concludes them sees them. */
export const contractsModel = createMachine({
  initial: 'on their way',
  states: {
    'on their way': {
      on: {
        'they come': 'three orders',
        'there are none': 'none yet',
        'they come to a viewer': 'only to be read',
        'one is signed elsewhere': 'led to the signature',
        'they do not come': 'shown why',
      },
    },
    'shown why': { on: { 'try again': 'on their way again' } },
    'on their way again': {},
    'none yet': {},
    'only to be read': {},
    'led to the signature': { on: { 'look again': 'looked at again' } },
    'looked at again': {},
    'three orders': { on: { 'download one': 'it is pending', 'open the texts': 'the texts are pending' } },
    'it is pending': { on: { 'it came': 'three orders again', 'it did not': 'shown that it did not' } },
    'three orders again': {},
    'shown that it did not': {},
    'the texts are pending': {
      on: { 'they are there': 'both texts', 'a colleague was faster': 'shown that it is done' },
    },
    'shown that it is done': {},
    'both texts': { on: { agree: 'agreed to', 'rather not': 'looked at again' } },
    'agreed to': { on: { 'take it back': 'both texts again', conclude: 'on its way' } },
    'both texts again': {},
    'on its way': { on: { 'it is taken': 'read once more', 'it is refused': 'shown why not' } },
    'shown why not': {},
    'read once more': { on: { 'they come': 'shown that it is concluded' } },
    'shown that it is concluded': {},
  },
});
