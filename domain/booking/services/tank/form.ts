import { type TankService, USUAL_FILLING_TEMPERATURE } from '../../../tank/kinds.ts';
import { type BegunForm, blankBegun } from '../../begun.ts';
import { blankClosing, type ClosingForm } from '../../closing-fields.ts';
import { blankContact, type ContactForm } from '../../contact-fields.ts';
import { blankGoods, type FileRef, type GoodsLine } from '../../goods-line.ts';
import { blankInvoice, type PaidForm } from '../../invoice.ts';

/** Tank containers carried, let, cleaned or stored. Everything typed stays as text until it is tidied. */
export interface TankForm extends BegunForm, ClosingForm, ContactForm, PaidForm {
  serviceType: string;
  /** Of a lane; empty where the tank stays at a yard. */
  priceId: string;
  scheduleId: string;
  orgPortCode: string;
  dstPortCode: string;
  /** The yard of a tank that is let, cleaned or stored. */
  depotId: string;
  fromDay: string;
  tankDays: string;
  /** SHORT, LONG or FINANCE. */
  rentalTerm: string;
  /** OPERATOR: a tank that comes with the price; OWN: the shipper's. */
  tankSource: string;
  tankType: string;
  /** Litres of a tank of the shipper's own. */
  capacity: string;
  tanks: string;
  tankNos: string;
  /** Kilograms of the empty tank. */
  tareWeight: string;
  /** Until when the last test of the shell holds. */
  testDue: string;
  /** What the tank of the shipper's own carried before, the latest first. */
  lastCargo1: string;
  lastCargo2: string;
  lastCargo3: string;
  cleaningCert: FileRef[];
  /** What a tank that comes with the price may not have carried before. */
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
  /** One kind of goods: a tank has one shell. */
  cargo: GoodsLine[];
  density15: string;
  density50: string;
  fillTemp: string;
  /** kg/L of what travels molten: at filling, and at the highest temperature on the way. */
  fillDensity: string;
  hotDensity: string;
  viscosity: string;
  vapourPressure: string;
  /** Into one tank. */
  litres: string;
  tankNet: string;
  /** PORT or DOOR: where a truck takes the tank to be loaded and unloaded. */
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
  ...blankBegun,
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
