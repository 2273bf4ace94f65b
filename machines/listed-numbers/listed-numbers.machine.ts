import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { UnEntry } from '#domain/dangerous-goods/un-list/entry.ts';
import { toFailure } from '#domain/failure.ts';
import { port } from '../kit/port.ts';
import type {
  ListedNumbersContext,
  ListedNumbersEvent,
  ListedNumbersInput,
  NumbersRequest,
} from './listed-numbers.types.ts';

const parent = ({ context }: { context: ListedNumbersContext }) => context.parent;

type RequestedNumbers = Extract<ListedNumbersEvent, { type: 'numbers.asked' }>;
type FoundEntries = { entries: readonly UnEntry[] };

const unreadOf = ({ unlisted }: ListedNumbersContext, unNos: readonly string[]) =>
  unNos.filter((unNo) => !unlisted.includes(unNo));

const storeNumbers = {
  type: 'storeRequestedNumbers',
  params: ({ event }: { event: RequestedNumbers }) => event,
} as const;
const isUnread = { type: 'isUnread', params: ({ event }: { event: RequestedNumbers }) => event } as const;

export const listedNumbersMachine = setup({
  types: {
    context: {} as ListedNumbersContext,
    events: {} as ListedNumbersEvent,
    input: {} as ListedNumbersInput,
  },
  actors: { read: port<readonly UnEntry[], NumbersRequest>('listed-numbers.read') },
  actions: {
    storeRequestedNumbers: assign(({ context }, { unNos }: RequestedNumbers) => ({
      wanted: unreadOf(context, unNos),
      failure: null,
    })),
    storeUnlisted: assign(({ context }, { entries }: FoundEntries) => ({
      unlisted: [...context.unlisted, ...context.wanted.filter((unNo) => !entries.some((one) => one.unNo === unNo))],
      wanted: [],
      failure: null,
    })),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    tellFound: sendTo(parent, (_, { entries }: FoundEntries) => ({ type: 'numbers.found', entries })),
  },
  guards: {
    isUnread: ({ context }, { unNos }: RequestedNumbers) => unreadOf(context, unNos).length > 0,
    hasPendingNumbers: ({ context }) => context.wanted.length > 0,
    isOther: ({ context }, { unNos }: RequestedNumbers) => unreadOf(context, unNos).join() !== context.wanted.join(),
  },
}).createMachine({
  id: 'listed-numbers',
  description: '查 UN 编号：表单里填了号，就到危险品目录取它的资料，取到后填进表单',
  context: ({ input }) => ({ ...input, wanted: [], unlisted: [], failure: null }),
  initial: 'known',
  states: {
    known: {
      description: '表单里的编号都查过',
      on: { 'numbers.asked': { guard: isUnread, target: 'reading', actions: storeNumbers } },
    },
    reading: {
      description: '正在查编号，填写照常',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { wanted } }) => ({ unNos: wanted }),
        onDone: {
          target: 'known',
          actions: [
            { type: 'storeUnlisted', params: ({ event }) => ({ entries: event.output }) },
            { type: 'tellFound', params: ({ event }) => ({ entries: event.output }) },
          ],
        },
        onError: { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
      on: {
        'numbers.asked': [
          {
            guard: { type: 'isOther', params: ({ event }) => event },
            target: 'settling',
            actions: storeNumbers,
            description: '编号又改了：按现在的查',
          },
        ],
      },
    },
    settling: {
      description: '看还有没有要查的编号',
      always: [{ guard: 'hasPendingNumbers', target: 'reading' }, { target: 'known' }],
    },
    failed: {
      description: '没有查到目录，说明原因，可以重试；填写的内容都在',
      on: {
        'numbers.asked': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'settling',
          actions: storeNumbers,
        },
        'numbers.retry': 'reading',
      },
    },
  },
});

export type ListedNumbersRef = ActorRefFrom<typeof listedNumbersMachine>;
export type ListedNumbersSnapshot = SnapshotFrom<typeof listedNumbersMachine>;
