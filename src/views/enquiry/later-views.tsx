import { KIT } from '#src/ui/copy/kit.ts';
import { laterView } from '#src/ui/later-view.tsx';
import { onceThere } from '#src/ui/once-there.ts';
import { SkeletonForm, SkeletonLine } from '#src/ui/parts/common/Skeleton.tsx';

const placed = laterView(async () => (await import('./EnquiryPlaced.tsx')).EnquiryPlaced, <SkeletonForm fields={4} />);
const stray = laterView(async () => (await import('./StrayChoice.tsx')).StrayChoice, <SkeletonForm fields={4} />);

/** Files belong to an account: a visitor's form is without the list of them. */
export const { View: FilesControl, load: bringFilesControl } = laterView(
  async () => (await import('./FilesControl.tsx')).FilesControl,
  <SkeletonLine label={KIT.loading} />,
);

export const { View: EnquiryPlaced } = placed;
export const { View: StrayChoice, load: bringStrayChoice } = stray;

/** What few forms say comes at the first sign of somebody, or with the form that opens with it. */
const notes = () => import('./notes.ts');
const [control, opened, tried] = [
  laterView(async () => (await notes()).ControlNote, null),
  laterView(async () => (await notes()).OpenedNotes, null),
  laterView(async () => (await notes()).EnquiryNotes, null),
];

export const { View: ControlNote, load: bringControlNote } = control;
export const { View: OpenedNotes, load: bringOpenedNotes } = opened;
export const { View: EnquiryNotes } = tried;

onceThere(bringFilesControl);
onceThere(() => Promise.all([control.load(), opened.load(), tried.load()]));

/** A number that was given is shown even if the network went with the answer. */
onceThere(placed.load);
