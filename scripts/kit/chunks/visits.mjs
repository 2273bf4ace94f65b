import { LOADERS, modulesOfPages, SIGN_IN } from '../page-files.mjs';
import { reachOf } from './plan.mjs';

/** @typedef {import('./plan.mjs').Module} Module @typedef {import('./plan.mjs').Visit} Visit */

/** Modules loaded on every page at the first interaction. */
const LATE = [
  ...['src/ssr/hydrate.tsx', 'src/features/navigation/prefetch.ts', 'src/app/session-effects.ts'],
  'src/app/client.ts',
  ...['src/app/SiteFooter.tsx', 'src/app/ToastRegion.tsx', 'src/ui/parts/Toast.tsx'],
];
/** Modules loaded with the first call on any page. */
const CALLED = ['src/api/client.ts'];
/** The user centre, and its rooms that are opened most. */
const CENTRE = ['src/features/user-centre/start.tsx'];
const ROOMS = [
  ['src/features/user-centre/pages/WorkplacePage.tsx'],
  ['src/features/user-centre/pages/OrdersPage.tsx'],
  ['src/features/user-centre/pages/OrderPage.tsx', 'src/features/orders/order.ts'],
];
/** Modules a page loads by itself beside its own. @type {Record<string, string[]>} */
const SOON = {
  home: ['src/features/home/classes.tsx', 'src/features/home/lanes.tsx', 'src/features/home/tracks.tsx'],
  shippingFcl: ['src/features/fcl/results.ts', 'src/features/offers/views/LaneOffers.tsx'],
};
/** The search card of the home page, for who turns to it. */
const CARD = [
  'src/features/home/card.tsx',
  'src/features/search/wiring.ts',
  'src/features/dangerous-goods/dangerous-lookup.ts',
];
/**
 * How much a page weighs beside the others, which weigh as much as each other: for it is opened often, or because all pages together
 * come out smaller so. Found by trying.
 * @type {Record<string, number>}
 */
const WEIGHTS = {
  home: 6,
  shippingFcl: 6,
  business: 3,
  warehouseing: 8,
  tankIndex: 8,
  dgdeskDetail: 5,
  act: 2,
  news: 0.5,
  lcl: 0.5,
  shippingLcl: 3,
  shippingLclSuccess: 3,
  builtInSuccess: 3,
  dgdeskSuccess: 1.5,
  airLift: 2,
  domesticTrade: 5,
  fluidBag: 2,
  shippingFclAddOrder: 4,
  airLiftOrder: 4,
  builtInAddOrder: 4,
  railWayAddOrder: 4,
  domesticTradeOrder: 4,
  enquiryFcl: 5,
  brandFreight: 5,
  brandConsolidation: 5,
};
/** Pages that load little beyond what they need: opened by most, near what they may weigh, or above it. */
const STRICT = [
  ...['home', 'shippingFcl', 'business', 'act', 'shippingLclSuccess', 'builtInSuccess'],
  ...['shippingFclAddOrder', 'airLiftOrder', 'builtInAddOrder', 'railWayAddOrder', 'domesticTradeOrder'],
  ...['enquiryFcl', 'brandFreight', 'brandConsolidation'],
];
/** Frequencies relative to one page: that card, sign-in, calls, the user centre, other dialogs, steps and tools. */
const TO_CARD = 4;
const TO_SIGN_IN = 4;
const TO_CALL = 2;
const TO_CENTRE = 2;
const SELDOM = 0.1;

/** Modules of a page; those beside the page folders are shared by all. */
const OF_PAGES = /^src\/(?:pages|app\/pages|views\/booking-[a-z]+)\/(?!parts\/)[^/]+\//;
export const isOfPage = (/** @type {string} */ id) => OF_PAGES.test(id);

/** Modules needed by at least this share of pages form one chunk. */
const COMMON = 0.5;

/** Names of lazily loaded files change with them, but the home page's head must be available before `load`. @type {Record<string, string>} */
const ALONE = {
  [LOADERS]: 'page-loaders',
  'src/features/home/home-page.tsx': 'home-page',
  'src/features/home/rest.tsx': 'home-sections',
  'src/features/user-centre/start.tsx': 'centre',
  'src/features/user-centre/UserCentrePage.tsx': 'centre',
  'src/features/user-centre/render-room.tsx': 'centre',
};

