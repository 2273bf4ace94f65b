import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as limits from '#domain/limits.ts';
import { filesUnder } from '../kit/files.ts';

const HOME = 'domain/limits.ts';

const sources = ['charts', 'contract', 'copy', 'domain', 'machines', 'server', 'src', 'stories']
  .flatMap(filesUnder)
  .filter((path) => /\.tsx?$/.test(path) && path !== HOME)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const locationsOf = (wanted: RegExp) => sources.filter(({ text }) => wanted.test(text)).map(({ path }) => path);

test('[9.4] every limit is declared in one file, and used', () => {
  const names = Object.keys(limits);
  const declared = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:const|let|var)\s+(\w+)\b/g)].map(([, name = '']) => ({ path, name })),
  );
  expect(declared.filter(({ name }) => names.includes(name))).toEqual([]);
  const used = new Set(sources.flatMap(({ text }) => text.match(/\b[A-Z]\w+\b/g) ?? []));
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});

test('[9.4] the length of a minute, an hour or a day is given by its name', () => {
  const written = /\b(?:86_?400_?000|3_?600_?000|24 \* 60 \* 60|60 \* 60)\b|\bconst (?:MINUTE|HOUR|DAY) = \d/;
  expect(written.test(readFileSync(HOME, 'utf8'))).toBe(true);
  expect(locationsOf(written)).toEqual([]);
});

const isProduct = ({ path }: { path: string }) =>
  !/^(?:charts|server\/seed|server\/captcha\/draw|stories)\//.test(path);

test('[9.4] no two files give one name to the same number', () => {
  const homes = new Map<string, string[]>();
  const named = /\bconst ([A-Z][A-Z0-9_]+) = ((?:[\d._]+|[A-Z]+_MS| |\*)+);/g;
  for (const { path, text } of [...sources, { path: HOME, text: readFileSync(HOME, 'utf8') }].filter(isProduct)) {
    for (const [, name = '', value = ''] of text.matchAll(named)) {
      const key = `${name} ${value.replace(/(?<=\d)_/g, '')}`;
      homes.set(key, [...(homes.get(key) ?? []), path]);
    }
  }
  expect(homes.size).toBeGreaterThan(100);
  expect([...homes].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

/** How a limit that more than one layer holds a person to would be written beside its name. */
const bare: readonly (readonly [limit: string, where: RegExp, written: RegExp])[] = [
  [
    'phone, code and password',
    /^(?:contract\/fields|machines\/(?:login|change-password)\/.*)\.ts$/,
    /\.length [<>=!]+ [2-7]\b|\{[1-9],\d\}/,
  ],
  [
    'files, box types, lines of a form',
    /^contract\/(?:fields-booking|calls\/ecommerce)\.ts$/,
    /v\.array\((?:file|container|cargo|identifier|dangerousItem)\), v\.maxLength\(\d/,
  ],
  ['files of a form', /^domain\/(?:booking|enquiry|form)\//, /filesAtMost\(\d|kind: 'files', most: \d/],
  ['boxes of a type', /^(?:contract|domain|machines)\//, /quantity <= \d|PIECES_LIMITS, max: \d/],
  [
    'kilograms of a limited package',
    /^domain\/(?:booking|dangerous-goods|form)\//,
    /max: '?30'? \}\), dangerous|LIMITED\w* = '?\d/,
  ],
  ['days a device is known', /^server\/session\//, /\b180\b|\b24 \* 3600\b/],
  ['days of a span', /^(?:domain|machines|server\/market|src)\//, /跨 ?\d+ ?天|(?:DAYS|SPAN|WINDOW)\w* = (?:89|90)\b/],
];

test.each(bare)('[9.4] %s stand by their name', (_, where, written) => {
  expect(sources.some(({ path }) => where.test(path))).toBe(true);
  expect(locationsOf(written).filter((path) => where.test(path))).toEqual([]);
});

test('[5.2] [5.3] [5.4] what a phone, a code and a password measure', () => {
  const { PHONE_LENGTH, SMS_CODE_SHORTEST, SMS_CODE_LONGEST, SMS_CODE_SHORTEST_SENT, PASSWORD_SHORTEST } = limits;
  expect([PHONE_LENGTH, SMS_CODE_SHORTEST, SMS_CODE_LONGEST, SMS_CODE_SHORTEST_SENT, PASSWORD_SHORTEST]).toEqual([
    11, 4, 6, 5, 6,
  ]);
});
