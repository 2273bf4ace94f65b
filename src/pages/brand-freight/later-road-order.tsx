import { laterView } from '#src/ui/later-view.tsx';
import { onceThere } from '#src/ui/once-there.ts';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';

/** An answer becomes an order seldom at once: its frame comes when somebody is there, or with the address that opens it. */
export const { View: RoadOrderPage, load: bringRoadOrder } = laterView(
  async () => (await import('./RoadOrderPage.tsx')).RoadOrderPage,
  <SkeletonForm fields={8} />,
);

onceThere(bringRoadOrder);
