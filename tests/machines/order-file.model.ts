import { createMachine } from 'xstate';

/** Numbers of many orders by file, as an operator records them. */
export const orderFileModel = createMachine({
  initial: 'closed',
  states: {
    closed: { on: { 'open it': 'a choice' } },
    'a choice': {
      on: {
        'choose milestones': 'milestones',
        'save the template': 'a template on its way',
        'choose an empty file': 'an empty file',
        'choose a file': 'reading',
        'close it': 'closed',
      },
    },
    milestones: {},
    'a template on its way': { on: { 'it is saved': 'a template', 'it is not saved': 'why no template' } },
    'an empty file': {},
    reading: {
      on: {
        'cancel it': 'a choice',
        'it cannot be read': 'why it was not read',
        'it has wrong cells': 'wrong cells',
        'it changes nothing': 'nothing to record',
        'it changes orders': 'changes',
      },
    },
    'wrong cells': { on: { 'take another': 'a choice' } },
    'nothing to record': {},
    changes: { on: { 'record them': 'recording' } },
    recording: {
      on: { 'they are recorded': 'recorded', 'a colleague was first': 'compared anew', 'the network fails': 'why' },
    },
    recorded: { on: { 'send another': 'a choice' } },
    'compared anew': {},
    why: {},
    'a template': {},
    'why no template': {},
    'why it was not read': {},
  },
});
