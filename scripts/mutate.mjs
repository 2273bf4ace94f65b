import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, say, stop } from './kit/process.mjs';
import { listenForEnd } from './mutate/break-off.mjs';
import { mutateDomain } from './mutate/domain.mjs';
import { LAYERS, layersFor, sourcesIn } from './mutate/files.mjs';
import { mutantsIn } from './mutate/mutants.mjs';
import { errorsOf, rowsBy, sourceOf, survivors, table } from './mutate/report.mjs';
import { baseline, plan, runMutants } from './mutate/run.mjs';
import { sampleOf } from './mutate/sample.mjs';
import { openSessions } from './mutate/sessions.mjs';
import { setup } from './setup.mjs';

/** @typedef {import('./mutate/files.mjs').Layer} Layer */

const HELP = `npm run mutate -- [选项]：改状态图与视图
  --sample 200      抽多少个变异（默认 200）
  --seed 1          抽样的种子
  --all             全部变异
  --part 1/4        把选出的分成几份，只跑其中一份；几份的结果合起来就是全部
  --only 前缀       只改路径以此开头的文件，可写多次，例如 machines/session
  --layer 层        只用这些层的测试，可写多次：${Object.keys(LAYERS).join(' ')}
  --json 文件       把结果写成 JSON
  --list            只列出变异，不跑测试
  --workers 2       同时跑几个

npm run mutate -- domain [路径……]：用 Stryker 改领域，不写路径就抽几个文件
  --lines 300       抽到至少这么多行
  --seed 1          抽样的种子
  --all             全部文件`;

const readOptions = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        sample: { type: 'string', default: '200' },
        lines: { type: 'string', default: '300' },
        seed: { type: 'string', default: '1' },
        all: { type: 'boolean', default: false },
        part: { type: 'string', default: '1/1' },
        only: { type: 'string', multiple: true, default: [] },
        layer: { type: 'string', multiple: true, default: [] },
        json: { type: 'string' },
        list: { type: 'boolean', default: false },
        workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : error}\n${HELP}`);
  }
};

const {
  values: options,
  positionals: [subject, ...paths],
} = readOptions();
if (options.help) {
  console.log(HELP);
  process.exit(0);
}

/** @param {string} text */
const countOf = (text) => (/^[1-9]\d*$/.test(text) ? Number(text) : stop(HELP));
const size = countOf(options.sample);
const workers = countOf(options.workers);
const lines = countOf(options.lines);
const [, turn, turns] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(options.part) ?? stop(HELP)).map(Number);
if (turn === undefined || turns === undefined || turn > turns) stop(HELP);
if (subject !== undefined && subject !== 'domain') stop(HELP);
const layers = /** @type {Layer[]} */ (options.layer);
for (const layer of layers) if (!Object.hasOwn(LAYERS, layer)) stop(`没有这一层：${layer}\n${HELP}`);

await setup({ forTests: false });
if (subject === 'domain') {
  process.exit(await mutateDomain(root, { paths, lines, workers, seed: options.seed, all: options.all }));
}

/** Which layers may notice a change of a file, in this run. @param {string} file @returns {Layer[]} */
const layersOf = (file) => (layers.length > 0 ? layers : layersFor(file));

/** Walks are asked last and alone: they see a catalogue of their own. @param {string} file @returns {Layer[][]} */
const groupsOf = (file) => [
  layersOf(file).filter((layer) => layer !== 'walks'),
  layersOf(file).filter((layer) => layer === 'walks'),
];

/** Reads the sources once: editing a file during the run does not move its mutants. */
const sources = new Map(sourcesIn(root).map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const everything = [...sources].flatMap(([file, source]) => mutantsIn(file, source));
const asked = everything.filter(
  ({ file }) => options.only.length === 0 || options.only.some((start) => file.startsWith(start)),
);
const mutants = (options.all ? asked : sampleOf(asked, size, options.seed)).filter((_, at) => at % turns === turn - 1);
if (mutants.length === 0) stop('没有可用的变异。');
if (options.list) {
  process.stdout.write(mutants.map(({ id }) => `${id}\n`).join(''), () => process.exit(0));
  await new Promise(() => {});
}

const testsFor = plan(root, [...new Set(mutants.flatMap(({ file }) => layersOf(file)))]);
const files = [...new Set(mutants.map(({ file }) => file))];
const tests = [...new Set(files.flatMap((file) => testsFor(file, layersOf(file))))];
if (tests.length === 0) stop('没有测试用到这些文件。');
say(`${mutants.length} 个变异（共 ${asked.length} 个），${files.length} 个文件，${tests.length} 个测试文件`);

const isBrokenOff = listenForEnd(process);
const sessions = await openSessions(root, workers);
const before = await baseline(sessions, tests);
if (before.failures.length > 0 || !before.hasRun) {
  for (const { file, test, message } of before.failures) console.error(`${file} › ${test ?? '文件本身'}\n  ${message}`);
  stop('没有变异时测试就没有全部通过：先让它们通过。');
}

/** An interrupted run reports the mutants tried so far. */
function* untilBrokenOff() {
  for (const mutant of mutants) if (!isBrokenOff()) yield mutant;
}

const startedAt = performance.now();
/** @type {import('./mutate/run.mjs').Result[]} */
const results = [];
await runMutants({
  root,
  sources,
  sessions,
  mutants: untilBrokenOff(),
  testsFor,
  seconds: before.seconds,
  groupsOf,
  onResult: (result) => {
    results.push(result);
    const count = `${results.length} / ${mutants.length}`;
    const end = result.way === null ? '存活' : '发现';
    const { file, line: row, at, kind, to } = result.mutant;
    const what = result.way === null ? ` ${at} ${kind} → ${to}` : '';
    const line = `${count} ${end} ${result.seconds.toFixed(1)} 秒 ${file}:${row}${what}`;
    const isWorthALine = result.way === null || results.length % 25 === 0;
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[K${line}` : isWorthALine ? `${line}\n` : '');
  },
});
await Promise.all(sessions.map((session) => session.close()));
if (process.stderr.isTTY) process.stderr.write('\n');
const seconds = (performance.now() - startedAt) / 1000;

