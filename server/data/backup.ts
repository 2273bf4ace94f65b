import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CODE } from '#contract/codes.ts';
import { backupCopy } from '#copy/operator/move.ts';
import { Refusal } from '../calls/refusal.ts';
import { errorCode } from '../start-error.ts';
import type { OpenDatabase } from './connect.ts';
import type { DataFolder } from './folder.ts';

/** Copies the embedded database to `backup/database` of the data folder; `npm run backup` packs and removes it. */
export async function copyForBackup(
  { copyTo }: Pick<OpenDatabase, 'copyTo'>,
  { backup }: Pick<DataFolder, 'backup'>,
): Promise<void> {
  try {
    mkdirSync(backup, { mode: 0o700 });
  } catch (error) {
    const isBusy = errorCode(error) === 'EEXIST';
    throw new Refusal(CODE.conflict, isBusy ? backupCopy.busy(backup) : backupCopy.failed(backup));
  }
  try {
    await copyTo(join(backup, 'database'));
  } catch {
    rmSync(backup, { recursive: true, force: true });
    throw new Refusal(CODE.conflict, backupCopy.failed(backup));
  }
}
