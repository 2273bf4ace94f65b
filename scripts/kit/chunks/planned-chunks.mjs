import { relative, resolve, sep } from 'node:path';
import { build } from 'vite';
import { root } from '../process.mjs';
import { planChunks } from './plan.mjs';
import { visitsOf } from './visits.mjs';

/** The file of each module: the bundler's own manifest names only chunks. */
const PLACES = '.vite/places.json';

/** A page runs most of what it loads: Chromium compiles it beside the main thread while it arrives, instead of each function at its first call. */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** The page loaders are alone in a file that no other file imports, so that a changed page keeps other files' names. */
const ENTRY = ['index.html', 'src/main.tsx', 'src/app/pages.ts'];

/** @param {string} id */
const nameIn = (id) => (id.startsWith('\0') ? id : relative(root, id).split(sep).join('/'));

/** Sizes and imports of the site's modules, from a build with one file per module. */
const modulesOfSite = async () => {
  const built = /** @type {import('vite').Rolldown.RolldownOutput} */ (
    await build({
      root,
      configFile: resolve(root, 'vite.config.ts'),
      logLevel: 'error',
      build: { write: false, rolldownOptions: { output: { preserveModules: true } } },
    })
  );
  const files = built.output.filter((part) => part.type === 'chunk');
  const ids = new Map(files.map(({ fileName, moduleIds }) => [fileName, nameIn(moduleIds[0] ?? fileName)]));
  const idsOf = (/** @type {string[]} */ names) => names.map((name) => ids.get(name) ?? name);
  return new Map(
    files.map(({ fileName, code, imports, dynamicImports }) => {
      const id = ids.get(fileName) ?? fileName;
      return [id, { id, bytes: Buffer.byteLength(code), imports: idsOf(imports), dynamic: idsOf(dynamicImports) }];
    }),
  );
};

/**
 * Groups modules that are loaded together into one file, by the pages' needs; the site is built twice, once for
 * sizes. Everything needed before the first page renders is one file.
 * @returns {import('vite').Plugin}
 */
export const plannedChunks = () => {
  /** @type {Map<string, string>} */
  let names = new Map();
  return {
    name: 'planned-chunks',
    apply: ({ root: other, build: options }, { command }) =>
      command === 'build' &&
      (other === undefined || resolve(other) === resolve(root)) &&
      options?.rolldownOptions?.input === undefined &&
      !JSON.stringify(options?.rolldownOptions?.output ?? {}).includes('preserveModules'),
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            postBanner: COMPILED_AT_ONCE,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  name: 'shell',
                  priority: 2,
                  tags: ['$initial'],
                  test: (/** @type {string} */ id) => !ENTRY.includes(nameIn(id)),
                },
                { name: (/** @type {string} */ id) => names.get(nameIn(id)) ?? null, priority: 1 },
              ],
            },
          },
        },
      },
    }),
    buildStart: async () => {
      const modules = await modulesOfSite();
      const { visits, ...rules } = visitsOf(modules);
      names = planChunks(modules, visits, rules);
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const places = chunks.flatMap(({ fileName, moduleIds }) =>
        moduleIds
          .map(nameIn)
          .flatMap((id) => (/^(?:copy|src)\//.test(id) ? [/** @type {const} */ ([id, fileName])] : [])),
      );
      this.emitFile({ type: 'asset', fileName: PLACES, source: JSON.stringify(Object.fromEntries(places)) });
    },
  };
};
