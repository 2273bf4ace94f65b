import { blankClosing, type ClosingForm } from '../booking/closing-fields.ts';
import { blankContact, type ContactForm } from '../booking/contact-fields.ts';
import { blankSource, type FormSource } from '../booking/form-source.ts';
import { blankGoods, type GoodsLine } from '../booking/goods-line.ts';
import { blankInvoice, type Invoice } from '../booking/invoice.ts';
import { blankParties, type PartiesForm } from '../booking/parties.ts';

export interface CargoLine extends GoodsLine {
  /** Stowage group: lines with the same letter share a container. */
  stow: string;
}

export interface ContainerLine {
  id: string;
  ctnType: string;
  quantity: string;
  /** Shipper-owned containers. */
  soc: boolean;
  /** One number per shipper-owned container, separated by blanks or commas. */
  containerNos: string;
  weightPerCtn: string;
  /** Refrigerated containers only. */
  temperature: string;
  ventilation: string;
  humidity: string;
  /** Oversize of open containers. */
  overDimensions: string;
}

export interface Services {
  truck: {
    wanted: boolean;
    province: string;
    city: string;
    district: string;
    address: string;
    loadingAt: string;
    /** Y: vehicle licensed for dangerous goods; N: any; empty: derived from the goods. */
    dgVehicle: string;
  };
  customs: { wanted: boolean; mode: string };
  declaration: { wanted: boolean };
  stuffing: { wanted: boolean; deliverDay: string };
  placards: { wanted: boolean };
  certificates: { wanted: boolean; kind: string };
  storage: { wanted: boolean; fromDay: string; days: string };
  insurance: { wanted: boolean; cargoValue: string; currency: string };
  destination: { wanted: boolean; kind: string; address: string };
  handling: { wanted: boolean; kind: string; note: string };
  video: { wanted: boolean };
}

export type ServiceCode = keyof Services;

/** Values stay text until `tidy` runs, so that no input is lost. */
export interface FclForm extends FormSource, ClosingForm, ContactForm, PartiesForm {
  priceId: string;
  scheduleId: string;
  orgPortCode: string;
  dstPortCode: string;
  receiptType: string;
  deliveryType: string;
  containers: ContainerLine[];
  cargoReadyDate: string;
  cargo: CargoLine[];
  tradeTerm: string;
  payTerm: string;
  settleType: string;
  currency: string;
  payType: string;
  blType: string;
  blOwner: string;
  blCopies: string;
  issuePlace: string;
  services: Services;
  invoice: Invoice;
}

export const blankCargo: CargoLine = { ...blankGoods, stow: 'A' };

export const blankContainer: ContainerLine = {
  id: '1',
  ctnType: '20GP',
  quantity: '1',
  soc: false,
  containerNos: '',
  weightPerCtn: '',
  temperature: '',
  ventilation: '',
  humidity: '',
  overDimensions: '',
};

export const blankFclForm: FclForm = {
  ...blankSource,
  priceId: '',
  scheduleId: '',
  orgPortCode: '',
  dstPortCode: '',
  receiptType: 'CY',
  deliveryType: 'CY',
  containers: [blankContainer],
  cargoReadyDate: '',
  cargo: [blankCargo],
  tradeTerm: '',
  payTerm: 'PRE',
  settleType: 'TICKET',
  currency: '1',
  payType: 'BANK',
  blType: '',
  blOwner: '',
  blCopies: '3',
  issuePlace: '',
  ...blankContact,
  parties: 'LATER',
  ...blankParties,
  services: {
    truck: { wanted: false, province: '', city: '', district: '', address: '', loadingAt: '', dgVehicle: '' },
    customs: { wanted: false, mode: 'ENTRUST' },
    declaration: { wanted: false },
    stuffing: { wanted: false, deliverDay: '' },
    placards: { wanted: false },
    certificates: { wanted: false, kind: 'PACKING' },
    storage: { wanted: false, fromDay: '', days: '' },
    insurance: { wanted: false, cargoValue: '', currency: '2' },
    destination: { wanted: false, kind: 'CLEARANCE', address: '' },
    handling: { wanted: false, kind: 'PALLET', note: '' },
    video: { wanted: false },
  },
  invoice: blankInvoice,
  ...blankClosing,
};
