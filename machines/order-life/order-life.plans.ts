import { DAY_MS } from '#domain/limits.ts';
import type { OrderFacts } from '#domain/orders/order-life.ts';
import type { OrderStatus } from '#domain/orders/statuses.ts';
import { sampleFacts } from './order-life.sample.ts';

const shipped: OrderStatus[] = [
  ...(['submitted', 'dgReviewing', 'booked', 'released', 'stuffed', 'declared'] as const),
  ...(['departed', 'arrived', 'completed'] as const),
];
const handedIn = shipped.filter((status) => status !== 'released');

/** The planned steps of an order of dangerous goods, by service. */
export const plans: Readonly<Record<string, readonly OrderStatus[]>> = {
  fcl: shipped,
  lcl: handedIn,
  air: handedIn,
  rail: shipped,
  domestic: shipped,
  tank: shipped,
  flexitank: shipped.filter((status) => status !== 'dgReviewing'),
  truck: ['submitted', 'dgReviewing', 'booked', 'departed', 'arrived', 'completed'],
  cfs: ['submitted', 'dgReviewing', 'stuffed', 'declared', 'completed'],
  warehouse: ['submitted', 'dgReviewing', 'stuffed', 'completed'],
  dgdesk: ['submitted', 'dgReviewing', 'completed'],
  goods: ['submitted', 'dgReviewing', 'completed'],
};

/** A newly placed order of a service, with a paper that is not accepted yet. */
export function placedFacts(service: string): OrderFacts {
  const plan = plans[service] ?? [];
  const isDanger = service !== 'flexitank';
  return {
    ...sampleFacts,
    ...{ service, isDanger, dgStatus: isDanger ? 'pending' : 'none' },
    steps: plan.map((node) => ({
      node,
      plannedAt: node === 'departed' ? sampleFacts.now + 6 * DAY_MS : null,
      actualAt: node === 'submitted' ? sampleFacts.now : null,
    })),
    outstanding: [{ name: '托书', neededFor: plan.includes('departed') ? 'departed' : 'completed' }],
  };
}
