import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from './syntax.mjs';

/** Types, words, samples and lists of machines: nothing in them decides anything. */
const UNDECIDING =
  /\.(?:types|cases|words|example|sample)\.ts$|\/index\.ts$|^machines\/catalogue|^machines\/kit\/(?:cases|words|chart-model|methanol-entry)\.ts$/;

/** @typedef {'journeys' | 'models' | 'walks'} Layer */

/** @param {string} path */
const isModel = (path) => path.includes('.model.');

/** The tests of each layer. @type {Readonly<Record<Layer, (path: string) => boolean>>} */
export const LAYERS = {
  journeys: (path) => /^tests\/machines\/[^/]+$/.test(path) && !isModel(path),
  models: (path) => path.startsWith('tests/machines/') && isModel(path),
  walks: (path) => path.startsWith('tests/machines/walks/'),
};

/** A test that runs in a browser. @param {string} path */
export const isInBrowser = (path) => path.includes('.browser.');

/** @param {string} file */
export const isView = (file) => /^src\/(?:features|operator|app)\/.*\.tsx$/.test(file);

/** The layers that may notice a change of a file. @param {string} file @returns {Layer[]} */
export const layersFor = (file) => (isView(file) ? ['models'] : ['journeys', 'models', 'walks']);

/** Models that walk a view: what they notice of a chart, those over the bare machine notice sooner. @param {string} file @param {string} test */
export const mayNotice = (file, test) => isView(file) === isInBrowser(test);

/** @param {string} root @param {string} folder @returns {string[]} */
export const filesUnder = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true })
        .sort((one, other) => (one.name < other.name ? -1 : 1))
        .flatMap((entry) => {
          const path = `${folder}/${entry.name}`;
          return entry.isDirectory() ? filesUnder(root, path) : [path];
        })
    : [];

/** A model covers the view that its subject renders; of the parts further down it shows what it happens to need. */
const COVERED = 2;

/** The files of views that a model walks. @param {string} root */
const viewsIn = (root) => {
  const { distancesFrom } = importGraph(root);
  const covered = testsIn(root)
    .filter((path) => LAYERS.models(path) && isInBrowser(path))
    .flatMap((test) => [...distancesFrom(test)].flatMap(([path, distance]) => (distance <= COVERED ? [path] : [])));
  return [...new Set(covered)].filter((path) => isView(path) && path.endsWith('.tsx')).sort();
};

/** The machines' charts, rules and selectors, and the views. @param {string} root */
export const sourcesIn = (root) => [
  ...filesUnder(root, 'machines').filter((path) => path.endsWith('.ts') && !UNDECIDING.test(path)),
  ...viewsIn(root),
];

/** @param {string} root */
export const testsIn = (root) =>
  filesUnder(root, 'tests').filter(
    (path) => path.endsWith('.test.ts') || (LAYERS.models(path) && path.endsWith('.browser.test.tsx')),
  );

/** The project's own modules that a module loads, types apart. @param {string} path @param {string} source */
export const importsOf = (path, source) => {
  const { module } = parse(path, source);
  const asked = [
    ...module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.length > 0 && entries.every(({ isType }) => isType) ? [] : [moduleRequest.value],
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (isType || moduleRequest === null ? [] : [moduleRequest.value])),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => source.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
  ];
  return [...new Set(asked)].flatMap((name) => {
    if (name.startsWith('#')) return [name.slice(1)];
    return name.startsWith('.') ? [join(dirname(path), name)] : [];
  });
};

/** How many imports lie between a test and everything it loads. @param {string} root */
export const importGraph = (root) => {
  /** @type {Map<string, string[]>} */
  const imports = new Map();
  const load = (/** @type {string} */ path) => {
    const known = imports.get(path);
    if (known !== undefined) return known;
    const isModule = /\.(?:tsx?|mjs)$/.test(path) && existsSync(join(root, path));
    const found = isModule ? importsOf(path, readFileSync(join(root, path), 'utf8')) : [];
    imports.set(path, found);
    return found;
  };
  /** @param {string} test @returns {ReadonlyMap<string, number>} */
  const distancesFrom = (test) => {
    const distances = new Map([[test, 0]]);
    for (const [path, distance] of distances)
      for (const next of load(path)) if (!distances.has(next)) distances.set(next, distance + 1);
    return distances;
  };
  return { distancesFrom };
};

const wordsOf = (/** @type {string} */ path) => path.split(/[/.-]/);

/** The tests that load a file, nearest first; of those as near, the ones named after it. @param {ReadonlyMap<string, ReadonlyMap<string, number>>} distances @param {string} file */
export const testsOf = (distances, file) => {
  const words = new Set(wordsOf(file));
  return [...distances]
    .flatMap(([test, reached]) => {
      const distance = reached.get(file);
      const alike = wordsOf(test).filter((word) => words.has(word)).length;
      return distance === undefined ? [] : [{ test, distance, alike }];
    })
    .sort((one, other) => one.distance - other.distance || other.alike - one.alike || (one.test < other.test ? -1 : 1))
    .map(({ test }) => test);
};
