import { describe, expect, test } from 'vitest';
import { type Mutant, mutantsIn, mutated } from '#scripts/mutate/mutants.mjs';
import { isWellFormed } from '#scripts/mutate/syntax.mjs';

const FILE = 'machines/door/door.machine.ts';

const line = ({ kind, from, to }: Mutant) => `${kind}: ${from} → ${to}`;
const isOnce = ({ kind }: Mutant) => kind.endsWith(' once');
const shown = (source: string, file = FILE) =>
  mutantsIn(file, source)
    .filter((mutant: Mutant) => !isOnce(mutant))
    .map(line);
const shownOnce = (source: string) => mutantsIn(FILE, source).filter(isOnce).map(line);

/** The changes of a chart with these states, or with this inside its only state. */
const ofChart = (inside: string) => shown(`createMachine({ id: 'door', ${inside} })`);
const ofState = (inside: string) => ofChart(`states: { open: { ${inside} }, shut: {} }`);

describe('mutants of a chart', () => {
  test.each([
    ["on: { push: 'shut' }", ["transition: push: 'shut' → ∅", "target: 'shut' → 'open'"]],
    ["on: { push: { target: '#door.shut' } }", [expect.any(String), "target: '#door.shut' → '#door.open'"]],
    ["on: { push: { target: '#hall.lit.dim' } }", [expect.any(String), "target: '#hall.lit.dim' → '#hall.lit'"]],
    ["on: { push: { target: '#hall' } }", [expect.any(String), "target: target: '#hall' → ∅"]],
    ["on: { push: { actions: 'ring' } }", [expect.any(String), "action: 'ring' → []"]],
    ["on: { push: { actions: ['ring', 'knock'] } }", [expect.any(String), "action: 'ring' → ∅", "action: 'knock' → ∅"]],
    [
      "on: { push: { actions: { type: 'ring', params: { volume: 3 } } } }",
      [expect.any(String), "action: { type: 'ring', params: { volume: 3 } } → []", 'number: 3 → 4', 'number: 3 → 2'],
    ],
    [
      "on: { push: { guard: 'isUnlocked', reenter: true } }",
      [
        expect.any(String),
        "guard: 'isUnlocked' → () => true",
        "guard: 'isUnlocked' → () => false",
        'reenter: true → false',
      ],
    ],
    ["entry: 'ring', exit: ['knock']", ["action: 'ring' → []", "action: 'knock' → ∅"]],
    ["tags: 'busy'", ["tag: tags: 'busy' → ∅"]],
    ["tags: ['busy', 'loud']", ["tag: 'busy' → ∅", "tag: 'loud' → ∅"]],
    ["initial: 'ajar', states: { ajar: {}, wide: {} }", ["initial: 'ajar' → 'wide'"]],
    ["on: { push: '.ajar' }, states: { ajar: {}, wide: {} }", [expect.any(String), "target: '.ajar' → '.wide'"]],
    [
      "invoke: { id: 'hinge', src: 'hinge', input: ({ context }) => ({ angle: context.angle }) }",
      ['input: angle: context.angle → angle: undefined'],
    ],
    ["invoke: { src: 'hinge', input: ({ context }) => hingeOf(context) }", ['input: hingeOf(context) → undefined']],
    [
      "invoke: { src: 'hinge', onDone: 'shut', onError: 'open' }",
      [
        "onDone: onDone: 'shut' → ∅",
        "target: 'shut' → 'open'",
        "onError: onError: 'open' → ∅",
        "target: 'open' → 'shut'",
      ],
    ],
    ["description: 'open wide', meta: { page: 'hall' }", []],
  ])('%s', (inside, mutants) => {
    expect(ofState(inside)).toEqual(mutants);
  });

  test('a branch without a guard is dropped; guarded ones change places and their guards hold always or never', () => {
    expect(ofState("always: [{ guard: 'a', target: 'shut' }, { guard: 'b' }, { target: 'shut' }]")).toEqual([
      "branch: { guard: 'a', target: 'shut' } → ⇅ { guard: 'b' }",
      "guard: 'a' → () => true",
      "guard: 'a' → () => false",
      "target: 'shut' → 'open'",
      "guard: 'b' → () => true",
      "guard: 'b' → () => false",
      "branch: { target: 'shut' } → ∅",
      "target: 'shut' → 'open'",
    ]);
  });

  test('a delay becomes another one, twice as long, a millisecond longer or shorter', () => {
    const source = `setup({ delays: { short: 100, long: LONG_MS } }).createMachine({
      id: 'door', states: { open: { after: { short: 'shut' } }, shut: {} } })`;
    expect(shown(source)).toEqual([
      'delay: 100 → ((100) * 2)',
      'delay: 100 → ((100) + 1)',
      'delay: 100 → ((100) - 1)',
      'delay: LONG_MS → ((LONG_MS) * 2)',
      'delay: LONG_MS → ((LONG_MS) + 1)',
      'delay: LONG_MS → ((LONG_MS) - 1)',
      "transition: short: 'shut' → ∅",
      'delay: short → long',
      "target: 'shut' → 'open'",
    ]);
  });

  test('a named guard is turned round, and an assignment loses one property at a time', () => {
    const source = `setup({
      actors: { hinge: port('door.hinge') },
      guards: { isWide: ({ context }) => context.isWide, isShut: ({ context }) => context.angle === 0 },
      actions: { store: assign((_, params) => ({ angle: params.angle, ...params.rest })), copy: assign((_, params) => params) },
    }).createMachine({ id: 'door' })`;
    expect(shown(source)).toEqual([
      'guard: context.isWide → !(context.isWide)',
      'comparison: context.angle === 0 → context.angle !== 0',
      'number: 0 → 1',
      'assign: angle: params.angle → ∅',
      'assign: ...params.rest → ∅',
      'assign: params → ({})',
    ]);
  });

  test('pieces of a chart that stand outside it are mutated as well', () => {
    const source = `const ringing = { type: 'ring', params: { volume: 1 } } as const;
      const leaving = { 'door.left': { actions: 'lock' } } as const;
      export const open = doorSetup.createStateConfig({ on: { ...leaving, push: { actions: ringing } } });`;
    expect(shown(source)).toEqual([
      'number: 1 → 2',
      'number: 1 → 0',
      "transition: 'door.left': { actions: 'lock' } → ∅",
      "action: 'lock' → []",
      'transition: push: { actions: ringing } → ∅',
      'action: ringing → []',
    ]);
  });
});

