import { nameIn } from './module-places.mjs';

/** Modules that name the page chunks: outside the shell, so that an edit of a page does not rename the shell. */
const NAMES_PAGES = ['index.html', 'src/main.tsx', 'src/app/pages.ts'];

/** The families of entries, the first match counts; a capture group names the page within its family. @type {[RegExp, string][]} */
const FAMILIES = [
  [/^src\/(?:ssr\/|features\/(?:content\/(?:views|wiring|sources)|navigation\/(?:prefetch|scroll)))/, 'page'],
  [/^src\/app\/(?:SiteFooter|ToastRegion|api-ports|client|page-loaders|re|session-effects|typed)/, 'page'],
  [/^copy\/text-pages\/|\/(?:NotFoundPage|ServicePage)\.tsx$/, 'page'],
  [/^src\/features\/home\/(?:home-page|rest|classes|lanes|tracks)/, 'home'],
  [/^src\/features\/[\w-]+\/success-page/, 'placed'],
  [/^src\/features\/([\w-]+)\/order-(?:page|forms)/, 'order'],
  [/^src\/features\/(?:user-centre\/(?:pages\/)?|orders\/)(\w+)/, 'centre'],
  [/^src\/features\/([\w-]+)\/(?:(?:[\w-]+-)?(?:page|wiring|live|results|card)|views\/BuiltInPage)\./, 'search'],
  [/^src\/(?:app\/Account|features\/sign-in\/account|ui\/parts\/headless\/)/, 'account'],
  [/^src\/api\/client/, 'api'],
];

/** The entries that need a module. @param {string} id @param {import('vite').Rolldown.ChunkingContext} graph */
const entriesOf = (id, graph) => {
  const reached = new Set([id]);
  for (const one of reached) for (const importer of graph.getModuleInfo(one)?.importers ?? []) reached.add(importer);
  return [...reached].filter((one) => {
    const info = graph.getModuleInfo(one);
    return info?.isEntry || info?.dynamicImporters.length;
  });
};

/**
 * Names a module's chunk by the families that need it: one or two pages by their own names, four families `shared`, three plain pages `common`.
 * What a module imports is needed by at least the same entries, so no two chunks import each other. @param {string} id @param {import('vite').Rolldown.ChunkingContext} graph
 */
export const chunkName = (id, graph) => {
  const entries = entriesOf(id, graph).map(nameIn);
  if (entries.length < 2) return null;
  const [pages, families] = [new Set(), new Set()];
  let plain = 0;
  for (const entry of entries) {
    const [test, family] = FAMILIES.find(([one]) => one.test(entry)) ?? [];
    if (family) families.add(family);
    if (family === 'page') plain += 1;
    if (family) pages.add([family, ...(test?.exec(entry)?.slice(1) ?? [])].join('-'));
  }
  if (plain > 2 || (plain > 0 && families.size > 1)) return 'common';
  if (pages.size > 0 && pages.size <= 2) return [...pages].sort().join('-');
  if (families.has('home')) return 'front';
  if (families.size >= 4) return 'shared';
  if (families.size > 0) return [...families].sort().join('-');
  const folders = new Set(entries.map((entry) => entry.split('/').slice(1, -1).join('-')));
  return folders.size === 1 ? [...folders].join() : null;
};

/** @type {import('vite').Rolldown.CodeSplittingGroup[]} */
export const groups = [
  { name: 'shell', tags: ['$initial'], test: (id) => !NAMES_PAGES.includes(nameIn(id)), priority: 3 },
  { name: 'headless', test: /node_modules.(?:@headlessui|@floating-ui|@react-|@tanstack|tabbable)/, priority: 2 },
  { name: 'valibot', test: /[\\/]node_modules[\\/]valibot[\\/]/, priority: 2 },
  { name: chunkName, priority: 1 },
];
