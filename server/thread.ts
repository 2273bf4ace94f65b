import { Worker, type WorkerOptions } from 'node:worker_threads';

export interface ThreadProgram {
  /** File name beside the bundled server. */
  bundled: string;
  source: URL;
}

/** Starts a worker; from source it needs a loader for TypeScript. */
export function startThread({ bundled, source }: ThreadProgram, options: WorkerOptions = {}): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(bundled, import.meta.url), options);
  const href = JSON.stringify(source.href);
  const boot = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${href}, ${href}))`;
  return new Worker(boot, { ...options, eval: true, execArgv: [] });
}
