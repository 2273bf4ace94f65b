import { expect, test } from 'vitest';
import type { AnyEventObject, AnyStateMachine, StateValue } from 'xstate';
import type { MachineCases } from '#machines/kit/cases.ts';
import { drive } from './drive.ts';

/** Something that happens: an event, or time that passes. */
export type Happening = AnyEventObject | { after: number };

export interface Journey {
  title: string;
  input?: unknown;
  events: readonly Happening[];
  /** Where it leads, written by hand: what no generated expectation can know. */
  ends: { value: StateValue; context?: unknown; status?: string; output?: unknown };
}

export const event = (type: string, payload: object = {}): AnyEventObject => ({ ...payload, type });
export const resolved = (port: string, output?: unknown) => event(`xstate.done.actor.${port}`, { output });
export const rejected = (port: string, error: unknown = new Error('refused')) =>
  event(`xstate.error.actor.${port}`, { error });

/** Walks hand-written journeys on the real machine with every port in hand. */
export function journeys(machine: AnyStateMachine, cases: MachineCases, rows: readonly Journey[]) {
  test.each(rows)('$title', async ({ events, ends, input }) => {
    const { actor, cause, pass, start } = drive(machine, input === undefined ? cases : { ...cases, input });
    start();
    for (const happening of events) {
      if (isPause(happening)) pass(happening.after);
      else await cause(happening);
    }
    const { value, status, context, output } = actor.getSnapshot();
    const reached = { value, status, context, output };
    expect(reached).toEqual({ context, status: 'active', output: undefined, ...ends });
    actor.stop();
  });
}

const isPause = (happening: Happening): happening is { after: number } => !('type' in happening);
