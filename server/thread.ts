import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

export interface ThreadProgram {
  /** File name beside the bundled server. */
  bundled: string;
  source: URL;
}

/** Folder of the bundled programs; null while the server runs from source. */
let bundle = import.meta.url.endsWith('.ts') ? null : new URL('.', import.meta.url);

/** Starts threads from a bundle although the server runs from source; null starts them from source again. */
export function startThreadsFrom(folder: string | null): void {
  bundle = folder === null ? null : pathToFileURL(`${folder}/`);
}

/** Starts a worker; from source it needs a loader for TypeScript. */
export function startThread({ bundled, source }: ThreadProgram, options: WorkerOptions = {}): Worker {
  if (bundle !== null) return new Worker(new URL(bundled, bundle), options);
  const href = JSON.stringify(source.href);
  const boot = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${href}, ${href}))`;
  return new Worker(boot, { ...options, eval: true, execArgv: [] });
}
