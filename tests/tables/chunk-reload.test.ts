import { chunkReloadCases } from '#machines/chunk-reload/chunk-reload.cases.ts';
import * as all from '#machines/chunk-reload/chunk-reload.select.ts';
import { chunkReloadMachine } from '#machines/chunk-reload/index.ts';
import { event, rejected, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const failed = event('chunk.failed');
const due = resolved('readGuard', { lastReloadAt: null, now: 7_000 });
const waiting = { tags: ['busy'], can: [], shows: { selectScreen: 'waiting' } };

stateTable(chunkReloadMachine, chunkReloadCases, { all }, { selectScreen: 'nothing', selectCanRetry: false }, [
  { title: '[4.28] nothing failed', events: [], value: 'idle', can: [] },
  { ...waiting, title: '[4.28] whether to reload is being read', events: [failed], value: 'deciding' },
  { ...waiting, title: '[4.28] the reload is being noted', events: [failed, due], value: 'marking' },
  {
    ...waiting,
    title: '[4.28] the page reloads',
    events: [failed, due, resolved('writeGuard')],
    value: 'reloading',
  },
  {
    title: '[4.28] the error page',
    events: [failed, rejected('readGuard')],
    value: 'failed',
    tags: ['blocking'],
    can: ['chunk.retry'],
    shows: { selectScreen: 'failed', selectCanRetry: true },
  },
]);
