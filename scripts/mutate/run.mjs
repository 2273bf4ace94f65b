import { importGraph, LAYERS, testsIn, testsOf } from './files.mjs';
import { mutated } from './mutants.mjs';
import { isWellFormed } from './syntax.mjs';
import { catalogueOf, WALK_NAMES } from './walks.mjs';

/**
 * @typedef {import('./files.mjs').Layer} Layer
 * @typedef {import('./mutants.mjs').Mutant} Mutant
 * @typedef {import('./warm.mjs').Session} Session
 * @typedef {import('./warm.mjs').Outcome} Outcome
 * @typedef {'failure' | 'load' | 'time' | 'crash'} Way
 * @typedef {{ mutant: Mutant, layers: readonly Layer[], way: Way | null, by: string | null, tests: number, seconds: number }} Result
 */

/** A run may take this many times what it takes undisturbed, after some seconds of grace. */
const PATIENCE = 5;

/** @param {Outcome} outcome @returns {Way | null} */
export const endOf = ({ end, failures, passed }) => {
  if (end !== 'done') return end;
  const [first] = failures;
  if (first === undefined) {
    if (passed === 0) throw new Error('no test ran, and none failed');
    return null;
  }
  if (/^(?:Test|Hook) timed out/.test(first.message)) return 'time';
  return first.test === null ? 'load' : 'failure';
};

/**
 * The tests of some layers that load a file, nearest first.
 * @param {string} root @param {readonly Layer[]} layers
 */
export const plan = (root, layers) => {
  const graph = importGraph(root);
  const tests = testsIn(root).filter((path) => layers.some((layer) => LAYERS[layer](path)));
  const distances = new Map(tests.map((test) => [test, graph.distancesFrom(test)]));
  return (/** @type {string} */ file, /** @type {readonly Layer[]} */ asked) =>
    testsOf(distances, file).filter((test) => asked.some((layer) => LAYERS[layer](test)));
};

/**
 * Runs the mutants over the sessions, each in the first that is free.
 * @param {{ root: string, sources: ReadonlyMap<string, string>, sessions: readonly Session[], mutants: Iterable<Mutant>, groupsOf: (file: string) => readonly (readonly Layer[])[],
 *   testsFor: ReturnType<typeof plan>, seconds: ReadonlyMap<string, number>, graceSeconds?: number, onResult: (result: Result) => void }} work
 */
export const runMutants = async ({
  root,
  sources,
  sessions,
  mutants,
  groupsOf,
  testsFor,
  seconds,
  graceSeconds = 20,
  onResult,
}) => {
  const queue = mutants[Symbol.iterator]();
  await Promise.all(
    sessions.map(async (session) => {
      for (let next = queue.next(); !next.done; next = queue.next()) onResult(await runMutant(session, next.value));
    }),
  );

  /** @param {Session} session @param {Mutant} mutant @returns {Promise<Result>} */
  async function runMutant(session, mutant) {
    const startedAt = performance.now();
    const source = mutated(sources.get(mutant.file) ?? '', mutant);
    if (!isWellFormed(mutant.file, source)) throw new Error(`not a program: ${mutant.id}`);
    /** @type {Result} */
    const result = { mutant, layers: [], way: null, by: null, tests: 0, seconds: 0 };
    for (const layers of groupsOf(mutant.file)) {
      const tests = testsFor(mutant.file, layers);
      if (tests.length === 0) continue;
      const isWalk = layers.includes('walks');
      const changes = new Map([[mutant.file, source], ...(isWalk ? catalogueOf(root, [mutant.file]) : [])]);
      const usual = tests.reduce((sum, test) => sum + (seconds.get(test) ?? 0), 0);
      const limit = graceSeconds + PATIENCE * usual;
      const ask = () => session.run(tests, changes, limit, isWalk ? WALK_NAMES : undefined);
      const asked = await ask();
      // A busy machine is slow too: only what is late twice is late.
      const outcome = endOf(asked) === 'time' ? await ask() : asked;
      const way = endOf(outcome);
      result.tests += outcome.passed;
      if (way === null) continue;
      const [first] = outcome.failures;
      result.way ??= way;
      result.by ??= first === undefined ? null : `${first.file} ${first.test ?? first.message}`;
      result.layers = [...result.layers, ...layersOf(layers, first?.file ?? '')];
    }
    result.seconds = (performance.now() - startedAt) / 1000;
    return result;
  }
};

/** @param {readonly Layer[]} layers @param {string} test */
const layersOf = (layers, test) => (layers.length === 1 ? layers : layers.filter((layer) => LAYERS[layer](test)));

/**
 * Every test that may be asked, on the sources as they are: how long each takes, and what fails.
 * @param {readonly Session[]} sessions @param {readonly string[]} tests @param {string} root @param {readonly string[]} files
 */
export const baseline = async (sessions, tests, root, files) => {
  const shares = sessions.map((_, index) => tests.filter((__, number) => number % sessions.length === index));
  const outcomes = await Promise.all(
    shares.map(async (share, index) => {
      const session = sessions[index];
      if (session === undefined || share.length === 0) return [];
      const walks = share.filter(LAYERS.walks);
      const others = share.filter((test) => !LAYERS.walks(test));
      return [
        ...(others.length > 0 ? [await session.run(others)] : []),
        ...(walks.length > 0
          ? [await session.run(walks, new Map(catalogueOf(root, files)), undefined, WALK_NAMES)]
          : []),
      ];
    }),
  );
  const all = outcomes.flat();
  return {
    failures: all.flatMap(({ failures }) => failures),
    hasRun: all.every(({ end, passed }) => end === 'done' && passed > 0),
    seconds: new Map(all.flatMap(({ seconds }) => [...seconds])),
  };
};
