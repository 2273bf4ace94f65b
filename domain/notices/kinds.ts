import type { OrderStatus } from '../orders/statuses.ts';

/** Notices to users, by SMS or e-mail as they choose for each kind. */
export const userKinds = [
  'orderReceived',
  'orderAction',
  'amendmentDecided',
  'cancellationAnswered',
  'orderCancelled',
  'orderMessage',
  'orderDeadline',
  'cancelSoon',
  'enquiryAnswered',
  'verificationDecided',
  'invoiceDecided',
  'passwordAttempts',
  'newDevice',
] as const;
export type UserKind = (typeof userKinds)[number];

export const operatorKinds = [
  'newOrder',
  'newMessage',
  'draftCorrected',
  'cancellationRequested',
  'newEnquiry',
  'newVerification',
  'newInvoice',
  'newLead',
  'operatorAttempts',
] as const;
export type OperatorKind = (typeof operatorKinds)[number];

export type NoticeKind = UserKind | OperatorKind;

/** Channels of one notice kind. */
export interface NoticeChoice {
  sms: boolean;
  mail: boolean;
}

export type NoticeChoices = Record<UserKind, NoticeChoice>;

export const INITIAL_CHOICE: NoticeChoice = { sms: true, mail: false };

export const INITIAL_CHOICES = Object.fromEntries(userKinds.map((kind) => [kind, INITIAL_CHOICE])) as NoticeChoices;

/** Order statuses that notify the customer. */
export const noticeStatuses = [
  'docsPending',
  'amending',
  'booked',
  'released',
  'departed',
  'arrived',
  'completed',
  'rejected',
  'autoCancelled',
] as const satisfies readonly OrderStatus[];
export type NoticeStatus = (typeof noticeStatuses)[number];

export const hasNotice = (status: OrderStatus): status is NoticeStatus =>
  (noticeStatuses as readonly OrderStatus[]).includes(status);
