import { useSelector } from '@xstate/react';
import { type ResourceRef, selectIsRefreshing } from '#machines/resource/index.ts';
import { KIT } from '#src/ui/copy/kit.ts';

/** What was read before stays until the new comes: that it is on its way is seen and said. */
export function Refreshing({ actor }: { actor: ResourceRef }) {
  const isRefreshing = useSelector(actor, selectIsRefreshing);
  return (
    <div role="status">
      {isRefreshing ? (
        <>
          <span className="sr-only">{KIT.loading}</span>
          <span
            data-variant="filling"
            className="neatline-fill fixed inset-x-0 top-0 z-50 h-0.75 w-[95%] transition-[width] ease-out data-[variant=filling]:duration-[5s] motion-reduce:transition-none starting:w-0"
          />
        </>
      ) : null}
    </div>
  );
}
