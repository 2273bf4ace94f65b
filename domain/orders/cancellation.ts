import type { OrderStatus } from './statuses.ts';

/** Whether the customer cancels at once, asks and is answered with a fee, or cannot cancel any more. */
export type CancellationMode = 'free' | 'ask' | 'none';

/** How far an order is on its way; a status that is not listed says nothing about that. */
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

/** Statuses an order may return to: the steps it reached before still count. */
const interludes: readonly OrderStatus[] = ['docsPending', 'reviewing', 'dgReviewing', 'amending'];

const over: readonly OrderStatus[] = ['autoCancelled', 'cancelled', 'completed', 'rejected'];

/** The status from which agreements charge for cancelling: the carrier releases the space. */
const USUALLY_CHARGED: OrderStatus = 'released';

/** Services whose agreement names another one. */
const charged: Readonly<Record<string, OrderStatus>> = {
  air: 'booked',
  dgdesk: 'reviewing',
  goods: 'booked',
  truck: 'departed',
  warehouse: 'booked',
};

/** A lorry is loaded when it departs and can still be called back. */
const lastAsked = (service: string): OrderStatus => (service === 'truck' ? 'departed' : 'declared');

const stageOf = (status: OrderStatus): number => stages[status] ?? 0;

interface Cancelled {
  service: string;
  status: OrderStatus;
  /** Steps of its time line that have an actual time. */
  reached: readonly OrderStatus[];
}

export function cancellationModeOf({ service, status, reached }: Cancelled): CancellationMode {
  if (over.includes(status)) return 'none';
  const stage = Math.max(...[status, ...(interludes.includes(status) ? reached : [])].map(stageOf));
  if (stage > stageOf(lastAsked(service))) return 'none';
  return stage < stageOf(charged[service] ?? USUALLY_CHARGED) ? 'free' : 'ask';
}

export const cancellationStates = ['requested', 'answered', 'accepted', 'withdrawn', 'refused', 'ended'] as const;
export type CancellationState = (typeof cancellationStates)[number];

/** Waits for the operator's answer or the customer's. */
export const openCancellationStates = ['requested', 'answered'] as const satisfies readonly CancellationState[];
export type OpenCancellationState = (typeof openCancellationStates)[number];

export const isOpenCancellation = <Asked extends { state: CancellationState }>(
  cancellation: Asked,
): cancellation is Asked & { state: OpenCancellationState } =>
  (openCancellationStates as readonly CancellationState[]).includes(cancellation.state);

/** The side that proposed it: a customer who asks, or an operator who offers. */
export const cancellationSides = ['customer', 'desk'] as const;
export type CancellationSide = (typeof cancellationSides)[number];
