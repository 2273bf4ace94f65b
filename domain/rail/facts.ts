import type { RailContext } from './context.ts';

export interface RailTrain {
  /** Name and number of the train. */
  vessel: string;
  voyage: string;
  etd: number;
  eta: number;
  transitDays: number;
  orgName: string;
  dstName: string;
  dstZone: string;
  border: string;
  foreignBorder: string;
  returnDepot: string;
  freeDays: number | null;
  isBookable: boolean;
}

export interface RailFacts extends RailContext {
  train: RailTrain | null;
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
