import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { RecentLane } from '#domain/locations/recent.ts';
import { linkInAddress } from '#domain/share-link.ts';
import type { DangerousLookupRef } from '../dangerous-lookup/index.ts';
import { effect } from '../kit/effect.ts';
import { lazy } from '../kit/lazy.ts';
import type { PageAddress } from '../kit/page.ts';
import { port } from '../kit/port.ts';
import type { OfferFilesRef } from '../offer-files/index.ts';
import type { PriceClockRef } from '../price-clock/index.ts';
import { type ResourceAddress, resourceMachine } from '../resource/index.ts';
import { searchMachine } from '../search/index.ts';
import type { SharedLinkRef } from '../shared-link/index.ts';
import type { SharingRef } from '../sharing/index.ts';
import { searchedOf } from './fcl.rules.ts';
import type { FclContext, FclEvent, FclInput, Searched, SearchFollowed } from './fcl.types.ts';

const reading = (name: string) => lazy<ActorRefFrom<typeof resourceMachine>, never, ResourceAddress>(name);

export const fclMachine = setup({
  types: {
    context: {} as FclContext,
    events: {} as FclEvent,
    input: {} as FclInput,
    children: {} as {
      search: 'search';
      lookup: 'lookup';
      ports: 'ports';
      sailings: 'sailings';
      offering: 'offering';
      clock: 'clock';
      files: 'files';
      sharing: 'sharing';
      link: 'link';
      trend: 'trend';
      month: 'month';
      compared: 'compared';
      fees: 'fees';
    },
  },
  actors: {
    search: searchMachine,
    lookup: lazy<DangerousLookupRef, never, undefined>('fcl.lookup'),
    ports: resourceMachine,
    sailings: resourceMachine,
    offering: resourceMachine,
    loadTools: port<unknown>('fcl.loadTools'),
    clock: lazy<PriceClockRef, never, undefined>('fcl.clock'),
    files: lazy<OfferFilesRef, never, undefined>('fcl.files'),
    sharing: lazy<SharingRef, never, undefined>('fcl.sharing'),
    link: lazy<SharedLinkRef, never, { id: string | null }>('fcl.link'),
    trend: reading('fcl.trend'),
    month: reading('fcl.month'),
    compared: reading('fcl.compared'),
    fees: reading('fcl.fees'),
  },
  actions: {
    storeQuery: assign((_, { query }: PageAddress) => ({ query })),
    storeSearched: assign(({ context }, { lane, compared, answer }: Searched) => ({
      lane,
      compared: compared || context.compared,
      answer,
    })),
    searchAgain: sendTo('search', { type: 'search.retry' }),
    askSailings: sendTo('sailings', (_, { lane }: Searched) => contentRequest(lane)),
    askOffering: sendTo('offering', contentRequest('')),
    askCompared: sendTo('compared', (_, { compared }: Searched) => contentRequest(compared)),
    setClock: sendTo('clock', (_, { now }: { now: number }) => ({ type: 'server.timed', now })),
    followLink: sendTo('link', (_, { query }: PageAddress) => ({ type: 'link.followed', id: linkInAddress(query) })),
    /** Stores the lane as the most recent search in this browser. */
    keepLane: effect<{ lane: RecentLane }>(),
  },
  guards: {
    isOtherLane: ({ context }, { lane }: Searched) => lane !== context.lane,
    isOtherAnswer: ({ context }, { answer }: Searched) => answer !== null && answer !== context.answer,
    isOtherLaneFound: ({ context }, { answer, answered }: Searched) => answered !== null && answer !== context.answer,
    isOtherCompared: ({ context }, { compared }: Searched) => compared !== '' && compared !== context.compared,
    isOfferDue: ({ context }, { isWithoutPrices }: Searched) =>
      isWithoutPrices === true && linkInAddress(context.query) === null,
    isOfferOver: (_, { isWithoutPrices }: Searched) => isWithoutPrices === false,
    isListRequested: ({ context: { lane, query } }) => lane !== '' || linkInAddress(query) !== null,
    hasAnswer: ({ context }) => context.answer !== null,
    hasLink: (_, { query }: PageAddress) => linkInAddress(query) !== null,
  },
}).createMachine({
  id: 'fcl',
  description: '整箱运价页：搜索走到哪里，船期、推荐航线、列表与它的工具就跟到哪里',
  context: ({ input }) => ({ query: input.query, lane: '', compared: '', answer: null }),
  invoke: [
    { id: 'ports', src: 'ports', input: contentAddress('') },
    { id: 'sailings', src: 'sailings', input: contentAddress('') },
    { id: 'lookup', src: 'lookup' },
  ],
  type: 'parallel',
  states: {
    page: {
      description: '页面的地址与搜索所在',
      invoke: {
        id: 'search',
        src: 'search',
        input: { mode: 'list' },
        onSnapshot: { actions: { type: 'storeSearched', params: searched } },
      },
      on: {
        'page.opened': { actions: [{ type: 'storeQuery', params: ({ event }) => event }, 'searchAgain'] },
        'page.asked': { actions: { type: 'storeQuery', params: ({ event }) => event } },
      },
    },
    days: {
      description: '船期跟着航线',
      on: {
        'xstate.snapshot.search': {
          guard: { type: 'isOtherLane', params: searched },
          actions: { type: 'askSailings', params: searched },
        },
      },
    },
    recent: {
      description: '查到的航线记在本机',
      on: {
        'xstate.snapshot.search': {
          guard: { type: 'isOtherLaneFound', params: searched },
          actions: { type: 'keepLane', params: (transition) => ({ lane: searched(transition).answered! }) },
        },
      },
    },
    offers: {
      description: '没有价格可看时推荐航线',
      initial: 'held',
      states: {
        held: {
          description: '还没有推荐过',
          on: { 'xstate.snapshot.search': { guard: { type: 'isOfferDue', params: searched }, target: 'open' } },
        },
        open: {
          description: '推荐过',
          invoke: { id: 'offering', src: 'offering', input: contentAddress('') },
          initial: 'due',
          states: {
            due: {
              description: '正在推荐',
              on: {
                'xstate.snapshot.search': { guard: { type: 'isOfferOver', params: searched }, target: 'past' },
              },
            },
            past: {
              description: '有了价格，不再推荐',
              on: {
                'xstate.snapshot.search': {
                  guard: { type: 'isOfferDue', params: searched },
                  target: 'due',
                  actions: 'askOffering',
                },
              },
            },
          },
        },
      },
    },
    list: {
      description: '列表与它的工具',
      initial: 'closed',
      states: {
        closed: { description: '还没有要看列表', always: { guard: 'isListRequested', target: 'loading' } },
        loading: {
          description: '正在下载列表的代码',
          invoke: { id: 'loadTools', src: 'loadTools', onDone: 'open', onError: 'lost' },
        },
        lost: { description: '列表的代码没有下载到', on: { 'page.opened': 'closed' } },
        open: {
          description: '列表可用',
          type: 'parallel',
          invoke: [
            { id: 'clock', src: 'clock' },
            { id: 'files', src: 'files' },
            { id: 'sharing', src: 'sharing' },
            { id: 'link', src: 'link', input: ({ context }) => ({ id: linkInAddress(context.query) }) },
            { id: 'trend', src: 'trend', input: contentAddress('') },
            { id: 'month', src: 'month', input: contentAddress('') },
            { id: 'compared', src: 'compared', input: ({ context }) => contentAddress(context.compared) },
            { id: 'fees', src: 'fees', input: contentAddress('') },
          ],
          states: {
            time: {
              description: '运价时钟按服务器的时间走',
              initial: 'starting',
              states: {
                starting: {
                  description: '列表打开时看有没有答复',
                  always: [
                    {
                      guard: 'hasAnswer',
                      target: 'known',
                      actions: { type: 'setClock', params: ({ context }) => context.answer! },
                    },
                    { target: 'known' },
                  ],
                },
                known: {
                  description: '每来一份答复就对一次时',
                  on: {
                    'xstate.snapshot.search': {
                      guard: { type: 'isOtherAnswer', params: searched },
                      actions: { type: 'setClock', params: (transition) => searched(transition).answer! },
                    },
                  },
                },
              },
            },
            comparison: {
              description: '并排的价格跟着所选',
              on: {
                'xstate.snapshot.search': {
                  guard: { type: 'isOtherCompared', params: searched },
                  actions: { type: 'askCompared', params: searched },
                },
              },
            },
            sharedLink: {
              description: '再打开时地址里的分享链接',
              on: {
                'page.opened': {
                  guard: { type: 'hasLink', params: ({ event }) => event },
                  actions: { type: 'followLink', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
  },
});

/** The search state of the event; unchanged when the search has just started. */
function searched({ context, event }: { context: FclContext; event: Pick<SearchFollowed, 'snapshot'> }): Searched {
  const { lane, answer, query } = context;
  if (event.snapshot.context === undefined)
    return { lane, answer, compared: '', answered: null, isWithoutPrices: null };
  return searchedOf(event.snapshot, query);
}

function contentAddress(query: string): ResourceAddress {
  return { path: '', query };
}

function contentRequest(query: string) {
  return { type: 'resource.asked' as const, ...contentAddress(query) };
}

export type FclRef = ActorRefFrom<typeof fclMachine>;
export type FclSnapshot = SnapshotFrom<typeof fclMachine>;
