import { useSelector } from '@xstate/react';
import { booking as words } from '#copy/booking/frame.ts';
import { amendment } from '#copy/orders/amendment.ts';
import {
  type CheckoutRef,
  selectAmends,
  selectIsDiffering,
  selectLatestQuote,
  selectPrevious,
} from '#machines/checkout/index.ts';
import { Button } from '#src/ui/parts/Button.tsx';
import { Dialog } from '#src/ui/parts/Dialog.tsx';
import { PriceTable } from './PriceTable.tsx';

/** Previous and current price. */
export function PriceDiff({ actor }: { actor: CheckoutRef }) {
  const previous = useSelector(actor, selectPrevious);
  const quote = useSelector(actor, selectLatestQuote);
  const isOpen = useSelector(actor, selectIsDiffering);
  const isAmending = useSelector(actor, selectAmends) !== null;
  if (!isOpen || previous === null || quote === null) return null;
  return (
    <>
      <p className="mb-1 text-ink-2">{isAmending ? amendment.difference.lead : words.price.changedLead}</p>
      <PriceTable previous={previous} quote={quote} withDifference={isAmending} />
      <div className="mt-2 flex flex-wrap justify-end gap-1 max-md:*:grow">
        <Button onClick={() => actor.send({ type: 'price.decline' })}>{words.price.decline}</Button>
        <Button tone="primary" onClick={() => actor.send({ type: 'price.accept' })}>
          {isAmending ? amendment.difference.accept : words.price.accept}
        </Button>
      </div>
    </>
  );
}

/** Asks for consent to the new price before ordering. */
export function PriceDiffDialog({ actor }: { actor: CheckoutRef }) {
  const isOpen = useSelector(actor, selectIsDiffering);
  const isAmending = useSelector(actor, selectAmends) !== null;
  if (!isOpen) return null;
  const title = isAmending ? amendment.difference.title : words.price.changed;
  return (
    <Dialog open title={title} width={560} onClose={() => actor.send({ type: 'price.decline' })}>
      <PriceDiff actor={actor} />
    </Dialog>
  );
}
