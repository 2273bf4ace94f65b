import type { StoredFile } from '#domain/files/stored-file.ts';
import { leavingOf } from '../kit/leave.ts';
import type { OperatorStepOutput } from '../operator-step/index.ts';
import type { Move, OperatorOrderContext, OrderSheet } from './operator-order.types.ts';

export type Failure = { error: unknown };

/** Revokes the object URL of a picture before another file or order replaces it. */
export function freeFileAction() {
  return {
    type: 'freeFile',
    params: ({ context }: { context: OperatorOrderContext }) => ({ opened: context.opened }),
  } as const;
}

/** Opens another order in place of the open one. */
export function onOpen() {
  const params = ({ event }: { event: { orderNo: string } }) => event;
  return { target: 'opening', actions: [freeFileAction(), { type: 'openOrder', params }] } as const;
}

/** Opens the order in the blocks of its numbers and milestones, and updates its row in the queue. */
export function onRead() {
  const params = ({ event }: { event: { output: OrderSheet } }) => event;
  return {
    target: 'open',
    actions: [
      { type: 'storeSheet', params },
      { type: 'openNumbers', params },
      { type: 'openShipment', params },
      { type: 'tellQueue', params },
    ],
  } as const;
}

/** Tells other operators that the order is no longer open here. */
export function onClose() {
  const leaving = leavingOf(({ orderNo }: OperatorOrderContext) => orderNo);
  return { target: 'closed', actions: [freeFileAction(), leaving, 'closeOrder'] } as const;
}

/** Stores one part of the move, as typed. */
export function onChange<Part extends 'at' | 'dgStatus' | 'reason' | 'remark'>(part: Part) {
  const params = ({ event }: { event: Pick<Move, Part> }): Partial<Move> => ({ [part]: event[part] }) as Partial<Move>;
  return { actions: { type: 'changeMove', params } } as const;
}

/** Another step is not a deviation until it is asked for. */
export function onStatus() {
  const params = ({ event: { status } }: { event: Pick<Move, 'status'> }): Partial<Move> => ({
    status,
    isDeviating: false,
  });
  return { actions: { type: 'changeMove', params } } as const;
}

/** A conflict reloads the order and drops the choices; any other refusal keeps them. */
export function onFailure(description: string) {
  const storeRefusal = { type: 'storeRefusal', params: ({ event }: { event: Failure }) => event } as const;
  return [
    {
      guard: { type: 'isOutdated', params: ({ event }: { event: Failure }) => event },
      target: 'opening',
      actions: ['forgetChoices', storeRefusal],
      description,
    },
    { target: 'open', actions: storeRefusal },
  ] as const;
}

/** A file that cannot be read leaves the order open and says why. */
export function onUnreadFile() {
  const params = ({ event }: { event: Failure }) => event;
  return { target: 'open', actions: [freeFileAction(), 'forgetFile', { type: 'storeRefusal', params }] } as const;
}

/** Shows another file of a paper in the order; the original of the one that is shown opens beside it. */
export function onFile() {
  const params = ({ event }: { event: { file: StoredFile } }) => event;
  return [
    {
      guard: { type: 'isOtherFile', params },
      target: 'readingFile',
      actions: [freeFileAction(), { type: 'nameFile', params }],
    },
    { target: 'readingFile', description: '已就地打开的：另开原件' },
  ] as const;
}

/** Names what a decision is about. */
export const paperOf = ({ event: { paper, version } }: { event: { paper: string; version: number } }) => ({
  paper,
  version,
});

export const amendmentOf = ({ event: { amendment } }: { event: { amendment: number } }) => ({ amendment });

type StepDoneArgs = { event: { output: OperatorStepOutput } };

/** After the second confirmation: cancelled, refused because the order has changed, or sent. */
export function onConfirmed() {
  const params = ({ event }: StepDoneArgs) => event.output;
  return [
    { guard: { type: 'isDismissed', params }, target: 'open', description: '什么都不变，所写的都在' },
    {
      guard: { type: 'isOvertaken', params },
      target: 'opening',
      actions: ['forgetChoices', { type: 'storeOvertaken', params }],
      description: '别处先动了，或缺的又多了：重新读',
    },
    { target: 'opening', actions: { type: 'tellStepped', params } },
  ] as const;
}
