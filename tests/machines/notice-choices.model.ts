import { createMachine } from 'xstate';

/** Choosing notice channels, from the member's view; closing discards changes at any time. */
export const noticeChoicesModel = createMachine({
  initial: 'waiting for the choices',
  states: {
    'waiting for the choices': {
      on: {
        'they come': 'choices',
        'they come without an address': 'choices, no e-mail',
        'they do not come': 'a way to try again',
        'close it': 'closed',
      },
    },
    'a way to try again': { on: { 'try again': 'waiting for the choices', 'close it': 'closed' } },
    choices: { on: { 'take the SMS away': 'one less', 'choose e-mail': 'by e-mail too', 'close it': 'closed' } },
    'by e-mail too': { on: { 'choose e-mail': 'choices' } },
    'choices, no e-mail': { on: { 'close it': 'closed' } },
    'one less': { on: { 'save it': 'waiting for the shop' } },
    'waiting for the shop': {
      on: { 'the shop keeps it': 'closed', 'the shop does not answer': 'shown the reason, one less' },
    },
    'shown the reason, one less': { on: { 'save it': 'waiting for the shop' } },
    closed: {},
  },
});
