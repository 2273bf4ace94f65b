import type { AnyMachineSnapshot } from 'xstate';
import { KIT, pageTurns } from '#copy/kit.ts';
import { invoices as words } from '#copy/user-centre/enterprise.ts';
import type { InvoiceRequestRef, InvoiceRequestSnapshot } from '#machines/invoice-request/index.ts';
import { InvoiceRequest } from '#src/features/user-centre/invoices/InvoiceRequest.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

/** An issued invoice has a button of its own, but for the one that is being downloaded; pages are turned from the first. */
function besides(snapshot: AnyMachineSnapshot): readonly string[] {
  const { context } = snapshot as InvoiceRequestSnapshot;
  return snapshot.matches('listed') && context.page !== null
    ? context.page.items.flatMap(({ file }) => (file === null ? [] : [words.download]))
    : [];
}

export const subject: Subject = {
  entry: entryOf('invoice-request'),
  render: (actor) => <InvoiceRequest actor={actor as InvoiceRequestRef} />,
  controls: {
    'invoice.retry': KIT.retry,
    'invoice.turn': pageTurns.older,
    'invoice.begin': words.begin,
    'invoice.next': words.next,
    'invoice.check': words.check,
    'invoice.back': words.back,
    'invoice.send': words.send,
    'invoice.cancel': words.cancel,
  },
  besides,
};