if (results.length === 0) stop('一个变异也没有试完。');
const known = /** @type {import('./mutate/known.mjs').Known} */ (
  JSON.parse(readFileSync(join(root, 'scripts/mutate/known.json'), 'utf8'))
);
console.log(
  table(
    '按文件',
    rowsBy(results, known, ({ mutant }) => mutant.file),
  ),
);
console.log(
  table(
    '按种类',
    rowsBy(results, known, ({ mutant }) => `${sourceOf(mutant)} ${mutant.kind}`),
  ),
);
const ways = rowsBy(
  results.filter(({ way }) => way !== null),
  known,
  ({ way }) => String(way),
);
console.log(`\n怎样发现：${ways.map(({ name, counted }) => `${name} ${counted}`).join('，')}`);

const alive = survivors(results, known);
if (alive.length > 0) console.log(`\n存活 ${alive.length} 个：`);
for (const { mutant, why } of alive)
  console.log(
    `  ${mutant.file}:${mutant.line} ${mutant.kind} ${mutant.at}\n    ${mutant.from} → ${mutant.to}\n    ${why}`,
  );
const parts = rowsBy(results, known, ({ mutant }) => sourceOf(mutant));
console.log(table('合计', parts));
console.log(`\n${results.length} 个变异，${seconds.toFixed(0)} 秒，每个 ${(seconds / results.length).toFixed(2)} 秒`);
if (options.json !== undefined)
  writeFileSync(options.json, `${JSON.stringify({ parts, results, survivors: alive }, null, 1)}\n`);

const errors = errorsOf(results, known, new Set(everything.map(({ id }) => id)), options.all);
for (const error of errors) console.error(error);
process.exit(errors.length > 0 ? 1 : 0);
