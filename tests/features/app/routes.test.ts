import { expect, test } from 'vitest';
import { canonicalPath, matchRoute, permissionOf, routes } from '#contract/routes.ts';
import { accessOf, destinationOf } from '#src/app/routes.ts';

test.each(['/', '//'])('[2.1] %s is the home page', (path) => {
  expect(matchRoute(path)?.route.name).toBe('home');
});

test.each([
  ['/news/7', 'newsItem', { id: '7' }],
  ['/%6Eews/7/', 'newsItem', { id: '7' }],
  ['/news/%E4%B8%80%2F7', 'newsItem', { id: '一/7' }],
  ['/act', 'act', {}],
  ['/act/7', 'act', { id: '7' }],
  ['/dgdesk/dgdeskDetail', 'dgdeskDetail', {}],
])('[2.1] %s is the page %s of %o', (path, page, params) => {
  const match = matchRoute(path);
  expect([match?.route.name, match?.params]).toEqual([page, params]);
});

test.each(['/News', '/news/7/8', '/lost', '/home/lost', '/%', '/%00x'])('[2.4] %s is no page', (path) => {
  expect(matchRoute(path)).toBeNull();
  expect(destinationOf(path)).toEqual({ path, page: 'notFound', permission: 'public' });
});

test('[4.26] another spelling of an address leads to the address', () => {
  expect(canonicalPath('//news//1/')).toBe('/news/1');
  expect(accessOf(destinationOf('//'), false)).toEqual({ hasToken: false, redirectTo: '/' });
});

test('[4.26] the address itself, and an address without a page, are shown as they are', () => {
  expect(accessOf(destinationOf('/'), true)).toEqual({ hasToken: true, redirectTo: null });
  expect(accessOf(destinationOf('/lost/'), false)).toEqual({ hasToken: false, redirectTo: null });
});

test.each(routes.flatMap((route) => (route.path === null ? [] : [[route.path, permissionOf(route)] as const])))(
  '[2.5b] %s asks for what its route asks',
  (path, permission) => {
    const example = path.replace(/\/:\w+\?/, '').replace(/:\w+/, '7');
    expect(destinationOf(example).permission).toBe(permission);
  },
);
