import type { AnswerOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';

type Answer<Name extends keyof Table> = AnswerOf<Table[Name]>;

export type OrderListing = Answer<'orderList'>;
export type EnquiryListing = Answer<'enquiryList'>;
export type EnquiryDetail = Answer<'enquiry'>;

/** One page of a list that is loaded in full. */
export interface VehicleListing {
  items: Answer<'wholeVehicleOrders'>;
  total: number;
  page: number;
  pageSize: number;
}
export type VerificationRecord = Answer<'verification'>;

export type Agenda = Answer<'agenda'>;

/** Recurring lanes and documents. */
export type Habits = Answer<'workplace'>;

/** Invitations and the user's request to join; null when not loaded. */
export type Joining = Pick<Answer<'members'>, 'offers' | 'ownRequest'> | null;

export interface Workplace {
  agenda: Agenda;
  habits: Habits;
  joining: Joining;
  orders: OrderListing;
  enquiries: EnquiryListing;
}

export interface OpenedOrder {
  order: Answer<'order'>;
  /** Server clock minus device clock. */
  ahead: number;
}
