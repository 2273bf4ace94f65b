import type { ReactNode } from 'react';
import type { PaperReadiness } from '#domain/dangerous-goods/paper-readiness.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { PaperPanel } from './PaperPanel.tsx';
import { useRested, valueNow } from './use-booking.ts';

interface FormPapersProps<Form> {
  actor: OrderFormRef;
  zone: string;
  papersOf: (form: Form) => readonly PaperReadiness[];
  action?: ReactNode;
}

/** Which papers of the form stand and which are owed, by whom and until when: read again once the typing rests. */
export function FormPapers<Form>({ actor, zone, papersOf, action }: FormPapersProps<Form>) {
  useRested<Form, string>(actor, '', (form) => JSON.stringify(papersOf(form)));
  const papers = papersOf(valueNow<Form>(actor, ''));
  return papers.length === 0 ? null : <PaperPanel papers={papers} zone={zone} action={action} />;
}
