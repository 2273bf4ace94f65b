import { useSelector } from '@xstate/react';
import { booking as words } from '#copy/booking/frame.ts';
import { draftChoices, refused } from '#copy/booking/opening.ts';
import { orderSuccess } from '#copy/booking/outcome.ts';
import { KIT } from '#copy/kit.ts';
import { offeredDrafts } from '#machines/booking/booking.cases.ts';
import type { BookingRef, BookingSnapshot } from '#machines/booking/index.ts';
import { selectCheckout, selectIsPlacedNotified, selectOrderForm, selectScreen } from '#machines/booking/index.ts';
import type { CheckoutRef } from '#machines/checkout/index.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { Booking } from '#src/features/booking/form/Booking.tsx';
import { StepFields } from '#src/features/booking/form/Fields.tsx';
import { OrderNumber } from '#src/features/booking/form/OrderDialog.tsx';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';

/** A button of the draft at an index. */
function named(index: number, name: string): string {
  const { lane, boxes } = offeredDrafts.choices[index]?.summary ?? { lane: '', boxes: '' };
  return name + draftChoices.of(`${lane} ${boxes}`);
}

/** Beside the one that is taken and the one that is removed. */
const otherChoices = [draftChoices.useChosen, named(1, draftChoices.adopt), named(1, draftChoices.remove)];

/** A chart inside that is answered for has nothing to show. */
const running = <Child extends OrderFormRef | CheckoutRef>(child: Child | undefined): Child | undefined =>
  child !== undefined && 'matches' in child.getSnapshot() ? child : undefined;

function Page({ actor }: { actor: BookingRef }) {
  return (
    <Booking
      actor={actor}
      form={running(useSelector(actor, selectOrderForm))}
      checkout={running(useSelector(actor, selectCheckout))}
      title={<h1 className="font-strong text-28">{words.title}</h1>}
      renderStep={(form, step) => <StepFields actor={form} step={step} />}
    />
  );
}

/** A service of three plain steps: each step with fields has a form, which is shown while its machine runs. */
export const subject: Subject = {
  entry: entryOf('booking'),
  render: (actor, onAction = nothing) => {
    const booking = actor as BookingRef;
    return (
      <>
        <Page actor={booking} />
        <OrderNumber actor={booking} onView={onAction} />
      </>
    );
  },
  controls: {
    'draft.picked': named(0, draftChoices.useOwn),
    'draft.removed': named(0, draftChoices.remove),
    'order.submit': refused.signIn,
    'booking.retry': (snapshot) =>
      selectScreen(snapshot as BookingSnapshot) === 'placed' ? orderSuccess.orderAgain : KIT.retry,
  },
  besides: (snapshot) => {
    const found = snapshot as BookingSnapshot;
    if (found.matches({ choosing: 'asking' })) return otherChoices;
    return selectIsPlacedNotified(found) ? [orderSuccess.viewOrders] : [];
  },
};
