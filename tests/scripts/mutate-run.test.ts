import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LAYERS, sourcesIn, testsIn, testsOf } from '#scripts/mutate/files.mjs';
import { type Mutant, mutantsIn } from '#scripts/mutate/mutants.mjs';
import { baseline, killersFirst, plan, type Result, runMutants } from '#scripts/mutate/run.mjs';
import { openSession, type Session } from '#scripts/mutate/warm.mjs';

const RULES = 'machines/door/door.rules.ts';
const LOOPS = 'machines/door/loops.ts';

const STAINS = 'machines/door/stains.ts';

const files = {
  'package.json': '{ "type": "module" }',
  [RULES]: `export const isWide = (angle: number) => angle > 45;
export const label = (isOpen: boolean) => (isOpen ? 'open' : 'shut');
`,
  [LOOPS]: `export const countDown = (from: number) => {
  let left = from;
  while (left > 0) left = left - 1;
  return left;
};
`,
  [STAINS]: `export const width = () => 3;
export const name = () => 'door';
`,
  'machines/door/unused.ts': 'export const size = 3;\n',
  'machines/door/door.types.ts': 'export const kind = 7;\n',
  'tests/machines/door.test.ts': `import { expect, test } from 'vitest';
import { isWide, label } from '../../machines/door/door.rules.ts';
test('at 45 degrees a door is not wide', () => expect([isWide(45), isWide(46)]).toEqual([false, true]));
test('an open door says so', () => expect(label(true)).toBe('open'));
`,
  'tests/machines/stains.model.test.ts': `import { expect, test } from 'vitest';
import { name, width } from '../../machines/door/stains.ts';
test('a wrong width stays in the thread', () => {
  name();
  if (width() !== 3) globalThis.stained = true;
  expect('stained' in globalThis).toBe(false);
});
`,
  'tests/machines/loops.model.test.ts': `import { expect, test } from 'vitest';
import { countDown } from '../../machines/door/loops.ts';
test('it ends at nothing', () => expect(countDown(3)).toBe(0));
`,
};

let root: string;
let session: Session;

beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  root = mkdtempSync(join(process.cwd(), '.cache/mutate-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  session = await openSession(root);
});

afterAll(async () => {
  await session.close();
  rmSync(root, { recursive: true, force: true });
});

const run = async (path: string, isMeant: (mutant: Mutant) => boolean): Promise<Result[]> => {
  const results: Result[] = [];
  const source = readFileSync(join(root, path), 'utf8');
  await runMutants({
    root,
    sessions: [session],
    sources: new Map([[path, source]]),
    mutants: mutantsIn(path, source).filter(isMeant),
    testsFor: plan(root, ['journeys', 'models']),
    groupsOf: () => [['journeys', 'models']],
    seconds: new Map(),
    graceSeconds: 4,
    onResult: (result) => results.push(result),
  });
  return results;
};

test('what decides nothing is not mutated, and a test belongs to the layer of its folder and name', () => {
  expect(sourcesIn(root)).toEqual([RULES, LOOPS, STAINS, 'machines/door/unused.ts']);
  expect(testsIn(root).filter(LAYERS.journeys)).toEqual(['tests/machines/door.test.ts']);
  expect(testsIn(root).filter(LAYERS.models)).toEqual([
    'tests/machines/loops.model.test.ts',
    'tests/machines/stains.model.test.ts',
  ]);
});

test('the tests pass without a mutant', async () => {
  expect(await baseline([session], testsIn(root))).toMatchObject({ failures: [], hasRun: true });
});

test('what a test notices is noticed, by the first that fails and none after it; what none looks at survives', async () => {
  const results = await run(RULES, () => true);
  const ends = results.map(({ mutant, way, by, tests }) => [`${mutant.kind} ${mutant.from}`, way, by, tests]);
  const angle = 'tests/machines/door.test.ts at 45 degrees a door is not wide';
  const open = 'tests/machines/door.test.ts an open door says so';
  expect(ends).toEqual([
    ['comparison angle > 45', 'failure', angle, 0],
    ['number 45', 'failure', angle, 0],
    ['number 45', 'failure', angle, 0],
    ["condition isOpen ? 'open' : 'shut'", 'failure', open, 1],
    ["text 'open'", 'failure', open, 1],
    ["text 'shut'", null, null, 2],
  ]);
  expect(readFileSync(join(root, RULES), 'utf8')).toBe(files[RULES]);
});

test('a loop that never ends is noticed by the time it takes, and the next mutant runs', async () => {
  const results = await run(LOOPS, ({ kind }) => kind === 'arithmetic' || kind === 'comparison');
  expect(results.map(({ mutant, way }) => [mutant.kind, way])).toEqual([
    ['comparison', 'failure'],
    ['arithmetic', 'time'],
  ]);
});

test('what a mutant leaves behind is not held against the next', async () => {
  const results = await run(STAINS, () => true);
  expect(results.map(({ mutant, way }) => [mutant.kind, way])).toEqual([
    ['number', 'failure'],
    ['number', 'failure'],
    ['text', null],
  ]);
});

test('the tests nearest to a file come first, and of those as near the ones named after it', () => {
  const load = (distance: number) => new Map([['domain/form/check.ts', distance]]);
  const loaded = new Map([
    ['tests/domain/air.test.ts', load(1)],
    ['tests/domain/far-form-check.test.ts', load(2)],
    ['tests/domain/form-check.test.ts', load(1)],
    ['tests/domain/other.test.ts', new Map<string, number>()],
    ['tests/domain/tidy-form.test.ts', load(1)],
  ]);
  expect(testsOf(loaded, 'domain/form/check.ts').map((test) => test.replace('tests/domain/', ''))).toEqual([
    ...['form-check.test.ts', 'tidy-form.test.ts', 'air.test.ts', 'far-form-check.test.ts'],
  ]);
});

test('of tests that may notice a mutant those come first that have noticed most in the least time', () => {
  const order = killersFirst(new Map([['slow', 10]]));
  expect(order.sorted('a.ts', ['slow', 'near', 'far'])).toEqual(['near', 'far', 'slow']);
  order.add('a.ts', 'far');
  expect(order.sorted('a.ts', ['slow', 'near', 'far'])).toEqual(['far', 'near', 'slow']);
  expect(order.sorted('b.ts', ['slow', 'near', 'far'])).toEqual(['near', 'far', 'slow']);
});

test('a file that no test loads has survivors only', async () => {
  const results = await run('machines/door/unused.ts', () => true);
  expect(results.map(({ way, tests }) => [way, tests])).toEqual([
    [null, 0],
    [null, 0],
  ]);
});
