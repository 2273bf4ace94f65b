import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { isConflict } from '#domain/conflict.ts';
import { toFailure } from '#domain/failure.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import { effect } from '../kit/effect.ts';
import { leave } from '../kit/leave.ts';
import { port } from '../kit/port.ts';
import { operatorCancellationMachine } from '../operator-cancellation/index.ts';
import { type MoveRequest, type OperatorStepOutput, operatorStepMachine } from '../operator-step/index.ts';
import { orderMessagesMachine } from '../order-messages/index.ts';
import { shipmentNumbersMachine } from '../shipment-numbers/index.ts';
import type { Failure } from './operator-order.edges.ts';
import {
  amendmentOf,
  freeFileAction,
  onChange,
  onClose,
  onConfirmed,
  onFailure,
  onFile,
  onOpen,
  onStatus,
  paperOf,
} from './operator-order.edges.ts';
import {
  afterConfirmation,
  closed,
  decisionOf,
  draftOf,
  fileOf,
  hasPicture,
  hasReason,
  isBillNo,
  isDraftDue,
  isReturning,
  numberedOrder,
  startDecision,
  successOf,
  untouched,
  waitingAmendment,
} from './operator-order.rules.ts';
import {
  canUndo,
  deviationOf,
  isDeviating,
  isDeviationReady,
  isMoveReady,
  mayDeviateNow,
  moveOf,
  undoOf,
} from './operator-order.steps.ts';
import type {
  DecisionRequest,
  DraftRequest,
  Move,
  OpenedFile,
  OperatorOrderChildren,
  OperatorOrderContext,
  OperatorOrderEvent,
  OperatorOrderInput,
  OrderSheet,
  PaperFileRequest,
  Subject,
} from './operator-order.types.ts';

