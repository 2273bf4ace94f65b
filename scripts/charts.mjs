import { spawn } from 'node:child_process';
import { root, whenLeftAlone } from './kit/process.mjs';
import { setup } from './setup.mjs';

await setup();

const build = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'charts/build/main.ts', ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
whenLeftAlone(() => build.kill('SIGTERM'));
build.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
