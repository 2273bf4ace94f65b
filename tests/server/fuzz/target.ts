import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inject } from 'vitest';
import { createPostgresDatabase, type DatabaseKind } from '../../kit/server.ts';
import type { Target } from './run.ts';

type Report = { origin: string } | { fingerprint: Readonly<Record<string, string>> } | { failure: string };

/** The real server to be fuzzed, in a process whose number and memory can be watched. */
export async function startFuzzTarget(kind: DatabaseKind): Promise<Target> {
  const indexOfField =
    kind === 'postgres'
      ? { DATABASE_URL: await createPostgresDatabase() }
      : { PGLITE_TEMPLATE: inject('pgliteTemplate') };
  const child = fork(inject('fuzzServerEntry'), {
    env: { PATH: process.env.PATH, REQUESTS_PER_MINUTE: '100000000', PAGES_PER_MINUTE: '100000000', ...indexOfField },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const reported = async (): Promise<Report> => {
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('the server under test has ended')));
    const [report] = await Promise.race([once(child, 'message'), ended]);
    return report as Report;
  };
  const started = await reported();
  if (!('origin' in started) || child.pid === undefined) throw new Error('the server under test did not start');
  return {
    origin: started.origin,
    pid: child.pid,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    fingerprint: async () => {
      child.send('fingerprint');
      const report = await reported();
      if (!('fingerprint' in report)) throw new Error(JSON.stringify(report));
      return report.fingerprint;
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
