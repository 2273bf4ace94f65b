import type { OrderAnswer } from '#contract/calls/orders.ts';
import { isEnded } from '#domain/orders/statuses.ts';
import { statusName, orders as words } from '#src/ui/copy/orders.ts';
import { Badge, type BadgeTone } from '#src/ui/parts/common/Badge.tsx';

const STATUS: Record<OrderAnswer['status'], BadgeTone> = {
  submitted: 'sea',
  docsPending: 'warn',
  reviewing: 'sea',
  dgReviewing: 'warn',
  booked: 'sea',
  released: 'ok',
  stuffed: 'ok',
  declared: 'ok',
  departed: 'ok',
  arrived: 'ok',
  completed: 'plain',
  rejected: 'danger',
  cancelled: 'plain',
  autoCancelled: 'danger',
  amending: 'warn',
};

const DANGEROUS: Record<OrderAnswer['dgStatus'], BadgeTone> = {
  none: 'plain',
  pending: 'warn',
  accepted: 'ok',
  rejected: 'danger',
};

/** What was answered about its dangerous goods. */
export const dangerousText = ({ service, dgStatus }: Pick<OrderAnswer, 'dgStatus' | 'service'>): string =>
  (dgStatus === 'pending' ? words.ownDgPending[service] : undefined) ?? words.dgStatuses[dgStatus];

/** Where an order is; what a carrier would have answered is of no matter once it has ended. */
export function OrderBadges({ order }: { order: Pick<OrderAnswer, 'dgStatus' | 'service' | 'status'> }) {
  const { service, status, dgStatus } = order;
  return (
    <>
      <Badge tone={STATUS[status]}>{statusName(service, status, dgStatus !== 'none')}</Badge>
      {dgStatus === 'none' || isEnded(status) ? null : <Badge tone={DANGEROUS[dgStatus]}>{dangerousText(order)}</Badge>}
    </>
  );
}
