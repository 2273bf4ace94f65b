import { blankClosing, type ClosingForm } from '../booking/closing-fields.ts';
import { blankContact, type ContactForm } from '../booking/contact-fields.ts';
import { blankSource, type FormSource } from '../booking/form-source.ts';
import { blankGoods, type FileRef, type GoodsLine } from '../booking/goods-line.ts';
import { blankInvoice, type PaidForm } from '../booking/invoice.ts';
import { blankParty, type Party } from '../booking/party.ts';

export interface RailCargoLine extends GoodsLine {
  /** Contains lithium batteries, which transit customs ask about. */
  lithium: boolean;
  electronics: boolean;
  /** Packed in solid wood, which requires the ISPM 15 treatment mark. */
  wooden: boolean;
  /** Temperature to keep in ℃; empty for none. */
  temperature: string;
}

export interface RailContainer {
  id: string;
  ctnType: string;
  quantity: string;
  /** Shipper-owned container with its number. */
  soc: boolean;
  containerNos: string;
  /** Pick-up, return and free days of rail containers; empty when the price's terms apply. */
  emptyAt: string;
  returnCity: string;
  freeDays: string;
}

/** Containers on a block train. Values stay text until `tidy` runs. */
export interface RailForm extends FormSource, ClosingForm, ContactForm, PaidForm {
  priceId: string;
  scheduleId: string;
  orgPortCode: string;
  dstPortCode: string;
  /** STATION, a door city, or ASK: a door fee on enquiry. */
  pickup: string;
  fetchAddress: string;
  delivery: string;
  bringAddress: string;
  cargoReadyDate: string;
  containers: RailContainer[];
  cargo: RailCargoLine[];
  /** TRANSFER: cleared at the origin of the goods; LOCAL: at the station. */
  declaredAt: string;
  insured: boolean;
  /** Contract, invoice and packing list; due by the documentation cut-off. */
  customsSet: FileRef[];
  consignee: Party;
}

/** Free days of rail containers that may be requested. */
export const FREE_DAYS = { decimals: 0, min: 1, max: 90 } as const;

/** Delivery to, or collection from, the station. */
export const STATION = 'STATION';

export const blankRailCargo: RailCargoLine = {
  ...blankGoods,
  isDanger: false,
  lithium: false,
  electronics: false,
  wooden: false,
  temperature: '',
};

export const blankRailContainer: RailContainer = {
  id: '1',
  ctnType: '40HQ',
  quantity: '1',
  soc: false,
  containerNos: '',
  emptyAt: '',
  returnCity: '',
  freeDays: '',
};

export const blankRailForm: RailForm = {
  ...blankSource,
  priceId: '',
  scheduleId: '',
  orgPortCode: '',
  dstPortCode: '',
  pickup: STATION,
  fetchAddress: '',
  delivery: STATION,
  bringAddress: '',
  cargoReadyDate: '',
  containers: [blankRailContainer],
  cargo: [blankRailCargo],
  declaredAt: 'TRANSFER',
  insured: false,
  customsSet: [],
  consignee: blankParty,
  payType: 'BANK',
  ...blankContact,
  invoice: blankInvoice,
  ...blankClosing,
};
