import { type Actor, type AnyStateMachine, createActor, type StateValue } from 'xstate';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { reach } from '#tests/kit/paths.ts';

/** An actor that rests in a state of its chart: nothing is called and no time passes until its first event. */
export function frozenAt({ machine, cases }: CatalogueEntry, value: StateValue): Actor<AnyStateMachine> {
  return createActor(machine, { snapshot: reach(machine, cases, value), input: cases.input }).start();
}
