import { DAY_MS } from '#domain/limits.ts';
import type { OrderFacts } from '#domain/orders/order-life.ts';
import { deskStatuses } from '#domain/orders/statuses.ts';
import type { MachineCases } from '../kit/cases.ts';
import { explained, factsAt, sampleFacts, sampleNow, sampleRecord } from './order-life.sample.ts';
import { orderLifeWords } from './order-life.words.ts';

const accepted = { ...sampleRecord, dgStatus: 'accepted' as const };
const longAgo = { lastMove: { from: 'arrived' as const, recordedAt: sampleNow - DAY_MS } };
const ready = { dgStatus: 'accepted' as const, outstanding: [] };

export const orderLifeCases: MachineCases = {
  words: orderLifeWords,
  input: sampleFacts,
  otherInputs: [
    factsAt('declared', ready),
    factsAt('completed', { ...ready, ...longAgo }),
    ...(['cancelled', 'autoCancelled'] as const).map((status) => ({ ...sampleFacts, status })),
  ],
  events: {
    ...Object.fromEntries(
      deskStatuses.map((status) => [
        `step.${status}`,
        [accepted, explained].map((record) => ({ type: `step.${status}`, ...record })),
      ]),
    ),
    'step.undo': [true, false].map((isAdmin) => ({ type: 'step.undo', isAdmin })),
    'amendment.ask': [{ type: 'amendment.ask' }],
    'amendment.settle': [{ type: 'amendment.settle' }],
    'order.cancel': [{ type: 'order.cancel' }],
    'order.expire': [{ type: 'order.expire' }],
  },
  delays: {},
  /** How far it is, the carrier's answer, and where an undo leads. */
  key: ({ value, context: { steps, dgStatus, lastMove } }) =>
    JSON.stringify([
      value,
      (steps as OrderFacts['steps']).filter(({ actualAt }) => actualAt !== null).at(-1)?.node,
      dgStatus === 'accepted',
      lastMove?.from ?? null,
    ]),
};
