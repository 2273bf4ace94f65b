import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { BookedService } from '#contract/booked-services.ts';
import { orderTemplates as words } from '#copy/user-centre/rooms.ts';
import { type OrderFormRef, selectIsSignedIn, selectMayBook } from '#machines/order-form/index.ts';
import { type OrderTemplatesEvent, type OrderTemplatesRef, selectIsOpen } from '#machines/order-templates/index.ts';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { loadOnApproach } from '#src/ui/parts/Dialog.tsx';
import { Missing } from '#src/ui/parts/list/Empty.tsx';
import type { FormSharing } from './FormShareDialog.tsx';

const TemplatesDialog = lazy(() => import('./TemplatesDialog.tsx').catch(() => ({ default: Missing })));

/** A price quoted for one enquiry cannot be reused, so it makes no template. */
const isOfEnquiry = (form: object) => 'enquiryNo' in form && form.enquiryNo !== '';

/** Saves the form as a template. */
export default function TemplateForm({ actor, share }: { actor: OrderFormRef; share: () => FormSharing }) {
  const { templates, onSignIn } = share();
  const running = useSelector(templates, selectLoaded);
  const mayBook = useSelector(actor, selectMayBook);
  const isEnquired = useSelector(actor, ({ context }) => isOfEnquiry(context.form));
  if (!mayBook || isEnquired) return null;
  const open = () => {
    const { service, form } = actor.getSnapshot().context;
    const source = { kind: 'form', service: service.code as BookedService, form } as const;
    const opened: OrderTemplatesEvent = { type: 'templates.open', source, name: '' };
    if (selectIsSignedIn(actor.getSnapshot())) templates.send(opened);
    else onSignIn();
  };
  return (
    <div className="print:hidden">
      <Button size={32} icon="copy" {...loadOnApproach} onClick={open}>
        {words.saveAs}
      </Button>
      {running === null ? null : <Opened templates={running} />}
    </div>
  );
}

function Opened({ templates }: { templates: OrderTemplatesRef }) {
  const isOpen = useSelector(templates, selectIsOpen);
  return <Suspense>{isOpen ? <TemplatesDialog actor={templates} /> : null}</Suspense>;
}
