import { assign, type SnapshotFrom, setup } from 'xstate';
import {
  type CancellationSide,
  cancellationSides,
  type OpenCancellationState,
  openCancellationStates,
} from '#domain/orders/cancellation.ts';
import type { OrderFacts, StepRecord } from '#domain/orders/order-life.ts';
import type { OperatorStatus, OrderStatus } from '#domain/orders/statuses.ts';
import {
  afterStep,
  afterUndo,
  hasReview,
  isCancellationOpen,
  isChargeable,
  isClear,
  isDetour,
  isDeviation,
  isOfferable,
  isUnbooked,
  isUndoable,
  modeOf,
  refusalToAmend,
  type StepAttempt,
} from './order-life.rules.ts';
import type { OrderLifeContext, OrderLifeEvent } from './order-life.types.ts';

export const orderLifeMachine = setup({
  types: {
    context: {} as OrderLifeContext,
    events: {} as OrderLifeEvent,
    input: {} as OrderFacts,
  },
  actions: {
    recordStep: assign(({ context }, attempt: StepAttempt) => afterStep(context, attempt, false)),
    recordDeviation: assign(({ context }, attempt: StepAttempt) => afterStep(context, attempt, true)),
    recordEnd: assign((_, { status }: { status: 'autoCancelled' | 'cancelled' }) => ({
      ...{ status, lastMove: null, amendment: null, cancellation: null },
    })),
    openCancellation: assign((_, { side, state }: { side: CancellationSide; state: OpenCancellationState }) => ({
      cancellation: { side, state },
    })),
    recordFee: assign(({ context: { cancellation } }) => ({
      cancellation: cancellation && { ...cancellation, state: 'answered' as const },
    })),
    settleCancellation: assign({ cancellation: null }),
    undoStep: assign(({ context }) => afterUndo(context)),
    holdForAmendment: assign(({ context }) => ({
      status: 'amending' as const,
      amendment: { resumes: context.status },
    })),
    resumeStep: assign(({ context: { amendment, status } }) => ({
      status: amendment?.resumes ?? status,
      amendment: null,
    })),
  },
  guards: {
    isAt: ({ context }, { status }: { status: OrderStatus }) => context.status === status,
    isClear: ({ context }, attempt: StepAttempt) => isClear(context, attempt),
    isDeviation: ({ context }, attempt: StepAttempt) => isDeviation(context, attempt),
    isDetour: ({ context }, { status }: { status: OrderStatus }) => isDetour(context, status),
    isUnbooked: ({ context }) => isUnbooked(context),
    hasReview: ({ context }) => hasReview(context),
    isExplained: (_, { remark }: { remark: string }) => remark.trim() !== '',
    isUndoable: ({ context }, { isAdmin }: { isAdmin: boolean }) => isUndoable(context, isAdmin),
    isAmendable: ({ context }) => refusalToAmend(context) === null,
    isAmending: ({ context }) => context.amendment !== null,
    isFree: ({ context }) => modeOf(context) === 'free',
    isChargeable: ({ context }) => isChargeable(context),
    isOfferable: ({ context }) => isOfferable(context),
    isCancellationOpen: ({ context }) =>
      isCancellationOpen(context, { states: openCancellationStates, sides: cancellationSides }),
    isCancellationAnswered: ({ context }) =>
      isCancellationOpen(context, { states: ['answered'], sides: cancellationSides }),
    isCancellationRequested: ({ context }) =>
      isCancellationOpen(context, { states: openCancellationStates, sides: ['customer'] }),
  },
}).createMachine({
  id: 'order-life',
  description: '一个订单从待确认到完成或结束：每一步要齐什么，缺了怎样偏离，怎样撤回',
  context: ({ input }) => ({ ...input, isDeviation: false }),
  initial: 'standing',
  states: {
    standing: {
      description: '订单现在在哪一步：刚读到，或刚撤回一步',
      always: [
        ...(['submitted', 'docsPending', 'reviewing', 'dgReviewing', 'booked'] as const).map(underWay),
        ...(['released', 'stuffed', 'declared', 'amending'] as const).map(underWay),
        statusTransition('departed', 'carried.departed'),
        statusTransition('arrived', 'carried.arrived'),
        statusTransition('completed', 'completed'),
        statusTransition('rejected', 'rejected'),
        statusTransition('cancelled', 'cancelled'),
        'autoCancelled',
      ],
    },
    preparing: {
      description: '还没有启运',
      initial: 'submitted',
      states: {
        submitted: { description: '待确认' },
        docsPending: { description: '资料待补' },
        reviewing: { description: '审核中' },
        dgReviewing: { description: '危险品预审' },
        booked: { description: '已订舱' },
        released: { description: '已放舱，可以提箱' },
        stuffed: { description: '已装箱或已进仓' },
        declared: { description: '危申报与报关放行' },
        amending: {
          description: '变更中：等操作员答复变更，或客户核对',
          on: {
            'amendment.settle': {
              guard: 'isAmending',
              target: '#order-life.standing',
              actions: 'resumeStep',
              description: '变更有了结果：回到变更以前的一步',
            },
          },
        },
      },
      on: {
        'step.docsPending': unplannedStep('docsPending', '请客户补资料'),
        'step.reviewing': {
          guard: 'isUnbooked',
          target: '.reviewing',
          actions: recordAction('reviewing'),
          description: '订舱以前',
        },
        'step.dgReviewing': {
          guard: 'hasReview',
          target: '.dgReviewing',
          actions: recordAction('dgReviewing'),
          description: '有危险品的订单',
        },
        'step.booked': plannedStep('booked', '.booked', '危险品没有被拒；缺单证的写明原因'),
        'step.released': plannedStep('released', '.released', '已订舱，危险品已通过；缺单证的写明原因'),
        'step.stuffed': plannedStep('stuffed', '.stuffed', '已订舱，危险品已通过；缺单证的写明原因'),
        'step.declared': plannedStep('declared', '.declared', '已订舱，危险品已通过；缺单证的写明原因'),
        'step.amending': unplannedStep('amending', '请客户核对变更'),
        'step.departed': plannedStep(
          'departed',
          'carried.departed',
          '已订舱，危险品已通过，单证都已收下，时间不在将来',
        ),
        'step.arrived': plannedStep('arrived', 'carried.arrived', '已启运，时间不在将来'),
        'step.completed': plannedStep('completed', 'completed', '前面的步骤都已发生；要运输的须已到达'),
        'step.rejected': {
          guard: { type: 'isExplained', params: ({ event }) => event },
          target: 'rejected',
          actions: recordAction('rejected'),
          description: '启运以前，写明原因',
        },
        'amendment.ask': {
          guard: 'isAmendable',
          target: '.amending',
          actions: 'holdForAmendment',
          description: '放舱以前；按询价方案成交的不行',
        },
        'step.undo': undoTransition(),
        ...cancellationEvents(),
        'order.cancel': {
          guard: 'isFree',
          target: 'cancelled',
          actions: endAction(),
          description: '收费协议开始收费以前',
        },
        'order.expire': {
          target: 'autoCancelled',
          actions: { type: 'recordEnd', params: { status: 'autoCancelled' } },
        },
      },
    },
    carried: {
      description: '已经启运：不再驳回、变更与直接取消',
      initial: 'departed',
      states: {
        departed: {
          description: '已开船、已起飞、已发车或已装车发运；装车发运的还能申请取消',
          on: cancellationEvents(),
        },
        arrived: { description: '已到达' },
      },
      on: {
        'step.arrived': plannedStep('arrived', '.arrived', '已启运，时间不在将来'),
        'step.completed': plannedStep('completed', 'completed', '已到达'),
        'step.undo': undoTransition(),
      },
    },
    completed: { description: '已完成；24 小时后只有管理员能撤回', on: { 'step.undo': undoTransition() } },
    rejected: { description: '已驳回；24 小时内能撤回', on: { 'step.undo': undoTransition() } },
    cancelled: { description: '已取消', type: 'final' },
    autoCancelled: { description: '企业没有按时认证，超时自动取消', type: 'final' },
  },
});

