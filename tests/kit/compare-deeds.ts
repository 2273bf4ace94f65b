import type { AnyStateMachine } from 'xstate';
import { isUnwiredEffect } from '#machines/kit/effect.ts';
import type { Driver } from './drive.ts';
import type { Step } from './explore.ts';

type Counts = Readonly<Record<string, number>>;

/** How much a machine has done so far. */
export const countDeeds = ({ deeds: { did, emitted } }: Driver): Counts => ({
  ...Object.fromEntries(Object.entries(did).map(([name, list]) => [name, list.length])),
  [EMITTED]: emitted.length,
});

const EMITTED = 'xstate.emit';

/** What the running machine did in a step is what its chart asks for: each effect, and each event that all may hear. */
export function compareDeeds(machine: AnyStateMachine, actions: Step['actions'], { deeds }: Driver, before: Counts) {
  const asked = (name: string) => actions.filter(({ type }) => type === name).map(({ params }) => params);
  const compare = (name: string, done: readonly unknown[], due: readonly unknown[]) => {
    const [did, wanted] = [done.slice(before[name] ?? 0), due].map((list) => JSON.stringify(list));
    if (did !== wanted) throw new Error(`${machine.id} did ${name} ${did} instead of ${wanted}`);
  };
  for (const [name, action] of Object.entries(machine.implementations.actions))
    if (isUnwiredEffect(action)) compare(name, deeds.did[name] ?? [], asked(name));
  compare(
    EMITTED,
    deeds.emitted,
    asked(EMITTED).map((params) => (params as { event: unknown }).event),
  );
}
