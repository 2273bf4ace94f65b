import type { AnswerOf } from '#contract/call.ts';
import type { Table } from '#contract/table.ts';

type Answer<Name extends keyof Table> = AnswerOf<Table[Name]>;

export type OrderListing = Answer<'orderList'>;
export type EnquiryListing = Answer<'enquiryList'>;
export type EnquiryDetail = Answer<'enquiry'>;

/** One page of them, of a list that comes whole. */
export interface VehicleListing {
  items: Answer<'wholeVehicleOrders'>;
  total: number;
  page: number;
  pageSize: number;
}
export type VerificationRecord = Answer<'verification'>;

export type Agenda = Answer<'agenda'>;

/** What comes back from order to order. */
export type Habits = Answer<'workplace'>;

/** What stands between a person and an enterprise; null where it was not told. */
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
  /** How far the server's clock is ahead of this device's. */
  ahead: number;
}
