import { expect, test } from 'vitest';
import { prefetchMachine } from '#machines/prefetch/index.ts';
import { prefetchCases } from '#machines/prefetch/prefetch.cases.ts';
import { explore } from '../kit/explore.ts';
import { violations } from '../kit/graph-facts.ts';
import { event, journeys, rejected, resolved } from '../kit/journey.ts';

const connection = (savesData: boolean) => event('connection.changed', { savesData });
const seen = (page: string) => event('link.seen', { page });
const wanted = (page: string) => event('link.wanted', { page });
const seenCame = (bytes: number) => resolved('prefetchSeen', { bytes });
const prefetched = (bytes: number) => resolved('prefetchTouched', { bytes });

const on = connection(false);
const idle = resolved('whenIdle');
const nothing = { known: [], wanted: [], waiting: [], batch: [], leftBytes: 60_000 };

const answered = { ...prefetchCases, behind: { prefetchSeen: 'prefetchPages', prefetchTouched: 'prefetchPages' } };

journeys(prefetchMachine, { ...answered, selectors: {}, usual: {} }, [
  {
    title: '[9.5] before the connection is known nothing is watched',
    events: [],
    ends: { value: 'off', context: nothing, asked: { connection: [undefined], links: [], whenIdle: [] }, can: [] },
  },
  {
    title: '[9.5b][9.5] then links are, those in view after they stayed there for a second',
    events: [on],
    ends: {
      value: { watching: 'resting' },
      context: nothing,
      asked: { links: [{ restMs: 1_000 }], whenIdle: [] },
      can: [],
    },
  },
  {
    title: '[9.3j][9.5] a link that stayed in view waits for an idle moment, 2 s in all at the most',
    events: [on, seen('home')],
    ends: {
      value: { watching: 'queued' },
      context: { ...nothing, known: ['home'], waiting: ['home'] },
      asked: { whenIdle: [{ atMostMs: 1_000 }], prefetchSeen: [] },
      can: [],
    },
  },
  {
    title: '[9.5] where the browser cannot say when it is idle it is fetched all the same',
    events: [on, seen('home'), rejected('whenIdle')],
    ends: {
      value: { watching: 'fetchingSeen' },
      context: { ...nothing, known: ['home'], batch: ['home'] },
      asked: { prefetchSeen: [{ pages: ['home'], atMostBytes: 30_000 }] },
      can: [],
    },
  },
  {
    title: '[9.5] a link seen twice waits once',
    events: [on, seen('home'), seen('home'), idle, seen('home')],
    ends: {
      value: { watching: 'fetchingSeen' },
      context: { ...nothing, known: ['home'], batch: ['home'] },
      asked: { prefetchSeen: [{ pages: ['home'], atMostBytes: 30_000 }] },
    },
  },
  {
    title: '[9.5] what was seen during a fetch and dropped may be seen again, what was fetched not',
    events: [on, seen('home'), idle, seen('notFound'), connection(true), on, seen('home'), seen('notFound'), idle],
    ends: {
      value: { watching: 'fetchingSeen' },
      context: { ...nothing, known: ['home', 'notFound'], batch: ['notFound'] },
      asked: {
        prefetchSeen: [
          { pages: ['home'], atMostBytes: 30_000 },
          { pages: ['notFound'], atMostBytes: 30_000 },
        ],
      },
    },
  },
  {
    title: '[9.5] links seen while waiting are fetched together',
    events: [on, seen('home'), seen('notFound'), idle],
    ends: {
      value: { watching: 'fetchingSeen' },
      context: { ...nothing, known: ['home', 'notFound'], batch: ['home', 'notFound'] },
      asked: { prefetchSeen: [{ pages: ['home', 'notFound'], atMostBytes: 30_000 }] },
    },
  },
  {
    title: '[9.5] a page is fetched once',
    events: [on, seen('home'), idle, seenCame(12_000), seen('home')],
    ends: {
      value: { watching: 'resting' },
      context: { ...nothing, known: ['home'], batch: ['home'], leftBytes: 48_000 },
      asked: { whenIdle: [{ atMostMs: 1_000 }], prefetchSeen: [{ pages: ['home'], atMostBytes: 30_000 }] },
    },
  },
  {
    title: '[9.5] what cannot be fetched is left alone and costs nothing',
    events: [on, seen('home'), idle, rejected('prefetchSeen')],
    ends: {
      value: { watching: 'resting' },
      context: { ...nothing, known: ['home'], batch: ['home'] },
      asked: { whenIdle: [{ atMostMs: 1_000 }], prefetchSeen: [{ pages: ['home'], atMostBytes: 30_000 }] },
    },
  },
  {
    title: '[9.5] a link seen during a fetch has its own idle moment',
    events: [on, seen('home'), idle, seen('notFound'), rejected('prefetchSeen')],
    ends: {
      value: { watching: 'queued' },
      context: { ...nothing, known: ['home', 'notFound'], waiting: ['notFound'], batch: ['home'] },
    },
  },
  {
    title: '[9.5b] the bytes of each fetch count',
    events: [on, seen('home'), idle, seenCame(20_000), seen('notFound'), idle, seenCame(7_000)],
    ends: {
      value: { watching: 'resting' },
      context: { ...nothing, known: ['home', 'notFound'], batch: ['notFound'], leftBytes: 33_000 },
    },
  },
  {
    title: '[9.5b] links in view leave half of the visit’s bytes to those a person is about to follow',
    events: [on, seen('home'), idle, seenCame(20_000), seen('notFound'), idle],
    ends: {
      value: { watching: 'fetchingSeen' },
      context: { ...nothing, known: ['home', 'notFound'], batch: ['notFound'], leftBytes: 40_000 },
      asked: {
        prefetchSeen: [
          { pages: ['home'], atMostBytes: 30_000 },
          { pages: ['notFound'], atMostBytes: 10_000 },
        ],
      },
    },
  },
  {
    title: '[9.5b] a link that a person is about to follow is fetched at once, once, with all that is left',
    events: [on, wanted('home'), prefetched(45_000), wanted('home'), wanted('notFound')],
    ends: {
      value: { watching: 'fetchingTouched' },
      context: {
        ...nothing,
        known: ['home', 'notFound'],
        wanted: ['home', 'notFound'],
        batch: ['notFound'],
        leftBytes: 15_000,
      },
      asked: {
        whenIdle: [],
        prefetchTouched: [
          { pages: ['home'], atMostBytes: 60_000 },
          { pages: ['notFound'], atMostBytes: 15_000 },
        ],
      },
      can: [],
    },
  },
  {
    title: '[9.5b] also where links in view used up their half, and where more came than was left',
    events: [on, wanted('home'), prefetched(45_000), seen('notFound'), idle, seenCame(15_001), wanted('notFound')],
    ends: {
      value: { watching: 'fetchingTouched' },
      context: {
        ...nothing,
        known: ['home', 'notFound'],
        wanted: ['home', 'notFound'],
        batch: ['notFound'],
        leftBytes: 0,
      },
      asked: {
        prefetchSeen: [{ pages: ['notFound'], atMostBytes: 0 }],
        prefetchTouched: [
          { pages: ['home'], atMostBytes: 60_000 },
          { pages: ['notFound'], atMostBytes: 0 },
        ],
      },
    },
  },
  {
    title: '[9.5b] it goes before what waits, which has its idle moment afterwards',
    events: [on, seen('home'), seen('notFound'), wanted('notFound'), rejected('prefetchTouched')],
    ends: {
      value: { watching: 'queued' },
      context: {
        ...nothing,
        known: ['home', 'notFound'],
        wanted: ['notFound'],
        waiting: ['home'],
        batch: ['notFound'],
      },
      asked: { whenIdle: [{ atMostMs: 1_000 }, { atMostMs: 1_000 }] },
    },
  },
  {
    title: '[9.5b] one wanted during a fetch goes first when that is over, in whichever way it was known',
    events: [
      on,
      seen('home'),
      idle,
      seen('notFound'),
      wanted('notFound'),
      wanted('home'),
      wanted('home'),
      seenCame(1),
      idle,
    ],
    ends: {
      value: { watching: 'fetchingSeen' },
      context: {
        ...nothing,
        known: ['home', 'notFound'],
        wanted: ['notFound', 'home'],
        batch: ['home', 'notFound'],
        leftBytes: 59_999,
      },
    },
  },
  {
    title: '[9.5b] one wanted or seen while another wanted one is fetched waits for it',
    events: [on, wanted('home'), wanted('notFound'), wanted('notFound'), seen('news'), seen('news'), prefetched(2)],
    ends: {
      value: { watching: 'queued' },
      context: {
        ...nothing,
        known: ['home', 'notFound', 'news'],
        wanted: ['home', 'notFound'],
        waiting: ['notFound', 'news'],
        batch: ['home'],
        leftBytes: 59_998,
      },
    },
  },
  {
    title: '[9.5b] each of several seen while a wanted one is fetched waits for it',
    events: [on, wanted('home'), seen('news'), seen('notFound'), rejected('prefetchTouched'), idle],
    ends: {
      value: { watching: 'fetchingSeen' },
      context: {
        ...nothing,
        known: ['home', 'news', 'notFound'],
        wanted: ['home'],
        batch: ['news', 'notFound'],
      },
    },
  },
  {
    title: '[9.5b] of several wanted while another is fetched the last goes first afterwards',
    events: [on, wanted('home'), wanted('news'), wanted('notFound'), seen('lcl'), prefetched(0), idle],
    ends: {
      value: { watching: 'fetchingSeen' },
      context: {
        ...nothing,
        known: ['home', 'news', 'notFound', 'lcl'],
        wanted: ['home', 'news', 'notFound'],
        batch: ['notFound', 'news', 'lcl'],
      },
    },
  },
  {
    title: '[9.5b] a wanted one that cannot be fetched is left alone and costs nothing',
    events: [on, wanted('home'), rejected('prefetchTouched')],
    ends: {
      value: { watching: 'resting' },
      context: { ...nothing, known: ['home'], wanted: ['home'], batch: ['home'] },
      asked: { whenIdle: [] },
    },
  },
  {
    title: '[9.5b] the bytes of each wanted one count',
    events: [on, wanted('home'), prefetched(20_000), wanted('notFound'), prefetched(7_000)],
    ends: {
      value: { watching: 'resting' },
      context: {
        ...nothing,
        known: ['home', 'notFound'],
        wanted: ['home', 'notFound'],
        batch: ['notFound'],
        leftBytes: 33_000,
      },
    },
  },
  {
    title: '[9.5b] a link that was wanted is not asked for again when it stays in view',
    events: [on, wanted('home'), prefetched(9), seen('home')],
    ends: {
      value: { watching: 'resting' },
      context: { ...nothing, known: ['home'], wanted: ['home'], batch: ['home'], leftBytes: 59_991 },
    },
  },
  {
    title: '[9.5] a connection that asks to save data fetches nothing',
    events: [connection(true)],
    ends: { value: 'off', context: nothing, asked: { links: [], prefetchTouched: [] } },
  },
  {
    title: '[9.5] a connection that starts to save data drops what waits, and it may be wanted again',
    events: [on, wanted('home'), wanted('notFound'), connection(true)],
    ends: { value: 'off', context: { ...nothing, known: ['home'], wanted: ['home'] } },
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
