import type { OrderStatus } from '../orders/statuses.ts';

/** What a user is told of, by SMS or e-mail as they choose for each. */
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

/** What the company's own people are told of. */
export const deskKinds = [
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
export type DeskKind = (typeof deskKinds)[number];

export type NoticeKind = UserKind | DeskKind;

/** Which ways a user is told of one kind. */
export interface NoticeChoice {
  sms: boolean;
  mail: boolean;
}

export type NoticeChoices = Record<UserKind, NoticeChoice>;

/** Until somebody chooses. */
export const INITIAL_CHOICE: NoticeChoice = { sms: true, mail: false };

export const INITIAL_CHOICES = Object.fromEntries(userKinds.map((kind) => [kind, INITIAL_CHOICE])) as NoticeChoices;

/** The customer is informed when an order reaches one of these. */
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
