import type { TankContext } from './context.ts';

export interface TankSailing {
  carrier: string;
  vessel: string;
  voyage: string;
  via: string | null;
  etd: number;
  eta: number;
  transitDays: number;
  orgName: string;
  dstName: string;
  dstZone: string;
  freeDays: number | null;
  returnDepot: string;
  isBookable: boolean;
}

export interface TankFacts extends TankContext {
  sailing: TankSailing | null;
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
