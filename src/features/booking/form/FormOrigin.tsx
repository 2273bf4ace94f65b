import { formOrigin } from '#copy/booking/opening.ts';
import { type OrderFormRef, selectAmends } from '#machines/order-form/index.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { useShared, useValue } from './use-booking.ts';

/** Names what the form was started from, and the fields to check again. */
export function FormOrigin({ actor }: { actor: OrderFormRef }) {
  const amends = useShared(actor, selectAmends);
  const copiedFrom = useValue<string>(actor, 'copiedFrom');
  const enquiryNo = useValue<string | undefined>(actor, 'enquiryNo') ?? '';
  if (amends !== undefined) return null;
  if (enquiryNo !== '') return <Note title={formOrigin.taken(enquiryNo)}>{formOrigin.takenText}</Note>;
  return copiedFrom === '' ? null : <Note title={formOrigin.copied(copiedFrom)}>{formOrigin.copiedText}</Note>;
}
