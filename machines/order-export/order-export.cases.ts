import type { MachineCases } from '../kit/cases.ts';
import { orderExportWords } from './order-export.words.ts';

export const orderExportCases: MachineCases = {
  words: orderExportWords,
  events: {
    'export.take': [
      { type: 'export.take', format: 'xlsx', query: 'redirect=order' },
      { type: 'export.take', format: 'csv', query: 'redirect=order&status=booked' },
    ],
    'export.retry': [{ type: 'export.retry' }],
    'xstate.done.actor.writeOrders': [{ type: 'xstate.done.actor.writeOrders', output: { rows: 14, total: 14 } }],
    'xstate.error.actor.writeOrders': [{ type: 'xstate.error.actor.writeOrders', error: new Error('no answer') }],
  },
  delays: {},
};
