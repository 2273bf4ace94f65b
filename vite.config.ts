import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { chromiumOptions } from './scripts/kit/chromium.mjs';
import { liveCharts } from './scripts/kit/live-charts.mjs';
import { withoutDescriptions } from './scripts/kit/without-descriptions.mjs';

/** A new object for each project: a shared one gets the wrong project name. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumOptions() }),
  instances: [{ browser: 'chromium' as const }],
});

const browserDeps = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  '@xstate/react',
  'xstate',
  'xstate/graph',
  'wouter',
  'wouter/use-browser-location',
  'axe-core',
  'valibot',
  'axios',
  '@headlessui/react',
  '@tanstack/react-virtual',
  'd3-array',
  'd3-shape',
  'write-excel-file/browser',
  'js-cookie',
  '@storybook/react-vite',
  '@storybook/react',
  'storybook/test',
  'storybook/preview-api',
  '@storybook/addon-a11y/preview',
];

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** The packages of one chunk. Its dependencies are not drawn along: a chunk holds what its group names. */
const packages = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/** What nearly every chunk shares and is too small for requests of its own. */
const shared =
  /vite\/preload-helper|src[\\/]ui[\\/](?:classes|brand|theme|page-loaded|icons[\\/]Icon|parts[\\/](?:headless|use-opener|Button)|art[\\/]Illustration|copy[\\/](?:errors|head|illustrations|shell|session-actions))\.tsx?$|src[\\/]ui[\\/](?:art[\\/]illustrations|icons[\\/]icons)\.svg|machines[\\/]kit[\\/](?:port|effect|late)\.ts$|domain[\\/](?:generic-error|limits|storage-names)\.ts$|src[\\/](?:api[\\/]index|browser[\\/]served-page|app[\\/](?:api|chunks|frame|once))\.ts$|contract[\\/](?:user-centre|embedded-site)\.ts$/;

/** What a form is made of, wherever one is: half of the site's pages ask for it whole, so it is one request and not forty. */
const forms =
  /src[\\/]ui[\\/](?:parts[\\/](?:Badge|BoxLines|Chip|Combobox|DateRange|Field|Money|Note|NumberInput|PlaceField|RadioGroup|RetryNote|Skeleton|TextInput|control|date-range-button|use-combobox-swap)|copy[\\/](?:kit|search)|calendar-days|number-text|place-search|time-text)\.tsx?$|domain[\\/](?:decimal|failure|money|quantity|query-text|safe-address|text|dangerous-goods[\\/]numbers|places[\\/](?:recent|search)|reference[\\/]container-codes|schedule[\\/](?:day|time-left)|orders[\\/]box-text)\.ts$|machines[\\/]resource[\\/][^\\/]+\.ts$|contract[\\/]codes\.ts$|src[\\/](?:app[\\/](?:place-list|wiring[\\/]feeds)|browser[\\/](?:clipboard|files|local-keeper|new-tab|online|random-key|seconds|write-query))\.ts$/;

/** What searches prices, on the home page as on the list. */
const search =
  /machines[\\/](?:search|dangerous-lookup)[\\/][^\\/]+\.ts$|src[\\/]views[\\/](?:search[\\/](?:LoadField|PortField|use-un-number-fault)|dangerous-lookup[\\/](?:NearUnNumberBox|UnNumberBox|entry-line|near)|offers[\\/](?:days-query|standing|zones))\.tsx?$|src[\\/]pages[\\/]parts[\\/]Sheet\.tsx$|src[\\/]app[\\/](?:fcl-link|near-lookup|read-resource|sailings|recent-ports|search-wiring)\.ts$|src[\\/]ui[\\/](?:placard[\\/]|copy[\\/](?:dangerous-lookup|fcl-days)\.ts$)|domain[\\/](?:dangerous-goods[\\/]control-tags|schedule[\\/]bookable)\.ts$/;

/** What a list is made of besides. */
const lists =
  /src[\\/]ui[\\/]parts[\\/](?:Checkbox|DateTime|Empty|Menu|Pagination|Select|Table(?:\.parts)?|table-looks)\.tsx?$/;

/** What pages of text and lists have in common: small, and asked for together. */
const pages =
  /src[\\/](?:pages[\\/](?:parts[\\/](?:address-query|CursorLinks|Filters|MissingPage|PageHead|Qualifications|TextBlocks|WayLinks?|Ways)|service[\\/]ServicePage)|views[\\/]resource[\\/]ResourceView|ui[\\/](?:parts[\\/](?:OuterLink|StepLinks|Tabs|TextArea)|copy[\\/](?:outer|qualifications|resource)|outer-addresses|house-zone))\.tsx?$|domain[\\/]reference[\\/]dangerous-classes\.ts$/;

/** The calls' schemas, and what they are made of. */
const calls =
  /contract[\\/](?:call|fields(?:-\w+)?|calls[\\/](?:ecommerce|basic|drafts|orders))\.ts$|domain[\\/](?:enquiry[\\/]fields|identity[\\/](?:phone|organisation-code|enterprise-code)|orders[\\/](?:number|statuses))\.ts$/;

/** What keeps a session in this browser. */
const session = /src[\\/]browser[\\/](?:other-tabs|session-cookies|session-keeper|reload-toast)\.ts$/;

