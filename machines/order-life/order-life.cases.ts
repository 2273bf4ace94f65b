import { DAY_MS } from '#domain/limits.ts';
import type { OrderFacts } from '#domain/orders/order-life.ts';
import { type OrderStatus, operatorStatuses } from '#domain/orders/statuses.ts';
import type { MachineCases } from '../kit/cases.ts';
import { explained, factsAt, sampleFacts, sampleNow, sampleRecord } from './order-life.sample.ts';
import { orderLifeWords } from './order-life.words.ts';

const accepted = { ...sampleRecord, dgStatus: 'accepted' as const };
const longAgo = { lastMove: { from: 'arrived' as const, recordedAt: sampleNow - DAY_MS } };
const ready = { dgStatus: 'accepted' as const, outstanding: [] };
const planOf = (...nodes: OrderStatus[]) => sampleFacts.steps.filter(({ node }) => nodes.includes(node));

const cancellationEvents = [
  ...(['cancellation.ask', 'cancellation.offer', 'cancellation.answer'] as const),
  ...(['cancellation.waive', 'cancellation.accept', 'cancellation.settle'] as const),
];

/** An order that is loaded in a final status: the chart reaches it by undoing the rejection. */
const readAfterwards = (from: OrderStatus): OrderFacts => ({
  ...sampleFacts,
  status: 'rejected',
  lastMove: { from, recordedAt: sampleNow },
});

export const orderLifeCases: MachineCases = {
  words: orderLifeWords,
  input: { ...sampleFacts, steps: planOf('submitted', 'booked', 'departed', 'arrived', 'completed') },
  otherInputs: [
    // Two short plans: one plan with every step has too many paths.
    factsAt('booked', { ...ready, steps: planOf('submitted', 'booked', 'released', 'departed') }),
    { ...sampleFacts, outstanding: [], service: 'cfs', steps: planOf('submitted', 'stuffed', 'declared') },
    factsAt('completed', { ...ready, ...longAgo }),
    { ...sampleFacts, dgStatus: 'rejected', steps: planOf('submitted', 'booked', 'completed') },
    { ...sampleFacts, ...ready, steps: planOf('submitted', 'arrived', 'completed') },
    ...(['rejected', 'cancelled', 'autoCancelled'] as const).map(readAfterwards),
    // A truck that has departed can still be recalled.
    factsAt('departed', { ...ready, service: 'truck', steps: planOf('submitted', 'departed', 'completed') }),
  ],
  events: {
    ...Object.fromEntries(
      operatorStatuses.map((status) => [
        `step.${status}`,
        [accepted, explained].map((record) => ({ type: `step.${status}`, ...record })),
      ]),
    ),
    'step.undo': [true, false].map((isAdmin) => ({ type: 'step.undo', isAdmin })),
    'amendment.ask': [{ type: 'amendment.ask' }],
    'amendment.settle': [{ type: 'amendment.settle' }],
    ...Object.fromEntries(cancellationEvents.map((type) => [type, [{ type }]])),
    'order.cancel': [{ type: 'order.cancel' }],
    'order.expire': [{ type: 'order.expire' }],
  },
  delays: {},
  rests: ['completed', 'rejected'],
  /** Includes completed steps, the carrier's answer, the target of an undo and open requests. */
  key: ({ value, context: { steps, dgStatus, lastMove, amendment, cancellation } }) =>
    JSON.stringify([
      value,
      (steps as OrderFacts['steps']).map(({ actualAt }) => actualAt !== null),
      dgStatus === 'accepted',
      lastMove?.from ?? null,
      (lastMove?.recordedAt ?? sampleNow) === sampleNow - DAY_MS,
      amendment?.resumes ?? null,
      cancellation?.side ?? null,
      cancellation?.state ?? null,
    ]),
};
