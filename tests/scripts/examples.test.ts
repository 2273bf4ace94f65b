import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examples } from '#scripts/examples/examples.mjs';

test.each(examples)('the example $name finds each line that it changes', ({ edits }) => {
  const missing = edits.filter(({ file, from }) => readFileSync(file, 'utf8').split(from).length !== 2);
  expect(missing.map(({ file, from }) => `${file}: ${from}`)).toEqual([]);
});

test.each(examples)('the example $name runs tests that are there, or that it brings', ({ name, commands }) => {
  const paths = commands.flatMap((command) => command.split(' ')).filter((word) => word.startsWith('tests/'));
  expect(paths.length).toBeGreaterThan(0);
  const absent = paths.filter((path) => !existsSync(path) && !existsSync(`scripts/examples/${name}/${path}`));
  expect(absent).toEqual([]);
});
