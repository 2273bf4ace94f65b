import { createMachine } from 'xstate';

/** Being signed in, as the person lives it over tabs and days. */
export const sessionModel = createMachine({
  initial: 'a visitor',
  states: {
    'a visitor': { on: { 'sign in': 'signed in', 'sign in in another tab': 'signed in' } },
    'signed in': {
      on: {
        'sign out': 'page reloads',
        'sign out without network': 'page reloads',
        'sign out in another tab': 'a visitor',
        'the session runs out': 'page reloads',
        'the session runs out again': 'a visitor',
      },
    },
    'page reloads': {},
  },
});