describe('mutants of a machine that lives on', () => {
  const chart = (inside: string, after = "on: { pull: 'open' }") =>
    `createMachine({ id: 'door', states: { open: { ${inside} }, shut: { ${after} } } })`;

  test('a transition is taken once, an action acts once, a delay passes once', () => {
    const states =
      "entry: ['ring', 'knock'], after: { short: [{ guard: 'isWide', target: 'shut' }, { actions: 'creak' }] }";
    expect(shownOnce(`setup({ delays: { short: 100 } }).${chart(states)}`)).toEqual([
      'delay once: 100 → passOnce(100)',
      "action once: 'ring' → actOnce('ring')",
      "action once: 'knock' → actOnce('knock')",
      "transition once: { guard: 'isWide', target: 'shut' } → takeOnce({ guard: 'isWide', target: 'shut' })",
      "transition once: { actions: 'creak' } → takeOnce({ actions: 'creak' })",
      "action once: 'creak' → actOnce('creak')",
      "transition once: 'open' → takeOnce('open')",
    ]);
  });

  test('what can happen only once in its life is left as it is', () => {
    const states = "entry: 'ring', on: { push: 'shut', knock: { actions: 'creak' } }";
    expect(shownOnce(chart(states, ''))).toEqual([
      "transition once: { actions: 'creak' } → takeOnce({ actions: 'creak' })",
      "action once: 'creak' → actOnce('creak')",
    ]);
  });

  test('a way to where nothing leads back from is taken once by itself', () => {
    const states = `open: { invoke: { src: 'hinge', onDone: [{ guard: 'isWide', target: 'shut', actions: 'ring' }, 'ajar'] } },
      ajar: { on: { pull: { target: 'open', actions: 'creak' }, push: '#door.shut' } }, shut: { on: { knock: 'locked' } },
      locked: { on: { knock: 'shut' } }`;
    const once = [
      "transition once: 'ajar' → takeOnce('ajar')",
      "transition once: { target: 'open', actions: 'creak' } → takeOnce({ target: 'open', actions: 'creak' })",
      "action once: 'creak' → actOnce('creak')",
      "transition once: 'locked' → takeOnce('locked')",
      "transition once: 'shut' → takeOnce('shut')",
    ];
    expect(shownOnce(`createMachine({ id: 'door', states: { ${states} } })`)).toEqual(once);
    expect(shownOnce(`createMachine({ id: 'door', type: 'parallel', states: { ${states} } })`)).toHaveLength(8);
  });

  test('inside a state that is stood in once nothing is come back to either', () => {
    const inside = `initial: 'thin', states: { thin: { on: { push: { target: 'thick', actions: 'creak' } } }, thick: {} }`;
    expect(shownOnce(`createMachine({ id: 'door', states: { ice: { ${inside} }, water: {} } })`)).toEqual([]);
    const again = `states: { ice: { ${inside}, on: { melt: 'water' } }, water: { on: { freeze: 'ice' } } }`;
    expect(shownOnce(`createMachine({ id: 'door', ${again} })`)).toContain("action once: 'creak' → actOnce('creak')");
  });

  test('what ends a machine ends it once, from wherever it is', () => {
    const inside = `{ initial: 'ajar', states: { ajar: { on: { lock: { target: '#door.missing', actions: 'click' } } } } }`;
    const states = (type: string) =>
      `states: { open: ${inside}, shut: { on: { pull: 'open' } }, missing: { ${type} } }, on: { push: '.shut' }`;
    expect(shownOnce(`createMachine({ id: 'door', ${states("type: 'final'")} })`)).toEqual([
      "transition once: 'open' → takeOnce('open')",
      "transition once: '.shut' → takeOnce('.shut')",
    ]);
    expect(shownOnce(`createMachine({ id: 'door', ${states('')} })`)).toContain(
      "action once: 'click' → actOnce('click')",
    );
  });

  test.each([
    ['a list at the root that leads nowhere', "invoke: [{ src: 'hinge' }, { src: 'lock' }], ", 'push'],
    ['what a child is given, written elsewhere', "invoke: { src: 'hinge', input: HINGE }, ", 'push'],
    ['an event that has the name of a state', '', "'open.pushed'"],
    ['a way from the root to where it ends', "on: { leave: '.missing' }, ", 'push'],
  ])('nothing is come back to by %s', (_, root, pushed) => {
    const states = `open: { on: { ${pushed}: { target: 'shut', actions: 'ring' } } }, shut: {}, missing: { type: 'final' }`;
    expect(shownOnce(`createMachine({ id: 'door', ${root}states: { ${states} } })`)).toEqual([]);
  });

  test('a way out of a state that is stood in once is taken once by itself', () => {
    const turns = `{ on: { push: [{ guard: 'isWide', target: '#door.shut' }, { actions: 'creak' }] } }`;
    const inside = `initial: 'ajar', states: { ajar: ${turns} }`;
    expect(shownOnce(`createMachine({ id: 'door', states: { open: { ${inside} }, shut: {} } })`)).toEqual([
      "transition once: { actions: 'creak' } → takeOnce({ actions: 'creak' })",
      "action once: 'creak' → actOnce('creak')",
    ]);
  });

  test('what they do comes from a module that the mutant imports', () => {
    const source = chart("on: { push: 'shut' }");
    const mutant = mutantsIn(FILE, source).find(isOnce);
    expect(mutated(source, mutant as Mutant)).toBe(
      `${chart("on: { push: takeOnce('shut') }")}\nimport { takeOnce } from '#scripts/mutate/once.mjs';\n`,
    );
  });
});

