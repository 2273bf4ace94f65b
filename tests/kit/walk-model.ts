import { createTestModel } from '@xstate/test';
import { test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { coverPaths } from './paths.ts';

type Step = () => Promise<void> | void;

/** Maps each event of a model to a gesture and each state to a check. */
export interface Subject {
  gestures: Readonly<Record<string, Step>>;
  checks: Readonly<Record<string, Step>>;
  /** Where the chart itself must stand, in the states of the model that say so. */
  stands?: (chart: string) => Promise<void> | void;
}

/** Every way; or where a walk is dear the shortest to each state, or few long ones that together take every event. */
export type LeadingLinks = 'all' | 'covering' | 'shortest';

interface Visit {
  /** Null at the start. */
  event: string | null;
  state: string;
  chart: string | undefined;
}

/** Walks a chart in the user's words over the product; an event or a state without its function is an error, not a pass. */
export function walkModel(
  title: string,
  model: AnyStateMachine,
  createSubject: () => Subject,
  ways: LeadingLinks = 'all',
) {
  test.each(walksOf(model, ways))(`${title}: $name`, async ({ visits }) => {
    const { gestures, checks, stands } = createSubject();
    for (const [index, { event, state, chart }] of visits.entries())
      try {
        if (event !== null) await named(gestures, event)();
        if (chart !== undefined) await stands?.(chart);
        await named(checks, state)();
      } catch (error) {
        const way = visits.slice(0, index + 1).map((one) => one.event ?? 'at first');
        throw new Error(`"${state}" after ${way.join(', ')}: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        });
      }
  });
}

/** The words of the leaf a chart without parallel states is in. */
export const leafOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([name, inside]) => `${name}.${leafOf(inside ?? '')}`)
        .join();

interface Walk {
  name: string;
  visits: readonly Visit[];
}

const visitOf = (event: string | null, state: AnyMachineSnapshot): Visit => ({
  event,
  state: leafOf(state.value),
  chart: Object.values(state.getMeta() as Record<string, { chart?: string } | undefined>)[0]?.chart,
});

function walksOf(model: AnyStateMachine, ways: LeadingLinks): Walk[] {
  if (ways === 'covering') return coveringWalks(model);
  const testModel = createTestModel(model);
  const paths = [...testModel.getShortestPaths(), ...(ways === 'all' ? testModel.getSimplePaths() : [])];
  const byDescription = new Map(paths.map((path) => [path.description, path.steps]));
  return [...byDescription].map(([name, steps]) => ({
    name,
    visits: steps.map(({ event: { type }, state }) => visitOf(type === 'xstate.init' ? null : type, state)),
  }));
}

function coveringWalks(model: AnyStateMachine): Walk[] {
  const edges = createTestModel(model)
    .getAdjacencyList()
    .map(({ state, event, nextState }) => ({
      from: { id: leafOf(state.value), state },
      to: { id: leafOf(nextState.value), state: nextState },
      event,
    }));
  const start = edges[0]?.from;
  if (start === undefined) return [];
  return coverPaths({ start, edges }, ({ from, event }) => `${from.id}: ${event.type}`).map(({ name, edges: way }) => ({
    name: `${name}, ${way.length} steps`,
    visits: [visitOf(null, start.state), ...way.map(({ event, to }) => visitOf(event.type, to.state))],
  }));
}

function named(steps: Readonly<Record<string, Step>>, name: string): Step {
  const step = steps[name];
  if (step === undefined) throw new Error(`nothing is written for "${name}"`);
  return step;
}
