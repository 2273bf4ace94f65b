import type { AccountWish } from '#machines/account/index.ts';
import type { AppRef } from '#machines/app/index.ts';
import { loadChunk } from '../browser/chunks.ts';
import { awaitWindow, whenWindowsCame } from '../browser/windows-coming.ts';
import { until } from './until.ts';

export const loadAccountDialog = () => import('./account-wish.ts');

/** Opens one of the account's dialogs; what that takes comes when it is first wanted. */
export async function openAccountDialog(app: AppRef, wish: AccountWish, isFromForm = false) {
  const { openAccount } = await awaitWindow(loadChunk(loadAccountDialog));
  openAccount(app, wish, isFromForm);
}

/** Resolves once no dialog of the account lies over the page. */
export async function accountClosed(app: AppRef): Promise<void> {
  await whenWindowsCame();
  await until(app, () => app.getSnapshot().matches({ running: { account: 'closed' } }));
}