describe('mutants of a view', () => {
  const VIEW = 'src/views/door/Door.tsx';

  test.each([
    ["actor.send({ type: 'door.push' })", ["gesture: actor.send({ type: 'door.push' }) → void 0"]],
    [
      "() => { actor.send({ type: 'door.push', by: 3 }); actor.send({ type: 'door.pull' }); }",
      [
        "gesture: actor.send({ type: 'door.push', by: 3 }) → void 0",
        "gesture: 'door.push' → 'door.pull'",
        "gesture: actor.send({ type: 'door.pull' }) → void 0",
        "gesture: 'door.pull' → 'door.push'",
      ],
    ],
    ['<button disabled={!isOpen} onClick={push}>push</button>', ['lock: !isOpen → !(!isOpen)']],
    ['<p role="status" className={isOpen ? "wide" : "narrow"}>{text}</p>', ['live-region: role="status" → ∅']],
    ["[selectSize('width'), selectSize('height')]", ["selected: 'width' → 'height'", "selected: 'height' → 'width'"]],
  ])('%s', (expression, mutants) => {
    expect(shown(`export const door = ${expression};`, VIEW)).toEqual(mutants);
  });

  test.each([
    [
      'isOpen ? <Hall /> : null',
      ['piece: isOpen ? <Hall /> : null → (<Hall />)', 'piece: isOpen ? <Hall /> : null → (null)'],
    ],
    ['isOpen && <Hall />', ['piece: isOpen && <Hall /> → null', 'piece: isOpen && <Hall /> → (<Hall />)']],
    ['() => { if (!isOpen) return null; return <Hall />; }', ['piece: !isOpen → true', 'piece: !isOpen → false']],
    ['isWide ? <Hall /> : null', []],
  ])('a piece is left out or always there when it hangs on the machine: %s', (expression, mutants) => {
    expect(shown(`const isOpen = useSelector(actor, selectIsOpen); const piece = ${expression};`, VIEW)).toEqual(
      mutants,
    );
  });

  test('a selector gives way to another that answers yes or no', () => {
    const source = `import { selectCanPush, selectIsOpen, selectLabel } from '#machines/door/index.ts';
      const [canPush, isOpen, label] = [useSelector(actor, selectCanPush), useSelector(actor, selectIsOpen), useSelector(actor, selectLabel)];`;
    expect(shown(source, VIEW)).toEqual([
      'selected: selectCanPush → selectIsOpen',
      'selected: selectIsOpen → selectCanPush',
    ]);
  });
});

