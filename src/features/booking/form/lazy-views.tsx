import type { FormSource } from '#domain/booking/form-source.ts';
import type { OpenAnswer } from '#machines/booking/index.ts';
import { type OrderFormRef, selectAmends } from '#machines/order-form/index.ts';
import { LazyUploadList } from '#src/features/files/views/lazy-upload-list.tsx';
import { lazyView } from '#src/lazy/lazy-view.tsx';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';
import { useDerived, useShared } from './use-booking.ts';

const form = { fallback: <SkeletonForm fields={8} /> };
const note = { fallback: null };

export const LazyDraftChoices = lazyView(async () => (await import('./DraftChoices.tsx')).DraftChoices, form);
export const LazyRefused = lazyView(async () => (await import('./Refused.tsx')).Refused, form);
export const LazyAmendedNote = lazyView(async () => (await import('./AmendedNote.tsx')).AmendedNote, note);
export const LazyLinkNote = lazyView(async () => (await import('./LinkNote.tsx')).LinkNote, note);
export const LazyPriceDiff = lazyView(async () => (await import('./PriceDiff.tsx')).PriceDiffDialog, note);
const OtherDepartures = lazyView(async () => (await import('./OtherDepartures.tsx')).OtherDepartures, note);
const FormOrigin = lazyView(async () => (await import('./FormOrigin.tsx')).FormOrigin, note);

/** Shown only when the form was started from an order or an enquiry. */
export function LazyFormOrigin({ actor }: { actor: OrderFormRef }) {
  const isPrefilled = useDerived<Partial<FormSource>, boolean>(actor, '', isBegunForm);
  return isPrefilled ? <FormOrigin actor={actor} /> : null;
}

const isBegunForm = ({ copiedFrom = '', enquiryNo = '' }: Partial<FormSource>) => `${copiedFrom}${enquiryNo}` !== '';

/** Only amendments can change their departure. */
export const LazyOtherDepartures = ({ actor }: { actor: OrderFormRef }) =>
  useShared(actor, selectAmends) === undefined ? null : <OtherDepartures actor={actor} />;

function viewsOf(answer: OpenAnswer) {
  if ('refused' in answer) return [LazyRefused];
  if (!('form' in answer)) return [LazyDraftChoices];
  const { amends, link } = answer.facts;
  return [
    ...(amends === undefined ? [] : [LazyAmendedNote, OtherDepartures]),
    ...(isBegunForm(answer.form) ? [FormOrigin] : []),
    ...(link === undefined ? [] : [LazyLinkNote]),
    ...(answer.step === 'cargo' && answer.booker !== null ? [LazyUploadList] : []),
  ];
}

/** Preloads rarely used views before the form is shown, so that the layout does not shift. */
export async function preloadViewsOf(answer: OpenAnswer): Promise<void> {
  await Promise.all(viewsOf(answer).map((view) => view.preload()));
}
