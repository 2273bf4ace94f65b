import type { LclContext } from './context.ts';

interface Named {
  code: string;
  nameCn: string;
}

export interface LclSailing {
  carrier: Named;
  /** Null when direct. */
  via: Named | null;
  etd: number;
  eta: number;
  transitDays: number;
  orgName: string;
  dstName: string;
  dstZone: string;
  cutAndSail: string;
  minimumTons: string;
  /** Receiving warehouse; null when unknown. */
  station: { name: string; address: string; openingHours: string; phone: string } | null;
  isBookable: boolean;
}

export interface LclFacts extends LclContext {
  sailing: LclSailing | null;
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
