import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { SellingAnswer, SellingRequest } from '#contract/calls/item.ts';
import { toFailure } from '#domain/failure.ts';
import { SEARCH_DEBOUNCE_MS } from '#domain/limits.ts';
import { NO_RECENT_LOCATIONS, type RecentLocations } from '#domain/locations/recent.ts';
import { effect } from '../kit/effect.ts';
import { feed, port } from '../kit/port.ts';
import {
  editTerms,
  isAnswerOf,
  isComparable,
  isComplete,
  isSameAddress,
  isSameLane,
  namedBy,
  recentAfter,
  requestOf,
  toggleCompared,
} from './search.edits.ts';
import { decodeTerms, defaultTerms, encodeTerms } from './search.rules.ts';
import type { SearchContext, SearchEdit, SearchEvent, SearchInput } from './search.types.ts';

export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as SearchInput,
    tags: {} as 'busy' | 'outdated',
  },
  actors: {
    address: feed<SearchEvent>('search.address'),
    search: port<SellingAnswer, SellingRequest>('search.search'),
  },
  actions: {
    readAddress: assign((_, { query }: { query: string }) => ({ terms: decodeTerms(query), showErrors: false })),
    edit: assign(({ context }, { edit }: { edit: SearchEdit }) => ({
      terms: editTerms(context.terms, edit),
      recent: recentAfter(context.recent, edit),
    })),
    compare: assign(({ context }, { priceId }: { priceId: string }) => ({
      terms: toggleCompared(context.terms, priceId),
    })),
    revealErrors: assign({ showErrors: true }),
    storeAnswer: assign(({ context }, { answer }: { answer: SellingAnswer }) => {
      const terms = namedBy(context.terms, answer);
      return { answer, answered: terms, terms };
    }),
    forgetAnswer: assign({ answer: null, answered: null }),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    storeRecent: assign((_, { recent }: { recent: RecentLocations }) => ({ recent })),
    forgetFailure: assign({ failure: null }),
    /** Replaces the URL's query with the terms, without a new history entry. */
    writeAddress: effect<{ query: string }>(),
    /** Stores the recently chosen ports in this browser. */
    keepRecent: effect<{ recent: RecentLocations }>(),
    /** Opens the price list with these terms: the named service's, or that of this search. */
    openList: effect<{ query: string; list: string | null }>(),
  },
  guards: {
    isOtherAddress: ({ context }, { query }: { query: string }) => !isSameAddress(context.terms, decodeTerms(query)),
    isIncomplete: ({ context }) => !isComplete(context.terms),
    isForm: ({ context }) => context.mode === 'form',
    isReadyForm: ({ context }) => context.mode === 'form' && isComplete(context.terms),
    isAnswered: ({ context }) => isAnswerOf(context.terms, context.answered) && context.failure === null,
    hasOldRows: ({ context: { terms, answer, answered } }) =>
      answer !== null && answer.items.length > 0 && answered !== null && isSameLane(terms, answered),
    isComparable: ({ context }, { priceId }: { priceId: string }) => isComparable(context.terms, priceId),
    hasRows: ({ context }) => context.answer !== null && context.answer.items.length > 0,
  },
  delays: { debounce: SEARCH_DEBOUNCE_MS },
}).createMachine({
  id: 'search',
  description: '运价搜索：首页、整箱列表与询价页共用一份条件，条件都在网址里',
  context: ({ input }) => ({
    mode: input.mode,
    terms: defaultTerms,
    showErrors: false,
    answer: null,
    answered: null,
    failure: null,
    recent: input.recent ?? NO_RECENT_LOCATIONS,
  }),
  invoke: { id: 'address', src: 'address' },
  initial: 'idle',
  on: {
    'address.changed': {
      guard: { type: 'isOtherAddress', params: ({ event }) => event },
      target: '.deciding',
      actions: { type: 'readAddress', params: ({ event }) => event },
    },
    'recent.changed': { actions: { type: 'storeRecent', params: ({ event }) => event } },
    'search.edit': {
      target: '.editing',
      actions: [
        { type: 'edit', params: ({ event }) => event },
        { type: 'keepRecent', params: ({ context }) => ({ recent: context.recent }) },
      ],
    },
    'search.compare': {
      guard: { type: 'isComparable', params: ({ event }) => event },
      actions: [
        { type: 'compare', params: ({ event }) => event },
        { type: 'writeAddress', params: ({ context }) => ({ query: encodeTerms(context.terms) }) },
      ],
    },
    'search.submit': [
      {
        guard: 'isReadyForm',
        target: '.idle',
        actions: [
          'revealErrors',
          {
            type: 'openList',
            params: ({ context, event }) => ({ query: encodeTerms(context.terms), list: event.list ?? null }),
          },
        ],
        description: '首页与询价页把条件带到列表',
      },
      { target: '.deciding', actions: 'revealErrors' },
    ],
  },
  states: {
    idle: { description: '条件还不能查询，或只填写不查询' },
    editing: {
      description: '正在修改条件，停下 300 毫秒后查询',
      after: { debounce: 'deciding' },
    },
    deciding: {
      description: '条件已定：不完整就等待，没有变化就不再查',
      always: [{ guard: 'isIncomplete', target: 'idle' }, { target: 'writing' }],
    },
    writing: {
      description: '把条件写进网址',
      entry: { type: 'writeAddress', params: ({ context }) => ({ query: encodeTerms(context.terms) }) },
      always: [
        { guard: 'isForm', target: 'idle' },
        { guard: 'isAnswered', target: 'answered' },
        { guard: 'hasOldRows', target: 'refreshing' },
        { target: 'searching', actions: 'forgetAnswer' },
      ],
    },
    searching: {
      description: '正在查询，还没有可显示的价格',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => requestOf(context.terms),
        onDone: {
          target: 'answered',
          actions: [
            { type: 'storeAnswer', params: ({ event }) => ({ answer: event.output }) },
            { type: 'writeAddress', params: ({ context }) => ({ query: encodeTerms(context.terms) }) },
          ],
        },
        onError: {
          target: 'failed',
          actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    refreshing: {
      description: '正在重新查询，原来的价格留在屏幕上',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => requestOf(context.terms),
        onDone: {
          target: 'answered',
          actions: [
            { type: 'storeAnswer', params: ({ event }) => ({ answer: event.output }) },
            { type: 'writeAddress', params: ({ context }) => ({ query: encodeTerms(context.terms) }) },
          ],
        },
        onError: {
          target: 'outdated',
          actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    answered: {
      description: '有了答复',
      always: [{ guard: 'hasRows', target: 'shown' }, { target: 'empty' }],
    },
    shown: {
      description: '显示价格',
      on: { 'search.retry': 'refreshing' },
    },
    empty: {
      description: '该航线暂无在线运价，可以询价或改条件',
      on: { 'search.retry': { target: 'searching', actions: 'forgetAnswer' } },
    },
    outdated: {
      description: '刷新失败：原来的价格留着，说明未能更新，可以重试',
      tags: 'outdated',
      on: { 'search.retry': 'refreshing' },
    },
    failed: {
      description: '查询失败，可以重试',
      on: { 'search.retry': 'searching' },
    },
  },
});

export type SearchRef = ActorRefFrom<typeof searchMachine>;
export type SearchSnapshot = SnapshotFrom<typeof searchMachine>;
