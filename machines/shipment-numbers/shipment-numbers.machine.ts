import { type ActorRefFrom, assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import { toFailure } from '#domain/failure.ts';
import { hasBlockingErrors } from '#domain/form/check.ts';
import { port } from '../kit/port.ts';
import {
  canAddUnit,
  errorsIn,
  recordedOf,
  requestOf,
  startDraft,
  untouched,
  withoutUnit,
  withPasted,
  withTyped,
  withUnit,
} from './shipment-numbers.rules.ts';
import type {
  NumberedOrder,
  NumbersOutcome,
  NumbersRequest,
  ShipmentNumbersContext,
  ShipmentNumbersEvent,
  ShipmentNumbersInput,
} from './shipment-numbers.types.ts';

type Outcome = { output: NumbersOutcome };

export const shipmentNumbersMachine = setup({
  types: {
    context: {} as ShipmentNumbersContext,
    events: {} as ShipmentNumbersEvent,
    input: {} as ShipmentNumbersInput,
    tags: {} as 'busy',
  },
  actors: { save: port<NumbersOutcome, NumbersRequest>('shipmentNumbers.save') },
  actions: {
    openOrder: assign((_, { order }: { order: NumberedOrder | null }) => ({ ...untouched, order })),
    storeOrder: assign((_, { order }: { order: NumberedOrder | null }) => ({ order })),
    startDraft: assign(({ context }) => ({ ...untouched, draft: startDraft(context.order) })),
    storeTyped: assign(({ context }, { path, value }: { path: string; value: string }) => ({
      draft: withTyped(context, path, value),
      failure: null,
    })),
    addUnit: assign(({ context }) => ({ draft: withUnit(context) })),
    removeUnit: assign(({ context }, { index }: { index: number }) => ({ draft: withoutUnit(context, index) })),
    storeRows: assign((_, { text }: { text: string }) => ({ pasted: text })),
    pasteRows: assign(({ context }) => ({ draft: withPasted(context), pasted: '' })),
    dropDraft: assign(untouched),
    showErrors: assign({ showErrors: true, failure: null }),
    /** Keeps the draft over the other operator's version: saving again replaces it. */
    storeTheirs: assign(({ context: { draft } }, { output }: Outcome) =>
      output.outcome === 'taken'
        ? { theirs: output.theirs, draft: draft && { ...draft, version: output.theirs.version } }
        : {},
    ),
    storeSaved: assign(({ context: { order } }, { output }: Outcome) =>
      output.outcome === 'saved'
        ? { ...untouched, saved: output.saved, order: order && { ...order, recorded: recordedOf(output.saved) } }
        : {},
    ),
    storeFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error).message })),
    reportChange: sendTo(({ context }) => context.parent, { type: 'numbers.changed' }),
  },
  guards: {
    isOtherOrder: ({ context }, { order }: { order: NumberedOrder | null }) =>
      context.order?.orderNo !== order?.orderNo,
    hasOrder: ({ context }) => context.order !== null,
    canAddUnit: ({ context }) => canAddUnit(context),
    hasRows: ({ context }) => context.pasted.trim() !== '',
    isComplete: ({ context }) => !hasBlockingErrors(errorsIn(context)),
    isTaken: (_, { output }: Outcome) => output.outcome === 'taken',
  },
}).createMachine({
  id: 'shipment-numbers',
  description: '操作室录一票的编号：订舱号、提单号、船名航次、箱号封号；别人先录了就看着两份再存',
  context: ({ input }) => ({ ...input, ...untouched, order: null }),
  on: {
    'numbers.order': [
      {
        guard: { type: 'isOtherOrder', params: ({ event }) => event },
        target: '.viewing',
        actions: { type: 'openOrder', params: ({ event }) => event },
      },
      { actions: { type: 'storeOrder', params: ({ event }) => event }, description: '同一单重新读过：在写的留着' },
    ],
  },
  initial: 'viewing',
  states: {
    viewing: {
      description: '看录过的编号',
      on: { 'numbers.edit': { guard: 'hasOrder', target: 'editing', actions: 'startDraft' } },
    },
    editing: {
      description: '写编号；没有存上时说明原因，所写的留着',
      on: {
        'number.typed': { actions: { type: 'storeTyped', params: ({ event }) => event } },
        'unit.add': { guard: 'canAddUnit', actions: 'addUnit' },
        'unit.remove': { actions: { type: 'removeUnit', params: ({ event }) => event } },
        'rows.typed': { actions: { type: 'storeRows', params: ({ event }) => event } },
        'rows.paste': { guard: 'hasRows', actions: 'pasteRows' },
        'numbers.drop': { target: 'viewing', actions: 'dropDraft' },
        'numbers.save': { target: 'checking', actions: 'showErrors' },
      },
    },
    checking: {
      description: '填错就指出来；只提醒的不拦',
      always: [{ guard: 'isComplete', target: 'saving' }, { target: 'editing' }],
    },
    saving: {
      description: '正在存',
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => event },
            target: 'editing',
            actions: { type: 'storeTheirs', params: ({ event }) => event },
            description: '别人先录了：所写的留着，列出不同的，再存一次才盖过',
          },
          { target: 'viewing', actions: [{ type: 'storeSaved', params: ({ event }) => event }, 'reportChange'] },
        ],
        onError: { target: 'editing', actions: { type: 'storeFailure', params: ({ event }) => event } },
      },
    },
  },
});

export type ShipmentNumbersRef = ActorRefFrom<typeof shipmentNumbersMachine>;
export type ShipmentNumbersSnapshot = SnapshotFrom<typeof shipmentNumbersMachine>;
