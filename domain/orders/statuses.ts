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

/** Statuses from the departure on: the costs of the order are final. */
export const goneStatuses = ['departed', 'arrived', 'completed'] as const satisfies readonly OrderStatus[];

/** Whether papers are accepted: one that is missing at the departure stays due until the order is completed. */
export const takesPapers = (status: OrderStatus): boolean => !overStatuses.includes(status);

/** The second status of dangerous goods beside the order's own. */
export const dgStatuses = ['none', 'pending', 'accepted', 'rejected'] as const;
export type DangerousStatus = (typeof dgStatuses)[number];
