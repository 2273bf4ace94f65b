import { describe, expect, test } from 'vitest';
import { type Mutant, mutantsIn, mutated, secondMutantsIn } from '#scripts/mutate/mutants.mjs';
import { isWellFormed } from '#scripts/mutate/syntax.mjs';

const FILE = 'machines/door/door.machine.ts';

const shown = (source: string) =>
  secondMutantsIn(FILE, source).map(({ kind, from, to }: Mutant) => `${kind}: ${from} → ${to}`);
const ofState = (inside: string) =>
  shown(
    `setup({ actors: { hinge, lock }, guards: { isWide, isShut }, actions: { ring, knock } }).createMachine({ id: 'door',
      states: { open: { ${inside} }, ajar: {}, shut: {} } })`,
  );

describe('what a second mutator changes of a chart', () => {
  test.each([
    ["on: { push: { target: 'ajar' } }", ["no target: target: 'ajar' → ∅", "other target: 'ajar' → 'open'"]],
    ["on: { push: { target: '#door.ajar' } }", [expect.any(String), "other target: '#door.ajar' → '#door.open'"]],
    ["on: { push: { guard: 'isWide' } }", ["other guard: 'isWide' → 'isShut'"]],
    [
      "on: { push: { guard: { type: 'isShut', params: ({ event }) => event } } }",
      ["other guard: 'isShut' → 'isWide'", 'no params: ({ event }) => event → {}'],
    ],
    ["entry: ['ring', 'creak']", ["other action: 'ring' → 'knock'", "action order: 'ring' → ⇅ 'creak'"]],
    [
      "invoke: { id: 'hinge', src: 'hinge' }",
      ["no invoke: invoke: { id: 'hinge', src: 'hinge' } → ∅", "other source: 'hinge' → 'lock'"],
    ],
    ["type: 'final'", ["no type: type: 'final' → ∅"]],
    ["type: 'history', history: 'deep'", ["no type: type: 'history' → ∅", "shallow: history: 'deep' → ∅"]],
    ["description: 'open wide', meta: { page: ['hall'] }", []],
  ])('%s', (inside, mutants) => {
    expect(ofState(inside)).toEqual(mutants);
  });
});

describe('what a second mutator changes of code', () => {
  test.each([
    ['a && b', ['one half: a && b → a', 'one half: a && b → b', 'negated: a → !(a)', 'negated: b → !(b)']],
    ['a ?? b', ['one half: a ?? b → b']],
    ['a ? b : c', ['one way: a ? b : c → b', 'one way: a ? b : c → c']],
    ['a?.b', ['no question: a?.b → a.b']],
    ['-1', ['sign: -1 → (1)']],
    ["''", ["filled: '' → 'x'"]],
    ['[a, b]', ['no element: a → ∅', 'no element: b → ∅']],
    ['f({ a: 1 })', ['no member: a: 1 → ∅']],
    ['(a) => a + 1', ['no answer: a + 1 → (undefined)']],
    ['/^a+$/u', ['pattern: /^a+$/u → /a+$/u', 'pattern: /^a+$/u → /^a$/u', 'pattern: /^a+$/u → /^a+/u']],
    [
      '({ context }) => [context.angle, context.side].length',
      [
        'no answer: [context.angle, context.side].length → (undefined)',
        'no element: context.angle → ∅',
        'other key: angle → side',
        'no element: context.side → ∅',
        'other key: side → angle',
      ],
    ],
  ])('%s', (expression, mutants) => {
    expect(shown(`export const value = ${expression};`)).toEqual(mutants);
  });

  test('a statement is left out and an answer not given', () => {
    expect(shown('function f(a) { g(a); return h(a); }')).toEqual([
      'no statement: g(a); → ;',
      'no answer: h(a) → undefined',
    ]);
  });
});

test('every mutant of the second is a program, and none is one of the first', () => {
  const source = `export const low = (a) => (a && [1, 2].some((one) => one < a?.b) ? '' : f({ a, }));
    setup({ actions: { ring, knock, } }).createMachine({ id: 'door', states: {
      open: { entry: ['ring', 'knock',], on: { push: { target: 'shut', }, }, }, ajar: {}, shut: { type: 'final', } } });`;
  const mutants = secondMutantsIn(FILE, source);
  expect(mutants.length).toBeGreaterThan(10);
  expect(mutants.filter((one: Mutant) => !isWellFormed(FILE, mutated(source, one)))).toEqual([]);
  const first = new Set(mutantsIn(FILE, source).map((one: Mutant) => mutated(source, one)));
  expect(mutants.filter((one: Mutant) => first.has(mutated(source, one)))).toEqual([]);
});
