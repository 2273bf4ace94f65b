import { expect, test } from 'vitest';
import type { AnyEventObject, AnyStateMachine, StateValue } from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';
import { isUnwiredEffect } from '#machines/kit/effect.ts';
import { type Deeds, type Driver, drive } from './drive.ts';
import { shortestTo } from './shortest.ts';
import {
  constantSelectors,
  expectedState,
  restingStates,
  type Selection,
  type VisibleState,
  visibleState,
} from './visible-state.ts';
import {
  ANY_RECEIVER,
  activeLeaves,
  declaredEdges,
  endsOfChildren,
  invokesWithInput,
  messagesOf,
  sourcesOf,
} from './xstate-internals.ts';

/** Something that happens: an event, an event for a child, or time that passes. */
export type Happening = AnyEventObject | { to: string; event: AnyEventObject } | { after: number };

export interface Journey {
  title: string;
  input?: unknown;
  /** Machines that run inside for real, by the name they are invoked under. */
  real?: Readonly<Record<string, AnyStateMachine>>;
  events: readonly Happening[];
  ends: Ending;
}

/** Where a journey leads and what the machine wanted on the way, written by hand: what no generated expectation can know. */
export interface Ending extends Partial<Deeds>, VisibleState {
  value: StateValue;
  context?: unknown;
  status?: string;
  output?: unknown;
}

export const event = (type: string, payload: object = {}): AnyEventObject => ({ ...payload, type });
export const resolved = (port: string, output?: unknown) => event(`xstate.done.actor.${port}`, { output });
export const rejected = (port: string, error: unknown = new Error('refused')) =>
  event(`xstate.error.actor.${port}`, { error });
/** An event for a real child, from its view or from the feed at that path. */
export const toChild = (to: string, type: string, payload: object = {}) => ({ to, event: event(type, payload) });

/** Ports are answered by the ids they are asked under; here stands which port that is where it has another name. */
interface Answered extends MachineCases, Partial<Selection> {
  behind?: Readonly<Record<string, string>>;
}

/**
 * Walks hand-written journeys on the real machine with every port in hand; together they take and state all it does, and
 * where the cases name its selectors they show every state that it can rest in.
 */
export function journeys(machine: AnyStateMachine, cases: Answered, rows: readonly Journey[]) {
  const walked = new Map<Journey, Promise<Driver>>();
  const walkOnce = (row: Journey) => {
    const walk = walked.get(row) ?? walkTo(machine, cases, row);
    walked.set(row, walk);
    return walk;
  };

  test.each(rows)('$title', async (row) => {
    const { actor, deeds } = await walkOnce(row);
    const snapshot = actor.getSnapshot();
    const { value, status, context, output } = snapshot;
    const { ends } = row;
    const seen = ends.can && visibleState(snapshot, cases);
    const reached = { value, status, context, output, ...only(deeds, ends), ...seen };
    expect(reached).toEqual({
      context,
      status: 'active',
      output: undefined,
      ...ends,
      ...expectedState(ends, cases),
    });
    actor.stop();
  });

  test(`the journeys of ${machine.id} take every transition`, async () => {
    const walks = await Promise.all(rows.map(walkOnce));
    const taken = new Set(walks.flatMap((walk) => walk.taken));
    const left = declaredEdges(machine).filter((edge) => !taken.has(edge));
    if (left.length > 0) throw new Error(await shortestTo(machine, cases, left));
  }, 300_000);

  test(`the machines inside ${machine.id} end each way for real`, async () => {
    const walks = await Promise.all(rows.map(async (row) => ({ row, walk: await walkOnce(row) })));
    const isShown = ({ src, edge }: { src: string; edge: string }) =>
      walks.some(({ row, walk }) => row.real?.[src] !== undefined && walk.taken.includes(edge));
    expect(endsOfChildren(machine).filter((end) => !isShown(end))).toEqual([]);
  });

  test(`${machine.id} asks whom its ids name`, () => {
    const sources = sourcesOf(machine);
    expect(sources.filter(({ id, src }) => src !== (cases.behind?.[id] ?? id))).toEqual([]);
    expect(Object.keys(cases.behind ?? {}).filter((id) => !sources.some((one) => one.id === id))).toEqual([]);
  });

  test(`the journeys of ${machine.id} state what it asks, does and says`, async () => {
    const stated = await Promise.all(rows.map(async (row) => ({ row, walk: await walkOnce(row) })));
    expect(unstated(machine, stated)).toEqual([]);
  });

  if (cases.selectors === undefined) return;
  const shown = rows.filter(({ ends }) => ends.can !== undefined);

  test(`the journeys of ${machine.id} show every state that it can rest in`, async () => {
    const walks = await Promise.all(shown.map(walkOnce));
    const reached = new Set(walks.flatMap(({ actor }) => activeLeaves(actor.getSnapshot())));
    expect(restingStates(machine).filter((state) => !reached.has(state))).toEqual([]);
  });

  test(`no selector of ${machine.id} says the same everywhere`, () => {
    const states = shown.map(({ ends }) => ends);
    expect(constantSelectors(states, cases)).toEqual(cases.constant ?? []);
  });
}

