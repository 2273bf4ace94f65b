import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './kit/chromium.mjs';
import { filesBelow, readJson } from './kit/installed.mjs';
import { endRunning, lastLines, root, run, runTool, say, stop, whenLeftAlone, withoutColour } from './kit/process.mjs';
import { makeScratch } from './kit/scratch.mjs';
import { closingLine, exitCodeOf, oneCheck, sum, tableOf, totalOf } from './kit/totals.mjs';
import { setup } from './setup.mjs';

const LAYERS = ['.', 'machines', 'contract', 'copy', 'domain', 'server'];
const RESULTS = 'coverage/results';

const STAGES = /** @type {const} */ ([
  'build',
  'types',
  'lint',
  'node',
  'server',
  'views',
  'stories',
  'browser',
  'crawl',
  'bench',
  'mutate',
  'examples',
  'conformance',
]);
/** @typedef {(typeof STAGES)[number]} Stage */
/** Time limit of the whole run on two cores; beyond it a stage hangs. */
const RUN_SECONDS = 40 * 60;
const FULL_STAGE_SECONDS = 2 * 60 * 60;
const SUITES = /** @type {Stage[]} */ (['node', 'server', 'views', 'stories', 'browser', 'crawl']);
/** They take long and come with the full run; `crawl` has no smaller count. */
const PROVE_STAGES = /** @type {Stage[]} */ (['crawl', 'mutate', 'examples', 'conformance']);

/** The stages whose tests import the sources, so that vitest can tell which of them a file concerns. */
const IMPORTING = /** @type {Stage[]} */ (['node', 'server', 'views', 'stories']);

const words = process.argv.slice(2);
const full = words.includes('--full');
const changed = words.includes('--changed');
/** Machines whose tests are asked for, such as `machines/login`. */
const machines = words.map((word) => word.replace(/\/$/, '')).filter((word) => /^machines\/[a-z-]+$/.test(word));
const isPartial = changed || machines.length > 0;
const named = STAGES.filter((name) => words.includes(name));
/** @returns {Stage[]} */
const requestedStages = () => {
  if (named.length > 0 || !isPartial) return named;
  return changed ? ['types', 'lint', ...IMPORTING] : IMPORTING;
};
const asked = requestedStages();
const filters = words.filter(
  (word) =>
    !['--full', '--changed'].includes(word) &&
    !machines.includes(word.replace(/\/$/, '')) &&
    !named.some((name) => name === word),
);
for (const folder of machines) if (!existsSync(join(root, folder))) stop(`没有这台状态图：${folder}`);
if (changed && machines.length > 0) stop('--changed 与 machines/<名> 只能写一个。');
const option = filters.find((word) => word.startsWith('-'));
if (option)
  stop(`未知参数：${option}。可用的阶段：${STAGES.join(' ')}；其后可写测试文件名。也可写 --changed 或 machines/<名>。`);
if (filters.length > 0 && !asked.some((name) => SUITES.includes(name))) {
  stop(`要按文件筛选，请先写出阶段，例如：npm test -- node ${filters.join(' ')}。可用的阶段：${STAGES.join(' ')}`);
}
if (asked.includes('crawl') && !full) stop('crawl 只有完整数量：npm run prove -- crawl');
const all = STAGES.filter((stage) => full || !PROVE_STAGES.includes(stage));
const chosen = asked.length > 0 ? asked : all;

const breakOff = () => {
  endRunning();
  process.exit(130);
};
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, breakOff);
whenLeftAlone(breakOff);

/** @type {import('./kit/totals.mjs').Total[]} */
const totals = [];
/** @type {import('./kit/totals.mjs').Row[]} */
const rows = [];

const scratch = makeScratch();

/** @param {Stage | 'setup'} stage @param {number} seconds @param {import('./kit/totals.mjs').Total} [total] */
const report = (stage, seconds, total) => {
  const counted = total
    ? `${String(total.passed).padStart(6)} 通过 ${String(total.failed).padStart(4)} 失败`
    : ''.padEnd(22);
  console.log(`  ${stage.padEnd(11)}${counted}  ${seconds.toFixed(1).padStart(7)} 秒`);
  if (total) totals.push(total);
  if (total) rows.push({ stage, passed: total.passed, failed: total.failed, seconds });
};

const limitSeconds = full ? FULL_STAGE_SECONDS : RUN_SECONDS;

const checkTypes = async () => {
  const startedAt = performance.now();
  const results = await Promise.all(
    LAYERS.map((layer) => runTool('typescript/bin/tsc', ['-p', layer, '--checkers', '1'], { limitSeconds })),
  );
  const messages = results.map((result, index) =>
    result.code === 0 ? '' : `${LAYERS[index]}:\n${lastLines(result.output)}`,
  );
  const total = oneCheck(
    results.every((result) => result.code === 0),
    'types',
    messages.filter(Boolean).join('\n'),
  );
  report('types', (performance.now() - startedAt) / 1000, total);
};

/** @param {Stage} stage @param {Promise<import('./kit/process.mjs').RunResult>} running */
const checkExit = async (stage, running) => {
  const result = await running;
  report(stage, result.seconds, oneCheck(result.code === 0, stage, lastLines(result.output, 80)));
};

