import { type BegunForm, blankBegun } from '../../begun.ts';
import { blankClosing, type ClosingForm } from '../../closing-fields.ts';
import { blankContact, type ContactForm } from '../../contact-fields.ts';
import { blankGoods, type FileRef, type GoodsLine } from '../../goods-line.ts';
import { blankInvoice, type PaidForm } from '../../invoice.ts';
import { blankParty, type Party } from '../../party.ts';

export interface RailCargoLine extends GoodsLine {
  /** What customs on the way ask about. */
  lithium: boolean;
  electronics: boolean;
  /** Packed in solid wood, which has to bear the mark of its treatment. */
  wooden: boolean;
  /** Degrees Celsius to be kept; empty where the weather will do. */
  temperature: string;
}

export interface RailContainer {
  id: string;
  ctnType: string;
  quantity: string;
  /** The shipper's own box, with its number. */
  soc: boolean;
  containerNos: string;
  /** Where a box of the train is fetched and given back, and the days it is free; empty where the price says. */
  emptyAt: string;
  returnCity: string;
  freeDays: string;
}

/** Boxes on a block train. Everything typed stays as text until it is tidied. */
export interface RailForm extends BegunForm, ClosingForm, ContactForm, PaidForm {
  priceId: string;
  scheduleId: string;
  orgPortCode: string;
  dstPortCode: string;
  /** STATION, the city of a door, or ASK: a door whose price follows from its address. */
  pickup: string;
  fetchAddress: string;
  delivery: string;
  bringAddress: string;
  cargoReadyDate: string;
  containers: RailContainer[];
  cargo: RailCargoLine[];
  /** TRANSFER: cleared where the goods are; LOCAL: at the station. */
  declaredAt: string;
  /** The value of the goods is insured on the way. */
  insured: boolean;
  /** Contract, invoice and packing list; may follow until the papers close. */
  customsSet: FileRef[];
  consignee: Party;
}

/** Days that a box of the train can be asked for. */
export const FREE_DAYS = { decimals: 0, min: 1, max: 90 } as const;

/** A train takes goods up and sets them down at its stations. */
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
  ...blankBegun,
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
