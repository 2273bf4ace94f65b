import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { port } from '../kit/port.ts';
import { type RecordId, recordSheet } from '../kit/record-sheet.ts';
import { closed, isNew, isSettleable, isUnsettled, keptNote, requestOf } from './operator-lead.rules.ts';
import type {
  LeadRequest,
  LeadSheet,
  OperatorLeadContext,
  OperatorLeadEvent,
  OperatorLeadInput,
} from './operator-lead.types.ts';

const record = recordSheet<OperatorLeadContext, OperatorLeadEvent, 'lead'>('lead', {
  closed,
  kept: (context, sheet) => ({ note: keptNote(context, sheet) }),
});

export const operatorLeadMachine = setup({
  types: {
    context: {} as OperatorLeadContext,
    events: {} as OperatorLeadEvent,
    input: {} as OperatorLeadInput,
  },
  actors: {
    readSheet: port<LeadSheet, RecordId>('operatorLead.read'),
    settle: port<unknown, LeadRequest>('operatorLead.settle'),
  },
  actions: {
    ...record.actions,
    storeNote: assign((_, { note }: { note: string }) => ({ note, refusal: null, step: null })),
    take: assign({ step: 'taken', refusal: null }),
    finish: assign({ step: 'done', refusal: null }),
    storeRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: toFailure(error).message, step: null })),
  },
  guards: {
    ...record.guards,
    isNew: ({ context }) => isNew(context),
    isUnsettled: ({ context }) => isUnsettled(context),
    isSettleable: ({ context }) => isSettleable(context),
  },
}).createMachine({
  id: 'operator-lead',
  description: '操作室里打开的一条线索、意见或提问：接手，写明结果处理完；别人先动了就重新读',
  context: ({ input }) => ({ ...closed, ...input }),
  initial: 'closed',
  states: {
    ...record.states(),
    open: {
      description: '看全部内容，写怎样处理',
      on: {
        ...record.exits(),
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
        onError: record.failed('open', '别人先动了：重新读，所写的留着'),
      },
    },
  },
});

export type OperatorLeadRef = ActorRefFrom<typeof operatorLeadMachine>;
export type OperatorLeadSnapshot = SnapshotFrom<typeof operatorLeadMachine>;
