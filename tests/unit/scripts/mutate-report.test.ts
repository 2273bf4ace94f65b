import { describe, expect, test } from 'vitest';
import { type Mutant, mutantsIn } from '#scripts/mutate/mutants.mjs';
import { errorsOf, layerRows, layerTables, rowsBy, shareOf, survivors } from '#scripts/mutate/report.mjs';
import type { Result } from '#scripts/mutate/run.mjs';
import { sampleOf, sampleOfEach, sampleOfLayers } from '#scripts/mutate/sample.mjs';

const FILE = 'machines/door/door.rules.ts';
const mutants: Mutant[] = mutantsIn(FILE, `export const sizes = [${Array.from({ length: 40 }, (_, at) => at + 1)}];`);
const ids = new Set(mutants.map(({ id }) => id));
const nothingKnown = { equivalent: {}, accepted: {} };

/** The first mutants with how each ended; a survivor has no layer. */
const ended = (...layers: Result['layers'][]): Result[] =>
  layers.map((noticing, index) => {
    const mutant = mutants[index];
    if (mutant === undefined) throw new Error('too few mutants');
    return { mutant, layers: noticing, way: noticing.length > 0 ? 'failure' : null, by: null, tests: 1, seconds: 1 };
  });
const [first = '', second = ''] = ids;

describe('a sample', () => {
  test('depends on its seed alone', () => {
    expect(sampleOf(mutants, 10, '1')).toHaveLength(10);
    expect(sampleOf(mutants, 10, '1')).toEqual(sampleOf([...mutants].reverse(), 10, '1'));
    expect(sampleOf(mutants, 4, '1')).toEqual(sampleOf(mutants, 10, '1').slice(0, 4));
    expect(sampleOf(mutants, 10, '1')).not.toEqual(sampleOf(mutants, 10, '2'));
  });

  test('keeps its mutants when others go', () => {
    const drawn = sampleOf(mutants, 10, '1');
    const [gone] = drawn;
    const smaller = sampleOf(
      mutants.filter(({ id }) => id !== gone?.id),
      10,
      '1',
    );
    expect(drawn.slice(1).every(({ id }) => smaller.some((one: Mutant) => one.id === id))).toBe(true);
  });
});

test('a sample of each takes as many of a small machine as of a large one', () => {
  const small = mutantsIn('machines/bell/bell.rules.ts', 'export const sizes = [1, 2, 3];');
  expect(sampleOfEach([...mutants, ...small], 5, '1')).toEqual([
    ...sampleOf(mutants, 5, '1'),
    ...sampleOf(small, 5, '1'),
  ]);
  expect(sampleOfEach(small, 50, '1')).toHaveLength(small.length);
});

describe('a sample for the layers', () => {
  const views = mutants.map((mutant) => ({ ...mutant, file: 'src/views/door/door.tsx' }));

  test('takes a quarter of it from the views, however few mutants they have', () => {
    const few = views.slice(0, 9);
    expect(sampleOfLayers([...few, ...mutants], 20, '1')).toEqual([
      ...sampleOf(mutants, 15, '1'),
      ...sampleOf(few, 5, '1'),
    ]);
    expect(sampleOfLayers([...views.slice(0, 2), ...mutants], 20, '1')).toHaveLength(20);
  });

  test('is an ordinary one where there are only machines or only views', () => {
    expect(sampleOfLayers(mutants, 20, '1')).toEqual(sampleOf(mutants, 20, '1'));
    expect(sampleOfLayers(views, 20, '1')).toEqual(sampleOf(views, 20, '1'));
  });
});

