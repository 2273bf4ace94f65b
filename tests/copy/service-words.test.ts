import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stepName } from '#copy/booking/dictionary.ts';
import { commonFields } from '#copy/booking/fields.ts';
import { wordsOfServices } from '#copy/booking/services.ts';
import { joinPath } from '#domain/form/path.ts';
import { orderServices } from '#server/orders/services.ts';
import { filesUnder } from '../kit/files.ts';

const services = Object.entries(orderServices).map(([code, { booking }]) => [code, booking] as const);

const all = Object.values(wordsOfServices);
const views = filesUnder('src/features').filter((file) => /^src\/features\/[\w-]+\/order(?:-page)?\.tsx$/.test(file));

test.each(services)('[3.13] %s needs no words of another service', (code, { description, steps }) => {
  const own = wordsOfServices[code as keyof typeof orderServices];
  const paths = description.sections.flatMap(({ at, fields }) => Object.keys(fields).map((key) => joinPath(at, key)));
  const isAmong = (words: readonly object[], path: string) => words.some((some) => Object.hasOwn(some, path));
  const lacking = paths.filter((path) => {
    const fields = [own.fields, commonFields];
    return (
      !isAmong(fields, path) &&
      isAmong(
        all.map((words) => words.fields),
        path,
      )
    );
  });
  const codes = paths.filter((path) => {
    const choices = all.map((words) => words.choices);
    return isAmong(choices, path) && !isAmong([own.choices], path);
  });
  expect({ lacking, codes }).toEqual({ lacking: [], codes: [] });
  for (const step of steps) {
    const others = all.filter(({ steps }) => Object.hasOwn(steps, step));
    expect(others.length === 0 || Object.hasOwn(own.steps, step), step).toBe(true);
    expect(stepName(step), step).not.toBe(step);
  }
});

test('[3.13] the view of a service brings its words', () => {
  const brought = views.map((file) => {
    const [, code] = /copy\/([\w-]+)\/order\.ts'/.exec(readFileSync(file, 'utf8')) ?? [];
    return `${file} ${code}`;
  });
  expect(brought).toHaveLength(services.length);
  expect(brought.filter((text) => text.endsWith('undefined'))).toEqual([]);
});

test('[3.13] a field, a choice and a step are called the same in every service that has them', () => {
  const named = new Map<string, Set<string>>();
  const note = (key: string, name: unknown) => named.set(key, (named.get(key) ?? new Set()).add(JSON.stringify(name)));
  for (const { fields, steps, choices } of all) {
    for (const [path, words] of Object.entries(fields)) note(`field ${path}`, words);
    for (const [step, name] of Object.entries(steps)) note(`step ${step}`, name);
    for (const [path, names] of Object.entries(choices))
      for (const [code, name] of Object.entries(names)) note(`choice ${path} ${code}`, name);
  }
  expect(named.size).toBeGreaterThan(200);
  expect([...named].filter(([, names]) => names.size > 1)).toEqual([]);
});
