import { blankClosing, type ClosingForm } from '../booking/closing-fields.ts';
import { blankContact, type ContactForm } from '../booking/contact-fields.ts';
import { blankSource, type FormSource } from '../booking/form-source.ts';
import { blankGoods, type FileRef, type GoodsLine } from '../booking/goods-line.ts';
import { blankInvoice, type PaidForm } from '../booking/invoice.ts';
import { type TankService, USUAL_FILLING_TEMPERATURE } from './kinds.ts';

/** Tank container transport, rental, cleaning or storage. Values stay text until `tidy` runs. */
export interface TankForm extends FormSource, ClosingForm, ContactForm, PaidForm {
  serviceType: string;
  /** Price of a lane; empty for yard services. */
  priceId: string;
  scheduleId: string;
  orgPortCode: string;
  dstPortCode: string;
  /** Yard for rental, cleaning or storage. */
  depotId: string;
  fromDay: string;
  tankDays: string;
  /** SHORT, LONG or FINANCE. */
  rentalTerm: string;
  /** OPERATOR: included in the price; OWN: the shipper's. */
  tankSource: string;
  tankType: string;
  /** Litres of a shipper-owned tank. */
  capacity: string;
  tanks: string;
  tankNos: string;
  tareWeight: string;
  /** Expiry of the last tank test. */
  testDue: string;
  /** Previous cargoes of a shipper-owned tank, latest first. */
  lastCargo1: string;
  lastCargo2: string;
  lastCargo3: string;
  cleaningCert: FileRef[];
  /** Restriction on previous cargoes of the operator's tank. */
  lastCargoRule: string;
  /** NONE, PTFE, RUBBER or PE. */
  lining: string;
  /** Surge plates or compartments. */
  baffle: boolean;
  /** NONE, STEAM or ELECTRIC. */
  heating: string;
  dischargeTemp: string;
  nitrogen: boolean;
  nitrogenPressure: string;
  foodGrade: boolean;
  /** Exactly one line, because a tank has one shell. */
  cargo: GoodsLine[];
  density15: string;
  density50: string;
  fillTemp: string;
  /** kg/L of molten goods, at filling and at the highest temperature in transit. */
  fillDensity: string;
  hotDensity: string;
  viscosity: string;
  vapourPressure: string;
  /** Litres per tank. */
  litres: string;
  tankNet: string;
  /** PORT or DOOR: loading and unloading location. */
  loadAt: string;
  loadingPlace: string;
  loadingDate: string;
  loadingMethod: string;
  unloadAt: string;
  unloadingPlace: string;
  dischargeMethod: string;
  outlet: string;
  cleanAfter: boolean;
  residue: boolean;
  repair: boolean;
  /** NONE, HALF or FIVE. */
  retest: string;
}

const carried: TankService = 'TRANSPORT';

export const blankTankForm: TankForm = {
  ...blankSource,
  serviceType: carried,
  priceId: '',
  scheduleId: '',
  orgPortCode: '',
  dstPortCode: '',
  depotId: '',
  fromDay: '',
  tankDays: '',
  rentalTerm: 'SHORT',
  tankSource: 'OPERATOR',
  tankType: '',
  capacity: '',
  tanks: '1',
  tankNos: '',
  tareWeight: '',
  testDue: '',
  lastCargo1: '',
  lastCargo2: '',
  lastCargo3: '',
  cleaningCert: [],
  lastCargoRule: '',
  lining: 'NONE',
  baffle: false,
  heating: 'NONE',
  dischargeTemp: '',
  nitrogen: false,
  nitrogenPressure: '',
  foodGrade: false,
  cargo: [blankGoods],
  density15: '',
  density50: '',
  fillTemp: USUAL_FILLING_TEMPERATURE,
  fillDensity: '',
  hotDensity: '',
  viscosity: '',
  vapourPressure: '',
  litres: '',
  tankNet: '',
  loadAt: 'PORT',
  loadingPlace: '',
  loadingDate: '',
  loadingMethod: 'TOP',
  unloadAt: 'PORT',
  unloadingPlace: '',
  dischargeMethod: 'PUMP',
  outlet: 'CAM_LOCK',
  cleanAfter: false,
  residue: false,
  repair: false,
  retest: 'NONE',
  payType: 'BANK',
  ...blankContact,
  invoice: blankInvoice,
  ...blankClosing,
};