describe('mutants of code', () => {
  test.each([
    ['a < b', ['comparison: a < b → a <= b']],
    ['a >= b', ['comparison: a >= b → a > b']],
    ['a === b', ['comparison: a === b → a !== b']],
    ['a in b', ['comparison: a in b → !(a in b)']],
    ['a && b', ['logic: a && b → a || b']],
    ['a ?? b', ['logic: a ?? b → a']],
    ['!a', ['logic: !a → a']],
    ['a + b', ['arithmetic: a + b → a - b']],
    ['a * b', ['arithmetic: a * b → a / b']],
    ["a + 'km'", ["text: 'km' → ''"]],
    ['a ? b : c', ['condition: a ? b : c → (a ? c : b)']],
    ['7', ['number: 7 → 8', 'number: 7 → 6']],
    ['0', ['number: 0 → 1']],
    ['true', ['boolean: true → false']],
    ["''", []],
    ['`far away`', ["text: `far away` → ''"]],
    ['a.some(b)', ['method: some → every']],
    ['Math.min(a, b)', ['method: min → max']],
    ['a.filter(b)', ['method: a.filter(b) → a']],
    ["new Error('lost')", []],
    ['(): { a: b; c: 1 } => ({ a: b, c: 1 })', ['property: a: b → ∅', 'number: 1 → 2', 'number: 1 → 0']],
    ['a as { kind: "b" }', []],
    ["{ description: 'wide open', words: 'wide open' }", ["text: 'wide open' → ''"]],
  ])('%s', (expression, mutants) => {
    expect(shown(`export const value = ${expression};`)).toEqual(mutants);
  });

  test('a condition holds always and never', () => {
    expect(shown('function f(a) { if (a) return b; return c; }')).toEqual([
      'condition: a → true',
      'condition: a → false',
    ]);
  });

  test('a selector answers the opposite, once', () => {
    const selectors = `export const selectIsOpen = (snapshot) => snapshot.matches('open');
      export const selectIsFlat = ({ context }) => context.angle === 0;
      export const selectOn = (side) => (snapshot) => snapshot.context[side];`;
    expect(shown(selectors, 'machines/door/door.select.ts')).toEqual([
      "selector: snapshot.matches('open') → !(snapshot.matches('open'))",
      "text: 'open' → ''",
      'comparison: context.angle === 0 → context.angle !== 0',
      'number: 0 → 1',
      'selector: snapshot.context[side] → !(snapshot.context[side])',
    ]);
  });

  test('imports, keys and types are left alone', () => {
    const source = `import { a } from './a.ts';
      interface B { kind: 'b'; size: 1 }
      export const value: B['kind'] = f<'b'>({ 'key-1': a, [a]: a }['x']);`;
    expect(shown(source)).toEqual([]);
  });
});

test('an id does not change with its line, tells equal mutants apart, and every mutant is a program', () => {
  const source = `export const low = [1 < 2, 1 < 2].map((one) => ({ one, }));
    createMachine({ id: 'door', states: { open: { tags: ['busy',], on: { push: 'shut', }, }, shut: {} } });`;
  const mutants = mutantsIn(FILE, source);
  expect(new Set(mutants.map(({ id }: Mutant) => id)).size).toBe(mutants.length);
  expect(mutantsIn(FILE, `\n\n${source}`).map(({ id }: Mutant) => id)).toEqual(mutants.map(({ id }: Mutant) => id));
  expect(mutants.filter((one: Mutant) => !isWellFormed(FILE, mutated(source, one)))).toEqual([]);
  expect(mutants.filter((one: Mutant) => mutated(source, one) === source)).toEqual([]);
});
