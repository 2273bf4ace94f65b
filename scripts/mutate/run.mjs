import { importGraph, isInBrowser, LAYERS, mayNotice, testsIn, testsOf } from './files.mjs';
import { mutated } from './mutants.mjs';
import { isWellFormed } from './syntax.mjs';
import { catalogueOf } from './walks.mjs';

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
    testsOf(distances, file).filter((test) => mayNotice(file, test) && asked.some((layer) => LAYERS[layer](test)));
};

/**
 * Runs the mutants over the sessions, each in the first that is free. The first group that notices one is enough, unless
 * each is asked.
 * @param {{ root: string, sources: ReadonlyMap<string, string>, sessions: readonly Session[], mutants: Iterable<Mutant>, groupsOf: (file: string) => readonly (readonly Layer[])[],
 *   testsFor: ReturnType<typeof plan>, isEachAsked?: boolean, seconds: ReadonlyMap<string, number>, graceSeconds?: number, onResult: (result: Result) => void }} work
 */
export const runMutants = async ({
  root,
  sources,
  sessions,
  mutants,
  groupsOf,
  testsFor,
  isEachAsked = false,
  seconds,
  graceSeconds = 20,
  onResult,
}) => {
  const queue = mutants[Symbol.iterator]();
  /** @type {Map<string, number>} */
  const walked = new Map();
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
      const beside = isWalk ? [catalogueOf(root, [mutant.file])] : [];
      const taken = isWalk ? await walkSeconds(session, tests, beside) : secondsOf(seconds, tests);
      const limit = graceSeconds + PATIENCE * taken;
      const ask = () => session.run(tests, new Map([[mutant.file, source], ...beside]), limit);
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
      if (!isEachAsked) break;
    }
    result.seconds = (performance.now() - startedAt) / 1000;
    return result;
  }

  /** Walks of some machines on the sources as they are, the first time they are asked for. @param {Session} session @param {readonly string[]} tests @param {readonly [path: string, source: string][]} catalogue */
  async function walkSeconds(session, tests, catalogue) {
    const key = JSON.stringify(catalogue);
    const known = walked.get(key);
    if (known !== undefined) return known;
    const { failures, seconds: taken } = await session.run(tests, new Map(catalogue));
    const [failure] = failures;
    if (failure !== undefined) throw new Error(`without a mutant ${failure.test ?? failure.file}: ${failure.message}`);
    const whole = secondsOf(taken, tests);
    walked.set(key, whole);
    return whole;
  }
};

/** @param {ReadonlyMap<string, number>} seconds @param {readonly string[]} tests */
const secondsOf = (seconds, tests) => tests.reduce((sum, test) => sum + (seconds.get(test) ?? 0), 0);

/** @param {readonly Layer[]} layers @param {string} test */
const layersOf = (layers, test) => (layers.length === 1 ? layers : layers.filter((layer) => LAYERS[layer](test)));

/** A browser may take its time the first time. @param {Session} session @param {readonly string[]} tests */
const askTwice = async (session, tests) => {
  const first = await session.run(tests);
  return first.failures.length > 0 && tests.some(isInBrowser) ? session.run(tests) : first;
};

/**
 * Every test that may be asked, on the sources as they are: how long each takes, and what fails. Walks are left for when
 * they are asked for.
 * @param {readonly Session[]} sessions @param {readonly string[]} tests
 */
export const baseline = async (sessions, tests) => {
  const asked = tests.filter((test) => !LAYERS.walks(test));
  const outcomes = await Promise.all(
    sessions.map(async (session, index) => {
      const share = asked.filter((_, number) => number % sessions.length === index);
      return share.length > 0 ? [await askTwice(session, share)] : [];
    }),
  );
  const all = outcomes.flat();
  return {
    failures: all.flatMap(({ failures }) => failures),
    hasRun: all.every(({ end, passed }) => end === 'done' && passed > 0),
    seconds: new Map(all.flatMap(({ seconds }) => [...seconds])),
  };
};
