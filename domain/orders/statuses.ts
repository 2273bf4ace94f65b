/** Statuses an operator may set, from accepted documents to completed or refused. */
export const operatorStatuses = [
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
export type OperatorStatus = (typeof operatorStatuses)[number];

export const orderStatuses = ['submitted', ...operatorStatuses, 'cancelled', 'autoCancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Ended without transport. */
export const endedStatuses: OrderStatus[] = ['autoCancelled', 'cancelled', 'rejected'];
export const isEnded = (status: OrderStatus): boolean => endedStatuses.includes(status);

export const finalStatuses: OrderStatus[] = [...endedStatuses, 'completed' as const].sort();

/** From departure on, when the order's costs are final. */
export const departedStatuses = ['departed', 'arrived', 'completed'] as const satisfies readonly OrderStatus[];

/** Whether documents are accepted; one missing at departure stays required until completion. */
export const takesPapers = (status: OrderStatus): boolean => !finalStatuses.includes(status);

/** Dangerous goods status, separate from the order's status. */
export const dgStatuses = ['none', 'pending', 'accepted', 'rejected'] as const;
export type DangerousStatus = (typeof dgStatuses)[number];
