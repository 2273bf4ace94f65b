import type { OperatorEnquiriesRequest } from '#contract/calls/operator.ts';
import type { OperatorEnquiryPreview, OperatorEnquirySheet } from '#contract/calls/operator-enquiries.ts';
import type { StoredFile } from '#domain/files/stored-file.ts';
import type { SheetContext, SheetEvent, SheetInput, SheetReport } from '../kit/record-sheet.ts';

export type EnquirySheet = OperatorEnquirySheet;
export type EnquiryPreview = OperatorEnquiryPreview;
export type AnswerRequest = OperatorEnquiriesRequest;

export type OperatorEnquiryReport = SheetReport<'enquiry', EnquirySheet>;
export type OperatorEnquiryInput = SheetInput<'enquiry', EnquirySheet>;

/** Our offers, lines written by hand, or a decline with a reason. */
export type AnswerWay = 'OFFERS' | 'LINES' | 'DECLINE';

export interface PriceLine {
  feeCode: string;
  unitPrice: string;
  quantity: string;
  /** Empty selects the fee's usual currency. */
  currency: string;
  /** Empty for a line that does not depend on a container type. */
  ctnType: string;
}

/** Texts beside the prices, as typed. */
export interface AnswerTexts {
  carrier: string;
  /** The offer that the lines are based on; empty for none. */
  base: string;
  etd: string;
  transitDays: string;
  validDays: string;
  remark: string;
  reason: string;
}

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

/** A file of the enquiry; without a URL it opened in another tab or is still loading. */
export interface OpenedFile {
  file: StoredFile;
  address: string | null;
}

export interface OperatorEnquiryContext extends SheetContext<'enquiry', EnquirySheet> {
  draft: AnswerDraft;
  /** The answer as the customer will see it; null while it is edited. */
  preview: EnquiryPreview | null;
  opened: OpenedFile | null;
  done: 'answered' | 'declined' | null;
}

export type OperatorEnquiryEvent =
  | SheetEvent<'enquiry'>
  | { type: 'way.chosen'; way: AnswerWay }
  | { type: 'offer.toggled'; priceId: string }
  /** Number of lines before the addition: a double click adds only one. */
  | { type: 'line.added'; after: number }
  | { type: 'line.changed'; index: number; change: Partial<PriceLine> }
  | { type: 'line.removed'; index: number }
  | { type: 'text.typed'; field: keyof AnswerTexts; text: string }
  | { type: 'preview.ask' }
  | { type: 'preview.leave' }
  | { type: 'answer.send' }
  | { type: 'file.open'; file: StoredFile }
  | { type: 'file.close' };
