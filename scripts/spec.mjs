import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clausesIn, coverageOf } from './kit/clauses.mjs';
import { readJson } from './kit/installed.mjs';
import { root, stop } from './kit/process.mjs';

const folder = join(root, 'coverage/results');
const names = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'bench.json')
  : [];
if (names.length === 0) stop('还没有测试结果：请先运行 npm test。');

const clauses = clausesIn(readFileSync(join(root, 'docs/clauses.md'), 'utf8'));
const reports = names.map(
  (name) => /** @type {import('./kit/totals.mjs').Report} */ (readJson(join(folder, name)) ?? {}),
);
const { shown, unknown } = coverageOf(clauses, reports);

for (const { id, text } of clauses) {
  const titles = shown.get(id) ?? [];
  console.log(`${id.padEnd(6)} ${String(titles.length).padStart(3)} 个测试  ${text}`);
  for (const title of titles) console.log(`           ✓ ${title}`);
}

const without = clauses.filter(({ id }) => (shown.get(id) ?? []).length === 0);
console.log(
  `\n条款 ${clauses.length} 条：有通过的测试 ${clauses.length - without.length} 条，还没有 ${without.length} 条`,
);
if (without.length > 0) console.log(`没有测试的条款：${without.map(({ id }) => id).join(' ')}`);
for (const [id, titles] of unknown) console.error(`测试写了不存在的条款 [${id}]：${titles.join('；')}`);
if (unknown.size > 0) process.exitCode = 1;
