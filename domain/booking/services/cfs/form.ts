import type { StuffingOption, StuffingService } from '../../../reference/stuffing-works.ts';
import { type BegunForm, blankBegun } from '../../begun.ts';
import { blankClosing, type ClosingForm } from '../../closing-fields.ts';
import { blankContact, type ContactForm } from '../../contact-fields.ts';
import { blankGoods, type FileRef } from '../../goods-line.ts';
import { blankInvoice, type PaidForm } from '../../invoice.ts';
import { blankSize, type MeasuredLine } from '../../measures.ts';

export interface CfsCargoLine extends MeasuredLine {
  /** Which boxes the line goes into: lines of one letter share a box. */
  stow: string;
}

export interface CfsContainer {
  id: string;
  ctnType: string;
  quantity: string;
  /** One number a box, divided by blanks or commas; empty until the boxes are picked up. */
  containerNos: string;
  sealNos: string;
}

export interface Vehicle {
  id: string;
  plate: string;
  driver: string;
  /** The number of the driver's identity card. */
  driverId: string;
  driverPhone: string;
  /** The number of the vehicle's permit to carry dangerous goods. */
  transportPermit: string;
}

/** The moments of the sailing, yyyy-MM-ddTHH:mm on the clock of the port of loading. */
export interface SailingMoments {
  etd: string;
  cyOpen: string;
  cyClosing: string;
  siCutoff: string;
  dgCutoff: string;
  vgmCutoff: string;
  customsCutoff: string;
}

/** Goods stuffed at a station of ours for a sailing that was booked elsewhere. Everything typed stays as text until it is tidied. */
export interface CfsForm extends BegunForm, ClosingForm, ContactForm, PaidForm, SailingMoments {
  warehouseId: string;
  soNo: string;
  blNo: string;
  carrierCode: string;
  vessel: string;
  voyage: string;
  imoNo: string;
  orgPortCode: string;
  terminal: string;
  /** Empty when direct. */
  viaPortCode: string;
  dstPortCode: string;
  /** When the box has to be at the terminal, in the customer's words. */
  gateInRequirement: string;
  containers: CfsContainer[];
  /** OURS: fetched by us; SELF: brought to the station. */
  emptyPickup: string;
  cargo: CfsCargoLine[];
  options: Record<StuffingOption, boolean>;
  services: Record<StuffingService, boolean>;
  /** SELF: brought to the station; PICKUP: fetched by us. */
  handIn: string;
  pickupAddress: string;
  pickupPostcode: string;
  planDeliverDate: string;
  planStuffDate: string;
  /** May be named until the goods are delivered. */
  vehicles: Vehicle[];
  packList: FileRef[];
}

export const blankCfsCargo: CfsCargoLine = { ...blankGoods, ...blankSize, stow: 'A' };

export const blankCfsContainer: CfsContainer = {
  id: '1',
  ctnType: '20GP',
  quantity: '1',
  containerNos: '',
  sealNos: '',
};

export const blankVehicle: Vehicle = {
  id: '1',
  plate: '',
  driver: '',
  driverId: '',
  driverPhone: '',
  transportPermit: '',
};

export const blankMoments: SailingMoments = {
  etd: '',
  cyOpen: '',
  cyClosing: '',
  siCutoff: '',
  dgCutoff: '',
  vgmCutoff: '',
  customsCutoff: '',
};

export const blankCfsForm: CfsForm = {
  ...blankBegun,
  warehouseId: '',
  soNo: '',
  blNo: '',
  carrierCode: '',
  vessel: '',
  voyage: '',
  imoNo: '',
  orgPortCode: '',
  terminal: '',
  viaPortCode: '',
  dstPortCode: '',
  ...blankMoments,
  gateInRequirement: '',
  containers: [blankCfsContainer],
  emptyPickup: 'OURS',
  cargo: [blankCfsCargo],
  options: {
    pallet: false,
    lashing: false,
    airbag: false,
    partition: false,
    dunnage: false,
    wrapping: false,
    marking: false,
    sorting: false,
    weighing: false,
    photos: true,
    supervision: false,
    fumigation: false,
    placards: true,
    unplacard: false,
  },
  services: { declaration: false, customs: false, gateIn: false, alongside: false },
  handIn: 'SELF',
  pickupAddress: '',
  pickupPostcode: '',
  planDeliverDate: '',
  planStuffDate: '',
  vehicles: [],
  packList: [],
  ...blankContact,
  payType: 'BANK',
  invoice: blankInvoice,
  ...blankClosing,
};
