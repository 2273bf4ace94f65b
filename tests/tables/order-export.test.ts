import { orderExportMachine } from '#machines/order-export/index.ts';
import { orderExportCases } from '#machines/order-export/order-export.cases.ts';
import * as all from '#machines/order-export/order-export.select.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const ask = event('export.take', { format: 'xlsx', query: 'redirect=order&from=2026-01-02' });
const usual = { selectScreen: 'ready', selectRows: 0, selectTotal: 0, selectCanTake: true };

stateTable(orderExportMachine, orderExportCases, { all }, usual, [
  { title: 'nothing was exported yet', events: [], value: 'ready', can: ['export.take'] },
  {
    title: 'a file is written',
    events: [ask],
    value: 'writing',
    tags: ['busy'],
    can: [],
    shows: { selectScreen: 'writing', selectCanTake: false },
  },
  {
    title: 'the browser has it',
    events: [ask, resolved('writeOrders', { rows: 7, total: 9 })],
    value: 'written',
    can: ['export.take'],
    shows: { selectScreen: 'written', selectRows: 7, selectTotal: 9 },
  },
  {
    title: '[8.3] it could not be written',
    events: [ask, rejected('writeOrders')],
    value: 'failed',
    can: ['export.take', 'export.retry'],
    shows: { selectScreen: 'failed' },
  },
]);
