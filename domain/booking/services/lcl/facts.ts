import type { LclContext } from './context.ts';

interface Named {
  code: string;
  nameCn: string;
}

/** What the page shows of the departure that is booked. */
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
  /** Where the goods are handed in; null where nobody says. */
  station: { name: string; address: string; openingHours: string; phone: string } | null;
  isBookable: boolean;
}

export interface LclFacts extends LclContext {
  sailing: LclSailing | null;
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
