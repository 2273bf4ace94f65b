import { type Block, isDeviationReason, mayDeviate, type OrderFacts } from '#domain/orders/order-life.ts';
import { isMinute } from '#domain/text.ts';
import type { MoveRequest, OperatorStepInput } from '../operator-step/index.ts';
import { canTake, type OfferedStep, offeredSteps } from '../order-life/index.ts';
import type { Move, OperatorOrderContext, OrderSheet } from './operator-order.types.ts';

type UnsentMove = Pick<OperatorOrderContext, 'move' | 'sheet'>;

const noSteps: readonly OfferedStep[] = [];

/** The facts that decide the possible steps, as the server sent them. */
export const factsOf = ({ order, life }: OrderSheet): OrderFacts => ({
  ...{ service: order.service, status: order.status, isDanger: order.isDanger === 'Y', dgStatus: order.dgStatus },
  ...{ ...life, now: order.now },
});

export const canOfferCancellation = (sheet: OrderSheet): boolean =>
  canTake(factsOf(sheet), { type: 'cancellation.offer' });

/** Whether the time is valid; empty means now. */
export const isTimeReadable = ({ at }: Move): boolean => at === '' || isMinute(at);

/** The instant of the typed time in China; null for now. */
const momentOf = ({ at }: Move): number | null => (isMinute(at) ? Date.parse(`${at}:00+08:00`) : null);

/** Memoises the steps of each move: selectors and guards request the same ones many times. */
const stepsByMove = new WeakMap<Move, { sheet: OrderSheet; steps: readonly OfferedStep[] }>();

/** The steps that the order may take, each with its blocks for the move as typed. */
export function stepsOf({ sheet, move }: UnsentMove): readonly OfferedStep[] {
  if (sheet === null) return noSteps;
  const cached = stepsByMove.get(move);
  if (cached?.sheet === sheet) return cached.steps;
  const steps = offeredSteps(factsOf(sheet), { at: momentOf(move) ?? sheet.order.now, dgStatus: move.dgStatus });
  stepsByMove.set(move, { sheet, steps });
  return steps;
}

export const chosenStep = (written: UnsentMove): OfferedStep | null =>
  stepsOf(written).find(({ status }) => status === written.move.status) ?? null;

/** The customer needs an explanation for rejections, and for steps without a required paper. */
export const needsRemark = ({ status, papersToExplain }: OfferedStep): boolean =>
  status === 'rejected' || papersToExplain.length > 0;

const isWritten = ({ move }: UnsentMove, step: OfferedStep): boolean =>
  isTimeReadable(move) && (!needsRemark(step) || move.remark.trim() !== '');

export function isMoveReady(written: UnsentMove): boolean {
  const step = chosenStep(written);
  return step !== null && step.blocks.length === 0 && isWritten(written, step);
}

/** Whether a reason can replace what is missing at the chosen step. */
export const mayDeviateNow = (written: UnsentMove): boolean => mayDeviate(chosenStep(written)?.blocks ?? []);

export const isDeviating = (written: UnsentMove): boolean => written.move.isDeviating && mayDeviateNow(written);

export function isDeviationReady(written: UnsentMove): boolean {
  const step = chosenStep(written);
  return step !== null && isDeviating(written) && isDeviationReason(written.move.reason) && isWritten(written, step);
}

export const moveOf = ({ orderNo, sheet, move }: OperatorOrderContext): MoveRequest => ({
  ...{ orderNo: orderNo ?? '', from: sheet?.order.status ?? null, status: move.status, dgStatus: move.dgStatus },
  ...{ remark: move.remark.trim(), at: momentOf(move), deviation: null },
});

const codesOf = (blocks: readonly Block[]) => [...new Set(blocks.map(({ code }) => code))];

const stepOrderOf = ({ orderNo, sheet }: OperatorOrderContext): OperatorStepInput['order'] => ({
  ...{ orderNo: orderNo ?? '', service: sheet?.order.service ?? '', isDanger: sheet?.order.isDanger === 'Y' },
  ...{ status: sheet?.order.status ?? 'submitted', now: sheet?.order.now ?? 0 },
});

/** The deviation for the second confirmation. */
export function deviationOf(context: OperatorOrderContext): OperatorStepInput {
  const blocks = chosenStep(context)?.blocks ?? [];
  const deviation = { reason: context.move.reason.trim(), seen: codesOf(blocks) };
  return {
    order: stepOrderOf(context),
    act: { kind: 'deviation', request: { ...moveOf(context), deviation }, blocks },
  };
}

export const canUndo = (sheet: OrderSheet | null): boolean => sheet?.life.lastMove?.isUndoable === true;

export const undoOf = (context: OperatorOrderContext): OperatorStepInput => ({
  order: stepOrderOf(context),
  act: { kind: 'undo', to: context.sheet?.life.lastMove?.from ?? 'submitted' },
});
