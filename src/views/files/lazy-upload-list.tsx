import { lazyView } from '#src/lazy/lazy-view.tsx';
import { preload } from '#src/lazy/preload.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { SkeletonLine } from '#src/ui/parts/common/Skeleton.tsx';

/** Files belong to an account: a visitor's form has no list of them. */
export const LazyUploadList = lazyView(async () => (await import('./UploadList.tsx')).UploadList, {
  fallback: <SkeletonLine label={KIT.loading} />,
});

preload(LazyUploadList.preload, { when: 'interaction' });
