import type { ToastsRef } from '#machines/toasts/index.ts';
import { pageLoaded } from '../../ui/page-loaded.ts';
import { lateActor } from '../late-actor.ts';

/** What shows toasts comes once the page has loaded. */
export const toasts = lateActor<ToastsRef, never, undefined>(async () => {
  await pageLoaded();
  const { toastsMachine } = await import('#machines/toasts/index.ts');
  return toastsMachine;
});
