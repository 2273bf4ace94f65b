import { blankClosing, type ClosingForm } from '../booking/closing-fields.ts';
import { blankContact, type ContactForm } from '../booking/contact-fields.ts';
import { blankSource, type FormSource } from '../booking/form-source.ts';
import { blankGoods, type GoodsLine } from '../booking/goods-line.ts';
import { blankInvoice, type PaidForm } from '../booking/invoice.ts';

export interface StoredLine extends GoodsLine {
  pallets: string;
  batchNo: string;
  madeOn: string;
  usableUntil: string;
}

/** Storage order. Values stay text until `tidy` runs. */
export interface WarehouseForm extends FormSource, ClosingForm, ContactForm, PaidForm {
  warehouseId: string;
  /** TON, PALLET or CUBIC_METRE: unit of charging. */
  mode: string;
  startDate: string;
  days: string;
  cargo: StoredLine[];
  /** ℃; both empty without a requirement. */
  tempFrom: string;
  tempTo: string;
  /** SELF: delivered by the customer; PICKUP: collected by us. */
  inbound: string;
  inboundAddress: string;
  /** SELF: collected by the customer; DELIVERY: delivered to an address. */
  outbound: string;
  outboundAddress: string;
  /** Monthly throughput in tons. */
  turnover: string;
  repack: boolean;
  label: boolean;
  decant: boolean;
  sample: boolean;
  count: boolean;
  palletize: boolean;
  insure: boolean;
}

export const blankStoredLine: StoredLine = { ...blankGoods, pallets: '', batchNo: '', madeOn: '', usableUntil: '' };

export const blankWarehouseForm: WarehouseForm = {
  ...blankSource,
  warehouseId: '',
  mode: 'TON',
  startDate: '',
  days: '',
  cargo: [blankStoredLine],
  tempFrom: '',
  tempTo: '',
  inbound: 'SELF',
  inboundAddress: '',
  outbound: 'SELF',
  outboundAddress: '',
  turnover: '',
  repack: false,
  label: false,
  decant: false,
  sample: false,
  count: false,
  palletize: false,
  insure: false,
  payType: 'BANK',
  ...blankContact,
  invoice: blankInvoice,
  ...blankClosing,
};
