import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { openDatabase } from '#server/data/connect.ts';
import { briefly, fillDataFolder, temporaryFolder } from './server-process.ts';

/** Occurs in addresses only, so that a test can look for it in the output. */
export const PASSWORD = 'secret-of-the-address';

export function withPassword(url: string): string {
  const address = new URL(url);
  address.password = PASSWORD;
  return address.href;
}

/** A data folder as a stopped server left it. */
export function leftFolder(template: 'pgliteMarket' | 'pgliteTemplate' = 'pgliteTemplate') {
  const { path, remove } = temporaryFolder();
  fillDataFolder(path, template);
  writeFileSync(join(path, 'server.lock'), '1 earlier');
  writeFileSync(join(path, 'secret'), 'key of the digests');
  return { path, remove };
}

/** Runs a statement in the database of a stopped server. */
export async function changeFolder(path: string, statement: string): Promise<void> {
  const database = await openDatabase({ kind: 'pglite', dataDir: join(path, 'database') }, { onConnectionError() {} });
  await database.pool.query(statement);
  await database.close();
}

/** One hash over names and bytes of all files in a folder. */
export function hashOfFolder(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files)
    hash
      .update(`${file.slice(folder.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

export interface MoveRun {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

/** Runs the bundled `npm run move`; kills it as soon as its output contains a text. */
export function runMove(words: readonly string[], dataDir: string, killAt?: string): Promise<MoveRun> {
  const program = join(dirname(inject('serverEntry')), 'move.js');
  const child = spawn(process.execPath, [...briefly, program, ...words], {
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (killAt !== undefined && output.includes(killAt)) child.kill('SIGKILL');
    });
  }
  return new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal, output })));
}
