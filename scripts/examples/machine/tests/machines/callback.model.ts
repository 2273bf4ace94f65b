import { createMachine } from 'xstate';

/** Asking to be called, as the person who waits for the call sees it. */
export const callbackModel = createMachine({
  initial: 'not asked',
  states: {
    'not asked': { on: { ask: 'on its way' } },
    'on its way': { on: { 'it arrives': 'thanked', 'it gets lost': 'shown the failure' } },
    'shown the failure': { on: { ask: 'on its way' } },
    thanked: {},
  },
});
