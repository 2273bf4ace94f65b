import { initialTransition, transition } from 'xstate';
import type { CancellationMode } from '#domain/orders/cancellation.ts';
import { blocksOf, type OrderFacts, papersToExplain, type StepRecord } from '#domain/orders/order-life.ts';
import { type OperatorStatus, operatorStatuses } from '#domain/orders/statuses.ts';
import { orderLifeMachine } from './order-life.machine.ts';
import type { OfferedStep, OrderLifeContext, OrderLifeEvent, StepEvent } from './order-life.types.ts';

const eventOf = (to: OperatorStatus, record: StepRecord): StepEvent => ({ type: `step.${to}`, ...record }) as StepEvent;

const start = (facts: OrderFacts) => initialTransition(orderLifeMachine, facts)[0];

/** The facts after an event; null when the order does not accept it. */
export function afterEvent(facts: OrderFacts, event: OrderLifeEvent): OrderLifeContext | null {
  const snapshot = start(facts);
  return snapshot.can(event) ? transition(orderLifeMachine, snapshot, event)[0].context : null;
}

/** Whether the order takes an event now: what the server accepts and its pages offer. */
export const canTake = (facts: OrderFacts, event: OrderLifeEvent): boolean => start(facts).can(event);

/** The available kind of cancellation once no request is open. */
export function offeredCancellation(facts: OrderFacts): CancellationMode {
  const snapshot = start({ ...facts, amendment: null, cancellation: null });
  if (snapshot.can({ type: 'order.cancel' })) return 'free';
  return snapshot.can({ type: 'cancellation.ask' }) ? 'ask' : 'none';
}

export const takeStep = (facts: OrderFacts, to: OperatorStatus, record: StepRecord): OrderLifeContext | null =>
  afterEvent(facts, eventOf(to, record));

/** The steps of the plan; all others are detours or final. */
const planned: readonly OperatorStatus[] = [
  ...(['booked', 'released', 'stuffed', 'declared', 'departed', 'arrived', 'completed'] as const),
];

/** Longer than the shortest reason that any step requires. */
const ANY_REASON = '—'.repeat(20);

/** The steps that can be taken now, freely or with a reason. */
export function offeredSteps(
  facts: OrderFacts,
  record: Pick<StepRecord, 'at' | 'dgStatus'> = { at: facts.now, dgStatus: null },
): readonly OfferedStep[] {
  const snapshot = start(facts);
  const explained = { ...record, remark: ANY_REASON, deviation: ANY_REASON };
  return operatorStatuses
    .filter((to) => snapshot.can(eventOf(to, { ...explained, at: facts.now })))
    .map((status) => ({
      status,
      blocks: planned.includes(status) ? blocksOf(facts, status, explained) : [],
      papersToExplain: papersToExplain(facts, status),
    }));
}
