import { useSelector } from '@xstate/react';
import { orderTemplates as words } from '#copy/user-centre/rooms.ts';
import { type OrderTemplatesRef, selectIsOpen } from '#machines/order-templates/index.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { OrderTemplates } from './OrderTemplates.tsx';

export default function TemplatesDialog({ actor }: { actor: OrderTemplatesRef }) {
  const isOpen = useSelector(actor, selectIsOpen);
  return isOpen ? (
    <Dialog open title={words.title} width={560} onClose={() => actor.send({ type: 'templates.close' })}>
      <OrderTemplates actor={actor} />
    </Dialog>
  ) : null;
}
