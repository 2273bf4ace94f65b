import { booking as words } from '#copy/booking/frame.ts';
import type { CheckoutRef, CheckoutSnapshot } from '#machines/checkout/index.ts';
import { selectFailure } from '#machines/checkout/index.ts';
import { Failures } from '#src/features/booking/form/Failures.tsx';
import { PriceDiff } from '#src/features/booking/form/PriceDiff.tsx';
import { entryOf, type Subject } from '../kit/subject.ts';

/** The dialogs above the form; the way back from an expired price is below it. */
export const subject: Subject = {
  entry: entryOf('checkout'),
  render: (actor) => {
    const checkout = actor as CheckoutRef;
    return (
      <>
        <Failures actor={checkout} />
        <PriceDiff actor={checkout} />
      </>
    );
  },
  controls: {
    'order.submit': words.failure.signedOut.retry,
    'order.retry': (snapshot) => {
      const failure = selectFailure(snapshot as CheckoutSnapshot);
      return failure === null ? '' : words.failure[failure].retry;
    },
    'order.mend': words.mend,
    'price.accept': words.price.accept,
    'price.decline': words.price.decline,
  },
};
