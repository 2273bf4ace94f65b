import type { AppSnapshot } from '#machines/app/index.ts';
import type { Toast } from '#machines/toasts/index.ts';

export type LateToasts = NonNullable<AppSnapshot['children']['toasts']>;

/** Shows a toast, at once or as soon as what shows toasts has come. */
export function showToast(late: LateToasts | undefined, toast: Toast) {
  if (late === undefined) return;
  const show = ({ child }: ReturnType<LateToasts['getSnapshot']>) => {
    child?.send({ type: 'toast.shown', ...toast });
    return child !== null;
  };
  if (show(late.getSnapshot())) return;
  const waiting = late.subscribe((snapshot) => {
    if (show(snapshot)) waiting.unsubscribe();
  });
}
