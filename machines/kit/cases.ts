import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { ChartWords } from './words.ts';

/** Inputs and events for exploring a chart: tests, stories and simulations generate their walks from them. */
export interface MachineCases {
  input?: unknown;
  /** Alternative inputs that reach other states. */
  otherInputs?: readonly unknown[];
  /** Every event the chart accepts, with the payloads worth testing; an empty list for internal events. */
  events: Readonly<Record<string, readonly AnyEventObject[]>>;
  /** Named delays in milliseconds, copied from the clauses and never read from the machine. */
  delays: Readonly<Record<string, number>>;
  /** Chinese names for the chart; a name without an entry is shown as in the code. */
  words?: ChartWords;
  /** The invoked feed that emits each event; events listed here are facts, all others are commands. */
  feeds?: Readonly<Record<string, string>>;
  /** States that may be permanent although they are not final, such as a completed order. */
  rests?: readonly string[];
  /** Identifies a vertex of the model: leave out values that decide no event. Value and context when absent. */
  key?: (snapshot: AnyMachineSnapshot) => string;
}
