import { expect, test } from 'vitest';
import { unRows } from '#tests/kit/un-rows.ts';
import { compareRows } from './segregation-oracle/compare.ts';

/** 4.1 million pairs of rows, 2.75 million pairs of numbers: about three minutes on two shared cores. */
const TIMEOUT_MS = 900_000;

/** Lets the worker report between rows. */
const nextTurn = () => new Promise((done) => setImmediate(done));

test(
  '[3.14] the segregation of every pair of the list is that of an independent oracle',
  async () => {
    const explained: Record<string, number> = {};
    const differences: string[] = [];
    let compared = 0;
    for (const [index, a] of unRows.entries()) {
      await nextTurn();
      for (const b of unRows.slice(index + 1)) {
        const { difference, explainedBy } = compareRows(a, b);
        compared += 1;
        if (explainedBy !== null) explained[explainedBy] = (explained[explainedBy] ?? 0) + 1;
        if (difference !== null && differences.length < 20) differences.push(difference);
      }
    }
    expect(differences).toEqual([]);
    expect(new Set(unRows.map(({ unNo }) => unNo)).size).toBe(2347);
    expect(compared).toBe((2880 * 2879) / 2);
    expect(explained).toEqual({ COMBUSTIBLE: 1651, UNKNOWN_SUBSIDIARY_HAZARDS: 40 });
  },
  TIMEOUT_MS,
);