/** The real machine where the events have led it. */
export async function walkTo(
  machine: AnyStateMachine,
  cases: MachineCases,
  { events, input, real }: Pick<Journey, 'events' | 'input' | 'real'>,
): Promise<Driver> {
  const driver = drive(machine, input === undefined ? cases : { ...cases, input }, real === undefined ? {} : { real });
  driver.start();
  for (const happening of events) {
    if (isPause(happening)) driver.pass(happening.after);
    else if (isForChild(happening)) await driver.cause(happening.event, 0, happening.to);
    else await driver.cause(happening);
  }
  return driver;
}

/** Keeps only the recorded effects that the expectation names. */
function only({ asked, did, sent, emitted }: Deeds, ends: Ending): Partial<Deeds> {
  const named = <Thing>(list: Record<string, Thing[]>, names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, list[name] ?? []]));
  return {
    ...(ends.asked && { asked: named(asked, ends.asked) }),
    ...(ends.did && { did: named(did, ends.did) }),
    ...(ends.sent && { sent: named(sent, ends.sent) }),
    ...(ends.emitted && { emitted }),
  };
}

/** The inputs, effects and messages of a chart that no journey states after they happened. */
export function unstated(machine: AnyStateMachine, journeys: readonly { row: Journey; walk: Driver }[]): string[] {
  const states = (stated: (journey: { ends: Ending; walk: Driver }) => boolean | undefined) =>
    journeys.some(({ row: { ends }, walk }) => stated({ ends, walk }));
  return [
    ...invokesWithInput(machine)
      .filter(({ node, id }) => !states(({ ends, walk }) => walk.entered.has(node) && ends.asked?.[id] !== undefined))
      .map(({ node, id }) => `asked: ${id}, from ${node}`),
    ...Object.entries(machine.implementations.actions)
      .filter(([name, action]) => isUnwiredEffect(action) && !states(({ ends }) => (ends.did?.[name]?.length ?? 0) > 0))
      .map(([name]) => `did: ${name}`),
    ...messagesOf(machine)
      .filter(
        ({ name, to }) =>
          !states(
            ({ ends, walk }) =>
              walk.sentMessages.has(name) &&
              (to === null ? ends.emitted : to === ANY_RECEIVER ? ends.sent : ends.sent?.[to]) !== undefined,
          ),
      )
      .map(({ name, to }) => (to === null ? `emitted: ${name}` : `sent: ${name} to ${to}`)),
  ];
}

const isPause = (happening: Happening): happening is { after: number } =>
  !('type' in happening) && 'after' in happening;
const isForChild = (happening: Happening): happening is Exclude<Happening, AnyEventObject | { after: number }> =>
  !('type' in happening) && 'to' in happening;
