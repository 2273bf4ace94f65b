import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { ChartWords } from './words.ts';

/** What a chart can meet, as plain values: tests, stories and the simulation of the charts walk with them. */
export interface MachineCases {
  /** What the machine is started with. */
  input?: unknown;
  /** Other inputs that open other ways through the chart. */
  otherInputs?: readonly unknown[];
  /** Every event the chart listens to, with the payloads worth trying; an empty list for one that only the machine raises. */
  events: Readonly<Record<string, readonly AnyEventObject[]>>;
  /** The named delays in milliseconds, written by hand from the clauses and never read from the machine. */
  delays: Readonly<Record<string, number>>;
  /** What its names are called; a name without words is shown as it is in the code. */
  words?: ChartWords;
  /** Which invoked feed says an event; an event that is here is a fact, any other is a command. */
  feeds?: Readonly<Record<string, string>>;
  /** States that a machine may stay in for good beside its final ones, such as an order that is completed. */
  rests?: readonly string[];
  /** When two snapshots are one vertex; value and context when absent. */
  key?: (snapshot: AnyMachineSnapshot) => string;
}
