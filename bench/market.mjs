import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';
import { root, say } from '../scripts/kit/process.mjs';

const FOLDER = 'dist/bench/market';

/** Builds the measurement with the server's own configuration and runs it; its exit code is the verdict. */
export async function benchMarket() {
  await build({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    logLevel: 'error',
    build: { outDir: FOLDER, rolldownOptions: { input: { market: 'bench/market.ts' } } },
  });
  say('报价列表：一千航次与一百万航次（PostgreSQL）');
  const { status } = spawnSync(process.execPath, [join(root, FOLDER, 'market.js')], { cwd: root, stdio: 'inherit' });
  return status ?? 1;
}
