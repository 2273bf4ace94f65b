import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examples } from './examples/examples.mjs';
import { findChromium } from './kit/chromium.mjs';
import { filesBelow } from './kit/installed.mjs';
import { endRunning, lastLines, root, run, say, stop } from './kit/process.mjs';
import { setup } from './setup.mjs';

/** @typedef {import('./examples/examples.mjs').Example} Example */

const FOLDER = 'scripts/examples';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((word) => !examples.some(({ name }) => name === word));
if (unknown.length > 0) stop(`没有这个例子：${unknown.join(' ')}。可用：${examples.map(({ name }) => name).join(' ')}`);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(130));

/** Lists the files of the repository in its current state. */
const listTree = async () => {
  const listed = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (listed.code !== 0) stop(`例子要从 git 列出的文件复制：${lastLines(listed.output)}`);
  return listed.output.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
};

/** @param {string} copy @param {readonly string[]} tree */
const copyTree = (copy, tree) => {
  for (const file of tree) cpSync(join(root, file), join(copy, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
};

/** @param {string} copy @param {Example} example */
const addExample = (copy, { name, edits }) => {
  cpSync(join(root, FOLDER, name), copy, { recursive: true });
  for (const { file, from, to } of edits) {
    const path = join(copy, file);
    const source = readFileSync(path, 'utf8');
    if (source.split(from).length !== 2) throw new Error(`${file} holds "${from}" not exactly once`);
    writeFileSync(
      path,
      source.replace(from, () => to),
    );
  }
};

/** Reads the files of a copy. @param {string} copy @param {readonly string[]} tree */
const contentsOf = (copy, tree) =>
  new Map(tree.map((file) => [file, existsSync(join(copy, file)) ? readFileSync(join(copy, file), 'latin1') : null]));

/** @param {Example} example @param {readonly string[]} tree */
const show = async (example, tree) => {
  const folder = join(root, 'coverage/examples');
  mkdirSync(folder, { recursive: true });
  const copy = mkdtempSync(join(folder, `${example.name}-`));
  process.once('exit', () => {
    endRunning();
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  });
  copyTree(copy, tree);
  const contents = contentsOf(copy, tree);
  const touched = () =>
    [...contentsOf(copy, tree)].flatMap(([file, now]) => (now === contents.get(file) ? [] : [file]));
  addExample(copy, example);
  const added = filesBelow(root, [join(FOLDER, example.name)]).length;
  const env = { CI: undefined, NODE_ENV: 'test', FULL: '1', CHROMIUM_PATH: findChromium() ?? undefined };
  for (const command of example.commands) {
    const [tool = '', ...parameters] = command.split(' ');
    const result = await run(process.execPath, [join('node_modules', tool), ...parameters], { cwd: copy, env });
    if (result.code !== 0) return { added, touched: touched(), failure: `${command}\n${lastLines(result.output, 60)}` };
  }
  return { added, touched: touched(), failure: null };
};

await setup({ forTests: true });
const tree = await listTree();
say('例子：加一台状态图、一页文字、一项订舱服务、一项有价格的服务，各要改几个已有的文件');
for (const example of examples.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const { added, touched, failure } = await show(example, tree);
  const isOver = touched.length > example.limit;
  console.log(
    `  ${isOver || failure ? '✗' : '✓'} ${example.title.padEnd(6)} 新文件 ${added}，改动 ${touched.length}，上限 ${example.limit}：${touched.join(' ')}`,
  );
  if (failure) console.log(failure);
  if (isOver || failure) process.exitCode = 1;
}
