import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { withNext } from '../kit/list.ts';
import { port } from '../kit/port.ts';
import { failureOf, isGivenUp, noResult, withoutSent } from './operator-notices.rules.ts';
import type {
  NoticesFailure,
  OperatorNoticesContext,
  OperatorNoticesEvent,
  OutgoingPage,
  OutgoingRequest,
  OutgoingState,
} from './operator-notices.types.ts';

type Failure = { error: unknown };

export const operatorNoticesMachine = setup({
  types: {
    context: {} as OperatorNoticesContext,
    events: {} as OperatorNoticesEvent,
    tags: {} as 'reading',
  },
  actors: {
    readPage: port<OutgoingPage, OutgoingRequest>('operatorNotices.page'),
    send: port<unknown, { id: string }>('operatorNotices.send'),
  },
  actions: {
    storeState: assign((_, { state }: { state: OutgoingState }) => ({ ...noResult, state, list: null })),
    storePage: assign((_, { output }: { output: OutgoingPage }) => ({ list: output })),
    appendPage: assign(({ context: { list } }, { output }: { output: OutgoingPage }) => ({
      list: withNext(list, output),
    })),
    storeFailure: assign((_, { of, error }: Failure & Pick<NoticesFailure, 'of'>) => ({
      failure: failureOf(of, error),
    })),
    clearResult: assign(noResult),
    storeSending: assign((_, { id }: { id: string }) => ({ ...noResult, sending: id })),
    removeSent: assign(({ context }) => ({ list: withoutSent(context), sending: null, isSent: true })),
    forgetSending: assign({ sending: null }),
  },
  guards: {
    hasMore: ({ context }) => (context.list?.next ?? null) !== null,
    isGivenUp: ({ context }, { id }: { id: string }) => isGivenUp(context, id),
  },
}).createMachine({
  id: 'operator-notices',
  description: '操作室里的通知：放弃的、还在重试的与已发出的，放弃的可以再发一次',
  context: { ...noResult, state: 'dead', list: null, sending: null },
  initial: 'reading',
  states: {
    reading: {
      description: '读第一页，旧的先留着',
      tags: 'reading',
      invoke: {
        id: 'firstPage',
        src: 'readPage',
        input: ({ context: { state } }) => ({ state, after: null }),
        onDone: { target: 'browsing', actions: { type: 'storePage', params: ({ event }) => event } },
        onError: { target: 'unread', actions: failureAction('list') },
      },
    },
    unread: {
      description: '没有读到，说明原因',
      on: { 'list.renew': { target: 'reading', actions: 'clearResult' } },
    },
    browsing: {
      description: '列出',
      on: {
        'state.chosen': { target: 'reading', actions: { type: 'storeState', params: ({ event }) => event } },
        'list.renew': { target: 'reading', actions: 'clearResult' },
        'list.more': { guard: 'hasMore', target: 'readingMore', actions: 'clearResult' },
        'notice.send': {
          guard: { type: 'isGivenUp', params: ({ event }) => event },
          target: 'sending',
          actions: { type: 'storeSending', params: ({ event }) => event },
        },
      },
    },
    readingMore: {
      description: '接着读下一页',
      tags: 'reading',
      invoke: {
        id: 'nextPage',
        src: 'readPage',
        input: ({ context: { state, list } }) => ({ state, after: list?.next ?? null }),
        onDone: { target: 'browsing', actions: { type: 'appendPage', params: ({ event }) => event } },
        onError: { target: 'browsing', actions: failureAction('list') },
      },
    },
    sending: {
      description: '请它再发一次',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ id: context.sending! }),
        onDone: { target: 'browsing', actions: 'removeSent' },
        onError: {
          target: 'browsing',
          actions: ['forgetSending', failureAction('send')],
          description: '没有办成，或别人先再发了：说明原因，这一条留着',
        },
      },
    },
  },
});

export type OperatorNoticesRef = ActorRefFrom<typeof operatorNoticesMachine>;
export type OperatorNoticesSnapshot = SnapshotFrom<typeof operatorNoticesMachine>;

function failureAction(of: NoticesFailure['of']) {
  return {
    type: 'storeFailure',
    params: ({ event: { error } }: { event: Failure }) => ({ of, error }),
  } as const;
}
