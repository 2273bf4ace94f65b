import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writePageFiles } from '#scripts/kit/page-files.mjs';

export interface Delivered {
  folder: string;
  remove: () => void;
}

/** In a process of its own: what a test's own process builds is a development build. */
const run = promisify(execFile);
const productionEnvironment = { ...process.env, NODE_ENV: 'production' };

/** Inside the project, for the server finds its packages from where it lies. */
function newFolder(): string {
  const cache = join(process.cwd(), '.cache');
  mkdirSync(cache, { recursive: true });
  return mkdtempSync(join(cache, 'site-'));
}

async function fill(make: (folder: string) => Promise<unknown>): Promise<Delivered> {
  const folder = newFolder();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    cpSync('package.json', join(folder, 'package.json'));
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    await make(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return { folder, remove };
}

/** Copy of the build that `npm start` runs, so that a later build does not affect a running test. */
export const deliver = (): Promise<Delivered> =>
  fill(async (folder) => {
    await run(process.execPath, ['scripts/build.mjs'], { env: productionEnvironment });
    cpSync('dist', join(folder, 'dist'), { recursive: true });
  });

/** The build that `npm start -- --inspect` runs: the same server with another build of the site. */
export const deliverInspected = (delivered: string): Promise<Delivered> =>
  fill(async (folder) => {
    cpSync(join(delivered, 'dist/server'), join(folder, 'dist/server'), { recursive: true });
    await run(
      process.execPath,
      [
        'node_modules/vite/bin/vite.js',
        'build',
        '--emptyOutDir',
        '--logLevel',
        'error',
        '--outDir',
        join(folder, 'dist/site'),
      ],
      { env: { ...productionEnvironment, INSPECT: '1' } },
    );
    writePageFiles(join(folder, 'dist/site'));
  });
