import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ServerProcess, spawnServer } from './server-process.ts';

export interface ServedSite {
  address: string;
  /** Where the server keeps its database and the messages it would have sent. */
  dataDir: string;
  /** All that the server wrote to either output so far. */
  output(): string;
  stop(): Promise<void>;
}

/** In a process of its own: what a test's own process builds is a development build. */
const build = (...options: string[]) =>
  promisify(execFile)(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--emptyOutDir', '--logLevel', 'error', ...options],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );

function cacheFolder(): string {
  const folder = join(process.cwd(), '.cache');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * The product as it is delivered: site and server built into a folder of their own and run over demonstration data.
 * The folder lies inside the project, for the server finds its packages from where it lies.
 */
export async function serveSite(): Promise<ServedSite> {
  const folder = mkdtempSync(join(cacheFolder(), 'site-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let server: ServerProcess | undefined;
  try {
    cpSync('package.json', join(folder, 'package.json'));
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    await Promise.all([
      build('--outDir', join(folder, 'dist/site')),
      build('--config', 'vite.server.config.ts', '--outDir', join(folder, 'dist/server')),
    ]);
    server = await spawnServer({
      entry: join(folder, 'dist/server/main.js'),
      dataDir: join(folder, 'data'),
      environment: { REQUESTS_PER_MINUTE: '100000000' },
    });
    await server.ready();
  } catch (error) {
    await server?.stop();
    remove();
    throw error;
  }
  const running = server;
  return {
    address: running.address,
    dataDir: join(folder, 'data'),
    output: running.output,
    stop: async () => {
      await running.stop();
      remove();
    },
  };
}
