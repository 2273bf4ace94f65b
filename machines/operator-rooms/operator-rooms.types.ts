import type { OperatorRole } from '#domain/company/operator-roles.ts';
import type { OperatorArticleReport } from '../operator-article/index.ts';
import type { OperatorEnquiryReport } from '../operator-enquiry/index.ts';
import type { OperatorInvoiceReport } from '../operator-invoice/index.ts';
import type { OperatorLeadReport } from '../operator-lead/index.ts';
import type { OperatorOrderReport } from '../operator-order/index.ts';
import type { OperatorVerificationReport } from '../operator-verification/index.ts';
import type { OrderFileReport } from '../order-file/index.ts';
import type { OperatorRoom } from './operator-rooms.rules.ts';

export interface OperatorRoomsInput {
  roles: readonly OperatorRole[];
  /** The company has not yet met every requirement for trading. */
  isOpening: boolean;
}

export interface OperatorRoomsContext {
  /** The rooms the operator may enter, in the order of their tabs. */
  rooms: readonly OperatorRoom[];
  /** The open room; null when the operator may enter none. */
  room: OperatorRoom | null;
}

export type OperatorRoomsEvent =
  | { type: 'room.asked'; room: OperatorRoom }
  | OperatorEnquiryReport
  | OperatorInvoiceReport
  | OperatorLeadReport
  | OperatorArticleReport
  | OperatorOrderReport
  | OrderFileReport
  | OperatorVerificationReport;
