import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandColours } from '#src/ui/brand.ts';

test('[1.3] the colours outside the page are those of the logo inside it', () => {
  const grounds = [...readFileSync('src/ui/tokens.css', 'utf8').matchAll(/--logo-ground: (#\w+);/g)];
  expect(grounds.map(([, colour]) => colour)).toEqual([brandColours.light, brandColours.dark]);
  expect(readFileSync('public/favicon.svg', 'utf8')).toContain(brandColours.light);
});
