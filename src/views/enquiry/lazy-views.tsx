import { lazyView } from '#src/lazy/lazy-view.tsx';
import { preload } from '#src/lazy/preload.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { SkeletonForm, SkeletonLine } from '#src/ui/parts/common/Skeleton.tsx';

const form = { fallback: <SkeletonForm fields={4} /> };
const note = { fallback: null };
const loadNotes = () => import('./notes.ts');

export const EnquiryPlaced = lazyView(async () => (await import('./EnquiryPlaced.tsx')).EnquiryPlaced, form);
export const StrayChoice = lazyView(async () => (await import('./StrayChoice.tsx')).StrayChoice, form);

/** Files belong to an account: a visitor's form has no list of them. */
export const FilesControl = lazyView(async () => (await import('./FilesControl.tsx')).FilesControl, {
  fallback: <SkeletonLine label={KIT.loading} />,
});

export const ControlNote = lazyView(async () => (await loadNotes()).ControlNote, note);
export const OpenedNotes = lazyView(async () => (await loadNotes()).OpenedNotes, note);
export const EnquiryNotes = lazyView(async () => (await loadNotes()).EnquiryNotes, note);

// The number of a placed enquiry is shown even if the network fails after the answer.
for (const view of [FilesControl, ControlNote, OpenedNotes, EnquiryNotes, EnquiryPlaced])
  preload(view.preload, { when: 'interaction' });
