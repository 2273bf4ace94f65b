import { operatorStaff } from '#contract/calls/operator-people.ts';
import { CODE } from '#contract/codes.ts';
import { readRequest } from '#contract/request.ts';
import { serverCopy } from '#copy/replies.ts';
import { readSettings, SettingsError } from '#src/config/settings.ts';
import { Refusal } from '../calls/refusal.ts';
import { prepareFolder } from '../data/folder.ts';
import { FolderLocked, lockFolder } from '../data/lock.ts';
import { startDatabase } from '../data/start-database.ts';
import { secureRandom } from '../random.ts';
import { createPasswords } from '../session/passwords.ts';
import { serverSecret } from '../session/secrets.ts';
import { StartError } from '../start-error.ts';
import { LOCAL_KEY } from './audit.ts';
import { actOnStaff } from './staff.ts';

/** Runs `npm run desk -- staff` without a server: read access to the data folder is enough to open its database. */
async function main(written: string): Promise<void> {
  const read = readRequest(operatorStaff, { body: JSON.parse(written) });
  if ('fields' in read) throw new Refusal(CODE.invalidInput, Object.values(read.fields).join('；'));
  const request = read.value;
  const settings = readSettings(process.env);
  const folder = prepareFolder(settings.dataDir);
  const lock = lockFolder(folder.lock);
  const database = await startDatabase(folder, settings.databaseUrl, { onConnectionError: () => {} });
  try {
    const services = {
      db: database.db,
      clock: { now: () => Date.now() + (settings.clockShift?.ms ?? 0) },
      random: secureRandom,
      passwords: createPasswords(),
      secret: serverSecret(settings, folder.secret, secureRandom),
    };
    const actor = { actorKind: 'system', actorId: LOCAL_KEY, requestId: null } as const;
    process.stdout.write(JSON.stringify(await actOnStaff(services, request, actor)));
  } finally {
    await database.close();
    lock.release();
  }
}

function explain(error: unknown): string {
  if (error instanceof FolderLocked) return serverCopy.error.folderLocked(process.env.DATA_DIR ?? '.data', error.pid);
  const isForPeople = error instanceof Refusal || error instanceof SettingsError || error instanceof StartError;
  return isForPeople ? error.message : serverCopy.error.unexpected(error instanceof Error ? error.message : `${error}`);
}

try {
  await main(process.argv[2] ?? '');
} catch (error) {
  process.stderr.write(`${explain(error)}\n`, () => process.exit(1));
}
