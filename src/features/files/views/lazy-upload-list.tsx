import { KIT } from '#copy/kit.ts';
import { lazyView } from '#src/lazy/lazy-view.tsx';
import { preload } from '#src/lazy/preload.ts';
import { SkeletonLine } from '#src/ui/parts/common/Skeleton.tsx';

/** Files require an account: a visitor's form has no file list. */
export const LazyUploadList = lazyView(async () => (await import('./UploadList.tsx')).UploadList, {
  fallback: <SkeletonLine label={KIT.loading} />,
});

preload(LazyUploadList.preload);
