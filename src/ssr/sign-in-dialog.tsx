import type { ReactElement } from 'react';
import { selectLogin } from '#machines/account/index.ts';
import type { AppRef } from '#machines/app/index.ts';
import { until } from '#src/app/waiting.ts';
import { whenDialogsReady } from '#src/browser/pending-dialogs.ts';
import { LoginDialog } from '#src/features/sign-in/views/LoginDialog.tsx';
import { selectLoaded } from '#src/lazy/select-loaded.ts';
import { ServerDialog } from './ServerDialog.tsx';

/** The window that signs in, as it is drawn over a page that opens with it; null where none lies over the page. */
export async function signInWindow(app: AppRef): Promise<ReactElement | null> {
  await whenDialogsReady();
  const { account } = app.getSnapshot().children;
  if (account === undefined) return null;
  await until(account, () => selectLoaded(account.getSnapshot()) !== null);
  const opened = selectLoaded(account.getSnapshot())?.getSnapshot();
  const login = opened && selectLogin(opened);
  return login ? <LoginDialog actor={login} Over={ServerDialog} /> : null;
}
