import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, assign, createMachine, setup } from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';
import { toChartModel } from '#machines/kit/chart-model.ts';
import { feed, port } from '#machines/kit/port.ts';
import { chartErrors } from './chart-lint.ts';
import { drive } from './drive.ts';
import { explore, verticesOf } from './explore.ts';
import { traps, violations } from './graph-facts.ts';
import { event, resolved } from './journey.ts';
import { edgePaths, reach, scenicPaths, settledStates } from './paths.ts';
import { activeLeaves, declaredEdges, edgesTaken, eventTypesOf, timerChanges } from './xstate-internals.ts';

/** Two timers that run together, a port, a feed, a guard and an eventless step. */
const lampMachine = setup({
  types: { context: {} as { pressed: number }, events: {} as { type: 'lamp.pressed' } | { type: 'room.darkened' } },
  actors: { warmUp: port<void>('lamp.warmUp'), darkness: feed<{ type: 'room.darkened' }>('lamp.darkness') },
  actions: { countPress: assign(({ context }) => ({ pressed: context.pressed + 1 })) },
  guards: { isWorn: ({ context }) => context.pressed >= 2 },
  delays: { dimming: 300, burning: 1_000 },
}).createMachine({
  id: 'lamp',
  description: '灯',
  context: { pressed: 0 },
  initial: 'off',
  invoke: { id: 'darkness', src: 'darkness' },
  states: {
    off: {
      description: '关',
      always: { guard: 'isWorn', target: 'worn' },
      on: { 'lamp.pressed': { target: 'warming', actions: 'countPress' }, 'room.darkened': 'warming' },
    },
    warming: { description: '预热', invoke: { id: 'warmUp', src: 'warmUp', onDone: 'on' } },
    on: {
      description: '开',
      type: 'parallel',
      states: {
        level: {
          description: '亮度',
          initial: 'bright',
          states: { bright: { description: '亮', after: { dimming: 'dim' } }, dim: { description: '暗' } },
        },
        life: {
          description: '寿命',
          initial: 'burning',
          states: { burning: { description: '燃', after: { burning: '#lamp.off' } } },
        },
      },
      on: { 'lamp.pressed': { target: 'off', actions: 'countPress' } },
    },
    worn: { description: '坏', type: 'final' },
  },
});

const cases: MachineCases = {
  events: {
    'lamp.pressed': [{ type: 'lamp.pressed' }],
    'room.darkened': [{ type: 'room.darkened' }],
    'xstate.done.actor.warmUp': [{ type: 'xstate.done.actor.warmUp' }],
  },
  delays: { dimming: 300, burning: 1_000 },
  feeds: { 'room.darkened': 'darkness' },
  key: ({ value, context }) => JSON.stringify([value, Math.min(context.pressed, 3)]),
};

const walk = async (machine: AnyStateMachine, walked: MachineCases) => {
  const taken = new Set<string>();
  for (const { edges } of edgePaths(explore(machine, walked))) {
    const driver = drive(machine, walked);
    driver.start();
    for (const edge of edges) await driver.take(edge);
    for (const edge of driver.taken) taken.add(edge);
    driver.actor.stop();
  }
  return declaredEdges(machine).filter((edge) => !taken.has(edge));
};

describe('the parts of xstate that may move', () => {
  test('have the shape the adapter reads', () => {
    const { start } = explore(lampMachine, cases);
    expect(eventTypesOf(start.snapshot).sort()).toEqual(['lamp.pressed', 'room.darkened']);
    expect(activeLeaves(start.snapshot)).toEqual(['lamp.off']);
    expect(declaredEdges(lampMachine)).toEqual([
      'lamp.off lamp.pressed #0',
      'lamp.off room.darkened #0',
      'lamp.off always #0',
      'lamp.warming xstate.done.actor.warmUp #0',
      'lamp.on lamp.pressed #0',
      'lamp.on.level.bright xstate.after.dimming.lamp.on.level.bright #0',
      'lamp.on.life.burning xstate.after.burning.lamp.on.life.burning #0',
    ]);
  });

  test('name the timers a step starts and cancels', () => {
    const raise = { type: 'xstate.raise', params: { event: { type: 'later' }, delay: 5 } };
    const cancel = { type: 'xstate.cancel', params: { sendId: 'later' } };
    expect(timerChanges([raise, cancel, { type: 'xstate.raise', params: { event: { type: 'now' } } }])).toEqual([
      { kind: 'started', type: 'later' },
      { kind: 'cancelled', type: 'later' },
    ]);
  });

  test('report nothing for other inspections', () => {
    expect(edgesTaken({ type: '@xstate.actor' } as Parameters<typeof edgesTaken>[0])).toEqual([]);
  });
});

