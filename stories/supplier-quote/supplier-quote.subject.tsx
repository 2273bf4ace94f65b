import { choiceName } from '#copy/booking/choices.ts';
import { supplierQuote as words } from '#copy/procurement/market.ts';
import type { SupplierQuoteRef } from '#machines/supplier-quote/index.ts';
import { QuoteForm } from '#src/features/procurement/supplier-quote/QuoteForm.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

const choices = [
  choiceName('lines.0.currency', '1'),
  choiceName('lines.0.tax', 'WITH'),
  choiceName('freight', 'SUPPLIER'),
];

export const subject: Subject = {
  entry: entryOf('supplier-quote'),
  render: (actor) => <QuoteForm actor={actor as SupplierQuoteRef} fileAccess={null} />,
  controls: { 'quote.submit': words.submit, 'quote.change': words.change },
  besides: (snapshot) => (snapshot.can({ type: 'quote.edit', path: 'remark', value: '' }) ? choices : []),
};
