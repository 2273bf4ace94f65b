import type { FlexitankContext } from './context.ts';

export interface FlexitankSailing {
  carrier: string;
  vessel: string;
  voyage: string;
  orgName: string;
  dstName: string;
  dstZone: string;
  eta: number;
  transitDays: number;
  included: readonly string[];
  freeDays: number | null;
  isBookable: boolean;
}

export interface FlexitankFacts extends FlexitankContext {
  sailing: FlexitankSailing | null;
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
