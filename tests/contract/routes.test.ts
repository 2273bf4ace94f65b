import { expect, test } from 'vitest';
import { type LayoutName, permissionOf, routes } from '#contract/routes.ts';

/** Clause 2.10b, by hand. */
const layoutsOfTheClause: Record<LayoutName, string[]> = {
  'large-page': ['/', '/business'],
  basic: [
    '/shippingFcl',
    '/enquiryFcl',
    '/shippingLcl',
    '/airLift',
    '/domesticTrade',
    '/news',
    '/news/:id',
    '/helpCenter',
    '/procurement/share/:id?',
    '/brand/freight',
    '/brand/consolidation',
  ],
  'image-header': [
    '/lcl',
    '/tankIndex',
    '/fluidBag',
    '/warehouse',
    '/warehouseing',
    '/builtIn',
    '/dgdesk',
    '/dgdesk/dgdeskDetail',
  ],
  rail: ['/railWayIndex', '/railWay/addOrder', '/railWay/success'],
  activity: ['/act/:id?'],
  white: [
    '/airLift/airLiftOrder',
    '/builtIn/addOrder',
    '/builtIn/addOrderSuccess',
    '/dgdesk/addOrderSuccess',
    '/domesticTrade/orderPage',
    '/shippingFcl/addOrder',
    '/shippingFcl/addOrderSuccess',
    '/shippingLcl/success',
  ],
  'white-mobile': ['/procurement/mobile/:id?'],
  default: ['/root', '/shippingLcl/oldIndex'],
};

const signedInOnly = [
  '/airLift/airLiftOrder',
  '/builtIn/addOrder',
  '/domesticTrade/orderPage',
  '/railWay/addOrder',
  '/shippingFcl/addOrder',
  '/builtIn/addOrderSuccess',
  '/dgdesk/addOrderSuccess',
  '/railWay/success',
  '/shippingFcl/addOrderSuccess',
  '/shippingLcl/success',
];

/** The forms and orders there are; the others of them are text, which everybody may read. */
const formsAndOrders = [
  '/railWay/addOrder',
  '/railWay/success',
  '/airLift/airLiftOrder',
  '/builtIn/addOrder',
  '/builtIn/addOrderSuccess',
  '/dgdesk/addOrderSuccess',
  '/domesticTrade/orderPage',
  '/shippingFcl/addOrder',
  '/shippingFcl/addOrderSuccess',
  '/shippingLcl/success',
];

const everyAddress = routes.flatMap((route) => {
  const { path, layout, permission } = route;
  return path === null ? [] : [{ path, layout, permission, isOrder: 'books' in route }];
});
const named = new Set(Object.values(layoutsOfTheClause).flat());
/** Order pages of services that the clause does not know. */
const beyond = everyAddress.filter(({ path, isOrder }) => isOrder && !named.has(path));
const addressed = everyAddress.filter((route) => !beyond.includes(route));

test('[2.1][2.2][2.3][2.10][2.10b] every page has its layout, and the list of pages is exact', () => {
  const found = Object.fromEntries(
    Object.keys(layoutsOfTheClause).map((layout) => [
      layout,
      addressed.filter((route) => route.layout === layout).map(({ path }) => path),
    ]),
  );
  for (const [layout, paths] of Object.entries(layoutsOfTheClause))
    expect(found[layout]?.toSorted(), layout).toEqual(paths.toSorted());
  expect(addressed).toHaveLength(36);
  expect(beyond.filter(({ layout }) => layout !== 'white')).toEqual([]);
});

test('[2.5] the five order pages and the five success pages are for signed-in people, all others public', () => {
  const guarded = addressed.filter(({ permission }) => permission === 'signed-in').map(({ path }) => path);
  expect(guarded.toSorted()).toEqual(signedInOnly.toSorted());
  expect(beyond.filter(({ permission }) => permission !== 'signed-in')).toEqual([]);
});

test('[2.5b] only pages with a form or an order require a sign-in', () => {
  const asking = routes.filter((route) => permissionOf(route) === 'signed-in').map(({ path }) => path);
  const others = beyond.map(({ path }) => path);
  expect(asking.filter((path) => path === null || !others.includes(path))).toEqual(formsAndOrders);
});
