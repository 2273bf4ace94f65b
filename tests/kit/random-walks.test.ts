import { expect, test } from 'vitest';
import { assign, emit, sendTo, setup } from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';
import { effect } from '#machines/kit/effect.ts';
import { feed } from '#machines/kit/port.ts';
import { actOnce, takeOnce } from '#scripts/mutate/once.mjs';
import { walkAtRandom } from './random-walks.ts';

const cases: MachineCases = { events: { push: [{ type: 'push' }], pull: [{ type: 'pull' }] }, delays: {} };

type Piece = (piece: unknown) => unknown;
const asIs: Piece = (piece) => piece;

/** A door that rings, tells and lights a lamp when it opens, and counts that until it is shut; one piece of it may be another. */
const door = ({ ring = asIs, add = asIs, tell = asIs, light = asIs, pull = asIs }: Partial<Record<string, Piece>>) =>
  setup({
    types: { context: {} as { count: number }, emitted: {} as { type: 'emitted' } },
    actors: { lamp: feed<{ type: 'push' }>('lamp') },
    actions: {
      ring: effect(),
      add: assign({ count: ({ context }) => context.count + 1 }),
      reset: assign({ count: 0 }),
      tell: emit({ type: 'emitted' }),
      light: sendTo('lamp', { type: 'lit' }),
    },
  }).createMachine({
    id: 'door',
    context: { count: 0 },
    invoke: { id: 'lamp', src: 'lamp' },
    initial: 'shut',
    states: {
      shut: {
        on: { push: { target: 'open', actions: [add('add'), ring('ring'), tell('tell'), light('light')] as never } },
      },
      open: { on: { pull: pull({ target: 'shut', actions: 'reset' }) as never } },
    },
  });

const grantedThrice: Piece = (transition) => {
  let times = 0;
  const guard = () => {
    times += 1;
    return times <= 3;
  };
  return { ...(transition as object), guard };
};

const walk = (pieces: Parameters<typeof door>[0]) =>
  walkAtRandom({ machine: door(pieces), cases, laws: {} }, { walks: 30, seed: 7 });

test('a machine that does what it shows walks through', async () => {
  await expect(walk({})).resolves.toBeUndefined();
});

test.each([
  ['a change that is made once', { add: actOnce }, /stands in .* instead of/],
  ['an effect that is performed once', { ring: actOnce }, /did ring \[\] instead of \[/],
  ['an event that is sent once', { tell: actOnce }, /did xstate\.emit \[\] instead of \[\{"type":"emitted"\}\]/],
  ['a child that is sent one event', { light: actOnce }, /did xstate\.sendTo \[\] instead of \[.*lit/],
  ['a transition that is taken once', { pull: takeOnce }, /stands in .* instead of/],
  ['a transition that keeps count by itself', { pull: grantedThrice }, /what is accepted has changed by/],
])('%s is found', async (_, pieces, reason) => {
  const error = await walk(pieces).then(
    () => null,
    (found: Error) => found,
  );
  expect(String(error?.cause ?? error?.message)).toMatch(reason);
});
