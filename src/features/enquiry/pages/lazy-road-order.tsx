import { lazyView } from '#src/lazy/lazy-view.tsx';
import { preload } from '#src/lazy/preload.ts';
import { SkeletonForm } from '#src/ui/parts/common/Skeleton.tsx';

/** Few visitors order at once: the page loads on the first interaction, or when opened. */
export const RoadOrderPage = lazyView(async () => (await import('./RoadOrderPage.tsx')).RoadOrderPage, {
  fallback: <SkeletonForm fields={8} />,
});

preload(RoadOrderPage.preload);
