import type { OperatorRole } from '#domain/company/operator-roles.ts';
import type { DeskArticleTold } from '../desk-article/index.ts';
import type { DeskEnquiryTold } from '../desk-enquiry/index.ts';
import type { DeskInvoiceTold } from '../desk-invoice/index.ts';
import type { DeskLeadTold } from '../desk-lead/index.ts';
import type { DeskOrderTold } from '../desk-order/index.ts';
import type { DeskVerificationTold } from '../desk-verification/index.ts';
import type { DeskRoom } from './desk-rooms.rules.ts';

export interface DeskRoomsInput {
  roles: readonly OperatorRole[];
  /** The company has not done all it needs before it can trade. */
  isOpening: boolean;
}

export interface DeskRoomsContext {
  /** Those the operator may enter, in the order of their tabs. */
  rooms: readonly DeskRoom[];
  /** The one that is open; null where there is none to enter. */
  room: DeskRoom | null;
}

export type DeskRoomsEvent =
  | { type: 'room.asked'; room: DeskRoom }
  | DeskEnquiryTold
  | DeskInvoiceTold
  | DeskLeadTold
  | DeskArticleTold
  | DeskOrderTold
  | DeskVerificationTold;
