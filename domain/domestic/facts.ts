import type { DomesticContext } from './context.ts';

interface Named {
  code: string;
  nameCn: string;
}

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
  /** Free days at the port of discharge; null when the port's rules apply. */
  freeDays: number | null;
  isBookable: boolean;
}

export interface DomesticFacts extends DomesticContext {
  sailing: DomesticSailing | null;
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
