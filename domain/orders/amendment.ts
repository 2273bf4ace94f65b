import type { OrderStatus } from './statuses.ts';

export const amendmentStates = ['waiting', 'accepted', 'refused', 'withdrawn', 'ended'] as const;
export type AmendmentState = (typeof amendmentStates)[number];

/** Before the carrier has given its space. */
const amendable: readonly OrderStatus[] = ['submitted', 'docsPending', 'reviewing', 'dgReviewing', 'booked'];

export type AmendmentRefusal = 'cancelling' | 'enquired' | 'over' | 'waiting';

interface Amended {
  status: OrderStatus;
  /** Its price is an option of an enquiry, which no list names again. */
  isEnquired: boolean;
  isWaiting: boolean;
  /** A cancellation of it waits for an answer. */
  isCancelling: boolean;
}

/** Why an order cannot be amended now; null where it can. */
export function amendmentRefusal({ status, isEnquired, isWaiting, isCancelling }: Amended): AmendmentRefusal | null {
  if (isWaiting) return 'waiting';
  if (isCancelling) return 'cancelling';
  if (!amendable.includes(status)) return 'over';
  return isEnquired ? 'enquired' : null;
}
