import { chromium } from 'playwright';
import { chromiumOptions } from '#scripts/kit/chromium.mjs';
import { type Check, runCheck } from './bench.ts';
import { checks } from './checks/index.ts';
import { reasons } from './reasons.ts';
import { linesOf, type Outcome, reportedClauses, unknownIds } from './report.ts';

/** So many checks at a time: most of them wait for the site's own times. */
const SIDE_BY_SIDE = 3;

const wanted = process.argv.slice(2);
const known = reportedClauses(checks.flatMap((check) => check.clauses));
const clauses = known.filter((id) => wanted.length === 0 || wanted.includes(id));
const queue: Check[] = checks.filter((check) => check.clauses.some((id) => clauses.includes(id)));
const outcomes: Outcome[] = [];

const browser = await chromium.launch(chromiumOptions('--host-resolver-rules=MAP *.conformance.test 127.0.0.1'));
async function work(): Promise<void> {
  for (let check = queue.shift(); check !== undefined; check = queue.shift())
    outcomes.push({ clauses: check.clauses, failure: await runCheck(browser, check) });
}
await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
await browser.close();

const lines = linesOf(clauses, outcomes, reasons);
for (const { id, text } of lines) console.log(`${id.padEnd(6)} | ${text}`);
const strangers = wanted.length === 0 ? unknownIds(clauses, outcomes, reasons) : [];
if (strangers.length > 0) console.log(`没有这些条款：${strangers.join(' ')}`);

const count = (state: string) => lines.filter((line) => line.state === state).length;
const failed = count('failed') + strangers.length;
console.log(`\n${count('reason')} 条在这样的后端上不能证明，原因见上`);
console.log(`${count('passed')} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
