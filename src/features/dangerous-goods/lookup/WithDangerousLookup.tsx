import { lazy, type ReactNode, Suspense } from 'react';
import type { SearchRef } from '#machines/search/index.ts';
import { Missing } from '#src/ui/parts/list/Empty.tsx';
import { NearDangerousLookup, type NearLookup } from '../box/near.ts';

const DangerousDrawer = lazy(() =>
  import('./DangerousDrawer.tsx').then(
    ({ DangerousDrawer }) => ({ default: DangerousDrawer }),
    () => ({ default: Missing }),
  ),
);

/** Provides suggestions to every UN input inside, and opens data sheets over the page. */
export function WithDangerousLookup({
  near,
  search,
  children,
}: {
  near: NearLookup;
  search?: SearchRef;
  children?: ReactNode;
}) {
  return (
    <NearDangerousLookup value={near}>
      {children}
      {near.actor === null ? null : (
        <Suspense>
          <DangerousDrawer actor={near.actor} search={search} />
        </Suspense>
      )}
    </NearDangerousLookup>
  );
}
