import { createMachine } from 'xstate';

/** The queue of orders as an operator sees it. */
export const operatorQueueModel = createMachine({
  initial: 'it is read',
  states: {
    'it is read': { on: { 'a page comes': 'a page is shown', 'nothing comes': 'shown why', 'there is none': 'empty' } },
    'shown why': { on: { 'try again': 'it is read' } },
    empty: { on: { refresh: 'it is read' } },
    'a page is shown': {
      on: {
        'ask for more': 'more is read',
        'search by number': 'it is searched',
        'choose a service': 'one service is read',
        'go down by key and open': 'an order is open',
      },
    },
    'more is read': { on: { 'the rest comes': 'all is shown' } },
    'all is shown': { on: { 'the open order moves on': 'its row has moved on' } },
    'its row has moved on': {},
    'it is searched': {},
    'one service is read': {},
    'an order is open': {},
  },
});
