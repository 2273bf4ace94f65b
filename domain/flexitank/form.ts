import { blankClosing, type ClosingForm } from '../booking/closing-fields.ts';
import { blankContact, type ContactForm } from '../booking/contact-fields.ts';
import { blankSource, type FormSource } from '../booking/form-source.ts';
import { blankGoods, type FileRef, type GoodsLine } from '../booking/goods-line.ts';
import type { Insurance } from '../booking/insurance-fields.ts';
import { blankInvoice, type PaidForm } from '../booking/invoice.ts';

/** The liquid; its quantity derives from the bags. */
export interface FlexitankLine extends GoodsLine {
  /** UN number, which makes the liquid unacceptable. */
  unNumber: string;
  /** Kilograms per litre. */
  density: string;
  /** mPa·s. */
  viscosity: string;
  /** Filling temperature in ℃. */
  loadTemp: string;
  foodGrade: boolean;
  foodCertificate: FileRef[];
}

export const bagLayers = ['TWO', 'THREE', 'EVOH'] as const;
export const bagValves = ['BOTTOM', 'TOP'] as const;

/** Flexitanks with one liquid, each in its own container. Values stay text until `tidy` runs. */
export interface FlexitankForm extends FormSource, ClosingForm, ContactForm, PaidForm {
  priceId: string;
  scheduleId: string;
  orgPortCode: string;
  dstPortCode: string;
  cargo: FlexitankLine[];
  /** Number of containers, each with one bag. */
  boxes: string;
  /** Nominal size in cubic metres. */
  bagSize: string;
  layers: string;
  valve: string;
  heatingPad: boolean;
  /** CONSIGNEE: the consignee has steam; ARRANGE: we arrange it. */
  steam: string;
  /** KIT: supplied with the bag; OWN: the shipper's. */
  bulkhead: string;
  /** DEPOT: our depot at the port of loading; SITE: the filling site. */
  install: string;
  installAddress: string;
  installDay: string;
  /** Removal and disposal of the empty bag at the destination. */
  disposal: boolean;
  insurance: Insurance;
}

export const blankFlexitankLine: FlexitankLine = {
  ...blankGoods,
  isDanger: false,
  packageType: 'BLK',
  unNumber: '',
  density: '',
  viscosity: '',
  loadTemp: '',
  foodGrade: false,
  foodCertificate: [],
};

export const blankFlexitankForm: FlexitankForm = {
  ...blankSource,
  priceId: '',
  scheduleId: '',
  orgPortCode: '',
  dstPortCode: '',
  cargo: [blankFlexitankLine],
  boxes: '1',
  bagSize: '',
  layers: 'TWO',
  valve: 'BOTTOM',
  heatingPad: false,
  steam: 'CONSIGNEE',
  bulkhead: 'KIT',
  install: 'DEPOT',
  installAddress: '',
  installDay: '',
  disposal: false,
  insurance: { wanted: false, cargoValue: '', currency: '2' },
  payType: 'BANK',
  ...blankContact,
  invoice: blankInvoice,
  ...blankClosing,
};
