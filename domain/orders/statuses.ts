/** From the placed order to the refused or completed one: where a desk may take it. */
export const deskStatuses = [
  'docsPending',
  'reviewing',
  'dgReviewing',
  'booked',
  'released',
  'stuffed',
  'declared',
  'departed',
  'arrived',
  'completed',
  'rejected',
  'amending',
] as const;
export type DeskStatus = (typeof deskStatuses)[number];

export const orderStatuses = ['submitted', ...deskStatuses, 'cancelled', 'autoCancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Ended without being carried. */
export const endedStatuses: OrderStatus[] = ['autoCancelled', 'cancelled', 'rejected'];
export const isEnded = (status: OrderStatus): boolean => endedStatuses.includes(status);

/** No further step is planned after these. */
export const overStatuses: OrderStatus[] = [...endedStatuses, 'completed' as const].sort();

/** What an order costs stands once its goods have gone. */
export const goneStatuses = ['departed', 'arrived', 'completed'] as const satisfies readonly OrderStatus[];

/** Whether papers are still asked for and taken: goods may have gone without one, which is owed until the order is complete. */
export const takesPapers = (status: OrderStatus): boolean => !overStatuses.includes(status);

/** The second status of dangerous goods beside the order's own. */
export const dgStatuses = ['none', 'pending', 'accepted', 'rejected'] as const;
export type DangerousStatus = (typeof dgStatuses)[number];
