import type { Offer, SellingAnswer, SellingRequest } from '#contract/calls/item.ts';

export type SheetFormat = 'csv' | 'xlsx';

/** The whole list behind one page of it. */
export interface SheetAsked {
  format: SheetFormat;
  request: SellingRequest;
}

export interface CalendarAsked {
  offer: Offer;
  answer: SellingAnswer;
  isDanger: boolean;
}

export interface OfferFilesContext {
  asked: SheetAsked | null;
  /** Rows that the last file holds. */
  rows: number;
}

export type OfferFilesEvent =
  | ({ type: 'files.sheet' } & SheetAsked)
  | ({ type: 'files.calendar' } & CalendarAsked)
  | { type: 'files.print' }
  | { type: 'files.retry' };
