import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brand, brandColours } from '#copy/brand.ts';
import { filesUnder } from '../../kit/files.ts';

test('[1.3] the colours outside the page are those of the logo inside it', () => {
  const grounds = [...readFileSync('src/ui/tokens.css', 'utf8').matchAll(/--logo-ground: (#\w+);/g)];
  expect(grounds.map(([, colour]) => colour)).toEqual([brandColours.light, brandColours.dark]);
  expect(readFileSync('public/favicon.svg', 'utf8')).toContain(brandColours.light);
});

test('[1.3] each name of the brand is written in one file', () => {
  const names = Object.values(brand).filter((name) => name !== null);
  const files = ['charts', 'contract', 'copy', 'domain', 'machines', 'server', 'src']
    .flatMap(filesUnder)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.cases.ts'));
  const naming = files.filter((file) => names.some((name) => readFileSync(file, 'utf8').includes(name)));
  expect(naming).toEqual(['copy/brand.ts']);
  expect(names).toEqual(['化舟', 'HuaZhou', '陆舟', '拼舟']);
});
