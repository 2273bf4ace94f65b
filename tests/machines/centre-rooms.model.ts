import { createMachine } from 'xstate';

/** The account's own room, as the member who looks after the account sees it. */
export const centreRoomsModel = createMachine({
  initial: 'the account',
  states: {
    'the account': {
      on: {
        'change the password': 'a window over it',
        'complete the profile': 'a profile over it',
        'look at the addresses': 'addresses over it',
        'choose what to be notified of': 'choices over it',
        'follow the orders': 'a calendar over it',
        'think of leaving': 'its end over it',
        'verify the company': 'a verification over it',
      },
    },
    'a window over it': { on: { 'it is changed': 'the account' } },
    'a profile over it': { on: { 'it is kept': 'read again', 'go on to the verification': 'a verification over it' } },
    'addresses over it': { on: { 'close them': 'the account' } },
    'choices over it': { on: { 'keep the choices': 'the account' } },
    'a calendar over it': { on: { 'close the calendar': 'the account' } },
    'its end over it': { on: { 'stay after all': 'the account' } },
    'a verification over it': { on: { 'it is passed': 'read again' } },
    'read again': { on: { 'the account comes': 'the account' } },
  },
});
