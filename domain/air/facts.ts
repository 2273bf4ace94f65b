import type { AirContext } from './context.ts';

export interface BookedFlight {
  carrier: { code: string; nameCn: string; prefix: string | null };
  flight: string;
  transitDays: number;
  orgName: string;
  dstName: string;
  currency: string;
  minimum: string;
  breaks: readonly { fromKg: number; rate: string }[];
  isBookable: boolean;
}

export interface AirFacts extends AirContext {
  flight: BookedFlight | null;
  choiceNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
