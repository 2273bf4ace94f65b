import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { chromiumOptions } from './kit/chromium.mjs';
import { root, say, stop, whenLeftAlone } from './kit/process.mjs';
import { setup } from './setup.mjs';

await setup({ forTests: true });
await build();
if (!chromiumOptions().executablePath) stop('需要 Chromium：请安装它，或用 CHROMIUM_PATH 指明路径。');
say('只有文档所列接口的后端：每条条款通过，或写明原因');

const driver = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'scripts/conformance/run.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
whenLeftAlone(() => driver.kill('SIGTERM'));
driver.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
