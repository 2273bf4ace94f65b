import type { FclContext } from './context.ts';

interface Named {
  code: string;
  nameCn: string;
}

export interface FclSailing {
  carrier: Named;
  /** Null when direct. */
  via: Named | null;
  pol: string;
  pod: string;
  etd: number;
  eta: number;
  routeCode: string;
  terminal: string;
  transitDays: number;
  vessel: string;
  voyage: string;
  orgName: string;
  dstName: string;
  dstZone: string;
  isBookable: boolean;
}

export interface FclFacts extends FclContext {
  sailing: FclSailing | null;
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
