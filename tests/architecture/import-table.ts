/** Allowed imports from a layer: all, types only, or those a rule accepts. */
export type Allowance = 'yes' | 'types' | ((target: string, isType: boolean) => boolean);

/** The table of pages is for everybody; the schemas beside it are not. */
const typesAndRoutes = (target: string, isType: boolean) => isType || target === 'contract/routes.ts';
const indexOnly = (target: string) => target.endsWith('/index.ts');

/** Allowed imports: the row imports the column; absent pairs are forbidden. */
export const table: Readonly<Record<string, Readonly<Record<string, Allowance>>>> = {
  domain: {},
  contract: { domain: 'yes' },
  copy: { domain: 'yes', contract: 'types' },
  'machines/kit': { domain: 'yes' },
  machine: { domain: 'yes', contract: 'types', 'machines/kit': 'yes' },
  catalogue: { machine: 'yes', 'machines/kit': 'types' },
  'src/config': { domain: 'yes' },
  'src/ui': { copy: 'yes', domain: 'yes', contract: 'types', 'src/lazy': 'yes' },
  'src/lazy': { copy: 'yes', 'machines/kit': 'types', 'src/browser': 'yes', 'src/ui': 'yes' },
  'src/views': {
    copy: 'yes',
    'src/lazy': 'yes',
    domain: 'yes',
    contract: typesAndRoutes,
    'machines/kit': 'types',
    machine: indexOnly,
    'src/ui': 'yes',
  },
  'src/layouts': { copy: 'yes', contract: 'types', 'src/ui': 'yes' },
  'src/api': { domain: 'yes', contract: 'yes' },
  'src/browser': { domain: 'yes', contract: 'yes', 'machines/kit': 'types' },
  /** The wiring of a feature: the files beside its folders of views. */
  'src/features': {
    copy: 'yes',
    'src/lazy': 'yes',
    domain: 'yes',
    contract: 'yes',
    'machines/kit': 'types',
    machine: indexOnly,
    'src/ui': 'yes',
    'src/views': 'yes',
    'src/app': 'yes',
    'src/ssr': 'yes',
    'src/layouts': 'yes',
    'src/api': 'yes',
    'src/browser': 'yes',
  },
  'src/app': {
    copy: 'yes',
    'src/lazy': 'yes',
    domain: 'yes',
    contract: 'yes',
    'machines/kit': 'types',
    machine: indexOnly,
    'src/ui': 'yes',
    'src/views': 'yes',
    'src/features': 'yes',
    'src/ssr': 'yes',
    'src/layouts': 'yes',
    'src/api': 'yes',
    'src/browser': 'yes',
  },
  /** The operator console: no layout or wiring of the site. */
  'src/operator': {
    copy: 'yes',
    domain: 'yes',
    contract: 'yes',
    machine: indexOnly,
    'src/ui': 'yes',
    'src/views': 'yes',
    'src/api': 'yes',
    'src/browser': 'yes',
  },
  /** Hydration, and what the site asks it: whether the page already has a response. */
  'src/ssr': {
    domain: 'yes',
    contract: 'yes',
    machine: indexOnly,
    'src/lazy': 'yes',
    'src/app': 'yes',
    'src/browser': 'yes',
    'src/ssr/event-replay': 'yes',
  },
  /** Server rendering: the site with a server-side browser adapter. */
  'src/ssr/render': {
    domain: 'yes',
    contract: 'yes',
    machine: indexOnly,
    'src/lazy': 'yes',
    'src/ui': 'yes',
    'src/views': 'yes',
    'src/app': 'yes',
    'src/browser': 'yes',
    'src/ssr': 'yes',
  },
  /** A script of its own, before the site's. */
  'src/ssr/event-replay': { domain: 'yes' },
  /** The life of an order is the one chart that the server runs: what it accepts is what both sides are offered. */
  server: {
    domain: 'yes',
    contract: 'yes',
    machine: (target) => target === 'machines/order-life/index.ts',
    'src/config': 'yes',
    copy: 'yes',
  },
  charts: {
    domain: 'yes',
    'machines/kit': 'yes',
    catalogue: 'yes',
    copy: 'yes',
    scripts: 'yes',
    tests: (target) => target.startsWith('tests/kit/'),
  },
  stories: Object.fromEntries(
    [
      'charts',
      'domain',
      'contract',
      'copy',
      'machines/kit',
      'machine',
      'catalogue',
      'src/ui',
      'src/lazy',
      'src/views',
      'src/features',
      'src/layouts',
      'tests',
    ].map((layer) => [layer, 'yes' as const]),
  ),
  bench: {
    copy: 'yes',
    server: 'yes',
    scripts: 'yes',
    tests: 'yes',
    stories: 'yes',
    contract: 'types',
    machine: 'yes',
    'src/config': 'yes',
    'src/ui': 'yes',
    'src/views': 'yes',
  },
  scripts: { bench: 'yes' },
  /** Third-party back ends import the contract and the page policy, but no call handlers. */
  conformance: {
    domain: 'yes',
    contract: 'yes',
    scripts: 'yes',
    'src/config': 'yes',
    copy: 'yes',
    server: (target) => target === 'server/http/security-headers.ts',
  },
  tests: Object.fromEntries(
    [
      'domain',
      'contract',
      'copy',
      'machines/kit',
      'machine',
      'catalogue',
      'src/config',
      'src/ui',
      'src/lazy',
      'src/views',
      'src/features',
      'src/layouts',
      'src/api',
      'src/browser',
      'src/app',
      'src/operator',
      'server',
      'charts',
      'conformance',
      'stories',
      'scripts',
    ].map((layer) => [layer, 'yes' as const]),
  ),
};

/** A folder inside a feature, the operator console or the shell holds views. */
const isView = (path: string) => /^src\/(?:features\/[\w-]+|operator|app)\/[\w-]+\//.test(path);

export function layerOf(path: string): string {
  const [top = '', second = '', third = ''] = path.split('/');
  if (path === 'machines/catalogue.ts' || path.startsWith('machines/catalogue/')) return 'catalogue';
  if (path === 'src/main.tsx') return 'src/app';
  if (top === 'scripts' && second === 'conformance') return 'conformance';
  if (top === 'machines') return second === 'kit' ? 'machines/kit' : 'machine';
  if (isView(path)) return 'src/views';
  if (second === 'ssr' && /^(?:event-replay|render)$/.test(third)) return `src/ssr/${third}`;
  if (top === 'src') return `src/${second}`;
  return ['domain', 'contract', 'copy', 'server', 'charts', 'stories', 'tests', 'scripts', 'bench'].includes(top)
    ? top
    : 'build';
}

/** The specifiers a module imports or re-exports, and whether only types come from each. */
export function importsOf(source: string): { specifier: string; isType: boolean }[] {
  const statements = source.matchAll(/^(?:import|export)\s+(type\s+)?([^'"`;=]*?)\s*\bfrom\s+['"]([^'"]+)['"]/gm);
  const bare = source.matchAll(/^import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm);
  return [
    ...[...statements].map(([, type, names = '', specifier = '']) => ({
      specifier,
      isType: type !== undefined || isOnlyTypes(names),
    })),
    ...[...bare].map(([, sideEffect, dynamic]) => ({ specifier: sideEffect ?? dynamic ?? '', isType: false })),
  ];
}

function isOnlyTypes(names: string): boolean {
  const listed = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
  const parts =
    listed
      ?.split(',')
      .map((part) => part.trim())
      .filter(Boolean) ?? [];
  return parts.length > 0 && parts.every((part) => part.startsWith('type '));
}
