import { type BegunForm, blankBegun } from '../../begun.ts';
import { blankClosing, type ClosingForm } from '../../closing-fields.ts';
import { blankContact, type ContactForm } from '../../contact-fields.ts';
import { blankGoods, type FileRef, type GoodsLine } from '../../goods-line.ts';
import type { Insurance } from '../../insurance-fields.ts';
import { blankInvoice, type PaidForm } from '../../invoice.ts';

/** The liquid. How much of it there is follows from the bags that it fills. */
export interface FlexitankLine extends GoodsLine {
  /** A number of dangerous goods: whatever has one is not taken. */
  unNumber: string;
  /** Kilograms per litre. */
  density: string;
  /** mPa·s. */
  viscosity: string;
  /** ℃ while the bag is filled. */
  loadTemp: string;
  foodGrade: boolean;
  foodCertificate: FileRef[];
}

export const bagLayers = ['TWO', 'THREE', 'EVOH'] as const;
export const bagValves = ['BOTTOM', 'TOP'] as const;

/** Bags of one liquid, each in a box of its own. Everything typed stays as text until it is tidied. */
export interface FlexitankForm extends BegunForm, ClosingForm, ContactForm, PaidForm {
  priceId: string;
  scheduleId: string;
  orgPortCode: string;
  dstPortCode: string;
  cargo: FlexitankLine[];
  /** How many, each with one bag. */
  boxes: string;
  /** Nominal cubic metres. */
  bagSize: string;
  layers: string;
  valve: string;
  heatingPad: boolean;
  /** CONSIGNEE: who receives the liquid has steam; ARRANGE: we arrange for it. */
  steam: string;
  /** KIT: the one that comes with the bag; OWN: the shipper's. */
  bulkhead: string;
  /** DEPOT: at our depot at the port of loading; SITE: where the liquid is filled in. */
  install: string;
  installAddress: string;
  installDay: string;
  /** The empty bag is taken away and disposed of at the destination. */
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
  ...blankBegun,
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
