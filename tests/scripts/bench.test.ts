import { describe, expect, test } from 'vitest';
import { circlesOf, closureOf } from '#scripts/kit/closure.mjs';
import { bytesOf, withoutRepeats } from '#scripts/kit/page-bytes.mjs';

describe('weighing requests', () => {
  const script = (path: string, beforeLoad: boolean) => ({ path, kind: 'script' as const, bytes: 10, beforeLoad });

  test('a file preloaded and then imported weighs once, at its first request', () => {
    const requests = withoutRepeats([script('/a.js', false), script('/a.js', true), script('/b.js', false)]);
    expect(bytesOf(requests, () => true)).toBe(20);
    expect(bytesOf(requests, (request) => request.beforeLoad)).toBe(10);
  });
});

test('[9.5b] what was prefetched is no script until the page imports it', () => {
  const request = (kind: 'script' | 'prefetch', beforeLoad: boolean) => ({
    path: '/a.js',
    kind,
    bytes: 10,
    beforeLoad,
  });
  for (const asked of [
    [request('prefetch', true), request('script', false)],
    [request('script', false), request('prefetch', true)],
  ])
    expect(withoutRepeats(asked)).toEqual([request('script', true)]);
  expect(withoutRepeats([request('prefetch', false)])).toEqual([request('prefetch', false)]);
});

test('a module needs its own chunk and whatever that imports, once each; a module the build does not name is an error', () => {
  const manifest = {
    page: { file: 'page.js', imports: ['_one', '_two'] },
    _one: { file: 'one.js', imports: ['_two'] },
    _two: { file: 'two.js', imports: ['_one'] },
    other: { file: 'other.js' },
  };
  expect(closureOf(manifest, 'page')).toEqual(['page.js', 'one.js', 'two.js']);
  expect(() => closureOf(manifest, 'missing')).toThrow('missing');
  expect(circlesOf(manifest)).toEqual(['_one > _two > _one']);
  expect(circlesOf({ ...manifest, _two: { file: 'two.js' } })).toEqual([]);
});
