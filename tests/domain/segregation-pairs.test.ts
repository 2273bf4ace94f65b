import { expect, test } from 'vitest';
import { unRows } from '#tests/kit/un-rows.ts';
import { compareRows } from './segregation-oracle/compare.ts';
import { explanations } from './segregation-oracle/explained.ts';

const PAIRS = 5_000;

/** Mulberry32: the same pairs in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test('[3.14] the segregation of 5,000 pairs of the list is that of an independent oracle', () => {
  const random = seeded(20_261_130);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  // Two of three rows have no code: every second pair starts from one that has.
  const coded = unRows.filter(({ segregationCodes }) => segregationCodes?.length !== 0);
  const pairs = Array.from(
    { length: PAIRS },
    (_, index) => [pick(index % 2 === 0 ? coded : unRows), pick(unRows)] as const,
  );
  expect(pairs.flatMap(([a, b]) => compareRows(a, b).difference ?? [])).toEqual([]);
});

test('[3.14] every explanation names its paragraph and its reason', () => {
  expect(explanations.filter(({ paragraph, reason }) => paragraph === '' || reason === '')).toEqual([]);
  expect(new Set(explanations.map(({ name }) => name)).size).toBe(explanations.length);
});
