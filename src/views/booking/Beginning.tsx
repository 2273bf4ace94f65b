import { type OrderFormRef, selectAmends } from '#machines/order-form/index.ts';
import { begun } from '#src/ui/copy/booking/begun.ts';
import { Note } from '#src/ui/parts/common/Note.tsx';
import { useShared, useValue } from './use-booking.ts';

/** Names what the form was started from, and the fields to check again. */
export function Beginning({ actor }: { actor: OrderFormRef }) {
  const amends = useShared(actor, selectAmends);
  const copiedFrom = useValue<string>(actor, 'copiedFrom');
  const enquiryNo = useValue<string | undefined>(actor, 'enquiryNo') ?? '';
  if (amends !== undefined) return null;
  if (enquiryNo !== '') return <Note title={begun.taken(enquiryNo)}>{begun.takenText}</Note>;
  return copiedFrom === '' ? null : <Note title={begun.copied(copiedFrom)}>{begun.copiedText}</Note>;
}
