import { blankClosing, type ClosingForm } from '../booking/closing-fields.ts';
import { blankContact, type ContactForm } from '../booking/contact-fields.ts';
import { blankStop, type Stop } from '../booking/door-fields.ts';
import { blankSource, type FormSource } from '../booking/form-source.ts';
import { blankGoods, type GoodsLine } from '../booking/goods-line.ts';
import { blankInvoice, type PaidForm } from '../booking/invoice.ts';
import { blankRoadEntry, type RoadEntry } from '../booking/road-fields.ts';
import type { DomesticTerm } from './terms.ts';

export interface DomesticContainer {
  id: string;
  ctnType: string;
  quantity: string;
  weightPerCtn: string;
}

export interface DomesticCargoLine extends GoodsLine, RoadEntry {
  stow: string;
}

/** Containers on a coastal lane, from port or door to port or door. Values stay text until `tidy` runs. */
export interface DomesticForm extends FormSource, ClosingForm, ContactForm, PaidForm {
  priceId: string;
  scheduleId: string;
  orgPortCode: string;
  dstPortCode: string;
  term: string;
  containers: DomesticContainer[];
  cargo: DomesticCargoLine[];
  pickup: Stop;
  delivery: Stop;
  insurance: { wanted: boolean; cargoValue: string };
  /** NONE, SCAN or ORIGINAL: return of the signed delivery note. */
  receipt: string;
  receiptAddress: string;
  /** LETTER or CASH: container deposit. */
  boxDeposit: string;
}

export const DOMESTIC_BOXES = ['20GP', '40HQ'] as const;

export const blankDomesticCargo: DomesticCargoLine = {
  ...blankGoods,
  cargoCurrency: '1',
  ...blankRoadEntry,
  stow: 'A',
};

export const blankDomesticContainer: DomesticContainer = { id: '1', ctnType: '20GP', quantity: '1', weightPerCtn: '' };

const PORT_TO_PORT: DomesticTerm = 'CY_CY';

export const blankDomesticForm: DomesticForm = {
  ...blankSource,
  priceId: '',
  scheduleId: '',
  orgPortCode: '',
  dstPortCode: '',
  term: PORT_TO_PORT,
  containers: [blankDomesticContainer],
  cargo: [blankDomesticCargo],
  pickup: blankStop,
  delivery: blankStop,
  insurance: { wanted: false, cargoValue: '' },
  receipt: 'SCAN',
  receiptAddress: '',
  boxDeposit: 'LETTER',
  payType: 'BANK',
  ...blankContact,
  invoice: blankInvoice,
  ...blankClosing,
};
