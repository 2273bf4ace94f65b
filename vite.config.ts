import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { liveCharts } from './scripts/kit/live-charts.mjs';
import { plainImports } from './scripts/kit/plain-imports.mjs';
import { withoutDescriptions } from './scripts/kit/without-descriptions.mjs';
import { withoutNode } from './scripts/kit/without-node.mjs';
import { withoutRequests } from './scripts/kit/without-requests.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** The packages of one chunk. Its dependencies are not drawn along: a chunk holds what its group names. */
const packages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/.]`);

/** The modules of folders, and of theirs. */
const folder = (...paths: string[]) =>
  new RegExp(`[\\\\/](?:${paths.map((path) => path.replaceAll('/', '[\\\\/]')).join('|')})[\\\\/]`);

const ofForms = 'form|identity(?!.container-number)|enquiry(?!.kinds)|account|enterprise';
/** Forms of the user centre or the desk alone, which reckon with goods and forms. */
const ofPapers =
  'content|contracts|documents|invoices|notices|orders.(?:ahead|amendment|box-use|draft-bill|hand-in|messages|order-papers|statuses)|paper-forms';
const ofReference = 'reference.(?!un-table|segregation|cas|package|country|fee-codes)';
const ofGoods =
  'booking|dangerous-goods|cargo|air|domestic|flexitank|modes|procurement|rail|road|tank|warehouse|fees.(?:air|lcl|rail|domestic|storage|insurance)|orders.(?:lcl|air|desk)|reference.(?:un-table|segregation|cas|package|country|fee-codes)';

/** What a list of one service's prices reckons with: a few numbers and the link to its order. */
const ofPrices = {
  air: 'air[\\\\/]|fees.air|orders.air',
  domestic: 'domestic[\\\\/]|booking.services.domestic.order-link|fees.domestic',
  desk: 'booking.services.dgdesk.works|orders.desk',
  flexitank: 'flexitank[\\\\/]|booking.services.flexitank.(?:order-link|address)',
  goods: 'procurement[\\\\/](?!special-goods)',
  lcl: 'fees.lcl|orders.lcl',
  modes: 'modes[\\\\/]',
  rail: 'rail[\\\\/]|booking.services.rail.order-link|fees.rail',
  road: 'road[\\\\/]',
  tank: 'tank[\\\\/]|cargo.tank|booking.services.tank.order-link',
  warehouse: 'warehouse[\\\\/](?!rooms|fit)|booking.services.warehouse.address',
};
/** Whose orders are reckoned with on pages of their own. */
const ordered = 'air cfs dgdesk domestic fcl flexitank goods lcl rail tank truck warehouse'.split(' ');

/** A chunk takes along what its modules import, as far as no group before it has it. */
const withImports = { includeDependenciesRecursively: true };

/** What comes in one request; a chunk is made of folders. A higher priority chooses first. */
export const chunks = [
  // All that comes before the first page is drawn.
  { name: 'shell', priority: 30, tags: ['$initial' as const] },
  {
    name: 'parts',
    priority: 25,
    test: packages(
      '@headlessui',
      '@floating-ui',
      '@react-aria',
      'react-aria',
      'react-stately',
      '@swc/helpers',
      '@tanstack',
      'use-sync-external-store',
      'tabbable',
      'clsx',
    ),
  },
  // Half of the site's pages need all of it, with the texts, rules and small modules it imports.
  { name: 'common', priority: 19, test: folder('src/ui/parts/common', 'src/ui/text'), ...withImports },
  // A page that asks for its content searches nothing.
  {
    name: 'content',
    priority: 20,
    test: /[\\/](?:machines[\\/]resource|src[\\/](?:app[\\/](?:search[\\/]read-port|pages[\\/]together)|browser[\\/](?:write-query|local-keeper)))/,
  },
  { name: 'search-words', priority: 20, test: /[\\/]src[\\/]ui[\\/]copy[\\/]search\.ts/, minShareCount: 2 },
  {
    name: 'search',
    priority: 18,
    test: /[\\/](?:machines[\\/](?:search|dangerous-lookup)|src[\\/](?:views[\\/](?:search[\\/]fields|dangerous-lookup[\\/](?:box|use-known-goods|GoodsBox))|app[\\/]search))[\\/.]/,
    ...withImports,
  },
  { name: 'list', priority: 12, test: folder('src/ui/parts/list'), ...withImports },
  // How far an upload is, and how many papers are there.
  { name: 'upload', priority: 10, test: /[\\/]src[\\/]ui[\\/]parts[\\/](?:FileUpload|ScaleBar|UploadRow)\.tsx/ },
  {
    name: 'pages',
    priority: 11,
    test: /[\\/]src[\\/](?:pages[\\/]parts[\\/](?!Order)|views[\\/]articles[\\/]TextBlocks)/,
    ...withImports,
  },
  // What is beside a price: how much, until when, the link to its order, and what an answer that refuses says.
  {
    name: 'terms',
    priority: 22,
    test: /[\\/](?:contract[\\/]codes|domain[\\/](?:schedule[\\/](?!day)[^\\/]+|money|safe-address|orders[\\/](?:fcl-)?order-link))\.ts/,
    minShareCount: 3,
  },
  // What the client and half of the pages reckon with; a conflict is told where something is changed, on none that list.
  {
    name: 'basics',
    priority: 21,
    test: /[\\/]domain[\\/](?:(?:schedule[\\/])?(?!conflict)[^\\/]+|dangerous-goods[\\/]numbers|orders[\\/]box-text|reference[\\/]container-codes)\.ts/,
    minShareCount: 3,
  },
  // Who only compares an answer's code, or knows a rule that the contract knows too, needs no client.
  {
    name: 'rules',
    priority: 17,
    test: new RegExp(`[\\\\/]domain[\\\\/](?!conflict|${ofGoods}|${ofForms}|${ofPapers})`),
    minShareCount: 3,
  },
  { name: 'reference', priority: 18, test: new RegExp(`[\\\\/]domain[\\\\/]${ofReference}`), minShareCount: 3 },
  // A form that is filled in is checked; a list is not.
  { name: 'forms', priority: 16, test: new RegExp(`[\\\\/]domain[\\\\/](?:${ofForms})`), minShareCount: 2 },
  { name: 'wire', priority: 16, test: /[\\/]contract[\\/]fields[\\/]booking\.ts/ },
  // A search of any service writes the address of its list.
  {
    name: 'addresses',
    priority: 17,
    test: /[\\/]domain[\\/](?:air|tank|rail|domestic|road|warehouse|flexitank)[\\/](?:address|kinds|terms|limits)/,
    minShareCount: 2,
  },
  ...Object.entries(ofPrices).map(([name, test]) => ({
    name: `${name}-prices`,
    priority: 16,
    test: new RegExp(`[\\\\/]domain[\\\\/](?:${test})`),
    minShareCount: 2,
  })),
  { name: 'prices', priority: 15, test: /[\\/]domain[\\/]booking[\\/](?:piece-size|totals)/, minShareCount: 2 },
  ...ordered.map((name) => ({
    name: `${name}-order`,
    priority: 13,
    test: folder(`domain/booking/services/${name}`),
    minShareCount: 2,
  })),
  // What is known of substances: for who asks about one, and books nothing.
  {
    name: 'substances',
    priority: 14,
    test: /[\\/]domain[\\/](?:dangerous-goods|reference[\\/](?:un-table|segregation|cas|package|country|fee-codes))/,
    minShareCount: 2,
  },
  // The table of dangerous goods above all: for who books goods or asks about them, not for who lists prices.
  {
    name: 'goods',
    priority: 12,
    test: new RegExp(`[\\\\/]domain[\\\\/](?:${ofGoods})`),
    minShareCount: 2,
    ...withImports,
  },
  // The client checks every answer by the schema of its call: a page that calls at all needs the table of calls, and the rules it knows.
  {
    name: 'contract',
    priority: 15,
    test: /[\\/](?:contract[\\/](?!services|fields[\\/]booking)|src[\\/]api[\\/])/,
    ...withImports,
  },
  { name: 'late', priority: 9, test: folder('src/app/late', 'src/app/drawn'), ...withImports },
  { name: 'session', priority: 9, test: folder('src/browser/session') },
  { name: 'api', priority: 20, test: packages('axios', 'valibot') },
];

export default defineConfig({
  plugins: [
    ...(process.env.INSPECT === '1' ? [liveCharts()] : []),
    withoutDescriptions(),
    withoutRequests(),
    plainImports(),
    withoutNode(),
    react(),
    tailwindcss(),
  ],
  define: {
    __APP_VERSION__: JSON.stringify(version),
    __APP_BUILD__: JSON.stringify(process.env.APP_BUILD ?? 'dev'),
  },
  build: {
    target: 'es2022',
    outDir: 'dist/site',
    manifest: true,
    cssCodeSplit: false,
    // A list of every chunk's own chunks would weigh more in the entry than it saves: links in view are prefetched anyway.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: folder('contract', 'domain'), sideEffects: false }] },
      // A name that stands for a number or a short text costs an export and an import; the value itself costs less.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunks } },
    },
  },
  server: {
    port: 5173,
    proxy: {
      '^/(api-|api/|healthz|article-files/|calendar/|user-center)': `http://127.0.0.1:${process.env.PORT ?? '8080'}`,
    },
  },
});
