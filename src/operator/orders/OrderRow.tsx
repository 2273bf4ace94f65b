import { operatorOrders as words } from '#copy/operator/orders.ts';
import { orders } from '#copy/orders/list.ts';
import type { OrderRow as Row } from '#machines/operator-queue/index.ts';
import { OrderBadges } from '#src/features/orders/views/OrderBadges.tsx';
import { Boxes, Lane } from '#src/features/orders/views/OrderCells.tsx';
import { UnreadBadge } from '#src/features/orders/views/UnreadBadge.tsx';
import { TallyMark } from '#src/ui/parts/ScaleBar.tsx';
import { UnLabels } from '../queue/UnLabels.tsx';

/** Status badges, shown beside the order number. */
export const OrderMarks = ({ row }: { row: Row }) => (
  <>
    <OrderBadges order={row} />
    <UnreadBadge order={row} />
  </>
);

/** Order in the queue: customer, route, cargo, and documents submitted. */
export const OrderRow = ({ row }: { row: Row }) => (
  <>
    <span className="min-w-0 text-12 text-ink-2">
      {row.company === null ? null : <>{row.company} </>}
      <Lane order={row} />
    </span>
    <span className="flex flex-wrap items-center gap-x-1 gap-y-0.5 text-12 text-ink-2">
      <UnLabels numbers={row.unNumbers} />
      <Boxes order={row} />
      <span className="text-ink-3">{orders.services[row.service]}</span>
      {row.ownPapers == null ? null : (
        <span className="ml-auto">
          <TallyMark
            done={row.ownPapers.ready}
            total={row.ownPapers.all}
            label={words.ownPapers(row.ownPapers.ready, row.ownPapers.all)}
          />
        </span>
      )}
    </span>
  </>
);
