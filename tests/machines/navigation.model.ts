import { createMachine } from 'xstate';

/** Going from page to page, as a visitor lives it. */
export const navigationModel = createMachine({
  initial: 'blank',
  states: {
    blank: {
      on: { 'open home': 'home', 'open a lost address': 'lost page', 'open home, code does not come': 'no code' },
    },
    home: {
      on: {
        'open a lost address': 'lost page',
        'open a lost address as a member': 'lost page',
        'open a lost address, check breaks': 'error',
      },
    },
    'lost page': { on: { 'open home': 'home', 'open home, code does not come': 'no code' } },
    'no code': { on: { 'open home': 'home' } },
    error: { on: { 'try again': 'lost page', 'open home': 'home' } },
  },
});
