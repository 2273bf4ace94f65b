import { expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';
import { type Happening, walkTo } from './journey.ts';
import { activeLeaves, allNodes } from './xstate-internals.ts';

/** A place a machine rests in, and what may be seen and done there. */
export interface StateRow {
  title: string;
  input?: unknown;
  real?: Readonly<Record<string, AnyStateMachine>>;
  events: readonly Happening[];
  value: StateValue;
  /** None when absent. */
  tags?: readonly string[];
  /** The events of the cases that change something here, by their types: all of them and no other. */
  can: readonly string[];
  /** What the selectors say where it differs from the table's usual. */
  shows?: Readonly<Record<string, unknown>>;
}

export interface Selectors {
  /** All a machine's `select` file exports. */
  all: Readonly<Record<string, unknown>>;
  /** Which of them are asked with an argument, and with which: each is a column of its own, such as `selectText(phone)`. */
  asked?: Readonly<Record<string, readonly unknown[]>>;
  /** Which of them say the same as long as the machine runs, such as a child of its root. */
  constant?: readonly string[];
}

/** Holds a hand-written table of a machine's states against the machine. */
export function stateTable(
  machine: AnyStateMachine,
  cases: MachineCases,
  selectors: Selectors,
  usual: Readonly<Record<string, unknown>>,
  rows: readonly StateRow[],
) {
  const columns = columnsOf(selectors);

  test.each(rows)('$title', async ({ events, value, tags = [], can, shows = {}, ...more }) => {
    const { actor } = await walkTo(machine, cases, { events, ...more });
    const snapshot = actor.getSnapshot();
    expect({
      value: snapshot.value,
      tags: [...snapshot.tags].sort(),
      can: accepted(snapshot, cases),
      shows: Object.fromEntries(Object.entries(columns).map(([name, select]) => [name, plain(select(snapshot))])),
    }).toEqual({ value, tags: [...tags].sort(), can: [...can].sort(), shows: { ...usual, ...shows } });
    actor.stop();
  });

  test(`the table of ${machine.id} is called as its machine`, () => {
    expect(expect.getState().testPath).toMatch(new RegExp(`/${machine.id}\\.test\\.ts$`));
  });

  test(`the table of ${machine.id} has every state that can be rested in`, async () => {
    const walks = await Promise.all(rows.map((row) => walkTo(machine, cases, row)));
    const reached = new Set(walks.flatMap(({ actor }) => activeLeaves(actor.getSnapshot())));
    expect(restingLeaves(machine).filter((leaf) => !reached.has(leaf))).toEqual([]);
  });

  test(`no selector of ${machine.id} says the same in every row`, () => {
    const said = (column: string) => new Set(rows.map(({ shows }) => JSON.stringify({ ...usual, ...shows }[column])));
    expect(Object.keys(columns).filter((column) => said(column).size < 2)).toEqual(selectors.constant ?? []);
  });
}

function columnsOf({ all, asked = {} }: Selectors): Record<string, (snapshot: AnyMachineSnapshot) => unknown> {
  const selects = Object.entries(all).filter(
    (entry): entry is [string, (argument: never) => unknown] =>
      entry[0].startsWith('select') && typeof entry[1] === 'function',
  );
  return Object.fromEntries(
    selects.flatMap(([name, select]) =>
      asked[name] === undefined
        ? [[name, select as (snapshot: AnyMachineSnapshot) => unknown]]
        : asked[name].map((argument) => [
            `${name}(${typeof argument === 'string' ? argument : JSON.stringify(argument)})`,
            select(argument as never) as (snapshot: AnyMachineSnapshot) => unknown,
          ]),
    ),
  );
}

/** What people and the world may say here and is heard: not the answers of ports, nor time. */
const accepted = (snapshot: AnyMachineSnapshot, { events, feeds = {} }: MachineCases): string[] =>
  Object.entries(events)
    .filter(([type]) => !type.startsWith('xstate.') && feeds[type] === undefined)
    .filter(([, payloads]) => payloads.some((payload) => snapshot.can(payload)))
    .map(([type]) => type)
    .sort();

/** A child that runs is shown as its id. */
const plain = (shown: unknown) =>
  typeof shown === 'object' && shown !== null && 'getSnapshot' in shown && 'id' in shown ? shown.id : shown;

const restingLeaves = (machine: AnyStateMachine): string[] =>
  allNodes(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .filter(({ always }) => !(always ?? []).some(({ guard }) => guard === undefined))
    .map(({ id }) => id);
