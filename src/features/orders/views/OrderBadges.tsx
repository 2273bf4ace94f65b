import type { OrderAnswer } from '#contract/calls/orders.ts';
import { statusName, orders as words } from '#copy/orders/list.ts';
import { cancellation, orderDeviations } from '#copy/orders/order.ts';
import { isEnded } from '#domain/orders/statuses.ts';
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

/** Result of the dangerous goods review. */
export const dangerousText = ({ service, dgStatus }: Pick<OrderAnswer, 'dgStatus' | 'service'>): string =>
  (dgStatus === 'pending' ? words.ownDgPending[service] : undefined) ?? words.dgStatuses[dgStatus];

type Badged = Pick<OrderAnswer, 'dgStatus' | 'isDeviated' | 'openCancellation' | 'service' | 'status'>;

/** Badges of status, open cancellation and deviation; the carrier's answer only while the order is active. */
export function OrderBadges({ order }: { order: Badged }) {
  const { service, status, dgStatus, isDeviated, openCancellation } = order;
  return (
    <>
      <Badge tone={STATUS[status]}>{statusName(service, status, dgStatus !== 'none')}</Badge>
      {dgStatus === 'none' || isEnded(status) ? null : <Badge tone={DANGEROUS[dgStatus]}>{dangerousText(order)}</Badge>}
      {openCancellation && !isEnded(status) ? <Badge tone="warn">{cancellation.badges[openCancellation]}</Badge> : null}
      {isDeviated ? <Badge tone="danger">{orderDeviations.badge}</Badge> : null}
    </>
  );
}
