import { orderExportMachine } from '#machines/order-export/index.ts';
import { orderExportCases } from '#machines/order-export/order-export.cases.ts';
import * as selectors from '#machines/order-export/order-export.select.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const csv = { format: 'csv', query: 'redirect=order&status=booked' };
const xlsx = { format: 'xlsx', query: 'redirect=order&service=air' };
const ask = (asked: object) => event('export.take', asked);
const written = resolved('writeOrders', { rows: 1_000, total: 1_340 });
const writes = (...lists: object[]) => ({ asked: { writeOrders: lists.map((asked) => ({ asked })) } });

const sampleAsk = event('export.take', { format: 'xlsx', query: 'redirect=order&from=2026-01-02' });
const usual = { selectScreen: 'ready', selectRows: 0, selectTotal: 0, selectCanTake: true };

journeys(orderExportMachine, { ...orderExportCases, selectors, usual }, [
  {
    title: 'at first nothing is written',
    events: [],
    ends: { value: 'ready', context: { asked: null, rows: 0, total: 0 }, ...writes(), can: ['export.take'] },
  },
  {
    title: 'the list is written as it is narrowed, and what it holds is counted',
    events: [ask(csv), written],
    ends: { value: 'written', context: { asked: csv, rows: 1_000, total: 1_340 }, ...writes(csv) },
  },
  {
    title: 'a second export waits for the first',
    events: [ask(csv), ask(xlsx)],
    ends: {
      value: 'writing',
      context: { asked: csv, rows: 0, total: 0 },
      ...writes(csv),
      tags: ['busy'],
      can: [],
      shows: { selectScreen: 'writing', selectCanTake: false },
    },
  },
  {
    title: 'and comes after it',
    events: [ask(csv), written, ask(xlsx)],
    ends: { value: 'writing', context: { asked: xlsx, rows: 1_000, total: 1_340 }, ...writes(csv, xlsx) },
  },
  {
    title: '[8.3] what failed says so',
    events: [ask(xlsx), rejected('writeOrders')],
    ends: {
      value: 'failed',
      context: { asked: xlsx, rows: 0, total: 0 },
      can: ['export.take', 'export.retry'],
      shows: { selectScreen: 'failed' },
    },
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
  {
    title: 'the browser has it',
    events: [sampleAsk, resolved('writeOrders', { rows: 7, total: 9 })],
    ends: { value: 'written', can: ['export.take'], shows: { selectScreen: 'written', selectRows: 7, selectTotal: 9 } },
  },
]);
