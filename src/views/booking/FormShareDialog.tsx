import { useSelector } from '@xstate/react';
import { selectService } from '#machines/sharing/index.ts';
import { orders } from '#src/ui/copy/orders.ts';
import { ownLinks as words } from '#src/ui/copy/own-links.ts';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { Sharing } from '../offers/Sharing.tsx';
import { OwnLinks } from '../own-links/OwnLinks.tsx';
import type { FormSharing } from './form-sharing.types.ts';

/** A link to the form, and those shared before. */
export default function FormShareDialog({ sharing, ownLinks }: Pick<FormSharing, 'ownLinks' | 'sharing'>) {
  const service = useSelector(sharing, selectService);
  const close = () => {
    sharing.send({ type: 'share.close' });
    ownLinks.send({ type: 'links.close' });
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
        <OwnLinks actor={ownLinks} />
      </div>
    </Dialog>
  );
}