/** What every page fetches once it stands: small, and one request instead of eight. */
const late =
  /machines[\\/](?:prefetch|toasts)[\\/][^\\/]+\.ts$|src[\\/](?:ui[\\/]parts[\\/]Toast\.tsx|views[\\/]toasts[\\/]Toasts\.tsx|browser[\\/](?:booking-draft|connection|expiry-guard|idle|links-in-view|notice-target|page-leaving|wait)\.ts|app[\\/](?:api-ports|enquiry-texts|reload-toasts|reports|wiring[\\/](?:prefetch|session-effects|typed))\.ts)$|domain[\\/]error-report\.ts$/;

const chunks = [
  {
    name: 'shell',
    priority: 3,
    test: new RegExp(
      `${shared.source}|${
        packages(
          'react',
          'react-dom',
          'scheduler',
          'use-sync-external-store',
          'use-isomorphic-layout-effect',
          'wouter',
          'regexparam',
          'mitt',
          'xstate',
          '@xstate/react',
        ).source
      }`,
    ),
  },
  {
    name: 'parts',
    priority: 2,
    test: packages(
      '@headlessui',
      '@floating-ui',
      '@react-aria',
      '@react-stately',
      'react-aria',
      'react-stately',
      '@swc/helpers',
      '@tanstack',
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

/** Cost by the processor, in many rounds: a minute and more on a machine that does nothing else, with `npm run prove`. */
const timed = ['tests/browser/booking-typing.test.ts'];

/** Charts, and the machines' models walked through the served site: they belong to the machines and run with them. */
const walks = ['booking-model', 'charts', 'live', 'verification'].map((name) => `tests/browser/${name}.test.ts`);

/** Files of half a minute and more: begun last, one of them would run alone at the end. */
const long = [
  ...['booking-begun', 'booking-once', 'charts', 'enquiry', 'routes'].map((name) => `tests/browser/${name}.test.ts`),
  ...['orders/killed', 'crash', 'seed-runs', 'keyset'].map((name) => `tests/server/${name}.test.ts`),
];

/** What watches the time of each answer comes after the tests that wait and spawn. */
const measuring = ['tests/server/equal-time.test.ts'];

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const isOf = (names: readonly string[]) => names.some((name) => moduleId.endsWith(name));
      return isOf(measuring) ? 2 : isOf(long) ? 0 : 1;
    };
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

/** The product as it is delivered, in browsers of its own. */
const served = {
  isolate: false,
  globalSetup: ['tests/kit/browser.setup.ts'],
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 180_000,
  hookTimeout: 180_000,
  maxWorkers: 3,
};

/** Whether a run of tests is of this project: of those it names, or of all. */
function isAskedFor(project: string): boolean {
  const named = process.argv.filter((_, at) => process.argv[at - 1] === '--project');
  return named.length === 0 || named.some((name) => name.replace('*', '') === project);
}

/** Its plugin reads every story, seconds before the first test of whatever else is run. */
const stories = async () => {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    extends: true as const,
    plugins: [storybookTest({ configDir: '.storybook' })],
    optimizeDeps: { include: browserDeps },
    test: { name: 'stories', browser: browser(), maxWorkers: 2, isolate: false },
  };
};

export default defineConfig({
  plugins: [...(process.env.INSPECT === '1' ? [liveCharts()] : []), withoutDescriptions(), react(), tailwindcss()],
  define: {
    __APP_VERSION__: JSON.stringify(version),
    __APP_BUILD__: JSON.stringify(process.env.APP_BUILD ?? 'dev'),
  },
  build: {
    target: 'es2022',
    outDir: 'dist/site',
    manifest: true,
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
  test: {
    sequence: { sequencer: LongFilesFirst },
    // Limits that end what never comes; a machine with its hands full takes its time.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/server/**', 'tests/browser/**', '**/*.browser.test.*'],
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // Each file starts servers of its own; what they are made of is loaded once a worker.
          isolate: false,
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/kit/server.setup.ts'],
          // As in tests/kit/server-process.ts: each of its databases lives for seconds.
          execArgv: ['--liftoff-only'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 3,
        },
      },
      { extends: true, test: { ...served, name: 'node-served', include: walks, sequence: { groupOrder: 1 } } },
      {
        extends: true,
        test: {
          ...served,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          exclude: [...walks, ...timed],
        },
      },
      ...(process.env.FULL === '1'
        ? [
            {
              extends: true as const,
              test: { ...served, name: 'browser-alone', include: timed, sequence: { groupOrder: 1 } },
            },
          ]
        : []),
      {
        extends: true,
        optimizeDeps: { include: browserDeps },
        test: {
          name: 'views',
          include: ['tests/**/*.browser.test.tsx'],
          exclude: ['tests/models/**'],
          browser: browser(),
        },
      },
      {
        extends: true,
        optimizeDeps: { include: browserDeps },
        // Many short walks over the same views: what they are made of is loaded once.
        test: {
          name: 'views-models',
          include: ['tests/models/*.browser.test.tsx'],
          browser: browser(),
          isolate: false,
        },
      },
      {
        extends: true,
        optimizeDeps: { include: browserDeps },
        test: { name: 'bench', include: ['bench/**/*.browser.test.tsx'], browser: browser() },
      },
      ...(isAskedFor('stories') ? [stories()] : []),
    ],
  },
});
