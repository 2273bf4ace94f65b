import type { Client, PoolClient } from 'pg';
import { moveCopy } from '#copy/operator/move.ts';
import { StartError } from '../../start-error.ts';
import { migrateDatabase, openDatabase } from '../connect.ts';
import type { DataFolder } from '../folder.ts';
import { digestTable, fixTextForms, listTables, type TableColumns } from './catalogue.ts';
import { copySequences, copyTable } from './copy-table.ts';
import { contentMark, findSource, locationMark, lockSource, openSourceCopy } from './source.ts';
import {
  checkAddress,
  copiedTables,
  emptyTarget,
  inTransaction,
  lockTarget,
  type MoveRecord,
  openTarget,
  readRecord,
  recordCopied,
  recordFinished,
  shownTarget,
  startRecord,
} from './target.ts';

export interface Move {
  dataDir: string;
  url: string;
  print(line: string): void;
}

/**
 * Moves the embedded database of a data folder into an empty PostgreSQL database and compares both. The folder stays
 * as it is. A table is copied in one transaction with its record, so an interrupted move continues with the first
 * table that is not recorded.
 */
export async function moveDatabase({ dataDir, url, print }: Move): Promise<void> {
  const folder = findSource(dataDir);
  checkAddress(url);
  const target = await openTarget(url);
  try {
    const record = await readRecord(target, url);
    const location = locationMark(folder);
    // Before the folder is locked: a server that uses the target now locks it too.
    if (isFinished(record, (at) => at.location === location)) return print(doneLine(record, url));
    const lock = lockSource(folder);
    try {
      const content = contentMark(folder);
      if (isFinished(record, (at) => at.content === content)) return print(doneLine(record, url));
      const isOurs =
        record === null || (record.finishedAt === null && (record.content === content || record.location === location));
      if (!isOurs) throw new StartError(moveCopy.error.notEmpty(shownTarget(url)));
      await lockTarget(target, url);
      if (record === null || record.content !== content) await startRecord(target, { location, content });
      const isContinued = record?.content === content;
      if (record !== null && !isContinued) print(moveCopy.startingOver);
      await copyAndCompare({ folder, target, url, isContinued, print });
    } finally {
      lock.release();
    }
    print(moveCopy.finished(folder.path, shownTarget(url)));
  } finally {
    await target.end();
  }
}

type Finished = MoveRecord & { finishedAt: Date };

const isFinished = (record: MoveRecord | null, isSame: (record: MoveRecord) => boolean): record is Finished =>
  record !== null && record.finishedAt !== null && isSame(record);

const doneLine = ({ finishedAt }: Finished, url: string) =>
  moveCopy.done(`${finishedAt.toISOString().slice(0, 16).replace('T', ' ')}（UTC）`, shownTarget(url));

interface Work {
  folder: DataFolder;
  target: Client;
  url: string;
  isContinued: boolean;
  print(line: string): void;
}

async function copyAndCompare({ folder, target, url, isContinued, print }: Work): Promise<void> {
  print(moveCopy.reading(folder.path));
  const { database, remove } = await openSourceCopy(folder);
  try {
    const source = await database.pool.connect();
    try {
      await migrateTarget(url);
      await Promise.all([source, target].map(fixTextForms));
      const tables = await listTables(source);
      await copyTables({ source, target, tables, isContinued, print });
      await copySequences(source, target);
      print(moveCopy.comparing);
      await target.query('ANALYZE');
      await compareTables(source, target, tables, print);
      await recordFinished(target);
    } finally {
      source.release();
    }
  } finally {
    await remove();
  }
}

async function migrateTarget(url: string): Promise<void> {
  const database = await openDatabase({ kind: 'postgres', url }, { onConnectionError: () => {} });
  try {
    await migrateDatabase(database);
  } finally {
    await database.close();
  }
}

interface Tables extends Pick<Work, 'target' | 'isContinued' | 'print'> {
  source: PoolClient;
  tables: readonly TableColumns[];
}

async function copyTables({ source, target, tables, isContinued, print }: Tables): Promise<void> {
  const copied = isContinued ? await copiedTables(target) : new Set<string>();
  if (copied.size === 0) await emptyTarget(target, tables);
  else print(moveCopy.resuming(copied.size));
  for (const table of tables) {
    if (copied.has(table.name)) continue;
    const startedAt = performance.now();
    const rows = await inTransaction(target, async () => {
      const count = await inTransaction(source, () => copyTable(source, target, table));
      await recordCopied(target, table.name, count);
      return count;
    });
    print(moveCopy.copied(table.name, rows, (performance.now() - startedAt) / 1000));
  }
}

/** Prints one line per table and throws when a table differs. */
async function compareTables(
  source: PoolClient,
  target: Client,
  tables: readonly TableColumns[],
  print: Work['print'],
): Promise<void> {
  print(moveCopy.heading.join(' | '));
  let isSame = true;
  for (const { name } of tables) {
    const [before, after] = await Promise.all([digestTable(source, name), digestTable(target, name)]);
    const isEqual = before.rows === after.rows && before.content === after.content;
    isSame &&= isEqual;
    const check = isEqual ? moveCopy.same(after.content) : moveCopy.different(before.content, after.content);
    print([name, isEqual ? after.rows : `${before.rows} ≠ ${after.rows}`, check].join(' | '));
  }
  if (!isSame) throw new StartError(moveCopy.error.different);
}
