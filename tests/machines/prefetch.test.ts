import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { prefetchMachine } from '#machines/prefetch/index.ts';
import { prefetchCases } from '#machines/prefetch/prefetch.cases.ts';
import { explore } from '../kit/explore.ts';
import { violations } from '../kit/graph-facts.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const connection = (savesData: boolean) => event('connection.changed', { savesData });
const seen = (page: string) => event('link.seen', { page });

journeys(prefetchMachine, prefetchCases, [
  {
    title: '[9.5] a link in view waits for an idle moment',
    events: [connection(false), seen('home')],
    ends: { value: { watching: 'queued' }, context: { known: ['home'], waiting: ['home'], batch: [] } },
  },
  {
    title: '[9.5] links seen while waiting are fetched together',
    events: [connection(false), seen('home'), seen('notFound'), resolved('whenIdle')],
    ends: {
      value: { watching: 'fetching' },
      context: { known: ['home', 'notFound'], waiting: [], batch: ['home', 'notFound'] },
    },
  },
  {
    title: '[9.5] a page is fetched once',
    events: [connection(false), seen('home'), resolved('whenIdle'), resolved('fetchPages'), seen('home')],
    ends: { value: { watching: 'resting' }, context: { known: ['home'], waiting: [], batch: ['home'] } },
  },
  {
    title: '[9.5] a link seen during a fetch has its own idle moment',
    events: [connection(false), seen('home'), resolved('whenIdle'), seen('notFound'), rejected('fetchPages')],
    ends: {
      value: { watching: 'queued' },
      context: { known: ['home', 'notFound'], waiting: ['notFound'], batch: ['home'] },
    },
  },
  {
    title: '[9.5] a connection that asks to save data fetches nothing',
    events: [connection(true)],
    ends: { value: 'off', context: { known: [], waiting: [], batch: [] } },
  },
  {
    title: '[9.5] a connection that begins to save data drops what waits',
    events: [connection(false), seen('home'), connection(true)],
    ends: { value: 'off', context: { known: [], waiting: [], batch: [] } },
  },
]);

test('[9.5] nothing waits or is fetched on a connection that saves data', () => {
  const graph = explore(prefetchMachine, prefetchCases);
  expect(violations(graph, ({ value, context }) => value !== 'off' || context.waiting.length === 0)).toEqual([]);
});

test('[9.5] no page is asked for twice', () => {
  const graph = explore(prefetchMachine, prefetchCases);
  expect(violations(graph, ({ context }) => new Set(context.known).size === context.known.length)).toEqual([]);
});

test('[9.3j] an idle moment is waited for 2 s at the most', async () => {
  const whenIdle = vi.fn((_input: { atMostMs: number }) => new Promise<void>(() => undefined));
  const actor = createActor(
    prefetchMachine.provide({
      actors: {
        connection: fromCallback(() => undefined),
        linksInView: fromCallback(() => undefined),
        whenIdle: fromPromise<void, { atMostMs: number }>(({ input }) => whenIdle(input)),
      },
    }),
  ).start();
  actor.send({ type: 'connection.changed', savesData: false });
  actor.send({ type: 'link.seen', page: 'home' });
  await waitFor(actor, (snapshot) => snapshot.matches({ watching: 'queued' }));
  expect(whenIdle.mock.calls).toEqual([[{ atMostMs: 2_000 }]]);
  actor.stop();
});
