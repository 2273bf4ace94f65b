import { KIT } from '#copy/kit.ts';
import { lazyView } from '#src/lazy/lazy-view.tsx';
import { preload } from '#src/lazy/preload.ts';
import { SkeletonForm, SkeletonLine } from '#src/ui/parts/common/Skeleton.tsx';

const form = { fallback: <SkeletonForm fields={4} /> };
const note = { fallback: null };
const loadNotes = () => import('./notes.ts');

export const EnquiryPlaced = lazyView(async () => (await import('./EnquiryPlaced.tsx')).EnquiryPlaced, form);
export const UnclaimedChoice = lazyView(async () => (await import('./UnclaimedChoice.tsx')).UnclaimedChoice, form);

/** Files require an account: a visitor's form has no file list. */
export const FilesControl = lazyView(async () => (await import('./FilesControl.tsx')).FilesControl, {
  fallback: <SkeletonLine label={KIT.loading} />,
});

export const ControlNote = lazyView(async () => (await loadNotes()).ControlNote, note);
export const OpenedNotes = lazyView(async () => (await loadNotes()).OpenedNotes, note);
export const EnquiryNotes = lazyView(async () => (await loadNotes()).EnquiryNotes, note);

// Preload, so that the number of a placed enquiry appears even when the network fails after the response.
for (const view of [FilesControl, ControlNote, OpenedNotes, EnquiryNotes, EnquiryPlaced]) preload(view.preload);
