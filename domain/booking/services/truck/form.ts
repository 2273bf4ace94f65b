import { blankClosing, type ClosingForm } from '../../closing-fields.ts';
import { blankContact, type ContactForm } from '../../contact-fields.ts';
import { blankStop, type Stop } from '../../door-fields.ts';
import { blankGoods, type GoodsLine } from '../../goods-line.ts';
import { blankInvoice, type Invoice } from '../../invoice.ts';
import { blankRoadEntry, type RoadEntry } from '../../road-fields.ts';

export interface TruckCargoLine extends GoodsLine, RoadEntry {}

/** A vehicle with the people on it. */
export interface Truck {
  id: string;
  plate: string;
  trailer: string;
  driver: string;
  driverPhone: string;
  driverLicence: string;
  /** The certificate that the driver may carry dangerous goods. */
  driverCert: string;
  /** The permit to carry dangerous goods on roads, and the day it ends. */
  permit: string;
  permitExpire: string;
  /** Who watches over dangerous goods on the way. */
  escort: string;
  escortPhone: string;
  escortCert: string;
}

/** Goods carried by road from door to door. Everything typed stays as text until it is tidied. */
export interface TruckForm extends ClosingForm, ContactForm {
  /** The order this one was begun from; empty where it is new. */
  copiedFrom: string;
  /** The answered enquiry it was begun from, and the option that was chosen. */
  enquiryNo: string;
  optionId: string;
  vehicle: string;
  vehicleCount: string;
  cargo: TruckCargoLine[];
  loading: Stop;
  unloading: Stop;
  /** May be named until the goods are loaded, unless they are dangerous. */
  trucks: Truck[];
  payType: string;
  invoice: Invoice;
}

export const blankTruckCargo: TruckCargoLine = { ...blankGoods, ...blankRoadEntry, cargoCurrency: '1' };

export const blankTruck: Truck = {
  id: '1',
  plate: '',
  trailer: '',
  driver: '',
  driverPhone: '',
  driverLicence: '',
  driverCert: '',
  permit: '',
  permitExpire: '',
  escort: '',
  escortPhone: '',
  escortCert: '',
};

export const blankTruckForm: TruckForm = {
  copiedFrom: '',
  enquiryNo: '',
  optionId: '',
  vehicle: '',
  vehicleCount: '1',
  cargo: [blankTruckCargo],
  loading: blankStop,
  unloading: blankStop,
  trucks: [],
  ...blankContact,
  payType: 'BANK',
  invoice: blankInvoice,
  ...blankClosing,
};
