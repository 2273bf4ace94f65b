import type { OperatorRole } from '#domain/company/operator-roles.ts';
import type { DeskArticleReport } from '../desk-article/index.ts';
import type { DeskEnquiryReport } from '../desk-enquiry/index.ts';
import type { DeskInvoiceReport } from '../desk-invoice/index.ts';
import type { DeskLeadReport } from '../desk-lead/index.ts';
import type { DeskOrderReport } from '../desk-order/index.ts';
import type { DeskVerificationReport } from '../desk-verification/index.ts';
import type { DeskRoom } from './desk-rooms.rules.ts';

export interface DeskRoomsInput {
  roles: readonly OperatorRole[];
  /** The company has not yet met every requirement for trading. */
  isOpening: boolean;
}

export interface DeskRoomsContext {
  /** The rooms the operator may enter, in the order of their tabs. */
  rooms: readonly DeskRoom[];
  /** The open room; null when the operator may enter none. */
  room: DeskRoom | null;
}

export type DeskRoomsEvent =
  | { type: 'room.asked'; room: DeskRoom }
  | DeskEnquiryReport
  | DeskInvoiceReport
  | DeskLeadReport
  | DeskArticleReport
  | DeskOrderReport
  | DeskVerificationReport;
