import type { Offer, SellingAnswer, SellingRequest } from '#contract/calls/item.ts';

export type SheetFormat = 'csv' | 'xlsx';

/** The whole list, not only the visible page. */
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
  rows: number;
}

export type OfferFilesEvent =
  | ({ type: 'files.sheet' } & SheetAsked)
  | ({ type: 'files.calendar' } & CalendarAsked)
  | { type: 'files.print' }
  | { type: 'files.retry' };
