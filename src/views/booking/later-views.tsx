import type { FormSource } from '#domain/booking/form-source.ts';
import type { OpenAnswer } from '#machines/booking/index.ts';
import { type OrderFormRef, selectAmends } from '#machines/order-form/index.ts';
import { laterView } from '#src/ui/later-view.tsx';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import { bringUploadList } from '../files/later-upload-list.tsx';
import { useDerived, useShared } from './use-booking.ts';

const draftChoices = laterView(
  async () => (await import('./DraftChoices.tsx')).DraftChoices,
  <SkeletonForm fields={8} />,
);
const refused = laterView(async () => (await import('./Refused.tsx')).Refused, <SkeletonForm fields={8} />);
const amendedNote = laterView(async () => (await import('./AmendedNote.tsx')).AmendedNote, null);
const otherDepartures = laterView(async () => (await import('./OtherDepartures.tsx')).OtherDepartures, null);
const beginning = laterView(async () => (await import('./Beginning.tsx')).Beginning, null);
const linkNote = laterView(async () => (await import('./LinkNote.tsx')).LinkNote, null);

export const { View: LaterDraftChoices } = draftChoices;
export const { View: LaterRefused } = refused;
export const { View: LaterAmendedNote } = amendedNote;
export const { View: LaterLinkNote } = linkNote;
export const { View: LaterPriceDiff } = laterView(async () => (await import('./PriceDiff.tsx')).PriceDiffDialog, null);

/** Only a form that was begun from an order or an enquiry says so. */
export function LaterBeginning({ actor }: { actor: OrderFormRef }) {
  const isBegun = useDerived<Partial<FormSource>, boolean>(actor, '', isBegunForm);
  return isBegun ? <beginning.View actor={actor} /> : null;
}

const isBegunForm = ({ copiedFrom = '', enquiryNo = '' }: Partial<FormSource>) => `${copiedFrom}${enquiryNo}` !== '';

/** Only an amended order changes its departure. */
export const LaterOtherDepartures = ({ actor }: { actor: OrderFormRef }) =>
  useShared(actor, selectAmends) === undefined ? null : <otherDepartures.View actor={actor} />;

function loadsOf(answer: OpenAnswer) {
  if ('refused' in answer) return [refused.load];
  if (!('form' in answer)) return [draftChoices.load];
  const { amends, link } = answer.facts;
  return [
    ...(amends === undefined ? [] : [amendedNote.load, otherDepartures.load]),
    ...(isBegunForm(answer.form) ? [beginning.load] : []),
    ...(link === undefined ? [] : [linkNote.load]),
    ...(answer.step === 'cargo' && answer.booker !== null ? [bringUploadList] : []),
  ];
}

/** What few forms open with comes before it is shown, so that nothing moves. */
export async function bringViewsOf(answer: OpenAnswer): Promise<void> {
  await Promise.all(loadsOf(answer).map((load) => load()));
}
