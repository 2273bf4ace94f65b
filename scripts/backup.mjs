import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { operatorFile, post, readOperator } from './kit/operator.mjs';
import { stop, surviveClosedOutput } from './kit/process.mjs';

surviveClosedOutput();

const USAGE = `用法：npm run backup -- <文件.tar.gz>
  在服务运行时备份内置数据库与上传的文件，写成一个归档；恢复的办法见 docs/run.zh-CN.md。
  在服务所在的机器上、以运行服务的用户运行，DATA_DIR 须与服务相同。归档里有个人信息，请妥善保管。`;

const [file, ...more] = process.argv.slice(2);
if (file === '--help' || file === '-h') {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
if (file === undefined || more.length > 0) stop(USAGE);

const archive = resolve(file);
const dataDir = dirname(operatorFile());
if (existsSync(archive)) stop(`${archive} 已经存在，请换一个文件名。`);
if (!existsSync(dirname(archive))) stop(`文件夹 ${dirname(archive)} 不存在。`);
if (archive.startsWith(`${dataDir}/`)) stop('归档须写在数据目录之外。');

/** An archive holds personal data: only its owner may read it. */
process.umask(0o077);
const partial = `${archive}.partial`;
const copy = join(dataDir, 'backup');
const { address, key } = readOperator();
const { milliseconds } = await post(address, '/api-platform/desk/backup', { 'Desk-Token': key }, {});

// The signal ends tar as well; the copy is removed below.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

/** After the database, so that no row names a file that is not in the archive. */
const beside = ['uploads', 'secret', 'outbox.jsonl'].filter((name) => existsSync(join(dataDir, name)));
const tar = spawnSync(
  'tar',
  ['-czf', partial, '-C', copy, 'database', ...beside.flatMap((name) => ['-C', dataDir, name])],
  {
    encoding: 'utf8',
  },
);
rmSync(copy, { recursive: true, force: true });
// GNU tar ends with 1 when a file grew or was removed meanwhile; the rest is in the archive.
if (tar.status !== 0 && tar.status !== 1) {
  rmSync(partial, { force: true });
  stop(`打包失败：${tar.stderr?.trim() || tar.error?.message || tar.status}`);
}
renameSync(partial, archive);
const megabytes = (statSync(archive).size / 1024 / 1024).toFixed(1);
process.stdout.write(`已备份到 ${archive}（${megabytes} MB）。数据库停顿了 ${milliseconds} 毫秒。\n`);
