import type { DeskEnquiriesRequest } from '#contract/calls/desk.ts';
import type { DeskEnquiryPreview, DeskEnquirySheet } from '#contract/calls/desk-enquiries.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import type { Parent } from '../kit/parent.ts';

export type EnquirySheet = DeskEnquirySheet;
export type EnquiryPreview = DeskEnquiryPreview;
export type AnswerRequest = DeskEnquiriesRequest;

/** What the queue hears of the enquiry that is open. */
export interface DeskEnquiryTold {
  type: 'enquiry.changed';
  row: EnquirySheet['row'];
}

export interface DeskEnquiryInput {
  parent: Parent<DeskEnquiryTold>;
}

/** Our prices, lines written by hand, or no price with a reason. */
export type AnswerWay = 'OFFERS' | 'LINES' | 'DECLINE';

/** A price line as it is typed. */
export interface PriceLine {
  feeCode: string;
  unitPrice: string;
  quantity: string;
  /** Empty for the usual one of the fee. */
  currency: string;
  /** Empty where the line is of no box. */
  ctnType: string;
}

/** What stands beside the prices, as it is typed. */
export interface AnswerTexts {
  carrier: string;
  /** The price of ours that the lines stand on; empty for none. */
  base: string;
  etd: string;
  transitDays: string;
  validDays: string;
  remark: string;
  reason: string;
}

/** The answer while it is written. */
export interface AnswerDraft {
  way: AnswerWay | null;
  priceIds: readonly string[];
  lines: readonly PriceLine[];
  texts: AnswerTexts;
}

export interface EnquiryFileRequest {
  no: string;
  file: StoredFile | null;
}

/** A file of the enquiry; without an address it opened outside the room, or has not come yet. */
export interface OpenedFile {
  file: StoredFile;
  address: string | null;
}

export interface DeskEnquiryContext extends DeskEnquiryInput {
  id: string | null;
  /** Of the enquiry that is open; the one before it is gone at once. */
  sheet: EnquirySheet | null;
  draft: AnswerDraft;
  /** What the customer would read; null while it is written. */
  preview: EnquiryPreview | null;
  opened: OpenedFile | null;
  /** Why it did not open, or what was done with it was refused. */
  refusal: string | null;
  /** What has just been sent. */
  done: 'answered' | 'declined' | null;
}

export type DeskEnquiryEvent =
  | { type: 'enquiry.open'; id: string }
  | { type: 'enquiry.retry' }
  | { type: 'enquiry.close' }
  | { type: 'way.chosen'; way: AnswerWay }
  | { type: 'offer.toggled'; priceId: string }
  /** After so many: pressed twice, it adds one. */
  | { type: 'line.added'; after: number }
  | { type: 'line.changed'; index: number; change: Partial<PriceLine> }
  | { type: 'line.removed'; index: number }
  | { type: 'text.typed'; field: keyof AnswerTexts; text: string }
  | { type: 'preview.ask' }
  | { type: 'preview.leave' }
  | { type: 'answer.send' }
  | { type: 'file.open'; file: StoredFile }
  | { type: 'file.close' };
