import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { chartErrors } from '../kit/chart-lint.ts';
import { exploreAll } from '../kit/explore.ts';
import { traps } from '../kit/graph-facts.ts';

describe.each(catalogue)('$id', ({ id, machine, cases }) => {
  test('the chart is well formed', () => {
    expect(machine.id).toBe(id);
    expect(chartErrors(machine)).toEqual([]);
  });

  test('no one is trapped', () => {
    expect(exploreAll(machine, cases).flatMap((graph) => traps(graph, cases))).toEqual([]);
  }, 300_000);
});
