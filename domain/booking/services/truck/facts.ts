import type { TruckContext } from './context.ts';

export interface TruckFacts extends TruckContext {
  /** Until when the option holds; null without one. */
  validTo: number | null;
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
