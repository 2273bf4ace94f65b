import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { FIGURES_INTERVAL_MS } from '#domain/limits.ts';
import { carouselMachine } from '../carousel/index.ts';
import type { DangerousLookupRef } from '../dangerous-lookup/index.ts';
import type { FeedbackRef } from '../feedback/index.ts';
import { lazy } from '../kit/lazy.ts';
import { feed } from '../kit/port.ts';
import { type ResourceAddress, type ResourceSnapshot, resourceMachine } from '../resource/index.ts';
import type { SearchRef } from '../search/index.ts';
import type { SegregationCheckRef } from '../segregation-check/index.ts';
import { EXAMPLE, EXAMPLES, trendsOf } from './home.rules.ts';
import type { HomeContext, HomeEvent, HomeSection } from './home.types.ts';

type LanesState = { snapshot: Partial<ResourceSnapshot> };

/** A child that has only begun has no context yet. */
const trendsAt = ({ snapshot }: LanesState) =>
  snapshot.context === undefined ? '' : trendsOf(snapshot as ResourceSnapshot);

const lookup = (name: string) => lazy<DangerousLookupRef, never, undefined>(name);

export const homeMachine = setup({
  types: {
    context: {} as HomeContext,
    events: {} as HomeEvent,
    children: {} as {
      locations: 'locations';
      lanes: 'lanes';
      lanesOfClass: 'lanesOfClass';
      trends: 'trends';
      news: 'news';
      figures: 'figures';
      partners: 'partners';
      carousel: 'carousel';
      search: 'search';
      cardLookup: 'cardLookup';
      lookup: 'lookup';
      segregation: 'segregation';
      feedback: 'feedback';
    },
  },
  actors: {
    locations: resourceMachine,
    lanes: resourceMachine,
    lanesOfClass: resourceMachine,
    trends: resourceMachine,
    news: resourceMachine,
    figures: resourceMachine,
    partners: resourceMachine,
    carousel: carouselMachine,
    search: lazy<SearchRef, never, { mode: 'form' }>('home.search'),
    cardLookup: lookup('home.cardLookup'),
    lookup: lookup('home.lookup'),
    segregation: lazy<SegregationCheckRef, never, { goods: string[] }>('home.segregation'),
    feedback: lazy<FeedbackRef, never, undefined>('home.feedback'),
    visibility: feed<HomeEvent>('home.visibility'),
    rest: feed<HomeEvent>('home.rest'),
  },
  actions: {
    storeKind: assign((_, { kind }: { kind: string }) => ({ kind })),
    storeClass: assign((_, { dgClass }: { dgClass: string }) => ({ dgClass })),
    storeTrends: assign((_, params: LanesState) => ({ trends: trendsAt(params) })),
    askLocations: sendTo('locations', (_, { kind }: { kind: string }) => asked(kind)),
    askLanesOfClass: sendTo('lanesOfClass', (_, { dgClass }: { dgClass: string }) => asked(dgClass)),
    askTrends: sendTo('trends', ({ context }) => asked(context.trends)),
    askLanes: sendTo('lanes', asked('')),
    askNews: sendTo('news', asked('')),
    askFigures: sendTo('figures', asked('')),
    askExample: sendTo('lookup', { type: 'lookup.typed', text: EXAMPLE }),
  },
  guards: {
    isAmong: (_, { section, of }: { section: string; of: readonly HomeSection[] }) =>
      (of as readonly string[]).includes(section),
    isOtherKind: ({ context }, { kind }: { kind: string }) => kind !== context.kind,
    isOtherClass: ({ context }, { dgClass }: { dgClass: string }) => dgClass !== context.dgClass,
    areOtherTrends: ({ context }, params: LanesState) => trendsAt(params) !== '' && trendsAt(params) !== context.trends,
  },
  delays: { figuresInterval: FIGURES_INTERVAL_MS },
}).createMachine({
  id: 'home',
  description:
    '首页的内容：查询卡有人用才开始，一屏以外的各段临近时才开始，不带内容来的页面稍后也都开始，各块自己去读；走势跟着热门航线，数字在有人看时每分钟更新，回到这一页时航线与资讯再读',
  context: { kind: '', dgClass: '', trends: '' },
  invoke: [
    { id: 'visibility', src: 'visibility' },
    { id: 'rest', src: 'rest' },
  ],
  type: 'parallel',
  states: {
    card: {
      description: '查询卡',
      initial: 'away',
      states: {
        away: {
          description: '还没有人去用',
          on: { 'sections.due': 'near', 'section.near': { guard: near('card'), target: 'near' } },
        },
        near: {
          description: '有人用：查询与查危险品开始',
          invoke: [
            { id: 'search', src: 'search', input: { mode: 'form' } },
            { id: 'cardLookup', src: 'cardLookup' },
          ],
        },
      },
    },
    places: {
      description: '查询卡里的港口、机场、站点或城市',
      initial: 'closed',
      states: {
        closed: {
          description: '还没有人要选',
          on: {
            'locations.wanted': { target: 'open', actions: { type: 'storeKind', params: ({ event }) => event } },
          },
        },
        open: {
          description: '读所选服务的那一种',
          invoke: { id: 'locations', src: 'locations', input: ({ context }) => asking(context.kind) },
          on: {
            'locations.wanted': {
              guard: { type: 'isOtherKind', params: ({ event }) => event },
              actions: [
                { type: 'storeKind', params: ({ event }) => event },
                { type: 'askLocations', params: ({ event }) => event },
              ],
            },
          },
        },
      },
    },
    classes: {
      description: '一个类别的航线',
      initial: 'closed',
      states: {
        closed: {
          description: '还没有看过',
          on: { 'class.wanted': { target: 'open', actions: { type: 'storeClass', params: ({ event }) => event } } },
        },
        open: {
          description: '看过',
          invoke: { id: 'lanesOfClass', src: 'lanesOfClass', input: ({ context }) => asking(context.dgClass) },
          initial: 'shown',
          on: {
            'class.wanted': [
              {
                guard: { type: 'isOtherClass', params: ({ event }) => event },
                target: '.shown',
                actions: [
                  { type: 'storeClass', params: ({ event }) => event },
                  { type: 'askLanesOfClass', params: ({ event }) => event },
                ],
              },
              { target: '.shown' },
            ],
          },
          states: {
            shown: { description: '显示这个类别的航线', on: { 'class.left': 'left' } },
            left: { description: '又显示热门航线' },
          },
        },
      },
    },
    figures: {
      description: '平台的数字，类别一段与页尾一段都用',
      initial: 'away',
      states: {
        away: {
          description: '两段都还远',
          on: {
            'sections.due': 'near',
            'section.near': { guard: near('classes', 'closing'), target: 'near' },
          },
        },
        near: {
          description: '有一段临近过',
          invoke: { id: 'figures', src: 'figures', input: asking('') },
          initial: 'seen',
          states: {
            seen: {
              description: '看着：数字每分钟更新',
              after: { figuresInterval: { target: 'seen', reenter: true, actions: 'askFigures' } },
              on: { 'page.hidden': 'unseen' },
            },
            unseen: {
              description: '没有人看：不更新，回来时再读',
              on: { 'page.shown': { target: 'seen', actions: 'askFigures' } },
            },
          },
        },
      },
    },
    announcements: {
      description: '轮播一段',
      initial: 'away',
      states: {
        away: {
          description: '还远',
          on: { 'sections.due': 'near', 'section.near': { guard: near('classes'), target: 'near' } },
        },
        near: { description: '临近过', invoke: { id: 'carousel', src: 'carousel' } },
      },
    },
    lanes: {
      description: '热门航线与走势一段',
      initial: 'away',
      states: {
        away: {
          description: '还远',
          on: {
            'sections.due': 'near',
            'section.near': { guard: near('lanes'), target: 'near' },
            'class.wanted': { target: 'near', description: '某个类别的航线显示在这一段' },
          },
        },
        near: {
          description: '临近过：最先显示的几条航线画走势',
          invoke: [
            {
              id: 'lanes',
              src: 'lanes',
              input: asking(''),
              onSnapshot: {
                guard: { type: 'areOtherTrends', params: ({ event }) => event },
                actions: [{ type: 'storeTrends', params: ({ event }) => event }, 'askTrends'],
                description: '最先显示的几条航线画走势',
              },
            },
            { id: 'trends', src: 'trends', input: asking('') },
          ],
          on: { 'page.shown': { actions: 'askLanes' } },
        },
      },
    },
    tools: {
      description: '每天要查的工具一段',
      initial: 'away',
      states: {
        away: {
          description: '还远',
          on: { 'sections.due': 'near', 'section.near': { guard: near('tools'), target: 'near' } },
        },
        near: {
          description: '临近过：各工具先显示一个例子',
          invoke: [
            { id: 'lookup', src: 'lookup' },
            { id: 'segregation', src: 'segregation', input: { goods: EXAMPLES } },
          ],
          entry: 'askExample',
        },
      },
    },
    closing: {
      description: '资讯、伙伴与问人一段',
      initial: 'away',
      states: {
        away: {
          description: '还远',
          on: { 'sections.due': 'near', 'section.near': { guard: near('closing'), target: 'near' } },
        },
        near: {
          description: '临近过',
          invoke: [
            { id: 'news', src: 'news', input: asking('') },
            { id: 'partners', src: 'partners', input: asking('') },
            { id: 'feedback', src: 'feedback' },
          ],
          on: { 'page.shown': { actions: 'askNews' } },
        },
      },
    },
  },
});

function near(...of: readonly HomeSection[]) {
  return {
    type: 'isAmong' as const,
    params: ({ event: { section } }: { event: { section: string } }) => ({ section, of }),
  };
}

function asking(query: string): ResourceAddress {
  return { path: '', query };
}

function asked(query: string) {
  return { type: 'resource.asked' as const, ...asking(query) };
}

export type HomeRef = ActorRefFrom<typeof homeMachine>;
export type HomeSnapshot = SnapshotFrom<typeof homeMachine>;
