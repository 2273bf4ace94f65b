import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { dangerousLookup as words } from '#copy/dangerous-goods/lookup.ts';
import { type DangerousLookupRef, selectIsOpen, selectUnNo } from '#machines/dangerous-lookup/index.ts';
import type { SearchRef } from '#machines/search/index.ts';
import { SkeletonText } from '#src/ui/parts/common/Skeleton.tsx';
import { Drawer } from '#src/ui/parts/Dialog.tsx';

const DangerousSheet = lazy(() =>
  import('./DangerousSheet.tsx').then(({ DangerousSheet }) => ({ default: DangerousSheet })),
);

/** Data sheet of a UN number in a drawer; a page mounts one beside its triggers. */
export function DangerousDrawer({ actor, search }: { actor: DangerousLookupRef; search?: SearchRef | undefined }) {
  const isOpen = useSelector(actor, selectIsOpen);
  const unNo = useSelector(actor, selectUnNo);
  return (
    <Drawer open={isOpen} title={words.title(unNo)} onClose={() => actor.send({ type: 'sheet.close' })}>
      <Suspense fallback={<SkeletonText lines={8} />}>
        <DangerousSheet actor={actor} search={search} />
      </Suspense>
    </Drawer>
  );
}
