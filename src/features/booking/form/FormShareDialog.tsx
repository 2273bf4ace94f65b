import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { ownLinks as words } from '#copy/booking/opening.ts';
import { orders } from '#copy/orders/list.ts';
import type { LazyRef } from '#machines/kit/lazy.ts';
import type { OrderTemplatesRef } from '#machines/order-templates/index.ts';
import type { OwnLinksRef } from '#machines/own-links/index.ts';
import { type SharingRef, selectService } from '#machines/sharing/index.ts';
import { Sharing } from '#src/features/offers/views/Sharing.tsx';
import { OwnLinks } from '#src/features/user-centre/own-links/OwnLinks.tsx';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';

/** The user's own share links and templates. */
export interface FormSharing {
  sharing: LazyRef<SharingRef>;
  /** Actor of the dialog that lists them. */
  ownLinks: () => LazyRef<OwnLinksRef>;
  templates: LazyRef<OrderTemplatesRef>;
  /** Links and templates belong to a user: visitors sign in over the form first. */
  onSignIn: () => void;
}

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
