import type { AnyMachineSnapshot } from 'xstate';
import { cancellation as words } from '#copy/orders/order.ts';
import {
  type OrderCancellationRef,
  type OrderCancellationSnapshot,
  selectIsAccepting,
  selectIsAsking,
  selectIsOutdated,
} from '#machines/order-cancellation/index.ts';
import { Cancellations } from '#src/features/orders/views/Cancellations.tsx';
import { AskCancellation } from '#src/features/orders/views/OrderActions.tsx';
import { cancellingOrder, sampleCancellations } from '../kit/cancellations.ts';
import { entryOf, type Subject } from '../kit/subject.ts';

const { answered, refused } = sampleCancellations;
const order = cancellingOrder([answered, refused], { mayAsk: true });

/** Returns the label of the confirming button at each step. */
function confirmWords(snapshot: AnyMachineSnapshot): string {
  const seen = snapshot as OrderCancellationSnapshot;
  if (selectIsAsking(seen)) return words.send;
  return selectIsAccepting(seen) ? words.confirmAccept : words.confirmWithdraw;
}

export const subject: Subject = {
  entry: entryOf('order-cancellation'),
  render: (actor) => (
    <div className="grid gap-2">
      <AskCancellation actor={actor as OrderCancellationRef} />
      <Cancellations actor={actor as OrderCancellationRef} order={order} />
    </div>
  ),
  controls: {
    'cancellation.ask': words.ask,
    'cancellation.accept': words.accept,
    'cancellation.withdraw': words.keepOrder,
    'cancellation.keep': (snapshot) =>
      selectIsOutdated(snapshot as OrderCancellationSnapshot) ? words.understood : words.back,
    'cancellation.confirm': confirmWords,
  },
};
