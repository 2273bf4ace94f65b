import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { readUnNumber } from '#domain/dangerous-goods/numbers.ts';
import { SEARCH_DEBOUNCE_MS, SEGREGATION_GOODS } from '#domain/limits.ts';
import { port } from '../kit/port.ts';
import type {
  SegregationAnswer,
  SegregationCheckContext,
  SegregationCheckEvent,
  SegregationCheckInput,
} from './segregation-check.types.ts';

export const segregationCheckMachine = setup({
  types: {
    context: {} as SegregationCheckContext,
    events: {} as SegregationCheckEvent,
    input: {} as SegregationCheckInput,
    tags: {} as 'busy',
  },
  actors: { check: port<SegregationAnswer, { unNos: string[] }>('segregation-check.check') },
  actions: {
    storeTyped: assign(({ context }, { at, text }: { at: number; text: string }) => ({
      goods: context.goods.map((one, index) => (index === at ? text : one)),
    })),
    addGoods: assign(({ context }) => ({ goods: [...context.goods, ''] })),
    removeGoods: assign(({ context }, { at }: { at: number }) => ({
      goods: context.goods.filter((_, index) => index !== at),
    })),
    storeAnswer: assign((_, params: { answer: SegregationAnswer }) => params),
    forgetAnswer: assign({ answer: null }),
  },
  guards: {
    hasRoom: ({ context }) => context.goods.length < SEGREGATION_GOODS.most,
    hasSpare: ({ context }) => context.goods.length > SEGREGATION_GOODS.least,
    isComplete: ({ context }) => numbersOf(context.goods) !== null,
  },
  delays: { debounce: SEARCH_DEBOUNCE_MS },
}).createMachine({
  id: 'segregation-check',
  description: '隔离配装检查：二至六种危险品两两比对，说明能否同箱',
  context: ({ input: { goods } }) => ({ goods, answer: null }),
  initial: 'deciding',
  on: {
    'goods.typed': { target: '.editing', actions: { type: 'storeTyped', params: ({ event }) => event } },
    'goods.add': { guard: 'hasRoom', target: '.deciding', actions: 'addGoods' },
    'goods.remove': {
      guard: 'hasSpare',
      target: '.deciding',
      actions: { type: 'removeGoods', params: ({ event }) => event },
    },
  },
  states: {
    editing: { description: '正在填写，停下 300 毫秒后检查', tags: 'busy', after: { debounce: 'deciding' } },
    deciding: {
      description: '至少两个编号都完整才检查，空着的行不算',
      always: [
        { guard: 'isComplete', target: 'checking' },
        { target: 'incomplete', actions: 'forgetAnswer' },
      ],
    },
    incomplete: { description: '编号还不完整' },
    checking: {
      description: '正在检查',
      tags: 'busy',
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context }) => ({ unNos: numbersOf(context.goods) ?? [] }),
        onDone: {
          target: 'shown',
          actions: { type: 'storeAnswer', params: ({ event }) => ({ answer: event.output }) },
        },
        onError: { target: 'failed', actions: 'forgetAnswer' },
      },
    },
    shown: { description: '显示两两结论与化解办法' },
    failed: { description: '没有查成，填写的都在，可以重试', on: { 'check.retry': 'checking' } },
  },
});

/** The UN numbers to check; null while one is invalid or there are fewer than two. */
function numbersOf(goods: readonly string[]): string[] | null {
  const read = goods.filter((text) => text.trim() !== '').map(readUnNumber);
  const known = read.filter((number) => number !== null);
  return known.length === read.length && known.length >= SEGREGATION_GOODS.least ? known : null;
}

export type SegregationCheckRef = ActorRefFrom<typeof segregationCheckMachine>;
export type SegregationCheckSnapshot = SnapshotFrom<typeof segregationCheckMachine>;
