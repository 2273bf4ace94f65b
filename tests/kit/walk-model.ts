import { test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { createTestModel } from 'xstate/graph';

type Step = () => Promise<void> | void;

/** What a model drives: how each of its events is made to happen, and what must be true in each of its states. */
export interface Subject {
  gestures: Readonly<Record<string, Step>>;
  checks: Readonly<Record<string, Step>>;
}

/** Every way, or where a walk is dear the shortest to each state. */
export type Ways = 'all' | 'shortest';

/** Walks a chart in the user's words over the product; an event or a state without its function is an error, not a pass. */
export function walkModel(title: string, model: AnyStateMachine, createSubject: () => Subject, ways: Ways = 'all') {
  const testModel = createTestModel(model);
  const paths = [...testModel.getShortestPaths(), ...(ways === 'all' ? testModel.getSimplePaths() : [])];
  const byDescription = new Map(paths.map((path) => [path.description, path]));
  test.each([...byDescription.values()])(`${title}: $description`, async ({ steps }) => {
    const { gestures, checks } = createSubject();
    for (const { event, state } of steps) {
      if (event.type !== 'xstate.init') await named(gestures, event.type)();
      await named(checks, String(state.value))();
    }
  });
}

function named(steps: Readonly<Record<string, Step>>, name: string): Step {
  const step = steps[name];
  if (step === undefined) throw new Error(`nothing is written for "${name}"`);
  return step;
}
