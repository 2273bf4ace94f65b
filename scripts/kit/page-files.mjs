import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closureOf } from './closure.mjs';
import { readJson } from './installed.mjs';
import { root } from './process.mjs';

/** @typedef {import('./closure.mjs').Manifest} Manifest */
/** @typedef {{ manifest: Manifest, places: Record<string, string> }} Built chunks by name, and the file of each module */

/** Module every page but the home page waits for. */
export const LOADERS = 'src/app/page-loaders.ts';
/** Modules every server-rendered page needs. */
const WHOLE = 'src/app/drawn/show-drawn.tsx';
/** The window that signs in. */
export const SIGN_IN = ['src/app/AccountDialogs.tsx', 'src/app/wiring/account.ts', 'src/ui/parts/headless/index.ts'];
const CONTENT = 'src/app/pages/content/wiring.ts';
const SEARCH = ['src/app/pages/service-search/page.tsx', 'src/app/pages/service-search/live.tsx'];
const TEXT_PAGES = 'copy/text-pages';

/** The modules that a page imports when it is opened, as src/app/page-loaders.ts names them. @type {Record<string, string[]>} */
const pages = {
  business: ['src/app/pages/business/page.tsx'],
  shippingFcl: ['src/app/pages/fcl/page.ts'],
  domesticTradeOrder: ['src/app/booking/domestic/order-page.ts', 'src/app/booking/domestic/order-forms.ts'],
  enquiryFcl: ['src/app/pages/enquiry/fcl-page.ts'],
  brandFreight: ['src/app/pages/enquiry/freight-page.ts'],
  brandConsolidation: ['src/app/pages/enquiry/consolidation-page.ts'],
  builtIn: ['src/pages/built-in/BuiltInPage.tsx', CONTENT],
  news: ['src/pages/news/NewsPage.tsx', CONTENT],
  newsItem: ['src/pages/news-item/NewsItemPage.tsx', CONTENT],
  helpCenter: ['src/pages/help-center/HelpCenterPage.tsx', CONTENT],
  procurementShare: ['src/app/pages/procurement/share-page.tsx', 'src/app/pages/procurement/wiring.ts'],
  procurementMobile: ['src/app/pages/procurement/mobile-page.tsx', 'src/app/pages/procurement/wiring.ts'],
  act: ['src/pages/act/ActPage.tsx', CONTENT],
  dgdesk: ['src/app/pages/dgdesk/page.tsx', 'src/app/pages/dgdesk/wiring.ts'],
  dgdeskDetail: ['src/app/pages/dgdesk-detail/page.ts'],
  shippingFclAddOrder: ['src/app/booking/fcl/order-page.ts', 'src/app/booking/fcl/order-forms.ts'],
  shippingFclSuccess: ['src/app/booking/success-page.ts'],
  builtInAddOrder: ['src/app/booking/cfs/order-page.ts', 'src/app/booking/cfs/order-forms.ts'],
  railWayAddOrder: ['src/app/booking/rail/order-page.ts', 'src/app/booking/rail/order-forms.ts'],
  railWaySuccess: ['src/app/booking/rail/success-page.ts'],
  builtInSuccess: ['src/app/booking/cfs/success-page.ts'],
  dgdeskSuccess: ['src/app/booking/dgdesk/success-page.ts'],
  airLiftOrder: ['src/app/booking/air/order-page.ts', 'src/app/booking/air/order-forms.ts'],
  airLift: ['src/app/pages/air/page.ts', ...SEARCH],
  domesticTrade: ['src/app/pages/domestic/page.ts', ...SEARCH],
  railWayIndex: ['src/app/pages/rail/page.ts', ...SEARCH],
  shippingLcl: ['src/app/pages/lcl/page.tsx', ...SEARCH],
  shippingLclSuccess: ['src/app/booking/lcl/success-page.ts'],
  shippingLclOld: ['src/app/pages/lcl-old/page.tsx'],
  fluidBag: ['src/app/pages/fluid-bag/page.tsx'],
  warehouse: ['src/app/pages/warehousing/page.ts', ...SEARCH],
  warehouseing: ['src/app/pages/warehousing/search-page.tsx', 'src/app/pages/warehousing/wiring.ts', ...SEARCH],
  tankIndex: ['src/app/pages/tank/page.tsx', 'src/app/pages/tank/wiring.ts', ...SEARCH],
  notFound: ['src/pages/not-found/NotFoundPage.tsx'],
};

/** @param {string} file */
const nameOf = (file) => file.replace(/\.ts$/, '').replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** Each page with the modules it imports when it is opened; the home page is opened by the entry itself. @returns {Record<string, string[]>} */
export const modulesOfPages = () => {
  const texts = readdirSync(join(root, TEXT_PAGES)).map(
    (file) => /** @type {const} */ ([nameOf(file), [`${TEXT_PAGES}/${file}`, 'src/pages/service/ServicePage.tsx']]),
  );
  return {
    home: ['src/app/pages/home/home-page.tsx', 'src/app/pages/home/rest.tsx'],
    ...Object.fromEntries([...Object.entries(pages), ...texts].map(([page, own]) => [page, [LOADERS, ...own]])),
  };
};

/** The name a module's chunk has in the manifest. @param {Built} built @param {string} module */
const chunkOf = ({ manifest, places }, module) => {
  if (manifest[module]) return module;
  const name = Object.keys(manifest).find((key) => manifest[key]?.file === places[module]);
  if (name === undefined) throw new Error(`the build has no ${module}`);
  return name;
};

/** The files that modules need before they run, each once. @param {Built} built @param {string[]} modules */
export const filesOf = (built, modules) => [
  ...new Set(modules.flatMap((module) => closureOf(built.manifest, chunkOf(built, module)))),
];

/**
 * The files of each page as a list of all and their numbers in it, so that each is named once.
 * @param {Built} built @param {(file: string) => number} weigh compressed bytes of a file
 */
export const filesOfPages = (built, weigh) => {
  /** @type {string[]} */
  const names = [];
  /** @param {string} file */
  const numberOf = (file) => {
    if (!names.includes(file)) names.push(file);
    return names.indexOf(file);
  };
  /** @param {string[]} modules */
  const numbersOf = (modules) => filesOf(built, modules).map(numberOf);
  const byPage = Object.fromEntries(
    Object.entries(modulesOfPages()).map(([page, modules]) => [page, numbersOf(modules)]),
  );
  const whole = numbersOf([WHOLE]);
  const signIn = numbersOf(SIGN_IN);
  return { files: names.map((file) => [file, weigh(file)]), pages: byPage, whole, signIn };
};

/** Reads the build's own reports. @param {string} folder @returns {Built} */
export const readBuilt = (folder) => ({
  manifest: /** @type {Manifest} */ (readJson(join(folder, '.vite/manifest.json')) ?? {}),
  places: /** @type {Record<string, string>} */ (readJson(join(folder, '.vite/places.json')) ?? {}),
});

/** Tells the site's prefetching which files a page is made of. @param {string} folder */
export const writePageFiles = (folder) => {
  /** @param {string} file */
  const weigh = (file) => {
    const packed = join(folder, `${file}.br`);
    return readFileSync(existsSync(packed) ? packed : join(folder, file)).length;
  };
  writeFileSync(join(folder, 'page-files.json'), JSON.stringify(filesOfPages(readBuilt(folder), weigh)));
};
