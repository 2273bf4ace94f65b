import { type OrderFormRef, selectAmends } from '#machines/order-form/index.ts';
import { amendment as words } from '#src/ui/copy/amendment.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { PriceTable } from './PriceTable.tsx';
import { useShared } from './use-booking.ts';
import { useQuote } from './use-quote.ts';

/** Where the form amends an order: which, what happens with it, and what it costs beside what it would cost. */
export function AmendedNote({ actor }: { actor: OrderFormRef }) {
  const amends = useShared(actor, selectAmends);
  const { quote, isDue } = useQuote(actor);
  if (amends === undefined) return null;
  return (
    <Note title={words.form.title(amends.orderNo)}>
      <p>{words.form.text}</p>
      {quote === null || isDue ? null : <PriceTable previous={amends.price} quote={quote} withDifference />}
    </Note>
  );
}
