import type { UnEntry } from '../../../dangerous-goods/un-list/entry.ts';
import type { DeskWork } from '../../../reference/desk-works.ts';
import { type BegunForm, blankBegun } from '../../begun.ts';
import { blankClosing, type ClosingForm } from '../../closing-fields.ts';
import { blankContact, type ContactForm } from '../../contact-fields.ts';
import type { FileRef } from '../../goods-line.ts';
import { blankInvoice, type PaidForm } from '../../invoice.ts';

/** One substance of a mixture. */
export interface Component {
  id: string;
  name: string;
  /** Empty where it has none. */
  casNo: string;
  /** Of the whole mass. */
  percent: string;
}

/** The goods that the desk is asked about; what a work does not need stays empty. */
export interface DeskGoods {
  cargoNameCn: string;
  cargoNameEn: string;
  unNo: string;
  /** The list's entry of the last number that was read; null until one is, and for a number that is not listed. */
  entry: UnEntry | null;
  dgClass: string;
  packingGroup: string;
  /** Oral, mg/kg; of toxic goods, as far as it is known. */
  ld50: string;
  /** SOLID, LIQUID or GAS. */
  state: string;
  packageType: string;
  packages: string;
  /** Of all packages, kg. */
  grossWeight: string;
  sds: FileRef[];
  /** What the goods are made of, as the maker wrote it. */
  formula: FileRef[];
  /** Reports of earlier years. */
  oldReport: FileRef[];
}

export interface Carriage {
  /** SEA, AIR, RAIL or ROAD. */
  mode: string;
  /** Of a passage by sea. */
  orgPortCode: string;
  dstPortCode: string;
  carrierCode: string;
  /** Of any other way, in the shipper's words. */
  from: string;
  to: string;
  /** yyyy-MM-dd: when the goods are to leave. */
  planDate: string;
}

/** Works of the desk of dangerous goods. Everything typed stays as text until it is tidied. */
export interface DeskForm extends BegunForm, ClosingForm, ContactForm, PaidForm {
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
  /** Months that the emergency telephone is answered. */
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
  ...blankBegun,
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
