import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { liveCharts } from './scripts/kit/live-charts.mjs';
import { plainImports } from './scripts/kit/plain-imports.mjs';
import { withoutDescriptions } from './scripts/kit/without-descriptions.mjs';
import { withoutNode } from './scripts/kit/without-node.mjs';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** The packages of one chunk. Its dependencies are not drawn along: a chunk holds what its group names. */
const packages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/.]`);

/** What a form is made of, wherever one is: half of the site's pages ask for it whole, so it is one request and not forty. */
const forms =
  /src[\\/]ui[\\/](?:parts[\\/](?:Badge|BoxLines|Chip|Combobox|DateRange|Field|Money|Note|NumberInput|LocationField|RadioGroup|RetryNote|Skeleton|TextInput|control|date-range-button|use-combobox-swap)|copy[\\/](?:kit|search)|calendar-days|number-text|location-search|time-text)\.tsx?$|domain[\\/](?:decimal|failure|money|quantity|query-text|safe-address|text|dangerous-goods[\\/]numbers|locations[\\/](?:recent|search)|reference[\\/]container-codes|schedule[\\/](?:day|time-left)|orders[\\/]box-text)\.ts$|machines[\\/]resource[\\/][^\\/]+\.ts$|contract[\\/]codes\.ts$|src[\\/](?:app[\\/](?:location-list|wiring[\\/]feeds)|browser[\\/](?:clipboard|files|local-keeper|new-tab|online|random-key|seconds|write-query))\.ts$/;

/** What searches prices, on the home page as on the list. */
const search =
  /machines[\\/](?:search|dangerous-lookup)[\\/][^\\/]+\.ts$|src[\\/]views[\\/](?:search[\\/](?:LoadField|PortField|use-un-number-error)|dangerous-lookup[\\/](?:NearUnNumberBox|UnNumberBox|entry-line|near)|offers[\\/](?:standing|zones))\.tsx?$|src[\\/]pages[\\/]parts[\\/]Sheet\.tsx$|src[\\/]app[\\/](?:near-lookup|pages[\\/]fcl[\\/]sailings|read-port|recent-ports|search-wiring)\.ts$|src[\\/]ui[\\/](?:placard[\\/]|copy[\\/](?:dangerous-lookup|fcl-days)\.ts$)|domain[\\/](?:dangerous-goods[\\/]control-tags|schedule[\\/]bookable|share-link)\.ts$/;

/** What a list is made of besides. */
const lists =
  /src[\\/]ui[\\/]parts[\\/](?:Checkbox|DateTime|Empty|Menu|Pagination|Select|Table(?:\.parts)?|table-classes)\.tsx?$/;

/** What pages of text and lists have in common: small, and asked for together. */
const pages =
  /src[\\/](?:pages[\\/](?:parts[\\/](?:address-query|CursorLinks|Filters|MissingPage|PageHead|Qualifications|TextBlocks|LeadingLinks|PageLinkItem|PageLinkList)|service[\\/]ServicePage)|views[\\/]resource[\\/]ResourceView|ui[\\/](?:parts[\\/](?:OuterLink|StepLinks|Tabs|TextArea)|copy[\\/](?:not-found|outer|qualifications|resource)|outer-addresses|house-zone))\.tsx?$|domain[\\/]reference[\\/]dangerous-classes\.ts$/;

/** The calls' schemas, and what they are made of. */
const calls =
  /contract[\\/](?:call|fields(?:-\w+)?|booked-services|services[\\/]\w+|calls[\\/](?:ecommerce|basic|drafts|orders))\.ts$|domain[\\/](?:enquiry[\\/]fields|identity[\\/](?:phone|organisation-code|enterprise-code)|orders[\\/](?:number|statuses))\.ts$/;

/** What keeps a session in this browser. */
const session = /src[\\/]browser[\\/]session[\\/]/;

/** What every page fetches once it stands: small, and one request instead of eight. */
const late =
  /machines[\\/](?:prefetch|toasts)[\\/][^\\/]+\.ts$|src[\\/](?:ui[\\/]parts[\\/]Toast\.tsx|views[\\/]toasts[\\/]Toasts\.tsx|app[\\/]ToastRegion\.tsx|browser[\\/](?:booking-draft|connection|expiry-guard|idle|links-in-view|notice-target|page-leaving|wait)\.ts|app[\\/](?:api-ports|enquiry-texts|reload-toasts|reports|wiring[\\/](?:prefetch|session-effects|typed))\.ts)$|domain[\\/]error-report\.ts$/;

/** What comes in one request. */
export const chunks = [
  // All that comes before the first page is drawn.
  { name: 'shell', priority: 3, tags: ['$initial' as const] },
  {
    name: 'parts',
    priority: 2,
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
  { name: 'forms', priority: 1, test: forms },
  { name: 'search', priority: 1, test: search },
  { name: 'lists', priority: 1, test: lists },
  { name: 'pages', priority: 1, test: pages },
  { name: 'calls', priority: 1, test: calls },
  { name: 'late', priority: 1, test: late },
  { name: 'session', priority: 1, test: session },
  { name: 'api', priority: 1, test: packages('axios', 'valibot') },
];

export default defineConfig({
  plugins: [
    ...(process.env.INSPECT === '1' ? [liveCharts()] : []),
    withoutDescriptions(),
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
      // A name that stands for a number or a short text costs an export and an import; the value itself costs less.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunks } },
    },
  },
  server: {
    port: 5173,
    proxy: { '^/(api-|api/|healthz|user-center)': `http://127.0.0.1:${process.env.PORT ?? '8080'}` },
  },
});
