import { orderMessages as words } from '#src/ui/copy/order-messages.ts';
import { Badge } from '#src/ui/parts/common/Badge.tsx';

/** How many messages of the other side nobody has read. */
export function UnreadBadge({ order: { unread = 0 } }: { order: { unread?: number | undefined } }) {
  return unread === 0 ? null : <Badge tone="low">{words.unread(unread)}</Badge>;
}
