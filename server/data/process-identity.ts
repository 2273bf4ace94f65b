import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** Identifies a process even after its id is reused. */
export interface ProcessIdentity {
  pid: number;
  startedAt: string;
}

/** Start time as the system reports it; undefined when the process does not exist. */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      return `${boot}:${fields[19]}`;
    }
    return `${hostname()}:${execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()}`;
  } catch {
    return undefined;
  }
}

export function ownIdentity(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid) ?? 'unknown' };
}

export function isAlive(identity: ProcessIdentity): boolean {
  return startOf(identity.pid) === identity.startedAt;
}

export function parseIdentity(text: string): ProcessIdentity | undefined {
  const [pid, ...startedAt] = text.trim().split(' ');
  if (pid === undefined || !/^\d+$/.test(pid) || startedAt.length === 0) return undefined;
  return { pid: Number(pid), startedAt: startedAt.join(' ') };
}

export function formatIdentity({ pid, startedAt }: ProcessIdentity): string {
  return `${pid} ${startedAt}\n`;
}
