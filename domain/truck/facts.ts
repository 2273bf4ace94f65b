import type { TruckContext } from './context.ts';

export interface TruckFacts extends TruckContext {
  /** Expiry of the option; null without one. */
  validTo: number | null;
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
