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

/** The days of sailing, each with the least that one box of this type costs at sea. */
export type Sailings = Pick<AnswerOf<Table['sailSchedule']>, 'chips'> & { ctnType: string };
export type Trend = AnswerOf<Table['priceTrend']>;
/** A day of the trend; null where it has no price. */
export interface TrendDay {
  date: string;
  min: string | null;
  avg: string | null;
}
export type TrendCarrier = NonNullable<Trend['carriers']>[number];

/** The lines behind one price, each for one unit. */
export interface PriceFees {
  priceId: string;
  lines: AnswerOf<Table['feePage']>['items'];
}

/** The prices picked, and what they were asked with. */
export interface Compared {
  terms: SearchTerms;
  answer: SellingAnswer;
}

/** The list in whatever state it is, with what is above it. */
export interface ResultsProps {
  actor: SearchRef;
  /** What is here before anything is asked. */
  introduction: React.ReactNode;
  days: React.ReactNode;
  /** What can be searched instead, where nothing was found. */
  offers: React.ReactNode;
}

/** What is around a list of prices: each has its own way to wait and to fail. */
export interface FclTools {
  session: SessionRef;
  clock: PriceClockRef;
  files: OfferFilesRef;
  sharing: SharingRef;
  link: SharedLinkRef;
  /** Asked by a query of from, to, ctnType and days. */
  trend: ResourceRef<Trend>;
  /** Ninety days of sailings; asked by a query as `daysQuery` writes it. */
  month: ResourceRef<Sailings>;
  /** Asked by a query of from, to, isDanger and priceId. */
  fees: ResourceRef<PriceFees>;
  /** The prices picked; follows the search's terms. */
  compared: ResourceRef<Compared>;
}
