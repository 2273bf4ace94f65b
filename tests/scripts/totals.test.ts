import { describe, expect, test } from 'vitest';
import { closingLine, exitCodeOf, oneCheck, sum, tableOf, totalOf } from '#scripts/kit/totals.mjs';

const ended = { code: 0, timedOut: false, output: 'what it printed' };
const file = (...statuses: string[]) => ({
  name: '/tests/a.test.ts',
  status: statuses.every((status) => status === 'passed') ? 'passed' : 'failed',
  assertionResults: statuses.map((status, index) => ({
    title: `test ${index}`,
    status,
    failureMessages: status === 'failed' ? ['expected 1 to be 2'] : [],
  })),
});

test('the stages of a full run stand in one table', () => {
  const rows = [
    { stage: 'node', passed: 9_870, failed: 0, seconds: 393.04 },
    { stage: 'crawl', passed: 1, failed: 12, seconds: 8 },
  ];
  expect(tableOf(rows).split('\n')).toEqual([
    'stage | passed | failed | seconds',
    'node  |   9870 |      0 |   393.0',
    'crawl |      1 |     12 |     8.0',
  ]);
});

describe('the sum of a test run', () => {
  test('the closing line stands alone and says both counts', () => {
    const total = sum([
      totalOf('node', { success: true, testResults: [file('passed', 'passed')] }, ended),
      oneCheck(true, 'lint', ''),
    ]);
    expect(closingLine(total)).toMatch(/^3 passed, 0 failed$/);
    expect(exitCodeOf(total)).toBe(0);
  });

  test('a failed test is named with what it stated', () => {
    const total = totalOf('node', { success: false, testResults: [file('passed', 'failed')] }, { ...ended, code: 1 });
    expect(total).toEqual({
      passed: 1,
      failed: 1,
      failures: [{ title: '/tests/a.test.ts › test 1', detail: 'expected 1 to be 2' }],
    });
    expect(exitCodeOf(total)).toBe(1);
  });

  test.each(['skipped', 'pending', 'todo'])('a test that is %s counts as failed', (status) => {
    const total = totalOf('node', { success: true, testResults: [file('passed', status)] }, ended);
    expect(total.failed).toBe(1);
    expect(total.failures[0]?.detail).toContain(status);
  });

  test.each([
    ['no report', null, ended],
    ['no test at all', { success: true, testResults: [] }, ended],
    ['a file without a test', { success: true, testResults: [file()] }, ended],
    ['a file that does not load', { testResults: [{ ...file(), status: 'failed', message: 'SyntaxError' }] }, ended],
    ['an error outside the tests', { success: false, testResults: [file('passed')] }, { ...ended, code: 1 }],
    ['a crash after green tests', { success: true, testResults: [file('passed')] }, { ...ended, code: 139 }],
    ['a run over its limit', { success: true, testResults: [file('passed')] }, { ...ended, code: 1, timedOut: true }],
  ])('%s is a failure', (_what, report, result) => {
    expect(totalOf('node', report, result)).toMatchObject({ failed: 1 });
  });

  test('what a hook threw after green tests is reported in the words of the run', () => {
    const report = { success: false, testResults: [{ ...file('passed'), status: 'failed' }] };
    const { failures } = totalOf('node', report, { ...ended, code: 1, output: 'afterAll: Hook timed out' });
    expect(failures).toHaveLength(1);
    expect(failures[0]?.detail).toContain('Hook timed out');
  });

  test('nothing that ran is not green', () => {
    expect(exitCodeOf(sum([]))).toBe(1);
  });
});
