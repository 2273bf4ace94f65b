import { spawn } from 'node:child_process';
import { root, say, whenLeftAlone } from './kit/process.mjs';
import { setup } from './setup.mjs';

await setup();

const port = process.env.PORT ?? '8080';
const env = { ...process.env, PORT: port, APP_BUILD: 'dev', INSPECT: '1' };
say(
  `开发模式：网站 http://localhost:5173（改动即时生效），接口 http://localhost:${port}（改动后自动重启），地址加 ?inspect 看流程实况，Ctrl+C 结束。`,
);

const children = [
  spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'], {
    cwd: root,
    env,
    stdio: 'inherit',
  }),
];

let isEnding = false;

/** One signal each: a second one makes the watcher kill the server before it has closed its database. */
const endAll = () => {
  if (isEnding) return;
  isEnding = true;
  for (const child of children) child.kill('SIGTERM');
};

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    // A terminal has sent Ctrl+C to every process of the group already.
    if (signal === 'SIGINT' && process.stdin.isTTY) isEnding = true;
    else endAll();
  });
}
whenLeftAlone(endAll);
for (const child of children) {
  child.on('exit', (code) => {
    if (!isEnding) process.exitCode = code ?? 1;
    endAll();
  });
}
