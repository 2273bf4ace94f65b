import { expect, test } from 'vitest';

const PORTS = /上海|宁波|青岛|天津|深圳|南沙|钦州|厦门|大连|鹿特丹|汉堡|新加坡|釜山|洛杉矶/;
/** An example is called one, as a placeholder does. */
const EXAMPLE = /示例|例如|如|以.+为例/;

const pages = import.meta.glob<string>('../../copy/brands.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('[1.3] [10.2] the copy of /business and of the brands names a port as an example alone: lanes are those that are sold', () => {
  expect(Object.keys(pages).length).toBe(1);
  const found = Object.values(pages).flatMap((source) =>
    source.split('\n').filter((line) => PORTS.test(line) && !EXAMPLE.test(line)),
  );
  expect(found).toEqual([]);
});
