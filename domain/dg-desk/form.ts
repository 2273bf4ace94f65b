import { blankClosing, type ClosingForm } from '../booking/closing-fields.ts';
import { blankContact, type ContactForm } from '../booking/contact-fields.ts';
import { blankSource, type FormSource } from '../booking/form-source.ts';
import type { FileRef } from '../booking/goods-line.ts';
import { blankInvoice, type PaidForm } from '../booking/invoice.ts';
import type { UnEntry } from '../dangerous-goods/un-list/entry.ts';
import type { DeskWork } from '../reference/desk-works.ts';

/** Component of a mixture. */
export interface Component {
  id: string;
  name: string;
  /** Empty when it has none. */
  casNo: string;
  /** Mass per cent. */
  percent: string;
}

/** Goods of a desk order; fields a service does not need stay empty. */
export interface DeskGoods {
  cargoNameCn: string;
  cargoNameEn: string;
  unNo: string;
  /** List entry of the last loaded number; null before loading and for unlisted numbers. */
  entry: UnEntry | null;
  dgClass: string;
  packingGroup: string;
  ld50: string;
  /** SOLID, LIQUID or GAS. */
  state: string;
  packageType: string;
  packages: string;
  /** Total kilograms. */
  grossWeight: string;
  sds: FileRef[];
  /** Manufacturer's composition. */
  formula: FileRef[];
  oldReport: FileRef[];
}

export interface Carriage {
  /** SEA, AIR, RAIL or ROAD. */
  mode: string;
  /** Sea transport only. */
  orgPortCode: string;
  dstPortCode: string;
  carrierCode: string;
  /** Other modes, free text. */
  from: string;
  to: string;
  /** yyyy-MM-dd, planned departure. */
  planDate: string;
}

/** Dangerous goods desk order. Values stay text until `tidy` runs. */
export interface DeskForm extends FormSource, ClosingForm, ContactForm, PaidForm {
  works: Record<DeskWork, boolean>;
  /** NORMAL or URGENT. */
  urgency: string;
  /** MAKE or TRANSLATE. */
  sdsWork: string;
  /** CN, EN or BOTH. */
  sdsLanguage: string;
  trainTopic: string;
  people: string;
  /** ONLINE or ONSITE. */
  trainMode: string;
  trainPlace: string;
  trainDay: string;
  /** Months of emergency telephone service. */
  months: string;
  phoneFrom: string;
  goods: DeskGoods;
  components: Component[];
  carriage: Carriage;
}

export const blankComponent: Component = { id: '1', name: '', casNo: '', percent: '' };

const blankDeskGoods: DeskGoods = {
  cargoNameCn: '',
  cargoNameEn: '',
  unNo: '',
  entry: null,
  dgClass: '',
  packingGroup: '',
  ld50: '',
  state: 'LIQUID',
  packageType: '',
  packages: '',
  grossWeight: '',
  sds: [],
  formula: [],
  oldReport: [],
};

const blankCarriage: Carriage = {
  mode: 'SEA',
  orgPortCode: '',
  dstPortCode: '',
  carrierCode: '',
  from: '',
  to: '',
  planDate: '',
};

export const blankDeskForm: DeskForm = {
  ...blankSource,
  works: {
    review: false,
    sds: false,
    report: false,
    packCert: false,
    declaration: false,
    training: false,
    emergency: false,
  },
  urgency: 'NORMAL',
  sdsWork: 'MAKE',
  sdsLanguage: 'BOTH',
  trainTopic: 'SEA',
  people: '',
  trainMode: 'ONLINE',
  trainPlace: '',
  trainDay: '',
  months: '12',
  phoneFrom: '',
  goods: blankDeskGoods,
  components: [blankComponent],
  carriage: blankCarriage,
  payType: 'BANK',
  ...blankContact,
  invoice: blankInvoice,
  ...blankClosing,
};
