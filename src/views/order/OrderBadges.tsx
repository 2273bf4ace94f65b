import type { OrderAnswer } from '#contract/calls/orders.ts';
import { orders as words } from '#src/ui/copy/orders.ts';
import { Badge, type BadgeTone } from '#src/ui/parts/Badge.tsx';

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

export const StatusBadge = ({ status }: { status: OrderAnswer['status'] }) => (
  <Badge tone={STATUS[status]}>{words.statuses[status]}</Badge>
);

export const DgBadge = ({ status }: { status: OrderAnswer['dgStatus'] }) => (
  <Badge tone={DANGEROUS[status]}>{words.dgStatuses[status]}</Badge>
);
