import { createMachine } from 'xstate';

/** A request for chemicals, as its buyer writes it. */
export const purchaseRequestModel = createMachine({
  initial: 'nothing yet',
  states: {
    'nothing yet': { on: { 'the draft is read': 'an empty form' } },
    'an empty form': { on: { 'publish it empty': 'shown what is missing', 'fill it in and publish': 'publishing' } },
    'shown what is missing': { on: { 'fill it in and publish': 'publishing' } },
    publishing: { on: { 'it is taken': 'thanked', 'it gets lost': 'shown that it got lost' } },
    'shown that it got lost': { on: { 'publish it again': 'publishing' } },
    thanked: { on: { 'write another': 'nothing yet' } },
  },
});
