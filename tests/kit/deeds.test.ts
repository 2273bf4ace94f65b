import { describe, expect, test } from 'vitest';
import { assign, emit, sendTo, setup } from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';
import { effect } from '#machines/kit/effect.ts';
import { port } from '#machines/kit/port.ts';
import { event, type Journey, rejected, resolved, toChild, unstated, walkTo } from './journey.ts';
import { walkAtRandom } from './random-walks.ts';
import { shortestTo } from './shortest.ts';

const ovenMachine = setup({
  types: {
    context: {} as { dish: string; heat: number },
    input: {} as { dish: string },
    events: {} as { type: 'oven.hotter' },
    output: {} as { heat: number },
  },
  actors: { bake: port<void, { dish: string; heat: number }>('oven.bake') },
  actions: { heat: assign(({ context }) => ({ heat: context.heat + 70 })), ring: effect<{ dish: string }>() },
}).createMachine({
  id: 'oven',
  description: '烤箱',
  context: ({ input }) => ({ dish: input.dish, heat: 110 }),
  initial: 'cold',
  output: ({ context }) => ({ heat: context.heat }),
  states: {
    cold: { description: '冷', on: { 'oven.hotter': { target: 'hot', actions: 'heat' } } },
    hot: {
      description: '热',
      invoke: {
        id: 'bake',
        src: 'bake',
        input: ({ context }) => context,
        onDone: { target: 'done', actions: { type: 'ring', params: ({ context }) => ({ dish: context.dish }) } },
      },
    },
    done: { description: '好', type: 'final' },
  },
});

const cookMachine = setup({
  types: {
    context: {} as { heat: number },
    events: {} as { type: 'cook.begin' } | { type: 'cook.hurry' },
    emitted: {} as { type: 'cook.served' },
    children: {} as { oven: 'oven' },
  },
  actors: { oven: ovenMachine },
  actions: {
    serve: emit({ type: 'cook.served' }),
    storeHeat: assign((_, params: { heat: number }) => params),
    hurry: sendTo('oven', { type: 'oven.hotter' }),
  },
}).createMachine({
  id: 'cook',
  description: '厨师',
  context: { heat: 0 },
  initial: 'idle',
  states: {
    idle: { description: '闲', on: { 'cook.begin': 'cooking' } },
    cooking: {
      description: '忙',
      on: { 'cook.hurry': { actions: 'hurry' } },
      invoke: {
        id: 'oven',
        src: 'oven',
        input: { dish: 'fish' },
        onDone: {
          target: 'idle',
          actions: [{ type: 'storeHeat', params: ({ event }) => event.output }, 'serve'],
        },
        onError: 'idle',
      },
    },
  },
});

const cases: MachineCases = {
  events: {
    'cook.begin': [event('cook.begin')],
    'cook.hurry': [event('cook.hurry')],
    'xstate.done.actor.oven': [resolved('oven', { heat: 1 })],
    'xstate.error.actor.oven': [rejected('oven')],
  },
  delays: {},
};
const begin = event('cook.begin');
const events = [begin, event('cook.hurry'), resolved('oven/bake')];

describe('what a machine wants of the world', () => {
  test('is recorded with a child answered for', async () => {
    const { deeds } = await walkTo(cookMachine, cases, { events: [begin, resolved('oven', { heat: 7 })] });
    expect(deeds).toEqual({
      asked: { oven: [{ dish: 'fish' }] },
      did: {},
      sent: {},
      emitted: [{ type: 'cook.served' }],
    });
  });

  test('is recorded through a child that runs for real', async () => {
    const { actor, deeds } = await walkTo(cookMachine, cases, { events, real: { oven: ovenMachine } });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { heat: 180 } });
    expect(deeds).toEqual({
      asked: { oven: [{ dish: 'fish' }], 'oven/bake': [{ dish: 'fish', heat: 180 }] },
      did: { 'oven/ring': [{ dish: 'fish' }] },
      sent: { oven: [{ type: 'oven.hotter' }] },
      emitted: [{ type: 'cook.served' }],
    });
  });

  test('a real child hears its view, and one that does not run is named', async () => {
    const real = { oven: ovenMachine };
    const { deeds } = await walkTo(cookMachine, cases, { events: [begin, toChild('oven', 'oven.hotter')], real });
    expect([deeds.sent, deeds.asked['oven/bake']]).toEqual([{}, [{ dish: 'fish', heat: 180 }]]);
    await expect(walkTo(cookMachine, cases, { events: [toChild('oven', 'oven.hotter')], real })).rejects.toThrow(
      'the child "oven" does not run',
    );
  });
});

describe('what no journey states', () => {
  const row = (ends: Partial<Journey['ends']>): Journey => ({ title: '', events, ends: { value: 'idle', ...ends } });
  const walk = () => walkTo(cookMachine, cases, { events, real: { oven: ovenMachine } });

  test('is named, and nothing else', async () => {
    expect(unstated(cookMachine, [{ row: row({}), walk: await walk() }])).toEqual([
      'asked: oven, from cook.cooking',
      'emitted: serve',
      'sent: hurry to oven',
    ]);
    const whole = { asked: { oven: [{}] }, sent: { oven: [event('oven.hotter')] }, emitted: [event('cook.served')] };
    expect(unstated(cookMachine, [{ row: row(whole), walk: await walk() }])).toEqual([]);
  });

  test('an effect is stated only where it happened', async () => {
    const oven = await walkTo(
      ovenMachine,
      { ...cases, events: { 'oven.hotter': [] } },
      {
        input: { dish: 'soup' },
        events: [event('oven.hotter'), resolved('bake')],
      },
    );
    const asked = { bake: [{ dish: 'soup', heat: 180 }] };
    expect(unstated(ovenMachine, [{ row: row({ asked, did: { ring: [] } }), walk: oven }])).toEqual(['did: ring']);
    expect(unstated(ovenMachine, [{ row: row({ asked, did: { ring: [{}] } }), walk: oven }])).toEqual([]);
  });

  test('a transition that none takes is printed with the shortest way over it', async () => {
    const text = await shortestTo(cookMachine, cases, ['cook.cooking cook.hurry #0']);
    expect(text.split('\n').map((line) => line.trim())).toEqual([
      'cook.cooking cook.hurry #0 is taken by no journey:',
      'input undefined',
      '{"type":"cook.begin"}',
      '{"type":"cook.hurry"}',
    ]);
  });
});

describe('random walks', () => {
  test('hold a machine that keeps its laws', async () => {
    const laws = { 'heat is never below nothing': ({ context }: { context: { heat: number } }) => context.heat >= 0 };
    await expect(walkAtRandom({ machine: cookMachine, cases, laws }, { walks: 40, seed: 3 })).resolves.toBeUndefined();
  });

  test('end in the shortest walk that breaks a law, with its seed', async () => {
    const laws = { 'no one cooks': ({ value }: { value: unknown }) => value !== 'cooking' };
    const failure = await walkAtRandom({ machine: cookMachine, cases, laws }, { walks: 40, seed: 3 }).catch(
      (error: Error) => `${error.message} ${error.cause}`,
    );
    expect(failure).toContain('seed: 3');
    expect(failure).toMatch(/Counterexample: \[cook\.begin\b/);
    expect(failure).toContain('breaks the law: no one cooks');
  });
});
