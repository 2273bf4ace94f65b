import type { ToastsRef } from '#machines/toasts/index.ts';
import { lazyActor } from '../../lazy/lazy-actor.ts';
import { pageLoaded } from '../../lazy/page-loaded.ts';

/** What shows toasts comes once the page has loaded. */
export const toasts = lazyActor<ToastsRef, never, undefined>(async () => {
  await pageLoaded();
  const { toastsMachine } = await import('#machines/toasts/index.ts');
  return toastsMachine;
});
