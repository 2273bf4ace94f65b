import { orderExportMachine } from '#machines/order-export/index.ts';
import { orderExportCases } from '#machines/order-export/order-export.cases.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const csv = { format: 'csv', query: 'redirect=order&status=booked' };
const xlsx = { format: 'xlsx', query: 'redirect=order&service=air' };
const ask = (asked: object) => event('export.take', asked);
const written = resolved('writeOrders', { rows: 1_000, total: 1_340 });
const writes = (...lists: object[]) => ({ asked: { writeOrders: lists.map((asked) => ({ asked })) } });

journeys(orderExportMachine, orderExportCases, [
  {
    title: 'at first nothing is written',
    events: [],
    ends: { value: 'ready', context: { asked: null, rows: 0, total: 0 }, ...writes() },
  },
  {
    title: 'the list is written as it is narrowed, and what it holds is counted',
    events: [ask(csv), written],
    ends: { value: 'written', context: { asked: csv, rows: 1_000, total: 1_340 }, ...writes(csv) },
  },
  {
    title: 'a second export waits for the first',
    events: [ask(csv), ask(xlsx)],
    ends: { value: 'writing', context: { asked: csv, rows: 0, total: 0 }, ...writes(csv) },
  },
  {
    title: 'and comes after it',
    events: [ask(csv), written, ask(xlsx)],
    ends: { value: 'writing', context: { asked: xlsx, rows: 1_000, total: 1_340 }, ...writes(csv, xlsx) },
  },
  {
    title: '[8.3] what failed says so',
    events: [ask(xlsx), rejected('writeOrders')],
    ends: { value: 'failed', context: { asked: xlsx, rows: 0, total: 0 } },
  },
  {
    title: '[8.3] and is tried again as it was asked',
    events: [ask(xlsx), rejected('writeOrders'), event('export.retry')],
    ends: { value: 'writing', context: { asked: xlsx, rows: 0, total: 0 }, ...writes(xlsx, xlsx) },
  },
  {
    title: '[8.3] or another way',
    events: [ask(xlsx), rejected('writeOrders'), ask(csv)],
    ends: { value: 'writing', context: { asked: csv, rows: 0, total: 0 }, ...writes(xlsx, csv) },
  },
]);
