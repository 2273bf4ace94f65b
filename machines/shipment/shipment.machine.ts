import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import type { MilestoneStatus } from '#domain/shipment/milestone-kinds.ts';
import { type Milestone, sameMilestone } from '#domain/shipment/milestones.ts';
import { port } from '../kit/port.ts';
import {
  changed,
  draftError,
  mayChooseUnit,
  mayWithdraw,
  requestOf,
  startDraft,
  untouched,
  withStatus,
} from './shipment.rules.ts';
import type {
  MilestoneOutcome,
  MilestoneRequest,
  ShipmentContext,
  ShipmentEvent,
  ShipmentInput,
  TrackedOrder,
} from './shipment.types.ts';

type Outcome = { output: MilestoneOutcome };
type Opened = { order: TrackedOrder | null };
type Chosen = Pick<Milestone, 'kind' | 'location' | 'unit'>;

export const shipmentMachine = setup({
  types: {
    context: {} as ShipmentContext,
    events: {} as ShipmentEvent,
    input: {} as ShipmentInput,
    tags: {} as 'busy',
  },
  actors: { record: port<MilestoneOutcome, MilestoneRequest>('shipment.record') },
  actions: {
    openOrder: assign((_, { order }: Opened) => ({ ...untouched, order })),
    storeOrder: assign((_, { order }: Opened) => ({ order })),
    chooseMilestone: assign(({ context }, chosen: Chosen) => ({
      ...untouched,
      draft: startDraft(context.order, chosen),
    })),
    closeMilestone: assign(untouched),
    storeStatus: assign(({ context }, { status }: { status: MilestoneStatus }) => ({
      draft: withStatus(context, status),
      showErrors: false,
    })),
    storeUnit: assign(({ context }, { unit }: { unit: string }) => ({ draft: changed('unit')(context, unit) })),
    storeLocation: assign(({ context }, { location }: { location: string }) => ({
      draft: changed('location')(context, location),
    })),
    storeTime: assign(({ context }, { at }: { at: string }) => ({ draft: changed('at')(context, at) })),
    storeReason: assign(({ context }, { reason }: { reason: string }) => ({
      draft: changed('reason')(context, reason),
    })),
    clearTime: assign(({ context }) => ({ draft: changed('at')(context, null) })),
    showErrors: assign({ showErrors: true, failure: null }),
    /** Shows what the other recorded; recording again replaces it. */
    storeTheirs: assign(({ context: { draft, order } }, { output: { milestones } }: Outcome) => ({
      order: order && { ...order, milestones },
      theirs: milestones.find((one) => draft !== null && sameMilestone(one, draft)) ?? null,
    })),
    storeSaved: assign(({ context: { draft, order } }, { output: { milestones } }: Outcome) => ({
      ...untouched,
      order: order && { ...order, milestones },
      saved: draft?.kind ?? null,
    })),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    reportChange: sendTo(({ context }) => context.parent, { type: 'shipment.changed' }),
  },
  guards: {
    isOtherOrder: ({ context }, { order }: Opened) => context.order?.orderNo !== order?.orderNo,
    isListed: ({ context }, chosen: Chosen) => startDraft(context.order, chosen) !== null,
    isUnit: ({ context }, { unit }: { unit: string }) => mayChooseUnit(context, unit),
    isWithdrawable: ({ context }) => mayWithdraw(context),
    isComplete: ({ context }) => draftError(context) === null,
    isTaken: (_, { output }: Outcome) => output.outcome === 'taken',
  },
}).createMachine({
  id: 'shipment',
  description: '操作室记一票的里程碑：点一个节点，再点一个时间；更正要写原因，被替换的留着；别人先记了就对照再记',
  context: ({ input }) => ({ ...input, ...untouched, order: null }),
  on: {
    'shipment.order': [
      {
        guard: { type: 'isOtherOrder', params: ({ event }) => event },
        target: '.viewing',
        actions: { type: 'openOrder', params: ({ event }) => event },
      },
      { actions: { type: 'storeOrder', params: ({ event }) => event } },
    ],
  },
  initial: 'viewing',
  states: {
    viewing: {
      description: '看计划、预计与实际',
      on: { 'milestone.choose': onChoose() },
    },
    writing: {
      description: '给一个节点选时间；没有记上时说明原因，所写的留着',
      on: {
        'milestone.choose': onChoose(),
        'milestone.close': { target: 'viewing', actions: 'closeMilestone' },
        'status.chosen': { actions: { type: 'storeStatus', params: ({ event }) => event } },
        'unit.chosen': {
          guard: { type: 'isUnit', params: ({ event }) => event },
          actions: { type: 'storeUnit', params: ({ event }) => event },
        },
        'location.typed': { actions: { type: 'storeLocation', params: ({ event }) => event } },
        'time.typed': { actions: { type: 'storeTime', params: ({ event }) => event } },
        'reason.typed': { actions: { type: 'storeReason', params: ({ event }) => event } },
        'time.pick': {
          target: 'checking',
          actions: [{ type: 'storeTime', params: ({ event }) => event }, 'showErrors'],
        },
        'milestone.save': { target: 'checking', actions: 'showErrors' },
        'milestone.withdraw': {
          guard: 'isWithdrawable',
          target: 'checking',
          actions: ['clearTime', 'showErrors'],
          description: '撤销记过的：要写原因',
        },
      },
    },
    checking: {
      description: '不可能的时间、没写的原因就指出来',
      always: [{ guard: 'isComplete', target: 'recording' }, { target: 'writing' }],
    },
    recording: {
      description: '正在记',
      tags: 'busy',
      invoke: {
        id: 'record',
        src: 'record',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event },
            target: 'writing',
            actions: { type: 'storeTheirs', params: ({ event }) => event },
            description: '别人或船公司先记了：所写的留着，列出那边的，再记一次才替换',
          },
          { target: 'viewing', actions: [{ type: 'storeSaved', params: ({ event }) => event }, 'reportChange'] },
        ],
        onError: { target: 'writing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
});

function onChoose() {
  const params = ({ event }: { event: Chosen }) => event;
  return {
    guard: { type: 'isListed', params },
    target: 'writing',
    actions: { type: 'chooseMilestone', params },
  } as const;
}

export type ShipmentRef = ActorRefFrom<typeof shipmentMachine>;
export type ShipmentSnapshot = SnapshotFrom<typeof shipmentMachine>;
