import type { FclForm } from '#domain/fcl/form.ts';
import { papersOf } from '#domain/fcl/papers.ts';
import { fclReaders } from '#domain/fcl/service.ts';
import type { OrderFormRef } from '#machines/order-form/index.ts';
import { FormPapers } from '#src/features/booking/form/FormPapers.tsx';
import { useShared } from '#src/features/booking/form/use-booking.ts';
import { CutOffCalendar } from './SailingFacts.tsx';

/** Documents of the sailing; cut-offs can be exported to a calendar. */
export function Papers({ actor }: { actor: OrderFormRef }) {
  const facts = useShared(actor, fclReaders.selectFacts);
  const { offer, now } = facts;
  if (offer === null) return null;
  return (
    <FormPapers<FclForm>
      actor={actor}
      zone={offer.timezone}
      now={now}
      papersOf={(form) => papersOf(form, offer, now)}
      action={<CutOffCalendar facts={facts} />}
    />
  );
}
