import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { selectShown, type ToastsRef } from '#machines/toasts/index.ts';

const NotificationRegion = lazy(async () => ({
  default: (await import('#src/ui/parts/Toast.tsx')).NotificationRegion,
}));

/** The live regions are mounted lazily and stay mounted, empty or not. */
export function Toasts({ actor }: { actor: ToastsRef }) {
  const shown = useSelector(actor, selectShown);

  return (
    <Suspense>
      <NotificationRegion
        entries={shown}
        onDismiss={(key) => actor.send({ type: 'toast.close', key })}
        onHold={(isHeld) => actor.send({ type: isHeld ? 'region.entered' : 'region.left' })}
      />
    </Suspense>
  );
}
