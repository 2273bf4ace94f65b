import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';
import { allNodes } from './xstate-internals.ts';

/** Expected selectors and accepted events of a state, written by hand. */
export interface VisibleState {
  /** None when absent. */
  tags?: readonly string[];
  /** The events of the cases that change something here, by their types: all of them and no other. */
  can?: readonly string[];
  /** Selector values that differ from the defaults. */
  shows?: Readonly<Record<string, unknown>>;
}

/** A machine's selectors, and what each says in most states. */
export interface Selection {
  /** All that the machine's `select` file exports. */
  selectors: Readonly<Record<string, unknown>>;
  /** Which of them are asked with an argument, and with which: each is a column of its own, such as `selectText(phone)`. */
  asked?: Readonly<Record<string, readonly unknown[]>>;
  /** Which of them say the same as long as the machine runs, such as a child of its root. */
  constant?: readonly string[];
  usual: Readonly<Record<string, unknown>>;
}

/** Expected selectors of a state with `can`; other states compare their context only. */
export const expectedState = ({ tags = [], can, shows }: VisibleState, { usual }: Partial<Selection>) =>
  can && { tags: [...tags].sort(), can: [...can].sort(), shows: { ...usual, ...shows } };

export const visibleState = (snapshot: AnyMachineSnapshot, cases: MachineCases & Partial<Selection>) => ({
  tags: [...snapshot.tags].sort(),
  can: acceptedEvents(snapshot, cases),
  shows: Object.fromEntries(Object.entries(columnsOf(cases)).map(([name, select]) => [name, plain(select(snapshot))])),
});

/** The selectors that say the same in each of these states. */
export const constantSelectors = (states: readonly VisibleState[], selection: Partial<Selection>): string[] => {
  const answers = (column: string) =>
    new Set(states.map(({ shows }) => JSON.stringify({ ...selection.usual, ...shows }[column])));
  return Object.keys(columnsOf(selection)).filter((column) => answers(column).size < 2);
};

/** The states in which a machine can rest, by their ids. */
export const restingStates = (machine: AnyStateMachine): string[] =>
  allNodes(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .filter(({ always }) => !(always ?? []).some(({ guard }) => guard === undefined))
    .map(({ id }) => id);

function columnsOf({
  selectors = {},
  asked = {},
}: Partial<Selection>): Record<string, (snapshot: AnyMachineSnapshot) => unknown> {
  const selects = Object.entries(selectors).filter(
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

/** Events accepted from people and the outside, without port responses and timers. */
const acceptedEvents = (snapshot: AnyMachineSnapshot, { events, feeds = {} }: MachineCases): string[] =>
  Object.entries(events)
    .filter(([type]) => !type.startsWith('xstate.') && feeds[type] === undefined)
    .filter(([, payloads]) => payloads.some((payload) => snapshot.can(payload)))
    .map(([type]) => type)
    .sort();

/** A child that runs is shown as its id. */
const plain = (shown: unknown) =>
  typeof shown === 'object' && shown !== null && 'getSnapshot' in shown && 'id' in shown ? shown.id : shown;
