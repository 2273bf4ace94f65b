import { orderMessages as words } from '#copy/orders/order.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';

/** Number of unread messages from the other side. */
export function UnreadBadge({ order: { unread = 0 } }: { order: { unread?: number | undefined } }) {
  return unread === 0 ? null : <Badge tone="low">{words.unread(unread)}</Badge>;
}