describe('exploring and driving', () => {
  test('takes every declared transition of a sound machine', async () => {
    expect(await walk(lampMachine, cases)).toEqual([]);
  });

  test('lets the earlier of two timers fire first', () => {
    const values = [...explore(lampMachine, cases).vertices.values()].map(({ snapshot }) =>
      JSON.stringify(snapshot.value),
    );
    expect(values).toContain(JSON.stringify({ on: { level: 'dim', life: 'burning' } }));
    const early = explore(lampMachine, cases).edges.filter(
      ({ from, event: { type } }) =>
        type.startsWith('xstate.after.burning') && JSON.stringify(from.snapshot.value).includes('bright'),
    );
    expect(early).toEqual([]);
  });

  test.each([200, 400])('finds a delay of %i ms where 300 is right', async (dimming) => {
    const mutant = lampMachine.provide({ delays: { dimming } });
    await expect(walk(mutant, cases)).rejects.toThrow(/moved on before|instead of/);
  });

  test('finds a guard that lies', async () => {
    const mutant = lampMachine.provide({ guards: { isWorn: () => false } });
    expect(await walk(mutant, cases)).toEqual(['lamp.off always #0']);
  });

  test('refuses an event without a case', () => {
    const { 'room.darkened': _, ...events } = cases.events;
    expect(() => explore(lampMachine, { ...cases, events })).toThrow('the event "room.darkened" has no case');
  });

  test('refuses a delay without a case', () => {
    expect(() => explore(lampMachine, { ...cases, delays: { burning: 1_000 } })).toThrow('is not among the cases');
  });

  test('refuses two timers due together', () => {
    expect(() => explore(lampMachine, { ...cases, delays: { dimming: 1_000, burning: 1_000 } })).toThrow('tie');
  });

  test('refuses what nothing causes, a port that does not wait and a feed that does not run', async () => {
    const driver = drive(lampMachine, { ...cases, feeds: { 'room.darkened': 'moon' } });
    driver.start();
    await expect(driver.cause(event('lamp.kicked'))).rejects.toThrow('nothing here causes "lamp.kicked"');
    await expect(driver.cause(resolved('warmUp'))).rejects.toThrow('not waiting for an answer');
    await expect(driver.cause(event('room.darkened'))).rejects.toThrow('"moon" does not run');
  });

  test('lets timers fire at their own moment while time passes', async () => {
    const { actor, cause, pass, start } = drive(lampMachine, cases);
    start();
    await cause(event('lamp.pressed'));
    await cause(resolved('warmUp'));
    pass(999);
    expect(actor.getSnapshot().value).toEqual({ on: { level: 'dim', life: 'burning' } });
    pass(1);
    expect(actor.getSnapshot().value).toBe('off');
  });

  test('gives fewer paths to watch than to prove', () => {
    const graph = explore(lampMachine, cases);
    const steps = (paths: ReturnType<typeof edgePaths>) => paths.reduce((sum, { edges }) => sum + edges.length, 0);
    expect(steps(scenicPaths(graph))).toBeLessThanOrEqual(steps(edgePaths(graph)));
  });

  test('reaches a state as a snapshot, and refuses one that does not exist', () => {
    expect(reach(lampMachine, cases, 'warming').context.pressed).toBeLessThan(2);
    expect(() => reach(lampMachine, cases, 'broken')).toThrow('cannot be reached');
  });
});

