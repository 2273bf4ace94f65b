import { expect, test } from 'vitest';
import { canonicalPath, matchRoute, routes } from '#contract/routes.ts';
import { accessOf, destinationOf } from '#src/app/routes.ts';

test.each(['/', '//'])('[2.1] %s is the home page', (path) => {
  expect(matchRoute(path)?.route.name).toBe('home');
});

test.each(['/lost', '/home/lost', '/%', '/%00x'])('[2.4] %s is no page', (path) => {
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

test.each(routes.flatMap(({ path, permission }) => (path !== null && permission === 'signed-in' ? [path] : [])))(
  '[2.5b] %s asks to sign in only where it holds a form or an order',
  (path) => {
    const asks = ['/shippingFcl/addOrder', '/shippingFcl/addOrderSuccess'].includes(path);
    expect(destinationOf(path).permission).toBe(asks ? 'signed-in' : 'public');
  },
);
