import { expect, test } from 'vitest';
import { isPhoneBrowser } from '#domain/phone-browser.ts';

test.each([
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36',
  'Mozilla/5.0 (webOS/1.4.0; U; en-US)',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)',
  'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)',
  'BlackBerry9700/5.0.0.862',
])('[2.11] %s is a phone', (userAgent) => {
  expect(isPhoneBrowser(userAgent)).toBe(true);
});

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.0 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
])('[2.11] %s is none', (userAgent) => {
  expect(isPhoneBrowser(userAgent)).toBe(false);
});