describe('facts of a graph', () => {
  test('a broken promise is shown with its vertex', () => {
    const graph = explore(lampMachine, cases);
    expect(violations(graph, ({ context }) => context.pressed < 2)).not.toEqual([]);
    expect(violations(graph, ({ context }) => context.pressed >= 0)).toEqual([]);
  });

  test('a trap is found, with and without a final state', () => {
    const none: MachineCases = { events: { go: [{ type: 'go' }], stay: [{ type: 'stay' }] }, delays: {} };
    const stuck = createMachine({
      id: 'stuck',
      initial: 'a',
      states: { a: { on: { go: 'b' } }, b: { on: { stay: 'b' } } },
    });
    expect(traps(explore(stuck, none))).toHaveLength(1);
    const ending = createMachine({
      id: 'ending',
      initial: 'a',
      states: {
        a: { on: { go: 'b', stay: 'c' } },
        b: { type: 'final' },
        c: { on: { stay: 'd' } },
        d: { on: { go: 'c' } },
      },
    });
    expect(traps(explore(ending, none))).toHaveLength(2);
    expect(traps(explore(lampMachine, cases))).toEqual([]);
  });
});

describe('the chart lint', () => {
  test('finds nothing in a sound chart', () => {
    expect(chartErrors(lampMachine)).toEqual([]);
  });

  test('finds inline code, unknown names and keys, missing ids and words', () => {
    const invalid = createMachine({
      id: 'invalid',
      description: '错',
      initial: 'a',
      states: {
        a: {
          entry: () => undefined,
          invoke: { src: 'unknown' },
          after: { someday: 'b' },
          on: { go: { guard: 'isUnknown', target: 'b' }, type: { type: 'b' } as object },
        },
        b: { description: 'in English' },
      },
    });
    const errors = chartErrors(invalid).join('\n');
    for (const words of [
      'inline action',
      'unknown actor "unknown"',
      'has no id',
      'unknown delay "someday"',
      'unknown guard "isUnknown"',
      'unknown key "type"',
      'invalid.a: no description',
      'invalid.b: no description',
    ]) {
      expect(errors).toContain(words);
    }
  });
});

test('the chart model holds what a reviewer asks for', () => {
  const { id, nodes, edges } = toChartModel(lampMachine);
  expect(id).toBe('lamp');
  expect(nodes.find((node) => node.id === 'lamp.warming')).toEqual({
    id: 'lamp.warming',
    key: 'warming',
    parent: 'lamp',
    type: 'atomic',
    entry: [],
    exit: [],
    invoke: [{ id: 'warmUp', source: 'warmUp' }],
    tags: [],
    description: '预热',
  });
  expect(edges.find(({ kind }) => kind === 'after')).toMatchObject({
    after: { name: 'dimming', ms: 300 },
    targets: ['lamp.on.level.dim'],
  });
  expect(edges.find(({ kind }) => kind === 'always')).toMatchObject({
    source: 'lamp.off',
    guard: 'isWorn',
    targets: ['lamp.worn'],
  });
  expect(edges.find(({ kind }) => kind === 'done')).toMatchObject({ source: 'lamp.warming', targets: ['lamp.on'] });
});

test('every input a machine may be started with is explored', () => {
  const door = setup({
    types: { input: {} as { isOpen: boolean }, context: {} as { isOpen: boolean } },
    guards: { isOpen: ({ context }) => context.isOpen },
  }).createMachine({
    id: 'door',
    context: ({ input }) => ({ isOpen: input.isOpen }),
    initial: 'deciding',
    states: { deciding: { always: [{ guard: 'isOpen', target: 'open' }, { target: 'shut' }] }, open: {}, shut: {} },
  });
  const doorCases: MachineCases = { input: { isOpen: true }, otherInputs: [{ isOpen: false }], events: {}, delays: {} };
  expect(settledStates(verticesOf(door, doorCases)).map(({ value }) => value)).toEqual(['open', 'shut']);
});
