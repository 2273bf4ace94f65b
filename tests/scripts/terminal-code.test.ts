import { expect, test } from 'vitest';
import { terminalCode } from '#scripts/kit/terminal-code.mjs';
import { codesInPicture } from '#tests/kit/codes-in-picture.ts';
import { pictureOfTerminal } from '#tests/kit/terminal-picture.ts';

const OTPAUTH =
  'otpauth://totp/%E5%8C%96%E8%88%9F:%E5%80%BC%E7%8F%AD%E5%91%98?issuer=%E5%8C%96%E8%88%9F&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30';

test('[10.1] a decoder reads the code of half blocks, in the colours of a terminal and without them', async () => {
  for (const isColoured of [true, false])
    for (const text of [OTPAUTH, 'otpauth://totp/a', 'x'.repeat(200)])
      expect(await codesInPicture(pictureOfTerminal(terminalCode(text, { isColoured })))).toEqual([text]);
});

test('[10.1] the code is square, with four light modules on each side', () => {
  const lines = terminalCode(OTPAUTH, { isColoured: false }).split('\n');
  const widths = new Set(lines.map((line) => [...line].length));
  expect(widths.size).toBe(1);
  expect(Math.ceil([...widths][0]! / 2)).toBe(lines.length);
  for (const line of lines) expect(line).toMatch(/^█{4}.*█{4}$/u);
  for (const line of lines.slice(0, 2)) expect(line).toMatch(/^█+$/u);
});

test('[10.1] the colours of a line end with it', () => {
  const lines = terminalCode(OTPAUTH, { isColoured: true }).split('\n');
  for (const line of lines) expect(line.startsWith('\x1b[30;107m') && line.endsWith('\x1b[0m')).toBe(true);
});
