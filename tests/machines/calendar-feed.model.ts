import { createMachine } from 'xstate';

/** How a person lets a calendar follow their orders, as they see it; closed at any time. */
export const calendarFeedModel = createMachine({
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'there is none': 'none',
        'there is one': 'one from before',
        'no answer comes': 'told why',
        'close it': 'gone',
      },
    },
    'told why': { on: { 'try again': 'waiting again', 'close it': 'gone' } },
    'waiting again': { on: { 'there is one nobody read': 'one that nobody read' } },
    none: { on: { 'make one': 'being made', 'close it': 'gone' } },
    'being made': { on: { 'it is made': 'one to copy', 'it is not made': 'none, told why' } },
    'none, told why': { on: { 'make one': 'being made' } },
    'one to copy': { on: { 'copy it': 'one to copy', 'stop it': 'asked', 'close it': 'gone' } },
    'one from before': { on: { 'stop it': 'asked' } },
    'one that nobody read': { on: { 'close it': 'gone' } },
    asked: { on: { 'rather not': 'it works', confirm: 'stopping' } },
    'it works': {},
    stopping: { on: { 'it is stopped': 'none', 'it is not stopped': 'it works, told why' } },
    'it works, told why': { on: { 'stop it': 'asked' } },
    gone: {},
  },
});
