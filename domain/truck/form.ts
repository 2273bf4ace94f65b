import { blankClosing, type ClosingForm } from '../booking/closing-fields.ts';
import { blankContact, type ContactForm } from '../booking/contact-fields.ts';
import { blankStop, type Stop } from '../booking/door-fields.ts';
import { blankSource, type FormSource } from '../booking/form-source.ts';
import { blankGoods, type GoodsLine } from '../booking/goods-line.ts';
import { blankInvoice, type PaidForm } from '../booking/invoice.ts';
import { blankRoadEntry, type RoadEntry } from '../booking/road-fields.ts';
import type { Truck } from './truck.ts';

export interface TruckCargoLine extends GoodsLine, RoadEntry {}

/** Road transport from door to door. Values stay text until `tidy` runs. */
export interface TruckForm extends FormSource, ClosingForm, ContactForm, PaidForm {
  vehicle: string;
  vehicleCount: string;
  cargo: TruckCargoLine[];
  loading: Stop;
  unloading: Stop;
  /** May be named until loading, except for dangerous goods. */
  trucks: Truck[];
}

export const blankTruckCargo: TruckCargoLine = { ...blankGoods, ...blankRoadEntry, cargoCurrency: '1' };

export const blankTruckForm: TruckForm = {
  ...blankSource,
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
