import type { CurrencyTotal, FeeLine } from '../fees/line.ts';
import type { OrderStatus } from '../orders/statuses.ts';
import type { CutOffs } from '../schedule/cut-offs.ts';
import type { ShipmentNumbers } from '../shipment/numbers.ts';
import type { DocumentKind } from './kinds.ts';
import type { CodeList, SectionName, Term } from './terms.ts';

/** Order as its owner reads it; documents use no other data. */
export interface DocumentOrder {
  orderNo: string;
  service: string;
  status: OrderStatus;
  isDanger: 'N' | 'Y';
  carrier: { nameCn: string } | null;
  org: DocumentLocation | null;
  dst: DocumentLocation | null;
  via: { nameCn: string } | null;
  vessel: string | null;
  voyage: string | null;
  terminal: string | null;
  etd: number | null;
  eta: number | null;
  cutOffs: CutOffs | null;
  boxes: readonly { ctnType: string; quantity: number }[];
  boxUse?: { returnDepot: string; freeDays: number | null } | null | undefined;
  stay?: { name: string; city: string; address: string; startDate: string; days: number } | null | undefined;
  desk?: { works: readonly string[]; finishDay: string | null } | null | undefined;
  trip?: TripOfOrder | null | undefined;
  /** Door cities of a coastal lane. */
  doors?: { pickup: string | null; delivery: string | null } | null | undefined;
  bought?: BoughtOfOrder | null | undefined;
  lines: readonly FeeLine[];
  totals: readonly CurrencyTotal[];
  items: readonly DocumentItem[];
  form: unknown;
  /** Numbers recorded by the operator. */
  numbers?: ShipmentNumbers | null | undefined;
  /** The customer (company or person) and the forwarder. */
  customer?: string | null | undefined;
  forwarder?: string | null | undefined;
  createdAt: number;
  now: number;
}

export interface DocumentLocation {
  nameCn: string;
  nameEn: string;
  timezone: string;
}

interface TripOfOrder {
  from: string;
  to: string;
  vehicle: string;
  vehicleCount: number;
  loadingDay: string;
  unloadingDay: string;
  /** Drivers assigned so far. */
  trucks?: readonly { plate: string; driver: string }[];
}

interface BoughtOfOrder {
  postNo: string;
  nameCn: string;
  quantity: string;
  unit: string;
  batchNo: string;
  delivery: 'DELIVERY' | 'SELF';
  address: string;
  day: string;
}

export interface DocumentItem {
  cargoNameCn: string;
  cargoNameEn: string;
  packageType: string;
  packages: number;
  grossKg: string;
  netKg: string | null;
  volume: string | null;
  unNo: string | null;
  dgClass: string | null;
  subsidiaryClasses: readonly string[];
  packingGroup: string | null;
}

export interface Coded {
  list: CodeList;
  code: string;
  value?: string;
}

/** Text of the order, or a code with a label; several values are printed on separate lines. */
export type DocumentValue = string | Coded;

export interface DocumentRow {
  term: Term;
  values: readonly DocumentValue[];
}

export interface DocumentSection {
  name: SectionName;
  rows?: readonly DocumentRow[];
  table?: { columns: readonly Term[]; rows: readonly (readonly string[])[] };
  fees?: Pick<DocumentOrder, 'lines' | 'totals'>;
}

export interface MissingField {
  path: string;
  term: Term;
  /** Number of the cargo line, counted from one; null when the field belongs to no line. */
  line: number | null;
}

/** A page in actual size. A drawing is a class with its letter, the model 7A to 7E or 9A, or the mark mp, lq or lqY. */
export type LabelSheet =
  | { shape: 'label' | 'placard'; drawing: string }
  | { shape: 'arrows' | 'blankPlate' | 'fumigation' | 'hot' }
  | { shape: 'battery'; unNo: string }
  /** The company is empty where the order does not name the shipper. */
  | { shape: 'excepted'; dgClass: string; company: string }
  | { shape: 'mark'; unNo: string; names: readonly string[] }
  | { shape: 'plate'; unNo: string; hazardId: string };

export interface DocumentDescription {
  kind: DocumentKind;
  orderNo: string;
  issuedAt: number;
  sections: readonly DocumentSection[];
  /** Additional pages to print. */
  sheets?: readonly LabelSheet[];
  missing: readonly MissingField[];
}
