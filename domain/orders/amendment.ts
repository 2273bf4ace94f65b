import type { OrderStatus } from './statuses.ts';

export const amendmentStates = ['waiting', 'accepted', 'refused', 'withdrawn', 'ended'] as const;
export type AmendmentState = (typeof amendmentStates)[number];

/** Statuses before the carrier releases space. */
const amendable: readonly OrderStatus[] = ['submitted', 'docsPending', 'reviewing', 'dgReviewing', 'booked'];

export type AmendmentRefusal = 'cancelling' | 'enquired' | 'over' | 'waiting';

interface Amended {
  status: OrderStatus;
  /** Booked from an enquiry option, so no list has its price. */
  isEnquired: boolean;
  isWaiting: boolean;
  isCancelling: boolean;
}

/** Why an order cannot be amended now; null when it can. */
export function amendmentRefusal({ status, isEnquired, isWaiting, isCancelling }: Amended): AmendmentRefusal | null {
  if (isWaiting) return 'waiting';
  if (isCancelling) return 'cancelling';
  if (!amendable.includes(status)) return 'over';
  return isEnquired ? 'enquired' : null;
}
