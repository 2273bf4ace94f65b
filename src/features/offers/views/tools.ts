import type { AnswerOf } from '#contract/call.ts';
import type { SellingAnswer } from '#contract/calls/item.ts';
import type { Table } from '#contract/table.ts';
import type { OfferFilesRef } from '#machines/offer-files/index.ts';
import type { PriceClockRef } from '#machines/price-clock/index.ts';
import type { ResourceRef } from '#machines/resource/index.ts';
import type { SearchRef, SearchTerms } from '#machines/search/index.ts';
import type { SessionRef } from '#machines/session/index.ts';
import type { SharedLinkRef } from '#machines/shared-link/index.ts';
import type { SharingRef } from '#machines/sharing/index.ts';

/** Sailing days with the lowest ocean freight of one container type. */
export type Sailings = Pick<AnswerOf<Table['sailSchedule']>, 'chips'> & { ctnType: string };
export type Trend = AnswerOf<Table['priceTrend']>;
/** A day of the trend; null without a price. */
export interface TrendDay {
  date: string;
  min: string | null;
  avg: string | null;
}
export type TrendCarrier = NonNullable<Trend['carriers']>[number];

/** Unit price lines of one offer. */
export interface PriceFees {
  priceId: string;
  lines: AnswerOf<Table['feePage']>['items'];
}

/** Compared offers with their search terms. */
export interface Compared {
  terms: SearchTerms;
  answer: SellingAnswer;
}

/** The list in any loading state, with what is above it. */
export interface ResultsProps {
  actor: SearchRef;
  /** Shown before the first search. */
  introduction: React.ReactNode;
  days: React.ReactNode;
  /** Suggested lanes, shown when nothing was found. */
  offers: React.ReactNode;
}

/** Resources around a price list; each has its own loading and error state. */
export interface FclTools {
  session: SessionRef;
  clock: PriceClockRef;
  files: OfferFilesRef;
  sharing: SharingRef;
  link: SharedLinkRef;
  /** Query: from, to, ctnType, days. */
  trend: ResourceRef<Trend>;
  /** Ninety days of sailings; query of `daysQuery`. */
  month: ResourceRef<Sailings>;
  /** Query: from, to, isDanger, priceId. */
  fees: ResourceRef<PriceFees>;
  /** Compared offers; follows the search terms. */
  compared: ResourceRef<Compared>;
}