describe('the end of a run', () => {
  test('an equivalent mutant counts for nothing, an accepted one as a survivor', () => {
    const results = ended([], [], ['journeys'], ['journeys']);
    const known = { equivalent: { [first]: 'the same' }, accepted: { [second]: 'nobody sees it' } };
    const [row] = rowsBy(results, known, ({ mutant }) => mutant.file);
    expect(row).toEqual({ name: FILE, noticed: 2, counted: 3, equivalent: 1 });
    expect(shareOf({ noticed: 2, counted: 3 })).toBeCloseTo(2 / 3);
    expect(survivors(results, known).map(({ why, isListed }) => [why, isListed])).toEqual([
      ['the same', true],
      ['nobody sees it', true],
    ]);
  });

  test('below the goal it is red, at the goal it is green', () => {
    const noticed: Result['layers'] = ['models'];
    const twenty = Array.from({ length: 20 }, (_, at) => (at === 0 ? [] : noticed));
    expect(errorsOf(ended(...twenty), nothingKnown, ids, false)).toEqual([]);
    expect(errorsOf(ended([], ...twenty), nothingKnown, ids, false)).toEqual(['machines 发现的不到 95 %']);
  });

  test('views are counted apart, and measured without a goal', () => {
    const [gone] = ended([]);
    if (gone === undefined) throw new Error('none');
    const unseen = { ...gone, mutant: { ...gone.mutant, file: 'src/views/door/door.tsx' } };
    const twenty = ended(...Array.from({ length: 20 }, (): Result['layers'] => ['tables']));
    expect(errorsOf([unseen, ...twenty], nothingKnown, ids, false)).toEqual([]);
  });

  test('a whole run has every survivor in the list', () => {
    const results = ended([], ...Array.from({ length: 30 }, (): Result['layers'] => ['tables']));
    expect(errorsOf(results, nothingKnown, ids, true)).toEqual([`不在名单里：${first}`]);
    expect(errorsOf(results, { equivalent: {}, accepted: { [first]: 'nobody sees it' } }, ids, true)).toEqual([]);
  });

  test.each([
    ['a mutant that is no more', { equivalent: { gone: 'the same' }, accepted: {} }, '没有这个变异：gone'],
    ['one that a test notices', { equivalent: { [second]: 'the same' }, accepted: {} }, `测试已经发现：${second}`],
    ['no reason', { equivalent: {}, accepted: { [first]: ' ' } }, `没有写理由：${first}`],
    ['both kinds', { equivalent: { [first]: 'a' }, accepted: { [first]: 'b' } }, `写了两遍：${first}`],
  ])('a list with %s is refused', (_, known, error) => {
    const results = ended([], ...Array.from({ length: 30 }, (): Result['layers'] => ['tables']));
    expect(errorsOf(results, known, ids, false)).toEqual([error]);
  });

  test('a layer shows what goes unnoticed without it', () => {
    const results = ended(['journeys'], ['journeys', 'models'], ['models'], []);
    expect(layerRows(results, ['journeys', 'models', 'tables'], nothingKnown)).toEqual([
      { layer: 'journeys', alone: 0.5, without: 0.5, only: 1 },
      { layer: 'models', alone: 0.5, without: 0.5, only: 1 },
      { layer: 'tables', alone: 0, without: 0.75, only: 0 },
    ]);
  });

  test('over machines and views each weighs as much as it has mutants, not as was drawn', () => {
    const [shown] = ended(['models']);
    if (shown === undefined) throw new Error('none');
    const file = 'src/views/door/door.tsx';
    const results = [
      ...ended(['journeys'], ['journeys', 'tables']),
      ...[1, 2].map(() => ({ ...shown, mutant: { ...shown.mutant, file } })),
    ];
    const asked = [...Array.from({ length: 9 }, () => ({ file: FILE })), { file }];
    const [whole, machines, views] = layerTables(results, ['journeys', 'models', 'tables'], nothingKnown, asked);
    expect(whole?.name).toBe('machines + views');
    expect(whole?.all).toBeCloseTo(1);
    expect(whole?.rows.map(({ layer, only }) => [layer, only])).toEqual([
      ['journeys', 1],
      ['models', 2],
      ['tables', 0],
    ]);
    expect(whole?.rows.map(({ alone, without }) => [alone.toFixed(2), without.toFixed(2)])).toEqual([
      ['0.90', '0.55'],
      ['0.10', '0.90'],
      ['0.45', '1.00'],
    ]);
    expect(machines?.rows[1]).toEqual({ layer: 'models', alone: 0, without: 1, only: 0 });
    expect(views?.rows[1]).toEqual({ layer: 'models', alone: 1, without: 0, only: 2 });
  });

  test('over one source there is one table', () => {
    const results = ended(['journeys'], []);
    expect(layerTables(results, ['journeys'], nothingKnown, [])).toHaveLength(1);
    expect(layerTables(results, ['journeys'], nothingKnown, [])[0]?.all).toBe(0.5);
  });
});