/** The tests of a stage to run: all, those of the files named, or those that load what changed or what a machine is made of. */
const selection = () => {
  if (changed) return ['run', '--changed', ...filters];
  if (machines.length === 0) return ['run', ...filters];
  return ['related', '--run', ...filesBelow(root, machines)];
};

const build = () => run(process.execPath, ['scripts/build.mjs'], { limitSeconds });

/** @param {Stage} stage */
const runSuite = async (stage) => {
  const outputFile = `${RESULTS}/${stage}.json`;
  const result = await runTool(
    'vitest/vitest.mjs',
    [
      ...selection(),
      '--project',
      `${stage}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${outputFile}`,
    ],
    {
      limitSeconds,
      env: {
        CI: '1',
        NODE_ENV: 'test',
        TMPDIR: scratch,
        RUN_FOLDER: scratch,
        FULL: full ? '1' : undefined,
        CHROMIUM_PATH: findChromium() ?? undefined,
      },
    },
  );
  const written = /** @type {import('./kit/totals.mjs').Report | null} */ (readJson(join(root, outputFile)));
  const isUntouched = isPartial && result.code === 0 && !written?.testResults?.length;
  const total = isUntouched ? sum([]) : totalOf(stage, written, { ...result, output: lastLines(result.output) });
  report(stage, result.seconds, total);
};

/** Byte figures come as one check per limit; the gate reads its five from the build. */
const checkBytes = async () => {
  const outputFile = `${RESULTS}/bench.json`;
  const result = await run(process.execPath, ['scripts/bench.mjs', full ? '--bytes' : '--budgets'], {
    limitSeconds,
    env: { BENCH_RESULTS: outputFile, CHROMIUM_PATH: findChromium() ?? undefined },
  });
  const checks = /** @type {{ title: string, ok: boolean, detail: string }[] | null} */ (
    readJson(join(root, outputFile))
  );
  const total = checks?.length
    ? sum(checks.map((check) => oneCheck(check.ok, `bench › ${check.title}`, check.detail)))
    : oneCheck(false, 'bench', lastLines(result.output));
  if (result.code !== 0 && total.failed === 0) totals.push(oneCheck(false, 'bench', lastLines(result.output)));
  report('bench', result.seconds, total);
};

const startedAt = performance.now();
await setup({ forTests: true });
const setupSeconds = (performance.now() - startedAt) / 1000;

if (asked.length === 0) rmSync(join(root, 'coverage'), { recursive: true, force: true });
mkdirSync(join(root, RESULTS), { recursive: true });
for (const stage of chosen) rmSync(join(root, RESULTS, `${stage}.json`), { force: true });

say(full ? '全部检查（完整数量）：阶段、结果、用时' : '全部检查：阶段、结果、用时');
report('setup', setupSeconds);
const needsBuild = chosen.some((stage) => ['build', 'browser', 'crawl', 'bench', 'conformance'].includes(stage));
await Promise.all([
  needsBuild ? checkExit('build', build()) : undefined,
  chosen.includes('types') ? checkTypes() : undefined,
]);
if (chosen.includes('lint')) {
  await checkExit(
    'lint',
    runTool('@biomejs/biome/bin/biome', ['ci', '.', '--diagnostic-level=warn'], { limitSeconds }),
  );
}
for (const stage of SUITES) if (chosen.includes(stage)) await runSuite(stage);
if (chosen.includes('bench')) await checkBytes();
if (chosen.includes('mutate')) {
  for (const subject of [[], ['domain']])
    await checkExit('mutate', run(process.execPath, ['scripts/mutate.mjs', ...subject], { limitSeconds }));
}
if (chosen.includes('examples')) {
  await checkExit('examples', run(process.execPath, ['scripts/examples.mjs'], { limitSeconds }));
}

if (chosen.includes('conformance')) {
  const env = { CHROMIUM_PATH: findChromium() ?? undefined };
  await checkExit('conformance', run(process.execPath, ['scripts/conformance.mjs'], { limitSeconds, env }));
}

/** @param {string} heading @param {import('./kit/totals.mjs').Failure[]} tests */
const list = (heading, tests) => {
  if (tests.length > 0) console.log(`\n${heading} ${tests.length} 项：`);
  for (const [index, test] of tests.entries()) {
    const own = withoutColour(test.detail).replace(/^\s*at .*node_modules.*\n?/gm, '');
    const detail = own.trim().replaceAll('\n', '\n     ');
    const title = withoutColour(test.title).replace(`${root}/`, '');
    console.log(`\n${String(index + 1).padStart(3)}. ${title}\n     ${detail}`);
  }
};

const total = sum(totals);
list('失败', total.failures);
if (full) console.log(`\n${tableOf(rows)}`);
console.log(`\n用时 ${((performance.now() - startedAt) / 1000).toFixed(1)} 秒`);
console.log(closingLine(total));
// A change that no test concerns fails nothing.
process.exitCode = isPartial && total.failed === 0 ? 0 : exitCodeOf(total);
