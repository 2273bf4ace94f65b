import { useContext } from 'react';
import { amendment as words } from '#copy/orders/amendment.ts';
import { type OrderFormRef, selectAmends, selectCanRenew, selectRefusal } from '#machines/order-form/index.ts';
import { SiteAddresses } from '#src/ui/outer-addresses.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { Link } from '#src/ui/parts/Link.tsx';
import { PriceTable } from './PriceTable.tsx';
import { useShared } from './use-booking.ts';
import { useQuote } from './use-quote.ts';

/** Names the order being amended, the consequences, and the price difference. */
export function AmendedNote({ actor }: { actor: OrderFormRef }) {
  const amends = useShared(actor, selectAmends);
  const { quote, isDue } = useQuote(actor);
  const centre = useContext(SiteAddresses)?.userCentre;
  if (amends === undefined) return null;
  return (
    <>
      <Note title={words.form.title(amends.orderNo)}>
        <p>{words.form.text}</p>
        {centre === undefined ? null : (
          // Typed values survive a colleague's change of the order.
          <Link
            href={`${centre}?redirect=order&orderNo=${amends.orderNo}`}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link"
          >
            {words.form.latest}
          </Link>
        )}
        {quote === null || isDue ? null : <PriceTable previous={amends.price} quote={quote} withDifference />}
      </Note>
      <OutdatedNote actor={actor} />
    </>
  );
}

/** Offers to reapply the typed values to an order that a colleague changed. */
export function OutdatedNote({ actor }: { actor: OrderFormRef }) {
  const canRenew = useShared(actor, selectCanRenew);
  const refusal = useShared(actor, selectRefusal);
  if (!canRenew) return null;
  return (
    <Note
      live
      tone="warn"
      title={words.form.outdated}
      action={
        <Button size={32} onClick={() => actor.send({ type: 'form.renew' })}>
          {words.form.renew}
        </Button>
      }
    >
      <p>{refusal?.message}</p>
      <p>{words.form.renewText}</p>
    </Note>
  );
}
