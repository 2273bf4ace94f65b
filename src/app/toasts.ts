import type { AppSnapshot } from '#machines/app/index.ts';
import type { Toast } from '#machines/toasts/index.ts';

export type LazyToasts = NonNullable<AppSnapshot['children']['toasts']>;

/** Shows a toast at once, or as soon as the machine of toasts is loaded. */
export const showToast = (toasts: LazyToasts | undefined, toast: Toast) =>
  toasts?.send({ type: 'toast.shown', ...toast });
