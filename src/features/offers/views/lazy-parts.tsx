import { type ComponentType, lazy, Suspense } from 'react';
import { SkeletonRows, SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { Missing } from '#src/ui/parts/list/Empty.tsx';
import type { OfferDetailProps } from './OfferDetail.tsx';

const FEE_LINES = 6;

/** Loads a component when first shown; displays a message on failure. */
const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load()
      .catch(() => Missing)
      .then((part) => ({ default: part })),
  );

const LazyDetail = lazyPart(async () => (await import('./OfferDetail.tsx')).OfferDetail);
const LazyLinkNotice = lazyPart(async () => (await import('./SharedLinkNotice.tsx')).SharedLinkNotice);
const LazyCompareBar = lazyPart(async () => (await import('./CompareBar.tsx')).CompareBar);
const LazyFees = lazyPart(async () => (await import('./FeeTable.tsx')).FeeTable);

const waiting = <SkeletonText lines={FEE_LINES} />;

export const OfferDetail = (props: OfferDetailProps) => (
  <Suspense
    fallback={
      <div id={props.id} className="p-2">
        {waiting}
      </div>
    }
  >
    <LazyDetail {...props} />
  </Suspense>
);

export const FeeTable = (props: Parameters<typeof import('./FeeTable.tsx').FeeTable>[0]) => (
  <Suspense fallback={waiting}>
    <LazyFees {...props} />
  </Suspense>
);

export const SharedLinkNotice = (props: Parameters<typeof import('./SharedLinkNotice.tsx').SharedLinkNotice>[0]) => (
  <Suspense fallback={<SkeletonRows rows={8} columns={6} />}>
    <LazyLinkNotice {...props} />
  </Suspense>
);

export const CompareBar = (props: Parameters<typeof import('./CompareBar.tsx').CompareBar>[0]) => (
  <Suspense>
    <LazyCompareBar {...props} />
  </Suspense>
);
