import { useSelector } from '@xstate/react';
import { KIT } from '#copy/kit.ts';
import { type ResourceRef, selectIsRefreshing } from '#machines/resource/index.ts';
import { FillingBar } from '#src/features/navigation/views/ProgressBar.tsx';

/** Indicates and announces a reload while the previous content stays. */
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
