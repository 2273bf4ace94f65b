import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { isConflict } from '#domain/conflict.ts';
import { toFailure } from '#domain/failure.ts';
import type { KeptFile } from '#domain/files/kept-file.ts';
import type { DangerousStatus, DeskStatus } from '#domain/orders/statuses.ts';
import { effect } from '../kit/effect.ts';
import { port } from '../kit/port.ts';
import {
  closed,
  decisionOf,
  hasPicture,
  hasReason,
  isMoveComplete,
  isReturning,
  moveOf,
  untouched,
} from './desk-order.rules.ts';
import type {
  Decision,
  DeskOrderContext,
  DeskOrderEvent,
  DeskOrderInput,
  MoveRequest,
  OpenedFile,
  OrderSheet,
  PaperDecision,
  PaperFileRequest,
} from './desk-order.types.ts';

type Failed = { error: unknown };
type Paper = Pick<Decision, 'paper' | 'version'>;

export const deskOrderMachine = setup({
  types: {
    context: {} as DeskOrderContext,
    events: {} as DeskOrderEvent,
    input: {} as DeskOrderInput,
    tags: {} as 'acting',
  },
  actors: {
    readSheet: port<OrderSheet, { orderNo: string }>('deskOrder.read'),
    moveOrder: port<unknown, MoveRequest>('deskOrder.move'),
    decidePaper: port<unknown, PaperDecision>('deskOrder.decide'),
    readFile: port<string | null, PaperFileRequest>('deskOrder.file'),
  },
  actions: {
    openOrder: assign((_, { orderNo }: { orderNo: string }) => ({ ...closed, orderNo })),
    closeOrder: assign(closed),
    storeSheet: assign((_, { output }: { output: OrderSheet }) => ({ sheet: output })),
    tellQueue: sendTo(
      ({ context }) => context.parent,
      (_, { output }: { output: OrderSheet }) => ({ type: 'order.changed', row: output.row }),
    ),
    storeRefusal: assign((_, { error }: Failed) => ({ refusal: toFailure(error).message })),
    forgetRefusal: assign({ refusal: null }),
    chooseMove: assign(({ context }, { status }: { status: DeskStatus }) => ({
      move: { ...context.move, status },
      refusal: null,
    })),
    chooseDangerous: assign(({ context }, { dgStatus }: { dgStatus: DangerousStatus }) => ({
      move: { ...context.move, dgStatus },
      refusal: null,
    })),
    storeRemark: assign(({ context }, { remark }: { remark: string }) => ({
      move: { ...context.move, remark },
      refusal: null,
    })),
    acceptPaper: assign((_, { paper, version }: Paper) => ({
      decision: { paper, version, decision: 'ACCEPT' as const, reason: '' },
      refusal: null,
    })),
    doubtPaper: assign((_, { paper, version }: Paper) => ({
      decision: { paper, version, decision: 'RETURN' as const, reason: '' },
      refusal: null,
    })),
    storeReason: assign(({ context }, { reason }: { reason: string }) => ({
      decision: context.decision && { ...context.decision, reason },
      refusal: null,
    })),
    keepPaper: assign({ decision: null, refusal: null }),
    tellMoved: assign({ ...untouched, done: 'moved' }),
    tellDecided: assign(({ context }) => ({
      ...untouched,
      done: context.decision?.decision === 'ACCEPT' ? ('accepted' as const) : ('returned' as const),
    })),
    forgetDone: assign({ done: null }),
    forgetChoices: assign(untouched),
    nameFile: assign((_, { file }: { file: KeptFile }) => ({ opened: { file, address: null }, refusal: null })),
    storeFile: assign(({ context }, { output }: { output: string | null }) => ({
      opened: context.opened && { ...context.opened, address: output },
    })),
    forgetFile: assign({ opened: null }),
    freeFile: effect<{ opened: OpenedFile | null }>(),
  },
  guards: {
    isMoveComplete: ({ context }) => isMoveComplete(context.move),
    isReturning: ({ context }) => isReturning(context.decision),
    isNotReturning: ({ context }) => !isReturning(context.decision),
    hasReason: ({ context }) => hasReason(context.decision),
    isPictureShown: ({ context }) => hasPicture(context.opened),
    isOtherFile: ({ context: { opened } }, { file }: { file: KeptFile }) =>
      !hasPicture(opened) || opened.file.fileId !== file.fileId,
    isOutdated: (_, { error }: Failed) => isConflict(error),
  },
}).createMachine({
  id: 'desk-order',
  description: '操作室里打开的一单：看整单，推进状态，审单证；别处先动了就重新读',
  context: ({ input }) => ({ ...closed, ...input }),
  initial: 'closed',
  states: {
    closed: {
      description: '没有打开的订单',
      on: { 'order.open': { target: 'opening', actions: { type: 'openOrder', params: ({ event }) => event } } },
    },
    opening: {
      description: '读整单；同一单旧的先留着',
      invoke: {
        id: 'readSheet',
        src: 'readSheet',
        input: ({ context }) => ({ orderNo: context.orderNo ?? '' }),
        onDone: {
          target: 'open',
          actions: [
            { type: 'storeSheet', params: ({ event }) => event },
            { type: 'tellQueue', params: ({ event }) => event },
          ],
        },
        onError: { target: 'unread', actions: { type: 'storeRefusal', params: ({ event }) => event } },
      },
      on: {
        'order.open': {
          target: 'opening',
          reenter: true,
          actions: [freeing(), { type: 'openOrder', params: ({ event }) => event }],
        },
        'order.close': { target: 'closed', actions: [freeing(), 'closeOrder'] },
      },
    },
    unread: {
      description: '没有读到，说明原因',
      on: {
        'order.retry': { target: 'opening', actions: 'forgetRefusal' },
        'order.open': {
          target: 'opening',
          actions: [freeing(), { type: 'openOrder', params: ({ event }) => event }],
        },
        'order.close': { target: 'closed', actions: [freeing(), 'closeOrder'] },
      },
    },
    open: {
      description: '看整单，选下一步，审单证',
      on: {
        'order.open': {
          target: 'opening',
          actions: [freeing(), { type: 'openOrder', params: ({ event }) => event }],
        },
        'order.close': { target: 'closed', actions: [freeing(), 'closeOrder'] },
        'move.chosen': { actions: { type: 'chooseMove', params: ({ event }) => event } },
        'dangerous.chosen': { actions: { type: 'chooseDangerous', params: ({ event }) => event } },
        'remark.typed': { actions: { type: 'storeRemark', params: ({ event }) => event } },
        'move.submit': { guard: 'isMoveComplete', target: 'moving' },
        'paper.accept': {
          guard: 'isNotReturning',
          target: 'deciding',
          actions: { type: 'acceptPaper', params: ({ event }) => event },
        },
        'paper.doubt': {
          guard: 'isNotReturning',
          actions: { type: 'doubtPaper', params: ({ event }) => event },
        },
        'reason.typed': {
          guard: 'isReturning',
          actions: { type: 'storeReason', params: ({ event }) => event },
        },
        'paper.return': { guard: 'hasReason', target: 'deciding' },
        'paper.keep': { guard: 'isReturning', actions: 'keepPaper' },
        'file.open': {
          guard: { type: 'isOtherFile', params: ({ event }) => event },
          target: 'readingFile',
          actions: [freeing(), { type: 'nameFile', params: ({ event }) => event }],
        },
        'file.close': { guard: 'isPictureShown', actions: [freeing(), 'forgetFile'] },
      },
    },
    readingFile: {
      description: '取单证的文件：图片就地打开，其他的在外面打开',
      tags: 'acting',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ orderNo: context.orderNo ?? '', file: context.opened?.file ?? null }),
        onDone: { target: 'open', actions: { type: 'storeFile', params: ({ event }) => event } },
        onError: {
          target: 'open',
          actions: ['forgetFile', { type: 'storeRefusal', params: ({ event }) => event }],
        },
      },
    },
    moving: {
      description: '正在推进状态',
      tags: 'acting',
      entry: 'forgetDone',
      invoke: {
        id: 'moveOrder',
        src: 'moveOrder',
        input: ({ context }) => moveOf(context),
        onDone: { target: 'opening', actions: 'tellMoved' },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'opening',
            actions: ['forgetChoices', { type: 'storeRefusal', params: ({ event }) => event }],
            description: '别人先动了：重新读',
          },
          { target: 'open', actions: { type: 'storeRefusal', params: ({ event }) => event } },
        ],
      },
    },
    deciding: {
      description: '正在收下或退回单证',
      tags: 'acting',
      entry: 'forgetDone',
      invoke: {
        id: 'decidePaper',
        src: 'decidePaper',
        input: ({ context }) => decisionOf(context),
        onDone: { target: 'opening', actions: 'tellDecided' },
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'opening',
            actions: ['forgetChoices', { type: 'storeRefusal', params: ({ event }) => event }],
            description: '已有新版或新结果：重新读',
          },
          { target: 'open', actions: { type: 'storeRefusal', params: ({ event }) => event } },
        ],
      },
    },
  },
});

/** The address of a picture is given back before another file or order takes its place. */
function freeing() {
  return {
    type: 'freeFile',
    params: ({ context }: { context: DeskOrderContext }) => ({ opened: context.opened }),
  } as const;
}

export type DeskOrderRef = ActorRefFrom<typeof deskOrderMachine>;
export type DeskOrderSnapshot = SnapshotFrom<typeof deskOrderMachine>;
