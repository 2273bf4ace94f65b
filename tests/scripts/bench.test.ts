import { describe, expect, test } from 'vitest';
import { circlesOf, closureOf } from '#scripts/kit/closure.mjs';
import { checksOf } from '#scripts/kit/limits.mjs';
import { bytesOf, withoutRepeats } from '#scripts/kit/page-bytes.mjs';
import { partsImported } from '#scripts/kit/parts.mjs';

const weight = { script: 80_000, style: 4_000, document: 2_000, drawings: 1_000, requests: 6 };
const figures = {
  beforeLoad: weight,
  whole: weight,
  idle: { ...weight, script: 100_000 },
  prefetched: 20_000,
  parts: 40_000,
  list: 90_000,
  home: 80_000,
  centre: 90_000,
  centreWhole: 300_000,
  listPage: 24_000,
  floor: 70_000,
  floorWithClient: 90_000,
  bareParts: 39_000,
};
const failing = (change: Partial<typeof figures>, baseline: typeof figures | null = figures) =>
  checksOf({ ...figures, ...change }, baseline)
    .filter((check) => !check.ok)
    .map((check) => check.title);

describe('byte limits', () => {
  test('all hold for figures within them', () => {
    expect(failing({})).toEqual([]);
  });

  test('more than 1.3 times the floor before load fails', () => {
    expect(failing({ beforeLoad: { ...weight, script: 91_001 } })).toContain('load 事件之前请求的脚本');
    expect(failing({ beforeLoad: { ...weight, script: 91_000 } })).not.toContain('load 事件之前请求的脚本');
  });

  test('[9.5b] the user centre holds to 1.35 times the floor with a client before load, and to its baseline', () => {
    expect(failing({ centre: 121_500 })).toEqual([]);
    expect(failing({ centre: 121_501 })).toEqual(['/user-center/ 在 load 之前的脚本']);
    expect(failing({ centreWhole: 315_001 })).toEqual(['基线：/user-center/ 连同工作台的脚本']);
  });

  test('[9.5b] more than 60 KB prefetched fails', () => {
    expect(failing({ prefetched: 60_000 })).toEqual([]);
    expect(failing({ prefetched: 60_001 })).toEqual(['空闲 5 秒时预取的脚本']);
  });

  test('parts heavier than 1.1 times the same parts bare fail', () => {
    expect(failing({ parts: 42_901 })).toEqual(['界面部件']);
  });

  test('a list more than 25 KB over the home page fails', () => {
    expect(failing({ list: 80_000 + 25 * 1024 })).toEqual([]);
    expect(failing({ list: 80_001 + 25 * 1024 })).toEqual(['/shippingFcl 在 load 之前比 / 多出的脚本（不含界面部件）']);
  });

  test('a list whose page and rows need more than 60 KB fails, however late they are asked for', () => {
    const heavy = { ...figures, listPage: 61 * 1024 };
    expect(failing(heavy, heavy)).toEqual([]);
    expect(failing({ listPage: 61 * 1024 + 1 }, heavy)).toEqual([
      '/shippingFcl 连同列表比 / 多出的脚本（不含界面部件）',
    ]);
    expect(failing({ listPage: 25_201 })).toEqual(['基线：/shippingFcl 连同列表的脚本']);
  });

  test('growth over the baseline fails even within the limits, and so does its absence', () => {
    expect(failing({ idle: { ...weight, script: 106_000 } })).toEqual(['基线：空闲时的脚本']);
    expect(failing({ beforeLoad: { ...weight, requests: 8 } })).toEqual(['基线：load 之前的请求数']);
    expect(failing({}, null)).toEqual(['基线']);
  });
});

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

test('the parts of Headless UI are read from the imports, types left out', () => {
  const sources = [
    "import { Dialog, DialogPanel as Panel, type DialogProps } from '@headlessui/react';",
    "import {\n  Menu,\n  Dialog,\n} from '@headlessui/react';\nimport { useState } from 'react';",
  ];
  expect(partsImported(sources)).toEqual(['Dialog', 'DialogPanel', 'Menu']);
});
