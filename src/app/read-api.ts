import { type Api, loadApi } from '#src/api/index.ts';
import { systemClock } from '../browser/clock.ts';
import { wait } from '../browser/wait.ts';

let opened: Promise<Api> | undefined;

/** The client for what anyone may read: no token, no notices, no files. A chunk that did not come is asked for again. */
export function readApi(): Promise<Api> {
  opened ??= loadApi({
    baseUrl: import.meta.env.VITE_API_BASE ?? '',
    token: () => null,
    notify: () => undefined,
    now: systemClock.now,
    random: Math.random,
    wait,
    expiry: { end: async () => undefined, lastReload: () => null, recordReload: () => false },
    files: { save: refuseFile, open: refuseFile },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

function refuseFile(): never {
  throw new Error('a page that reads public content was sent a file');
}
