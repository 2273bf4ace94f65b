import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { clausesIn, coverageOf, idsIn } from '#scripts/kit/clauses.mjs';

const open = '[';
const title = (text: string) => text.replaceAll('<', open).replaceAll('>', ']');

describe('clause ids in test titles', () => {
  test.each([
    ['counts down <4.12>', ['4.12']],
    ['survives a reload <4.12b>', ['4.12b']],
    ['both <4.12, 4.13> at once', ['4.12', '4.13']],
    ['both <4.12><4.12b>', ['4.12', '4.12b']],
    ['<9.3k,4.28> and <4.28>', ['9.3k', '4.28']],
    ['version <1.2.3>, list <0>, <D>, 4.12 without brackets', []],
  ])('%s', (text, ids) => {
    expect(idsIn(title(text))).toEqual(ids);
  });
});

describe('clauses of a document', () => {
  const clauses = clausesIn('## 1\n- **1.1** First.\n- **1.2b** **[D]** Second.\n- 1.3 no clause\n');

  test('each has its id and its text', () => {
    expect(clauses).toEqual([
      { id: '1.1', text: 'First.' },
      { id: '1.2b', text: 'Second.' },
    ]);
  });

  test('only passing tests show a clause; a describe block lends its ids; unknown ids are distinguished', () => {
    const test = (status: string, text: string, block = '') => ({
      status,
      title: title(text),
      ancestorTitles: [title(block)],
    });
    const { shown, unknown } = coverageOf(clauses, [
      {
        testResults: [
          { name: 'a', status: 'failed', assertionResults: [test('passed', 'a <1.1>'), test('failed', 'b <1.2b>')] },
        ],
      },
      {
        testResults: [
          {
            name: 'b',
            status: 'passed',
            assertionResults: [test('passed', 'c', 'block <1.1>'), test('passed', '<7.9>')],
          },
        ],
      },
    ]);
    expect([...shown].map(([id, titles]) => [id, titles.length])).toEqual([
      ['1.1', 2],
      ['1.2b', 0],
    ]);
    expect([...unknown.keys()]).toEqual(['7.9']);
  });

  test('the project has each clause once, in sections 1 to 11', () => {
    const ids = clausesIn(readFileSync('docs/clauses.md', 'utf8')).map((clause) => clause.id);
    expect(ids.length).toBeGreaterThan(150);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids.map((id) => id.split('.')[0]))).toEqual(
      new Set(Array.from({ length: 11 }, (_, index) => String(index + 1))),
    );
  });
});
