import { expect, test } from 'vitest';
import type { AnyStateMachine, StateValue } from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';
import { type Happening, walkTo } from './journey.ts';
import {
  constantSelectors,
  expectedState,
  restingStates,
  type Selection,
  type VisibleState,
  visibleState,
} from './visible-state.ts';
import { activeLeaves } from './xstate-internals.ts';

/** A place a machine rests in, and what may be seen and done there. */
export interface StateRow extends VisibleState {
  title: string;
  input?: unknown;
  real?: Readonly<Record<string, AnyStateMachine>>;
  events: readonly Happening[];
  value: StateValue;
  can: readonly string[];
}

/** Holds a hand-written table of a machine's states against the machine, where its journeys do not show them. */
export function stateTable(
  machine: AnyStateMachine,
  cases: MachineCases,
  { all, ...selectors }: Omit<Selection, 'selectors' | 'usual'> & { all: Selection['selectors'] },
  usual: Selection['usual'],
  rows: readonly StateRow[],
) {
  const selection = { ...selectors, selectors: all, usual };

  test.each(rows)('$title', async (row) => {
    const { actor } = await walkTo(machine, cases, row);
    const snapshot = actor.getSnapshot();
    expect({ value: snapshot.value, ...visibleState(snapshot, { ...cases, ...selection }) }).toEqual({
      value: row.value,
      ...expectedState(row, selection),
    });
    actor.stop();
  });

  test(`the table of ${machine.id} has every state that can be rested in`, async () => {
    const walks = await Promise.all(rows.map((row) => walkTo(machine, cases, row)));
    const reached = new Set(walks.flatMap(({ actor }) => activeLeaves(actor.getSnapshot())));
    expect(restingStates(machine).filter((leaf) => !reached.has(leaf))).toEqual([]);
  });

  test(`no selector of ${machine.id} says the same in every row`, () => {
    expect(constantSelectors(rows, selection)).toEqual(selection.constant ?? []);
  });
}
