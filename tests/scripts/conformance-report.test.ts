import { expect, test } from 'vitest';
import { siteTable } from '#contract/site-table.ts';
import { documentCalls } from '#scripts/conformance/calls.ts';
import { reasons } from '#scripts/conformance/reasons.ts';
import { linesOf, reportedClauses, unknownIds } from '#scripts/conformance/report.ts';

test('[11.12] every clause of sections 4, 7 and 8 has a line, one that a check names besides', () => {
  const clauses = reportedClauses(['2.14b']);
  expect(clauses).toEqual(expect.arrayContaining(['2.14b', '4.5e', '7.5b', '8.9']));
  expect(clauses).not.toContain('2.14');
  expect(Object.keys(reasons).filter((id) => !clauses.includes(id))).toEqual([]);
});

test('[11.12] a clause passes by its checks alone; without one, and without a reason, it fails', () => {
  const outcomes = [
    { clauses: ['4.1', '4.2'], failure: null },
    { clauses: ['4.2'], failure: 'no code came' },
  ];
  const lines = linesOf(['4.1', '4.2', '4.5d', '4.6'], outcomes, { '4.5d': 'no companion', '4.2': 'no reason helps' });
  expect(lines.map(({ id, state }) => [id, state])).toEqual([
    ['4.1', 'passed'],
    ['4.2', 'failed'],
    ['4.5d', 'reason'],
    ['4.6', 'failed'],
  ]);
  expect(unknownIds(['4.1'], [{ clauses: ['4.1', '4.99'], failure: null }], { '9.99': '' })).toEqual(['4.99', '9.99']);
});

test('[11.12] the back end of the run has neither tickets nor what is not in the requirements', () => {
  expect(Object.keys(documentCalls).filter((name) => !(name in siteTable))).toEqual([]);
  expect(Object.keys(documentCalls)).not.toEqual(expect.arrayContaining(['userCentreTicket']));
  expect(Object.keys(documentCalls)).toHaveLength(28);
});
