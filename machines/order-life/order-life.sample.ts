import { DAY_MS, HOUR_MS } from '#domain/limits.ts';
import type { LifeStep, OrderFacts, StepRecord } from '#domain/orders/order-life.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';

export const sampleNow = Date.parse('2026-10-12T09:40:00+08:00');

const planned = (node: OrderStatus, days: number | null): LifeStep => ({
  node,
  plannedAt: days === null ? null : sampleNow + days * DAY_MS,
  actualAt: null,
});

/** A full container of dangerous goods, placed an hour ago, six hours before departure. */
export const sampleFacts: OrderFacts = {
  service: 'fcl',
  status: 'submitted',
  isDanger: true,
  dgStatus: 'pending',
  steps: [
    { node: 'submitted', plannedAt: null, actualAt: sampleNow - HOUR_MS },
    planned('booked', -1),
    planned('released', -1),
    planned('stuffed', 0),
    planned('declared', 0),
    planned('departed', 0.25),
    planned('arrived', 30),
    planned('completed', null),
  ],
  outstanding: [{ name: '危包证', neededFor: 'departed' }],
  lastMove: null,
  isEnquired: false,
  amendment: null,
  cancellation: null,
  now: sampleNow,
};

/** The facts with these steps taken, the last of them an hour ago. */
export function factsAt(status: OrderStatus, changes: Partial<OrderFacts> = {}): OrderFacts {
  const { steps } = changes.steps === undefined ? sampleFacts : { steps: changes.steps };
  const reached = steps.findIndex(({ node }) => node === status);
  return {
    ...sampleFacts,
    status,
    lastMove: { from: steps[reached - 1]?.node ?? 'submitted', recordedAt: sampleNow - HOUR_MS },
    ...changes,
    steps: steps.map((step, index) =>
      index <= reached ? { ...step, actualAt: sampleNow - HOUR_MS * (reached - index + 1) } : step,
    ),
  };
}

/** A complete record of the step, at the current time. */
export const sampleRecord: StepRecord = { at: sampleNow, dgStatus: null, remark: '', deviation: null };
export const explained: StepRecord = {
  ...sampleRecord,
  remark: '单证随后补交',
  deviation: '船公司报实际离港，单证今天中午前补齐',
};
