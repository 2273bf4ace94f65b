import { expect, test } from 'vitest';
import { assign, createActor, initialTransition, SimulatedClock, setup, transition } from 'xstate';
import { actOnce, passOnce, takeOnce } from '#scripts/mutate/once.mjs';

interface Counted {
  count: number;
}

const counting = setup({
  types: { context: {} as Counted },
  actions: { add: assign({ count: ({ context }) => context.count + 1 }) },
  guards: { isSmall: ({ context }) => context.count < 9 },
});
const push = { type: 'push' };

test('an action acts once in the life of each actor, and always in a chart that is only computed', () => {
  const machine = counting.createMachine({
    context: { count: 0 },
    entry: 'add',
    on: { push: { actions: actOnce('add') } },
  });
  for (const actor of [createActor(machine), createActor(machine)]) {
    actor.start();
    for (const count of [2, 2]) {
      actor.send(push);
      expect(actor.getSnapshot().context).toEqual({ count });
    }
  }
  const [first] = initialTransition(machine);
  const [second] = transition(machine, first, push);
  expect(transition(machine, second, push)[0].context).toEqual({ count: 3 });
});

test('an action on the way in acts at the start, and not when the state is entered again', () => {
  const machine = counting.createMachine({
    context: { count: 0 },
    initial: 'open',
    states: { open: { entry: actOnce('add'), on: { push: { target: 'open', reenter: true } } } },
  });
  const actor = createActor(machine).start();
  actor.send(push);
  expect(actor.getSnapshot().context).toEqual({ count: 1 });
  const [first] = initialTransition(machine);
  expect(transition(machine, first, push)[0].context).toEqual({ count: 2 });
});

test.each([
  ['by itself', { guard: 'isSmall', actions: 'add' }],
  ['among others', [{ guard: 'isSmall', actions: 'add' }]],
])('a transition %s is taken once, and nothing is seen of that', (_, given) => {
  const actor = createActor(counting.createMachine({ context: { count: 0 }, on: { push: takeOnce(given) } })).start();
  expect(actor.getSnapshot().can(push)).toBe(true);
  actor.send(push);
  actor.send(push);
  expect(actor.getSnapshot().can(push)).toBe(false);
  expect(actor.getSnapshot().context).toEqual({ count: 1 });
});

test('a transition that is only a target is taken once', () => {
  const machine = setup({}).createMachine({
    initial: 'shut',
    states: { shut: { on: { push: takeOnce('open') } }, open: { on: { push: 'shut' } } },
  });
  const actor = createActor(machine).start();
  const values = [1, 2, 3].map(() => {
    actor.send(push);
    return actor.getSnapshot().value;
  });
  expect(values).toEqual(['open', 'shut', 'shut']);
});

test.each([[1_000], [() => 1_000]])('a delay passes once', (length) => {
  const clock = new SimulatedClock();
  const machine = setup({ delays: { creak: passOnce(length) } }).createMachine({
    initial: 'open',
    states: { open: { after: { creak: 'shut' } }, shut: { on: { push: 'open' } } },
  });
  const actor = createActor(machine, { clock }).start();
  clock.increment(1_000);
  expect(actor.getSnapshot().value).toBe('shut');
  actor.send(push);
  clock.increment(100_000);
  expect(actor.getSnapshot().value).toBe('open');
});
