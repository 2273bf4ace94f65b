import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bakedApiOrigin, bakedProblems } from './kit/baked.mjs';
import { compressFolder } from './kit/compress.mjs';
import { hashOfSources, readJson } from './kit/installed.mjs';
import { writeIntegrity } from './kit/integrity.mjs';
import { writePageFiles } from './kit/page-files.mjs';
import { lastLines, root, runTool, say, stop } from './kit/process.mjs';
import { setup } from './setup.mjs';

const SOURCES = [
  'index.html',
  'desk',
  'public',
  'src',
  'machines',
  'contract',
  'copy',
  'domain',
  'server',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'vite.event-replay.config.ts',
  'vite.operator.config.ts',
  'vite.server.config.ts',
  'vite.render.config.ts',
  'scripts/build.mjs',
  'scripts/kit/baked.mjs',
  'scripts/kit/chunk-groups.mjs',
  'scripts/kit/compress.mjs',
  'scripts/kit/integrity.mjs',
  'scripts/kit/module-places.mjs',
  'scripts/kit/page-files.mjs',
];

/** Additional sources of a site built for inspection. */
const INSPECTED = ['charts', 'tests/kit', 'scripts/kit/live-charts.mjs'];

const STAMP = join(root, 'dist/build.json');

/** Environment variables Vite inlines into the site. */
const bakedSettings = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('VITE_')));

/** @param {string} hash */
const isCurrent = (hash) => {
  const stamp = /** @type {{ sources?: string } | null} */ (readJson(STAMP));
  return (
    stamp?.sources === hash &&
    existsSync(join(root, 'dist/site/index.html')) &&
    existsSync(join(root, 'dist/server/main.js')) &&
    existsSync(join(root, 'dist/page/worker.js')) &&
    existsSync(join(root, 'dist/operator/desk/index.html'))
  );
};

/**
 * Builds site and server when a source changed; the build id is the hash of what went in, so it needs no version control.
 * A site built for inspection is another site: the next plain build replaces it.
 * @param {{ inspect?: boolean }} [options]
 */
export const build = async ({ inspect = false } = {}) => {
  const problems = bakedProblems(process.env);
  if (problems.length > 0) stop(problems.join('\n'));
  const hash = inspect
    ? hashOfSources(root, [...SOURCES, ...INSPECTED], { ...bakedSettings(), INSPECT: '1' })
    : hashOfSources(root, SOURCES, bakedSettings());
  if (isCurrent(hash)) return { built: false, seconds: 0 };
  say('正在构建网站与服务端……');
  const startedAt = performance.now();
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const id = hash.slice(0, 12);
  rmSync(STAMP, { force: true });
  const env = { APP_BUILD: id, NODE_ENV: 'production', INSPECT: inspect ? '1' : undefined };
  const [site, server, page, operator] = await Promise.all([
    runTool('vite/bin/vite.js', ['build'], { env }),
    runTool('vite/bin/vite.js', ['build', '--config', 'vite.server.config.ts'], { env }),
    runTool('vite/bin/vite.js', ['build', '--config', 'vite.render.config.ts'], { env }),
    runTool('vite/bin/vite.js', ['build', '--config', 'vite.operator.config.ts'], { env }),
  ]);
  if (site.code !== 0) stop(`网站构建失败：\n${lastLines(site.output)}`);
  if (server.code !== 0) stop(`服务端构建失败：\n${lastLines(server.output)}`);
  if (page.code !== 0) stop(`页面绘制程序构建失败：\n${lastLines(page.output)}`);
  if (operator.code !== 0) stop(`操作室构建失败：\n${lastLines(operator.output)}`);
  const replay = await runTool('vite/bin/vite.js', ['build', '--config', 'vite.event-replay.config.ts'], { env });
  if (replay.code !== 0) stop(`页面早期脚本构建失败：\n${lastLines(replay.output)}`);
  writeIntegrity(join(root, 'dist/site'));
  writeIntegrity(join(root, 'dist/operator'), 'desk/index.html', join(root, 'dist/site'));
  await Promise.all(['dist/site', 'dist/operator'].map((folder) => compressFolder(join(root, folder))));
  writePageFiles(join(root, 'dist/site'));
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(
    STAMP,
    `${JSON.stringify({ version, build: id, api: bakedApiOrigin(process.env), sources: hash }, null, 2)}\n`,
  );
  const seconds = (performance.now() - startedAt) / 1000;
  say(`构建完成：版本 ${version}，构建 ${id}，用时 ${seconds.toFixed(1)} 秒。`);
  return { built: true, seconds };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await setup();
  await build();
}
