import { describe, expect, test } from 'vitest';
import { type Mutant, mutantsIn } from '#scripts/mutate/mutants.mjs';
import { errorsOf, rowsBy, shareOf, survivors } from '#scripts/mutate/report.mjs';
import type { Result } from '#scripts/mutate/run.mjs';
import { sampleOf } from '#scripts/mutate/sample.mjs';

const FILE = 'machines/door/door.rules.ts';
const mutants: Mutant[] = mutantsIn(FILE, `export const sizes = [${Array.from({ length: 40 }, (_, at) => at + 1)}];`);
const ids = new Set(mutants.map(({ id }) => id));
const nothingKnown = { equivalent: {}, accepted: {} };

/** The first mutants, each noticed or not. */
const ended = (...ends: boolean[]): Result[] =>
  ends.map((isNoticed, index) => {
    const mutant = mutants[index];
    if (mutant === undefined) throw new Error('too few mutants');
    return { mutant, way: isNoticed ? 'failure' : null, by: null, tests: 1, seconds: 1 };
  });
const noticed = (count: number) => Array.from({ length: count }, () => true);
const [first = '', second = ''] = ids;

describe('a sample', () => {
  test('depends on its seed alone', () => {
    expect(sampleOf(mutants, 10, '1')).toHaveLength(10);
    expect(sampleOf(mutants, 10, '1')).toEqual(sampleOf([...mutants].reverse(), 10, '1'));
    expect(sampleOf(mutants, 4, '1')).toEqual(sampleOf(mutants, 10, '1').slice(0, 4));
    expect(sampleOf(mutants, 10, '1')).not.toEqual(sampleOf(mutants, 10, '2'));
  });

  test('keeps its mutants when others go', () => {
    const sampled = sampleOf(mutants, 10, '1');
    const [dropped] = sampled;
    const smaller = sampleOf(
      mutants.filter(({ id }) => id !== dropped?.id),
      10,
      '1',
    );
    expect(sampled.slice(1).every(({ id }) => smaller.some((one: Mutant) => one.id === id))).toBe(true);
  });
});

describe('the end of a run', () => {
  test('an equivalent mutant counts for nothing, an accepted one as a survivor', () => {
    const results = ended(false, false, true, true);
    const known = { equivalent: { [first]: 'the same' }, accepted: { [second]: 'no one sees it' } };
    const [row] = rowsBy(results, known, ({ mutant }) => mutant.file);
    expect(row).toEqual({ name: FILE, noticed: 2, counted: 3, equivalent: 1 });
    expect(shareOf({ noticed: 2, counted: 3 })).toBeCloseTo(2 / 3);
    expect(survivors(results, known).map(({ why, isListed }) => [why, isListed])).toEqual([
      ['the same', true],
      ['no one sees it', true],
    ]);
  });

  test('below the goal it is red, at the goal it is green', () => {
    expect(errorsOf(ended(false, ...noticed(19)), nothingKnown, ids, false)).toEqual([]);
    expect(errorsOf(ended(false, false, ...noticed(19)), nothingKnown, ids, false)).toEqual([
      'machines 发现的不到 95 %',
    ]);
  });

  test('views are counted apart, and measured without a goal', () => {
    const [dropped] = ended(false);
    if (dropped === undefined) throw new Error('none');
    const unseen = { ...dropped, mutant: { ...dropped.mutant, file: 'src/views/door/door.tsx' } };
    expect(errorsOf([unseen, ...ended(...noticed(20))], nothingKnown, ids, false)).toEqual([]);
  });

  test('a whole run has every survivor in the list', () => {
    const results = ended(false, ...noticed(30));
    expect(errorsOf(results, nothingKnown, ids, true)).toEqual([`不在名单里：${first}`]);
    expect(errorsOf(results, { equivalent: {}, accepted: { [first]: 'no one sees it' } }, ids, true)).toEqual([]);
  });

  test.each([
    ['a mutant that is no more', { equivalent: { missing: 'the same' }, accepted: {} }, '没有这个变异：missing'],
    ['one that a test notices', { equivalent: { [second]: 'the same' }, accepted: {} }, `测试已经发现：${second}`],
    ['no reason', { equivalent: {}, accepted: { [first]: ' ' } }, `没有写理由：${first}`],
    ['both kinds', { equivalent: { [first]: 'a' }, accepted: { [first]: 'b' } }, `写了两遍：${first}`],
  ])('a list with %s is refused', (_, known, error) => {
    const results = ended(false, ...noticed(30));
    expect(errorsOf(results, known, ids, false)).toEqual([error]);
  });
});
