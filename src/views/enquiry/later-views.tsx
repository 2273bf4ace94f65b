import { laterView } from '#src/ui/later-view.tsx';
import { onceThere } from '#src/ui/once-there.ts';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';

const placed = laterView(async () => (await import('./EnquiryPlaced.tsx')).EnquiryPlaced, <SkeletonForm fields={4} />);
const stray = laterView(async () => (await import('./StrayChoice.tsx')).StrayChoice, <SkeletonForm fields={4} />);

export const { View: EnquiryPlaced } = placed;
export const { View: StrayChoice, load: bringStrayChoice } = stray;

/** A number that was given is shown even if the network went with the answer. */
onceThere(placed.load);
