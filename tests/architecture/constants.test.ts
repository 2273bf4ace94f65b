import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as limits from '#domain/limits.ts';
import { filesUnder } from '../kit/files.ts';

const HOME = 'domain/limits.ts';

const sources = ['charts', 'contract', 'domain', 'machines', 'server', 'src', 'stories']
  .flatMap(filesUnder)
  .filter((path) => /\.tsx?$/.test(path) && path !== HOME)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const placesOf = (wanted: RegExp) => sources.filter(({ text }) => wanted.test(text)).map(({ path }) => path);

test.each(Object.keys(limits))('[9.4] %s is declared in one file, and used', (name) => {
  expect(placesOf(new RegExp(`\\b(?:const|let|var)\\s+${name}\\b`))).toEqual([]);
  expect(sources.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text))).toBe(true);
});

test('[9.4] the length of a minute, an hour or a day is given by its name', () => {
  const written = /\b(?:86_?400_?000|3_?600_?000|24 \* 60 \* 60|60 \* 60)\b|\bconst (?:MINUTE|HOUR|DAY) = \d/;
  expect(written.test(readFileSync(HOME, 'utf8'))).toBe(true);
  expect(placesOf(written)).toEqual([]);
});
