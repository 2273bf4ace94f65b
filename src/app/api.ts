import type { Toast } from '#machines/toasts/index.ts';
import { errors } from '#src/ui/copy/errors.ts';
import { type Api, type ApiPorts, loadApi } from '../api/index.ts';
import { systemClock } from '../browser/clock.ts';
import { openFile, saveFile } from '../browser/files.ts';
import { readTokenCookie } from '../browser/token-cookie.ts';
import { wait } from '../browser/wait.ts';
import { loadChunk } from './chunks.ts';
import { once } from './once.ts';

/** Where the client's news goes. */
export interface ApiOutlets {
  say: (toast: Toast) => void;
  /** The server says that nobody is signed in any more. */
  expire: () => void;
}

/** The client's ports in this browser. Whether an expiry reloads the page is decided by who is told of it. */
export const browserPorts = ({ say, expire }: ApiOutlets): ApiPorts => ({
  baseUrl: import.meta.env?.VITE_API_BASE ?? '',
  token: readTokenCookie,
  notify: ({ kind, message }) =>
    say({ tone: 'danger', text: message, ...(kind === 'notification' ? { title: errors.title } : {}) }),
  now: systemClock.now,
  random: Math.random,
  wait,
  expiry: {
    end: async () => expire(),
    lastReload: () => null,
    recordReload: () => true,
  },
  files: { save: saveFile, open: openFile },
});

/** The client, its code asked for once; a load that failed is tried again by the next who needs it. */
export const lazyApi = (ports: ApiPorts): (() => Promise<Api>) => once(() => loadChunk(() => loadApi(ports)));
