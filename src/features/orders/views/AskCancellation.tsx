import { useSelector } from '@xstate/react';
import { cancellation as words } from '#copy/orders/order.ts';
import { type OrderCancellationRef, selectCanAsk } from '#machines/order-cancellation/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';

export function AskCancellation({ actor }: { actor: OrderCancellationRef }) {
  const canAsk = useSelector(actor, selectCanAsk);
  return (
    <Button tone="danger" size={32} disabled={!canAsk} onClick={() => actor.send({ type: 'cancellation.ask' })}>
      {words.ask}
    </Button>
  );
}
