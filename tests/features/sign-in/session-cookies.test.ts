import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitted } from '#src/browser/session-cookies.ts';

const bytesOf = (fields: object) => `user_info=${encodeURIComponent(JSON.stringify(fields))}`.length;

test('[4.5c] the user-info cookie holds display fields only and stays under 1,024 bytes, whatever the company is called', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 600 });
  fc.assert(
    fc.property(text, text, text, (name, entName, mcpCode) => {
      const kept = fitted({ name, entName, mcpCode });
      expect(bytesOf(kept)).toBeLessThan(1024);
      expect(['name', 'entName', 'mcpCode']).toEqual(expect.arrayContaining(Object.keys(kept)));
    }),
    { numRuns: 2_000 },
  );
});

test('[4.5c] of a person and a company with usual names everything is kept; of a very long company, its code', () => {
  const usual = { name: '王珂', entName: '上海某化工有限公司', mcpCode: 'MCP001' };
  expect(fitted(usual)).toEqual(usual);
  expect(fitted({ ...usual, entName: '长'.repeat(500) })).toEqual({ name: '王珂', mcpCode: 'MCP001' });
});
