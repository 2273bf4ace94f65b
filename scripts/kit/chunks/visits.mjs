import { LOADERS, modulesOfPages, SIGN_IN } from '../page-files.mjs';
import { reachOf } from './plan.mjs';

/** @typedef {import('./plan.mjs').Module} Module @typedef {import('./plan.mjs').Visit} Visit */

/** What comes on every page once somebody is there. */
const LATE = [
  ...['src/app/drawn/show-drawn.tsx', 'src/app/late/prefetch.ts', 'src/app/late/session-effects.ts'],
  'src/app/late/client.ts',
  ...['src/app/SiteFooter.tsx', 'src/app/late/ToastRegion.tsx', 'src/ui/parts/Toast.tsx'],
];
/** What comes with the first call, on any page. */
const CALLED = ['src/api/client.ts'];
/** The user centre, and its rooms that are opened most. */
const CENTRE = ['src/app/user-centre/start.tsx'];
const ROOMS = [
  ['src/pages/user-centre/WorkplacePage.tsx'],
  ['src/pages/user-centre/OrdersPage.tsx'],
  ['src/pages/user-centre/OrderPage.tsx', 'src/app/user-centre/order.ts'],
];
/** What a page asks for by itself beside its own modules. @type {Record<string, string[]>} */
const SOON = {
  home: ['src/app/pages/home/classes.tsx', 'src/app/pages/home/lanes.tsx', 'src/app/pages/home/tracks.tsx'],
  shippingFcl: ['src/app/pages/fcl/results.ts', 'src/views/offers/LaneOffers.tsx'],
};
/** The search card of the home page, for who turns to it. */
const CARD = ['src/app/pages/home/card.tsx', 'src/app/search/wiring.ts', 'src/app/wiring/dangerous-lookup.ts'];
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
/** How often somebody turns to that card, signs in, calls or opens the centre, and how often another dialog, a step or a tool, beside one page. */
const TO_CARD = 4;
const TO_SIGN_IN = 4;
const TO_CALL = 2;
const TO_CENTRE = 2;
const SELDOM = 0.1;

/** What a page is made of; what stands beside the folders of pages is of all of them. */
const OF_PAGES = /^src\/(?:pages|app\/pages|views\/booking-[a-z]+)\/(?!parts\/)[^/]+\//;
export const isOfPage = (/** @type {string} */ id) => OF_PAGES.test(id);

/** What this part of all pages needs comes as one. */
const COMMON = 0.5;

/** What names files that come later changes with each of them; the head of the home page is there before `load`. @type {Record<string, string>} */
const ALONE = {
  [LOADERS]: 'page-loaders',
  'src/app/pages/home/home-page.tsx': 'home-page',
  'src/app/pages/home/rest.tsx': 'home-sections',
  'src/app/user-centre/start.tsx': 'centre',
  'src/app/user-centre/UserCentrePage.tsx': 'centre',
  'src/app/user-centre/render-room.tsx': 'centre',
};

const packages = (/** @type {string[]} */ ...names) => new RegExp(`^node_modules/(?:${names.join('|')})[/.]`);
const PARTS = packages(
  ...['@headlessui', '@floating-ui', '@react-aria', 'react-aria', 'react-stately', '@swc/helpers', '@tanstack'],
  ...['use-sync-external-store', 'tabbable', 'clsx'],
);
/** The controls of searches, enquiries and orders, each on some pages only: parts of the screen alone. */
const CONTROLS =
  /^src\/ui\/parts\/(?:TextArea|SubmitRow|list\/(?:Checkbox|Select)|common\/(?:BoxLines|Chip|Combobox|DateRange|date-range-button|NumberInput|RetryNote|use-combobox-swap))\./;
/** What is built on those. */
const WITH_PARTS = /^src\/ui\/parts\/headless\//;
const CLIENT = packages('axios', 'valibot');
const CONTRACT = /^(?:contract\/(?!services|codes)|src\/api\/)/;
const ON_EVERY_PAGE = /^src\/app\/(?:drawn\/|late\/(?!enquiry-texts))/;

/**
 * Who opens what: each page, and seldom what waits on it. The chunks with names of their own are those that most of the site shares and that
 * the bench counts once, and those that are better alone.
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
