import { expect, test } from 'vitest';
import { testsOf } from '#charts/build/clauses.ts';

const ran = (title: string, status: string, ...ancestorTitles: string[]) => ({ ancestorTitles, title, status });
const report = (...assertionResults: ReturnType<typeof ran>[]) => [
  { testResults: [{ name: 'tests/a.test.ts', status: 'passed', assertionResults }] },
];
/** Put together, so that the sources of this test name no clause. */
const clause = (text: string, id = '4.12') => `[${id}] ${text}`;

test('a clause knows its tests before any has run', () => {
  expect(testsOf('4.12', [clause('waits'), clause('is another', '4.1')], [])).toEqual([
    { title: clause('waits'), state: 'notRun' },
  ]);
});

test('a test that ran stands as it was named then, with how it went', () => {
  const written = [
    clause(`waits for \${seconds} s`),
    clause('%s is refused'),
    clause('(a) at $width px'),
    clause('is new'),
  ];
  const results = report(
    ran(clause('waits for 60 s'), 'passed', 'the button'),
    ran(clause('a letter is refused'), 'passed'),
    ran(clause('a space is refused'), 'failed'),
    ran(clause('(a) at 360 px'), 'skipped'),
    ran(clause('is another', '4.1'), 'passed'),
  );
  expect(testsOf('4.12', written, results)).toEqual([
    { title: `the button › ${clause('waits for 60 s')}`, state: 'passed' },
    { title: clause('a letter is refused'), state: 'passed' },
    { title: clause('a space is refused'), state: 'failed' },
    { title: clause('(a) at 360 px'), state: 'notRun' },
    { title: clause('is new'), state: 'notRun' },
  ]);
});

test('a group that names a clause gives it to every test inside', () => {
  const results = report(ran('one', 'passed', clause('the group')), ran('two', 'failed', clause('the group')));
  expect(testsOf('4.12', [clause('the group')], results).map(({ state }) => state)).toEqual(['passed', 'failed']);
});
