import { errors } from '#copy/shell.ts';
import type { Toast } from '#machines/toasts/index.ts';
import type { ApiPorts } from '#src/api/index.ts';
import { wait } from '#src/browser/clock.ts';
import { readToken } from '#src/browser/cookies.ts';
import { openFile, saveFile } from '#src/browser/files.ts';

/** Where the client's news goes. */
export interface ApiOutlets {
  showToast: (toast: Toast) => void;
  /** Called when the server reports an expired session. */
  expire: () => void;
}

/** Creates the API client's ports for the browser; the caller decides whether an expiry reloads the page. */
export const browserPorts = ({ showToast, expire }: ApiOutlets): ApiPorts => ({
  baseUrl: import.meta.env?.VITE_API_BASE ?? '',
  token: readToken,
  notify: ({ kind, message }) =>
    showToast({ tone: 'danger', text: message, ...(kind === 'notification' ? { title: errors.title } : {}) }),
  random: Math.random,
  wait,
  expire,
  files: { save: saveFile, open: openFile },
});
