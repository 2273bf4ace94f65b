import type { OrderStatus } from './statuses.ts';

/** Free: cancels immediately. Ask: requests and receives a fee. None: too late. */
export type CancellationMode = 'free' | 'ask' | 'none';

/** Progress of an order; unlisted statuses do not determine it. */
const stages: Partial<Record<OrderStatus, number>> = {
  reviewing: 1,
  dgReviewing: 1,
  booked: 2,
  released: 3,
  stuffed: 4,
  declared: 5,
  departed: 6,
  arrived: 7,
  completed: 8,
};

/** Temporary statuses: earlier steps still count. */
const interludes: readonly OrderStatus[] = ['docsPending', 'reviewing', 'dgReviewing', 'amending'];

const over: readonly OrderStatus[] = ['autoCancelled', 'cancelled', 'completed', 'rejected'];

/** Status from which agreements charge for cancelling: the carrier releases space. */
const USUALLY_CHARGED: OrderStatus = 'released';

/** Services whose agreement charges from another status. */
const charged: Readonly<Record<string, OrderStatus>> = {
  air: 'booked',
  dgdesk: 'reviewing',
  goods: 'booked',
  truck: 'departed',
  warehouse: 'booked',
};

/** A truck can still be called back after departure. */
const lastRequestable = (service: string): OrderStatus => (service === 'truck' ? 'departed' : 'declared');

const stageOf = (status: OrderStatus): number => stages[status] ?? 0;

interface Cancelled {
  service: string;
  status: OrderStatus;
  /** Timeline steps with an actual time. */
  reached: readonly OrderStatus[];
}

export function cancellationModeOf({ service, status, reached }: Cancelled): CancellationMode {
  if (over.includes(status)) return 'none';
  const stage = Math.max(...[status, ...(interludes.includes(status) ? reached : [])].map(stageOf));
  if (stage > stageOf(lastRequestable(service))) return 'none';
  return stage < stageOf(charged[service] ?? USUALLY_CHARGED) ? 'free' : 'ask';
}

export const cancellationStates = ['requested', 'answered', 'accepted', 'withdrawn', 'refused', 'ended'] as const;
export type CancellationState = (typeof cancellationStates)[number];

/** Pending an answer of the operator or the customer. */
export const openCancellationStates = ['requested', 'answered'] as const satisfies readonly CancellationState[];
export type OpenCancellationState = (typeof openCancellationStates)[number];

export const isOpenCancellation = <Item extends { state: CancellationState }>(
  cancellation: Item,
): cancellation is Item & { state: OpenCancellationState } =>
  (openCancellationStates as readonly CancellationState[]).includes(cancellation.state);

/** Initiator: a customer's request or an operator's offer. */
export const cancellationSides = ['customer', 'desk'] as const;
export type CancellationSide = (typeof cancellationSides)[number];
