import { createMachine } from 'xstate';

/** The numbers of the open order, as its operator records them. */
export const shipmentNumbersModel = createMachine({
  initial: 'no order',
  states: {
    'no order': { on: { 'open one': 'nothing recorded' } },
    'nothing recorded': { on: { 'start recording': 'blank fields' } },
    'blank fields': {
      on: {
        'type a wrong number': 'a wrong number',
        'type a booking number': 'a booking number',
        'paste two containers': 'two containers',
        'drop it': 'nothing recorded',
      },
    },
    'a wrong number': { on: { 'save it': 'shown what is wrong' } },
    'shown what is wrong': { on: { 'press Escape': 'nothing recorded' } },
    'two containers': { on: { 'add one more': 'three containers' } },
    'three containers': { on: { 'remove the first': 'two left' } },
    'a booking number': { on: { 'save it': 'on its way' } },
    'on its way': { on: { 'it is saved': 'saved', 'the network fails': 'why', 'another was first': 'both versions' } },
    'two left': {},
    saved: {},
    why: {},
    'both versions': {},
  },
});
