import type { Toast } from '#machines/toasts/index.ts';
import { sessionActions } from '#src/ui/copy/session-actions.ts';
import { takeToast } from '../../browser/session/reload-toast.ts';

/** Words that a reload would have swallowed, by the name they were left under. */
const toasts: Readonly<Record<string, Toast>> = {
  signedOut: { tone: 'ok', text: sessionActions.signedOut },
  expired: { tone: 'plain', text: sessionActions.expired },
};

/** Says once what the page left to be said after its reload. */
export function showPendingToasts(showToast: (tone: Toast['tone'], text: string) => void) {
  const left = toasts[takeToast() ?? ''];
  if (left !== undefined) showToast(left.tone, left.text);
}
