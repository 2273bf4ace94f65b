import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { ownLinks as words } from '#copy/booking/opening.ts';
import { orders } from '#copy/orders/list.ts';
import { type SharingRef, selectService } from '#machines/sharing/index.ts';
import { Sharing } from '#src/features/offers/views/Sharing.tsx';
import { OwnLinks } from '#src/features/user-centre/own-links/OwnLinks.tsx';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import type { FormSharing } from '../form-sharing.ts';

interface FormShareDialogProps extends Pick<FormSharing, 'ownLinks'> {
  sharing: SharingRef;
}

/** Creates a link to the form and lists earlier ones. */
export default function FormShareDialog({ sharing, ownLinks }: FormShareDialogProps) {
  const [links] = useState(ownLinks);
  const running = useSelector(links, selectLoaded);
  const service = useSelector(sharing, selectService);
  const close = () => {
    sharing.send({ type: 'share.close' });
    running?.send({ type: 'links.close' });
  };
  return (
    <Dialog
      open
      title={words.dialog}
      {...(service === null ? {} : { note: words.subject(orders.services[service]) })}
      onClose={close}
    >
      <div className="grid gap-2">
        <Sharing actor={sharing} />
        {running === null ? null : <OwnLinks actor={running} />}
      </div>
    </Dialog>
  );
}
