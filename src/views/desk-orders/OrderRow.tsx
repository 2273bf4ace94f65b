import type { OrderRow as Row } from '#machines/desk-queue/index.ts';
import { orders } from '#src/ui/copy/orders.ts';
import { OrderBadges } from '../order/OrderBadges.tsx';
import { Boxes, Lane } from '../order/OrderCells.tsx';
import { UnreadBadge } from '../order/UnreadBadge.tsx';

/** An order in the queue, under its number. */
export const OrderRow = ({ row }: { row: Row }) => (
  <>
    <span className="flex flex-wrap items-center gap-0.5">
      <OrderBadges order={row} />
      <UnreadBadge order={row} />
      <span className="text-12 text-ink-3">{orders.services[row.service]}</span>
    </span>
    {row.company === null ? null : <span className="min-w-0 text-12 text-ink-2">{row.company}</span>}
    <span className="min-w-0 text-12 text-ink-2">
      <Lane order={row} /> <Boxes order={row} />
    </span>
  </>
);
