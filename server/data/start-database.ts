import { DrizzleQueryError } from 'drizzle-orm';
import { moveCopy } from '#copy/operator/move.ts';
import { serverCopy } from '#copy/replies.ts';
import { errorCode, StartError } from '../start-error.ts';
import { migrateDatabase, type OpenDatabase, type OpenOptions, openDatabase } from './connect.ts';
import { checkSpace, type DataFolder } from './folder.ts';
import { DatabaseLate } from './pglite.ts';

const REFUSALS = new Set(['28P01', '28000', '3D000', '42501']);

/** Database address without user and password. */
function shownAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Opens and migrates the database at start; failures are described for an operator. */
export async function startDatabase(
  folder: DataFolder,
  databaseUrl: string | null,
  options: OpenOptions & { template?: string },
): Promise<OpenDatabase> {
  const database = databaseUrl === null ? await openFolder(folder, options) : await openAddress(databaseUrl, options);
  try {
    if (databaseUrl !== null) await refuseUnfinishedMove(database, databaseUrl);
    await migrateDatabase(database);
  } catch (error) {
    await database.close();
    if (error instanceof StartError) throw error;
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    throw new StartError(serverCopy.error.migrationFailed(cause instanceof Error ? cause.message : String(cause)));
  }
  return database;
}

/** Refuses the target of a move that is not complete: a server would write into tables that are still copied. */
async function refuseUnfinishedMove({ pool }: OpenDatabase, url: string): Promise<void> {
  const record = await pool.query<{ exists: boolean }>(`SELECT to_regclass('huazhou_move.run') IS NOT NULL AS exists`);
  if (record.rows[0]?.exists !== true) return;
  const unfinished = await pool.query('SELECT FROM huazhou_move.run WHERE finished_at IS NULL');
  if (unfinished.rows.length > 0) throw new StartError(moveCopy.error.unfinished(shownAddress(url)));
}

async function openFolder(folder: DataFolder, options: OpenOptions & { template?: string }): Promise<OpenDatabase> {
  checkSpace(folder);
  const { template, ...rest } = options;
  try {
    return await openDatabase(
      { kind: 'pglite', dataDir: folder.database, ...(template === undefined ? {} : { template }) },
      rest,
    );
  } catch (error) {
    if (error instanceof DatabaseLate) throw new StartError(serverCopy.error.databaseLate(folder.path, error.seconds));
    checkSpace(folder);
    throw new StartError(serverCopy.error.folderCorrupt(folder.path));
  }
}

async function openAddress(url: string, options: OpenOptions): Promise<OpenDatabase> {
  try {
    return await openDatabase({ kind: 'postgres', url }, options);
  } catch (error) {
    const { databaseDown, databaseRefused } = serverCopy.error;
    const shown = shownAddress(url);
    throw new StartError(REFUSALS.has(errorCode(error) ?? '') ? databaseRefused(shown) : databaseDown(shown));
  }
}
