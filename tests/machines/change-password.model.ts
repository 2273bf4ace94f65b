import { createMachine } from 'xstate';

/** A new password, as the person who chooses it sees it. */
export const changePasswordModel = createMachine({
  initial: 'asked for a new one',
  states: {
    'asked for a new one': {
      on: { 'type it twice, each another': 'shown that they differ', 'send it': 'waiting', 'close it': 'closed' },
    },
    'shown that they differ': { on: { 'type the second again': 'asked for a new one' } },
    waiting: {
      on: {
        'it is taken': 'changed',
        'the ten minutes are over': 'asked for the old one too',
        'it is too common': 'asked to choose another',
        'the network fails': 'notified of the network',
        'close it': 'closed',
      },
    },
    'asked for the old one too': { on: { 'send it without the old one': 'shown that the old one is missing' } },
    'shown that the old one is missing': { on: { 'send it with the old one': 'waiting with the old one' } },
    'waiting with the old one': { on: { 'it is taken': 'changed' } },
    'asked to choose another': { on: { 'send it': 'waiting' } },
    'notified of the network': { on: { 'send it': 'waiting' } },
    changed: {},
    closed: {},
  },
});
