import { describe, expect, test } from 'vitest';
import { eventCode } from '#charts/model/words.ts';
import { catalogue } from '#machines/catalogue.ts';
import { type ChartModel, toChartModel } from '#machines/kit/chart-model.ts';
import { sharedWords } from '#machines/kit/words.ts';

/** Machines whose names are shown as they are in the code, each with the reason. */
const withoutWords: Readonly<Record<string, string>> = {};

/** Every name of the code that a chart shows to its readers. */
const namesIn = ({ nodes, edges }: ChartModel): Set<string> =>
  new Set([
    ...nodes.flatMap(({ entry, exit, invoke, tags }) => [...entry, ...exit, ...tags, ...invoke.map(({ id }) => id)]),
    ...edges.flatMap((edge) => [
      ...(edge.kind === 'always' || edge.kind === 'state' ? [] : [eventCode(edge)]),
      ...(edge.guard === undefined ? [] : [edge.guard]),
      ...edge.actions,
    ]),
  ]);

const isChinese = (words: string) => /\p{Script=Han}/u.test(words);

describe.each(catalogue)('$id', ({ id, machine, cases: { words = {} } }) => {
  const names = namesIn(toChartModel(machine));

  test(`every name has its words: machines/${id}/${id}.words.ts, or machines/kit/words.ts where charts share it`, () => {
    const missing = [...names].filter((name) => !isChinese(words[name] ?? sharedWords[name] ?? ''));
    if (id in withoutWords) expect(missing).not.toEqual([]);
    else expect(missing).toEqual([]);
  });

  test('and no word is left of a name that no longer exists', () => {
    expect(Object.keys(words).filter((name) => !names.has(name))).toEqual([]);
    expect(Object.keys(words).filter((name) => words[name] === sharedWords[name])).toEqual([]);
  });
});

test('shared words are shared', () => {
  const uses = (name: string) => catalogue.filter(({ machine }) => namesIn(toChartModel(machine)).has(name)).length;
  expect(Object.keys(sharedWords).filter((name) => uses(name) < 2)).toEqual([]);
});

test('a machine without words is one of the catalogue', () => {
  expect(Object.keys(withoutWords).filter((id) => !catalogue.some((entry) => entry.id === id))).toEqual([]);
});
