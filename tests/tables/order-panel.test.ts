import { orderPanelMachine } from '#machines/order-panel/index.ts';
import { orderPanelCases } from '#machines/order-panel/order-panel.cases.ts';
import * as all from '#machines/order-panel/order-panel.select.ts';
import { stateTable } from '../kit/state-table.ts';

const input = (query: string) => ({ path: '/shippingLcl', query });

stateTable(
  orderPanelMachine,
  orderPanelCases,
  { all },
  { selectIsOpen: false, selectOrder: null, selectQuery: '?volume=3' },
  [
    {
      title: '[4.31] the list alone',
      input: input('?volume=3'),
      events: [],
      value: 'closed',
      can: ['page.opened', 'page.asked'],
    },
    {
      title: '[4.31] an order over it: a search that names no order closes it',
      input: input('?priceId=LCL-2'),
      events: [],
      value: 'open',
      can: ['page.opened', 'page.asked'],
      shows: { selectIsOpen: true, selectOrder: 'order', selectQuery: '?priceId=LCL-2' },
    },
  ],
);
