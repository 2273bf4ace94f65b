import { useSelector } from '@xstate/react';
import { type ResourceRef, selectIsRefreshing } from '#machines/resource/index.ts';
import { KIT } from '#src/ui/copy/kit.ts';
import { FillingBar } from '#src/ui/parts/FillingBar.tsx';

/** What was read before stays until the new comes: that it is on its way is seen and said. */
export function Refreshing({ actor }: { actor: ResourceRef }) {
  const isRefreshing = useSelector(actor, selectIsRefreshing);
  return (
    <div role="status">
      {isRefreshing ? (
        <>
          <span className="sr-only">{KIT.loading}</span>
          <div className="fixed inset-x-0 top-0 z-50 h-0.75">
            <FillingBar variant="filling" />
          </div>
        </>
      ) : null}
    </div>
  );
}
