import { createMachine } from 'xstate';

/** How a person lets a calendar follow their orders, as they see it; closed at any time. */
export const calendarFeedModel = createMachine({
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        'there is none': 'none',
        'there is one': 'one from before',
        'no answer comes': 'shown why',
        'close it': 'closed',
      },
    },
    'shown why': { on: { 'try again': 'waiting again', 'close it': 'closed' } },
    'waiting again': { on: { 'there is one no one read': 'one that no one read' } },
    none: { on: { 'make one': 'being made', 'close it': 'closed' } },
    'being made': { on: { 'it is made': 'one to copy', 'it is not made': 'none, shown why' } },
    'none, shown why': { on: { 'make one': 'being made' } },
    'one to copy': { on: { 'copy it': 'one to copy', 'stop it': 'asked', 'close it': 'closed' } },
    'one from before': { on: { 'stop it': 'asked' } },
    'one that no one read': { on: { 'close it': 'closed' } },
    asked: { on: { 'rather not': 'it works', confirm: 'stopping' } },
    'it works': {},
    stopping: { on: { 'it is stopped': 'none', 'it is not stopped': 'it works, shown why' } },
    'it works, shown why': { on: { 'stop it': 'asked' } },
    closed: {},
  },
});
