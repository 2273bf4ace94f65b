import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { freePort, unprivileged } from './postgres.ts';

export interface ServerProcess {
  pid: number;
  child: ChildProcess;
  address: string;
  /** All that was written to either output so far. */
  output(): string;
  /** Exit code and the milliseconds from the process's start to its end. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; ms: number }>;
  /** Waits for /healthz; rejects when the process ends before. */
  ready(): Promise<void>;
  stop(): Promise<void>;
}

export interface SpawnOptions {
  dataDir: string;
  environment?: Record<string, string>;
  /** Run as a user who may not do everything; where the run is not root it is one already. */
  isUnprivileged?: boolean;
  /** Another program than the bundled server. */
  entry?: string;
}

/** The embedded database as it is compiled at once: what would make it faster in the long run costs a process of seconds more than it spares. */
export const briefly = ['--liftoff-only'];

const READY_LIMIT_MS = 90_000;

/** A folder of the test's own that any user may reach. */
export function temporaryFolder(isUnprivileged = false): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'huazhou-data-'));
  const user = isUnprivileged ? unprivileged() : undefined;
  chmodSync(path, 0o700);
  if (user !== undefined) chownSync(path, user.uid, user.gid);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Puts a migrated database into a data folder, as a server that ran there before would have left it. */
export function fillDataFolder(
  dataDir: string,
  template: 'pgliteMarket' | 'pgliteTemplate' = 'pgliteTemplate',
): string {
  const database = join(dataDir, 'database');
  mkdirSync(database, { mode: 0o700 });
  execFileSync('tar', ['-xf', inject(template), '-C', database, '--no-same-owner'], { stdio: 'pipe' });
  return database;
}

/** The bundled server as a process of its own. */
export async function spawnServer(options: SpawnOptions): Promise<ServerProcess> {
  const port = options.environment?.PORT ?? String(await freePort());
  const started = performance.now();
  const child = spawn(process.execPath, [...briefly, options.entry ?? inject('serverEntry')], {
    env: { PATH: process.env.PATH, HOME: tmpdir(), PORT: port, DATA_DIR: options.dataDir, ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(options.isUnprivileged === true ? unprivileged() : {}),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const ended = new Promise<{ code: number | null; signal: NodeJS.Signals | null; ms: number }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, ms: performance.now() - started }));
  });
  const address = `http://127.0.0.1:${port}`;

  async function ready(): Promise<void> {
    const deadline = performance.now() + READY_LIMIT_MS;
    while (performance.now() < deadline) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the server ended: ${output}`);
      const isReady = await fetch(`${address}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isReady) return;
      await new Promise((next) => setTimeout(next, 25));
    }
    throw new Error(`the server is not ready: ${output}`);
  }

  return {
    pid: child.pid ?? 0,
    child,
    address,
    output: () => output,
    ended,
    ready,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
