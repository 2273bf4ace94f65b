import { prefetchMachine } from '#machines/prefetch/index.ts';
import { prefetchCases } from '#machines/prefetch/prefetch.cases.ts';
import { event, resolved } from '../kit/journey.ts';
import { stateTable } from '../kit/state-table.ts';

const unlimited = event('connection.changed', { savesData: false });
const seen = event('link.seen', { page: 'home' });
const wanted = event('link.wanted', { page: 'home' });

stateTable(prefetchMachine, prefetchCases, { all: {} }, {}, [
  { title: '[9.5] the connection is unknown', events: [], value: 'off', can: [] },
  { title: '[9.5] links are watched', events: [unlimited], value: { watching: 'resting' }, can: [] },
  { title: '[9.5] one waits', events: [unlimited, seen], value: { watching: 'queued' }, can: [] },
  {
    title: '[9.5] one in view is fetched',
    events: [unlimited, seen, resolved('whenIdle')],
    value: { watching: 'fetchingSeen' },
    can: [],
  },
  {
    title: '[9.5b] one that is wanted is fetched',
    events: [unlimited, wanted],
    value: { watching: 'fetchingWanted' },
    can: [],
  },
]);
