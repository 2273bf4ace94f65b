import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const run = ['scripts/mutate.mjs', '--all', '--only', 'machines/search/', '--layer', 'journeys', '--workers', '1'];

test('a run that a limit of time breaks off reports what it has tried', async () => {
  const mutate = spawn(process.execPath, run, { stdio: ['ignore', 'pipe', 'pipe'] });
  let report = '';
  mutate.stdout.on('data', (text) => {
    report += text;
  });
  mutate.stderr.on('data', (text) => {
    if (/^25 \/ /m.test(text)) mutate.kill('SIGTERM');
  });
  await once(mutate, 'close');
  const [, tried = '', seconds] = /^(\d+) 个变异，(\d+) 秒/m.exec(report) ?? [report];
  expect(seconds).toBeDefined();
  expect(Number(tried)).toBeGreaterThanOrEqual(25);
  expect(Number(tried)).toBeLessThan(600);
  expect(report).toMatch(new RegExp(`合计\\n.* / ${tried} +machines`));
}, 120_000);
