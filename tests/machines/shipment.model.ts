import { createMachine } from 'xstate';

/** The milestones of the open order, as its operator records them. */
export const shipmentModel = createMachine({
  initial: 'no order',
  states: {
    'no order': { on: { 'open one': 'all milestones' } },
    'all milestones': {
      on: { 'choose the departure': 'times of the departure', 'choose the loading': 'a recorded time' },
    },
    'times of the departure': {
      on: {
        'press now': 'on its way',
        'press the planned time': 'on its way',
        'type a time before the loading': 'a wrong time',
        'close it': 'all milestones',
      },
    },
    'a wrong time': { on: { 'record it': 'shown what is wrong' } },
    'shown what is wrong': { on: { 'press Escape': 'all milestones' } },
    'a recorded time': { on: { 'withdraw it': 'asked why', 'choose a container': 'one container' } },
    'asked why': { on: { 'write the reason': 'a reason' } },
    'a reason': { on: { 'press withdraw': 'on its way' } },
    'on its way': {
      on: { 'it is recorded': 'recorded', 'the network fails': 'why', 'a colleague was first': 'both reports' },
    },
    'one container': {},
    recorded: {},
    why: {},
    'both reports': {},
  },
});