/** A transition to the state of the current status. */
function statusTransition(status: OrderStatus, target: string) {
  return { guard: { type: 'isAt', params: { status } }, target } as const;
}

function underWay(status: OrderStatus) {
  return statusTransition(status, `preparing.${status}`);
}

type StepArgs = { event: StepRecord };

/** Records a step with the time, answer and remark of its event. */
function recordAction(to: OperatorStatus, type: 'recordDeviation' | 'recordStep' = 'recordStep') {
  return { type, params: ({ event }: StepArgs) => ({ to, record: event }) } as const;
}

/** A planned step, taken when nothing blocks it, or as a deviation with a reason. */
function plannedStep(to: OperatorStatus, target: string, description: string) {
  const params = ({ event }: StepArgs) => ({ to, record: event });
  return [
    { guard: { type: 'isClear', params }, target, actions: recordAction(to), description },
    {
      guard: { type: 'isDeviation', params },
      target,
      actions: recordAction(to, 'recordDeviation'),
      description: '偏离：缺项逐条写明原因，客户看得到',
    },
  ] as const;
}

/** A step outside the plan. */
function unplannedStep(status: 'amending' | 'docsPending', description: string) {
  return {
    guard: { type: 'isDetour', params: { status } },
    target: `.${status}`,
    actions: recordAction(status),
    description,
  } as const;
}

function endAction() {
  return { type: 'recordEnd', params: { status: 'cancelled' } } as const;
}

/** Cancelling by a request at a fee or an operator's offer. */
function cancellationEvents() {
  return {
    'cancellation.ask': {
      guard: 'isChargeable',
      actions: { type: 'openCancellation', params: { side: 'customer', state: 'requested' } },
      description: '收费协议开始收费以后；一次一份，变更没有结果时不行',
    },
    'cancellation.offer': {
      guard: 'isOfferable',
      actions: { type: 'openCancellation', params: { side: 'desk', state: 'answered' } },
      description: '操作员提议；一次一份，变更没有结果时不行',
    },
    'cancellation.answer': { guard: 'isCancellationOpen', actions: 'recordFee', description: '答复费用，等客户决定' },
    'cancellation.waive': {
      guard: 'isCancellationRequested',
      target: '#order-life.cancelled',
      actions: endAction(),
      description: '操作员同意免费取消',
    },
    'cancellation.accept': {
      guard: 'isCancellationAnswered',
      target: '#order-life.cancelled',
      actions: endAction(),
      description: '客户接受费用',
    },
    'cancellation.settle': {
      guard: 'isCancellationOpen',
      actions: 'settleCancellation',
      description: '撤回或拒绝：订单不变',
    },
  } as const;
}

function undoTransition() {
  return {
    guard: {
      type: 'isUndoable',
      params: ({ event }: { event: { isAdmin: boolean } }) => event,
    },
    target: '#order-life.standing',
    actions: 'undoStep',
    description: '24 小时内，写明原因；完成以后由管理员',
  } as const;
}

export type OrderLifeSnapshot = SnapshotFrom<typeof orderLifeMachine>;
