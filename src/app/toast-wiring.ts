import type { ToastsRef } from '#machines/toasts/index.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import { pageLoaded } from '#src/lazy/page-loaded.ts';

/** Loads the toasts after the page. */
export const toasts = lazyActor<ToastsRef, never, undefined>(async () => {
  await pageLoaded();
  const { toastsMachine } = await import('#machines/toasts/index.ts');
  return toastsMachine;
});
