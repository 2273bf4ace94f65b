import { expect, test } from 'vitest';
import { shownPicture } from '#src/browser/served-page.ts';

const SITE = 'https://shop.example.com';
const CENTRE = 'https://my.example.com/?from=shop';

test.each([
  ['/avatars/1.png', true],
  ['https://shop.example.com/avatars/1.png', true],
  ['https://my.example.com/avatars/1.png', true],
  ['https://elsewhere.example.com/1.png', false],
  ['http://my.example.com/1.png', false],
  ['https://someone@my.example.com/1.png', false],
  ['javascript:alert(1)', false],
  ['', false],
  [null, false],
] as const)('[3.2] a picture at %s is shown: %s', (address, isShown) => {
  expect(shownPicture(address, [CENTRE, null], SITE)).toBe(isShown ? address : null);
});

test('[3.2] without a user centre of its own the site shows its own pictures alone', () => {
  expect(shownPicture('https://my.example.com/1.png', [null], SITE)).toBeNull();
});
