import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'vite';
import { root, say } from '../scripts/kit/process.mjs';

const TITLES = {
  market: '报价列表：一千航次与一百万航次（PostgreSQL）',
  orders: '操作室与客户：十万张订单、一百万条里程碑（PostgreSQL）',
};

/**
 * Builds a measurement with the server's own configuration and runs it; its exit code is the verdict.
 * @param {keyof typeof TITLES} name
 */
export async function benchOnPostgres(name) {
  const folder = `dist/bench/${name}`;
  await build({
    root,
    configFile: join(root, 'vite.server.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, rolldownOptions: { input: { [name]: `bench/${name}.ts` } } },
  });
  say(TITLES[name]);
  const { status } = spawnSync(process.execPath, [join(root, folder, `${name}.js`)], { cwd: root, stdio: 'inherit' });
  return status ?? 1;
}
