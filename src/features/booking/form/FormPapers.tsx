import type { ReactNode } from 'react';
import type { PaperReadiness } from '#domain/dangerous-goods/paper-readiness.ts';
import { type OrderFormRef, type OrderFormSnapshot, selectDraftId } from '#machines/order-form/index.ts';
import { OutstandingPapers } from './OutstandingPapers.tsx';
import { PaperPanel } from './PaperPanel.tsx';
import { useRested, useShared, valueNow } from './use-booking.ts';

interface FormPapersProps<Form> {
  actor: OrderFormRef;
  zone: string;
  now: number;
  papersOf: (form: Form) => readonly PaperReadiness[];
  action?: ReactNode;
}

/** Documents of the form with status, responsible party and deadline; updates once typing pauses. */
export function FormPapers<Form>({ actor, zone, now, papersOf, action }: FormPapersProps<Form>) {
  useRested<Form, string>(actor, '', (form) => JSON.stringify(papersOf(form)));
  const papers = papersOf(valueNow<Form>(actor, ''));
  if (papers.length === 0) return null;
  const exportAction = <OutstandingPapers formId={selectDraftId(actor.getSnapshot())} papers={papers} now={now} />;
  return <PaperPanel papers={papers} zone={zone} action={action ?? exportAction} />;
}

interface OfferPapersProps<Form, Offer> {
  actor: OrderFormRef;
  select: (snapshot: OrderFormSnapshot) => { offer: Offer | null; now: number };
  papersOf: (form: Form, offer: Offer, now: number) => readonly PaperReadiness[];
}

/** The same for a chosen offer, in the time zone of its origin. */
export function OfferPapers<Form, Offer extends { timezone: string }>(props: OfferPapersProps<Form, Offer>) {
  const { actor, select, papersOf } = props;
  const { offer, now } = useShared(actor, select);
  if (offer === null) return null;
  return (
    <FormPapers<Form> actor={actor} zone={offer.timezone} now={now} papersOf={(form) => papersOf(form, offer, now)} />
  );
}
