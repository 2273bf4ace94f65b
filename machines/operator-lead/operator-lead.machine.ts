import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { isConflict } from '#domain/conflict.ts';
import { toFailure } from '#domain/failure.ts';
import { leave, leavingOf } from '../kit/leave.ts';
import { port } from '../kit/port.ts';
import { closed, isNew, isSettleable, isUnsettled, keptNote, requestOf } from './operator-lead.rules.ts';
import type {
  LeadRequest,
  LeadSheet,
  OperatorLeadContext,
  OperatorLeadEvent,
  OperatorLeadInput,
} from './operator-lead.types.ts';

type Failure = { error: unknown };
type Loaded = { output: LeadSheet };

export const operatorLeadMachine = setup({
  types: {
    context: {} as OperatorLeadContext,
    events: {} as OperatorLeadEvent,
    input: {} as OperatorLeadInput,
  },
  actors: {
    readSheet: port<LeadSheet, { leadNo: string }>('operatorLead.read'),
    settle: port<unknown, LeadRequest>('operatorLead.settle'),
  },
  actions: {
    openLead: assign((_, { id }: { id: string }) => ({ ...closed, id })),
    closeLead: assign(closed),
    leave: leave(),
    storeSheet: assign(({ context }, { output }: Loaded) => ({ sheet: output, note: keptNote(context, output) })),
    tellQueue: sendTo(
      ({ context }) => context.parent,
      (_, { output }: Loaded) => ({ type: 'lead.changed', row: output.row }),
    ),
    storeNote: assign((_, { note }: { note: string }) => ({ note, refusal: null, step: null })),
    take: assign({ step: 'taken', refusal: null }),
    finish: assign({ step: 'done', refusal: null }),
    storeRefusal: assign((_, { error }: Failure) => ({ refusal: toFailure(error).message, step: null })),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: {
    isNew: ({ context }) => isNew(context),
    isUnsettled: ({ context }) => isUnsettled(context),
    isSettleable: ({ context }) => isSettleable(context),
    isOutdated: (_, { error }: Failure) => isConflict(error),
  },
}).createMachine({
  id: 'operator-lead',
  description: '操作室里打开的一条线索、意见或提问：接手，写明结果处理完；别人先动了就重新读',
  context: ({ input }) => ({ ...closed, ...input }),
  initial: 'closed',
  states: {
    closed: {
      description: '没有打开的',
      on: { 'lead.open': { target: 'opening', actions: { type: 'openLead', params: ({ event }) => event } } },
    },
    opening: {
      description: '读全部内容；同一条旧的先留着',
      invoke: {
        id: 'readSheet',
        src: 'readSheet',
        input: ({ context }) => ({ leadNo: context.id ?? '' }),
        onDone: {
          target: 'open',
          actions: [
            { type: 'storeSheet', params: ({ event }) => event },
            { type: 'tellQueue', params: ({ event }) => event },
          ],
        },
        onError: { target: 'unread', actions: { type: 'storeRefusal', params: ({ event }) => event } },
      },
      on: { ...openEvents(), ...closeEvents() },
    },
    unread: {
      description: '没有读到，说明原因',
      on: { 'lead.retry': { target: 'opening', actions: 'forgetRefusal' }, ...openEvents(), ...closeEvents() },
    },
    open: {
      description: '看全部内容，写怎样处理',
      on: {
        ...openEvents(),
        ...closeEvents(),
        'note.typed': { guard: 'isUnsettled', actions: { type: 'storeNote', params: ({ event }) => event } },
        'lead.take': { guard: 'isNew', target: 'settling', actions: 'take' },
        'lead.settle': { guard: 'isSettleable', target: 'settling', actions: 'finish' },
      },
    },
    settling: {
      description: '正在记下',
      invoke: {
        id: 'settle',
        src: 'settle',
        input: ({ context }) => requestOf(context),
        onDone: 'opening',
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => event },
            target: 'opening',
            actions: { type: 'storeRefusal', params: ({ event }) => event },
            description: '别人先动了：重新读，所写的留着',
          },
          { target: 'open', actions: { type: 'storeRefusal', params: ({ event }) => event } },
        ],
      },
    },
  },
});

function openEvents() {
  return {
    'lead.open': {
      target: '#operator-lead.opening',
      reenter: true,
      actions: { type: 'openLead', params: ({ event }: { event: { id: string } }) => event },
    },
  } as const;
}

function leaveAction() {
  return leavingOf(({ id }: OperatorLeadContext) => id);
}

function closeEvents() {
  return { 'lead.close': { target: '#operator-lead.closed', actions: [leaveAction(), 'closeLead'] } } as const;
}

export type OperatorLeadRef = ActorRefFrom<typeof operatorLeadMachine>;
export type OperatorLeadSnapshot = SnapshotFrom<typeof operatorLeadMachine>;
