import type { ReactElement } from 'react';
import { RENDERED_DIALOG_ID } from '#domain/rendered-dialog.ts';
import { selectLogin } from '#machines/account/index.ts';
import type { AppRef } from '#machines/app/index.ts';
import { until } from '#src/app/waiting.ts';
import { whenDialogsReady } from '#src/browser/pending-dialogs.ts';
import { LoginDialog } from '#src/features/sign-in/views/LoginDialog.tsx';
import { selectLoaded } from '#src/lazy/lazy-actor.ts';
import { type DialogProps, DialogSheet, OVER_PAGE } from '#src/ui/parts/DialogSheet.tsx';

/** Server-rendered dialog, until the hydrated page replaces it with its own. */
const ServerDialog = (props: DialogProps) => (
  <div id={RENDERED_DIALOG_ID} role="dialog" aria-modal="true" aria-label={props.title} className={OVER_PAGE}>
    <DialogSheet {...props} Panel="div" Title="h2" arrives={false} />
  </div>
);

/** Creates the sign-in dialog of a page that opens with it; null for other pages. */
export async function signInDialog(app: AppRef): Promise<ReactElement | null> {
  await whenDialogsReady();
  const { account } = app.getSnapshot().children;
  if (account === undefined) return null;
  await until(account, () => selectLoaded(account.getSnapshot()) !== null);
  const opened = selectLoaded(account.getSnapshot())?.getSnapshot();
  const login = opened && selectLogin(opened);
  return login ? <LoginDialog actor={login} Over={ServerDialog} /> : null;
}
