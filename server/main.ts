import { serverCopy } from '#copy/replies.ts';
import { readSettings, type Settings, SettingsError } from '#src/config/settings.ts';
import { prepareFolder } from './data/folder.ts';
import { FolderLocked, lockFolder } from './data/lock.ts';
import { readApiOrigin } from './release.ts';
import { StartError } from './start-error.ts';

/** Loads little before the folder is locked, so that a second server is refused at once. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  refuseOwnToken(settings);
  const folder = prepareFolder(settings.dataDir);
  const lock = takeFolder(folder);
  const { runServer } = await import('./run.ts');
  await runServer(settings, folder, lock);
}

/** Refuses access tokens in URLs when this server answers the calls, because it issues tickets instead. */
function refuseOwnToken({ site }: Settings): void {
  if (site.userCentreToken === 'access' && readApiOrigin() === null) throw new StartError(serverCopy.error.ownToken);
}

function takeFolder({ path, lock }: { path: string; lock: string }) {
  try {
    return lockFolder(lock);
  } catch (error) {
    throw error instanceof FolderLocked ? new StartError(serverCopy.error.folderLocked(path, error.pid)) : error;
  }
}

function explain(error: unknown): string {
  if (error instanceof SettingsError || error instanceof StartError) return error.message;
  return serverCopy.error.unexpected(error instanceof Error ? error.message : String(error));
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`, () => process.exit(1));
}
