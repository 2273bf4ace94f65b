import { createMachine } from 'xstate';

/** How a member chooses what to be told by, as they see it; closed without saving at any time. */
export const noticeChoicesModel = createMachine({
  initial: 'waiting for the choices',
  states: {
    'waiting for the choices': {
      on: {
        'they come': 'choices',
        'they come without an address': 'choices, no e-mail',
        'they do not come': 'a way to try again',
        'close it': 'gone',
      },
    },
    'a way to try again': { on: { 'try again': 'waiting for the choices', 'close it': 'gone' } },
    choices: { on: { 'take the SMS away': 'one less', 'choose e-mail': 'by e-mail too', 'close it': 'gone' } },
    'by e-mail too': { on: { 'choose e-mail': 'choices' } },
    'choices, no e-mail': { on: { 'close it': 'gone' } },
    'one less': { on: { 'save it': 'waiting for the shop' } },
    'waiting for the shop': { on: { 'the shop keeps it': 'gone', 'the shop does not answer': 'told so, one less' } },
    'told so, one less': { on: { 'save it': 'waiting for the shop' } },
    gone: {},
  },
});
