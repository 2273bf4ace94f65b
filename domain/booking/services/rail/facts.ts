import type { RailContext } from './context.ts';

/** What the page shows of the train that is booked. */
export interface RailTrain {
  /** Its name and number. */
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
