import type { AccountWish } from '#machines/account/index.ts';
import type { AppRef } from '#machines/app/index.ts';
import { loadChunk } from '../browser/chunks.ts';

export const loadAccountDialog = () => import('./account-wish.ts');

/** Opens one of the account's dialogs; what that takes comes when it is first wanted. */
export async function openAccountDialog(app: AppRef, wish: AccountWish, isFromForm = false) {
  const { openAccount } = await loadChunk(loadAccountDialog);
  openAccount(app, wish, isFromForm);
}