export const operatorOrderMachine = setup({
  types: {
    context: {} as OperatorOrderContext,
    events: {} as OperatorOrderEvent,
    input: {} as OperatorOrderInput,
    children: {} as OperatorOrderChildren,
    tags: {} as 'acting',
  },
  actors: {
    cancellation: operatorCancellationMachine,
    messages: orderMessagesMachine,
    numbers: shipmentNumbersMachine,
    step: operatorStepMachine,
    readSheet: port<OrderSheet, { orderNo: string }>('operatorOrder.read'),
    moveOrder: port<unknown, MoveRequest>('operatorOrder.move'),
    decide: port<unknown, DecisionRequest>('operatorOrder.decide'),
    makeDraft: port<unknown, DraftRequest>('operatorOrder.draft'),
    readFile: port<string | null, PaperFileRequest>('operatorOrder.file'),
  },
  actions: {
    openOrder: assign((_, { orderNo }: { orderNo: string }) => ({ ...closed, orderNo })),
    closeOrder: assign(closed),
    leave: leave(),
    openMessages: sendTo('messages', ({ context: { orderNo } }) => ({ type: 'messages.order', orderNo })),
    openCancellation: sendTo('cancellation', ({ context: { orderNo } }) => ({ type: 'cancellation.order', orderNo })),
    openNumbers: sendTo('numbers', (_, { output }: { output: OrderSheet }) => ({
      type: 'numbers.order',
      order: numberedOrder(output),
    })),
    closeNumbers: sendTo('numbers', { type: 'numbers.order', order: null }),
    storeSheet: assign((_, { output }: { output: OrderSheet }) => ({ sheet: output })),
    tellQueue: sendTo(
      ({ context }) => context.parent,
      (_, { output }: { output: OrderSheet }) => ({ type: 'order.changed', row: output.row }),
    ),
    storeRefusal: assign((_, { error }: Failure) => ({ refusal: toFailure(error).message })),
    forgetRefusal: assign({ refusal: null }),
    changeMove: assign(({ context }, change: Partial<Move>) => ({
      move: { ...context.move, ...change },
      refusal: null,
    })),
    accept: assign((_, about: Subject) => startDecision(about, 'ACCEPT')),
    doubt: assign((_, about: Subject) => startDecision(about, 'RETURN')),
    storeReason: assign(({ context }, { reason }: { reason: string }) => ({
      decision: context.decision && { ...context.decision, reason },
      refusal: null,
    })),
    dropDecision: assign({ decision: null, refusal: null }),
    storeBillNo: assign((_, { billNo }: { billNo: string }) => ({ billNo, refusal: null })),
    tellDrafted: assign({ ...untouched, done: 'drafted' }),
    tellMoved: assign({ ...untouched, done: 'moved' }),
    tellStepped: assign((_, { outcome }: OperatorStepOutput) => afterConfirmation(outcome)),
    storeOvertaken: assign((_, { refusal }: OperatorStepOutput) => ({ refusal })),
    tellDecided: assign(({ context }) => ({ ...untouched, done: successOf(context.decision) })),
    forgetDone: assign({ done: null }),
    forgetChoices: assign(untouched),
    nameFile: assign((_, { file }: { file: StoredFile }) => ({ opened: { file, address: null }, refusal: null })),
    storeFile: assign(({ context }, { output }: { output: string | null }) => ({
      opened: context.opened && { ...context.opened, address: output },
    })),
    forgetFile: assign({ opened: null }),
    freeFile: effect<{ opened: OpenedFile | null }>(),
  },
  guards: {
    isMoveReady: ({ context }) => isMoveReady(context),
    mayDeviate: ({ context }) => mayDeviateNow(context) && !context.move.isDeviating,
    isDeviating: ({ context }) => isDeviating(context),
    isDeviationReady: ({ context }) => isDeviationReady(context),
    isUndoable: ({ context }) => canUndo(context.sheet),
    isDismissed: (_, { outcome }: OperatorStepOutput) => outcome === 'dismissed',
    isOvertaken: (_, { outcome }: OperatorStepOutput) => outcome === 'outdated',
    isReturning: ({ context }) => isReturning(context.decision),
    isNotReturning: ({ context }) => !isReturning(context.decision),
    hasReason: ({ context }) => hasReason(context.decision),
    isAmendmentOpen: ({ context: { decision, sheet } }) => !isReturning(decision) && waitingAmendment(sheet) !== null,
    isDraftDue: ({ context }) => isDraftDue(context.sheet),
    isDraftReady: ({ context: { billNo, sheet } }) => isDraftDue(sheet) && isBillNo(billNo),
    isPictureShown: ({ context }) => hasPicture(context.opened),
    isOtherFile: ({ context: { opened } }, { file }: { file: StoredFile }) =>
      !hasPicture(opened) || opened.file.fileId !== file.fileId,
    isOutdated: (_, { error }: Failure) => isConflict(error),
  },
}).createMachine({
  id: 'operator-order',
  description: '操作室里打开的一单：看整单，推进、偏离或撤回一步，审单证；别处先动了就重新读',
  context: ({ input }) => ({ ...closed, ...input }),
  invoke: [
    { id: 'messages', src: 'messages', input: { orderNo: null } },
    { id: 'numbers', src: 'numbers', input: ({ self }) => ({ parent: self }) },
    { id: 'cancellation', src: 'cancellation', input: ({ self }) => ({ parent: self }) },
  ],
  initial: 'closed',
  states: {
    closed: {
      description: '没有打开的订单',
      entry: ['openMessages', 'openCancellation', 'closeNumbers'],
      on: { 'order.open': { target: 'opening', actions: { type: 'openOrder', params: ({ event }) => event } } },
    },
    opening: {
      description: '读整单；同一单旧的先留着',
      entry: ['openMessages', 'openCancellation'],
      invoke: {
        id: 'readSheet',
        src: 'readSheet',
        input: ({ context }) => ({ orderNo: context.orderNo ?? '' }),
        onDone: {
          target: 'open',
          actions: [
            { type: 'storeSheet', params: ({ event }) => event },
            { type: 'openNumbers', params: ({ event }) => event },
            { type: 'tellQueue', params: ({ event }) => event },
          ],
        },
        onError: { target: 'unread', actions: { type: 'storeRefusal', params: ({ event }) => event } },
      },
      on: {
        'order.open': { ...onOpen(), reenter: true },
        'order.close': onClose(),
      },
    },
    unread: {
      description: '没有读到，说明原因',
      on: {
        'order.retry': { target: 'opening', actions: 'forgetRefusal' },
        'order.open': onOpen(),
        'order.close': onClose(),
      },
    },
    open: {
      description: '看整单，选下一步，审单证',
      on: {
        'order.open': onOpen(),
        'order.close': onClose(),
        'move.chosen': onStatus(),
        'numbers.changed': { target: 'opening', description: '存了编号：重新读' },
        'cancellation.changed': { target: 'opening', description: '答复了取消，或客户先动了：重新读' },
        'dangerous.chosen': onChange('dgStatus'),
        'remark.typed': onChange('remark'),
        'time.typed': onChange('at'),
        'move.submit': { guard: 'isMoveReady', target: 'moving' },
        'deviation.open': { guard: 'mayDeviate', actions: { type: 'changeMove', params: { isDeviating: true } } },
        'deviation.close': { guard: 'isDeviating', actions: { type: 'changeMove', params: { isDeviating: false } } },
        'deviation.typed': { guard: 'isDeviating', ...onChange('reason') },
        'deviation.confirm': { guard: 'isDeviationReady', target: 'deviating' },
        'undo.open': { guard: 'isUndoable', target: 'undoing' },
        'paper.accept': { guard: 'isNotReturning', target: 'deciding', actions: { type: 'accept', params: paperOf } },
        'paper.doubt': { guard: 'isNotReturning', actions: { type: 'doubt', params: paperOf } },
        'amendment.accept': {
          guard: 'isAmendmentOpen',
          target: 'deciding',
          actions: { type: 'accept', params: amendmentOf },
        },
        'amendment.doubt': { guard: 'isAmendmentOpen', actions: { type: 'doubt', params: amendmentOf } },
        'reason.typed': { guard: 'isReturning', actions: { type: 'storeReason', params: ({ event }) => event } },
        'decision.confirm': { guard: 'hasReason', target: 'deciding' },
        'decision.cancel': { guard: 'isReturning', actions: 'dropDecision' },
        'draft.numbered': { guard: 'isDraftDue', actions: { type: 'storeBillNo', params: ({ event }) => event } },
        'draft.make': { guard: 'isDraftReady', target: 'drafting' },
        'file.open': onFile(),
        'file.close': { guard: 'isPictureShown', actions: [freeFileAction(), 'forgetFile'] },
      },
    },
    readingFile: {
      description: '取单证的文件：图片与 PDF 就地打开，其他的在外面打开',
      tags: 'acting',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => fileOf(context),
        onDone: { target: 'open', actions: { type: 'storeFile', params: ({ event }) => event } },
        onError: {
          target: 'open',
          actions: [freeFileAction(), 'forgetFile', { type: 'storeRefusal', params: ({ event }) => event }],
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
        onError: onFailure('别人先动了：重新读'),
      },
    },
    deviating: {
      description: '缺了条件仍要走的一步：看后果，再确认一次',
      tags: 'acting',
      entry: ['forgetDone', 'forgetRefusal'],
      invoke: {
        id: 'deviation',
        src: 'step',
        input: ({ context }) => deviationOf(context),
        onDone: onConfirmed(),
      },
    },
    undoing: {
      description: '撤回最近的一步：看后果，写原因',
      tags: 'acting',
      entry: ['forgetDone', 'forgetRefusal'],
      invoke: { id: 'undo', src: 'step', input: ({ context }) => undoOf(context), onDone: onConfirmed() },
    },
    deciding: {
      description: '正在收下或退回单证',
      tags: 'acting',
      entry: 'forgetDone',
      invoke: {
        id: 'decide',
        src: 'decide',
        input: ({ context }) => decisionOf(context),
        onDone: { target: 'opening', actions: 'tellDecided' },
        onError: onFailure('已有新版或新结果：重新读'),
      },
    },
    drafting: {
      description: '正在出提单草稿',
      tags: 'acting',
      entry: 'forgetDone',
      invoke: {
        id: 'makeDraft',
        src: 'makeDraft',
        input: ({ context }) => draftOf(context),
        onDone: { target: 'opening', actions: 'tellDrafted' },
        onError: onFailure('别人先出了，或客户已答复：重新读'),
      },
    },
  },
});

export type OperatorOrderRef = ActorRefFrom<typeof operatorOrderMachine>;
export type OperatorOrderSnapshot = SnapshotFrom<typeof operatorOrderMachine>;
