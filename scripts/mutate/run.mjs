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
 * @typedef {{ mutant: Mutant, way: Way | null, by: string | null, tests: number, seconds: number }} Result
 */

/** So many mutants are tried in one thread before it is proved that none of them has left anything behind. */
const BATCH = 40;

/** No test of a run may take this many times what the slowest file takes undisturbed, after some seconds of grace. */
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
 * Runs the mutants over the sessions, each in the first that is free. The first group that notices one is enough.
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
  /** @type {Map<string, number>} */
  const walked = new Map();
  const order = killersFirst(seconds);
  await Promise.all(
    sessions.map(async (session) => {
      /** @type {Result[]} */
      let batch = [];
      for (let next = queue.next(); !next.done; next = queue.next()) {
        batch.push(await runMutant(session, next.value));
        if (batch.length < BATCH) continue;
        for (const result of await proved(session, batch)) onResult(result);
        batch = [];
      }
      for (const result of await proved(session, batch)) onResult(result);
    }),
  );

  /**
   * Result of a batch after its noticing tests have passed on the original sources in the same thread. If one fails
   * there, each mutant of the batch is tried in its own thread.
   * @param {Session} session @param {readonly Result[]} batch @returns {Promise<readonly Result[]>}
   */
  async function proved(session, batch) {
    const noticed = batch.flatMap(({ by, mutant }) => (by === null ? [] : [{ test: by.split(' ')[0] ?? '', mutant }]));
    const inNode = noticed.filter(({ test }) => !isInBrowser(test));
    const isWalk = ({ test = '' }) => LAYERS.walks(test);
    const runs = [
      {
        tests: inNode.filter((one) => !isWalk(one)).map(({ test }) => test),
        changes: /** @type {[string, string][]} */ ([]),
      },
      ...[...new Set(inNode.filter(isWalk).map(({ mutant }) => mutant.file))].map((file) => ({
        tests: inNode.filter((one) => isWalk(one) && one.mutant.file === file).map(({ test }) => test),
        changes: [catalogueOf(root, [file])],
      })),
    ].filter(({ tests }) => tests.length > 0);
    let isProved = true;
    for (const { tests, changes } of runs) {
      const { failures, end } = await session.run([...new Set(tests)], new Map(changes));
      isProved &&= failures.length === 0 && end === 'done';
    }
    await session.renew();
    if (isProved) return batch;
    /** @type {Result[]} */
    const again = [];
    for (const { mutant } of batch) {
      again.push(await runMutant(session, mutant));
      await session.renew();
    }
    return again;
  }

  /** @param {Session} session @param {Mutant} mutant @returns {Promise<Result>} */
  async function runMutant(session, mutant) {
    const startedAt = performance.now();
    const source = mutated(sources.get(mutant.file) ?? '', mutant);
    if (!isWellFormed(mutant.file, source)) throw new Error(`not a program: ${mutant.id}`);
    /** @type {Result} */
    const result = { mutant, way: null, by: null, tests: 0, seconds: 0 };
    for (const layers of groupsOf(mutant.file)) {
      const tests = order.sorted(mutant.file, testsFor(mutant.file, layers));
      if (tests.length === 0) continue;
      const isWalk = layers.includes('walks');
      const beside = isWalk ? [catalogueOf(root, [mutant.file])] : [];
      const taken = isWalk ? await walkSeconds(session, tests, beside) : longestOf(seconds, tests);
      const limit = graceSeconds + PATIENCE * taken;
      const ask = () => session.run(tests, new Map([[mutant.file, source], ...beside]), limit);
      const asked = await ask();
      // A busy machine is slow too: only what is late twice is late. What breaks off may be the rest of another mutant.
      const isDoubtful = ['time', 'crash'].includes(endOf(asked) ?? '');
      if (isDoubtful) await session.renew();
      const outcome = isDoubtful ? await ask() : asked;
      const way = endOf(outcome);
      if (way === 'time' || way === 'crash') await session.renew();
      result.tests += outcome.passed;
      if (way === null) continue;
      const [first] = outcome.failures;
      order.add(mutant.file, first?.file);
      result.way = way;
      result.by = first === undefined ? null : `${first.file} ${first.test ?? first.message}`;
      break;
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
    const longest = longestOf(taken, tests);
    walked.set(key, longest);
    return longest;
  }
};

/**
 * The order in which tests are asked about a file: those that notice most of its mutants in the least time first. Of tests
 * that have noticed none yet the nearest stay first, unless they take long.
 * @param {ReadonlyMap<string, number>} seconds
 */
export const killersFirst = (seconds) => {
  /** @type {Map<string, number>} */
  const kills = new Map();
  const key = (/** @type {string} */ file, /** @type {string} */ test) => `${file} ${test}`;
  return {
    /** @param {string} file @param {string | undefined} test */
    add: (file, test) => {
      if (test !== undefined) kills.set(key(file, test), (kills.get(key(file, test)) ?? 0) + 1);
    },
    /** @param {string} file @param {readonly string[]} tests */
    sorted: (file, tests) =>
      tests
        .map((test, index) => {
          const hope = (kills.get(key(file, test)) ?? 0) + 1 / (1 + index);
          return { test, worth: hope / (0.1 + (seconds.get(test) ?? 0)) };
        })
        .sort((one, other) => other.worth - one.worth)
        .map(({ test }) => test),
  };
};

/** @param {ReadonlyMap<string, number>} seconds @param {readonly string[]} tests */
const longestOf = (seconds, tests) => Math.max(0, ...tests.map((test) => seconds.get(test) ?? 0));

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
