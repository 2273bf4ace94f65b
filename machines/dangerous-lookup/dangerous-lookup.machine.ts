import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { SEARCH_DEBOUNCE_MS } from '#domain/limits.ts';
import { port } from '../kit/port.ts';
import type {
  DangerousLookupContext,
  DangerousLookupEvent,
  DgEntry,
  DgSheet,
  SheetAnswer,
} from './dangerous-lookup.types.ts';

export const dangerousLookupMachine = setup({
  types: {
    context: {} as DangerousLookupContext,
    events: {} as DangerousLookupEvent,
    tags: {} as 'open',
  },
  actors: {
    findMatches: port<readonly DgEntry[], { text: string }>('dangerous-lookup.findMatches'),
    readSheet: port<SheetAnswer, { unNo: string }>('dangerous-lookup.readSheet'),
  },
  actions: {
    storeText: assign((_, { text }: { text: string }) => ({ text, matches: [] })),
    storeMatches: assign((_, { matches }: { matches: readonly DgEntry[] }) => ({ matches })),
    storeNumber: assign((_, { unNo }: { unNo: string }) => ({ unNo, sheet: null })),
    storeSheet: assign((_, { sheet }: { sheet: DgSheet | null }) => ({ sheet })),
  },
  guards: {
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
    isMissing: (_, { outcome }: { outcome: SheetAnswer['outcome'] }) => outcome === 'missing',
  },
  delays: { debounce: SEARCH_DEBOUNCE_MS },
}).createMachine({
  id: 'dangerous-lookup',
  description: '查危险品：输入编号、CAS 或品名给出候选，选中后打开这个编号的资料',
  context: { text: '', matches: [], unNo: '', sheet: null },
  type: 'parallel',
  states: {
    matching: {
      description: '按输入找候选',
      initial: 'idle',
      on: {
        'lookup.typed': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event },
            target: '.idle',
            actions: { type: 'storeText', params: ({ event }) => event },
          },
          { target: '.waiting', actions: { type: 'storeText', params: ({ event }) => event } },
        ],
      },
      states: {
        idle: { description: '没有输入' },
        waiting: {
          description: '正在输入，停下 300 毫秒后查找',
          after: { debounce: 'searching' },
        },
        searching: {
          description: '正在查找；再输入就不等这次的结果',
          invoke: {
            id: 'findMatches',
            src: 'findMatches',
            input: ({ context }) => ({ text: context.text }),
            onDone: {
              target: 'offered',
              actions: { type: 'storeMatches', params: ({ event }) => ({ matches: event.output }) },
            },
            onError: 'failed',
          },
        },
        offered: { description: '给出候选，一个也没有就说明' },
        failed: { description: '没有查成，可以重试', on: { 'lookup.retry': 'searching' } },
      },
    },
    sheet: {
      description: '一个编号的资料',
      initial: 'closed',
      on: {
        'sheet.open': { target: '.reading', actions: { type: 'storeNumber', params: ({ event }) => event } },
      },
      states: {
        closed: { description: '没有打开' },
        reading: {
          description: '正在读取；再选一个就不等这次的结果',
          tags: 'open',
          invoke: {
            id: 'readSheet',
            src: 'readSheet',
            input: ({ context }) => ({ unNo: context.unNo }),
            onDone: [
              { guard: { type: 'isMissing', params: ({ event }) => event.output }, target: 'missing' },
              {
                target: 'shown',
                actions: {
                  type: 'storeSheet',
                  params: ({ event: { output } }) => ({ sheet: output.outcome === 'found' ? output.sheet : null }),
                },
              },
            ],
            onError: 'failed',
          },
          on: { 'sheet.close': 'closed' },
        },
        shown: {
          description: '类别、限量、单证、可走的航线与船公司',
          tags: 'open',
          on: { 'sheet.close': 'closed' },
        },
        missing: { description: '名录里没有这个编号', tags: 'open', on: { 'sheet.close': 'closed' } },
        failed: {
          description: '没有读到，可以重试',
          tags: 'open',
          on: { 'sheet.retry': 'reading', 'sheet.close': 'closed' },
        },
      },
    },
  },
});

export type DangerousLookupRef = ActorRefFrom<typeof dangerousLookupMachine>;
export type DangerousLookupSnapshot = SnapshotFrom<typeof dangerousLookupMachine>;
