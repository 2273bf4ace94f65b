import { expect, test } from 'vitest';
import type { PageName } from '#contract/routes.ts';
import { allowedQuery } from '#server/ssr/requested-page.ts';

test.each<[PageName, string, string | null]>([
  ['home', '', ''],
  ['home', 'utm_source=x', null],
  ['news', 'category=notice', '?category=notice'],
  ['news', 'category=a&category=b', null],
  ['news', 'category=a&more=b', null],
  ['news', `category=${'a'.repeat(391)}`, `?category=${'a'.repeat(391)}`],
  ['news', `category=${'a'.repeat(392)}`, null],
  ['shippingFcl', 'orgPortCode=CNSHA&boxes=20GP*1', '?orgPortCode=CNSHA&boxes=20GP*1'],
  ['shippingFcl', 'orgPortCode=CNSHA&share=abc', null],
  ['helpCenter', 'id=3', '?id=3'],
])('of %s the query “%s” is rendered as %s', (name, query, rendered) => {
  expect(allowedQuery(name, query)).toBe(rendered);
});
