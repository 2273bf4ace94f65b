import type { AnyMachineSnapshot } from 'xstate';
import { readAt } from '#domain/form/path.ts';
import { offeredDrafts } from '#machines/booking/booking.cases.ts';
import type { BookingRef, BookingSnapshot } from '#machines/booking/index.ts';
import { selectIsEditable, selectIsPlacedTold, selectScreen } from '#machines/booking/index.ts';
import { choiceName } from '#src/ui/copy/booking/choices.ts';
import { refused } from '#src/ui/copy/booking/refused.ts';
import { stepName } from '#src/ui/copy/booking/steps.ts';
import { booking as words } from '#src/ui/copy/booking/words.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { orderSuccess } from '#src/ui/copy/notices.ts';
import { Booking } from '#src/views/booking/Booking.tsx';
import { StepFields } from '#src/views/booking/Fields.tsx';
import { OrderNumber } from '#src/views/booking/OrderDialog.tsx';
import { entryOf, nothing, type Subject } from '../kit/subject.ts';

/** A button of the draft at an index. */
function named(index: number, name: string): string {
  const { lane, boxes } = offeredDrafts.choices[index]?.summary ?? { lane: '', boxes: '' };
  return name + words.drafts.of(`${lane} ${boxes}`);
}

/** Beside the one that is taken and the one that is removed. */
const otherChoices = [words.drafts.useChosen, named(1, words.drafts.adopt), named(1, words.drafts.remove)];

const nameOf = (step: string | undefined) => (step === undefined ? '' : stepName(step));
const around = (snapshot: AnyMachineSnapshot, by: number) => {
  const { service, step } = (snapshot as BookingSnapshot).context;
  return nameOf(service.steps[service.steps.indexOf(step) + by]);
};

/** Lists that are open to a choice, and what a placed order shows besides. */
function besides(snapshot: AnyMachineSnapshot): string[] {
  const found = snapshot as BookingSnapshot;
  const { step, form } = found.context;
  const screen = selectScreen(found);
  if (screen === 'placed') return selectIsPlacedTold(found) ? [orderSuccess.viewOrders] : [];
  if (screen === 'choosing') return found.matches({ choosing: 'asking' }) ? otherChoices : [];
  return screen === 'form' && step === 'goods' && selectIsEditable(found)
    ? [choiceName('currency', String(readAt(form, 'currency')))]
    : [];
}

/** A service of three plain steps: whatever has fields has a form. */
export const subject: Subject = {
  entry: entryOf('booking'),
  render: (actor, told = nothing) => {
    const booking = actor as BookingRef;
    return (
      <>
        <Booking
          actor={booking}
          title={<h1 className="font-strong text-28">{words.title}</h1>}
          renderStep={(step) => <StepFields actor={booking} step={step} />}
        />
        <OrderNumber actor={booking} onView={told} />
      </>
    );
  },
  controls: {
    'drafts.wanted': (snapshot) => words.drafts.others((snapshot as BookingSnapshot).context.otherDrafts),
    'draft.picked': named(0, words.drafts.useOwn),
    'draft.removed': named(0, words.drafts.remove),
    'step.next': (snapshot) => words.next(around(snapshot, 1)),
    'step.back': (snapshot) => words.back(around(snapshot, -1)),
    'order.submit': (snapshot) =>
      selectScreen(snapshot as BookingSnapshot) === 'refused' ? refused.signIn : words.submit,
    'booking.retry': (snapshot) =>
      selectScreen(snapshot as BookingSnapshot) === 'placed' ? orderSuccess.orderAgain : KIT.retry,
  },
  besides,
};
