import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { root, say, stop, whenLeftAlone } from './kit/process.mjs';
import { setup } from './setup.mjs';

const words = process.argv.slice(2);
const inspect = words.includes('--inspect');
const unknown = words.filter((word) => word !== '--inspect');
if (unknown.length > 0)
  stop(
    `未知参数：${unknown.join(' ')}。npm start 只接受 -- --inspect（流程实况），设置请用环境变量（见 docs/settings.md）。`,
  );

await setup();
await build({ inspect });
if (inspect) say('这次构建带流程实况：在任何一页的地址后面加 ?inspect 打开。普通的 npm start 会换回不带它的构建。');

const server = spawn(process.execPath, ['dist/server/main.js'], { cwd: root, stdio: 'inherit' });

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    // A terminal sends Ctrl+C to the whole group: passing it on would reach the server twice and read as "now".
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    server.kill(signal);
  });
}

whenLeftAlone(() => server.kill('SIGTERM'));

server.on('error', (error) => stop(`无法启动服务：${error.message}`));
server.on('exit', (code, signal) => {
  if (signal) {
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  } else process.exit(code ?? 1);
});
