import type { AnyMachineSnapshot } from 'xstate';
import { KIT } from '#copy/kit.ts';
import { operatorInvoices as words } from '#copy/operator/requests.ts';
import type { InvoiceField } from '#domain/invoices/request-form.ts';
import {
  type OperatorInvoiceRef,
  type OperatorInvoiceSnapshot,
  selectCanCopy,
  selectSheet,
} from '#machines/operator-invoice/index.ts';
import { sampleFile } from '#machines/operator-invoice/operator-invoice.sample.ts';
import { OperatorInvoice } from '#src/operator/invoice/OperatorInvoices.tsx';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';

const hold = ({ name, size }: File) => ({ ...sampleFile, name, size });

/** One for each thing that is written. */
function copyButtons(snapshot: AnyMachineSnapshot): string[] {
  const seen = snapshot as OperatorInvoiceSnapshot;
  if (!selectCanCopy(seen)) return [];
  const { invoiceType: _type, ...texts } = selectSheet(seen)?.row.details ?? { invoiceType: '' };
  return (Object.entries(texts) as [InvoiceField, string][])
    .filter(([, text]) => text !== '')
    .map(([field]) => `${words.copy} ${words.fields[field]}`);
}

export const subject: Subject = {
  entry: entryOf('operator-invoice'),
  render: (actor) => <OperatorInvoice actor={actor as OperatorInvoiceRef} hold={hold} toList={nothing} />,
  controls: {
    'invoice.close': words.close,
    'invoice.retry': KIT.retry,
    'file.remove': words.remove,
    'issued.read': words.downloadHanded,
    'invoice.issue': words.hand,
    'invoice.refuse': words.refuse,
  },
  besides: copyButtons,
};
