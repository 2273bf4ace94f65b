import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closureOf } from './closure.mjs';
import { readJson } from './installed.mjs';
import { PLACES } from './module-places.mjs';
import { root } from './process.mjs';

/** @typedef {import('./closure.mjs').Manifest} Manifest */
/** @typedef {{ manifest: Manifest, places: Record<string, string> }} Built chunks by name, and the file of each module */

/** Module every page but the home page waits for. */
export const LOADERS = 'src/app/page-loaders.ts';
/** Modules every server-rendered page needs. */
const WHOLE = 'src/ssr/hydrate.tsx';
/** The window that signs in. */
export const SIGN_IN = [
  'src/app/AccountDialogs.tsx',
  'src/features/sign-in/account.ts',
  'src/ui/parts/headless/HeadlessDialog.tsx',
];
const CONTENT = 'src/features/content/wiring.ts';
const SEARCH = ['src/features/search/service-page.tsx', 'src/features/search/service-live.tsx'];
const TEXT_PAGES = 'copy/text-pages';

/** The modules that a page imports when it is opened, as src/app/page-loaders.ts names them. @type {Record<string, string[]>} */
const pages = {
  business: ['src/features/business/page.tsx'],
  shippingFcl: ['src/features/fcl/page.tsx'],
  domesticTradeOrder: ['src/features/domestic/order-page.tsx', 'src/features/domestic/order-forms.ts'],
  enquiryFcl: ['src/features/enquiry/fcl-page.tsx'],
  brandFreight: ['src/features/enquiry/freight-page.tsx'],
  brandConsolidation: ['src/features/enquiry/consolidation-page.tsx'],
  builtIn: ['src/features/cfs/views/BuiltInPage.tsx', CONTENT],
  news: ['src/features/content/views/NewsPage.tsx', CONTENT],
  newsItem: ['src/features/content/views/NewsItemPage.tsx', CONTENT],
  helpCenter: ['src/features/content/views/HelpCenterPage.tsx', CONTENT],
  procurementShare: ['src/features/procurement/share-page.tsx', 'src/features/procurement/wiring.ts'],
  procurementMobile: ['src/features/procurement/mobile-page.tsx', 'src/features/procurement/wiring.ts'],
  act: ['src/features/content/views/ActPage.tsx', CONTENT],
  dgdesk: ['src/features/dg-desk/page.tsx', 'src/features/dg-desk/wiring.ts'],
  dgdeskDetail: ['src/features/dg-desk/detail-page.tsx'],
  shippingFclAddOrder: ['src/features/fcl/order-page.tsx', 'src/features/fcl/order-forms.ts'],
  shippingFclSuccess: ['src/features/fcl/success-page.tsx'],
  builtInAddOrder: ['src/features/cfs/order-page.tsx', 'src/features/cfs/order-forms.ts'],
  railWayAddOrder: ['src/features/rail/order-page.tsx', 'src/features/rail/order-forms.ts'],
  railWaySuccess: ['src/features/rail/success-page.tsx'],
  builtInSuccess: ['src/features/cfs/success-page.tsx'],
  dgdeskSuccess: ['src/features/dg-desk/success-page.tsx'],
  airLiftOrder: ['src/features/air/order-page.tsx', 'src/features/air/order-forms.ts'],
  airLift: ['src/features/air/page.tsx', ...SEARCH],
  domesticTrade: ['src/features/domestic/page.tsx', ...SEARCH],
  railWayIndex: ['src/features/rail/page.tsx', ...SEARCH],
  shippingLcl: ['src/features/lcl/page.tsx', ...SEARCH],
  shippingLclSuccess: ['src/features/lcl/success-page.tsx'],
  shippingLclOld: ['src/features/lcl/old-page.tsx'],
  fluidBag: ['src/features/flexitank/page.tsx'],
  warehouse: ['src/features/warehouse/page.ts', ...SEARCH],
  warehouseing: ['src/features/warehouse/search-page.tsx', 'src/features/warehouse/wiring.ts', ...SEARCH],
  tankIndex: ['src/features/tank/page.tsx', 'src/features/tank/wiring.ts', ...SEARCH],
  notFound: ['src/features/navigation/views/NotFoundPage.tsx'],
};

/** @param {string} file */
const nameOf = (file) => file.replace(/\.ts$/, '').replaceAll(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** Each page with the modules it imports when it is opened; the home page is opened by the entry itself. @returns {Record<string, string[]>} */
export const modulesOfPages = () => {
  const texts = readdirSync(join(root, TEXT_PAGES)).map(
    (file) =>
      /** @type {const} */ ([nameOf(file), [`${TEXT_PAGES}/${file}`, 'src/features/search/views/ServicePage.tsx']]),
  );
  return {
    home: ['src/features/home/home-page.tsx', 'src/features/home/rest.tsx'],
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
  places: /** @type {Record<string, string>} */ (readJson(join(folder, PLACES)) ?? {}),
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
