import type { Offer, SellingAnswer, SellingRequest } from '#contract/calls/item.ts';

export type SheetFormat = 'csv' | 'xlsx';

/** The whole list, not only the visible page. */
export interface SheetRequest {
  format: SheetFormat;
  request: SellingRequest;
}

export interface CalendarRequest {
  offer: Offer;
  answer: SellingAnswer;
  isDanger: boolean;
}

export interface OfferFilesContext {
  asked: SheetRequest | null;
  rows: number;
}

export type OfferFilesEvent =
  | ({ type: 'files.sheet' } & SheetRequest)
  | ({ type: 'files.calendar' } & CalendarRequest)
  | { type: 'files.print' }
  | { type: 'files.retry' };
