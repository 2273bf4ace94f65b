import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root, say } from '../scripts/kit/process.mjs';

/** Mounts and scrolls lists of a hundred and of ten thousand sailings in turn; its exit code is the verdict. */
export function benchRows() {
  say('整箱列表：一百航次与一万航次（浏览器主线程 CPU）');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--project', 'bench'], {
    cwd: root,
    stdio: 'inherit',
  });
  return status ?? 1;
}
