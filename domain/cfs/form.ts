import { blankClosing, type ClosingForm } from '../booking/closing-fields.ts';
import { blankContact, type ContactForm } from '../booking/contact-fields.ts';
import { blankSource, type FormSource } from '../booking/form-source.ts';
import { blankGoods, type FileRef } from '../booking/goods-line.ts';
import { blankInvoice, type PaidForm } from '../booking/invoice.ts';
import { blankSize, type MeasuredLine } from '../booking/measures.ts';
import type { StuffingOption, StuffingService } from '../reference/stuffing-works.ts';

export interface CfsCargoLine extends MeasuredLine {
  /** Stowage group: lines with the same letter share a container. */
  stow: string;
}

export interface CfsContainer {
  id: string;
  ctnType: string;
  quantity: string;
  /** One number per container, separated by blanks or commas; empty until pick-up. */
  containerNos: string;
  sealNos: string;
}

export interface Vehicle {
  id: string;
  plate: string;
  driver: string;
  driverId: string;
  driverPhone: string;
  transportPermit: string;
}

/** Sailing times, yyyy-MM-ddTHH:mm at the port of loading. */
export interface SailingMoments {
  etd: string;
  cyOpen: string;
  cyClosing: string;
  siCutoff: string;
  dgCutoff: string;
  vgmCutoff: string;
  customsCutoff: string;
}

/** Stuffing at an own station for a sailing booked elsewhere. Values stay text until `tidy` runs. */
export interface CfsForm extends FormSource, ClosingForm, ContactForm, PaidForm, SailingMoments {
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
  /** Terminal gate-in requirement, free text. */
  gateInRequirement: string;
  containers: CfsContainer[];
  /** OURS: we collect empty containers; SELF: the customer delivers them. */
  emptyPickup: string;
  cargo: CfsCargoLine[];
  options: Record<StuffingOption, boolean>;
  services: Record<StuffingService, boolean>;
  /** SELF: delivered to the station; PICKUP: collected by us. */
  handIn: string;
  pickupAddress: string;
  pickupPostcode: string;
  planDeliverDate: string;
  planStuffDate: string;
  /** May be named until delivery. */
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
  ...blankSource,
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
