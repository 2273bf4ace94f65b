import { expect, it } from 'vitest';
import { pdfPages } from '#domain/files/pdf-pages.ts';

it('reads the count of the page tree’s root, and returns null when it is compressed', () => {
  expect(pdfPages('<</Type/Pages/Kids[3 0 R]/Count 1>>')).toBe(1);
  expect(pdfPages('<< /Count 12 /Type /Pages >> << /Type /Pages /Parent 2 0 R /Count 5 >>')).toBe(12);
  expect(pdfPages('<</Type/Pages/Kids[]/Count 0>>')).toBe(0);
  expect(pdfPages('<</Type/Outlines/Count 7>> stream')).toBeNull();
});
