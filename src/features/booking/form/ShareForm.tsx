import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { formButtons } from '#copy/booking/frame.ts';
import { type OrderFormRef, selectIsSignedIn, selectMayBook } from '#machines/order-form/index.ts';
import { type SharedForm, type SharingEvent, type SharingRef, selectIsOpen } from '#machines/sharing/index.ts';
import { Missing } from '#src/features/header/views/Missing.tsx';
import { selectLoaded } from '#src/lazy/select-loaded.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { loadOnApproach } from '#src/ui/parts/Dialog.tsx';
import type { FormSharing } from './form-sharing.types.ts';

const FormShareDialog = lazy(() => import('./FormShareDialog.tsx').catch(() => ({ default: Missing })));

/** Current form values; the server drops what a link may not contain. */
function sharedForm(actor: OrderFormRef): SharedForm {
  const { service, form, price, facts } = actor.getSnapshot().context;
  const quote = price === null ? {} : { quoteId: price.quote.quoteId };
  return {
    kind: 'order',
    content: { service: service.code, form, ...quote } as SharedForm['content'],
    now: facts.now,
  };
}

/** Creates a link that lets another user start the same form with other goods. */
export function ShareForm({ actor, share }: { actor: OrderFormRef; share: () => FormSharing }) {
  const { sharing, ownLinks, onSignIn } = share();
  const running = useSelector(sharing, selectLoaded);
  const mayBook = useSelector(actor, selectMayBook);
  if (!mayBook) return null;
  const open = () => {
    const opened: SharingEvent = { type: 'share.open', shared: sharedForm(actor) };
    if (selectIsSignedIn(actor.getSnapshot())) sharing.send(opened);
    else onSignIn();
  };
  return (
    <div className="print:hidden">
      <Button size={32} icon="share" {...loadOnApproach} onClick={open}>
        {formButtons.share}
      </Button>
      {running === null ? null : <Opened sharing={running} ownLinks={ownLinks} />}
    </div>
  );
}

function Opened({ sharing, ownLinks }: Pick<FormSharing, 'ownLinks'> & { sharing: SharingRef }) {
  const isOpen = useSelector(sharing, selectIsOpen);
  return <Suspense>{isOpen ? <FormShareDialog sharing={sharing} ownLinks={ownLinks} /> : null}</Suspense>;
}
