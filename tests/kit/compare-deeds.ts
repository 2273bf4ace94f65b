import type { AnyStateMachine } from 'xstate';
import { isUnwiredEffect } from '#machines/kit/effect.ts';
import type { Driver } from './drive.ts';
import type { Step } from './explore.ts';

type Counts = Readonly<Record<string, number>>;

/** How much a machine has done so far. */
export const countDeeds = ({ deeds: { did, sent, emitted } }: Driver): Counts => ({
  ...Object.fromEntries(Object.entries(did).map(([name, list]) => [name, list.length])),
  ...Object.fromEntries(Object.entries(sent).map(([receiver, list]) => [sentTo(receiver), list.length])),
  [EMITTED]: emitted.length,
});

const EMITTED = 'xstate.emit';
const SENT = 'xstate.sendTo';
const sentTo = (receiver: string) => `${SENT} ${receiver}`;

/** Compares the effects and events of one step with those that the chart declares. */
export function compareDeeds(machine: AnyStateMachine, actions: Step['actions'], { deeds }: Driver, before: Counts) {
  const asked = (name: string) => actions.filter(({ type }) => type === name).map(({ params }) => params);
  const compare = (name: string, done: readonly unknown[], due: readonly unknown[]) => {
    const [did, wanted] = [done.slice(before[name] ?? 0), due].map((list) => JSON.stringify(list));
    if (did !== wanted) throw new Error(`${machine.id} did ${name} ${did} instead of ${wanted}`);
  };
  for (const [name, action] of Object.entries(machine.implementations.actions))
    if (isUnwiredEffect(action)) compare(name, deeds.did[name] ?? [], asked(name));
  const events = (name: string) => asked(name).map((params) => (params as { event: unknown }).event);
  compare(EMITTED, deeds.emitted, events(EMITTED));
  // The receiver of a chart that is only computed has no name: of what is sent, the events are compared.
  const sent = Object.entries(deeds.sent).flatMap(([receiver, list]) => list.slice(before[sentTo(receiver)] ?? 0));
  compare(SENT, inOrder(sent), inOrder(events(SENT)));
}

const inOrder = (events: readonly unknown[]): string[] => events.map((event) => JSON.stringify(event)).sort();
