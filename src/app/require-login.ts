import type { AccountIntent } from '#machines/account/index.ts';
import type { AppRef } from '#machines/app/index.ts';
import { loadChunk } from '../browser/chunks.ts';
import { awaitDialog, whenDialogsReady } from '../browser/pending-dialogs.ts';
import { until } from './waiting.ts';

export const loadAccountDialog = () => import('./account-intent.ts');

/** Opens one of the account's dialogs; what that takes comes when it is first wanted. */
export async function openAccountDialog(app: AppRef, intent: AccountIntent, isFromForm = false) {
  const { openAccount } = await awaitDialog(loadChunk(loadAccountDialog));
  openAccount(app, intent, isFromForm);
}

/** Resolves once no dialog of the account lies over the page. */
export async function accountClosed(app: AppRef): Promise<void> {
  await whenDialogsReady();
  await until(app, () => app.getSnapshot().matches({ running: { account: 'closed' } }));
}
