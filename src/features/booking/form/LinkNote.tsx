import { ownLinks } from '#copy/booking/opening.ts';
import type { SharedOrderLink } from '#domain/booking/service.ts';
import { type OrderFormRef, selectFacts } from '#machines/order-form/index.ts';
import type { Price } from '#machines/pricing/index.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { HOUSE_ZONE, portTime } from '#src/ui/text/time-text.ts';
import { PriceTable } from './PriceTable.tsx';
import { useShared } from './use-booking.ts';
import { useQuote } from './use-quote.ts';

const words = ownLinks.opened;
const dayOf = (instant: number) => portTime(instant, HOUSE_ZONE).date;

const isSame = (before: Price, after: Price) =>
  JSON.stringify(before.totals) === JSON.stringify(after.totals) && before.lines.length === after.lines.length;

/** For a form opened from a link: its expiry, and the price then and now. */
export function LinkNote({ actor }: { actor: OrderFormRef }) {
  const { link } = useShared(actor, selectFacts);
  const { quote, isDue } = useQuote(actor);
  if (link === undefined) return null;
  return (
    <Note title={words.title}>
      <p>{words.text(dayOf(link.createdAt), dayOf(link.expiresAt))}</p>
      <Compared price={link.price} quote={isDue ? null : quote} />
    </Note>
  );
}

function Compared({ price, quote }: { price: SharedOrderLink['price']; quote: Price | null }) {
  if (price === null) return <p>{words.none}</p>;
  if (quote === null) return <p>{words.waiting}</p>;
  if (isSame(price, quote)) return <p>{words.same}</p>;
  return (
    <>
      <p>{words.other}</p>
      <PriceTable previous={price} quote={quote} />
    </>
  );
}
