import { sessionActions } from '#copy/shell.ts';
import type { ReloadToast } from '#machines/session/index.ts';
import type { Toast } from '#machines/toasts/index.ts';
import { takeToast } from '#src/browser/session/session-keeper.ts';

type Show = (tone: Toast['tone'], text: string) => void;

const toasts: Readonly<Record<ReloadToast, Toast>> = {
  signedOut: { tone: 'ok', text: sessionActions.signedOut },
  expired: { tone: 'plain', text: sessionActions.expired },
};

const isNamed = (name: string | null): name is ReloadToast => name !== null && name in toasts;

/** Shows why a session ended. */
export const showSessionToast = (name: ReloadToast, showToast: Show) => showToast(toasts[name].tone, toasts[name].text);

/** Shows once what the page stored before its reload. */
export function showPendingToasts(showToast: Show) {
  const name = takeToast();
  if (isNamed(name)) showSessionToast(name, showToast);
}
