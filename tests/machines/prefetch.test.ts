import { expect, test } from 'vitest';
import { prefetchMachine } from '#machines/prefetch/index.ts';
import { prefetchCases } from '#machines/prefetch/prefetch.cases.ts';
import { explore } from '../kit/explore.ts';
import { violations } from '../kit/graph-facts.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const connection = (savesData: boolean) => event('connection.changed', { savesData });
const seen = (page: string) => event('link.seen', { page });

const idle = resolved('whenIdle');
const nothing = { known: [], waiting: [], batch: [] };

journeys(prefetchMachine, prefetchCases, [
  {
    title: '[9.5] before the connection is known nothing is watched',
    events: [],
    ends: { value: 'off', context: nothing, asked: { connection: [undefined], linksInView: [], whenIdle: [] } },
  },
  {
    title: '[9.5] then the links in view are',
    events: [connection(false)],
    ends: { value: { watching: 'resting' }, context: nothing, asked: { linksInView: [undefined], whenIdle: [] } },
  },
  {
    title: '[9.3j][9.5] a link in view waits for an idle moment, 2 s at the most',
    events: [connection(false), seen('home')],
    ends: {
      value: { watching: 'queued' },
      context: { known: ['home'], waiting: ['home'], batch: [] },
      asked: { whenIdle: [{ atMostMs: 2_000 }], fetchPages: [] },
    },
  },
  {
    title: '[9.5] where the browser cannot say when it is idle it is fetched all the same',
    events: [connection(false), seen('home'), rejected('whenIdle')],
    ends: {
      value: { watching: 'fetching' },
      context: { known: ['home'], waiting: [], batch: ['home'] },
      asked: { fetchPages: [{ pages: ['home'] }] },
    },
  },
  {
    title: '[9.5] a link seen twice waits once',
    events: [connection(false), seen('home'), seen('home'), idle, seen('home')],
    ends: {
      value: { watching: 'fetching' },
      context: { known: ['home'], waiting: [], batch: ['home'] },
      asked: { fetchPages: [{ pages: ['home'] }] },
    },
  },
  {
    title: '[9.5] what was seen during a fetch and dropped may be seen again, what was fetched not',
    events: [
      connection(false),
      seen('home'),
      idle,
      seen('notFound'),
      connection(true),
      connection(false),
      seen('home'),
      seen('notFound'),
      idle,
    ],
    ends: {
      value: { watching: 'fetching' },
      context: { known: ['home', 'notFound'], waiting: [], batch: ['notFound'] },
      asked: { fetchPages: [{ pages: ['home'] }, { pages: ['notFound'] }] },
    },
  },
  {
    title: '[9.5] links seen while waiting are fetched together',
    events: [connection(false), seen('home'), seen('notFound'), resolved('whenIdle')],
    ends: {
      value: { watching: 'fetching' },
      context: { known: ['home', 'notFound'], waiting: [], batch: ['home', 'notFound'] },
      asked: { fetchPages: [{ pages: ['home', 'notFound'] }] },
    },
  },
  {
    title: '[9.5] a page is fetched once',
    events: [connection(false), seen('home'), resolved('whenIdle'), resolved('fetchPages'), seen('home')],
    ends: {
      value: { watching: 'resting' },
      context: { known: ['home'], waiting: [], batch: ['home'] },
      asked: { whenIdle: [{ atMostMs: 2_000 }], fetchPages: [{ pages: ['home'] }] },
    },
  },
  {
    title: '[9.5] what cannot be fetched is left alone',
    events: [connection(false), seen('home'), idle, rejected('fetchPages')],
    ends: {
      value: { watching: 'resting' },
      context: { known: ['home'], waiting: [], batch: ['home'] },
      asked: { whenIdle: [{ atMostMs: 2_000 }], fetchPages: [{ pages: ['home'] }] },
    },
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
