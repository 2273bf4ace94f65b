import type { DomesticContext } from './context.ts';

interface Named {
  code: string;
  nameCn: string;
}

/** What the page shows of the sailing that is booked. */
export interface DomesticSailing {
  carrier: Named;
  /** Null when direct. */
  via: Named | null;
  etd: number;
  eta: number;
  terminal: string;
  transitDays: number;
  vessel: string;
  voyage: string;
  orgName: string;
  dstName: string;
  dstZone: string;
  /** Days a box is at the port of discharge without a charge; null where the port says how many. */
  freeDays: number | null;
  isBookable: boolean;
}

export interface DomesticFacts extends DomesticContext {
  sailing: DomesticSailing | null;
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