const packages = (/** @type {string[]} */ ...names) => new RegExp(`^node_modules/(?:${names.join('|')})[/.]`);
const PARTS = packages(
  ...['@headlessui', '@floating-ui', '@react-aria', 'react-aria', 'react-stately', '@swc/helpers', '@tanstack'],
  ...['use-sync-external-store', 'tabbable', 'clsx'],
);
/** The controls of searches, enquiries and orders, each on some pages only: parts of the screen alone. */
const CONTROLS =
  /^src\/ui\/parts\/(?:TextArea|SubmitRow|list\/(?:Checkbox|Select)|common\/(?:BoxLines|Chip|Combobox|DateRange|date-range-button|NumberInput|RetryNote|use-combobox-swap))\./;
/** Modules built on those. */
const WITH_PARTS = /^src\/ui\/parts\/headless\//;
const CLIENT = packages('axios', 'valibot');
const CONTRACT = /^(?:contract\/(?!services|codes)|src\/api\/)/;
const ON_EVERY_PAGE = /^src\/app\/(?:drawn\/|late\/(?!enquiry-texts))/;

/**
 * Lists visits: each page, and rarely what it loads on demand. Named chunks are shared by most of the site and
 * counted once by the bench, or are better alone.
 * @param {Map<string, Module & { dynamic: string[] }>} modules
 * @returns {{ visits: Visit[] } & import('./plan.mjs').Rules}
 */
export const visitsOf = (modules) => {
  const first = reachOf(modules, ['src/main.tsx']);
  const isKept = (/** @type {string} */ id) => !first.has(id);
  const late = reachOf(modules, LATE, isKept);
  const pages = Object.entries(modulesOfPages()).map(([page, own]) => ({
    page,
    roots: [...own, ...(SOON[page] ?? []), ...LATE],
    weight: WEIGHTS[page] ?? 1,
    isStrict: STRICT.includes(page),
  }));
  const byPage = pages.map(({ roots }) => reachOf(modules, roots, isKept));
  const isCommon = (/** @type {string} */ id) => byPage.filter((ids) => ids.has(id)).length > pages.length * COMMON;
  /** Where the files of pages are named, beside the list of all pages: what all pages need would change with each of them. */
  const loaders = reachOf(modules, [LOADERS], isKept);
  const namesPages = (/** @type {string} */ id) => loaders.has(id) && (modules.get(id)?.dynamic.length ?? 0) > 0;
  const home = pages.find(({ page }) => page === 'home')?.roots ?? [];
  const opened = new Set([
    ...pages.flatMap(({ roots }) => roots),
    ...CALLED,
    ...SIGN_IN,
    ...CENTRE,
    ...ROOMS.flat(),
    ...CARD,
  ]);
  const waiting = [...new Set([...modules.values()].flatMap(({ dynamic }) => dynamic))].filter(
    (id) => !opened.has(id) && isKept(id),
  );
  return {
    visits: [
      ...pages,
      { roots: [...home, ...CARD], weight: TO_CARD },
      { roots: [...LATE, ...CALLED], weight: TO_CALL },
      { roots: [...LATE, ...CALLED, ...SIGN_IN], weight: TO_SIGN_IN },
      ...ROOMS.map((room) => ({ roots: [...LATE, ...CALLED, ...CENTRE, ...room], weight: TO_CENTRE })),
      ...waiting.map((id) => ({ roots: [id], weight: SELDOM })),
    ],
    isKept,
    isOfPage,
    nameOf: (id) => {
      if (PARTS.test(id) || WITH_PARTS.test(id)) return 'parts';
      if (CONTROLS.test(id)) return 'controls';
      if (CLIENT.test(id)) return 'api';
      if (ON_EVERY_PAGE.test(id)) return 'late';
      if (ALONE[id] !== undefined) return ALONE[id];
      if (CONTRACT.test(id) && !late.has(id)) return 'contract';
      if (!isCommon(id)) return null;
      return namesPages(id) ? 'page-loaders' : 'common';
    },
  };
};
