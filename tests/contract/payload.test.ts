import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ClientCall } from '#contract/call.ts';
import { siteTable } from '#contract/site-table.ts';
import { documentCalls } from '#scripts/conformance/calls.ts';

const posts = (Object.values(siteTable) as ClientCall[]).filter(({ method }) => method === 'POST');
const document = readFileSync('docs/wire.md', 'utf8');
/** Each exception with its reason, as the document has them. */
const exceptions = document
  .slice(document.indexOf('| Why | Calls |'))
  .split('\n\n')[0]!
  .split('\n')
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, why = '', names = '']) => ({ why, names: names.split(', ') }));

const sendsBoth = ({ payload }: ClientCall) => payload === 'both';

test('[7.2] most POSTs of the site, and most of those that the requirements name, send query and body', () => {
  const named = posts.filter(({ name }) => name in documentCalls);
  for (const calls of [posts, named]) {
    const both = calls.filter(sendsBoth).length;
    expect(both).toBeGreaterThan(calls.length - both);
  }
});

test('[7.2] each POST that sends the body alone has one reason, and no other call has one', () => {
  const others = posts.filter((call) => !sendsBoth(call)).map(({ name }) => name);
  expect(exceptions.flatMap(({ names }) => names).toSorted()).toEqual(others.toSorted());
  expect(exceptions.filter(({ why }) => why.length < 4)).toEqual([]);
});
