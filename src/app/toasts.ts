import type { AppSnapshot } from '#machines/app/index.ts';
import type { Toast, ToastsRef } from '#machines/toasts/index.ts';
import { lazyActor } from '#src/lazy/lazy-actor.ts';
import { pageLoaded } from '#src/lazy/preload.ts';

export type LazyToasts = NonNullable<AppSnapshot['children']['toasts']>;

/** Shows a toast at once, or as soon as the machine of toasts is loaded. */
export const showToast = (toasts: LazyToasts | undefined, toast: Toast) =>
  toasts?.send({ type: 'toast.shown', ...toast });

/** Loads the toasts after the page. */
export const toasts = lazyActor<ToastsRef, never, undefined>(async () => {
  await pageLoaded();
  const { toastsMachine } = await import('#machines/toasts/index.ts');
  return toastsMachine;
});
