import type { AccountWish } from '#machines/account/index.ts';
import type { AppRef } from '#machines/app/index.ts';
import { loadChunk } from '../browser/chunks.ts';
import { until } from './until.ts';

export const loadAccountDialog = () => import('./account-wish.ts');

/** Those whose code is on its way. */
const coming = new Set<Promise<unknown>>();

/** Opens one of the account's dialogs; what that takes comes when it is first wanted. */
export async function openAccountDialog(app: AppRef, wish: AccountWish, isFromForm = false) {
  const code = loadChunk(loadAccountDialog);
  coming.add(code);
  try {
    const { openAccount } = await code;
    openAccount(app, wish, isFromForm);
  } finally {
    coming.delete(code);
  }
}

/** Resolves once no dialog of the account lies over the page. */
export async function accountClosed(app: AppRef): Promise<void> {
  while (coming.size > 0) await Promise.allSettled(coming);
  await until(app, () => app.getSnapshot().matches({ running: { account: 'closed' } }));
}
