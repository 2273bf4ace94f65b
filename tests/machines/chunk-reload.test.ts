import { expect, test } from 'vitest';
import { chunkReloadCases } from '#machines/chunk-reload/chunk-reload.cases.ts';
import * as selectors from '#machines/chunk-reload/chunk-reload.select.ts';
import { chunkReloadMachine } from '#machines/chunk-reload/index.ts';
import { explore } from '../kit/explore.ts';
import { violations } from '../kit/graph-facts.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const failed = event('chunk.failed');
const retry = event('chunk.retry');
const guard = (lastReloadAt: number | null, now: number) => resolved('readGuard', { lastReloadAt, now });

const due = resolved('readGuard', { lastReloadAt: null, now: 7_000 });
const waiting = { tags: ['busy'], can: [], shows: { selectScreen: 'waiting' } };
const usual = { selectScreen: 'nothing', selectCanRetry: false };

journeys(chunkReloadMachine, { ...chunkReloadCases, selectors, usual }, [
  {
    title: '[4.28][8.4] the first failure reloads the page once',
    events: [failed, guard(null, 500), resolved('writeGuard')],
    ends: {
      value: 'reloading',
      context: { reloadAt: 500 },
      asked: { writeGuard: [{ reloadAt: 500 }], reloadPage: [undefined] },
      ...waiting,
    },
  },
  {
    title: '[4.28][9.3k] a failure 59.999 s after the last reload shows the error page',
    events: [failed, guard(1_000, 60_999)],
    ends: { value: 'failed', context: { reloadAt: 0 }, asked: { writeGuard: [], reloadPage: [] } },
  },
  {
    title: '[4.28][9.3k] a failure 60 s after the last reload reloads again',
    events: [failed, guard(1_000, 61_000), resolved('writeGuard')],
    ends: { value: 'reloading', context: { reloadAt: 61_000 } },
  },
  {
    title: '[4.28] a reload that seems to lie in the future never reloads by itself',
    events: [failed, guard(90_000, 1_000)],
    ends: { value: 'failed', context: { reloadAt: 0 } },
  },
  {
    title: '[4.28] with storage blocked the page never reloads by itself',
    events: [failed, rejected('readGuard')],
    ends: {
      value: 'failed',
      context: { reloadAt: 0 },
      tags: ['blocking'],
      can: ['chunk.retry'],
      shows: { selectScreen: 'failed', selectCanRetry: true },
    },
  },
  {
    title: '[4.28] with storage full the page never reloads by itself',
    events: [failed, guard(null, 500), rejected('writeGuard')],
    ends: { value: 'failed', context: { reloadAt: 500 } },
  },
  {
    title: '[4.28] the retry button reloads whatever the guard says',
    events: [failed, rejected('readGuard'), retry],
    ends: { value: 'reloading', context: { reloadAt: 0 } },
  },
  {
    title: '[4.28] a reload is waited for 4.999 s',
    events: [failed, rejected('readGuard'), retry, { after: 4_999 }],
    ends: { value: 'reloading', context: { reloadAt: 0 } },
  },
  {
    title: '[4.28] a reload that does not happen ends on the error page',
    events: [failed, rejected('readGuard'), retry, { after: 5_000 }],
    ends: { value: 'failed', context: { reloadAt: 0 } },
  },
  {
    title: '[4.28] a refused reload ends on the error page',
    events: [failed, rejected('readGuard'), retry, rejected('reloadPage')],
    ends: { value: 'failed', context: { reloadAt: 0 } },
  },
  {
    title: '[4.28] many parts failing at once ask the guard once',
    events: [failed, failed, failed, guard(null, 500), failed, resolved('writeGuard'), failed],
    ends: {
      value: 'reloading',
      context: { reloadAt: 500 },
      asked: { readGuard: [undefined], writeGuard: [{ reloadAt: 500 }], reloadPage: [undefined] },
    },
  },
  {
    title: '[4.28] a failure on the error page asks the guard again',
    events: [failed, guard(1_000, 2_000), failed],
    ends: { value: 'deciding', context: { reloadAt: 0 }, ...waiting },
  },
  {
    title: '[4.28] a retry with nothing failed is ignored',
    events: [retry],
    ends: { value: 'idle', context: { reloadAt: 0 } },
  },
  { title: '[4.28] nothing failed', events: [], ends: { value: 'idle', can: [] } },
  { title: '[4.28] the reload is being noted', events: [failed, due], ends: { ...waiting, value: 'marking' } },
]);

test('[4.28] the page reloads by itself only after the guard is written', () => {
  const { edges } = explore(chunkReloadMachine, chunkReloadCases);
  const intoReloading = edges.filter(
    ({ from, to }) => to.snapshot.value === 'reloading' && from.snapshot.value !== 'reloading',
  );
  expect(new Set(intoReloading.map(({ event }) => event.type))).toEqual(
    new Set(['xstate.done.actor.writeGuard', 'chunk.retry']),
  );
});

test('[4.28] the retry button works exactly on the error page', () => {
  const graph = explore(chunkReloadMachine, chunkReloadCases);
  expect(violations(graph, (snapshot) => snapshot.can(retry) === snapshot.hasTag('blocking'))).toEqual([]);
});
