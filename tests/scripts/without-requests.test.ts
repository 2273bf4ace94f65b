import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { table } from '#contract/table.ts';
import { leaveOut, OF_SERVER } from '#scripts/kit/without-requests.mjs';

const leave = (code: string) => leaveOut(code, parseAst(code, { lang: 'ts' }));
const FOLDER = new URL('../../contract/calls/', import.meta.url);
const sources = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));

const count = (code: string, name: string) => code.match(new RegExp(`^ {2}${name}: `, 'gm'))?.length ?? 0;

describe('what only the server reads of a call', () => {
  test('[9.5] goes, wherever it stands, and nothing else does', () => {
    const code = [
      "export const ask = call({ ...own, request: v.object({ call: v.literal('clauses:') }), name: 'ask',",
      "  clauses: ['1.1'], answer: v.object({ request: v.string() }), limits: { bodyBytes: 1 }, summary: '问' });",
      'const other = { request: 1, limits: 2 };',
    ].join('\n');
    expect(leave(code).replaceAll(/\s+/g, ' ')).toBe(
      "export const ask = call({ ...own, name: 'ask', answer: v.object({ request: v.string() }), }); const other = { request: 1, limits: 2 };",
    );
  });

  test('[9.5] goes from every call of the product, which keeps what the site reads', () => {
    const left = sources.map(leave).join('\n');
    for (const name of OF_SERVER) expect(count(left, name)).toBeLessThan(count(sources.join('\n'), name) / 10);
    for (const { name, path } of Object.values(table)) {
      expect(left).toContain(`name: '${name}'`);
      expect(left).toContain(`path: '${path}'`);
    }
    expect(left.match(/^ {2}answer: /gm)?.length).toBeGreaterThan(60);
  });
});
